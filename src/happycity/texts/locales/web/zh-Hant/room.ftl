### 桌子的等候室，以及電腦的名字。

web-room-bot-teddy-bear = 布魯諾
web-room-bot-robot = 皮克
web-room-bot-alien-monster = 奇奇
web-room-bot-ghost = 雨果
web-room-bot-nesting-dolls = 歐嘉
web-room-bot-dragon-face = 德拉可

## 等候室

web-room-here = 等候室
web-room-waiting = 還差 { $free } 人
web-room-dealing = 正在發牌
web-room-dealing-about = 請稍候：最後幾份洗牌亂數即將送達。
web-room-ready = 人到齊了！
web-room-not-here = 等待{ $names }
web-room-ready-host = 座位已滿，隨時可以開始。
web-room-ready-guest = { $name }隨時會開始遊戲。
web-room-absent-host = 座位已滿。你可以現在開始，或等大家到齊。
web-room-absent-guest = 由{ $name }決定何時開始。
web-room-wait-host = 把連結傳給朋友，或讓電腦坐空位。
web-room-wait-rated = 這是排名賽：每個座位都需要有帳號的玩家。把連結傳給他們吧。
web-room-wait-rematch = 已邀請其他玩家：他們在上一局結束的畫面按一下，就會坐到這裡。
web-room-wait-asked = 已為受邀的人保留座位：他們只要答應就好。
web-room-wait-guest = 坐滿後，{ $name }會開始遊戲。
web-room-the-host = 桌主
web-room-start = 開始遊戲
web-room-fill = { $free ->
   *[other] 讓電腦坐空位
}
web-room-close = 關閉桌子
web-room-close-sure = 確定為所有人關閉？
web-room-closed = 這張桌子已關閉
web-room-closed-about = 桌主離開了。其他桌子總有空位。
web-room-lost = 連線中斷，正在重試。
web-room-watching = { $count ->
    [0] 沒有人觀看
   *[other] { $count } 人正在觀看
}

## 座位

web-room-seats = 座位
web-room-free = 空位
web-room-you = 你
web-room-host = 桌主
web-room-program = 程式
web-room-present = 在線上
web-room-absent = 暫時離開
web-room-asked = 已詢問，尚未回答
web-room-asked-you = { $name }想再玩一局。這個座位是留給你的。
web-room-changed-you = { $name }更改了這桌的遊戲內容。這個座位是留給你的。
web-room-kept-you = { $name }為你保留了這個座位。看看玩的是什麼。
web-room-accept = 好，再玩一局
web-room-accept-changes = 好，可以
web-room-accept-seat = 好，我來玩
web-room-sit = 入座
web-room-sit-about = 或者只是觀看：遊戲會在這一頁開始。
web-room-full-about = 座位已滿。你可以觀看：遊戲會在這一頁開始。
web-room-stand = 離席
web-room-name = 你的名稱
web-room-rename = 更改名稱
web-room-save = 儲存
web-room-change = { $name }：更改這個座位
web-room-change-free = 更改這個空位
web-room-seat-title = 誰坐這裡？
web-room-open-seat = 留給朋友
web-room-send-away = 請{ $name }離席
web-room-remove = 移除這個座位
web-room-add = 增加一個座位

## 邀請

web-room-invite = 邀請朋友
web-room-invite-about = 打開這個連結就能入座，不需要帳號。
web-room-invite-rated = 打開這個連結就能入座。這場遊戲計入排名，所以需要帳號。
web-room-link = 這張桌子的連結
web-room-copy = 複製
web-room-copied = 已複製！
web-room-copy-by-hand = 請選取連結並複製。
web-room-share = 分享
web-room-share-text = 來和我一起建造快樂小鎮吧！
web-room-qr = 這張桌子連結的 QR 碼
web-room-qr-about = 或用手機掃描。

## 遊戲內容

web-room-played = 遊戲內容
web-room-options = 更改
web-room-options-about = 已入座的玩家會被詢問是否同意。
web-room-options-save = 就這樣玩
web-room-family = 特殊建築物：家庭模式
web-room-expert = 特殊建築物：專家模式
web-room-grozilla = 含胖吉拉與第四疊牌
web-room-product = 分數：居民 × 滿意度
web-room-sum = 分數：居民 + 滿意度
web-room-rated = 排名賽：不能收回
web-room-casual = 一般，可以收回
web-room-no-clock = 不計時
web-room-public = 公開：列在開放的桌子中
web-room-private = 私人：只限擁有連結的人
web-room-circle = 給圈子成員，以及擁有連結的人
web-room-shuffle = 沒有人能挑選洗牌結果：每位玩家的瀏覽器都會加入一份亂數
web-room-chat = { $chat ->
    [nobody] 聊天：只用表情
    [accounts] 聊天：限帳號
   *[other] 聊天：所有人
}
web-room-removed = { $name }已把你的座位空出來。
web-room-declined = { $name }這次不想玩。
web-room-your-answer = 等你回答
