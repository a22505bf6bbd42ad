# Die Worte der Seite auf Deutsch; dieselben Meldungen mit denselben Variablen wie en.ftl.

## Überall
offline = Der Server ist nicht zu erreichen. Vielleicht gleich wieder.
one-moment = Einen Moment …
wait-dungeon = Jemand zündet noch die Fackeln an.
wait-orbit = Die Luftschleuse überlegt es sich noch.
close = Schließen
cancel = Abbrechen
settings = Einstellungen
pages = Seiten
about = Über
no-page = Diese Seite gibt es nicht.
no-page-text = Du hast zugetreten, und hinter der Tür war eine Mauer. Das passiert den Besten, und dir etwas öfter.
no-table = Kein Tisch hier
no-table-text = Vielleicht hat jemand aufgeräumt. Die Munchkins waren es nicht.
no-line = Niemand antwortet
line-never = Wir klopfen weiter. Solange wird wenigstens nichts gestohlen.
try-again = Noch mal versuchen
foot = Kein Konto, keine Verfolgung, keine Gnade.
to-first-page = Zur ersten Seite
language = Sprache
shade = Licht
shade-system = Wie das Gerät
shade-light = Hell
shade-dark = Dunkel
motion = Bewegung
motion-system = Wie das Gerät
motion-less = So wenig wie möglich
asking = Vor Taten ohne Zurück
asking-rash = Nachfragen, wenn es nach Versehen aussieht
asking-always = Immer nachfragen
asking-never = Nie nachfragen
sound = Ton
sound-on = Karten, Würfel und Missgeschicke
volume = Wie laut

## Die erste Seite
hero = Tür eintreten. Bereuen. Noch mal.
hero-text = Monster töten, Schätze raffen, Freunde verraten. Wer zuerst Stufe 10 erreicht, gewinnt; der Schiedsrichter kennt jede Regel und verzieht keine Miene.
edition = Ausgabe
play-now = Jetzt spielen
play-now-text = Du und drei Bots, sofort. Ohne Konto, ohne Uhr.
default-name = Du
quick-title = Gegen drei Bots
your-tables = Deine Tische
waits-for-you = wartet auf dich
new-table = Neuer Tisch
new-table-text = Ausgabe, Plätze und Uhr wählen, Freunde per Link einladen.
join = Mitspielen
code-or-link = Code oder Link
join-or-watch = Zum Tisch
watch = Zuschauen
nothing-listed = Gerade kein offener Tisch. Mach den ersten auf; die Spinnen rücken zusammen.
seats-of = { $taken } von { $all } Plätzen besetzt
cards = Karten
cards-text = Alle Sets, mit Suche, und genau, was jede Karte tut.
browse-cards = Karten ansehen
how-text = Fünf Seiten mit Bildern. Verlieren wirst du trotzdem, aber du weißt dann, warum.
how-read = Lesen
state-lobby = noch nicht ausgeteilt
state-playing = läuft
state-over = vorbei

edition-munchkin = Munchkin
edition-lite = Munchkin Lite
edition-star-2010 = Star Munchkin, Regeln von 2010
edition-star = Star Munchkin
edition-star-deluxe = Star Munchkin Deluxe

