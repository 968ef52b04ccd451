### The frame around all pages: new versions, pages that cannot be loaded.

web-shell-again = Spróbuj ponownie
web-shell-later = Nie teraz
web-logged-out = Konto { $name } zostało wylogowane w tej przeglądarce.
