### Learning: the six doors, the card gallery, and what their pages share.

web-learn-title = Learn
web-learn-lead = Play your first game in five minutes, or look something up.
web-learn-doors = Where would you like to begin?
web-learn-tutorial = Tutorial
web-learn-tutorial-text = A real game with a friendly guide. About 5 minutes.
web-learn-tutorial-again = You have done this already. Play it again?
web-learn-rules = Rules
web-learn-rules-text = Everything, in short paragraphs with pictures.
web-learn-cards = Cards
web-learn-cards-text = All { $cards } cards, with search and filters.
web-learn-faq = Questions
web-learn-faq-text = Tricky cases, and how they are settled.
web-learn-puzzles = Puzzles
web-learn-puzzles-text = Find the one move that is clearly best.
web-learn-numbers = Cards in numbers
web-learn-numbers-text = What every card is worth, from thousands of games.
web-learn-back = Back to Learn
web-learn-search-clear = Clear the search
web-learn-nothing = Nothing found. Perhaps another word?
web-learn-contents = Contents
web-learn-link = Link to “{ $title }”

## Gallery

web-learn-gallery-title = All cards
web-learn-gallery-lead = { $cards } different cards. Choose one to see everything about it.
web-learn-gallery-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-learn-gallery-search = Name, effect… any language
web-learn-filters = Filters
web-learn-filter-reset = Show all cards
web-learn-any = all
web-learn-colour = Colour
web-learn-kind = Kind
web-learn-deck = Deck
web-learn-price = Price
web-learn-set = Set
web-learn-set-base = base game
web-learn-set-family = family
web-learn-set-expert = expert
web-learn-set-grozilla = Grozilla
web-learn-sort = Order
web-learn-sort-box = as in the box
web-learn-sort-name = by name
web-learn-sort-cost = by price
web-learn-sort-income = by income
web-learn-sort-inhabitants = by inhabitants
web-learn-sort-hearts = by hearts
web-learn-uncertain-only = only uncertain ones
web-learn-group-building = Buildings
web-learn-group-dwelling = Dwellings
web-learn-group-market = { $market }
web-learn-group-family = Special buildings, family
web-learn-group-expert = Special buildings, expert
web-learn-group-multicoloured = Multicoloured buildings
web-learn-group-monster = Monsters
web-learn-group-all = Cards
web-learn-kind-family = special building, family
web-learn-kind-expert = special building, expert
web-learn-decks = What is in the decks
web-learn-decks-lead = The backs say how many cards of each colour a deck holds. Here you see which ones they are.
web-learn-deck-colour = { $count } × { colour-name }
web-learn-uncertain = uncertain
web-learn-uncertain-lead = Cards with this mark have details that no source confirms. We reconstructed them; owners of the box are welcome to correct us.
web-learn-uncertain-fields = No source confirms: { $fields }. We chose it so that the deck plays well; owners of the box are welcome to correct us.
web-learn-field-name = name
web-learn-field-cost = price
web-learn-field-colours = colours
web-learn-field-colour = colour
web-learn-field-income = income
web-learn-field-hearts = hearts
web-learn-field-inhabitants = inhabitants
web-learn-field-effect = number in the effect
web-learn-brings = It brings
web-learn-effect = Effect
web-learn-needs = Your city needs
web-learn-in-box = In the box
web-learn-copies = { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
}
web-learn-copies-market = { $copies } copies: white on one side, each with its own colour on the other
web-learn-faces = All its faces
web-learn-rulings = Rulings
web-learn-names = In other languages
web-learn-previous = Previous card
web-learn-next = Next card
