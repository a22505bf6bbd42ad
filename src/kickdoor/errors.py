"""The errors kickdoor raises, each carrying its data.

KickdoorError
    SetupError        a game that cannot be set up: players, edition, set, option, seed
    CardFileError     a card file that cannot be read: file, card, field, what was expected
    ActError          an act that is no act at all: unknown verb, card, player or argument
    IllegalAct        an act the rules refuse: code, rule, and the card concerned
    RecordError       a record that is damaged or belongs to other cards
    ScenarioError     a scenario file that cannot be read
"""

from __future__ import annotations


class KickdoorError(Exception):
    """Anything kickdoor refuses; its text is fit to be shown to a person."""


class SetupError(KickdoorError):
    """A game that cannot be set up as asked."""


class CardFileError(KickdoorError):
    """A card file that cannot be read; names file, card and field."""

    def __init__(self, file: str, card: str, field: str, message: str) -> None:
        place = ": ".join(part for part in (file, card, field) if part)
        super().__init__(f"{place}: {message}")
        self.file = file
        self.card = card
        self.field = field
        self.message = message

    def __reduce__(self) -> tuple[type, tuple[str, str, str, str]]:
        return (CardFileError, (self.file, self.card, self.field, self.message))


class ActError(KickdoorError):
    """Something submitted as an act that is none."""


class IllegalAct(KickdoorError):
    """An act the rules refuse: the code is stable, the rule is cited, nothing was changed."""

    def __init__(self, code: str, rule: str, card: str = "") -> None:
        super().__init__(f"{code} ({rule})" if not card else f"{code} ({rule}): {card}")
        self.code = code
        self.rule = rule
        self.card = card

    def __reduce__(self) -> tuple[type, tuple[str, str, str]]:
        return (IllegalAct, (self.code, self.rule, self.card))


class RecordError(KickdoorError):
    """A record that is damaged, or was made with other cards or rules."""


class ScenarioError(KickdoorError):
    """A scenario file that cannot be read."""
