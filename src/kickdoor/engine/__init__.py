"""The rules: a state, acts that change it, events that say how. This is the engine's face: the rest
of the program, and whoever builds on it, imports from here and no deeper. Acts, events, frames and
words of play are all here, as they are declared; anything else has its line.

Names are imported when they are first used: whoever only asks for an option need not wait for the
whole engine.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from kickdoor.engine.face_homes import HOMES

if TYPE_CHECKING:
    from kickdoor.engine import words_of_play as words_of_play
    from kickdoor.engine.acts import compose as compose
    from kickdoor.engine.acts.act import Act as Act, AimedAct as AimedAct
    from kickdoor.engine.acts.act_fields import COLUMNS as COLUMNS
    from kickdoor.engine.acts.act_kinds import *  # noqa: F403  all that are declared
    from kickdoor.engine.acts.compose import (
        Choice as Choice,
        open_way as open_way,
        options as options,
    )
    from kickdoor.engine.acts.composing.walk import DONE as DONE, LATER as LATER
    from kickdoor.engine.acts.deal import join_refusal as join_refusal
    from kickdoor.engine.acts.families import ANSWERS as ANSWERS, PASSING as PASSING
    from kickdoor.engine.acts.trade import trade_refusal as trade_refusal
    from kickdoor.engine.catalogue.model import (
        FEMALE_TRAIT as FEMALE_TRAIT,
        HUMAN as HUMAN,
        MALE_TRAIT as MALE_TRAIT,
        ON_ESCAPED as ON_ESCAPED,
        STRENGTH as STRENGTH,
        Card as Card,
        Catalogue as Catalogue,
    )
    from kickdoor.engine.catalogue.moments import (
        M_DRAW as M_DRAW,
        M_OPENING as M_OPENING,
        M_TURN as M_TURN,
    )
    from kickdoor.engine.codec import event_rows as event_rows
    from kickdoor.engine.codec.act_reading import (
        ARGUMENTS as ARGUMENTS,
        ASKED as ASKED,
        BARE as BARE,
    )
    from kickdoor.engine.codec.act_writing import (
        act_to_data as act_to_data,
        question_of as question_of,
    )
    from kickdoor.engine.codec.record import (
        FORMAT as FORMAT,
        Entry as Entry,
        Record as Record,
        act_data as act_data,
        check_draws as check_draws,
    )
    from kickdoor.engine.codec.record_reading import act_of as act_of
    from kickdoor.engine.events.event import Event as Event
    from kickdoor.engine.events.event_facts import (
        is_by_chance as is_by_chance,
        receiver_of as receiver_of,
        victim_of as victim_of,
    )
    from kickdoor.engine.events.event_fields import (
        A_CARD as A_CARD,
        A_CHANGE as A_CHANGE,
        A_CURSE as A_CURSE,
        A_FIGHT as A_FIGHT,
        A_LINE as A_LINE,
        EVENT_KINDS as EVENT_KINDS,
        EVENTS as EVENTS,
        NOTHING as NOTHING,
    )
    from kickdoor.engine.events.event_kinds import *  # noqa: F403  all that are declared
    from kickdoor.engine.frames.escape import pursues as pursues
    from kickdoor.engine.frames.frame_kinds import *  # noqa: F403  all that are there
    from kickdoor.engine.frames.sale import (
        LEVEL_PRICE as LEVEL_PRICE,
        can_double as can_double,
        worth as worth,
    )
    from kickdoor.engine.game import Game as Game, Seat as Seat, catalogue_of as catalogue_of
    from kickdoor.engine.queries.character import (
        has_passive as has_passive,
        is_active as is_active,
        is_usable as is_usable,
    )
    from kickdoor.engine.queries.equipment import equip_refusal as equip_refusal
    from kickdoor.engine.queries.favour import (
        against as against,
        in_favour as in_favour,
        is_for_nothing as is_for_nothing,
    )
    from kickdoor.engine.queries.modifiers import (
        BASE_HAND_LIMIT as BASE_HAND_LIMIT,
        escape_modifier as escape_modifier,
        hand_limit as hand_limit,
        times as times,
    )
    from kickdoor.engine.queries.strength import (
        SOURCES as SOURCES,
        TIES as TIES,
        Line as Line,
        Strengths as Strengths,
        helper_levels_at_stake as helper_levels_at_stake,
        is_shy as is_shy,
        itemised as itemised,
        levels_at_stake as levels_at_stake,
        monster_strength as monster_strength,
        monsters_strength as monsters_strength,
        munchkin_strength as munchkin_strength,
        munchkins_lead as munchkins_lead,
        munchkins_strength as munchkins_strength,
        one_shot_strength as one_shot_strength,
        treasures_at_stake as treasures_at_stake,
        winners_at_stake as winners_at_stake,
    )
    from kickdoor.engine.queries.timing import NEEDED as NEEDED
    from kickdoor.engine.queries.under_way import (
        ask_on_top as ask_on_top,
        asker as asker,
        bad_stuff_answered as bad_stuff_answered,
        chase_under_way as chase_under_way,
        curse_answered as curse_answered,
        roll_answered as roll_answered,
        window_on_top as window_on_top,
    )
    from kickdoor.engine.refusals import Refusal as Refusal
    from kickdoor.engine.rules import EDITIONS as EDITIONS, OPTIONS as OPTIONS, Rules as Rules
    from kickdoor.engine.state.chance import draw as draw, seed_bytes as seed_bytes
    from kickdoor.engine.state.combat import (
        STAGE_RUN as STAGE_RUN,
        STAGE_WAIT as STAGE_WAIT,
        STAGES as STAGES,
        Combat as Combat,
    )
    from kickdoor.engine.state.knowledge import SPECTATOR as SPECTATOR
    from kickdoor.engine.state.monster import Monster as Monster
    from kickdoor.engine.state.offer import (
        HELP_OFFER as HELP_OFFER,
        TRADE_OFFER as TRADE_OFFER,
        Offer as Offer,
    )
    from kickdoor.engine.state.state_fields import (
        badges_of as badges_of,
        public_of as public_of,
    )
    from kickdoor.engine.state.table import (
        PHASE_OPENING as PHASE_OPENING,
        PHASES as PHASES,
        Table as Table,
    )
    from kickdoor.engine.views.circumstances import Circumstances as Circumstances
    from kickdoor.engine.views.determinize import determinize as determinize, invent as invent
    from kickdoor.engine.views.exchanged import exchanged as exchanged
    from kickdoor.engine.views.likely_hands import Habits as Habits, imagine as imagine
    from kickdoor.engine.views.public_view import PublicView as PublicView
    from kickdoor.engine.views.seat_view import (
        DOOR_BACK as DOOR_BACK,
        OpenTable as OpenTable,
        SeatView as SeatView,
    )
    from kickdoor.engine.views.turning_points import Prospects as Prospects
    from kickdoor.engine.views.view import Own as Own
    from kickdoor.engine.views.viewing import (
        OwnViews as OwnViews,
        answer_key as answer_key,
        has_every_card as has_every_card,
        histories_shown as histories_shown,
        moment_key as moment_key,
        offers_seen as offers_seen,
        public_view as public_view,
        seats_passed as seats_passed,
    )
    from kickdoor.engine.words_of_play import *  # noqa: F403  all that are declared

__all__ = sorted(HOMES)  # noqa: PLE0605


def __getattr__(name: str) -> Any:
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value = _found(HOMES[name], name)
    return value


def _found(home: str, name: str) -> Any:
    """What goes by a name in its home: something in a module, or a module of a package."""
    if home != __name__:  # to look for it here would lead here again
        module = import_module(home)
        if hasattr(module, name):
            return getattr(module, name)
    return import_module(f"{home}.{name}")


def __dir__() -> list[str]:
    return sorted({*globals(), *HOMES})
