"""Acts from rows of columns, as they are recorded.

Made by tools/act_classes.py from the acts declared in `act_fields`. Do not edit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.engine.acts import act_kinds as acts
from kickdoor.engine.acts.act import Act, Row


def _kick_door(row: Row) -> Act:
    return acts.KickDoor()


def _look_for_trouble(row: Row) -> Act:
    return acts.LookForTrouble(card=row[1], with_cards=row[3])


def _loot_room(row: Row) -> Act:
    return acts.LootRoom()


def _end_turn(row: Row) -> Act:
    return acts.EndTurn()


def _keep_card(row: Row) -> Act:
    return acts.KeepCard()


def _play_card(row: Row) -> Act:
    return acts.PlayCard(
        card=row[1],
        on=row[5],
        with_cards=row[3],
        from_seat=row[4],
        side=row[7],
        discarding=row[12],
        asks=row[13],
        choose=row[6],
        carried=row[14],
    )


def _equip_item(row: Row) -> Act:
    return acts.EquipItem(card=row[1], with_cards=row[3])


def _unequip_item(row: Row) -> Act:
    return acts.UnequipItem(card=row[1], with_cards=row[3])


def _discard_cards(row: Row) -> Act:
    return acts.DiscardCards(cards=row[2], asks=row[13])


def _sell_items(row: Row) -> Act:
    return acts.SellItems(cards=row[2], double=row[3], with_card=row[1], asks=row[13])


def _use_power(row: Row) -> Act:
    return acts.UsePower(
        power=row[8],
        of=row[9],
        on=row[5],
        from_seat=row[4],
        discarding=row[12],
        asks=row[13],
        count=row[10],
        choose=row[6],
        side=row[7],
    )


def _offer_trade(row: Row) -> Act:
    return acts.OfferTrade(to=row[4], give=row[2], want=row[3])


def _ask_for_help(row: Row) -> Act:
    return acts.AskForHelp(
        to=row[4], treasures=row[10], picks=row[11], items=row[2], hand_cards=row[3]
    )


def _accept_offer(row: Row) -> Act:
    return acts.AcceptOffer(from_seat=row[4], offer=row[15])


def _decline_offer(row: Row) -> Act:
    return acts.DeclineOffer(from_seat=row[4], offer=row[15])


def _declare_fight(row: Row) -> Act:
    return acts.DeclareFight()


def _run_away(row: Row) -> Act:
    return acts.RunAway(from_monsters=row[5])


def _sacrifice_follower(row: Row) -> Act:
    return acts.SacrificeFollower(card=row[1], saves_helper=row[14])


def _give_cards(row: Row) -> Act:
    return acts.GiveCards(cards=row[2], receivers=row[11], asks=row[13])


def _show_cards(row: Row) -> Act:
    return acts.ShowCards(cards=row[2], to=row[4])


def _choose_answer(row: Row) -> Act:
    return acts.ChooseAnswer(answers=row[6])


def _pass(row: Row) -> Act:
    return acts.Pass()


def _withdraw_offer(row: Row) -> Act:
    return acts.WithdrawOffer(to=row[4])


def _set_orders(row: Row) -> Act:
    return acts.SetOrders(passes=row[10], unless=row[14])


_BY_VERB: Final[tuple[Callable[[Row], Act], ...]] = (
    _kick_door,
    _look_for_trouble,
    _loot_room,
    _end_turn,
    _keep_card,
    _play_card,
    _equip_item,
    _unequip_item,
    _discard_cards,
    _sell_items,
    _use_power,
    _offer_trade,
    _ask_for_help,
    _accept_offer,
    _decline_offer,
    _declare_fight,
    _run_away,
    _sacrifice_follower,
    _give_cards,
    _show_cards,
    _choose_answer,
    _pass,
    _withdraw_offer,
    _set_orders,
)


def act_of_row(row: Row) -> Act:
    """The act of which that is the key; what it does not take is passed over."""
    return _BY_VERB[row[0]](row)
