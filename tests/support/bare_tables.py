"""Tables of numbered cards without a game: for what is tested below the rules."""

from kickdoor.cards.model import CardDef
from kickdoor.engine.catalogue.model import Card, Catalogue
from kickdoor.engine.state.moves import put
from kickdoor.engine.state.table import Table


def catalogue_of(cards: int) -> Catalogue:
    """So many cards: Doors are even, Treasures odd."""
    catalogue = Catalogue()
    for i in range(cards):
        kind = "item" if i % 2 else "monster"
        catalogue.cards.append(Card(CardDef(f"card-{i}", "test", f"Card {i}", kind)))
    return catalogue


def lay(t: Table, place: int, *cards: int, known: int = 0) -> None:
    """Put cards where they are to lie, known to the seats of the mask."""
    for card in cards:
        put(t, card, place)
        t.known[card] = known
