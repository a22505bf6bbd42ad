"""What a card file leaves unsaid is the same for the engine, the sentences and the linter."""

from __future__ import annotations

import pytest

from kickdoor.cards.card_words import TARGETS, TIMINGS
from kickdoor.cards.implied import aimed_at, effects_of, target_of, timing_of
from kickdoor.cards.model import CardDef, Effect
from kickdoor.cards.sets import built_in, load_set
from kickdoor.engine.catalogue.build import build_catalogue

PILE = Effect("take_discard", {"pile": "any", "how": "chosen"})


def card_of(kind: str, **said: object) -> CardDef:
    card = CardDef("odd", "basement", "Odd", kind)
    for name, value in said.items():
        setattr(card, name, value)
    return card


@pytest.mark.parametrize(
    ("card", "timing", "on"),
    [
        (card_of("curse"), "any-time", "player"),
        (card_of("level_up"), "any-time", "player"),
        (card_of("monster_enhancer"), "combat", "monster"),
        (card_of("one_shot", side="either"), "combat", "side"),
        (card_of("one_shot", side="either", effects=[PILE]), "combat", "side-or-monster"),
        (card_of("one_shot", side="munchkins"), "combat", ""),
        (card_of("race"), "class", ""),
        (card_of("special_door", passive=("two-races",)), "class", ""),
        (card_of("special_treasure", effects=[PILE]), "as-item", "pile"),
        (card_of("special_door", must_play=True), "never", ""),
        (card_of("special_door", timing="curse", on="curse", effects=[PILE]), "curse", "curse"),
    ],
)
def test_when_and_on_what_a_card_is_played(card: CardDef, timing: str, on: str) -> None:
    assert (timing_of(card), target_of(card)) == (timing, on)


def test_a_go_up_a_level_need_not_say_what_it_does() -> None:
    assert [effect.do for effect in effects_of(card_of("level_up"))] == ["gain_level"]
    assert effects_of(card_of("level_up", effects=[PILE])) == [PILE]


@pytest.mark.parametrize("set_id", built_in())
def test_the_engine_plays_by_it(set_id: str) -> None:
    catalogue = build_catalogue([load_set(set_id)])
    for card in catalogue.cards:
        d = card.definition
        assert (TIMINGS[card.timing], TARGETS[card.on]) == (timing_of(d), target_of(d)), d.id
        for number, power in zip(card.powers, d.powers, strict=True):
            assert TARGETS[catalogue.powers[number].on] == aimed_at(power.on, power.effects), d.id
