# Exactly what a card does, in English: phrases that `exactly.py` puts together from a card's
# fields. The German ones (exactly.de.ftl) are the same messages with the same variables.
#
# What happens is said without a subject ("lose 2 levels"): the sentence's head says whose it is.

## How sentences are put together

sentence = { $head }: { $body }.
figures = { $kind }: { $figures }.
plain = { $body }.
then = { $first }; then { $last }
otherwise = { $first }, or if that does nothing: { $last }
or = { $first } or { $last }
and = { $first } and { $last }
comma = { $first }, { $last }
only-if = { $what }, if { $when }
choice = “{ $word }”: { $effects }
group = ({ $what })

## Figures

figure-level = Level { $count }
figure-treasures = { $count ->
    [one] 1 Treasure
   *[other] { $count } Treasures
}
figure-levels = { $count ->
    [one] 1 level for killing it
   *[other] { $count } levels for killing it
}
figure-bonus = bonus { $add }
figure-treasures-mod = { $add } Treasures
figure-gold = { $count ->
    [0] no value
   *[other] { $count } gold
}
figure-big = Big
figure-complex = Complex
figure-laser = laser
figure-usable_by = only for { $traits }
figure-not_usable_by = not for { $traits }
figure-tags = tagged { $tags }
trait-human = Human
trait-male = male
trait-female = female

## A monster's ways

way-run_away = { $add } to every roll to escape it.
way-cannot_flee = Nobody can escape it.
way-auto_escape = Whoever runs from it escapes without a roll.
way-no_helpers = Nobody may help against it.
way-flee_penalty = Whoever it pursues and who must run from it loses { $count ->
    [one] 1 level
   *[other] { $count } levels
}, escaped or not.
way-pursues = It pursues a runner only if { $when }.
way-will_not_fight = It leaves without a fight if { $when }.
way-leaves_treasures = When it leaves so, the fighter draws { $count ->
    [-1] all its Treasures
    [one] 1 Treasure
   *[other] { $count } Treasures
}.
head-before = Before the combat, to the fighter
head-bad_stuff = Bad Stuff

## Cards as they are played

head-play = Played { $how }
head-must_play = Played the moment it is got
head-never = Not played by itself
head-power = { $name }, { $how }
card-on_choice = Who plays it names what is lost.
card-carries = It carries and uses { $count ->
    [one] 1 Item
   *[other] { $count } Items
}.
card-lasts-lasting = It stays with its victim until it is lifted.
card-lasts-next-combat = It stays with its victim until his next combat is over.
card-lasts-next-turn = It waits for its victim's next turn, counts in it, and is gone when that ends.
card-side-either = The bonus counts for the side its player names.
card-side-munchkins = The bonus counts for the munchkins.

## Whom a condition is about

who-player = the player
who-owner = its owner
who-munchkin = a munchkin in the combat
who-that = that munchkin
who-runner = the runner
who-affected = the one affected

## Conditions

