"""What is paid with: gold in the Dungeon, credits in orbit, and nowhere the other."""

import re

import pytest

from kickdoor.cards.sets import load_set
from kickdoor.engine.acts.act_kinds import SellItems
from kickdoor.engine.events.event_kinds import ItemsSold
from kickdoor.words import LANGUAGES, Words
from worded import ANN, BOMB, HAT, Scene

GOLD = re.compile(r"\bgold\b", re.IGNORECASE)
CREDITS = re.compile(r"\bcredits\b", re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("set_id", "wrong", "own"), [("star", GOLD, CREDITS), ("munchkin", CREDITS, GOLD)]
)
def test_a_card_has_its_price_in_the_money_of_its_set(
    set_id: str, language: str, wrong: re.Pattern[str], own: re.Pattern[str]
) -> None:
    words = Words(language)
    priced = 0
    for card in load_set(set_id).cards:
        printed = words.printed(card)
        said = [printed.text, printed.bad_stuff_text, printed.epic_text, *printed.rulings]
        said += [*words.facts(card), *words.exactly(card)]
        assert [text for text in said if wrong.search(text)] == [], card.id
        priced += any(own.search(text) for text in words.facts(card))
    assert priced > 40


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("scene", "wrong"), [(Scene(edition="star"), GOLD), (Scene(), CREDITS)])
def test_a_sale_is_told_and_offered_in_the_money_of_the_table(
    scene: Scene, wrong: re.Pattern[str], language: str
) -> None:
    words = Words(language)
    sold = [words.event(ItemsSold(ANN, 1200, 1, (HAT,)), scene, seat) for seat in (ANN, -1)]
    label = words.act(SellItems((HAT, BOMB)), scene, ANN)
    own = CREDITS if wrong is GOLD else GOLD
    for text in (*sold, label):
        assert own.search(text)
        assert not wrong.search(text)
