"""What a card is, as data: kinds, figures, modifiers, powers, effects.

Plain classes that the loader fills and the engine links into a game's catalogue. Effects are kept
as they are written (`do` and its arguments); what they mean is the engine's business.
"""

from __future__ import annotations

from typing import Any, Final

from kickdoor.sealed import Sealed

DOOR: Final = 0
TREASURE: Final = 1
DECKS: Final = ("door", "treasure")

MONSTER: Final = 0
ENHANCER: Final = 1
CURSE: Final = 2
CLASS: Final = 3
RACE: Final = 4
SPECIAL_DOOR: Final = 5
FOLLOWER: Final = 6
ITEM: Final = 7
ONE_SHOT: Final = 8
LEVEL_UP: Final = 9
SPECIAL_TREASURE: Final = 10

# The word a card file uses -> the kind of card the rules know. Two words for one kind are two
# editions' words.
KINDS: Final = {
    "monster": MONSTER,
    "monster_enhancer": ENHANCER,
    "curse": CURSE,
    "trap": CURSE,
    "class": CLASS,
    "race": RACE,
    "special_door": SPECIAL_DOOR,
    "sidekick": FOLLOWER,
    "hireling": FOLLOWER,
    "item": ITEM,
    "one_shot": ONE_SHOT,
    "level_up": LEVEL_UP,
    "special_treasure": SPECIAL_TREASURE,
}

NO_SLOT: Final = 0
HEADGEAR: Final = 1
ARMOR: Final = 2
FOOTGEAR: Final = 3
ONE_HAND: Final = 4
TWO_HANDS: Final = 5
SLOTS: Final = ("none", "headgear", "armor", "footgear", "1-hand", "2-hands")


class Effect(Sealed):
    """One step of what a card does: a verb of the vocabulary and its arguments, as written."""

    def __init__(self, do: str, args: dict[str, Any]) -> None:
        super().__init__()
        self.do = do
        self.args = args  # nested effects are lists of Effect


class Modifier(Sealed):
    """A number that a card adds to a query (`to`), for whom and when."""

    def __init__(self, to: str, add: int, when: dict[str, Any], power: str, per: str) -> None:
        super().__init__()
        self.to = to
        self.add = add
        self.when = when
        self.power = power  # the passive id under which it is itemised, or ""
        self.per = per  # "" or what the number is counted by


class Power(Sealed):
    """Something that a card in play, or a monster in a combat, lets a player do."""

    def __init__(
        self,
        id: str,
        timing: str,
        on: str,
        when: dict[str, Any],
        pay: dict[str, Any],
        limit: dict[str, Any],
        effects: list[Effect],
    ) -> None:
        super().__init__()
        self.id = id
        self.timing = timing
        self.on = on  # what it is aimed at: a selector, or ""
        self.when = when
        self.pay = pay  # {"cards": [lo, hi], "from": selector}; empty when free
        self.limit = (
            limit  # {"per": "combat" | "turn" | "roll" | ..., "count": n}; empty when unlimited
        )
        self.effects = effects