when-has = { $who } counts as { $traits }
when-suffers = { $who } has the drawbacks of { $traits }
when-lacks = { $who } does not count as { $traits }
when-or = { $first }, or else if { $last }
when-min_level = { $who } is of Level { $value } or higher
when-max_level = { $who } is of Level { $value } or lower
when-alone = { $value ->
    [yes] nobody helps in the combat
   *[no] somebody helps in the combat
}
when-helping = { $value ->
    [yes] { $who } is the helper
   *[no] { $who } is not the helper
}
when-fighting = { $value ->
    [yes] { $who } is the fighter
   *[no] { $who } is not the fighter
}
when-fire = { $value ->
    [yes] the munchkins use fire
   *[no] the munchkins use no fire
}
when-plain = { $value ->
    [yes] nothing but Levels counts for the munchkins and nobody helps
   *[no] more than Levels counts for the munchkins or somebody helps
}
when-undead = { $value ->
    [yes] an Undead is in the combat
   *[no] no Undead is in the combat
}
when-behind = { $value ->
    [yes] the munchkins are not winning
   *[no] the munchkins are winning
}
when-for_win = { $value ->
    [yes] the kills at hand would win the game
   *[no] the kills at hand would not win the game
}
when-own_turn = { $value ->
    [yes] it is the turn of { $who }
   *[no] it is not the turn of { $who }
}
when-highest = { $value ->
    [yes] nobody is of a higher Level than { $who }
   *[no] somebody is of a higher Level than { $who }
}
when-epic = { $value ->
    [yes] { $who } is Epic
   *[no] { $who } is not Epic
}
when-house = { $value ->
    [yes] house powers are played with
   *[no] house powers are not played with
}
when-just_fought = { $value ->
    [yes] a combat is just over
   *[no] no combat is just over
}
when-follower_lost = { $value ->
    [yes] a follower was just discarded
   *[no] no follower was just discarded
}
when-in_play = { $value } is in play
when-rolled_max = the roll is { $value } or less
when-rolled_min = the roll is { $value } or more
when-nobody = it is not so that { $when }
when-target_higher = { $value ->
    [yes] the other's Level is higher
   *[no] the other's Level is not higher
}
when-target_max_level = the monster's printed Level is { $value } or less
when-target_is = the monster is { $value }

## When

timing-never = not by itself
timing-any-time = whenever the table is at rest
timing-combat = by anyone, in a combat
timing-in-combat = by a munchkin in the combat
timing-own-combat = by the fighter in a combat
timing-as-item = as an Item is
timing-own-turn = on one's own turn, out of combat
timing-out-of-combat = at any time out of combat
timing-before-kick = before the door is kicked open
timing-first-roll = when the fight is lost, before anybody rolls to escape
timing-runner-first = by the runner, before anybody rolls to escape
timing-runner = by the runner, in place of a roll
timing-own-roll = after any roll of one's own
timing-own-escape-roll = after one's own roll to escape
timing-own-failed = after one's own failed roll to escape
timing-any-failed = after anybody's failed roll to escape
timing-any-escape = when somebody has just escaped
timing-curse = as a Curse strikes, or on one that lasts
timing-bad-stuff = before Bad Stuff strikes oneself
timing-own-turn-combat = in a combat on one's own turn, even when already caught
timing-face-up-draw = in place of a draw face up
timing-killed = instead of dying
timing-helper = by the helper in a combat
timing-class = as a Class or Race is
timing-equip = whenever equipment may be changed

## On what

on-player = on any player
on-other = on another player
on-fighting = on another player in the combat
on-monster = on a monster in the combat
on-own-item = on an Item of one's own
on-item-of = on an Item another player has in play
on-curse = on that Curse
on-runners = on one or two willing runners
on-escaped = on who escaped, and one monster
on-pile = on a card in the discards
on-side-or-monster = on a side, or on the monster named
on-small-item-of = on an Item another player has in play, not a Big one
on-idle-item-of = on an Item lying sideways before another player
on-deck = on a deck
on-face = on a face of the die
on-follower-owner = on a player, and on whose follower goes for it
on-side = on a side
on-non-fighter = on any player but the fighter

## What it costs, how often

