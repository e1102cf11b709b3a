"""The draft before the game: everybody gets a deck of his own (race.md 17)."""

from __future__ import annotations

from tests.games.asking import Steps, ask, together
from tests.games.race.reference.box import DEALT
from tests.games.race.reference.seat import Seat
from tests.games.race.reference.table import Pile, Table

PACKET = 5  # cards for each player


def draft(table: Table) -> Steps[None]:
    """Packets go round, to the left first, as long as there are full ones; then own decks are shuffled (17)."""
    to_left = True
    while True:
        yield from draft_packets(table, to_left)
        to_left = not to_left
        if len(table.undealt) < PACKET * len(table.seats):
            break
        deal_packets(table)
    table.removed, table.undealt = table.undealt, []
    for pile in table.piles:
        drafted, pile.deck = pile.deck, table.luck.shuffled()
        assert sorted(pile.deck) == sorted(drafted)
    for seat in table.seats:
        table.draw(seat, DEALT)


def deal_packets(table: Table) -> None:
    """Five cards for each player, which chance takes from those that are left (17)."""
    for seat in table.seats:
        seat.hand = table.luck.dealt(seat.number)
        assert len(seat.hand) == PACKET
        for card in seat.hand:
            table.undealt.remove(card)


def draft_packets(table: Table, to_left: bool) -> Steps[None]:
    """Everybody takes a card in secret and passes the rest on; the last card goes along (17)."""
    while len(table.seats[0].hand) > 1:
        yield from together(take_card(seat) for seat in table.seats)
        for seat in table.seats:
            seat.hand.remove(seat.choice)
            table.pile(seat).deck.append(seat.choice)
            seat.choice = ""
        packets = [seat.hand for seat in table.seats]
        for seat in table.seats:
            giver = seat.number - 1 if to_left else seat.number + 1
            seat.hand = packets[giver % len(packets)]
    for seat in table.seats:
        table.pile(seat).deck.append(seat.hand.pop())


def take_card(seat: Seat) -> Steps[None]:
    """One card of the packet."""
    answer = yield from ask(seat, "draft", {f"draft {card}" for card in seat.hand})
    seat.choice = answer.split()[1]


def begin_draft(table: Table) -> None:
    """The cards that nobody was dealt; all piles are empty (17)."""
    table.undealt = table.piles[0].deck
    table.piles = [Pile([]) for _ in table.seats]
