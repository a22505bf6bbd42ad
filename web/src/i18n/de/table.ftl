## Der Tisch
turn-line = Zug { $turn }: { $name }, { $phase }
phase-opening = beim Ankleiden
phase-start = vor der Tür
phase-after-door = im leeren Raum
phase-charity = am Ende des Zuges
phase-combat = im Kampf
phase-over = das Ende
board = Stufen: { $spoken }
board-one = { $name } { $level }
rivals = Rivalen
thinks = überlegt …
has-passed = hat gepasst
has-turn = ist am Zug
has-fight = kämpft
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
i-win = du siegst
we-win = ihr siegt
we-lose = { $count ->
    [one] es siegt
   *[other] sie siegen
}
fighter-wins = { $name } siegt
monsters-win = { $count ->
    [one] Monster siegt
   *[other] Monster siegen
}
treasures = { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätze
}
levels = { $count ->
    [one] 1 Stufe
   *[other] { $count } Stufen
}
for-the-win = Dieser Kampf entscheidet das Spiel
deal = Hilfe: { $who }, für { $terms }
would-be = Dann stünde es
our-side = Munchkins
their-side = Monster
no-discards = Noch nichts hier
quiet-line = { $name }, { $phase }
saying-1 = Hinter jeder Tür liegt ein Schatz, oder der, dem er gehört.
saying-2 = Anklopfen ist für Leute mit Versicherung.
saying-3 = Wer als Letzter hineingeht, trägt den Drachen hinaus.
saying-4 = Alle fangen unten an. Manchen gefällt die Aussicht.
saying-5 = Ein Freund in der Not ist ein Freund mit Preisschild.
saying-6 = Vorsicht ist für die, die die Karte vorher lesen.
saying-7 = Irgendwo freut sich ein Monster schon darauf.
saying-8 = Die anderen zählen deine Gegenstände. Zähl mit.
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
table-waits = Der Tisch wartet auf dich:
by-itself = Gleich geht es von selbst weiter. Sag „Moment“, wenn du Zeit zum Denken willst.
you-wait = Warten:
goes-on = Gleich geht es weiter …
then-pass = dann passt du
then-roll = dann gilt der Wurf
then-curse = { $world ->
    [orbit] dann schnappt die Falle zu
   *[dungeon] dann trifft der Fluch
}
then-bad-stuff = dann passiert das Schlimme
held-by = { $count ->
    [one] { $names } bittet um einen Moment.
   *[other] { $names } bitten um einen Moment.
}
missed = { $name } ist nicht da und muss entscheiden. { $what ->
    [yours] Bis { $name } wieder da ist, kann ein Bot weiterspielen.
    [host] Solange niemand den Tisch leitet, kann jeder von euch einen Bot weiterspielen lassen.
   *[other] { $host } leitet den Tisch und kann einen Bot weiterspielen lassen.
}
let-play = Einen Bot für { $name } spielen lassen
sure-let-play = Wirklich? Bis { $name } wieder da ist.
bot-for-now = vorerst ein Bot
meanwhile = Solange darfst du dies und das: siehe Mehr.
sending = wird gesendet …
queued = aufgehoben, bis die Leitung steht
answer = Antworten
ask-for-help = Um Hilfe bitten
offer-help = Hilfe anbieten
more = Mehr ({ $count })
sure = Sicher? { $what }
doubt-harms = Das schadet deiner eigenen Seite.
doubt-helps = Das nützt jemand anderem.
doubt-behind = Du liegst zurück.
doubt-ahead = Du liegst vorn.
doubt-gone = Dann ist es weg.
your-hand = Deine Hand: { $count } von { $limit } Karten
can-be-played = spielbar.
cannot-be-played = jetzt nicht; drücken, um zu sehen, warum.
empty-hand = Deine Hand ist leer. Deine Zukunft vielleicht auch.
more-views = Mehr vom Tisch
what-you-can-do = Was du damit tun kannst
in-a-moment = Andere sind am Werk; spielen kannst du das, sobald der Tisch ruht.
not-now = Jetzt nicht.
answer-drop = Ablegen: { $what }
answer-choose = Wählen: { $what }
rule = Regel { $rule }
rule-card = So steht es auf der Karte.
exactly = Genau
rulings = Ein für alle Mal entschieden
everything = Alles, was du darfst
nothing-to-do = Sonst gerade nichts.
look-at-table = Den Tisch ansehen
counter-offer = Gegenangebot
beside = Auch möglich ({ $count })
offered-help = { $name } und du
offered-trade = { $name } möchte tauschen
your-offer-to = Dein Angebot an { $name }
offer-open = Dein Angebot an { $name } steht: { $text }
nothing = nichts

