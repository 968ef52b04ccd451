### 桌面：上面有什麼，以及它說的話。

## 頂端列

web-table-setup = 準備
web-table-round = 第 { $round } 輪
web-table-last-round = 最後一輪！
web-table-mode = { $specials ->
    [expert] { $grozilla ->
        [yes] 專家模式 + 胖吉拉
       *[no] 專家模式
    }
   *[family] { $grozilla ->
        [yes] 家庭模式 + 胖吉拉
       *[no] 家庭模式
    }
}
web-table-steps = 回合步驟
web-table-step-discard = 棄牌
web-table-step-refill = 補牌
web-table-step-buy = 購買
web-table-step-special = 特殊建築
web-table-step-done = （完成）
web-table-step-none = （略過）
web-table-undo = 收回
web-table-chat = 聊天
web-table-unread = 則未讀
web-table-menu = 選單

## 問題

web-table-your-turn = 輪到你了，{ $player }！
web-table-your-turn-short = 輪到你了！
web-table-now-turn = 現在輪到{ $player }！
web-table-turn-of = 輪到{ $player }：
web-table-played = 漂亮！
web-table-tried = 你已經行動了。
web-table-ask-market = 選擇你的{ $market }的顏色。
web-table-ask-discard = 棄掉一張牌，或全部保留。
web-table-ask-refill = { $cards ->
   *[other] 翻牌，直到有三張待售。
}
web-table-ask-buy = 購買一張牌，或拿 1 元。
web-table-ask-special = 喜歡的話，特殊建築物就是你的！
web-table-ask-destroy = 要把哪張牌讓給怪獸？
web-table-ask-give = 誰從供應堆獲得 { amount-coins }？
web-table-ask-copy = 獅身人面像要複製誰的特殊建築物？
web-table-ask-end = 結束你的回合，或收回最後的決定。
web-table-doing-market = 選擇{ $market }
web-table-doing-discard = 棄牌中
web-table-doing-refill = 補牌中
web-table-doing-buy = 購買中
web-table-doing-special = 特殊建築物
web-table-doing-destroy = 怪獸來襲
web-table-doing-give = 送出錢幣
web-table-doing-copy = 獅身人面像正在張望
web-table-won = { $who ->
    [you] { $winners ->
        [1] 你以 { amount-points }獲勝！
       *[other] 你與{ $players }以 { amount-points }共享勝利！
    }
   *[other] { $winners ->
        [1] { $players }以 { amount-points }獲勝！
       *[other] { $players }以 { amount-points }共享勝利！
    }
}

## 廣場

web-table-square = 小鎮廣場
web-table-offers = 待售的牌
web-table-new = 新
web-table-to-draw = 還要翻 { $cards } 張
web-table-choose-deck = 選擇一疊牌庫。
web-table-decks = 牌庫
web-table-deck = 牌庫 { $prices }{ $deck ->
    [4] （多色）
   *[other] { "" }
}
web-table-deck-sentence = 牌庫 { $prices }，剩 { $cards } 張：{ $colours }{ $monsters ->
    [0] 。
   *[other] ，{ $monsters } 隻怪獸。
}
web-table-left = 剩 { $cards }
web-table-left-short = 剩 { $cards }
web-table-dwellings = 住宅
web-table-bank = 供應堆的 Stop-Zilla 標記
web-table-other-coin = 拿 { $coins } 元
web-table-other-coin-more = 不購買
web-table-other-keep = { web-table-do-keep }
web-table-other-keep-more = 不棄牌
web-table-other-keep-coin-more = 並拿 { coins-taken }
web-table-other-decline = 都不拿
web-table-other-decline-more = 等待別的
web-table-other-refuse = 拒絕
web-table-other-refuse-more = 從遊戲盒抽一張
web-table-other-end = 結束回合
web-table-other-end-more = 輪到下一位
web-table-choices = 你的選擇
web-table-market-of = { colour-name }的{ $market }：屬於{ $player }

## 說明列

web-table-details = 詳細說明
web-table-brings = 帶來
web-table-you-pay = 支付
web-table-ways = 支付方式
web-table-rest = 剩 { $coins }
web-table-income = 收入
web-table-points = 分數
web-table-coins = 錢幣
web-table-becomes = 變成
web-table-completes = 達成條件：{ $cards }
web-table-buildings = 建築物
web-table-monsters = 怪獸
web-table-discarded = 已棄
web-table-hides = { $count ->
   *[other] 仍藏在這裡：{ $monsters }。
}
web-table-no-beasts = 這裡已經沒有怪獸了。
web-table-deck-about = 翻完最後一張時，棄掉的牌會洗成新的牌庫。
web-table-fourth-about = 多色建築物和怪獸。這疊牌庫不會重洗。
web-table-coin-sentence = 不購買，存起來以後用。
web-table-nothing-to-buy = 沒有可買的牌：你拿取 { coins-taken }。
web-table-thinking = { $hand ->
    [fingers] { $player }正在思考……點一下可以加快。
   *[keys] { $player }正在思考……按任意鍵或點一下可以加快。
}
web-table-waiting = 等待{ $player }。
web-table-waiting-gone = { $clock ->
    [runs] { $player }目前不在。計時仍在進行。
   *[none] { $player }目前不在。稍後可以由電腦代玩。
}
web-table-do-buy = { $price ->
    [0] 免費拿取
   *[other] 花 { $price } 元購買
}
web-table-do-discard = 棄掉
web-table-do-draw = 翻牌
web-table-do-take = 拿取
web-table-do-coin = 拿 { $coins } 元
web-table-do-keep = 全部保留
web-table-do-keep-coin = { web-table-do-keep }並拿 { coins-taken }
web-table-do-decline = 都不拿
web-table-do-refuse = 拒絕
web-table-do-destroy = 讓給牠
web-table-do-give = 送給{ $player }
web-table-do-copy = 複製
web-table-do-market = 選擇
web-table-can-buy = 你可以購買
web-table-can-discard = 你可以棄掉
web-table-can-take = 你可以拿取
web-table-can-destroy = 可以讓給怪獸
web-table-can-market = 你可以選擇
web-table-chosen = 已選擇；再按一次確認

