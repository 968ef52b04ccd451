### 新手教學：嚮導說的話。卡牌和符號會畫在所在之處；*文字* 為粗體。

web-tutorial-title = 新手教學
web-tutorial-coach = 你的嚮導
web-tutorial-you = 你
web-tutorial-step = 第 { $step } 步，共 { $steps } 步
web-tutorial-next = 下一步
web-tutorial-back = 上一步
web-tutorial-skip = 離開教學
web-tutorial-show-me = 幫我做
web-tutorial-play = 立即開玩
web-tutorial-play-hint = 和兩位友善的電腦玩家
web-tutorial-again = 從頭再來一次
web-tutorial-more = 四處看看：規則、卡牌、問答
web-tutorial-opening = 正在擺好桌子……
web-tutorial-nudge = 好主意，不過先試試這個：{ $move }。
web-tutorial-nudge-read = 先讀這段，再按「下一步」。

web-tutorial-welcome = *歡迎來到 Happy City！*我們一起玩一小局，對手是{ $neighbour }。我告訴你做什麼，你來動手。
web-tutorial-city = 這是*你的小鎮*，可以放十張牌。已經有一張了：{ $happy_market }。它每輪帶來 { $coin } 1 元。
web-tutorial-goal = 一切都為了這個：最後，你的 { $person } 居民會和 { $heart } 滿意度*相乘*。現在還是一片漆黑。
web-tutorial-income = 你一開始有 2 元，第一筆*收入*剛剛進帳。現在你有 { $coins } 元。
web-tutorial-draw = 桌上要有三張建築物。翻開第一張：選最便宜的*牌庫 1–3*。
web-tutorial-draw-again = { $grocery }，運氣真好！再翻一張*牌庫 1–3* 的牌。
web-tutorial-draw-dearer = 第三張從*牌庫 4–5* 翻：比較貴，帶來的也比較多。
web-tutorial-too-dear = { $restaurant } 要 5 元，你有 { $coins } 元。買不起的牌仍然看得清楚，也會說明原因。
web-tutorial-shop = 那就從小的開始：*商店帶來錢*。購買 { $grocery }。
web-tutorial-round = { $neighbour }買了 { $cake_shop }。新的一輪：多虧你的商店，現在收入是 { $income } 元。先有錢，再有人！
web-tutorial-discard = 每個回合都這樣開始：你*可以*棄掉一張牌。{ $steelworks } 會劃掉一點滿意度。棄掉它！
web-tutorial-refill = 現在把桌面補滿。翻開一張*牌庫 1–3* 的牌。
web-tutorial-refill-again = 再翻一張*牌庫 1–3*，湊滿三張。
web-tutorial-dwelling = 人需要家。住宅一直都在，但數量不多。購買 { $house }。
web-tutorial-multiply = 你的小鎮有人住了！但 { $inhabitants } × { $hearts } = { $points }：沒有滿意度，窗戶就不會亮。*兩者*都需要。
web-tutorial-keep = 不一定要棄牌。{ $restaurant } 很適合你，所以*全部保留*。
web-tutorial-draw-dearest = 還缺一張。好奇一下，看看*牌庫 6–9* 有什麼。
web-tutorial-coin = { $zoo }，三點滿意度！現在還太貴。不過離 { $restaurant } 只差 1 元。先不買，*拿取錢幣*。
web-tutorial-keep-all = 存錢有用：你有 { $coins } 元。桌上已有三張牌，不會再補。*全部保留*。
web-tutorial-leisure = 現在買得起了：{ $restaurant } 每輪帶來 2 元，還有你的第一點滿意度。買下它。
web-tutorial-neighbour = 看：{ $neighbour }有兩張藍色牌，拿走了 { $dinosaur_park }。*特殊建築物*不用錢，但每人只能有一張。
web-tutorial-your-special = { $toy_shop } 需要一張 { $blue } 藍色牌和一張 { $green } 綠色牌。綠色你有了：{ $house }。還缺藍色。
web-tutorial-keep-quickly = 藍色就在眼前：{ $park }。*全部保留*。
web-tutorial-draw-any = 補上第三張。這次選*牌庫 4–5*。
web-tutorial-public = 購買 { $park }。它帶來一點滿意度，也讓 { $toy_shop } 的條件達成。
web-tutorial-special = 完成了！*拿取 { $toy_shop }*：免費，而且每輪帶來 2 元。
web-tutorial-special-taken = 現在你的收入是 { $income } 元。小鎮就是這樣成長的。我們跳到*最後一輪*吧。
web-tutorial-leap = 幾輪之後：{ $inhabitants } × { $hearts } = { $points }。你的小鎮有九張牌。放下*第十張*，這就是最後一輪。
web-tutorial-last-card = { $hospital } 帶來 2 位居民，現在每位值 { $hearts } 分：每點滿意度一分。買下它。
web-tutorial-score = *{ $inhabitants } × { $hearts } = { $points } 扇亮燈的窗！*{ $neighbour }有 { $their_points } 扇。你贏得了第一局。
web-tutorial-done = 你需要知道的就這些。其他的，玩的時候桌面會告訴你。玩得開心！