class CardText:
    """What a card says in one language."""

    def __init__(
        self,
        name: str,
        text: str,
        bad_stuff_text: str = "",
        epic_text: str = "",
        rulings: tuple[str, ...] = (),
        plural: bool = False,
        forms: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.plural = plural  # whether the name is a plural: verbs follow it
        # what the name becomes as subject, as object and in the dative, with its article; nothing:
        # a title, which stands between quotation marks
        self.forms = forms
        self.text = text
        self.bad_stuff_text = bad_stuff_text
        self.epic_text = epic_text
        self.rulings = rulings


class Translations(Sealed):
    """The words of a set of one's own in other languages: its files."""

    def __init__(self, set_id: str, files: dict[str, str], base: str) -> None:
        super().__init__()
        self.set_id = set_id
        self.files = files  # name -> text, such as de.toml
        self.base = base  # the set of ours that it is based on, or ""
        self.cards: list[CardDef] = []


class CardDef(Sealed):
    """One card as printed: every copy of it in a game shares this object."""

    def __init__(self, id: str, set_id: str, name: str, kind_word: str) -> None:
        super().__init__()
        self.id = id
        self.set_id = set_id
        self.name = name
        self.kind_word = kind_word
        self.kind: int = KINDS[kind_word]
        self.deck: int = DOOR if self.kind <= SPECIAL_DOOR or kind_word == "sidekick" else TREASURE
        self.plural = False  # whether the name is a plural: verbs follow it
        self.text = ""
        self.bad_stuff_text = ""
        self.epic_text = ""  # a Class's or Race's: what it can do besides while Epic
        self.art = ""
        self.copies = 1
        self.tags: tuple[str, ...] = ()
        # figures
        self.level = 0  # a monster's
        self.treasures = 0
        self.levels = 1  # gained for killing it
        self.bonus = 0  # an Item's, a one-shot's, an enhancer's, a follower's
        self.gold = -1  # -1: no value printed, not an Item
        self.slot = NO_SLOT
        self.big = False
        self.complex = False
        self.laser = False
        self.rulings: tuple[str, ...] = ()  # for readers: nothing is played by them
        self.translations: Translations | None = None  # none if its set comes with the game
        self.usable_by: tuple[str, ...] = ()
        self.not_usable_by: tuple[str, ...] = ()
        self.treasures_mod = 0
        self.side = ""  # a one-shot's: "either", "munchkins", or "" when it takes no side
        # a monster's ways
        self.run_away = 0
        self.cannot_flee = False
        self.auto_escape = False
        self.no_helpers = False
        self.flee_penalty = 0
        self.pursues: dict[str, Any] = {}  # a condition on the runner; empty: pursues everyone
        self.will_not_fight: dict[str, Any] = {}  # a condition on anyone of the munchkin side
        self.leaves_treasures = 0  # drawn when it will not fight; -1: all of its own
        self.ignores: tuple[str, ...] = ()  # what does not count while it is there
        # of ignored Items: "only" and "but" these sorts; all without
        self.of_items: dict[str, tuple[str, ...]] = {}
        self.extra_levels: list[Modifier] = []
        self.extra_treasures: list[Modifier] = []
        # what it changes, what it does
        self.modifiers: list[Modifier] = []
        self.powers: list[Power] = []
        self.passive: tuple[str, ...] = ()
        self.before: list[Effect] = []
        self.bad_stuff: list[Effect] = []
        self.effects: list[Effect] = []
        self.timing = ""  # when it is played, if its kind does not say
        self.on = ""  # what it is played on, if its kind does not say
        self.when: dict[str, Any] = {}  # a condition on playing it
        self.pay: dict[str, Any] = {}
        self.lasts = ""  # a Curse: "" at once | "lasting" | "next-combat" | "next-turn"
        self.must_play = False  # TIMING-9
        self.on_choice = False  # a Curse: its player names the Item
        self.carries = 0  # a follower: how many Items it carries

    @property
    def is_item(self) -> bool:
        return self.gold >= 0

    @property
    def has_house_power(self) -> bool:
        """Whether what it does while Epic is of our own invention, and an option."""
        conditions = [m.when for m in self.modifiers] + [p.when for p in self.powers]
        return any("house" in condition for condition in conditions)


class CardSet:
    """A set of cards as loaded: its id, its name, and the cards with their numbers of copies."""

    def __init__(self, id: str, name: str, cards: list[CardDef], digest: str) -> None:
        self.id = id
        self.name = name
        self.cards = cards
        self.digest = digest  # of the files or of those with its rules, as records cite it
        self.files: dict[str, str] = {}  # name -> text; none if the set comes with the game
        self.words = ""  # SHA-256 of its translations: they are in no record's digest
