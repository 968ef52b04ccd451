### Puzzles: the page that chooses them, and what is said while one is solved. $points: see review.ftl.

web-puzzles-title = Puzzles
web-puzzles-lead = In every position one move is clearly best. Take your time and find it.
web-puzzles-go = Solve a puzzle
web-puzzles-again = Solve one again
web-puzzles-done = You have solved all of these. What else would you like?
web-puzzles-none = There are no such puzzles yet.
web-puzzles-rating = Your rating
web-puzzles-solved = Solved
web-puzzles-of = { $solved } of { $all }
web-puzzles-streak = In a row
web-puzzles-kept = Kept in this browser, for you alone. Your first answer counts; what you missed comes back later.
web-puzzles-theme = What about?
web-puzzles-theme-any = Anything
web-puzzles-theme-last-round = The last round
web-puzzles-theme-tokens = Stop-Zilla tokens
web-puzzles-theme-special = Special buildings
web-puzzles-theme-denial = What others want
web-puzzles-theme-pile = Which deck
web-puzzles-theme-purchase = What to buy
web-puzzles-players = Players
web-puzzles-kind = Special buildings
web-puzzles-any = Any

## While one is solved

web-puzzle-mark = puzzle
web-puzzle-find = Your turn: find the best move.
web-puzzle-yes = Yes, that is the best move.
web-puzzle-not-yet = Not yet: there is something better.
web-puzzle-rating = Your rating: { $rating } ({ $change })
web-puzzle-streak = { $streak } in a row
web-puzzle-next = Next puzzle
web-puzzle-all = All puzzles
web-puzzle-unknown = This puzzle is from another version of the game. You can play on.
web-table-key-next = next puzzle, after your answer
