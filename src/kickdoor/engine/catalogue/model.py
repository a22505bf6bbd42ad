"""The cards of one game, linked for play: traits as bits, modifiers by query, powers and programs
by number.

Shared by every copy of a game and never changed. `link` builds it from card sets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickdoor.cards.model import CardDef
from kickdoor.engine.catalogue.moments import L_NONE, T_NEVER
from kickdoor.sealed import Sealed

if TYPE_CHECKING:
    from kickdoor.engine.effects.step import Step

# What modifiers add to.
STRENGTH: Final = 0
RUN_AWAY: Final = 1
HANDS: Final = 2
HAND_LIMIT: Final = 3
BIG_LIMIT: Final = 4
COMPLEX_LIMIT: Final = 5
FOLLOWER_LIMIT: Final = 6
LEVEL_FLOOR: Final = 7
DIE: Final = 8
EXTRA_LEVELS: Final = 9
EXTRA_TREASURES: Final = 10
SALE: Final = 11
GRIP: Final = 12
DOORS: Final = 13

# What a modifier may be counted by.
PER_OTHER_UNDEAD: Final = 1
PER_GOLD_1000: Final = 2
PER_MUNCHKIN: Final = 4

# What does not count while a monster (or a lasting Curse) has its way.
NO_LEVELS: Final = 1
NO_BONUSES: Final = 2
NO_ITEMS: Final = 4  # in a card file; in play a bit for each sort of Items says which
NO_FOLLOWERS: Final = 8
REVERSED_LASERS: Final = 16
LASER_SORT: Final = 6  # an Item's sort is its slot, but that of a laser
FIRST_SORT: Final = 8  # the bit of the first of them among what is ignored

# Traits that are no card.
HUMAN: Final = 1
MALE_TRAIT: Final = 2
FEMALE_TRAIT: Final = 4

# What a card or power is aimed at.
ON_NOTHING: Final = 0
ON_PLAYER: Final = 1  # any living player
ON_OTHER: Final = 2  # any other living player
ON_FIGHTING: Final = 3  # another player who is in the combat
ON_MONSTER: Final = 4
ON_OWN_ITEM: Final = 5
ON_ITEM_OF: Final = 6  # an Item in play of another player
ON_CURSE: Final = 7  # the Curse that strikes, or one that lasts
ON_RUNNERS: Final = 8  # one or two who must run
ON_ESCAPED: Final = 9  # who has just got away, and from which monster
ON_PILE: Final = 10  # a card of either discard pile
ON_ANY_MONSTER_SIDE: Final = 11  # a side, or for some one monster
ON_SMALL_ITEM_OF: Final = 12  # an Item of another player that is not Big
ON_IDLE_ITEM_OF: Final = 13  # a carried Item of another player
ON_DECK: Final = 14  # the word for a deck
ON_FACE: Final = 15  # a face of the die
ON_FOLLOWER_OWNER: Final = 16  # a player, and whose follower of the id in `when.in_play` goes
ON_SIDE: Final = 17  # a side
ON_NON_FIGHTER: Final = 18  # anyone but the fighter


class Condition(Sealed):
    """All of these must hold; what is not asked is 0, -1 or None. `conditions.holds` decides."""

    def __init__(self) -> None:
        super().__init__()
        self.has = 0  # any of these traits
        self.suffers = 0  # any of these traits, with their drawbacks
        self.lacks = 0  # none of these traits
        self.other: Condition | None = None  # or else this, whatever the rest says
        self.min_level = -1
        self.max_level = -1
        self.alone = -1  # 1: no helper; 0: with one
        self.helping = -1
        self.fighting = -1  # 1: is the fighter
        self.fire = -1
        self.plain = -1  # 1: nothing but Levels counted for the munchkins
        self.undead = -1
        self.behind = -1
        self.for_win = -1
        self.own_turn = -1
        self.highest = -1
        self.epic = -1
        self.house = -1
        self.just_fought = -1
        self.follower_lost = -1
        self.in_play = ""  # a card of this id lies before anybody
        self.nobody: Condition | None = None  # holds for nobody of the munchkin side
        self.target_higher = -1  # the player aimed at, or the owner of the Item
        self.target_max_level = -1  # of the monster aimed at
        self.target_is = ""
        self.rolled_min = -1
        self.rolled_max = -1


class Modifier(Sealed):
    """A number added to a query, when its condition holds."""

    def __init__(self, query: int, add: int, when: Condition | None, power: str, per: int) -> None:
        super().__init__()
        self.query = query
        self.add = add
        self.when = when
        self.power = power
        self.per = per


class Price(Sealed):
    """What must be discarded for a power or a card: `low` to `high` cards of a selection."""

    def __init__(
        self,
        low: int,
        high: int,
        source: str,
        same_deck: bool,
        gold: int,
        slot: int,
        tags: tuple[str, ...],
        unless: Condition | None,
    ) -> None:
        super().__init__()
        self.unless = unless  # nothing need be paid while this holds
        self.low = low
        self.high = high
        # "any", "hand", "items", "treasures", "followers", "whole-hand", "self"
        self.source = source
        self.same_deck = same_deck
        self.gold = gold  # an Item worth at least this
        self.slot = slot  # an Item of this slot; 0: of any
        self.tags = tags  # one of these tags


class Power(Sealed):
    """A power of a card in play or of a monster, linked."""

    def __init__(self, number: int, id: str) -> None:
        super().__init__()
        self.number = number
        self.id = id
        self.timing = T_NEVER
        self.moments = 0
        self.answers = 0  # the windows in which it answers
        self.on = ON_NOTHING
        self.when: Condition | None = None
        self.price: Price | None = None
        self.limit = L_NONE
        self.limit_count = 0
        self.program = -1
        self.tone = 0  # what it is to whom it is on: good 1, bad -1


class Card(Sealed):
    """A card linked for play; all copies share it."""

    # As in a table: there are too many fields to be quick without.
    __slots__ = (
        "answers", "asks_face", "attaches", "auto_escape", "bad_stuff", "before", "big", "bonus",
        "brings",
        "cannot_flee", "carries", "complex", "copies_monster", "deck", "definition", "effects",
        "fire", "flee_penalty", "forbidden", "gold", "half", "hurts", "id", "ignores", "is_item",
        "is_laid", "is_trait", "kind", "laser", "lasts", "leaves_treasures", "level", "levels",
        "modifiers", "moments", "must_play", "name", "names_item", "no_helpers", "on", "passives",
        "power_moments", "powers", "price", "pursues", "queries", "run_away", "sale_bonus", "side",
        "slot", "sort", "super", "tags", "timing", "tone", "trait", "treasures", "treasures_mod",
        "undead", "usable", "when", "will_not_fight",
    )  # fmt: skip

    def __init__(self, definition: CardDef) -> None:
        super().__init__()
        d = definition
        self.definition = d
        self.id = d.id
        self.name = d.name
        self.kind = d.kind
        self.deck = d.deck
        self.level = d.level
        self.treasures = d.treasures
        self.levels = d.levels
        self.bonus = d.bonus
        self.gold = d.gold
        self.slot = d.slot
        self.big = d.big
        self.complex = d.complex
        self.laser = d.laser
        self.is_item = d.gold >= 0
        self.side = d.side
        self.treasures_mod = d.treasures_mod
        self.run_away = d.run_away
        self.cannot_flee = d.cannot_flee
        self.auto_escape = d.auto_escape
        self.no_helpers = d.no_helpers
        self.flee_penalty = d.flee_penalty
        self.leaves_treasures = d.leaves_treasures
        self.must_play = d.must_play
        self.carries = d.carries
        self.lasts = d.lasts
        self.tags: tuple[str, ...] = d.tags
        self.undead = "undead" in d.tags
        self.fire = "fire" in d.tags
        self.is_trait = False
        self.trait = 0  # the bit of a Class or Race
        self.usable = 0
        self.forbidden = 0
        self.ignores = 0
        self.sort = 1 << FIRST_SORT + (LASER_SORT if d.laser else d.slot)
        self.passives = 0
        self.pursues: Condition | None = None
        self.will_not_fight: Condition | None = None
        self.modifiers: list[Modifier] = []
        self.queries = 0  # bits of the queries its modifiers answer
        self.powers: list[int] = []
        self.power_moments = 0  # when one of them could be used
        self.before = -1
        self.bad_stuff = -1
        self.effects = -1
        self.timing = T_NEVER
        self.moments = 0
        self.answers = 0  # the windows in which it answers
        self.on = ON_NOTHING
        self.tone = 0  # what it is to whom it is on: good 1, bad -1
        self.when: Condition | None = None
        self.price: Price | None = None
        self.sale_bonus = 0  # gold it adds to a sale it is played with
        self.super = False  # Super Munchkin
        self.half = False  # Half-Breed
        self.asks_face = False  # whether it matters that it was drawn face down
        self.is_laid = False  # laid before oneself on one's own turn, or when just received
        self.attaches = False  # Cheat!
        self.names_item = False  # a Curse whose player names the Item
        self.brings = ""  # "" | "wander" | "swap": takes a monster from the hand along
        self.copies_monster = False  # Mate, And Its Clone
        self.hurts = False  # its Bad Stuff takes Levels or kills


class Catalogue(Sealed):
    """All cards of one game by index, with their names, traits, powers and programs."""

    def __init__(self) -> None:
        super().__init__()
        self.sets: list[str] = []
        self.digests: list[str] = []
        self.files: dict[str, dict[str, str]] = {}  # card files of sets of one's own, by set
        self.cards: list[Card] = []  # by card index; copies share an object
        self.names: list[
            str
        ] = []  # by card index: "laser", "laser#2", "star:cheat" where two sets share the id
        self.by_name: dict[str, int] = {}  # every accepted exact name -> card index
        self.by_id: dict[str, list[int]] = {}  # "laser" and "star:laser" -> all copies
        self.traits: dict[str, int] = {}  # "elf" -> bit
        self.classes = 0  # bits of all Classes
        self.races = 0
        self.powers: list[Power] = []
        self.power_ids: dict[str, list[int]] = {}
        self.programs: list[list[Step]] = []
        # By moment of a window (a roll, a Curse, Bad Stuff, ...): the cards that may answer there.
        self.answerers: dict[int, list[int]] = {}
        self.monster_moments = 0  # when a power of some monster could be used

    def name_of(self, card: int) -> str:
        return self.names[card]
