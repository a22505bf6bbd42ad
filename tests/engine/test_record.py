"""Records: acts and set-up as JSON, there and back; nothing changed or cut off goes unnoticed."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import (
    AcceptOffer,
    AskForHelp,
    ChooseAnswer,
    GiveCards,
    KickDoor,
    LookForTrouble,
    Pass,
    PlayCard,
    SellItems,
    SetOrders,
    UsePower,
)
from kickdoor.engine.catalogue.model import Catalogue, Power
from kickdoor.engine.codec.record import (
    Record,
    act_data,
    check_acts,
    check_draws,
    check_sets,
    shuffle_draws,
)
from kickdoor.engine.codec.record_reading import act_of
from kickdoor.engine.state.chance import draw, seed_bytes, shuffled
from kickdoor.engine.words_of_play import (
    ACCEPT,
    REF_SEAT,
    W_DONE,
)
from kickdoor.errors import RecordError

SEED = seed_bytes(7)


def full_record() -> Record:
    record = Record(
        "0.1.0",
        "munchkin",
        ("epic",),
        [("munchkin", "ab" * 32)],
        [("Ann", "female", 2), ("Bob", "male", 0), ('<i>"Çid"', "male", 1)],
        SEED,
    )
    record.dice, record.picks, record.start = [6, 1], [3], b"\x00packed"
    record.add(0, KickDoor())
    record.add(1, PlayCard(7, on=(REF_SEAT | 2,)), 12, by="bot")
    record.add(0, AskForHelp(1, treasures=2, picks=(1, 3), items=(3,), hand_cards=(4,)), 12)
    record.add(2, Pass(), 13, by="clock")
    record.draws = [("dice", i, 6, draw(SEED, "dice", i, 6)) for i in range(3)]
    record.hash = "cd" * 32
    return record


ACTS = [
    KickDoor(),
    SellItems((1, 2), double=(3,), asks=True),
    SellItems(asks=True),
    ChooseAnswer((W_DONE,)),
    AcceptOffer(1, offer=9),
    LookForTrouble(2, (4, 5)),
    PlayCard(2, (6,), (4, 5), 1, 2, (8,), True, (7, 8), 0),
    UsePower(3, 4, (6,), 1, (8,), True, 5, (7, 8), 2),
    AskForHelp(1, 5, (6, 7), (3,), (4, 5)),
    GiveCards((3, 4), (6, 7)),
    SetOrders(1, 6),
]


@pytest.mark.parametrize("act", ACTS, ids=str)
def test_an_act_survives_as_a_list(act: Act) -> None:
    data = json.loads(json.dumps(act_data(act)))
    assert act_of(data, act.key()[-1]) == act


def test_a_bare_act_is_short() -> None:
    assert act_data(AcceptOffer(offer=5)) == [ACCEPT]


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (7, "act: expected a list"),
        ([], "act: expected a list"),
        ([99], "act: verb: expected a number from 0 to 23, got 99"),
        ([0, "laser"], r"act\[1\]: expected a number"),
        ([0, True], r"act\[1\]: expected a number"),
        ([0, 1, 2], r"act\[2\]: expected a list"),
        ([0, 1, [2, 1 << 40]], r"act\[2\]\[1\]: expected a number"),
        ([0, -1, [], [], -1, [], [], 0, -1, -1, -1, [], [], 1], r"act\[13\]: expected true or"),
        ([0, 5], "act: kick takes no card"),
        ([4, 1, [2]], "act: keep takes no card and no cards"),
        ([0, -1, [], [], -1, [], [], 0, -1, -1, -1, [], [], True], "act: kick takes no ask"),
        ([0] * 16, "act: expected a list of 1 to 15"),
    ],
)
def test_what_is_no_act_is_refused(data: object, says: str) -> None:
    with pytest.raises(RecordError, match=says):
        act_of(data)


def test_a_record_survives_as_json() -> None:
    record = full_record()
    back = Record.from_json(record.to_json())
    assert back.to_json() == record.to_json()
    assert [(e.seat, e.act, e.question, e.by) for e in back.acts] == [
        (e.seat, e.act, e.question, e.by) for e in record.acts
    ]
    assert (back.edition, back.options, back.sets) == ("munchkin", ("epic",), record.sets)
    assert (back.seats, back.seed, back.start) == (record.seats, SEED, b"\x00packed")
    assert (back.dice, back.picks, back.draws) == ([6, 1], [3], record.draws)
    assert (back.hash, back.engine) == (record.hash, "0.1.0")


def test_an_empty_record_survives_too() -> None:
    record = Record("0", "star", (), [], [], b"")
    assert Record.from_json(record.to_json().encode()).to_json() == record.to_json()


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value in the data, parts of lists included."""
    found = [path] if path else []
    if isinstance(data, dict):
        for name in data:
            found += places(data[name], (*path, name))
    elif isinstance(data, list):
        for i in range(len(data)):
            found += places(data[i], (*path, i))
    return found


def altered(value: object) -> object:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value[:-1] + ("0" if value.endswith("1") else "1")
    if isinstance(value, list):
        return value[:-1]
    return None


@pytest.mark.parametrize("path", places(json.loads(full_record().to_json())), ids=str)
@pytest.mark.parametrize("how", [altered, lambda value: None, lambda value: [[]]])
def test_every_change_is_noticed(path: tuple[Any, ...], how: Callable[[Any], Any]) -> None:
    data = json.loads(full_record().to_json())
    at = data
    for step in path[:-1]:
        at = at[step]
    before = copy.deepcopy(at[path[-1]])
    at[path[-1]] = how(at[path[-1]])
    if at[path[-1]] == before:
        return
    with pytest.raises(RecordError, match="record"):
        Record.from_json(json.dumps(data))


