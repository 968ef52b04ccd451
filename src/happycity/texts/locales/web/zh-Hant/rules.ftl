### 規則，短短的段落。卡牌（$zoo……）、符號（$coin $heart $person $window）和類別（$yellow……）會畫在所在之處。
### *文字* 為粗體。

web-rules-title = 遊戲規則
web-rules-lead = { $least } 到 { $most } 人，約 30 分鐘。用十張牌蓋出一座人多又快樂的小鎮。
web-rules-search = 在規則中搜尋
web-rules-part-game = 基本遊戲
web-rules-part-expert = 專家模式
web-rules-part-grozilla = 胖吉拉
web-rules-part-young = 小小玩家

web-rules-goal = 遊戲目標
web-rules-goal-1 = 你一輪一輪地購買建築物。有的每輪帶來 { $coin } 錢，有的帶來 { $person } 居民，有的帶來 { $heart } 滿意度。
web-rules-goal-2 = 最後把居民和滿意度*相乘*。人多卻不快樂，或快樂卻沒人住，都不值多少分：讓兩者一起成長。

web-rules-setup = 遊戲設置
web-rules-setup-1 = 建築物按價格分成三疊牌庫，洗勻後面朝下：1–3（{ $deck1 } 張）、4–5（{ $deck2 } 張）、6–9（{ $deck3 } 張）。每種建築物有 { $copies } 張。牌背標示牌庫中每種顏色各有幾張。
web-rules-setup-2 = 三疊住宅面朝上：{ $house } { $apartment_block } { $luxury_residence }。每疊的張數比玩家人數少一張。
web-rules-setup-3 = 從家庭模式的特殊建築物（{ $family } 張）隨機抽出比玩家人數多兩張，所有人都看得到；其餘留在遊戲盒裡。
web-rules-setup-4 = 每人從 { $start } 元和一張 { $happy_market } 開始，白色面朝上。它是小鎮的第一張牌。
web-rules-setup-5 = 起始玩家隨機決定，或由桌主指定。整局遊戲都不會改變。

web-rules-reading = 看懂一張牌
web-rules-reading-1 = 角落是*價格*。屋頂顯示*顏色*，並以花紋和符號標示。底部是這張牌帶來的東西。
web-rules-reading-2 = { $coin } *每一輪*一元：這就是*收入*。
web-rules-reading-3 = { $person } 一位*居民*。
web-rules-reading-4 = { $heart } 一點*滿意度*。
web-rules-reading-5 = *劃掉*的符號在最後扣一。

web-rules-kinds = 五種顏色
web-rules-kinds-1 = 顏色關係到特殊建築物，每種顏色也各有特色：{ $yellow } 商店帶來錢，{ $blue } 公共建築什麼都有一點，{ $green } 住宅帶來居民，{ $orange } 休閒帶來滿意度，{ $purple } 工業帶來錢，但要付出代價。

web-rules-round = 一輪
web-rules-round-1 = 首先所有人同時獲得*收入*。然後依順序，每人進行一個*回合*。
web-rules-round-2 = 如此繼續，直到有人的小鎮有 { $places } 張牌。

web-rules-income = 收入
web-rules-income-1 = 小鎮裡每個 { $coin } 讓你拿一元。{ $happy_market } 從第一輪就有收入。
web-rules-income-2 = 供應堆永遠不會用完，收入也不會低於 0。

web-rules-turn = 你的回合
web-rules-turn-1 = 四個步驟，順序固定。不能做的就跳過。
web-rules-turn-2 = *棄牌*：你可以移走一張面朝上的建築物。
web-rules-turn-3 = *補牌*：翻牌，直到有三張面朝上的建築物。
web-rules-turn-4 = *購買*：買一張牌，或拿 1 元。
web-rules-turn-5 = *特殊*：若小鎮滿足條件，可以拿一張特殊建築物。

web-rules-discard = 1 · 棄牌
web-rules-discard-1 = 你*可以*把一張面朝上的建築物放到它所屬牌庫的棄牌堆：因為對你沒用，或對鄰居太有用。
web-rules-discard-2 = 整局遊戲的第一個回合沒有牌可以棄。

web-rules-refill = 2 · 補牌
web-rules-refill-1 = 你*必須*翻牌，直到剛好有三張面朝上的建築物。每次都是看過前一張之後，再選擇牌庫。
web-rules-refill-2 = 牌庫用完時，立即將它的棄牌堆洗勻成為新的牌庫。

web-rules-buy = 3 · 購買
web-rules-buy-1 = 選擇一項：一張面朝上的建築物、一張還有剩的住宅，或什麼都不買。把價格付給供應堆。
web-rules-buy-2 = 不購買的人拿 { $coin } 1 元。即使買得起，你也隨時可以這麼做。
web-rules-buy-3 = 一座小鎮裡不會有*兩張同名的牌*。

web-rules-city = 小鎮
web-rules-city-1 = 買來的牌放到第一個空位：上排由左到右是 1 到 5，下排是 6 到 10。永遠不會有第十一張牌。

web-rules-special = 4 · 特殊建築物
web-rules-special-1 = 每張特殊建築物都要求特定顏色的牌。若你的小鎮至少有那麼多，就可以拿走它。它*免費*，放到下一個空位。
web-rules-special-2 = 整局遊戲每人*只能拿一張*：就拿這張，還是等更好的，冒著被別人搶走的風險？
web-rules-special-3 = 條件看的是小鎮當下有的牌。特殊建築物本身沒有顏色。有了第十張牌，就沒有位置放它了。

