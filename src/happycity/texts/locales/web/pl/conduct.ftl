### Jak ludzie się dogadują: wyciszanie, blokowanie, zgłaszanie.

## Ktoś

web-conduct-about = O osobie: { $name }
web-conduct-page = Strona: { $name }
web-conduct-mute = Wycisz
web-conduct-mute-about = Przy żadnym stole nie będzie już widać, co pisze { $name }.
web-conduct-unmute = Znów słuchaj
web-conduct-muted = Nie widzisz, co pisze { $name }.
web-conduct-block = Zablokuj
web-conduct-block-about = Nie widzicie, co piszecie, i nie spotykacie się przy publicznych stołach, a znajomość, jeśli była, się kończy. { $name } się o tym nie dowie.
web-conduct-unblock = Odblokuj
web-conduct-blocked = Ty i { $name } trzymacie się z daleka.

## Zgłoszenia

web-conduct-report = Zgłoś: { $name }
web-conduct-report-about = Czyta to osoba prowadząca ten serwer, razem z ostatnimi wypowiedziami przy tym stole. { $name } się o tym nie dowie.
web-conduct-reason = Co jest nie tak?
web-conduct-reason-insult = Raniące słowa
web-conduct-reason-name = Nazwa
web-conduct-reason-spoiling = Celowe psucie gry
web-conduct-reason-spam = Reklama albo hałas
web-conduct-reason-other = Coś innego
web-conduct-note = Co jeszcze warto wiedzieć?
web-conduct-send = Wyślij
web-conduct-sent = Dziękujemy, dotarło.

## Moja lista

web-conduct-list = Wyciszeni i zablokowani
web-conduct-list-none = Nikt. Prowadzi tam dotknięcie nazwy przy stole.
web-conduct-is-mute = wyciszenie
web-conduct-is-block = blokada
web-conduct-undo = Usuń z listy: { $name }
