"""Situations for the engine and the reference, by number: crowded tables, and the last round of a tie."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final

import galaktyka as gk
from tests.games.race.reference.box import CARDS, GOALS, all_cards

DECKS: Final = (0, 2, 5, 12, None, None)  # cards in the draw pile; None: all that are left
POOLS: Final = (1, 3, 8, 20, 40, 60)
SETS: Final = ((), ("tgs",), ("rvi",), *[("tgs", "rvi")] * 5)
# Cards whose powers seldom meet by chance, or seldom come up.
CROWDS: Final = (
    ("space_mercenaries", "mercenary_fleet", "primitive_rebel_world", "rebel_convict_mines"),
    ("improved_logistics", "space_mercenaries", "new_military_tactics", "hidden_fortress"),
    ("improved_logistics", "imperium_seat", "imperium_cloaking_technology", "rebel_alliance"),
    ("imperium_seat", "rebel_pact", "new_military_tactics", "mercenary_fleet", "rebel_miners"),
    ("contact_specialist", "rebel_cantina", "rebel_pact", "colony_ship", "rebel_alliance"),
    ("imperium_cloaking_technology", "colony_ship", "doomed_world", "new_sparta", "space_mercenaries"),
    ("gambling_world", "old_earth", "black_market_trading_world", "diversified_economy"),
    ("gambling_world_rvi", "trade_league", "galactic_exchange", "diversified_economy", "pilgrimage_world"),
    ("galactic_bankers", "merchant_world", "deficit_spending", "r_and_d_crash_program", "galactic_bazaar"),
    ("damaged_alien_factory", "research_labs", "genetics_lab", "refugee_world", "asteroid_belt"),
    ("interstellar_prospectors", "universal_symbionts", "genetics_lab", "pre_sentient_race", "mining_conglomerate"),
    ("clandestine_uplift_lab", "uplift_code", "avian_uplift_race", "alien_toy_shop", "galactic_salon"),
    ("r_and_d_crash_program", "public_works", "galactic_federation", "pan_galactic_research"),
    ("blaster_runners", "galactic_renaissance", "research_labs", "pan_galactic_league", "rebel_underground"),
)


@dataclass
class Situation:
    """What the engine is to lay out."""

    seats: list[gk.race.SeatSetup]
    options: tuple[str, ...]
    table: dict[str, Any]

    def match(self) -> gk.Match:
        """The engine's match that begins with everybody choosing actions."""
        switches = dict.fromkeys(set(self.options) - {"goals"}, True)
        return gk.race.position(self.seats, **switches, **self.table, backend="python")


def crowded(number: int) -> Situation:
    """Cards and goods everywhere, found again by a number."""
    luck = Random(number)
    sets = luck.choice(SETS)
    players = luck.randint(2, 4 + len(sets))
    options = options_for(luck, sets, players)
    box = _Box(luck, frozenset(sets))
    goals = [goal for goal, tile in GOALS.items() if "goals" in options and tile["set"] in sets]
    seats = [box.seat() for _ in range(players)]
    cards = box.cards[sum(len(seat.goods) for seat in seats) :]  # the others lie on worlds, as goods
    deck = cards[: luck.choice(DECKS)]
    table = {
        "goals": luck.sample(goals, min(6, len(goals))),
        "first": luck.randrange(players),
        "pool": luck.choice(POOLS),
        "only_deck": True,
        "deck": deck,
        "discarded": cards[len(deck) : len(deck) + luck.choice((0, 3, 10, 40))],
        "seed": number,
    }
    return Situation(seats, options, table)


def options_for(luck: Random, sets: tuple[str, ...], players: int) -> tuple[str, ...]:
    """Takeovers and goals mostly, where there are some; two sometimes play the advanced game."""
    more = [("advanced", players == 2, 0.5), ("goals", "tgs" in sets, 0.7), ("takeovers", "rvi" in sets, 0.8)]
    return (*sets, *(name for name, possible, chance in more if possible and luck.random() < chance))


def tied(number: int) -> Situation:
    """The last round of seats that have the same score: cards and goods decide."""
    luck = Random(number)
    seats = [gk.race.SeatSetup(hand=["new_sparta"] * 0, vp=5) for _ in range(luck.randint(2, 4))]
    return Situation(seats, (), {"pool": 0, "seed": number})


class _Box:
    """Cards that are dealt to seats at random."""

    def __init__(self, luck: Random, sets: frozenset[str]) -> None:
        self.luck = luck
        cards = all_cards(sets)
        self.cards = luck.sample(list(cards), counts=cards.values(), k=cards.total())

    def take(self, card: str) -> bool:
        """Whether a card is still there; then it is taken."""
        if card not in self.cards:
            return False
        self.cards.remove(card)
        return True

    def seat(self) -> gk.race.SeatSetup:
        """A seat with some cards that seldom meet, others, goods and a hand."""
        crowd = self.luck.choice(CROWDS) if self.luck.random() < 0.7 else ()
        tableau = [card for card in crowd if self.take(card)]
        for card in [self.cards.pop() for _ in range(self.luck.randint(1, 7))]:
            if CARDS[card].world or card not in tableau:
                tableau.append(card)
            else:
                self.cards.insert(0, card)
        goods = [card for card in tableau if CARDS[card].good and self.luck.random() < 0.5]
        hand = [self.cards.pop() for _ in range(self.luck.choice((0, 1, 3, 5, 8, 12)))]
        return gk.race.SeatSetup(tableau=tableau, hand=hand, goods=goods, vp=self.luck.randint(0, 12))
