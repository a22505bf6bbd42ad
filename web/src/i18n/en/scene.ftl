## The scene
you-here = You
both-of-us = { $one } and { $other }
why-sums = Where the sums come from
tie-is-ours = The sums are equal, and something on the munchkins’ side wins ties.
tie-is-theirs = The sums are equal, and a tie goes to the monsters unless a card says otherwise.
why = Why?
plate = Level { $level } { $rest } = { $sum }
look-closer = Look closer: { $name }
just-now = { $name }, just now
phases = The phases of a turn
step-start = the door
step-after-door = trouble or loot
step-charity = charity
kick-here = kick here
mat = GO AWAY
piles = Decks and discards
deck-doors = Doors
deck-treasures = Treasures
gone = discarded
in-hand = { $over ->
    [yes] { $count } in hand, limit { $limit }
   *[no] { $count } of { $limit } in hand
}
to-put-on = { $count } to put on
hold-on = Hold on
hold-off = Go on
holds-on = hold on!
more-short = More
play-card = Play { $card }
use-card = Use { $card }
place-sell = Sell Items
place-trade = Trade
place-give = Charity
charity-give = { $count ->
    [one] give a card away
   *[other] give { $count } cards away
}
charity-discard = { $count ->
    [one] discard a card
   *[other] discard { $count } cards
}
charity-title = { $count ->
    [one] Charity: one card too many
   *[other] Charity: { $count } cards too many
}
charity-to-one = { $count ->
    [one] It goes
   *[other] They go
} to { $names }, who is lowest.
charity-to-several = { $count ->
    [one] It goes to one of { $names }, who are lowest.
   *[other] They go to { $names }, who are lowest, as evenly as they can.
}
charity-to-nobody = Nobody is lower than you: { $count ->
    [one] it goes
   *[other] they go
} to the discards.
charity-tap = Tap what goes; tap it again, and it stays.
charity-who = Who gets { $card }?
charity-send-give = Give away: { $names }
charity-send-discard = Discard: { $names }
charity-instead = Or make room another way
fresh = { $count } new
group-turns = Turns it
group-surer = Makes it surer
group-ends = Ends it, no win
group-short = Not enough
group-feeds = Feeds it
group-stops = Stops the fighter
group-harms = Against the fighter
group-helps = Helps the fighter
group-now = Good right now
group-answers = Asked for
group-keep = Keep for a fight
group-others = For others
group-spare = To give away
group-room = Or play it
group-beside = Besides
group-later = Not now
brief-turns = Turns it
brief-surer = Surer
brief-ends = Ends it
brief-short = Too little
brief-feeds = Feeds it
brief-stops = Stops them
brief-harms = Against
brief-helps = Helps
brief-now = Good now
brief-answers = Asked for
brief-keep = To fight
brief-others = Others
brief-spare = To give
brief-room = Or play
brief-beside = Besides
brief-later = Not now
outcome-win = { $ours } to { $theirs }: a win
outcome-loss = { $ours } to { $theirs }: a loss
outcome-their-win = { $ours } to { $theirs }: a win for { $name }
outcome-their-loss = { $ours } to { $theirs }: a loss for { $name }
outcome-killed = killed: a win
outcome-gone = fight over, no Level
outcome-away = away, nothing won
outcome-handed = another fights it
short-win = { $ours }:{ $theirs } win
short-loss = { $ours }:{ $theirs } loss
short-their-win = { $ours }:{ $theirs } { $name } wins
short-their-loss = { $ours }:{ $theirs } { $name } loses
short-killed = killed
short-gone = fight over
short-away = away
short-handed = another fights
outcome-level = Level { $level }
outcome-wear = put it on
outcome-carry = carry it
outcome-give = give away
outcome-discard = discard
outcome-drop = discard it
outcome-choose = choose it
outcome-not-this = not for this
outcome-be = become it
outcome-be-less = become it: −{ $loss }
outcome-trouble = fight it
outcome-play = play it
outcome-fight = in a fight
outcome-rival = for a rival
outcome-on-rival = on a rival
outcome-later = later
outcome-curse = against { $world ->
    [orbit] a Trap
   *[dungeon] a Curse
}
outcome-roll = for a die roll
outcome-idle = it finds nothing to take
outcome-saves = saves { $name }
outcome-for-trouble = for trouble
headline-opening = Dress first. The doors can wait.
headline-start = Your turn. The door has not seen you yet.
headline-after-door = Nobody home. Trouble can be brought along.
headline-combat = The fight is over. Somebody is still counting.
headline-charity = Your turn is nearly over.
headline-fight = Your fight.
headline-last = If this fight is won, { $names } { $count ->
    [one] wins
   *[other] win
} the game.
headline-last-own = { $fights ->
    [yes] Your fight, and if you win it, you win the game.
   *[no] If { $name } wins this fight, you win the game.
}
headline-over = That was that.
headline-thrown = { $name } throws { $card } into your fight: { $ours } to { $theirs }.
headline-sums = { $text }: { $ours } to { $theirs }.
group-together = Turn it together
brief-together = Together
outcome-together = { $ours } to { $theirs }, all: a win
outcome-their-together = { $ours } to { $theirs }, all: a loss for { $name }
outcome-tie = { $ours } to { $theirs }: a tie you win
outcome-their-tie = { $ours } to { $theirs } is enough for { $name }
short-together = { $ours }:{ $theirs }, all: win
short-their-together = { $ours }:{ $theirs }, all: loss
short-tie = { $ours }:{ $theirs } win
short-their-tie = { $ours }:{ $theirs } { $name } wins
headline-thrown-helping = { $name } throws { $card } into { $fighter }’s fight: { $ours } to { $theirs }.
headline-cursed = { $name } { $world ->
    [orbit] sets a Trap for you
   *[dungeon] curses you
}: { $card }!
