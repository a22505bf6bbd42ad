# The page's own words in English; de.ftl has the same messages with the same variables. Sentences about
# the game are made by the server.

## Everywhere
offline = The server cannot be reached. It may be back in a moment.
one-moment = One moment …
wait-dungeon = Somebody is still lighting the torches.
wait-orbit = The airlock is thinking it over.
close = Close
cancel = Cancel
settings = Settings
pages = Pages
about = About
no-page = There is no such page.
no-page-text = You kicked, and behind the door was a wall. It happens to the best, and rather more often to you.
no-table = No table here
no-table-text = Perhaps somebody tidied up. It was not the munchkins.
no-line = Nobody answers
line-never = We keep knocking. Nothing gets stolen meanwhile.
try-again = Try again
foot = No account, no tracking, no mercy.
to-first-page = To the first page
language = Language
shade = Light
shade-system = As the device has it
shade-light = Light
shade-dark = Dark
motion = Motion
motion-system = As the device has it
motion-less = As little as possible
asking = Before an act that cannot be taken back
asking-rash = Ask if it looks like a mistake
asking-always = Always ask
asking-never = Never ask
sound = Sound
sound-on = Cards, dice and misfortune
volume = How loud

## The first page
hero = Kick open the door. Regret it. Again.
hero-text = Kill the monsters, grab the Treasure, sell out your friends. First to Level 10 wins; the referee knows every rule, and keeps a straight face.
edition = Edition
play-now = Play now
play-now-text = You and three bots, at once. No account, no clock.
default-name = You
quick-title = Against three bots
your-tables = Your tables
waits-for-you = waits for you
new-table = New table
new-table-text = Pick the edition, the seats and the clock; invite friends by a link.
join = Join
code-or-link = Code or link
join-or-watch = Go to the table
watch = Watch
nothing-listed = No open table just now. Be the first; the spiders will make room.
seats-of = { $taken } of { $all } seats taken
cards = Cards
cards-text = All sets, with search, and exactly what every card does.
browse-cards = Browse the cards
how-text = Five pages with pictures. You will still lose, but you will know why.
how-read = Read it
state-lobby = not dealt yet
state-playing = playing
state-over = over

edition-munchkin = Munchkin
edition-lite = Munchkin Lite
edition-star-2010 = Star Munchkin, 2010 rules
edition-star = Star Munchkin
edition-star-deluxe = Star Munchkin Deluxe

## A new table
title = What is it called?
title-hint = Friday night
clock = Clock
clock-friendly = Friendly: 6 seconds to meddle
clock-brisk = Brisk: no time for speeches
clock-none = None: everybody has to pass
clock-days = Days: play by turns
seats = Seats
seat-n = Seat { $seat }
name = Name
name-n = Name at seat { $seat }
sex = Sex
sex-n = Sex at seat { $seat }
sex-male = male
sex-female = female
kind-here = A person here
kind-open = Open, by link
kind-bot = A bot
kind-open-text = Whoever has the link
bot-for = Bot at seat { $seat }
bot-named = Bot: { $bot }
bot-random = random
bot-easy = easy
bot-normal = normal
bot-hard = hard
remove-seat = Remove seat { $seat }
add-seat = One more seat
options = Options
option-listen-at-the-door = Faster play: listen at the door
option-shared-victory = Shared victory
option-epic = Epic: on to Level 20
option-house-powers = House powers
sets = Card sets
sets-hint = None ticked: the edition's own.
guests = Guests
listed = List this table for everyone
watched = Spectators may come
make-table = Set the table up
edition-text-munchkin = Dungeons, doors, greed. The one everybody means.
edition-text-lite = A smaller box, three or four players, the same malice.
edition-text-star-2010 = Space, as it was refereed in 2010: four phases, fewer favours.
edition-text-star = Lasers, aliens and Sidekicks. In space everyone can hear you haggle.
edition-text-star-deluxe = Space again, with a board to show who should be shot first.
new-lead = Four decisions. The rest of the evening makes itself.

