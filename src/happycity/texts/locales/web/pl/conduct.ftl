### Jak ludzie się dogadują: wyciszanie, blokowanie, zgłaszanie.

## Ktoś

web-conduct-about = O osobie: { $name }
web-conduct-page = Strona: { $name }
web-conduct-mute = Wycisz
web-conduct-mute-about = Przy żadnym stole nie widzisz już, co pisze { $name }.
web-conduct-unmute = Znów słuchaj
web-conduct-muted = Nie widzisz, co pisze { $name }.
web-conduct-block = Zablokuj
web-conduct-block-about = Nie widzicie, co piszecie, i nie spotykacie się przy publicznych stołach. { $name } się o tym nie dowie.
web-conduct-unblock = Odblokuj
web-conduct-blocked = Ty i { $name } trzymacie się z daleka.

## Moja lista

web-conduct-list = Wyciszeni i zablokowani
web-conduct-list-none = Nikt. Prowadzi tam dotknięcie nazwy przy stole.
web-conduct-is-mute = wyciszenie
web-conduct-is-block = blokada
web-conduct-undo = Usuń z listy: { $name }
