"""The scenario runner: what it does by itself, what it leaves alone, and how it says no."""

from pathlib import Path

import pytest

from kickdoor.errors import ScenarioError
from kickdoor.scenario.coverage import coverage
from kickdoor.scenario.suite import Result, run_paths

HEAD = 'edition = "munchkin"\nturn = "Ann"\n'
THREE = "players.Ann = {}\nplayers.Bob = {}\nplayers.Cid = {}\n"


def run(tmp_path: Path, steps: str, head: str = HEAD, players: str = THREE) -> Result:
    """The result of a single scenario with these steps."""
    file = tmp_path / "some.toml"
    file.write_text(f"{head}{players}steps = [\n{steps}\n]\n", encoding="utf-8")
    results: list[Result] = []
    run_paths([file], results.append)
    (result,) = results
    return result


def passes(tmp_path: Path, steps: str, head: str = HEAD, players: str = THREE) -> None:
    result = run(tmp_path, steps, head, players)
    assert result.passed, result.message


def fails(
    tmp_path: Path, steps: str, *texts: str, head: str = HEAD, players: str = THREE
) -> Result:
    result = run(tmp_path, steps, head, players)
    assert not result.passed
    for text in texts:
        assert text in result.message, result.message
    return result


def test_a_failed_expectation_says_step_difference_and_table(tmp_path: Path) -> None:
    result = fails(
        tmp_path,
        '{ Ann = "kick" },\n{ expect = { turn = "Bob", Ann = { level = 2, hand_size = 1 } } },',
        'step 2: { expect = { turn = "Bob"',
        'turn: expected "Bob", got "Ann"',
        "Ann: level: expected 2, got 1",
        "Ann: hand_size: expected 1, got 0",
        "  Bob: Level 1",
        "waits for Ann (fight)",
        head=HEAD + 'doors = ["harpies"]\n',
    )
    assert result.step == 2


def test_an_act_that_never_becomes_legal_names_rule_and_question(tmp_path: Path) -> None:
    fails(
        tmp_path,
        '{ Bob = "kick" },',
        "Bob's act is refused by TURN-2",
        "the table waits for Ann (start)",
    )


def test_a_pending_question_that_is_not_answered_fails(tmp_path: Path) -> None:
    steps = '{ Ann = "kick" },\n{ Ann = "loot" },'
    fails(tmp_path, steps, "Ann (door-card)", head=HEAD + 'doors = ["thief"]\n')


def test_a_question_is_not_left_open_at_the_end_unless_it_is_named(tmp_path: Path) -> None:
    head = HEAD + 'doors = ["thief"]\n'
    fails(tmp_path, '{ Ann = "kick" },', "a question is still open", head=head)
    fails(tmp_path, '{ Ann = "kick" }, { expect = { turn = "Ann" } },', "still open", head=head)
    passes(tmp_path, '{ Ann = "kick" }, { expect = { asks = "Ann" } },', head=head)


def test_an_open_offer_is_not_left_open_either(tmp_path: Path) -> None:
    players = 'players.Ann = { play = ["leather-armor"] }\nplayers.Bob = {}\nplayers.Cid = {}\n'
    step = '{ Ann = { trade = "Bob", give = ["leather-armor"] } },'
    fails(tmp_path, step, "still open", "offer: Ann to Bob", players=players)
    passes(tmp_path, step + '{ expect = { asks = "Bob", question = "offer" } },', players=players)


def test_wait_demands_an_open_window_and_looks_before_it_closes(tmp_path: Path) -> None:
    head = HEAD + 'doors = ["lame-goblin"]\n'
    players = "players.Ann = { level = 3 }\nplayers.Bob = {}\nplayers.Cid = {}\n"
    fails(
        tmp_path,
        '{ Ann = "kick" },\n{ expect = { wait = true } },',
        "wait: expected true, got false",
        head=head,
        players=players,
    )
    passes(
        tmp_path,
        '{ Ann = "kick" },\n{ Ann = "fight" },\n'
        '{ expect = { wait = true, asks = ["Bob", "Ann", "Cid"], log = ["FightDeclared"] } },\n'
        '{ Bob = "pass" },\n{ expect = { wait = true, asks = ["Cid", "Ann"] } },\n'
        '{ expect = { combat = false, log = ["CombatWon"], Ann = { level = 4 } } },',
        head=head,
        players=players,
    )


def test_expect_ends_no_phase_but_an_act_does(tmp_path: Path) -> None:
    players = "players.Ann = { level = 3 }\nplayers.Bob = {}\nplayers.Cid = {}\n"
    passes(
        tmp_path,
        '{ Ann = "kick" },\n{ Ann = "fight" },\n{ expect = { turn = "Ann", combat = false } },\n'
        '{ Bob = "kick" },\n{ expect = { turn = "Bob" } },',
        head=HEAD + 'doors = ["lame-goblin", "harpies"]\ntreasures = ["leather-armor"]\n',
        players=players,
    )


