"""The box: all pieces, read from the data files and through nothing of the engine (transgalactica.md 2)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

Entry: TypeAlias = Mapping[str, Any]  # a piece as its file has it
Effect: TypeAlias = Mapping[str, Any]
Program: TypeAlias = Sequence[Effect]  # effects that happen one after the other
Power: TypeAlias = Mapping[str, Any]
Goods: TypeAlias = Mapping[str, int]

DATA: Final = Path(__file__).parents[4] / "galaktyka" / "games" / "transgalactica" / "data"


def _read(name: str) -> Any:
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


def _by_id(entries: Sequence[Entry]) -> dict[str, Entry]:
    return {entry["id"]: entry for entry in entries}


_SENATE: Final = _read("senate")
_TOKENS: Final = _read("bonus_tokens")
_TRACKS: Final = _read("tracks")
PANEL: Final = _read("control_panel")

AREAS: Final[dict[str, Entry]] = _by_id(_read("areas")["areas"])
PLANETS: Final[dict[str, Entry]] = _by_id(_read("planets")["planets"])
MISSIONS: Final[dict[str, Entry]] = _by_id(_read("missions")["missions"])
TECHNOLOGIES: Final[dict[str, Entry]] = _by_id(_read("technologies")["technologies"])
ABILITIES: Final[dict[str, Entry]] = _by_id(_read("abilities")["abilities"])
WEALTH: Final[dict[str, Entry]] = _by_id(_read("wealth_cards")["cards"])
PIRATES: Final[dict[str, Entry]] = _by_id(_read("pirates")["pirates"])
OBJECTIVES: Final[dict[str, Entry]] = _by_id(_read("objectives")["objectives"])
DECREES: Final[dict[str, Entry]] = _by_id(_SENATE["decrees"])
OFFICES: Final[dict[str, Entry]] = _by_id(_SENATE["offices"])
TOKENS: Final[dict[str, Entry]] = _by_id([*_TOKENS["basic"], *_TOKENS["advanced"]])
MINING: Final[dict[str, Entry]] = _by_id(_TOKENS["mining"])
FLEET: Final[dict[str, Entry]] = _by_id(PANEL["fleet_tokens"])
MAPS: Final[dict[str, Entry]] = _read("maps")["maps"]
TRACKS: Final[dict[str, Entry]] = _TRACKS["tracks"]  # the four main tracks
ROUND_SPACES: Final[list[Entry]] = _TRACKS["rounds"]

RESOURCES: Final = ("energy", "ore", "alien")
GOODS: Final = (*RESOURCES, "credit")
TRADE: Final = "trade"
ALL_TRACKS: Final = (*TRACKS, TRADE)
COLOURS: Final = ("green", "yellow", "purple", "grey")
HOME: Final = "H"  # the space of the central planet
NIGHTMARE: Final = "nightmare"
MINING_ROWS: Final[list[int]] = [row["required_politics"] for row in PANEL["mining_track"]]
CREW_SPACES: Final[list[Program]] = [space["income_when_empty"] for space in PANEL["workers"]["crew_slots"]]
PRODUCES: Final[dict[str, str | None]] = _read("planets")["color_production"]
END: Final = _read("components")["end_scoring"]
ROUNDS: Final[int] = _read("components")["rounds"]["value"]


@dataclass(frozen=True)
class Galaxy:
    """The map for a number of players: spaces, and lines between them."""

    spaces: tuple[str, ...]
    bases: frozenset[str]
    wormholes: frozenset[str]
    lines: Mapping[str, Mapping[str, int]]  # from, to, energy


def _galaxy(entry: Entry) -> Galaxy:
    lines: dict[str, dict[str, int]] = {space["id"]: {} for space in entry["spaces"]}
    for edge in entry["edges"]:
        lines[edge["a"]][edge["b"]] = lines[edge["b"]][edge["a"]] = edge["energy"]
    return Galaxy(
        spaces=tuple(lines),
        bases=frozenset(space["id"] for space in entry["spaces"] if space["kind"] == "base"),
        wormholes=frozenset(space["id"] for space in entry["spaces"] if space["wormhole"]),
        lines=lines,
    )


GALAXIES: Final = {int(players): _galaxy(entry) for players, entry in MAPS.items()}


def top_of(track: str) -> int:
    """The last space of a track."""
    if track == TRADE:
        return len(PANEL["trade_track"]["spaces"])
    return int(TRACKS[track]["max_level"]["value"])


def price_of(track: str) -> Goods:
    """The full price of a step."""
    cost: Goods = PANEL["trade_track"]["full_cost"]["value"] if track == TRADE else TRACKS[track]["cost"]["value"]
    return cost


def space_of(track: str, level: int) -> Entry:
    """A space of one of the four main tracks."""
    return next(space for space in TRACKS[track]["spaces"] if space["level"] == level)


def slots_of(track: str) -> list[int]:
    """The levels that the slots of cards below a track ask for."""
    return [slot["required_level"] for slot in TRACKS[track]["card_slots"]]
