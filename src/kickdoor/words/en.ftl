# Every sentence the game speaks, in English. The German one (de.ftl) has the same messages
# with the same variables; a test compares them.
#
# Who is spoken to: $you is "yes" when the reader is the one it is about ($who), $them is "yes"
# when the reader is the other party ($other). Card names come from the cards, never from here;
# $card-many is "yes" when the name is a plural, so that verbs follow it.

## Cards and lists

hidden-door = { $count ->
    [one] a Door
   *[other] { $count } Doors
}
hidden-treasure = { $count ->
    [one] a Treasure
   *[other] { $count } Treasures
}
hidden-card = { $count ->
    [one] a card
   *[other] { $count } cards
}
list-and = { $first } and { $last }
list-comma = { $first }, { $last }
nobody = nobody
nothing = nothing
you = you
title = { $name }
the-monsters = the monsters
twin = { $name } the { $number ->
    [2] second
    [3] third
   *[other] umpteenth
}

## Options: what a table may switch on; its name, and what it changes and for whom it is.

option-listen-at-the-door = Faster play: listen at the door
option-listen-at-the-door-text = Every turn begins with a face-down Door, to play or to keep, and looting an empty room brings a Treasure instead. For those who want more cards and a shorter evening.
option-shared-victory = Shared victory
option-shared-victory-text = Whoever helps in the winning fight wins too. For friendlier tables, where the last monster still finds a helper.
option-epic = Epic: on to Level 20
option-epic-text = The game goes on to Level 20, and from Level 10 on a munchkin opens two Doors at once. For those who have the whole evening.
option-house-powers = House powers
option-house-powers-text = In an Epic game every Class and Race has a small extra power of our own invention from Level 10 on. Only with Epic, and for those who want it to favour everybody.

## Bots: what each is called, and what it does, as its file declares it. One without words is called by its id.

bot-random = random
bot-random-text = Any legal act, all alike. It wins by accident, and late.
bot-easy = easy
bot-easy-text = Wears the best, fights what it can beat, asks for help; harms nobody.
bot-normal = normal
bot-normal-text = Weighs every act, haggles over help, trades, and stops whoever is about to win.
bot-hard = hard
bot-hard-text = Normal with a memory for deals, and a look ahead in every fight.

## Refusals: what was tried, why not, and the way out. The rule's number is added by whoever shows it.

