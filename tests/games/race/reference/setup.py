"""Setup: start worlds and opening hands (race.md 3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.games.asking import Steps, ask, together
from tests.games.race.reference.box import CARDS, DEALT, GOALS, KEPT, POOL_EACH, all_cards
from tests.games.race.reference.draft import PACKET, begin_draft, draft
from tests.games.race.reference.goals import check_goals
from tests.games.race.reference.round import play_rounds
from tests.games.race.reference.seat import NO_GOOD, Placed, Seat
from tests.games.race.reference.table import Luck, Pile, Table

START_GOALS = {"first": 4, "most": 2}  # tiles drawn (3.3)
# Start worlds of the scenario for two, and the developments that come with them (16).
SIDES = (("rebel_cantina", "rebel_alliance"), ("imperium_warlord", "imperium_seat"))


@dataclass
class Dealt:
    """What chance gave a seat."""

    hand: list[str]
    start: str = ""  # the start world, unless there is a choice
    good: str = NO_GOOD  # on the start world
    choice: list[str] = field(default_factory=list)  # a red and a blue start world


def deal(dealt: Sequence[Dealt], deck: list[str], goals: list[str], options: frozenset[str], luck: Luck) -> Table:
    """A table where chance dealt that; nothing is missing, and nothing is there that should not be (3)."""
    cards = Counter(deck)
    for mine in dealt:
        cards.update([*mine.hand, *mine.choice, *filter(None, [mine.start, mine.good])])
    assert cards == all_cards(options)
    check_dealt(dealt, options)
    check_tiles(goals, options)
    seats = [start_seat(number, mine) for number, mine in enumerate(dealt)]
    table = Table(seats, luck, [Pile(deck)], POOL_EACH * len(seats), lowest_start(seats), options)
    table.goals = {goal: set() for goal in goals}
    return table


def check_dealt(dealt: Sequence[Dealt], options: frozenset[str]) -> None:
    """One start world and six cards; with both expansions two start worlds; preset hands in the first game (3)."""
    for seat, mine in enumerate(dealt):
        if "duel" in options:
            world, development = SIDES[seat]
            assert (mine.start, len(mine.hand), mine.hand.count(development)) == (world, DEALT + 1, 1)
        elif "draft" in options:
            assert len(mine.hand) == PACKET
        elif "first_game" in options:
            preset = CARDS[mine.start].start
            assert preset in range(1, len(dealt) + 1)
            assert sorted(mine.hand) == sorted(card.id for card in CARDS.values() if card.preset == preset)
        else:
            assert len(mine.hand) == DEALT
        if has_choice(options):
            red, blue = sorted(mine.choice, key=lambda card: (CARDS[card].start or 0) % 2, reverse=True)
            assert ((CARDS[red].start or 0) % 2, (CARDS[blue].start or 0) % 2) == (1, 0)
        else:
            assert CARDS[mine.start].start is not None
            assert bool(mine.good) == CARDS[mine.start].windfall


def has_choice(options: frozenset[str]) -> bool:
    """Whether everybody chooses between two start worlds (3.4, 17)."""
    return "draft" in options or ({"tgs", "rvi"} <= options and not {"first_game", "duel"} & options)


def check_tiles(goals: list[str], options: frozenset[str]) -> None:
    """Four first and two most goals of the sets in use (14)."""
    kinds = Counter(GOALS[goal]["kind"] for goal in goals)
    assert kinds == (Counter(START_GOALS) if "goals" in options else Counter())
    assert {GOALS[goal]["set"] for goal in goals} <= options
    assert len(set(goals)) == len(goals)


def start_seat(number: int, mine: Dealt) -> Seat:
    """A seat with what it was dealt; a windfall start world has its good (3.1)."""
    seat = Seat(number, hand=list(mine.hand), drawn=list(mine.choice))
    if mine.start:
        seat.tableau.append(Placed(CARDS[mine.start], mine.good))
    return seat


def lowest_start(seats: Sequence[Seat]) -> int:
    """Player order begins at the lowest start world (3.1)."""
    numbers = [CARDS[seat.tableau[0].id].start if seat.tableau else 0 for seat in seats]
    return numbers.index(min(number for number in numbers if number is not None))


def play_game(table: Table) -> Steps[None]:
    """Setup and all rounds."""
    if "draft" in table.options:
        begin_draft(table)
        yield from draft(table)
    if "first_game" not in table.options:
        yield from together(open_hand(table, seat) for seat in table.seats)
        if has_choice(table.options):
            yield from reveal_starts(table)
    check_goals(table, "III")  # start worlds are looked at as after a Settle phase (14.8)
    yield from play_rounds(table)


def open_hand(table: Table, seat: Seat) -> Steps[None]:
    """Choose a start world where there are two, and discard two cards, three with Ancient Race (3.1, 3.4)."""
    if has_choice(table.options):
        answer = yield from ask(seat, "choose_start", {f"start {card}" for card in seat.drawn})
        seat.choice = answer.split()[1]
    yield from discard_opening(table, seat, DEALT - KEPT if seat.choice else DEALT - hand_size(seat))


def hand_size(seat: Seat) -> int:
    """Cards of the opening hand that are kept."""
    powers = CARDS[seat.tableau[0].id].powers
    return next((int(power["cards"]) for power in powers if power["code"] == "start_hand_size"), KEPT)


def discard_opening(table: Table, seat: Seat, count: int) -> Steps[None]:
    """Discard so many cards of the opening hand; the development of a side stays (16)."""
    kept = SIDES[seat.number][1:] if "duel" in table.options else ()
    for left in range(count, 0, -1):
        legal = {f"discard {card}" for card in seat.hand if card not in kept}
        answer = yield from ask(seat, "discard_opening", legal, left)
        table.discard_from_hand(seat, answer.split()[1])


def reveal_starts(table: Table) -> Steps[None]:
    """All reveal their start worlds; windfall ones get a good; Ancient Race costs a third card (3.4)."""
    for seat in table.seats:
        seat.drawn.remove(seat.choice)
        table.discard(seat, seat.drawn.pop())
        seat.tableau.append(Placed(CARDS[seat.choice]))
        seat.choice = ""
    table.first = lowest_start(table.seats)
    for seat in table.seats:  # Interface: nobody can tell whose good was laid first.
        if seat.tableau[0].card.windfall:
            table.lay_good(seat, seat.tableau[0])
    yield from together(discard_opening(table, seat, KEPT - hand_size(seat)) for seat in table.seats)
