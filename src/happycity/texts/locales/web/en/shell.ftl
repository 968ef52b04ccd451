### The frame around all pages: new versions, pages that cannot be loaded.

web-shell-again = Try again
web-shell-later = Not now
web-logged-out = You have been logged out in this browser, { $name }.
