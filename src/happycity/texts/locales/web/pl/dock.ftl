### Dół ekranu telefonu: co jest podniesione, co by się z tym stało i co jest w drodze.

web-table-act-discard = Odrzuć: { $card }
web-table-act-draw = Odkryj z talii { $prices }
web-table-act-take = Weź: { $card }
web-table-draw-from = Odkryj z talii
web-table-sending = Wysyłanie…
web-table-offer-end = Kończyć każdą turę przyciskiem? Zanim go naciśniesz, możesz cofnąć zakup.
web-table-offer-end-yes = Tak, przyciskiem
web-table-offer-end-no = Nie, bez
web-table-go-away-sure = Dotknij ponownie: za mnie gra bot
web-table-ask-away = Gra za ciebie bot, dopóki nie wrócisz.
web-table-slow-answer = Na razie bez odpowiedzi; próbujemy dalej…
web-table-offline = Nie masz połączenia. Ruch zostanie wysłany, gdy wróci.
web-table-next-neighbour = Następne miasto
web-table-previous-neighbour = Poprzednie miasto
web-table-next-income = Następna runda: { $income }, potem { $coins }.
web-table-nearest = { $card }: { $far }
web-table-says-to = { $card } do gracza { $player }: „{ $text }”
