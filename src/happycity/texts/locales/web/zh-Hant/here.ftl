### 沒有伺服器的遊戲：它們的標記，以及可能遇到的狀況。

web-here-mark = 在此裝置上
web-here-offer = 伺服器沒有回應。在這之前，你可以在此裝置上玩：對戰電腦，或和朋友共用一個螢幕。
web-here-needs-server = 其他玩家、計時與排名賽都需要伺服器，而現在沒有伺服器回應。不用這些的話，你可以立刻在此裝置上玩。
web-here-cannot-play = 這裡無法在此裝置上玩：程式有一部分遺失或損壞。請連上網路，再重新載入頁面。
web-here-not-kept = 這個瀏覽器無法保存你的遊戲：遊戲會繼續，但關閉頁面後就會消失。
web-here-elsewhere = 這局遊戲已在另一個分頁開啟
web-here-elsewhere-more = 同一時間只能在一個分頁裡玩。請在那裡繼續，或在這裡接手；不會遺失任何東西。
web-here-take-over = 在這裡繼續
web-here-link-wrong = 無法顯示這個連結裡的遊戲：連結不完整，或被人改過。請再索取一次。
web-here-alone = 這份遊戲沒有伺服器，所以沒有排名、帳號，也沒有其他地方的玩家。對戰電腦或共用一個螢幕的遊戲不需要伺服器。
web-here-other-browser = 在裝置上進行的遊戲只留在開始它的瀏覽器裡。請在那裡開啟，或開始另一局。
web-here-delete-about = 你的名稱以及此裝置上的所有遊戲都會永久消失。
