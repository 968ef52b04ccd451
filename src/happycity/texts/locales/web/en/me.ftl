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
web-me-guest-about = You are playing as a guest, in this browser only. With an account, your name, games and rating follow you to every device. No e-mail needed.
web-me-make = Create an account
web-me-login = Log in
web-me-login-about = Games you played as a guest stay with the guest. To keep them, create an account instead.
web-me-password = Password
web-me-password-about = At least 10 characters; a short sentence is easy to remember.
web-me-password-old = Current password
web-me-password-new = New password
web-me-account-of = You log in as { $name }.
web-me-look = Face and colour
web-me-look-face = Face
web-me-look-colour = Colour
web-me-look-chance = Any
web-me-look-none = None
web-me-face-fox = Fox
web-me-face-penguin = Penguin
web-me-face-panda = Panda
web-me-face-owl = Owl
web-me-face-koala = Koala
web-me-face-frog = Frog
web-me-face-rabbit-face = Rabbit
web-me-face-tiger-face = Tiger
web-me-face-hedgehog = Hedgehog
web-me-face-unicorn = Unicorn
web-me-colour-rose = Pink
web-me-colour-orange = Orange
web-me-colour-yellow = Yellow
web-me-colour-lime = Light green
web-me-colour-sky = Light blue
web-me-colour-plum = Purple
web-me-colour-grey = Grey
web-me-provider-login = Log in with { $provider }
web-me-provider-about = Join this account with { $provider }: then you can log in there instead of typing a password.
web-me-provider-join = Join with { $provider }
web-me-provider-joined = { $provider } has opened this account since { $date }.
web-me-provider-leave = Take { $provider } off
web-me-provider-leave-sure = Take it off?
web-me-owner-about = This account has no password. Log in once more to show that it is you:
web-me-password-choose = Choose a password
web-door-title = Logging in
web-door-wait = One moment, please…
web-door-again = Try again
web-door-back = Log in otherwise
web-me-renamed = The name that you have at { $provider } is taken here, or cannot be used. Here you are { $name }; you can change that.
web-me-lost = Forgot the password?
web-me-lost-mail-about = We can mail you a link, if you have confirmed an e-mail address here.
web-me-lost-who = Your name or e-mail address
web-me-lost-send = Send me a link
web-me-lost-sent = If there is an account with this name or address, and its address is confirmed, a mail is on its way. The link in it works for an hour.
web-me-lost-code = I have a code
web-me-recover-about = With a code that you wrote down, or one from the host of this server, you can choose a new password.
web-me-recover-link = This link is good once: choose a new password.
web-me-code = Code
web-me-recover = Set the new password
web-me-codes = If the password is lost
web-me-codes-none = With a code you can choose a new password. You have none yet: make some in good time, and keep them where you will find them.
web-me-codes-left = { $codes ->
    [one] { $codes } code is left. It works once.
   *[other] { $codes } codes are left. Each works once.
}
web-me-codes-make = Make new codes
web-me-codes-once = They are shown only now. Codes from before no longer work.
web-me-codes-save = Save as a file
web-me-devices = Logged in on
web-me-device-current = this browser
web-me-device-unknown = Unknown browser
web-me-device-seen = last here { $date }
web-me-device-end = Log out { $device }
web-me-device-end-sure = Log out there?
web-me-passkeys = Passkeys
web-me-passkeys-about = Log in with this device’s fingerprint, face or code instead of typing a password.
web-me-passkey-make = Add a passkey
web-me-passkey-here = This device already has a passkey.
web-me-passkey-remove = Remove the passkey of { $device }
web-me-passkey-remove-sure = Remove it?
web-me-passkey-login = Log in with a passkey
web-me-password-change = Change password
web-me-password-changed = Changed. All other devices have been logged out.
web-me-password-unanswered = The answer did not arrive. The password may have been changed all the same: when you log in, try the new one first.
web-me-logout = Log out
web-me-logout-everywhere = Log out everywhere

## Settings

web-me-settings = Settings
web-me-quick = Quick moves
web-me-quick-about = One tap plays; otherwise a second tap confirms.

## Games

web-me-games = My games
web-me-unfinished = Not finished
web-me-finished = Finished
web-me-no-games = No finished games yet. The first one takes about 30 minutes.
web-me-with = with { $names }
web-me-alone = nobody else yet
web-me-won = won
web-me-shared = shared victory
web-me-result = { amount-points }, best score { $best }
web-me-story = Story
web-me-story-label = Story of the game of { $date }
web-me-replay = Replay
web-me-replay-label = Replay the game of { $date }
web-me-older = Older games
web-me-go-on = Continue
web-me-give-up = Give up
web-me-give-up-sure = Sure?
web-me-status-open = not started yet
web-me-status-playing = in progress
web-me-status-turn = your turn
web-me-records = Download all records
web-me-device = played on a device
web-me-foreign = by other rules: opens with another version of Happy City
web-me-take = Take into my account
web-me-take-about = { $games ->
    [one] One game was played on this device, without a server. It can go into your account, marked as such and counted nowhere.
   *[other] { $games } games were played on this device, without a server. They can go into your account, marked as such and counted nowhere.
}

## Figures

web-me-statistics = Statistics
web-me-count-games = { $games ->
    [one] game
   *[other] games
}
web-me-games-column = Games
web-me-win-share = won
web-me-best = best score
web-me-mean = average score
web-me-no-figures = Statistics appear after the first finished game.
web-me-no-figures-mine = Statistics appear after the first finished game. Games on this device do not count, nor does training.
web-me-favourites = Favourite buildings
web-me-favourite-specials = Favourite special buildings
web-me-favourite-times = { $count ->
    [one] in { $count } city
   *[other] in { $count } cities
}
web-me-modes = By type of game
web-me-mode = Type of game
web-me-players = Players
web-me-rating = Rating
web-me-no-ratings = Rated games bring a rating; everybody starts at 1000.
web-me-ranking = Ranking
web-me-ranking-none = Nobody has played five rated games of this type yet. First place is up for grabs!
web-me-place = Place
web-me-player = Player
web-me-count-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
web-me-player-here = Player
web-me-to-ranking = See the ranking

## Programs

web-me-programs = Programs
web-me-programs-about = A program of your own can sit at any table. It needs a name and a token.
web-me-programs-how = How it works
web-me-programs-account = Programs need an account: create one above.
web-me-program-name = Name of the program
web-me-program-make = Create a token
web-me-program-delete = Delete { $name }
web-me-program-delete-sure = Delete for good?
web-me-token = Token for { $name }
web-me-token-once = Copy it now: it is shown only this once.
web-me-copy = Copy
web-me-copied = Copied!

## My data

web-me-data = My data
web-me-export = Download my data
web-me-delete = Delete my data
web-me-delete-about = Your name, account, ratings, programs, friends and circles will be gone for good. Finished games stay, without your name; a bot takes over where others are waiting for you.
web-me-delete-sure = Yes, delete it for good
web-me-delete-unanswered = The answer did not arrive. Your data may have been deleted all the same.
web-me-cancel = Keep everything
web-me-away = The server does not answer. Until it does, you see what this device knows of you.
