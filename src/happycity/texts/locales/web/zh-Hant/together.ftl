### 一起玩的人共同決定的事：由電腦替不在的人玩、結束遊戲；以及自己決定的事。

## 有人不在

web-absent = { $player }不在
web-absent-about = { $player }離開一段時間了。電腦（{ $level }）可以代玩到人回來。
web-absent-let = 讓電腦替{ $player }玩
web-absent-waits = 你同意由電腦代玩。等待{ $players }的回答。
web-absent-wait = 還是等一等
web-absent-back = 歡迎回來！電腦替你玩了一會兒。
web-absent-built = 你的小鎮新增：{ $cards }。

## 不計結果地結束遊戲

web-ending = 不計結果，結束遊戲
web-ending-about = { $rated ->
    [yes] 所有玩家都同意後，遊戲就會結束，沒有人的等級分會改變。
   *[no] 在場的人都同意後，遊戲就會結束。
}
web-ending-asked = { $player }問：在這裡結束，不計結果嗎？
web-ending-declined = { $player }想繼續玩。

## 認輸

web-resign = 認輸
web-resign-about = { $rated ->
    [yes] 電腦會替你玩到最後，你的名次是最後一名，而且不能再回來。
   *[no] 電腦會替你玩到最後，而且不能再回來。
}
web-resign-sure = 再點一次就認輸
web-resigned = 已認輸
web-resigned-news = { $who ->
    [you] 你已認輸：由電腦接著玩。
   *[other] { $player }認輸：由電腦接著玩。
}
web-former = 前玩家
web-resigned-why = { $who ->
    [you] { $many ->
        [0] 你認輸了。
       *[other] 你和{ $names }都認輸了。
    }
   *[other] { $many ->
        [1] { $names }認輸了。
       *[other] { $names }都認輸了。
    }
}
web-resigned-all = 大家都認輸了，由電腦玩到最後：以分數決定。