refusal-not-now = The table is busy settling something, and nothing slips in between; try again when it is done.
refusal-stale = That answers a question the table has already moved on from; look at what is being asked now.
refusal-not-asked = Nobody asked you: this question belongs to somebody else, so wait for your own.
refusal-bad-answer = That is an answer, but not to this question; pick one of the answers on offer.
refusal-game-over = The game is over and the bragging has begun; start another one to act again.
refusal-dead = You are dead, and the dead do nothing, not even complain; your next munchkin turns up when the next turn begins.
refusal-target-dead = Nothing can be done to the dead, who have suffered enough; pick somebody with a pulse.
refusal-opening-only = Before the first turn you lay out your Race, your Class, Items, followers and Cheat!, and nothing else; the rest keeps until the game begins.
refusal-others-dress = { $told ->
    [yes] { $who }
   *[no] Somebody else
} is getting dressed just now: before the first turn one lays out after the other; lay yours out when you are asked.
refusal-not-in-hand = { $named ->
    [yes] You cannot play { $card }: { $card-many ->
        [yes] they are
       *[no] it is
    } not in your hand
   *[no] You cannot play that: it is not in your hand
}, and other people's hands are their own business; play one of your own cards.
refusal-kick-not-now = You cannot kick open the door now: that happens once a turn, by the player whose turn it is, before anything else is done with the room.
refusal-keep-not-now = There is nothing here to keep: only a card just turned up, and playable at once, is yours to take into your hand instead.
refusal-trouble-not-now = You cannot look for trouble now: that takes your own turn, a door with no monster behind it, and a monster from your own hand.
refusal-loot-not-now = You cannot loot the room now: that takes your own turn, a door with no monster behind it, and not having looked for trouble instead.
refusal-end-not-now = You cannot stop here: your turn is not done until the door is open and the room dealt with; do that first.
refusal-charity-due = You cannot end your turn with a hand that full; play, sell or give away the excess first.
refusal-charity-wrong = Charity is exactly the excess of your hand, to the lowest other player, or to the discards if nobody is lower than you; give neither more nor less.
refusal-not-in-combat-time = { $named ->
    [yes] You cannot do that with { $card } just now
   *[no] You cannot do that just now
}: it is not among the few things allowed at any moment; wait for your own turn.
refusal-own-turn-only = { $named ->
    [yes] You cannot play { $card } now
   *[no] You cannot do that now
}: it takes your own turn, and this one is somebody else's; be patient.
refusal-no-item-in-combat = { $named ->
    [yes] You cannot play { $card } in the middle of a fight
   *[no] You cannot play an Item in the middle of a fight
}: only one-shots may be, so get the fight over with first.
refusal-no-combat = { $named ->
    [yes] You cannot use { $card } now: { $card-many ->
        [yes] they are
       *[no] it is
    } meant for a fight
   *[no] You cannot use that now: it is meant for a fight
}, and nobody is fighting; keep it for the next one.
refusal-fight-decided = { $named ->
    [yes] { $card } { $card-many ->
        [yes] come
       *[no] comes
    } too late
   *[no] That comes too late
}: this fight is decided, and nothing more is added to it; be quicker next time.
refusal-between-roll-and-bad-stuff = You cannot do that between a failed roll and its Bad Stuff: only what changes that roll, that escape or that Bad Stuff fits in there; wait until it has hurt.
refusal-treasure-not-now = { $named ->
    [yes] You cannot play { $card } now
   *[no] You cannot play that Treasure now
}: { $card-many ->
    [yes] they are
   *[no] it is
} played like an Item, on your own turn and out of combat, or the moment you get { $card-many ->
    [yes] them
   *[no] it
}.
refusal-already-have-one = { $named ->
    [yes] You cannot play { $card }: you already are something of that sort
   *[no] You cannot play that: you already are something of that sort
}, and one is the limit; discard the old one first.
refusal-same-again = { $named ->
    [yes] You cannot play { $card }: you are that already
   *[no] You cannot play that: you are that already
}, and twice the same is still only once; play a different one.
refusal-nothing-to-attach-to = { $named ->
    [yes] You cannot play { $card }: { $card-many ->
        [yes] they have
       *[no] it has
    } nothing to attach to
   *[no] You cannot play that: it has nothing to attach to
}; put the Class, Race or Item { $card-many ->
    [yes] they belong
   *[no] it belongs
} to into play first.
refusal-no-such-power = { $named ->
    [yes] You cannot use a power of { $card } that is not yours
   *[no] You cannot use that power
}: a power is held exactly as long as its card is in play before you; play the card first.
refusal-not-paid = { $named ->
    [yes] { $card } { $card-many ->
        [yes] want
       *[no] wants
    } to be paid for
   *[no] That wants to be paid for
}: say which cards you discard for { $card-many ->
    [yes] them
   *[no] it
}.
refusal-wrongly-paid = { $named ->
    [yes] That is not how { $card } { $card-many ->
        [yes] are
       *[no] is
    } paid for
   *[no] That is not how it is paid for
}: mind the number and the kind of card asked for, and that lasting { $world ->
    [orbit] Traps
   *[dungeon] Curses
}, cards already in the fight and the card whose power it is pay for nothing; offer others.
refusal-limit-reached = { $named ->
    [yes] The power of { $card } is used up for now
   *[no] That power is used up for now
}; it returns with the next fight, roll or turn, as the card says.
refusal-slot-full = { $named ->
    [yes] You cannot equip { $card }: the place { $card-many ->
        [yes] they need
       *[no] it needs
    } is taken
   *[no] You cannot equip that: the place it needs is taken
}, as you have one head, one body, two feet that count as one, and two hands; take something off first.
refusal-wrong-user = { $named ->
    [yes] You cannot use { $card }: { $card-many ->
        [yes] they are
       *[no] it is
    } not made for your sort
   *[no] You cannot use that: it is not made for your sort
}; you may carry { $card-many ->
    [yes] them about, sell them
   *[no] it about, sell it
}, or become somebody who can.
not-for-you = You cannot use { $card }: { $only ->
    [yes] the stamp says “only { $who }”, and you are not
   *[no] the stamp says “not { $who }”, and you are
}; you may carry { $card-many ->
    [yes] them about, sell them
   *[no] it about, sell it
}, or become somebody who can.
refusal-equipment-fixed = { $named ->
    [yes] You cannot shift { $card } now
   *[no] You cannot change equipment now
}: nobody gets changed in a fight, on the run or { $world ->
    [orbit] in a Trap
   *[dungeon] under a Curse
}; do it when the noise is over.
refusal-equip-not-now = { $named ->
    [yes] You cannot change { $card } now
   *[no] You cannot change equipment now
}: equipment is changed while you are out of combat and the table is at rest.
refusal-not-an-item-of-yours = { $named ->
    [yes] You cannot do that with { $card }: { $card-many ->
        [yes] they are no Item
       *[no] it is no Item
    } of yours
   *[no] You cannot do that: it is no Item of yours
} in play; pick one that lies before you.
refusal-too-big = { $named ->
    [yes] You cannot take on { $card }: { $card-many ->
        [yes] they are
       *[no] it is
    } Big, and so is what you carry already
   *[no] You cannot take that on: it is Big, and so is what you carry already
}; one Big Item is enough for any spine, so get rid of the other first.
refusal-too-complex = { $named ->
    [yes] You cannot equip { $card }: { $card-many ->
        [yes] they are
       *[no] it is
    } Complex, and so is what you use already
   *[no] You cannot equip that: it is Complex, and so is what you use already
}; one such manual at a time, so unequip the other first.
refusal-items-stay = { $named ->
    [yes] You cannot just throw { $card } away
   *[no] You cannot just throw Items away
}: Items are sold, traded, given, spent on a power or lost; find it a buyer.
refusal-trade-not-now = You cannot trade now: that takes two who both are out of combat and alive; wait for quieter times.
refusal-trade-items-only = { $named ->
    [yes] You cannot trade { $card }
   *[no] You cannot trade that
}: only Items change owners, and only those already in play; lay { $card-many ->
    [yes] them
   *[no] it
} on the table first.
refusal-trade-too-big = { $named ->
    [yes] That trade falls over { $card }
   *[no] That trade falls over its own weight
}: one of you would carry more Big Items than anyone can; take { $card-many ->
    [yes] them
   *[no] it
} out of the bargain, or a Big one out of the way.
refusal-sale-not-now = You cannot sell now: the shop opens on your own turn, out of combat; come back then.
refusal-sale-too-small = You cannot sell that for a Level: each costs 1,000, and no change is given; add more Items.
refusal-sale-wins-not = You cannot sell yourself to the winning Level: the last one is for killing something; sell less, or sharpen a weapon.
refusal-sale-items-only = { $named ->
    [yes] You cannot sell { $card }
   *[no] You cannot sell that
}: the shop takes Items of your own with a price on them, and nothing else; offer one of those.
refusal-level-not-free = { $named ->
    [yes] You cannot play { $card } like that
   *[no] You cannot give a Level like that
}: { $card-many ->
    [yes] they never lift anyone to the winning Level, and what they cost
   *[no] it never lifts anyone to the winning Level, and what it costs
} falls on nobody against their will; pick someone lower or more willing.
refusal-level-at-the-last = { $named ->
    [yes] { $card } cannot do that
   *[no] That cannot be done
}: the winning Level is reached by killing something, not by paperwork; find a monster.
refusal-no-cards-yet = { $named ->
    [yes] You cannot use { $card } for that
   *[no] You cannot do that
}: { $card-many ->
    [yes] they bring
   *[no] it brings
} cards, and a new character gets none before their own turn; wait for it.
refusal-theft-in-combat = You cannot steal now: thief and victim must both be out of combat; let the fight end first.
refusal-follower-not-traded = { $named ->
    [yes] You cannot trade { $card }
   *[no] You cannot trade a follower
}: followers follow, they are not goods; offer an Item.
refusal-one-follower = { $named ->
    [yes] You cannot take on { $card }: your following is complete
   *[no] You cannot take on another follower: your following is complete
}; let the old one go first.
refusal-follower-stays = { $named ->
    [yes] You cannot dismiss { $card }
   *[no] You cannot dismiss that follower
}: { $card-many ->
    [yes] they stay until their card, or another follower, says
   *[no] it stays until its card, or another follower, says
} otherwise.
refusal-follower-hands-off = { $named ->
    [yes] { $card } cannot be handed anything like that
   *[no] A follower cannot be handed anything like that
}: { $card-many ->
    [yes] they carry only what their card allows, and take
   *[no] it carries only what its card allows, and takes
} nothing in a fight; arrange it before.
refusal-no-sacrifice = { $named ->
    [yes] You cannot sacrifice { $card } now
   *[no] You cannot sacrifice a follower now
}: that is done after a lost fight, before your first roll, with a follower of your own.
refusal-no-monster-from-hand = { $named ->
    [yes] You cannot play { $card } by itself
   *[no] You cannot play a monster by itself
}: to throw one from a hand into a fight it takes Wandering Monster, or being Undead beside an Undead; or look for trouble with one in your own empty room.
refusal-no-such-monster = { $named ->
    [yes] You cannot play { $card } on that
   *[no] You cannot play that there
}: { $card-many ->
    [yes] they go
   *[no] it goes
} on one monster of the fight at hand; name one that is in it.
refusal-ahead-does-not-run = You cannot run from a fight you are winning: it would set a terrible example; fight it out.
refusal-declare-not-now = You cannot declare that now: only the fighter does, once, and while the fight is still open.
refusal-second-helper = You cannot bring in another helper: one per fight, and the place is taken or barred; make do with what you have.
refusal-not-the-fighter = You cannot ask for help: it is not your fight; offer your own help to the fighter instead.
refusal-bad-terms = You cannot offer that: terms are Items you carry, Treasures the monsters really have, each picked once, and hand cards you could legally play on your helper; offer something real.
refusal-forced-for-the-win = Nobody can be forced to help you win the game: this fight would; ask nicely instead.
refusal-the-dead-help-nobody = The dead help nobody, themselves least of all; ask somebody living.
refusal-promised = { $named ->
    [yes] You cannot spend { $card }: { $card-many ->
        [yes] they are
       *[no] it is
    } promised
   *[no] You cannot spend that: it is promised
} to your helper until the fight is settled; use something else.
refusal-no-offer = There is no such offer open: it was answered, withdrawn or has lapsed; make a new one.
refusal-card-says-no = { $named ->
    [yes] { $card } { $card-many ->
        [yes] do not allow that; their
       *[no] does not allow that; its
    } own words forbid it
   *[no] The card does not allow that; its own words forbid it
}, so read it again and try something else.
refusal-card-not-now = { $named ->
    [yes] { $card } cannot be used now
   *[no] That card cannot be used now
}: { $card-many ->
    [yes] they name their own moment, and this is not it; keep them
   *[no] it names its own moment, and this is not it; keep it
} until then.
refusal-card-wrong-target = { $named ->
    [yes] { $card } cannot be aimed at that
   *[no] That card cannot be aimed there
}: { $card-many ->
    [yes] they say themselves what they work
   *[no] it says itself what it works
} on; pick a target that fits.
not-now-but = { $card } cannot be used now: { $card-many ->
    [yes] they are
   *[no] it is
} played { $how }; keep { $card-many ->
    [yes] them
   *[no] it
} until then.
not-on-that-but = { $card } cannot be aimed at that: { $card-many ->
    [yes] they are
   *[no] it is
} played { $how }; pick a target that fits.
refusal-help-too-late = You cannot ask for help any more, nor join: the fight is decided; make the best of it.
refusal-no-fight = There is no fight to help in; keep your strength for the next one.
refusal-already-turned = { $named ->
    [yes] { $card } { $card-many ->
        [yes] lie
       *[no] lies
    } that way already
   *[no] It lies that way already
}; an Item in use is laid aside before somebody else takes it over.
refusal-card-limit = { $named ->
    [yes] { $card } { $card-many ->
        [yes] have done that as often as they may
       *[no] has done that as often as it may
    }
   *[no] That was done as often as the card allows
}; wait until { $card-many ->
    [yes] they are
   *[no] it is
} fresh again.
refusal-level-unpaid = { $named ->
    [yes] { $card } { $card-many ->
        [yes] give a Level for what they ask
       *[no] gives a Level for what it asks
    } for, and that
   *[no] That gives a Level for what the card asks for, and it
} is not what you gave; read what { $card-many ->
    [yes] they want
   *[no] it wants
}, and name it.
refusal-trade-with-newcomer = You cannot trade there: a new character gets no cards before their own turn; wait for it.
refusal-run-from-whom = Say which monster you run from: one that you have not rolled for yet.
refusal-run-not-now = You cannot run now: first the fight must be lost, and then it must be your turn to run from that monster.
refusal-between-rolls = You cannot do that between two escape rolls: nothing changes the fight any more; only any-time acts and tricks for getting away fit in here.
refusal-curse-gone = { $named ->
    [yes] { $card } cannot be lifted any more
   *[no] There is no { $world ->
        [orbit] Trap
       *[dungeon] Curse
    } to lift
}: { $card-many ->
    [yes] they have struck and are gone
   *[no] it has struck and is gone
}, or never lasted; save the cure for the next one.
refusal-no-attack-on-self = { $named ->
    [yes] You cannot turn { $card } on yourself
   *[no] You cannot turn that on yourself
}; there are plenty of others at the table.
refusal-roll-under-way = You cannot do that while a roll or an escape is being answered: only what acts on it fits in there; wait until it stands.
refusal-curse-under-way = You cannot do that while { $world ->
    [orbit] a Trap
   *[dungeon] a Curse
} is striking: only what cancels { $world ->
    [orbit] a Trap
   *[dungeon] a Curse
} fits in there; wait until it is over.
refusal-double-once = { $named ->
    [yes] You cannot sell { $card } at double price
   *[no] You cannot sell that at double price
}: a Halfling does so with one Item of the sale, once on each own turn; sell { $card-many ->
    [yes] them at their
   *[no] it at its
} plain price.
refusal-no-card-to-show = You cannot show that: only cards from your own hand, and only to somebody who does not know them yet; pick such a card.
refusal-rewards-first = You cannot do that yet: the fight is over and its Levels and Treasures are being given out; wait until everyone has what they won.

