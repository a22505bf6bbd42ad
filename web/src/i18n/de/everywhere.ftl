# Die Worte der Seite auf Deutsch; dieselben Meldungen mit denselben Variablen wie im Englischen.

## Überall
offline = Der Server ist nicht zu erreichen. Vielleicht gleich wieder.
one-moment = Einen Moment …
wait-dungeon = Jemand zündet noch die Fackeln an.
wait-orbit = Die Luftschleuse überlegt es sich noch.
close = Schließen
cancel = Abbrechen
settings = Einstellungen
pages = Seiten
about = Über
no-page = Diese Seite gibt es nicht.
no-page-text = Du hast zugetreten, und hinter der Tür war eine Mauer. Das passiert den Besten, und dir etwas öfter.
no-table = Kein Tisch hier
no-table-text = Vielleicht hat jemand aufgeräumt. Die Munchkins waren es nicht.
no-line = Niemand antwortet
line-never = Wir klopfen weiter. Solange wird wenigstens nichts gestohlen.
try-again = Noch mal versuchen
foot = Kein Konto, keine Verfolgung, keine Gnade.
to-first-page = Zur ersten Seite
language = Sprache
shade = Licht
shade-system = Wie das Gerät
shade-light = Hell
shade-dark = Dunkel
motion = Bewegung
motion-system = Wie das Gerät
motion-less = So wenig wie möglich
asking = Vor Taten ohne Zurück
asking-rash = Nachfragen, wenn es nach Versehen aussieht
asking-always = Immer nachfragen
asking-never = Nie nachfragen
sound = Ton
sound-on = Karten, Würfel und Missgeschicke
volume = Wie laut
