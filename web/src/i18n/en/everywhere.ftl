# The page's own words in English; the files of other languages have the same messages with the same
# variables. Sentences about the game are made by the server.

## Everywhere
offline = The server cannot be reached, and tables need the line. It may be back in a moment.
one-moment = One moment …
wait-dungeon = Somebody is still lighting the torches.
wait-orbit = The airlock is thinking it over.
close = Close
cancel = Cancel
settings = Settings
pages = Pages
about = About
no-page = There is no such page.
no-page-text = You kicked, and behind the door was a wall. It happens to the best, and rather more often to you.
no-table = No table here
no-table-text = Perhaps somebody tidied up. It was not the munchkins.
no-line = Nobody answers
line-never = We keep knocking. Nothing gets stolen meanwhile.
try-again = Try again
foot = No account, no tracking, no mercy.
to-first-page = To the first page
language = Language
shade = Light
shade-system = As the device has it
shade-light = Light
shade-dark = Dark
motion = Motion
motion-system = As the device has it
motion-less = As little as possible
asking = Before an act that cannot be taken back
asking-rash = Ask if it looks like a mistake
asking-always = Always ask
asking-never = Never ask
notify = When it is my turn
notify-on = Tell me, if I am looking elsewhere
notify-denied = The browser does not allow it; its own settings for this page would.
skip-to-question = To what is asked of you
sound = Sound
sound-on = Cards, dice and misfortune
volume = How loud
