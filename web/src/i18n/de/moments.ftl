## Fragen im Vordergrund
answers = Antworten
keep-note = dann { $held } auf der Hand, { $over ->
    [0] erlaubt { $limit }
   *[other] { $over } zu viel am Ende deines Zugs
}
picked = gewählt
pick-more = Noch zu wählen: { $count }
picked-all = Das ist alles: { $names }

## Augenblicke
moment-thrown = { $name }
moment-thrown-now = spielt das
run-needs = { $count } oder mehr
run-total = macht { $total }
run-later = wartet noch
spoils = { $count ->
    [one] Dein Schatz
   *[other] Deine { $count } Schätze
}
spoils-count = { $turned } von { $all }
spoils-next = Den nächsten umdrehen
spoils-all = Alle umdrehen

## Geräusche
sound-try = Eins probieren:
cue-card = eine Karte
cue-die = der Würfel
cue-turn = du bist dran
cue-level = eine Stufe
cue-won = ein Sieg
cue-lost = eine Niederlage
cue-curse = { $world ->
    [orbit] eine Falle
   *[dungeon] ein Fluch
}
cue-death = ein Tod
