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
    "galactic_studios",
    "devolved_uplift_race",
    "smuggling_world",
)
NOVELTY_WINDFALL = (
    "former_penal_colony",
    "refugee_world",
    "galactic_resort",
    "star_nomad_lair",
    "pirate_world",
    "rebel_sympathizers",
    "galactic_bazaar",
    "primitive_rebel_world",
    "dying_colony",
)
RARE_PRODUCTION = (
    "comet_zone",
    "rebel_miners",
    "imperium_armaments_world",
    "bio_hazard_mining_world",
    "new_earth",
    "mining_world",
    "volcanic_world",
    "imperium_blaster_gem_consortium",
    "interstellar_prospectors",
)
RARE_WINDFALL = (
    "alpha_centauri",
    "rebel_fuel_cache",
    "runaway_robots",
    "asteroid_belt",
    "radioactive_world",
    "destroyed_world",
    "blaster_gem_mines",
    "smuggling_lair",
    "rebel_convict_mines",
    "gem_smugglers",
)
GENES_PRODUCTION = (
    "malevolent_lifeforms",
    "lost_species_ark_world",
    "plague_world",
    "distant_world",
    "hive_world",
    "gene_designers",
)
GENES_WINDFALL = (
    "avian_uplift_race",
    "reptilian_uplift_race",
    "aquatic_uplift_race",
    "the_last_of_the_uplift_gnarssh",
    "rebel_warrior_race",
    "empath_world",
    "pre_sentient_race",
    "ancient_race",
    "insect_uplift_race",
    "universal_symbionts",
)
ALIEN_PRODUCTION = (
    "alien_robotic_factory",
    "lost_alien_battle_fleet",
    "damaged_alien_factory",
    "alien_data_repository",
)
ALIEN_WINDFALL = (
    "deserted_alien_outpost",
    "deserted_alien_colony",
    "deserted_alien_library",
    "alien_robot_sentry",
    "alien_robot_scout_ship",
    "lost_alien_warship",
    "alien_toy_shop",
    "alien_monolith",
    "alien_uplift_center",
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
    "separatist_colony",
    "doomed_world",
    "deserted_alien_world",
    "rebel_colony",
    "clandestine_uplift_lab",
    "rebel_cantina",
    "galactic_developers",
    "imperium_warlord",
    "rebel_stronghold",
    "abandoned_alien_uplift_camp",
    "blaster_runners",
    "trading_outpost",
    "gambling_world_rvi",
    "hidden_fortress",
)
PRODUCTION = NOVELTY_PRODUCTION + RARE_PRODUCTION + GENES_PRODUCTION + ALIEN_PRODUCTION
WINDFALL = NOVELTY_WINDFALL + RARE_WINDFALL + GENES_WINDFALL + ALIEN_WINDFALL
WORLDS = PRODUCTION + WINDFALL + GREY

REBEL_MILITARY = (
    "rebel_fuel_cache",
    "rebel_miners",
    "rebel_warrior_race",
    "rebel_underground",
    "rebel_outpost",
    "rebel_base",
    "rebel_homeworld",
    "rebel_colony",
    "rebel_sympathizers",
    "rebel_stronghold",
    "primitive_rebel_world",
    "rebel_convict_mines",
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
    "damaged_alien_factory",
    "clandestine_uplift_lab",
    "smuggling_lair",
    "hive_world",
    "alien_monolith",
    "devolved_uplift_race",
    "insect_uplift_race",
    "blaster_runners",
    "alien_uplift_center",
    "hidden_fortress",
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
    "space_mercenaries",
    "improved_logistics",
    "pan_galactic_research",
    "rebel_pact",
    "imperium_cloaking_technology",
    "imperium_troops",
    "r_and_d_crash_program",
    "mercenary_fleet",
    "galactic_advertisers",
    "galactic_salon",
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
    "terraforming_guild",
    "galactic_genome_project",
    "imperium_lords",
    "imperium_seat",
    "rebel_alliance",
    "uplift_code",
    "galactic_exchange",
    "galactic_bankers",
    "prospecting_guild",
)
ALL_CARDS = WORLDS + PLAIN_DEVELOPMENTS + VARIABLE_DEVELOPMENTS

# Keywords printed on cards, where scoring developments look for them.
ALIEN_CARDS = (
    *(*ALIEN_PRODUCTION, *ALIEN_WINDFALL, "alien_rosetta_stone_world"),
    *("deserted_alien_world", "abandoned_alien_uplift_camp", "alien_tech_institute"),
)
IMPERIUM_CARDS = (
    *("imperium_armaments_world", "imperium_blaster_gem_consortium", "imperium_warlord", "imperium_lords"),
    *("imperium_seat", "imperium_cloaking_technology", "imperium_troops", "galactic_imperium"),
)
REBEL_CARDS = (*REBEL_MILITARY, "rebel_cantina", "rebel_pact", "rebel_alliance")
CHROMOSOMES = (
    *("avian_uplift_race", "reptilian_uplift_race", "aquatic_uplift_race", "the_last_of_the_uplift_gnarssh"),
    *("clandestine_uplift_lab", "devolved_uplift_race", "insect_uplift_race"),
)
OTHER_UPLIFT = ("uplift_code", "alien_uplift_center", "abandoned_alien_uplift_camp")
TERRAFORMING = ("terraforming_robots", "terraforming_guild")