def test_illegal_wants_a_refusal_and_its_rule(tmp_path: Path) -> None:
    passes(tmp_path, '{ illegal = { Bob = "kick", rule = "TURN-2" } },')
    passes(tmp_path, '{ illegal = { Bob = "kick", rule = ["TURN-9", "TURN-2"] } },')
    passes(tmp_path, '{ illegal = { Bob = "kick" } },')
    fails(
        tmp_path,
        '{ illegal = { Bob = "kick", rule = "TURN-3" } },',
        "refused by TURN-2 (kick-not-now), expected TURN-3",
    )
    fails(tmp_path, '{ illegal = { Ann = "kick", rule = "TURN-2" } },', "the act is legal")


def test_what_is_no_act_fails_with_its_reason(tmp_path: Path) -> None:
    fails(tmp_path, '{ Ann = "kik" },', "there is no verb 'kik'; did you mean 'kick'?")
    fails(tmp_path, '{ illegal = { Ann = { play = "elff" } } },', "did you mean 'elf'?")


def test_an_unknown_card_is_no_expectation(tmp_path: Path) -> None:
    fails(tmp_path, '{ expect = { Ann = { lacks = ["elff"] } } },', "did you mean 'elf'?")
    fails(tmp_path, '{ expect = { doors_discard = ["elff"] } },', "did you mean 'elf'?")
    fails(tmp_path, '{ expect = { Ann = { cannot = ["kik"] } } },', "did you mean 'kick'?")


def test_every_expectation_of_a_player_can_fail(tmp_path: Path) -> None:
    players = (
        'players.Ann = { level = 4, play = ["elf", "helm-of-courage"], hand = ["thief"],'
        ' carry = ["leather-armor"], curses = ["curse-malign-mirror"] }\n'
        "players.Bob = {}\nplayers.Cid = {}\n"
    )
    right = (
        'sex = "male", strength = 4, dead = false, hand = ["thief"], hand_size = 1,'
        ' holds = ["thief"], lacks_in_hand = ["elf"], has = ["elf"], lacks = ["thief"],'
        ' equipped = ["helm-of-courage"], carried = ["leather-armor"], classes = [],'
        ' races = ["elf"], curses = ["curse-malign-mirror"], gold = 400, knows = [],'
        ' attached = { helm-of-courage = false }, can = ["kick"], cannot = ["loot"]'
    )
    passes(tmp_path, f"{{ expect = {{ Ann = {{ {right} }} }} }},", players=players)
    for wrong in (
        'sex = "female"', "strength = 5", "dead = true", 'hand = ["elf"]', "hand_size = 2",
        'holds = ["elf"]', 'lacks_in_hand = ["thief"]', 'has = ["thief"]', 'lacks = ["elf"]',
        "equipped = []", "carried = []", 'classes = ["thief"]', "races = []", "curses = []",
        "gold = 1", 'knows = ["elf"]', 'told = ["elf"]', 'attached = { helm-of-courage = "cheat" }',
        'attached = { huge-rock = "cheat" }', 'can = ["loot"]', 'cannot = ["kick"]',
    ):  # fmt: skip
        key = wrong.partition(" ")[0]
        fails(
            tmp_path, f"{{ expect = {{ Ann = {{ {wrong} }} }} }},", f"Ann: {key}:", players=players
        )


def test_every_expectation_of_the_table_can_fail(tmp_path: Path) -> None:
    for wrong in (
        'turn = "Bob"', 'phase = "charity"', 'winner = "Ann"', 'asks = "Bob"',
        'question = "charity"', "combat = true", 'offers = [{ from = "Ann", to = "Bob" }]',
        'log = ["Died"]', 'doors_discard = ["elf"]', "doors_left = 3", "treasures_left = 3",
        'doors_bottom = ["elf"]', 'treasures_bottom = ["leather-armor"]', "wait = true",
    ):  # fmt: skip
        key = wrong.partition(" ")[0]
        fails(tmp_path, f"{{ expect = {{ {wrong} }} }},", f"{key}")
    fails(
        tmp_path, '{ Ann = "kick" },\n{ expect = { log_lacks = ["Died", "DoorKicked"] } },',
        "log_lacks",
    )  # fmt: skip


