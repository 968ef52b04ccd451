### What people who play decide together: a bot for somebody absent, the end of a game; and what one decides alone.

## Somebody is absent

web-absent = { $player } is gone
web-absent-about = { $player } has been gone for a while. A bot ({ $level }) can play until they are back.
web-absent-let = Let a bot play for { $player }
web-absent-waits = You would let a bot play. Waiting for { $players }.
web-absent-wait = Rather wait
web-absent-back = Welcome back! A bot has played for you.
web-absent-built = New in your city: { $cards }.

## The end of a game without a result

web-ending = End the game without a result
web-ending-about = { $rated ->
    [yes] It ends as soon as everybody who plays agrees. Nobody’s rating changes.
   *[no] It ends as soon as everybody who is here agrees.
}
web-ending-asked = { $player } asks: end the game here, without a result?
web-ending-declined = { $player } would rather play on.

## Resigning

web-resign = Resign
web-resign-about = { $rated ->
    [yes] A bot plays on for you to the end, and you come last. You cannot come back.
   *[no] A bot plays on for you to the end. You cannot come back.
}
web-resign-sure = Tap again to resign for good
web-resigned = resigned
web-resigned-news = { $who ->
    [you] You have resigned: a bot plays on.
   *[other] { $player } has resigned: a bot plays on.
}
web-former = Former player
web-resigned-why = { $who ->
    [you] { $many ->
        [0] You resigned.
       *[other] You and { $names } resigned.
    }
   *[other] { $names } resigned.
}
web-resigned-all = All resigned, and bots played on: the points decide.
