"""A check that finds nothing wrong with anything proves nothing: each is shown a table that is
broken.
"""

from collections.abc import Callable

import pytest

from kickdoor.cards.model import CLASS, ITEM, RACE
from kickdoor.drive import Rng
from kickdoor.engine.acts.act_kinds import PLAIN, ChooseAnswer, EndTurn, KickDoor, LootRoom
from kickdoor.engine.acts.legal_acts import LegalActs
from kickdoor.engine.caches import table_faults
from kickdoor.engine.catalogue.moments import M_ASK
from kickdoor.engine.effects.discards import Discard
from kickdoor.engine.effects.step import BEGUN
from kickdoor.engine.events.event_kinds import (
    BodyLooted,
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardsShown,
    CardTaken,
    CombatWon,
    DeckReshuffled,
)
from kickdoor.engine.frames.death import Death
from kickdoor.engine.frames.effect import RunningEffect
from kickdoor.engine.frames.sale import Sale
from kickdoor.engine.frames.waiting import Ask, Window
from kickdoor.engine.game import Game
from kickdoor.engine.queries.character import summary_of
from kickdoor.engine.rules import EDITIONS
from kickdoor.engine.state.hidden_moves import give_to_hand
from kickdoor.engine.state.knowledge import hidden_cards
from kickdoor.engine.state.moves import put, wear
from kickdoor.engine.state.offer import Offer
from kickdoor.engine.state.table import PHASE_OPENING, Table, with_one
from kickdoor.engine.views.exchanged import exchanged
from kickdoor.engine.words_of_play import (
    DECK,
    DISCARDED,
    DISCARDS,
    GOT,
    HAND,
    IN_PLAY,
    OUT,
    Q_ANSWER_ROLL,
    Q_CHOOSE_CARD,
    Q_CHOOSE_ITEM,
    Q_DISCARD,
    Q_LOOT_BODY,
    Q_YES_NO,
    SAID,
    W_NO,
    W_YES,
)
from kickdoor.errors import SetupError
from qa.answers import AnswerWatch
from qa.deals import Bargain, DealWatch
from qa.fuzz import CHOICES, Case, play_case
from qa.mutated_acts import KEY, check_mutant, mutated
from qa.properties import (
    PropertyBroken,
    check_cards,
    check_got,
    check_learned,
    check_munchkins,
    check_told,
)
from qa.random_tables import random_table
from qa.secrecy import check_secrets
from qa.steps import check_naming, check_step, check_waits

NAMES = ["Ann", "Bob", "Cid"]


def new_game(seed: int = 1) -> Game:
    return Game.new(NAMES, seed=seed)


def in_game(t: Table) -> int:
    return sum(place != OUT for place in t.place)


def lose_a_card(t: Table) -> None:
    t.place[t.decks[0].pop()] = OUT


def drop_a_card(t: Table) -> None:
    t.decks[0].pop()


def copy_a_card(t: Table) -> None:
    t.hands = with_one(t.hands, 0, (*t.hands[0], t.hands[1][0]))


def misplace_a_card(t: Table) -> None:
    t.place[t.hands[0][0]] = HAND + 1


def unsort_a_hand(t: Table) -> None:
    t.hands = with_one(t.hands, 0, t.hands[0][::-1])


def equip_a_hand_card(t: Table) -> None:
    wear(t, t.hands[0][0])


def put_a_treasure_among_the_doors(t: Table) -> None:
    t.decks[0].append(t.decks[1].pop())


def receive_what_is_not_there(t: Table) -> None:
    t.received += (t.decks[0][0],)


@pytest.mark.parametrize(
    "breaks",
    [
        lose_a_card,
        drop_a_card,
        copy_a_card,
        misplace_a_card,
        unsort_a_hand,
        equip_a_hand_card,
        put_a_treasure_among_the_doors,
        receive_what_is_not_there,
    ],
)
def test_a_broken_table_is_noticed(breaks: Callable[[Table], None]) -> None:
    t = new_game().table
    cards = in_game(t)
    check_cards(t, cards)

    breaks(t)

    with pytest.raises(PropertyBroken):
        check_cards(t, cards)


def test_an_impossible_level_is_noticed() -> None:
    t = new_game().table
    t.levels = with_one(t.levels, 1, 11)

    with pytest.raises(PropertyBroken, match="seat 1 is of Level 11"):
        check_munchkins(t)


def check_kept(t: Table) -> None:
    faults = table_faults(t)
    if faults:
        raise PropertyBroken("caches", "; ".join(faults))