## Events: what happened

event-turn-began = { $you ->
    [yes] Your turn.
   *[no] { $who }'s turn.
}
event-door-kicked = { $you ->
    [yes] You kick open the door: { $card }!
   *[no] { $who } kicks open the door: { $card }!
}
event-card-drawn = { $you ->
    [yes] You draw { $cards }.
   *[no] { $who } draws { $cards }.
}
event-card-played = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
event-card-played-equipped = { $you ->
    [yes] You play { $card } and put { $card-many ->
        [yes] them
       *[no] it
    } to use.
   *[no] { $who } plays { $card } and puts { $card-many ->
        [yes] them
       *[no] it
    } to use.
}
event-card-played-at = { $you ->
    [yes] You play { $card } on { $target }.
   *[no] { $who } plays { $card } on { $them ->
        [yes] you
       *[no] { $target }
    }.
}
event-card-played-side = { $you ->
    [yes] You play { $card }
   *[no] { $who } plays { $card }
} for the { $side ->
    [monsters] monsters
   *[munchkins] munchkins
}.
event-card-played-with = { $you ->
    [yes] You play { $card }, with { $cards }.
   *[no] { $who } plays { $card }, with { $cards }.
}
event-card-discarded = { $you ->
    [yes] You discard { $cards }.
    [nobody] To the discards: { $cards }.
   *[no] { $who } discards { $cards }.
}
event-card-discarded-by = { $you ->
    [yes] You lose { $cards } to { $card }.
   *[no] { $who } loses { $cards } to { $card }.
}
event-deck-reshuffled = { $deck ->
    [door] The discarded Doors are shuffled into a new deck.
   *[treasure] The discarded Treasures are shuffled into a new deck.
}
event-combat-started = { $you ->
    [yes] You face { $card }. The fight is on.
   *[no] { $who } faces { $card }. The fight is on.
}
event-monster-added = { $you ->
    [yes] You bring { $card } into the fight.
    [nobody] { $card } { $card-many ->
        [yes] join
       *[no] joins
    } the fight.
   *[no] { $who } brings { $card } into the fight.
}
event-monster-removed = { $card } { $card-many ->
    [yes] are
   *[no] is
} out of the fight.
event-monster-killed = { $card } { $card-many ->
    [yes] are
   *[no] is
} no more.
event-help-asked = { $you ->
    [yes] You ask { $other } for help, offering { $terms }.
   *[no] { $who } asks { $them ->
        [yes] you
       *[no] { $other }
    } for help, offering { $terms }.
}
event-help-offered = { $you ->
    [yes] You offer { $other } your help, for { $terms }.
   *[no] { $who } offers { $them ->
        [yes] you
       *[no] { $other }
    } help, for { $terms }.
}
event-help-accepted = { $you ->
    [yes] You help { $other }.
   *[no] { $who } helps { $them ->
        [yes] you
       *[no] { $other }
    }.
}
event-help-declined = { $you ->
    [yes] You decline { $other }'s offer.
   *[no] { $who } declines { $them ->
        [yes] your
       *[no] { $other }'s
    } offer.
}
event-helper-left = { $you ->
    [yes] You are out of the fight, unhurt.
   *[no] { $who } is out of the fight, unhurt.
}
event-combat-transferred = { $you ->
    [yes] The fight is { $other }'s now, and not yours.
   *[no] The fight is { $them ->
        [yes] yours
       *[no] { $other }'s
    } now, with kind regards from { $who }.
}
event-fight-declared = { $fight ->
    [lost] { $you ->
        [yes] You will not fight it out, and cannot run.
       *[no] { $who } will not fight it out, and cannot run.
    }
    [yes] { $you ->
        [yes] You fight it out.
       *[no] { $who } fights it out.
    }
   *[no] { $you ->
        [yes] You mean to run.
       *[no] { $who } means to run.
    }
}
event-combat-won = { $you ->
    [yes] You win, { $ours } to { $theirs }.
   *[no] { $who } wins, { $ours } to { $theirs }.
}
event-combat-won-together = { $you ->
    [yes] You and { $other } win, { $ours } to { $theirs }.
   *[no] { $who } and { $them ->
        [yes] you
       *[no] { $other }
    } win, { $ours } to { $theirs }.
}
event-combat-won-empty = { $you ->
    [yes] No monster is left, and your fight is over.
   *[no] No monster is left, and { $who }'s fight is over.
}
event-combat-lost = { $you ->
    [yes] You lose, { $ours } to { $theirs }. Time to run.
   *[no] { $who } loses, { $ours } to { $theirs }. Time to run.
}
event-combat-lost-together = { $you ->
    [yes] You and { $other } lose, { $ours } to { $theirs }. Time to run.
   *[no] { $who } and { $them ->
        [yes] you
       *[no] { $other }
    } lose, { $ours } to { $theirs }. Time to run.
}
event-dice-rolled = { $you ->
    [yes] You roll { $face }{ $changed ->
        [yes] , which counts as { $total }
       *[no] {""}
    }.
   *[no] { $who } rolls { $face }{ $changed ->
        [yes] , which counts as { $total }
       *[no] {""}
    }.
}
event-dice-rolled-escape = { $you ->
    [yes] You run from { $card } and roll { $face }{ $changed ->
        [yes] , which counts as { $total }
       *[no] {""}
    }.
   *[no] { $who } runs from { $card } and rolls { $face }{ $changed ->
        [yes] , which counts as { $total }
       *[no] {""}
    }.
}
event-dice-rolled-against = { $you ->
    [yes] You roll against { $card }: { $face }{ $changed ->
        [yes] , which counts as { $total }
       *[no] {""}
    }.
   *[no] { $who } rolls against { $card }: { $face }{ $changed ->
        [yes] , which counts as { $total }
       *[no] {""}
    }.
}
event-dice-rolled-for = { $you ->
    [yes] You roll for { $card }: { $face }{ $changed ->
        [yes] , which counts as { $total }
       *[no] {""}
    }.
   *[no] { $who } rolls for { $card }: { $face }{ $changed ->
        [yes] , which counts as { $total }
       *[no] {""}
    }.
}
event-dice-rolled-first = { $you ->
    [yes] You roll for who comes first: { $face }{ $changed ->
        [yes] , which counts as { $total }
       *[no] {""}
    }.
   *[no] { $who } rolls for who comes first: { $face }{ $changed ->
        [yes] , which counts as { $total }
       *[no] {""}
    }.
}
event-escaped = { $you ->
    [yes] You get away from { $card }.
   *[no] { $who } gets away from { $card }.
}
event-caught = { $card } { $card-many ->
    [yes] catch
   *[no] catches
} { $you ->
    [yes] you
   *[no] { $who }
}.
event-caught-nothing = { $card } { $card-many ->
    [yes] catch
   *[no] catches
} { $you ->
    [yes] you
   *[no] { $who }
}, and the Bad Stuff finds nothing to take.
event-follower-sacrificed = { $card } { $card-many ->
    [yes] stay
   *[no] stays
} behind so that { $you ->
    [yes] you need not. How noble of you.
   *[no] { $who } need not.
}
event-level-changed = { $up ->
    [yes] { $you ->
        [yes] You go up to Level { $new }.
       *[no] { $who } goes up to Level { $new }.
    }
   *[no] { $you ->
        [yes] You drop to Level { $new }.
       *[no] { $who } drops to Level { $new }.
    }
}
event-level-changed-by = { $up ->
    [yes] { $you ->
        [yes] You go up to Level { $new } ({ $card }).
       *[no] { $who } goes up to Level { $new } ({ $card }).
    }
   *[no] { $you ->
        [yes] You drop to Level { $new } ({ $card }).
       *[no] { $who } drops to Level { $new } ({ $card }).
    }
}
event-sex-changed = { $you ->
    [yes] You are { $sex ->
        [female] a woman
       *[male] a man
    } now. It happens.
   *[no] { $who } is { $sex ->
        [female] a woman
       *[male] a man
    } now. It happens.
}
event-sex-changed-by = { $you ->
    [yes] You are { $sex ->
        [female] a woman
       *[male] a man
    } now ({ $card }). It happens.
   *[no] { $who } is { $sex ->
        [female] a woman
       *[male] a man
    } now ({ $card }). It happens.
}
event-died = { $you ->
    [yes] You are dead. Everyone is very sorry, and reaching for your things.
   *[no] { $who } is dead. Everyone is very sorry.
}
event-body-looted = { $you ->
    [yes] You take { $card } from { $other }'s body.
   *[no] { $who } takes { $card } from { $them ->
        [yes] your
       *[no] { $other }'s
    } body.
}
event-body-looted-bare = { $you ->
    [yes] Your belongings are shared out.
   *[no] { $who }'s belongings are shared out.
}
event-new-character = { $you ->
    [yes] You are back, as somebody entirely different with the same name.
   *[no] { $who } is back, as somebody entirely different with the same name.
}
event-curse-struck = { $card } { $card-many ->
    [yes] strike
   *[no] strikes
} { $you ->
    [yes] you
   *[no] { $who }
}.
event-curse-struck-nothing = { $card } { $card-many ->
    [yes] strike
   *[no] strikes
} { $you ->
    [yes] you
   *[no] { $who }
}, and { $card-many ->
    [yes] find
   *[no] finds
} nothing to take.
event-curse-cancelled = { $card } { $card-many ->
    [yes] are
   *[no] is
} cancelled{ $you ->
    [yes] , and you are spared.
    [nobody] .
   *[no] , and { $who } is spared.
}
event-curse-ended = { $you ->
    [yes] You are rid of { $card }.
   *[no] { $who } is rid of { $card }.
}
event-item-equipped = { $you ->
    [yes] You equip { $card }.
   *[no] { $who } equips { $card }.
}
event-item-unequipped = { $you ->
    [yes] You turn { $card } sideways.
   *[no] { $who } turns { $card } sideways.
}
event-items-sold = { $you ->
    [yes] You sell { $cards } for { $gold } { $money ->
        [credits] credits
       *[gold] gold
    }: { $levels ->
        [one] a Level
       *[other] { $levels } Levels
    }.
   *[no] { $who } sells { $cards } for { $gold } { $money ->
       [credits] credits
      *[gold] gold
   }: { $levels ->
        [one] a Level
       *[other] { $levels } Levels
    }.
}
event-traded = { $you ->
    [yes] You give { $other } { $given } for { $taken }.
   *[no] { $who } gives { $them ->
        [yes] you
       *[no] { $other }
    } { $given } for { $taken }.
}
event-traded-gift = { $you ->
    [yes] You give { $other } { $given }.
   *[no] { $who } gives { $them ->
        [yes] you
       *[no] { $other }
    } { $given }.
}
event-traded-beg = { $you ->
    [yes] { $other } gives you { $taken }.
   *[no] { $them ->
        [yes] You give { $who } { $taken }.
       *[no] { $other } gives { $who } { $taken }.
    }
}
event-item-stolen = { $you ->
    [yes] You steal { $card } from { $other }.
   *[no] { $who } steals { $card } from { $them ->
        [yes] you
       *[no] { $other }
    }.
}
event-theft-failed = { $you ->
    [yes] You reach for { $card } and are caught with a hand in { $other }'s bag.
   *[no] { $who } reaches for { $card } and is caught with a hand in { $them ->
        [yes] your
       *[no] { $other }'s
    } bag.
}
event-power-used-at = { $you ->
    [yes] You use a power on { $whom } ({ $card }: { $power }).
   *[no] { $who } uses a power on { $them ->
        [yes] you
       *[no] { $whom }
    } ({ $card }: { $power }).
}
event-power-used = { $you ->
    [yes] You use a power ({ $card }: { $power }).
   *[no] { $who } uses a power ({ $card }: { $power }).
}
event-power-used-paid = { $you ->
    [yes] You use a power ({ $card }: { $power }) and discard { $cards } for it.
   *[no] { $who } uses a power ({ $card }: { $power }) and discards { $cards } for it.
}
event-power-used-at-paid = { $you ->
    [yes] You use a power on { $whom } ({ $card }: { $power }) and discard { $cards } for it.
   *[no] { $who } uses a power on { $them ->
        [yes] you
       *[no] { $whom }
    } ({ $card }: { $power }) and discards { $cards } for it.
}
event-charity-given = { $you ->
    [yes] You give { $other } { $cards }, out of sheer charity.
   *[no] { $who } gives { $them ->
        [yes] you
       *[no] { $other }
    } { $cards }, out of sheer charity.
}
event-charity-given-nobody = { $you ->
    [yes] You are too poor for charity and discard { $cards }.
   *[no] { $who } is too poor for charity and discards { $cards }.
}
event-game-won = { $you ->
    [yes] You win the game! Gloat responsibly.
   *[no] { $who } wins the game.
}
event-card-taken = { $you ->
    [yes] You take { $cards }.
   *[no] { $who } takes { $cards }.
}
event-card-taken-from = { $you ->
    [yes] You take { $cards } from { $other }.
   *[no] { $who } takes { $cards } from { $them ->
        [yes] you
       *[no] { $other }
    }.
}
event-cards-shown = { $you ->
    [yes] You show { $cards }.
   *[no] { $who } shows { $cards }.
}
event-cards-shown-to = { $you ->
    [yes] You show { $other } { $cards }.
   *[no] { $who } shows { $them ->
        [yes] you
       *[no] { $other }
    } { $cards }.
}
event-offer-withdrawn = { $you ->
    [yes] You take your offer to { $other } back.
   *[no] { $who } takes back the offer to { $them ->
        [yes] you
       *[no] { $other }
    }.
}
event-trade-offered = { $you ->
    [yes] You offer { $other } { $given } for { $taken }.
   *[no] { $who } offers { $them ->
        [yes] you
       *[no] { $other }
    } { $given } for { $taken }.
}
event-trade-offered-gift = { $you ->
    [yes] You offer { $other } { $given } as a gift.
   *[no] { $who } offers { $them ->
        [yes] you
       *[no] { $other }
    } { $given } as a gift.
}
event-trade-offered-beg = { $you ->
    [yes] You ask { $other } for { $taken } as a gift.
   *[no] { $who } asks { $them ->
        [yes] you
       *[no] { $other }
    } for { $taken } as a gift.
}
event-trade-declined = { $you ->
    [yes] You turn { $other }'s trade down.
   *[no] { $who } turns { $them ->
        [yes] your
       *[no] { $other }'s
    } trade down.
}

