### One’s own page, the pages of players, the ranking.

web-me-title = My page
web-me-name = Name
web-me-save = Save
web-me-saved = Saved
web-me-since = Here since { $date }
web-me-kind-guest = Guest
web-me-kind-account = Account

## Account

web-me-account = Account
web-me-guest-about = You play as a guest, in this browser only. With an account, name, games and rating are yours on every device. No e-mail needed.
web-me-make = Make an account
web-me-login = Log in
web-me-login-about = What you play as a guest stays with the guest. To keep it, make an account instead.
web-me-password = Password
web-me-password-about = At least 10 characters; a short sentence is easy to remember.
web-me-password-old = Present password
web-me-password-new = New password
web-me-password-change = Change password
web-me-password-changed = Changed. All other devices have been logged out.
web-me-logout = Log out
web-me-logout-everywhere = Log out everywhere

## Settings

web-me-settings = Settings
web-me-theme = Light
web-me-theme-auto = Like the device
web-me-theme-light = Day
web-me-theme-dark = Evening
web-me-sound-about = Small sounds at the table
web-me-pace = Movement
web-me-pace-off = None
web-me-pace-quick = Quick
web-me-pace-calm = Calm
web-me-pace-slow = Slow
web-me-quick = Quick moves
web-me-quick-about = One tap plays; otherwise the second tap confirms.
web-me-end = End my turn myself
web-me-end-about = Time to look once more, and to take something back.

## Games

web-me-games = My games
web-me-unfinished = Not finished
web-me-finished = Finished
web-me-no-games = No finished game yet. The first one takes about 20 minutes.
web-me-with = with { $names }
web-me-alone = alone
web-me-won = won
web-me-shared = shared victory
web-me-result = { $points } of { $best } points
web-me-story = Story
web-me-story-label = Story of the game of { $date }
web-me-replay = Replay
web-me-replay-label = Replay the game of { $date }
web-me-older = Older games
web-me-go-on = Go on
web-me-give-up = Give up
web-me-give-up-sure = Sure?
web-me-status-open = not begun yet
web-me-status-playing = being played
web-me-status-turn = your turn
web-me-records = Download all records

## Figures

web-me-statistics = Figures
web-me-count-games = games
web-me-win-share = won
web-me-best = best points
web-me-mean = points on average
web-me-no-figures = Figures come with the first finished game.
web-me-favourites = Favourite buildings
web-me-favourite-specials = Favourite special buildings
web-me-favourite-times = { $count ->
    [one] in { $count } city
   *[other] in { $count } cities
}
web-me-modes = By kind of game
web-me-mode = Kind of game
web-me-players = Players
web-me-rating = Rating
web-me-no-ratings = Rated games bring a rating; everybody begins with 1000.
web-me-ranking = Ranking
web-me-ranking-none = Nobody has played five rated games of this kind yet. The first place is free!
web-me-place = Place
web-me-player = Player
web-me-count-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
web-me-player-here = Player
web-me-to-ranking = To the ranking

## Programs

web-me-programs = Programs
web-me-programs-about = A program of your own can sit at any table. It needs a name and a token.
web-me-programs-how = How it is done
web-me-programs-account = Programs need an account: make one above.
web-me-program-name = Name of the program
web-me-program-make = Make a token
web-me-program-delete = Delete { $name }
web-me-program-delete-sure = Delete for good?
web-me-token = Token of { $name }
web-me-token-once = Copy it now: it is shown this once.
web-me-copy = Copy
web-me-copied = Copied!

## My data

web-me-data = My data
web-me-export = Download everything about me
web-me-delete = Delete me
web-me-delete-about = Name, account, ratings and programs go for good. Finished games stay, without your name; a bot plays on where others wait for you.
web-me-delete-sure = Delete me for good
web-me-cancel = Keep everything
