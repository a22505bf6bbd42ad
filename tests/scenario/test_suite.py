"""The shipped suite: it can be read, it passes, and it cites rules and cards that exist."""

from functools import cache
from pathlib import Path
from typing import cast

import pytest

from kickdoor.cards.model import CURSE
from kickdoor.cards.sets import load_sets
from kickdoor.drive import Rng
from kickdoor.engine.codec.pack import pack, unpack
from kickdoor.engine.events.event import Event
from kickdoor.engine.events.event_fields import EVENT_KINDS, EVENTS
from kickdoor.engine.frames.death import Death
from kickdoor.engine.game import Game
from kickdoor.engine.queries.under_way import ask_on_top
from kickdoor.engine.state.fields import BADGES
from kickdoor.engine.state.knowledge import SPECTATOR
from kickdoor.engine.words_of_play import Q_CHOOSE_MONSTER, QUESTIONS
from kickdoor.errors import RecordError
from kickdoor.scenario.coverage import SHIPPED, coverage
from kickdoor.scenario.files import read_file
from kickdoor.scenario.rule_ids import RULE_IDS
from kickdoor.scenario.scenario import Broken, ExpectStep, Scenario
from kickdoor.scenario.suite import Library, files_of, run_one
from qa.answers import AnswerWatch
from qa.properties import PropertyBroken, check_got, check_learned, check_privy, check_told
from qa.secrecy import check_act, check_secrets
from qa.steps import check_naming, check_step, check_waits

FILES = files_of([SHIPPED])


@cache
def scenarios_of(file: Path) -> list[Scenario | Broken]:
    return read_file(file)


class Net:
    """Catches what packing or copying forgets, and who is told too much or too little, after every
    act of a scenario: most states that a frame can be in occur in some of them.
    """

    def __init__(self) -> None:
        self.twin: Game | None = None  # a clone of how it stood before the act
        self.before = b""
        self.last: Event | None = None
        self.answers = AnswerWatch()

    def __call__(self, game: Game) -> str:
        try:
            news = self.news(game.table.events)
            check_told(game.table, news)
            check_privy(game.table)
            check_step(game.table)
            check_naming(game.table)
            check_waits(game.table)
            if self.twin is not None:
                check_got(self.twin.table, game.table, news)
                check_learned(self.twin.table, game.table, news)
                self.check_made(self.twin, game, news)
        except PropertyBroken as broken:
            return (
                f"{broken}; see what the event hides (`is_hidden`), who knows the card, who is "
                "said to get it (`got_by`), who knows what an effect holds (`remember`), and what "
                "is said to come of what is named (`naming`)"
            )
        data = game.pack()
        try:
            loaded = unpack(data, game.table.catalogue, game.table.rules)
        except RecordError as error:
            return f"the table cannot be read back: {error}; see what a frame's `read` takes"
        if pack(loaded) != data:
            return "a table packed, unpacked and packed again is another"
        if self.twin is not None and self.twin.pack() != self.before:
            return "the act has changed a clone that was made before it; see what `copy` shares"
        self.twin, self.before = game.clone(), data
        if self.twin.pack() != data:
            return "a clone is another table; see what `copy` forgets"
        return ""

    def check_made(self, before: Game, game: Game, news: list[Event]) -> None:
        """What was named in an answer becomes what its question says; and of the act that was made,
        and of the question that it has led to, nobody sees what hangs on cards that he does not
        know.
        """
        record = game.record_so_far
        if record.length != before.record_so_far.length + 1:
            return
        made = record.entry(record.length - 1)
        self.answers.after(before.table, game.table, made.seat, made.act, news)
        is_asked = ask_on_top(game.table.stack) is not None
        is_amidst = is_asked or ask_on_top(before.table.stack) is not None
        seats = range(SPECTATOR, game.table.seats)
        for seat in seats if is_amidst else [seats[record.length % len(seats)]]:
            rng = Rng(record.length)
            if seat != made.seat:
                check_act(before, seat, made.seat, made.act, rng, made.question or None)
            if is_asked:
                check_secrets(game, seat, [], rng)

    def news(self, events: list[Event]) -> list[Event]:
        """What the last act has told, if anything."""
        if not events or events[-1] is self.last:
            return []
        self.last = events[-1]
        return events[max([i for i, event in enumerate(events) if event.begins], default=0) :]


@pytest.mark.parametrize("file", FILES, ids=[str(f.relative_to(SHIPPED)) for f in FILES])
def test_every_scenario_of_a_file_passes_and_cites_what_exists(file: Path) -> None:
    library = Library()
    for scenario in scenarios_of(file):
        assert isinstance(scenario, Scenario), scenario
        assert set(scenario.rules) <= set(RULE_IDS), scenario.name
        known = library.catalogue(scenario).by_id
        assert [card for card in scenario.cards if card not in known] == [], scenario.name
        result = run_one(scenario, library, Net())
        assert result.passed, f"{result.name}\n{result.message}"


