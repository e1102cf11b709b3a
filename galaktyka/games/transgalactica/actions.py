"""The action space: small integers whose meaning depends on the question that is open."""

from __future__ import annotations

from typing import Final

from galaktyka.games.transgalactica.codes import AREAS, GOODS, OFFICES, SPACES, TRACKS
from galaktyka.games.transgalactica.tables import ABILITIES, DECREES, MISSIONS, TECHS, TOKENS

SHIPS: Final = 2
OPTIONS: Final = 3
WORKERS: Final = 5
OFFERS: Final = 5

# Blocks. Pieces are numbered from 1, and stand in their block in that order.
PASS: Final = 0  # nothing, or nothing more
AREA: Final = 1  # + area
STEP: Final = AREA + AREAS  # + ship * SPACES + space: a step for energy; crew (first) and captains (second) to planets
FREE: Final = STEP + SHIPS * SPACES  # + ship * SPACES + space: a step without energy
JUMP: Final = FREE + SHIPS * SPACES  # + ship * SPACES + space: through a wormhole
TOKEN: Final = JUMP + SHIPS * SPACES  # + bonus token - 1
MISSION: Final = TOKEN + TOKENS  # + mission - 1
TECH: Final = MISSION + MISSIONS  # + technology - 1
DECREE: Final = TECH + TECHS  # + decree - 1
OFFICE: Final = DECREE + DECREES  # + office - 1
GOOD: Final = OFFICE + OFFICES  # + good
TRACK: Final = GOOD + GOODS  # + track
OPTION: Final = TRACK + TRACKS  # + number of an option, from 0
CAPTAIN: Final = OPTION + OPTIONS  # follow with a captain
CREW: Final = CAPTAIN + 1
LIEUTENANT: Final = CAPTAIN + 2  # resolves the main action
CAPTAIN_AS_MAIN: Final = CAPTAIN + 3  # with the power of a technology
CREW_AS_MAIN: Final = CAPTAIN + 4
OMNI_CAPTAIN: Final = CAPTAIN + WORKERS  # on the own omni space
OMNI_CREW: Final = OMNI_CAPTAIN + 1
PLACE: Final = OMNI_CREW + 1  # + ship: an outpost on the planet it orbits
FIGHT: Final = PLACE + SHIPS  # + ship: the pirates on the planet it orbits
YES: Final = FIGHT + SHIPS  # pay
SPECIAL: Final = YES + 1  # the special planet produces
ABILITY: Final = SPECIAL + 1  # + ability - 1
WEALTH: Final = ABILITY + ABILITIES  # + wealth set, from 0
ACTIONS: Final = (WEALTH + OFFERS + 15) // 16 * 16  # width of a legal mask
