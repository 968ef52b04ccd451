### The deal of the day: its page, its standings, and what is shared of it.

web-daily-title = Deal of the day
web-daily-lead = The same cards for everybody, against the same two bots. You have one try at each deal.
web-daily-coming = Shuffling…
web-daily-alone = No server, so nobody to compare with: these deals are the same on every device without one, and do not count.
web-daily-day = Day
web-daily-today = Today
web-daily-yesterday = Yesterday
web-daily-next = New deals come at { $time }.
web-daily-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}

## A deal

web-daily-against = You against { $names }
web-daily-seat = { $seat ->
    [1] You begin.
    [2] You play second.
   *[other] You play third.
}
web-daily-play = Play
web-daily-go-on = Continue
web-daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-daily-better = better than { $share } of { $others }
web-daily-finished = { $players ->
    [0] Nobody has finished it yet.
    [one] One player has finished it.
   *[other] { $players } have finished it.
}
web-daily-closed = You gave this one up.
web-daily-late = It ended too late to count.
web-daily-missed = You did not play this one.
web-daily-standings = Standings

## Standings

web-daily-standings-of = { $mode }, { $day }
web-daily-sealed = Finish this deal, and you see how everybody did.
web-daily-nobody = Nobody has finished this deal.
web-daily-no-day = There are no deals to see of that day.
web-daily-to-today = To today’s deals
web-daily-rank = Place { $rank } of { $seats } at the table
web-daily-first = The first ten
web-daily-column-points = Points
web-daily-column-players = Players
web-daily-reached = Who reached how much
web-daily-reached-about = players by points
web-daily-reached-mine = You: { $points }
web-daily-lines = Round by round
web-daily-mine = Your game
web-daily-masters = The master builder’s game
web-daily-master-plays = The master builder is still playing this deal. Look again in a minute.
web-daily-replay-mine = Replay your game
web-daily-replay-master = Replay the master builder’s game
web-daily-nothing = nothing

## Sharing

web-daily-share = Share
web-daily-share-about = Nothing is told but your points and your special building: others can still play the deal.
web-daily-share-line = Happy City, { $day }, { $mode }: { $points }
web-daily-send = Share
web-daily-copy = Copy the line
web-daily-copied = Copied
web-daily-picture = Save the picture
web-daily-picture-of = Picture to share: { $line }
web-daily-with-name = With my name

## Fairness

web-daily-fair = How you can be sure
web-daily-fair-how = One secret decides the deals of a day. Its seal is shown the day before, the secret itself when the day is over. Then anybody can check a game:
web-daily-commitment-of = Seal of { $day }
web-daily-secret-of = Secret of { $day }
web-daily-fair-open = Without a server, the date decides the deals: they are no secret.

## Elsewhere

web-daily-mark = deal of the day
web-daily-see = See the standings
