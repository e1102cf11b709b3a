"""The robot of the solitaire game as constant tables that the rules read."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, Final, get_args

from galaktyka.engine.record import constant, i16, record
from galaktyka.games.race import robot_data as data
from galaktyka.games.race.robot_data import DICE, FACES, load_robot
from galaktyka.games.race.tables import DESIGNS, ActionCard

DATA: Final = load_robot()
POOL: Final = DATA.pool.value
LAST_TABLEAU: Final = DATA.last_tableau.value
MOST_CREDIT: Final = DATA.most_credit.value

# Faces of the dice: action cards, and two that mean one.
COPY: Final = len(ActionCard)
PREFERRED: Final = COPY + 1
ACTION_OF: Final = {
    "explore": ActionCard.EXPLORE_5,
    "develop": ActionCard.DEVELOP,
    "settle": ActionCard.SETTLE,
    "consume_trade": ActionCard.CONSUME_TRADE,
    "consume_2x": ActionCard.CONSUME_2X,
    "produce": ActionCard.PRODUCE,
}
FACE_NAMES: Final[dict[int, str]] = {
    **{number: name for name, number in ACTION_OF.items()},
    COPY: "copy",
    PREFERRED: "preferred",
}

# Rows of steps: an action for each action card, then the reactions.
REACTION_ROWS: Final = len(ActionCard)


class Sort(IntEnum):
    """The worlds that the robot settles."""

    NON_MILITARY = 0
    MILITARY = 1
    ANY = 2


class Do(IntEnum):
    """What a step does."""

    DRAW = 1
    CREDIT = 2
    ECONOMY = 3
    EARN = 4
    DEVELOP = 5
    SETTLE = 6


@record
class FaceFacts:
    """A face of a die; those of the second die follow those of the first."""

    face: i16  # an action card, COPY or PREFERRED


@record
class RowFacts:
    """The steps of an action or a reaction: from, up to."""

    begin: i16
    end: i16


@record
class StepFacts:
    """One step; what a number means depends on the step."""

    do: i16
    amount: i16  # cards, credits, economy, or percent of the economy
    price: i16  # credits for a development or world
    dear_price: i16  # credits for a development of cost 6, or a dear world
    dear_from: i16  # worlds from this cost or defence on are dear
    tile_price: i16  # credits for a tile


@record
class WorldFacts:
    """How the robot plays a start world, by its number."""

    credit: i16
    economy: i16
    preferred: i16
    sort: i16
    explore_cards: i16
    develop_cards: i16
    settle_cards: i16
    produce_credit: i16
    six_discount: i16
    tile_discount: i16


@record
class LevelFacts:
    """One level of difficulty."""

    tiles: i16
    tile_vp: i16
    credit: i16
    economy: i16
    cards: i16
    most_economy: i16


def _step_row(step: data.Step) -> dict[str, int]:
    match step:
        case data.Draw(cards=number):
            return {"do": Do.DRAW, "amount": number}
        case data.Credit(amount=number):
            return {"do": Do.CREDIT, "amount": number}
        case data.Economy(amount=number):
            return {"do": Do.ECONOMY, "amount": number}
        case data.Earn(percent=number):
            return {"do": Do.EARN, "amount": number}
        case data.Develop(price=price, six_price=six, tile_price=tile):
            return {"do": Do.DEVELOP, "price": price.value, "dear_price": six.value, "tile_price": tile.value}
        case data.Settle(price=price, dear_from=dear, dear_price=dear_price, economy=economy):
            row = {"do": Do.SETTLE, "price": price.value, "dear_price": dear_price.value}
            return {**row, "dear_from": dear.value, "amount": economy.value}


def _rows() -> tuple[list[dict[str, int]], list[dict[str, int]]]:
    """The table of rows and the table of steps; an action card that no face names has an empty row."""
    actions: list[Sequence[data.Step]] = [()] * len(ActionCard)
    for name, steps in DATA.actions.items():
        actions[ACTION_OF[name]] = steps
    actions[ActionCard.EXPLORE_1_1] = DATA.actions["explore"]
    rows: list[dict[str, int]] = []
    all_steps: list[dict[str, int]] = []
    for row in (*actions, *(DATA.reactions[name] for name in get_args(data.Reaction))):
        begin = len(all_steps)
        all_steps += [_step_row(step) for step in row]
        rows.append({"begin": begin, "end": len(all_steps)})
    return rows, all_steps


def _world_rows() -> list[dict[str, int]]:
    starts = {card.start.number: card.id for card in DESIGNS if card.start is not None}
    return [_world_row(DATA.start_worlds[starts[number]]) for number in sorted(starts)]


def _world_row(world: data.StartWorld) -> dict[str, int]:
    row: dict[str, Any] = {name: getattr(world, name).value for name in world.__struct_fields__}
    row["sort"] = Sort[row.pop("worlds").upper()]
    row["preferred"] = ACTION_OF[row["preferred"]]
    return row


def _level_row(level: data.Strength) -> dict[str, int]:
    return {name: getattr(level, name).value for name in level.__struct_fields__}


_ROWS, _STEPS = _rows()
_FACE_OF: Final = {name: number for number, name in FACE_NAMES.items()}
FACE = constant(FaceFacts, [{"face": _FACE_OF[face]} for die in DATA.dice for face in die.value])
ROW = constant(RowFacts, _ROWS)
STEP = constant(StepFacts, _STEPS)
WORLD = constant(WorldFacts, _world_rows())
LEVELS: Final[tuple[str, ...]] = get_args(data.Level)  # easy, normal, hard
LEVEL = constant(LevelFacts, [_level_row(DATA.levels[name]) for name in get_args(data.Level)])

__all__ = [
    "COPY",
    "DICE",
    "FACE",
    "FACES",
    "FACE_NAMES",
    "LAST_TABLEAU",
    "LEVEL",
    "LEVELS",
    "MOST_CREDIT",
    "POOL",
    "PREFERRED",
    "REACTION_ROWS",
    "ROW",
    "STEP",
    "WORLD",
    "Do",
    "Sort",
]
