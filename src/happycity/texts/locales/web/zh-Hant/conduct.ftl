### 大家如何相處：靜音、封鎖、檢舉。

## 某個人

web-conduct-about = 關於{ $name }
web-conduct-page = { $name }的頁面
web-conduct-mute = 靜音
web-conduct-mute-about = 在任何一桌，你都不再看到{ $name }說的話。
web-conduct-unmute = 取消靜音
web-conduct-muted = 你看不到{ $name }說的話。
web-conduct-block = 封鎖
web-conduct-block-about = 你們看不到彼此說的話，也不會在公開的桌子相遇；如果你們是好友，就不再是好友。{ $name }不會被告知。
web-conduct-unblock = 解除封鎖
web-conduct-blocked = 你與{ $name }保持距離。

## 檢舉

web-conduct-report = 檢舉{ $name }
web-conduct-report-about = 管理這個伺服器的人會看到，連同這一桌最近說的話。{ $name }不會被告知。
web-conduct-reason = 哪裡不對？
web-conduct-reason-insult = 傷人的話
web-conduct-reason-name = 名稱
web-conduct-reason-spoiling = 故意破壞遊戲
web-conduct-reason-spam = 廣告或洗版
web-conduct-reason-other = 其他
web-conduct-note = 還有什麼要讓我們知道？
web-conduct-send = 送出
web-conduct-sent = 謝謝，已經收到。

## 我的名單

web-conduct-list = 靜音與封鎖
web-conduct-list-none = 沒有人。在桌邊點一個名字就能設定。
web-conduct-is-mute = 已靜音
web-conduct-is-block = 已封鎖
web-conduct-undo = 將{ $name }從名單移除
