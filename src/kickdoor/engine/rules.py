"""The five editions and the options as values: one `Rules` object, one field per row of the
edition table.
"""

from __future__ import annotations

from typing import Final

from kickdoor.errors import SetupError
from kickdoor.sealed import Sealed

EDITIONS: Final = ("munchkin", "lite", "star-2010", "star", "star-deluxe")


class Option:
    """A rule that a table may switch on, as it is declared. What it is called and what it changes
    is said in `words/` by its id: `option-ID` and `option-ID-text`.
    """

    def __init__(self, id: str, field: str, rule: str, needs: str = "") -> None:
        self.id = id
        self.field = field  # of `Rules`
        self.rule = rule  # where docs/rules.md tells it
        self.needs = needs  # the option without which it changes nothing


# Command line, server, page, fuzzer and reference list what is declared here, in this order.
DECLARED: Final[tuple[Option, ...]] = (
    Option("listen-at-the-door", "listen", "OPTION-1"),
    Option("shared-victory", "shared_victory", "OPTION-2"),
    Option("epic", "epic", "OPTION-4"),
    Option("house-powers", "house_powers", "OPTION-4", needs="epic"),
)
OPTIONS: Final[tuple[str, ...]] = tuple([option.id for option in DECLARED])


class Rules(Sealed):
    """What differs between editions and options. A rule switch is one field; code asks fields,
    never editions.
    """

    # What an option switches: the `field` of its declaration.
    listen: bool
    shared_victory: bool
    epic: bool
    house_powers: bool

    def __init__(
        self,
        edition: str,
        options: tuple[str, ...] = (),
        unlike: tuple[str, object] | None = None,
    ) -> None:
        if edition not in EDITIONS:
            raise SetupError(f"unknown edition {edition!r}: expected one of {', '.join(EDITIONS)}")
        for option in options:
            if option not in OPTIONS:
                raise SetupError(f"unknown option {option!r}: expected one of {', '.join(OPTIONS)}")
        super().__init__()
        star = edition.startswith("star")
        old = edition == "star-2010"
        self.edition = edition
        self.options: tuple[str, ...] = tuple(o for o in OPTIONS if o in options)
        # The table of editions, in its order.
        self.min_players = 3
        self.max_players = 4 if edition == "lite" else 6
        self.default_set = "star" if star else edition
        self.phases = 4 if old else 3
        self.removed_leave_treasure = old
        self.undead_join = not old
        self.lone_drops_drawbacks = not old
        self.combined_lasers_count_once = not old
        self.promise_hand_cards = not old
        self.attachment_kept_at_death = not old
        self.newcomer_gets_cards = not old
        self.treasures_any_time = old
        self.follower_dismissible = not old
        self.complex_mended_by_card = not old
        self.sidekicks_are_hirelings = not old
        self.hirelings_are_sidekicks = star and not old
        self.helping_elf_levels = True
        self.next_turn_is_this = not star
        self.deluxe_board = edition == "star-deluxe"
        for declared in DECLARED:
            setattr(self, declared.field, declared.id in options)
        self.win_level = 20 if self.epic else 10
        # The last Level that cards and sales may give; beyond it only kills count (PRECEDENCE-5).
        self.last_free_level = 18 if self.epic else 9
        # Numbers of refusals that are not made: never in a game, one at a time when the scenarios
        # are tried for whether they would notice.
        self.muted: tuple[int, ...] = ()
        if unlike is not None:
            setattr(self, unlike[0], unlike[1])
        self.seal()

    def changed(self, field: str, value: object) -> Rules:
        """The same rules with another value in one field: for who tries what would come of it."""
        return Rules(self.edition, self.options, (field, value))
