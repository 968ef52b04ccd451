### 瀏覽器每一頁都會用到的文字。

web-close = 關閉
web-to-start = 回到首頁
web-new-version = Happy City 有新版本了。
web-new-version-use = 立即使用
web-not-found-title = 這裡什麼都沒有
web-not-found = 這個網址不存在：連結可能不完整。
web-not-loaded-title = 無法載入頁面
web-not-loaded = 請確認你已連上網路，然後再試一次。
web-sentence-separator = 。
web-label-separator = ：
web-between-sentences = { "" }
web-price = 價格 { $price }
web-points = { $points ->
   *[other] 分
}
web-seat-label = { $who ->
    [you] 你
   *[other] { $name }
}
web-name-at-seat = { $name }（{ seat-name }）
web-slow = 尚未收到回應，可能是連線太慢。什麼都不會遺失。請稍候，或重新載入頁面。
web-rated = 排名賽
web-rating-at = 評分 { $rating }
web-rating-change = 評分 { $before } → { $after } ({ $change })
web-rating-heard = 評分：賽前 { $before }，現在 { $after }。
web-rematch = 再玩一局
web-rematch-join = 加入再戰
web-rematch-decline = 不了，謝謝
web-next-game = 前往下一局
web-formula-end = { $end ->
    [lost] ，減 { $lost }
    [doubled] ，加倍
   *[none] { "" }
}
web-formula = { $scoring ->
    [sum] { amount-inhabitants }加 { amount-hearts }{ web-formula-end }：{ amount-points }
   *[product] { amount-inhabitants }乘以 { amount-hearts }{ web-formula-end }：{ amount-points }
}
web-kind-white = { $market }
web-kind-yellow = 商店
web-kind-blue = 公共建築
web-kind-green = 住宅
web-kind-orange = 休閒
web-kind-purple = 工業
web-short-too-poor = { $missing ->
   *[other] 還差 { $missing } 元
}
web-short-name-owned = 你已擁有
web-short-pile-empty = 售完
web-short-condition-unmet = 條件未達成
web-short-special-taken = 你已有一張
web-short-city-full = 沒有空位
web-short-not-on-table = 已被拿走