def test_what_was_kept_too_long_is_noticed() -> None:
    t = new_game().table
    summary_of(t, 0)
    check_kept(t)

    t.sexes = with_one(t.sexes, 0, 1 - t.sexes[0])

    with pytest.raises(PropertyBroken, match="kept too long"):
        check_kept(t)


def test_a_listing_kept_too_long_is_noticed() -> None:
    game = new_game()
    while game.table.phase == PHASE_OPENING:
        game.apply(game.waiting[0][0], EndTurn())
    t = game.table
    f = t.top
    assert game.legal(f.seat)
    check_kept(t)

    t.listed[f.seat] = LegalActs(f.question, t.next_question, [LootRoom()], [])

    with pytest.raises(PropertyBroken, match="may do was kept too long"):
        check_kept(t)


def test_a_secret_that_shows_is_noticed() -> None:
    """The view of a seat that knows too much differs when the cards it should not know change
    places.
    """
    game = new_game()
    for c in hidden_cards(game.table, 0):
        game.table.known[c] |= 1

    other = exchanged(game, 1, Rng(0))

    assert other.view(1) == game.view(1)
    assert other.view(0) != game.view(0)


def test_exchanged_tables_are_whole() -> None:
    game = new_game()

    other = exchanged(game, 0, Rng(0))

    check_cards(other.table, in_game(game.table))
    assert other.hash() != game.hash()


def test_nothing_is_wrong_with_a_new_game() -> None:
    game = new_game()
    tried = [mutated(act, game.table, Rng(i)) for i, act in enumerate(game.legal(0) * 5)]

    for seat in range(-1, 3):
        check_secrets(game, seat, tried, Rng(seat + 1))
    for act in tried:
        check_mutant(game, 0, act)


def test_every_field_of_an_act_is_changed_some_time() -> None:
    t = new_game().table
    for act in PLAIN:
        changed = set()
        for seed in range(200):
            other = mutated(act, t, Rng(seed))
            both = zip(KEY, other.key(), act.key(), strict=True)
            changed |= {name for name, new, old in both if new != old}

        assert changed >= {"verb", *[field.column for field in act.fields()]}


@pytest.mark.parametrize("edition", ["munchkin", "star"])
def test_random_tables_are_whole_and_varied(edition: str) -> None:
    levels, dead, equipped, curses = set(), 0, 0, 0
    for seed in range(30):
        t = random_table(edition, 4, Rng(seed)).table
        check_cards(t, in_game(t))
        check_munchkins(t)
        levels |= set(t.levels)
        dead += sum(t.dead)
        equipped += sum(t.equipped)
        curses += sum(len(some) for some in t.curses)

    assert levels == set(range(1, 10))
    assert dead
    assert equipped > 60
    assert curses


def promised(game: Game, offer: Offer) -> DealWatch:
    """A watch over a fight that Ann has won with Bob's help, on these terms."""
    watch = DealWatch(game)
    watch.bargain = Bargain(0, 1, offer)
    watch.hear(game.table, CombatWon(0, ours=0, theirs=0, helper=1))
    return watch


def test_an_item_that_was_promised_and_kept_is_noticed() -> None:
    game = new_game()
    t = game.table
    armor = t.catalogue.by_id["leather-armor"][0]
    put(t, armor, IN_PLAY)
    offer = Offer(1, 0, 0, 1, items=(armor,))

    with pytest.raises(PropertyBroken, match="promised and not given"):
        promised(game, offer).after(game, 0, KickDoor(), [])
    put(t, armor, IN_PLAY + 1)
    watch = promised(game, offer)
    watch.after(game, 0, KickDoor(), [CardTaken(1, armor, giver=0)])
    assert watch.settled == 1


def test_a_level_that_was_promised_and_kept_is_noticed() -> None:
    game = new_game()
    card = game.catalogue.by_id["bribe-gm-with-food"][0]
    put(game.table, card, HAND)
    offer = Offer(1, 0, 0, 1, cards=(card,))

    with pytest.raises(PropertyBroken, match="promised and not played"):
        promised(game, offer).after(game, 0, KickDoor(), [])
    game.table.levels = with_one(game.table.levels, 1, 9)  # where it could not be given
    promised(game, offer).after(game, 0, KickDoor(), [])


