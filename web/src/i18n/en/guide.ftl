## Hints for the first game
hint = Hint:
hint-close = Got it
hint-goal = Level { $win } wins, and the last Level takes a kill. Before the first turn, play what is lit: what you wear counts in every fight.
hint-trouble = No monster there. Look for trouble with one from your hand that you can beat: a Level, and Treasure. Or loot: one more card, unseen.
hint-asked = Somebody wants your help. Yes, and your number joins theirs, at the price named; lose together, and you both run. Or haggle, or decline.
hint-kick = Every turn begins with a door and your boot. Behind it: a monster, { $world ->
    [orbit] a Trap
   *[dungeon] a Curse
}, or a card to keep.
hint-fight = The bigger number wins, and a tie is the monster's, unless a card of yours wins ties. Lit cards change the numbers, until you fight it out.
hint-help = Outmatched? One rival may help you, for a price. Promise Treasures: gratitude is not legal tender.
hint-run = Running takes a die for each monster: mostly a 5 or a 6, and you are away. Anything less, and the Bad Stuff is read out. It is about you.
hint-curse = { $world ->
    [orbit] A Trap
   *[dungeon] A Curse
}. It strikes whoever turns it up. Those you draw in secret are yours to throw, at anyone.
hint-charity = Your hand is too full. Play or sell some; what is too much goes to the lowest Level at the table, and if that is you, to nobody at all.
hint-death = You are dead. The others share your things; Level, Class and Race stay yours, and a new hand is on its way. So is your revenge.
hint-meddle = Not your fight, but you are asked. Lit cards can tip it, either way. Pass when you are out of cards, or of malice.
hint-deal = An offer. Once it is a deal, the referee holds both of you to it; until then you may haggle.
hint-last = Level { $level }. The last one must come from a kill, and everybody here can count as well.
hints = Hints
hints-on = Each one once, when it matters
hints-off = None, thank you
hints-again = Begin again ({ $seen } of { $all } shown)

## The guided first game
guided-first = First time here?
guided-play = A guided first game
guided-play-text = Three turns with somebody who explains what you see. Leave whenever you like.
guided-enough = Enough explained
guided-see = The one in the middle is you: Level 2, with a helm on. Below is your hand, for your eyes only. What you carry but do not wear is dashed.
guided-goal = Level 10 wins, and you are on 2. Monsters you kill take you up, and the last Level takes a kill. This is your turn; before the door you get ready.
guided-dress = In your hand a card helps nobody yet. Press what is written below a lit one: what you wear counts in every fight.
guided-kick = Ready? Press the door. What lies behind it all may see: a monster you fight, a Curse you suffer, anything else you keep.
guided-fight = A fight: your Level and what you wear against the monster. The larger number wins, and a tie is the monster's. You lead: fight it out.
guided-won = Won: a Level up, and its Treasure is in your hand. If it can be worn, put it on.
guided-sell = Cloak and mace are not made for you, but they have a price. A thousand together buys a Level, on your own turn: press Sell Items.
guided-end = Nothing left to do? End your turn. What the others do is told here, and where you may do something, you are asked.
guided-meddle = Not your fight, but you are asked: until it is settled anybody may throw in a card, for either side. Play one, or pass.
guided-asked = Somebody too weak alone wants your help. Accept, and your number joins theirs, for the price named; if you lose, you both run. Or haggle, or decline.
guided-curse = A Curse. It hits whoever opens the door, at once; this one took a Level. Others wait in hands, to be thrown at anyone at any time.
guided-trouble = No monster here. Look for trouble: fight one from your hand that you can beat, for a Level and Treasure. Or loot the room: a card nobody sees.
guided-charity = More than five cards are too many when your turn ends. Play or sell some; the rest goes to the lowest Level. That is called Charity.
guided-help = Too strong for you alone. Ask for help: somebody adds their number to yours, for a share of the Treasure. They will say if it is enough.
guided-run = Or run: a die for each monster, and with a 5 or a 6 you are away. With less its Bad Stuff happens to you; it is printed on the card.
guided-done = That was all there is to explain. Play on, or press the name of this table, top left, to go: it waits under Your tables.
guided-quiet = Not another word. The game goes on; its name, top left, leads out, and it waits under Your tables. The settings bring me back.

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
how-1-b = Killing monsters takes you up. So does selling junk until it comes to a thousand, or a card that simply says so.
how-1-c = The last Level is the exception: it must be won in a fight. The others will do their best to make it memorable.
how-2-title = First, kick open a door
how-2-a = Your turn starts with the top Door card, face up. A monster: fight it. { $world ->
    [orbit] A Trap
   *[dungeon] A Curse
}: it hits you, now. Anything else: into your hand.
how-2-b = No monster? Go looking for trouble with one from your hand, or loot the room: another Door, face down, nobody sees.
how-2-c = More than five cards at the end go to the lowest Level at the table. This is called Charity, and nobody does it willingly.
how-3-title = The bigger number wins
how-3-a = Your Level and your Items on one side, the monster on the other. A tie goes to the monster, which lives here, unless a card on your side wins ties.
how-3-b = Win, and you go up a Level and take its Treasures. The card says how many of each.
how-3-c = Lose, and you run. A 5 or a 6 and you are gone; with less, the Bad Stuff happens, and it earns its name.
how-4-title = Friends, at market price
how-4-a = One rival may help you: their number joins yours. They will want Treasure for it. Haggle; the referee holds both sides to a deal.
how-4-b = Everybody else may meddle: make the monster bigger, make it smaller, or { $world ->
    [orbit] set a Trap for
   *[dungeon] curse
} whoever can least afford it.
how-4-c = What is lit can be played right now. Press a card to read exactly what it does, and, if it is dark, which rule is in the way.
how-5-title = Dress for the occasion
how-5-a = One Headgear, one Armor, one pair of shoes, two Hands, one Big thing. The rest is carried, and helps nobody.
how-5-b = A Class and a Race bend the rules your way; their cards say how. With neither you are human, which is nobody's fault.
how-5-c = Die, and the others divide your belongings. You come back with your Level, your Class, your Race and a list of names.

## Keys
keys = Keys
key-buttons = the buttons beside the prompt, the answers of a dialog
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
key-stop = be asked in every window: nothing is passed for you
key-log = log
key-chat = chat
key-info = the card in focus, with all that it does
key-zoom = the card in focus, up close
key-keys = this sheet
key-tab = from one thing to the next; Enter presses it
key-escape = closes what is open
