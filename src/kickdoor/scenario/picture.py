"""A table in short, for the message of a failed scenario."""

from __future__ import annotations

from kickdoor.engine.codec.lookup import Lookup
from kickdoor.engine.game import Game
from kickdoor.engine.state.combat import STAGES
from kickdoor.engine.state.state_fields import badges_of
from kickdoor.engine.state.table import PHASES, Table
from kickdoor.engine.words_of_play import CURSED, IN_PLAY


def picture(game: Game) -> str:
    """Levels, hands, what is in play, the combat, and what the table waits for; a line each."""
    table = game.table
    lines = [f"turn {table.turns}: {game.names[table.turn]}, phase {PHASES[table.phase]}"]
    lines += [_player(game, seat) for seat in range(table.seats)]
    if table.combat is not None:
        lines.append(_combat(game))
    lines += [f"offer: {game.names[o.maker]} to {game.names[o.to]}" for o in table.offers]
    lines.append(question(game))
    return "\n".join(f"  {line}" for line in lines)


def question(game: Game) -> str:
    """Whom the table waits for, and what it asks."""
    if game.is_over:
        winners = ", ".join(game.names[seat] for seat in game.winners)
        return f"the game is over: {winners} won"
    asked = ", ".join(f"{game.names[seat]} ({kind})" for seat, kind, _ in game.waiting)
    return f"waits for {asked}"


def _player(game: Game, seat: int) -> str:
    table = game.table
    state = " dead" if table.dead[seat] else ""
    parts = [f"{game.names[seat]}: Level {table.levels[seat]}{state}"]
    for word, cards in (
        ("hand", table.hands[seat]),
        ("play", table.in_play[seat]),
        ("curses", table.curses[seat]),
    ):
        if cards:
            parts.append(f"{word} [{', '.join(_card(table, c) for c in cards)}]")
    parts += [f"{id} {count}" for id, count in badges_of(table, seat)]
    return "; ".join(parts)


def _card(table: Table, card: int) -> str:
    """A card's name; in brackets if it lies sideways."""
    name = table.catalogue.names[card]
    host = f" with {table.catalogue.names[table.host[card]]}" if table.host[card] >= 0 else ""
    linked = table.catalogue.cards[card]
    in_play = IN_PLAY <= table.place[card] < CURSED
    lies = in_play and linked.is_item and not table.equipped[card]
    return f"({name}){host}" if lies else f"{name}{host}"


def _combat(game: Game) -> str:
    combat = game.table.combat
    assert combat is not None
    look = Lookup(game.names, game.table, -1)
    sums = game.strengths()
    monsters = ", ".join(look.monster_name(m) for m in combat.monsters)
    helper = f" and {game.names[combat.helper]}" if combat.helper >= 0 else ""
    return (
        f"combat: {game.names[combat.fighter]}{helper} {sums.ours}"
        f" against {sums.theirs} [{monsters}], stage {STAGES[combat.stage]}"
    )
