### 老師說的話：檢討、重播的標記、練習、提示。$points：滿分一百，一百代表必勝。

web-review-points = { $points } 點

## 選擇

web-choice-market = { colour-name }
web-choice-keep = { web-table-do-keep }
web-choice-discard = 棄掉{ $card }
web-choice-draw = 牌庫 { $prices }
web-choice-coin = 拿錢幣
web-choice-buy = { $card }
web-choice-take = { $card }
web-choice-decline = 都不拿
web-choice-destroy = 位置 { $place }
web-choice-give = { $player }
web-choice-copy = { $player }
web-choice-refuse = 拒絕
web-choice-played = 實際
web-choice-best = 最好
web-choice-equal = { hint-equal }（± { $points }）

## 一局的檢討

web-review-title = { $who ->
    [you] 你的決定
   *[other] 大家的決定
}
web-review-looking = 正在檢視決定：{ $done }／{ $of }
web-review-looking-deep = 正在深入檢視：{ $done }／{ $of }
web-review-begins = 老師來了……
web-review-deeper = 深入檢視
web-review-stop = 停止
web-review-deep = 已深入檢視。
web-review-changed = 看了更多想像世界之後，對 { $choices } 個決定改變了看法。
web-review-hinted = 提示看的世界比較少，當時可能有不同的說法。
web-review-failed = 現在無法在這裡檢視決定。
web-review-cards = { $who ->
    [you] { $cards ->
        [gave] 牌給了你 +{ $luck }
        [took] 牌拿走了你 { $luck }
       *[even] 牌沒有給你什麼，也沒有拿走什麼
    }
   *[other] { $cards ->
        [gave] { $name }：牌給了 +{ $luck }
        [took] { $name }：牌拿走了 { $luck }
       *[even] { $name }：牌沒有給，也沒有拿
    }
}
web-review-choices = { $who ->
    [you] { $cost ->
        [0] 你的決定沒有付出代價
       *[other] 你的決定付出了 { $cost }
    }
   *[other] { $cost ->
        [0] 決定沒有付出代價
       *[other] 決定付出了 { $cost }
    }
}
web-review-sentence = { web-review-cards }，{ web-review-choices }。
web-review-only-cards = { web-review-cards }。
web-review-rest = 從一開始的 { $begun } 到最後的 { $ended }：其他人的選擇與其餘一切{ $rest ->
    [gave] 給了 +{ $points }
    [took] 拿走了 { $points }
   *[even] 沒有改變什麼
}。
web-review-about = 以 100 點計：100 點代表必勝。每個選擇都在相同的想像世界裡玩下去。
web-review-each = 每個決定平均 { $cost }，共 { $decisions } 個真正的決定。
web-review-moments = 決定勝負的時刻
web-review-nothing = 這局沒有任何決定付出值得一提的代價。
web-review-all = 所有失準與失誤
web-review-whose = 誰的決定
web-review-clean = 沒有任何決定的代價達到 2 點。
web-review-smaller = 小事情：{ web-review-points }。
web-review-slip = { story-round }：{ review-grade }，{ web-review-points }
web-review-slip-told = 已在上面第 { $moment } 項說明

## 時刻

web-moment-title = { story-round }：{ $move }
web-moment-mistake = { $who ->
    [you] 你選了「{ $move }」：{ review-grade }，{ web-review-points }。
   *[other] { $name }選了「{ $move }」：{ review-grade }，{ web-review-points }。
}
web-moment-found = { $who ->
    [you] 你找到了：其他選擇至少落後 { web-review-points }。
   *[other] { $name }找到了：其他選擇至少落後 { web-review-points }。
}
web-moment-luck = { story-round }：翻出{ $card }
web-moment-any-luck = { story-round }：翻出一張牌
web-moment-see = 看這一刻
web-moment-try = 再試一次

## 重播的標記

