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
