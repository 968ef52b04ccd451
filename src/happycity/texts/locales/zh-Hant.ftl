### 快樂小鎮的所有句子。變數的內容請見 en.ftl。

## 顏色

colour-white = 白色
colour-yellow = 黃色
colour-blue = 藍色
colour-green = 綠色
colour-orange = 橙色
colour-purple = 紫色
colour-name = { $colour ->
    [yellow] { colour-yellow }
    [blue] { colour-blue }
    [green] { colour-green }
    [orange] { colour-orange }
    [purple] { colour-purple }
   *[white] { colour-white }
}
card-of-colour = { colour-name }牌
cards-of-colour = { colour-name }牌
cards-of-colour-counted = { colour-name }牌
count-of-colour = { $count } 張{ colour-name }

## 卡牌種類

kind-building = 建築物
kind-multicoloured = 多色建築物
kind-dwelling = 住宅
kind-market = { $market }
kind-family = 特殊建築物
kind-expert = 特殊建築物
kind-monster = 怪獸

## 圖示與數量

number-written = { $number }
symbol-income = 收入
symbol-hearts = 滿意度
symbol-inhabitants = 居民
symbol-coins = 錢
amount-coins = { $coins } 元
coins-taken = { amount-coins }
amount-price = { $price } 元
amount-income = { $income } 點收入
amount-hearts = { $hearts } 點滿意度
amount-inhabitants = { $inhabitants } 位居民
amount-points = { $points } 分
amount-cards = { $cards } 張牌
amount-tokens = { $token_count } 枚 Stop-Zilla 標記
gain = { $gives ->
    [income] { amount-income }
    [hearts] { amount-hearts }
    [inhabitants] { amount-inhabitants }
    [income-hearts] { amount-income }和 { amount-hearts }
    [income-inhabitants] { amount-income }和 { amount-inhabitants }
    [hearts-inhabitants] { amount-hearts }和 { amount-inhabitants }
   *[income-hearts-inhabitants] { amount-income }、{ amount-hearts }和 { amount-inhabitants }
}
gain-two = { $hearts_two } 點滿意度和 { $inhabitants_two } 位居民
gain-three = { $hearts_three } 點滿意度和 { $inhabitants_three } 位居民
for-price = { $price ->
    [0] 免費
   *[other] 以 { $price } 元
}

## 列表、位置、玩家

list-separator = 、
list-more = { $items }以及另外 { $more } 項
where-line = 第 { $line } 行
where-move = 第 { $move_number } 步
where-sentence = { $where }：{ $sentence }
seat-name = 座位 { $seat }

## 階段

phase-market = 選擇{ $market }
phase-discard = 棄牌
phase-refill = 補牌
phase-buy = 購買
phase-special = 特殊建築物
phase-destroy = 摧毀
phase-give = 送出錢幣
phase-copy = 複製
phase-over = 遊戲結束

help-market = 選擇{ $market }的顏色：它是你小鎮的第一張牌，並計入特殊建築物的條件。
help-discard = 你可以棄掉一張面朝上的建築物，或全部保留。
help-refill = 選擇一疊牌庫並翻開最上面的牌，直到有三張面朝上的建築物。
help-buy = 購買一張建築物或住宅，或不購買並拿取錢幣。
help-special = 你的小鎮滿足了條件：免費拿取一張特殊建築物（整局遊戲只有一次），或放棄。
help-destroy = 第二隻怪獸來了：選擇你小鎮裡要被第一隻怪獸摧毀的牌。
help-give = 選擇從供應堆獲得錢幣的對手。
help-copy = 選擇要複製哪位對手的特殊建築物，或拒絕並複製從遊戲盒抽出的一張。
help-over = 遊戲結束：請看計分表。

## 行動(選單)

move-market = 選擇{ colour-name }的{ $market }
move-keep = 保留所有面朝上的建築物
move-discard = 棄掉{ $card }
move-draw = 從牌庫 { $deck } 翻開一張牌
move-coin = 拿取錢幣
move-buy = 購買{ $card }
move-buy-priced = { for-price }購買{ $card }
move-with-tokens = { $label }，使用 Stop-Zilla 標記：{ $tokens }
move-decline = 不拿取特殊建築物
move-take = 拿取{ $card }
move-destroy = 讓位置 { $number } 的牌被摧毀
move-give = 送給{ $player }
move-copy = 複製{ $player }的特殊建築物
move-refuse = 拒絕，並從遊戲盒抽取一張

## 事件

event-market-chosen = { $player }選擇{ colour-name }的{ $market }。
event-round-began = 第 { $round } 輪開始。
event-income = { $player }獲得收入 { coins-taken }。
event-effect-coins = { $card }為{ $player }帶來 { coins-taken }。
event-taxed = { $player }憑{ $card }從{ $from }拿取 { coins-taken }。
event-turn-began = 輪到{ $player }。
event-discarded = { $player }棄掉{ $card }。
event-rebuilt = 牌庫 { $deck } 由棄牌堆重新組成：{ amount-cards }。
event-revealed = { $player }從牌庫 { $deck } 翻開{ $card }。
event-passed = { $player }不購買，並拿取 { coins-taken }。
event-bought = { $player }{ for-price }購買{ $card }，放到位置 { $place }。
event-tokens-paid = { $player }以 Stop-Zilla 標記付費：{ $tokens } 枚{ colour-name }。
event-token-gained = { $player }獲得一枚{ colour-name } Stop-Zilla 標記。
event-monster-came = { $monster }來到{ $player }的小鎮。
event-monster-repelled = { $player }用掉一枚{ colour-name } Stop-Zilla 標記，把{ $monster }趕到下一家。
event-monster-left = { $monster }離開{ $player }的小鎮。
event-destroyed = { $monster }摧毀了{ $player }的小鎮裡位置 { $place } 的{ $card }。
event-special-taken = { $player }拿取特殊建築物{ $card }，放到位置 { $place }。
event-replaced = { $card }離開{ $player }小鎮的位置 { $place }。
event-gift = 因為{ $monster }，{ $player }從供應堆送 { coins-taken }給{ $to }。
event-city-complete = { $player }的小鎮完成了：這是最後一輪。
event-copied = { $origin ->
    [box] { $player }從遊戲盒抽到{ $card }並複製它。
   *[seat] { $player }複製{ $from }的{ $card }。
}
event-game-over = 遊戲結束。

## 特殊建築物與怪獸的效果

