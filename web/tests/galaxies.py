"""Positions of Transgalactica set up by hand for the scenes: every question that a game of bots may not bring."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec.structs import replace

from galaktyka.games.transgalactica.position import SeatSetup, position
from tools.staging import Table, seated

TITLE: Final = "Galaxy"
SEED: Final = 4
GAME: Final = "transgalactica"


@dataclass(frozen=True)
class Galaxy:
    """What the person has, and the answers given before it is looked at; the rivals are always the same."""

    me: SeatSetup
    answers: tuple[tuple[int, str], ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)  # of the position: phase, order, cards


PLANETS: Final = {
    "B1": "act_green_base",
    "B2": "act_grey_base",
    "B3": "act_yellow_base",
    "B4": "act_purple_base",
    "I1": "mine_purple_2",
    "I4": "act_yellow_purple_2_4",
}
PIRATES: Final = {"I3": "pirate_1", "O2": "pirate_4", "O3": "pirate_5", "I5": "pirate_2"}
TOKENS: Final = {"I6": "basic_09", "O3": "advanced_05"}
CAPTAIN: Final = SeatSetup(
    energy=4,
    ore=3,
    alien=2,
    credit=3,
    vp=21,
    levels={"technology": 4, "military": 2, "production": 2, "politics": 3, "trade": 3},
    crew=3,
    ships=("B2",),
    outposts=("B1", "B2", "I4"),
    ability="merchant",
    tokens=("basic_01", "advanced_02"),
    spent=("basic_03", "basic_05"),
    log=("mission_1_09", "mission_1_06"),
    objectives=("objective_tech_or_mission", "objective_cultural"),
)
RIVALS: Final = (
    SeatSetup(
        energy=2, ore=1, credit=2, vp=17, levels={"technology": 3, "politics": 2}, ships=("I1",), outposts=("I1",)
    ),
    SeatSetup(ore=2, alien=1, credit=2, vp=14, levels={"military": 3, "production": 1}, ships=("O3",)),
    SeatSetup(energy=3, credit=1, vp=19, levels={"trade": 2}, ships=("H",), outposts=("B3",)),
)
TOGETHER: Final = {"phase": "income", "round": 3}


def mine(*answers: str) -> tuple[tuple[int, str], ...]:
    """Answers of the person."""
    return tuple((0, text) for text in answers)


def having(**more: Any) -> SeatSetup:
    """The person with some things changed."""
    return dataclasses.replace(CAPTAIN, **more)


FAR: Final = having(levels={**CAPTAIN.levels, "technology": 8})
GALAXIES: Final = {
    "end_turn": Galaxy(CAPTAIN, mine("technology", "option 1")),
    "choose_area": Galaxy(CAPTAIN, mine("omni", "pay alien")),
    "choose_option": Galaxy(CAPTAIN, mine("technology")),
    "choose_track": Galaxy(having(outposts=("B1", "B2", "B4")), mine("crew to B4", "pay energy")),
    "gain_any": Galaxy(having(tokens=("basic_07",)), mine("use basic_07")),
    "pay_for": Galaxy(having(outposts=("B1", "B2", "B4")), mine("crew to B4")),
    "pay_one": Galaxy(CAPTAIN, mine("omni")),
    "mark": Galaxy(CAPTAIN, mine("technology", "option 2")),
    "office": Galaxy(CAPTAIN, mine("sit for decree_01"), {"decrees": ("decree_01",)}),
    "explore": Galaxy(having(technologies=("tech_01",)), mine("exploration")),
    "follow": Galaxy(CAPTAIN, ((1, "technology"), (1, "option 1"), (1, "pass")), {"order": (1, 0, 2, 3)}),
    "jump": Galaxy(having(tokens=("advanced_12",)), mine("use advanced_12")),
    "place": Galaxy(FAR, mine("technology", "option 2", "mark tech_29"), {"technologies": ("tech_29",)}),
    "waive": Galaxy(CAPTAIN, mine("trade")),
    "good_of": Galaxy(CAPTAIN, mine("production")),
    "pay_any": Galaxy(having(ships=("I2",), technologies=("tech_11",)), mine("exploration", "jump to O1", "option 2")),
    "take_mission": Galaxy(CAPTAIN, mine("politics", "option 2")),
    "return_mission": Galaxy(
        CAPTAIN, mine("politics", "option 2", "take mission_1_01"), {"missions": ("mission_1_01",)}
    ),
    "complete_mission": Galaxy(FAR, mine("technology", "option 2", "mark tech_30"), {"technologies": ("tech_30",)}),
    "mission_waive": Galaxy(having(ability="lobbyist"), mine("complete mission_1_09")),
    "collect": Galaxy(having(levels={**CAPTAIN.levels, "production": 1}), mine("production")),
    "reuse": Galaxy(having(technologies=("tech_07",)), mine("activate tech_07")),
    "double_income": Galaxy(having(tokens=("advanced_10",)), (), TOGETHER),
    "wormhole_price": Galaxy(having(ships=("I2",), technologies=("tech_11",)), mine("exploration", "jump to O1")),
}


def laid_out(galaxy: Galaxy) -> Table:
    """A table of four in a situation, after its answers."""
    seats = [galaxy.me, *RIVALS]
    board = {"planets": PLANETS, "pirates": PIRATES, "planet_tokens": TOKENS, "round": 3, **galaxy.options}
    match = position(seats, seed=SEED, backend="python", **board)
    table = seated(TITLE, len(seats), SEED, GAME)
    table.told.clear()
    table.row = replace(table.row, record=match.record.tobytes())
    table.answer(*galaxy.answers)
    return table
