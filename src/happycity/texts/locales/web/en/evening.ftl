### Club evenings: making one, its page, the wall.

web-evening-title = Club evening
web-evening-lead = Many tables in one evening, at home or over a week: the same cards for everybody, or one opponent after the other.
web-evening-many = Many people, many tables?
web-evening-coming = One moment…
web-evening-make = Make an evening
web-evening-name = What is it called?
web-evening-kind = How do you play?
web-evening-kind-duplicate = Duplicate
web-evening-kind-swiss = Swiss
web-evening-kind-round-robin = Round robin
web-evening-how-duplicate = All tables of a round play the same cards. You are compared with everybody who sat in your seat: a point for each who has less, half a point for each who has as much, in per cent; where points are equal, coins decide. Bots sit where somebody is missing. It is not rated.
web-evening-how-swiss = In every round you play with people who stand about where you do and whom you have not met. Victories count, then the scores of those you have met. Who is left over rests, which counts as their mean. It is rated.
web-evening-how-round-robin = Two at each table, and everybody meets everybody once. Victories count, then the scores of those you have met. A rest counts as your mean. It is rated.
web-evening-how-adjusted = “Without luck” is your share of the victories less what hidden cards did to your chances.
web-evening-players = Players at a table
web-evening-rounds = Rounds
web-evening-pace = The next round begins
web-evening-pace-break = after a minute
web-evening-pace-host = when I say so
web-evening-needs-host = Whoever makes an evening needs an account.
web-evening-mine = My evenings

## An evening

web-evening-gathering = { $people ->
    [0] Waiting for people
    [one] Waiting: { $people } person so far
   *[other] Waiting: { $people } people so far
}
web-evening-over = The evening is over.
web-evening-round = Round { $round } of { $rounds }
web-evening-next-in = The next one begins in { $seconds } s.
web-evening-next-waits = The next one begins when the host says so.
web-evening-tables-of = tables of { $seats }
web-evening-many-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
web-evening-between-break = a minute between rounds
web-evening-between-host = the host begins each round
web-evening-least = At least { $least } people are needed.
web-evening-invite = Whoever opens this link can take part, without an account.
web-evening-invite-rated = Whoever opens this link and has an account can take part.
web-evening-link = Link to this evening
web-evening-qr = QR code with the link to this evening
web-evening-enter = Take part
web-evening-leave = Leave the evening
web-evening-leave-sure = Tap again: no more rounds for you
web-evening-you-left = You have left: you play no more rounds.
web-evening-needs-account = These games count: you need an account.
web-evening-wall = For the wall
web-evening-back = To the evening
web-evening-begun = Round { $round } has begun: to your table

## Its host and its people

web-evening-hosting = You are the host
web-evening-start = Begin
web-evening-next = Next round
web-evening-end = End the evening
web-evening-end-sure = Tap again: no more rounds
web-evening-people = Who takes part
web-evening-left = has gone
web-evening-remove = Take { $name } off the list
web-evening-remove-sure = Tap again

## Tables

web-evening-tables = Tables
web-evening-table = Table { $number }
web-evening-table-playing = playing
web-evening-table-over = done
web-evening-table-closed = no result
web-evening-my-table = Go to table { $number }
web-evening-done = Your table is done. The others still play.
web-evening-rest = You rest this round.
web-evening-bot = Bot

## Standings

web-evening-standings = Standings
web-evening-column-match = match points
web-evening-column-victories = victories
web-evening-column-strength = strength of those met
web-evening-column-adjusted = without luck
web-evening-column-games = games
web-evening-not-yet = not yet
web-evening-results = To keep:
web-evening-all-games = All games
