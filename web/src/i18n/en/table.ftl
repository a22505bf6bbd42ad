## The table
turn-line = Turn { $turn }: { $name }, { $phase }
phase-opening = getting dressed
phase-start = before the door
phase-after-door = in an empty room
phase-charity = at the end of the turn
phase-combat = in a fight
phase-over = the end
board = Levels: { $spoken }
board-one = { $name } { $level }
rivals = Rivals
thinks = thinking …
has-passed = has passed
has-turn = has the turn
has-fight = is fighting
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
i-win = you win
we-win = you win
we-lose = { $count ->
    [one] it wins
   *[other] they win
}
fighter-wins = { $name } wins
monsters-win = { $count ->
    [one] monster wins
   *[other] monsters win
}
treasures = { $count ->
    [one] 1 Treasure
   *[other] { $count } Treasures
}
levels = { $count ->
    [one] 1 Level
   *[other] { $count } Levels
}
for-the-win = This one wins the game
deal = Helping: { $who }, for { $terms }
would-be = That would make it
our-side = Munchkins
their-side = Monsters
no-discards = Nothing here yet
quiet-line = { $name }, { $phase }
saying-1 = Behind every door is a treasure, or whoever owns it.
saying-2 = Knocking is for people with insurance.
saying-3 = Whoever goes in last carries the dragon out.
saying-4 = Everybody starts at the bottom. Some of us like the view.
saying-5 = A friend in need is a friend with a price.
saying-6 = Caution is for those who read the card first.
saying-7 = Somewhere a monster is looking forward to this.
saying-8 = The others are counting your Items. So should you.
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
table-waits = The table waits for you:
by-itself = It goes on by itself in a moment. Hold on, if you want time to think.
you-wait = Waiting:
goes-on = It goes on in a moment …
then-pass = then you pass
then-roll = then the roll stands
then-curse = { $world ->
    [orbit] then the Trap strikes
   *[dungeon] then the Curse strikes
}
then-bad-stuff = then the Bad Stuff comes
held-by = { $count ->
    [one] { $names } asks you to hold on.
   *[other] { $names } ask you to hold on.
}
missed = { $name } is not here, and has to decide. { $what ->
    [yours] A bot can play on until { $name } is back.
    [host] While the host is gone, any of you can let a bot play on.
   *[other] { $host }, who runs the table, can let a bot play on.
}
let-play = Let a bot play on for { $name }
sure-let-play = Really? Until { $name } is back.
bot-for-now = a bot, for now
meanwhile = Until then you may do this and that: see More.
sending = sending …
queued = kept until the line is back
answer = Answer
ask-for-help = Ask for help
offer-help = Offer help
more = More ({ $count })
sure = Sure? { $what }
doubt-harms = It hurts your own side.
doubt-helps = It serves somebody else.
doubt-behind = You are behind.
doubt-ahead = You are ahead.
doubt-gone = It is gone then.
your-hand = Your hand: { $count } of { $limit } cards
can-be-played = can be played.
cannot-be-played = not now; press to see why.
empty-hand = Your hand is empty. So is your future, possibly.
more-views = More of the table
what-you-can-do = What you can do with it
in-a-moment = Others are acting; it can be played as soon as the table is at rest.
not-now = Not now.
answer-drop = Discard: { $what }
answer-choose = Choose: { $what }
rule = Rule { $rule }
rule-card = So says the card.
exactly = Exactly
rulings = Ruled once and for all
everything = Everything you may do
nothing-to-do = Nothing else just now.
look-at-table = Look at the table
counter-offer = Counter-offer
beside = You may also ({ $count })
offered-help = { $name } and you
offered-trade = { $name } wants to trade
your-offer-to = Your offer to { $name }
offer-open = Your offer to { $name } is open: { $text }
nothing = nothing

build = Something else …
build-ask = Ask for help, or offer it
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
build-put-aside = What you had begun waits: this wants an answer first.

orders = When to ask me
asked-when = Ask me
asked-when-always = every time
asked-means-always = In every wait, whatever you hold. Among several people it ends after some seconds all the same, and then you pass; Hold on keeps it open.
asked-when-fitting = when I could do something useful
asked-means-fitting = You hold a card, or have a power, that matters there; otherwise you pass when the wait ends.
asked-when-near-win = only when the end is near
asked-means-near-win = As above, but only in a fight that would bring somebody to one of the last two Levels.
asked-when-not-this-fight = not again in this fight
asked-means-not-this-fight = In all its waits you pass when they end; after it you are asked as before.
asked-when-not-this-turn = not again this turn
asked-means-not-this-turn = The same until the turn ends.
asked-always = From now on you are asked every time. Among several people a wait ends after some seconds; Hold on keeps it open.
orders-when = Pass for me, whatever I hold
orders-unless = but wake me if
passing-never = never; only the end of a wait passes for me
passing-fight = in this fight
passing-turn = for this turn
passing-always = always
unless-win = this fight could win somebody the game
unless-me = it is about me
orders-hint = Nobody can tell your orders from your silence.
orders-give = So be it

moment-kill = Slain!
moment-curse = { $world ->
    [orbit] Trapped!
   *[dungeon] Cursed!
}
moment-caught = Caught!
moment-escaped = Got away!
strikes-you = This strikes you!

slot-headgear = Head
slot-armor = Body
slot-hands = Hands
slot-footgear = Feet
slot-other = Besides
slot-carried = Carried
slot-shots = Used once
slot-being = Class, Race and company
slot-curses = { $world ->
    [orbit] Traps
   *[dungeon] Curses
}
known-hand = Seen in their hand
free = free
plain-human = plain human

log = Log
why-bot = Why did { $name } do that?
why-bot-short = Why?
bot-says = { $name }: “{ $text }”
nothing-happened = Nothing has happened yet. Enjoy it.
chat = Chat
unread = { $count } unread
says = { $name }: { $text }
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
clock-offer = The offer: { $seconds } seconds
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
strikes-from = From { $name }!
time-short = Your time is nearly up: { $seconds } seconds left, then it is decided for you.
turn-line-mine = Turn { $turn }: you, { $phase }
turn-line-handed = Turn { $turn }: { $mine ->
    [turn] you; { $fighter } fights
    [fight] { $name }; you fight
   *[none] { $name }; { $fighter } fights
}
quiet-line-mine = You, { $phase }
before-first = Before the first turn
dressing-you = You are getting dressed.
dressing-still = { $count ->
    [one] { $names } is still getting dressed.
   *[other] { $names } are still getting dressed.
}
carries = { $count } carried, not worn
sex-fell = Your munchkin is { $sex }. { $world ->
    [orbit] A Trap
   *[dungeon] A Curse
} may yet change that.
