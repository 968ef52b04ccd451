### Wenn die Seite geschlossen ist: was man erfährt, und wo.

web-notices-title = Wenn die Seite geschlossen ist
web-notices-about = Happy City kann dir sagen, wenn du dran bist. Verschickt wird nur, was du hier einschaltest.
web-notices-off = Dieser Server verschickt keine Nachrichten. Wer ihn betreibt, kann sie einschalten.
web-notices-account = E-Mails und Webhooks brauchen ein Konto.
web-notices-push = Push
web-notices-mail = E-Mail
web-notices-webhook = Webhook
web-notices-wishes = Was du erfährst, und wie
web-notices-kind-turn = Ich bin dran
web-notices-kind-day = Noch ein Tag
web-notices-kind-over = Spiel zu Ende
web-notices-kind-invitation = Ein Platz für mich
web-notices-kind-challenge = Eine Revanche
web-notices-push-here = In diesem Browser
web-notices-push-about = Das Gerät zeigt eine Nachricht, auch bei geschlossener Seite.
web-notices-push-insecure = Browser erlauben das nur über HTTPS.
web-notices-push-missing = Dieser Browser kann keine Nachrichten zeigen. Auf iPhone und iPad: Leg Happy City zuerst auf den Startbildschirm.
web-notices-push-denied = Der Browser sperrt Nachrichten dieser Seite. Erlaube sie in seinen Einstellungen und komm dann wieder.
web-notices-push-unwilling = Der Push-Dienst dieses Browsers macht nicht mit; private Fenster haben keinen.
web-notices-device-remove = { $name } entfernen
web-notices-remove = Entfernen
web-notices-mail-address = E-Mail-Adresse
web-notices-mail-name = Link schicken
web-notices-mail-sent = Eine Mail ist unterwegs an { $address }. Öffne den Link darin.
web-notices-mail-to = Mails gehen an { $address }.
web-notices-webhook-url = Adresse, die aufgerufen wird
web-notices-webhook-form = Form
web-notices-test = Test schicken
web-notices-test-sent = Verschickt. Ist er angekommen?
web-notices-quiet = Ruhezeit
web-notices-quiet-about = Was dann noch zählt, erfährst du am Ende.
web-notices-quiet-begin = Von
web-notices-quiet-end = Bis
web-notices-quiet-zone = Zeitzone: { $zone }

## Die Seite eines Links in einer Nachricht

web-letter-title = Nachrichten von Happy City
web-letter-confirm = Möchtest du Nachrichten von Happy City an { $address }?
web-letter-confirm-do = Ja, das ist meine Adresse
web-letter-confirm-done = Danke! Nachrichten kommen ab jetzt dort an.
web-letter-stop = Keine Nachrichten „{ $kind }“ mehr ({ $channel })?
web-letter-stop-do = Keine mehr
web-letter-stop-done = Erledigt. Du bekommst keine mehr davon.
web-letter-choose = Wählen, was ich erfahre
