"""The scenarios would notice: a fixed sample of mutants is killed, and the machinery that says so
tells a mutant that matters from one that does not.
"""

import json
from pathlib import Path

import pytest

from kickdoor.cli.command_line import run
from kickdoor.engine.refusals import CODES, code
from kickdoor.engine.rules import EDITIONS, Rules
from kickdoor.errors import ScenarioError
from kickdoor.scenario.mutation.mutant import ChangedCard, FlippedField, MutedRefusal
from kickdoor.scenario.mutation.of_cards import changed, changed_cards, tables_of, written_out
from kickdoor.scenario.mutation.of_rules import fields_of
from kickdoor.scenario.mutation.reasons import reason_of, reasons
from kickdoor.scenario.mutation.stage import Stage
from kickdoor.scenario.mutation.trial import card_mutants, rule_mutants, sampled, try_mutants
from kickdoor.scenario.suite import Library

RULES, CARDS, PARTS = 100, 200, 6
PAGE = Path(__file__).parents[2] / "docs" / "mutants.md"


@pytest.fixture(scope="module")
def suite() -> Stage:
    return Stage()


def keys(mutants: list[ChangedCard]) -> list[str]:
    return [mutant.what for mutant in mutants]


# --- the sample -------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_a_sample_of_mutants_is_killed(part: int) -> None:
    """Of those without a written reason: survivors take longest, since they see every scenario."""
    rules, cards = (
        [mutant for mutant in mutants if not reason_of(mutant)]
        for mutants in (rule_mutants(), card_mutants())
    )
    sample = [*sampled(rules, RULES), *sampled(cards, CARDS)]
    assert len(sample) == RULES + CARDS
    trial = try_mutants(sample[part::PARTS])
    assert [mutant.key for mutant in trial.survivors] == []


@pytest.mark.soak
def test_every_mutant_is_killed_unless_it_survives_for_a_written_reason() -> None:
    mutants = [*rule_mutants(), *card_mutants()]
    survivors = try_mutants(mutants, jobs=2).survivors
    assert survivors == [mutant for mutant in mutants if reason_of(mutant)]


# --- what is changed --------------------------------------------------------------------------


def test_every_refusal_and_every_field_of_every_edition_has_its_mutant() -> None:
    found = rule_mutants()
    assert sum(isinstance(one, MutedRefusal) for one in found) == len(CODES) - 1
    fields = [name for name, value in fields_of(Rules("star")) if isinstance(value, bool | int)]
    assert {"undead_join", "win_level", "listen"} <= set(fields)
    assert len(found) == len(CODES) - 1 + len(fields) * len(EDITIONS)


def test_a_switch_is_turned_and_a_number_moved() -> None:
    assert not FlippedField("star", "undead_join", True).applied(Rules("star")).undead_join
    assert FlippedField("star", "win_level", False).applied(Rules("star")).win_level == 11


def test_a_card_is_changed_in_every_part_of_its_table() -> None:
    found = keys(changed_cards("munchkin", "drooling-slime"))
    assert "level +1" in found
    assert "levels +1" in found  # a printed figure that the file leaves to its default
    assert "strength dropped" in found
    assert "strength[1].add +1" in found
    assert "strength[1].when dropped" in found
    assert "bad_stuff[1].first_possible[2] dropped" in found
    assert "bad_stuff[1].first_possible[2].count +1" in found
    assert not any(what.startswith(("name", "text", "art", "kind")) for what in found)


def test_bounds_are_moved_both_ways_and_keys_of_a_condition_dropped_one_by_one() -> None:
    assert {"pursues.min_level +1", "pursues.min_level -1", "pursues.or dropped"} <= set(
        keys(changed_cards("munchkin", "squidzilla"))
    )
    assert {"powers[3].when.target_max_level +1", "powers[3].when.epic dropped"} <= set(
        keys(changed_cards("munchkin", "wizard"))
    )


def test_what_no_card_file_could_hold_is_no_mutant() -> None:
    assert "bad_stuff[1].from dropped" not in keys(changed_cards("star", "blob"))
    assert changed(ChangedCard("star", "blob", ("bad_stuff", 0, "from"), "dropped"), "star") is None


def test_what_leaves_the_card_as_it_was_is_no_mutant() -> None:
    written = tables_of("munchkin")["pollymorph-potion"]
    assert written["timing"] == "combat"  # as it would be for any one-shot
    assert "timing dropped" not in keys(changed_cards("munchkin", "pollymorph-potion"))


def test_the_table_of_a_card_is_never_changed_itself() -> None:
    before = json.dumps(tables_of("star")["blob"])
    for mutant in changed_cards("star", "blob"):
        changed(mutant, "star")
    assert json.dumps(tables_of("star")["blob"]) == before
    assert written_out(tables_of("star")["blob"]) is not tables_of("star")["blob"]


