### 學習：六扇門、卡牌圖鑑，以及各頁共用的文字。

web-learn-title = 學習
web-learn-lead = 五分鐘玩第一局，或查詢想知道的事。
web-learn-doors = 想從哪裡開始？
web-learn-tutorial = 新手教學
web-learn-tutorial-text = 一局真正的遊戲，有嚮導陪你。約 5 分鐘。
web-learn-tutorial-again = 你已經來過了，要再玩一次嗎？
web-learn-rules = 規則
web-learn-rules-text = 完整規則，短短的段落配上圖。
web-learn-cards = 卡牌
web-learn-cards-text = 全部 { $cards } 種牌，可以搜尋和篩選。
web-learn-faq = 問答
web-learn-faq-text = 棘手的情況，以及裁定方式。
web-learn-puzzles = 謎題
web-learn-puzzles-text = 找出明顯最好的那一步。
web-learn-numbers = 卡牌數據
web-learn-numbers-text = 每張牌值多少，來自數千場對局。
web-learn-back = 回到學習
web-learn-search-clear = 清除搜尋
web-learn-nothing = 找不到。換個詞試試？
web-learn-contents = 目錄
web-learn-link = 「{ $title }」的連結

## 圖鑑

web-learn-gallery-title = 所有卡牌
web-learn-gallery-lead = 共 { $cards } 種不同的牌。點選一張，看看它的一切。
web-learn-gallery-found = { $count ->
   *[other] { $count } 張牌
}
web-learn-gallery-search = 名稱、效果……任何語言
web-learn-filters = 篩選
web-learn-filter-reset = 顯示所有卡牌
web-learn-any = 全部
web-learn-colour = 顏色
web-learn-kind = 類別
web-learn-deck = 牌庫
web-learn-price = 價格
web-learn-set = 版本
web-learn-set-base = 基本遊戲
web-learn-set-family = 家庭模式
web-learn-set-expert = 專家模式
web-learn-set-grozilla = 胖吉拉
web-learn-sort = 排序
web-learn-sort-box = 依盒內順序
web-learn-sort-name = 依名稱
web-learn-sort-cost = 依價格
web-learn-sort-income = 依收入
web-learn-sort-inhabitants = 依居民
web-learn-sort-hearts = 依滿意度
web-learn-uncertain-only = 只看未確定的
web-learn-group-building = 建築物
web-learn-group-dwelling = 住宅
web-learn-group-market = { $market }
web-learn-group-family = 特殊建築物（家庭模式）
web-learn-group-expert = 特殊建築物（專家模式）
web-learn-group-multicoloured = 多色建築物
web-learn-group-monster = 怪獸
web-learn-group-all = 卡牌
web-learn-kind-family = 特殊建築物（家庭模式）
web-learn-kind-expert = 特殊建築物（專家模式）
web-learn-decks = 牌庫裡有什麼
web-learn-decks-lead = 牌背標示牌庫中每種顏色各有幾張。這裡列出是哪些牌。
web-learn-deck-colour = { $count } 張{ colour-name }
web-learn-uncertain = 未確定
web-learn-uncertain-lead = 有這個標記的牌，部分內容沒有任何資料可以證實，是我們重建的；歡迎擁有實體遊戲的玩家指正。
web-learn-uncertain-fields = 沒有資料可以證實：{ $fields }。我們依照牌庫的平衡來設定，歡迎擁有實體遊戲的玩家指正。
web-learn-field-name = 名稱
web-learn-field-cost = 價格
web-learn-field-colours = 顏色
web-learn-field-colour = 顏色
web-learn-field-income = 收入
web-learn-field-hearts = 滿意度
web-learn-field-inhabitants = 居民
web-learn-field-effect = 效果中的數字
web-learn-brings = 帶來
web-learn-effect = 效果
web-learn-needs = 你的小鎮需要
web-learn-in-box = 盒內數量
web-learn-copies = { $copies ->
   *[other] { $copies } 張
}
web-learn-copies-market = { $copies } 張：一面白色，另一面各是不同的顏色
web-learn-faces = 所有牌面
web-learn-rulings = 裁定
web-learn-names = 其他語言的名稱
web-learn-previous = 上一張
web-learn-next = 下一張