## Ein neuer Tisch
title = Wie heißt er?
title-hint = Freitagabend
clock = Uhr
clock-friendly = Freundlich: 6 Sekunden Frist
clock-brisk = Flott: keine Zeit für Reden
clock-none = Keine: alle müssen passen
clock-days = Tage: Zug um Zug
seats = Plätze
seat-n = Platz { $seat }
name = Name
name-n = Name an Platz { $seat }
sex = Geschlecht
sex-n = Geschlecht an Platz { $seat }
sex-male = männlich
sex-female = weiblich
kind-here = Jemand hier
kind-open = Offen, per Link
kind-bot = Ein Bot
kind-open-text = Wer den Link hat
bot-for = Bot an Platz { $seat }
bot-named = Bot: { $bot }
bot-random = zufällig
bot-easy = leicht
bot-normal = normal
bot-hard = schwer
remove-seat = Platz { $seat } entfernen
add-seat = Noch ein Platz
options = Optionen
option-listen-at-the-door = Schneller: an der Tür lauschen
option-shared-victory = Gemeinsamer Sieg
option-epic = Episch: weiter bis Stufe 20
option-house-powers = Hauskräfte
sets = Kartensets
sets-hint = Nichts angekreuzt: das der Ausgabe.
guests = Gäste
listed = Den Tisch für alle auflisten
watched = Zuschauer dürfen kommen
make-table = Tisch aufstellen
edition-text-munchkin = Verliese, Türen, Gier. Das, was alle meinen.
edition-text-lite = Kleinere Schachtel, drei oder vier Spieler, dieselbe Bosheit.
edition-text-star-2010 = Der Weltraum nach den Regeln von 2010: vier Phasen, weniger Gefallen.
edition-text-star = Laser, Außerirdische, Gefährten. Im Weltraum hört dich jeder feilschen.
edition-text-star-deluxe = Noch einmal Weltraum, mit Spielplan, der zeigt, auf wen zuerst geschossen wird.
new-lead = Vier Entscheidungen. Der Rest des Abends ergibt sich.

## Vor dem Spiel
a-table = Ein Tisch
free-seat = Ein freier Platz
seat-open = offen
seat-bot = Bot, { $bot }
seat-away = weg; ein Bot spielt weiter
seat-here = da
seat-gone = nicht verbunden
you = du
host = Gastgeber
wants-pause = möchte eine Pause
open-seat = Öffnen
send-away = Wegschicken
seat-a-bot = Einen Bot setzen …
deal-cards = Austeilen
fill-seats = Erst braucht jeder Platz einen Menschen oder einen Bot.
wait-for-host = Du sitzt. Der Gastgeber teilt aus, wenn alle da sind.
not-seated = Du schaust zu.
sit-down = Hinsetzen
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

## Der Tisch
turn-line = Zug { $turn }: { $name }, { $phase }
phase-opening = beim Ankleiden
phase-start = vor der Tür
phase-after-door = im leeren Raum
phase-charity = Milde Gabe
phase-combat = im Kampf
phase-over = das Ende
board = Stufen: { $spoken }
board-one = { $name } { $level }
rivals = Rivalen
thinks = überlegt …
has-passed = hat gepasst
has-turn = ist am Zug
is-dead = tot
is-bot = von einem Bot gespielt
level = Stufe
level-n = Stufe { $level }
strength = Kampfstärke
strength-n = Kampfstärke { $strength }: warum?
strength-short = Stärke { $strength }
hand = Hand
hand-n =
    Auf der Hand: { $doors ->
        [one] 1 Tür
       *[other] { $doors } Türen
    }, { $treasures ->
        [one] 1 Schatz
       *[other] { $treasures } Schätze
    } (höchstens { $limit })
munchkin = Munchkin
middle = Die Mitte des Tisches
fight = Der Kampf
we-win = ihr siegt
we-lose = sie siegen
munchkins-win = Munchkins siegen
monsters-win = Monster siegen
treasures = { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätze
}
levels = { $count ->
    [one] 1 Stufe
   *[other] { $count } Stufen
}
for-the-win = Dieser Kampf entscheidet das Spiel
deal = { $who } hilft für { $terms }
would-be = Dann stünde es
our-side = Munchkins
their-side = Monster
side-munchkins = für die Munchkins
side-monsters = für die Monster
left = noch { $count }
discarded = { $count } abgelegt
no-discards = Noch nichts hier
quiet-line = { $name }, { $phase }
saying-1 = Hinter jeder Tür liegt ein Schatz, oder der, dem er gehört.
saying-2 = Anklopfen ist für Leute mit Versicherung.
saying-3 = Wer als Letzter hineingeht, trägt den Drachen hinaus.
saying-4 = Stufe 1 ist keine Zahl. Es ist ein Geruch.
saying-5 = Ein Freund in der Not ist ein Freund mit Preisschild.
saying-6 = Vorsicht ist für die, die die Karte vorher lesen.
saying-7 = Irgendwo freut sich ein Monster schon darauf.
saying-8 = Du siehst heute stark aus. Den anderen ist es aufgefallen.
discards-doors = Abgelegte Türen
discards-treasures = Abgelegte Schätze
pool = Schätze zum Teilen
body = Die Leiche
back-door = Eine verdeckte Türkarte
back-treasure = Eine verdeckte Schatzkarte
bad-stuff = Schlimme Dinge:
big = Groß
complex = Komplex

