# What a live table says around the game, in English. The German one (table.de.ftl) has the same
# messages with the same variables; a test compares them.

## Who is waited for

waiting-nobody = The game is over.
waiting-mine = It is up to you.
waiting-both = It is up to you, and to { $names }.
waiting = { $count ->
    [one] { $names } has to decide.
   *[other] { $names } have to decide.
}
waiting-opening = { $count ->
    [one] { $names } is still getting dressed.
   *[other] { $names } are still getting dressed.
}
waiting-start = { $names } stands before the door.
waiting-fight = { $names } has a monster to deal with.
waiting-end = { $names } is done with the room, nearly.
waiting-charity = { $names } holds too many cards, and has to be charitable.
waiting-wait = { $count ->
    [one] { $names } may still meddle.
   *[other] { $names } may still meddle.
}
waiting-offer = { $count ->
    [one] { $names } has an offer to answer.
   *[other] { $names } have offers to answer.
}
waiting-loot-body = { $names } is choosing from the body.

## What an act would come to

preview-win = { $ours } to { $theirs }: a win.
preview-sums = { $ours } to { $theirs }.
preview-gone = No monster would be left.
offer-trade = { $given } for { $taken }

## An act in the making

argument = What next?
argument-verb = What do you want to do?
argument-card = Which card?
argument-carried = Worn, or carried?
argument-side = On which side?
argument-on = On whom, or on what?
argument-choose = Which one?
argument-with = Together with what?
argument-discarding = What do you pay with?
argument-charity = Is it your Charity?
argument-cards = Which cards?
argument-double = Which one at double price?
argument-power = Which power?
argument-of = Whose power?
argument-count = How many?
argument-trade = With whom?
argument-give = What do you give?
argument-want = What do you want for it?
argument-ask = Whom do you ask?
argument-treasures = How many Treasures do you offer?
argument-picks = Which picks?
argument-items = Which Items go with it?
argument-from = From whom?
argument-offer = Which offer?
argument-helper = For your helper too?
argument-to = To whom?
argument-pass = When do you want to pass?
argument-unless = Unless what?

verb-kick = Kick open the door
verb-trouble = Look for trouble
verb-loot = Loot the room
verb-end = End the turn
verb-keep = Keep the card
verb-play = Play a card
verb-equip = Equip an Item
verb-unequip = Take something off
verb-discard = Discard
verb-sell = Sell Items
verb-use = Use a power
verb-trade = Offer a trade
verb-ask = Make a deal over help
verb-accept = Accept
verb-decline = Decline
verb-fight = Fight
verb-run = Run away
verb-sacrifice = Sacrifice a follower
verb-give = Give to Charity
verb-show = Show cards
verb-choose = Answer
verb-pass = Pass
verb-withdraw = Withdraw an offer
verb-orders = Give standing orders

compose-done = That is all
compose-asked = Decide later
compose-yes = Yes
compose-no = No
compose-munchkins = For the munchkins
compose-monsters = For the monsters
compose-worn = Worn
compose-carried = Carried
compose-never = Never
compose-fight = In this fight
compose-turn = This turn
compose-always = Always
compose-win = somebody could win the game
compose-me = it is about me

## What the table refuses besides the rules

trouble = The table cannot do that.
trouble-no-such-table = There is no such table; the link may be old, or mistyped.
trouble-no-such-seat = That seat is not yours to act for.
trouble-bad-token = This seat's key does not fit; use your personal link.
trouble-not-host = Only whoever set the table up may do that.
trouble-table-full = Every seat is taken; you may watch.
trouble-seat-taken = Somebody sits there already.
trouble-name-taken = Somebody here is called { $name } already; pick another name.
trouble-bad-name = A name is 1 to { $most } letters on one line.
trouble-ask-first = Sitting down here takes asking first.
trouble-sit-down = Nobody need be asked here: sit down.
trouble-nobody-to-ask = The host has sent people away, and nobody is left who could agree: in this game nobody sits down any more.
trouble-was-seated = You sit at this table, or did: another hand is not for you.
trouble-no-such-request = Nobody asks for a seat any more.
trouble-started = The game has begun already.
trouble-not-started = The game has not begun yet.
trouble-over = The game is over.
trouble-used-up = This game has had all the acts that a table has; it is over, and nobody has won.
trouble-not-over = That comes after the end of the game.
trouble-other-deal = That number was chosen for another deal; look at what this table has committed to.
trouble-other-version = This game was played under version { $version }, and this one cannot show it any more.
trouble-empty-seats = { $count ->
    [one] One seat is empty: fill it with a person or a bot first.
   *[other] { $count } seats are empty: fill them with people or bots first.
}
trouble-bad-setup = { $why }
trouble-bad-message = That message makes no sense here: { $why }
trouble-bad-act = { $why }
trouble-too-fast = { $why ->
    [quiet] You have done enough beside the game for now; more of that when it has moved on.
   *[other] Slow down: the table does not take so many messages at once.
}
trouble-too-long = That is too long.
trouble-too-many = Too many from one place; try again later.
trouble-paused = The table is paused; nothing counts until it goes on.
trouble-storage = The server cannot write to its disk: the table waits until it can.
trouble-unwritable = That cannot be written down; the table is as it was before.
trouble-watching = You are watching; those who sit decide.
trouble-muted = You are not heard here for now.
trouble-no-such-bot = There is no bot called { $name }.
trouble-stopping = The server is about to restart; try again in a moment.
trouble-not-found = There is nothing here.
trouble-bad-origin = This page may not talk to this table.
trouble-busy = The server is reading other games just now; try again in a moment.
trouble-late = This table has moved to another server; try again in a moment.
trouble-broken = Something broke on our side; nothing of the game is lost.

## What happens around the game

told-joined = { $who } sits down.
told-asks = { $who } asks for a seat.
told-declined = { $who } does not get the seat.
told-left = { $state ->
    [playing] { $who } leaves; a bot plays on.
   *[other] { $who } leaves.
}
told-kicked = { $state ->
    [playing] { $who } is asked to leave; a bot plays on.
   *[other] { $who } is asked to leave.
}
told-back = { $who } is back.
told-away = { $who } is gone; a bot plays until { $who } is back.
told-bot = { $who } is played by a bot ({ $bot }).
told-paused = The table is paused.
told-resumed = The table goes on.
told-pause-asked = { $who } asks for a pause.
told-taken-back = { $count ->
    [one] The server has a new version, whose rules refuse the last act: it is taken back, and the game goes on from there.
   *[other] The server has a new version, whose rules refuse the last { $count } acts: they are taken back, and the game goes on from there.
}
