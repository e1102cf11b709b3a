"""What every card scores: printed VP, and what each variable development gives for each card (race.md 13)."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pytest

from galaktyka.engine.record import over
from galaktyka.games.race import GAME
from galaktyka.games.race.state import Race, place_in_tableau
from galaktyka.games.race.tables import CARD, DESIGNS

NOVELTY_PRODUCTION = (
    "earths_lost_colony",
    "gem_world",
    "spice_world",
    "new_vinland",
    "artist_colony",
    "new_survivalists",
    "secluded_world",
    "space_port",
    "prosperous_world",
)
NOVELTY_WINDFALL = ("former_penal_colony", "refugee_world", "galactic_resort", "star_nomad_lair", "pirate_world")
RARE_PRODUCTION = (
    "comet_zone",
    "rebel_miners",
    "imperium_armaments_world",
    "bio_hazard_mining_world",
    "new_earth",
    "mining_world",
)
RARE_WINDFALL = (
    "alpha_centauri",
    "rebel_fuel_cache",
    "runaway_robots",
    "asteroid_belt",
    "radioactive_world",
    "destroyed_world",
    "blaster_gem_mines",
)
GENES_PRODUCTION = ("malevolent_lifeforms", "lost_species_ark_world", "plague_world", "distant_world")
GENES_WINDFALL = (
    "avian_uplift_race",
    "reptilian_uplift_race",
    "aquatic_uplift_race",
    "the_last_of_the_uplift_gnarssh",
    "rebel_warrior_race",
    "empath_world",
    "pre_sentient_race",
)
ALIEN_PRODUCTION = ("alien_robotic_factory", "lost_alien_battle_fleet")
ALIEN_WINDFALL = (
    "deserted_alien_outpost",
    "deserted_alien_colony",
    "deserted_alien_library",
    "alien_robot_sentry",
    "alien_robot_scout_ship",
    "lost_alien_warship",
)
GREY = (
    "old_earth",
    "epsilon_eridani",
    "new_sparta",
    "rebel_outpost",
    "rebel_underground",
    "rebel_base",
    "rebel_homeworld",
    "outlaw_world",
    "galactic_engineers",
    "black_market_trading_world",
    "merchant_world",
    "tourist_world",
    "galactic_trendsetters",
    "alien_rosetta_stone_world",
    "terraformed_world",
    "pilgrimage_world",
    "gambling_world",
    "expanding_colony",
)
PRODUCTION = NOVELTY_PRODUCTION + RARE_PRODUCTION + GENES_PRODUCTION + ALIEN_PRODUCTION
WORLDS = PRODUCTION + NOVELTY_WINDFALL + RARE_WINDFALL + GENES_WINDFALL + ALIEN_WINDFALL + GREY

REBEL_MILITARY = (
    "rebel_fuel_cache",
    "rebel_miners",
    "rebel_warrior_race",
    "rebel_underground",
    "rebel_outpost",
    "rebel_base",
    "rebel_homeworld",
)
OTHER_MILITARY = (
    "new_sparta",
    "former_penal_colony",
    "malevolent_lifeforms",
    "avian_uplift_race",
    "reptilian_uplift_race",
    "aquatic_uplift_race",
    "the_last_of_the_uplift_gnarssh",
    "new_survivalists",
    "outlaw_world",
    "star_nomad_lair",
    "pirate_world",
    "runaway_robots",
    "alien_robot_sentry",
    "alien_robot_scout_ship",
    "lost_alien_warship",
    "lost_alien_battle_fleet",
)

PLAIN_DEVELOPMENTS = (
    "public_works",
    "colony_ship",
    "expedition_force",
    "mining_robots",
    "export_duties",
    "new_military_tactics",
    "space_marines",
    "contact_specialist",
    "diversified_economy",
    "consumer_markets",
    "mining_conglomerate",
    "research_labs",
    "deficit_spending",
    "investment_credits",
    "interstellar_bank",
    "terraforming_robots",
    "drop_ships",
    "replicant_robots",
    "genetics_lab",
)
VARIABLE_DEVELOPMENTS = (
    "alien_tech_institute",
    "free_trade_association",
    "galactic_federation",
    "galactic_imperium",
    "galactic_renaissance",
    "galactic_survey_seti",
    "merchant_guild",
    "mining_league",
    "new_economy",
    "new_galactic_order",
    "pan_galactic_league",
    "trade_league",
)
ALL_CARDS = WORLDS + PLAIN_DEVELOPMENTS + VARIABLE_DEVELOPMENTS

# Printed VP; everything that is not named has 1, a variable development none.
PRINTED_VP = {
    0: ("alpha_centauri", "plague_world", "destroyed_world", "the_last_of_the_uplift_gnarssh"),
    2: (
        "old_earth",
        "comet_zone",
        "malevolent_lifeforms",
        "avian_uplift_race",
        "reptilian_uplift_race",
        "aquatic_uplift_race",
        "distant_world",
        "rebel_warrior_race",
        "diversified_economy",
        "mining_conglomerate",
        "research_labs",
        "galactic_resort",
        "black_market_trading_world",
        "merchant_world",
        "tourist_world",
        "alien_robot_sentry",
        "pirate_world",
        "alien_robot_scout_ship",
        "terraforming_robots",
        "drop_ships",
        "imperium_armaments_world",
        "replicant_robots",
        "pilgrimage_world",
        "bio_hazard_mining_world",
        "blaster_gem_mines",
        "prosperous_world",
        "mining_world",
    ),
    3: (
        "lost_species_ark_world",
        "consumer_markets",
        "deserted_alien_outpost",
        "galactic_trendsetters",
        "alien_rosetta_stone_world",
        "lost_alien_warship",
        "new_earth",
    ),
    4: ("rebel_underground", "lost_alien_battle_fleet", "deserted_alien_colony"),
    5: ("alien_robotic_factory", "rebel_outpost", "terraformed_world", "deserted_alien_library"),
    6: ("rebel_base",),
    7: ("rebel_homeworld",),
}


@dataclass(frozen=True)
class ScoreLine:
    """A variable development and what it gives for each card of the tableau, itself included; others give nothing."""

    card: str
    points: dict[int, Sequence[str]]
    three_chips: int = 0  # points for every three VP in chips

    def gives(self, other: str) -> int:
        """The points that the line says for a card: the first that names it."""
        return next((points for points, cards in self.points.items() if other in cards), 0)

    def check(self) -> None:
        """Compare with every card of the game beside it."""
        assert score(self.card) == self.gives(self.card), f"{self.card} for itself"
        assert score(self.card, vp=8) == self.gives(self.card) + 8 + 2 * self.three_chips, f"{self.card} for chips"
        for other in ALL_CARDS:
            if other != self.card:
                found = score(self.card, other) - score(self.card) - score(other)
                back = next((line.gives(self.card) for line in LINES if line.card == other), 0)
                assert found == self.gives(other) + back, f"{self.card} for {other}"

    def __str__(self) -> str:
        return self.card


BLANK = over(Race, GAME.new_record(2, {}))
CARD_NUMBER = {DESIGNS[facts.design].id: number for number, facts in enumerate(CARD)}


def score(*tableau: str, vp: int = 0) -> int:
    """What seat 0 of an otherwise blank table scores with these cards and so many VP in chips."""
    me = BLANK.seat[0]
    me.tableau_size, me.vp = 0, vp
    for card in tableau:
        place_in_tableau(me, CARD_NUMBER[card])
    out = np.zeros(BLANK.players, np.int32)
    GAME.rules.scores(BLANK, out)
    return int(out[0])


LINES = [
    ScoreLine(
        "alien_tech_institute",
        {3: ALIEN_PRODUCTION, 2: (*ALIEN_WINDFALL, "alien_rosetta_stone_world", "alien_tech_institute")},
    ),
    ScoreLine(
        "free_trade_association",
        {2: (*NOVELTY_PRODUCTION, "consumer_markets", "expanding_colony"), 1: NOVELTY_WINDFALL},
    ),
    ScoreLine("galactic_federation", {2: VARIABLE_DEVELOPMENTS, 1: PLAIN_DEVELOPMENTS}),
    ScoreLine("galactic_imperium", {2: REBEL_MILITARY, 1: OTHER_MILITARY}),
    ScoreLine("galactic_renaissance", {3: ("research_labs", "galactic_trendsetters", "artist_colony")}, three_chips=1),
    ScoreLine(
        "galactic_survey_seti",
        {
            2: ("malevolent_lifeforms", "star_nomad_lair"),
            1: ("expedition_force", "research_labs", "galactic_survey_seti", "galactic_renaissance", *WORLDS),
        },
    ),
    ScoreLine("merchant_guild", {2: PRODUCTION}),
    ScoreLine("mining_league", {2: (*RARE_PRODUCTION, "mining_robots", "mining_conglomerate"), 1: RARE_WINDFALL}),
    ScoreLine(
        "new_economy",
        {
            2: (
                "public_works",
                "diversified_economy",
                "consumer_markets",
                "mining_conglomerate",
                "research_labs",
                "deficit_spending",
                "terraforming_robots",
                "mining_league",
                "free_trade_association",
                "new_economy",
                "trade_league",
            ),
            1: (
                "old_earth",
                "epsilon_eridani",
                "earths_lost_colony",
                "new_vinland",
                "plague_world",
                "new_survivalists",
                "outlaw_world",
                "galactic_resort",
                "black_market_trading_world",
                "merchant_world",
                "tourist_world",
                "galactic_trendsetters",
                "secluded_world",
                "terraformed_world",
                "pilgrimage_world",
                "gambling_world",
                "expanding_colony",
                "prosperous_world",
                "new_earth",
            ),
        },
    ),
    ScoreLine(
        "new_galactic_order",
        {
            3: ("lost_alien_battle_fleet", "drop_ships"),
            2: ("new_sparta", "space_marines", "lost_alien_warship", "new_galactic_order"),
            1: (
                "epsilon_eridani",
                "expedition_force",
                "former_penal_colony",
                "rebel_outpost",
                "rebel_warrior_race",
                "alien_robot_scout_ship",
                "imperium_armaments_world",
                "blaster_gem_mines",
            ),
            -1: ("contact_specialist", "pan_galactic_league", "refugee_world", "empath_world"),
        },
    ),
    ScoreLine(
        "pan_galactic_league",
        {3: ("contact_specialist",), 2: (*GENES_PRODUCTION, *GENES_WINDFALL), 1: (*REBEL_MILITARY, *OTHER_MILITARY)},
    ),
    ScoreLine(
        "trade_league",
        {
            2: ("export_duties", "mining_conglomerate", "genetics_lab", "trade_league"),
            1: (
                "old_earth",
                "spice_world",
                "distant_world",
                "galactic_engineers",
                "merchant_world",
                "star_nomad_lair",
                "pirate_world",
                "bio_hazard_mining_world",
                "space_port",
            ),
        },
    ),
]


@pytest.mark.parametrize("line", LINES, ids=str)
def test_a_variable_development_scores_every_card_as_printed(line: ScoreLine) -> None:
    line.check()


@pytest.mark.parametrize("card", WORLDS + PLAIN_DEVELOPMENTS)
def test_printed_vp(card: str) -> None:
    assert score(card) == next((vp for vp, cards in PRINTED_VP.items() if card in cards), 1)


@pytest.mark.parametrize(("chips", "points"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_galactic_renaissance_scores_every_third_chip(chips: int, points: int) -> None:
    assert score("galactic_renaissance", vp=chips) == chips + points
