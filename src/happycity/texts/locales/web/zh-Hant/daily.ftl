### The deal of the day: its page, its standings, and what is shared of it.

web-daily-title = 每日牌局
web-daily-lead = 大家拿到同樣的牌，對手也是同樣的兩個機器人。每副牌局你只有一次機會。
web-daily-coming = 洗牌中……
web-daily-alone = 沒有伺服器，就沒有人可以比較：這些牌局在每台沒有伺服器的裝置上都一樣，也不列入計算。
web-daily-day = 日期
web-daily-today = 今天
web-daily-yesterday = 昨天
web-daily-next = 新的牌局在{ $time }開始。
web-daily-streak = 連續 { $days } 天

## A deal

web-daily-against = 你對{ $names }
web-daily-seat = { $seat ->
    [1] 你先開始。
    [2] 你第二個行動。
   *[other] 你第三個行動。
}
web-daily-play = 開始玩
web-daily-go-on = 繼續
web-daily-points = { $points } 分
web-daily-better = 勝過 { $others } 人中的 { $share }
web-daily-finished = { $players ->
    [0] 還沒有人完成。
   *[other] { $players } 人已完成。
}
web-daily-closed = 你放棄了這一副。
web-daily-late = 結束得太晚，不列入計算。
web-daily-missed = 你沒有玩這一副。
web-daily-standings = 排名

## Standings

web-daily-standings-of = { $mode }，{ $day }
web-daily-sealed = 完成這副牌局，就能看到大家的成績。
web-daily-nobody = 沒有人完成這副牌局。
web-daily-no-day = 那一天沒有可以看的牌局。
web-daily-to-today = 看今天的牌局
web-daily-rank = 這桌 { $seats } 人中第 { $rank } 名
web-daily-first = 前十名
web-daily-column-points = 分數
web-daily-column-players = 人數
web-daily-reached = 大家得了多少分
web-daily-reached-about = 各分數的人數
web-daily-reached-mine = 你：{ $points }
web-daily-lines = 一輪一輪看
web-daily-mine = 你的遊戲
web-daily-masters = 築城大師的遊戲
web-daily-master-plays = 築城大師還在玩這副牌局。請過一分鐘再來看。
web-daily-replay-mine = 重看你的遊戲
web-daily-replay-master = 重看築城大師的遊戲
web-daily-nothing = 沒有

## Sharing

web-daily-share = 分享
web-daily-share-about = 只會透露你的分數和特殊建築物：其他人還可以玩這副牌局。
web-daily-share-line = Happy City，{ $day }，{ $mode }：{ $points }
web-daily-send = 分享
web-daily-copy = 複製這一行
web-daily-copied = 已複製
web-daily-picture = 儲存圖片
web-daily-picture-of = 分享用的圖片：{ $line }
web-daily-with-name = 加上我的名字

## Fairness

web-daily-fair = 如何確定公平
web-daily-fair-how = 一個祕密決定一天的牌局。它的封印在前一天公布，祕密本身在那天結束後公布。之後任何人都可以檢查一場遊戲：
web-daily-commitment-of = { $day } 的封印
web-daily-secret-of = { $day } 的祕密
web-daily-fair-open = 沒有伺服器時，牌局由日期決定：它們不是祕密。

## Elsewhere

web-daily-mark = 每日牌局
web-daily-see = 看排名