## 小鎮

web-table-city-of = { $who ->
    [you] 你的小鎮
   *[other] { $player }的小鎮
}
web-table-place = 位置 { $place }
web-table-free-place = 空位
web-table-covered = { $monster }坐在{ $card }上。
web-table-moves-on = 購買任一張{ card-of-colour }，牠就會離開。
web-table-my-city = 我的小鎮
web-table-watched = 正在觀看
web-table-per-round = 每輪
web-table-token-worth = Stop-Zilla = 2 元
web-table-free-card = 下一張牌免費
web-table-louvre = 還有 { $phases } 個收入階段
web-table-tally = 各顏色的牌
web-table-cards = 張牌
web-table-time = 剩 { $time }

## 特殊建築物

web-table-specials = 特殊建築物
web-table-one-each = 每人一張，免費
web-table-one-each-more = 每位玩家整局可免費拿取一張特殊建築物，只要滿足條件且小鎮還有空位。
web-table-taken = 已被拿走
web-table-taken-by = { $who ->
    [you] 在你的小鎮
   *[other] 在{ $player }的小鎮
}
web-table-ready = 可以拿！
web-table-ready-soon = 有這張就可以
web-table-met = 條件達成
web-table-to-go = 還差 { $cards }
web-table-needs = 需要 { $condition }。

## 鄰居

web-table-neighbours = 鄰居
web-table-left-of-you = 在你左邊
web-table-right-of-you = 在你右邊
web-table-bot = 電腦
web-table-bot-plays = 由電腦代打
web-table-not-here = 目前不在
web-table-in-front = 在{ $player }的小鎮前
web-table-watch = 坐到{ $player }旁邊
web-table-whose = 坐在誰旁邊

## 詳細

web-table-back = 返回
web-table-cheaper = 你只需付 { $price }，原價 { $was }。
web-table-copies = { $hidden ->
    [0] 牌庫裡已經沒有
   *[other] 牌庫裡還有 { $hidden } 張
}{ $discarded ->
    [0] { "" }
   *[other] ，{ $discarded } 張已棄
}
web-table-stock = 牌疊
web-table-in-cities = 已建造
web-table-in-city = { $who ->
    [you] 你
   *[other] { $player }
}
web-table-face-down = 面朝下：{ $cards }

## 結束

web-table-by-coins = 分數相同：由錢幣決定。
web-table-sheet = 計分表與回顧

## 桌面上的訊息

web-table-newer = 伺服器有新版本：請重新載入頁面繼續。
web-table-reload = 重新載入
web-table-closing = 伺服器正在重新啟動。什麼都不會遺失，桌面會自動回來。
web-table-lost = 連線中斷，正在重新連線……
web-table-regained = 已重新連線。
web-table-away = 電腦正在替你玩。
web-table-away-late = 你的時間用完了：電腦正在替你玩。
web-table-come-back = 我回來了
web-table-unreachable = 伺服器沒有回應
web-table-again = 再試一次
web-table-unknown = 沒有這張桌子
web-table-closed = 這張桌子已關閉
web-table-closed-more = 這局已被放棄，或大家同意結束，或已經沒有人了。
web-table-full = 這張桌子的出牌和收回已經太多，記錄滿了。換一張新桌子就能繼續。
web-table-coming = 正在擺桌……

## 選單

web-table-news = 消息
web-table-go-away = 休息一下：讓電腦替我玩
web-table-quick = 快速操作：點一下就執行
web-table-rules = 規則
web-table-faq = 問答與裁定
web-table-leave = 離開桌子；遊戲會保留
web-table-give-up = 放棄這局
web-table-give-up-sure = 再點一次確定放棄
web-table-fair = 公平：這局在開始前就已洗牌，封印為
web-table-withheld = 未及時交出、因此不在洗牌中的亂數：{ $players }。
web-table-keys = 按鍵
web-table-key-cards = 待售的牌、牌庫或其他選擇
web-table-key-dwellings = 住宅
web-table-key-other = 錢幣、全部保留、都不拿、結束回合
web-table-key-confirm = 選擇；再按一次確認
web-table-key-back = 返回
web-table-key-move = 在同一組內移動
web-table-key-details = 目前所看的詳細說明
web-table-key-city = 到我的小鎮
web-table-key-specials = 到特殊建築物
web-table-key-neighbours = 到鄰居
web-table-key-log = 消息與紀錄
web-table-key-undo = 收回
web-table-key-sound = 音效開關
web-table-key-list = 這份清單

## 聊天

web-table-mute = 靜音
web-table-slow = 每人每 { $seconds } 秒一則
web-table-chat-none = 還沒有人說話。
web-table-chat-muted = 已靜音：不顯示其他人說的話。
web-table-reactions = 表情
web-table-say = 說點友善的話
web-table-send = 送出
web-table-unsent = 沒有連線：什麼都沒有送出。
web-table-say-left = { $left ->
    [0] 已達字數上限
   *[other] 還可輸入 { $left } 字
}
web-table-react-hello = 你好！
web-table-react-thanks = 謝謝！
web-table-react-well-played = 漂亮！
web-table-react-wow = 哇！
web-table-react-oops = 糟糕！
web-table-react-thinking = 讓我想想……
web-table-react-hurry = 輪到你了！
web-table-react-good-game = 這局真精彩！
web-table-shut = 你無法進入這裡
web-table-you-watch = 你正在觀看