# Printed VP; everything that is not named has 1, a variable development none.
PRINTED_VP = {
    -1: ("doomed_world",),
    0: (
        *("alpha_centauri", "plague_world", "destroyed_world", "the_last_of_the_uplift_gnarssh", "space_mercenaries"),
        *("rebel_cantina", "r_and_d_crash_program", "smuggling_world", "dying_colony"),
    ),
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
        *("damaged_alien_factory", "improved_logistics", "deserted_alien_world", "clandestine_uplift_lab"),
        *("galactic_bazaar", "hive_world", "imperium_warlord", "galactic_advertisers", "galactic_salon"),
        *("insect_uplift_race", "abandoned_alien_uplift_camp", "interstellar_prospectors"),
    ),
    3: (
        "lost_species_ark_world",
        "consumer_markets",
        "deserted_alien_outpost",
        "galactic_trendsetters",
        "alien_rosetta_stone_world",
        "lost_alien_warship",
        "new_earth",
        *("galactic_studios", "gene_designers", "hidden_fortress"),
    ),
    4: (
        *("rebel_underground", "lost_alien_battle_fleet", "deserted_alien_colony", "rebel_colony"),
        *("imperium_blaster_gem_consortium", "pan_galactic_research", "alien_uplift_center"),
    ),
    5: ("alien_robotic_factory", "rebel_outpost", "terraformed_world", "deserted_alien_library"),
    6: ("rebel_base", "alien_data_repository"),
    7: ("rebel_homeworld",),
    8: ("alien_monolith",),
    9: ("rebel_stronghold",),
}


@dataclass(frozen=True)
class ScoreLine:
    """A variable development and what it gives for each card of the tableau, itself included; others give nothing."""

    card: str
    points: dict[int, Sequence[str]]
    three_chips: int = 0  # points for every three VP in chips
    kinds: Sequence[int] = ()  # points for one, two, … kinds among the worlds

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
        for count, points in enumerate(self.kinds, 1):
            worlds = ["gem_world", "comet_zone", "avian_uplift_race", "deserted_alien_outpost"][:count]
            found = score(self.card, *worlds, "artist_colony") - score(*worlds, "artist_colony")
            assert found == points, f"{self.card} for {count} kinds"

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
        {3: ALIEN_PRODUCTION, 2: ALIEN_CARDS},
    ),
    ScoreLine(
        "free_trade_association",
        {2: (*NOVELTY_PRODUCTION, "consumer_markets", "expanding_colony"), 1: NOVELTY_WINDFALL},
    ),
    ScoreLine("galactic_federation", {2: (*VARIABLE_DEVELOPMENTS, "pan_galactic_research"), 1: PLAIN_DEVELOPMENTS}),
    ScoreLine("galactic_imperium", {2: REBEL_MILITARY, 1: OTHER_MILITARY}),
    ScoreLine("galactic_renaissance", {3: ("research_labs", "galactic_trendsetters", "artist_colony")}, three_chips=1),
    ScoreLine(
        "galactic_survey_seti",
        {
            2: (
                *("malevolent_lifeforms", "star_nomad_lair", "separatist_colony", "doomed_world"),
                *("deserted_alien_world", "clandestine_uplift_lab", "imperium_warlord", "alien_data_repository"),
                *("smuggling_world", "abandoned_alien_uplift_camp", "blaster_runners", "trading_outpost"),
                *("alien_uplift_center", "interstellar_prospectors", "gem_smugglers"),
            ),
            1: (
                *("expedition_force", "research_labs", "galactic_survey_seti", "galactic_renaissance"),
                *("prospecting_guild", "pan_galactic_research", "rebel_pact", *WORLDS),
            ),
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
                *("galactic_genome_project", "galactic_exchange", "galactic_bankers", "prospecting_guild"),
                *("r_and_d_crash_program", "galactic_advertisers", "galactic_salon"),
            ),
            1: (
                *("rebel_colony", "clandestine_uplift_lab", "smuggling_lair", "galactic_bazaar", "galactic_studios"),
                *("alien_toy_shop", "galactic_developers", "imperium_blaster_gem_consortium", "gene_designers"),
                *("dying_colony", "gambling_world_rvi", "universal_symbionts"),
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
            2: ("new_sparta", "space_marines", "lost_alien_warship", "new_galactic_order", "mercenary_fleet"),
            1: (
                *("separatist_colony", "space_mercenaries", "imperium_warlord", "imperium_blaster_gem_consortium"),
                *("imperium_troops", "blaster_runners", "hidden_fortress"),
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
            2: (
                *("export_duties", "mining_conglomerate", "genetics_lab", "trade_league"),
                *("prospecting_guild", "galactic_advertisers"),
            ),
            1: (
                *("clandestine_uplift_lab", "galactic_bazaar", "trading_outpost"),
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
    ScoreLine("galactic_genome_project", {3: ("genetics_lab",), 2: (*GENES_PRODUCTION, *GENES_WINDFALL)}),
    ScoreLine("imperium_lords", {2: IMPERIUM_CARDS, 1: (*REBEL_MILITARY, *OTHER_MILITARY)}),
    ScoreLine("terraforming_guild", {2: (*WINDFALL, *TERRAFORMING)}),
    ScoreLine(
        "galactic_bankers",
        {
            2: ("interstellar_bank", "investment_credits", "gambling_world", "gambling_world_rvi"),
            1: (*PLAIN_DEVELOPMENTS, *VARIABLE_DEVELOPMENTS),
        },
    ),
    ScoreLine("galactic_exchange", {3: ("diversified_economy",), 1: (*PRODUCTION, *WINDFALL)}, kinds=(1, 3, 6, 10)),
    ScoreLine("imperium_seat", {2: (*IMPERIUM_CARDS, *REBEL_MILITARY)}),
    ScoreLine("prospecting_guild", {2: (*RARE_PRODUCTION, *RARE_WINDFALL), 1: (*WORLDS, *TERRAFORMING)}),
    ScoreLine("rebel_alliance", {2: REBEL_CARDS, 1: OTHER_MILITARY}),
    ScoreLine("uplift_code", {3: CHROMOSOMES, 2: OTHER_UPLIFT}),
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
