### 自己的頁面、玩家頁面與排行榜。

web-me-title = 我的頁面
web-me-name = 名稱
web-me-save = 儲存
web-me-saved = 已儲存
web-me-since = { $date } 加入
web-me-kind-guest = 訪客
web-me-kind-account = 帳號

## 帳號

web-me-account = 帳號
web-me-guest-about = 你以訪客身分遊玩，只限這個瀏覽器。有了帳號，名稱、遊戲與評分在每個裝置都跟著你。不需要電子郵件。
web-me-make = 建立帳號
web-me-login = 登入
web-me-login-about = 訪客玩過的遊戲會留在訪客身分下。想保留的話，請改為建立帳號。
web-me-password = 密碼
web-me-password-about = 至少 10 個字元；用一小句話就很好記。
web-me-password-old = 目前的密碼
web-me-password-new = 新密碼
web-me-account-of = 登入名稱：{ $name }。
web-me-look = 頭像與顏色
web-me-look-face = 頭像
web-me-look-colour = 顏色
web-me-look-chance = 隨機
web-me-look-none = 無
web-me-face-fox = 狐狸
web-me-face-penguin = 企鵝
web-me-face-panda = 貓熊
web-me-face-owl = 貓頭鷹
web-me-face-koala = 無尾熊
web-me-face-frog = 青蛙
web-me-face-rabbit-face = 兔子
web-me-face-tiger-face = 老虎
web-me-face-hedgehog = 刺蝟
web-me-face-unicorn = 獨角獸
web-me-colour-rose = 粉紅色
web-me-colour-orange = 橘色
web-me-colour-yellow = 黃色
web-me-colour-lime = 淺綠色
web-me-colour-sky = 淺藍色
web-me-colour-plum = 紫色
web-me-colour-grey = 灰色
web-me-provider-login = 用{ $provider }登入
web-me-provider-about = 把這個帳號與{ $provider }連結：之後就能在那裡登入，不用輸入密碼。
web-me-provider-join = 與{ $provider }連結
web-me-provider-joined = { $provider }從{ $date }起可以登入這個帳號。
web-me-provider-leave = 移除{ $provider }
web-me-provider-leave-sure = 要移除嗎？
web-me-owner-about = 這個帳號沒有密碼。請再登入一次，確認是你本人：
web-me-password-choose = 設定密碼
web-door-title = 登入
web-door-wait = 請稍候……
web-door-again = 再試一次
web-door-back = 用其他方式登入
web-me-renamed = 你在 { $provider } 的名稱這裡已經有人用了，或是不能使用。你在這裡叫做「{ $name }」，可以更改。
web-me-lost = 忘記密碼？
web-me-lost-mail-about = 如果你在這裡確認過電子郵件地址，我們可以寄連結給你。
web-me-lost-who = 你的名稱或電子郵件地址
web-me-lost-send = 寄連結給我
web-me-lost-sent = 如果有帳號使用這個名稱或地址，而且地址已經確認，郵件就在路上了。裡面的連結在一小時內有效。
web-me-lost-code = 我有代碼
web-me-recover-about = 用你記下的代碼，或是這個伺服器主持人給的代碼，就能設定新密碼。
web-me-recover-link = 這個連結只能用一次：請設定新密碼。
web-me-code = 代碼
web-me-recover = 設定新密碼
web-me-codes = 萬一忘記密碼
web-me-codes-none = 有了代碼就能設定新密碼。你還沒有代碼：請及早建立，收在找得到的地方。
web-me-codes-left = 還有 { $codes } 個代碼，每個只能用一次。
web-me-codes-make = 建立新代碼
web-me-codes-once = 代碼只在此刻顯示。之前的代碼不再有效。
web-me-codes-save = 存成檔案
web-me-devices = 登入中的瀏覽器
web-me-device-current = 這個瀏覽器
web-me-device-unknown = 不明的瀏覽器
web-me-device-seen = 上次使用：{ $date }
web-me-device-end = 登出：{ $device }
web-me-device-end-sure = 要登出那裡嗎？
web-me-passkeys = 通行金鑰
web-me-passkeys-about = 用這個裝置的指紋、臉孔或螢幕鎖登入，不必輸入密碼。
web-me-passkey-make = 新增通行金鑰
web-me-passkey-here = 這個裝置已經有通行金鑰了。
web-me-passkey-remove = 移除{ $device }的通行金鑰
web-me-passkey-remove-sure = 要移除嗎？
web-me-passkey-login = 用通行金鑰登入
web-me-password-change = 更改密碼
web-me-password-changed = 已更改。其他裝置都已登出。
web-me-password-unanswered = 沒有收到回應。密碼可能已經更改：登入時請先試新密碼。
web-me-logout = 登出
web-me-logout-everywhere = 從所有裝置登出