## The lobby
a-table = A table
free-seat = A free seat
seat-open = open
seat-bot = bot, { $bot }
seat-away = gone; a bot plays on
seat-here = here
seat-gone = not connected
you = you
host = Host
wants-pause = wants a pause
open-seat = Open it
send-away = Send away
seat-a-bot = Seat a bot …
deal-cards = Deal
fill-seats = Every seat needs a person or a bot first.
wait-for-host = You sit. The host deals when all are here.
not-seated = You are looking on.
sit-down = Sit down
lobby-level = Everybody at Level 1, and still on speaking terms.
lobby-wait = Somewhere in the deck
lobby-wait-text = You may meet it before the evening is over. Be polite.
lobby-another = Another one
invite = Invite others
qr = QR code of the invitation
code-is = The code is
copy-invite = Copy the invitation
copy-own = Copy my own link
own-hint = Your own link is your seat, on any device. Share it with nobody.
copied = Copied.
not-copied = The browser would not copy; select the link by hand.
watching = { $count ->
    [0] nobody watches
    [one] one spectator
   *[other] { $count } spectators
}
ask-pause = Ask for a pause
no-pause = No pause after all
leave = Leave for good
sure-leave = Really? A bot takes over.

## The table
turn-line = Turn { $turn }: { $name }, { $phase }
phase-opening = getting dressed
phase-start = before the door
phase-after-door = in an empty room
phase-charity = Charity
phase-combat = in a fight
phase-over = the end
board = Levels: { $spoken }
board-one = { $name } { $level }
rivals = Rivals
thinks = thinking …
has-passed = has passed
has-turn = has the turn
is-dead = dead
is-bot = played by a bot
level = Level
level-n = Level { $level }
strength = Strength
strength-n = Strength { $strength }: why?
strength-short = strength { $strength }
hand = Hand
hand-n =
    In hand: { $doors ->
        [one] 1 Door
       *[other] { $doors } Doors
    }, { $treasures ->
        [one] 1 Treasure
       *[other] { $treasures } Treasures
    } (at most { $limit })
munchkin = Munchkin
middle = The middle of the table
fight = The fight
we-win = you win
we-lose = they win
munchkins-win = munchkins win
monsters-win = monsters win
treasures = { $count ->
    [one] 1 Treasure
   *[other] { $count } Treasures
}
levels = { $count ->
    [one] 1 Level
   *[other] { $count } Levels
}
for-the-win = This one wins the game
deal = { $who } helps for { $terms }
would-be = That would make it
our-side = Munchkins
their-side = Monsters
side-munchkins = for the munchkins
side-monsters = for the monsters
left = { $count } left
discarded = { $count } discarded
no-discards = Nothing here yet
quiet-line = { $name }, { $phase }
saying-1 = Behind every door is a treasure, or whoever owns it.
saying-2 = Knocking is for people with insurance.
saying-3 = Whoever goes in last carries the dragon out.
saying-4 = Level 1 is not a number. It is a smell.
saying-5 = A friend in need is a friend with a price.
saying-6 = Caution is for those who read the card first.
saying-7 = Somewhere a monster is looking forward to this.
saying-8 = You look strong today. The others have noticed.
discards-doors = Discarded Doors
discards-treasures = Discarded Treasures
pool = Treasures to share
body = The body
back-door = A hidden Door card
back-treasure = A hidden Treasure card
bad-stuff = Bad Stuff:
big = Big
complex = Complex

prompt = What is expected of you
now-you = Now you:
you-wait = Waiting:
meanwhile = Meanwhile you may play what is lit.
sending = sending …
queued = kept until the line is back
answer = Answer
ask-for-help = Ask for help
offer-help = Offer help
more = More ({ $count })
sure = Sure? { $what }
your-hand = Your hand: { $count } of { $limit } cards
can-be-played = can be played.
cannot-be-played = not now; press to see why.
tap-again = { $what } Tap again.
empty-hand = Your hand is empty. So is your future, possibly.
more-views = More of the table
what-you-can-do = What you can do with it
not-now = Not now.
rule = Rule { $rule }
rule-card = So says the card.
exactly = Exactly
rulings = Ruled once and for all
everything = Everything you may do
nothing-to-do = Nothing, for once.
look-at-table = Look at the table
counter-offer = Counter-offer
beside = You may also ({ $count })
offered-help = { $name } and you
offered-trade = { $name } wants to trade
your-offer-to = Your offer to { $name }
offer-open = Your offer to { $name } is open: { $text }
you-get = You get
you-give = You give
nothing = nothing

