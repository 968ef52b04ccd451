### The frame around all pages: new versions, pages that cannot be loaded.

web-shell-again = Noch einmal versuchen
web-shell-later = Jetzt nicht
web-logged-out = Du wurdest in diesem Browser abgemeldet, { $name }.
