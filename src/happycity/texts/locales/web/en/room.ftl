### The waiting room of a table, and what bots are called.

web-room-bot-teddy-bear = Bruno
web-room-bot-robot = Pixel
web-room-bot-alien-monster = Ziggy
web-room-bot-ghost = Hugo
web-room-bot-nesting-dolls = Olga
web-room-bot-dragon-face = Draco

## The room

web-room-here = Waiting room
web-room-waiting = { $free ->
    [one] Waiting for one more player
   *[other] Waiting for { $free } more players
}
web-room-dealing = The cards are being dealt
web-room-dealing-about = One moment: the last parts of the shuffle are coming in.
web-room-ready = Everybody is here!
web-room-not-here = Waiting for { $names }
web-room-ready-host = The table is full. Start whenever you like.
web-room-ready-guest = { $name } will start the game any moment now.
web-room-absent-host = All seats are taken. You can start now, or wait until everybody is here.
web-room-absent-guest = { $name } decides when the game begins.
web-room-wait-host = Send the link, or give free seats to bots.
web-room-wait-rated = This game is rated: every seat needs a person with an account. Send them the link.
web-room-wait-rematch = The others are asked: one click where the last game ended, and they sit here.
web-room-wait-asked = Seats are kept for whoever is asked: they only have to say yes.
web-room-wait-guest = { $name } will start the game once all seats are taken.
web-room-the-host = The host
web-room-start = Start the game
web-room-fill = { $free ->
    [one] A bot for the free seat
   *[other] Bots for the free seats
}
web-room-close = Close the table
web-room-close-sure = Close it for everybody?
web-room-closed = This table is closed
web-room-closed-about = Its host has left. There is always room at another table.
web-room-lost = Connection lost. Trying again…
web-room-watching = { $count ->
    [0] Nobody is watching
    [one] { $count } person is watching
   *[other] { $count } people are watching
}

## Seats

web-room-seats = Seats
web-room-free = Free seat
web-room-you = you
web-room-host = host
web-room-program = program
web-room-present = here
web-room-absent = not here right now
web-room-asked = asked, no answer yet
web-room-asked-you = { $name } would like to play again. This seat is kept for you.
web-room-changed-you = { $name } has changed what is played here. This seat is kept for you.
web-room-kept-you = { $name } keeps this seat for you. Have a look at what is played.
web-room-accept = Yes, play again
web-room-accept-changes = Yes, that is fine
web-room-accept-seat = Yes, I will play
web-room-sit = Sit down
web-room-sit-about = Or just watch: the game will start on this page.
web-room-full-about = All seats are taken. You can watch: the game will start on this page.
web-room-stand = Stand up
web-room-name = Your name
web-room-rename = Rename
web-room-save = Save
web-room-change = { $name }: change this seat
web-room-change-free = Change the free seat
web-room-seat-title = Who sits here?
web-room-open-seat = Keep it free for a friend
web-room-send-away = Free { $name }’s seat
web-room-remove = Take this seat away
web-room-add = One more seat

## Invitation

web-room-invite = Invite friends
web-room-invite-about = Whoever opens this link can sit down, without an account.
web-room-invite-rated = Whoever opens this link can sit down. The game is rated, so an account is needed.
web-room-link = Link to this table
web-room-copy = Copy
web-room-copied = Copied!
web-room-copy-by-hand = Select the link and copy it.
web-room-share = Share
web-room-share-text = Come and build a happy city with me!
web-room-qr = QR code with the link to this table
web-room-qr-about = Or scan with a phone.

## What is played

web-room-played = This game
web-room-options = Change
web-room-options-about = Whoever sits at the table is asked whether that is fine with them.
web-room-options-save = Play it like this
web-room-family = Special buildings: family
web-room-expert = Special buildings: expert
web-room-grozilla = With Grozilla and the fourth deck
web-room-product = Points: inhabitants × hearts
web-room-sum = Points: inhabitants + hearts
web-room-rated = Rated: no undo
web-room-casual = Casual, with undo
web-room-no-clock = No clock
web-room-public = Public: listed as an open table
web-room-private = Private: only with the link
web-room-circle = For its circle, and with the link
web-room-shuffle = Nobody can choose the shuffle: every player’s browser adds to it
web-room-chat = { $chat ->
    [nobody] Chat: reactions only
    [accounts] Chat: accounts only
   *[other] Chat: everybody
}
web-room-removed = { $name } has made your seat free.
web-room-declined = { $name } does not want to play this time.
web-room-your-answer = Your answer, please
