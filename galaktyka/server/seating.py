"""Who sits where: new tables, joining, leaving and bots, as plain functions on stored tables."""

from __future__ import annotations

import secrets
import time
from typing import Final

from msgspec.structs import replace

from galaktyka.engine.errors import OptionError
from galaktyka.engine.saying import Told
from galaktyka.server.errors import RefusalError
from galaktyka.server.games import table_game
from galaktyka.server.identity import clean_text
from galaktyka.server.messages import LONGEST_TITLE, NewTable, PlayOn
from galaktyka.server.play import Happening, happened, said
from galaktyka.server.rows import EventKind, EventRow, SeatRow, TableRow, layout_of

ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # without those that look alike
ID_LENGTH: Final = 12
SEED_BYTES: Final = 32
BOT_NAMES: Final = ("Kepler", "Hypatia", "Tycho", "Caroline", "Hevelius", "Henrietta")
BOT: Final = "bot:"


def new_row(wanted: NewTable, identity: str, name: str) -> TableRow:
    """A table as it was asked for, checked."""
    entry = table_game(wanted.game)
    try:
        entry.game.new_record(len(wanted.seats), wanted.options)
    except OptionError as error:
        raise RefusalError("bad_request", str(error)) from error
    if wanted.seats.count("me") > 1:
        raise RefusalError("bad_request", "One person can have only one seat.")
    seats = [_wanted_seat(number, seat, identity, name, entry.bots) for number, seat in enumerate(wanted.seats)]
    if all(seat.kind == "open" for seat in seats):
        raise RefusalError("bad_request", "Somebody must sit at a table: take a seat yourself, or give one to a bot.")
    title = clean_text(wanted.title, LONGEST_TITLE)
    return _blank(wanted.game, title, wanted.options, identity, seats, wanted.public, wanted.undo, wanted.hints)


def rematch_row(row: TableRow, identity: str) -> TableRow:
    """A new table of the same kind, everybody one seat further; other people's seats are free until they come."""
    seats = [replace(seat, away=False, bot=None) if seat.identity == identity else seat for seat in row.seats]
    seats = [SeatRow() if seat.kind == "person" and seat.identity != identity else seat for seat in seats]
    turned = seats[-1:] + seats[:-1]
    return _blank(row.game, row.title, row.options, identity, turned, row.public, row.undo, row.hints)


def origin_row(source: TableRow, wanted: PlayOn, identity: str, name: str) -> TableRow:
    """A table that goes on from a finished game: dealt from the same seed, a person on one seat and bots on all others.

    Its seed is no secret since the end of that game, so that nobody else may take a seat.
    """
    if wanted.seat >= source.players:
        raise RefusalError("bad_request", "There is no such seat at this table.")
    bots = table_game(source.game).bots
    seats = [bot_seat(number, wanted.bot, bots) for number in range(source.players)]
    seats[wanted.seat] = SeatRow(kind="person", name=name, identity=identity)
    row = _blank(source.game, source.title, source.options, identity, seats, public=False, undo=True, hints=True)
    return replace(row, seed=source.seed, origin=source.id, origin_step=wanted.step)


def new_seed() -> str:
    """A secret that nobody can guess, from which a whole game is dealt."""
    return secrets.token_hex(SEED_BYTES)


def _blank(
    game: str,
    title: str,
    options: dict[str, bool],
    host: str | None,
    seats: list[SeatRow],
    public: bool,
    undo: bool,
    hints: bool,
) -> TableRow:
    rules = table_game(game).game
    now = time.time()
    return TableRow(
        id="".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH)),
        game=game,
        title=title,
        options={option.name: options.get(option.name, False) for option in rules.options},
        public=public,
        undo=undo,
        hints=hints,
        stage="open",
        host=host,
        seats=seats,
        seed=new_seed(),
        rules_version=rules.rules_version,
        layout=layout_of(rules),
        record=None,
        version=0,
        asked=[0] * len(seats),
        takebacks=[[] for _ in seats],
        rematch=None,
        created=now,
        changed=now,
    )


def _wanted_seat(number: int, wanted: str, identity: str, name: str, bots: list[str]) -> SeatRow:
    if wanted == "me":
        return SeatRow(kind="person", name=name, identity=identity)
    if wanted == "open":
        return SeatRow()
    if wanted.startswith(BOT):
        return bot_seat(number, wanted.removeprefix(BOT), bots)
    raise RefusalError("bad_request", "A seat is 'me', 'open' or 'bot:' and the name of a bot.")


def bot_seat(number: int, bot: str, bots: list[str]) -> SeatRow:
    """A seat with a bot on it."""
    if bot not in bots:
        raise RefusalError("bad_request", f"There is no such bot; there is {', '.join(bots)}.")
    return SeatRow(kind="bot", name=BOT_NAMES[number], bot=bot)


def check_player(row: TableRow, seat: int, identity: str | None) -> None:
    """Only who has a seat, or the bot that plays it, may act for it."""
    if not 0 <= seat < row.players:
        raise RefusalError("not_seated", "There is no such seat.")
    if identity is None and not row.seats[seat].played_by_bot:
        raise RefusalError("not_seated", "No bot plays this seat.")
    if identity is not None and row.seats[seat].identity != identity:
        raise RefusalError("not_seated", "This seat is not yours.")


def check_host(row: TableRow, identity: str) -> None:
    """Only the host changes seats, and only before the start."""
    if row.host != identity:
        raise RefusalError("forbidden", "Only the host of the table can do this.")
    if row.stage != "open":
        raise RefusalError("not_now", "The game has begun already.")


def free_seat(row: TableRow, wanted: int | None) -> int:
    """A seat that can be taken: the wanted one, or the first."""
    if row.stage != "open":
        raise RefusalError("not_now", "The game has begun already; you can watch it.")
    free = [number for number, seat in enumerate(row.seats) if seat.kind == "open"]
    if wanted is not None and wanted in free:
        return wanted
    if wanted is not None or not free:
        raise RefusalError("not_now", "This seat is taken.")
    return free[0]


def opened(row: TableRow) -> Happening:
    """The table when it is set up."""
    return happened(row, EventRow(version=0, kind="seat"))


def seated(row: TableRow, number: int, message: str, kind: EventKind = "seat") -> Happening:
    """The table after somebody sat down, left or was replaced."""
    told: list[Told] = [said(message, number)]
    return happened(row, EventRow(version=0, kind=kind, seat=number, told=told))


def come_back(row: TableRow, mine: int) -> list[Happening]:
    """A person plays again where a bot stood in."""
    seat = row.seats[mine]
    if not seat.away:
        return []
    return [seated(row.with_seat(mine, replace(seat, away=False, bot=None)), mine, "log-returned")]


def step_away(row: TableRow, mine: int, bot: str) -> Happening:
    """A bot plays on for a person who leaves a game."""
    return seated(row.with_seat(mine, replace(row.seats[mine], away=True, bot=bot)), mine, "log-away")


def stand_up(row: TableRow, mine: int) -> Happening:
    """Free a seat; the next person becomes the host, and without one the table is closed."""
    freed = row.with_seat(mine, SeatRow())
    people = [seat.identity for seat in freed.seats if seat.kind == "person"]
    host = row.host if row.host in people else next(iter(people), None)
    stage = freed.stage if people else "closed"
    return seated(replace(freed, host=host, stage=stage), mine, "log-seat-freed")
