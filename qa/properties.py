"""What must hold at any moment of any game. Each check raises `PropertyBroken`, or says nothing.

They are used by the tests, on a few hundred games, and by `qa/run_fuzz.py`, on as many as one
likes. They look at the engine from outside: through the face of `Game`, and at the numbers of its
`Table`.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy

from kickdoor.drive import Rng
from kickdoor.engine.acts.act import Act
from kickdoor.engine.codec.pack import pack, unpack
from kickdoor.engine.codec.record import Record, check_draws
from kickdoor.engine.events.event import Event
from kickdoor.engine.events.event_facts import receiver_of
from kickdoor.engine.events.event_kinds import CardPlayed, DeckReshuffled, PowerUsed
from kickdoor.engine.frames.effect import RunningEffect
from kickdoor.engine.game import Game
from kickdoor.engine.queries import strength
from kickdoor.engine.state.combat import Combat
from kickdoor.engine.state.knowledge import SPECTATOR, bit_of, is_hidden, knows
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    BODY,
    COMBAT,
    CURSED,
    DECK,
    DISCARDS,
    HAND,
    IN_PLAY,
    LIMBO,
    MONSTERS,
    MUNCHKINS,
    OUT,
    POOL,
    REF_SEAT,
)
from kickdoor.errors import IllegalAct
from kickdoor.lab.in_short import said


class PropertyBroken(Exception):
    """Something that must hold does not; `rule` names it, the text says what was found."""

    def __init__(self, rule: str, found: str) -> None:
        super().__init__(f"{rule}: {found}")
        self.rule = rule
        self.found = found

    def __reduce__(self) -> tuple[type, tuple[str, str]]:
        return (PropertyBroken, (self.rule, self.found))


def demand(holds: bool, rule: str, found: str) -> None:
    if not holds:
        raise PropertyBroken(rule, found)


def check_told(t: Table, events: Sequence[Event]) -> None:
    """Nobody was told of a card whose place he does not know now, in hands and in decks: an event
    that hides too little, and a move that forgets who saw a card, both show here. And a deck that
    is told with cards is theirs.
    """
    all_seats = (1 << t.seats) - 1
    for event in _since_the_shuffle(events):
        told = [c for c in event.all_cards() if c >= 0]
        deck = getattr(event, "deck", None)
        of_deck = all(t.catalogue.cards[c].deck == deck for c in told)
        demand(deck is None or of_deck, "told", f"{event!r} names another deck than its cards'")
        for seat in range(SPECTATOR, t.seats) if told else ():
            shown = told
            if event.seen_by >= 0 and not event.seen_by & bit_of(seat):
                masked = event.masked(t.catalogue.cards).all_cards()
                shown = [c for c in told if c in masked]
            # Spectators are shown what everybody is.
            leaked = [c for c in shown if not knows(t, seat, c) and t.known[c] != all_seats]
            demand(not leaked, "told", f"seat {seat} is shown {leaked} by {event!r}")


def check_got(before: Table, t: Table, events: Sequence[Event]) -> None:
    """Whatever has come into a hand and did not lie open is told to its owner, by an event that
    says he got it.
    """
    all_seats = (1 << t.seats) - 1
    for seat in range(t.seats):
        told = {
            card
            for event in events
            if receiver_of(event) == seat and (event.seen_by < 0 or event.seen_by & bit_of(seat))
            for card in event.all_cards()
        }
        for card in t.hands[seat]:
            is_new = before.place[card] != HAND + seat and before.known[card] != all_seats
            demand(not is_new or card in told, "got", f"nothing told seat {seat} it has {card}")


def check_learned(before: Table, t: Table, events: Sequence[Event]) -> None:
    """Nobody has learned where a card of a hand or a deck is without being told of it, and whoever
    had it knows where it went.
    """
    told = _told_of(t, events)
    lookers = _lookers(events)
    mixed = {event.deck for event in events if isinstance(event, DeckReshuffled)}
    for card in _newly_known(before, t) if not mixed else range(len(t.place)):
        place = t.place[card]
        if place != DECK and place not in range(HAND, HAND + t.seats):
            continue
        is_mixed = t.catalogue.cards[card].deck in mixed
        knew = 0 if is_mixed and place == DECK else before.known[card]
        learned = t.known[card] & ~knew & ~told[card]
        if place == DECK and (is_mixed or before.place[card] == DECK):
            learned &= ~lookers  # of a look at a deck nobody is told but that somebody looks
        demand(not learned, "learned", f"{card} is known to seats {learned:b}, and nothing told so")
        was = before.place[card] - HAND
        # What was discarded and shuffled on its way came out of the deck unseen.
        if was in range(t.seats) and place != before.place[card] and not is_mixed:
            demand(knows(t, was, card), "learned", f"seat {was} forgot where {card} went")


def _newly_known(before: Table, t: Table) -> list[int]:
    """The cards that lie elsewhere than before, or are known to more seats."""
    beside = zip(before.place, t.place, before.known, t.known, strict=True)
    return [
        card for card, (was, is_at, knew, know) in enumerate(beside) if was != is_at or know & ~knew
    ]


def _told_of(t: Table, events: Sequence[Event]) -> list[int]:
    """By card: the seats that were shown it. A deck is shuffled when it is empty: of whatever lies
    in it since, only what was told later counts.
    """
    told = [0] * len(t.place)
    for event in events:
        if isinstance(event, DeckReshuffled):
            for card in t.decks[event.deck]:
                told[card] = 0
        for card in event.all_cards():
            if card >= 0:
                told[card] |= event.seen_by if event.seen_by >= 0 else -1
    return told


def _lookers(events: Sequence[Event]) -> int:
    """The seats that have played a card or used a power: by one they may have looked at a deck."""
    acting = [event.seat for event in events if isinstance(event, CardPlayed | PowerUsed)]
    return sum({bit_of(seat) for seat in acting})


def check_privy(t: Table) -> None:
    """Who is said to know which hidden cards an effect holds knows where they are."""
    effects = [frame for frame in t.stack if isinstance(frame, RunningEffect)]
    for effect in effects:
        for card in effect.chosen:
            if 0 <= card < REF_SEAT and is_hidden(t, card):
                unknowing = effect.privy & ~t.known[card]
                found = f"{effect!r} holds {card}, and seats {unknowing:b} do not know where it is"
                demand(not unknowing, "privy", found)


def _since_the_shuffle(events: Sequence[Event]) -> Sequence[Event]:
    """What was told before a pile was shuffled is of cards that may be anywhere since."""
    last = max([i for i, e in enumerate(events) if isinstance(e, DeckReshuffled)], default=-1)
    return events[last + 1 :]


def _zones(t: Table) -> list[tuple[str, int, Sequence[int]]]:
    """Every zone with its name and the place its cards must have."""
    zones: list[tuple[str, int, Sequence[int]]] = [
        ("pool", POOL, t.pool),
        ("body", BODY, t.body),
        ("limbo", LIMBO, t.limbo),
    ]
    for deck in range(2):
        zones.append((f"deck {deck}", DECK, t.decks[deck]))
        zones.append((f"discards {deck}", DISCARDS, t.discards[deck]))
    for seat in range(t.seats):
        zones.append((f"hand of {seat}", HAND + seat, t.hands[seat]))
        zones.append((f"table of {seat}", IN_PLAY + seat, t.in_play[seat]))
        zones.append((f"curses of {seat}", CURSED + seat, t.curses[seat]))
    if t.combat is not None:
        zones.append(("combat", COMBAT, t.combat.cards))
    return zones


def check_cards(t: Table, cards_in_game: int) -> None:
    """Cards are conserved: each lies in one zone, and its place says which."""
    zones = _zones(t)
    found = [OUT] * len(t.place)
    for _, place, zone in zones:
        for c in zone:
            found[c] = place
    lying = sum([len(zone) for _, _, zone in zones])
    if found != t.place or lying != cards_in_game or found.count(OUT) + lying != len(found):
        raise PropertyBroken("cards", _misplaced(t, zones, found, cards_in_game))
    _check_hands(t)
    _check_marks(t)
    if t.combat is not None:
        _check_monsters(t, t.combat)


def _misplaced(
    t: Table, zones: list[tuple[str, int, Sequence[int]]], found: list[int], cards_in_game: int
) -> str:
    """Which cards lie where they should not."""
    names = t.catalogue.names
    wrong = [
        f"card {c} ({names[c]}) has place {place}, but lies in {found[c]}"
        for c, place in enumerate(t.place)
        if found[c] != place
    ]
    seen: dict[int, str] = {}
    for name, _, zone in zones:
        wrong += [f"card {c} lies in {seen[c]} and in {name}" for c in zone if c in seen]
        seen.update(dict.fromkeys(zone, name))
    return "; ".join(wrong) or f"{len(seen)} cards, the game began with {cards_in_game}"


def _check_hands(t: Table) -> None:
    """Hands are sorted, what was just received is in them, and decks are of one back."""
    cards = t.catalogue.cards
    for seat, hand in enumerate(t.hands):
        if list(hand) != sorted(hand):
            raise PropertyBroken("zones", f"the hand of {seat} is not sorted: {hand}")
    lost = [c for c in t.received if not HAND <= t.place[c] < IN_PLAY]
    if lost:
        raise PropertyBroken("zones", f"{lost} just received, but in no hand")
    for deck in range(2):
        for c in (*t.decks[deck], *t.discards[deck]):
            if cards[c].deck != deck:
                raise PropertyBroken("zones", f"card {c} lies among cards with another back")


def _check_marks(t: Table) -> None:
    """Only what is in play is equipped or hangs on something, and that before the same seat."""
    place = t.place
    for c, host in enumerate(t.host):
        if not t.equipped[c] and host < 0:
            continue
        if not IN_PLAY <= place[c] < CURSED:
            raise PropertyBroken("marks", f"card {c} is equipped or attached, not in play")
        if host >= 0 and place[host] != place[c]:
            raise PropertyBroken("marks", f"card {c} hangs on {host}, which lies elsewhere")


def _check_monsters(t: Table, combat: Combat) -> None:
    if len(combat.cards) != len(combat.sides):
        raise PropertyBroken("combat", "cards and sides differ in number")
    for m in combat.monsters:
        strays = [c for c in (m.body, *m.enhancers) if c not in combat.cards]
        if strays:
            raise PropertyBroken("combat", f"monster {m.id}: {strays} are not in the combat")


def check_munchkins(t: Table) -> None:
    """Levels keep their bounds (PRECEDENCE-2, -6), and somebody is alive."""
    for seat, level in enumerate(t.levels):
        if not 1 <= level <= t.rules.win_level:
            raise PropertyBroken("levels", f"seat {seat} is of Level {level}")
    demand(bool(t.living()), "levels", "everybody is dead")


def check_listed(game: Game, seat: int) -> list[Act]:
    """Every act listed for a seat may be made; gives the list."""
    acts = game.legal(seat)
    if len(set(acts)) != len(acts):
        twice = [act for i, act in enumerate(acts) if act in acts[:i]]
        raise PropertyBroken("listed", f"{said(seat, twice[0])} is listed twice")
    for act in acts:
        refusal = game.why_not(seat, act)
        if refusal is not None:
            raise PropertyBroken("listed", f"{said(seat, act)} is listed, but {refusal!r}")
        try:
            game.clone().apply(seat, act)
        except IllegalAct as error:
            raise PropertyBroken("listed", f"{said(seat, act)} is not applied: {error}") from error
    return acts


def check_waiting(game: Game) -> None:
    """A game that is not over waits for somebody who can act; one that is over for nobody."""
    waiting = game.waiting
    if game.is_over:
        demand(not waiting, "waiting", f"the game is over and waits for {waiting}")
        return
    if not waiting:
        raise PropertyBroken("waiting", f"nobody is asked; the stack is {game.table.stack}")
    for seat, kind, _ in waiting:
        demand(
            bool(game.legal(seat)), "waiting", f"seat {seat} is asked {kind!r} and can do nothing"
        )


def check_clone(game: Game, rng: Rng) -> None:
    """A clone is equal, and what is done to it does not show here."""
    before = game.hash()
    twin = game.clone()
    demand(twin.hash() == before, "clone", "a clone has another hash")
    acts_before = game.record_so_far.length
    for _ in range(3):
        if twin.is_over:
            break
        seat = twin.waiting[0][0]
        acts = twin.legal(seat)
        twin.apply(seat, acts[int(rng.random() * len(acts))])
        demand(game.hash() == before, "clone", "an act on a clone changed the original")
        demand(
            game.record_so_far.length == acts_before,
            "clone",
            "an act on a clone was recorded here",
        )


def check_saved(game: Game) -> None:
    """Saved and loaded, recorded and replayed, it is the same game."""
    t = game.table
    demand(deepcopy(game).hash() == game.hash(), "pickle", "a deep copy has another hash")
    data = pack(t)
    loaded = unpack(data, t.catalogue, t.rules)
    demand(pack(loaded) == data, "pack", "a table packed, unpacked and packed again differs")
    text = game.record.to_json()
    record = Record.from_json(text)
    check_draws(record)
    again = Game.replay(record)
    demand(again.hash() == game.hash(), "replay", "a replayed game has another hash")
    demand(again.record.to_json() == text, "replay", "a replayed game has another record")
    for seat in range(t.seats):
        demand(again.legal(seat) == game.legal(seat), "replay", f"seat {seat} may do other things")


def check_strengths(game: Game) -> None:
    """Cached strengths are those that a fresh count gives, and the lines add up to them."""
    t = game.table
    if t.combat is None:
        return
    sums = game.strengths()
    ours = sum(line.amount for line in sums.lines if line.side == MUNCHKINS)
    theirs = sum(line.amount for line in sums.lines if line.side == MONSTERS)
    demand((ours, theirs) == (sums.ours, sums.theirs), "strengths", "the lines do not add up")
    strength.refresh(t)
    cached = (t.cache_ours, t.cache_theirs)
    demand(cached == (ours, theirs), "strengths", f"cached {cached}, counted {(ours, theirs)}")
