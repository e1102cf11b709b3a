"""Guests: a signed cookie, a display name, and a personal link to be the same guest elsewhere.

The cookie is the identity and an HMAC of it under a secret of this server; nobody can make one up, and it holds nothing
else. The personal link holds a random token of which the database keeps only the hash.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
import unicodedata
from typing import Final

from sqlalchemy import Connection, Executable, insert, select, update
from sqlalchemy.exc import IntegrityError

from galaktyka.server.errors import RefusalError
from galaktyka.server.messages import LONGEST_NAME
from galaktyka.server.schema import identities
from galaktyka.server.schema import secrets as secrets_table
from galaktyka.server.storage import Storage

COOKIE: Final = "galaktyka"
COOKIE_AGE: Final = 400 * 24 * 3600  # seconds; browsers keep none longer
IDENTITY_BYTES: Final = 16
TOKEN_BYTES: Final = 32
SECRET: Final = "cookies"
STACKED_MARKS: Final = 2  # accents on one letter


class Signer:
    """Makes and checks cookies."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def cookie(self, identity: str) -> str:
        """The cookie of an identity."""
        return f"{identity}.{self._mac(identity)}"

    def identity(self, cookie: str | None) -> str | None:
        """Whose cookie this is; None if this server did not make it."""
        identity, dot, mac = (cookie or "").partition(".")
        if not dot or not cookie or not cookie.isascii():
            return None
        return identity if hmac.compare_digest(mac, self._mac(identity)) else None

    def _mac(self, identity: str) -> str:
        return hmac.new(self._secret, identity.encode(), hashlib.sha256).hexdigest()


async def load_signer(storage: Storage) -> Signer:
    """The signer of this database; its secret is made once and shared by all processes."""
    query = select(secrets_table.c.value).where(secrets_table.c.name == SECRET)

    def find_or_make(connection: Connection) -> str:
        found = connection.execute(query).scalar()
        if found is None:
            found = secrets.token_hex(TOKEN_BYTES)
            connection.execute(insert(secrets_table).values(name=SECRET, value=found))
        return str(found)

    try:
        secret = await storage.write(find_or_make)
    except IntegrityError:  # another process was faster
        secret = await storage.write(find_or_make)
    return Signer(bytes.fromhex(secret))


class Identities:
    """The guests of a database."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def create(self, name: str) -> str:
        """A new guest; returns the identity."""
        identity = secrets.token_hex(IDENTITY_BYTES)
        values = {"id": identity, "name": clean_name(name), "created": time.time()}
        await self._execute(insert(identities).values(**values))
        return identity

    async def name(self, identity: str | None) -> str | None:
        """The display name of a guest; None if there is no such guest."""
        if identity is None:
            return None
        query = select(identities.c.name).where(identities.c.id == identity)
        return await self._storage.read(lambda connection: connection.execute(query).scalar())

    async def rename(self, identity: str, name: str) -> str:
        """Give a guest another name; returns it as it is kept."""
        cleaned = clean_name(name)
        await self._execute(update(identities).where(identities.c.id == identity).values(name=cleaned))
        return cleaned

    async def make_recovery(self, identity: str) -> str:
        """A new secret for a guest's personal link; the one before becomes worthless."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self._execute(update(identities).where(identities.c.id == identity).values(recovery=_hash(token)))
        return token

    async def recover(self, token: str) -> str:
        """The guest whose personal link holds the token."""
        query = select(identities.c.id).where(identities.c.recovery == _hash(token))
        found = await self._storage.read(lambda connection: connection.execute(query).scalar())
        if found is None:
            raise RefusalError("not_found", "This personal link is not valid, or a newer one has been made.")
        return str(found)

    async def _execute(self, statement: Executable) -> None:
        await self._storage.write(lambda connection: connection.execute(statement).close())


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str, longest: int = LONGEST_NAME) -> str:
    """A name that is safe to show: normalised, without invisible characters, not too long."""
    cleaned = clean_text(name, longest)
    if not cleaned:
        raise RefusalError("bad_request", "A name needs at least one letter or number.")
    return cleaned


def clean_text(text: str, longest: int) -> str:
    """Text without invisible characters, doubled spaces and towers of accents; empty if nothing is left."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFKC", text):
        category = unicodedata.category(letter)
        marks = marks + 1 if category[0] == "M" else 0
        if category[0] == "Z" or category == "Cc":
            kept.append(" ")
        elif category[0] != "C" and marks <= STACKED_MARKS:
            kept.append(letter)
    cleaned = " ".join("".join(kept).split())[:longest].strip()
    return cleaned if any(unicodedata.category(letter)[0] in "LNPS" for letter in cleaned) else ""
