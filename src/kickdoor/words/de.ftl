# Jeder Satz des Spiels auf Deutsch. Dieselben Meldungen mit denselben Variablen stehen in en.ftl;
# ein Test vergleicht sie.
#
# $you ist "yes", wenn der Leser selbst gemeint ist ($who), $them ist "yes", wenn er der andere ist
# ($other). Kartennamen kommen von den Karten, nie von hier, in fünf Formen: $card ist der bloße Name,
# wie er nach einem Doppelpunkt oder allein steht; $card-nom, $card-acc und $card-dat sind Nominativ,
# Akkusativ und Dativ mit Artikel („den Spitzen Helm“), $card-top der Nominativ am Satzanfang. Was auf
# der Karte keinen Artikel hat, steht in Anführungszeichen („Fluch! Unheilsente“). $card-many ist
# "yes", wenn der Name eine Mehrzahl ist. $case sagt dasselbe Meldungen, die selbst ein Name sind.

## Karten und Aufzählungen

hidden-door = { $case ->
    [top] { $count ->
        [one] Eine Tür
       *[other] { $count } Türen
    }
    [dat] { $count ->
        [one] einer Tür
       *[other] { $count } Türen
    }
   *[other] { $count ->
        [one] eine Tür
       *[other] { $count } Türen
    }
}
hidden-treasure = { $case ->
    [acc] { $count ->
        [one] einen Schatz
       *[other] { $count } Schätze
    }
    [dat] { $count ->
        [one] einem Schatz
       *[other] { $count } Schätzen
    }
    [top] { $count ->
        [one] Ein Schatz
       *[other] { $count } Schätze
    }
   *[other] { $count ->
        [one] ein Schatz
       *[other] { $count } Schätze
    }
}
hidden-card = { $case ->
    [dat] { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    }
    [top] { $count ->
        [one] Eine Karte
       *[other] { $count } Karten
    }
   *[other] { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
}
list-and = { $first } und { $last }
list-comma = { $first }, { $last }
nobody = niemand
nothing = nichts
you = { $case ->
    [acc] dich
    [dat] dir
   *[other] du
}
title = „{ $name }“
the-monsters = { $case ->
    [dat] den Monstern
    [top] Die Monster
   *[other] die Monster
}
twin = { $name } Nr. { $number }

## Optionen: was ein Tisch einschalten kann; wie es heißt, was es ändert und für wen es ist.

option-listen-at-the-door = Schneller: an der Tür lauschen
option-listen-at-the-door-text = Jeder Zug beginnt mit einer verdeckten Tür, zum Ausspielen oder Behalten, und wer einen leeren Raum plündert, bekommt stattdessen einen Schatz. Für alle, die mehr Karten und einen kürzeren Abend wollen.
option-shared-victory = Gemeinsamer Sieg
option-shared-victory-text = Wer im entscheidenden Kampf hilft, gewinnt mit. Für freundlichere Runden, in denen auch das letzte Monster noch Helfer findet.
option-epic = Episch: weiter bis Stufe 20
option-epic-text = Das Spiel geht bis Stufe 20, und ab Stufe 10 deckt ein Munchkin zwei Türen auf einmal auf. Für alle, die den ganzen Abend Zeit haben.
option-house-powers = Hauskräfte
option-house-powers-text = Im epischen Spiel bekommt jede Klasse und jede Rasse ab Stufe 10 eine kleine Kraft, die wir uns ausgedacht haben. Nur mit „Episch“, und für alle, bei denen keine zu kurz kommen soll.

## Bots: wie jeder heißt und was er tut. Wer hier keine Worte hat, heißt, wie seine Datei ihn nennt.

bot-random = zufällig
bot-random-text = Irgendetwas Erlaubtes, alles gleich gern. Gewinnt aus Versehen, und spät.
bot-easy = leicht
bot-easy-text = Trägt das Beste, bekämpft, was zu besiegen ist, bittet um Hilfe; tut niemandem etwas.
bot-normal = normal
bot-normal-text = Wägt alles ab, feilscht um Hilfe, tauscht und hält auf, wer gleich gewinnt.
bot-hard = schwer
bot-hard-text = Wie normal, mit Gedächtnis für Abmachungen und einem Blick voraus in jedem Kampf.

## Ablehnungen: was versucht wurde, warum nicht, und der Ausweg. Die Regelnummer setzt dazu, wer sie zeigt.

refusal-not-now = Am Tisch wird gerade etwas geklärt, und dazwischen passt nichts; versuch es gleich noch einmal.
refusal-stale = Das beantwortet eine Frage, die der Tisch schon hinter sich hat; sieh nach, was jetzt gefragt ist.
refusal-not-asked = Dich hat niemand gefragt: Diese Frage gehört jemand anderem, warte auf deine eigene.
refusal-bad-answer = Das ist eine Antwort, nur nicht auf diese Frage; nimm eine der angebotenen.
refusal-game-over = Das Spiel ist vorbei und das Prahlen hat begonnen; fang ein neues an, um wieder zu handeln.
refusal-dead = Du bist tot, und Tote tun nichts, nicht einmal sich beschweren; dein nächster Munchkin kommt, wenn der nächste Zug beginnt.
refusal-target-dead = Den Toten kann man nichts mehr antun, sie haben genug gelitten; such dir jemanden mit Puls.
refusal-opening-only = Vor dem ersten Zug legst du Rasse, Klasse, Gegenstände, Gefolge und „Gemogelt!“ aus, sonst nichts; der Rest hält sich, bis das Spiel beginnt.
refusal-others-dress = { $told ->
    [yes] { $who }
   *[no] Jemand anderes
} zieht sich gerade an: Vor dem ersten Zug legt einer nach dem anderen aus; leg deines aus, wenn du gefragt wirst.
refusal-not-in-hand = { $named ->
    [yes] Du kannst { $card-acc } nicht spielen: Das ist nicht auf deiner Hand
   *[no] Du kannst das nicht spielen: Es ist nicht auf deiner Hand
}, und fremde Hände gehen dich nichts an; spiel eine eigene Karte.
refusal-kick-not-now = Du kannst die Tür jetzt nicht eintreten: Das geschieht einmal im Zug, durch den, der am Zug ist, bevor sonst etwas mit dem Raum geschieht.
refusal-keep-not-now = Hier gibt es nichts zu behalten: Nur eine eben aufgedeckte Karte, die du gleich spielen könntest, darfst du stattdessen auf die Hand nehmen.
refusal-trouble-not-now = Du kannst jetzt keinen Ärger suchen: Dazu braucht es deinen eigenen Zug, eine Tür ohne Monster dahinter und ein Monster aus deiner Hand.
refusal-loot-not-now = Du kannst den Raum jetzt nicht plündern: Dazu braucht es deinen eigenen Zug, eine Tür ohne Monster dahinter, und du darfst keinen Ärger gesucht haben.
refusal-end-not-now = Du kannst hier nicht aufhören: Dein Zug ist erst vorbei, wenn die Tür offen und der Raum erledigt ist; tu das zuerst.
refusal-charity-due = Mit so voller Hand endet dein Zug nicht; spiel, verkauf oder verschenk zuerst, was zu viel ist.
refusal-charity-wrong = Milde Gabe ist genau, was deine Hand zu viel hat, für den niedrigsten anderen Spieler, oder für den Ablagestapel, wenn niemand tiefer steht als du; gib nicht mehr und nicht weniger.
refusal-not-in-combat-time = { $named ->
    [yes] Mit { $card-dat } kannst du das gerade nicht tun
   *[no] Das kannst du gerade nicht tun
}: Es gehört nicht zu dem Wenigen, was jederzeit erlaubt ist; warte auf deinen Zug.
refusal-own-turn-only = { $named ->
    [yes] Du kannst { $card-acc } jetzt nicht spielen
   *[no] Das kannst du jetzt nicht tun
}: Dazu braucht es deinen eigenen Zug, und dieser gehört jemand anderem; hab Geduld.
refusal-no-item-in-combat = { $named ->
    [yes] Du kannst { $card-acc } nicht mitten im Kampf ausspielen
   *[no] Du kannst keinen Gegenstand mitten im Kampf ausspielen
}: Das geht nur mit Einmal-Gegenständen, also bring erst den Kampf hinter dich.
refusal-no-combat = { $named ->
    [yes] Du kannst { $card-acc } jetzt nicht gebrauchen: Das ist für einen Kampf gedacht
   *[no] Du kannst das jetzt nicht gebrauchen: Es ist für einen Kampf gedacht
}, und niemand kämpft; heb es für den nächsten auf.
refusal-fight-decided = { $named ->
    [yes] { $card-top } { $card-many ->
        [yes] kommen
       *[no] kommt
    } zu spät
   *[no] Das kommt zu spät
}: Dieser Kampf ist entschieden, und nichts kommt mehr hinzu; sei nächstes Mal schneller.
refusal-between-roll-and-bad-stuff = Zwischen einem misslungenen Wurf und den Schlimmen Dingen geht das nicht: Dort passt nur hinein, was diesen Wurf, diese Flucht oder diese Schlimmen Dinge ändert; warte, bis es wehgetan hat.
refusal-treasure-not-now = { $named ->
    [yes] Du kannst { $card-acc } jetzt nicht spielen
   *[no] Du kannst diesen Schatz jetzt nicht spielen
}: { $named ->
    [yes] Das wird wie ein Gegenstand gespielt, im eigenen Zug und außerhalb des Kampfes, oder sobald du es
   *[no] Er wird wie ein Gegenstand gespielt, im eigenen Zug und außerhalb des Kampfes, oder sobald du ihn
} bekommst.
refusal-already-have-one = { $named ->
    [yes] Du kannst { $card-acc } nicht spielen: So etwas bist du schon
   *[no] Du kannst das nicht spielen: So etwas bist du schon
}, und eines ist die Grenze; leg zuerst das alte ab.
refusal-same-again = { $named ->
    [yes] Du kannst { $card-acc } nicht spielen: Das bist du schon
   *[no] Du kannst das nicht spielen: Das bist du schon
}, und zweimal dasselbe ist auch nur einmal; spiel etwas anderes.
refusal-nothing-to-attach-to = { $named ->
    [yes] Du kannst { $card-acc } nicht spielen: Es gibt nichts, woran es hängen könnte
   *[no] Du kannst das nicht spielen: Es gibt nichts, woran es hängen könnte
}; bring zuerst die Klasse, die Rasse oder den Gegenstand dazu ins Spiel.
refusal-no-such-power = { $named ->
    [yes] Du kannst keine Fähigkeit von { $card-dat } nutzen, die du nicht hast
   *[no] Du kannst diese Fähigkeit nicht nutzen
}: Man hat sie genau so lange, wie ihre Karte vor einem liegt; spiel zuerst die Karte.
refusal-not-paid = { $named ->
    [yes] { $card-top } { $card-many ->
        [yes] wollen
       *[no] will
    } bezahlt sein
   *[no] Das will bezahlt sein
}: Sag, welche Karten du dafür ablegst.
refusal-wrongly-paid = { $named ->
    [yes] So { $card-many ->
        [yes] werden
       *[no] wird
    } { $card-nom } nicht bezahlt
   *[no] So wird das nicht bezahlt
}: Achte auf die verlangte Zahl und Art der Karten, und darauf, dass dauernde { $world ->
    [orbit] Fallen
   *[dungeon] Flüche
}, Karten im Kampf und die Karte der Fähigkeit selbst nichts bezahlen; biete andere.
refusal-limit-reached = { $named ->
    [yes] Die Fähigkeit von { $card-dat } ist fürs Erste verbraucht
   *[no] Diese Fähigkeit ist fürs Erste verbraucht
}; sie kommt mit dem nächsten Kampf, Wurf oder Zug wieder, wie es die Karte sagt.
refusal-slot-full = { $named ->
    [yes] Du kannst { $card-acc } nicht anlegen: Der Platz dafür ist besetzt
   *[no] Du kannst das nicht anlegen: Der Platz dafür ist besetzt
}, denn du hast einen Kopf, einen Leib, zwei Füße, die als einer zählen, und zwei Hände; leg zuerst etwas ab.
refusal-wrong-user = { $named ->
    [yes] Du kannst { $card-acc } nicht benutzen: Das ist nicht für deinesgleichen
   *[no] Du kannst das nicht benutzen: Es ist nicht für deinesgleichen
}; tragen darfst du es, verkaufen auch, oder du wirst jemand, der es kann.
not-for-you = Du kannst { $card-acc } nicht benutzen: { $only ->
    [yes] Das geht nur als { $who }, und das bist du nicht
   *[no] Als { $who } geht das nicht, und das bist du
}; tragen darfst du es, verkaufen auch, oder du wirst jemand, der es kann.
refusal-equipment-fixed = { $named ->
    [yes] Du kannst { $card-acc } jetzt nicht umlegen
   *[no] Du kannst jetzt nichts umrüsten
}: Im Kampf, auf der Flucht und { $world ->
    [orbit] in einer Falle
   *[dungeon] unter einem Fluch
} zieht sich niemand um; tu es, wenn der Lärm vorbei ist.
refusal-equip-not-now = { $named ->
    [yes] Du kannst { $card-acc } jetzt nicht umlegen
   *[no] Du kannst jetzt nichts umrüsten
}: Umgerüstet wird außerhalb des Kampfes, wenn am Tisch Ruhe herrscht.
refusal-not-an-item-of-yours = { $named ->
    [yes] Mit { $card-dat } geht das nicht: Das ist keiner deiner Gegenstände
   *[no] Das geht nicht: Es ist keiner deiner Gegenstände
} im Spiel; nimm einen, der vor dir liegt.
refusal-too-big = { $named ->
    [yes] Du kannst { $card-acc } nicht auch noch nehmen: Das ist Groß, und was du schon trägst, ist es auch
   *[no] Du kannst das nicht auch noch nehmen: Es ist Groß, und was du schon trägst, ist es auch
}; ein Großer Gegenstand genügt jedem Rücken, also werde zuerst den anderen los.
refusal-too-complex = { $named ->
    [yes] Du kannst { $card-acc } nicht anlegen: Das ist Komplex, und was du schon benutzt, ist es auch
   *[no] Du kannst das nicht anlegen: Es ist Komplex, und was du schon benutzt, ist es auch
}; eine Anleitung auf einmal, also leg zuerst das andere ab.
refusal-items-stay = { $named ->
    [yes] Du kannst { $card-acc } nicht einfach wegwerfen
   *[no] Du kannst Gegenstände nicht einfach wegwerfen
}: Man verkauft, tauscht, verschenkt, verbraucht oder verliert sie; such einen Käufer.
refusal-trade-not-now = Du kannst jetzt nicht tauschen: Dazu braucht es zwei, die beide leben und nicht kämpfen; warte auf ruhigere Zeiten.
refusal-trade-items-only = { $named ->
    [yes] Du kannst { $card-acc } nicht tauschen
   *[no] Du kannst das nicht tauschen
}: Nur Gegenstände wechseln den Besitzer, und nur die, die schon im Spiel sind; leg { $named ->
    [yes] die Karte
   *[no] es
} zuerst auf den Tisch.
refusal-trade-too-big = { $named ->
    [yes] Der Tausch scheitert an { $card-dat }
   *[no] Der Tausch scheitert am eigenen Gewicht
}: Einer von euch trüge mehr Große Gegenstände, als jemand kann; nimm { $named ->
    [yes] die Karte
   *[no] es
} aus dem Handel, oder einen Großen aus dem Weg.
refusal-sale-not-now = Du kannst jetzt nicht verkaufen: Der Laden öffnet in deinem eigenen Zug, außerhalb des Kampfes; komm dann wieder.
refusal-sale-too-small = Dafür gibt es keine Stufe: Jede kostet 1.000, und Wechselgeld gibt es nicht; leg noch etwas dazu.
refusal-sale-wins-not = Die Siegstufe ist nicht zu kaufen: Für die letzte muss etwas sterben; verkauf weniger, oder schärf eine Waffe.
refusal-sale-items-only = { $named ->
    [yes] Du kannst { $card-acc } nicht verkaufen
   *[no] Du kannst das nicht verkaufen
}: Der Laden nimmt nur eigene Gegenstände mit einem Preis; biete einen davon an.
refusal-level-not-free = { $named ->
    [yes] So kannst du { $card-acc } nicht spielen
   *[no] So kannst du keine Stufe geben
}: { $named ->
    [yes] Das
   *[no] Es
} hebt niemanden auf die Siegstufe, und was es kostet, zahlt niemand gegen seinen Willen; nimm jemanden weiter unten oder einen Freiwilligen.
refusal-level-at-the-last = { $named ->
    [yes] { $card-top } { $card-many ->
        [yes] können
       *[no] kann
    } das nicht
   *[no] Das geht nicht
}: Die Siegstufe erreicht man, indem man etwas tötet, nicht auf dem Amtsweg; such ein Monster.
refusal-no-cards-yet = { $named ->
    [yes] Du kannst { $card-acc } dafür nicht nutzen
   *[no] Du kannst das nicht tun
}: Das bringt Karten, und eine neue Figur bekommt vor ihrem eigenen Zug keine; warte ihn ab.
refusal-theft-in-combat = Du kannst jetzt nicht stehlen: Dieb und Opfer müssen beide außerhalb des Kampfes sein; lass erst den Kampf zu Ende gehen.
refusal-follower-not-traded = { $named ->
    [yes] Du kannst { $card-acc } nicht tauschen
   *[no] Du kannst Gefolge nicht tauschen
}: Gefolge folgt, es ist keine Ware; biete einen Gegenstand.
refusal-one-follower = { $named ->
    [yes] Du kannst { $card-acc } nicht anheuern: Dein Gefolge ist vollzählig
   *[no] Du kannst niemanden mehr anheuern: Dein Gefolge ist vollzählig
}; lass zuerst den alten gehen.
refusal-follower-stays = { $named ->
    [yes] Du kannst { $card-acc } nicht entlassen
   *[no] Du kannst dieses Gefolge nicht entlassen
}: { $named ->
    [yes] Gefolge
   *[no] Es
} bleibt, bis seine Karte oder ein Nachfolger etwas anderes sagt.
refusal-follower-hands-off = { $named ->
    [yes] { $card-top } { $card-many ->
        [yes] nehmen
       *[no] nimmt
    } so etwas nicht
   *[no] Gefolge nimmt so etwas nicht
}: { $named ->
    [yes] Gefolge
   *[no] Es
} trägt nur, was seine Karte erlaubt, und im Kampf nimmt es gar nichts; regle das vorher.
refusal-no-sacrifice = { $named ->
    [yes] Du kannst { $card-acc } jetzt nicht opfern
   *[no] Du kannst jetzt kein Gefolge opfern
}: Das tut man nach einem verlorenen Kampf, vor dem ersten eigenen Wurf, mit eigenem Gefolge.
refusal-no-monster-from-hand = { $named ->
    [yes] Du kannst { $card-acc } nicht einfach so spielen
   *[no] Du kannst ein Monster nicht einfach so spielen
}: Von der Hand kommt ein Monster nur mit „Monster auf Wanderschaft“ in einen Kampf, oder wenn es untot ist und dort schon Untote kämpfen; oder du suchst damit im eigenen leeren Raum Ärger.
refusal-no-such-monster = { $named ->
    [yes] Du kannst { $card-acc } nicht darauf spielen
   *[no] Du kannst das nicht dorthin spielen
}: { $named ->
    [yes] Das
   *[no] Es
} gehört auf ein Monster des laufenden Kampfes; nenn eines, das dabei ist.
refusal-ahead-does-not-run = Vor einem Kampf, den du gewinnst, läufst du nicht davon: Das gäbe ein furchtbares Beispiel; kämpf ihn aus.
refusal-declare-not-now = Das kannst du jetzt nicht ansagen: Nur wer kämpft, tut das, einmal, und solange der Kampf noch offen ist.
refusal-second-helper = Du kannst keinen weiteren Helfer holen: Einer je Kampf, und der Platz ist vergeben oder versperrt; komm mit dem aus, was du hast.
refusal-not-the-fighter = Du kannst nicht um Hilfe bitten: Es ist nicht dein Kampf; biete lieber dem, der kämpft, deine eigene an.
refusal-bad-terms = Das kannst du nicht bieten: Zu vergeben sind Gegenstände, die du trägst, Schätze, die die Monster wirklich haben, jeder nur einmal, und Handkarten, die du auf deinen Helfer spielen dürftest; biete etwas Echtes.
refusal-forced-for-the-win = Niemand kann gezwungen werden, dir zum Sieg zu verhelfen, und dieser Kampf täte es; bitte lieber höflich.
refusal-the-dead-help-nobody = Tote helfen niemandem, am wenigsten sich selbst; frag jemanden, der lebt.
refusal-promised = { $named ->
    [yes] Du kannst { $card-acc } nicht ausgeben: Das ist versprochen
   *[no] Du kannst das nicht ausgeben: Es ist versprochen
}, deinem Helfer nämlich, bis der Kampf erledigt ist; nimm etwas anderes.
refusal-no-offer = So ein Angebot liegt nicht vor: Es wurde beantwortet, zurückgezogen oder ist verfallen; mach ein neues.
refusal-card-says-no = { $named ->
    [yes] { $card-top } { $card-many ->
        [yes] erlauben
       *[no] erlaubt
    } das nicht; die eigenen Worte verbieten es
   *[no] Die Karte erlaubt das nicht; ihre eigenen Worte verbieten es
}, also lies noch einmal nach und versuch etwas anderes.
refusal-card-not-now = { $named ->
    [yes] { $card-top } { $card-many ->
        [yes] gehen
       *[no] geht
    } jetzt nicht
   *[no] Diese Karte geht jetzt nicht
}: { $named ->
    [yes] Die Karte
   *[no] Sie
} nennt ihren eigenen Augenblick, und das ist er nicht; heb sie auf, bis er kommt.
refusal-card-wrong-target = { $named ->
    [yes] { $card-top } { $card-many ->
        [yes] wirken
       *[no] wirkt
    } darauf nicht
   *[no] Diese Karte wirkt darauf nicht
}: { $named ->
    [yes] Die Karte
   *[no] Sie
} sagt selbst, worauf sie wirkt; nimm ein Ziel, das passt.
not-now-but = { $card-top } { $card-many ->
    [yes] gehen
   *[no] geht
} jetzt nicht: Ausgespielt wird die Karte { $how }; heb sie auf, bis es so weit ist.
not-on-that-but = { $card-top } { $card-many ->
    [yes] wirken
   *[no] wirkt
} darauf nicht: Ausgespielt wird die Karte { $how }; nimm ein Ziel, das passt.
refusal-help-too-late = Um Hilfe zu bitten oder mitzukämpfen ist es zu spät: Der Kampf ist entschieden; mach das Beste daraus.
refusal-no-fight = Es gibt keinen Kampf, in dem man helfen könnte; heb dir die Kraft für den nächsten auf.
refusal-already-turned = { $named ->
    [yes] { $card-top } { $card-many ->
        [yes] liegen
       *[no] liegt
    } schon so
   *[no] Das liegt schon so
}; was benutzt wird, legt man zur Seite, bevor es jemand anders übernimmt.
refusal-card-limit = { $named ->
    [yes] { $card-top } { $card-many ->
        [yes] haben
       *[no] hat
    } das schon so oft getan, wie es die Karte erlaubt
   *[no] Das geschah schon so oft, wie es die Karte erlaubt
}; warte, bis es wieder geht.
refusal-level-unpaid = { $named ->
    [yes] { $card-top } { $card-many ->
        [yes] geben
       *[no] gibt
    } eine Stufe für das, was die Karte verlangt, und das
   *[no] Das gibt eine Stufe für das, was die Karte verlangt, und das
} war nicht dabei; lies nach, was sie will, und nenn es.
refusal-trade-with-newcomer = Da ist nichts zu tauschen: Ein neuer Charakter bekommt vor seinem eigenen Zug keine Karten; warte darauf.
refusal-run-from-whom = Sag, vor welchem Monster du fliehst: vor einem, für das du noch nicht gewürfelt hast.
refusal-run-not-now = Du kannst jetzt nicht fliehen: Erst muss der Kampf verloren sein, und dann musst du an der Reihe sein, vor diesem Monster zu fliehen.
refusal-between-rolls = Zwischen zwei Fluchtwürfen geht das nicht: Am Kampf ändert sich nichts mehr; hier passt nur, was jederzeit geht, und was beim Entkommen hilft.
refusal-curse-gone = { $named ->
    [yes] { $card-top } { $card-many ->
        [yes] sind
       *[no] ist
    } nicht mehr aufzuheben
   *[no] { $world ->
        [orbit] Da ist keine Falle aufzuheben
       *[dungeon] Da ist kein Fluch aufzuheben
    }
}: { $named ->
    [yes] Das hat getroffen und ist fort, oder es
   *[no] { $world ->
        [orbit] Sie hat getroffen und ist fort, oder sie
       *[dungeon] Er hat getroffen und ist fort, oder er
    }
} hat nie gedauert; heb das Mittel für { $world ->
    [orbit] die nächste
   *[dungeon] den nächsten
} auf.
refusal-no-attack-on-self = { $named ->
    [yes] Du kannst { $card-acc } nicht gegen dich selbst richten
   *[no] Du kannst das nicht gegen dich selbst richten
}; am Tisch sitzen genug andere.
refusal-roll-under-way = Das geht nicht, solange auf einen Wurf oder eine Flucht geantwortet wird: Dort passt nur hinein, was daran etwas ändert; warte, bis es gilt.
refusal-curse-under-way = Das geht nicht, während { $world ->
    [orbit] eine Falle
   *[dungeon] ein Fluch
} trifft: Dort passt nur hinein, was { $world ->
    [orbit] eine Falle
   *[dungeon] einen Fluch
} aufhebt; warte, bis es vorbei ist.
refusal-double-once = { $named ->
    [yes] Du kannst { $card-acc } nicht zum doppelten Preis verkaufen
   *[no] Du kannst das nicht zum doppelten Preis verkaufen
}: Ein Halbling tut das mit einem Gegenstand des Verkaufs, einmal in jedem eigenen Zug; verkauf { $named ->
    [yes] die Karte
   *[no] es
} zum einfachen Preis.
refusal-no-card-to-show = Das kannst du nicht zeigen: nur Karten von der eigenen Hand, und nur jemandem, der sie noch nicht kennt; nimm eine solche.
refusal-rewards-first = Das geht noch nicht: Der Kampf ist vorbei, und Stufen und Schätze werden gerade verteilt; warte, bis jeder hat, was er gewonnen hat.

## Ereignisse: was geschah

event-turn-began = { $you ->
    [yes] Du bist am Zug.
   *[no] { $who } ist am Zug.
}
event-door-kicked = { $you ->
    [yes] Du trittst die Tür ein: { $card }!
   *[no] { $who } tritt die Tür ein: { $card }!
}
event-card-drawn = { $you ->
    [yes] Du ziehst { $cards-acc }.
   *[no] { $who } zieht { $cards-acc }.
}
event-card-played = { $you ->
    [yes] Du spielst { $card-acc }.
   *[no] { $who } spielt { $card-acc }.
}
event-card-played-equipped = { $you ->
    [yes] Du spielst { $card-acc } und rüstest dich damit aus.
   *[no] { $who } spielt { $card-acc } und rüstet sich damit aus.
}
event-card-played-at = { $you ->
    [yes] Du spielst { $card-acc } auf { $target }.
   *[no] { $who } spielt { $card-acc } auf { $them ->
        [yes] dich
       *[no] { $target }
    }.
}
event-card-played-side = { $you ->
    [yes] Du spielst { $card-acc }
   *[no] { $who } spielt { $card-acc }
} für die { $side ->
    [monsters] Monster
   *[munchkins] Munchkins
}.
event-card-played-with = { $you ->
    [yes] Du spielst { $card-acc }, zusammen mit { $cards-dat }.
   *[no] { $who } spielt { $card-acc }, zusammen mit { $cards-dat }.
}
event-card-discarded = { $you ->
    [yes] Du legst { $cards-acc } ab.
    [nobody] Abgelegt: { $cards }.
   *[no] { $who } legt { $cards-acc } ab.
}
event-card-discarded-by = { $you ->
    [yes] Du verlierst { $cards-acc } durch { $card-acc }.
   *[no] { $who } verliert { $cards-acc } durch { $card-acc }.
}
event-deck-reshuffled = { $deck ->
    [door] Die abgelegten Türen werden zu einem neuen Stapel gemischt.
   *[treasure] Die abgelegten Schätze werden zu einem neuen Stapel gemischt.
}
event-combat-started = { $you ->
    [yes] Du triffst auf { $card-acc }. Es wird gekämpft.
   *[no] { $who } trifft auf { $card-acc }. Es wird gekämpft.
}
event-monster-added = { $you ->
    [yes] Du bringst { $card-acc } in den Kampf.
    [nobody] { $card-top } { $card-many ->
        [yes] kommen
       *[no] kommt
    } in den Kampf.
   *[no] { $who } bringt { $card-acc } in den Kampf.
}
event-monster-removed = { $card-top } { $card-many ->
    [yes] sind
   *[no] ist
} nicht mehr im Kampf.
event-monster-killed = { $card-top } { $card-many ->
    [yes] sind
   *[no] ist
} besiegt.
event-help-asked = { $you ->
    [yes] Du bittest { $other } um Hilfe und bietest { $terms }.
   *[no] { $who } bittet { $them ->
        [yes] dich
       *[no] { $other }
    } um Hilfe und bietet { $terms }.
}
event-help-offered = { $you ->
    [yes] Du bietest { $other } deine Hilfe an, für { $terms }.
   *[no] { $who } bietet { $them ->
        [yes] dir
       *[no] { $other }
    } Hilfe an, für { $terms }.
}
event-help-accepted = { $you ->
    [yes] Du hilfst { $other }.
   *[no] { $who } hilft { $them ->
        [yes] dir
       *[no] { $other }
    }.
}
event-help-declined = { $you ->
    [yes] Du lehnst das Angebot von { $other } ab.
   *[no] { $who } lehnt { $them ->
        [yes] dein Angebot
       *[no] das Angebot von { $other }
    } ab.
}
event-helper-left = { $you ->
    [yes] Du bist unverletzt aus dem Kampf heraus.
   *[no] { $who } ist unverletzt aus dem Kampf heraus.
}
event-combat-transferred = { $you ->
    [yes] Der Kampf gehört jetzt { $other } und nicht mehr dir.
   *[no] Der Kampf gehört jetzt { $them ->
        [yes] dir
       *[no] { $other }
    }, mit freundlichen Grüßen von { $who }.
}
event-fight-declared = { $fight ->
    [lost] { $you ->
        [yes] Du willst es nicht auskämpfen und kannst nicht fliehen.
       *[no] { $who } will es nicht auskämpfen und kann nicht fliehen.
    }
    [yes] { $you ->
        [yes] Du kämpfst es aus.
       *[no] { $who } kämpft es aus.
    }
   *[no] { $you ->
        [yes] Du willst fliehen.
       *[no] { $who } will fliehen.
    }
}
event-combat-won = { $you ->
    [yes] Du gewinnst, { $ours } zu { $theirs }.
   *[no] { $who } gewinnt, { $ours } zu { $theirs }.
}
event-combat-won-together = { $you ->
    [yes] Du und { $other } gewinnt, { $ours } zu { $theirs }.
   *[no] { $who } und { $them ->
        [yes] du gewinnt
       *[no] { $other } gewinnen
    }, { $ours } zu { $theirs }.
}
event-combat-won-empty = { $you ->
    [yes] Kein Monster ist mehr da, und dein Kampf ist vorbei.
   *[no] Kein Monster ist mehr da, und der Kampf ist vorbei für { $who }.
}
event-combat-lost = { $you ->
    [yes] Du verlierst, { $ours } zu { $theirs }. Zeit zum Weglaufen.
   *[no] { $who } verliert, { $ours } zu { $theirs }. Zeit zum Weglaufen.
}
event-combat-lost-together = { $you ->
    [yes] Du und { $other } verliert, { $ours } zu { $theirs }. Zeit zum Weglaufen.
   *[no] { $who } und { $them ->
        [yes] du verliert
       *[no] { $other } verlieren
    }, { $ours } zu { $theirs }. Zeit zum Weglaufen.
}
event-dice-rolled = { $you ->
    [yes] Du würfelst { $face }{ $changed ->
        [yes] , das zählt als { $total }
       *[no] {""}
    }.
   *[no] { $who } würfelt { $face }{ $changed ->
        [yes] , das zählt als { $total }
       *[no] {""}
    }.
}
event-dice-rolled-escape = { $you ->
    [yes] Du fliehst vor { $card-dat } und würfelst { $face }{ $changed ->
        [yes] , das zählt als { $total }
       *[no] {""}
    }.
   *[no] { $who } flieht vor { $card-dat } und würfelt { $face }{ $changed ->
        [yes] , das zählt als { $total }
       *[no] {""}
    }.
}
event-dice-rolled-against = { $you ->
    [yes] Du würfelst gegen { $card-acc }: { $face }{ $changed ->
        [yes] , das zählt als { $total }
       *[no] {""}
    }.
   *[no] { $who } würfelt gegen { $card-acc }: { $face }{ $changed ->
        [yes] , das zählt als { $total }
       *[no] {""}
    }.
}
event-dice-rolled-for = { $you ->
    [yes] Du würfelst für { $card-acc }: { $face }{ $changed ->
        [yes] , das zählt als { $total }
       *[no] {""}
    }.
   *[no] { $who } würfelt für { $card-acc }: { $face }{ $changed ->
        [yes] , das zählt als { $total }
       *[no] {""}
    }.
}
event-dice-rolled-first = { $you ->
    [yes] Du würfelst darum, wer zuerst dran ist: { $face }{ $changed ->
        [yes] , das zählt als { $total }
       *[no] {""}
    }.
   *[no] { $who } würfelt darum, wer zuerst dran ist: { $face }{ $changed ->
        [yes] , das zählt als { $total }
       *[no] {""}
    }.
}
event-escaped = { $you ->
    [yes] Du entkommst { $card-dat }.
   *[no] { $who } entkommt { $card-dat }.
}
event-caught = { $card-top } { $card-many ->
    [yes] erwischen
   *[no] erwischt
} { $you ->
    [yes] dich
   *[no] { $who }
}.
event-caught-nothing = { $card-top } { $card-many ->
    [yes] erwischen
   *[no] erwischt
} { $you ->
    [yes] dich
   *[no] { $who }
}, und die Schlimmen Dinge finden nichts zu holen.
event-follower-sacrificed = { $card-top } { $card-many ->
    [yes] bleiben
   *[no] bleibt
} zurück, damit { $you ->
    [yes] du es nicht musst. Wie edel von dir.
   *[no] { $who } es nicht muss.
}
event-level-changed = { $up ->
    [yes] { $you ->
        [yes] Du steigst auf Stufe { $new }.
       *[no] { $who } steigt auf Stufe { $new }.
    }
   *[no] { $you ->
        [yes] Du fällst auf Stufe { $new }.
       *[no] { $who } fällt auf Stufe { $new }.
    }
}
event-level-changed-by = { $up ->
    [yes] { $you ->
        [yes] Du steigst auf Stufe { $new } ({ $card }).
       *[no] { $who } steigt auf Stufe { $new } ({ $card }).
    }
   *[no] { $you ->
        [yes] Du fällst auf Stufe { $new } ({ $card }).
       *[no] { $who } fällt auf Stufe { $new } ({ $card }).
    }
}
event-sex-changed = { $you ->
    [yes] Du bist jetzt { $sex ->
        [female] eine Frau
       *[male] ein Mann
    }. Das kommt vor.
   *[no] { $who } ist jetzt { $sex ->
        [female] eine Frau
       *[male] ein Mann
    }. Das kommt vor.
}
event-sex-changed-by = { $you ->
    [yes] Du bist jetzt { $sex ->
        [female] eine Frau
       *[male] ein Mann
    } ({ $card }). Das kommt vor.
   *[no] { $who } ist jetzt { $sex ->
        [female] eine Frau
       *[male] ein Mann
    } ({ $card }). Das kommt vor.
}
event-died = { $you ->
    [yes] Du bist tot. Alle sind untröstlich und greifen nach deinen Sachen.
   *[no] { $who } ist tot. Alle sind untröstlich.
}
event-body-looted = { $you ->
    [yes] Du nimmst { $card-acc } aus dem Nachlass von { $other }.
   *[no] { $who } nimmt { $card-acc } aus { $them ->
        [yes] deinem Nachlass
       *[no] dem Nachlass von { $other }
    }.
}
event-body-looted-bare = { $you ->
    [yes] Deine Habseligkeiten werden verteilt.
   *[no] Die Habseligkeiten von { $who } werden verteilt.
}
event-new-character = { $you ->
    [yes] Du bist wieder da, als jemand völlig anderes mit demselben Namen.
   *[no] { $who } ist wieder da, als jemand völlig anderes mit demselben Namen.
}
event-curse-struck = { $card-top } { $card-many ->
    [yes] treffen
   *[no] trifft
} { $you ->
    [yes] dich
   *[no] { $who }
}.
event-curse-struck-nothing = { $card-top } { $card-many ->
    [yes] treffen
   *[no] trifft
} { $you ->
    [yes] dich
   *[no] { $who }
} und { $card-many ->
    [yes] finden
   *[no] findet
} nichts zu holen.
event-curse-cancelled = { $card-top } { $card-many ->
    [yes] sind
   *[no] ist
} aufgehoben{ $you ->
    [yes] , und du bleibst verschont.
    [nobody] .
   *[no] , und { $who } bleibt verschont.
}
event-curse-ended = { $you ->
    [yes] Du bist { $card-acc } los.
   *[no] { $who } ist { $card-acc } los.
}
event-item-equipped = { $you ->
    [yes] Du legst { $card-acc } an.
   *[no] { $who } legt { $card-acc } an.
}
event-item-unequipped = { $you ->
    [yes] Du legst { $card-acc } quer.
   *[no] { $who } legt { $card-acc } quer.
}
event-items-sold = { $you ->
    [yes] Du verkaufst { $cards-acc } für { $gold } { $money ->
        [credits] Credits
       *[gold] Gold
    }: { $levels ->
        [one] eine Stufe
       *[other] { $levels } Stufen
    }.
   *[no] { $who } verkauft { $cards-acc } für { $gold } { $money ->
       [credits] Credits
      *[gold] Gold
   }: { $levels ->
        [one] eine Stufe
       *[other] { $levels } Stufen
    }.
}
event-traded = { $you ->
    [yes] Du gibst { $other } { $given-acc } für { $taken-acc }.
   *[no] { $who } gibt { $them ->
        [yes] dir
       *[no] { $other }
    } { $given-acc } für { $taken-acc }.
}
event-traded-gift = { $you ->
    [yes] Du schenkst { $other } { $given-acc }.
   *[no] { $who } schenkt { $them ->
        [yes] dir
       *[no] { $other }
    } { $given-acc }.
}
event-traded-beg = { $you ->
    [yes] { $other } schenkt dir { $taken-acc }.
   *[no] { $them ->
        [yes] Du schenkst { $who } { $taken-acc }.
       *[no] { $other } schenkt { $who } { $taken-acc }.
    }
}
event-item-stolen = { $you ->
    [yes] Du stiehlst { $other } { $card-acc }.
   *[no] { $who } stiehlt { $them ->
        [yes] dir
       *[no] { $other }
    } { $card-acc }.
}
event-theft-failed = { $you ->
    [yes] Du greifst nach { $card-dat } und wirst mit der Hand in der Tasche von { $other } erwischt.
   *[no] { $who } greift nach { $card-dat } und wird mit der Hand in { $them ->
        [yes] deiner Tasche
       *[no] der Tasche von { $other }
    } erwischt.
}
event-power-used-at = { $you ->
    [yes] Du nutzt an { $whom } eine Fähigkeit ({ $card }: { $power }).
   *[no] { $who } nutzt an { $them ->
        [yes] dir
       *[no] { $whom }
    } eine Fähigkeit ({ $card }: { $power }).
}
event-power-used = { $you ->
    [yes] Du nutzt eine Fähigkeit ({ $card }: { $power }).
   *[no] { $who } nutzt eine Fähigkeit ({ $card }: { $power }).
}
event-power-used-paid = { $you ->
    [yes] Du nutzt eine Fähigkeit ({ $card }: { $power }) und legst dafür { $cards-acc } ab.
   *[no] { $who } nutzt eine Fähigkeit ({ $card }: { $power }) und legt dafür { $cards-acc } ab.
}
event-power-used-at-paid = { $you ->
    [yes] Du nutzt an { $whom } eine Fähigkeit ({ $card }: { $power }) und legst dafür { $cards-acc } ab.
   *[no] { $who } nutzt an { $them ->
        [yes] dir
       *[no] { $whom }
    } eine Fähigkeit ({ $card }: { $power }) und legt dafür { $cards-acc } ab.
}
event-charity-given = { $you ->
    [yes] Du gibst { $other } { $cards-acc }, aus reiner Nächstenliebe.
   *[no] { $who } gibt { $them ->
        [yes] dir
       *[no] { $other }
    } { $cards-acc }, aus reiner Nächstenliebe.
}
event-charity-given-nobody = { $you ->
    [yes] Du bist zu arm für Nächstenliebe und legst { $cards-acc } ab.
   *[no] { $who } ist zu arm für Nächstenliebe und legt { $cards-acc } ab.
}
event-game-won = { $you ->
    [yes] Du gewinnst das Spiel! Prahle mit Maß.
   *[no] { $who } gewinnt das Spiel.
}
event-card-taken = { $you ->
    [yes] Du nimmst { $cards-acc }.
   *[no] { $who } nimmt { $cards-acc }.
}
event-card-taken-from = { $you ->
    [yes] Du bekommst { $cards-acc } von { $other }.
   *[no] { $who } bekommt { $cards-acc } von { $them ->
        [yes] dir
       *[no] { $other }
    }.
}
event-cards-shown = { $you ->
    [yes] Du zeigst { $cards-acc }.
   *[no] { $who } zeigt { $cards-acc }.
}
event-cards-shown-to = { $you ->
    [yes] Du zeigst { $other } { $cards-acc }.
   *[no] { $who } zeigt { $them ->
        [yes] dir
       *[no] { $other }
    } { $cards-acc }.
}
event-offer-withdrawn = { $you ->
    [yes] Du ziehst dein Angebot an { $other } zurück.
   *[no] { $who } zieht das Angebot an { $them ->
        [yes] dich
       *[no] { $other }
    } zurück.
}
event-trade-offered = { $you ->
    [yes] Du bietest { $other } { $given-acc } für { $taken-acc }.
   *[no] { $who } bietet { $them ->
        [yes] dir
       *[no] { $other }
    } { $given-acc } für { $taken-acc }.
}
event-trade-offered-gift = { $you ->
    [yes] Du willst { $other } { $given-acc } schenken.
   *[no] { $who } will { $them ->
        [yes] dir
       *[no] { $other }
    } { $given-acc } schenken.
}
event-trade-offered-beg = { $you ->
    [yes] Du bittest { $other } um { $taken-acc }, geschenkt.
   *[no] { $who } bittet { $them ->
        [yes] dich
       *[no] { $other }
    } um { $taken-acc }, geschenkt.
}
event-trade-declined = { $you ->
    [yes] Du lehnst den Tausch mit { $other } ab.
   *[no] { $who } lehnt den Tausch mit { $them ->
        [yes] dir
       *[no] { $other }
    } ab.
}

## Fragen: was vom Leser erwartet wird, und warum

question-opening = Vor dem ersten Zug: Leg von deiner Hand aus, was du magst, und sag dann, dass du fertig bist.
question-start = Du bist am Zug: Ordne deine Sachen, dann tritt die Tür ein.
question-door-card = { $named ->
    [yes] Du hast { $card-acc } gefunden. Jetzt spielen oder auf die Hand nehmen?
   *[no] Du hast eine Karte gefunden. Jetzt spielen oder auf die Hand nehmen?
}
question-trouble-or-loot = Kein Monster hinter der Tür. Plündere den Raum, oder such Ärger mit einem Monster, falls du eins auf der Hand hast.
question-charity = Du hast { $held } Karten auf der Hand, erlaubt sind { $limit }: Spiel oder verkauf etwas, oder gib den Rest als Milde Gabe.
question-offer = { $help ->
    [asked] { $who } bittet dich um Hilfe und bietet { $terms }. Einverstanden?
    [offered] { $who } würde dir helfen, für { $terms }. Einverstanden?
    [trade] { $who } bietet dir { $given-acc } für { $taken-acc }. Einverstanden?
    [gift] { $who } will dir { $given-acc } schenken. Nimmst du an?
    [beg] { $who } bittet dich um { $taken-acc }, geschenkt. Gibst du?
   *[none] Da war ein Angebot für dich, und es ist hinfällig.
}
question-pick-treasure = Die Schätze liegen offen, und jetzt darfst du wählen.
question-loot-body = { $count ->
    [0] Jemand ist verschieden: Nimm dir eine Karte zum Andenken.
    [one] { $names } ist verschieden: Nimm dir eine Karte zum Andenken.
   *[other] { $names } sind verschieden: Nimm dir eine Karte zum Andenken.
}
question-run-order = Der Kampf ist verloren. Vor wem fliehst du jetzt?
question-answer-roll = { $rolled ->
    [plain] { $mine ->
        [yes] Du hast { $face } gewürfelt. Dabei lassen oder etwas daran drehen?
       *[no] { $who } hat { $face } gewürfelt. Dabei lassen oder etwas daran drehen?
    }
    [changed] { $mine ->
        [yes] Du hast { $face } gewürfelt, macht { $total }. Dabei lassen oder etwas daran drehen?
       *[no] { $who } hat { $face } gewürfelt, macht { $total }. Dabei lassen oder etwas daran drehen?
    }
   *[no] { $mine ->
        [yes] Du entkommst ohne Wurf. Dabei lassen oder etwas daran drehen?
       *[no] { $who } entkommt ohne Wurf. Dabei lassen oder etwas daran drehen?
    }
}
question-answer-curse = { $mine ->
    [yes] { $card-top } { $card-many ->
        [yes] treffen
       *[no] trifft
    } dich gleich. Aufhalten oder kommen lassen?
   *[no] { $card-top } { $card-many ->
        [yes] treffen
       *[no] trifft
    } { $who } gleich. Aufhalten oder kommen lassen?
}
question-answer-bad-stuff = { $mine ->
    [yes] { $card-top } { $card-many ->
        [yes] haben
       *[no] hat
    } dich erwischt, und es folgen Schlimme Dinge. Aufhalten oder Zähne zusammenbeißen?
   *[no] { $card-top } { $card-many ->
        [yes] haben
       *[no] hat
    } { $who } erwischt, und es folgen Schlimme Dinge. Aufhalten oder wegsehen?
}
question-wait = { $stage ->
    [caught] { $mine ->
        [yes] Fliehen kannst du hier nicht: Gleich kommen die Schlimmen Dinge. Vorher noch etwas?
       *[no] { $who } kann nicht fliehen: Gleich kommen die Schlimmen Dinge. Vorher noch etwas?
    }
    [run] { $mine ->
        [yes] Du musst fliehen. Noch etwas vor dem ersten Wurf?
       *[no] { $who } muss fliehen. Noch etwas vor dem ersten Wurf?
    }
    [win] { $wins ->
        [yes] Du gewinnst damit das Spiel, { $ours } zu { $theirs }. Etwas dazulegen oder so stehen lassen?
       *[no] { $winner } { $count ->
            [one] gewinnt
           *[other] gewinnen
        } damit das Spiel, { $ours } zu { $theirs }. Aufhalten oder so stehen lassen?
    }
   *[fight] { $mine ->
        [yes] Bei dir steht es { $ours } zu { $theirs }. Etwas dazulegen oder so stehen lassen?
       *[no] Bei { $who } steht es { $ours } zu { $theirs }. Einmischen oder so stehen lassen?
    }
}
question-choose-card = { $named ->
    [yes] { $card-top } { $card-many ->
        [yes] möchten
       *[no] möchte
    } wissen: Welche Karte?
   *[no] Welche Karte?
}
question-choose-item = { $named ->
    [yes] { $worth ->
        [0] { $card-top } { $card-many ->
            [yes] möchten
           *[no] möchte
        } wissen: Welcher Gegenstand?
       *[other] { $card }: Welche Gegenstände gibst du her, zusammen { $worth } { $money ->
            [credits] Credits
           *[gold] Gold
        } oder mehr wert?
    }
   *[no] Welcher Gegenstand?
}
question-choose-player = { $named ->
    [yes] { $card-top } { $card-many ->
        [yes] möchten
       *[no] möchte
    } wissen: Welcher Spieler?
   *[no] Welcher Spieler?
}
question-choose-monster = { $named ->
    [yes] { $card-top } { $card-many ->
        [yes] möchten
       *[no] möchte
    } wissen: Welches Monster?
   *[no] Welches Monster?
}
question-choose-word = { $named ->
    [yes] { $card-top } { $card-many ->
        [yes] lassen
       *[no] lässt
    } dir die Wahl: Was soll es sein?
   *[no] Du hast die Wahl: Was soll es sein?
}
question-discard = { $worth ->
    [0] { $named ->
        [yes] { $card }: Was legst du ab?
       *[no] Etwas von dir muss weg: Was legst du ab?
    }
   *[other] { $mine ->
        [no] { $card }: { $who } hat einen Gegenstand abgelegt. Welche legst du ab, zusammen so viel wert: { $worth } { $money ->
            [credits] Credits
           *[gold] Gold
        } oder mehr?
       *[yes] { $card }: Welche Gegenstände legst du ab, zusammen { $worth } { $money ->
            [credits] Credits
           *[gold] Gold
        } oder mehr wert?
    }
}
question-discard-payment = { $by ->
    [power] { $about ->
        [owned] { $card }: { $power }, gegen { $aim-acc } von { $owner }. Was legst du dafür ab?
        [aimed] { $card }: { $power }, gegen { $aim-acc }. Was legst du dafür ab?
       *[none] { $card }: { $power }. Was legst du dafür ab?
    }
   *[card] { $about ->
        [owned] { $card }, gegen { $aim-acc } von { $owner }. Was legst du dafür ab?
        [aimed] { $card }, gegen { $aim-acc }. Was legst du dafür ab?
       *[none] { $card }: Was legst du dafür ab?
    }
}
question-big-excess = Du hast mehr, als du darfst: Was geht?
question-yes-no = { $named ->
    [yes] { $card }: ja oder nein?
   *[no] Ja oder nein?
}
question-yes-no-death = Du bist im Begriff zu sterben, und musst nicht. Was soll es sein?
question-yes-no-face-up-draw = Gleich { $count ->
    [one] wird ein Schatz
   *[other] werden { $count } Schätze
} aufgedeckt. Vom Stapel nehmen, oder mit Handkarten bezahlen und zurückholen, was zuletzt abgelegt wurde? Das wäre: { $cards }
question-choose-item-sale = Was verkaufst du? Eine Stufe kostet 1.000 { $money ->
    [credits] Credits
   *[gold] Gold
}, und Wechselgeld gibt es nicht.
question-choose-item-excess = Du benutzt mehr, als du kannst: Was kommt weg?
question-choose-card-excess = Du hast mehr, als du darfst: Was geht?
question-choose-card-charity = Milde Gabe: Welche Karten gibst du weg?
question-choose-player-charity = Milde Gabe: Wer bekommt die nächste Karte?
question-choose-player-excess = Wer darf es tragen?
question-fight = { $ahead ->
    [yes] Du stehst vor { $monsters-dat }, und { $ours } zu { $theirs } sieht gut aus. Kämpfen, ehe jemand sich einmischt?
   *[no] Du stehst vor { $monsters-dat }, und { $ours } zu { $theirs } reicht nicht. Etwas spielen, um Hilfe bitten oder fliehen?
}
question-end = { $charity ->
    [yes] Der Raum ist erledigt: Ordne deine Sachen; was zu viel auf der Hand ist, wird Milde Gabe.
   *[no] Der Raum ist erledigt: Ordne deine Sachen, dann beende deinen Zug.
}
so-far = Bisher gewählt: { $cards }.
so-far-gold = Macht { $gold } { $money ->
    [credits] Credits
   *[gold] Gold
}.
how-many = { $low ->
    [0] Bis zu { $high }.
   *[other] { $high ->
        [0] Mindestens { $low }.
       *[other] Von { $low } bis { $high }.
    }
}
how-many-exactly = Genau { $count }.

## Handlungen, wie Menüs sie nennen

act-kick = Tritt die Tür ein
act-trouble = Such Ärger: Kämpfe gegen { $card-acc }
act-loot = Plündere den Raum
act-end = Beende den Zug
act-end-opening = Fertig: So fange ich an
act-end-charity = Weiter zur Milden Gabe
act-keep = { $named ->
    [yes] Nimm { $card-acc } auf die Hand
   *[no] Nimm es auf die Hand
}
act-play = Spiele { $card-acc }
act-for-nothing = { $act }: findet nichts zu holen
act-carry = Trage { $card-acc } mit
act-equip = Lege { $card-acc } an
act-unequip = Lege { $card-acc } quer
act-discard = Lege { $cards-acc } ab
act-discard-ask = { $count ->
    [one] Milde Gabe: Lege eine Karte ab
   *[other] Milde Gabe: Lege { $count } Karten ab
}
act-discard-trait = Gib { $cards-acc } auf
act-sell = { $gold ->
    [0] Verkaufe { $cards-acc }
   *[other] Verkaufe { $cards-acc } für { $gold } { $money ->
       [credits] Credits
      *[gold] Gold
   }
}
act-sell-ask = Verkaufe Gegenstände für Stufen
act-use = { $card }: { $power }
act-use-bare = { $power }
act-trade = Biete { $other } { $given-acc } für { $taken-acc }
act-gift = Schenke { $other } { $given-acc }
act-beg = Bitte { $other } um { $taken-acc }, geschenkt
act-ask = Bitte { $other } um Hilfe und biete { $terms }
act-offer-help = Biete { $other } deine Hilfe an, für { $terms }
act-accept = Nimm an
act-accept-help = Nimm an: Hilf { $other } für { $terms }
act-accept-helper = Nimm an: { $other } hilft dir für { $terms }
act-accept-trade = Nimm { $given-acc } für { $taken-acc }
act-accept-present = Nimm { $given-acc } an, und vielen Dank
act-accept-begged = Verschenke { $taken-acc }
act-decline = Lehne ab
act-decline-from = Lehne das Angebot von { $other } ab
act-fight = { $ahead ->
    [yes] Kämpfe es aus: { $ours } zu { $theirs }
   *[no] Kämpfe es aus: { $ours } zu { $theirs } verliert
}
act-run = { $saved ->
    [sure] Flieh: Du entkommst
    [two] Flieh: 5 oder 6 rettet dich
    [one] Flieh: Nur eine 6 rettet dich
    [never] Flieh: Kein Wurf rettet dich
    [mixed] Flieh: je Monster ein Wurf
   *[roll] Flieh: { $needed } oder mehr rettet dich
}
act-run-from = Flieh vor { $target-dat }
act-sacrifice = Opfere { $card-acc } und entkomm
act-sacrifice-both = Opfere { $card-acc } und entkomm zusammen mit { $other }
act-sacrifice-alone = Opfere { $card-acc } und überlass { $other } den Würfeln
act-give = Milde Gabe: { $cards }
act-give-to = { $cards } für { $other }
act-give-ask = { $count ->
    [one] Milde Gabe: Gib eine Karte her
   *[other] Milde Gabe: Gib { $count } Karten her
}
act-show = Zeige allen { $cards-acc }
act-show-to = Zeige { $other } { $cards-acc }
act-choose = { $target }
act-choose-got = Nimm { $target-acc }
act-choose-face-up-draw-no = Nimm vom Stapel
act-choose-death-yes = Bleib am Leben
act-choose-death-no = Stirb
act-pass = Passe
act-pass-roll = Lass den Wurf gelten
act-pass-curse = Lass es zu
act-pass-bad-stuff = Lass es geschehen
act-pass-wait = Lass es dabei
act-pass-run = Nichts: weiter zum Würfel
act-pass-caught = Nichts: Lass es geschehen
act-withdraw = Zieh dein Angebot an { $other } zurück
act-orders = { $pass ->
    [never] Frag mich immer, bevor ich passe
    [fight] Passe für mich, bis dieser Kampf vorbei ist
    [turn] Passe für mich, bis dieser Zug vorbei ist
   *[always] Passe immer für mich
}
tail-on = auf { $target-acc }
tail-on-self = auf dich selbst
tail-with = , zusammen mit { $cards-dat }
tail-from = von { $other }
target-from = { $own ->
    [yes] { $target } vor dir
   *[no] { $target } von { $other }
}
tail-side-munchkins = für die Munchkins
tail-side-monsters = für die Monster
tail-discarding = , bezahlt mit { $cards-dat }
tail-discarding-hand = , bezahlt mit deiner ganzen Hand
tail-discarding-ask = , bezahlt mit Karten deiner Wahl
tail-choosing = , Wahl: { $target }
tail-count = , { $count }-mal
tail-carried = , quer gelegt
tail-unusable = , auch wenn du damit jetzt nichts anfangen kannst
tail-ready = , bereit zum Einsatz
tail-double = , davon { $cards-acc } zum doppelten Preis
tail-unless-win = , außer es geht um den Sieg
tail-unless-me = , außer es betrifft mich

terms-none = nichts als Dank
terms-treasures = { $count ->
    [one] einen Schatz
   *[other] { $count } Schätze
}{ $order ->
    [first] {" "}(erste Wahl)
    [last] {" "}(letzte Wahl)
    [all] { $count ->
        [one] , den einzigen
       *[other] , und das sind alle
    }
    [mixed] {" "}(Wahl { $picks } von { $stake })
   *[none] {""}
}
terms-items = { $cards-acc }
terms-cards = { $cards-acc } von der Hand

## Wörter, die eine Frage beantworten

word-done = Das ist alles
word-yes = Ja
word-no = Nein
word-hand = Die Handkarten
word-levels = Stufen
word-level = Eine Stufe
word-nothing = Nichts
word-play = Ins Spiel bringen
word-doors = Die Türen
word-treasures = Die Schätze
word-munchkins = Die Munchkins
word-monsters = Die Monster

## Fähigkeiten, nach ihren Kennwörtern

power-resurrect = vom Ablagestapel nehmen, statt zu ziehen
power-turn = Untote vertreiben
power-backstab = in den Rücken fallen
power-steal = stehlen
power-berserk = zum Berserker werden
power-flight = abheben
power-charm = bezaubern
power-second-try = noch einmal versuchen
power-double-sale = zum doppelten Preis verkaufen
power-assist = beistehen
power-salvage = ausschlachten
power-peek = spähen
power-barter = feilschen
power-recombine = neu zusammensetzen
power-reboot = neu starten
power-bribe = bestechen
power-walk-past = vorbeigehen
power-swap = eintauschen
power-drive-off = verjagen
power-escape = davonkommen
power-feed = füttern
power-allure = betören
power-ties = gewinnt bei Gleichstand
power-big-items = beliebig viele Große Gegenstände
power-hand-size = eine größere Hand
power-run-away = leichtfüßig
power-helper-level = eine Stufe fürs Helfen
power-two-classes = zwei Klassen
power-two-races = zwei Rassen
power-no-drawbacks = keine Nachteile
power-bounty = Kopfgeld
power-many-complex = viele Komplexe Gegenstände
power-solo = allein besser
power-two-followers = zwei { $world ->
    [orbit] Kumpane
   *[dungeon] Mietlinge
}
power-extra-part = ein Körperteil mehr
power-level-floor = ein Boden unter der Stufe
power-carry-one = trägt einen Gegenstand
power-encore = eine Zugabe
power-shrug-off = schüttelt { $world ->
    [orbit] Fallen
   *[dungeon] Flüche
} ab
power-extra-hand = eine Hand mehr
power-bound = für immer gebunden
power-unforced = lässt sich nicht zwingen
power-follower-bonus = ein Bonus für Gesellschaft
power-die-loss = geht mit einem schlechten Wurf
power-laser = Laser
power-will-not-fight = kämpft nicht gegen jeden
power-epic-grip = ein besserer Griff
power-epic-blessing = den Kampf segnen (Hauskraft)
power-epic-swag = ein Sack für Beute (Hauskraft)
power-epic-glare = böse gucken (Hauskraft)
power-epic-toss = einen { $world ->
    [orbit] Kumpan
   *[dungeon] Mietling
} werfen (Hauskraft)
power-epic-chorus = der Chor (Hauskraft)
power-epic-barbecue = das Grillfest (Hauskraft)
power-epic-thumbs = mehr Daumen (Hauskraft)
power-epic-leftovers = die Reste essen (Hauskraft)
power-epic-overclock = übertaktet (Hauskraft)
power-epic-tinker = basteln (Hauskraft)
power-epic-memory = ein gutes Gedächtnis (Hauskraft)
power-epic-purse = ein schwerer Beutel (Hauskraft)
power-epic-posse = ein Suchtrupp (Hauskraft)

## Fähigkeiten mit dem, worauf sie zielen

aimed-allure = { $target-acc } betören
aimed-backstab = { $target-dat } in den Rücken fallen
aimed-charm = { $target-acc } bezaubern
aimed-epic-glare = { $target-acc } böse angucken (Hauskraft)
aimed-escape = { $target-dat } entkommen
aimed-steal = { $target-acc } stehlen

## Merkmale von Karten, nach ihren Ids

tag-below-waist = unterhalb der Taille
tag-fire = Feuer
tag-pole = Stange
tag-potion = Trank
tag-staff = Stab
tag-undead = untot
tag-wand = Zauberstab

## Marken neben einem Munchkin, nach ihren Ids; $count ist, was eine wert ist

badge-newcomer = neuer Charakter
badge-no-help = muss allein kämpfen

## Stärke, Zeile für Zeile

strength-level = Stufe
strength-monster-level = { $card }
strength-card = { $card }
strength-power = { $less ->
    [yes] { $card }, ein Rückschlag
   *[no] { $card }, eine Fähigkeit
}
strength-monster-power = { $less ->
    [yes] { $card }, eine Schwäche
   *[no] { $card }, eine Eigenheit
}
strength-against = { $card }, gegen { $whom }
strength-enhancer = { $card }
strength-one-shot = { $card }
strength-curse = { $card }
strength-double = alles zählt doppelt

## Karten in Zahlen

kind-monster = Monster
kind-monster_enhancer = Monsterverstärker
kind-curse = Fluch
kind-trap = Falle
kind-class = Klasse
kind-race = Rasse
kind-special_door = Tür
kind-sidekick = Kumpan
kind-hireling = Mietling
kind-item = Gegenstand
kind-one_shot = Einmal-Gegenstand
kind-level_up = Stufenaufstieg
kind-special_treasure = Schatz
slot-headgear = Kopf
slot-armor = Rüstung
slot-footgear = Füße
slot-1-hand = 1 Hand
slot-2-hands = 2 Hände
fact-level = Stufe { $count }
fact-treasures = { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätze
}
fact-levels = { $count } Stufen wert
fact-gold = { $count ->
    [0] ohne Wert
   *[other] { $count } { $money ->
       [credits] Credits
      *[gold] Gold
   }
}
fact-big = Groß
fact-complex = Komplex
fact-undead = untot
fact-only = nur { $who }
fact-not = nicht { $who }
fact-bad-stuff = Schlimme Dinge: { $text }
fact-epic = { $house ->
    [yes] Episch, Hauskraft: { $text }
   *[no] Episch: { $text }
}
fact-human = { $case ->
    [acc] Menschen
   *[bare] Mensch
}
fact-male = { $case ->
    [acc] Männer
   *[bare] männlich
}
fact-female = { $case ->
    [acc] Frauen
   *[bare] weiblich
}

## Warum ein Bot tat, was er tat, in seinen Worten
why-somebody = jemand
why-ahead = Ich liege um { $number } vorn, also kämpfe ich.
why-behind = Mir fehlen { $number }, und niemand gleicht das aus, also laufe ich.
why-bluff = Mir fehlen { $number }, aber vielleicht kommt noch jemand.
why-wins-the-fight = Damit gewinne ich den Kampf: Mir fehlten { $number }.
why-goes-for-the-win = Noch eine Stufe aus einer Karte, und mit diesem Monster gewinne ich.
why-way-out = Lieber bin ich das Monster los, als für eine Niederlage zu zahlen.
why-more-loot = Ich liege weit genug vorn, um mehr herauszuholen.
why-saves-itself = Davonzukommen ist mir das wert.
why-runs = Vor einem muss man zuerst weglaufen.
why-asks-for-help = { $name } könnte diesen Kampf wenden, und der Preis ist angemessen.
why-bribes = { $name } könnte diesen Kampf wenden und hat mehr von dem Gegenstand als ich.
why-takes-help = Mit { $name } gewinne ich, und was mir bleibt, ist es wert.
why-helps = { $name } zahlt genug für die Mühe.
why-offers-help = { $name } ist in Not, und für einen Anteil würde ich helfen.
why-underbids = Andere verlangen von { $name } mehr als ich.
why-counters = Wir sind uns fast einig, { $name } und ich, aber noch nicht ganz.
why-no-deal = Das ist kein Geschäft für mich.
why-declines = Was geboten wird, ist es mir nicht wert.
why-trades = Jeder kann mit dem Ding des anderen mehr anfangen, { $name } und ich.
why-stops-the-leader = { $name } ist zu nah am Sieg.
why-hurts-a-rival = { $name } zieht an mir vorbei oder hat es verdient.
why-lost-anyway = Der Kampf ist auch ohne mich verloren.
why-not-worth-it = Es würde mich mehr kosten, als es wert ist.
why-not-enough = Alles, was ich habe, würde den Kampf nicht wenden.
why-not-on-oneself = Das tue ich mir nicht an.
why-steals-a-level = Eine Stufe von { $name } macht zwei zwischen uns.
why-steals = { $name } hat etwas, das ich brauchen kann.
why-free-level = Eine Stufe umsonst.
why-better-character = Das macht mich besser.
why-better-gear = { $card-top } { $card-many ->
    [yes] machen
   *[no] macht
} mich stärker.
why-makes-room = Meine Hand ist zu voll, um es zu behalten.
why-for-trade = Das will jemand anderes dringender als ich: { $card }.
why-free-cards = Mehr Karten umsonst.
why-does-me-good = { $card-top } { $card-many ->
    [yes] tun
   *[no] tut
} mir gut.
why-digs = Nach { $card-dat } zu graben lohnt sich.
why-finds-trouble = Gegen { $card-acc } gewinne ich.
why-loots = Hier gibt es nichts zu bekämpfen, also sehe ich mich um.
why-kicks = Es bleibt nichts übrig, als die Tür einzutreten.
why-sells = Eine Stufe ist mir mehr wert als das, was ich verkaufe.
why-lifts-a-curse = { $world ->
    [orbit] Die Falle
   *[dungeon] Der Fluch
} würde mich mehr kosten als das.
why-takes-the-best = Es ist das Beste, was da ist.
why-gives-the-least = Das fehlt mir am wenigsten.
why-keeps-it = Das brauche ich noch.
why-waits = Ich habe nichts Besseres zu tun, als zu warten.
why-is-done = Ich bin für diesen Zug fertig.
why-must-answer = Irgendetwas muss ich tun.
why-foresees = Ich habe es im Kopf durchgespielt, und so kam es am besten heraus.

## Warum ein Bot tat, was alle gesehen haben, nach dem Verb; nichts, was an einer Hand hängt
because-kick = Ich war am Zug, und da war eine Tür.
because-trouble = Der Raum war leer, und ich hatte jemanden dabei, der ihn kennenlernen sollte.
because-loot = Der Raum war leer, also habe ich mich umgesehen.
because-end = Für einen Zug war das genug.
because-keep = Man weiß nie, wozu es gut ist.
because-play = Es schien der richtige Moment zu sein.
because-equip = So steht es mir besser.
because-unequip = So steht es mir besser.
because-discard = Irgendetwas musste weg.
because-sell = Eine Stufe ist mir mehr wert als das, was ich verkauft habe.
because-use = Eine Fähigkeit, die man nicht nutzt, ist nur ein schöner Titel.
because-trade = Ich dachte, das könnte uns beiden nützen.
because-ask = Lieber teile ich, als leer auszugehen.
because-accept = Das Angebot war mir gut genug.
because-decline = Das Angebot war nichts für mich.
because-fight = Besser wären die Zahlen nicht mehr geworden.
because-run = Die Monster waren im Vorteil, und ich hänge an meinen Beinen.
because-sacrifice = Jemand musste zurückbleiben, und ich hatte noch etwas vor.
because-give = Die Regeln verlangen Milde, und ich gab, was ich am wenigsten vermisse.
because-show = Das sollte man gesehen haben.
because-choose = Man hat mich gefragt, und ich nahm, was mir passt.
because-pass = Ich habe es gut sein lassen.
because-withdraw = Das Angebot war nicht mehr frisch.
because-orders = Ich habe gern alles geregelt.
because-nothing = Ich habe noch nichts getan, was jemand gesehen hätte.

## Der Tisch: Auf wen gewartet wird

waiting-nobody = Das Spiel ist vorbei.
waiting-mine = Du bist dran.
waiting-both = Du bist dran, und { $names }.
waiting = { $count ->
    [one] { $names } muss sich entscheiden.
   *[other] { $names } müssen sich entscheiden.
}
waiting-opening = { $count ->
    [one] { $names } zieht sich noch an.
   *[other] { $names } ziehen sich noch an.
}
waiting-start = { $names } steht vor der Tür.
waiting-fight = { $names } hat es mit einem Monster zu tun.
waiting-end = { $names } ist mit dem Raum fertig, beinahe.
waiting-charity = { $names } hat zu viele Karten, und ein paar davon müssen weg.
waiting-wait = { $count ->
    [one] { $names } darf sich noch einmischen.
   *[other] { $names } dürfen sich noch einmischen.
}
waiting-offer = { $count ->
    [one] { $names } hat ein Angebot zu beantworten.
   *[other] { $names } haben Angebote zu beantworten.
}
waiting-loot-body = { $names } sucht sich etwas von der Leiche aus.
waiting-door-card = { $names } kann die Karte hinter der Tür spielen oder behalten.
waiting-trouble-or-loot = { $names } steht in einem leeren Raum.
waiting-pick-treasure = { $names } sucht sich einen Schatz aus.
waiting-run-order = { $names } muss weglaufen.
waiting-answer-roll = { $count ->
    [one] { $names } darf am Wurf noch etwas ändern.
   *[other] { $names } dürfen am Wurf noch etwas ändern.
}
waiting-answer-curse = { $count ->
    [one] { $names } darf
   *[other] { $names } dürfen
} { $world ->
    [orbit] die Falle
   *[dungeon] den Fluch
} noch aufhalten.
waiting-answer-bad-stuff = { $count ->
    [one] { $names } darf die Schlimmen Dinge noch aufhalten.
   *[other] { $names } dürfen die Schlimmen Dinge noch aufhalten.
}
waiting-choose-card = { $names } sucht eine Karte aus.
waiting-choose-item = { $names } sucht einen Gegenstand aus.
waiting-choose-player = { $names } sucht jemanden aus.
waiting-choose-monster = { $names } sucht ein Monster aus.
waiting-choose-word = { $names } hat eine Wahl zu treffen.
waiting-discard = { $names } sucht aus, was abgelegt wird.
waiting-big-excess = { $names } hat mehr, als man behalten darf, und etwas muss weg.
waiting-yes-no = { $names } muss Ja oder Nein sagen.

## Der Tisch: Was dabei herauskäme

preview-win = { $ours } zu { $theirs }: ein Sieg.
preview-sums = { $ours } zu { $theirs }: kein Sieg.
preview-called = { $you ->
    [yes] Du musst helfen
   *[no] { $name } muss helfen
}{ $treasures ->
    [0] , umsonst
    [one] , für den ersten Schatz
   *[other] , für { $treasures } Schätze
}: { $ours } zu { $theirs }{ $won ->
    [yes] , ein Sieg
   *[no] {""}
}.
preview-most-win = Höchstens { $ours } zu { $theirs }: ein Sieg.
preview-most-sums = Höchstens { $ours } zu { $theirs }: kein Sieg.
preview-win-of = { $ours } zu { $theirs }: { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
}.
preview-sums-of = { $ours } zu { $theirs }: { $names } { $count ->
    [one] verliert
   *[other] verlieren
}.
preview-most-win-of = Höchstens { $ours } zu { $theirs }: { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
}.
preview-most-sums-of = Höchstens { $ours } zu { $theirs }: { $names } { $count ->
    [one] verliert
   *[other] verlieren
}.
preview-nothing = Das findet nichts zu holen.
preview-over = Der Kampf ist vorbei: { $levels ->
    [0] keine Stufe
    [one] eine Stufe
   *[other] { $levels } Stufen
}, { $treasures ->
    [0] kein Schatz
    [one] ein Schatz
   *[other] { $treasures } Schätze
}.
preview-over-by = Dann { $power }: { $levels ->
    [0] keine Stufe
    [one] eine Stufe
   *[other] { $levels } Stufen
}, { $treasures ->
    [0] kein Schatz
    [one] ein Schatz
   *[other] { $treasures } Schätze
}.
preview-leaves = { $monsters-top } { $monsters-many ->
    [yes] gehen
   *[no] geht
}.
preview-leaves-over = { $monsters-top } { $monsters-many ->
    [yes] gehen
   *[no] geht
}: { $levels ->
    [0] keine Stufe
    [one] eine Stufe
   *[other] { $levels } Stufen
}, { $treasures ->
    [0] kein Schatz
    [one] 1 Schatz
   *[other] { $treasures } Schätze
}.
preview-away = Weg aus dem Kampf: keine Stufe, kein Schatz.
preview-handed = { $name } kämpft stattdessen, { $ours } zu { $theirs }.
preview-handed-you = Du kämpfst stattdessen, { $ours } zu { $theirs }.
offer-trade = { $given-acc } gegen { $taken-acc }

## Handel: wer helfen könnte, für wie viel, was gesagt wurde

verdict-win = { $margin ->
    [0] ein Sieg bei Gleichstand
   *[other] ein Sieg, { $margin } mehr
}
verdict-short = { $lack } zu wenig
wants-nothing = { $levels ->
    [0] nichts als Dank
   *[other] { $elf ->
        [yes] als Elf: steigt
       *[no] steigt
    } { $levels ->
        [one] eine Stufe
       *[other] { $levels } Stufen
    } auf und will keinen Schatz
}
wants-treasures = { $all ->
    [yes] { $count ->
        [one] den einzigen Schatz
       *[other] alle { $count } Schätze
    }
   *[no] { $count } von { $stake } Schätzen
}
wants-more = mehr, als es zu geben gibt
wants-never = nicht an deinem Sieg schuld sein
wants-no-use = so, wie es steht, für jeden Preis zu schwach
bears-treasures = { $count ->
    [0] Dank, aber keinen Schatz
   *[other] { $stake ->
        [one] vielleicht den einzigen Schatz
       *[other] vielleicht bis zu { $count } der { $stake } Schätze
    }
}
bears-none = nichts: Hilfe ist nicht nötig
said-refused = Lehnte { $terms } ab.
said-refused-free = Wollte für bloßen Dank nicht helfen.
said-wants = Verlangt { $terms }.
said-too-dear = Wollte { $terms } nicht geben.
said-too-dear-free = Wollte keine Hilfe, auch umsonst nicht.
said-took = Half zuletzt für { $terms }.
said-asked = Verlangte zuletzt { $terms }.
said-gave = Gab für Hilfe zuletzt { $terms }.
said-offered = Bot für Hilfe zuletzt { $terms }.
said-helped = { $count ->
    [one] Half in diesem Spiel einmal.
   *[other] Half in diesem Spiel { $count }-mal.
}
said-declines = { $count ->
    [one] Sagte in diesem Spiel einmal Nein.
   *[other] Sagte in diesem Spiel { $count }-mal Nein.
}
deal-help = Biete { $other } { $terms }
deal-help-free = Bitte { $other } um Hilfe, umsonst
deal-offer = Hilf { $other } für { $terms }
deal-offer-free = Hilf { $other } umsonst
work-as-it-is = { $certain ->
    [yes] Das genügt: { $other } sollte zu dem, was hier liegt, Ja sagen.
    [offer] Das ist nicht zu viel: { $other } sagt zu dem, was hier liegt, vielleicht Ja.
   *[no] Was hier liegt, ist ein fairer Preis. Was { $other } dazu sagt, weiß niemand.
}
work-help = { $certain ->
    [yes] { $other } sollte für { $terms } kommen
   *[no] Ein fairer Preis für { $other } wäre: { $terms }
}: { $ours } zu { $theirs }.
work-offer = { $certain ->
   *[offer] { $other } gibt vielleicht { $terms }.
    [no] Ein fairer Preis wäre: { $terms }. Was { $other } dazu sagt, weiß niemand.
}
work-trade-unsure = Man könnte { $given-acc } für { $taken-acc } geben. Was { $other } dazu sagt, weiß niemand.
work-weaker = { $best ->
    [same] Deine Stärke fiele von { $now } auf { $after }.
   *[other] Deine Stärke fiele von { $now } auf { $after }, auf { $worn }, sobald du anlegst, was geht.
}
work-trade = { $other } sollte { $given-acc } für { $taken-acc } nehmen.
work-short = Mit { $other } fehlen, so wie es steht, immer noch { $lack }, Fähigkeiten und Handkarten nicht gezählt: Das ändert kein Preis.
work-victory = Niemand hilft dir zum Sieg, { $other } am wenigsten.
work-none-help = Nichts, was du hast, brächte { $other } her.
work-none-offer = { $other } bliebe lieber allein, als das zu nehmen.
work-none-trade = Nichts, was du hast, ist { $other } das wert.
work-none-person = Was { $other } nehmen würde, weiß niemand: Biete, was du magst.

## Der Tisch: Ein Zug entsteht

argument = Wie weiter?
argument-verb = Was willst du tun?
argument-card = Welche Karte?
argument-carried = Angelegt oder nur mitgetragen?
argument-side = Auf welcher Seite?
argument-on = Auf wen oder was?
argument-choose = Welche davon?
argument-with = Zusammen womit?
argument-discarding = Womit bezahlst du?
argument-charity = Ist es deine Milde Gabe?
argument-cards = Welche Karten?
argument-double = Was zum doppelten Preis?
argument-power = Welche Fähigkeit?
argument-of = Wessen Fähigkeit?
argument-count = Wie viele?
argument-trade = Mit wem?
argument-give = Was gibst du?
argument-want = Was willst du dafür?
argument-ask = Wen fragst du?
argument-treasures = Wie viele Schätze bietest du?
argument-picks = Welche Wahl?
argument-items = Welche Gegenstände kommen dazu?
argument-from = Von wem?
argument-offer = Welches Angebot?
argument-helper = Auch für deinen Helfer?
argument-to = Für wen?
argument-pass = Wann willst du passen?
argument-unless = Außer wenn?

verb-kick = Die Tür eintreten
verb-trouble = Ärger suchen
verb-loot = Den Raum plündern
verb-end = Den Zug beenden
verb-keep = Die Karte behalten
verb-play = Eine Karte spielen
verb-equip = Einen Gegenstand anlegen
verb-unequip = Etwas quer legen
verb-discard = Ablegen
verb-sell = Gegenstände verkaufen
verb-use = Eine Fähigkeit einsetzen
verb-trade = Einen Tausch anbieten
verb-ask = Über Hilfe verhandeln
verb-accept = Annehmen
verb-decline = Ablehnen
verb-fight = Kämpfen
verb-run = Weglaufen
verb-sacrifice = Gefolge opfern
verb-give = Milde Gabe
verb-show = Karten zeigen
verb-choose = Antworten
verb-pass = Passen
verb-withdraw = Ein Angebot zurückziehen
verb-orders = Dauerbefehle geben

compose-done = Das ist alles
compose-asked = Später entscheiden
compose-yes = Ja
compose-no = Nein
compose-munchkins = Für die Munchkins
compose-monsters = Für die Monster
compose-worn = Angelegt
compose-carried = Nur mitgetragen
compose-never = Nie
compose-fight = In diesem Kampf
compose-turn = In diesem Zug
compose-always = Immer
compose-win = jemand könnte das Spiel gewinnen
compose-me = es um mich geht

## Der Tisch: Was der Tisch außer den Regeln ablehnt

trouble = Das kann der Tisch nicht.
trouble-no-such-table = Diesen Tisch gibt es nicht; der Link ist alt oder falsch abgeschrieben.
trouble-no-such-seat = Für diesen Platz handelst du nicht.
trouble-bad-token = Der Schlüssel zu diesem Platz passt nicht; nimm deinen persönlichen Link.
trouble-not-host = Das darf nur, wer den Tisch aufgestellt hat.
trouble-table-full = Alle Plätze sind besetzt; zusehen darfst du.
trouble-seat-taken = Da sitzt schon jemand.
trouble-name-taken = Hier heißt schon jemand { $name }; nimm einen anderen Namen.
trouble-colour-taken = Diese Farbe hat schon { $name }; nimm eine andere.
trouble-bad-name = Ein Name hat 1 bis { $most } Zeichen in einer Zeile.
trouble-ask-first = Wer sich hier setzen will, fragt vorher.
trouble-sit-down = Hier muss niemand fragen: Setz dich.
trouble-nobody-to-ask = Hier wurden Leute weggeschickt, und niemand ist mehr da, der zustimmen könnte: In diesem Spiel setzt sich niemand mehr.
trouble-nobody-else = Sonst sitzt hier niemand, der zustimmen könnte; wem der Platz gehört, der hat einen persönlichen Link dazu.
trouble-was-seated = Du sitzt an diesem Tisch, oder hast hier gesessen, und niemand ist mehr da, der dich wieder hereinlassen könnte.
trouble-no-such-request = Um einen Platz bittet niemand mehr.
trouble-started = Das Spiel hat schon begonnen.
trouble-not-started = Das Spiel hat noch nicht begonnen.
trouble-over = Das Spiel ist vorbei.
trouble-used-up = Dieses Spiel hatte alle Handlungen, die ein Tisch hat; es ist vorbei, und niemand hat gewonnen.
trouble-not-over = Das gibt es erst nach dem Ende des Spiels.
trouble-other-deal = Diese Zahl wurde für ein anderes Austeilen gewählt; sieh nach, worauf sich dieser Tisch festgelegt hat.
trouble-other-version = Dieses Spiel wurde unter Version { $version } gespielt; diese hier kann es nicht mehr zeigen.
trouble-empty-seats = { $count ->
    [one] Ein Platz ist leer: Setz erst einen Menschen oder einen Bot darauf.
   *[other] { $count } Plätze sind leer: Setz erst Menschen oder Bots darauf.
}
trouble-bad-setup = { $why }
trouble-bad-message = Diese Nachricht ergibt hier keinen Sinn: { $why }
trouble-bad-act = { $why }
trouble-too-fast = { $why ->
    [quiet] Du hast neben dem Spiel vorerst genug getan; mehr davon, wenn es weitergegangen ist.
   *[other] Langsamer: So viele Nachrichten auf einmal nimmt der Tisch nicht.
}
trouble-too-long = Das ist zu lang.
trouble-too-many = Zu viele von einem Ort; versuch es später noch einmal.
trouble-paused = Der Tisch macht Pause; solange zählt nichts.
trouble-storage = Der Server kann nicht auf seine Platte schreiben: Der Tisch wartet, bis er es kann.
trouble-unwritable = Das lässt sich nicht aufschreiben; der Tisch ist wieder, wie er vorher war.
trouble-watching = Du siehst zu; wer sitzt, entscheidet.
trouble-muted = Du wirst hier vorerst nicht gehört.
trouble-no-such-bot = Einen Bot namens { $name } gibt es nicht.
trouble-stopping = Der Server startet gleich neu; versuch es in einem Augenblick noch einmal.
trouble-not-found = Hier ist nichts.
trouble-bad-origin = Diese Seite darf nicht mit diesem Tisch sprechen.
trouble-busy = Der Server liest gerade andere Spiele; versuch es gleich noch einmal.
trouble-late = Dieser Tisch ist auf einen anderen Server umgezogen; versuch es gleich noch einmal.
trouble-broken = Bei uns ist etwas kaputtgegangen; vom Spiel ist nichts verloren.

## Der Tisch: Was rund um das Spiel geschieht

guided-title = Ein erstes Spiel
told-joined = { $you ->
    [yes] Du setzt dich.
   *[no] { $who } setzt sich.
}
told-took-over = { $you ->
    [yes] Du spielst für { $whom } weiter und heißt jetzt { $who }.
   *[no] { $who } setzt sich und spielt für { $whom } weiter.
}
told-host = { $told ->
    [yes] { $left } ist gegangen: { $you ->
        [yes] Jetzt leitest du den Tisch.
       *[no] Jetzt leitet { $who } den Tisch.
    }
   *[no] { $you ->
        [yes] Du leitest jetzt den Tisch.
       *[no] { $who } leitet jetzt den Tisch.
    }
}
told-asks = { $you ->
    [yes] Du bittest um einen Platz; der Tisch wird gefragt.
   *[no] { $who } bittet um einen Platz.
}
told-declined = { $you ->
    [yes] Du bekommst den Platz nicht.
   *[no] { $who } bekommt den Platz nicht.
}
told-left = { $state ->
    [playing] { $who } geht; ein Bot spielt weiter.
   *[other] { $who } geht.
}
told-kicked = { $you ->
    [yes] { $told ->
        *[no] Du wirst weggeschickt
       [yes] { $by } schickt dich weg
    }
   *[no] { $told ->
        *[no] { $who } wird weggeschickt
       [yes] { $by } schickt { $who } weg
    }
}{ $state ->
    [playing] { $you ->
        [yes] ; ein Bot spielt für dich weiter. Du kannst wieder um deinen Platz bitten.
       *[no] ; ein Bot spielt weiter.
    }
   *[other] .
}
told-back = { $you ->
    [yes] Du bist wieder da.
   *[no] { $who } ist wieder da.
}
told-away = { $you ->
    [yes] Du bist weg; ein Bot spielt, bis du wieder da bist.
   *[no] { $told ->
        [yes] { $by } lässt für { $who } einen Bot spielen, bis { $who } wieder da ist.
       *[no] { $who } ist weg; ein Bot spielt, bis { $who } wieder da ist.
    }
}
told-bot = { $who } wird jetzt von einem Bot gespielt ({ $bot }).
told-renamed = { $you ->
    [yes] Du heißt ab jetzt { $name }.
   *[no] { $who } heißt ab jetzt { $name }.
}
told-paused = { $told ->
    [yes] { $you ->
        [yes] Du stimmst zu: Der Tisch macht Pause.
       *[no] { $by } stimmt zu: Der Tisch macht Pause.
    }
    [alone] { $you ->
        [yes] Du hältst den Tisch an.
       *[no] { $by } hält den Tisch an.
    }
   *[no] Der Tisch macht Pause.
}
told-resumed = { $told ->
    [yes] { $you ->
        [yes] Du beendest die Pause: Der Tisch spielt weiter.
       *[no] { $by } beendet die Pause: Der Tisch spielt weiter.
    }
   *[no] Der Tisch spielt weiter.
}
told-freed = Der Platz von { $who } ist frei für jemanden; bis dahin spielt der Bot weiter.
told-watched = Von nun an schaut jemand zu.
told-sent-away = { $told ->
    [yes] { $by } hat dich von diesem Tisch weggeschickt
   *[no] Du wurdest von diesem Tisch weggeschickt
}; du kannst wieder um einen Platz bitten.
told-dressed = Du hast nichts mehr, was du auslegen könntest: Du bist angezogen.
told-pause-asked = { $you ->
    [yes] Du bittest um eine Pause; die anderen müssen zustimmen.
   *[no] { $who } bittet um eine Pause.
}
told-pause-declined = { $you ->
    [yes] Du willst jetzt keine Pause.
   *[no] { $who } will jetzt keine Pause.
}
told-answered = Es gab nur eine Antwort; sie wurde für dich gegeben: „{ $what }“.
told-got = Du bekommst { $cards-acc }.
told-time-over = Deine Zeit war um: { $verb ->
    [pass] du hast gepasst.
    [decline] du hast abgelehnt.
    [fight] du hast gekämpft.
    [run] du bist weggelaufen.
    [kick] du hast die Tür eingetreten.
    [loot] du hast den Raum geplündert.
    [end] dein Zug war zu Ende.
   *[other] für dich wurde erledigt: „{ $what }“.
}
told-meanwhile = Während du weg warst, war deine Zeit { $count }-mal um. Zuletzt: { $what }
told-bot-played = Während du weg warst, hat ein Bot { $count ->
    [one] einmal
   *[other] { $count }-mal
} für dich gehandelt: { $what }.{ $more ->
    [0] {""}
   *[other] {" "}Im Protokoll steht alles.
}
told-gave-up = { $you ->
    [yes] Du hast auf das Angebot von { $who } nicht rechtzeitig geantwortet.
   *[no] { $whom } hat auf das Angebot von { $who } nicht rechtzeitig geantwortet.
}
told-taken-back = { $count ->
    [one] Der Server hat eine neue Version, deren Regeln die letzte Handlung nicht zulassen: Sie ist zurückgenommen, und das Spiel geht von dort weiter.
   *[other] Der Server hat eine neue Version, deren Regeln die letzten { $count } Handlungen nicht zulassen: Sie sind zurückgenommen, und das Spiel geht von dort weiter.
}

## Genau, was eine Karte tut: Wendungen, die `exactly.py` aus den Angaben einer Karte zusammensetzt


## Genau: Wie Sätze entstehen

sentence = { $head }: { $body }.
figures = { $kind }: { $figures }.
plain = { $body }.
then = { $first }; dann: { $last }
otherwise = { $first }, oder wenn das nichts bewirkt: { $last }
or = { $first } oder { $last }
and = { $first } und { $last }
comma = { $first }, { $last }
only-if = { $what }, wenn gilt: { $when }
choice = „{ $word }“: { $effects }
group = ({ $what })

## Genau: Zahlen

figure-level = Stufe { $count }
figure-treasures = { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätze
}
figure-levels = { $count ->
    [one] 1 Stufe fürs Töten
   *[other] { $count } Stufen fürs Töten
}
figure-bonus = Bonus { $add }
figure-treasures-mod = { $add } { $count ->
    [one] Schatz
   *[other] Schätze
}
figure-gold = { $count ->
    [0] ohne Wert
   *[other] { $count } { $money ->
       [credits] Credits
      *[gold] Gold
   }
}
figure-big = Groß
figure-complex = Komplex
figure-laser = Laser
figure-usable_by = nur { $traits }
figure-not_usable_by = nicht { $traits }
figure-tags = Merkmal { $tags }
trait-human = Mensch
trait-male = männlich
trait-female = weiblich

## Genau: Eigenheiten eines Monsters

way-run_away = { $add } auf jeden Wurf, mit dem man vor dem Monster flieht.
way-cannot_flee = Niemand kann dem Monster entkommen.
way-auto_escape = Wer vor dem Monster wegläuft, entkommt ohne Wurf.
way-no_helpers = Gegen dieses Monster darf niemand helfen.
way-flee_penalty = Wer vor dem Monster weglaufen muss, weil es ihn verfolgt, verliert { $count ->
    [one] 1 Stufe
   *[other] { $count } Stufen
}, ob er entkommt oder nicht.
way-pursues = Das Monster verfolgt einen nur, wenn gilt: { $when }.
way-will_not_fight = Das Monster geht kampflos, wenn gilt: { $when }.
way-leaves_treasures = Geht es kampflos, zieht der Kämpfer { $count ->
    [-1] alle seine Schätze
    [one] 1 Schatz
   *[other] { $count } Schätze
}.
head-before = Vor dem Kampf, für den Kämpfer
head-bad_stuff = Schlimme Dinge

## Genau: Karten, wie man sie spielt

head-play = Ausgespielt { $how }
head-must_play = Sofort ausgespielt, wenn man die Karte bekommt
head-never = Nicht von sich aus ausgespielt
head-power = { $name }, { $how }
enhanced = für dieses Monster { $what }
card-undead = Damit kommt auch ein Monster aus der Hand in einen Kampf, in dem schon ein Untoter ist.
card-on_choice = Wer die Karte spielt, sagt, was verloren geht.
card-carries = Trägt und benutzt { $count ->
    [one] 1 Gegenstand
   *[other] { $count } Gegenstände
}.
card-lasts-lasting = Bleibt beim Opfer, bis es aufgehoben wird.
card-lasts-next-combat = Bleibt beim Opfer, bis sein nächster Kampf vorbei ist.
card-lasts-next-turn = Wartet auf den nächsten Zug des Opfers, zählt in ihm und ist an seinem Ende vorbei.
card-side-either = Der Bonus zählt für die Seite, die der Spieler nennt.
card-side-munchkins = Der Bonus zählt für die Munchkins.

## Genau: Um wen es einer Bedingung geht

who-player = der Spieler
who-owner = der Besitzer
who-munchkin = ein Munchkin im Kampf
who-that = dieser Munchkin
who-runner = der Weglaufende
who-affected = der Betroffene

## Genau: Bedingungen

when-has = { $who } zählt als { $traits }
when-suffers = { $who } hat als { $traits } die Nachteile
when-lacks = { $who } zählt nicht als { $traits }
when-or = { $first }, oder andernfalls: { $last }
when-min_level = { $who } hat Stufe { $value } oder höher
when-max_level = { $who } hat Stufe { $value } oder niedriger
when-alone = { $value ->
    [yes] niemand hilft im Kampf
   *[no] jemand hilft im Kampf
}
when-helping = { $value ->
    [yes] { $who } ist der Helfer
   *[no] { $who } ist nicht der Helfer
}
when-fighting = { $value ->
    [yes] { $who } ist der Kämpfer
   *[no] { $who } ist nicht der Kämpfer
}
when-fire = { $value ->
    [yes] die Munchkins benutzen Feuer
   *[no] die Munchkins benutzen kein Feuer
}
when-plain = { $value ->
    [yes] für die Munchkins zählt nichts als Stufen, und niemand hilft
   *[no] für die Munchkins zählt mehr als Stufen, oder jemand hilft
}
when-undead = { $value ->
    [yes] ein Untoter ist im Kampf
   *[no] kein Untoter ist im Kampf
}
when-behind = { $value ->
    [yes] die Munchkins gewinnen gerade nicht
   *[no] die Munchkins gewinnen gerade
}
when-for_win = { $value ->
    [yes] die Siege in diesem Kampf würden das Spiel gewinnen
   *[no] die Siege in diesem Kampf würden das Spiel nicht gewinnen
}
when-own_turn = { $value ->
    [yes] { $who } ist am Zug
   *[no] { $who } ist nicht am Zug
}
when-highest = { $value ->
    [yes] { $who } hat die höchste Stufe
   *[no] { $who } hat nicht die höchste Stufe
}
when-epic = { $value ->
    [yes] { $who } ist Episch (ab Stufe 10, im epischen Spiel)
   *[no] { $who } ist nicht Episch (ab Stufe 10, im epischen Spiel)
}
when-house = { $value ->
    [yes] die Option „Hauskräfte“ gilt
   *[no] die Option „Hauskräfte“ gilt nicht
}
when-just_fought = { $value ->
    [yes] ein Kampf ist gerade vorbei
   *[no] kein Kampf ist gerade vorbei
}
when-follower_lost = { $value ->
    [yes] gerade wurde ein { $world ->
        [orbit] Kumpan
       *[dungeon] Mietling
    } abgelegt
   *[no] gerade wurde kein { $world ->
        [orbit] Kumpan
       *[dungeon] Mietling
    } abgelegt
}
when-in_play = { $value } ist im Spiel
when-rolled_max = der Wurf ist { $value } oder weniger
when-rolled_min = der Wurf ist { $value } oder mehr
when-nobody = nicht gilt: { $when }
when-target_higher = { $value ->
    [yes] der andere hat eine höhere Stufe
   *[no] der andere hat keine höhere Stufe
}
when-target_max_level = die aufgedruckte Stufe des Monsters ist { $value } oder weniger
when-target_is = das Monster ist { $value }

## Genau: Wann

timing-never = nicht von sich aus
timing-any-time = jederzeit, außer während ein Wurf oder { $world ->
    [orbit] eine Falle
   *[dungeon] ein Fluch
} abgehandelt wird
timing-combat = in jedem Kampf, auch als Unbeteiligter
timing-in-combat = von einem Munchkin im Kampf
timing-own-combat = vom Kämpfer in einem Kampf
timing-as-item = wie ein Gegenstand
timing-own-turn = im eigenen Zug, außerhalb eines Kampfes
timing-out-of-combat = jederzeit, wenn man selbst nicht im Kampf ist
timing-before-kick = vor dem Eintreten der Tür
timing-first-roll = nach einem verlorenen Kampf, bevor jemand zum Weglaufen würfelt
timing-runner-first = vom Weglaufenden, bevor jemand zum Weglaufen würfelt
timing-runner = vom Weglaufenden, statt zu würfeln
timing-own-roll = nach jedem eigenen Wurf
timing-own-escape-roll = nach dem eigenen Wurf zum Weglaufen
timing-own-failed = nach dem eigenen misslungenen Wurf zum Weglaufen
timing-any-failed = nach jedem misslungenen Wurf zum Weglaufen
timing-any-escape = gleich nachdem jemand entkommen ist
timing-curse = gegen { $world ->
    [orbit] eine Falle, die
   *[dungeon] einen Fluch, der
} gerade trifft oder anhält
timing-bad-stuff = unmittelbar bevor Schlimme Dinge einen selbst treffen
timing-own-turn-combat = in einem Kampf im eigenen Zug, selbst wenn man schon erwischt ist
timing-face-up-draw = statt offen zu ziehen
timing-killed = statt zu sterben
timing-helper = vom Helfer in einem Kampf
timing-class = wie eine Klasse oder Rasse
timing-equip = jederzeit, wenn die Ausrüstung gewechselt werden darf

## Genau: Worauf

on-player = auf irgendeinen Spieler
on-other = auf einen anderen Spieler
on-fighting = auf einen anderen Spieler im Kampf
on-monster = auf ein Monster im Kampf
on-own-item = auf einen eigenen Gegenstand
on-item-of = auf einen Gegenstand, den ein anderer im Spiel hat
on-curse = auf { $world ->
    [orbit] diese Falle
   *[dungeon] diesen Fluch
}
on-runners = auf einen oder zwei willige Weglaufende
on-escaped = auf den Entkommenen und ein Monster
on-pile = auf eine Karte in der Ablage
on-side-or-monster = auf eine Seite, oder auf das genannte Monster
on-small-item-of = auf einen Gegenstand, keinen Großen, den ein anderer, der auch nicht im Kampf ist, im Spiel hat
on-idle-item-of = auf einen quer liegenden Gegenstand eines anderen Spielers
on-deck = auf einen Stapel
on-face = auf eine Seite des Würfels
on-follower-owner = auf einen Spieler, und darauf, wessen { $world ->
    [orbit] Kumpan
   *[dungeon] Mietling
} dafür geht
on-side = auf eine Seite
on-non-fighter = auf irgendeinen Spieler außer dem Kämpfer

## Genau: Was es kostet, wie oft

span = { $high ->
    [99] { $low } oder mehr
   *[other] { $low } bis { $high }
}
price = für { $what }
from-any = { $span } { $high ->
    [one] Karte
   *[other] Karten
} aus Hand oder Spiel
from-hand = { $span } { $high ->
    [one] Karte
   *[other] Karten
} aus der Hand
from-items = { $span } { $high ->
    [one] Gegenstand
   *[other] Gegenstände
} im Spiel
from-treasures = { $span } { $high ->
    [one] Schatz
   *[other] Schätze
} aus Hand oder Spiel
from-followers = { $span } { $high ->
    [one] { $world ->
        [orbit] Kumpan
       *[dungeon] Mietling
    }
   *[other] { $world ->
        [orbit] Kumpane
       *[dungeon] Mietlinge
    }
}
from-same-deck = { $span } { $high ->
    [one] Karte
   *[other] Karten
} desselben Stapels
from-whole-hand = die ganze Hand, { $span } { $high ->
    [one] Karte
   *[other] Karten
}
from-self = diese Karte, benutzt oder nicht
price-gold = { $what }, je mindestens { $gold } { $money ->
    [credits] Credits
   *[gold] Gold
} wert
price-slot = { $what }, je zu benutzen als: { $slot }
price-tags = { $what }, je mit dem Merkmal { $tags }
price-unless = { $what } (umsonst, wenn gilt: { $when })
limit-combat = { $count ->
    [one] einmal je Kampf
   *[other] { $count }-mal je Kampf
}
limit-turn = { $count ->
    [one] einmal je Zug
   *[other] { $count }-mal je Zug
}
limit-own-turn = { $count ->
    [one] einmal in jedem eigenen Zug
   *[other] { $count }-mal in jedem eigenen Zug
}
limit-roll = { $count ->
    [one] einmal je Wurf
   *[other] { $count }-mal je Wurf
}
limit-victim = { $count ->
    [one] einmal je Kampf und Opfer
   *[other] { $count }-mal je Kampf und Opfer
}
limit-monster = { $count ->
    [one] einmal je Monster
   *[other] { $count }-mal je Monster
}
limit-cards-combat = { $count ->
    [one] höchstens 1 Karte je Kampf
   *[other] höchstens { $count } Karten je Kampf
}
limit-cards-roll = { $count ->
    [one] höchstens 1 Karte je Wurf
   *[other] höchstens { $count } Karten je Wurf
}
how-if = wenn gilt: { $when }
played-only-if = nur, { $how }

## Genau: Zahlen, die sich selbst zählen

to-strength = { $add } Kampfstärke
to-run-away = { $add } aufs Weglaufen
to-hands = { $add } { $count ->
    [one] Hand
   *[other] Hände
}
to-hand-limit = { $add } auf die Handkarten, die man behalten darf
to-big = { $count ->
    [99] keine Grenze für Große Gegenstände
   *[other] { $add } auf die Zahl der Großen Gegenstände
}
to-complex = { $count ->
    [99] keine Grenze für Komplexe Gegenstände
   *[other] { $add } auf die Zahl der Komplexen Gegenstände
}
to-followers = { $count ->
    [99] keine Grenze für { $world ->
        [orbit] Kumpane
       *[dungeon] Mietlinge
    }
   *[other] { $add } auf die Zahl der { $world ->
        [orbit] Kumpane
       *[dungeon] Mietlinge
    }
}
to-floor = { $add } auf die Stufe, unter die man nicht fällt
to-die = { $add } auf jeden Wurf
to-extra-levels = { $add } auf die Stufen fürs Töten
to-extra-treasures = { $add } auf seine Schätze
to-grip = { $add } freie Hände für jeden Gegenstand für 2 Hände
to-doors = { $add } { $count ->
    [one] Tür
   *[other] Türen
}, verdeckt, nach einem Kampf mit einem getöteten Monster
to-sale = { $add } { $money ->
    [credits] Credits
   *[gold] Gold
} auf das, was man damit verkauft
per-other-undead = { $what } für jeden anderen Untoten im Kampf
per-gold-1000 = { $what } für je 1.000 { $money ->
    [credits] Credits
   *[gold] Gold
} an Gegenständen des Kämpfers
per-elves = { $what } für jeden Elfen im Kampf
per-munchkin = { $what } für jeden Munchkin einzeln
named-number = { $what } („{ $name }“)

## Genau: Was nicht zählt

ignores-levels = Stufen zählen nicht.
ignores-bonuses = Nichts als Stufen zählt.
ignores-items = { $which ->
    [none] Gegenstände zählen nicht.
   *[other] Gegenstände zählen nicht: { $which }.
}
items-only = die als { $sorts } benutzten
items-but = außer den als { $sorts } benutzten
sort-none = nichts Bestimmtes
sort-laser = Laser
ignores-followers = { $world ->
    [orbit] Kumpane
   *[dungeon] Mietlinge
} zählen nicht.
ignores-reversed-lasers = Laser zählen gegen ihre Schützen.

## Genau: Regeln, die anders sind

passive-ties = Bei Gleichstand gewinnen die Munchkins.
passive-big-items = Die Kraft heißt „beliebig viele Große Gegenstände“.
passive-hand-size = Die Kraft heißt „eine größere Hand“.
passive-run-away = Die Kraft heißt „leichtfüßig“.
passive-helper-level = Ein Helfer damit erhält für jeden Sieg eine Stufe.
passive-two-classes = Man darf zwei verschiedene Klassen haben.
passive-two-races = Man darf zwei verschiedene Rassen haben.
passive-no-drawbacks = Mit nur einer Klasse oder Rasse zählen deren Nachteile nicht.
passive-bounty = Die Kraft heißt „Kopfgeld“.
passive-many-complex = Die Kraft heißt „viele Komplexe Gegenstände“.
passive-solo = Die Kraft heißt „allein besser“.
passive-two-followers = Die Kraft heißt „zwei { $world ->
    [orbit] Kumpane
   *[dungeon] Mietlinge
}“.
passive-extra-part = Man darf zweierlei am Kopf, oder zweierlei an den Füßen, oder eine Hand mehr benutzen.
passive-level-floor = Die Kraft heißt „ein Boden unter der Stufe“.
passive-carry-one = Trägt und benutzt einen Gegenstand, was immer die Grenzen sagen.
passive-encore = Nach dem Entkommen aus einem Kampf einen Schatz ziehen.
passive-shrug-off = { $world ->
    [orbit] Fallen
   *[dungeon] Flüche
} hinter selbst eingetretenen Türen bewirken nichts.
passive-extra-hand = Die Kraft heißt „eine Hand mehr“.
passive-bound = Kann nicht gestohlen, getauscht oder verschenkt werden.
passive-unforced = Der Besitzer kann nicht zum Helfen gezwungen werden.
passive-follower-bonus = Die Kraft heißt „ein Bonus für Gesellschaft“.
passive-die-loss = Nach jedem gewonnenen Kampf würfeln: bei 1 oder 2 wird die Karte abgelegt.
passive-laser = Darf mit anderen Lasern verbunden werden.
passive-will-not-fight = Die Kraft heißt „kämpft nicht gegen jeden“.
passive-double-sale = Einmal in jedem eigenen Zug bringt ein Gegenstand den doppelten Preis.
passive-headgear-lost-lifts = Aufgehoben, wenn { $world ->
    [orbit] eine Falle
   *[dungeon] ein Fluch
} oder Schlimme Dinge die Kopfbedeckung nehmen.
passive-roll-escape-lifts = Aufgehoben durch ein gewürfeltes Entkommen.

## Genau: Was geschieht: Stufen und der Charakter

do-lose_level = { $count ->
    [rolled] so viele Stufen verlieren wie gewürfelt
    [margin] so viele Stufen verlieren, wie in diesem Kampf an Stärke gefehlt haben
    [one] 1 Stufe verlieren
   *[other] { $count } Stufen verlieren
}{ $max ->
    [0] { "" }
   *[other] , höchstens { $max }
}
do-gain_level = { $count ->
    [one] 1 Stufe
   *[other] { $count } Stufen
} gewinnen{ $wins ->
    [yes] , auch die Siegstufe
   *[no] { "" }
}
do-set_level = { $to ->
    [lowest] die Stufe wird die niedrigste am Tisch
   *[other] die Stufe wird { $to }
}
do-steal_level = dem genannten Spieler, der über Stufe 1 (oder über seiner eigenen Untergrenze) sein muss, 1 Stufe nehmen
do-die = sterben
do-change_sex = das Geschlecht wechseln
do-lose_trait = { $of ->
    [class] { $count ->
        [all] jede Klasse
        [one] 1 Klasse eigener Wahl
       *[other] { $count } Klassen eigener Wahl
    } verlieren
    [race] { $count ->
        [all] jede Rasse
        [one] 1 Rasse eigener Wahl
       *[other] { $count } Rassen eigener Wahl
    } verlieren
   *[other] { $name } verlieren{ $count ->
        [one] { "" }
       *[other] {" "}({ $count })
    }
}
do-change_trait = { $of ->
    [class] die oberste Klasse in der Ablage ersetzt jede Klasse
   *[race] die oberste Rasse in der Ablage ersetzt jede Rasse
}
do-lose_follower = { $count ->
    [all] { $world ->
        [orbit] alle Kumpane
       *[dungeon] alle Mietlinge
    }
    [one] { $world ->
        [orbit] 1 Kumpan
       *[dungeon] 1 Mietling
    }
   *[other] { $count } { $world ->
        [orbit] Kumpane
       *[dungeon] Mietlinge
    }
}{ $whose ->
    [chosen] {" "}des genannten Spielers
   *[own] { "" }
} verlieren
do-mark = { $what ->
   *[no-help-next-combat] im nächsten Kampf darf niemand helfen
}

## Genau: Karten, die gehen

do-discard = { $count ->
    [all] alle
    [rolled] so viele wie gewürfelt der
   *[other] { $count } der
} { $from ->
    [hand] Handkarten
    [items] Gegenstände im Spiel
    [equipped] benutzten Gegenstände
    [cards] Gegenstände im Spiel und Handkarten
    [any] Karten auf der Hand und im Spiel
    [hand-treasures] Schätze auf der Hand
    [big-items] Großen Gegenstände im Spiel
    [small-items] Gegenstände im Spiel, die nicht Groß sind,
   *[hand-items] Gegenstände in den Händen, außer Lasern,
}{ $slot ->
    [headgear] {" "}(Kopf)
    [armor] {" "}(Rüstung)
    [footgear] {" "}(Füße)
   *[none] { "" }
}{ $tag ->
    [none] { "" }
   *[other] {" "}mit dem Merkmal { $tag }
} ablegen
do-discard_worth = Gegenstände im Wert von zusammen { $gold } { $money ->
    [credits] Credits
   *[gold] Gold
} ablegen, oder alle, wenn sie weniger wert sind{ $or_level ->
    [yes] , oder stattdessen 1 Stufe verlieren
   *[no] { "" }
}{ $short_level ->
    [0] { "" }
    [one] , und wer weniger hat, verliert auch 1 Stufe
   *[other] , und wer weniger hat, verliert auch { $short_level } Stufen
}
do-discard_best = den Gegenstand mit dem jetzt größten Bonus ablegen
do-taken = { $by ->
    [left] der linke Nachbar
    [right] der rechte Nachbar
    [others] jeder andere Spieler
    [others-from-right] jeder andere Spieler, von rechts an,
    [highest] jeder der Höchsten unter den anderen Spielern
   *[neighbours] jeder Nachbar
} { $may ->
    [yes] nimmt, wenn er will,
   *[no] nimmt
} { $what ->
    [unseen] eine Karte ungesehen aus der Hand
    [item] einen Gegenstand im Spiel
   *[treasure] einen Schatz im Spiel, oder einen ungesehen aus der Hand,
} { $keep ->
    [yes] zum Behalten
   *[no] zum Ablegen
}
do-tax = einen Gegenstand eigener Wahl ablegen; jeder andere Spieler legt Gegenstände von mindestens diesem Wert ab, oder alle und verliert 1 Stufe

## Genau: Ablauf

do-first_possible = { $of }
do-choose_one = nach Wahl { $of }
do-each = { $who ->
    [others] jeder andere Spieler
    [neighbours] jeder Nachbar
    [uncaught] jeder nicht erwischte Munchkin
   *[other] jeder, der als { $name } zählt
}: { $do }
do-roll = würfeln

## Genau: Karten, die kommen

do-draw = { $count ->
    [paid] so viele Karten wie bezahlt
    [one] 1 Karte
   *[other] { $count } Karten
} { $deck ->
    [door] von den Türen
    [treasure] von den Schätzen
   *[paid] vom Stapel des Bezahlten
} ziehen, { $face ->
    [up] offen
    [as-got] offen oder verdeckt, wie diese Karte kam
   *[down] verdeckt
}{ $keep ->
    [0] { "" }
   *[other] , { $keep } behalten und den Rest ablegen
}
do-take_discard = { $how ->
    [chosen] eine beliebige Karte
    [topmost-not-dearer] die oberste, nicht mehr als das Bezahlte werte Karte
   *[topmost] die oberste Karte
}{ $kind ->
    [one_shot] {" "}(Einmal-Gegenstand)
    [follower] {" "}({ $world ->
        [orbit] Kumpan
       *[dungeon] Mietling
    })
    [item] {" "}(Gegenstand)
   *[any] { "" }
} { $pile ->
    [door] der Türablage
    [treasure] der Schatzablage
   *[any] einer der Ablagen
} { $to ->
    [play-or-hand] ins Spiel oder auf die Hand
   *[hand] auf die Hand
} nehmen
do-peek = { $count ->
    [one] die oberste Karte
   *[other] die obersten { $count } Karten
} { $deck ->
    [door] der Türen
    [treasure] der Schätze
   *[chosen] des genannten Stapels
} ansehen

## Genau: Kampf

do-boost = { $amount } für { $side ->
    [monsters] das Monster
   *[munchkins] die Munchkins
}{ $per ->
    [paid] {" "}für jede bezahlte Karte
   *[once] { "" }
}
do-weaken = { $amount } für den genannten Spieler
do-remove_monster = das Monster geht, ohne besiegt zu sein; { $treasure ->
    [yes] seine Schätze bleiben zu gewinnen
    [no] seine Schätze gehen mit
    [if-last] war es das letzte, werden seine Schätze gezogen
   *[edition] seine Schätze gehen oder bleiben, wie es die Edition will
}
do-kill_monster = das Monster ist getötet
do-remove_all = alle Monster gehen, ohne besiegt zu sein; der Kämpfer zieht { $treasures ->
    [0] keinen Schatz
    [one] 1 Schatz
   *[other] { $treasures } Schätze
}{ $loot ->
    [yes] {" "}und wer am Zug ist, darf den Raum plündern
   *[no] { "" }
}
do-reward = nach dem Kampf, wenn niemand geflohen ist, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} { $deck ->
    [door] von den Türen
   *[treasure] von den Schätzen
} { $shared ->
    [yes] ziehen, zu teilen mit einem Helfer
   *[no] verdeckt ziehen
}
do-add_monster = { $instead ->
    [yes] ein Monster aus der Hand ersetzt das Monster
   *[no] ein Monster aus der Hand kommt in den Kampf
}
do-clone_monster = ein Ebenbild des Monsters, samt Verstärkern, kommt in den Kampf
do-tame_monster = vom Monster zählen nur Stufe und Verstärker
do-double_fighter = die Stärke des Kämpfers zählt doppelt, und niemand darf mehr helfen
do-transfer_combat = der genannte Spieler wird zum Kämpfer
do-force_help = der genannte Spieler muss { $pick ->
    [0] umsonst helfen
   *[other] helfen und wählt Schatz Nummer { $pick }
}{ $wins ->
    [no] ; solche Hilfe bringt den Kämpfer nie auf die Siegstufe
   *[yes] {""}
}
do-take_to_win = den genannten Gegenstand nehmen, wenn er den Kampf wendet: deine Seite muss damit stärker sein, Gleichstand genügt nicht

