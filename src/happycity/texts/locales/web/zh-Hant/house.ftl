### 這個伺服器保存什麼：隱私頁面，以及管理者的公告。

web-privacy-title = 隱私
web-privacy-lead = 這個伺服器保存你的哪些資料、保存多久，以及什麼會離開它。
web-privacy-kept = 保存的內容
web-privacy-kept-you = 你的名稱、設定、第一次與最近一次來訪的時間。帳號還有密碼，以無法還原的形式保存。
web-privacy-kept-access = 帳號還有：登入中的瀏覽器、通行金鑰，以及找回密碼用代碼的雜湊值。
web-privacy-kept-provider = 用{ $provider }登入的帳號還有：{ $provider }用來識別你的編號。你在那裡的密碼絕不會傳到這裡。
web-privacy-kept-games = 你的遊戲，每一步都有，連同結果、評分、每日牌局與俱樂部聚會。有連結的人可以觀看已結束的遊戲。
web-privacy-kept-people = 你靜音或封鎖了誰，以及你檢舉的內容與那一桌最近說的話。其他人不會被告知。
web-privacy-kept-friends = 你的好友、你邀請過的人和你的連結。首頁、好友或牌桌開著時你在哪裡：只有好友看得到，其他人只看得到你正在哪一桌公開遊戲，兩者都可以關閉。
web-privacy-kept-circles = 你的圈子，以及誰邀請你加入。
web-privacy-kept-notices = 頁面關閉時要在哪裡通知你、通知什麼，如果你有設定：瀏覽器、電子郵件地址或你自己的網址。
web-privacy-kept-cookie = 一個 Cookie，讓下次來訪時認得你。沒有其他用途。
web-privacy-not-kept = 沒有電子郵件、真實姓名、地點，也不追蹤。
web-privacy-not-kept-but-mail = 沒有真實姓名、地點，也不追蹤。
web-privacy-long = 保存多久
web-privacy-guests = { $days ->
    [0] 訪客會保留到自行刪除為止。
   *[other] { $days } 天沒有回來的訪客會被刪除。
}
web-privacy-chat = { $days ->
    [0] 聊天與桌子保留得一樣久。
   *[other] 桌邊不再有人玩之後，聊天會在 { $days } 天後刪除。
}
web-privacy-accounts = 帳號會保留到被刪除為止。已結束的遊戲會保留，但不含你的名稱。刪除後，你提出的或與你有關的檢舉若尚未處理，會去除你的名稱並保留到處理完畢。
web-privacy-log = 伺服器的紀錄會記下每個請求及其來源電腦的位址。紀錄保存多久，由管理伺服器的人決定。
web-privacy-leaves = 離開伺服器的資料
web-privacy-leaves-nothing = 沒有。頁面不從別處載入任何東西，與電腦的對局在這裡或你的瀏覽器中進行。
web-privacy-leaves-notices = 你要求在頁面關閉時收到的通知：送到瀏覽器的推播服務、電子郵件，或你指定的網址。頁面不從別處載入任何東西。
web-privacy-leaves-provider = 如果你用{ $provider }登入：你的瀏覽器會前往那裡，這個伺服器會向它詢問是誰來了。
web-privacy-leaves-backups = 管理伺服器的人可能會保留備份。
web-privacy-yours = 這是你的
web-privacy-yours-about = 在你的頁面上，可以下載所有關於你的資料，也可以刪除。
web-privacy-to-me = 前往我的資料
web-privacy-alone = 這個網站沒有伺服器：一切都留在你的瀏覽器裡。
web-announcement = 來自管理這個伺服器的人
web-announcement-close = 不再顯示
web-invitation = 邀請碼
web-invitation-about = 這裡的帳號需要邀請：向管理伺服器的人索取代碼。