effect-copy-neighbour-place = 遊戲結束時，複製一位鄰居小鎮中相同位置那張牌的效果；特殊建築物與被摧毀的牌除外。
effect-toll = 每當鄰居支付 { $price_at_least } 元或以上的費用，從供應堆拿取 { coins-taken }。
effect-coins-per-card-now = 立即：你的小鎮裡每有一張牌（包括此牌），拿取 { coins-taken }。
effect-discount = 你購買{ cards-of-colour }時少付 { coins-taken }，但不會低於 0。
effect-copy-previous-place = 複製前一個位置那張牌的效果；若該牌已被摧毀則沒有效果。
effect-per-own-colour = 你的小鎮裡每張{ card-of-colour }：{ gain }。
effect-encore = { $lose_income_at_end ->
    [0] 立即：拿取你收入 { $times_income_now } 倍的錢。
   *[other] 立即：拿取你收入 { $times_income_now } 倍的錢。遊戲結束時，扣掉與你收入相等的分數。
}
effect-small-city = 遊戲結束時：若你的小鎮剛好有 { $exactly } 張牌，{ amount-hearts }；若更少，{ $hearts_if_fewer } 點。
effect-replace-last = { amount-hearts }。立即棄掉你小鎮的最後一張牌，並以此牌取代。
effect-lowest-price-of-deck = 牌庫 1 至 3 面朝上的建築物，你只需支付該牌庫的最低價格。
effect-lowest-income = 當你的收入（不計此牌）低於所有其他玩家時：{ amount-income }。
effect-copy-special = 遊戲結束時：複製你選擇的一位對手的特殊建築物，或拒絕並複製從遊戲盒抽取的一張。
effect-tax-richest = 每個收入階段之後，從錢最多的對手那裡拿取 { coins-taken }；若有多人並列，則向每人各拿取。
effect-most-colour = 若全桌只有你的{ cards-of-colour-counted }最多，{ amount-hearts }；若並列最多，{ $hearts_if_tied } 點；否則 { $hearts_otherwise } 點。
effect-most-colour-alone = 若全桌只有你的{ cards-of-colour-counted }最多，{ amount-hearts }；否則 { $hearts_otherwise } 點。
effect-next-card-free = 你購買的下一張牌（建築物或住宅）免費。
effect-coins-for-all-now = { amount-hearts }。立即：每位玩家（包括你）拿取 { coins-taken }。
effect-fewest-colour = 當沒有人的{ cards-of-colour-counted }比你少時：{ amount-income }。
effect-per-left-neighbour-colour = 你左邊鄰居的小鎮裡每張{ card-of-colour }：{ gain }。
effect-coins-for-passing = 若你在自己的回合不購買任何牌，拿取 { coins-taken }而不是 1 元。
effect-adjacent-same-colour = 相鄰的牌（左、右、上、下）：若有兩張同色，{ gain-two }；若有三張同色，{ gain-three }。
effect-per-neighbour-colour = 你其中一位鄰居的小鎮裡每張{ card-of-colour }：{ gain }。
effect-poorer-than-neighbours = 遊戲結束時：若你的收入低於每位鄰居，{ amount-hearts }；否則 { $hearts_otherwise } 點。
effect-borrow-income = 在接下來的 { $phases } 個收入階段，額外拿取與一位對手收入相等的錢。
effect-per-heart-inhabitant-pair = 你的小鎮裡每有一組 1 點滿意度加 1 位居民（先扣掉被劃掉的）：{ amount-income }。
effect-coins-before-income = 每個收入階段之前，以及計分之前再一次：若你至少有 1 元，拿取 { coins-taken }。
effect-next-two-same-colour = 若其後兩個位置的牌同色，{ amount-hearts }；否則 { $hearts_otherwise } 點。
effect-per-colour-before = 前面各位置的牌上每有一種顏色：{ amount-income }。
effect-without-colour = 若你沒有{ cards-of-colour-counted }：{ gain }。
effect-double-points-below = 遊戲結束時：若你的分數低於 { $points }，分數加倍。
effect-no-discard = 你不可以棄掉中央區的建築物。
effect-gift-each-turn = 在你的回合結束時，從供應堆送 { coins-taken }給你選擇的一位對手。
effect-crossed-out = 你的小鎮減少 { gain }。

## 拒絕:規則現在不允許的行動

refusal-game-over = 遊戲已經結束，不能再進行「{ $move }」：請開始新遊戲。
refusal-wrong-phase = 現在（{ $phase }）不能進行「{ $move }」；可以進行：{ $legal }。
refusal-market-taken = { colour-name }的{ $market }已被選走；可以進行：{ $legal }。
refusal-not-visible = 中央區沒有{ $card }；可以進行：{ $legal }。
refusal-same-card = { $card }有兩張：請選擇最左邊的一張。
refusal-deck-empty = 牌庫 { $number } 沒有牌可翻；可以進行：{ $legal }。
refusal-pile-empty = { $card }已經沒有了：請購買另一張牌，或拿取錢幣。
refusal-name-owned = 你的小鎮已有{ $card }，同名的牌不可有兩張：請購買另一張牌，或拿取錢幣。
refusal-too-many-tokens = { $card }的價格是 { amount-price }，每枚標記抵 2 元，{ amount-tokens }太多了：請少用一些。
refusal-too-many-tokens-at-place = { $place }：每種顏色只有 { $known } 枚 Stop-Zilla 標記，卻有 { $found }：請移除一些。
refusal-tokens-missing = 你沒有全部這些 Stop-Zilla 標記（{ $tokens }）：請用你擁有的標記，或用錢支付。
refusal-too-poor = { $token_count ->
    [0] { $card }的價格是 { amount-price }，你只有 { coins-taken }：請拿取錢幣，或購買較便宜的牌。
   *[other] { $card }的價格是 { amount-price }，你的 { coins-taken }和 { amount-tokens }並不足夠：請拿取錢幣，或購買較便宜的牌。
}
refusal-not-on-table = 桌上的特殊建築物中沒有{ $card }；可以進行：{ $legal }。
refusal-condition-unmet = { $card }需要你的小鎮有 { $condition }：請拿取另一張特殊建築物，或放棄。
refusal-city-full = 你的小鎮已沒有位置放{ $card }：請放棄。
refusal-special-taken = 你已拿過特殊建築物，每人只能拿一張：{ $card }留給其他人吧。
refusal-place-empty = 你的小鎮的位置 { $number } 是空的；可以進行：{ $legal }。
refusal-place-destroyed = 位置 { $number } 的牌已被摧毀；可以進行：{ $legal }。
refusal-no-such-seat = 座位 { $number } 沒有人；可以進行：{ $legal }。
refusal-own-seat = 座位 { $number } 是你自己：請選擇一位對手。
refusal-nothing-to-copy = 座位 { $number } 的小鎮沒有特殊建築物；可以進行：{ $legal }。

## 拒絕:不是行動的文字

refusal-unknown-move = { $choices ->
    [0] 「{ $move }」不是行動。
   *[other] 「{ $move }」不是行動：請以 { $known } 開頭。
}
refusal-unknown-colour = 「{ $move }」：沒有顏色「{ $found }」：請寫 { $known }。
refusal-unknown-card = { $choices ->
    [0] 「{ $move }」：沒有「{ $found }」這張牌：請在桌上的牌中找出正確的名字。
   *[other] 「{ $move }」：沒有「{ $found }」這張牌：你是指 { $known } 嗎？
}
refusal-unknown-number = 「{ $move }」：這裡不能用 { $found }：請寫 { $known }。
refusal-tokens-out-of-order = 「{ $move }」：請按 { $known } 的順序寫標記。
refusal-incomplete-move = 「{ $move }」少了或多了一個字詞：請寫 { $known }。

## 拒絕:遊戲選項

refusal-bad-players = players：{ $found } 不是可玩的人數：請選擇 { $known }。
refusal-bad-specials = specials：沒有「{ $found }」這一組：請選擇 { $known }。
refusal-bad-grozilla = grozilla：「{ $found }」不是答案：請選擇 { $known }。
refusal-bad-scoring = scoring：沒有「{ $found }」這種計分：請選擇 { $known }。
refusal-unknown-bot = 沒有電腦玩家「{ $found }」：請選擇 { $known }。

## 拒絕:局面文字