build = Build any act
build-ask = Deal over help
build-trade = Offer a trade
build-sell = Sell Items
build-show = Show cards
build-withdraw = Withdraw an offer
build-give = Charity
build-play = Play a card
build-equip = Put it on
build-unequip = Take it off
build-on = Use it another way …
so-far = So far
step-back = One step back
do-it = Do it
not-any-more = That is not possible any more.

orders = Standing orders
orders-when = Pass for me
orders-unless = but wake me if
passing-never = never: I decide each time
passing-fight = in this fight
passing-turn = for this turn
passing-always = always
unless-win = this fight could win somebody the game
unless-me = it is about me
orders-hint = Nobody can tell your orders from your silence.
orders-give = So be it

moment-kill = Slain!
moment-curse = Cursed!
moment-caught = Caught!
moment-escaped = Got away!

slot-headgear = Head
slot-armor = Body
slot-hands = Hands
slot-footgear = Feet
slot-other = Besides
slot-carried = Carried
slot-being = Class, Race and company
slot-curses = Curses
known-hand = Seen in their hand
free = free
plain-human = plain human

log = Log
nothing-happened = Nothing has happened yet. Enjoy it.
chat = Chat
say = Say
say-something = Say something
nothing-said = Nothing said yet. Suspicious.
emotes = Faces
emote-laugh = laughs
emote-cry = weeps
emote-rage = rages
emote-shrug = shrugs
emote-applause = claps
emote-innocent = looks innocent
emote-gloat = gloats
emote-sorry = is sorry

clock-window = The wait: { $seconds } seconds
clock-turn = The turn: { $seconds } seconds
paused-agreed = The table is paused.
paused-storage = The server cannot write to its disk; the table waits until it can.
line-lost = The line is down; trying again …
line-queued = { $count ->
    [one] One act is kept and will be sent.
   *[other] { $count } acts are kept and will be sent.
}
take-the-device = { $name }, take the device
others-look-away = The others look away, of course.
i-am = I am { $name }
hand-over = Give the device to { $name }

## Hints for the first game
hint = Hint:
hint-close = Got it
hint-kick = Every turn begins with a door and your boot. Behind it: a monster, a Curse, or a card to keep.
hint-fight = The bigger number wins, and a tie is the monster's. Lit cards change the numbers, until you fight it out.
hint-help = Outmatched? One rival may help you, for a price. Promise Treasures: gratitude is not legal tender.
hint-run = A 5 or a 6 gets you away. Anything less, and the Bad Stuff is read out. It is about you.
hint-curse = A Curse; in orbit, a Trap. It strikes whoever turns it up. Those you draw in secret are yours to throw, at anyone.
hint-charity = Your hand is too full. What is too much goes to the lowest Level at the table; if that is you, to nobody at all.
hint-death = You are dead. The others share your things; Level, Class and Race stay yours, and a new hand is on its way. So is your revenge.
hint-meddle = Not your fight. Lit cards can tip it all the same, either way. Pass when you are out of cards, or of malice.
hint-deal = An offer. Once it is a deal, the referee holds both of you to it; until then you may haggle.
hint-last = Level { $level }. The last one must come from a kill, and everybody here can count as well.
hints = Hints
hints-on = Each one once, when it matters
hints-off = None, thank you
hints-again = Begin again ({ $seen } of { $all } shown)

## How to play
how = How to play
how-short = How to play
how-pages = Pages on how to play
how-page = Page { $page } of { $all }
how-back = Back
how-next = Next
how-done = Enough. To the door
how-fight-it = Fight it
how-suffer-it = Suffer it
how-keep-it = Keep it
how-1-title = Ten Levels, and you win
how-1-a = Everyone starts at Level 1, with eight cards and no reputation to lose. Whoever reaches Level 10 first wins.
how-1-b = Killing monsters takes you up. So does selling a thousand gold's worth of junk, or a card that simply says so.
how-1-c = The last Level is the exception: it must be won in a fight. The others will do their best to make it memorable.
how-2-title = First, kick open a door
how-2-a = Your turn starts with the top Door card, face up. A monster: fight it. A Curse: it hits you, now. Anything else: into your hand.
how-2-b = No monster? Go looking for trouble with one from your hand, or loot the room: another Door, face down, nobody sees.
how-2-c = More than five cards at the end go to the lowest Level at the table. This is called Charity, and nobody does it willingly.
how-3-title = The bigger number wins
how-3-a = Your Level and your Items on one side, the monster on the other. A tie goes to the monster; it lives here.
how-3-b = Win, and you go up a Level and take its Treasures. The card says how many of each.
how-3-c = Lose, and you run. A 5 or a 6 and you are gone; with less, the Bad Stuff happens, and it earns its name.
how-4-title = Friends, at market price
how-4-a = One rival may help you: their number joins yours. They will want Treasure for it. Haggle; the referee holds both sides to a deal.
how-4-b = Everybody else may meddle: make the monster bigger, make it smaller, or curse whoever can least afford it.
how-4-c = What is lit can be played right now. Press a card to read exactly what it does, and, if it is dark, which rule is in the way.
how-5-title = Dress for the occasion
how-5-a = One Headgear, one Armor, one pair of shoes, two Hands, one Big thing. The rest is carried, and helps nobody.
how-5-b = A Class and a Race bend the rules your way; their cards say how. With neither you are human, which is nobody's fault.
how-5-c = Die, and the others divide your belongings. You come back with your Level, your Class, your Race and a list of names.