def test_an_unknown_card_is_named() -> None:
    with pytest.raises(ScenarioError, match="there is no card 'crabz'"):
        card_mutants(["crabs", "crabz"])


def test_a_sample_stays_the_same() -> None:
    mutants = card_mutants(["crabs", "star:blob"])
    assert sampled(mutants, 5) == sampled(list(reversed(mutants)), 5)[::-1]
    assert len(sampled(mutants, 5)) == 5
    assert sampled(mutants, 1000) == mutants


# --- who notices ------------------------------------------------------------------------------


def test_a_mutant_that_matters_is_killed(suite: Stage) -> None:
    assert suite.killer(MutedRefusal(code("slot-full")))
    assert suite.killer(FlippedField("star-2010", "undead_join", True))
    assert suite.killer(ChangedCard("munchkin", "harpies", ("level",), "+1"))


@pytest.mark.slow
def test_a_mutant_that_changes_nothing_survives_and_is_reported() -> None:
    board = FlippedField("star", "deluxe_board", True)
    trial = try_mutants([board, ChangedCard("munchkin", "harpies", ("level",), "+1")])
    assert (trial.mutants, trial.killed, trial.survivors) == (2, 1, [board])
    assert trial.as_json() == {
        "mutants": 2,
        "killed": 1,
        "survivors": [
            {"what": "deluxe_board negated", "where": "rules:star", "why": reason_of(board)}
        ],
    }


def test_only_scenarios_that_name_the_card_are_played(suite: Stage) -> None:
    numbers = suite.candidates(ChangedCard("star", "cheat", ("on",), "dropped"))
    decks = [Library().catalogue(suite.scenarios[number]).sets for number in numbers]
    assert all("star" in sets for sets in decks)  # munchkin has a Cheat! of its own
    assert 0 < len(numbers) < 60


def test_a_scenario_that_fails_anyway_kills_nothing(tmp_path: Path) -> None:
    wrong = """
name = "Harpies are worth nothing"
cards = ["harpies"]
doors = ["harpies"]
players.Ann = {}
players.Bob = {}
players.Cid = {}
steps = [ { Ann = "kick" }, { expect = { combat = { monsters = 1 } } } ]
"""
    (tmp_path / "wrong.toml").write_text(wrong, encoding="utf-8")
    mutant = ChangedCard("munchkin", "harpies", ("level",), "+1")
    assert Stage(tmp_path).killer(mutant) == ""
    right = wrong.replace("monsters = 1", "monsters = 4").replace("nothing", "four")
    (tmp_path / "right.toml").write_text(right, encoding="utf-8")
    assert Stage(tmp_path).killer(mutant) == "Harpies are worth four"


def test_an_engine_that_crashes_over_a_mutant_has_noticed_it(suite: Stage) -> None:
    # Where a seat that is not asked may choose, the choice finds nothing to answer.
    assert suite.killer(MutedRefusal(code("not-asked")))


@pytest.mark.slow
def test_two_processes_find_what_one_finds() -> None:
    mutants = card_mutants(["clearance-sale", "crabs"])
    assert try_mutants(mutants, jobs=2) == try_mutants(mutants)


# --- the reasons ------------------------------------------------------------------------------


def test_every_reason_covers_a_mutant_and_stands_on_its_page() -> None:
    mutants = [*rule_mutants(), *card_mutants()]
    page = PAGE.read_text(encoding="utf-8")
    for reason in reasons():
        for pattern in reason.mutants:
            assert any(type(reason)((pattern,), "").covers(one) for one in mutants), pattern
        assert reason.why in page
        assert reason.why.endswith(".")


# --- the command ------------------------------------------------------------------------------


def test_the_command_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["scenario", "--mutants", "--cards", "crabs", "--jobs", "1", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["mutants"] == printed["killed"] > 10
    assert printed["survivors"] == []


def test_the_command_says_who_survives_and_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["scenario", "--mutants", "--cards", "electro-suit", "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert "star:electro-suit: complex negated: Gadgeteers alone wear it" in out
    assert "1 survive for a written reason, 0 without one" in out


@pytest.mark.parametrize(
    "words",
    [
        ["--mutants", "somewhere.toml"],
        ["--mutants", "--sample", "-1"],
        ["--mutants", "--jobs", "0"],
        ["--cards", "crabs"],
        ["--mutants", "--cards", "crabz"],
    ],
)
def test_wrong_use_of_the_command_is_said(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["scenario", *words]) != 0
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "kickdoor: " in captured.err
