### 重播結束的遊戲，或自己帶來的紀錄。

web-replay-title = 重播一局
web-replay-of = 重播：{ $names }
web-replay-coming = 正在擺設這局遊戲……
web-replay-not-found = 無法顯示這局遊戲
web-replay-again = 再試一次
web-replay-drop = 把紀錄拖放到這裡
web-replay-drop-about = 遊戲結束後下載的檔案（.json 或 .jsonl）。只會顯示，不會保存。
web-replay-choose = 選擇檔案
web-replay-refused = 無法顯示「{ $file }」
web-replay-no-record = 檔案裡沒有 Happy City 的遊戲紀錄。
web-replay-no-record-line = 第 { $line } 行不是 Happy City 的遊戲紀錄。
web-replay-cure = 請選擇遊戲結束後下載的檔案，或重新下載這個檔案。
web-replay-which = 檔案裡有 { $games } 局：要看哪一局？
web-replay-game = 第 { $number } 局
web-replay-controls = 重播控制
web-replay-scrub = 遊戲的步驟
web-replay-where = { $round ->
    [0] 第 { $step } 步，共 { $last } 步
   *[other] 第 { $step } 步，共 { $last } 步 · 第 { $round } 輪
}
web-replay-play = 播放
web-replay-pause = 暫停
web-replay-step = 下一步
web-replay-step-back = 上一步
web-replay-turn = 下一回合
web-replay-turn-back = 上一回合
web-replay-round = 下一輪
web-replay-round-back = 上一輪
web-replay-speed = 速度
web-replay-times = { $speed } ×
web-replay-eyes = 從誰的小鎮看
web-replay-download = 下載紀錄
web-replay-to-sheet = 計分表

web-result-show = 顯示結果
web-result-unseen = 還沒看過
web-result-unseen-about = 你還沒看過這一局，所以先不顯示結果。
web-result-watch = 觀看重播
