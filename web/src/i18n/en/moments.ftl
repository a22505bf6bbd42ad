## Questions in front
answers = Answers
keep-note = then you hold { $held }{ $over ->
    [0] {""} of { $limit }
   *[other] , { $over } too many when your turn ends
}
picked = picked
pick-more = Still to pick: { $count }
picked-all = That is all: { $names }

## Moments
moment-thrown = { $name }
moment-thrown-now = plays this
run-needs = { $count } or more
run-total = makes { $total }
run-later = waits its turn
spoils = { $count ->
    [one] Your Treasure
   *[other] Your { $count } Treasures
}
spoils-count = { $turned } of { $all }
spoils-next = Turn the next one
spoils-all = Turn them all

## Sounds
sound-try = Try one:
cue-card = a card
cue-die = the die
cue-turn = your turn
cue-level = a Level
cue-won = a win
cue-lost = a loss
cue-curse = { $world ->
    [orbit] a Trap
   *[dungeon] a Curse
}
cue-death = a death
