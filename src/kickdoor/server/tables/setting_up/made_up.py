"""Names for whoever has none yet: for people a good one until they type their own, for bots one
that nobody at the table is easily taken for.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import Final

from kickdoor.protocol.bounds import alike

# One for each letter, so that initials tell people and bots apart.
PEOPLE: Final = {
    "en": (
        "Agnes Almost", "Basil Beforehand", "Cora Carefully", "Dudley Doubtless",
        "Edith Elsewhere", "Fergus Fairly", "Gladys Gently", "Horace Halfway", "Iris Indoors",
        "Jasper Justso", "Kitty Kindly", "Lionel Likely", "Mabel Maybe", "Nigel Notquite",
        "Olive Otherwise", "Percy Presently", "Quentin Quietly", "Rose Ratherwell",
        "Stanley Stillhere", "Tilda Twice", "Ursula Unhurried", "Victor Verynearly",
        "Winnie Whynot", "Xander Xmas", "Yolanda Yonder", "Zelda Zigzag",
    ),
    "de": (
        "Agathe Allenfalls", "Bruno Beinahe", "Clara Circa", "Dieter Demnächst",
        "Erika Eventuell", "Franz Fastfertig", "Gisela Gernedoch", "Heiner Hoffentlich",
        "Irmgard Irgendwie", "Jupp Jedenfalls", "Käthe Keineile", "Lothar Langsam",
        "Martha Manchmal", "Norbert Nochda", "Otto Obwohl", "Paula Probehalber", "Quirin Quasi",
        "Rosa Ruhigblut", "Sepp Sowieso", "Trude Trotzdem", "Udo Ungefähr", "Vera Vielleicht",
        "Walter Warumnicht", "Xaver Xmal", "Yvonne Yppig", "Zenzi Zuletzt",
    ),
}  # fmt: skip
BOTS: Final = (
    "Ada", "Bram", "Cleo", "Dov", "Edda", "Finn", "Greta", "Hugo", "Ines", "Jory", "Kaj", "Lotte",
    "Milo", "Nell", "Otis", "Pia", "Quin", "Rosa", "Sven", "Thea", "Uli", "Vito", "Wren", "Xenia",
    "Yara", "Zeno",
)  # fmt: skip


def initial(name: str) -> str:
    """The letter that a name begins with, whatever its case or width."""
    return alike(name)[:1]


def bot_name(others: Collection[str]) -> str:
    """A bot's name among these others: the first whose letter nobody has."""
    return _free(BOTS, others)[0]


def person_name(others: Collection[str], language: str) -> str:
    """Somebody's name until they type their own, drawn from those whose letter nobody has."""
    return secrets.choice(_free(PEOPLE[language], others))


def is_a_bots(name: str) -> bool:
    """Whether we have called a bot that, and may call it something else."""
    return name in BOTS


def _free(names: Sequence[str], others: Collection[str]) -> list[str]:
    """Those that begin like no other's; where none is left, those that are no other's."""
    taken, letters = {alike(name) for name in others}, {initial(name) for name in others if name}
    free = [name for name in names if alike(name) not in taken]
    return [name for name in free if initial(name) not in letters] or free
