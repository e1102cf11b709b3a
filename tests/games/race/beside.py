"""The engine and the reference side by side: the same answers, and at every decision the same table.

The engine shuffles and deals; the reference is told how, and has to say everything else by itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final
from unittest.mock import patch

import galaktyka as gk
from galaktyka.engine.record import over
from galaktyka.games.race import consume, deck, draft, order, produce
from galaktyka.games.race.goal_tables import GOALS
from galaktyka.games.race.military import general_military
from galaktyka.games.race.scoring import score as engine_score
from galaktyka.games.race.state import PILE_SHIFT, Race
from galaktyka.games.race.state import Seat as EngineSeat
from galaktyka.games.race.tables import CARD, DESIGNS, NO_CARD, Phase
from galaktyka.games.race.view import _actions, _attack_view, _choice, _track_view
from tests.games.asking import Ask, Steps
from tests.games.pair import Pair
from tests.games.race.reference.box import CARDS
from tests.games.race.reference.military import general
from tests.games.race.reference.round import play_rounds
from tests.games.race.reference.scoring import score, winners
from tests.games.race.reference.seat import Placed, Seat
from tests.games.race.reference.setup import Dealt, deal, play_game
from tests.games.race.reference.table import Pile, Table
from tests.games.race.reference.takeover import defence, is_vulnerable
from tests.games.race.situations import Situation

REASONS: Final = ("rebel_military_world", "imperium_card", "total_military_at_least_1")
NAMES: Final = [DESIGNS[card.design].id for card in CARD]
HESITANT: Final = ("choose_world", "reinforce", "defend")  # questions that are often passed


class EngineLuck:
    """What the engine shuffled, and whether it plays a phase in player order lest something runs out."""

    def __init__(self, match: gk.Match) -> None:
        self.match = match
        self.decks: list[list[str]] = []
        self.orders: list[bool] = []

    def shuffled(self) -> list[str]:
        assert self.decks
        return self.decks.pop(0)

    def dealt(self, seat: int) -> list[str]:
        return list(self.match.view(seat).seats[seat].hand)

    def in_order(self) -> bool:
        assert self.orders
        return self.orders.pop(0)

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Look on while the engine plays."""
        shuffle = deck.shuffle_cards

        def tell_deck(s: Race, begin: int, end: int) -> None:
            shuffle(s, begin, end)
            if end > begin:
                self.decks.append(names(s.deck[begin:end]))

        def tell_order(s: Race) -> bool:
            consuming = s.phase == Phase.CONSUME
            self.orders.append(order.cards_may_run_out(s) or (consuming and order.chips_may_run_out(s)))
            return self.orders[-1]

        with (
            patch.object(deck, "shuffle_cards", tell_deck),
            patch.object(draft, "shuffle_cards", tell_deck),
            patch.object(consume, "cards_may_run_out", tell_order),
            patch.object(consume, "chips_may_run_out", lambda _: False),
            patch.object(produce, "cards_may_run_out", tell_order),
        ):
            yield


class RacePair(Pair):
    """A game of Race."""

    def __init__(self, match: gk.Match, table: Table, steps: Steps[None], luck: EngineLuck) -> None:
        super().__init__(match, steps)
        self.table, self._luck = table, luck
        self.cards: set[str] = set()  # that lay in a tableau
        self._scoring: list[object] = []  # what scores depended on when they were compared

    def answer(self, seat: int, answer: str) -> None:
        super().answer(seat, answer)
        assert (self._luck.decks, self._luck.orders) == ([], [])
        self.cards |= {card.id for seat in self.table.seats for card in seat.cards}

    def tell_engine(self, seat: int, answer: str) -> None:
        with self._luck.watching():
            super().tell_engine(seat, answer)

    def choose(self, asked: Ask, luck: Random) -> str:
        """Most questions, and takeovers, come in Settle."""
        legal = sorted(asked.legal)
        if "settle" in legal and luck.random() < 0.25:
            return "settle"
        busy = [answer for answer in legal if answer != "pass"]
        if "pass" in legal and (not busy or luck.random() < (0.4 if asked.question in HESITANT else 0.15)):
            return "pass"
        return luck.choice(busy)

    def compare_tables(self) -> None:
        """Scores only if something has changed that they depend on."""
        s = over(Race, self.match.record)
        for number, question in self.asked.items():
            assert s.seat[number].amount == question.amount
        check_middle(s, self.table)
        check_attacks(s, self.table)
        for seat in self.table.seats:
            check_seat(s, seat, self.table)
        scoring = what_scores(self.table)
        if scoring != self._scoring:
            check_scores(s, self.table)
            self._scoring = scoring

    def winners(self) -> list[int]:
        return winners(self.table)


def new_game(players: int, seed: int, *options: str) -> RacePair:
    """A whole game from its setup."""
    match = gk.new("race", players=players, seed=seed, backend="python", **dict.fromkeys(options, True))
    s = over(Race, match.record)
    luck = EngineLuck(match)
    dealt = [dealt_to(s.seat[seat]) for seat in range(players)]
    table = deal(dealt, names(s.deck[: s.deck_size]), goals_of(s), frozenset(options), luck)
    return RacePair(match, table, play_game(table), luck)


