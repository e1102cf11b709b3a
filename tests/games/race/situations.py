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
    ("improved_logistics", "imperium_seat", "imperium_cloaking_technology", "new_military_tactics", "drop_ships"),
    ("rebel_alliance", "imperium_seat", "imperium_cloaking_technology", "rebel_fuel_cache", "space_marines"),
    ("imperium_seat", "rebel_pact", "new_military_tactics", "mercenary_fleet", "rebel_miners"),
    ("contact_specialist", "rebel_cantina", "rebel_pact", "colony_ship", "rebel_alliance"),
    ("imperium_cloaking_technology", "colony_ship", "doomed_world", "new_sparta", "space_mercenaries"),
    ("diversified_economy", "gem_world", "artist_colony", "comet_zone", "lost_species_ark_world"),
    ("galactic_exchange", "spice_world", "comet_zone", "rebel_miners", "alien_robotic_factory"),
    ("gambling_world", "old_earth", "black_market_trading_world", "diversified_economy"),
    ("gambling_world_rvi", "trade_league", "galactic_exchange", "diversified_economy", "pilgrimage_world"),
    ("galactic_bankers", "merchant_world", "deficit_spending", "r_and_d_crash_program", "galactic_bazaar"),
    ("damaged_alien_factory", "research_labs", "genetics_lab", "refugee_world", "asteroid_belt"),
    ("interstellar_prospectors", "universal_symbionts", "genetics_lab", "pre_sentient_race", "mining_conglomerate"),
    ("clandestine_uplift_lab", "uplift_code", "avian_uplift_race", "alien_toy_shop", "galactic_salon"),
    ("r_and_d_crash_program", "public_works", "galactic_federation", "pan_galactic_research"),
    ("blaster_runners", "galactic_renaissance", "research_labs", "pan_galactic_league", "rebel_underground"),
)

# What serves for conquests and takeovers, and makes vulnerable.
ARMS: Final = (
    *("imperium_seat", "rebel_alliance", "imperium_cloaking_technology", "improved_logistics", "improved_logistics"),
    *("new_military_tactics", "new_military_tactics", "space_mercenaries", "mercenary_fleet", "terraforming_robots"),
    *("drop_ships", "space_marines", "rebel_pact", "imperium_troops", "imperium_lords", "contact_specialist"),
    *("primitive_rebel_world", "rebel_convict_mines", "expedition_force", "hidden_fortress", "doomed_world"),
)
# Those with which one seat can do most in one phase.
FLEET: Final = ("imperium_seat", "imperium_cloaking_technology", "improved_logistics", "space_mercenaries")
# Windfall worlds of one VP that do nothing, and developments that nobody can pay for: for ties.
PLAIN_WORLDS: Final = [c.id for c in CARDS.values() if c.copies["base"] and c.windfall and c.vp == 1 and not c.powers]
DEAR: Final = [c.id for c in CARDS.values() if c.copies["base"] and c.development and c.value == 6]


@dataclass
class Situation:
    """What the engine is to lay out."""

    seats: list[gk.race.SeatSetup]
    options: tuple[str, ...]
    table: dict[str, Any]
    seed: int

    def match(self) -> gk.Match:
        """The engine's match that begins with everybody choosing actions."""
        switches: dict[str, Any] = dict.fromkeys(set(self.options) - {"goals"}, True)
        return gk.race.position(self.seats, **switches, **self.table, seed=self.seed, backend="python")


def crowded(number: int) -> Situation:
    """Cards and goods everywhere, found again by a number."""
    luck = Random(number)
    sets = luck.choice(SETS)
    players = luck.randint(2, 4 + len(sets))
    options = options_for(luck, sets, players)
    box = _Box(luck, frozenset(sets))
    goals = [goal for goal, tile in GOALS.items() if "goals" in options and tile["set"] in sets]
    seats = [box.seat(CROWDS[(number * 4 + seat) % len(CROWDS)]) for seat in range(players)]
    cards = box.cards[sum(len(seat.goods) for seat in seats) :]  # the others lie on worlds, as goods
    deck = cards[: luck.choice(DECKS)]
    table = {
        "goals": luck.sample(goals, min(6, len(goals))),
        "first": luck.randrange(players),
        "pool": luck.choice(POOLS),
        "only_deck": True,
        "deck": deck,
        "discarded": cards[len(deck) : len(deck) + luck.choice((0, 3, 10, 40))],
    }
    return Situation(seats, options, table, number)


