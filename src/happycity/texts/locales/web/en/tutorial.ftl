### The tutorial: what the coach says. Cards and signs are drawn where they stand; *words* are bold.

web-tutorial-title = Tutorial
web-tutorial-coach = Your guide
web-tutorial-you = You
web-tutorial-step = Step { $step } of { $steps }
web-tutorial-next = Next
web-tutorial-back = Back
web-tutorial-skip = Leave the tutorial
web-tutorial-show-me = Do it for me
web-tutorial-play = Play now
web-tutorial-play-hint = against two friendly bots
web-tutorial-again = Start again
web-tutorial-more = Look around: rules, cards, questions
web-tutorial-opening = Setting your table…
web-tutorial-nudge = Good idea, but let’s try this first: { $move }.
web-tutorial-nudge-read = Read this first, then “Next”.

web-tutorial-welcome = *Welcome to Happy City!* We will play a short game together, against { $neighbour }. I’ll tell you what to do, and you do it.
web-tutorial-city = This is *your city*, with room for ten cards. One is there already: the { $happy_market }. It brings { $coin } 1 coin every round.
web-tutorial-goal = This is what it is all about: at the end your { $person } inhabitants are *multiplied* by your { $heart } hearts. So far, everything is dark.
web-tutorial-income = You began with 2 coins, and your first *income* has just come in. Now you have { $coins }.
web-tutorial-draw = There should be three buildings on the table. Reveal the first one: choose *deck 1–3*, the cheapest.
web-tutorial-draw-again = { $grocery }, what luck! Reveal another card from *deck 1–3*.
web-tutorial-draw-dearer = And the third one from *deck 4–5*: those cards cost more and bring more.
web-tutorial-too-dear = { $restaurant } costs 5 and you have { $coins }. Cards you cannot afford stay readable and tell you why.
web-tutorial-shop = So we begin small: *shops bring coins*. Buy the { $grocery }.
web-tutorial-round = { $neighbour } bought a { $cake_shop }. A new round: your income is { $income } now, thanks to your shop. Coins first, then people!
web-tutorial-discard = Each turn begins like this: you *may* discard one card. { $steelworks } crosses out a heart. Away with it!
web-tutorial-refill = Now the table is filled up again. Reveal a card from *deck 1–3*.
web-tutorial-refill-again = And one more from *deck 1–3*, until there are three.
web-tutorial-dwelling = People need homes. Dwellings are always on offer, but there are only a few. Buy the { $house }.
web-tutorial-multiply = Somebody lives in your city! But { $inhabitants } × { $hearts } = { $points }: without hearts the windows stay dark. You need *both*.
web-tutorial-keep = You do not have to discard. { $restaurant } would suit you, so *keep everything*.
web-tutorial-draw-dearest = One card is missing. Just for fun, see what *deck 6–9* has to offer.
web-tutorial-coin = { $zoo }, three hearts! Far too expensive for now. But for the { $restaurant } you are only 1 coin short. Buy nothing and *take the coin*.
web-tutorial-keep-all = It paid to save: you have { $coins } coins. There are three cards already, so nothing is refilled. *Keep everything*.
web-tutorial-leisure = Now you can afford it: { $restaurant } brings 2 coins every round, and your first heart. Buy it.
web-tutorial-neighbour = Look: { $neighbour } had two blue cards and took the { $dinosaur_park }. *Special buildings* cost nothing, but each player gets only one.
web-tutorial-your-special = The { $toy_shop } asks for one { $blue } blue and one { $green } green card. You have green: the { $house }. Blue is missing.
web-tutorial-keep-quickly = And there is a blue card right there: { $park }. *Keep everything*.
web-tutorial-draw-any = Fill the third place. This time take *deck 4–5*.
web-tutorial-public = Buy the { $park }. It brings a heart, and with it the condition of the { $toy_shop } is met.
web-tutorial-special = Done! *Take the { $toy_shop }*: it is free and brings 2 coins every round.
web-tutorial-special-taken = Your income is { $income } now. That is how a city grows. Let’s jump ahead, to the *last round*.
web-tutorial-leap = Some rounds later: { $inhabitants } × { $hearts } = { $points }. Your city has nine cards. With the *tenth*, this round is the last.
web-tutorial-last-card = { $hospital } brings 2 inhabitants, and each of them is worth { $hearts } points now: one for every heart. Buy it.
web-tutorial-score = *{ $inhabitants } × { $hearts } = { $points } lit windows!* { $neighbour } has { $their_points }. You have won your first game.
web-tutorial-done = That is all you need to know. The table tells you the rest as you play. Have fun!