def test_a_treasure_picked_out_of_turn_is_noticed() -> None:
    game = new_game()
    first, second = game.table.decks[1][:2]
    drawn = [CardDrawn(0, card, deck=1) for card in (first, second)]
    offer = Offer(1, 0, 0, 1, treasures=1, picks=(2,))
    agreed = [*drawn, CardTaken(0, first), CardTaken(1, second)]
    greedy = [*drawn, CardTaken(0, first), CardTaken(0, second)]

    promised(game, offer).after(game, 0, KickDoor(), agreed)
    with pytest.raises(PropertyBroken, match="pick 2 was 1's"):
        promised(game, offer).after(game, 0, KickDoor(), greedy)


def test_a_deal_that_simply_vanishes_is_noticed() -> None:
    game = new_game()
    watch = DealWatch(game)
    watch.bargain = Bargain(0, 1, Offer(1, 0, 0, 1))

    with pytest.raises(PropertyBroken, match="neither won nor lost"):
        watch.after(game, 0, KickDoor(), [])


def test_the_cases_go_through_all_editions_and_choices() -> None:
    rounds = 2 * len(EDITIONS) * len(CHOICES)
    cases = [Case.numbered(number, EDITIONS) for number in range(4 * rounds)]

    games = {(case.edition, case.origin, case.chosen) for case in cases[:rounds]}
    assert len(games) == rounds
    assert {case.seats for case in cases if case.edition == "lite"} == {3, 4}
    assert {case.seats for case in cases if case.chosen == ("epic",)} == {3, 4, 5, 6}


def test_a_case_is_its_name() -> None:
    case = Case.numbered(77, EDITIONS)

    assert case.chosen
    assert Case.named(case.name).name == case.name
    first, again = play_case(case, acts=60), play_case(Case.named(case.name), acts=60)
    assert (first.acts, first.is_over) == (again.acts, again.is_over)


@pytest.mark.parametrize("name", ["", "munchkin", "munchkin:x:deal:1", "munchkin:3:attic:1"])
def test_what_is_no_case_is_refused(name: str) -> None:
    with pytest.raises(SetupError):
        Case.named(name)


def test_an_event_that_tells_everybody_of_a_hidden_card_is_noticed() -> None:
    t = new_game().table
    card = t.hands[0][0]
    drawn = CardDrawn(0, card, deck=t.catalogue.cards[card].deck)

    check_told(t, [drawn.marked(1 << 0, begins=True)])  # to who drew it, which is right
    with pytest.raises(PropertyBroken, match="seat -1 is shown"):
        check_told(t, [drawn])
    with pytest.raises(PropertyBroken, match="seat 2 is shown"):
        check_told(t, [drawn.marked(1 << 0 | 1 << 2, begins=True)])


def test_a_card_that_comes_to_a_hand_and_is_told_to_somebody_else_is_noticed() -> None:
    game = new_game()
    before, t = game.clone().table, game.table
    card = t.decks[0][-1]
    give_to_hand(t, card, 1, seen_by=1 << 1)
    drawn = CardDrawn(1, card, deck=0)

    check_got(before, t, [drawn.marked(1 << 1, begins=True)])
    for wrong in ([], [drawn.marked(1 << 0, begins=True)], [CardDiscarded(1, card)]):
        with pytest.raises(PropertyBroken, match=f"nothing told seat 1 it has {card}"):
            check_got(before, t, wrong)


def test_a_card_that_more_learn_of_than_are_told_is_noticed() -> None:
    game = new_game()
    before, t = game.clone().table, game.table
    card = t.hands[0][0]
    give_to_hand(t, card, 1, seen_by=1 << 0 | 1 << 1)
    taken = CardTaken(1, card, giver=0)
    both = taken.marked(1 << 0 | 1 << 1, begins=True)

    check_learned(before, t, [both])
    with pytest.raises(PropertyBroken, match=f"{card} is known to seats 10, and nothing told so"):
        check_learned(before, t, [taken.marked(1 << 0, begins=True)])


def test_a_card_whose_owner_forgets_into_whose_hand_it_went_is_noticed() -> None:
    game = new_game()
    before, t = game.clone().table, game.table
    card = t.hands[0][0]
    give_to_hand(t, card, 1, seen_by=1 << 1)

    with pytest.raises(PropertyBroken, match=f"seat 0 forgot where {card} went"):
        check_learned(before, t, [CardTaken(1, card, giver=0)])


def laid_under(game: Game, card: int, known_to: int) -> Table:
    """A card of a hand goes under its deck, and these know it."""
    t = game.table
    deck = t.decks[t.catalogue.cards[card].deck]
    put(t, card, DECK)
    deck.insert(0, deck.pop())
    t.known[card] = known_to
    return t


