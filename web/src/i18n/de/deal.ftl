## Handel und Verkauf
deal-back-to-fight = Zurück zum Kampf
deal-back-to-table = Zurück zum Tisch
deal-who-helps = Wer hilft dir?
deal-offer-yourself = Biete { $name } deine Hilfe
deal-counter-to = Was sagst du { $name }?
deal-trade-with = Tausch mit { $name }
deal-trade-whom = Mit wem tauschst du?
deal-fight-so-far = Bisher { $ours } zu { $theirs }. Stolz ist kein Bonus.
deal-trade-what = Nur Gegenstände auf dem Tisch. Lachen ist erlaubt.
deal-candidates = Wer helfen könnte
deal-partners = Wer tauschen könnte
deal-you = Du
deal-brings = bringt
deal-you-bring = du bringst
deal-brings-level = eine Stufe und guten Willen
deal-usually-wants = will meist
deal-would-give = gäbe dafür
deal-leaves-you = lässt dir
deal-of-treasures = { $count } von { $stake } Schätzen
deal-chosen-below = Gewählt: Bedingungen unten
deal-take-this-quote = Das nehmen
deal-with = Mit { $name } handeln
deal-you-would-give = Du gibst
deal-to-if-you-win = an { $name }, wenn du gewinnst
deal-you-would-get = Du bekommst
deal-you-keep-cards = Nur geliehen: Karten und Stufe behältst du.
deal-strength-here = Stärke in diesem Kampf
deal-you-keep = Gewinnst du, behältst du { $levels ->
    [0] keine Stufe
    [one] die Stufe
   *[other] { $levels } Stufen
}{ $stake ->
    [0] {""}
   *[other] {" "}und { $count } von { $stake } Schätzen
}.
deal-you-keep-then = Du behältst keine Stufe und { $count ->
    [0] keinen Schatz
    [one] 1 Schatz
   *[other] { $count } Schätze
}.
deal-helper-levels = { $count ->
    [0] Eine Stufe gibt es dafür nicht: Die bekommt nur, wessen Kampf es ist.
    [one] Dazu kommt eine Stufe, wenn gewonnen wird.
   *[other] Dazu kommen { $count } Stufen, wenn gewonnen wird.
}
deal-they-go-up = { $name } steigt ebenfalls { $count ->
    [one] eine Stufe
   *[other] { $count } Stufen
} auf, wenn gewonnen wird.
deal-only-thanks = Nichts als Dank.
deal-brought = { $name } bringt { $amount }: { $lines }.
deal-you-brought = Du bringst { $amount }: { $lines }.
deal-against = Der Gegner: { $name }, Stärke { $strength }.
deal-bad-stuff = Schlimme Dinge: { $text }
deal-waits = { $name } wartet noch { $seconds } s.
deal-yours = deine
deal-stays-yours = bleibt deine
deal-goes-to = an { $name }
deal-stays-with = bleibt bei { $name }
deal-has-to-give = Kann tauschen: { $cards }.
deal-has-nothing = Hat nichts zu tauschen.
deal-nobody-enough = So, wie es steht, ist niemand hier stark genug: Selbst mit { $name } fehlen dir { $lack }. Fähigkeiten und Handkarten zählen dabei nicht.
deal-your-strength-then = Deine Stärke:
deal-strength-then = Stärke von { $name }:
deal-now-then = jetzt { $now }, nach dem Tausch { $after }.
deal-now-then-worn = jetzt { $now }, nach dem Tausch { $after }, mit den neuen Sachen angelegt { $worn }.
deal-makes-weaker = Das macht dich schwächer.
deal-left-offer = Du kannst deine Hilfe immer noch selbst anbieten.
deal-left-ask = Du kannst immer noch selbst ein Angebot machen.
deal-nothing-was-sent = Nichts, was hier liegt, wurde abgeschickt.
deal-likely-sure-yes = { $name } sollte Ja sagen.
deal-likely-sure-no = { $name } wird mehr wollen.
deal-likely-unsure-yes = Ein fairer Preis. Was { $name } dazu sagt, weiß niemand.
deal-likely-unsure-no = Weniger als üblich. Was { $name } dazu sagt, weiß niemand.
deal-likely-offer-yes = { $name } könnte das annehmen, wenn nicht eine eigene Karte genügt.
deal-likely-offer-no = { $name } wird das kaum geben.
deal-who-picks-when = Wer wann wählt
deal-tap-a-chest = eine Truhe antippen, um sie zu vergeben
deal-tap-to-want = eine Truhe antippen, um sie zu verlangen
deal-nth-pick = { $pick }.
deal-no-treasures = Es gibt keinen Schatz zu teilen.
deal-promised-cards = Versprochene Karten
deal-handed-over-after = übergeben nach dem Kampf
deal-wanted-cards = Gegenstände von drüben
deal-no-items = Hier gibt es nichts, was den Besitzer wechseln könnte.
deal-worn-you-lose = angelegt, du verlierst { $amount }
deal-worn-they-lose = angelegt
deal-from-your-hand = von deiner Hand
deal-money-gold = { $count ->
    [0] ohne Wert
   *[other] { $count } Gold
}
deal-money-credits = { $count ->
    [0] ohne Wert
   *[other] { $count } Credits
}
deal-no-longer-wanted = nicht gewollt
deal-he-wants = verlangt
deal-he-gives = gegeben
deal-keeps-it = behält { $name }
deal-sum-line = { $ours } zu { $theirs }: { $verdict }.
deal-line = Handel mit { $name }: { $terms }
deal-nothing-yet = Tippe an, was den Besitzer wechselt
deal-fight-over = Der Kampf ist vorbei, und das Feilschen auch.
sale-put-aside = Was du verkaufst, bleibt auf dem Tresen: Das hier will zuerst eine Antwort.
deal-put-aside = Dein Handel wartet: Das hier will zuerst eine Antwort.
deal-answered = { $name } antwortet mit einem anderen Handel.
deal-choose-somebody = Wähle oben jemanden.
deal-make-it-work = Was müsste noch dazu?
deal-do-that = Machen
deal-show-other = { $name } zeigen
deal-start-over = Von vorn
deal-is-thinking = { $name } überlegt: { $terms }
deal-take-back = Zurücknehmen
deal-taken = { $name } nimmt { $terms } an.
deal-declined = { $name } lehnt { $terms } ab.
deal-declined-thanks = { $name } hilft nicht für bloßen Dank.
deal-declined-help = { $name } will keine Hilfe, auch umsonst nicht.
deal-countered = { $name } ist nicht einverstanden und sagt, was es bräuchte.
deal-withdrawn = Du hast es zurückgenommen.
deal-gone = Dein Angebot an { $name } ist hinfällig: Der Tisch ist weiter.
deal-offer-withdrawn = { $name } hat es sich anders überlegt und nimmt das Angebot zurück.
deal-offer-changed = { $name } hat das Angebot geändert.
deal-offer-lapsed = Das Angebot von { $name } ist hinfällig: Der Tisch ist weiter.
deal-counter-begins = Du beginnst mit den Bedingungen von drüben: Ändere, was du magst.

