"""Acts typed in words: "ask Bob treasures 1 picks 1" becomes the act's public data form.

Cards may be named by id or as printed, in any case, with or without hyphens. What is no name at
all is passed on as it stands: whoever reads the act says what was expected there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final
from unicodedata import normalize

from kickdoor.engine import ARGUMENTS, ASKED, BARE, PASSES, SIDES, VERBS, WORDS

if TYPE_CHECKING:
    from kickdoor.engine import Catalogue

Data = str | dict[str, object]

SHORTEST: Final = 3  # letters that are part enough of a name
_FLAGS: Final = {"yes": True, "true": True, "no": False, "false": False}
_FILLERS: Final = frozenset({"and", "und", "the"})
# These take a list even of one; all others take a single value where there is one.
_LISTS: Final = frozenset({"sell", "show", "discard", "give", "want", "items", "cards", "picks"})


def slug(text: str) -> str:
    """A name as an id would have it: lower case, words joined by hyphens."""
    plain = normalize("NFKD", text.casefold()).replace("'", "")  # ä is a and two dots, ß is ss
    return re.sub(r"[^a-z0-9#:]+", "-", re.sub(r"[\u0300-\u036f]", "", plain)).strip("-")


class Names:
    """Every name that may be typed at a table, by its slug."""

    def __init__(
        self, catalogue: Catalogue, players: Sequence[str], me: int, titles: Sequence[str] = ()
    ) -> None:
        """`titles` is what the cards are called in another language, in the catalogue's order."""
        self.names: dict[str, str] = {}
        for card in catalogue.cards:
            self.names.setdefault(slug(card.name), card.id)
        for card, title in zip(catalogue.cards, titles, strict=False):
            self.names.setdefault(slug(title), card.id)
        for name in (*catalogue.power_ids, *catalogue.by_id, *catalogue.by_name):
            self.names[slug(name)] = name
        for word in (*WORDS, *SIDES[1:], *PASSES, ASKED):
            self.names[slug(word)] = word
        self.players = {slug(name): name for name in players}
        self.players |= dict.fromkeys(("me", "myself"), players[me])
        self.names |= self.players
        self.at_hand: set[str] = set()  # names of cards that part of a name may mean

    def take(self, words: list[str]) -> tuple[str, int]:
        """The longest name at the beginning of these words, and how many of them it is."""
        for length in range(len(words), 0, -1):
            typed = "-".join(words[:length])
            base, mark, twin = typed.partition("~")
            name = self.names.get(slug(base))
            if name is not None:
                return name + mark + twin, length
        return self._part(words[0]), 1

    def _part(self, word: str) -> str:
        """The one card at hand with this in its name; nothing if there is none, or several."""
        hits = closest(word, self.at_hand) if len(word) >= SHORTEST else []
        begins = [hit for hit in hits if slug(hit).startswith(slug(word))]
        only = begins or hits
        return self.names[slug(only[0])] if len(only) == 1 else ""


def read_act(text: str, names: Names) -> Data | None:
    """The data form of what was typed; None: it does not begin with a verb."""
    words = text.replace(",", " ").split()
    verb = words[0].lower() if words else ""
    if verb not in VERBS:
        return None
    if verb == "orders":
        return {verb: _orders(words[1:])}
    parts = _parts(verb, words[1:], names)
    data: dict[str, object] = {}
    for key, values in parts.items():
        data[key] = _shares(values, names) if verb == key == "give" else _value(key, values)
    return verb if len(data) == 1 and verb in BARE and not parts[verb] else data


def _parts(verb: str, words: list[str], names: Names) -> dict[str, list[object]]:
    """The values of the verb and of each argument. A card's name goes before an argument in it."""
    allowed = ARGUMENTS.get(verb, ())
    parts: dict[str, list[object]] = {verb: []}
    current = parts[verb]
    while words:
        word = words[0].lower()
        name, length = names.take(words)
        if word in allowed and length < 2:
            current = parts.setdefault(word, [])
            length = 1
        elif name:
            current.append(name)
        elif word not in _FILLERS:
            current.append(int(word) if word.isdecimal() else words[0])
        words = words[length:]
    return parts


def _value(key: str, values: list[object]) -> object:
    if key in ("carried", "helper"):
        said = str(values[0]).lower() if values else "yes"
        return _FLAGS.get(said, said)
    if values == [ASKED] or (key == "sell" and not values):
        return ASKED
    if key in BARE and not values:
        return True
    return values[0] if len(values) == 1 and key not in _LISTS else values


def _shares(values: list[object], names: Names) -> object:
    """Charity by whom gets what: "Bob elf dwarf Cid mace"."""
    if values in ([], [ASKED]):
        return ASKED
    shares: dict[str, list[object]] = {}
    to = ""
    for value in values:
        if value in names.players.values():
            to = str(value)
            shares.setdefault(to, [])
        else:
            shares.setdefault(to, []).append(value)
    return shares


def _orders(words: list[str]) -> dict[str, object]:
    """The kind of pass, and what wakes one up: "always unless win me"."""
    said = [word.lower() for word in words if word.lower() != "pass"]
    head, _, tail = " ".join(said).partition("unless")
    data: dict[str, object] = {"pass": head.strip()}
    if tail.strip():
        data["unless"] = tail.split()
    return data


def closest(name: str, known: Iterable[str]) -> list[str]:
    """The known names that contain what was typed, those that begin with it first."""
    wanted = slug(name)
    hits = [each for each in known if wanted and wanted in slug(each)]
    return sorted(hits, key=lambda each: (not slug(each).startswith(wanted), len(each), each))
