"""Positions set up by hand for the scenes: what games seldom bring, in the base game and with the expansions."""

from __future__ import annotations

import dataclasses
from typing import Final

from galaktyka.games.race.position import RobotSetup, SeatSetup
from tools.staging import Situation

HAND: Final = ("terraformed_world", "new_earth", "mining_league", "space_port")
RICH: Final = SeatSetup(
    tableau=(
        *("old_earth", "spice_world", "new_vinland", "artist_colony", "mining_world", "asteroid_belt"),
        *("consumer_markets", "diversified_economy", "merchant_world", "gambling_world", "lost_species_ark_world"),
    ),
    hand=HAND,
    goods=("spice_world", "new_vinland", "artist_colony", "mining_world", "lost_species_ark_world"),
    vp=9,
)
EMPTY: Final = dataclasses.replace(
    RICH,
    tableau=(
        *("epsilon_eridani", "galactic_engineers", "mining_robots", "asteroid_belt", "radioactive_world"),
        *("pre_sentient_race", "refugee_world", "spice_world", "genetics_lab"),
    ),
    goods=(),
)
SOLDIER: Final = dataclasses.replace(
    EMPTY,
    tableau=(
        *("epsilon_eridani", "mining_robots", "contact_specialist", "new_military_tactics", "colony_ship"),
        *("drop_ships", "replicant_robots"),
    ),
    hand=(*HAND, "rebel_outpost", "pirate_world", "rebel_base"),
)
MANY: Final = ("galactic_imperium", "trade_league", "alien_tech_institute", "imperium_armaments_world")
SITUATIONS: Final = {
    "choose_world": Situation("settle", SOLDIER, ("settle",)),
    "pay": Situation("settle", SOLDIER, ("settle",), ((0, "settle new_earth"), (1, "pass"), (0, "pay"))),
    "settle_how": Situation("settle", SOLDIER, ("settle",), ((0, "settle pirate_world"), (1, "pass"))),
    "choose_development": Situation("develop", dataclasses.replace(RICH, hand=(*HAND, *MANY)), ("develop",)),
    "sell": Situation("consume", RICH, ("consume trade",)),
    "consume": Situation("consume", RICH, ("consume 2x",), ((0, "guess 1"),)),
    "consume_good": Situation("consume", RICH, ("consume 2x",), ((0, "use old_earth"),)),
    "guess": Situation("consume", RICH, ("consume 2x",)),
    "discard_hand": Situation("consume", RICH, ("consume 2x",), ((0, "use merchant_world"),)),
    "produce": Situation("produce", EMPTY, ("produce",)),
    "windfall_world": Situation("produce", EMPTY, ("produce",), ((0, "bonus"),)),
    "hand_limit": Situation("round end", dataclasses.replace(RICH, hand=(*SOLDIER.hand, *MANY, "galactic_resort"))),
}

GOALS: Final = (
    *("system_diversity", "uplift_knowledge", "galactic_riches", "overlord_discoveries"),
    *("greatest_military", "propaganda_edge"),
)
BOTH: Final = {"tgs": True, "rvi": True}
WAR: Final = {**BOTH, "goals": GOALS, "takeovers": True}
WARLORD: Final = SeatSetup(
    tableau=(
        *("imperium_warlord", "imperium_troops", "drop_ships", "mercenary_fleet", "imperium_seat"),
        *("imperium_cloaking_technology", "hive_world", "pirate_world"),
    ),
    hand=("galactic_exchange", "alien_toy_shop", "terraforming_guild", "rebel_colony"),
    goods=("pirate_world",),
    goals=("greatest_military",),
    vp=6,
)
REBEL: Final = SeatSetup(
    tableau=(
        *("rebel_cantina", "rebel_pact", "rebel_warrior_race", "space_marines", "rebel_underground"),
        *("new_military_tactics", "spice_world", "mining_robots"),
    ),
    hand=("comet_zone", "gem_world", "mining_league"),
    goods=("rebel_warrior_race", "spice_world"),
    vp=5,
)
GUESTS: Final = (
    SeatSetup(
        tableau=("old_earth", "uplift_code", "avian_uplift_race", "expedition_force", "reptilian_uplift_race"),
        hand=("blaster_gem_mines",),
        goals=("uplift_knowledge",),
        vp=11,
    ),
    SeatSetup(tableau=("galactic_developers", "contact_specialist", "pan_galactic_research"), hand=MANY[:2], vp=3),
    SeatSetup(tableau=("separatist_colony", "imperium_lords", "former_penal_colony", "rebel_miners"), vp=8),
    SeatSetup(
        tableau=("alpha_centauri", "rebel_alliance", "rebel_fuel_cache", "rebel_outpost", "rebel_convict_mines"),
        hand=("deficit_spending", "secluded_world"),
        vp=4,
    ),
)
HIRED: Final = SeatSetup(
    tableau=("epsilon_eridani", "mercenary_fleet", "improved_logistics", "imperium_cloaking_technology", "spice_world"),
    hand=("pirate_world", "rebel_base", "new_earth", "blaster_gem_mines", "mining_league", "terraformed_world"),
    vp=4,
)
DEFENDER: Final = dataclasses.replace(REBEL, tableau=(*REBEL.tableau, "space_mercenaries"))
ROBOT: Final = RobotSetup(
    tableau=("new_sparta", "public_works", "gem_world", "space_marines", "genetics_lab"),
    pile=("comet_zone", "star_nomad_lair"),
    credit=5,
    economy=3,
    tiles=1,
    vp=6,
)
ALONE: Final = {**BOTH, "robot": ROBOT}
REVEALED: Final = ("rebel_homeworld", "deficit_spending", "genetics_lab", "hive_world", "improved_logistics")
NOBODY_SETTLES: Final = ((0, "pass"), (1, "pass"))
THE_SIX: Final = (REBEL, *GUESTS)

