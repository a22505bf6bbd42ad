"""What people are called: from the start, in the lobby, and in the middle of a game."""

from pathlib import Path

import msgspec
import pytest

from evenings import FRIENDS, Evening, evening, refused
from kickdoor.protocol.rendering.called import Called, by_names, names_then
from kickdoor.protocol.rendering.viewer import Viewer
from kickdoor.protocol.table_messages import Join, PersonChange, SeatChange, SeatSetup
from kickdoor.server.tables import keys
from kickdoor.server.tables.live import LiveTable
from kickdoor.server.tables.loading import read_table
from kickdoor.server.tables.setting_up.made_up import BOTS, PEOPLE, bot_name, initial, person_name
from kickdoor.server.tables.setting_up.making import NAME_LENGTH, new_meta
from kickdoor.server.tables.setting_up.people import MOST, People
from kickdoor.words.book import LANGUAGES


def log_of(table: LiveTable, seat: int, language: str = "en") -> list[str]:
    """What a seat is told that comes back: the sentences of its whole view."""
    whole = Viewer(seat, language).whole(table.rendering(), table.sequence, b"null", None)
    return [line["text"] for line in msgspec.json.decode(whole)["view"]["log"]]


async def rename(e: Evening, who: str, **change: str | int) -> None:
    data = msgspec.convert(change, PersonChange)
    await People(e.seating).change(e.table.id, data, e.tokens[who])