def test_a_card_of_a_deck_that_more_are_told_of_than_know_it_is_noticed() -> None:
    game = new_game()
    card = game.table.hands[0][0]
    t = laid_under(game, card, known_to=1 << 0 | 1 << 1)
    shown = CardsShown(0, cards=(card,))

    check_told(t, [shown.marked(1 << 0 | 1 << 1, begins=True)])
    with pytest.raises(PropertyBroken, match="seat -1 is shown"):
        check_told(t, [shown])
    with pytest.raises(PropertyBroken, match="seat 2 is shown"):
        check_told(t, [shown.marked(1 << 0 | 1 << 2, begins=True)])


def test_a_card_of_a_deck_that_more_know_than_are_told_is_noticed() -> None:
    game = new_game()
    before, card = game.clone().table, game.table.hands[0][0]
    t = laid_under(game, card, known_to=1 << 0 | 1 << 1)
    shown = CardsShown(0, cards=(card,))

    check_learned(before, t, [shown.marked(1 << 0 | 1 << 1, begins=True)])
    with pytest.raises(PropertyBroken, match=f"{card} is known to seats 10, and nothing told so"):
        check_learned(before, t, [shown.marked(1 << 0, begins=True)])
    t.known[card] = 1 << 1
    with pytest.raises(PropertyBroken, match=f"seat 0 forgot where {card} went"):
        check_learned(before, t, [shown.marked(1 << 1, begins=True)])


def test_a_card_of_a_hand_that_is_shown_and_told_to_nobody_is_noticed() -> None:
    game = new_game()
    before, t = game.clone().table, game.table
    card = t.hands[0][0]
    t.known[card] |= 1 << 2

    check_learned(before, t, [CardsShown(0, cards=(card,), to=2).marked(1 << 0 | 1 << 2, True)])
    with pytest.raises(PropertyBroken, match=f"{card} is known to seats 100, and nothing told so"):
        check_learned(before, t, [])


def test_a_look_at_a_deck_of_who_has_played_nothing_is_noticed() -> None:
    game = new_game()
    before, t = game.clone().table, game.table
    top = t.decks[0][-1]
    t.known[top] |= 1 << 0

    check_learned(before, t, [CardPlayed(0, t.hands[0][0])])
    with pytest.raises(PropertyBroken, match=f"{top} is known to seats 1, and nothing told so"):
        check_learned(before, t, [CardPlayed(1, t.hands[1][0])])


def test_a_card_that_is_still_known_when_its_deck_was_shuffled_is_noticed() -> None:
    """What lay open in the discards was told to all, and is anywhere since."""
    game = new_game()
    t = game.table
    card = t.decks[0][0]
    discarded, shuffled = CardDiscarded(0, card), DeckReshuffled(deck=0)
    for c in t.decks[0]:
        t.known[c] = 0

    check_learned(t, t, [discarded, shuffled])
    before = game.clone().table
    before.known[card] = t.known[card] = 1 << 1
    with pytest.raises(PropertyBroken, match=f"{card} is known to seats 10, and nothing told so"):
        check_learned(before, t, [discarded, shuffled])


@pytest.mark.parametrize(
    ("asks", "naming", "becomes"),
    [
        (Q_CHOOSE_CARD, DISCARDED, DISCARDS),
        (Q_LOOT_BODY, GOT, IN_PLAY),
        (Q_YES_NO, SAID, HAND),
    ],
)
def test_a_card_of_which_does_not_come_what_its_question_says_is_noticed(
    asks: int, naming: str, becomes: int
) -> None:
    game = new_game()
    t = game.table
    card = t.hands[1 if naming == GOT else 0][0]
    t.stack += [Death(0), Ask(0, asks)]
    for place in (DISCARDS, IN_PLAY, HAND):
        before, after, watch = game.clone().table, game.clone().table, AnswerWatch()
        del after.stack[-2:]
        put(after, card, place)
        if place == becomes or (naming, place) == (GOT, HAND):
            watch.after(before, after, 0, ChooseAnswer((card,)), [])
        else:
            with pytest.raises(PropertyBroken, match=f"is to be {naming}, and is not"):
                watch.after(before, after, 0, ChooseAnswer((card,)), [])


