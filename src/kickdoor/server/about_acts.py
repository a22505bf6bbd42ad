"""What is asked about acts without making any: whether one is allowed, how one is put together,
what it would come to; who would help, what would make a deal work, what a sale brings; and the
sentence for an act that is refused.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kickdoor.bots.normal.making_work import Excluded
from kickdoor.cards.model import ITEM
from kickdoor.engine import Act, Game, PlayCard, Refusal, open_way, question_of
from kickdoor.errors import IllegalAct
from kickdoor.protocol import deal_messages as d, messages as m
from kickdoor.protocol.rendering.act_choices import choice
from kickdoor.protocol.rendering.company import Company
from kickdoor.protocol.rendering.deals import Dealing
from kickdoor.protocol.rendering.preview import Foresight
from kickdoor.protocol.rendering.quotes import quotes
from kickdoor.protocol.rendering.sales import Counter
from kickdoor.protocol.rendering.scene import SeatScene
from kickdoor.server.tables.live import LiveTable

About = m.Why | m.Compose | m.Look | d.AskQuotes | d.DraftDeal | d.MakeItWork | d.PriceSale
Answer = m.Allowed | m.Choice | m.Previewed | d.Quoted | d.Drafted | d.Suggested | d.Priced


def answer(table: LiveTable, message: About, language: str) -> Answer:
    """What is answered; IllegalAct, ActError or Trouble where that is the answer."""
    return _ANSWERS[type(message)](table, message, language)


def _allowed(table: LiveTable, message: m.Why, language: str) -> m.Allowed:
    act = table.act_meant(message.seat, message.act)
    game, rendering = table.game, table.rendering()
    assert game is not None
    scene = rendering.scene(message.seat)
    refusal = game.why_not(message.seat, act, question_of(message.act))
    refusal = refusal or _not_worn(game, scene, message.seat, act)
    if refusal is not None:
        raise IllegalAct(refusal.code, refusal.rule, refusal.card_id)
    return m.Allowed(message.id, rendering.words(language).act(act, scene, message.seat))


def _not_worn(game: Game, scene: SeatScene, seat: int, act: Act) -> Refusal | None:
    """Why an Item that is said not to be carried would be: to play it is allowed all the same."""
    if not isinstance(act, PlayCard) or act.carried or game.catalogue.cards[act.card].kind != ITEM:
        return None
    number = scene.circumstances.not_equipped(seat, act.card)
    return game.refusal_named(number) if number else None


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


def _quoted(table: LiveTable, message: d.AskQuotes, language: str) -> d.Quoted:
    table.refuse_when_closed()
    assert table.game is not None
    rendering = table.rendering()
    scene, words = rendering.scene(message.seat), rendering.words(language)
    company = _company(table)
    dealing = Dealing(table.game, scene, words, company)
    found = quotes(table.game, scene, words, company)
    return d.Quoted(message.id, found, dealing.goods(), dealing.promisable())


def _drafted(table: LiveTable, message: d.DraftDeal, language: str) -> d.Drafted:
    return _dealing(table, message.seat, language).drafted(message.id, message.terms)


def _suggested(table: LiveTable, message: d.MakeItWork, language: str) -> d.Suggested:
    out = Excluded(tuple(message.excluded_picks), tuple(message.excluded))
    return _dealing(table, message.seat, language).suggested(message.id, message.terms, out)


def _dealing(table: LiveTable, seat: int, language: str) -> Dealing:
    table.refuse_when_closed()
    assert table.game is not None
    rendering = table.rendering()
    return Dealing(table.game, rendering.scene(seat), rendering.words(language), _company(table))


def _company(table: LiveTable) -> Company:
    """Of whom is known how they answer deals."""
    seats = table.meta.seats
    people = [i for i in range(len(seats)) if table.meta.is_person(i)]
    return Company(people, [i for i, seat in enumerate(seats) if seat.answers_as_quoted])


def _priced(table: LiveTable, message: d.PriceSale, language: str) -> d.Priced:
    table.refuse_when_closed()
    assert table.game is not None
    rendering = table.rendering()
    scene = rendering.scene(message.seat)
    return Counter(table.game, scene, rendering.words(language)).priced(message)


_ANSWERS: Final[dict[type, Callable[[LiveTable, Any, str], Answer]]] = {
    m.Why: _allowed,
    m.Compose: _next,
    m.Look: _foreseen,
    d.AskQuotes: _quoted,
    d.DraftDeal: _drafted,
    d.MakeItWork: _suggested,
    d.PriceSale: _priced,
}


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