def next_round(situation: Situation) -> RacePair:
    """A situation, from its next round on; the reference reads from the engine what was laid out."""
    match = situation.match()
    s = over(Race, match.record)
    luck = EngineLuck(match)
    seats = [seat_of(s.seat[seat], seat) for seat in range(match.players)]
    discards = [name_of(card) for card, how in enumerate(s.discarded) if how]
    piles = [Pile(names(s.deck[: s.deck_size]), discards)]
    table = Table(seats, luck, piles, s.pool, s.first, frozenset(situation.options), turn=s.turn - 1)
    table.goals = {goal: set() for goal in goals_of(s)}
    return RacePair(match, table, play_rounds(table), luck)


def name_of(card: int) -> str:
    """The design of one of the engine's cards; none, if it is none."""
    return "" if card == NO_CARD else NAMES[card]


def names(cards: Any) -> list[str]:
    """The designs of some of the engine's cards."""
    return [name_of(card) for card in cards]


def goals_of(s: Race) -> list[str]:
    """The goal tiles in play."""
    return [GOALS[s.goal[tile]].id for tile in range(s.goal_size)]


def dealt_to(me: EngineSeat) -> Dealt:
    """What the engine dealt to a seat."""
    hand, choice = names(me.hand[: me.hand_size]), names(me.drawn[: me.drawn_size])
    return (
        Dealt(hand, name_of(me.tableau[0]), name_of(me.good[0]), choice)
        if me.tableau_size
        else Dealt(hand, choice=choice)
    )


def seat_of(me: EngineSeat, number: int) -> Seat:
    """What a seat has in a situation."""
    tableau = zip(names(me.tableau[: me.tableau_size]), names(me.good[: me.tableau_size]), strict=True)
    placed = [Placed(CARDS[card], good) for card, good in tableau]
    return Seat(number, names(me.hand[: me.hand_size]), placed, vp=me.vp)


def check_middle(s: Race, table: Table) -> None:
    """Round, phase, order, pool, piles and goals."""
    assert (s.turn, Phase(s.phase).name.lower(), s.first) == (table.turn, table.phase, table.first)
    assert s.pool == table.pool
    check_piles(s, table)
    assert goals_of(s) == list(table.goals)
    for tile, owners in enumerate(table.goals.values()):
        assert {seat for seat in range(s.players) if s.goal_owners[tile] >> seat & 1} == owners


def check_piles(s: Race, table: Table) -> None:
    """Draw piles in their order, and discard piles; in the draft everybody's own (17)."""
    own = [card for pile in table.piles for card in pile.deck]
    assert names(s.deck[: len(own)]) == own
    assert sorted(names(s.deck[len(own) : s.deck_size])) == sorted(table.undealt)
    seen = Counter((how >> PILE_SHIFT, name_of(card)) for card, how in enumerate(s.discarded) if how)
    owners = range(1, len(table.piles) + 1) if "draft" in table.options else [0]
    expected = Counter((0, card) for card in table.removed)
    for owner, pile in zip(owners, table.piles, strict=True):
        expected.update((owner, card) for card in pile.discards)
    assert seen == expected


def check_attacks(s: Race, table: Table) -> None:
    """The takeovers of a Settle phase."""
    if table.phase != "settle":
        return
    found = [_attack_view(s, s.attack[index]) for index in range(s.attacks)]
    for seen, attack in zip(found, table.attacks, strict=True):
        assert (seen.attacker, seen.victim) == (attack.attacker.number, attack.victim.number)
        assert (seen.world, seen.means, seen.outcome) == (attack.world.id, attack.means, attack.outcome)
        if seen.outcome != "planned":
            assert (seen.strength, seen.defense) == (attack.strength, defence(attack.victim, attack.world.card))


def check_seat(s: Race, seat: Seat, table: Table) -> None:
    """Everything of a seat, as its owner sees it."""
    me = s.seat[seat.number]
    assert names(me.tableau[: me.tableau_size]) == [placed.id for placed in seat.tableau]
    assert names(me.good[: me.tableau_size]) == [placed.good for placed in seat.tableau]
    assert sorted(names(me.hand[: me.hand_size])) == sorted(seat.hand)
    assert sorted(names(me.drawn[: me.drawn_size])) == sorted(seat.drawn)
    assert me.vp == seat.vp
    assert me.temporary == seat.temporary or table.phase != "settle"  # the engine forgets it when the next one begins
    assert _choice(s, me.choice) == seat.choice
    assert Counter(_actions(me)) == +seat.actions


def check_scores(s: Race, table: Table) -> None:
    """Scores and general Military, and the tracks of a Settle phase with takeovers (9.1)."""
    for seat in table.seats:
        assert engine_score(s, seat.number) == score(table, seat)
        assert general_military(s, seat.number) == general(seat.cards)
        track = _track_view(s, seat.number) if table.phase == "settle" and s.takeovers == 1 else None
        if track is not None:
            assert track.military == general(seat.track)
            assert track.vulnerable == [reason for reason in REASONS if is_vulnerable(seat, reason)]


def what_scores(table: Table) -> list[object]:
    """What scores depend on."""
    goals = {goal: set(owners) for goal, owners in table.goals.items()}
    return [table.phase, goals, *((seat.vp, seat.cards, len(seat.goods()), seat.surplus) for seat in table.seats)]
