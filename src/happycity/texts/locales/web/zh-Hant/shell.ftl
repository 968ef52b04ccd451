### The frame around all pages: new versions, pages that cannot be loaded.

web-shell-again = 再試一次
web-shell-later = 稍後再說
web-logged-out = { $name }，你已在這個瀏覽器被登出。
