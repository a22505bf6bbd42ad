## Vor dem Spiel
a-table = Ein Tisch
free-seat = Ein freier Platz
seat-open = offen
seat-bot = Bot, { $bot }
seat-away = weg; ein Bot spielt weiter
seat-here = da
seat-gone = nicht verbunden
you = du
host = wer den Tisch leitet
wants-pause = möchte eine Pause
be-seen = Mich ändern
be-seen-game = Anderer Name
be-seen-done = Das bin ich
colour = Farbe
colour-n = { $number ->
    [0] Ziegel
    [1] Blau
    [2] Moos
    [3] Ocker
    [4] Violett
    [5] Türkis
    [6] Magenta
   *[other] Grau
}
sure-send-away = { $name } wirklich wegschicken?
free-seat-for = Platz für jemanden freigeben
free-seat-means = Der Bot spielt weiter, bis jemand ihn nimmt.
sure-free-seat-for = Den Platz von { $name } wirklich freigeben?
sure-swap = Soll wirklich ein Bot ({ $bot }) für { $name } spielen?
open-seat = Öffnen
send-away = Wegschicken
seat-a-bot = Einen Bot setzen …
deal-cards = Austeilen
fill-seats = Erst braucht jeder Platz einen Menschen oder einen Bot.
wait-for-host = Du sitzt. Ausgeteilt wird, wenn alle da sind.
not-seated = Du schaust zu.
sit-down = Hinsetzen
wait-for-yes = Du hast um einen Platz gebeten; er gehört dir, sobald zugestimmt ist.
approve-text = Über neue Mitspieler entscheidet, wer den Tisch aufgestellt hat.
ask-seat = Um einen Platz bitten
ask-seat-text = Du spielst für einen Munchkin weiter, den jetzt ein Bot spielt oder dessen Spieler nicht verbunden ist, samt seiner Hand und unter deinem Namen. Alle anderen am Tisch müssen zustimmen.
ask-for = Welcher Munchkin
ask-any = Irgendeiner
requests = Wer um einen Platz bittet
request-free = { $name } bittet um einen Platz.
request-for = { $name } möchte für { $munchkin } weiterspielen.
request-waits = Zustimmen müssen noch: { $names }.
request-agree = Zustimmen
request-decline = Ablehnen
request-withdraw = Doch nicht
lobby-level = Alle auf Stufe 1, und noch reden alle miteinander.
lobby-wait = Irgendwo im Stapel
lobby-wait-text = Gut möglich, dass ihr euch heute noch begegnet. Bleib höflich.
lobby-another = Noch eine
invite = Andere einladen
qr = QR-Code der Einladung
code-is = Der Code ist
copy-invite = Einladung kopieren
copy-own = Meinen Link kopieren
own-hint = Dein Link ist dein Platz, auf jedem Gerät. Gib ihn niemandem.
copied = Kopiert.
not-copied = Der Browser wollte nicht; markiere den Link von Hand.
watching = { $count ->
    [0] niemand schaut zu
    [one] ein Zuschauer
   *[other] { $count } Zuschauer
}
ask-pause = Um eine Pause bitten
no-pause = Doch keine Pause
leave = Für immer gehen
sure-leave = Wirklich? Ein Bot übernimmt.
pause-asked = { $count ->
    [one] { $names } bittet um eine Pause. Sie beginnt, wenn alle zustimmen, die da sind.
   *[other] { $names } bitten um eine Pause. Sie beginnt, wenn alle zustimmen, die da sind.
}
pause-wanted = Du hast um eine Pause gebeten. Zustimmen müssen noch: { $names }.
pause-end = Weiter
seat-left = frei; ein Bot spielt weiter
sure-send-away-game = { $name } wirklich wegschicken? Ein Bot spielt weiter.
ask-lost = { $name } (nicht verbunden)
request-back = An einem anderen Gerät bittet jemand um diesen Platz und nennt sich { $name }. Ist das { $name }?
request-lost = { $name } möchte für { $munchkin } weiterspielen, wo gerade niemand verbunden ist.