refusal-not-a-position = 「{ $input }」不是局面：局面是以 { $known } 開頭的一行文字。
refusal-bad-word = 「{ $input }」不是局面的字詞：請寫成「鍵=值」，每個鍵一次。
refusal-unknown-key = 「{ $found }」不是此局面的鍵：請移除。
refusal-unknown-value = { $place }：不能用「{ $found }」：請寫 { $known }。
refusal-wrong-count = { $place }：需要 { $known } 個數字，卻有 { $found } 個：請以逗號分隔。
refusal-not-a-number = { $place }：「{ $found }」不合適：請寫 { $least } 至 { $most } 的整數。
refusal-too-many-cards = { $place }：{ $found } 張牌太多了：最多寫 { $known } 張。
refusal-card-not-here = { $place }：沒有「{ $card }」這張牌，或它不能在這裡：請選擇另一張。
refusal-wrong-copies = { $place }：{ $card }有 { $found } 張，應有 { $known } 張：請更正列表。
refusal-impossible-position = 此局面不可能存在（座位 { $seat }，{ $phase }）：{ $flaw }

flaw-repeated-name = 一個小鎮裡有兩張同名的牌。
flaw-two-specials = 一個小鎮有超過一張特殊建築物。
flaw-no-market = 有小鎮的第一張牌不是{ $market }。
flaw-same-market = 兩個小鎮的{ $market }顏色相同。
flaw-market-order = { $market }只在專家模式、第 1 輪之前，由最後的座位到最前的座位依次選擇。
flaw-full-city-to-move = 輪到的小鎮已放滿了牌。
flaw-not-the-turn = 座位與回合不同，但沒有人需要摧毀牌。
flaw-nothing-to-discard = 沒有牌可棄，或不可棄牌。
flaw-nothing-to-refill = 中央區已滿，或沒有牌庫可翻。
flaw-not-refilled = 購買之前必須先補滿中央區。
flaw-nothing-to-take = 沒有可拿取的特殊建築物。
flaw-nothing-to-destroy = 摧毀需要小鎮前有兩隻怪獸，並有一張未被摧毀的牌。
flaw-nothing-to-give = 這裡沒有人需要送出錢幣。
flaw-no-sphinx = 沒有人有可複製的特殊建築物，或已經複製過。
flaw-not-finished = 遊戲不可能結束，因為沒有小鎮完成。
flaw-unrebuilt-deck = 空的牌庫旁有棄牌堆：應立即重新組成。
flaw-wrong-louvre = 小鎮還有借用收入的階段，卻沒有相應的特殊建築物。
flaw-wrong-free-card = 小鎮還有一張免費的牌，卻沒有相應的特殊建築物。
flaw-wrong-copy = 最後所複製的與各小鎮的特殊建築物不符。

## 拒絕:紀錄

refusal-game-not-over = 只有完成的遊戲才有紀錄，這局尚未結束（{ $place }）：請玩到結束。
refusal-no-setup = 這局由局面讀入，沒有可紀錄的設置：請開始新遊戲。
refusal-not-a-record = 這不是遊戲紀錄（{ $reason }）：請更正或移除這一行。
refusal-foreign-format = { $place }：此版本不認識格式「{ $found }」：它讀取 { $known }。
refusal-newer-rules = 這局遊戲採用規則 { $found }；此版本只認得到規則 { $known }：請用較新版本的 Happy City 開啟。
refusal-other-cards = 這局遊戲使用的卡牌（{ $found }）與此版本（{ $known }）不同：請用它原來的版本開啟。
refusal-bad-stamp = { $place }：「{ $found }」沒有說明採用的規則或卡牌：請使用當初寫下的紀錄或備份。
refusal-line-too-long = 這一行超過 { $known } 位元組：每局遊戲的紀錄佔一行。
refusal-unused-chance = { $place }：有 { $found } 項，但並非全部需要：請移除最後的項目。
refusal-missing-chance = { $place }：牌庫 { $deck } 在此重新組成，缺少新的順序：請補上。
refusal-wrong-chance = { $place }：在此重新組成的是牌庫 { $known }，紀錄卻是牌庫 { $found }：請更正。
refusal-nothing-rebuilt = { $place }：給了牌的順序，但沒有牌庫在此重新組成：請移除。
refusal-too-many-moves = 這份紀錄有 { $found } 步，沒有這麼長的遊戲：最多能顯示 { $known } 步。
refusal-record-differs = { $place }：紀錄寫的是 { $found }，但照著走會得到 { $known }：請使用下載時的原始檔案。
refusal-wrong-number-of-decks = { $place }：需要 { $known } 疊牌庫，卻有 { $found } 疊：第四疊只用於胖吉拉擴充。
refusal-wrong-number-of-specials = { $place }：需要 { $known } 張特殊建築物，卻有 { $found } 張：比玩家人數多兩張。

## 拒絕：公平洗牌

refusal-not-committed = { $place }：這份紀錄缺少承諾值或密鑰，無法判斷洗牌是否公平：請使用已結束遊戲頁面上提供的紀錄。
refusal-bad-commitment = { $place }：這裡必須有承諾值與密鑰，各為 64 位數字（0–9、a–f）：請重新下載紀錄。
refusal-promise-given = 你在桌子 { $table } 已承諾了另一份洗牌亂數：承諾不能更改。
refusal-promise-repeated = 桌子 { $table } 已有人做出完全相同的承諾：請自己抽一份。
refusal-not-promised = 你在桌子 { $table } 沒有承諾洗牌亂數：發牌時不會用到它。
refusal-nonce-changed = 這不是你在桌子 { $table } 承諾的洗牌亂數：請交出與承諾相符的那一份。
refusal-not-dealing = 桌子 { $table } 現在沒有在發牌：洗牌亂數只在第一張牌之前交出。

## 拒絕:競技場

refusal-worker-lost = 一個正在對局的程序沒有回應就結束了，可能是記憶體不足：請用少於 { $processes } 個程序再試一次。
refusal-not-a-journal = 這不是競技場或基準測試的日誌（{ $reason }）：請指定另一個檔案。
refusal-not-in-suite = { $option } { $found } 不屬於這個基準測試；可用的有：{ $known }。
refusal-other-options = 這份日誌開始時的 { $option } 是 { $found }，而不是 { $wanted }：請使用相同的選項，或指定另一個檔案。
refusal-journal-in-use = 另一個程式正在寫入這份日誌：請等它結束，或指定另一個檔案。
refusal-missing-extra = 這需要 { $needed }，但尚未安裝：請執行 pip install 'happycity[{ $extra }]'。
refusal-no-cluster = { $address } 沒有 Ray 叢集回應（{ $reason }）：請更正位址，或省略它以只使用這台電腦。
refusal-dataset-damaged = 資料集 { $place } 已損壞（{ $reason }）：happycity verify 會說明詳情；請重新製作，或改用另一份。
refusal-dataset-elsewhere = { $place } 裡有別的東西（{ $found }）：請指定新的或空的資料夾。
refusal-dataset-in-use = 另一個程式正在 { $place } 製作資料集：請等它結束，或指定另一個資料夾。
refusal-dataset-unfinished = 資料集 { $place } 尚未完成：請用開始它的指令做完其餘部分。
refusal-not-a-dataset = { $found } 不是 Happy City 的資料集（{ $reason }）：請指定 happycity dataset 製作的資料夾。
refusal-other-dataset = 這個資料集開始時的 { $option } 是 { $found }，而不是 { $wanted }：請使用相同的值，或指定另一個資料夾。
refusal-other-dataset-format = 資料集的格式是「{ $found }」，這個程式只認得「{ $known }」：請使用製作它的程式。

## 拒絕：語言模型的座位