## Questions: what is expected of the reader, and why

question-opening = Before the first turn: lay out what you like of your hand, then say you are done.
question-start = Your turn: arrange your things, then kick open the door.
question-door-card = { $named ->
    [yes] You found { $card }. Play it now, or keep it in your hand?
   *[no] You found a card. Play it now, or keep it in your hand?
}
question-trouble-or-loot = No monster behind the door. Loot the room; or, if you hold a monster, look for trouble with it.
question-charity = You hold { $held } cards and { $limit } is the limit: play or sell, or give the rest to charity.
question-offer = { $help ->
    [asked] { $who } asks for your help and offers { $terms }. Fair enough?
    [offered] { $who } would help you, for { $terms }. Fair enough?
    [trade] { $who } offers you { $given } for { $taken }. Fair enough?
    [gift] { $who } offers you { $given } as a gift. Do you take it?
    [beg] { $who } asks you for { $taken } as a gift. Do you give it?
   *[none] There was an offer for you, and it is gone.
}
question-pick-treasure = The Treasures are turned up, and this pick is yours.
question-loot-body = { $count ->
    [0] Somebody has passed away: take one card to remember them by.
    [one] { $names } has passed away: take one card to remember them by.
   *[other] { $names } have passed away: take one card to remember them by.
}
question-run-order = The fight is lost. Which of them do you run from now?
question-answer-roll = { $rolled ->
    [plain] { $mine ->
        [yes] You rolled { $face }. Leave it at that, or do something about it?
       *[no] { $who } rolled { $face }. Leave it at that, or do something about it?
    }
    [changed] { $mine ->
        [yes] You rolled { $face }, which makes { $total }. Leave it at that, or do something about it?
       *[no] { $who } rolled { $face }, which makes { $total }. Leave it at that, or do something about it?
    }
   *[no] { $mine ->
        [yes] You are getting away without a roll. Leave it at that, or do something about it?
       *[no] { $who } is getting away without a roll. Leave it at that, or do something about it?
    }
}
question-answer-curse = { $mine ->
    [yes] { $card } { $card-many ->
        [yes] are about to strike you. Stop them, or let them come?
       *[no] is about to strike you. Stop it, or let it come?
    }
   *[no] { $card } { $card-many ->
        [yes] are about to strike { $who }. Stop them, or let them come?
       *[no] is about to strike { $who }. Stop it, or let it come?
    }
}
question-answer-bad-stuff = { $mine ->
    [yes] { $card } { $card-many ->
        [yes] have
       *[no] has
    } you, and Bad Stuff is next. Stop it, or grit your teeth?
   *[no] { $card } { $card-many ->
        [yes] have
       *[no] has
    } { $who }, and Bad Stuff is next. Stop it, or look away?
}
question-wait = { $stage ->
    [caught] { $mine ->
        [yes] You cannot run here: the Bad Stuff is next. Anything before it?
       *[no] { $who } cannot run: the Bad Stuff is next. Anything before it?
    }
    [run] { $mine ->
        [yes] You must run. Anything to say before the first roll?
       *[no] { $who } must run. Anything to say before the first roll?
    }
    [win] { $wins ->
        [yes] You win the game with this, { $ours } to { $theirs }. Add something, or let it stand?
       *[no] { $winner } { $count ->
            [one] wins
           *[other] win
        } the game with this, { $ours } to { $theirs }. Stop it, or let it stand?
    }
   *[fight] { $mine ->
        [yes] You stand at { $ours } to { $theirs }. Add something, or let it stand?
       *[no] { $who } stands at { $ours } to { $theirs }. Meddle, or let it stand?
    }
}
question-choose-card = { $named ->
    [yes] { $card } { $card-many ->
        [yes] want
       *[no] wants
    } to know: which card?
   *[no] Which card?
}
question-choose-item = { $named ->
    [yes] { $worth ->
        [0] { $card } { $card-many ->
            [yes] want
           *[no] wants
        } to know: which Item?
       *[other] { $card }: which Items do you give up, worth { $worth } { $money ->
            [credits] credits
           *[gold] gold
        } or more?
    }
   *[no] Which Item?
}
question-choose-player = { $named ->
    [yes] { $card } { $card-many ->
        [yes] want
       *[no] wants
    } to know: which player?
   *[no] Which player?
}
question-choose-monster = { $named ->
    [yes] { $card } { $card-many ->
        [yes] want
       *[no] wants
    } to know: which monster?
   *[no] Which monster?
}
question-choose-word = { $named ->
    [yes] { $card } { $card-many ->
        [yes] leave
       *[no] leaves
    } you a choice: which is it to be?
   *[no] You have a choice: which is it to be?
}
question-discard = { $worth ->
    [0] { $named ->
        [yes] { $card }: what do you discard?
       *[no] Something of yours must go: what do you discard?
    }
   *[other] { $mine ->
        [no] { $card }: { $who } gave up an Item. Which do you discard, worth as much: { $worth } { $money ->
            [credits] credits
           *[gold] gold
        } or more?
       *[yes] { $card }: which Items do you discard, worth { $worth } { $money ->
            [credits] credits
           *[gold] gold
        } or more?
    }
}
question-discard-payment = { $by ->
    [power] { $about ->
        [owned] { $card }: { $power }, aimed at { $aim } of { $owner }. What do you discard for it?
        [aimed] { $card }: { $power }, aimed at { $aim }. What do you discard for it?
       *[none] { $card }: { $power }. What do you discard for it?
    }
   *[card] { $about ->
        [owned] { $card }, aimed at { $aim } of { $owner }. What do you discard for it?
        [aimed] { $card }, aimed at { $aim }. What do you discard for it?
       *[none] { $card }: what do you discard for it?
    }
}
question-big-excess = You have more than you may: what goes?
question-yes-no = { $named ->
    [yes] { $card }: yes or no?
   *[no] Yes or no?
}
question-yes-no-death = You are about to die, and need not. Which is it to be?
question-yes-no-face-up-draw = { $count ->
    [one] A Treasure is
   *[other] { $count } Treasures are
} about to be turned up. Take from the deck, or pay with cards of your hand to raise what was discarded last: { $cards }?
question-choose-item-sale = What do you sell? A Level costs 1,000 { $money ->
    [credits] credits
   *[gold] gold
}, and there is no change.
question-choose-item-excess = You are using more than you can: what comes off?
question-choose-card-excess = You have more than you may: what goes?
question-choose-card-charity = Charity: which cards do you give away?
question-choose-player-charity = Charity: who gets the next card?
question-choose-player-excess = Who gets to carry it?
question-fight = { $ahead ->
    [yes] You face { $monsters }, and at { $ours } to { $theirs } it looks good. Fight, before somebody meddles?
   *[no] You face { $monsters }, and { $ours } to { $theirs } is not enough. Play something, ask for help, or run?
}
question-end = { $charity ->
    [yes] The room is done with: arrange your things, and give to charity what is too much.
   *[no] The room is done with: arrange your things, then end your turn.
}
so-far = Chosen so far: { $cards }.
so-far-gold = Worth { $gold } { $money ->
    [credits] credits
   *[gold] gold
}.
how-many = { $low ->
    [0] Up to { $high }.
   *[other] { $high ->
        [0] At least { $low }.
       *[other] From { $low } to { $high }.
    }
}
how-many-exactly = { $count } of them.

