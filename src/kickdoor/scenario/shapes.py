"""The shape of an expectation: which keys there are and what each takes. What they mean is checked
in `expectations`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from kickdoor.engine.events.event_fields import EVENTS
from kickdoor.engine.state.combat import STAGES
from kickdoor.engine.state.fields import BADGES, FLAG, Badge
from kickdoor.engine.state.table import PHASES as TABLE_PHASES
from kickdoor.engine.words_of_play import QUESTIONS, SEXES, SIDES
from kickdoor.scenario import checked_values as values

Shape = Callable[[str, object], object]


def _question(key: str, value: object) -> list[str]:
    return values.words(key, value, QUESTIONS)


def _log(key: str, value: object) -> list[str]:
    return values.words(key, value, EVENTS)


def _phase(key: str, value: object) -> str:
    return values.word(key, value, TABLE_PHASES)


def _sex(key: str, value: object) -> str:
    return values.word(key, value, SEXES)


def _winning(key: str, value: object) -> str:
    return values.word(key, value, SIDES[1:])


def _stage(key: str, value: object) -> str:
    return values.word(key, value, STAGES)


def _left(key: str, value: object) -> int:
    return values.number(key, value, 0)


def of_badge(badge: Badge) -> Callable[[str, object], int]:
    """What a badge takes: a flag whether it is so, a count how many."""
    return values.truth if badge.shows == FLAG else _left


def _nobody_or_names(key: str, value: object) -> list[str]:
    """Names; `false` says that there is none."""
    return [] if value is False else values.texts(key, value)


def _offers(key: str, value: object) -> list[dict[str, str]]:
    found = []
    for one in values.items(key, value):
        offer = values.table(key, one)
        values.only(offer, ("from", "to"), "argument of offers")
        if len(offer) < 2:
            raise values.wrong(key, "{ from = PLAYER, to = PLAYER }", one)
        found.append({end: values.text(f"{key}: {end}", offer[end]) for end in ("from", "to")})
    return found


def _each(key: str, value: object) -> dict[str, int]:
    return {
        name: values.number(f"{key}: {name}", one) for name, one in values.table(key, value).items()
    }


def _attached(key: str, value: object) -> dict[str, list[str]]:
    found = values.table(key, value)
    return {name: _nobody_or_names(f"{key}: {name}", one) for name, one in found.items()}


def _acts(key: str, value: object) -> list[object]:
    """Acts; one alone may stand without its brackets."""
    return [value] if isinstance(value, (str, dict)) else values.items(key, value)


def _combat(key: str, value: object) -> object:
    if isinstance(value, bool):
        return value
    if not isinstance(value, dict):
        raise values.wrong(key, "true, false or a table", value)
    return read(key, value, COMBAT)


TABLE: Final[dict[str, Shape]] = {
    "turn": values.text,
    "phase": _phase,
    "winner": _nobody_or_names,
    "asks": _nobody_or_names,
    "question": _question,
    "wait": values.truth,
    "combat": _combat,
    "offers": _offers,
    "log": _log,
    "log_lacks": _log,
    "doors_discard": values.texts,
    "treasures_discard": values.texts,
    "doors_left": _left,
    "treasures_left": _left,
    "doors_bottom": values.texts,
    "treasures_bottom": values.texts,
}
COMBAT: Final[dict[str, Shape]] = {
    "munchkins": values.number,
    "monsters": values.number,
    "winning": _winning,
    "fighter": values.text,
    "helper": _nobody_or_names,
    "treasures": values.number,
    "levels": values.number,
    "with": values.texts,
    "each": _each,
    "stage": _stage,
    "running": _nobody_or_names,
}
PLAYER: Final[dict[str, Shape]] = {
    "level": values.number,
    "sex": _sex,
    "strength": values.number,
    "dead": values.truth,
    "hand": values.texts,
    "hand_size": _left,
    "holds": values.texts,
    "lacks_in_hand": values.texts,
    "has": values.texts,
    "lacks": values.texts,
    "equipped": values.texts,
    "carried": values.texts,
    "classes": values.texts,
    "races": values.texts,
    "curses": values.texts,
    "attached": _attached,
    "gold": values.number,
    "knows": values.texts,
    "knows_not": values.texts,
    "told": values.texts,
    "told_not": values.texts,
    "can": _acts,
    "cannot": _acts,
    **{badge.key: of_badge(badge) for _, badge in BADGES},
}
# Keys whose texts are names of players.
NAMES: Final = ("turn", "winner", "asks", "fighter", "helper", "running")


def read(key: str, found: dict[str, object], shapes: dict[str, Shape]) -> dict[str, object]:
    """The values of a table in their shapes; refuses what is not known or not shaped so."""
    values.only(found, shapes, f"expectation of {key}")
    return {name: shapes[name](f"{key}: {name}", value) for name, value in found.items()}


def check_names(key: str, found: dict[str, object], players: Iterable[str]) -> None:
    """Refuse players that do not sit at the table."""
    known = list(players)
    for name in NAMES:
        if name in found:
            values.words(f"{key}: {name}", found[name], known)
    combat = found.get("combat")
    if isinstance(combat, dict):
        check_names(f"{key}: combat", combat, known)
    offers = found.get("offers")
    for offer in offers if isinstance(offers, list) else []:
        for end in ("from", "to"):
            values.word(f"{key}: offers: {end}", offer[end], known)
