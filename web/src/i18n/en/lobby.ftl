## The lobby
a-table = A table
free-seat = A free seat
seat-open = open
seat-bot = bot, { $bot }
seat-away = gone; a bot plays on
seat-here = here
seat-gone = not connected
you = you
host = Host
wants-pause = wants a pause
be-seen = Change me
be-seen-game = Another name
be-seen-done = That is me
colour = Colour
colour-n = { $number ->
    [0] Brick
    [1] Blue
    [2] Moss
    [3] Ochre
    [4] Violet
    [5] Teal
    [6] Magenta
   *[other] Grey
}
sure-send-away = Really send { $name } away?
free-seat-for = Free this seat for somebody
free-seat-means = The bot plays on until somebody takes it.
sure-free-seat-for = Really free the seat of { $name }?
sure-swap = Really have a bot ({ $bot }) play { $name }?
open-seat = Open it
send-away = Send away
seat-a-bot = Seat a bot …
deal-cards = Deal
fill-seats = Every seat needs a person or a bot first.
wait-for-host = You sit. The host deals when all are here.
not-seated = You are looking on.
sit-down = Sit down
wait-for-yes = You have asked for a seat; it is yours as soon as that is agreed.
approve-text = The host says who sits down.
ask-seat = Ask for a seat
ask-seat-text = You play on for a munchkin that a bot plays now, or whose player is not connected, hand and all, and it goes by your name. Everybody else who sits here has to agree.
ask-for = Which munchkin
ask-any = Any
requests = Who asks for a seat
request-free = { $name } asks for a seat.
request-for = { $name } asks to play on for { $munchkin }.
request-waits = Still to agree: { $names }.
request-agree = Agree
request-decline = Decline
request-withdraw = Ask no longer
lobby-level = Everybody at Level 1, and still on speaking terms.
lobby-wait = Somewhere in the deck
lobby-wait-text = You may meet it before the evening is over. Be polite.
lobby-another = Another one
invite = Invite others
qr = QR code of the invitation
code-is = The code is
copy-invite = Copy the invitation
copy-own = Copy my own link
own-hint = Your own link is your seat, on any device. Share it with nobody.
copied = Copied.
not-copied = The browser would not copy; select the link by hand.
watching = { $count ->
    [0] nobody watches
    [one] one spectator
   *[other] { $count } spectators
}
ask-pause = Ask for a pause
no-pause = No pause after all
leave = Leave for good
sure-leave = Really? A bot takes over.
pause-asked = { $count ->
    [one] { $names } asks for a pause. It begins when all who are here agree.
   *[other] { $names } ask for a pause. It begins when all who are here agree.
}
pause-wanted = You have asked for a pause. Still to agree: { $names }.
pause-end = Go on
seat-left = free; a bot plays on
sure-send-away-game = Really send { $name } away? A bot plays on.
ask-lost = { $name } (not connected)
request-back = Somebody at another device says they are { $name }, and asks for that seat. Is it { $name }?
request-lost = { $name } would like to play on for { $munchkin }, who is not connected.