refusal-unknown-tool = 這裡沒有「{ $found }」：請選擇 { $known }。
refusal-bad-arguments = 「{ $found }」的參數不符（{ $reason }）：請參閱其說明。
refusal-unknown-section = 規則沒有「{ $found }」這一節：請選擇 { $known }，或指定如 R5.4 的規則。
refusal-card-not-in-game = 這局遊戲的牌中沒有{ $card }：請查詢所有的牌。
refusal-no-game = 遊戲尚未開始：請用 new_game 開始一局。
refusal-no-such-chair = 這局遊戲沒有座位 { $found }：請選擇 { $known }。
refusal-table-given = 這張桌子的這個座位已為你選定：請在這裡進行遊戲。
refusal-no-server = { $address } 沒有 Happy City 伺服器回應（{ $reason }）：請檢查位址。
refusal-server-refused = 伺服器拒絕：{ $reason }
refusal-player-crashed = { $lines ->
    [0] 程式「{ $bot }」在遊戲途中結束（狀態 { $status }），這局不計入。
   *[other] 程式「{ $bot }」在遊戲途中結束（狀態 { $status }），這局不計入。最後的訊息：{ $log }。
}
refusal-player-silent = { $lines ->
    [0] 程式「{ $bot }」在 { $limit } 秒內沒有進行允許的行動；這局不計入。
   *[other] 程式「{ $bot }」在 { $limit } 秒內沒有進行允許的行動；這局不計入。最後的訊息：{ $log }。
}

## 給會閱讀的程式：以文字描述的局面

mcp-options = 玩家人數：{ $players } · 計分：{ $scoring ->
    [sum] 居民加滿意度
   *[product] 居民乘以滿意度
}
mcp-seat = 你坐在座位 { $seat }
mcp-last-round = 有一座小鎮已經完成：這是最後一輪。
mcp-visible = 中央區
mcp-dwellings = 住宅
mcp-specials = 桌上的特殊建築物
mcp-decks = 牌庫（面朝下的牌，沒有人知道順序）
mcp-deck = 牌庫 { $deck }，面朝下：{ $cards }，棄牌：{ $discarded }
mcp-tokens = 標記
mcp-city = { $player }的小鎮，座位 { $seat }
mcp-yours = （你的）
mcp-price = 你的價格：{ $price }
mcp-needs = 需要 { $condition }
mcp-left = 剩餘的牌：{ $cards }
mcp-heading = { $title }：
mcp-none = 無
mcp-legal = 允許的行動
mcp-aim = 你在玩一個卡牌遊戲：請建造分數最高的小鎮。遊戲結束時，分數是{ $scoring ->
    [sum] 居民加滿意度。
   *[product] 居民乘以滿意度。
}
mcp-ask = 請選擇一個允許的行動，並用工具「play」一字不差地執行。
mcp-ask-without-list = 請依規則找出一個允許的行動，並用工具「play」以記號執行：keep, discard ID, draw DECK, coin, buy ID, take ID, decline, market COLOUR, destroy PLACE, give SEAT, copy SEAT, refuse。
mcp-wait = 現在由別人決定：請呼叫工具「wait」。

## 小鎮裡持續的效果

city-phases-left = { $card }：還有 { $phases } 個收入階段
city-free-card = { $card }：下一張牌免費

## 計分表

sheet-title = 計分表
sheet-player = 玩家
sheet-card = 卡牌
sheet-place = 位置
sheet-income = 收入
sheet-hearts = 滿意度
sheet-inhabitants = 居民
sheet-coins = 錢
sheet-points = 分數
sheet-total = 總計
sheet-round = 輪
sheet-product = { amount-inhabitants } × { amount-hearts } = { $counted }
sheet-sum = { amount-inhabitants } + { amount-hearts } = { $counted }
sheet-lost = 失去：{ $lost }
sheet-doubled = 加倍
sheet-in-front = 在小鎮前
sheet-destroyed = 被{ $monster }摧毀
sheet-copied = 複製{ $card }
sheet-neighbour = 以{ $player }的小鎮計算
sheet-winner = { $player }以 { amount-points }獲勝！
sheet-winners = { $players }以 { amount-points }共享勝利！
sheet-by-coins = 分數相同：由錢決定。
sheet-resigned = 認輸，名列最後：{ $players }。

## 回顧一局遊戲

story-chances = 獲勝機會
story-chances-about = 估計：築城大師在想像的對局中，對一輪之後的判斷
story-moments = 決定勝負的時刻
story-round = { $round ->
    [0] 準備
   *[other] 第 { $round } 輪
}
story-moment = { $kind ->
    [luck] { story-round }：翻出一張牌
   *[choice] { story-round }：一個決定
}
story-moment-chance = { $name }的機會：{ $before } → { $after }
story-luck = 抽牌運氣
story-luck-about = 翻出的牌為獲勝機會帶來的變化，以百分點計；全部相加為零。

## 一局遊戲的決定與評價

review-choices = 決定
review-choices-about = 每個決定的代價，以獲勝機會的百分點計：每個選擇都在相同的想像世界裡玩下去。
review-none = 沒有人做出代價超過兩點的決定。
review-grade = { $grade ->
    [blunder] 大失誤
    [mistake] 失誤
   *[inaccuracy] 小失準
}
review-decision = { story-round }，{ $name }：{ review-grade }，{ $cost }
review-played = 實際：{ $move } → { $chance }
review-better = 更好：{ $move } → { $chance }
because-completes = 可以達成{ $special }。
because-points = { $before } → { $after } 分。
because-income = 每輪多 { $coins } 元，大約還有 { $rounds } 輪。
because-hearts = 帶來滿意度：有居民時就會計分。
because-inhabitants = 帶來居民：有滿意度時就會計分。
because-denies = 否則{ $to }可能買走{ $card }。
because-saves = 下回合有 { $coins } 元，如果{ $card }還在，就買得起。
because-coins = 留下 { $coins } 元給下回合。
because-deck = 牌庫 { $deck } 的 { $cards } 張牌中，有 { $payable } 張買得起。
because-deck-all = 牌庫 { $deck } 的 { $cards } 張牌都買得起。
because-deck-share = 牌庫 { $deck } 的 { $cards } 張牌中有 { $some } 張
because-deck-better = 分數高於現在買得到的任何牌：{ because-deck-share }。
because-deck-hearts = 買得起且帶來滿意度：{ because-deck-share }。
because-deck-dear = { $to }接下來買不了：{ because-deck-share }。
because-denies-special = 否則{ $to }可能買走{ $card }，再拿取{ $special }。
because-denies-points = 否則{ $to }可能買走{ $card }：{ $before } → { $after } 分。
because-denies-income = 否則{ $to }可能買走{ $card }：每輪多 { $coins } 元。
because-denies-take = 否則{ $to }可能拿走{ $special }。
because-stays = { $card }留著可以買：{ $before } → { $after } 分。
because-goes = { $card }現在買不了，會換上另一張牌。
because-leaves = 留下的錢較多：下回合有 { $coins } 元。
because-at-once = 立刻帶來 { $coins } 元。
because-effect = { $special }：{ $effect }
because-no-gain = 現在能拿的都不會帶來分數。
because-waits = 整局只能拿一張特殊建築物，而{ $special }還差 { $missing } 張牌。
because-place = { $places } 個位置都留給其他牌。
because-market = 桌上的特殊建築物需要 { count-of-colour }。
because-market-comes = 綠色隨時買得到：住宅都是綠色。
review-sums = 總計
review-sums-about = 以百分點計：牌給了每位玩家多少，決定付出了多少，其他人的決定與其餘一切又帶來多少。合起來，就是從一開始的機會到最後的結果。
review-begun = 一開始
review-cards = 牌
review-cost = 決定
review-rest = 他人與其餘
review-ended = 最後
review-count = 已檢視
hint-title = 可選的行動，最好的在前
hint-about = 由{ $name }決定；每個選擇之後的獲勝機會，以及落後最佳選擇多少。
hint-equal = 差不多好
hint-unclear = 前幾個選擇難分高下。
hint-none = 這裡只有一個選擇。
puzzle-name = 謎題 { $id }
puzzle-question = 由{ $name }決定。哪個選擇最好？
puzzle-right = 答對了：這是最好的選擇。
puzzle-wrong = 還有更好的選擇：請看第一行。
choice-unjudged = 沒有檢視：高手在這裡幾乎不會這樣下
puzzle-found = 各級電腦玩家有 { $share } 能找到它。

