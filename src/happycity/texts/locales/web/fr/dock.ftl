### Le bas de l’écran d’un téléphone : ce qui est soulevé, ce que l’on en ferait, ce qui est en route.

web-table-act-discard = Défausser { $card }
web-table-act-draw = Piocher dans { $prices }
web-table-act-take = Prendre { $card }
web-table-draw-from = Piocher dans
web-table-sending = Envoi en cours…
web-table-offer-end = Finir chaque tour avec un bouton ? Avant d’appuyer dessus, vous pouvez annuler un achat.
web-table-offer-end-yes = Oui, avec un bouton
web-table-offer-end-no = Non, sans
web-table-go-away-sure = Appuyez encore : un robot joue pour moi
web-table-ask-away = Un robot joue pour vous jusqu’à votre retour.
web-table-slow-answer = Pas encore de réponse ; nous essayons toujours…
web-table-offline = Vous êtes hors ligne. Votre coup partira dès votre retour.
web-table-next-neighbour = Ville suivante
web-table-previous-neighbour = Ville précédente
web-table-next-income = Manche suivante : { $income }, puis { $coins }.
web-table-nearest = { $card } : { $far }
web-table-says-to = { $card } à { $player } : « { $text } »
