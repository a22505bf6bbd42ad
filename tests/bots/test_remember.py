"""What a bot remembers of who did what to whom."""

from kickdoor.bots.normal.remember import injuries
from told_games import scene


def test_a_card_for_the_monsters_harms_whose_fight_it_has_become() -> None:
    game = scene(
        [
            {"Ann": "kick"},
            {"Bob": {"play": "transferral-potion", "on": "Cid"}},
            {"Bob": {"play": "freezing-explosive-potion", "side": "monsters"}},
        ],
        Bob={"hand": ["transferral-potion", "freezing-explosive-potion"]},
    )

    assert injuries(game.view(2)).by == [0, 1, 0]
    assert injuries(game.view(0)).by == [0, 0, 0]