## 多局遊戲中的選擇；$cost、$low、$high 是寫好的點數，$share 與 $adjusted 是百分比

skill-games = { $name }：{ $games } 局，{ $decisions } 個真正的決定
skill-about = 以 100 點計，100 點是必勝。有不只一個合理的選擇，才是真正的決定。
skill-few = 這樣還太少：有 { $least } 個真正的決定以後才有數字。
skill-cost = 每個決定的代價是 { $cost } 點。
skill-range = 95%：{ $low } 到 { $high }
skill-like = 選得一樣好的是：{ $level }
skill-like-between = 選得一樣好的是：{ $weakest }到{ $strongest }
skill-shares = 獲勝：{ $share }；不計抽牌運氣：{ $adjusted }
skill-phases = 決定的內容
skill-phase = { $phase ->
    [discard] 棄牌或保留
    [refill] 選哪個牌庫
    [buy] 買什麼
    [special] 特殊建築物
   *[other] 其他
}
skill-decisions = 決定
skill-each = 每個決定的點數
skill-points = 點數
skill-cards = 逐張卡牌
skill-card = 卡牌
skill-colours = 逐種顏色
skill-built = { $times } 次建了它，當時另有更好的選擇。
skill-missed = { $times } 次沒有選它，當時它是最好的。
skill-early = 平均早了 { $rounds } 輪。
skill-late = 平均晚了 { $rounds } 輪。

## 拒絕:失靈的電腦玩家

refusal-bad-command = 「{ $found }」沒有指出任何程式：請寫 { $known }。
refusal-bot-missing = 無法啟動電腦玩家「{ $bot }」的程式「{ $found }」（{ $reason }）：請檢查指令。
refusal-bad-agent = 「{ $found }」不是可用的參賽者（{ $reason }）：請指定電腦玩家、cmd:PROGRAM、module:function，或 FILE.py:function。
refusal-bot-illegal = 電腦玩家「{ $bot }」回答「{ $found }」，但這裡不允許；由系統代為執行第一個允許的行動。
refusal-bot-raised = 電腦玩家「{ $bot }」發生錯誤（{ $found }）；由系統代為執行第一個允許的行動。
refusal-bot-crashed = { $lines ->
    [0] 電腦玩家「{ $bot }」沒有回答就結束了（狀態 { $status }）；由系統代為執行第一個允許的行動。
   *[other] 電腦玩家「{ $bot }」沒有回答就結束了（狀態 { $status }）；由系統代為執行第一個允許的行動。最後的訊息：{ $log }。
}
refusal-bot-silent = { $lines ->
    [0] 電腦玩家「{ $bot }」沒有在 { $limit } 毫秒內回答；由系統代為執行第一個允許的行動。
   *[other] 電腦玩家「{ $bot }」沒有在 { $limit } 毫秒內回答；由系統代為執行第一個允許的行動。最後的訊息：{ $log }。
}
refusal-bot-nonsense = 電腦玩家「{ $bot }」的回答無法讀懂（{ $reason }）：「{ $found }」；由系統代為執行第一個允許的行動。
refusal-bot-given-up = 電腦玩家「{ $bot }」已啟動 { $starts } 次，不再詢問；由系統代為執行第一個允許的行動。

## 電腦玩家為何這樣選:程式

why-told = { $text }
why-own-program = 這是由獨立的程式選擇的，沒有說明原因。

## 電腦玩家為何這樣選:自己的話

why-chance = 我讓運氣決定。
why-market = 特殊建築物最常需要{ cards-of-colour }，所以我從這個顏色開始。
why-keep = 我看不到值得棄掉的牌。
why-discard = 與其把{ $card }留給下家的小鎮，我寧可棄掉它。
why-draw = 牌庫 { $deck } 最有可能翻出我買得起的好牌。
why-save = 我有 { coins-taken }，先存錢：現在多一元比買這裡任何一張牌都好。
why-buy-special = 有了{ $card }，特殊建築物{ $special }就觸手可及。
why-buy-income = { $card }帶來收入，可以支付往後的費用。
why-buy-hearts = { $card }帶來滿意度，我的小鎮會很開心。
why-buy-inhabitants = { $card }帶來居民，我的小鎮歡迎他們。
why-buy-cheap = { $card }對我來說物有所值。
why-take = 特殊建築物{ $card }是免費的，而且沒有更適合我的小鎮的了。
why-decline = 我寧可等更好的特殊建築物，或者乾脆不拿。
why-destroy = { $card }是我的小鎮最不需要的牌。
why-give = 我把錢送給{ $player }：這位對手對我的威脅最小。
why-copy = 複製特殊建築物{ $card }對我的小鎮最有幫助。
why-refuse = 我碰碰運氣：遊戲盒裡也許有更好的。
why-imagined = 我想像了 { $games } 局遊戲：這一步的勝率是 { NUMBER($share, maximumFractionDigits: 0) }%，其他選擇中最好的是 { NUMBER($other, maximumFractionDigits: 0) }%。
why-foreseen = 我往前看了 { $games } 次：這一步的勝率預計是 { NUMBER($share, maximumFractionDigits: 0) }%，其他選擇中最好的是 { NUMBER($other, maximumFractionDigits: 0) }%。
why-worked-out = 我算過了所有還可能發生的情況：這一步值 { NUMBER($share, maximumFractionDigits: 0) }% 的勝利，其他選擇中最好的值 { NUMBER($other, maximumFractionDigits: 0) }%。

## 電腦玩家的等級,由弱到強

level-newcomer = 新鎮民
level-newcomer-about = 還在學習，看到喜歡的就拿。
level-resident = 老街坊
level-resident-about = 熟悉卡牌，但常忘了計劃。
level-shopkeeper = 店主
level-shopkeeper-about = 留意收入和費用。
level-architect = 建築師
level-architect-about = 先計劃好整個回合才動工。
level-mayor = 鎮長
level-mayor-about = 顧及每個人的小鎮，不只是自己的。
level-master = 築城大師
level-master-about = 看得很遠，很少出錯。

## 拒絕:電腦玩家可以想多久

