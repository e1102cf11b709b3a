"""Identities cannot be forged or guessed, names are safe to show, and personal links are personal."""

import asyncio
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galaktyka.server.errors import RefusalError
from galaktyka.server.identity import Signer, clean_name, clean_text, load_signer
from galaktyka.server.storage import open_storage
from tests.server.harness import TestServer, serve


def test_a_cookie_of_this_server_is_known() -> None:
    signer = Signer(b"secret")
    assert signer.identity(signer.cookie("abc")) == "abc"


@given(st.text(max_size=80))
def test_no_other_cookie_is(cookie: str) -> None:
    assert Signer(b"secret").identity(cookie) is None


@pytest.mark.parametrize("place", range(0, 96, 7))
def test_a_changed_cookie_is_nobodys(place: int) -> None:
    signer = Signer(b"secret")
    cookie = signer.cookie("0123456789abcdef0123456789abcdef")
    changed = cookie[:place] + ("0" if cookie[place] != "0" else "1") + cookie[place + 1 :]
    assert signer.identity(changed) is None


def test_a_cookie_of_another_server_is_nobodys() -> None:
    assert Signer(b"secret").identity(Signer(b"other").cookie("abc")) is None
    assert Signer(b"secret").identity(None) is None


def test_all_processes_of_a_database_share_the_secret(tmp_path: Path) -> None:
    async def run() -> None:
        address = f"sqlite:///{tmp_path / 't.sqlite3'}"
        first, second = open_storage(address), open_storage(address)
        await first.open()
        signers = await asyncio.gather(load_signer(first), load_signer(second))
        assert signers[0].cookie("a") == signers[1].cookie("a")
        await first.close()
        await second.close()

    asyncio.run(run())


def test_forged_cookies_see_nothing_and_move_nothing(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        anna = await server.guest("Anna")
        table = await anna.table("me", "bot:random")
        row = await server.context.tables.load(table)
        eve = await server.guest()
        for cookie in (row.seats[0].identity, f"{row.seats[0].identity}.{'0' * 64}", f"{row.seats[0].identity}."):
            eve.http.cookies.set("galaktyka", str(cookie))
            state = await eve.get(f"/api/tables/{table}")
            assert state["me"] is None
            assert state["view"]["seats"][0]["hand"] is None
            assert await eve.get("/api/me") == {"name": None}

    serve(tmp_path, play)


def test_identities_never_leave_the_server(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        anna = await server.guest("Anna")
        table = await anna.table("me", "bot:random", public=True)
        identity = (await server.context.tables.load(table)).seats[0].identity
        assert identity is not None
        socket = await anna.socket(table)
        for path in (f"/api/tables/{table}", "/api/tables/mine", "/api/tables", "/api/me"):
            assert identity not in (await anna.http.get(path)).text
        assert all(identity not in text for text in socket.bytes)

    serve(tmp_path, play)


def test_a_personal_link_brings_the_same_guest_to_another_browser(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        anna, phone, eve = await server.guest("Anna"), await server.guest(), await server.guest("Eve")
        table = await anna.table("me", "bot:random")
        old = (await anna.post("/api/me/recovery"))["link"]
        link = (await anna.post("/api/me/recovery"))["link"]
        path, _, token = link.partition("#")
        assert (path, len(token) > 40) == ("/recover", True)
        assert (await eve.post("/api/recover", {"token": old.partition("#")[2]}, 404))["error"] == "not_found"
        assert (await eve.post("/api/recover", {"token": "x"}, 404))["error"] == "not_found"
        assert await phone.post("/api/recover", {"token": token}) == {"name": "Anna"}
        assert (await phone.get(f"/api/tables/{table}"))["me"] == 0
        assert token not in server_bytes(await anna.http.get(f"/api/tables/{table}"))

    serve(tmp_path, play)


def server_bytes(response: object) -> str:
    return str(getattr(response, "text", ""))


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("Żaneta", "Żaneta"),
        ("  a   b ", "a b"),
        ("a\u202eb\u200bc", "abc"),
        ("a\nb", "a b"),
        ("ﬁne", "fine"),
        ("Z" + "\u0301" * 50, "Ź\u0301\u0301"),
        ("x" * 99, "x" * 24),
        ("☕", "☕"),
        ("<b>", "<b>"),
    ],
)
def test_names_are_cleaned(name: str, cleaned: str) -> None:
    assert clean_name(name) == cleaned


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u2060", "\x00\x01"])
def test_names_without_anything_to_see_are_refused(name: str) -> None:
    with pytest.raises(RefusalError):
        clean_name(name)


@given(st.text(max_size=60))
def test_cleaned_text_is_short_visible_and_stays_clean(text: str) -> None:
    cleaned = clean_text(text, 24)
    assert len(cleaned) <= 24
    assert cleaned == cleaned.strip()
    assert cleaned.isprintable()
    assert clean_text(cleaned, 24) == cleaned
