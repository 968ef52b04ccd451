### Freunde: wer da ist, wer fragt, Links und Einladungen.

web-friends-title = Freunde
web-friends-waiting = Freunde: { $count ->
    [one] { $count } wartet auf dich
   *[other] { $count } warten auf dich
}
web-friends-lead = Sieh, wer da ist, und spielt zusammen.
web-friends-guest = Deine Freunde gehören zu diesem Browser. Ein Konto bewahrt sie auf jedem Gerät.
web-friends-guest-account = Konto anlegen

## Die Liste

web-friends-list = Meine Freunde
web-friends-none = Noch niemand. Frage jemanden beim Namen, oder schicke deinen Link.
web-friends-lobby = gerade da
web-friends-table = an einem Tisch
web-friends-watching = schaut einem Spiel zu
web-friends-away = nicht da
web-friends-watch = Zuschauen
web-friends-part = Von { $name } trennen
web-friends-part-sure = Nicht mehr befreundet?
web-friends-asking = Möchte mit dir befreundet sein
web-friends-accept = Ja, gern
web-friends-decline = Nein
web-friends-asked = Gefragt
web-friends-no-answer = noch keine Antwort
web-friends-take-back = Anfrage an { $name } zurücknehmen

## Fragen

web-friends-ask = Jemanden fragen
web-friends-ask-name = Name eines Kontos
web-friends-ask-send = Fragen
web-friends-ask-sent = Gefragt. Sobald { $name } zustimmt, seid ihr befreundet.
web-friends-link = Mein Link
web-friends-link-about = Wer ihn öffnet und Ja sagt, ist mit dir befreundet. Er gilt, bis du ihn erneuerst.
web-friends-link-label = Link, um mit mir befreundet zu sein
web-friends-link-make = Link erstellen
web-friends-link-renew = Link erneuern
web-friends-link-renew-sure = Der alte führt dann nirgendwohin. Erneuern?
web-friends-link-share = Lass uns in Happy City Freunde sein!
web-friends-shown = Freunden zeigen, wenn ich da bin
web-friends-shown-about = Andere sehen nur, an welcher öffentlichen Partie du sitzt. Ausgeschaltet kann dir dorthin niemand folgen.

## Einladungen

web-friends-invitations = Ein Platz für dich
web-friends-invited = { $name } hält dir einen Platz frei
web-friends-invited-rated = { $name } hält dir einen Platz frei, in einem gewerteten Spiel
web-friends-go = Hingehen
web-friends-invite = Einladen
web-friends-invite-about = Wen du einlädst, dem wird ein Platz freigehalten, und er erfährt davon.

## Links und Namen

web-friends-door = { $name } möchte mit dir befreundet sein
web-friends-door-title = Freundschaft
web-friends-door-about = Freunde sehen, wann der andere da ist, und können einander einen Platz freihalten.
web-friends-door-own = Das ist dein eigener Link: Schicke ihn jemandem.
web-friends-to-list = Zu meinen Freunden
web-friends-befriend = Freundschaft anfragen
web-friends-befriend-asked = Gefragt, noch keine Antwort.
web-friends-befriend-are = { $name } und du seid befreundet.

## Folgen

web-follow = Folgen
web-follow-of = { $name } folgen
web-following = Du folgst { $name }
web-following-stop = Du folgst { $name } · beenden
web-following-end = Beenden
web-follow-none = { $name } spielt gerade keine öffentliche Partie
web-follow-none-about = Sobald eine beginnt, öffnet sie sich hier.
