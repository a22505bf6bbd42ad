## Die Szene
you-here = Du
both-of-us = { $one } und { $other }
why-sums = Woher die Summen kommen
tie-is-ours = Die Summen sind gleich, und etwas auf der Seite der Munchkins gewinnt bei Gleichstand.
tie-is-theirs = Die Summen sind gleich, und bei Gleichstand siegen die Monster, wenn keine Karte etwas anderes sagt.
why = Warum?
plate = Stufe { $level } { $rest } = { $sum }
look-closer = Genauer ansehen: { $name }
just-now = { $name }, eben
phases = Die Phasen eines Zuges
step-start = die Tür
step-after-door = Ärger oder Beute
step-charity = Milde Gabe
kick-here = hier treten
mat = GEH WEG
piles = Stapel und Ablagen
deck-doors = Türen
deck-treasures = Schätze
gone = abgelegt
in-hand = { $over ->
    [yes] { $count } auf der Hand, Grenze { $limit }
   *[no] { $count } von { $limit } auf der Hand
}
to-put-on = { $count } × anlegbar
hold-on = Moment
hold-off = Weiter
holds-on = Moment!
more-short = Mehr
play-card = Spiele „{ $card }“
use-card = Nutze „{ $card }“
place-sell = Verkaufen
place-trade = Tauschen
place-give = Milde Gabe
charity-give = { $count ->
    [one] eine Karte abgeben
   *[other] { $count } Karten abgeben
}
charity-discard = { $count ->
    [one] eine Karte ablegen
   *[other] { $count } Karten ablegen
}
charity-title = { $count ->
    [one] Milde Gabe: eine Karte zu viel
   *[other] Milde Gabe: { $count } Karten zu viel
}
charity-to-one = { $count ->
    [one] Sie geht
   *[other] Sie gehen
} an { $names }: niemand steht tiefer.
charity-to-several = { $count ->
    [one] Sie geht an einen von { $names }: niemand steht tiefer.
   *[other] Sie gehen an { $names }, so gleichmäßig es geht: niemand steht tiefer.
}
charity-to-nobody = Niemand steht tiefer als du: Sie { $count ->
    [one] kommt
   *[other] kommen
} auf die Ablage.
charity-tap = Tippe an, was gehen soll; noch einmal, und es bleibt.
charity-who = Wer bekommt { $card }?
charity-send-give = Abgeben: { $names }
charity-send-discard = Ablegen: { $names }
charity-instead = Oder anders Platz schaffen
fresh = { $count } neu
group-turns = Wendet es
group-surer = Macht es sicherer
group-ends = Beendet es, kein Sieg
group-short = Reicht nicht
group-feeds = Füttert es
group-stops = Vereitelt den Sieg
group-harms = Gegen den Kämpfer
group-helps = Hilft dem Kämpfer
group-now = Jetzt gut
group-answers = Gefragt
group-keep = Für einen Kampf
group-others = Für andere
group-spare = Zum Verschenken
group-room = Oder ausspielen
group-beside = Außerdem
group-later = Jetzt nicht
brief-turns = Wendet
brief-surer = Sicherer
brief-ends = Beendet
brief-short = Zu wenig
brief-feeds = Füttert
brief-stops = Vereitelt
brief-harms = Dagegen
brief-helps = Hilft
brief-now = Jetzt gut
brief-answers = Gefragt
brief-keep = Kampf
brief-others = Andere
brief-spare = Abgeben
brief-room = Spielen
brief-beside = Sonst
brief-later = Später
outcome-win = { $ours } zu { $theirs }: ein Sieg
outcome-loss = { $ours } zu { $theirs }: verloren
outcome-their-win = { $ours } zu { $theirs }: Sieg für { $name }
outcome-their-loss = { $ours } zu { $theirs }: Pech für { $name }
outcome-killed = getötet: ein Sieg
outcome-gone = Kampf vorbei, keine Stufe
outcome-away = weg, ohne Gewinn
outcome-handed = ein anderer kämpft
short-win = { $ours }:{ $theirs } Sieg
short-loss = { $ours }:{ $theirs } verloren
short-their-win = { $ours }:{ $theirs } { $name } siegt
short-their-loss = { $ours }:{ $theirs } { $name } verliert
short-killed = getötet
short-gone = Kampf vorbei
short-away = weg
short-handed = anderer kämpft
outcome-level = Stufe { $level }
outcome-wear = anlegen
outcome-carry = mittragen
outcome-give = abgeben
outcome-discard = ablegen
outcome-drop = ablegen
outcome-choose = wählen
outcome-not-this = dafür nicht
outcome-be = werden
outcome-be-less = werden: −{ $loss }
outcome-trouble = bekämpfen
outcome-play = spielen
outcome-fight = im Kampf
outcome-rival = für Rivalen
outcome-on-rival = auf Rivalen
outcome-later = später
outcome-curse = gegen { $world ->
    [orbit] eine Falle
   *[dungeon] einen Fluch
}
outcome-roll = für einen Wurf
outcome-idle = das findet nichts zu holen
outcome-saves = rettet { $name }
outcome-for-trouble = für Ärger
headline-opening = Erst anziehen. Die Türen warten.
headline-start = Du bist dran. Die Tür hat dich noch nicht gesehen.
headline-after-door = Niemand da. Ärger lässt sich mitbringen.
headline-combat = Der Kampf ist vorbei. Gezählt wird noch.
headline-charity = Dein Zug ist fast vorbei.
headline-fight = Dein Kampf.
headline-last = Wird dieser Kampf gewonnen, { $count ->
    [one] gewinnt
   *[other] gewinnen
} { $names } das Spiel.
headline-last-own = { $fights ->
    [yes] Dein Kampf, und wenn du ihn gewinnst, hast du gewonnen.
   *[no] Wenn { $name } diesen Kampf gewinnt, gewinnst du das Spiel.
}
headline-over = Das war es.
headline-thrown = { $name } wirft „{ $card }“ in deinen Kampf: { $ours } zu { $theirs }.
headline-sums = { $text }: { $ours } zu { $theirs }.
group-together = Wenden es zusammen
brief-together = Zusammen
outcome-together = { $ours } zu { $theirs }, alle: ein Sieg
outcome-their-together = { $ours } zu { $theirs }, alle: Pech für { $name }
outcome-tie = { $ours } zu { $theirs } reicht: dein Sieg
outcome-their-tie = { $ours } zu { $theirs } reicht { $name }
short-together = { $ours }:{ $theirs }, alle: Sieg
short-their-together = { $ours }:{ $theirs }, alle: verloren
short-tie = { $ours }:{ $theirs } Sieg
short-their-tie = { $ours }:{ $theirs } { $name } siegt
headline-thrown-helping = { $name } wirft „{ $card }“ in den Kampf von { $fighter }: { $ours } zu { $theirs }.
headline-cursed = { $name } { $world ->
    [orbit] stellt dir eine Falle
   *[dungeon] verflucht dich
}: „{ $card }“!
