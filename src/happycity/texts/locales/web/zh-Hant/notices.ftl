### 頁面關閉時：會收到什麼，在哪裡收到。

web-notices-title = 頁面關閉時
web-notices-about = 輪到你時，Happy City 可以通知你。只有在這裡開啟的才會傳送。
web-notices-off = 這個伺服器不傳送訊息。架設者可以開啟。
web-notices-account = 電子郵件和 Webhook 需要帳號。
web-notices-push = 推播
web-notices-mail = 電子郵件
web-notices-webhook = Webhook
web-notices-wishes = 你會收到什麼，用什麼方式
web-notices-kind-turn = 輪到我
web-notices-kind-day = 還剩一天
web-notices-kind-over = 遊戲結束
web-notices-kind-invitation = 有我的座位
web-notices-kind-challenge = 再玩一局的邀約
web-notices-push-here = 在這個瀏覽器
web-notices-push-about = 即使頁面關閉，裝置也會顯示訊息。
web-notices-push-insecure = 瀏覽器只允許在 HTTPS 下使用。
web-notices-push-missing = 這個瀏覽器無法顯示訊息。在 iPhone 或 iPad 上，請先把 Happy City 加到主畫面。
web-notices-push-denied = 瀏覽器封鎖了這個頁面的訊息。請在瀏覽器設定中允許，再回來。
web-notices-push-unwilling = 這個瀏覽器的推播服務沒有回應；私密視窗沒有推播服務。
web-notices-device-remove = 移除{ $name }
web-notices-remove = 移除
web-notices-mail-address = 電子郵件地址
web-notices-mail-name = 寄連結給我
web-notices-mail-sent = 郵件正寄往 { $address }。請打開裡面的連結。
web-notices-mail-to = 郵件會寄到 { $address }。
web-notices-webhook-url = 要呼叫的地址
web-notices-webhook-form = 格式
web-notices-test = 傳送測試
web-notices-test-sent = 已送出。收到了嗎？
web-notices-quiet = 安靜時段
web-notices-quiet-about = 時段結束時，會告訴你仍然有效的消息。
web-notices-quiet-begin = 從
web-notices-quiet-end = 到
web-notices-quiet-zone = 時區：{ $zone }

## 訊息裡連結的頁面

web-letter-title = Happy City 的訊息
web-letter-confirm = 要在 { $address } 收到 Happy City 的訊息嗎？
web-letter-confirm-do = 是，這是我的地址
web-letter-confirm-done = 謝謝！從現在起訊息會送到那裡。
web-letter-stop = 不再收到「{ $kind }」的訊息（{ $channel }）嗎？
web-letter-stop-do = 不再收到
web-letter-stop-done = 完成。你不會再收到這類訊息。
web-letter-choose = 選擇你要收到什麼