def raid(number: int) -> Situation:
    """Military worlds everywhere, and whatever serves to conquer them and to take them over."""
    luck = Random(number)
    box = _Box(luck, frozenset(("tgs", "rvi")))
    players = luck.randint(2, 5)
    tableaus: list[list[str]] = [[] for _ in range(players)]
    together = luck.random() < 0.5
    for card in ARMS:
        tableau = tableaus[0] if together and card in FLEET else luck.choice(tableaus)
        if card not in tableau and luck.random() < 0.75 and box.take(card):
            tableau.append(card)
    worlds = [card for card in box.cards if CARDS[card].military]
    box.cards = [card for card in box.cards if not CARDS[card].military]
    seats = []
    for tableau in tableaus:
        tableau += [worlds.pop() for _ in range(luck.randint(1, 4))]
        hand = [worlds.pop() for _ in range(luck.randint(0, 3))]
        money = [box.cards.pop() for _ in range(luck.randint(0, 4))]
        goods = [card for card in tableau if CARDS[card].good and luck.random() < 0.5]
        seats.append(gk.race.SeatSetup(tableau, [*hand, *money], goods, vp=luck.randint(0, 5)))
    deck = box.cards[sum(len(seat.goods) for seat in seats) :]
    table = {"first": luck.randrange(players), "deck": deck, "only_deck": True}
    return Situation(seats, ("tgs", "rvi", "takeovers"), table, number)


def siege(number: int) -> Situation:
    """Several attempts on the same few worlds, and hand cards for Military before and after them."""
    captain = ["improved_logistics", "imperium_seat", "imperium_cloaking_technology", "space_mercenaries"]
    rebels = ["rebel_alliance", "rebel_miners", "rebel_underground", "space_marines", "new_military_tactics"]
    target = ["imperium_lords", "rebel_fuel_cache", "mercenary_fleet", "primitive_rebel_world", "terraforming_robots"]
    luck = Random(number)
    strong = [["drop_ships"], ["expedition_force"], []][number % 3]
    seats = [
        gk.race.SeatSetup([*captain, *strong], hand=["outlaw_world", "pirate_world", "gem_world", "comet_zone"]),
        gk.race.SeatSetup(rebels, hand=["new_earth"]),
        gk.race.SeatSetup(target, hand=["spice_world", "space_port"], goods=["rebel_fuel_cache"]),
    ]
    luck.shuffle(seats)
    return Situation(seats, ("tgs", "rvi", "takeovers"), {"first": luck.randrange(3)}, number)


def options_for(luck: Random, sets: tuple[str, ...], players: int) -> tuple[str, ...]:
    """Takeovers and goals mostly, where there are some; two sometimes play the advanced game."""
    more = [("advanced", players == 2, 0.5), ("goals", "tgs" in sets, 0.7), ("takeovers", "rvi" in sets, 0.8)]
    return (*sets, *(name for name, possible, chance in more if possible and luck.random() < chance))


def tied(number: int) -> Situation:
    """The last round of seats that can score no more, with the same score: hand cards and goods decide."""
    luck = Random(number)
    worlds = luck.sample(PLAIN_WORLDS, luck.randint(2, 4))
    dear = luck.sample(DEAR, 3 * len(worlds))
    seats = [
        gk.race.SeatSetup(
            tableau=[world],
            hand=[dear.pop() for _ in range(luck.randint(0, 3))],
            goods=[world] if luck.random() < 0.5 else [],
        )
        for world in worlds
    ]
    return Situation(seats, (), {"only_deck": True, "pool": 0}, number)


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

    def seat(self, crowd: tuple[str, ...]) -> gk.race.SeatSetup:
        """A seat with some cards that seldom meet, others, goods and a hand."""
        tableau = [card for card in crowd if self.take(card)]
        for card in [self.cards.pop() for _ in range(self.luck.randint(2, 7))]:
            if CARDS[card].world or card not in tableau:
                tableau.append(card)
            else:
                self.cards.insert(0, card)
        goods = [card for card in tableau if CARDS[card].good and self.luck.random() < 0.7]
        hand = [self.cards.pop() for _ in range(self.luck.choice((0, 1, 3, 5, 8, 12)))]
        return gk.race.SeatSetup(tableau=tableau, hand=hand, goods=goods, vp=self.luck.randint(0, 12))
