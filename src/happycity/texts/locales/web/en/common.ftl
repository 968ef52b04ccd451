### What every page of the browser client says.

web-close = Close
web-to-start = Back to the start page
web-new-version = A new version of Happy City is ready.
web-new-version-use = Update now
web-not-found-title = There is nothing here
web-not-found = This address leads nowhere: perhaps the link was cut short.
web-not-loaded-title = The page could not be loaded
web-not-loaded = Check that you are online, then try again.
web-sentence-separator = { ". " }
web-label-separator = { ": " }
web-between-sentences = { " " }
web-price = price { $price }
web-points = { $points ->
    [one] point
   *[other] points
}
web-seat-label = { $who ->
    [you] You
   *[other] { $name }
}
web-name-at-seat = { $name } ({ seat-name })
web-slow = No answer yet: the connection may be slow. Nothing is lost. Wait, or load the page again.
web-rated = rated
web-rating-at = Rating { $rating }
web-rating-change = Rating { $before } → { $after } ({ $change })
web-rating-heard = Rating: { $before } before this game, { $after } now.
web-rematch = Play again
web-rematch-join = Join the rematch
web-rematch-decline = No, thanks
web-next-game = Go to the next game
web-formula-end = { $end ->
    [lost] , minus { $lost }
    [doubled] , doubled
   *[none] { "" }
}
web-formula = { $scoring ->
    [sum] { amount-inhabitants } plus { amount-hearts }{ web-formula-end }: { amount-points }
   *[product] { amount-inhabitants } times { amount-hearts }{ web-formula-end }: { amount-points }
}
web-kind-white = { $market }
web-kind-yellow = shop
web-kind-blue = public building
web-kind-green = dwelling
web-kind-orange = leisure
web-kind-purple = industry
web-short-too-poor = { $missing ->
    [one] { $missing } coin short
   *[other] { $missing } coins short
}
web-short-name-owned = in your city
web-short-pile-empty = sold out
web-short-condition-unmet = condition not met
web-short-special-taken = you have one
web-short-city-full = no room left
web-short-not-on-table = taken
