### The replay of a finished game, and of records that somebody brings.

web-replay-title = Replay a game
web-replay-of = Replay: { $names }
web-replay-coming = Laying out the game…
web-replay-not-found = This game cannot be shown
web-replay-again = Try again
web-replay-drop = Drop a record here
web-replay-drop-about = A file downloaded after a game (.json or .jsonl). It is only shown, not stored.
web-replay-choose = Choose a file
web-replay-refused = “{ $file }” cannot be shown
web-replay-no-record = It holds no record of a Happy City game.
web-replay-no-record-line = Line { $line } is no record of a Happy City game.
web-replay-cure = Choose a file that was downloaded after a game, or download this one again.
web-replay-which = { $games ->
    [one] { $games } game in this file
   *[other] { $games } games in this file: which one?
}
web-replay-game = Game { $number }
web-replay-controls = Replay controls
web-replay-scrub = Step of the game
web-replay-where = { $round ->
    [0] Step { $step } of { $last }
   *[other] Step { $step } of { $last } · round { $round }
}
web-replay-play = Play
web-replay-pause = Pause
web-replay-step = Next step
web-replay-step-back = Previous step
web-replay-turn = Next turn
web-replay-turn-back = Previous turn
web-replay-round = Next round
web-replay-round-back = Previous round
web-replay-speed = Speed
web-replay-times = { $speed } ×
web-replay-eyes = Seen from
web-replay-download = Download the record
web-replay-to-sheet = Scoring sheet

web-result-show = Show the result
web-result-unseen = Not seen yet
web-result-unseen-about = You have not seen this game yet, so its result stays hidden.
web-result-watch = Watch the replay
