"""What sentences are tried on: a table of three, a fight, a few cards; and the messages of a
language with what each asks for.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import kickdoor.words
from kickdoor.cards.model import CardDef
from kickdoor.engine import words_of_play as w
from kickdoor.engine.catalogue.model import Card, Catalogue, Power
from kickdoor.engine.catalogue.moments import M_START
from kickdoor.engine.effects.step import Done
from kickdoor.engine.frames.waiting import Prompt
from kickdoor.engine.queries.strength import Strengths, itemised
from kickdoor.engine.rules import Rules
from kickdoor.engine.state.combat import Combat
from kickdoor.engine.state.monster import Monster
from kickdoor.engine.state.moves import wear
from kickdoor.engine.state.table import PHASE_START, Table, with_one
from kickdoor.engine.views.circumstances import Circumstances

FOLDER = Path(kickdoor.words.__file__).parent
OGRE, HAT, ELF, BOMB, RAGE = range(5)
ANN, BOB, CID = range(3)


class Variables(Visitor):
    """Collects what a message asks for."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  Fluent's names
        self.found.add(node.id.name)


@cache
def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language, with what each asks for."""
    resource = FluentParser().parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


FORM = re.compile(r"-(?:nom|acc|dat|top)$")


def asked_of(variables: set[str]) -> set[str]:
    """What a message asks for, whatever forms of a name its language wants."""
    named = {name for name in variables if not name.endswith("-many")}
    return {FORM.sub("", name) for name in named} - {"case"}


def forms_of(name: str, text: str, is_many: bool = False) -> dict[str, str | int]:
    """A card as messages take it, which is called the same in every case."""
    forms: dict[str, str | int] = {f"{name}-{case}": text for case in ("nom", "acc", "dat", "top")}
    return forms | {name: text, f"{name}-many": "yes" if is_many else "no"}


def card(id: str, name: str, kind: str, **figures: int) -> Card:
    definition = CardDef(id, "test", name, kind)
    for figure, value in figures.items():
        setattr(definition, figure, value)
    return Card(definition)


class Scene:
    """A table as sentences need it: three players, a fight, a few cards."""

    def __init__(self, fighting: bool = True, edition: str = "munchkin") -> None:
        catalogue = Catalogue()
        catalogue.cards = [
            card("damp-ogre", "Damp Ogre", "monster", level=7, treasures=2),
            card("sensible-hat", "Sensible Hat", "item", bonus=1, gold=400),
            card("elf", "Elf", "race"),
            card("loud-bang", "Loud Bang", "one_shot", bonus=5, gold=100),
            card("grumpy", "Grumpy", "monster_enhancer", bonus=5, treasures_mod=1),
        ]
        catalogue.powers = [Power(0, "backstab"), Power(1, "knit-jumpers")]
        catalogue.programs = [[Done()]]
        self.names = ["Ann", "Bob", "Cid"]
        self.table = Table(catalogue, Rules(edition), bytes(32), 3)
        self.table.phase = PHASE_START
        self.table.in_play = with_one(self.table.in_play, ANN, (HAT,))
        wear(self.table, HAT)
        self.table.stack = [Prompt(ANN, w.Q_START, M_START)]
        if fighting:
            combat = Combat(ANN)
            combat.monsters = [Monster(0, OGRE, OGRE, 0)]
            self.table.combat = combat
        self.circumstances = Circumstances(self.table)

    def all_are(self, definition: CardDef) -> Scene:
        """The same table, where every card is this one."""
        cards = self.table.catalogue.cards
        cards[:] = [Card(definition) for _ in cards]
        return self

    def strengths(self) -> Strengths:
        return itemised(self.table)