def test_the_changed_entry_is_named() -> None:
    data = json.loads(full_record().to_json())
    data["acts"][1][2][1] = 8
    with pytest.raises(RecordError, match=r"acts\[1\]: link '[0-9a-f]{8}', expected"):
        Record.from_json(json.dumps(data))


def test_acts_that_were_cut_off_are_missed() -> None:
    data = json.loads(full_record().to_json())
    data["acts"].pop()
    with pytest.raises(RecordError, match="cut off after 3 acts"):
        Record.from_json(json.dumps(data))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no JSON"),
        ("[" * 100_000, "no JSON"),
        (full_record().to_json()[:-9], "no JSON"),
        (b"\xff\xfe\x00", "no JSON"),
        ("[]", "record: expected an object, got"),
        ('{"kickdoor": 9}', "record: kickdoor: expected format 1, got 9"),
        ('{"kickdoor": 1, "moves": []}', "record: moves: no field"),
        ('{"kickdoor": 1}', "record: engine is missing"),
    ],
)
def test_what_is_no_record_is_refused(text: str | bytes, says: str) -> None:
    with pytest.raises(RecordError, match=says):
        Record.from_json(text)


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("seed", "xyz", "seed: expected hexadecimal"),
        ("seed", "00" * 300, "seed: 300 bytes"),
        ("start", "%%%", "start: expected base64"),
        ("seats", [["Ann", "both", 0]], r"seats\[0\]: sex: expected male or female, got 'both'"),
        ("acts", [[5, 0, [0], "x"]], r"acts\[0\]: seat: expected a number from 0 to 2, got 5"),
        ("acts", [[0, 0]], r"acts\[0\]: expected \[seat, question, act, link\]"),
        ("draws", [["dice", 0, 6, 6]], r"draws\[0\]: result: expected a number from 0 to 5"),
    ],
)
def test_a_wrong_value_is_named(field: str, value: object, says: str) -> None:
    data = json.loads(full_record().to_json())
    data[field] = value
    if field == "draws":
        data["acts"] = full_acts()
    with pytest.raises(RecordError, match=says):
        Record.from_json(json.dumps(data))


def full_acts() -> list[object]:
    acts: list[object] = json.loads(full_record().to_json())["acts"]
    return acts


def test_draws_are_derived_anew_from_the_seed() -> None:
    record = full_record()
    record.draws = shuffle_draws(SEED, "doors/0", 9) + record.draws
    assert check_draws(record) == 8 + 3


def test_the_draws_of_a_shuffle_are_those_it_makes() -> None:
    order = list(range(9))
    for _, i, n, result in shuffle_draws(SEED, "doors/0", 9):
        order[n - 1], order[result] = order[result], order[n - 1]
        assert n == 9 - i
    assert order == shuffled(SEED, "doors/0", list(range(9)))


def test_what_was_noted_is_worked_out_when_read() -> None:
    record = full_record()
    record.draws = []
    record.note((0, 0, 9, 1, 0, 5, 2, 0, 6))
    record.note((3, 0, 4))
    twin = record.copy()
    assert check_draws(record) == 8 + 4 + 1 + 1
    assert record.draws[:8] == shuffle_draws(SEED, "doors/0", 9)
    assert record.draws[8:12] == shuffle_draws(SEED, "treasures/0", 5)
    assert [d[:3] for d in record.draws[12:]] == [("dice", 0, 6), ("pick", 0, 4)]
    assert Record.from_json(twin.to_json()).draws == record.draws


def test_a_copy_goes_its_own_way() -> None:
    record = full_record()
    twin = record.copy()
    for number in range(20):  # more than are put into the log at once
        record.add(0, KickDoor())
        twin.add(1, Pass(), number + 1)
    record.note((2, 3, 6))
    record.work_out()
    assert [entry.seat for entry in record.acts] == [0, 1, 0, 2] + [0] * 20
    assert [entry.seat for entry in twin.acts] == [0, 1, 0, 2] + [1] * 20
    assert (len(record.draws), len(twin.draws)) == (4, 3)


def test_a_wrong_draw_is_named() -> None:
    record = full_record()
    stream, index, n, result = record.draws[1]
    record.draws[1] = (stream, index, n, (result + 1) % n)
    with pytest.raises(RecordError, match=r"draws\[1\]: dice/1 of 6: \d, the seed gives \d"):
        check_draws(record)


def test_a_draw_left_out_is_named() -> None:
    record = full_record()
    record.start = b""
    del record.draws[1]
    with pytest.raises(RecordError, match=r"draws\[1\]: dice: index 2, expected 1"):
        check_draws(record)
    del record.draws[0]
    with pytest.raises(RecordError, match=r"draws\[0\]: dice: index 2, expected 0"):
        check_draws(record)


def test_a_record_of_other_cards_is_refused() -> None:
    catalogue = Catalogue()
    catalogue.sets, catalogue.digests = ["munchkin"], ["ef" * 32]
    record = full_record()
    with pytest.raises(RecordError, match="set munchkin: made with other cards"):
        check_sets(record, catalogue)
    catalogue.digests = ["ab" * 32]
    check_sets(record, catalogue)
    with pytest.raises(RecordError, match=r"acts\[1\]: there is no card 7"):
        check_acts(record.acts, catalogue)
    catalogue.sets = ["star"]
    with pytest.raises(RecordError, match="sets: munchkin, expected star"):
        check_sets(record, catalogue)


def test_a_power_that_does_not_exist_is_refused() -> None:
    catalogue = Catalogue()
    catalogue.powers = [Power(0, "steal")]
    record = Record("0", "star", (), [], [("Ann", "male", 0)], SEED)
    record.add(0, UsePower(1))
    with pytest.raises(RecordError, match="there is no power 1"):
        check_acts(record.acts, catalogue)
