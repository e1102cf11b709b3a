"""The goals of the expansions as typed, validated facts (data/goals.json).

`load_goals` is the only door to the data: whatever is wrong in the file ends in one `DataError` that names the file,
the goal and the field.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from galaktyka.engine.errors import DataError
from galaktyka.engine.facts import explain
from galaktyka.games.race.cards import Card, Match

FILE: Final = "galaktyka/games/race/data/goals.json"
MOST_GOALS: Final = 15  # a bit each in a 16-bit number

Check: TypeAlias = Literal["II", "III", "IV", "V", "round_end"]
Simple: TypeAlias = Literal["vp_chips", "world_kinds", "power_phases", "goods", "military", "hand_limit_discards"]


class Counts(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a goal counts: cards of the tableau that match, or something that stands for itself."""

    what: Simple | Literal["cards"]
    any_of: tuple[Match, ...] = ()  # cards: a card counts once if it fits one of these
    variable_vp: bool = False  # cards: only those whose VP are counted at the end

    def fits(self, card: Card) -> bool:
        """Whether a card of the tableau counts."""
        if self.variable_vp and card.vp is not None:
            return False
        return any(match.fits(card) for match in self.any_of)


class Goal(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One goal tile; the fields are those of goals.json."""

    id: str
    set: Literal["tgs", "rvi"]
    kind: Literal["first", "most"]
    vp: Annotated[int, Meta(ge=1, le=9)]
    tied_vp: Annotated[int, Meta(ge=0, le=9)]  # most: for everybody else who has as much
    counts: Counts
    needs: Annotated[int, Meta(ge=1, le=20)]
    checked_after: tuple[Check, ...]


@cache
def load_goals() -> tuple[Goal, ...]:
    """All goals of all sets, in the order of the file."""
    return parse_goals((files("galaktyka.games.race") / "data" / "goals.json").read_bytes())


def parse_goals(data: bytes, file: str = FILE) -> tuple[Goal, ...]:
    """The goals in `data`, or a DataError about the first thing that is wrong with them."""
    try:
        rows = msgspec.json.decode(data, type=list[dict[str, object]])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DataError(f"{file} is not a JSON list of goals: {error}.") from error
    if len(rows) > MOST_GOALS:
        raise DataError(f"{file} has {len(rows)} goals; there is room for {MOST_GOALS}.")
    goals = tuple(_goal(row, position, file) for position, row in enumerate(rows))
    for position, goal in enumerate(goals):
        for field, problem in _problems(goal, goals[:position]):
            raise _wrong(file, goal.id, field, problem)
    return goals


def _wrong(file: str, goal: str, field: str, problem: str) -> DataError:
    return DataError(f"{file}, goal '{goal}', field '{field}': {problem}.")


def _goal(row: dict[str, object], position: int, file: str) -> Goal:
    try:
        return msgspec.convert(row, Goal)
    except msgspec.ValidationError as error:
        field, problem = explain(str(error))
        raise _wrong(file, str(row.get("id", f"number {position + 1}")), field, problem) from error


def _problems(goal: Goal, earlier: tuple[Goal, ...]) -> Iterator[tuple[str, str]]:
    if not re.fullmatch(r"[a-z]+(_[a-z]+)*", goal.id):
        yield "id", "an id is written in snake_case"
    if goal.id in {other.id for other in earlier}:
        yield "id", "another goal has the same id"
    if (goal.kind == "most") != (goal.tied_vp > 0):
        yield "tied_vp", "most goals, and only they, give VP for a tie"
    if not goal.checked_after or len(set(goal.checked_after)) != len(goal.checked_after):
        yield "checked_after", "it names each moment once, and at least one"
    yield from _count_problems(goal.counts)


def _count_problems(counts: Counts) -> Iterator[tuple[str, str]]:
    if (counts.what == "cards") != bool(counts.any_of):
        yield "counts.any_of", "a goal that counts cards, and only such a goal, says which"
    if counts.variable_vp and counts.what != "cards":
        yield "counts.variable_vp", "only cards have variable VP"
    for index, match in enumerate(counts.any_of):
        if match == Match():
            yield f"counts.any_of[{index}]", "a match needs at least one condition"