## Acts, as menus name them

act-kick = Kick open the door
act-trouble = Look for trouble: fight { $card }
act-loot = Loot the room
act-end = End the turn
act-end-opening = Done: that is my opening
act-end-charity = On to Charity
act-keep = { $named ->
    [yes] Keep { $card } in your hand
   *[no] Keep it in your hand
}
act-play = Play { $card }
act-for-nothing = { $act }: finds nothing to take
act-carry = Carry { $card }
act-equip = Put on { $card }
act-unequip = Turn { $card } sideways
act-discard = Discard { $cards }
act-discard-ask = { $count ->
    [one] Charity: discard a card
   *[other] Charity: discard { $count } cards
}
act-discard-trait = Give up { $cards }
act-sell = { $gold ->
    [0] Sell { $cards }
   *[other] Sell { $cards } for { $gold } { $money ->
       [credits] credits
      *[gold] gold
   }
}
act-sell-ask = Sell Items for Levels
act-use = { $card }: { $power }
act-use-bare = { $power }
act-trade = Offer { $other } { $given } for { $taken }
act-gift = Give { $other } { $given }
act-beg = Ask { $other } for { $taken }, as a gift
act-ask = Ask { $other } for help, offering { $terms }
act-offer-help = Offer { $other } your help, for { $terms }
act-accept = Accept
act-accept-help = Accept: help { $other } for { $terms }
act-accept-helper = Accept: { $other } helps you for { $terms }
act-accept-trade = Accept: { $given } for your { $taken }
act-accept-present = Accept: { $given }, and thanks
act-accept-begged = Accept: hand over { $taken }
act-decline = Decline
act-decline-from = Decline { $other }'s offer
act-fight = { $ahead ->
    [yes] Fight it out: { $ours } to { $theirs }
   *[no] Fight it out: { $ours } to { $theirs } loses
}
act-run = { $saved ->
    [sure] Run away: it lets you go
    [two] Run away: 5 or 6 saves you
    [one] Run away: only a 6 saves you
    [never] Run away: no roll saves you
    [mixed] Run away: a roll for each of them
   *[roll] Run away: { $needed } or more saves you
}
act-run-from = Run from { $target }
act-sacrifice = Sacrifice { $card } and walk away
act-sacrifice-both = Sacrifice { $card } and walk away with { $other }
act-sacrifice-alone = Sacrifice { $card } and leave { $other } to the dice
act-give = Charity: { $cards }
act-give-to = { $cards } for { $other }
act-give-ask = { $count ->
    [one] Charity: give a card away
   *[other] Charity: give { $count } cards away
}
act-show = Show { $cards } to everyone
act-show-to = Show { $cards } to { $other }
act-choose = { $target }
act-choose-got = Take { $target }
act-choose-face-up-draw-no = Take from the deck
act-choose-death-yes = Stay alive
act-choose-death-no = Die
act-pass = Pass
act-pass-roll = Let the roll stand
act-pass-curse = Let it strike
act-pass-bad-stuff = Let it happen
act-pass-wait = Let it stand
act-pass-caught = Nothing: let it happen
act-pass-run = Nothing: on to the die
act-withdraw = Withdraw your offer to { $other }
act-orders = { $pass ->
    [never] Always ask me before I pass
    [fight] Pass for me until this fight is over
    [turn] Pass for me until this turn is over
   *[always] Always pass for me
}
tail-on = on { $target }
tail-on-self = on yourself
tail-with = , with { $cards }
tail-from = from { $other }
target-from = { $own ->
    [yes] { $target } before you
   *[no] { $target } from { $other }
}
tail-side-munchkins = for the munchkins
tail-side-monsters = for the monsters
tail-discarding = , discarding { $cards }
tail-discarding-hand = , for your whole hand
tail-discarding-ask = , for a discard of your choice
tail-choosing = , choosing { $target }
tail-count = , { $count } times
tail-carried = , sideways
tail-unusable = , which you cannot use now
tail-ready = , ready for use
tail-double = , { $cards } at double price
tail-unless-win = , unless it is for the win
tail-unless-me = , unless it concerns me

terms-none = nothing but thanks
terms-treasures = { $count ->
    [one] a Treasure
   *[other] { $count } Treasures
}{ $order ->
    [first] , picked first
    [last] , picked last
    [all] { $count ->
        [one] , the only one
       *[other] , and that is all of them
    }
    [mixed] {" "}(pick { $picks } of { $stake })
   *[none] {""}
}
terms-items = { $cards }
terms-cards = { $cards } from the hand

## Words that answer a question

word-done = That is all
word-yes = Yes
word-no = No
word-hand = The hand
word-levels = Levels
word-level = A Level
word-nothing = Nothing
word-play = Put it into play
word-doors = The Doors
word-treasures = The Treasures
word-munchkins = The munchkins
word-monsters = The monsters

## Powers, by their ids

power-resurrect = take from the discards instead of the deck
power-turn = turn the Undead
power-backstab = backstab
power-steal = steal
power-berserk = go berserk
power-flight = take flight
power-charm = charm
power-second-try = try again
power-double-sale = sell at double price
power-assist = assist
power-salvage = salvage
power-peek = peek
power-barter = barter
power-recombine = recombine
power-reboot = reboot
power-bribe = bribe
power-walk-past = walk past
power-swap = swap
power-drive-off = drive it off
power-escape = get away
power-feed = feed it
power-allure = allure
power-ties = wins ties
power-big-items = any number of Big Items
power-hand-size = a larger hand
power-run-away = fleet of foot
power-helper-level = a Level for helping
power-two-classes = two Classes
power-two-races = two Races
power-no-drawbacks = no drawbacks
power-bounty = bounty
power-many-complex = many Complex Items
power-solo = better alone
power-two-followers = two { $world ->
        [orbit] Sidekicks
       *[dungeon] Hirelings
    }