refusal-bad-budget = 「{ $found }」不是思考預算：請寫 200ms、1.5s 或模擬局數，其後可加 :4 或 :all 指定執行緒（最多 600s、1 億局、64 個執行緒）。
refusal-no-budget = 「{ $found }」不適用：電腦玩家「{ $bot }」沒有思考預算，請只寫它的名字。
refusal-no-weights = 「{ $found }」沒有權重檔：請檢查路徑，或只寫電腦玩家的名字以使用內建權重。
refusal-damaged-weights = 權重檔「{ $found }」已損壞或並非權重：請換一份，或重新訓練。
refusal-other-weights = 這份權重是第 { $found } 版；本程式讀取第 { $known } 版：請重新訓練，或使用產生它的程式。
refusal-unlearned = 這位對手學到的東西遺失或已損壞：請連上網路，或重新載入頁面；在那之前，遊戲會等著。
refusal-bad-recipe = 「{ $found }」無法用於訓練：{ $problem }。
refusal-card-failed = 顯示卡中途停止運作（{ $problem }）。已學到的內容保存在 { $found }：再次執行相同的指令即可繼續。
refusal-unseeded = 這次搜尋沒有隨機來源：請先為亂數產生器設定種子（turn_to 會這麼做）。

## 不屬於等級的電腦玩家

bot-random-about = 任何合法的一步。
bot-greedy-about = 眼前價值最高的一步。
bot-builder-about = 依人工估算，往前規劃一個回合。
bot-flat-about = 每一步都模擬到終局同樣多次，取最好的一步。
bot-search-about = 搜尋由行動、卡牌與回應構成的樹。
bot-policy-about = 自學而成，一眼定奪。
bot-mind-about = 自學而成，並以所學推演後續。
bots-budgets = flat、search 和 mind 可以加上預算：mind:200ms、search:5000、mind:1s:all（執行緒）。mind@檔案 與 policy@檔案 使用你自己的權重；cmd:程式 是你自己的程式。
bots-net = policy 與 mind 的神經網路從 { $games } 百萬局中的 { $decisions } 百萬個決定學成（{ $digest }）。

## 終端機上的牌桌

board-for-sale = 出售中
board-cost = 費用
board-price = 價格
board-brings = 效果
board-colour = 顏色
board-specials = 特殊建築物
board-met = 已達成
board-needs = 條件
board-yes = 是
board-no = 否
board-owned = 已有
board-left = 剩 { $left }
board-deck = 牌庫 { $deck }
board-discarded = 已棄 { $cards }
board-last-round = 最後一輪
board-free-card = { $special }：下一張牌免費
board-phases = { $special }：{ $phases ->
   *[other] 還有 { $phases } 個收入階段
}

## 終端機上的對話

play-nobody-decided = 自你上一步以來，沒有其他人做過決定
play-nothing-to-take-back = 沒有可以收回的：之後已翻開過卡牌，或還沒有做過決定
play-taken-back = 已收回

## 拒絕：桌子與伺服器

refusal-not-your-turn = 現在輪到座位 { $turn }：請等到你的回合。
refusal-turn-not-ended = 你的回合已完成：請結束回合，或收回上一個決定。
refusal-nothing-to-decide = 現在沒有需要決定的事。
refusal-nothing-to-undo = 沒有可以收回的決定：之後已翻開卡牌，或已有其他人做了決定。
refusal-no-turn-to-end = 現在沒有需要你結束的回合：請繼續遊戲。
refusal-already-away = 電腦已在替你遊玩：隨時可以回來。
refusal-not-away = 你本來就在自己玩：沒有電腦需要離開。
refusal-not-seated = 你不在這張桌子入座：請觀戰，或加入其他桌子。
refusal-not-host = 只有桌主可以這麼做：請詢問桌主。
refusal-unknown-passkey = 已經沒有這個通行金鑰了。
refusal-unknown-session = 那個瀏覽器已經登出了。
refusal-unknown-table = 沒有桌子「{ $found }」：請檢查連結。
refusal-stale = 遊戲已經往前進行，也許是在另一個分頁。請再看一次，然後決定。
refusal-too-fast = 短時間內次數太多：請在 { $seconds } 秒後再試。
refusal-too-many = 超過同時允許的數量：請關閉一些，或在 { $seconds } 秒後再試。
refusal-too-often = 你在這一局已經這樣做了 { $known } 次，夠了：請繼續遊戲。
refusal-bad-message = 伺服器無法理解這則訊息（{ $reason }）：請參閱協定說明。
refusal-not-json = 內容必須是 application/json，而不是「{ $found }」：請設定 Content-Type。
refusal-too-long = 訊息超過 { $known } 位元組：請縮短內容。
refusal-not-begun = 桌子 { $table } 的遊戲尚未開始：請等待桌主開始。
refusal-key-taken = 這個鍵已被別人使用：請為每個決定選擇新的鍵。
refusal-game-finished = 遊戲已經結束：可以再玩一局。
refusal-rated-no-undo = 排名賽中不能收回決定：請謹慎選擇。
refusal-no-chat = 這張桌子對你關閉了聊天：用表情代替吧。
refusal-rude = 這樣說會傷到別人：請換個說法。
refusal-slow-chat = 這裡的聊天放慢了：請在 { $seconds } 秒後再試。
refusal-no-hints = 計分的遊戲，以及其他人也玩同一副牌局時，沒有提示。
refusal-hints-not-agreed = 所有玩家都同意後，這裡才有提示：請在選單中詢問其他人。
refusal-nothing-to-agree = 這裡沒有其他人一起玩：不需要問任何人。
refusal-asked-lately = 剛才有人說不：請在下一輪再問。
refusal-nobody-absent = 遊戲沒有在等不在場的人：現在不需要電腦代玩。
refusal-not-here = 你沒有開啟 { $table } 這一桌：請先開啟，再回答。
refusal-rated-no-stand-in = 排名賽中不能讓電腦替別人玩：由計時決定。
refusal-day-to-come = { $found } 的牌局還沒有公布，請在那一天再來。
refusal-deal-sealed = 這副牌局今天還在進行。今天結束後，大家都可以看這些遊戲。
refusal-evening-begun = 這場聚會已經開始：無法再加入。
refusal-evening-full = 這場聚會已滿：有 { $known } 人參加。
refusal-evening-over = 這場聚會已結束：無法再更改。
refusal-no-early-end = 俱樂部聚會的每場遊戲都要玩到結束：必須離開的人可以認輸。
refusal-no-evening-rematch = 俱樂部聚會的牌桌不能直接再玩一局：聚會會繼續下一輪。
refusal-not-entered = 這個人沒有參加這場聚會：請再看一次名單。
refusal-not-evenings-host = 只有聚會主辦人可以這麼做：請詢問主辦人。
refusal-round-not-over = 有些桌子還在進行：全部結束後才能開始下一輪。
refusal-round-robin-of-two = 循環賽中每個人都與其他人各對戰一次：只適用於兩人桌。
refusal-round-sealed = 其他人還在玩這副牌局。這一輪結束後，大家都可以看。
refusal-too-few-people = 目前有 { $found } 人參加：聚會至少需要 { $known } 人。
refusal-too-many-evenings = 你主辦的 { $known } 場聚會還沒結束：請先結束其中一場。
refusal-unknown-evening = 沒有聚會「{ $found }」：請檢查連結。
refusal-unknown-day = { $found } 沒有牌局。日期請寫成 2026-11-17，而且不早於這個伺服器的第一天。
refusal-unknown-deal = 沒有「{ $found }」這種牌局。有：{ $known }。
refusal-no-training = 訓練是一個人與電腦玩家在瀏覽器裡進行的：請在首頁選擇。
refusal-no-why = 只有電腦玩家的行動才有說明：請選擇電腦玩家的行動。
refusal-wrong-seats = { $found } 不合：這張桌子有 { $known } 個座位。
refusal-not-over = 桌子 { $table } 的遊戲尚未結束：請先玩完，再開下一局。
refusal-seat-taken = 桌子 { $table } 的這個座位不是空的：請選其他座位，或觀戰。
refusal-kept-apart = 你無法在這張桌子入座：這裡有人與你保持距離。請選擇其他桌子，或自己開一桌。
refusal-not-there = { $found }在桌子 { $table } 沒有座位：請確認誰坐在那裡。
refusal-not-unfinished = 桌子 { $table } 已關閉，或遊戲已結束：無法再更改。
refusal-rated-needs-accounts = 排名賽需要由不同的帳號玩家進行：請建立帳號，或玩一般遊戲。
refusal-rated-needs-clock = 排名賽需要計時，這樣就沒有人能乾脆停下來：請選擇計時方式，或改玩休閒賽。
refusal-rated-needs-people = 排名賽由不同的玩家進行，沒有電腦玩家：請空出其他座位，或玩一般遊戲。
refusal-seats-open = 桌子 { $table } 還有空位：請等人加入，或交給電腦。
refusal-unknown-level = 沒有等級「{ $found }」：請選擇 { $known }。
refusal-not-open = 桌子 { $table } 已不再開放：請找其他桌子。
refusal-bad-setting = { $setting }：{ $found } 太小：至少 { $least }。
refusal-workers-need-postgresql = { $found } 個程序無法共用一個 SQLite 檔案：請使用 --database postgresql://… 或只用一個。
refusal-bad-log-level = log_level：沒有「{ $found }」：請選擇 { $known }。
refusal-bad-switch = { $setting }：「{ $found }」既不是「是」也不是「否」：請寫 true 或 false。
refusal-bad-number = { $setting }：「{ $found }」不是數字：請寫數字。
refusal-bad-database = 「{ $found }」不是資料庫：請指定檔案，或 postgresql://使用者@主機/名稱。
refusal-not-found = 「{ $found }」沒有內容：請參閱 /api/ 的列表。
refusal-wrong-method = 這裡不能使用「{ $found }」：允許的是 { $known }。
refusal-fault = 我們這邊發生問題（編號 { $found }）：沒有遺失任何東西，請再試一次。
refusal-closing = 伺服器正在重新啟動：請稍後再來，不會遺失任何東西。
refusal-not-signed-in = 伺服器還不認識你：請先開啟首頁。

