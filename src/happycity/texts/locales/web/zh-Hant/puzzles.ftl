### 謎題：選題的頁面，以及解題時說的話。$points：見 review.ftl。

web-puzzles-title = 謎題
web-puzzles-lead = 每個局面都有一步明顯最好。慢慢想，把它找出來。
web-puzzles-go = 解一題
web-puzzles-again = 再解一題
web-puzzles-done = 這些你都解開了。想試試別的嗎？
web-puzzles-none = 還沒有這樣的謎題。
web-puzzles-rating = 你的評分
web-puzzles-solved = 已解開
web-puzzles-of = { $solved } / { $all }
web-puzzles-streak = 連續答對
web-puzzles-kept = 只保存在這個瀏覽器，只給你看。以第一次回答計分；沒答對的題目之後會再出現。
web-puzzles-theme = 什麼主題？
web-puzzles-theme-any = 都可以
web-puzzles-theme-last-round = 最後一輪
web-puzzles-theme-tokens = Stop-Zilla 標記
web-puzzles-theme-special = 特殊建築物
web-puzzles-theme-denial = 別人想要的牌
web-puzzles-theme-pile = 選哪個牌庫
web-puzzles-theme-purchase = 該買什麼
web-puzzles-players = 玩家人數
web-puzzles-kind = 特殊建築物
web-puzzles-any = 不限

## 解題時

web-puzzle-mark = 謎題
web-puzzle-find = 輪到你了：找出最好的一步。
web-puzzle-yes = 沒錯，這是最好的一步。
web-puzzle-not-yet = 還不是：還有更好的。
web-puzzle-rating = 你的評分：{ $rating }（{ $change }）
web-puzzle-streak = 連續答對 { $streak } 題
web-puzzle-next = 下一題
web-puzzle-all = 所有謎題
web-puzzle-unknown = 這一題來自另一個版本的遊戲。你可以接著玩。
web-table-key-next = 回答後前往下一題
