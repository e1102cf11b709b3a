"""The box: tiles, dice and numbers, read from the data files and through nothing of the engine (roll.md 1)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

Power: TypeAlias = Mapping[str, Any]  # a power, an instant effect or a bonus, as the file has it

DATA: Final = Path(__file__).parents[4] / "galaktyka" / "games" / "roll" / "data"
TILES_FILE: Final = json.loads((DATA / "tiles.json").read_text(encoding="utf-8"))
DICE_FILE: Final = json.loads((DATA / "dice.json").read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Side:
    """One side of a game tile, a half of a faction tile, or a home world."""

    id: str
    development: bool
    cost: int
    colour: str | None  # of a world
    powers: tuple[Power, ...]
    instant: tuple[Power, ...]
    bonus: Power | None

    @property
    def reassigns(self) -> bool:
        """Whether it has a Reassign power; powers over Dictate are among them (5.4)."""
        return any(power["when"] == "assign" for power in self.powers)

    @property
    def produces(self) -> bool:
        """Whether goods may lie on it (10)."""
        return not self.development and self.colour != "gray"


def _side(entry: Mapping[str, Any]) -> Side:
    return Side(
        id=entry["id"],
        development=entry["kind"] == "development",
        cost=entry["cost"],
        colour=entry["colour"],
        powers=tuple(entry["powers"]),
        instant=tuple(entry["instant"]),
        bonus=entry["bonus_vp"],
    )


def _entries() -> Iterator[Mapping[str, Any]]:
    for tile in TILES_FILE["tiles"]:
        yield from (tile["development"], tile["world"])
    for faction in TILES_FILE["factions"]:
        yield from faction["parts"]
    yield from TILES_FILE["home_worlds"]


SIDES: Final = {entry["id"]: _side(entry) for entry in _entries()}
# Game tiles are known by their development sides.
WORLD_OF: Final[dict[str, str]] = {tile["development"]["id"]: tile["world"]["id"] for tile in TILES_FILE["tiles"]}
TILE_OF: Final = {world: tile for tile, world in WORLD_OF.items()} | {tile: tile for tile in WORLD_OF}
FACTIONS: Final[dict[int, list[str]]] = {
    faction["number"]: [part["id"] for part in faction["parts"]] for faction in TILES_FILE["factions"]
}
HOMES: Final[list[str]] = [home["id"] for home in TILES_FILE["home_worlds"]]

FACES: Final[dict[str, list[str]]] = {dice["colour"]: dice["faces"] for dice in DICE_FILE["dice"]}
DICE: Final[dict[str, int]] = {dice["colour"]: dice["count"] for dice in DICE_FILE["dice"]}
COLOURS: Final = tuple(FACES)
PHASES: Final = ("explore", "develop", "settle", "produce", "ship")
WILD: Final = "wild"  # the face, and where a die waits for its column

PRICE: Final[dict[str, int]] = DICE_FILE["trade_price"]
POOL_EACH: Final[int] = DICE_FILE["pool_per_player"]
START_DICE: Final[dict[str, dict[str, int]]] = DICE_FILE["start_dice"]
START_CREDITS: Final[int] = DICE_FILE["start_credits"]
MOST_CREDITS: Final[int] = DICE_FILE["max_credits"]


def named(colour: str | None, colours: list[str]) -> bool:
    """Whether a list of colours has one; an empty list has all."""
    return not colours or colour in colours
