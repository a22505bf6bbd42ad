"""The fields of a table, and of a view, as numbers and back.

Made by tools/state_fields.py from the fields declared in `fields`. Do not edit.
"""

from __future__ import annotations

from kickdoor.engine.codec.as_numbers import Reader, put, put_lists, put_offers, read_offers
from kickdoor.engine.codec.combat_codec import put_combat, read_combat
from kickdoor.engine.frames.codec import put_stack, read_stack
from kickdoor.engine.state.state_fields import ViewFields
from kickdoor.engine.state.table import Table


def put_table(out: list[int], t: Table) -> None:
    """The state, but for the seed."""
    out += [
        t.seats,
        t.turn,
        t.turns,
        t.phase,
        t.met_monster,
        t.just_fought,
        t.follower_lost,
        t.moved,
        t.quiet,
        t.next_offer,
        t.next_question,
    ]
    put(out, t.place)
    put(out, t.equipped)
    put(out, t.host)
    put(out, t.known)
    put(out, t.levels)
    put(out, t.sexes)
    put(out, t.dead)
    put(out, t.newcomer)
    put(out, t.marks)
    put(out, t.orders)
    put_lists(out, t.decks)
    put_lists(out, t.discards)
    put_lists(out, t.hands)
    put_lists(out, t.in_play)
    put_lists(out, t.curses)
    put_lists(out, [t.received_by(seat) for seat in range(t.seats)])
    put(out, t.pool)
    put(out, t.body)
    put(out, t.limbo)
    put(out, t.forced)
    # There seldom is anything to say of `got`: it lies below nought.
    put(out, (*t.used, *[~one for one in t.got]))
    put(out, t.winners)
    put(out, t.drawn)
    put(out, t.dice)
    put(out, t.picks)
    put_offers(out, t.offers)
    put_offers(out, t.declined)
    put_combat(out, t.combat)
    put_stack(out, t.stack)


def read_table(r: Reader, t: Table) -> None:
    """What was put, but for the seats."""
    seats, cards = t.seats, r.cards
    t.turn = r.one("the turn player", 0, seats - 1)
    t.turns = r.any("the number of turns")
    t.phase = r.any("the phase")
    t.met_monster = r.any("a monster met")
    t.just_fought = r.any("a combat just fought")
    t.follower_lost = r.any("a follower lost")
    t.moved = r.any("a card moved")
    t.quiet = r.any("quiet turns")
    t.next_offer = r.any("the next offer")
    t.next_question = r.any("the next question")
    t.place = r.sized("the places of cards", cards)
    t.equipped = bytes(r.small("the marks of equipment", cards))
    t.host = tuple(r.sized("the hosts of cards", cards))
    t.known = bytearray(r.small("the knowledge of cards", cards))
    t.levels = tuple(r.sized("Levels", seats))
    t.sexes = tuple(r.sized("sexes", seats))
    t.dead = tuple(r.sized("the dead", seats))
    t.newcomer = tuple(r.sized("new characters", seats))
    t.marks = tuple(r.sized("marks", seats))
    t.orders = tuple(r.sized("standing orders", seats))
    t.decks = r.zones("decks", 2)
    t.discards = tuple([tuple(zone) for zone in r.zones("discard piles", 2)])
    t.hands = tuple([tuple(zone) for zone in r.zones("hands", seats)])
    t.in_play = tuple([tuple(zone) for zone in r.zones("cards in play", seats)])
    t.curses = tuple([tuple(zone) for zone in r.zones("lasting Curses", seats)])
    t.received = tuple([card for zone in r.zones("cards just received", seats) for card in zone])
    t.pool = tuple(r.zone("the pool"))
    t.body = tuple(r.zone("the body"))
    t.limbo = r.zone("limbo")
    t.forced = tuple(r.some("cards that must be played"))
    used = r.some("powers used")
    t.used = tuple([one for one in used if one >= 0])
    t.got = tuple([~one for one in used if one < 0])
    t.winners = tuple(r.some("winners"))
    t.drawn = tuple(r.sized("counters of chance", 4))
    t.dice = tuple(r.some("scripted dice"))
    t.picks = tuple(r.some("scripted picks"))
    t.offers = tuple(read_offers(r, seats))
    t.declined = tuple(read_offers(r, seats))
    t.combat = read_combat(r, seats)
    t.stack = read_stack(r)


def put_view(out: list[int], v: ViewFields) -> None:
    """A view, but for what was shown."""
    out += [
        v.seat,
        v.seats,
        v.turn,
        v.turns,
        v.phase,
        v.met_monster,
        v.just_fought,
        v.follower_lost,
        v.moved,
        v.quiet,
        v.next_offer,
        v.next_question,
    ]
    put(out, v.place)
    put(out, v.equipped)
    put(out, v.host)
    put(out, v.levels)
    put(out, v.sexes)
    put(out, v.dead)
    put(out, v.newcomer)
    put(out, v.marks)
    put(out, v.orders)
    put_lists(out, v.decks)
    put_lists(out, v.discards)
    put_lists(out, v.hands)
    put_lists(out, v.in_play)
    put_lists(out, v.curses)
    put_lists(out, v.received)
    put(out, v.pool)
    put(out, v.body)
    put(out, v.limbo)
    put(out, v.forced)
    put(out, v.used)
    put(out, v.got)
    put(out, v.winners)
    put_offers(out, v.offers)
    put_offers(out, v.declined)
    put_combat(out, v.combat)
    put_stack(out, v.stack)


def read_view(r: Reader, v: ViewFields) -> None:
    """What was put, but for the seats."""
    v.turn = r.any("turn")
    v.turns = r.any("turns")
    v.phase = r.any("phase")
    v.met_monster = r.any("met_monster")
    v.just_fought = r.any("just_fought")
    v.follower_lost = r.any("follower_lost")
    v.moved = r.any("moved")
    v.quiet = r.any("quiet")
    v.next_offer = r.any("next_offer")
    v.next_question = r.any("next_question")
    v.place = r.some("place")
    v.equipped = bytes(r.small("equipped", r.cards))
    v.host = tuple(r.some("host"))
    v.levels = tuple(r.some("levels"))
    v.sexes = tuple(r.some("sexes"))
    v.dead = tuple(r.some("dead"))
    v.newcomer = tuple(r.some("newcomer"))
    v.marks = tuple(r.some("marks"))
    v.orders = tuple(r.some("orders"))
    v.decks = r.zones("decks", 2)
    v.discards = tuple([tuple(zone) for zone in r.zones("discards", 2)])
    v.hands = r.zones("hands", v.seats)
    v.in_play = tuple([tuple(zone) for zone in r.zones("in_play", v.seats)])
    v.curses = tuple([tuple(zone) for zone in r.zones("curses", v.seats)])
    v.received = r.zones("received", v.seats)
    v.pool = tuple(r.some("pool"))
    v.body = tuple(r.some("body"))
    v.limbo = r.some("limbo")
    v.forced = tuple(r.some("forced"))
    v.used = tuple(r.some("used"))
    v.got = tuple(r.some("got"))
    v.winners = tuple(r.some("winners"))
    v.offers = tuple(read_offers(r, v.seats))
    v.declined = tuple(read_offers(r, v.seats))
    v.combat = read_combat(r, v.seats)
    v.stack = read_stack(r)
