### 圈子：擁有自己桌子與排名的家庭或社團。

web-circle-title = 圈子
web-circle-about = 家庭或社團：擁有自己的桌子、結果與排名。
web-circle-members-count = { $count } 人
web-circle-asked-by = { $name }邀請你加入
web-circle-open = 開啟
web-circle-come = 好，加入
web-circle-name = 圈子名稱
web-circle-rename = 改名
web-circle-make = 建立圈子
web-circle-account = 建立圈子需要帳號。
web-circle-lead = 只有成員看得到這個頁面。

## 桌子

web-circle-tables = 桌子
web-circle-no-tables = 目前沒有桌子。開一桌吧：這裡的人都看得到。
web-circle-players = 幾個人玩？
web-circle-new-table = 開一桌
web-circle-playing = 進行中

## 排名

web-circle-standings = 排名
web-circle-mean = { $mode }，{ $players }：{ $points }
web-circle-standings-show = 顯示排名
web-circle-standings-unseen = 排名會透露你還沒看過的對局結果。
web-circle-all = 全部
web-circle-recent = 最近 30 天
web-circle-period = 期間
web-circle-no-games = 還沒有完成的遊戲。
web-circle-who = 名字
web-circle-games = 場數
web-circle-wins = 勝場
web-circle-points = 各模式平均分數
web-circle-results = 已結束的遊戲
web-circle-score = { $name }：{ $points }
web-circle-csv = 結果試算表（CSV）
web-circle-json = 結果 JSON

## 成員

web-circle-members = 成員
web-circle-owner = 擁有者
web-circle-hand-over = 移交給{ $name }
web-circle-hand-over-sure = 確定移交？
web-circle-send-away = 移除{ $name }
web-circle-send-away-sure = 確定移除？
web-circle-leave = 離開圈子
web-circle-leave-sure = 確定離開？
web-circle-link-about = 打開連結並同意的人就會加入圈子。
web-circle-link = 加入圈子的連結
web-circle-link-share = 加入我們在 Happy City 的圈子吧！
web-circle-ask = 邀請好友
web-circle-ask-do = 邀請
web-circle-door = 加入圈子「{ $name }」
web-circle-door-title = 圈子
