### 好友：誰在線上、誰提出邀請、連結與邀請。

web-friends-title = 好友
web-friends-waiting = 好友：{ $count } 項等你回應
web-friends-lead = 看看誰在線上，一起玩。
web-friends-guest = 你的好友只保存在這個瀏覽器裡。有了帳號，就能在每個裝置上找到他們。
web-friends-guest-account = 建立帳號

## 名單

web-friends-list = 我的好友
web-friends-none = 還沒有人。輸入名字提出邀請，或傳送你的連結。
web-friends-lobby = 在線上
web-friends-table = 在桌上
web-friends-watching = 正在觀戰
web-friends-away = 不在線上
web-friends-watch = 觀戰
web-friends-part = 移除{ $name }
web-friends-part-sure = 不再是好友？
web-friends-asking = 想加你為好友
web-friends-accept = 好，成為好友
web-friends-decline = 不用了
web-friends-asked = 已提出邀請
web-friends-no-answer = 尚未回應
web-friends-take-back = 收回對{ $name }的邀請

## 提出邀請

web-friends-ask = 邀請別人
web-friends-ask-name = 帳號名稱
web-friends-ask-send = 邀請
web-friends-ask-sent = 已提出邀請。{ $name }同意後，你們就是好友。
web-friends-link = 我的連結
web-friends-link-about = 打開連結並同意的人就會成為你的好友。在你更新之前一直有效。
web-friends-link-label = 加我為好友的連結
web-friends-link-make = 建立連結
web-friends-link-renew = 更新連結
web-friends-link-renew-sure = 舊連結將失效。確定更新？
web-friends-link-share = 在 Happy City 加我為好友吧！
web-friends-shown = 讓好友看到我在線上
web-friends-shown-about = 其他人只看得到你在哪一局公開遊戲。關閉後，沒有人能跟隨你。

## 邀請

web-friends-invitations = 為你保留的座位
web-friends-invited = { $name }為你保留了座位
web-friends-invited-rated = { $name }在計分遊戲中為你保留了座位
web-friends-go = 去看看
web-friends-invite = 邀請入座
web-friends-invite-about = 受邀的人會收到通知，座位也會為他保留。

## 連結與名字

web-friends-door = { $name }想加你為好友
web-friends-door-title = 好友
web-friends-door-about = 好友能看到彼此是否在線上，也能為彼此保留座位。
web-friends-door-own = 這是你自己的連結：把它傳給別人吧。
web-friends-to-list = 前往我的好友
web-friends-befriend = 加為好友
web-friends-befriend-asked = 已提出邀請，尚未回應。
web-friends-befriend-are = 你和{ $name }是好友。

## 跟隨

web-follow = 跟隨
web-follow-of = 跟隨{ $name }
web-following = 正在跟隨{ $name }
web-following-stop = 正在跟隨{ $name }（停止）
web-following-end = 停止
web-follow-none = { $name }現在沒有在玩公開的遊戲
web-follow-none-about = 一開始就會在這裡打開。
