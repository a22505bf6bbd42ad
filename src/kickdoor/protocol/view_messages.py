"""A table as it is shown to one pair of eyes: numbers for the page to draw, sentences to read.

A view has sections. The whole view has all of them; a frame brings those that changed. What is
public is the same in every view of one language, what is not stands in `you`, `offers` and `acts`.
A card is its number in the game (`n`, stable while the game lasts) and what is printed on it (`id`,
as `GET /api/cards` lists it). Of a hidden card only the back shows: `n` is -1 and `id` is "door" or
"treasure". Seats count from 0.
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType, field


class Card(Struct, frozen=True):
    """A card, or the back of one."""

    n: int
    id: str


class InPlay(Struct):
    """A card before a munchkin."""

    n: int
    id: str
    equipped: bool  # the right way up; a carried Item lies sideways
    active: bool  # it counts now
    host: int  # the card it is attached to or carried by; -1: none


class Target(Struct, frozen=True):
    """What an act or an answer is aimed at: a card, seat or monster by number, a number, a word."""

    kind: str  # card | seat | monster | number | word
    value: int | str


class StrengthLine(Struct):
    """One line of a sum: how much, why, and the card it comes from."""

    side: str  # munchkins | monsters
    seat: int  # -1: a monster's
    monster: int  # -1: a munchkin's
    amount: int
    card: int  # -1: none
    text: str


class Badge(Struct):
    """Something about a munchkin that all may see and no card shows."""

    id: str  # such as newcomer, no-help
    value: int  # how much or how often; 1 where it is only so or not; never 0
    text: str


class Munchkin(Struct):
    """One seat's munchkin, as all may see it."""

    seat: int
    name: str
    sex: str
    colour: int
    level: int
    dead: bool
    strength: int
    strength_lines: list[StrengthLine]
    cards: list[InPlay]
    curses: list[Card]
    hand_doors: int
    hand_treasures: int
    hand_limit: int
    badges: list[Badge]


class Pile(Struct):
    """A deck or a discard pile."""

    deck: int  # how many are left to draw
    discards: list[Card]  # the top last


class TableView(Struct):
    """What lies in the middle, and whose turn it is."""

    edition: str
    sets: list[str]
    options: list[str]
    win_level: int
    phases: int  # of a turn: three, or four where trouble and looting are apart
    board: bool  # Levels are shown on a board, by standies of a sex and a colour
    turn: int
    turns: int
    phase: str  # opening | start | after-door | charity | combat | over
    doors: Pile
    treasures: Pile
    open_cards: list[Card]  # being turned up, played or resolved
    pool: list[Card]  # Treasures turned up to be shared
    body: list[Card]  # laid out to be looted
    winners: list[int]


class FightMonster(Struct):
    """A monster in the fight; enhancers lie on it."""

    id: int
    card: Card
    name: str
    strength: int
    enhancers: list[Card]


class PlayedCard(Struct):
    """A card that was played into the fight, and on which side it counts, if on one."""

    card: Card
    side: str  # "" | munchkins | monsters


class Fight(Struct):
    """The fight at hand, both sides itemised."""

    stage: str  # fight | wait | run | reward
    fighter: int
    helper: int  # -1: none
    ours: int
    theirs: int
    ahead: bool  # the munchkins would win now
    lines: list[StrengthLine]
    monsters: list[FightMonster]
    cards: list[PlayedCard]
    treasures: int  # at stake
    levels: int
    for_the_win: bool  # winning it would win the game
    winners: list[int]  # for whom: the fighter, the helper, both or nobody


class Offer(Struct):
    """An open offer, or the deal it became. Promised hand cards show their backs to others."""

    id: int
    kind: str  # help | trade
    maker: int
    to: int
    treasures: int
    picks: list[int]
    items: list[Card]
    cards: list[Card]
    text: str


class Orders(Struct):
    """Standing orders: when the seat passes by itself, and what wakes it."""

    passing: str  # never | fight | turn | always
    unless: list[str]  # win | me


class KnownHand(Struct):
    """What one has seen of another's hand."""

    seat: int
    cards: list[Card]


class You(Struct):
    """What only this seat sees."""

    hand: list[Card]
    known: list[KnownHand]
    open_cards: list[Card]  # as `table.open_cards`, with what only this seat may see
    orders: Orders
    deal: Offer | None  # the deal of the fight at hand
    # In which windows it wants to be asked: always | fitting | near-win | not-this-fight |
    # not-this-turn
    asking: str = "fitting"


class Asked(Struct):
    """The question this seat is to answer."""

    kind: str
    question: int
    text: str
    progress: str  # of an answer in several parts
    automatic: bool = False  # the server passes or answers for this seat, unless it says hold on
    after: int = 0  # so many milliseconds after it was asked; 0: when the window ends
    card: Card | None = None  # which it comes from or is about, as the sentence names it
    mine: bool = True  # it is about whoever is asked
    about: int = -1  # the seat that it is about, or that something is about to happen to
    least: int = 1  # answers that are wanted in all, and how many there may be
    most: int = 1
    chosen: int = 0  # how many there are
    if_passed: str = ""  # of what is about to strike somebody: that it would take nothing


class WaitedFor(Struct):
    """Somebody the table waits for."""

    seat: int
    kind: str


class Waiting(Struct):
    """Who is thinking."""

    seats: list[WaitedFor]
    passed: list[int]  # in a window: who has passed, once that is shown
    text: str


class Preview(Struct):
    """What an act would make of the fight, where neither chance nor a hidden card has a say."""

    kind: str  # win | sums | gone (no monster is left, and no Level comes) | away | handed
    ours: int
    theirs: int
    text: str


class LegalAct(Struct):
    """An act this seat may make; send `act` and `question` back to make it."""

    label: str
    verb: str
    act: Any  # a bare verb, or a table of the verb and its arguments
    question: int  # the question it answers; 0: none
    against: bool  # good for another or bad for this seat: worth asking about once
    cards: list[int]  # cards it is made with, that light up
    targets: list[Target]  # what it is aimed at
    preview: Preview | None


class Clock(Struct):
    """What runs out, in milliseconds from when this was sent."""

    kind: str  # window | turn | offer
    left: int
    whole: int
    seats: list[int]  # for whom it runs


class LogLine(Struct):
    """A sentence of the log, with the event behind it."""

    kind: str  # the first event's kind: CardPlayed, LevelChanged, ...
    text: str
    seat: int
    cards: list[Card]
    numbers: list[int]  # a die and what it comes to, a Level before and after, the sums of a fight


class View(Struct):
    """Everything one pair of eyes may see."""

    seat: int  # -1: a spectator
    table: TableView
    munchkins: list[Munchkin]
    fight: Fight | None
    waiting: Waiting
    clock: Clock | None
    you: You | None
    asked: Asked | None
    offers: list[Offer]
    acts: list[LegalAct]
    log: list[LogLine]
    holding: list[int] = field(default_factory=list)  # who said hold on


class Changes(Struct, omit_defaults=True):
    """The sections of a view that are no longer what was sent last; the rest stays."""

    table: TableView | UnsetType = UNSET
    munchkins: list[Munchkin] | UnsetType = UNSET
    fight: Fight | UnsetType | None = UNSET
    waiting: Waiting | UnsetType = UNSET
    clock: Clock | UnsetType | None = UNSET
    you: You | UnsetType | None = UNSET
    asked: Asked | UnsetType | None = UNSET
    offers: list[Offer] | UnsetType = UNSET
    acts: list[LegalAct] | UnsetType = UNSET
    holding: list[int] | UnsetType = UNSET