span = { $high ->
    [99] { $low } or more
   *[other] { $low } to { $high }
}
price = for { $what }
from-any = { $span } { $high ->
    [one] card
   *[other] cards
} from hand or play
from-hand = { $span } { $high ->
    [one] card
   *[other] cards
} from the hand
from-items = { $span } { $high ->
    [one] Item
   *[other] Items
} in play
from-treasures = { $span } { $high ->
    [one] Treasure
   *[other] Treasures
} from hand or play
from-followers = { $span } { $high ->
    [one] follower
   *[other] followers
}
from-same-deck = { $span } { $high ->
    [one] card
   *[other] cards
} of the same deck
from-whole-hand = the whole hand, { $span } { $high ->
    [one] card
   *[other] cards
}
from-self = this card, in use or not
price-gold = { $what }, each worth { $gold } gold at least
price-slot = { $what }, each to be used as { $slot }
price-tags = { $what }, each tagged { $tags }
price-unless = { $what } (for nothing if { $when })
limit-combat = { $count ->
    [one] once per combat
   *[other] { $count } times per combat
}
limit-turn = { $count ->
    [one] once per turn
   *[other] { $count } times per turn
}
limit-own-turn = { $count ->
    [one] once on each turn of one's own
   *[other] { $count } times on each turn of one's own
}
limit-roll = { $count ->
    [one] once per roll
   *[other] { $count } times per roll
}
limit-victim = { $count ->
    [one] once per combat and victim
   *[other] { $count } times per combat and victim
}
limit-monster = { $count ->
    [one] once per monster
   *[other] { $count } times per monster
}
limit-cards-combat = { $count ->
    [one] 1 card per combat at most
   *[other] { $count } cards per combat at most
}
limit-cards-roll = { $count ->
    [one] 1 card per roll at most
   *[other] { $count } cards per roll at most
}
how-if = if { $when }

## Numbers that count by themselves

to-strength = { $add } combat strength
to-run-away = { $add } to escape
to-hands = { $add } Hands
to-hand-limit = { $add } to the cards one may hold
to-big = { $count ->
    [99] no limit to Big Items (+99)
   *[other] { $add } to the number of Big Items
}
to-complex = { $count ->
    [99] no limit to Complex Items (+99)
   *[other] { $add } to the number of Complex Items
}
to-followers = { $count ->
    [99] no limit to followers (+99)
   *[other] { $add } to the number of followers
}
to-floor = { $add } to the Level one cannot fall below
to-die = { $add } to every roll
to-extra-levels = { $add } to the levels for killing it
to-extra-treasures = { $add } to its Treasures
to-grip = { $add } Hands free for each 2-Hands Item
to-doors = { $add } Doors, face down, after a combat with a kill
to-sale = { $add } gold to what one sells with it
per-other-undead = { $what } for each other Undead in the combat
per-gold-1000 = { $what } for each 1,000 gold of the fighter's Items
per-elves = { $what } for each Elf in the combat
per-munchkin = { $what } for each munchkin by himself
named-number = { $what } (“{ $name }”)

## What does not count

ignores-levels = Levels do not count.
ignores-bonuses = Nothing but Levels counts.
ignores-items = { $which ->
    [none] Items do not count.
   *[other] Items do not count: { $which }.
}
items-only = only those used as { $sorts }
items-but = except those used as { $sorts }
sort-none = nothing in particular
sort-laser = laser
ignores-followers = Followers do not count.
ignores-reversed-lasers = Lasers count against those who fire them.

## Rules that change

passive-ties = The munchkins win ties.
passive-big-items = Its power is called “any number of Big Items”.
passive-hand-size = Its power is called “a larger hand”.
passive-run-away = Its power is called “fleet of foot”.
passive-helper-level = A helper with it gains a level for each kill.
passive-two-classes = Two different Classes may be had.
passive-two-races = Two different Races may be had.
passive-no-drawbacks = With a single Class or Race, its drawbacks do not count.
passive-bounty = Its power is called “bounty”.
passive-many-complex = Its power is called “many Complex Items”.
passive-solo = Its power is called “better alone”.
passive-two-followers = Its power is called “two followers”.
passive-extra-part = Two Headgear, or two Footgear, or one more Hand may be used.
passive-level-floor = Its power is called “a floor under the Level”.
passive-carry-one = It carries and uses one Item, whatever the limits say.
passive-encore = After escaping from a combat, draw a Treasure.
passive-shrug-off = Curses behind doors one kicks open oneself do nothing.
passive-extra-hand = Its power is called “an extra hand”.
passive-bound = It cannot be stolen, traded or given away.
passive-unforced = Its owner cannot be forced to help.
passive-follower-bonus = Its power is called “a bonus for company”.
passive-die-loss = After each combat won, roll: on 1 or 2 it is discarded.
passive-laser = It may be combined with other lasers.
passive-will-not-fight = Its power is called “will not fight some”.
passive-double-sale = Once on each turn of one's own, one Item sells for double.
passive-headgear-lost-lifts = It is lifted when a Curse or Bad Stuff takes the Headgear.
passive-roll-escape-lifts = It is lifted by an escape that was rolled.