prompt = Was von dir erwartet wird
now-you = Jetzt du:
you-wait = Warten:
meanwhile = Solange darfst du spielen, was leuchtet.
sending = wird gesendet …
queued = aufgehoben, bis die Leitung steht
answer = Antworten
ask-for-help = Um Hilfe bitten
offer-help = Hilfe anbieten
more = Mehr ({ $count })
sure = Sicher? { $what }
your-hand = Deine Hand: { $count } von { $limit } Karten
can-be-played = spielbar.
cannot-be-played = jetzt nicht; drücken, um zu sehen, warum.
tap-again = { $what } Nochmal tippen.
empty-hand = Deine Hand ist leer. Deine Zukunft vielleicht auch.
more-views = Mehr vom Tisch
what-you-can-do = Was du damit tun kannst
not-now = Jetzt nicht.
rule = Regel { $rule }
rule-card = So steht es auf der Karte.
exactly = Genau
rulings = Ein für alle Mal entschieden
everything = Alles, was du darfst
nothing-to-do = Ausnahmsweise nichts.
look-at-table = Den Tisch ansehen
counter-offer = Gegenangebot
beside = Auch möglich ({ $count })
offered-help = { $name } und du
offered-trade = { $name } möchte tauschen
your-offer-to = Dein Angebot an { $name }
offer-open = Dein Angebot an { $name } steht: { $text }
you-get = Du bekommst
you-give = Du gibst
nothing = nichts

build = Beliebige Handlung bauen
build-ask = Über Hilfe verhandeln
build-trade = Tausch anbieten
build-sell = Gegenstände verkaufen
build-show = Karten zeigen
build-withdraw = Ein Angebot zurückziehen
build-give = Milde Gabe
build-play = Eine Karte spielen
build-equip = Anlegen
build-unequip = Ablegen
build-on = Anders verwenden …
so-far = Bisher
step-back = Einen Schritt zurück
do-it = So machen
not-any-more = Das geht nicht mehr.

orders = Dauerbefehle
orders-when = Für mich passen
orders-unless = aber weck mich, wenn
passing-never = nie: ich entscheide jedes Mal
passing-fight = in diesem Kampf
passing-turn = in diesem Zug
passing-always = immer
unless-win = dieser Kampf jemandem das Spiel bringen könnte
unless-me = es um mich geht
orders-hint = Niemand kann deine Befehle von deinem Schweigen unterscheiden.
orders-give = So sei es

moment-kill = Erschlagen!
moment-curse = Verflucht!
moment-caught = Erwischt!
moment-escaped = Entwischt!

slot-headgear = Kopf
slot-armor = Körper
slot-hands = Hände
slot-footgear = Füße
slot-other = Außerdem
slot-carried = Getragen
slot-being = Klasse, Rasse und Gefolge
slot-curses = Flüche
known-hand = In der Hand gesehen
free = frei
plain-human = schlicht Mensch

log = Protokoll
nothing-happened = Noch ist nichts passiert. Genieß es.
chat = Plaudern
say = Sagen
say-something = Sag etwas
nothing-said = Noch nichts gesagt. Verdächtig.
emotes = Gesichter
emote-laugh = lacht
emote-cry = weint
emote-rage = tobt
emote-shrug = zuckt die Schultern
emote-applause = klatscht
emote-innocent = schaut unschuldig
emote-gloat = ist schadenfroh
emote-sorry = bedauert

