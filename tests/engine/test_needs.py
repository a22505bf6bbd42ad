"""What a verb needs around it: the linter says so, before an engine has to."""

from pathlib import Path

import pytest

from kickdoor.cards.card_words import CHOICES
from kickdoor.cards.lint import lint
from kickdoor.cards.needs import needs
from kickdoor.cards.sets import built_in, load_set, load_sets
from kickdoor.engine.words_of_play import WORDS
from kickdoor.errors import CardFileError
from scenes import BASEMENT


def faults(folder: Path, kind: str, play: str, effects: str) -> list[str]:
    """What the linter finds wrong with a card that does this."""
    folder = folder / "cellar"
    folder.mkdir()
    (folder / "set.toml").write_text('name = "Cellar"\n', encoding="utf-8")
    card = f"""
[odd-card]
kind    = "{kind}"
name    = "Odd Card"
text    = "Odd."
{play}
effects = [{effects}]
"""
    (folder / "cards.toml").write_text(BASEMENT + card, encoding="utf-8")
    return [finding.message for finding in lint([folder])[0]]


@pytest.mark.parametrize(
    ("kind", "play", "effect", "lack"),
    [
        ("curse", "", '{ do = "boost", amount = 2 }', "'boost' needs a combat"),
        ("special_treasure", 'timing = "own-turn"', '{ do = "escape" }', "'escape' needs a combat"),
        ("special_door", "", '{ do = "add_monster" }', "'add_monster' needs a combat"),
        ("one_shot", "gold = 0", '{ do = "kill_monster" }', "'kill_monster' is aimed at"),
        ("one_shot", "gold = 0", '{ do = "transfer_combat" }', "'transfer_combat' is aimed at"),
        ("special_treasure", "", '{ do = "take_item" }', "'take_item' is aimed at"),
        ("special_treasure", "", '{ do = "steal_level" }', "'steal_level' is aimed at"),
        ("level_up", "", '{ do = "lose_follower", whose = "chosen" }', "'lose_follower' is aimed"),
        ("curse", "", '{ do = "roll_again" }', "'roll_again' answers something"),
        ("one_shot", "gold = 0", '{ do = "avert" }', "'avert' answers something"),
        ("special_treasure", "", '{ do = "reboot" }', "'reboot' answers something"),
        ("curse", "", '{ first_possible = [{ do = "hold" }] }', "'hold' needs a combat"),
    ],
)
def test_what_a_verb_lacks_is_a_fault(
    tmp_path: Path, kind: str, play: str, effect: str, lack: str
) -> None:
    found = faults(tmp_path, kind, play, effect)
    assert len(found) == 1
    assert found[0].startswith(lack)


@pytest.mark.parametrize(("pay", "is_fault"), [("", True), (", pay = { from = 'hand' }", False)])
def test_what_is_paid_after_the_draw_has_a_price(tmp_path: Path, pay: str, is_fault: bool) -> None:
    power = f"{{ id = 'odd', timing = 'face-up-draw', effects = [{{ do = 'resurrect' }}]{pay} }}"
    card = f"[odd]\nkind = 'class'\nname = 'Odd'\ntext = 'Odd.'\npowers = [{power}]\n"
    cellar = tmp_path / "cellar"
    cellar.mkdir()
    (cellar / "cards.toml").write_text(BASEMENT + card, encoding="utf-8")
    lack = "'face-up-draw' is paid for after the draw: give it a `pay`"
    assert [finding.message for finding in lint([cellar])[0]] == ([lack] if is_fault else [])


@pytest.mark.parametrize(
    ("kind", "play", "effect"),
    [
        ("one_shot", "gold = 0", '{ do = "remove_all" }'),
        ("one_shot", 'gold = 0\non = "monster"', '{ do = "kill_monster" }'),
        ("special_treasure", 'on = "item-of"', '{ do = "take_item" }'),
        ("level_up", "", '{ do = "steal_level" }'),
        ("special_door", 'timing = "runner"', '{ do = "escape" }'),
        ("one_shot", 'gold = 0\ntiming = "bad-stuff"', '{ do = "avert" }'),
    ],
)
def test_what_has_what_it_needs_is_none(tmp_path: Path, kind: str, play: str, effect: str) -> None:
    assert faults(tmp_path, kind, play, effect) == []


def test_the_built_in_cards_lack_nothing() -> None:
    cards = [card for one in load_sets(built_in()) for card in one.cards]
    assert [(card.id, lack) for card in cards for lack in needs(card)] == []


def test_every_word_of_a_choice_is_a_word_of_play() -> None:
    assert set(CHOICES) == set(WORDS) - {"done"}


def test_a_choice_by_an_unknown_word_is_refused_when_loaded(tmp_path: Path) -> None:
    effect = '{ choose_one = { banana = [{ do = "lose_level" }] } }'
    found = faults(tmp_path, "curse", "", effect)
    assert found[0].startswith("unknown word of a choice: 'banana'")
    with pytest.raises(CardFileError, match="banana"):
        load_set(str(tmp_path / "cellar"))
