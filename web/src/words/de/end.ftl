## Das Ende
won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
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
figure-curses = Flüche
figure-helped = Geholfen
figure-stolen = Gestohlen
awards = Ehrungen, gewissermaßen
award-kills = Schlächter des Abends: { $count ->
    [one] einmal
   *[other] { $count }-mal
} zugeschlagen, und es saß.
award-lost = Hat { $count ->
    [one] einen Kampf
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
award-curses = Blitzableiter: { $count ->
    [one] ein Fluch hat
   *[other] { $count } Flüche haben
} getroffen.
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
fair-text = Die erste Zeile war vor dem Austeilen bekannt: Sie ist SHA-256 der zweiten. Die zweite hat mit den Zahlen aller gemischt.
