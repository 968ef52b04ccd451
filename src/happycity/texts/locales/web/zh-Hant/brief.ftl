### 特殊建築物與怪獸的效果，最多 34 個字：放不下完整句子（effect-…）的地方使用。

brief-copy-neighbour-place = 結束時：同鄰居相同位置的牌
brief-toll = 鄰居支付 { $price_at_least } 元以上：{ coins-taken }
brief-coins-per-card-now = 立即：每張牌 { coins-taken }
brief-discount = { cards-of-colour }少付 { coins-taken }
brief-copy-previous-place = 同前一個位置的牌
brief-per-own-colour = 每張{ card-of-colour }：{ gain }
brief-encore = { $lose_income_at_end ->
    [0] 立即：收入 × { $times_income_now }
   *[other] 立即：收入 × { $times_income_now }；結束時扣收入
}
brief-small-city = { $exactly } 張牌：{ amount-hearts }；更少：{ $hearts_if_fewer }
brief-replace-last = { amount-hearts }，取代最後一張牌
brief-lowest-price-of-deck = 三疊牌庫以最低費用購買
brief-lowest-income = 收入最低時：{ amount-income }
brief-copy-special = 結束時：複製一座特殊建築物
brief-tax-richest = 每輪從最富者拿取 { coins-taken }
brief-most-colour = { colour-name }最多 { $hearts }，並列 { $hearts_if_tied }，否則 { $hearts_otherwise } 點
brief-next-card-free = 下一張購買的牌免費
brief-coins-for-all-now = { amount-hearts }；每人拿取 { coins-taken }
brief-fewest-colour = { cards-of-colour-counted }最少（含並列）：{ amount-income }
brief-per-left-neighbour-colour = 左鄰每張{ card-of-colour }：{ gain }
brief-coins-for-passing = 不購買時：{ coins-taken }
brief-adjacent-same-colour = 周圍 2 或 3 張同色牌
brief-per-neighbour-colour = 鄰居每張{ card-of-colour }：{ gain }
brief-poorer-than-neighbours = 收入低於兩鄰 { $hearts }，否則 { $hearts_otherwise } 點
brief-borrow-income = { $phases } 輪：另得一位對手的收入
brief-per-heart-inhabitant-pair = 每對滿意度和居民：{ amount-income }
brief-coins-before-income = 每輪若有錢：{ coins-taken }
brief-next-two-same-colour = 其後兩張同色 { $hearts }，否則 { $hearts_otherwise } 點
brief-per-colour-before = 之前每種顏色：{ amount-income }
brief-without-colour = 沒有{ cards-of-colour-counted }：{ gain }
brief-double-points-below = 低於 { $points } 分時加倍
brief-no-discard = 不可以棄牌
brief-gift-each-turn = 每回合送對手 { coins-taken }
brief-crossed-out = 你的小鎮減少 { gain }

# before a number and its symbol: what a special building is worth at this moment
web-table-now = 目前