## 拒絕：已結束的遊戲與玩家

refusal-unknown-game = 沒有已結束的遊戲「{ $found }」：請檢查連結；進行中的遊戲請到它的牌桌觀看。
refusal-unknown-player = 沒有玩家「{ $found }」：請檢查名稱或連結；該帳號也可能已被刪除。

## 拒絕：玩家

refusal-need-account = 這需要帳號：請先為你的名稱設定密碼。
refusal-bad-token = 伺服器不認識這個權杖：請為你的程式建立新的權杖。
refusal-foreign-page = 這個請求來自其他網站的網頁：請使用本伺服器的網頁。
refusal-bad-passkey = 這個通行金鑰不符：請再試一次，或用密碼登入。
refusal-wrong-code = 名稱與代碼不相符，或代碼已經用過。
refusal-bad-issuer = { $setting }：「{ $found }」不是登入服務的網址：請寫例如 https://id.example.org/realms/club。必須是 https。
refusal-need-setting = 缺少 { $setting }：透過登入服務登入需要它。
refusal-bad-proof = 登入服務提供的資料無法驗證，所以沒有登入。請重新開始；如果一直這樣，請告訴這個伺服器的主持人。
refusal-identity-taken = 這個登入已經屬於這裡的另一個帳號：請先登出，再用它登入。
refusal-other-identity = 這個帳號已經連結了登入服務的另一個身分：請先移除那一個。
refusal-last-way-in = 這是進入你帳號的唯一方法：請先設定密碼，或加入另一種方法。
refusal-login-stale = 這次登入是在另一個瀏覽器或太久以前開始的，或者已經用過：請重新開始。
refusal-need-fresh-login = 請先再登入一次：這樣就能確認是你本人。
refusal-provider-down = 登入服務沒有正常回應。什麼都沒有改變；請稍後再試。
refusal-provider-off = 這個伺服器沒有登入服務：請用名稱和密碼登入。
refusal-provider-refused = 登入服務沒有讓你進入，或者你在那裡拒絕了。想的話可以重新開始。
refusal-wrong-password = 密碼與名稱不相符：請再試一次。
refusal-already-account = 你已經有帳號了：要建立另一個，請先登出。
refusal-name-too-long = 名稱太長：最多 { $known } 個字元。
refusal-name-unreadable = 名稱含有看不見的字元，或沒有可讀的字元：請使用文字、數字與空格。
refusal-name-mixed = 「{ $found }」混用了不同文字中外形相似的字母：請只使用其中一種。
refusal-name-reserved = 「{ $found }」保留給伺服器使用：請選擇其他名稱。
refusal-name-rude = 「{ $found }」會傷到別人：請選擇其他名稱。
refusal-name-taken = 「{ $found }」是別人的名稱：請選擇其他名稱。
refusal-name-of-admin = 「{ $found }」在這個伺服器的管理員名單上：請管理伺服器的人先更改名單。
refusal-password-short = 密碼太短：至少要 { $least } 個字元。
refusal-password-is-name = 密碼不能是名稱，重複幾次也不行：請選擇其他密碼。
refusal-password-few-characters = 密碼中不同的字元太少：至少要有 { $least } 種。
refusal-password-common = 太多人使用這個密碼：請選擇沒有人猜得到的密碼。
refusal-too-many-passkeys = 你已經有 { $known } 個通行金鑰：請先移除一個。
refusal-too-many-programs = 一個帳號最多可有 { $known } 個程式：請先刪除一個。
refusal-too-many-distances = 你已經與 { $known } 個人保持距離：請先在你的頁面上從名單中移除一位。
refusal-too-many-friends = 你的好友與邀請已有 { $known } 位：請先移除一位。
refusal-unknown-name = 沒有名為「{ $found }」的帳號：請檢查拼寫。訪客只能透過連結聯絡。
refusal-own-block = 你已封鎖這個人：請先在你的頁面上解除。
refusal-not-friends = 只有好友才能這樣邀請：請改為傳送桌子的連結。
refusal-changed-link = 這個連結已經失效：請向給你連結的人要一個新的。
refusal-circle-full = 一個圈子最多 { $known } 人：要先有人離開。
refusal-not-owner = 只有圈子的擁有者可以這麼做：請向他提出。
refusal-too-many-circles = 你已經在 { $known } 個圈子裡：請先離開一個。
refusal-unknown-circle = 沒有圈子「{ $found }」，或你不在其中：請向成員索取連結。
refusal-banned = 管理這個伺服器的人在 { $until } 之前不讓你進入：請之後再來。
refusal-already-reported = 你的檢舉已經送達：會有人查看。
refusal-unknown-report = 沒有待處理的檢舉「{ $found }」：請再看一次清單。
refusal-unknown-announcement = 沒有公告「{ $found }」：可能已經結束。
refusal-bad-invitation = 這裡的帳號需要邀請，而這個邀請無效或已被使用：請詢問管理伺服器的人。
refusal-oneself = 那是你自己：請選擇別人。
refusal-too-many-games = 一個帳號最多可收錄 { $known } 場在裝置上進行的遊戲：這一場會留在裝置上。
refusal-already-taken = 這場遊戲已在你的帳號中：沒有任何變動。
refusal-unknown-program = 你沒有程式「{ $found }」：請查看你的程式清單。

