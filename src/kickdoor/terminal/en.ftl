# The terminal's own labels in English; the game's sentences are in words/. de.ftl has the same messages.

welcome = kickdoor { $version }: you against { $bots }, to Level { $level }. Type ? for help.
sex-female = female
sex-male = male
sex-ask = Your munchkin: female or male? (f, m, or Enter for whichever comes) >{" "}
resumed = The game goes on where you left it.
head-level = Level
head-name = Player
head-is = Is
head-strength = Str
head-hand = Hand
head-gear = In play
human = Human
dead = dead
you-mark = (you)
you = You
your-hand = Your hand ({ $held } of { $limit })
empty-hand = Your hand is empty, which is at least easy to remember.
no-fight = Nobody is fighting just now.
fight-with-helper = { $who } and { $helper }
verdict = { $lead ->
    [ahead] { $you ->
        [yes] You are { $by } ahead.
       *[no] { $who } is { $by } ahead.
    }
    [tie-won] A tie, and a Warrior wins ties.
    [tie-lost] A tie, and ties go to the monsters.
   *[behind] { $you ->
        [yes] You are { $by } behind.
       *[no] { $who } is { $by } behind.
    }
}
stake = At stake: { $levels ->
    [one] 1 Level
   *[other] { $levels } Levels
} and { $treasures ->
    [one] 1 Treasure
   *[other] { $treasures } Treasures
}.
prompt-beat = { $who } has the move. You may butt in, or press Enter to leave them to it.
menu-nothing = Do nothing
menu-play-on = Play { $card } ...
menu-use = { $card }: { $power } ...
menu-ask = Ask for help ...
menu-ask-one = Ask { $who } ...
menu-offer-help = Offer your help ...
menu-trade = Trade or give ...
menu-trade-one = With { $who } ...
menu-equip = Equip ...
menu-unequip = Take something off ...
menu-sell = Sell Items ...
menu-drop = Drop a Class, a Race or a follower ...
menu-back = Back
interrupted = Somebody came in before “{ $label }”, so it was not done: have a look, and choose again.
enter-hint = Enter
hint-sums = { $ours } to { $theirs }
hint-win = { $ours } to { $theirs }, a win
hint-win-of = { $ours } to { $theirs }, { $name } wins
hint-gone = no monster left
not-a-choice = There is no { $text } here: pick a number from 1 to { $last }, or type ? for help.
not-a-word = I do not know what { $text } means: pick a number, begin with a verb such as play or equip, or type ? for help.
empty-line = Nothing happens when you press Enter here: pick a number, or type ? for help.
legal = That is legal: { $label }.
refused = { $sentence } ({ $rule })
no-card = No card is called { $name }{ $hint ->
    [none] {""}
   *[other] ; do you mean { $hint }?
}
quiet-on = From now on you are asked only when it matters.
quiet-off = From now on you are asked at every opportunity.
log-empty = Nothing has happened yet.
saved = The game is kept. Go on with it by:
        kickdoor play --resume { $file }
bot-failed = The bot { $bot } failed: { $why }. From here on easy plays for { $who }.
not-saved = The game could not be kept in { $file }: { $why }
over-won = You win, and three people suddenly remember other appointments.
over-lost = { $who } wins. There is always next time.
over-shared = { $who } win together, which nobody will ever hear the end of.
record-kept = The record is kept. Look at it again by:
        kickdoor replay { $file }
final = The final standing
online-welcome = Table { $code }. Your seat's key is { $key }: with --key it brings you back. Type a number, or ? for help.
online-waiting = The game begins when whoever set the table up says so.
online-lost = { $server } does not answer. I go on trying; Ctrl-C leaves the table.
online-back = The server is back, and so are you.
online-left = You have left the table; a bot may play for you. Come back by:
        { $command }
online-not-asked = Nobody waits for you just now. Type ? for help.
online-changed = The table changed while you typed { $text }: look again, then choose.
online-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
online-help = Pick a number to act. What ends in ... has parts to choose; 0 goes back.

        Enter       let it be: passes, where that is an answer
        hold        hold on: the others wait for you a while longer
        say TEXT    talk to the table
        i NAME      look at a card (part of its name is enough)
        s           both sides of the fight, itemised
        t           the table: everyone's Level, strength and gear
        h           your hand
        l           the last things that happened
        q           leave; so does Ctrl-C. Your key brings you back

    What is against the rules is refused, and you are told which one.
help = Pick a number to act. What ends in ... opens a longer list; 0 goes back.

        Enter       let it be: passes, where that is an answer
        i NAME      look at a card (part of its name is enough)
        c           the question and the choices once more
        s           both sides of the fight, itemised
        t           the table: everyone's Level, Class, Race and gear
        h           your hand
        l           the last things that happened
        why ACT     whether an act is legal, and if not, which rule says so
        quiet       be asked only when it matters, or at every opportunity
        save, q     keep the game and leave; so does Ctrl-C

    You may also type an act in words, with names of cards as they are printed:

        equip mace of sharpness
        sell laser, maser
        ask Bob treasures 1 picks 1
        play loaded die choose 6
        trade Bob give helm of courage want boots of butt-kicking

    If it is against the rules, you are told which one.