EXPANSIONS: Final = {
    "goals": Situation("choose actions", WARLORD, rivals=(REBEL, *GUESTS[:2]), options=WAR),
    "takeover": Situation("settle", WARLORD, ("settle",), tuple((seat, "pass") for seat in range(6)), THE_SIX, WAR),
    "takeover_power": Situation(
        "settle", WARLORD, ("settle",), (*NOBODY_SETTLES, (0, "take over rebel_underground")), (REBEL,), WAR
    ),
    "reinforce": Situation(
        "settle",
        WARLORD,
        ("settle",),
        (*NOBODY_SETTLES, (0, "take over rebel_underground"), (0, "use imperium_seat")),
        (REBEL,),
        WAR,
    ),
    "defend": Situation(
        "settle",
        DEFENDER,
        (),
        (
            *((0, "pass"), (1, "pass"), (2, "pass")),
            *((1, "take over rebel_underground"), (1, "use imperium_seat"), (1, "pass")),
            *((2, "take over rebel_warrior_race"), (2, "pass")),
        ),
        (WARLORD, dataclasses.replace(HIRED, tableau=HIRED.tableau[:4], hand=())),
        WAR,
    ),
    "second_world": Situation(
        "settle",
        HIRED,
        ("settle",),
        (
            *((0, "settle blaster_gem_mines"), (1, "pass"), (0, "pay")),
            *((0, f"pay {card}") for card in ("mining_league", "rebel_base", "pirate_world")),
        ),
        options=BOTH,
    ),
    "cloak": Situation("settle", HIRED, ("settle",), ((0, "settle new_earth"), (1, "pass")), options=BOTH),
    "hire": Situation(
        "settle",
        HIRED,
        ("settle",),
        ((0, "settle pirate_world"), (1, "pass"), (0, "use mercenary_fleet")),
        options=BOTH,
    ),
    "develop_how": Situation(
        "develop",
        SeatSetup(tableau=("old_earth", "r_and_d_crash_program"), hand=(*HAND, *MANY)),
        ("develop",),
        ((0, "develop trade_league"), (1, "pass")),
        options=BOTH,
    ),
    "discard_explored": Situation(
        "explore",
        dataclasses.replace(RICH, tableau=("old_earth", "rebel_pact"), goods=()),
        ("explore +5",),
        options=BOTH,
    ),
    "ante": Situation(
        "consume",
        SeatSetup(tableau=("old_earth", "gambling_world_rvi"), hand=(*HAND, "spice_world")),
        ("consume 2x",),
        ((0, "ante"),),
        options=BOTH,
    ),
    "take_revealed": Situation(
        "consume",
        SeatSetup(tableau=("old_earth", "gambling_world_rvi"), hand=(*HAND, "spice_world")),
        ("consume 2x",),
        ((0, "ante"), (0, "ante new_earth")),
        options={
            **BOTH,
            "deck": REVEALED,
        },
    ),
    "robot": Situation(
        "choose actions",
        SeatSetup(tableau=WARLORD.tableau, hand=HAND, vp=4),
        (),
        ((0, "develop & settle"),),
        (),
        ALONE,
    ),
}
