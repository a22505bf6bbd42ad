## Deals and sales
deal-back-to-fight = Back to the fight
deal-back-to-table = Back to the table
deal-who-helps = Who helps you?
deal-offer-yourself = Offer { $name } your help
deal-counter-to = What would you say to { $name }?
deal-trade-with = Trade with { $name }
deal-trade-whom = Whom do you trade with?
deal-fight-so-far = { $ours } to { $theirs } so far. Pride is not a bonus.
deal-trade-what = Items on the table only. They may laugh.
deal-candidates = Who could help
deal-partners = Who could trade
deal-you = You
deal-brings = brings
deal-you-bring = you bring
deal-brings-level = a Level, and goodwill
deal-usually-wants = usually wants
deal-would-give = would give
deal-leaves-you = leaves you
deal-of-treasures = { $count } of { $stake } Treasures
deal-chosen-below = Chosen: the terms are below
deal-take-this-quote = Take this quote
deal-with = Deal with { $name }
deal-you-would-give = You give
deal-to-if-you-win = to { $name }, if you win
deal-you-would-get = You get
deal-you-keep-cards = It is only lent: you keep your cards and your Level.
deal-strength-here = strength in this fight
deal-you-keep = If you win you keep { $levels ->
    [0] no Level
    [one] the Level
   *[other] { $levels } Levels
}{ $stake ->
    [0] {""}
   *[other] {" "}and { $count } of { $stake } Treasures
}.
deal-you-keep-then = You keep no Level, and { $count ->
    [0] no Treasure
    [one] 1 Treasure
   *[other] { $count } Treasures
}.
deal-helper-levels = { $count ->
    [0] No Level comes with it: only the one whose fight it is goes up.
    [one] A Level comes with it, if it is won.
   *[other] { $count } Levels come with it, if it is won.
}
deal-they-go-up = { $name } goes up { $count ->
    [one] a Level
   *[other] { $count } Levels
}, too, if it is won.
deal-only-thanks = Nothing but thanks.
deal-brought = { $name } brings { $amount }: { $lines }.
deal-you-brought = You bring { $amount }: { $lines }.
deal-against = Against { $name }, strength { $strength }.
deal-bad-stuff = Bad Stuff: { $text }
deal-waits = { $name } waits { $seconds } s more.
deal-yours = yours
deal-stays-yours = stays yours
deal-goes-to = to { $name }
deal-stays-with = stays with { $name }
deal-has-to-give = Could trade: { $cards }.
deal-has-nothing = Has nothing to trade.
deal-nobody-enough = As things lie nobody here is strong enough: even with { $name } you are { $lack } short. Powers and cards in hands are not counted.
deal-your-strength-then = Your strength:
deal-strength-then = Strength of { $name }:
deal-now-then = { $now } now, { $after } after the trade.
deal-now-then-worn = { $now } now, { $after } after the trade, { $worn } once the new things are put on.
deal-makes-weaker = It makes you weaker.
deal-left-offer = You can still offer your help yourself.
deal-left-ask = You can still make an offer yourself.
deal-nothing-was-sent = Nothing that lies here was sent.
deal-likely-sure-yes = { $name } should say yes.
deal-likely-sure-no = { $name } will want more.
deal-likely-unsure-yes = A fair price. What { $name } says to it, nobody knows.
deal-likely-unsure-no = Less than is usual. What { $name } says to it, nobody knows.
deal-likely-offer-yes = { $name } may take that, unless a card of their own is enough.
deal-likely-offer-no = { $name } will hardly give that.
deal-who-picks-when = Who picks when
deal-tap-a-chest = tap a chest to hand it over
deal-tap-to-want = tap a chest to ask for it
deal-nth-pick = { $pick ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $pick }th
}
deal-no-treasures = There is no Treasure to share.
deal-promised-cards = Promised cards
deal-handed-over-after = handed over after the fight
deal-wanted-cards = Their Items
deal-no-items = Nothing here that could change hands.
deal-worn-you-lose = worn, you lose { $amount }
deal-worn-they-lose = worn
deal-from-your-hand = from your hand
deal-money-gold = { $count ->
    [0] no value
   *[other] { $count } gold
}
deal-money-credits = { $count ->
    [0] no value
   *[other] { $count } credits
}
deal-no-longer-wanted = not wanted
deal-he-wants = wanted
deal-he-gives = given
deal-keeps-it = { $name } keeps it
deal-sum-line = { $ours } to { $theirs }: { $verdict }.
deal-line = Deal with { $name }: { $terms }
deal-nothing-yet = Tap what changes hands
deal-fight-over = The fight is over, and so is the haggling.
sale-put-aside = Your sale waits on the counter: this wants an answer first.
deal-put-aside = Your deal is put aside: this wants an answer first.
deal-answered = { $name } answers with another deal.
deal-choose-somebody = Choose somebody above.
deal-make-it-work = What would make this work?
deal-do-that = Do that
deal-show-other = Show { $name }
deal-start-over = Start over
deal-is-thinking = { $name } is thinking about it: { $terms }
deal-take-back = Take it back
deal-taken = { $name } takes it: { $terms }.
deal-declined = { $name } says no to { $terms }.
deal-declined-thanks = { $name } will not help for mere thanks.
deal-declined-help = { $name } wants no help, not even for nothing.
deal-countered = { $name } does not agree, and says what it would take.
deal-withdrawn = You took it back.
deal-gone = Your offer to { $name } is off: the table has moved on.
deal-offer-withdrawn = { $name } has thought better of it, and takes the offer back.
deal-offer-changed = { $name } has changed the offer.
deal-offer-lapsed = { $name }'s offer is off: the table has moved on.
deal-counter-begins = You begin with their terms: change what you like.

sell-title = Sell things, buy Levels
sell-price-gold = { $price } gold a Level. Nobody gives change.
sell-price-credits = { $price } credits a Level. Nobody gives change.
deal-tap-what-goes = Tap what goes
deal-carried = carried
deal-in-your-hand = in your hand
deal-at-double = double price
deal-played-with-it = Played with it
deal-on-the-counter = On the counter
deal-nothing-on-counter = Nothing yet.
deal-bar-levels = { $count ->
    [0] no Level yet
    [one] one Level
   *[other] { $count } Levels
}
deal-lost-over = { $count } lost over
deal-more-for-level = { $count } more would make it Level { $level }.
deal-shop-is-closed = At Level { $level } the shop is closed: the last one is killed for.
deal-level-from-to = Level { $from } to { $to }
deal-keep-title = Keep { $cards }
deal-keep-text = { $cards }: that makes { $total }.
deal-put-everything-back = Put all back
deal-one-at-double = One Item of this sale counts double: the dearest, unless you choose another on the bill.
sell-button = { $count ->
    [one] Sell 1 Item
   *[other] Sell { $count } Items
} for { $levels ->
    [one] 1 Level
   *[other] { $levels } Levels
}{ $waste ->
    [0] {""}
   *[other] , lose { $waste }
}
sell-nothing = Sell
deal-nothing-to-sell = You have nothing anybody would buy.
