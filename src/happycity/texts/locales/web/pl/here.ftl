### Gry bez serwera: ich oznaczenie i to, co może im przeszkodzić.

web-here-mark = na tym urządzeniu
web-here-offer = Serwer nie odpowiada. Na razie możesz grać na tym urządzeniu: z botami albo razem przy jednym ekranie.
web-here-needs-server = Inni gracze, zegar i ranking wymagają serwera, a żaden nie odpowiada. Bez nich możesz grać od razu na tym urządzeniu.
web-here-cannot-play = Nie da się tu grać na tym urządzeniu: brakuje części programu albo jest uszkodzona. Połącz się z siecią i wczytaj stronę ponownie.
web-here-not-kept = Ta przeglądarka nie może zachować twojej gry: trwa ona dalej, ale zniknie po zamknięciu strony.
web-here-elsewhere = Ta gra jest otwarta w innej karcie
web-here-elsewhere-more = Można w nią grać tylko w jednej karcie naraz. Graj dalej tam albo przejmij ją tutaj; nic nie przepadnie.
web-here-take-over = Graj dalej tutaj
web-here-link-wrong = Nie można pokazać gry z tego odnośnika: jest niepełny albo ktoś go zmienił. Poproś o niego jeszcze raz.
web-here-alone = Ta kopia gry nie ma serwera, więc nie ma tu rankingu, kont ani graczy z innych miejsc. Gry z botami i przy jednym ekranie go nie potrzebują.
web-here-other-browser = Gra na urządzeniu zostaje w przeglądarce, w której się zaczęła. Otwórz ją tam albo zacznij nową.
web-here-delete-about = Twoja nazwa i wszystkie twoje gry na tym urządzeniu znikną na zawsze.