def test_every_expectation_of_a_combat_can_fail(tmp_path: Path) -> None:
    head = HEAD + 'doors = ["harpies"]\n'
    right = (
        'munchkins = 1, monsters = 4, winning = "monsters", fighter = "Ann", helper = false,'
        ' treasures = 2, levels = 1, with = ["harpies"], each = { harpies = 4 },'
        ' stage = "fight", running = []'
    )
    passes(tmp_path, f'{{ Ann = "kick" }}, {{ expect = {{ combat = {{ {right} }} }} }},', head=head)
    for wrong in (
        "munchkins = 2", "monsters = 5", 'winning = "munchkins"', 'fighter = "Bob"',
        'helper = "Bob"', "treasures = 1", "levels = 2", 'with = ["harpies", "harpies~2"]',
        "each = { harpies = 5 }", "each = { gazebo = 8 }", 'stage = "wait"', 'running = ["Ann"]',
    ):  # fmt: skip
        key = wrong.partition(" ")[0]
        steps = f'{{ Ann = "kick" }}, {{ expect = {{ combat = {{ {wrong} }} }} }},'
        fails(tmp_path, steps, f"combat: {key}", head=head)
    steps = '{ Ann = "kick" }, { expect = { combat = false } },'
    fails(tmp_path, steps, "combat: expected false, got true", head=head)


@pytest.mark.parametrize(
    ("head", "players", "message"),
    [
        (
            'doors = ["elff"]',
            "",
            "doors: there is no card 'elff' in this game; did you mean 'elf'?",
        ),
        ('doors = ["leather-armor"]', "", "doors: 'leather-armor' is a treasure card"),
        ('doors = ["harpies", "harpies"]', "", "no copy of 'harpies' is left: the game has 1"),
        ('doors = ["elf#2", "elf#2"]', "", "'elf#2' is named twice"),
        ('doors = ["elf#9"]', "", "there is no card 'elf#9'"),
        ('random = ["elff"]', "", "random: there is no card 'elff'"),
        ('sets = ["munchkn"]', "", "unknown card set 'munchkn'"),
        ("", 'play = ["harpies"]', "players: Dan: play: 'harpies' does not lie in play"),
        ("", 'carry = ["elf"]', "players: Dan: carry: 'elf' is no Item"),
        (
            "",
            'play = [{ card = "elf", with = "dwarf" }]',
            "players: Dan: play: 'elf' cannot be attached to 'dwarf'",
        ),
        ("", 'curses = ["elf"]', "players: Dan: curses: 'elf' is no Curse that lasts"),
    ],
)
def test_a_table_that_cannot_lie_so_is_refused(
    tmp_path: Path, head: str, players: str, message: str
) -> None:
    four = THREE + f"players.Dan = {{ {players} }}\n"
    result = fails(tmp_path, "", message, head=f"{HEAD}{head}\n", players=four)
    assert result.step == 0


def test_the_rest_of_the_cards_lies_below_or_is_out_of_the_game(tmp_path: Path) -> None:
    passes(tmp_path, "{ expect = { doors_left = 95, treasures_left = 73 } },")
    passes(
        tmp_path,
        "{ expect = { doors_left = 1, treasures_left = 0 } },",
        head=HEAD + 'rest = false\ndoors = ["elf"]\n',
    )


def test_a_bottom_is_laid_out_from_the_bottom_under_the_rest_and_alone(tmp_path: Path) -> None:
    laid = 'doors = ["thief", "cleric"]\ndoors_bottom = ["elf", "dwarf"]\n'
    for rest, left in (("", 95), ("rest = false\n", 4)):
        passes(
            tmp_path,
            f'{{ expect = {{ doors_left = {left}, doors_bottom = ["elf", "dwarf"] }} }},',
            head=HEAD + rest + laid,
        )
        fails(
            tmp_path,
            '{ expect = { doors_bottom = ["dwarf"] } },',
            "doors_bottom (from the bottom)",
            head=HEAD + rest + laid,
        )


def test_who_was_told_what_an_event_may_hide_can_be_expected(tmp_path: Path) -> None:
    players = 'players.Ann = { hand = ["elf"] }\nplayers.Bob = {}\nplayers.Cid = {}\n'
    shown = '{ Ann = { show = "elf", to = "Bob" } },'
    told = 'Ann = { told = ["elf"] }, Bob = { told = ["elf"] }, Cid = { told_not = ["elf"] }'
    passes(tmp_path, f"{shown} {{ expect = {{ {told} }} }},", players=players)
    for wrong in ('Bob = { told_not = ["elf"] }', 'Cid = { told = ["elf"] }'):
        key = wrong.partition(" = {")[0]
        fails(tmp_path, f"{shown} {{ expect = {{ {wrong} }} }},", f"{key}: told", players=players)
    # What was told before the last expectation is none of this one's.
    again = "{ expect = { Ann = { level = 1 } } },"
    fails(
        tmp_path, f'{shown} {again} {{ expect = {{ Bob = {{ told = ["elf"] }} }} }},', "Bob: told",
        players=players,
    )  # fmt: skip