def test_the_net_catches_what_cannot_be_read_back_and_what_a_clone_shares() -> None:
    game, net = Game.new(["Ann", "Bob", "Cid"], seed=1), Net()
    assert net(game) == net(game) == ""

    assert net.twin is not None
    net.twin.table.levels = (2, 1, 1)  # as if it were the game's own, and the act had changed it
    assert "has changed a clone" in net(game)

    death = Death(0)
    death.step = 99
    game.table.stack.append(death)
    assert "cannot be read back" in Net()(game)


def test_names_are_not_given_twice_in_a_file() -> None:
    for file in FILES:
        names = [one.name for one in scenarios_of(file) if not isinstance(one, Broken)]
        assert len(names) == len(set(names)), file


KINDS = (
    "monsters", "enhancers", "curses", "classes", "races", "doors", "followers", "items",
    "oneshots", "levels", "treasures",
)  # fmt: skip
# Its number stands in packed tables; no card asks it any more.
ASKED_BY_NOBODY = QUESTIONS[Q_CHOOSE_MONSTER]
APART = ("rulings.toml", "own_set.toml")  # what docs/rulings.md cites, and a set beside its cards


def _places(scenario: Scenario) -> set[str]:
    """Where one would look: under the first rule it cites, or under the first card it names."""
    found = {f"rules/{rule.split('-')[0].lower()}.toml" for rule in scenario.rules[:1]}
    for id in scenario.cards[:1]:
        for set_id in ("munchkin", "star"):
            for card in load_sets([set_id])[0].cards:
                if card.id == id:
                    kind = "traps" if set_id == "star" and card.kind == CURSE else KINDS[card.kind]
                    found.add(f"cards/{set_id}/{kind}.toml")
    return found


@pytest.mark.parametrize("file", FILES, ids=[str(f.relative_to(SHIPPED)) for f in FILES])
def test_a_scenario_is_where_one_would_look_for_it(file: Path) -> None:
    if file.name not in APART:
        where = file.relative_to(SHIPPED).as_posix()
        for one in scenarios_of(file):
            assert isinstance(one, Scenario)
            assert where in _places(one), one.name


@pytest.mark.parametrize("what", ["rules", "cards"])
def test_nothing_is_without_a_scenario(what: str) -> None:
    assert coverage()[what]["missing"] == []


def test_every_kind_of_event_is_expected_by_a_scenario() -> None:
    expected = {kind for step in expectations() for kind in listed(step.table.get("log"))}
    missing = ", ".join(kind for kind in EVENTS if kind not in expected)
    assert not missing, f'no scenario expects {missing}: `expect = {{ log = ["KIND"] }}`'


def test_of_every_event_with_hidden_cards_a_scenario_says_who_is_not_told() -> None:
    hiding = {kind.name for kind in EVENT_KINDS if any(field.is_hidden for field in kind.fields)}
    said = {
        kind
        for step in expectations()
        if any("told_not" in player for player in step.players.values())
        for kind in listed(step.table.get("log"))
    }
    missing = ", ".join(sorted(hiding - said))
    assert not missing, (
        f"who may not know the cards of {missing}? "
        '`expect = { log = ["KIND"], Bob = { told = ["CARD"] }, Cid = { told_not = ["CARD"] } }`'
    )


def test_every_kind_of_question_is_expected_by_a_scenario() -> None:
    expected = {kind for step in expectations() for kind in listed(step.table.get("question"))}
    missing = ", ".join(kind for kind in QUESTIONS if kind not in expected | {ASKED_BY_NOBODY})
    assert not missing, f'no scenario expects {missing}: `expect = {{ question = "KIND" }}`'


def test_every_badge_is_expected_by_a_scenario() -> None:
    expected = {
        key for step in expectations() for player in step.players.values() for key in player
    }
    missing = ", ".join(badge.key for _, badge in BADGES if badge.key not in expected)
    assert not missing, f"no scenario expects {missing}: `expect = {{ Ann = {{ BADGE = 1 }} }}`"


def expectations() -> list[ExpectStep]:
    scenarios = [one for file in FILES for one in scenarios_of(file) if isinstance(one, Scenario)]
    steps = [step for one in scenarios for step in one.steps]
    return [step for step in steps if isinstance(step, ExpectStep)]


def listed(value: object) -> list[str]:
    return cast("list[str]", value or [])
