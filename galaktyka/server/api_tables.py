"""Requests about tables (docs/protocol.md 3)."""

from __future__ import annotations

import gzip
from functools import partial
from typing import Any

from starlette.responses import PlainTextResponse, Response, StreamingResponse

from galaktyka.server import finished
from galaktyka.server.analyses import must_be_trained
from galaktyka.server.api import JSON, Call, Endpoint
from galaktyka.server.bots import ThinkingError
from galaktyka.server.compress import reads_gzip
from galaktyka.server.errors import RefusalError
from galaktyka.server.games import table_game
from galaktyka.server.messages import (
    Join,
    NewTable,
    Nothing,
    PlayOn,
    Replay,
    Seating,
    TableState,
    TableSummary,
    Verification,
)
from galaktyka.server.rows import TableRow

LINES = "application/x-ndjson"
SEAT_SCHEMA = {"seat": {"type": "integer", "minimum": 0, "maximum": 5}}


async def lobby(call: Call) -> list[TableSummary]:
    """Open tables with a free seat."""
    return await call.context.tables.lobby(call.identity)


async def mine(call: Call) -> list[TableSummary]:
    """The caller's tables."""
    return [] if call.identity is None else await call.context.tables.mine(call.identity)


async def create(call: Call) -> TableSummary:
    """Set up a table."""
    name = await call.name()
    call.context.limiter.check("table", call.identity, call.address)
    return await call.context.tables.create(call.body_as(NewTable), call.who, name)


async def show(call: Call) -> TableState:
    """The table as the caller may see it."""
    return (await call.context.hub.read(call.table, call.identity))[1]


async def join(call: Call) -> TableState:
    """Take a seat, or come back to it."""
    await call.context.tables.join(call.table, call.who, await call.name(), call.body_as(Join).seat)
    return await show(call)


async def leave(call: Call) -> Nothing:
    """Give a seat up."""
    await call.context.tables.leave(call.table, call.who)
    return Nothing()


async def seat(call: Call) -> TableState:
    """Put a bot on a seat, or free it."""
    wanted = call.body_as(Seating)
    await call.context.tables.seat_bot(call.table, call.who, wanted.seat, wanted.bot)
    return await show(call)


async def rematch(call: Call) -> TableSummary:
    """Play again."""
    return await call.context.tables.rematch(call.table, call.who, await call.name())


async def play_on(call: Call) -> TableSummary:
    """Play on from a moment of a finished game."""
    wanted, name = call.body_as(PlayOn), await call.name()
    call.context.limiter.check("table", call.identity, call.address)
    row = await _finished(call)
    moves = await call.context.tables.history(row.id)
    if wanted.step >= len(moves):
        raise RefusalError("bad_request", "Nothing is left to decide there: choose an earlier moment of the game.")
    record = await _work(call, finished.position_after, row, moves[: wanted.step])
    return await call.context.tables.play_on(row, wanted, record, call.who, name)


async def verify(call: Call) -> Any:
    """Check a finished game."""
    row = await _finished(call)
    moves = await call.context.tables.history(row.id)
    return await _work(call, finished.verify, row, moves, row.seed_hash)


async def game_file(call: Call) -> Response:
    """A finished game as a file."""
    row = await _finished(call)
    text = await _work(call, finished.game_file, row, await call.context.tables.history(row.id))
    headers = {"Content-Disposition": f'attachment; filename="galaktyka-{row.game}-{row.id}.txt"'}
    return PlainTextResponse(text, headers=headers)


async def analysis(call: Call) -> Response:
    """What a network thinks of a finished game: lines of JSON that say how far it is, and in the end what it found."""
    row = await _finished(call)
    must_be_trained(table_game(row.game).game, row.players)
    moves, own = await call.context.tables.history(row.id), await call.context.tables.own(row.id)
    allow = partial(call.context.limiter.check, "analysis", call.identity, call.address)
    lines = await call.context.analyses.open(row, moves, own, allow)
    return StreamingResponse(lines, media_type=LINES, headers={"Cache-Control": "no-store"})


async def replay(call: Call) -> Response:
    """A finished game step by step, as one perspective saw it."""
    me = _perspective(call)
    row = await _finished(call)
    if me is not None and me >= row.players:
        raise RefusalError("bad_request", "There is no such seat at this table.")
    body = await _work(call, finished.replay, row, await call.context.tables.history(row.id), me)
    headers = {"Cache-Control": "private, max-age=3600", "Vary": "Accept-Encoding"}
    if reads_gzip(call.request):
        return Response(body, media_type=JSON, headers={**headers, "Content-Encoding": "gzip"})
    return Response(gzip.decompress(body), media_type=JSON, headers=headers)


def _perspective(call: Call) -> int | None:
    wanted = call.request.query_params.get("seat")
    if wanted is None:
        return None
    if len(wanted) != 1 or wanted not in "012345":
        raise RefusalError("bad_request", "A seat is a number from 0 to 5.")
    return int(wanted)


async def _finished(call: Call) -> TableRow:
    row = (await call.context.hub.read(call.table, call.identity))[0]
    if row.stage != "over":
        raise RefusalError("not_now", "The game has not ended yet.")
    return row


async def _work(call: Call, function: Any, *args: Any) -> Any:
    try:
        return await call.context.workers.work(function, *args)
    except ThinkingError as error:
        raise RefusalError("busy", "This took too long; try again in a moment.", 5.0) from error


ENDPOINTS = (
    Endpoint("GET", "/api/tables", lobby, "read", "Open tables.", answer=list[TableSummary]),
    Endpoint("GET", "/api/tables/mine", mine, "read", "My tables.", answer=list[TableSummary]),
    Endpoint(
        "POST",
        "/api/tables",
        create,
        "write",
        "Set up a table.",
        body=NewTable,
        answer=TableSummary,
        status=201,
        refusals=(401, 404),
    ),
    Endpoint("GET", "/api/tables/{table}", show, "read", "A table.", answer=TableState, refusals=(404, 409)),
    Endpoint(
        "POST",
        "/api/tables/{table}/join",
        join,
        "write",
        "Take a seat.",
        body=Join,
        answer=TableState,
        refusals=(401, 404, 409),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/leave",
        leave,
        "write",
        "Leave.",
        body=Nothing,
        answer=Nothing,
        refusals=(401, 404),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/seats",
        seat,
        "write",
        "Seat a bot.",
        body=Seating,
        answer=TableState,
        refusals=(401, 404, 409),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/rematch",
        rematch,
        "write",
        "Play again.",
        body=Nothing,
        answer=TableSummary,
        refusals=(401, 404, 409),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/play_on",
        play_on,
        "work",
        "Play on from a moment of a finished game.",
        body=PlayOn,
        answer=TableSummary,
        status=201,
        refusals=(401, 404, 409),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/verify",
        verify,
        "work",
        "Check a finished game.",
        answer=Verification,
        refusals=(404, 409),
    ),
    Endpoint("GET", "/api/tables/{table}/file", game_file, "work", "The game file.", refusals=(404, 409)),
    Endpoint(
        "GET",
        "/api/tables/{table}/analysis",
        analysis,
        "work",
        "What a network thinks of a finished game, as lines of JSON.",
        refusals=(404, 409),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        replay,
        "work",
        "A finished game step by step.",
        answer=Replay,
        query=SEAT_SCHEMA,
        refusals=(404, 409),
    ),
)