## 拒絕：架設伺服器

refusal-newer-database = 資料庫來自較新版本的 Happy City（步驟 { $found }；此版本只到 { $known }）：請安裝該版本。
refusal-older-database = 資料庫停在步驟 { $found }，此版本的 Happy City 是 { $known }：請先啟動一次伺服器，它會更新資料庫。
refusal-unusable-database = 無法使用資料庫 { $found }（{ $reason }）：請用 --database 指定位於可寫入資料夾中的檔案，或正在執行且允許你連線的 PostgreSQL 伺服器。
refusal-no-folder = 沒有可放資料庫的資料夾 { $folder }：請建立它，或用 --database 指定其他檔案。
refusal-damaged-database = 資料庫已損壞（{ $reason }）：請將它移開，並用「happycity restore」還原最近的備份。
refusal-no-database = { $found } 沒有資料庫：請用 --database 指定伺服器使用的資料庫。
refusal-database-in-use = 有伺服器正在使用這個資料庫，或 { $seconds } 秒內曾使用：請先停止它。
refusal-database-not-empty = 資料庫裡已有內容：請指定空的資料庫，或用 --force 取代全部內容。
refusal-not-a-backup = 這個檔案不是 Happy City 的備份：請指定由「happycity backup」寫出的檔案。
refusal-newer-backup = 備份來自較新版本的 Happy City（步驟 { $found }；此版本只到 { $known }）：請安裝該版本。
refusal-damaged-backup = 備份已損壞或不完整，因此沒有還原任何內容：請改用另一份備份。
refusal-bad-network = { $setting }：「{ $found }」不是位址與網路的清單：例如寫 127.0.0.1,10.0.0.0/8。
refusal-bad-origin = { $setting }：「{ $found }」不是網站的位址：請寫不含路徑的位址，例如 https://example.org 或 http://localhost:5173。
refusal-bad-root = { $setting }：「{ $found }」不是資料夾：請以斜線開頭、結尾不加斜線，例如 /happycity。
refusal-bad-contact = { $setting }：「{ $found }」不是推播服務能聯絡的地址：請寫 mailto:you@example.org 或 https://…。
refusal-bad-mail-server = { $setting }：這不是郵件伺服器：請寫例如 smtp://user:password@mail.example.org:587。
refusal-bad-mail-address = 「{ $found }」不是電子郵件地址：請寫例如 you@example.org。
refusal-need-public-address = 缺少 { $setting }：訊息裡的連結需要它，例如 https://example.org。
refusal-channel-off = 這個伺服器不會傳送這類訊息：需要由架設者開啟。
refusal-bad-device = 無法使用這個瀏覽器的訂閱：請把通知關閉後再開啟。
refusal-bad-webhook = 無法傳送到這個地址：請用以 https:// 或 http:// 開頭的網際網路地址。
refusal-bad-link = 這個連結不是由這個伺服器產生的，或已不再有效：請在設定裡選擇你要收到什麼。
refusal-not-delivered = { $reason ->
    [down] 訊息沒有送達，因為對方目前沒有回應：請稍後再試。
   *[rejected] 對方不接受這則訊息：請檢查地址，或重新加入這個瀏覽器。
}
refusal-nowhere-to-send = 還沒有可以傳送的地方：請填寫並確認地址，或加入這個瀏覽器。
refusal-unknown-device = 你的清單裡沒有瀏覽器「{ $found }」：請再看一次。
refusal-bad-words = { $setting }：無法使用檔案 { $file }（{ $found }）：請每行寫一個詞，結尾的星號代表任何字尾。

## 拒絕：供學習程式使用的環境

refusal-masked-action = 座位 { $seat } 不能執行動作 { $action }：請從 { $legal } 中選擇。
refusal-bad-actions = 這不是給所有遊戲的動作：收到 { $found }，需要 { $known }。
refusal-episode-over = 遊戲已經結束，不能再執行動作 { $action }：請重設環境（在 PettingZoo 中，先讓每個代理執行 None）。
refusal-not-reset = 還沒有發牌：請先重設環境。
refusal-bad-seed = 「{ $found }」不能作為環境的種子：請給 0 到 { $known } 的整數。
refusal-bad-option = { $option }：「{ $found }」不適用：請從 { $known } 中選擇。
refusal-bad-opponents = 「{ $found }」不是合適的對手：請給含一個電腦玩家的清單，或含 { $known } 個的清單。

## 沒有網頁的伺服器

no-client-title = Happy City 伺服器正在執行
no-client-told = 安裝時沒有包含網頁用戶端。若要使用網頁，請在專案資料夾中再安裝一次，然後重新啟動伺服器：
no-client-api = 程式可以向這個伺服器查詢的內容

## 訪客

# 剛到的人叫什麼：一樣東西加一個數字。
guest-words =
    氣球 風箏 燈籠 鬆餅 餅乾 泡芙 布丁 麻糬 湯圓 檸檬 蜜桃 櫻桃 草莓 葡萄 芒果 荔枝 柚子 南瓜 栗子 花生 核桃 茶壺 陽傘 鋼琴 口琴 積木 拼圖 骨牌 彈珠 紙鶴 彩虹 雲朵 流星 彗星
    雪花 露珠 螢火蟲 蝴蝶 蜻蜓 麻雀 雛菊 鬱金香 向日葵 鈴蘭 楓葉 柳樹 三葉草 蒲公英
guest-name = { $word }{ $number }

## 頁面關閉時

notice-turn-title = 輪到你了
notice-turn = { $round ->
    [0] 選擇你的{ $market }，同桌：{ $names }。
   *[other] 第 { $round } 回合，同桌：{ $names }。
}
notice-day-title = 你的回合還剩一天
notice-day = { notice-turn }
notice-over-title = 遊戲結束了
notice-over = 看看結果如何，同桌：{ $names }。
notice-invitation-title = 有座位為你保留
notice-invitation = 同桌：{ $names }。請入座，或婉拒。
notice-challenge-title = 再來一局？
notice-challenge = 同桌：{ $names }。請再玩一局，或婉拒。
notice-test-title = 訊息會這樣送到你這裡
notice-test = 頁面關閉時，訊息會送到這裡。
mail-confirm-title = Happy City：這是你的地址嗎？
mail-confirm = { $name }想在這個地址收到 Happy City 的訊息。如果是你，請在 3 天內打開這個連結：
mail-confirm-not = 如果不是，什麼都不用做：你不會再收到我們的郵件。
mail-stop = 不再收到這類郵件：{ $url }
mail-lost-title = 設定新密碼
mail-lost = 有人（很可能是你）想為{ $name }設定新密碼。這個連結在一小時內有效，只能使用一次。如果不是你，什麼都不用做：密碼不會改變。

## 給語言模型的座位（TextArena、OpenEnv）

prompt-game = Happy City是一款卡牌遊戲，這一局有{ $players }位玩家。你是玩家{ $seat }，起始玩家的編號是0。請建造分數最高的小鎮：{ $scoring ->
    [sum] 居民數加滿意度
   *[product] 居民數乘滿意度
}。有小鎮達到十張牌的那一輪結束後，遊戲結束。
prompt-answer = 請只回答一個合法的行動，並放在方括號內，例如：[{ $move }]
prompt-legal = 合法的行動：
