### Club evenings: making one, its page, the wall.

web-evening-title = 俱樂部聚會
web-evening-lead = 一場聚會，許多桌子，可以在家或持續一週：大家玩同樣的牌，或輪流對戰不同的對手。
web-evening-many = 很多人、很多桌？
web-evening-coming = 請稍候……
web-evening-make = 舉辦聚會
web-evening-name = 聚會名稱？
web-evening-kind = 怎麼玩？
web-evening-kind-duplicate = 複式
web-evening-kind-swiss = 瑞士制
web-evening-kind-round-robin = 循環賽
web-evening-how-duplicate = 同一輪的所有桌子玩同樣的牌。你與坐在相同座位的所有人比較：每贏過一人得一分，同分得半分，以百分比表示；分數相同時比錢幣。缺人的座位由電腦玩家代替。不計分。
web-evening-how-swiss = 每一輪你都與名次相近、還沒遇過的人對戰。先比勝場，再比你遇過的人的成績。多出來的人輪空，以自己的平均計算。計分。
web-evening-how-round-robin = 每桌兩人，每個人都與其他人各對戰一次。先比勝場，再比你遇過的人的成績。輪空以你的平均計算。計分。
web-evening-how-adjusted = 「不計運氣」是你的勝場比例，扣除隱藏的牌對你勝算的影響。
web-evening-players = 每桌人數
web-evening-rounds = 輪數
web-evening-pace = 下一輪開始
web-evening-pace-break = 一分鐘後
web-evening-pace-host = 由我決定
web-evening-needs-host = 舉辦聚會需要帳號。
web-evening-mine = 我的聚會

## An evening

web-evening-gathering = { $people ->
    [0] 等待大家加入
   *[other] 等待中：目前 { $people } 人
}
web-evening-over = 聚會結束了。
web-evening-round = 第 { $round } 輪，共 { $rounds } 輪
web-evening-next-in = 下一輪在 { $seconds } 秒後開始。
web-evening-next-waits = 下一輪由主辦人決定何時開始。
web-evening-tables-of = 每桌 { $seats } 人
web-evening-many-rounds = 共 { $rounds } 輪
web-evening-between-break = 每輪之間休息一分鐘
web-evening-between-host = 每輪由主辦人開始
web-evening-least = 至少需要 { $least } 人。
web-evening-invite = 打開這個連結的人都可以參加，不需要帳號。
web-evening-invite-rated = 打開這個連結且有帳號的人都可以參加。
web-evening-link = 這個聚會的連結
web-evening-qr = 這個聚會連結的 QR 碼
web-evening-enter = 參加
web-evening-leave = 離開聚會
web-evening-leave-sure = 再點一次：不再參加之後的輪次
web-evening-you-left = 你已經離開：不再參加之後的輪次。
web-evening-needs-account = 這些遊戲會計分：你需要帳號。
web-evening-wall = 投影畫面
web-evening-back = 回到聚會
web-evening-begun = 第 { $round } 輪開始了：前往你的桌子

## Its host and its people

web-evening-hosting = 你是主辦人
web-evening-start = 開始
web-evening-next = 下一輪
web-evening-end = 結束聚會
web-evening-end-sure = 再按一次：不再有下一輪
web-evening-people = 參加者
web-evening-left = 已離開
web-evening-remove = 將{ $name }移出名單
web-evening-remove-sure = 再按一次

## Tables

web-evening-tables = 桌子
web-evening-table = 桌 { $number }
web-evening-table-playing = 進行中
web-evening-table-over = 完成
web-evening-table-closed = 沒有結果
web-evening-my-table = 前往桌 { $number }
web-evening-done = 你這桌結束了。其他人還在玩。
web-evening-rest = 你這一輪輪空。
web-evening-bot = 電腦玩家

## Standings

web-evening-standings = 排名
web-evening-column-match = 配對分
web-evening-column-victories = 勝場
web-evening-column-strength = 對手實力
web-evening-column-adjusted = 不計運氣
web-evening-column-games = 場數
web-evening-not-yet = 還沒
web-evening-results = 保存：
web-evening-all-games = 所有遊戲
