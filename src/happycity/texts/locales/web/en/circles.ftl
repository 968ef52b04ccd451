### Circles: families and clubs with tables and standings of their own.

web-circle-title = Circles
web-circle-about = A family or a club: tables, results and standings of your own.
web-circle-members-count = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
web-circle-asked-by = { $name } would like to have you in it
web-circle-open = Open
web-circle-come = Yes, come in
web-circle-name = Name of the circle
web-circle-rename = Rename
web-circle-make = Make a circle
web-circle-account = To make a circle you need an account.
web-circle-lead = Only its members see this page.

## Tables

web-circle-tables = Tables
web-circle-no-tables = No table is open. Open one: everybody here will see it.
web-circle-players = How many play?
web-circle-new-table = Open a table
web-circle-playing = being played

## Standings

web-circle-standings = Standings
web-circle-mean = { $mode }, { $players }: { $points }
web-circle-standings-show = Show the standings
web-circle-standings-unseen = They would tell you how games ended that you have not seen yet.
web-circle-all = All time
web-circle-recent = Last 30 days
web-circle-period = Period
web-circle-no-games = No game has been finished yet.
web-circle-who = Name
web-circle-games = Games
web-circle-wins = Victories
web-circle-points = Points by kind of game
web-circle-results = Finished games
web-circle-score = { $name }: { $points }
web-circle-csv = Results as a spreadsheet (CSV)
web-circle-json = Results as JSON

## Members

web-circle-members = Members
web-circle-owner = owner
web-circle-hand-over = Hand it over to { $name }
web-circle-hand-over-sure = Hand it over?
web-circle-send-away = Send { $name } away
web-circle-send-away-sure = Send away?
web-circle-leave = Leave the circle
web-circle-leave-sure = Leave it?
web-circle-link-about = Whoever opens it and says yes is in the circle.
web-circle-link = Link into the circle
web-circle-link-share = Come into our circle in Happy City!
web-circle-ask = Ask friends
web-circle-ask-do = Ask
web-circle-door = Into the circle “{ $name }”
web-circle-door-title = A circle
