### 首頁、開桌設定，以及每一頁的頁首。

web-start-me-unknown = 我的頁面
web-start-offline = 伺服器沒有回應。你在線上嗎？什麼都沒有遺失，再試一次吧。
web-start-fault = 我們這邊出了點問題。什麼都沒有遺失，再試一次吧。
web-start-again = 再試一次

## 第一眼

web-start-tag = 十張牌，一座快樂小鎮。
web-start-sub = 住宅帶來居民 { $person }，休閒帶來滿意度 { $heart }，兩者相乘就是你的分數。2 到 5 人，約 30 分鐘。
web-start-play = 立即開玩
web-start-play-about = 對手：{ $names } · { $mode }
web-start-learn = 五分鐘學會
web-start-friends = 和朋友玩
web-start-screen = 同一裝置
web-start-mode-family = 家庭模式
web-start-mode-expert = 專家模式
web-start-mode-sum = 分數相加

## 等待中的遊戲

web-start-waiting = 等著你的遊戲
web-start-wait-turn = { $round ->
    [0] { $name }在等你：請選擇顏色
   *[other] { $name }在等你：第 { $round } 輪，輪到你了
}
web-start-wait-other = { $round ->
    [0] { $name }正在選顏色
   *[other] 輪到{ $name }：第 { $round } 輪
}
web-start-wait-screen = 你在這個螢幕上的遊戲：第 { $round } 輪
web-start-wait-open = 你的桌子：{ $seats } 個座位已坐 { $taken } 人
web-start-wait-asked = { $name }想再玩一局
web-start-wait-kept = { $name }為你保留了座位
web-start-continue = 繼續
web-start-all-games = 我的所有遊戲

## 開放的桌子

web-start-open = 開放的桌子
web-start-open-of = { $name }的桌子
web-start-open-free = 還有 { $free } 個空位
web-start-sit = 入座
web-start-look = 看看

## 你的桌子

web-start-table = 你的桌子
web-start-who = 誰來玩？
web-start-you = 你
web-start-me-name = 你
web-start-add = 新增
web-start-change = 更改
web-start-friend = 朋友
web-start-friend-about = 用連結
web-start-here = 在這裡
web-start-guest = 玩家 { $number }
web-start-specials = 特殊建築物
web-start-family-about = 獨角獸與海盜
web-start-expert-about = 各有巧妙的奇觀
web-start-grozilla-about = 怪獸，以及第四疊牌
web-start-points = 分數
web-start-multiply = 相乘
web-start-multiply-about = 3 × 5 = 15
web-start-add-up = 相加
web-start-add-up-about = 3 + 5 = 8，適合小朋友
web-start-go-solo = 在這張桌子開始
web-start-go-friends = 開桌並邀請朋友
web-start-go-screen = 在這個裝置開始
web-start-opening = 請稍候……

## 誰坐這裡

web-start-seat-title = 誰坐這裡？
web-start-seat-friend = 在別處的朋友
web-start-seat-friend-about = 你會拿到可以傳給對方的連結。
web-start-seat-here = 在這個裝置前的人
web-start-seat-here-about = 輪流使用同一個裝置。
web-start-seat-bots = 電腦
web-start-seat-name = 名稱
web-start-seat-done = 完成
web-start-seat-remove = 移除這個座位

## 更多選項

web-start-more = 更多
web-start-training = 訓練
web-start-training-about = 隨意收回、提示、獲勝機會
web-start-visible = 誰可以來？
web-start-private = 受邀者
web-start-private-about = 擁有連結的人
web-start-public = 所有人
web-start-public-about = 列在開放的桌子中
web-start-rating = 計入排名嗎？
web-start-casual = 一般
web-start-casual-about = 可以收回
web-start-rated = 排名賽
web-start-rated-about = 限帳號，無電腦
web-start-rated-account = 玩排名賽需要帳號。
web-start-rated-make = 建立帳號
web-start-rated-people = 排名賽是真人之間的比賽：沒有電腦，也不能多人共用這個螢幕。
web-start-rated-free = 空出他們的座位
web-start-clock = 計時
web-start-clock-none = 不計時
web-start-clock-live = 即時
web-start-clock-slow = 慢慢來
web-start-clock-time = 思考時間
web-start-clock-live-choice = 每步 { $seconds } 秒，備用 { $minutes } 分鐘
web-start-clock-slow-choice = 每步 { $days } 天
web-start-chat = 聊天
web-start-chat-everybody = 所有人
web-start-chat-accounts = 限帳號
web-start-chat-nobody = 只用表情
web-start-pause = 電腦速度
web-start-pause-quick = 快速
web-start-pause-calm = 適中
web-start-pause-slow = 慢速

## 其他頁面

web-start-pages = 其他頁面
web-start-to-rules = 規則
web-start-to-cards = 所有卡牌
web-start-to-daily = 每日牌局
web-start-to-puzzles = 謎題
web-start-to-games = 我的遊戲
web-start-to-replay = 重播紀錄
web-start-to-ranking = 排行榜
web-start-to-tinkerers = 給開發者
web-start-running = 可以觀看的對局