clock-window = Das Warten: { $seconds } Sekunden
clock-turn = Der Zug: { $seconds } Sekunden
paused-agreed = Der Tisch macht Pause.
paused-storage = Der Server kann nicht auf seine Platte schreiben; der Tisch wartet so lange.
line-lost = Die Leitung ist weg; neuer Versuch …
line-queued = { $count ->
    [one] Eine Handlung ist aufgehoben und wird gesendet.
   *[other] { $count } Handlungen sind aufgehoben und werden gesendet.
}
take-the-device = { $name }, nimm das Gerät
others-look-away = Die anderen schauen natürlich weg.
i-am = Ich bin { $name }
hand-over = Das Gerät an { $name } geben

## Hinweise im ersten Spiel
hint = Hinweis:
hint-close = Verstanden
hint-kick = Jeder Zug beginnt mit einer Tür und deinem Stiefel. Dahinter: ein Monster, ein Fluch oder eine Karte zum Behalten.
hint-fight = Die größere Zahl gewinnt, ein Gleichstand gehört dem Monster. Was leuchtet, ändert die Zahlen, bis du es ausfichtst.
hint-help = Zu schwach? Ein Rivale darf dir helfen, gegen Bezahlung. Versprich Schätze: Dankbarkeit ist keine Währung.
hint-run = Mit einer 5 oder 6 kommst du davon. Mit weniger werden die Schlimmen Dinge verlesen. Sie handeln von dir.
hint-curse = Ein Fluch; im Weltraum eine Falle. Er trifft, wer ihn aufdeckt. Verdeckt gezogene darfst du werfen, auf jeden.
hint-charity = Deine Hand ist zu voll. Was zu viel ist, bekommt die niedrigste Stufe am Tisch; bist du das selbst, dann niemand.
hint-death = Du bist tot. Die anderen teilen deine Sachen; Stufe, Klasse und Rasse bleiben dir, und eine neue Hand kommt bald. Deine Rache auch.
hint-meddle = Nicht dein Kampf. Was leuchtet, kann ihn trotzdem wenden, so oder so. Pass, wenn dir die Karten ausgehen. Oder die Bosheit.
hint-deal = Ein Angebot. Wird es angenommen, achtet der Schiedsrichter darauf, dass beide es halten; bis dahin darfst du feilschen.
hint-last = Stufe { $level }. Die letzte gibt es nur für einen Sieg über ein Monster, und zählen können hier alle.
hints = Hinweise
hints-on = Jeden einmal, wenn er zählt
hints-off = Keine, danke
hints-again = Von vorn ({ $seen } von { $all } gezeigt)

## So wird gespielt
how = So wird gespielt
how-short = Anleitung
how-pages = Seiten der Anleitung
how-page = Seite { $page } von { $all }
how-back = Zurück
how-next = Weiter
how-done = Genug. Zur Tür
how-fight-it = Bekämpfen
how-suffer-it = Erleiden
how-keep-it = Behalten
how-1-title = Zehn Stufen bis zum Sieg
how-1-a = Alle beginnen auf Stufe 1, mit acht Karten und ohne einen Ruf, den man verlieren könnte. Wer zuerst Stufe 10 erreicht, gewinnt.
how-1-b = Aufwärts geht es mit besiegten Monstern. Oder mit Plunder, für tausend Gold verkauft. Oder mit einer Karte, die das einfach behauptet.
how-1-c = Nur die letzte Stufe muss erkämpft werden. Die anderen werden alles tun, damit dir das in Erinnerung bleibt.
how-2-title = Zuerst wird eine Tür eingetreten
how-2-a = Dein Zug beginnt mit der obersten Türkarte, offen. Ein Monster: bekämpfen. Ein Fluch: trifft dich, sofort. Alles andere: auf die Hand.
how-2-b = Kein Monster? Such Ärger mit einem aus der Hand, oder plündere den Raum: noch eine Tür, verdeckt, niemand sieht sie.
how-2-c = Mehr als fünf Karten am Ende gehen an die niedrigste Stufe am Tisch. Das heißt Milde Gabe, und niemand tut es gern.
how-3-title = Die größere Zahl gewinnt
how-3-a = Deine Stufe und deine Gegenstände auf der einen Seite, das Monster auf der anderen. Gleichstand gehört dem Monster; es wohnt hier.
how-3-b = Gewinnst du, steigst du auf und nimmst seine Schätze. Wie viel wovon, steht auf der Karte.
how-3-c = Verlierst du, läufst du. Mit 5 oder 6 bist du weg; mit weniger kommen die Schlimmen Dinge, und sie heißen zu Recht so.
how-4-title = Freunde zum Tagespreis
how-4-a = Ein Rivale darf dir helfen: Seine Zahl kommt zu deiner. Er wird Schätze dafür wollen. Feilsche; der Schiedsrichter hält beide an die Abmachung.
how-4-b = Alle anderen dürfen sich einmischen: das Monster größer machen, kleiner machen, oder verfluchen, wer es am wenigsten brauchen kann.
how-4-c = Was leuchtet, ist jetzt spielbar. Drück auf eine Karte, und du liest genau, was sie tut, und wenn sie dunkel ist, welche Regel im Weg steht.
how-5-title = Zieh dir etwas an
how-5-a = Eine Kopfbedeckung, eine Rüstung, ein Paar Schuhe, zwei Hände, ein großes Ding. Der Rest wird geschleppt und hilft niemandem.
how-5-b = Klasse und Rasse biegen die Regeln für dich; wie, steht auf der Karte. Ohne beide bist du Mensch, und dafür kann niemand etwas.
how-5-c = Stirbst du, teilen die anderen deine Habe. Du kommst wieder, mit Stufe, Klasse, Rasse und einer Liste von Namen.

