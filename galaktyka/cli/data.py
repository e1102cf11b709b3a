"""`galaktyka data`: the data files of a game, and which of their values nobody could read off the printed game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Annotated, Any, Final

import typer
from rich.table import Table

from galaktyka.cli.console import print_json, stdout
from galaktyka.cli.options import Json
from galaktyka.engine.errors import UnknownGameError
from galaktyka.games.race import robot_data
from galaktyka.games.race.cards import FILE, load_cards
from galaktyka.games.race.goal_data import FILE as GOAL_FILE
from galaktyka.games.race.goal_data import load_goals
from galaktyka.games.roll.tiles import DICE_FILE, TILES_FILE, load_box, load_dice
from galaktyka.games.transgalactica.checks import check_facts, reconstructed
from galaktyka.games.transgalactica.facts import FOLDER, NAMES, read_files

Report = tuple[list[str], list[dict[str, Any]]]  # files, and their reconstructed values

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, such as transgalactica.")]
Check = Annotated[bool, typer.Option("--check", help="List every reconstructed value.")]


def _race() -> Report:
    load_cards()
    load_goals()
    ours = [
        {"file": robot_data.FILE, "entry": where, "field": "", "value": value, "source": why}
        for where, value, why in robot_data.our_entries(robot_data.load_robot())
    ]
    return [FILE, GOAL_FILE, robot_data.FILE], ours


def _roll() -> Report:
    load_box()
    load_dice()
    return [TILES_FILE, DICE_FILE], []


def _transgalactica() -> Report:
    files = read_files()
    check_facts(files)
    return [f"{FOLDER}/{name}.json" for name in NAMES], reconstructed(files)


DATA: Final[dict[str, Callable[[], Report]]] = {"race": _race, "roll": _roll, "transgalactica": _transgalactica}


def data(game: GameName, check: Check = False, as_json: Json = False) -> None:
    """Check the data files of a game; list the values that were reconstructed, for owners of the game to correct."""
    if game not in DATA:
        raise UnknownGameError(f"There is no game '{game}'; there is {', '.join(DATA)}.")
    files, values = DATA[game]()
    if as_json:
        print_json({"game": game, "files": files, "reconstructed": values if check else len(values)})
        return
    stdout().print(_values(values) if check else _files(files, values))
    stdout().print(f"\nThe data are consistent; {len(values)} values are reconstructed.")


def _files(files: list[str], values: list[dict[str, Any]]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("File")
    table.add_column("Reconstructed", justify="right")
    for file in files:
        table.add_row(file, str(sum(value["file"] == file for value in values)))
    return table


def _values(values: list[dict[str, Any]]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("Entry", "Field", "Value", "Source"):
        table.add_column(heading, overflow="fold")
    for value in values:
        file = value["file"].rpartition("/")[2].removesuffix(".json")
        entry = f"{file}: {value['entry']}".rstrip(": ")
        table.add_row(entry, value["field"], json.dumps(value["value"], ensure_ascii=False), value["source"])
    return table
