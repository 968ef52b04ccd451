### Wie man miteinander auskommt: stumm schalten, blockieren, melden.

## Jemand

web-conduct-about = Über { $name }
web-conduct-page = Seite von { $name }
web-conduct-mute = Stumm schalten
web-conduct-mute-about = Du wirst an keinem Tisch mehr sehen, was { $name } sagt.
web-conduct-unmute = Wieder hören
web-conduct-muted = Du siehst nicht, was { $name } sagt.
web-conduct-block = Blockieren
web-conduct-block-about = Keiner von euch sieht, was der andere sagt, ihr begegnet euch an keinem öffentlichen Tisch, und falls ihr befreundet seid, seid ihr es nicht mehr. { $name } erfährt es nicht.
web-conduct-unblock = Nicht mehr blockieren
web-conduct-blocked = { $name } und du gehen sich aus dem Weg.

## Meldungen

web-conduct-report = { $name } melden
web-conduct-report-about = Wer diesen Server betreibt, liest es, mit dem, was an diesem Tisch zuletzt gesagt wurde. { $name } erfährt es nicht.
web-conduct-reason = Was stimmt nicht?
web-conduct-reason-insult = Verletzende Worte
web-conduct-reason-name = Der Name
web-conduct-reason-spoiling = Verdirbt absichtlich das Spiel
web-conduct-reason-spam = Werbung oder Lärm
web-conduct-reason-other = Etwas anderes
web-conduct-note = Was sollten wir noch wissen?
web-conduct-send = Senden
web-conduct-sent = Danke, es ist angekommen.

## Meine Liste

web-conduct-list = Stumm und blockiert
web-conduct-list-none = Niemand. Ein Tipp auf einen Namen am Tisch führt dorthin.
web-conduct-is-mute = stumm
web-conduct-is-block = blockiert
web-conduct-undo = { $name } von der Liste nehmen
