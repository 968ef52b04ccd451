### 設定：好幾個頁面都有的開關，各只命名一次。

web-setting-language = 語言
web-setting-sound = 音效
web-setting-sound-about = 遊戲中的小音效
web-setting-theme = 主題
web-setting-theme-auto = 跟隨裝置
web-setting-theme-light = 淺色
web-setting-theme-dark = 深色
web-setting-to-light = 淺色主題
web-setting-to-dark = 深色主題
web-setting-pace = 動畫
web-setting-pace-off = 關閉
web-setting-pace-quick = 快
web-setting-pace-calm = 適中
web-setting-pace-slow = 慢
web-setting-end = 每個回合由我自己結束
web-setting-end-about = 有時間再看一眼，或收回決定。
web-setting-puzzles = 我的遊戲可以做成謎題
web-setting-puzzles-about = 這個伺服器上你已結束的遊戲局面，不含名字，而且同桌所有人都同意。
web-setting-results = 隱藏我沒看過的遊戲的結果
web-setting-results-about = 別人的遊戲，在清單和重播中，直到你看到結尾或要求顯示。
