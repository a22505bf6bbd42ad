## Karten
search = Suche
search-hint = Feuer, Schlimme Dinge, Elf …
set = Set
kind = Art
all = alle
found = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
}
show-more = Mehr zeigen
cards-lead = Alles, was dir zustoßen kann. Vorher davon zu wissen, hilft selten.
none-found = Nichts dieses Namens. Sei froh.
kind-item = Gegenstand
kind-monster = Monster
kind-one_shot = Einmal-Gegenstand
kind-curse = Fluch
kind-level_up = Stufenaufstieg
kind-special_door = Besondere Tür
kind-special_treasure = Besonderer Schatz
kind-monster_enhancer = Monsterverstärker
kind-trap = Falle
kind-class = Klasse
kind-race = Rasse
kind-sidekick = Kumpan
kind-hireling = Mietling

about-text = kickdoor ist ein Schiedsrichter für das Kartenspiel Munchkin: Es kennt die Regeln von fünf Ausgaben, spielt gegen dich und lässt niemanden schummeln, der nicht die Karte dafür hat.
about-fair = Das Mischen wird vor dem Austeilen versiegelt und am Ende geöffnet; jeder kann nachrechnen. Die Bots sehen, was du auf ihrem Platz sähest, sonst nichts. Gewinnen sie, haben sie es verdient. Leider.
about-drawings = Bilder und Buchstaben
about-small = Das Kleingedruckte
about-pictures = Die Zeichnungen auf den Karten sind von Lorc, Delapouite und den anderen Händen von
about-type = Gesetzt in Atkinson Hyperlegible und Caveat Brush, beide unter der SIL Open Font License.
about-publisher = Munchkin ist eine Marke seines Verlags, der mit diesem Projekt nichts zu tun hat. Alle Texte hier sind unsere eigenen.