def test_copies_are_handed_out_in_order_and_by_number(tmp_path: Path) -> None:
    players = 'players.Ann = { hand = ["elf#2", "elf"] }\nplayers.Bob = { hand = ["elf"] }\n'
    passes(
        tmp_path,
        '{ expect = { Ann = { hand = ["elf#1", "elf#2"] }, Bob = { hand = ["elf#3"] } } },',
        players=players + "players.Cid = {}\n",
    )


def test_a_follower_named_twice_carries_what_is_laid_with_it(tmp_path: Path) -> None:
    for play in (
        '[{ card = "huge-rock", with = "hireling" }]',
        '["hireling", { card = "huge-rock", with = "hireling" }]',
    ):
        passes(
            tmp_path,
            '{ expect = { Ann = { has = ["hireling"], attached = { huge-rock = "hireling" } } } },',
            players=f"players.Ann = {{ play = {play} }}\nplayers.Bob = {{}}\nplayers.Cid = {{}}\n",
        )


def test_answers_that_make_no_difference_are_given(tmp_path: Path) -> None:
    """Copies that nobody could tell apart are one answer; two different cards are two."""
    head = HEAD + 'doors = ["bullrog"]\ndice = [1]\n'
    rest = "players.Bob = { level = 2 }\nplayers.Cid = { level = 3 }\n"
    steps = '{ Ann = "kick" },\n{ Ann = "run" },\n'
    passes(
        tmp_path,
        steps
        + '{ expect = { turn = "Bob", Bob = { hand = ["elf"] }, Cid = { hand = ["elf"] } } },',
        head=head,
        players='players.Ann = { level = 5, hand = ["elf", "elf"] }\n' + rest,
    )
    fails(
        tmp_path,
        steps + '{ Bob = "kick" },',
        "the table waits for Cid (loot-body)",
        head=head,
        players='players.Ann = { level = 5, hand = ["elf", "dwarf"] }\n' + rest,
    )


LASERS = """
players.Ann = { play = ["whiz-kid", "shmaser", "bananafanafofaser", "targeting-monocle"] }
players.Bob = { hand = ["crew-mutiny"] }
players.Cid = {}
"""
MUTINY = '{ Bob = { play = "crew-mutiny", on = "Ann" } },'


def test_a_list_answers_one_by_one_what_is_asked_one_by_one(tmp_path: Path) -> None:
    """ITEM-7: which Complex laser is put down changes how many there are."""
    head = 'edition = "star-2010"\nturn = "Bob"\n'
    put_down = '{ Ann = { choose = ["targeting-monocle", "shmaser"] } },'
    used = '{ expect = { Ann = { equipped = ["bananafanafofaser"] } } },'
    passes(tmp_path, MUTINY + put_down + used, head=head, players=LASERS)
    more = '{ Ann = { choose = ["targeting-monocle", "shmaser", "bananafanafofaser"] } },'
    fails(tmp_path, MUTINY + more, "Ann's act is refused", head=head, players=LASERS)


def test_paths_that_hold_no_scenario_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="there is no such file or folder"):
        run_paths([tmp_path / "gone"])
    with pytest.raises(ScenarioError, match="holds no scenario file"):
        run_paths([tmp_path])


def test_a_folder_is_run_at_any_depth_and_reported(tmp_path: Path) -> None:
    inner = tmp_path / "inner"
    inner.mkdir()
    (tmp_path / "b.toml").write_text(HEAD + THREE + 'name = "good"', encoding="utf-8")
    (inner / "a.toml").write_text('name = "bad"', encoding="utf-8")

    report = run_paths([tmp_path])
    assert (report.passed, report.failed) == (1, 1)
    (failure,) = report.failures
    assert (failure.name, failure.step) == ("bad", 0)
    assert report.as_json() == {
        "passed": 1,
        "failed": 1,
        "failures": [
            {
                "file": str(inner / "a.toml"),
                "name": "bad",
                "step": 0,
                "message": "players: expected 3 to 6 of them in edition 'munchkin', got 0",
            }
        ],
    }


def test_coverage_counts_rules_and_cards(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(
        HEAD + THREE + 'rules = ["TURN-2"]\ncards = ["elf"]', encoding="utf-8"
    )

    found = coverage(tmp_path)
    assert found["rules"]["covered"] == 1
    assert found["cards"]["covered"] == 1
    missing = found["cards"]["missing"]
    assert isinstance(missing, list)
    assert "elf" not in missing
    assert {"dwarf", "star:cheat", "munchkin:cheat"} <= set(missing)
    rules = found["rules"]["missing"]
    assert isinstance(rules, list)
    assert "TURN-2" not in rules
    assert "TURN-3" in rules
