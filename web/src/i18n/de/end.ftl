## Das Ende
won = { $count ->
    [0] Niemand hat gewonnen
    [one] { $you ->
        [yes] Du gewinnst
       *[no] { $names } gewinnt
    }
   *[other] { $names } { $you ->
        [yes] gewinnt
       *[no] gewinnen
    }
}
won-you = Stufe um Stufe, Verrat um Verrat. Gut gemacht.
won-other = Es gibt keinen zweiten Platz, nur einen entgangenen ersten.
after-turns = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
figure-kills = Siege
figure-lost = Niederlagen
figure-escapes = Entkommen
figure-deaths = Tode
figure-curses = { $world ->
    [orbit] Fallen
   *[dungeon] Flüche
}
figure-helped = Geholfen
figure-stolen = Gestohlen
awards = Ehrungen, gewissermaßen
award-kills = Schlächter des Abends: { $count ->
    [one] einmal
   *[other] { $count }-mal
} zugeschlagen, und es saß.
award-lost = { $count ->
    [one] Einen Kampf
   *[other] { $count } Kämpfe
} verloren und aus keinem gelernt.
award-escapes = Die schnellsten Stiefel: { $count ->
    [one] einmal
   *[other] { $count }-mal
} entwischt.
award-deaths = Geübte Leiche: { $count ->
    [one] einmal
   *[other] { $count }-mal
} gestorben.
award-curses = { $world ->
    [orbit] In alles hineingetappt: { $count ->
        [one] eine Falle hat
       *[other] { $count } Fallen haben
    } zugeschnappt.
   *[dungeon] Blitzableiter: { $count ->
        [one] ein Fluch hat
       *[other] { $count } Flüche haben
    } getroffen.
}
award-helped = Verdächtig nett: { $count ->
    [one] einmal
   *[other] { $count }-mal
} geholfen.
award-stolen = Lange Finger: { $count ->
    [one] einmal
   *[other] { $count }-mal
} gestohlen.
rematch = Noch mal
to-rematch = Zum nächsten Spiel
record = Aufzeichnung sichern
fair = War es fair?
fair-text = Die erste Zeile war zu sehen, bevor jemand eine Zahl beitrug: Sie ist SHA-256 der zweiten. Die zweite und die Zahlen, je Platz eine, haben gemischt; was niemand beitrug, folgt aus der zweiten.
fair-how = Wie das geprüft wird
fair-yes = Ja. Jede Karte und jeder Würfel fiel so, wie es vor dem Geben versiegelt war; dieser Browser hat es nachgerechnet.
fair-checking = Einen Moment, es wird nachgerechnet.
fair-unable = Dieser Browser rechnet nur über https nach, oder auf dem Rechner des Servers; `kickdoor replay --verify` prüft die gesicherte Aufzeichnung überall.
fair-unread = Die Aufzeichnung war nicht zu lesen; nachgerechnet wurde hier nichts.
fair-unpromised = Dieses Spiel wurde nicht hier ausgeteilt, also war vorher nichts versprochen. { $draws ->
    [one] Seine eine Ziehung folgt
   *[other] Seine { $draws } Ziehungen folgen
} aus seinem Startwert.
fair-holds = Ja, dieser Browser hat nachgerechnet: Der Server hat sich an seine Festlegung gehalten, der Startwert folgt { $count ->
    [0] allein aus seinem Geheimnis
    [one] aus seinem Geheimnis und der Zahl von { $names }
   *[other] aus seinem Geheimnis und den Zahlen von { $names }
}, und { $draws ->
    [one] die eine Ziehung folgt
   *[other] alle { $draws } Ziehungen folgen
} aus dem Startwert.
fair-mine = Die Festlegung hat er vor dem Austeilen gesehen, und seine eigene Zahl steckt im Startwert.
fair-seen = Die Festlegung hat er vor dem Austeilen gesehen, aber keine Zahl beigetragen.
fair-unseen = Vor dem Austeilen war er nicht dabei: Ob die Festlegung die damals gezeigte ist, müssen andere sagen.
fair-broken-changed = Nein: Die Festlegung ist nicht die, die dieser Browser vor dem Austeilen gesehen hat.
fair-broken-replaced = Nein: Die Zahl, die dieser Browser beigetragen hat, steckt nicht im Startwert.
fair-broken-commitment = Nein: Das Geheimnis des Servers ist nicht das, auf das er sich festgelegt hatte.
fair-broken-seed = Nein: Ausgeteilt wurde nicht aus dem Geheimnis des Servers und den Zahlen aller.
fair-broken-draw = Nein: Eine Karte oder ein Würfel fiel anders, als der Startwert sagt.
blow-slain = erlegt
blow-to = zu
blow-by = { $lead ->
    [0] Gleichstand, und manchmal reicht das.
    [one] Um einen Punkt. Knapp sollte es ja werden.
   *[other] Um { $lead } Punkte. Niemand hat sich genug eingemischt.
}
blow-over = { $monster }: Da hatte jemand andere Pläne.
blow-last = { $card }, die letzte Karte, von { $name }
blow-last-you = { $card }, die letzte Karte, von dir
chart = Stufen im Lauf des Spiels
chart-spoken = Stufen im Lauf des Spiels: { $spoken }
chart-one = { $name } { $levels }
podium = Das Podest