## Tasten
keys = Tasten
key-buttons = die Knöpfe neben der Ansage
key-go = zu den Knöpfen neben der Ansage
key-hand = zu deiner Hand
key-munchkin = dein Munchkin
key-fight = zur Mitte des Tisches
key-rivals = zu den Rivalen
key-everything = alles, was du darfst
key-ask = über Hilfe verhandeln
key-trade = Tausch anbieten
key-sell = Gegenstände verkaufen
key-orders = Dauerbefehle
key-log = Protokoll
key-chat = Plaudern
key-info = die Karte im Fokus, aus der Nähe
key-keys = dieses Blatt
key-tab = von einem zum nächsten; Enter drückt
key-escape = schließt, was offen ist

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

## Karten
search = Suche
search-hint = Feuer, Schlimme Dinge, Elf …
set = Set
kind = Art
all = alle
found = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
}
show-more = Mehr zeigen
cards-lead = Alles, was dir zustoßen kann. Vorher davon zu wissen, hilft selten.
none-found = Nichts dieses Namens. Sei froh.
kind-item = Gegenstand
kind-monster = Monster
kind-one_shot = Einmalig
kind-curse = Fluch
kind-level_up = Stufe aufsteigen
kind-special_door = Besondere Tür
kind-special_treasure = Besonderer Schatz
kind-monster_enhancer = Monsterverstärker
kind-trap = Falle
kind-class = Klasse
kind-race = Rasse
kind-sidekick = Gefährte
kind-hireling = Mietling

about-text = kickdoor ist ein Schiedsrichter für das Kartenspiel Munchkin: Es kennt die Regeln von fünf Ausgaben, spielt gegen dich und lässt niemanden schummeln, der nicht die Karte dafür hat.
about-fair = Das Mischen wird vor dem Austeilen versiegelt und am Ende geöffnet; jeder kann nachrechnen. Die Bots sehen, was du auf ihrem Platz sähest, sonst nichts. Gewinnen sie, haben sie es verdient. Leider.
about-drawings = Bilder und Buchstaben
about-small = Das Kleingedruckte
about-pictures = Die Zeichnungen auf den Karten sind von Lorc, Delapouite und den anderen Händen von
about-type = Gesetzt in Atkinson Hyperlegible und Caveat Brush, beide unter der SIL Open Font License.
about-publisher = Munchkin ist eine Marke seines Verlags, der mit diesem Projekt nichts zu tun hat. Alle Texte hier sind unsere eigenen.
