"""What a move, an undo and a start do to a table: plain functions, to be run inside one transaction."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from galaktyka.engine.errors import ActionError
from galaktyka.engine.flow import DONE
from galaktyka.engine.game import Records
from galaktyka.engine.lens import Lens
from galaktyka.engine.saying import Said, Told
from galaktyka.server.desk import Desk
from galaktyka.server.errors import RefusalError
from galaktyka.server.rows import EventRow, TableRow, Takeback, layout_of

ABOUT_TABLE: Final = 0  # the round of what is told about the table itself
NO_PHASE: Final = "none"


@dataclass(frozen=True)
class Happening:
    """A table after something happened, and what happened."""

    row: TableRow
    event: EventRow


def start(desk: Desk, row: TableRow) -> Happening:
    """Deal the game; every seat is taken."""
    entry = desk.game(row)
    record = desk.replay(row, [])
    lens = desk.lens(row.game)
    told = [said("log-started"), *entry.opening(lens, record)]
    started = _with_position(lens, replace(row, stage="playing", layout=layout_of(entry.game)), record)
    return happened(
        replace(started, asked=[row.version + 1] * row.players), EventRow(version=0, kind="start", told=told)
    )


def move(desk: Desk, row: TableRow, record: Records, seat: int, action: int, move_id: str) -> Happening:
    """Carry out an action of a seat through the one checked door."""
    entry, lens = desk.game(row), desk.lens(row.game)
    result, after = lens.step(record, seat, action)
    if result != DONE:
        raise RefusalError("illegal", "This is not one of the answers that are allowed now.")
    followed = entry.follow(lens, record, after, seat, action)
    moved = _with_position(lens, row, after)
    moved = replace(
        moved,
        asked=_asked(row, record, after, seat),
        takebacks=takebacks_after(row, seat, Takeback(row.version + 1, followed.silent), followed.reveals_nothing),
    )
    told = followed.told + ([said("log-over")] if moved.stage == "over" else [])
    event = EventRow(version=0, kind="move", seat=seat, move_id=move_id, action=action, told=told)
    return happened(moved, event)


def play_on(row: TableRow, past: list[EventRow], record: bytes) -> list[Happening]:
    """A dealt table after the moves of another game, which led to a position; they cannot be taken back."""
    happenings = []
    for event in past:
        happenings.append(happened(row, event))
        row = happenings[-1].row
    there = replace(row, record=record, asked=[row.version + 1] * row.players)
    told = Told(None, ABOUT_TABLE, NO_PHASE, Said("log-played-on", {"step": len(past)}))
    return [*happenings, happened(there, EventRow(version=0, kind="origin", told=[told]))]


def undo(desk: Desk, row: TableRow, history: list[tuple[int, int, int]], seat: int, move_id: str) -> Happening:
    """Take back the last answer of a seat: the history without it is replayed."""
    if not may_undo(row, seat):
        raise RefusalError("no_undo", "Your last answer cannot be taken back any more.")
    version = row.takebacks[seat][-1].version
    kept = [(who, action) for at, who, action in history if at != version]
    record = desk.replay(row, kept)
    undone = _with_position(desk.lens(row.game), row, record)
    takebacks = [entries[:-1] if who == seat else entries for who, entries in enumerate(row.takebacks)]
    asked = [row.version + 1 if who == seat else at for who, at in enumerate(row.asked)]
    told = [Told(seat, ABOUT_TABLE, NO_PHASE, Said("log-undone", {"undone": version}))]
    event = EventRow(version=0, kind="undo", seat=seat, move_id=move_id, told=told)
    return happened(replace(undone, takebacks=takebacks, asked=asked), event)


def may_undo(row: TableRow, seat: int) -> bool:
    """Whether the last answer of a seat can be taken back."""
    return row.undo and row.stage == "playing" and bool(row.takebacks[seat])


def happened(row: TableRow, event: EventRow) -> Happening:
    """The table one version later."""
    now = time.time()
    version = row.version + 1
    return Happening(replace(row, version=version, changed=now), replace(event, version=version, at=now))


def said(message: str, seat: int | None = None) -> Told:
    """Something to tell about the table, not about the game."""
    return Told(seat, ABOUT_TABLE, NO_PHASE, Said(message))


def check_open(row: TableRow, record: Records, seat: int, version: int) -> None:
    """Refuse an answer to a question that is not the one now open for the seat."""
    if row.stage != "playing" or not int(record[0]["seat"][seat]["question"]):
        raise RefusalError("not_asked", "You owe no answer now.")
    if not row.asked[seat] <= version <= row.version:
        raise RefusalError("stale", "Another question is open now; look at the table again.")


def action_number(desk: Desk, row: TableRow, record: Records, seat: int, text: str) -> int:
    """The action that a text means as an answer to the open question of a seat."""
    try:
        return desk.game(row).game.parse_action(int(record[0]["seat"][seat]["question"]), text)
    except ActionError as error:
        raise RefusalError("illegal", str(error)) from error


def takebacks_after(row: TableRow, seat: int, mine: Takeback, reveals_nothing: bool) -> list[list[Takeback]]:
    """What may be taken back after an answer: all is settled as soon as something became known by it."""
    if not reveals_nothing:
        return [[] for _ in row.seats]
    others = [_still_silent(entries) for entries in row.takebacks]
    return [[*row.takebacks[who], mine] if who == seat else entries for who, entries in enumerate(others)]


def _still_silent(entries: list[Takeback]) -> list[Takeback]:
    """Answers that another seat cannot have acted on: those since the last one that could be seen."""
    kept: list[Takeback] = []
    for entry in reversed(entries):
        if not entry.silent:
            break
        kept.insert(0, entry)
    return kept


def _asked(row: TableRow, before: Records, after: Records, seat: int) -> list[int]:
    """In which version each seat was asked what it is asked now."""
    was, now = before[0]["seat"], after[0]["seat"]
    asked = []
    for who in range(row.players):
        new = who == seat or was[who]["question"] != now[who]["question"] or was[who]["amount"] != now[who]["amount"]
        asked.append(row.version + 1 if new else row.asked[who])
    return asked


def _with_position(lens: Lens, row: TableRow, record: Records) -> TableRow:
    stage = "over" if lens.over(record) else "playing"
    return replace(row, record=record.tobytes(), stage=stage)
