### The frame around all pages: new versions, pages that cannot be loaded.

web-shell-again = Réessayer
web-shell-later = Pas maintenant
web-logged-out = Votre session a été fermée dans ce navigateur, { $name }.