def play(e: Evening, *acts: str) -> None:
    """Ann, Bob and Cid are dressed; then whoever's turn it is does this."""
    game = e.table.game
    assert game is not None
    for act in acts:
        seat = game.waiting[0][0]
        e.table.make(seat, game.act_from_data(seat, act, game.legal(seat)), "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_made_up_name_for_every_letter_and_no_two_are_alike(language: str) -> None:
    for names in (PEOPLE[language], BOTS):
        assert len({initial(name) for name in names}) == len(names) == 26
        assert all(1 <= len(name) <= NAME_LENGTH for name in names)


def test_bots_begin_like_nobody_else_as_far_as_the_alphabet_goes() -> None:
    assert bot_name(["Ann", "bob", "Ćid", "Ｄot"])[0] == "C"
    assert bot_name([]) == "Ada"
    assert bot_name(BOTS[:25]) == "Zeno"
    assert bot_name(list("ABCDEFGHIJKLMNOPQRSTUVWXYZ")) in BOTS
    assert person_name(PEOPLE["de"][:25], "de") == PEOPLE["de"][25]


def test_whoever_says_no_name_has_one_of_his_own_from_the_start(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        for _ in range(2):
            await e.seating.join(e.table.id, Join(), "de")
        names = [seat.name for seat in e.table.meta.seats]
        assert names[0] in PEOPLE["en"]
        assert {*names[1:3]} < {*PEOPLE["de"]}
        assert len({initial(name) for name in names}) == 4

    unnamed = [SeatSetup("here"), SeatSetup(), SeatSetup(), SeatSetup("bot")]
    evening(tmp_path, scene, is_dealt=False, seats=unnamed)


def test_a_bot_makes_way_for_whoever_comes_with_its_letter(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        bot = e.table.meta.seats[3]
        assert bot.name == "Bram"  # Ann has the first letter
        e.tokens["Bea"] = (await e.seating.join(e.table.id, Join("Bea"))).key.token
        assert bot.name == "Cleo"
        await rename(e, "Bea", name="Cora")
        assert bot.name == "Bram"
        await e.seating.change(e.table.id, 2, SeatChange("bot"), e.tokens["Ann"])
        names = [seat.name for seat in e.table.meta.seats]
        assert len({initial(name) for name in names}) == 4

    evening(tmp_path, scene, is_dealt=False)


def test_a_bot_that_the_host_has_named_keeps_its_name() -> None:
    seats = [SeatSetup("here", name="Ann"), SeatSetup("bot", name="Axel"), SeatSetup("bot")]
    setup = msgspec.structs.replace(FRIENDS, seats=seats)
    made = new_meta(setup, "", keys.new_secret(), is_prepared_allowed=False)
    assert [seat.name for seat in made.seats] == ["Ann", "Axel", "Bram"]


def test_before_the_deal_name_colour_and_sex_are_changed(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        seats = e.table.meta.seats
        e.tokens["Bob"] = (await e.seating.join(e.table.id, Join("Bob"))).key.token
        await rename(e, "Bob", name="Robert", sex="female", colour=seats[3].colour)
        assert (seats[1].name, seats[1].sex) == ("Robert", "female")
        assert len({seat.colour for seat in seats}) == 4  # the bot took what was left
        await refused(rename(e, "Bob", colour=seats[0].colour), "colour-taken")
        await refused(rename(e, "Bob", name="ANN"), "name-taken")
        await refused(rename(e, "Bob", name="\u200b"), "bad-name")
        await refused(rename(e, "Bob", sex="duck"), "bad-setup")
        await refused(rename(e, "Bob", seat=0), "bad-token")
        e.tokens["Eve"] = "nobody-s"
        await refused(rename(e, "Eve", name="Eve"), "bad-token")
        assert seats[1].name == "Robert"

    evening(tmp_path, scene, is_dealt=False)


def test_in_the_game_the_name_is_changed_and_nothing_else(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        await refused(rename(e, "Bob", sex="female"), "started")
        await refused(rename(e, "Bob", colour=7), "started")
        await rename(e, "Bob", name="Robert")
        game = e.table.game
        assert game is not None
        assert game.names[1] == "Robert"
        assert e.table.info().seats[1].name == "Robert"

    evening(tmp_path, scene)


def test_what_was_said_stays_said_in_every_seat_s_eyes_and_after_a_reload(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        play(e, *["end"] * 4)
        game = e.table.game
        assert game is not None
        mover = game.waiting[0][0]
        await rename(e, "Ann", name="Hannah")
        await rename(e, "Bob", name="Robert")
        play(e, "kick")
        before = [
            log_of(e.table, seat, language) for seat in range(-1, 4) for language in LANGUAGES
        ]
        await rename(e, "Ann", name="Johanna")
        play_on = [log_of(e.table, s, language) for s in range(-1, 4) for language in LANGUAGES]
        assert [lines[:-1] for lines in play_on] == before
        renamed = {0: "You are called Johanna from now on.", 2: "Hannah heißt ab jetzt Johanna."}
        assert [play_on[2][-1], play_on[1][-1]] == list(renamed.values())
        again = await read_table(e.seating.registry, e.table.id)
        assert [log_of(again, s, lang) for s in range(-1, 4) for lang in LANGUAGES] == play_on
        assert again.game is not None
        assert again.game.names[:2] == ["Johanna", "Robert"]
        said = " ".join(log_of(again, -1)[:-1])
        assert "Johanna" not in said
        named = {0: ("Ann", "Hannah"), 1: ("Bob", "Robert")}.get(mover)
        if named is not None:  # whose turn it was before, and who kicked after
            assert f"{named[0]}'s turn." in said
            assert f"{named[1]} kicks open the door" in said

    evening(tmp_path, scene, seats=[*FRIENDS.seats[:3], SeatSetup("bot", "random")])


def test_there_is_an_end_to_changing_names(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        e.table.meta.called = [Called(0, 0, "Ann")] * MOST
        await refused(rename(e, "Ann", name="Hannah"), "too-many")
        assert e.table.meta.seats[0].name == "Ann"

    evening(tmp_path, scene)


def test_names_are_those_of_the_time() -> None:
    called = [Called(3, 0, "Ann"), Called(5, 0, "Hannah"), Called(5, 1, "Bob")]
    now = ["Johanna", "Robert"]
    assert names_then(now, called, 2) == ["Ann", "Bob"]
    assert names_then(now, called, 3) == ["Hannah", "Bob"]
    assert names_then(now, called, 5) == now
    runs = [(len(events), names) for events, names in by_names([], 0, now, called)]
    assert runs == [(0, ["Ann", "Bob"])]
