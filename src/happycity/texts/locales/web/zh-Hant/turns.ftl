### 輪到誰、誰先開始、誰還有回合。

web-table-first = 每輪先開始
web-table-last-to-come = 最後一輪！尚未行動：{ $players }
web-table-one-more = 還有 1 回合
web-table-no-more = 已結束
web-table-ask-destroy-by = { $monster }襲擊你的小鎮：哪張牌歸牠？
web-table-hand-over = { $player }，輪到你了！
web-table-news-tool = 消息
web-table-all-cards = 牌與怪獸
web-table-deck-monsters = 此牌庫中的怪獸
web-table-doing-end = 還可以收回
web-table-struck = 怪獸襲擊{ $player }！