sell-title = Verkaufen, Stufen kaufen
sell-price-gold = { $price } Gold je Stufe. Wechselgeld gibt es nicht.
sell-price-credits = { $price } Credits je Stufe. Wechselgeld gibt es nicht.
deal-tap-what-goes = Antippen, was weg soll
deal-carried = im Gepäck
deal-in-your-hand = auf deiner Hand
deal-at-double = doppelter Preis
deal-played-with-it = Dazu gespielt
deal-on-the-counter = Auf dem Tresen
deal-nothing-on-counter = Noch nichts.
deal-bar-levels = { $count ->
    [0] noch keine Stufe
    [one] eine Stufe
   *[other] { $count } Stufen
}
deal-lost-over = { $count } verfallen
deal-more-for-level = { $count } mehr wären Stufe { $level }.
deal-shop-is-closed = Auf Stufe { $level } ist der Laden zu: Die letzte wird erkämpft.
deal-level-from-to = Stufe { $from } auf { $to }
deal-keep-title = Behalte: { $cards }
deal-keep-text = { $cards }: Das macht { $total }.
deal-put-everything-back = Alles zurück
deal-one-at-double = Ein Gegenstand dieses Verkaufs zählt doppelt: der teuerste, wenn du auf der Rechnung keinen anderen wählst.
sell-button = { $count ->
    [one] 1 Gegenstand
   *[other] { $count } Gegenstände
} für { $levels ->
    [one] 1 Stufe
   *[other] { $levels } Stufen
} verkaufen{ $waste ->
    [0] {""}
   *[other] , { $waste } verfallen
}
sell-nothing = Verkaufen
deal-nothing-to-sell = Du hast nichts, was jemand kaufen würde.
