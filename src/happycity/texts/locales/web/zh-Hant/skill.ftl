### 讀者在多局遊戲中的選擇：頁面與練習牌組。$cost、$low、$high：寫好的點數。

web-skill-title = 你的實力
web-skill-lead = { $games ->
    [1] 不計抽牌運氣，你的決定在一局遊戲中付出了多少代價。
   *[other] 不計抽牌運氣，你的決定在多局遊戲中付出了多少代價。
}
web-skill-to = 你在多局遊戲中的實力
web-skill-cost = 你的每個決定代價是 { $cost } 點。
web-skill-like = 你選得像這個等級：{ $level }。
web-skill-like-between = 你選得像這些等級：{ $weakest }到{ $strongest }。
web-skill-few = 目前有 { $decisions } 個真正的決定：到 { $least } 個才有數字。
web-skill-none = 你的決定代價是多少？玩一局，再到這裡檢視。
web-skill-look = 檢視你最近的 { $games } 局
web-skill-more = 再檢視 { $games } 局
web-skill-looking = 正在檢視第 { $done } 局，共 { $of } 局
web-skill-decisions = { $decisions } 個決定
web-skill-too-few = 少於 { $least } 個決定
web-skill-games = 局數
web-skill-victories = 獲勝
web-skill-adjusted = 不計運氣
web-skill-course = 每個決定的代價
web-skill-course-about = { $games ->
    [1] 這一局的點數：越少越好
   *[other] 最近十局的點數：越少越好
}
web-skill-luck = 牌帶來的變化
web-skill-luck-about = { $games ->
    [1] 這一局的點數
   *[other] 每局的點數
}
web-skill-luck-mean = { $games ->
    [1] 這一局 { $luck }。
   *[other] 平均 { $luck }。
}
web-skill-game = 局
web-skill-range = 95%
web-skill-you = 你
web-skill-no-cards = 同一張卡牌第二次讓你付出代價時，才會列在這裡。
web-skill-colour-built = 建造：{ $points }
web-skill-colour-missed = 錯過：{ $points }
web-skill-kept = 在這個瀏覽器裡算出並保存，只給你看。刪除你的資料時會一併刪除。

## 練習牌組

web-skill-deck = 練習牌組
web-skill-deck-about = 在這些局面裡你可以找到更好的選擇。找到的會在 3、7、16、35 天後再出現，其他的明天再來。
web-skill-deck-due = 有 { $cards } 個局面在等你。
web-skill-deck-more = 還有 { $cards } 個
web-skill-deck-next = 現在沒有要練的。下一個在 { $date }。
web-skill-deck-empty = 沒有要練的：沒有任何決定的代價達到 5 點。
web-skill-deck-card = { story-round }：「{ $move }」，{ web-review-points }
web-skill-deck-go = 練習
web-practice-deck = 回到練習牌組
