### 桌上的消息：發生了什麼、聽到什麼、輪到誰。
### $who：you（關於讀者）、to-you（別人對讀者做的）、other。

web-news-title = 自你上次行動以來
web-news-title-watching = 發生了什麼
web-news-whole = 完整紀錄
web-news-round = 第 { $round } 輪
web-news-start = 遊戲開始
web-news-now-you = 輪到你
web-news-nothing = 還沒有消息：小鎮正在等待。
web-news-from-here = 你來到時遊戲已在進行。結束後，重播會顯示全部過程。
web-news-why = 為什麼？
web-news-why-nothing = 沒有明顯的理由：可能想得更遠，也可能失誤了。
web-news-race = 每座小鎮的牌
web-news-race-one = { $player }：{ $cards }／{ $places } 張牌
web-news-race-ends = 任一小鎮達到 { $places } 張牌的那一輪，就是最後一輪。

## 各行

web-news-income = 收入：{ $incomes }
web-news-income-one = { $who ->
    [you] 你 +{ $coins }
   *[other] { $player } +{ $coins }
}
web-news-market-chosen = { $who ->
    [you] 你選擇{ colour-name }的{ $market }
   *[other] { $player }選擇{ colour-name }的{ $market }
}
web-news-effect-coins = { $who ->
    [you] { $card }為你帶來 { coins-taken }
   *[other] { $card }為{ $player }帶來 { coins-taken }
}
web-news-taxed = { $who ->
    [you] 你憑{ $card }從{ $from }那裡拿取 { coins-taken }
    [to-you] { $player }憑{ $card }從你這裡拿取 { coins-taken }
   *[other] { $player }憑{ $card }從{ $from }那裡拿取 { coins-taken }
}
web-news-discarded = { $who ->
    [you] 你棄掉{ $card }
   *[other] { $player }棄掉{ $card }
}
web-news-rebuilt = 牌庫 { $prices } 重新洗牌：{ amount-cards }
web-news-revealed = { $who ->
    [you] 你從牌庫 { $prices } 翻開{ $card }
   *[other] { $player }從牌庫 { $prices } 翻開{ $card }
}
web-news-passed = { $who ->
    [you] 你拿取 { coins-taken }
   *[other] { $player }拿取 { coins-taken }
}
web-news-passed-forced = { $who ->
    [you] 沒有可買的牌：你拿取 { coins-taken }
   *[other] { $player }沒有可買的牌，拿取 { coins-taken }
}
web-news-bought = { $who ->
    [you] 你{ for-price }購買{ $card }
   *[other] { $player }{ for-price }購買{ $card }
}
web-news-tokens-paid = { $who ->
    [you] 你以 Stop-Zilla 標記付費：{ $tokens } 枚{ colour-name }
   *[other] { $player }以 Stop-Zilla 標記付費：{ $tokens } 枚{ colour-name }
}
web-news-token-gained = { $who ->
    [you] 你獲得一枚{ colour-name } Stop-Zilla 標記
   *[other] { $player }獲得一枚{ colour-name } Stop-Zilla 標記
}
web-news-monster-came = { $who ->
    [you] { $monster }來到你的小鎮
   *[other] { $monster }來到{ $player }的小鎮
}
web-news-monster-repelled = { $who ->
    [you] 你的{ colour-name } Stop-Zilla 標記把{ $monster }趕到下一家
   *[other] { $player }用{ colour-name } Stop-Zilla 標記把{ $monster }趕到下一家
}
web-news-monster-left = { $who ->
    [you] { $monster }離開你的小鎮
   *[other] { $monster }離開{ $player }的小鎮
}
web-news-destroyed = { $who ->
    [you] { $monster }摧毀了你的{ $card }
   *[other] { $monster }摧毀了{ $player }的{ $card }
}
web-news-special-taken = { $who ->
    [you] 你拿取{ $card }
   *[other] { $player }拿取{ $card }
}
web-news-replaced = { $who ->
    [you] { $card }離開你的小鎮
   *[other] { $card }離開{ $player }的小鎮
}
web-news-gift = { $who ->
    [you] 因為{ $monster }，你從供應堆送 { coins-taken }給{ $to }
    [to-you] 因為{ $monster }，{ $player }從供應堆送你 { coins-taken }
   *[other] 因為{ $monster }，{ $player }從供應堆送 { coins-taken }給{ $to }
}
web-news-city-complete = { $who ->
    [you] 你的小鎮完成了：這是最後一輪
   *[other] { $player }的小鎮完成了：這是最後一輪
}
web-news-copied = { $who ->
    [you] 你複製{ $card }
   *[other] { $player }複製{ $card }
}
web-news-game-over = 遊戲結束
web-news-undone = { $who ->
    [you] 你收回上一個決定
   *[other] { $player }收回上一個決定
}
web-news-away = { $who ->
    [you] 電腦替你玩
   *[other] 電腦替{ $player }玩
}
web-news-late = { $who ->
    [you] 你的時間用完了：電腦替你玩
   *[other] { $player }的時間用完了：由電腦代玩
}
web-news-absent = { $who ->
    [you] 你不在：電腦替你玩
   *[other] { $player }不在：暫時由電腦代玩
}
web-news-back = { $who ->
    [you] 你回來了
   *[other] { $player }回來了
}

## 朗讀

web-news-your-turn = 輪到你了。
web-news-turn-of = 輪到{ $player }。

## 分頁、面板、聲音

web-news-tab = ● 輪到你 · { $title }
web-news-on = 繼續我的回合
web-news-sound-ask = 要開啟小小的音效嗎？
web-news-sound-yes = 開啟
web-news-sound-no = 不用
