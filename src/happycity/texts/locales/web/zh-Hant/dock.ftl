### 手機底部：拿起了什麼、會做什麼，以及傳送中的行動。

web-table-act-discard = 棄掉{ $card }
web-table-act-draw = 從 { $prices } 翻牌
web-table-act-take = 拿取{ $card }
web-table-draw-from = 翻牌
web-table-sending = 傳送中……
web-table-offer-end = 要用按鈕結束每個回合嗎？按下之前都能收回購買。
web-table-offer-end-yes = 好，用按鈕
web-table-offer-end-no = 不用
web-table-go-away-sure = 再點一次：讓電腦替我玩
web-table-ask-away = 在你回來之前，由電腦替你玩。
web-table-slow-answer = 尚未收到回應，仍在嘗試……
web-table-offline = 你已離線。恢復連線後就會送出你的行動。
web-table-next-neighbour = 下一座小鎮
web-table-previous-neighbour = 上一座小鎮
web-table-next-income = 下一輪：{ $income }，之後有 { $coins }。
web-table-nearest = { $card }：{ $far }
web-table-says-to = { $card }對{ $player }說：「{ $text }」
