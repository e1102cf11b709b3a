"""Requests about the caller: name, personal link (docs/protocol.md 2)."""

from __future__ import annotations

from starlette.responses import Response

from galaktyka.server.api import Call, Endpoint, respond
from galaktyka.server.errors import RefusalError
from galaktyka.server.identity import COOKIE_AGE
from galaktyka.server.messages import Me, Nothing, Recover, Recovery, Rename


async def who_am_i(call: Call) -> Me:
    """The caller's name."""
    return Me(await call.context.identities.name(call.identity))


async def introduce(call: Call) -> Response:
    """Create the identity, or change its name."""
    wanted = call.body_as(Rename).name
    if await call.context.identities.name(call.identity) is not None:
        return respond(Me(await call.context.identities.rename(call.who, wanted)))
    call.context.limiter.check("identity", None, call.address)
    identity = await call.context.identities.create(wanted)
    return await _signed_in(call, identity)


async def make_recovery(call: Call) -> Recovery:
    """A personal link; the secret stands after the #, where browsers keep it to themselves."""
    await call.name()
    token = await call.context.identities.make_recovery(call.who)
    return Recovery(f"/recover#{token}")


async def recover(call: Call) -> Response:
    """Be the guest whose personal link this is."""
    identity = await call.context.identities.recover(call.body_as(Recover).token)
    return await _signed_in(call, identity)


async def _signed_in(call: Call, identity: str) -> Response:
    name = await call.context.identities.name(identity)
    if name is None:
        raise RefusalError("not_found", "There is no such guest any more.")
    response = respond(Me(name))
    response.set_cookie(
        call.context.cookie,
        call.context.signer.cookie(identity),
        max_age=COOKIE_AGE,
        secure=call.request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )
    return response


ENDPOINTS = (
    Endpoint("GET", "/api/me", who_am_i, "read", "Who am I?", answer=Me),
    Endpoint("POST", "/api/me", introduce, "write", "Take a name.", body=Rename, answer=Me),
    Endpoint(
        "POST",
        "/api/me/recovery",
        make_recovery,
        "recover",
        "Make a personal link.",
        body=Nothing,
        answer=Recovery,
        refusals=(401,),
    ),
    Endpoint(
        "POST", "/api/recover", recover, "recover", "Use a personal link.", body=Recover, answer=Me, refusals=(404,)
    ),
)
