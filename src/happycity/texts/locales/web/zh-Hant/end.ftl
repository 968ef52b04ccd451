### 遊戲結束：計分表、這局的故事、可以帶走的東西。

web-end-coming = 計分中……
web-end-not-found = 無法顯示這局遊戲
web-end-not-yet = 時候未到
web-end-again = 再試一次
web-end-after = 共 { $round } 輪
web-end-wins = { $who ->
    [you] 你贏了！
   *[other] { $name }獲勝！
}
web-end-wins-by-coins = { $who ->
    [you] 你以 { $coins } 元之差獲勝！
   *[other] { $name }以 { $coins } 元之差獲勝！
}
web-end-shared = { $who ->
    [you] 你與{ $names }共同獲勝！
   *[other] { $names }共同獲勝！
}
web-end-windows = { $points } 扇亮燈的窗
web-end-why-points = { $scoring ->
    [sum] { $points } 分，其他人 { $others } 分。
   *[product] { web-end-windows }，其他人 { $others } 扇。
}
web-end-why-coins = { $scoring ->
    [sum] { $names }也有 { $points } 分；平手時由錢幣決定。
   *[product] { $names }也有 { web-end-windows }；平手時由錢幣決定。
}
web-end-why-shared = { $scoring ->
    [sum] 同為 { $points } 分、{ amount-coins }：共享勝利。
   *[product] 同為 { web-end-windows }、{ amount-coins }：共享勝利。
}
web-end-result = 結果
web-end-see-story = 看這局的回顧
web-end-rematch-offered = 有人想再玩一局。
web-end-play = 玩一局
web-end-sheet = 計分表
web-end-rank = 第 { $rank } 名
web-end-place = 位置 { $place }
web-end-in-front = 小鎮前方
web-end-product = { $scoring ->
    [sum] 居民 + 滿意度
   *[product] 居民 × 滿意度
}
web-end-at-end = 終局效果
web-end-points = 分數
web-end-effects = 特殊卡牌的效果
web-end-note-copied = 複製：{ $card }。
web-end-note-neighbour = { $who ->
    [you] 以你的小鎮計算。
   *[other] 以{ $name }的小鎮計算。
}
web-end-story = 這局的回顧
web-end-story-coming = 回顧整理中：每張牌都再翻開一次……
web-end-chart-points = 分數
web-end-chart-points-about = { $scoring ->
    [sum] 每輪後的居民 + 滿意度
   *[product] 每輪後的居民 × 滿意度
}
web-end-chart-income = 收入
web-end-chart-income-about = 每輪的錢
web-end-chart-coins = 錢幣
web-end-chart-coins-about = 輪到自己時手上的錢幣
web-end-chart-chances = 獲勝機會
web-end-chart-chances-about = 每一步之後的估計
web-end-chart-seat = { $name }：{ $value }。
web-end-column-round = 輪
web-end-as-table = 以表格顯示
web-end-rounds = 逐輪回顧
web-end-moment-chance = { $who ->
    [you] 你的機會：{ $before } → { $after }
   *[other] { story-moment-chance }
}
web-end-keep = 保存與分享
web-end-replay = 重播
web-end-share = 分享
web-end-record = 下載紀錄
web-end-link = 這局的連結
web-end-copied = 已複製連結。
web-end-fair = 洗牌公平嗎？
web-end-fair-how = 第一步之前，桌上就公布了封印：一個祕密的 SHA-256 雜湊值，所有洗牌都由這個祕密決定。現在祕密已公開，任何人都能檢查它與封印相符，而且牌正是照它排列的。
web-end-fair-how-shared = 第一步之前，桌上就公布了封印：一個祕密的 SHA-256 雜湊值。接著每位玩家的瀏覽器都加入一份事先承諾過的亂數。祕密和這些亂數一起決定每次洗牌，所以沒有人能挑選。現在全部都已公開，任何人都能檢查。
web-end-fair-checking = 正在此瀏覽器中檢查…
web-end-fair-right = 已在此瀏覽器中檢查：祕密與封印相符，每次洗牌都由它決定。
web-end-fair-right-noted = 已在此瀏覽器中檢查：這正是桌上向你顯示的封印，祕密與它相符，每次洗牌都由它決定。
web-end-fair-right-shared = 已在此瀏覽器中檢查：祕密與各份亂數都與桌上顯示的相符，每次洗牌都由它們決定。
web-end-fair-right-shared-noted = 已在此瀏覽器中檢查：祕密與各份亂數都與桌上向你顯示的相符，每次洗牌都由它們決定。
web-end-fair-parts = 這次洗牌包含的亂數來自：{ $players }。
web-end-fair-withheld = 未及時交出、因此不在這次洗牌中的亂數：{ $players }。
web-end-fair-wrong = 與承諾不符：紀錄中的 { $place } 並非由祕密得出。
web-end-fair-other-seal = 與承諾不符：這不是桌上向你顯示的封印。
web-end-fair-secret = 與承諾不符：祕密與封印不相符。
web-end-fair-not-mine = 與承諾不符：你的那份亂數不在這次洗牌中。
web-end-fair-not-taken = 與承諾不符：你的那份亂數已及時交出，卻不在這次洗牌中。
web-end-fair-left-out = 與承諾不符：這裡缺少某人承諾過的一份亂數。
web-end-fair-changed = 與承諾不符：{ $player }在這裡的亂數不是當初承諾的那一份。
web-end-fair-repeated = 與承諾不符：{ $player }在這裡的亂數與別人的相同。
web-end-fair-noted = 曾向你顯示的封印
web-end-commitment = 封印
web-end-secret = 祕密
web-end-part = 你的亂數
web-end-fair-check = 用下載的紀錄檢查

web-rating-why = 為什麼變這麼多？
web-rating-why-about = 評分的變化取決於其他人的評分：意料之中的結果變得少，意外的結果變得多。最初幾局變得最多，因為這個數字還不確定。