@pytest.mark.parametrize(
    ("asks", "looter", "another"), [(Q_LOOT_BODY, 0, 2), (Q_CHOOSE_CARD, 1, 0)], ids=["got", "gone"]
)
def test_what_came_about_and_was_undone_in_the_same_act_is_no_fault(
    asks: int, looter: int, another: int
) -> None:
    game = new_game()
    t = game.table
    card = t.hands[1 if asks == Q_LOOT_BODY else 0][0]
    t.stack += [Death(0), Ask(0, asks)]
    before, watch = game.clone().table, AnswerWatch()
    del t.stack[-2:]

    with pytest.raises(PropertyBroken, match="is to be"):
        AnswerWatch().after(before, t, 0, ChooseAnswer((card,)), [BodyLooted(another, card, 0)])
    watch.after(before, t, 0, ChooseAnswer((card,)), [BodyLooted(looter, card, 0)])


def test_what_was_named_has_time_while_whoever_asked_is_not_through() -> None:
    game = new_game()
    t = game.table
    card = t.hands[0][0]
    t.stack += [Death(0), Ask(0, Q_CHOOSE_CARD)]
    before, watch = game.clone().table, AnswerWatch()
    del t.stack[-1:]

    watch.after(before, t, 0, ChooseAnswer((card,)), [])
    del t.stack[-1:]
    with pytest.raises(PropertyBroken, match="after 'choose-card'"):
        watch.after(before, t, 0, KickDoor(), [])


def test_a_deck_told_with_a_card_of_another_is_noticed() -> None:
    t = new_game().table
    card = t.hands[0][0]
    deck = t.catalogue.cards[card].deck

    with pytest.raises(PropertyBroken, match="names another deck"):
        check_told(t, [CardDrawn(0, card, deck=1 - deck, seen_by=1 << 0, begins=True)])


def discarding(t: Table) -> RunningEffect:
    """A step that is to take a card from Ann, before it has asked her for one."""
    program = next(
        number
        for number, steps in enumerate(t.catalogue.programs)
        if steps and isinstance(steps[0], Discard) and steps[0].source == "hand"
    )
    return RunningEffect(program, 1, t.hands[1][0], 0)


def test_a_step_that_asks_and_has_not_begun_is_noticed() -> None:
    t = new_game().table
    effect = discarding(t)
    t.stack += [effect, Ask(0, Q_DISCARD)]

    with pytest.raises(PropertyBroken, match="`stage` says that it has not begun"):
        check_step(t)
    effect.stage = BEGUN
    check_step(t)


def is_trait(t: Table, card: int) -> bool:
    return t.catalogue.cards[card].kind in (CLASS, RACE)


@pytest.mark.pure
def test_a_step_that_hides_what_it_can_take_is_noticed() -> None:
    class Greedy(RunningEffect):
        def options(self, t: Table, ask: Ask) -> list[int]:
            return [*t.hands[0], *t.in_play[0]]

    t = new_game().table
    effect = Greedy(discarding(t).program, 1, t.hands[1][0], 0)
    effect.stage = BEGUN
    t.stack += [effect, Ask(0, Q_DISCARD)]
    check_step(t)  # a hand is what it says

    put(t, next(c for c in t.hands[0] if not is_trait(t, c)), IN_PLAY)
    with pytest.raises(PropertyBroken, match="and `at_risk` hides it"):
        check_step(t)


@pytest.mark.pure
def test_a_yes_by_which_something_is_got_is_noticed() -> None:
    class Asking(Death):
        def options(self, t: Table, ask: Ask) -> list[int]:
            return [W_YES, W_NO]

    t = new_game().table
    t.stack += [Asking(0), Ask(0, Q_YES_NO)]
    check_naming(t)

    t.stack[-1:] = [Ask(0, Q_LOOT_BODY)]
    with pytest.raises(PropertyBroken, match="Asking asks 'loot-body'"):
        check_naming(t)


def test_a_card_that_is_only_said_is_noticed() -> None:
    t = new_game().table
    put(t, next(c for c in t.hands[0] if t.catalogue.cards[c].kind == ITEM), IN_PLAY)
    t.stack += [Sale(0), Ask(0, Q_CHOOSE_ITEM)]
    check_naming(t)

    t.stack[-1:] = [Ask(0, Q_YES_NO)]
    with pytest.raises(PropertyBroken, match="of cards"):
        check_naming(t)


def test_a_window_left_open_under_a_question_is_noticed() -> None:
    t = new_game().table
    t.stack += [Death(0), Ask(0, Q_YES_NO)]
    check_waits(t)

    t.stack[-1:-1] = [Window(0, 1, Q_ANSWER_ROLL, M_ASK)]
    with pytest.raises(PropertyBroken, match="Ask on Window: let go of the one below first"):
        check_waits(t)
