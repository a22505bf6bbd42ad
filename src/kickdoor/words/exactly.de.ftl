# Exactly what a card does, in German: the messages of exactly.en.ftl with the same variables.
#
# Was geschieht, steht im Infinitiv ("2 Stufen verlieren"): der Kopf des Satzes sagt, wem.

## How sentences are put together

sentence = { $head }: { $body }.
figures = { $kind }: { $figures }.
plain = { $body }.
then = { $first }; dann { $last }
otherwise = { $first }, oder wenn das nichts bewirkt: { $last }
or = { $first } oder { $last }
and = { $first } und { $last }
comma = { $first }, { $last }
only-if = { $what }, wenn gilt: { $when }
choice = „{ $word }“: { $effects }
group = ({ $what })

## Figures

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
figure-treasures-mod = { $add } Schätze
figure-gold = { $count ->
    [0] ohne Wert
   *[other] { $count } Gold
}
figure-big = Groß
figure-complex = Komplex
figure-laser = Laser
figure-usable_by = nur für { $traits }
figure-not_usable_by = nicht für { $traits }
figure-tags = Merkmal { $tags }
trait-human = Mensch
trait-male = männlich
trait-female = weiblich

## A monster's ways

way-run_away = { $add } auf jeden Wurf, ihm zu entkommen.
way-cannot_flee = Niemand kann ihm entkommen.
way-auto_escape = Wer vor ihm wegläuft, entkommt ohne Wurf.
way-no_helpers = Niemand darf gegen es helfen.
way-flee_penalty = Wen es verfolgt und wer vor ihm weglaufen muss, verliert { $count ->
    [one] 1 Stufe
   *[other] { $count } Stufen
}, entkommen oder nicht.
way-pursues = Es verfolgt nur, wenn gilt: { $when }.
way-will_not_fight = Es geht kampflos, wenn gilt: { $when }.
way-leaves_treasures = Geht es so, zieht der Kämpfer { $count ->
    [-1] alle seine Schätze
    [one] 1 Schatz
   *[other] { $count } Schätze
}.
head-before = Vor dem Kampf, für den Kämpfer
head-bad_stuff = Schlimme Dinge

## Cards as they are played

head-play = Ausgespielt { $how }
head-must_play = Sofort ausgespielt, wenn man die Karte bekommt
head-never = Nicht von sich aus ausgespielt
head-power = { $name }, { $how }
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

## Whom a condition is about

who-player = der Spieler
who-owner = der Besitzer
who-munchkin = ein Munchkin im Kampf
who-that = dieser Munchkin
who-runner = der Weglaufende
who-affected = der Betroffene

## Conditions

