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
deal-leaves-them = behielte selbst
deal-of-treasures = { $count } von { $stake }
deal-chosen-below = Gewählt: Bedingungen unten
deal-take-this-quote = Das nehmen
deal-with = Mit { $name } handeln
deal-you-would-give = Du gibst
deal-to-if-you-win = an { $name }, wenn du gewinnst
deal-you-would-get = Du bekommst
deal-you-want = Du willst
deal-his-level = Stufe
deal-your-strength = Stärke (deine ganze)
deal-strength-of = Stärke von { $name }
deal-you-keep-cards = Deine ganze Stärke. Deine Karten behältst du.
deal-who-picks-when = Wer wann wählt
deal-tap-a-chest = eine Truhe antippen, um sie zu vergeben
deal-nth-pick = { $pick }.
deal-no-treasures = Es gibt keinen Schatz zu teilen.
deal-promised-cards = Versprochene Karten
deal-handed-over-after = übergeben nach dem Kampf
deal-wanted-cards = Was du dafür willst
deal-no-items = Nichts, was man geben könnte.
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
deal-no-longer-wanted = nicht mehr verlangt
deal-he-wants = verlangt
deal-sum-line = { $ours } zu { $theirs }: { $verdict }.
deal-line = { $name }: { $terms }
deal-nothing-yet = Tippe an, was den Besitzer wechselt
deal-fight-over = Der Kampf ist vorbei, und das Feilschen auch.
deal-put-aside = Dein Handel wartet: Das hier will zuerst eine Antwort.
deal-choose-somebody = Wähle oben jemanden.
deal-likely-yes = { $name } sollte Ja sagen.
deal-likely-no = { $name } wird wohl mehr wollen.
deal-likely-less = { $name } würde das wohl nicht geben.
deal-make-it-work = Was müsste noch dazu?
deal-do-that = Machen
deal-show-other = { $name } zeigen
deal-start-over = Von vorn
deal-is-thinking = { $name } überlegt: { $terms }
deal-take-back = Zurücknehmen
deal-taken = { $name } nimmt { $terms } an.
deal-declined = { $name } lehnt { $terms } ab.
deal-countered = { $name } will etwas anderes als { $terms }.
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
deal-at-double = Doppelter Preis
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
deal-put-everything-back = Alles zurücklegen
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