power-extra-part = an extra part
power-level-floor = a floor under the Level
power-carry-one = carries an Item
power-encore = an encore
power-shrug-off = shrugs { $world ->
    [orbit] Traps
   *[dungeon] Curses
} off
power-extra-hand = an extra hand
power-bound = bound for good
power-unforced = cannot be forced
power-follower-bonus = a bonus for company
power-die-loss = lost with a bad roll
power-laser = laser
power-will-not-fight = will not fight some
power-epic-grip = a better grip
power-epic-blessing = bless the fight (house power)
power-epic-swag = a bag for swag (house power)
power-epic-glare = glare (house power)
power-epic-toss = toss a { $world ->
        [orbit] Sidekick
       *[dungeon] Hireling
    } (house power)
power-epic-chorus = the chorus (house power)
power-epic-barbecue = the barbecue (house power)
power-epic-thumbs = more thumbs (house power)
power-epic-leftovers = eat the leftovers (house power)
power-epic-overclock = overclocked (house power)
power-epic-tinker = tinker (house power)
power-epic-memory = a good memory (house power)
power-epic-purse = a heavy purse (house power)
power-epic-posse = a posse (house power)

## Powers with what they are aimed at

aimed-allure = allure { $target }
aimed-backstab = backstab { $target }
aimed-charm = charm { $target }
aimed-epic-glare = glare at { $target } (house power)
aimed-escape = get away from { $target }
aimed-steal = steal { $target }

## Tags of cards, by their ids

tag-below-waist = below the waist
tag-fire = fire
tag-pole = pole
tag-potion = potion
tag-staff = staff
tag-undead = Undead
tag-wand = wand

## Badges beside a munchkin, by their ids; $count is what one is worth

badge-newcomer = new character
badge-no-help = must fight alone

## Strength, line by line

strength-level = Level
strength-monster-level = { $card }
strength-card = { $card }
strength-power = { $less ->
    [yes] { $card }, a setback
   *[no] { $card }, a power
}
strength-monster-power = { $less ->
    [yes] { $card }, a weakness
   *[no] { $card }, a grudge
}
strength-against = { $card }, against: { $whom }
strength-enhancer = { $card }
strength-one-shot = { $card }
strength-curse = { $card }
strength-double = everything counts twice

## Cards in figures

kind-monster = monster
kind-monster_enhancer = monster enhancer
kind-curse = Curse
kind-trap = Trap
kind-class = Class
kind-race = Race
kind-special_door = Door
kind-sidekick = Sidekick
kind-hireling = Hireling
kind-item = Item
kind-one_shot = one-shot
kind-level_up = Go Up a Level
kind-special_treasure = Treasure
slot-headgear = Headgear
slot-armor = Armor
slot-footgear = Footgear
slot-1-hand = 1 Hand
slot-2-hands = 2 Hands
fact-level = Level { $count }
fact-treasures = { $count ->
    [one] 1 Treasure
   *[other] { $count } Treasures
}
fact-levels = worth { $count } Levels
fact-gold = { $count ->
    [0] No Value
   *[other] { $count } { $money ->
       [credits] credits
      *[gold] gold
   }
}
fact-big = Big
fact-complex = Complex
fact-undead = Undead
fact-only = only { $who }
fact-not = not { $who }
fact-bad-stuff = Bad Stuff: { $text }
fact-epic = { $house ->
    [yes] Epic, house power: { $text }
   *[no] Epic: { $text }
}
fact-human = { $case ->
    [acc] Humans
   *[bare] Human
}
fact-male = { $case ->
    [acc] men
   *[bare] male
}
fact-female = { $case ->
    [acc] women
   *[bare] female
}

## Why a bot did what it did, in its own words
why-somebody = somebody
why-ahead = I am ahead by { $number }, so I fight.
why-behind = I am short by { $number } and nobody makes up for it, so I run.
why-bluff = I am short by { $number }, but somebody may yet come.
why-wins-the-fight = With this I win the fight: I was short by { $number }.
why-goes-for-the-win = One more Level from a card, and this kill is the one that wins.
why-way-out = I would rather be rid of the monster than pay for losing.
why-more-loot = I am far enough ahead to make it worth more.
why-saves-itself = Getting away is worth that to me.
why-runs = One has to be first to be run from.
why-asks-for-help = { $name } could turn this fight, and the price is fair.
why-bribes = { $name } could turn this fight, and likes that Item better than I do.
why-takes-help = With { $name } I win, and what is left is worth it.
why-helps = { $name } pays me enough for the trouble.
why-offers-help = { $name } is in trouble, and I would help for a share.
why-underbids = Somebody else asks more of { $name } than I do.
why-counters = We are near a deal, { $name } and I, but not there yet.
why-no-deal = That is no deal for me.
why-declines = What is offered is not worth it to me.
why-trades = We both do more with what the other has, { $name } and I.
why-stops-the-leader = { $name } is too close to winning.
why-hurts-a-rival = { $name } gets ahead of me, or has it coming.
why-lost-anyway = That fight is lost without me.
why-not-worth-it = It would cost me more than it is worth.
why-not-enough = All I have would not turn that fight.
why-not-on-oneself = I am not doing that to myself.
why-steals-a-level = A Level off { $name } is two between us.
why-steals = { $name } has something that I could use.
why-free-level = A Level for nothing.
why-better-character = It makes me better at this.
why-better-gear = { $card } { $card-many ->
    [yes] make
   *[no] makes
} me stronger.
why-makes-room = My hand is too full to keep it.
why-for-trade = Somebody will want { $card } more than I do.
why-free-cards = More cards for nothing.
why-does-me-good = { $card } { $card-many ->
    [yes] do
   *[no] does
} me good.
why-digs = { $card } { $card-many ->
    [yes] are
   *[no] is
} worth digging for.
why-finds-trouble = { $card } { $card-many ->
    [yes] are
   *[no] is
} a fight that I can win.
why-loots = There is nothing here to fight, so I look around.
why-kicks = There is nothing left to do but to kick the door open.
why-sells = A Level is worth more to me than what I sell.
why-lifts-a-curse = That { $world ->
    [orbit] Trap
   *[dungeon] Curse
} would cost me more than this.
why-takes-the-best = It is the best there is.
why-gives-the-least = It is what I miss least.
why-keeps-it = I will need that later.
why-waits = I have nothing better to do than to wait.
why-is-done = I am done for this turn.
why-must-answer = I have to do something.
why-foresees = I have played it through in my head, and that came out best.

## Why a bot did what all have seen, by its verb; nothing that hangs on a hand
because-kick = It was my turn, and there was a door.
because-trouble = The room was empty, and I had somebody to introduce to it.
because-loot = The room was empty, so I looked around.
because-end = That was enough for one turn.
because-keep = One never knows what it is good for.
because-play = It seemed the moment for it.
because-equip = It suits me better this way.
because-unequip = It suits me better this way.
because-discard = Something had to go.
because-sell = A Level is worth more to me than what I sold.
because-use = A power that is not used is only a nice title.
because-trade = I thought that both of us could do with it.
because-ask = I would rather share than go without.
because-accept = The offer was good enough for me.
because-decline = The offer was not for me.
because-fight = The sums were as good as they would get.
because-run = The monsters had the better of it, and I like my legs.
because-sacrifice = Somebody had to stay behind, and I had plans.
because-give = The rules ask for charity, and I gave what I miss least.
because-show = I wanted that to be seen.
because-choose = I was asked, and took what suits me.
because-pass = I let it be.
because-withdraw = The offer had gone stale.
because-orders = I like to have things settled.
because-nothing = I have done nothing yet that anybody saw.

## A live table: who is waited for

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
waiting-charity = { $names } holds too many cards, and some of them must go.
waiting-wait = { $count ->
    [one] { $names } may still meddle.
   *[other] { $names } may still meddle.
}
waiting-offer = { $count ->
    [one] { $names } has an offer to answer.
   *[other] { $names } have offers to answer.
}
waiting-loot-body = { $names } is choosing from the body.
waiting-door-card = { $names } has a card behind the door to play, or to keep.
waiting-trouble-or-loot = { $names } stands in an empty room.
waiting-pick-treasure = { $names } is picking a Treasure.
waiting-run-order = { $names } has to run.
waiting-answer-roll = { $count ->
    [one] { $names } may still do something about the roll.
   *[other] { $names } may still do something about the roll.
}
waiting-answer-curse = { $count ->
    [one] { $names }
   *[other] { $names }
} may still stop the { $world ->
    [orbit] Trap
   *[dungeon] Curse
}.
waiting-answer-bad-stuff = { $count ->
    [one] { $names } may still stop the Bad Stuff.
   *[other] { $names } may still stop the Bad Stuff.
}
waiting-choose-card = { $names } is choosing a card.
waiting-choose-item = { $names } is choosing an Item.
waiting-choose-player = { $names } is choosing a player.
waiting-choose-monster = { $names } is choosing a monster.
waiting-choose-word = { $names } has a choice to make.
waiting-discard = { $names } is choosing what to discard.
waiting-big-excess = { $names } has more than one can keep, and something must go.
waiting-yes-no = { $names } has to say yes or no.

## A live table: what an act would come to

