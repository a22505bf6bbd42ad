"""Events from rows of numbers, as they are stored.

Made by tools/event_classes.py from the events declared in `event_fields`. Do not edit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.engine.events import event_kinds as events
from kickdoor.engine.events.event import Event, Row


def _turn_began(row: Row) -> Event:
    return events.TurnBegan(seat=row[1], number=row[4])


def _door_kicked(row: Row) -> Event:
    return events.DoorKicked(seat=row[1], card=row[2])


def _card_drawn(row: Row) -> Event:
    return events.CardDrawn(seat=row[1], card=row[2], deck=row[4])


def _card_played(row: Row) -> Event:
    return events.CardPlayed(
        seat=row[1], card=row[2], target=row[3], side=row[4], monster=row[5] - 1, with_cards=row[6]
    )


def _card_discarded(row: Row) -> Event:
    return events.CardDiscarded(seat=row[1], card=row[2])


def _deck_reshuffled(row: Row) -> Event:
    return events.DeckReshuffled(deck=row[4])


def _combat_started(row: Row) -> Event:
    return events.CombatStarted(seat=row[1], card=row[2], monster=row[4])


def _monster_added(row: Row) -> Event:
    return events.MonsterAdded(seat=row[1], card=row[2], monster=row[4])


def _monster_removed(row: Row) -> Event:
    return events.MonsterRemoved(card=row[2], monster=row[4])


def _monster_killed(row: Row) -> Event:
    return events.MonsterKilled(seat=row[1], card=row[2], monster=row[4])


def _help_asked(row: Row) -> Event:
    return events.HelpAsked(
        seat=row[1], helper=row[3], treasures=row[4], hand_cards=row[5], items=row[6]
    )


def _help_accepted(row: Row) -> Event:
    return events.HelpAccepted(seat=row[1], fighter=row[3])


def _help_declined(row: Row) -> Event:
    return events.HelpDeclined(seat=row[1], maker=row[3])


def _helper_left(row: Row) -> Event:
    return events.HelperLeft(seat=row[1])


def _combat_transferred(row: Row) -> Event:
    return events.CombatTransferred(seat=row[1], card=row[2], fighter=row[3])


def _fight_declared(row: Row) -> Event:
    return events.FightDeclared(seat=row[1], fights=bool(row[4]))


def _combat_won(row: Row) -> Event:
    return events.CombatWon(seat=row[1], ours=row[4], theirs=row[5], helper=row[3])


def _combat_lost(row: Row) -> Event:
    return events.CombatLost(seat=row[1], ours=row[4], theirs=row[5], helper=row[3])


def _dice_rolled(row: Row) -> Event:
    return events.DiceRolled(seat=row[1], face=row[4], total=row[5], card=row[2])


def _escaped(row: Row) -> Event:
    return events.Escaped(seat=row[1], card=row[2], monster=row[4])


def _caught(row: Row) -> Event:
    return events.Caught(seat=row[1], card=row[2], monster=row[4])


def _follower_sacrificed(row: Row) -> Event:
    return events.FollowerSacrificed(seat=row[1], card=row[2])


def _level_changed(row: Row) -> Event:
    return events.LevelChanged(seat=row[1], old=row[4], new=row[5], card=row[2])


def _sex_changed(row: Row) -> Event:
    return events.SexChanged(seat=row[1], sex=row[4], card=row[2])


def _died(row: Row) -> Event:
    return events.Died(seat=row[1])


def _body_looted(row: Row) -> Event:
    return events.BodyLooted(seat=row[1], card=row[2], dead=row[3])


def _new_character(row: Row) -> Event:
    return events.NewCharacter(seat=row[1])


def _curse_struck(row: Row) -> Event:
    return events.CurseStruck(seat=row[1], card=row[2], by=row[3])


def _curse_cancelled(row: Row) -> Event:
    return events.CurseCancelled(seat=row[1], card=row[2])


def _curse_ended(row: Row) -> Event:
    return events.CurseEnded(seat=row[1], card=row[2])


def _item_equipped(row: Row) -> Event:
    return events.ItemEquipped(seat=row[1], card=row[2])


def _item_unequipped(row: Row) -> Event:
    return events.ItemUnequipped(seat=row[1], card=row[2])


def _items_sold(row: Row) -> Event:
    return events.ItemsSold(seat=row[1], gold=row[4], levels=row[5], cards=row[6])


def _traded(row: Row) -> Event:
    return events.Traded(
        seat=row[1], partner=row[3], given=row[6][: row[4]], taken=row[6][row[4] :]
    )


def _item_stolen(row: Row) -> Event:
    return events.ItemStolen(seat=row[1], card=row[2], owner=row[3])


def _theft_failed(row: Row) -> Event:
    return events.TheftFailed(seat=row[1], card=row[2], owner=row[3])


def _power_used(row: Row) -> Event:
    return events.PowerUsed(seat=row[1], card=row[2], power=row[4], target=row[3], count=row[5])


def _charity_given(row: Row) -> Event:
    return events.CharityGiven(seat=row[1], receiver=row[3], cards=row[6])


def _game_won(row: Row) -> Event:
    return events.GameWon(seat=row[1])


def _card_taken(row: Row) -> Event:
    return events.CardTaken(seat=row[1], card=row[2], giver=row[3])


def _cards_shown(row: Row) -> Event:
    return events.CardsShown(seat=row[1], cards=row[6], to=row[3])


def _offer_withdrawn(row: Row) -> Event:
    return events.OfferWithdrawn(seat=row[1], to=row[3])


def _trade_offered(row: Row) -> Event:
    return events.TradeOffered(
        seat=row[1], to=row[3], given=row[6][: row[4]], taken=row[6][row[4] :]
    )


def _trade_declined(row: Row) -> Event:
    return events.TradeDeclined(seat=row[1], maker=row[3])


def _help_offered(row: Row) -> Event:
    return events.HelpOffered(
        seat=row[1], fighter=row[3], treasures=row[4], hand_cards=row[5], items=row[6]
    )


_BY_KIND: Final[tuple[Callable[[Row], Event], ...]] = (
    _turn_began,
    _door_kicked,
    _card_drawn,
    _card_played,
    _card_discarded,
    _deck_reshuffled,
    _combat_started,
    _monster_added,
    _monster_removed,
    _monster_killed,
    _help_asked,
    _help_accepted,
    _help_declined,
    _helper_left,
    _combat_transferred,
    _fight_declared,
    _combat_won,
    _combat_lost,
    _dice_rolled,
    _escaped,
    _caught,
    _follower_sacrificed,
    _level_changed,
    _sex_changed,
    _died,
    _body_looted,
    _new_character,
    _curse_struck,
    _curse_cancelled,
    _curse_ended,
    _item_equipped,
    _item_unequipped,
    _items_sold,
    _traded,
    _item_stolen,
    _theft_failed,
    _power_used,
    _charity_given,
    _game_won,
    _card_taken,
    _cards_shown,
    _offer_withdrawn,
    _trade_offered,
    _trade_declined,
    _help_offered,
)


def event_of(row: Row) -> Event:
    """The event of which that is the row."""
    return _BY_KIND[row[0]](row)