web-replay-decides = 由{ $name }決定
web-replay-mark = { $name }：{ review-grade }，{ web-review-points }
web-replay-mistake = 下一個失誤
web-replay-mistake-back = 上一個失誤
web-replay-looking = 正在檢視決定：{ $share }
web-replay-play-on = 從這裡接著玩
web-replay-play-on-about = 你坐一個位子，其餘由電腦接手。看不見的牌會依當時所能知道的重新分配。
web-replay-play-on-seat = 你的位子
web-replay-play-on-level = 電腦玩家
web-replay-play-on-go = 接著玩

## 練習

web-practice-mark = 練習
web-practice-find = { story-round }：找出比「{ $move }」更好的選擇。
web-practice-judging = 檢視中……
web-practice-best = 沒錯，沒有更好的了。
web-practice-best-hinted = 沒錯，沒有更好的了。看過提示的局面之後會再出現。
web-practice-better = 更好：比當時多 { web-review-points }。還有更好的。
web-practice-not-yet = 還不是：代價是 { web-review-points }。
web-practice-back = 收回
web-practice-answer = 看答案
web-practice-next = 下一個局面
web-practice-on = 接著玩
web-practice-review = 回到回顧
web-practice-more = 詳細
web-training-mark = 訓練
web-evaluation = 獲勝機會
web-evaluation-about = 初步估計：築城大師對一輪之後的判斷。提示會推演得更遠；看過提示後，這裡也會顯示它的結果。
web-evaluation-one = { $player }：{ $chance }

## 提示

web-hint = 提示
web-hint-coming = 提示就快來了……
web-hint-slow = 尚未收到回應，可能是連線太慢。你可以先不看提示，繼續玩。
web-hint-not-in-puzzles = 謎題沒有提示：由你自己找出答案。
web-hint-where-offers = 看看待售的牌。
web-hint-where-dwellings = 看看住宅。
web-hint-where-decks = 看看牌庫。
web-hint-where-specials = 看看特殊建築物。
web-hint-where-coins = 看看你的錢幣。
web-hint-where-city = 看看你自己的小鎮。
web-hint-where-neighbours = 看看你的鄰居。
web-hint-where-market = 看看{ $market }的顏色。
web-hint-best = 「{ $move }」看起來最好。
web-hint-equal = 這些看起來一樣好：{ $moves }。
web-hint-any = 這些選擇分不出高下：差距小於誤差。
web-hint-more = 再多說一點
web-hint-worth = 獲勝機會
web-hint-count = 用了 { $hints } 個提示
web-because-denies-you = 否則你可能買走{ $card }。
web-because-denies-special-you = 否則你可能買走{ $card }，再拿取{ $special }。
web-because-denies-points-you = 否則你可能買走{ $card }：{ $before } → { $after } 分。
web-because-denies-income-you = 否則你可能買走{ $card }：每輪多 { $coins } 元。
web-because-denies-take-you = 否則你可能拿走{ $special }。
web-because-deck-dear-you = 你接下來買不了：{ because-deck-share }。
web-agreement = 使用提示
web-agreement-about = 所有玩家都同意後就有提示。
web-agreement-together = 適用於在這個螢幕前玩的每個人。
web-agreement-asked = { $player }問：大家都用提示，好嗎？
web-agreement-no = 不要
web-agreement-yes = 要
web-agreement-waits = 正在等{ $players }回答。
web-agreement-break = { $count ->
   *[other] { $players }正在休息。
}
web-agreement-complete = 大家都同意。任何人關閉提示，所有人就都沒有提示。
web-agreement-later = 有人不想要。你可以在下一輪再問。
web-agreement-begins = 大家都同意：從現在起有提示。
web-agreement-declined = { $player }比較想不用提示。
web-agreement-counts = 目前用過的提示：{ $counts }。
web-agreement-count = { $player }（{ $hints }）
web-table-key-hint = 提示，分三步
web-table-key-evaluation = 獲勝機會
web-table-key-mistake = 下一個失誤；按住 Shift 則為上一個