preview-win = { $ours } to { $theirs }: a win.
preview-sums = { $ours } to { $theirs }: no win.
preview-called = { $you ->
    [yes] You have to help
   *[no] { $name } has to help
}{ $treasures ->
    [0] , for nothing
    [one] , for the first Treasure
   *[other] , for { $treasures } Treasures
}: { $ours } to { $theirs }{ $won ->
    [yes] , a win
   *[no] {""}
}.
preview-most-win = At most { $ours } to { $theirs }: a win.
preview-most-sums = At most { $ours } to { $theirs }: no win.
preview-win-of = { $ours } to { $theirs }: { $names } { $count ->
    [one] wins
   *[other] win
}.
preview-sums-of = { $ours } to { $theirs }: { $names } { $count ->
    [one] loses
   *[other] lose
}.
preview-most-win-of = At most { $ours } to { $theirs }: { $names } { $count ->
    [one] wins
   *[other] win
}.
preview-most-sums-of = At most { $ours } to { $theirs }: { $names } { $count ->
    [one] loses
   *[other] lose
}.
preview-nothing = It finds nothing to take.
preview-over = The fight is over: { $levels ->
    [0] no Level
    [one] a Level
   *[other] { $levels } Levels
}, { $treasures ->
    [0] no Treasure
    [one] a Treasure
   *[other] { $treasures } Treasures
}.
preview-over-by = Then { $power }: { $levels ->
    [0] no Level
    [one] a Level
   *[other] { $levels } Levels
}, { $treasures ->
    [0] no Treasure
    [one] a Treasure
   *[other] { $treasures } Treasures
}.
preview-leaves = { $monsters } { $monsters-many ->
    [yes] leave
   *[no] leaves
}.
preview-leaves-over = { $monsters } { $monsters-many ->
    [yes] leave
   *[no] leaves
}: { $levels ->
    [0] no Level
    [one] a Level
   *[other] { $levels } Levels
}, { $treasures ->
    [0] no Treasure
    [one] 1 Treasure
   *[other] { $treasures } Treasures
}.
preview-away = Away from the fight: no Level, no Treasure.
preview-handed = { $name } fights instead, { $ours } to { $theirs }.
preview-handed-you = You fight instead, { $ours } to { $theirs }.
offer-trade = { $given } for { $taken }

## Deals: who could help, for how much, what was said

verdict-win = { $margin ->
    [0] a tie you win
   *[other] win by { $margin }
}
verdict-short = { $lack } short
wants-nothing = { $levels ->
    [0] nothing but thanks
   *[other] { $elf ->
        [yes] as an Elf: goes
       *[no] goes
    } up { $levels ->
        [one] a Level
       *[other] { $levels } Levels
    }, and wants no Treasure
}
wants-treasures = { $all ->
    [yes] { $count ->
        [one] the only Treasure
       *[other] all { $count } Treasures
    }
   *[no] { $count } of { $stake } Treasures
}
wants-more = more than there is to give
wants-never = no share in your victory
wants-no-use = as things lie, still too weak at any price
bears-treasures = { $count ->
    [0] thanks, and no Treasure
   *[other] { $stake ->
        [one] maybe the only Treasure
       *[other] maybe up to { $count } of the { $stake } Treasures
    }
}
bears-none = nothing: no help is wanted
said-refused = Said no to { $terms }.
said-refused-free = Did not want to help for mere thanks.
said-wants = Asks for { $terms }.
said-too-dear = Would not give { $terms }.
said-too-dear-free = Wanted no help, not even for nothing.
said-took = Helped for { $terms } last time.
said-asked = Asked for { $terms } last time.
said-gave = Gave { $terms } for help last time.
said-offered = Offered { $terms } for help last time.
said-helped = { $count ->
    [one] Helped once in this game.
   *[other] Helped { $count } times in this game.
}
said-declines = { $count ->
    [one] Said no once in this game.
   *[other] Said no { $count } times in this game.
}
deal-help = Offer { $other } { $terms }
deal-help-free = Ask { $other } to help for nothing
deal-offer = Help { $other } for { $terms }
deal-offer-free = Help { $other } for nothing
work-as-it-is = { $certain ->
    [yes] It is enough: { $other } should say yes to what lies here.
    [offer] It is not too much: { $other } may say yes to what lies here.
   *[no] What lies here is a fair price. What { $other } says to it, nobody knows.
}
work-help = { $certain ->
    [yes] { $other } should come for { $terms }
   *[no] A fair price for { $other } would be { $terms }
}: { $ours } to { $theirs }.
work-offer = { $certain ->
   *[offer] { $other } may be ready to give { $terms }.
    [no] A fair price would be { $terms }. What { $other } says to it, nobody knows.
}
work-trade-unsure = A fair price: { $given } for { $taken }. What { $other } says to it, nobody knows.
work-weaker = { $best ->
    [same] You would fall from { $now } to { $after } strength.
   *[other] You would fall from { $now } to { $after } strength, { $worn } once you have put on what you can.
}
work-trade = { $other } should take { $given } for { $taken }.
work-short = With { $other } it is still { $lack } short as things lie, powers and cards in hands not counted: no price mends that.
work-victory = Nobody helps you to win the game, { $other } least of all.
work-none-help = Nothing you have would bring { $other } here.
work-none-offer = { $other } would rather be alone than take that.
work-none-trade = Nothing you have is worth that to { $other }.
work-none-person = What { $other } would take, nobody knows: offer what you like.

## A live table: an act in the making

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

## A live table: what the table refuses besides the rules

trouble = The table cannot do that.
trouble-no-such-table = There is no such table; the link may be old, or mistyped.
trouble-no-such-seat = That seat is not yours to act for.
trouble-bad-token = This seat's key does not fit; use your personal link.
trouble-not-host = Only whoever set the table up may do that.
trouble-table-full = Every seat is taken; you may watch.
trouble-seat-taken = Somebody sits there already.
trouble-name-taken = Somebody here is called { $name } already; pick another name.
trouble-colour-taken = { $name } has that colour already; pick another one.
trouble-bad-name = A name is 1 to { $most } letters on one line.
trouble-ask-first = Sitting down here takes asking first.
trouble-sit-down = Nobody need be asked here: sit down.
trouble-nobody-to-ask = The host has sent people away, and nobody is left who could agree: in this game nobody sits down any more.
trouble-nobody-else = Nobody else sits here who could agree; whoever's seat that is has a personal link to it.
trouble-was-seated = You sit at this table, or did, and nobody is left who could let you in again.
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

## A live table: what happens around the game

guided-title = A first game
told-joined = { $you ->
    [yes] You sit down.
   *[no] { $who } sits down.
}
told-took-over = { $you ->
    [yes] You play on for { $whom }, and go by { $who }.
   *[no] { $who } sits down and plays on for { $whom }.
}
told-host = { $told ->
    [yes] { $left } has left: { $you ->
        [yes] you are the host now.
       *[no] { $who } is the host now.
    }
   *[no] { $you ->
        [yes] You are the host now.
       *[no] { $who } is the host now.
    }
}
told-asks = { $you ->
    [yes] You ask for a seat; the table is asked.
   *[no] { $who } asks for a seat.
}
told-declined = { $you ->
    [yes] You do not get the seat.
   *[no] { $who } does not get the seat.
}
told-left = { $state ->
    [playing] { $who } leaves; a bot plays on.
   *[other] { $who } leaves.
}
told-kicked = { $you ->
    [yes] { $told ->
        *[no] You are sent away
       [yes] { $by } sends you away
    }
   *[no] { $told ->
        *[no] { $who } is sent away
       [yes] { $by } sends { $who } away
    }
}{ $state ->
    [playing] { $you ->
        [yes] ; a bot plays on for you. You may ask for your seat again.
       *[no] ; a bot plays on.
    }
   *[other] .
}
told-back = { $you ->
    [yes] You are back.
   *[no] { $who } is back.
}
told-away = { $you ->
    [yes] You are gone; a bot plays until you are back.
   *[no] { $told ->
        [yes] { $by } lets a bot play for { $who }, until { $who } is back.
       *[no] { $who } is gone; a bot plays until { $who } is back.
    }
}
told-bot = { $who } is played by a bot ({ $bot }).
told-renamed = { $you ->
    [yes] You are called { $name } from now on.
   *[no] { $who } is called { $name } from now on.
}
told-paused = { $told ->
    [yes] { $you ->
        [yes] You agree: the table is paused.
       *[no] { $by } agrees: the table is paused.
    }
    [alone] { $you ->
        [yes] You pause the table.
       *[no] { $by } pauses the table.
    }
   *[no] The table is paused.
}
told-resumed = { $told ->
    [yes] { $you ->
        [yes] You end the pause: the table goes on.
       *[no] { $by } ends the pause: the table goes on.
    }
   *[no] The table goes on.
}
told-freed = { $who }'s seat is free for somebody; until then the bot plays on.
told-watched = Somebody watches from now on.
told-sent-away = { $told ->
    [yes] { $by } has sent you away from this table
   *[no] You were sent away from this table
}; you may ask for a seat again.
told-dressed = There is nothing left that you could lay out: you are dressed.
told-pause-asked = { $you ->
    [yes] You ask for a pause; the others must agree.
   *[no] { $who } asks for a pause.
}
told-pause-declined = { $you ->
    [yes] You want no pause now.
   *[no] { $who } wants no pause now.
}
told-answered = There was one answer, so it was given for you: “{ $what }”.
told-got = You got { $cards }.
told-time-over = Your time was over: { $verb ->
    [pass] you passed.
    [decline] you declined.
    [fight] you fought.
    [run] you ran.
    [kick] you kicked the door open.
    [loot] you looted the room.
    [end] your turn ended.
   *[other] this was done for you: “{ $what }”.
}
told-meanwhile = While you were gone your time was over { $count } times. The last time: { $what }
told-bot-played = While you were gone a bot played for you, { $count ->
    [one] once
   *[other] { $count } times
}: { $what }.{ $more ->
    [0] {""}
   *[other] {" "}The log has it all.
}
told-gave-up = { $you ->
    [yes] You did not answer { $who }'s offer in time.
   *[no] { $whom } did not answer { $who }'s offer in time.
}
told-taken-back = { $count ->
    [one] The server has a new version, whose rules refuse the last act: it is taken back, and the game goes on from there.
   *[other] The server has a new version, whose rules refuse the last { $count } acts: they are taken back, and the game goes on from there.
}

