# Die eigenen Beschriftungen des Terminals auf Deutsch; die Sätze des Spiels stehen in words/.

welcome = kickdoor { $version }: du gegen { $bots }, bis Stufe { $level }. Tippe ? für Hilfe.
sex-female = weiblich
sex-male = männlich
sex-ask = Dein Munchkin: weiblich oder männlich? (w, m, oder Enter: wie es kommt) >{" "}
resumed = Das Spiel geht weiter, wo du es verlassen hast.
head-level = Stufe
head-name = Spieler
head-is = Ist
head-strength = Stk
head-hand = Hand
head-gear = Im Spiel
human = Mensch
dead = tot
you-mark = (du)
you = Du
your-hand = Deine Hand ({ $held } von { $limit })
empty-hand = Deine Hand ist leer, das lässt sich immerhin leicht merken.
no-fight = Gerade kämpft niemand.
fight-with-helper = { $who } und { $helper }
verdict = { $lead ->
    [ahead] { $you ->
        [yes] Du liegst um { $by } vorn.
       *[no] { $who } liegt um { $by } vorn.
    }
    [tie-won] Gleichstand, und den gewinnt ein Krieger.
    [tie-lost] Gleichstand, und der geht an die Monster.
   *[behind] { $you ->
        [yes] Du liegst um { $by } zurück.
       *[no] { $who } liegt um { $by } zurück.
    }
}
stake = Es geht um { $levels ->
    [one] 1 Stufe
   *[other] { $levels } Stufen
} und { $treasures ->
    [one] 1 Schatz
   *[other] { $treasures } Schätze
}.
prompt-beat = { $who } ist am Zug. Du kannst dich einmischen, oder mit der Eingabetaste gewähren lassen.
menu-nothing = Tu nichts
menu-play-on = Spiele { $card } ...
menu-use = { $card }: { $power } ...
menu-ask = Bitte um Hilfe ...
menu-ask-one = Frag { $who } ...
menu-offer-help = Biete deine Hilfe an ...
menu-trade = Tausche oder schenke ...
menu-trade-one = Mit { $who } ...
menu-equip = Rüste dich aus ...
menu-unequip = Leg etwas ab ...
menu-sell = Verkaufe Gegenstände ...
menu-drop = Leg eine Klasse, eine Rasse oder Gefolge ab ...
menu-back = Zurück
interrupted = Vor „{ $label }“ ist jemand dazwischengegangen, es ist also nicht geschehen: Sieh hin und wähle noch einmal.
enter-hint = Eingabetaste
hint-sums = { $ours } zu { $theirs }
hint-win = { $ours } zu { $theirs }, ein Sieg
hint-win-of = { $ours } zu { $theirs }, { $name } gewinnt
hint-gone = kein Monster mehr da
not-a-choice = { $text } gibt es hier nicht: Nimm eine Zahl von 1 bis { $last }, oder tippe ? für Hilfe.
not-a-word = Was { $text } heißen soll, weiß ich nicht: Nimm eine Zahl, beginne mit einem Verb wie play oder equip, oder tippe ? für Hilfe.
empty-line = Die Eingabetaste allein tut hier nichts: Nimm eine Zahl, oder tippe ? für Hilfe.
legal = Das ist erlaubt: { $label }.
refused = { $sentence } ({ $rule })
no-card = Keine Karte heißt { $name }{ $hint ->
    [none] {""}
   *[other] ; meinst du { $hint }?
}
quiet-on = Von jetzt an wirst du nur gefragt, wenn es darauf ankommt.
quiet-off = Von jetzt an wirst du bei jeder Gelegenheit gefragt.
log-empty = Noch ist nichts geschehen.
saved = Das Spiel ist aufgehoben. Weiter geht es mit:
        kickdoor play --resume { $file }
bot-failed = Der Bot { $bot } hat versagt: { $why }. Ab hier spielt easy für { $who }.
not-saved = Das Spiel ließ sich nicht in { $file } ablegen: { $why }
over-won = Du gewinnst, und drei Leuten fallen plötzlich andere Termine ein.
over-lost = { $who } gewinnt. Nächstes Mal dann.
over-shared = { $who } gewinnen zusammen, und davon wird man noch lange hören.
record-kept = Die Aufzeichnung ist aufgehoben. Noch einmal ansehen:
        kickdoor replay { $file }
online-welcome = Tisch { $code }. Der Schlüssel zu deinem Platz ist { $key }: Mit --key kommst du zurück. Tippe eine Zahl, oder ? für Hilfe.
online-waiting = Das Spiel beginnt, wenn es der sagt, der den Tisch aufgestellt hat.
final = Der Endstand
online-lost = { $server } antwortet nicht. Ich versuche es weiter; Strg-C verlässt den Tisch.
online-back = Der Server ist wieder da, und du auch.
online-left = Du hast den Tisch verlassen; ein Bot spielt vielleicht für dich. Zurück geht es mit:
        { $command }
online-not-asked = Gerade wartet niemand auf dich. Tippe ? für Hilfe.
online-changed = Der Tisch hat sich geändert, während du { $text } getippt hast: Sieh noch einmal hin und wähle dann.
online-hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
online-help = Eine Zahl handelt. Was auf ... endet, hat Teile, die du wählst; 0 geht zurück.

        Enter       lass es gut sein: passt, wo das eine Antwort ist
        hold        Moment noch: die anderen warten etwas länger auf dich
        say TEXT    sprich mit dem Tisch
        i NAME      sieh dir eine Karte an (ein Teil des Namens genügt)
        s           beide Seiten des Kampfes, Posten für Posten
        t           der Tisch: Stufe, Stärke und Ausrüstung von allen
        h           deine Hand
        l           was zuletzt geschah
        q           verlasse den Tisch; Strg-C auch. Dein Schlüssel bringt dich zurück

    Was gegen die Regeln ist, wird abgelehnt, und du erfährst, gegen welche.
help = Wähle eine Zahl, um zu handeln. Was auf ... endet, öffnet eine Liste; 0
    führt zurück.

        Eingabetaste  gut sein lassen: passt, wo das eine Antwort ist
        i NAME        eine Karte ansehen (ein Teil des Namens genügt)
        c             die Frage und die Auswahl noch einmal
        s             beide Seiten des Kampfes, Posten für Posten
        t             der Tisch: Stufe, Klasse, Rasse und Ausrüstung von allen
        h             deine Hand
        l             was zuletzt geschah
        why HANDLUNG  ob etwas erlaubt ist, und sonst, welche Regel es verbietet
        quiet         nur gefragt werden, wenn es darauf ankommt, oder jederzeit
        save, q       das Spiel ablegen und gehen; Strg-C tut dasselbe

    Du kannst auch in Worten tippen, mit den Namen, die auf den Karten stehen:

        equip mace of sharpness
        sell laser, maser
        ask Bob treasures 1 picks 1
        play loaded die choose 6
        trade Bob give helm of courage want boots of butt-kicking

    Ist es gegen die Regeln, erfährst du, gegen welche.