## Keys
keys = Keys
key-buttons = the buttons beside the prompt
key-go = to the buttons beside the prompt
key-hand = to your hand
key-munchkin = your munchkin
key-fight = to the middle of the table
key-rivals = to the rivals
key-everything = everything you may do
key-ask = deal over help
key-trade = offer a trade
key-sell = sell Items
key-orders = standing orders
key-log = log
key-chat = chat
key-info = the card in focus, up close
key-keys = this sheet
key-tab = from one thing to the next; Enter presses it
key-escape = closes what is open

## The end
won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
won-you = Level by level, betrayal by betrayal. Well done.
won-other = There is no second place, only a first that got away.
after-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}
figure-kills = Kills
figure-lost = Fights lost
figure-escapes = Escapes
figure-deaths = Deaths
figure-curses = Curses
figure-helped = Helped
figure-stolen = Stolen
awards = Honours, of a kind
award-kills = Butcher of the evening: { $count ->
    [one] one kill
   *[other] { $count } kills
}.
award-lost = Lost { $count ->
    [one] one fight
   *[other] { $count } fights
}, and learned from none.
award-escapes = Fastest boots: got away { $count ->
    [one] once
   *[other] { $count } times
}.
award-deaths = Practised corpse: died { $count ->
    [one] once
   *[other] { $count } times
}.
award-curses = Lightning rod: { $count ->
    [one] one Curse
   *[other] { $count } Curses
} struck home.
award-helped = Suspiciously kind: helped { $count ->
    [one] once
   *[other] { $count } times
}.
award-stolen = Light fingers: stole { $count ->
    [one] once
   *[other] { $count } times
}.
rematch = Once more
to-rematch = To the next game
record = Save the record
fair = Was it fair?
fair-text = The first line was known before the deal: it is SHA-256 of the second. The second, with everybody's own numbers, made the shuffle.

## Cards
search = Search
search-hint = fire, Bad Stuff, Elf …
set = Set
kind = Kind
all = all
found = { $count ->
    [one] One card
   *[other] { $count } cards
}
show-more = Show more
cards-lead = Everything that can happen to you. Knowing it beforehand rarely helps.
none-found = Nothing by that name. Count yourself lucky.
kind-item = Item
kind-monster = Monster
kind-one_shot = One-shot
kind-curse = Curse
kind-level_up = Go Up a Level
kind-special_door = Special Door
kind-special_treasure = Special Treasure
kind-monster_enhancer = Monster enhancer
kind-trap = Trap
kind-class = Class
kind-race = Race
kind-sidekick = Sidekick
kind-hireling = Hireling

about-text = kickdoor is a referee for the Munchkin card game: it knows the rules of five editions, plays against you, and never lets anyone cheat who does not hold the card for it.
about-fair = The shuffle is sealed before the deal and opened at the end; anyone can check it. The bots see what you would see in their seat, and nothing else. If they win, they earned it. Sorry.
about-drawings = Drawings and letters
about-small = The small print
about-pictures = The drawings on the cards are by Lorc, Delapouite and the other hands of
about-type = Set in Atkinson Hyperlegible and Caveat Brush, both under the SIL Open Font License.
about-publisher = Munchkin is a trademark of its publisher, who has nothing to do with this project. All wording here is our own.