## What happens: levels and the character

do-lose_level = lose { $count ->
    [rolled] as many levels as rolled
    [margin] as many levels as the fight is lost by
    [one] 1 level
   *[other] { $count } levels
}{ $max ->
    [0] { "" }
   *[other] , { $max } at most
}
do-gain_level = gain { $count ->
    [one] 1 level
   *[other] { $count } levels
}{ $wins ->
    [yes] , the winning one included
   *[no] { "" }
}
do-set_level = { $to ->
    [lowest] the Level becomes the lowest at the table
   *[other] the Level becomes { $to }
}
do-steal_level = take 1 level from the player named, who must be above Level 1 (or above his own floor)
do-die = die
do-change_sex = change sex
do-lose_trait = { $of ->
    [class] lose { $count ->
        [all] every Class
        [one] 1 Class of one's choice
       *[other] { $count } Classes of one's choice
    }
    [race] lose { $count ->
        [all] every Race
        [one] 1 Race of one's choice
       *[other] { $count } Races of one's choice
    }
   *[other] lose { $name }{ $count ->
        [one] { "" }
       *[other] {" "}({ $count })
    }
}
do-change_trait = { $of ->
    [class] the topmost Class in the discards replaces every Class
   *[race] the topmost Race in the discards replaces every Race
}
do-lose_follower = { $whose ->
    [chosen] the player named loses
   *[own] lose
} { $count ->
    [all] every follower
    [one] 1 follower
   *[other] { $count } followers
}
do-mark = { $what ->
   *[no-help-next-combat] nobody may help in the next combat
}

## Cards that go

do-discard = discard { $count ->
    [all] all
    [rolled] as many as rolled of the
   *[other] { $count } of the
} { $from ->
    [hand] cards in hand
    [items] Items in play
    [equipped] Items in use
    [cards] Items in play and cards in hand
    [any] cards in hand and in play
    [hand-treasures] Treasures in hand
    [big-items] Big Items in play
    [small-items] Items in play that are not Big
   *[hand-items] Items held in the Hands, lasers excepted
}{ $slot ->
    [headgear] {" "}(Headgear)
    [armor] {" "}(Armor)
    [footgear] {" "}(Footgear)
   *[none] { "" }
}{ $tag ->
    [none] { "" }
   *[other] {" "}tagged { $tag }
}
do-discard_worth = discard Items worth { $gold } gold together, or all if they are worth less{ $or_level ->
    [yes] , or instead lose 1 level
   *[no] { "" }
}{ $short_level ->
    [0] { "" }
    [one] , and who owns less also loses 1 level
   *[other] , and who owns less also loses { $short_level } levels
}
do-discard_best = discard the Item that gives the largest bonus now
do-taken = { $by ->
    [left] the left neighbour
    [right] the right neighbour
    [others] each other player
    [others-from-right] each other player, beginning at the right,
    [highest] each of the highest among the other players
   *[neighbours] each neighbour
} { $may ->
    [yes] may take
   *[no] takes
} { $what ->
    [unseen] a card unseen from the hand
    [item] an Item in play
   *[treasure] a Treasure in play, or one unseen from the hand,
} { $keep ->
    [yes] and keeps it
   *[no] and discards it
}
do-tax = discard an Item of one's choice; every other player discards Items of at least that value, or all Items and 1 level

## Control

do-first_possible = { $of }
do-choose_one = by choice { $of }
do-each = { $who ->
    [others] each other player
    [neighbours] each neighbour
    [uncaught] each munchkin not caught
   *[other] everyone who counts as { $name }
}: { $do }
do-roll = roll the die

## Cards that come

