# Was ein Tisch rund um das Spiel sagt, auf Deutsch: dieselben Meldungen wie in table.en.ftl.

## Auf wen gewartet wird

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
waiting-charity = { $names } hat zu viele Karten und muss mildtätig sein.
waiting-wait = { $count ->
    [one] { $names } darf sich noch einmischen.
   *[other] { $names } dürfen sich noch einmischen.
}
waiting-offer = { $count ->
    [one] { $names } hat ein Angebot zu beantworten.
   *[other] { $names } haben Angebote zu beantworten.
}
waiting-loot-body = { $names } sucht sich etwas von der Leiche aus.

## Was dabei herauskäme

preview-win = { $ours } zu { $theirs }: ein Sieg.
preview-sums = { $ours } zu { $theirs }.
preview-gone = Kein Monster bliebe übrig.
offer-trade = { $given } gegen { $taken }

## Ein Zug entsteht

argument = Wie weiter?
argument-verb = Was willst du tun?
argument-card = Welche Karte?
argument-carried = Angelegt oder getragen?
argument-side = Auf welcher Seite?
argument-on = Auf wen oder was?
argument-choose = Welche davon?
argument-with = Zusammen womit?
argument-discarding = Womit bezahlst du?
argument-charity = Ist es deine milde Gabe?
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
argument-picks = Welche Griffe?
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
verb-unequip = Etwas ablegen
verb-discard = Abwerfen
verb-sell = Gegenstände verkaufen
verb-use = Eine Fähigkeit einsetzen
verb-trade = Einen Tausch anbieten
verb-ask = Über Hilfe verhandeln
verb-accept = Annehmen
verb-decline = Ablehnen
verb-fight = Kämpfen
verb-run = Weglaufen
verb-sacrifice = Gefolge opfern
verb-give = Milde Gaben verteilen
verb-show = Karten zeigen
verb-choose = Antworten
verb-pass = Passen
verb-withdraw = Ein Angebot zurückziehen
verb-orders = Daueranweisung geben

compose-done = Das ist alles
compose-asked = Später entscheiden
compose-yes = Ja
compose-no = Nein
compose-munchkins = Für die Munchkins
compose-monsters = Für die Monster
compose-worn = Angelegt
compose-carried = Getragen
compose-never = Nie
compose-fight = In diesem Kampf
compose-turn = In diesem Zug
compose-always = Immer
compose-win = jemand könnte das Spiel gewinnen
compose-me = es um mich geht

## Was der Tisch außer den Regeln ablehnt

trouble = Das kann der Tisch nicht.
trouble-no-such-table = Diesen Tisch gibt es nicht; der Link ist alt oder falsch abgeschrieben.
trouble-no-such-seat = Für diesen Platz handelst du nicht.
trouble-bad-token = Der Schlüssel zu diesem Platz passt nicht; nimm deinen persönlichen Link.
trouble-not-host = Das darf nur, wer den Tisch aufgestellt hat.
trouble-table-full = Alle Plätze sind besetzt; zusehen darfst du.
trouble-seat-taken = Da sitzt schon jemand.
trouble-name-taken = Hier heißt schon jemand { $name }; nimm einen anderen Namen.
trouble-bad-name = Ein Name hat 1 bis { $most } Zeichen in einer Zeile.
trouble-ask-first = Wer sich hier setzen will, fragt vorher.
trouble-sit-down = Hier muss niemand fragen: setz dich.
trouble-nobody-to-ask = Der Gastgeber hat Leute weggeschickt, und niemand ist mehr da, der zustimmen könnte: In diesem Spiel setzt sich niemand mehr.
trouble-was-seated = Du sitzt an diesem Tisch oder hast hier gesessen: Eine andere Hand ist nichts für dich.
trouble-no-such-request = Um einen Platz bittet niemand mehr.
trouble-started = Das Spiel hat schon begonnen.
trouble-not-started = Das Spiel hat noch nicht begonnen.
trouble-over = Das Spiel ist vorbei.
trouble-used-up = Dieses Spiel hatte alle Züge, die ein Tisch hat; es ist vorbei, und niemand hat gewonnen.
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
trouble-paused = Der Tisch macht Pause; bis er weitergeht, zählt nichts.
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

## Was rund um das Spiel geschieht

told-joined = { $who } setzt sich.
told-asks = { $who } bittet um einen Platz.
told-declined = { $who } bekommt den Platz nicht.
told-left = { $state ->
    [playing] { $who } geht; ein Bot spielt weiter.
   *[other] { $who } geht.
}
told-kicked = { $state ->
    [playing] { $who } wird gebeten zu gehen; ein Bot spielt weiter.
   *[other] { $who } wird gebeten zu gehen.
}
told-back = { $who } ist wieder da.
told-away = { $who } ist weg; ein Bot spielt, bis { $who } wieder da ist.
told-bot = { $who } wird von einem Bot gespielt ({ $bot }).
told-paused = Der Tisch macht Pause.
told-resumed = Der Tisch spielt weiter.
told-pause-asked = { $who } bittet um eine Pause.
told-taken-back = { $count ->
    [one] Der Server hat eine neue Version, deren Regeln den letzten Zug nicht zulassen: Er ist zurückgenommen, und das Spiel geht von dort weiter.
   *[other] Der Server hat eine neue Version, deren Regeln die letzten { $count } Züge nicht zulassen: Sie sind zurückgenommen, und das Spiel geht von dort weiter.
}