## Exactly what a card does: phrases that `exactly.py` puts together from a card's fields
# What happens is said without a subject ("lose 2 levels"): the sentence's head says whose it is.

## Exactly: how sentences are put together

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

## Exactly: figures

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
figure-treasures-mod = { $add } { $count ->
    [one] Treasure
   *[other] Treasures
}
figure-gold = { $count ->
    [0] no value
   *[other] { $count } { $money ->
       [credits] credits
      *[gold] gold
   }
}
figure-big = Big
figure-complex = Complex
figure-laser = laser
figure-usable_by = { $traits } only
figure-not_usable_by = not { $traits }
figure-tags = tagged { $tags }
trait-human = Human
trait-male = male
trait-female = female

## Exactly: a monster's ways

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

## Exactly: cards as they are played

head-play = Played { $how }
head-must_play = Played the moment it is got
head-never = Not played by itself
head-power = { $name }, { $how }
enhanced = for this monster { $what }
card-undead = It brings a monster from the hand into a fight that has an Undead, too.
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

## Exactly: whom a condition is about

who-player = the player
who-owner = its owner
who-munchkin = a munchkin in the combat
who-that = that munchkin
who-runner = the runner
who-affected = the one affected

## Exactly: conditions

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
    [yes] a { $world ->
        [orbit] Sidekick
       *[dungeon] Hireling
    } was just discarded
   *[no] no { $world ->
        [orbit] Sidekick
       *[dungeon] Hireling
    } was just discarded
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

## Exactly: when

timing-never = not by itself
timing-any-time = at any time, except while a roll or { $world ->
    [orbit] a Trap
   *[dungeon] a Curse
} is settled
timing-combat = in any combat, even as a bystander
timing-in-combat = by a munchkin in the combat
timing-own-combat = by the fighter in a combat
timing-as-item = as an Item is
timing-own-turn = on one's own turn, out of combat
timing-out-of-combat = at any time one is not in combat oneself
timing-before-kick = before the door is kicked open
timing-first-roll = when the fight is lost, before anybody rolls to escape
timing-runner-first = by the runner, before anybody rolls to escape
timing-runner = by the runner, in place of a roll
timing-own-roll = after any roll of one's own
timing-own-escape-roll = after one's own roll to escape
timing-own-failed = after one's own failed roll to escape
timing-any-failed = after anybody's failed roll to escape
timing-any-escape = when somebody has just escaped
timing-curse = as { $world ->
    [orbit] a Trap
   *[dungeon] a Curse
} strikes, or on one that lasts
timing-bad-stuff = before Bad Stuff strikes oneself
timing-own-turn-combat = in a combat on one's own turn, even when already caught
timing-face-up-draw = in place of a draw face up
timing-killed = instead of dying
timing-helper = by the helper in a combat
timing-class = like a Class or Race
timing-equip = whenever equipment may be changed

## Exactly: on what

on-player = on any player
on-other = on another player
on-fighting = on another player in the combat
on-monster = on a monster in the combat
on-own-item = on an Item of one's own
on-item-of = on an Item another player has in play
on-curse = on that { $world ->
    [orbit] Trap
   *[dungeon] Curse
}
on-runners = on one or two willing runners
on-escaped = on who escaped, and one monster
on-pile = on a card in the discards
on-side-or-monster = on a side, or on the monster named
on-small-item-of = on an Item, not a Big one, that another player, not in combat either, has in play
on-idle-item-of = on an Item lying sideways before another player
on-deck = on a deck
on-face = on a face of the die
on-follower-owner = on a player, and on whose { $world ->
        [orbit] Sidekick
       *[dungeon] Hireling
    } goes for it
on-side = on a side
on-non-fighter = on any player but the fighter

## Exactly: what it costs, how often

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
    [one] { $world ->
        [orbit] Sidekick
       *[dungeon] Hireling
    }
   *[other] { $world ->
        [orbit] Sidekicks
       *[dungeon] Hirelings
    }
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
price-gold = { $what }, each worth { $gold } { $money ->
    [credits] credits
   *[gold] gold
} at least
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
played-only-if = only { $how }

## Exactly: numbers that count by themselves

to-strength = { $add } combat strength
to-run-away = { $add } to escape
to-hands = { $add } { $count ->
    [one] Hand
   *[other] Hands
}
to-hand-limit = { $add } to the cards one may hold
to-big = { $count ->
    [99] no limit to Big Items
   *[other] { $add } to the number of Big Items
}
to-complex = { $count ->
    [99] no limit to Complex Items
   *[other] { $add } to the number of Complex Items
}
to-followers = { $count ->
    [99] no limit to { $world ->
        [orbit] Sidekicks
       *[dungeon] Hirelings
    }
   *[other] { $add } to the number of { $world ->
        [orbit] Sidekicks
       *[dungeon] Hirelings
    }
}
to-floor = { $add } to the Level one cannot fall below
to-die = { $add } to every roll
to-extra-levels = { $add } to the levels for killing it
to-extra-treasures = { $add } to its Treasures
to-grip = { $add } Hands free for each 2-Hands Item
to-doors = { $add } { $count ->
    [one] Door
   *[other] Doors
}, face down, after a combat with a kill
to-sale = { $add } { $money ->
    [credits] credits
   *[gold] gold
} to what one sells with it
per-other-undead = { $what } for each other Undead in the combat
per-gold-1000 = { $what } for each 1,000 { $money ->
    [credits] credits
   *[gold] gold
} of the fighter's Items
per-elves = { $what } for each Elf in the combat
per-munchkin = { $what } for each munchkin by himself
named-number = { $what } (“{ $name }”)

## Exactly: what does not count

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
ignores-followers = { $world ->
        [orbit] Sidekicks
       *[dungeon] Hirelings
    } do not count.
ignores-reversed-lasers = Lasers count against those who fire them.

## Exactly: rules that change

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
passive-two-followers = Its power is called “two { $world ->
        [orbit] Sidekicks
       *[dungeon] Hirelings
    }”.
passive-extra-part = Two Headgear, or two Footgear, or one more Hand may be used.
passive-level-floor = Its power is called “a floor under the Level”.
passive-carry-one = It carries and uses one Item, whatever the limits say.
passive-encore = After escaping from a combat, draw a Treasure.
passive-shrug-off = { $world ->
    [orbit] Traps
   *[dungeon] Curses
} behind doors one kicks open oneself do nothing.
passive-extra-hand = Its power is called “an extra hand”.
passive-bound = It cannot be stolen, traded or given away.
passive-unforced = Its owner cannot be forced to help.
passive-follower-bonus = Its power is called “a bonus for company”.
passive-die-loss = After each combat won, roll: on 1 or 2 it is discarded.
passive-laser = It may be combined with other lasers.
passive-will-not-fight = Its power is called “will not fight some”.
passive-double-sale = Once on each turn of one's own, one Item sells for double.
passive-headgear-lost-lifts = It is lifted when { $world ->
    [orbit] a Trap
   *[dungeon] a Curse
} or Bad Stuff takes the Headgear.
passive-roll-escape-lifts = It is lifted by an escape that was rolled.

## Exactly: what happens: levels and the character

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
    [all] every { $world ->
        [orbit] Sidekick
       *[dungeon] Hireling
    }
    [one] 1 { $world ->
        [orbit] Sidekick
       *[dungeon] Hireling
    }
   *[other] { $count } { $world ->
        [orbit] Sidekicks
       *[dungeon] Hirelings
    }
}
do-mark = { $what ->
   *[no-help-next-combat] nobody may help in the next combat
}

## Exactly: cards that go

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
do-discard_worth = discard Items worth { $gold } { $money ->
    [credits] credits
   *[gold] gold
} together, or all if they are worth less{ $or_level ->
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

## Exactly: control

do-first_possible = { $of }
do-choose_one = by choice { $of }
do-each = { $who ->
    [others] each other player
    [neighbours] each neighbour
    [uncaught] each munchkin not caught
   *[other] everyone who counts as { $name }
}: { $do }
do-roll = roll the die

## Exactly: cards that come

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
    [follower] { $world ->
        [orbit] Sidekick
       *[dungeon] Hireling
    }
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

## Exactly: combat

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

## Exactly: escapes, rolls, Curses

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
do-cancel_curse = the { $world ->
    [orbit] Trap
   *[dungeon] Curse
} does nothing, or is lifted
do-reboot = lose { $levels ->
    [one] 1 level
   *[other] { $levels } levels
} and live on
do-resurrect = take as many cards as paid from the top of the discards

## Exactly: items

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
