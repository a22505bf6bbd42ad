"""What is asked about acts without making any: whether one is allowed, how one is put together,
what it would come to; and the sentence for one that is refused.
"""

from __future__ import annotations

from kickdoor.engine import open_way, question_of
from kickdoor.errors import IllegalAct
from kickdoor.protocol import messages as m
from kickdoor.protocol.rendering.act_choices import choice
from kickdoor.protocol.rendering.preview import Foresight
from kickdoor.server.tables.live import LiveTable

About = m.Why | m.Compose | m.Look
Answer = m.Allowed | m.Choice | m.Previewed


def answer(table: LiveTable, message: About, language: str) -> Answer:
    """What is answered; IllegalAct, ActError or Trouble where that is the answer."""
    if isinstance(message, m.Why):
        return _allowed(table, message, language)
    if isinstance(message, m.Compose):
        return _next(table, message, language)
    return _foreseen(table, message, language)


def _allowed(table: LiveTable, message: m.Why, language: str) -> m.Allowed:
    act = table.act_meant(message.seat, message.act)
    game, rendering = table.game, table.rendering()
    assert game is not None
    refusal = game.why_not(message.seat, act, question_of(message.act))
    if refusal is not None:
        raise IllegalAct(refusal.code, refusal.rule, refusal.card_id)
    words = rendering.words(language)
    return m.Allowed(message.id, words.act(act, rendering.scene(message.seat), message.seat))


def _next(table: LiveTable, message: m.Compose, language: str) -> m.Choice:
    """What may be chosen next of an act that is built step by step."""
    table.refuse_when_closed()
    rendering = table.rendering()
    scene, chosen = rendering.scene(message.seat), message.chosen
    if message.act is not None:
        act = table.act_meant(message.seat, message.act)
        chosen = open_way(scene.view, message.seat, act)
    assert table.game is not None
    return choice(table.game, scene, chosen, message.id, rendering.words(language))


def _foreseen(table: LiveTable, message: m.Look, language: str) -> m.Previewed:
    act = table.act_meant(message.seat, message.act)
    foresight = Foresight(table.rendering().scene(message.seat), language)
    return m.Previewed(message.id, foresight.of(act, question_of(message.act)))


def refusal(table: LiveTable, id: str, refused: IllegalAct, language: str) -> m.Refusal:
    """Which rule refuses an act, in words."""
    assert table.game is not None
    words = table.rendering().words(language)
    if refused.card:
        named = next(c for c in table.game.catalogue.cards if c.id == refused.card)
        text = words.refused(refused.code, named.definition)
    else:
        text = words.plain_refusal(refused.code)
    return m.Refusal(id, refused.code, refused.rule, text, table.sequence)