## 設定

web-me-settings = 設定
web-me-quick = 快速操作
web-me-quick-about = 點一下就行動；否則再點一下確認。

## 遊戲

web-me-games = 我的遊戲
web-me-unfinished = 尚未結束
web-me-finished = 已結束
web-me-no-games = 還沒有完成的遊戲。第一局大約 30 分鐘。
web-me-with = 對手：{ $names }
web-me-alone = 還沒有其他人
web-me-won = 獲勝
web-me-shared = 並列獲勝
web-me-result = { $points } 分，最高 { $best } 分
web-me-story = 回顧
web-me-story-label = { $date } 的遊戲回顧
web-me-replay = 重播
web-me-replay-label = 重播 { $date } 的遊戲
web-me-older = 更早的遊戲
web-me-go-on = 繼續
web-me-give-up = 放棄
web-me-give-up-sure = 確定？
web-me-status-open = 尚未開始
web-me-status-playing = 進行中
web-me-status-turn = 輪到你了
web-me-records = 下載所有紀錄
web-me-device = 在裝置上進行
web-me-foreign = 採用不同的規則：請用其他版本的 Happy City 開啟
web-me-take = 收進我的帳號
web-me-take-about = 這台裝置上有 { $games } 場沒有伺服器的遊戲。可以收進你的帳號，會加上標記，不計入任何統計。

## 數字

web-me-statistics = 統計
web-me-count-games = { $games ->
   *[other] 局
}
web-me-games-column = 局數
web-me-win-share = 勝率
web-me-best = 最高分
web-me-mean = 平均分
web-me-no-figures = 完成第一局後就有統計。
web-me-no-figures-mine = 完成第一局後就有統計。在此裝置上玩的局和訓練不計入。
web-me-favourites = 最愛的建築物
web-me-favourite-specials = 最愛的特殊建築物
web-me-favourite-times = 出現在 { $count } 座小鎮
web-me-modes = 依遊戲種類
web-me-mode = 遊戲種類
web-me-players = 人數
web-me-rating = 評分
web-me-no-ratings = 玩排名賽就有評分；每個人都從 1000 開始。
web-me-ranking = 排行榜
web-me-ranking-none = 還沒有人完成五局這種排名賽。第一名正空著！
web-me-place = 名次
web-me-player = 玩家
web-me-count-players = { $players } 人
web-me-player-here = 玩家
web-me-to-ranking = 前往排行榜

## 程式

web-me-programs = 程式
web-me-programs-about = 你自己的程式可以在任何一桌入座。它需要名稱與權杖。
web-me-programs-how = 說明
web-me-programs-account = 需要帳號：請在上方建立。
web-me-program-name = 程式名稱
web-me-program-make = 建立權杖
web-me-program-delete = 刪除{ $name }
web-me-program-delete-sure = 確定永久刪除？
web-me-token = { $name }的權杖
web-me-token-once = 請立即複製：只會顯示這一次。
web-me-copy = 複製
web-me-copied = 已複製！

## 我的資料

web-me-data = 我的資料
web-me-export = 下載我的所有資料
web-me-delete = 刪除我的資料
web-me-delete-about = 名稱、帳號、評分、程式、好友與圈子都會永久消失。已結束的遊戲會保留，但不含你的名稱；別人在等你的地方由電腦接手。
web-me-delete-sure = 永久刪除我的資料
web-me-delete-unanswered = 沒有收到回應。你的資料可能已經刪除。
web-me-cancel = 全部保留
web-me-away = 伺服器沒有回應。在它恢復之前，這裡只顯示這台裝置所知的資料。