when-has = { $who } zählt als { $traits }
when-suffers = { $who } hat die Nachteile von { $traits }
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
    [yes] { $who } ist Episch
   *[no] { $who } ist nicht Episch
}
when-house = { $value ->
    [yes] mit Hauskräften wird gespielt
   *[no] ohne Hauskräfte wird gespielt
}
when-just_fought = { $value ->
    [yes] ein Kampf ist gerade vorbei
   *[no] kein Kampf ist gerade vorbei
}
when-follower_lost = { $value ->
    [yes] ein Gefolgsmann wurde gerade abgelegt
   *[no] kein Gefolgsmann wurde gerade abgelegt
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

## When

timing-never = nicht von sich aus
timing-any-time = wann immer der Tisch ruht
timing-combat = von jedem, in einem Kampf
timing-in-combat = von einem Munchkin im Kampf
timing-own-combat = vom Kämpfer in einem Kampf
timing-as-item = wie ein Gegenstand
timing-own-turn = im eigenen Zug, außerhalb eines Kampfes
timing-out-of-combat = jederzeit außerhalb eines Kampfes
timing-before-kick = bevor die Tür eingetreten wird
timing-first-roll = wenn der Kampf verloren ist, bevor jemand zum Weglaufen würfelt
timing-runner-first = vom Weglaufenden, bevor jemand zum Weglaufen würfelt
timing-runner = vom Weglaufenden, statt zu würfeln
timing-own-roll = nach jedem eigenen Wurf
timing-own-escape-roll = nach dem eigenen Wurf zum Weglaufen
timing-own-failed = nach dem eigenen misslungenen Wurf zum Weglaufen
timing-any-failed = nach jedem misslungenen Wurf zum Weglaufen
timing-any-escape = wenn gerade jemand entkommen ist
timing-curse = wenn ein Fluch trifft, oder auf einen, der anhält
timing-bad-stuff = bevor Schlimme Dinge einen selbst treffen
timing-own-turn-combat = in einem Kampf im eigenen Zug, selbst wenn man schon erwischt ist
timing-face-up-draw = statt offen zu ziehen
timing-killed = statt zu sterben
timing-helper = vom Helfer in einem Kampf
timing-class = wie eine Klasse oder Rasse
timing-equip = wann immer die Ausrüstung gewechselt werden darf

## On what

on-player = auf irgendeinen Spieler
on-other = auf einen anderen Spieler
on-fighting = auf einen anderen Spieler im Kampf
on-monster = auf ein Monster im Kampf
on-own-item = auf einen eigenen Gegenstand
on-item-of = auf einen Gegenstand, den ein anderer im Spiel hat
on-curse = auf diesen Fluch
on-runners = auf einen oder zwei willige Weglaufende
on-escaped = auf den Entkommenen und ein Monster
on-pile = auf eine Karte in der Ablage
on-side-or-monster = auf eine Seite, oder auf das genannte Monster
on-small-item-of = auf einen Gegenstand, den ein anderer im Spiel hat, keinen Großen
on-idle-item-of = auf einen quer liegenden Gegenstand eines anderen Spielers
on-deck = auf einen Stapel
on-face = auf eine Seite des Würfels
on-follower-owner = auf einen Spieler, und darauf, wessen Gefolgsmann dafür geht
on-side = auf eine Seite
on-non-fighter = auf irgendeinen Spieler außer dem Kämpfer

## What it costs, how often

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
    [one] Gefolgsmann
   *[other] Gefolgsleute
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
price-gold = { $what }, je mindestens { $gold } Gold wert
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

## Numbers that count by themselves

to-strength = { $add } Kampfstärke
to-run-away = { $add } auf Weglaufen
to-hands = { $add } Hände
to-hand-limit = { $add } auf die Handkarten, die man behalten darf
to-big = { $count ->
    [99] keine Grenze für Große Gegenstände (+99)
   *[other] { $add } auf die Zahl der Großen Gegenstände
}
to-complex = { $count ->
    [99] keine Grenze für Komplexe Gegenstände (+99)
   *[other] { $add } auf die Zahl der Komplexen Gegenstände
}
to-followers = { $count ->
    [99] keine Grenze für Gefolgsleute (+99)
   *[other] { $add } auf die Zahl der Gefolgsleute
}
to-floor = { $add } auf die Stufe, unter die man nicht fällt
to-die = { $add } auf jeden Wurf
to-extra-levels = { $add } auf die Stufen fürs Töten
to-extra-treasures = { $add } auf seine Schätze
to-grip = { $add } freie Hände für jeden Gegenstand für 2 Hände
to-doors = { $add } Türen, verdeckt, nach einem Kampf mit einem getöteten Monster
to-sale = { $add } Gold auf das, was man damit verkauft
per-other-undead = { $what } für jeden anderen Untoten im Kampf
per-gold-1000 = { $what } für je 1.000 Gold an Gegenständen des Kämpfers
per-elves = { $what } für jeden Elf im Kampf
per-munchkin = { $what } für jeden Munchkin einzeln
named-number = { $what } („{ $name }“)

## What does not count

ignores-levels = Stufen zählen nicht.
ignores-bonuses = Nichts als Stufen zählt.
ignores-items = { $which ->
    [none] Gegenstände zählen nicht.
   *[other] Gegenstände zählen nicht: { $which }.
}
items-only = nur die zu benutzen als { $sorts }
items-but = außer denen zu benutzen als { $sorts }
sort-none = nichts Bestimmtes
sort-laser = Laser
ignores-followers = Gefolgsleute zählen nicht.
ignores-reversed-lasers = Laser zählen gegen ihre Schützen.

## Rules that change

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
passive-two-followers = Die Kraft heißt „zwei Gefolgsleute“.
passive-extra-part = Man darf zweierlei am Kopf, oder zweierlei an den Füßen, oder eine Hand mehr benutzen.
passive-level-floor = Die Kraft heißt „ein Boden unter der Stufe“.
passive-carry-one = Trägt und benutzt einen Gegenstand, was immer die Grenzen sagen.
passive-encore = Nach dem Entkommen aus einem Kampf einen Schatz ziehen.
passive-shrug-off = Flüche hinter selbst eingetretenen Türen bewirken nichts.
passive-extra-hand = Die Kraft heißt „eine Hand mehr“.
passive-bound = Kann nicht gestohlen, getauscht oder verschenkt werden.
passive-unforced = Der Besitzer kann nicht zum Helfen gezwungen werden.
passive-follower-bonus = Die Kraft heißt „ein Bonus für Gesellschaft“.
passive-die-loss = Nach jedem gewonnenen Kampf würfeln: bei 1 oder 2 wird die Karte abgelegt.
passive-laser = Darf mit anderen Lasern verbunden werden.
passive-will-not-fight = Die Kraft heißt „kämpft nicht gegen jeden“.
passive-double-sale = Einmal in jedem eigenen Zug bringt ein Gegenstand den doppelten Preis.
passive-headgear-lost-lifts = Aufgehoben, wenn ein Fluch oder Schlimme Dinge die Kopfbedeckung nehmen.
passive-roll-escape-lifts = Aufgehoben durch ein gewürfeltes Entkommen.

## What happens: levels and the character

do-lose_level = { $count ->
    [rolled] so viele Stufen wie gewürfelt
    [margin] so viele Stufen, wie zum Sieg fehlen,
    [one] 1 Stufe
   *[other] { $count } Stufen
} verlieren{ $max ->
    [0] { "" }
   *[other] , höchstens { $max }
}
do-gain_level = { $count ->
    [one] 1 Stufe
   *[other] { $count } Stufen
} gewinnen{ $wins ->
    [yes] , auch die siegreiche
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
    [all] alle Gefolgsleute
    [one] 1 Gefolgsmann
   *[other] { $count } Gefolgsleute
}{ $whose ->
    [chosen] {" "}des genannten Spielers
   *[own] { "" }
} verlieren
do-mark = { $what ->
   *[no-help-next-combat] im nächsten Kampf darf niemand helfen
}

## Cards that go

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
do-discard_worth = Gegenstände im Wert von zusammen { $gold } Gold ablegen, oder alle, wenn sie weniger wert sind{ $or_level ->
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

## Control

do-first_possible = { $of }
do-choose_one = nach Wahl { $of }
do-each = { $who ->
    [others] jeder andere Spieler
    [neighbours] jeder Nachbar
    [uncaught] jeder nicht erwischte Munchkin
   *[other] jeder, der als { $name } zählt
}: { $do }
do-roll = würfeln

## Cards that come

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
    [follower] {" "}(Gefolgsmann)
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

## Combat

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
do-reward = nach dem Kampf, wenn niemand floh, { $count ->
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
do-force_help = der genannte Spieler muss helfen{ $pick ->
    [0] {" "}umsonst
   *[other] , und wählt Schatz Nummer { $pick }
}{ $wins ->
    [no] ; solche Hilfe bringt den Kämpfer nie auf die Siegstufe
   *[yes] {""}
}
do-take_to_win = den genannten Gegenstand nehmen, wenn er den Kampf wendet: deine Seite muss damit stärker sein, Gleichstand genügt nicht

## Escapes, rolls, Curses

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
do-cancel_curse = der Fluch bewirkt nichts, oder ist aufgehoben
do-reboot = { $levels ->
    [one] 1 Stufe
   *[other] { $levels } Stufen
} verlieren und weiterleben
do-resurrect = so viele Karten wie bezahlt oben von der Ablage nehmen

## Items

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
