"""What every tile gives once, and what the 6+ developments score: a line each, written down from the printed tiles."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from galaktyka.engine.record import over
from galaktyka.games.roll import SeatSetup, position
from galaktyka.games.roll.build import gain_instant
from galaktyka.games.roll.position import NUMBER
from galaktyka.games.roll.scoring import bonus_vp
from galaktyka.games.roll.state import Roll, add_to_tableau
from galaktyka.games.roll.tables import SIDE

# Dice by colour and place, credits, "remove" for a die that is removed first.
INSTANT = {
    "conscription": "remove, 2 red cup",
    "information_tech": "remove, 2 blue cup",
    "space_marines": "remove, $1, 1 red cup",
    "designer_species": "$1, 1 green good",
    "spice_world": "1 blue cup",
    "rebel_warrior_race": "remove, 1 red citizenry, 1 green citizenry",
    "information_hub": "1 blue good",
    "galactic_trendsetters": "$2, 2 purple citizenry",
    "gem_world": "1 blue cup",
    "malevolent_lifeforms": "1 green good",
    "lost_species_ark_world": "$1, 1 green good",
    "trading_world": "1 purple citizenry",
    "silicon_world": "$1, 1 brown good",
    "sentient_robots": "1 red cup",
    "galactic_resort": "1 blue good",
    "former_penal_colony": "remove, 1 red cup",
    "deserted_alien_outpost": "1 yellow good",
    "star_nomad_lair": "1 blue citizenry",
    "artist_colony": "1 blue citizenry",
    "blaster_gem_mines": "1 red citizenry, 1 brown citizenry",
    "new_vinland": "1 blue cup",
    "mining_world": "1 brown good",
    "alien_robot_scout_ship": "$1, 1 yellow cup",
    "fifth_column": "1 red cup",
    "rebel_hideout": "2 red citizenry",
    "runaway_robots": "1 red cup",
    "plague_world": "1 green cup",
    "alien_sentinels": "$3, 1 yellow cup",
    "pirate_world": "1 red citizenry",
    "galactic_survey_headquarters": "1 blue cup",
    "planetary_nebula": "1 brown good",
    "deserted_alien_library": "$2, 1 yellow good",
    "distant_world": "$1, 1 green cup",
    "gateway_station": "1 purple citizenry",
    "galactic_fuel_depot": "1 brown good",
    "jumpdrive_fuel_refinery": "1 brown good",
    "new_survivalists": "1 blue citizenry",
    "transport_hub": "$1, 1 purple citizenry",
    "radioactive_world": "1 brown cup",
    "high_gravity_world": "1 red cup",
    "secluded_world": "1 blue citizenry",
    "tourist_world": "$1, 1 purple citizenry",
    "outlaw_world": "1 red cup",
    "ore_rich_world": "1 brown cup",
    "lost_alien_warship": "$2, 1 yellow cup",
    "space_port": "1 blue cup",
    "asteroid_belt": "1 brown cup",
    "deep_space_symbionts": "$1, 1 green cup",
    "armaments_world": "$1, 1 brown good",
    "prosperous_world": "1 blue good",
    "lost_alien_battle_fleet": "$3, 1 yellow cup",
    "uplift_overseers": "1 green cup",
    "universal_exports": "1 blue good",
    "rebel_miners": "remove, 2 red citizenry",
    "jungle_world": "1 green good",
    "deserted_alien_colony": "$1, 1 yellow good",
    "terraformed_world": "$2, 1 purple citizenry",
    "comet_zone": "1 brown good",
    "hidden_fortress": "1 red citizenry",
    "alien_rosetta_stone_world": "1 yellow citizenry",
    "space_mall": "1 blue cup",
    "wormhole_station": "1 brown cup",
    "the_last_of_the_gnarssh": "1 green citizenry",
    "pilgrimage_world": "1 blue good",
    "aquatic_uplift_world": "1 green cup",
    "meteorite_planet": "1 brown citizenry",
    "destroyed_colony": "1 purple cup",
    "awakened_alien_outpost": "1 red citizenry",
    "new_sparta": "2 red citizenry",
    "doomed_world": "start 8",
    "alpha_centauri": "1 brown good",
    "earths_lost_colony": "1 blue good",
    "ancient_race": "1 green good",
    "damaged_alien_factory": "1 yellow citizenry",
    "old_earth": "1 purple citizenry",
    "separatist_colony": "1 red cup",
    "epsilon_eridani": "1 blue citizenry, 1 red citizenry",
}
BEFORE = 1  # credits before the tile comes


def given(tile: str) -> str:
    """What a tile gives, in the words of the table."""
    match = position([SeatSetup(), SeatSetup()], phase="manage", alone=True, backend="python")
    s = over(Roll, match.record)
    me = s.seat[0]
    me.credits = BEFORE
    gain_instant(me, add_to_tableau(me, NUMBER[tile]))
    seat = match.game.view(s, 0).seats[0]
    words = ["remove"] if SIDE[NUMBER[tile]].removes else []
    if seat.credits != BEFORE:
        words.append(f"${seat.credits - BEFORE}" if tile != "doomed_world" else f"start {seat.credits}")
    words += [f"1 {colour} good" for colour in seat.tableau[0].goods]
    places = (("citizenry", seat.citizenry), ("cup", seat.cup))
    words += [f"{number} {colour} {place}" for place, dice in places for colour, number in dice.items()]
    return ", ".join(words)


def check_instant(tile: str) -> None:
    assert sorted(given(tile).split(", ")) == sorted(INSTANT[tile].split(", ")), tile


@pytest.mark.parametrize("tile", INSTANT)
def test_a_tile_gives_what_is_printed(tile: str) -> None:
    check_instant(tile)


@dataclass(frozen=True)
class ScoreLine:
    """A 6+ development and what it scores in some situations, beside these tiles and with these things."""

    tile: str
    situations: tuple[tuple[int, dict[str, Any]], ...] = field(default=())

    def check(self) -> None:
        for vp, has in self.situations:
            tableau = [self.tile, *has.get("tableau", ())]
            seat = SeatSetup(**{**has, "tableau": tableau})
            match = position([seat, SeatSetup()], phase="manage", alone=True, backend="python")
            assert bonus_vp(over(Roll, match.record).seat[0], NUMBER[self.tile]) == vp, f"{self.tile}, {has}"

    def __str__(self) -> str:
        return self.tile


def tiles(*names: str) -> dict[str, Any]:
    return {"tableau": names}


SCORES = [
    ScoreLine(
        "free_trade_association",
        (
            (0, {}),
            (2, tiles("gem_world", "artist_colony")),
            (3, tiles("gem_world", "information_hub")),
            (0, tiles("asteroid_belt", "jungle_world", "deserted_alien_library", "old_earth", "merchant_guild")),
        ),
    ),
    ScoreLine("galactic_bankers", ((1, {}), (3, tiles("merchant_guild", "diversification", "gem_world")))),
    ScoreLine(
        "galactic_exchange",
        (
            (0, {}),
            (2, {"cup": {"white": 3, "purple": 1}}),
            (7, {"cup": dict.fromkeys(("white", "red", "purple", "blue", "brown", "green", "yellow"), 1)}),
        ),
    ),
    ScoreLine(
        "galactic_federation",
        (
            (2, {}),
            (3, tiles("public_works")),
            (3, tiles("merchant_guild", "gem_world")),
            (4, tiles("propaganda_campaign")),
        ),
    ),
    ScoreLine("galactic_renaissance", ((0, {}), (1, {"vp": 2}), (2, {"vp": 3}), (4, {"vp": 10}), (5, {"vp": 20}))),
    ScoreLine(
        "galactic_reserves",
        (
            (0, tiles("gem_world")),
            (
                3,
                {
                    "tableau": ["gem_world", "asteroid_belt"],
                    "goods": {"gem_world": ["red", "blue"], "asteroid_belt": ["red"]},
                },
            ),
        ),
    ),
    ScoreLine(
        "mining_league",
        (
            (0, tiles("gem_world", "jungle_world", "damaged_alien_factory", "old_earth")),
            (4, tiles("asteroid_belt", "mining_world")),
        ),
    ),
    ScoreLine("new_economy", ((1, {}), (2, tiles("public_works", "diversification", "gem_world")))),
    ScoreLine(
        "new_galactic_order",
        (
            (0, {"cup": {"white": 3}}),
            (2, {"cup": {"red": 3}}),
            (4, {"cup": {"red": 4}}),
            (4, {"citizenry": {"red": 6}}),
        ),
    ),
    ScoreLine(
        "system_diversification",
        ((3, {}), (5, tiles("galactic_mandate", "merchant_guild")), (4, tiles("diversification"))),
    ),
]


@pytest.mark.parametrize("line", SCORES, ids=str)
def test_a_development_scores_what_is_printed(line: ScoreLine) -> None:
    line.check()