web-rules-end = 遊戲結束
web-rules-end-1 = 一旦有小鎮達到 { $places } 張牌（包括特殊建築物），就把這一輪進行完，讓每個人的回合數相同。然後計分。

web-rules-scoring = 計分
web-rules-scoring-1 = 把 { $person } 居民和 { $heart } 滿意度各自加總，每個劃掉的符號扣 1。相乘之後，每扇 { $window } 亮著的窗就是一分。
web-rules-scoring-2 = 這座小鎮有 { $inhabitants } 位居民，顯示 { $shown } 點滿意度，{ $steelworks } 扣掉 { $crossed } 點。{ $inhabitants } × { $hearts } = { $points } 分。

web-rules-ties = 平手
web-rules-ties-1 = 分數最高者獲勝。平手時，錢最多者獲勝。仍然平手，就共享勝利。

web-rules-expert = 有什麼不同
web-rules-expert-1 = 特殊建築物改用專家模式的牌（{ $expert } 張），每張都有獨特的效果。
web-rules-expert-2 = { $happy_market } 有顏色，並計入條件。特殊建築物擺好之後，由*最後一位*玩家先選，再依相反的順序輪流選，起始玩家最後選。每種顏色各一張。
web-rules-expert-3 = 拿特殊建築物時*立即*發生的事必須執行。

web-rules-words = 牌上的用語
web-rules-words-1 = *鄰居*坐在你的左邊和右邊。兩人遊戲時是同一個人，只算一次。
web-rules-words-2 = 牌的*效果*是它的收入、滿意度和居民。複製時不會複製顏色。
web-rules-words-3 = *收入*是所有帶 { $coin } 符號的東西。{ $arcade }、{ $louvre }、{ $versailles }、{ $castle } 的錢，或「立即」拿取的錢，都不是收入。
web-rules-words-4 = 計算*顏色*時，住宅和彩色市場都算在內。被摧毀的牌不算。
web-rules-words-5 = 凡是可以選擇鄰居或對手而沒有壞處時，遊戲會替你選最好的，並顯示出來。
web-rules-words-6 = 取決於其他牌的滿意度和居民在最後計算；這樣的收入則在每次計算收入時計算。

web-rules-phases = 收入前後
web-rules-phases-1 = 收入*之前*：{ $arcade }。
web-rules-phases-2 = *收入*本身：先為所有人計算，再發放。
web-rules-phases-3 = *同時*：{ $louvre }。*之後*：{ $versailles }。

web-rules-effects = 所有專家卡牌
web-rules-effects-1 = 依條件排列。點選一張牌，看看它的裁定。

web-rules-finale = 最後的最後
web-rules-finale-1 = 效果依這個順序處理：
web-rules-finale-2 = { $arcade } 再付一次，因為錢可以打破平手。
web-rules-finale-3 = 擁有 { $sphinx } 的人做決定，然後 { $pyramid_of_khufu } 選最好的鄰居。
web-rules-finale-4 = 收入，然後是滿意度和居民，再來是分數。
web-rules-finale-5 = { $concert_hall } 扣分，{ $japanese_garden } 最後加倍。

web-rules-monsters-come = 怪獸來了！
web-rules-monsters-come-1 = 這個擴充加入第四疊牌庫：{ $multicoloured } 張多色建築物和 { $monsters } 隻怪獸洗在一起。旁邊放著 { $tokens } 枚 Stop-Zilla 標記，每種顏色 3 枚。可以搭配任一版特殊建築物。
web-rules-monsters-come-2 = 補牌時可以選第四疊牌庫，和其他牌庫一樣。用完之後不會重新組成。
web-rules-monsters-come-3 = 翻出的怪獸不會留在桌上：牠會來找*你*。之後你繼續補牌。

web-rules-monster = 怪獸來到
web-rules-monster-1 = 若你有同色的標記，就*必須*用掉。怪獸立即走向左邊的鄰居，也可能再被趕走。
web-rules-monster-2 = 否則牠會留在你的小鎮前面搗蛋，直到你把牠送走。
web-rules-monster-3 = *要送走牠*，就買一張同色的牌。牠會走向左邊的鄰居。

web-rules-destruction = 第二隻怪獸
web-rules-destruction-1 = 若小鎮前面已有怪獸，又來了一隻，先來的那隻會*摧毀*你小鎮的一張牌。由你選擇；{ $market }和特殊建築物也不例外。
web-rules-destruction-2 = 怪獸會留在那張牌上直到遊戲結束。那張牌不再有名稱、顏色和效果，但它的位置仍算十張之一，怪獸也照樣搗蛋。

web-rules-tokens = Stop-Zilla 標記
web-rules-tokens-1 = 買下某種顏色的*第三張或第六張*牌時，若還有該色的標記，就拿一枚。
web-rules-tokens-2 = 一枚標記可以趕走一隻同色的怪獸。也可以用來付錢：當作 2 元，不找零。用掉的標記離開遊戲。

web-rules-many = 多種顏色
web-rules-many-1 = 多色牌擁有它*所有的*顏色：對標記、怪獸、折扣和一切計算都是如此。
web-rules-many-2 = 只有在拿特殊建築物時，每張多色牌只當作*一張*、*一種*顏色的牌，選對你最有利的。

web-rules-five = 五隻怪獸
web-rules-five-1 = 無論在小鎮前面，還是在被摧毀的牌上，牠們做的事都一樣：

web-rules-young = 相加代替相乘
web-rules-young-1 = 給還不會乘法的玩家：最後以居民*加*滿意度計分。開桌時選擇相加即可，其他都一樣。

web-rules-players = 玩家
web-rules-per-pile = 每疊住宅
web-rules-specials = 特殊建築物
