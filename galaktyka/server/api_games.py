"""Requests about the games and the server itself (docs/protocol.md 3)."""

from __future__ import annotations

import hashlib

from sqlalchemy import text
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from galaktyka import __version__
from galaktyka.engine.words import LANGS, Lang
from galaktyka.server.api import JSON, Call, Endpoint, address_of, context_of
from galaktyka.server.compress import text_response
from galaktyka.server.errors import RefusalError
from galaktyka.server.games import TABLE_GAMES, TableGame, cards_json, language, table_game, words_text
from galaktyka.server.messages import GameInfo, OptionInfo, Options, OptionsWish, Status
from galaktyka.server.options import mended
from galaktyka.server.settings import LOOPBACK

ASK_AGAIN = "public, max-age=0, must-revalidate"
LANG_SCHEMA = {"lang": {"type": "string", "enum": list(LANGS), "default": "en"}}


async def status(call: Call) -> Status:
    """What the server is, and how far it is with compiling."""
    return Status(__version__, [compiler.state for compiler in call.context.compilers])


async def games(_call: Call) -> list[GameInfo]:
    """The games that can be played."""
    return [_info(entry) for entry in TABLE_GAMES.values()]


def _info(entry: TableGame) -> GameInfo:
    game = entry.game
    options = [OptionInfo(option.name, option.text) for option in game.options]
    return GameInfo(game.name, game.title, game.min_players, game.max_players, options, entry.bots)


async def options(call: Call) -> Options:
    """What of the wanted options can be played together."""
    wish = call.body_as(OptionsWish)
    return mended(table_game(_game(call)).game, wish.players, wish.options, wish.keep)


async def cards(call: Call) -> Response:
    """All cards of a game in one language."""
    return _cached(call.request, cards_json(_game(call), _language(call)), JSON)


async def words(call: Call) -> Response:
    """The messages of a game in one language."""
    return _cached(call.request, words_text(_game(call), _language(call)), "text/plain; charset=utf-8")


def _game(call: Call) -> str:
    return table_game(str(call.request.path_params["game"])).game.name


def _language(call: Call) -> Lang:
    return language(call.request.query_params.get("lang", "en"))


def _cached(request: Request, body: bytes, media_type: str) -> Response:
    """A body that the browser may keep, as long as it asks whether it is still the same."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": ASK_AGAIN}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return text_response(request, body, media_type, headers)


async def health(request: Request) -> Response:
    """Whether the process and its database answer."""
    context = context_of(request)
    await context.storage.read(lambda connection: connection.execute(text("SELECT 1")).close())
    return PlainTextResponse("ok")


async def metrics(request: Request) -> Response:
    """Figures for Prometheus; only for this machine unless the operator said otherwise."""
    context = context_of(request)
    if not context.settings.metrics_everywhere and address_of(request.scope) not in (*LOOPBACK, "testclient"):
        raise RefusalError("forbidden", "Figures are shown on the machine itself only.")
    return PlainTextResponse(context.metrics.text(), media_type="text/plain; version=0.0.4")


ENDPOINTS = (
    Endpoint("GET", "/api/status", status, "read", "What the server is.", answer=Status),
    Endpoint("GET", "/api/games", games, "read", "The games that can be played.", answer=list[GameInfo]),
    Endpoint(
        "POST",
        "/api/games/{game}/options",
        options,
        "read",
        "Mend a choice of options.",
        body=OptionsWish,
        answer=Options,
        refusals=(404,),
    ),
    Endpoint(
        "GET", "/api/games/{game}/cards", cards, "read", "All cards of a game.", query=LANG_SCHEMA, refusals=(404,)
    ),
    Endpoint(
        "GET", "/api/games/{game}/words", words, "read", "The messages of a game.", query=LANG_SCHEMA, refusals=(404,)
    ),
)
