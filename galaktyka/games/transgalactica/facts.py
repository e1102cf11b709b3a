"""The pieces of Transgalactica as typed, validated facts (data/*.json).

`load_facts` is the only door to the data: whatever it returns is complete and consistent, and whatever is wrong ends in
one `DataError` that names the file, the entry and the field. Every value says in `source` where it comes from; those
that begin with "reconstructed" were designed by us, because the pictures of the rulebook are lost
(docs/rules/transgalactica-reconstruction.md).
"""

import re
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import Struct

from galaktyka.engine.errors import DataError
from galaktyka.games.transgalactica.board_types import Areas, Components, ControlPanel, Maps, Rulings, Tracks
from galaktyka.games.transgalactica.card_types import (
    Abilities,
    BonusTokens,
    Missions,
    Objectives,
    Pirates,
    Planets,
    Senate,
    Technologies,
    WealthCards,
)
from galaktyka.games.transgalactica.effect_types import Good, Track

FOLDER: Final = "galaktyka/games/transgalactica/data"


class Facts(Struct, frozen=True, kw_only=True):
    """All data files; a field for each, by its name."""

    components: Components
    rulings: Rulings
    areas: Areas
    tracks: Tracks
    control_panel: ControlPanel
    maps: Maps
    planets: Planets
    bonus_tokens: BonusTokens
    technologies: Technologies
    missions: Missions
    senate: Senate
    objectives: Objectives
    abilities: Abilities
    pirates: Pirates
    wealth_cards: WealthCards


NAMES: Final = tuple(field.name for field in msgspec.structs.fields(Facts))
TRACK_NAMES: Final[tuple[Track, ...]] = ("technology", "military", "production", "politics", "trade")
GOOD_NAMES: Final[tuple[Good, ...]] = ("energy", "ore", "alien", "credit")


def wrong(name: str, entry: str, field: str, problem: str) -> DataError:
    """The error about one value."""
    place = f", entry '{entry}'" if entry else ""
    return DataError(f"{FOLDER}/{name}.json{place}, field '{field}': {problem}.")


def read_files() -> dict[str, bytes]:
    """The bytes of every data file, by its name."""
    folder = files("galaktyka.games.transgalactica") / "data"
    return {name: (folder / f"{name}.json").read_bytes() for name in NAMES}


def parse_file(name: str, data: bytes) -> Any:
    """A data file as its structure, or a DataError about the first thing that is wrong with it."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(Facts)}
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DataError(f"{FOLDER}/{name}.json is no JSON: {error}.") from error
    try:
        return msgspec.convert(raw, kinds[name])
    except msgspec.ValidationError as error:
        raise wrong(name, *_explain(raw, str(error))) from error


def _explain(raw: Any, message: str) -> tuple[str, str, str]:
    """Entry, field and problem from a message such as "Expected `int`, got `str` - at `$.planets[0].slots`"."""
    problem, _, path = message.partition(" - at `$")
    steps = re.findall(r"[\w\-]+", path)
    named = re.search(r"(?:unknown|missing required) field `(\w+)`", problem)
    entry, where = "", raw
    for step in steps:
        where = _inside(where, step)
        if isinstance(where, dict) and "id" in where:
            entry = str(where["id"])
    field = ".".join([*steps, *([named[1]] if named else [])]) or "the whole file"
    return entry, field, problem.replace("Object contains", "there is an").replace("Object missing", "there is no")


def _inside(where: Any, step: str) -> Any:
    if isinstance(where, list) and step.isdigit() and int(step) < len(where):
        return where[int(step)]
    return where.get(step) if isinstance(where, dict) else None


@cache
def load_facts() -> Facts:
    """All pieces of the game, checked."""
    from galaktyka.games.transgalactica.checks import check_facts  # noqa: PLC0415  the checks need the structures

    return check_facts(read_files())