do-draw = draw { $count ->
    [paid] as many cards as paid
    [one] 1 card
   *[other] { $count } cards
} from { $deck ->
    [door] the Doors
    [treasure] the Treasures
   *[paid] the deck of what was paid
}, { $face ->
    [up] face up
    [as-got] face up or down as this card came
   *[down] face down
}{ $keep ->
    [0] { "" }
   *[other] , keep { $keep } and discard the rest
}
do-take_discard = take { $how ->
    [chosen] any
    [topmost-not-dearer] the topmost, not worth more than what was paid,
   *[topmost] the topmost
} { $kind ->
    [one_shot] one-shot
    [follower] follower
    [item] Item
   *[any] card
} of { $pile ->
    [door] the Door discards
    [treasure] the Treasure discards
   *[any] either discards
} { $to ->
    [play-or-hand] into play or the hand
   *[hand] into the hand
}
do-peek = look at the top { $count ->
    [one] card
   *[other] { $count } cards
} of { $deck ->
    [door] the Doors
    [treasure] the Treasures
   *[chosen] the deck named
}

## Combat

do-boost = { $amount } for { $side ->
    [monsters] the monster
   *[munchkins] the munchkins
}{ $per ->
    [paid] {" "}for each card paid
   *[once] { "" }
}
do-weaken = { $amount } for the player named
do-remove_monster = the monster leaves without a kill; { $treasure ->
    [yes] its Treasures stay to be won
    [no] its Treasures go with it
    [if-last] its Treasures are drawn if it was the last
   *[edition] its Treasures go or stay by the edition's rule
}
do-kill_monster = the monster is killed
do-remove_all = every monster leaves without a kill; the fighter draws { $treasures ->
    [0] no Treasure
    [one] 1 Treasure
   *[other] { $treasures } Treasures
}{ $loot ->
    [yes] {" "}and whose turn it is may loot the room
   *[no] { "" }
}
do-reward = after the combat, unless fled, draw { $count ->
    [one] 1 card
   *[other] { $count } cards
} of { $deck ->
    [door] the Doors
   *[treasure] the Treasures
}{ $shared ->
    [yes] , to be shared with a helper
   *[no] {" "}face down
}
do-add_monster = { $instead ->
    [yes] a monster from the hand replaces the monster
   *[no] a monster from the hand joins the combat
}
do-clone_monster = a copy of the monster, enhancers included, joins the combat
do-tame_monster = of the monster only its Level and enhancers count
do-double_fighter = the fighter's strength counts twice, and nobody may help any more
do-transfer_combat = the player named becomes the fighter
do-force_help = the player named must help{ $pick ->
    [0] {" "}for nothing
   *[other] , and picks Treasure number { $pick }
}{ $wins ->
    [no] ; such help never brings the fighter to the winning Level
   *[yes] {""}
}
do-take_to_win = take the Item named, if it turns the fight: your side must be the stronger with it, a tie is not enough

## Escapes, rolls, Curses

do-escape = { $who ->
    [targets] those named escape
    [runners] all runners escape
   *[self] escape
} without a roll from { $monsters ->
    [own] it alone
    [one] one monster
   *[all] all monsters
}
do-hold = of the side named, nobody moves: held monsters let all runners escape, held runners are caught
do-run_again = the escape becomes a roll
do-escape_after_all = the escape succeeds after all
do-set_die = the die shows the face named
do-add_to_roll = { $amount } to the roll for each card paid
do-roll_again = roll again
do-avert = the Bad Stuff takes no levels, and what would kill costs 1 level
do-cancel_curse = the Curse does nothing, or is lifted
do-reboot = lose { $levels ->
    [one] 1 level
   *[other] { $levels } levels
} and live on
do-resurrect = take as many cards as paid from the top of the discards

## Items

do-steal_item = on a roll of { $needs } or more take the Item{ $failing ->
    [yes] , otherwise { $otherwise }
   *[no] { "" }
}
do-discard_self = { $bottom ->
    [yes] put this card under its discards
   *[no] discard this card
}
do-take_item = take the Item
do-attach = lay this card under the Item, which is then free of every limit