## Genau: Fluchten, Würfe, Flüche

do-escape = { $who ->
    [targets] die Genannten
    [runners] alle Weglaufenden
   *[self] selbst
} ohne Wurf { $monsters ->
    [own] ihm allein
    [one] einem Monster
   *[all] allen Monstern
} entkommen
do-hold = auf der genannten Seite rührt sich niemand: gehaltene Monster lassen alle entkommen, gehaltene Weglaufende sind erwischt
do-run_again = das Entkommen wird zum Wurf
do-escape_after_all = das Entkommen gelingt doch noch
do-set_die = der Würfel zeigt die genannte Seite
do-add_to_roll = { $amount } auf den Wurf für jede bezahlte Karte
do-roll_again = noch einmal würfeln
do-avert = die Schlimmen Dinge nehmen keine Stufen, und was töten würde, kostet 1 Stufe
do-cancel_curse = { $world ->
    [orbit] die Falle bewirkt nichts oder wird
   *[dungeon] der Fluch bewirkt nichts oder wird
} aufgehoben
do-reboot = { $levels ->
    [one] 1 Stufe
   *[other] { $levels } Stufen
} verlieren und weiterleben
do-resurrect = so viele Karten wie bezahlt oben von der Ablage nehmen

## Genau: Gegenstände

do-steal_item = bei einem Wurf von { $needs } oder mehr den Gegenstand nehmen{ $failing ->
    [yes] , sonst { $otherwise }
   *[no] { "" }
}
do-discard_self = { $bottom ->
    [yes] diese Karte unter ihre Ablage legen
   *[no] diese Karte ablegen
}
do-take_item = den Gegenstand nehmen
do-attach = diese Karte unter den Gegenstand legen, der dann frei von allen Grenzen ist