build = Etwas anderes …
build-ask = Um Hilfe bitten oder sie anbieten
build-trade = Tausch anbieten
build-sell = Gegenstände verkaufen
build-show = Karten zeigen
build-withdraw = Ein Angebot zurückziehen
build-give = Milde Gabe
build-play = Eine Karte spielen
build-equip = Anlegen
build-unequip = Quer legen
build-on = Anders verwenden …
so-far = Bisher
step-back = Einen Schritt zurück
do-it = So machen
not-any-more = Das geht nicht mehr.
build-put-aside = Was du begonnen hast, wartet: Erst braucht das hier eine Antwort.

orders = Wann man mich fragt
asked-when = Frag mich
asked-when-always = jedes Mal
asked-means-always = In jeder Wartezeit, was du auch auf der Hand hast. Sind mehrere Leute da, endet sie trotzdem nach einigen Sekunden, und dann passt du; „Moment“ hält sie offen.
asked-when-fitting = wenn ich etwas Nützliches tun könnte
asked-means-fitting = Du hältst eine Karte oder hast eine Fähigkeit, die dort etwas ausmacht; sonst passt du, wenn die Wartezeit endet.
asked-when-near-win = nur wenn das Ende naht
asked-means-near-win = Ebenso, aber nur in einem Kampf, der jemanden auf eine der letzten zwei Stufen brächte.
asked-when-not-this-fight = in diesem Kampf nicht mehr
asked-means-not-this-fight = In allen seinen Wartezeiten passt du, wenn sie enden; danach wirst du gefragt wie zuvor.
asked-when-not-this-turn = in diesem Zug nicht mehr
asked-means-not-this-turn = Dasselbe, bis der Zug endet.
asked-always = Ab jetzt wirst du jedes Mal gefragt. Sind mehrere Leute da, endet eine Wartezeit nach einigen Sekunden; „Moment“ hält sie offen.
orders-when = Für mich passen, was ich auch auf der Hand habe
orders-unless = aber weck mich, wenn
passing-never = nie; nur das Ende einer Wartezeit passt für mich
passing-fight = in diesem Kampf
passing-turn = in diesem Zug
passing-always = immer
unless-win = dieser Kampf jemandem das Spiel bringen könnte
unless-me = es um mich geht
orders-hint = Niemand kann deine Befehle von deinem Schweigen unterscheiden.
orders-give = So sei es

moment-kill = Erschlagen!
moment-curse = { $world ->
    [orbit] Reingetappt!
   *[dungeon] Verflucht!
}
moment-caught = Erwischt!
moment-escaped = Entwischt!
strikes-you = Das trifft dich!

slot-headgear = Kopf
slot-armor = Körper
slot-hands = Hände
slot-footgear = Füße
slot-other = Außerdem
slot-carried = Im Gepäck
slot-shots = Zum Verbrauchen
slot-being = Klasse, Rasse und Gefolge
slot-curses = { $world ->
    [orbit] Fallen
   *[dungeon] Flüche
}
known-hand = In der Hand gesehen
free = frei
plain-human = schlicht Mensch

log = Protokoll
why-bot = Warum hat { $name } das getan?
why-bot-short = Warum?
bot-says = { $name }: „{ $text }“
nothing-happened = Noch ist nichts passiert. Genieß es.
chat = Plaudern
unread = { $count } ungelesen
says = { $name }: { $text }
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
clock-offer = Das Angebot: { $seconds } Sekunden
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
strikes-from = Von { $name }!
time-short = Deine Zeit ist fast um: noch { $seconds } Sekunden, dann wird für dich entschieden.
turn-line-mine = Zug { $turn }: du, { $phase }
turn-line-handed = Zug { $turn }: { $mine ->
    [turn] du; { $fighter } kämpft
    [fight] { $name }; du kämpfst
   *[none] { $name }; { $fighter } kämpft
}
quiet-line-mine = Du, { $phase }
before-first = Vor dem ersten Zug
dressing-you = Du ziehst dich an.
dressing-still = { $count ->
    [one] { $names } zieht sich noch an.
   *[other] { $names } ziehen sich noch an.
}
carries = { $count } im Gepäck
sex-fell = Dein Munchkin ist { $sex }. { $world ->
    [orbit] Eine Falle
   *[dungeon] Ein Fluch
} kann das noch ändern.
