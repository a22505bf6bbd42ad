## The end
won = { $count ->
    [0] Nobody has won
    [one] { $you ->
        [yes] You win
       *[no] { $names } wins
    }
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
figure-curses = { $world ->
    [orbit] Traps
   *[dungeon] Curses
}
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
award-curses = { $world ->
    [orbit] Walked into it: { $count ->
        [one] one Trap
       *[other] { $count } Traps
    } snapped shut.
   *[dungeon] Lightning rod: { $count ->
        [one] one Curse
       *[other] { $count } Curses
    } struck home.
}
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
fair-text = The first line was shown before anybody added a number: it is SHA-256 of the second. The second and the numbers, one for each seat, made the shuffle; what nobody added follows from the second.
fair-how = How it is checked
fair-yes = Yes. Every card and every die fell as it was sealed before the deal; this browser has checked it.
fair-checking = One moment, it is being checked.
fair-unable = This browser only checks over https, or on the machine the server runs on; `kickdoor replay --verify` checks the saved record anywhere.
fair-unread = The record could not be read, so nothing was checked here.
fair-unpromised = This game was not dealt here, so nothing was promised before it. { $draws ->
    [one] Its one draw follows
   *[other] Its { $draws } draws follow
} from its seed.
fair-holds = Yes, this browser has worked it out: the server kept to its commitment, the seed follows from its secret { $count ->
    [0] alone
    [one] and the number that { $names } added
   *[other] and the numbers that { $names } added
}, and { $draws ->
    [one] the one draw follows
   *[other] all { $draws } draws follow
} from the seed.
fair-mine = It was shown the commitment before the deal, and its own number is in the seed.
fair-seen = It was shown the commitment before the deal, but added no number.
fair-unseen = It was not there before the deal: that the commitment is the one shown then, others have to say.
fair-broken-changed = No: the commitment is not the one that this browser was shown before the deal.
fair-broken-replaced = No: the number that this browser added is not in the seed.
fair-broken-commitment = No: the server's secret is not the one it had committed to.
fair-broken-seed = No: the game was not dealt from the server's secret and everybody's numbers.
fair-broken-draw = No: a card or a die did not fall as the seed says.
blow-slain = slain
blow-to = to
blow-by = { $lead ->
    [0] A tie, which sometimes is enough.
    [one] By one point. It was always going to be close.
   *[other] By { $lead } points. Nobody meddled enough.
}
blow-over = { $monster } had other plans.
blow-last = { $card }, the last card, by { $name }
blow-last-you = { $card }, the last card, by you
chart = Levels over time
chart-spoken = Levels over time: { $spoken }
chart-one = { $name } { $levels }
podium = The podium
