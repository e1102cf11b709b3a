"""Requests: identities, tables, and what every answer has to hold."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from galaktyka.server.schema import tables
from galaktyka.server.store import LISTED_FOR
from tests.server.harness import Guest, TestServer, serve


def test_a_guest_gets_a_name_and_keeps_it(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        guest = await server.guest()
        assert await guest.get("/api/me") == {"name": None}
        assert await guest.post("/api/me", {"name": "  Ma\u200brta\t "}) == {"name": "Marta"}
        assert await guest.get("/api/me") == {"name": "Marta"}
        assert await guest.post("/api/me", {"name": "Hana"}) == {"name": "Hana"}
        assert await guest.get("/api/me") == {"name": "Hana"}

    serve(tmp_path, play)


def test_the_cookie_is_hidden_from_scripts_and_bound_to_the_site(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        guest = await server.guest()
        plain = await guest.http.post("/api/me", json={"name": "Marta"})
        cookie = plain.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" not in cookie
        other = await server.guest()
        secure = await other.http.post(
            "https://testserver/api/me", json={"name": "M"}, headers={"Origin": "https://testserver"}
        )
        assert "secure" in secure.headers["set-cookie"].lower()

    serve(tmp_path, play)


@pytest.mark.parametrize(
    "body", ['{"name": ""}', '{"name": " \\u200b "}', '{"name": 3}', "{", "[]", '{"name":"a","x":1}']
)
def test_bad_names_are_refused_in_one_sentence(tmp_path: Path, body: str) -> None:
    async def play(server: TestServer) -> None:
        guest = await server.guest()
        answer = await guest.http.post("/api/me", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400
        assert answer.json()["error"] == "bad_request"
        assert "Traceback" not in answer.text

    serve(tmp_path, play)


def test_a_table_starts_when_its_last_seat_is_taken(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        anna, jan, eve = await server.guest("Anna"), await server.guest("Jan"), await server.guest("Eve")
        table = await anna.table("me", "open", public=True, title="Piątek")
        (listed,) = await eve.get("/api/tables")
        assert (listed["id"], listed["title"], listed["me"], listed["stage"]) == (table, "Piątek", None, "open")
        assert (await anna.get(f"/api/tables/{table}"))["view"] is None
        state = await jan.post(f"/api/tables/{table}/join", {})
        assert state["table"]["stage"] == "playing"
        assert state["me"] == 1
        assert [seat["name"] for seat in state["seats"]] == ["Anna", "Jan"]
        assert await eve.get("/api/tables") == []
        assert [(entry["id"], entry["my_turn"]) for entry in await jan.get("/api/tables/mine")] == [(table, True)]
        assert (await eve.post(f"/api/tables/{table}/join", {}, 409))["error"] == "not_now"
        assert (await eve.get(f"/api/tables/{table}"))["me"] is None

    serve(tmp_path, play)


def test_tables_that_nobody_came_to_are_listed_no_more(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        anna = await server.guest("Anna")
        await anna.table("me", "open", public=True)
        assert len(await anna.get("/api/tables")) == 1
        old = update(tables).values(changed=tables.c.changed - LISTED_FOR - 1)
        await server.context.storage.write(lambda connection: connection.execute(old).close())
        assert await anna.get("/api/tables") == []

    serve(tmp_path, play)


def test_a_private_table_is_not_listed(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        anna, eve = await server.guest("Anna"), await server.guest("Eve")
        await anna.table("me", "open")
        assert await eve.get("/api/tables") == []

    serve(tmp_path, play)


def test_only_the_host_seats_bots_and_only_before_the_start(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        anna, jan = await server.guest("Anna"), await server.guest("Jan")
        table = await anna.table("me", "open", "open")
        assert (await jan.post(f"/api/tables/{table}/seats", {"seat": 1, "bot": "random"}, 403))["error"] == "forbidden"
        seats = (await anna.post(f"/api/tables/{table}/seats", {"seat": 1, "bot": "random"}))["seats"]
        assert (seats[1]["kind"], seats[1]["bot"]) == ("bot", "random")
        seats = (await anna.post(f"/api/tables/{table}/seats", {"seat": 1, "bot": None}))["seats"]
        assert seats[1]["kind"] == "open"
        assert (await anna.post(f"/api/tables/{table}/seats", {"seat": 0, "bot": "random"}, 409))["error"] == "not_now"
        assert (await anna.post(f"/api/tables/{table}/seats", {"seat": 1, "bot": "x"}, 400))["error"] == "bad_request"
        await anna.post(f"/api/tables/{table}/seats", {"seat": 1, "bot": "random"})
        await anna.post(f"/api/tables/{table}/seats", {"seat": 2, "bot": "random"})
        assert (await anna.post(f"/api/tables/{table}/seats", {"seat": 2, "bot": None}, 409))["error"] == "not_now"

    serve(tmp_path, play)


def test_leaving_before_the_start_frees_the_seat_and_the_last_person_closes_the_table(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        anna, jan = await server.guest("Anna"), await server.guest("Jan")
        table = await anna.table("me", "open", "open", public=True)
        await jan.post(f"/api/tables/{table}/join", {"seat": 2})
        await anna.post(f"/api/tables/{table}/leave")
        state = await jan.get(f"/api/tables/{table}")
        assert [seat["kind"] for seat in state["seats"]] == ["open", "open", "person"]
        assert state["seats"][2]["host"]
        assert await anna.get("/api/tables/mine") == []
        await jan.post(f"/api/tables/{table}/leave")
        assert (await jan.get(f"/api/tables/{table}", 404))["error"] == "not_found"
        assert await jan.get("/api/tables") == []

    serve(tmp_path, play)


def test_who_leaves_a_game_can_come_back(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        anna, jan = await server.guest("Anna"), await server.guest("Jan")
        table = await anna.table("me", "open")
        await jan.post(f"/api/tables/{table}/join", {})
        await jan.post(f"/api/tables/{table}/leave")
        away = (await anna.get(f"/api/tables/{table}"))["seats"][1]
        assert (away["kind"], away["away"], away["bot"] is not None) == ("person", True, True)
        back = (await jan.post(f"/api/tables/{table}/join", {}))["seats"][1]
        assert (back["away"], back["bot"]) == (False, None)
        assert (await jan.get(f"/api/tables/{table}"))["me"] == 1

    serve(tmp_path, play)


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "race", "seats": ["me"]},
        {"game": "race", "seats": ["me"] * 2},
        {"game": "race", "seats": ["open", "open"]},
        {"game": "race", "seats": ["me", "bot:nobody"]},
        {"game": "race", "seats": ["me", "x"]},
        {"game": "race", "seats": ["me", "open", "open"], "options": {"advanced": True}},
        {"game": "race", "seats": ["me", "open"], "options": {"wine": True}},
        {"game": "race", "seats": []},
        {"seats": ["me", "open"]},
    ],
)
def test_a_table_that_cannot_be_is_refused(tmp_path: Path, wanted: object) -> None:
    async def play(server: TestServer) -> None:
        anna = await server.guest("Anna")
        assert (await anna.post("/api/tables", wanted, 400))["error"] == "bad_request"

    serve(tmp_path, play)


def test_strangers_need_a_name_to_act(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        anna, nobody = await server.guest("Anna"), await server.guest()
        table = await anna.table("me", "open")
        assert (await nobody.post(f"/api/tables/{table}/join", {}, 401))["error"] == "no_identity"
        assert (await nobody.post("/api/tables", {"game": "race", "seats": ["me", "open"]}, 401))[
            "error"
        ] == "no_identity"
        assert (await nobody.post("/api/me/recovery", {}, 401))["error"] == "no_identity"
        assert await nobody.get("/api/tables/mine") == []

    serve(tmp_path, play)


async def _headers(guest: Guest, path: str) -> dict[str, str]:
    return dict((await guest.http.get(path)).headers)


def test_every_answer_carries_the_safe_headers(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        guest = await server.guest()
        for path in ("/", "/api/me", "/api/nothing", "/api/tables/xyz", "/healthz"):
            headers = await _headers(guest, path)
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe-eval" not in policy
            assert "script-src 'self';" in policy
            assert headers["x-content-type-options"] == "nosniff"

    serve(tmp_path, play)


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Origin": "http://testserver.elsewhere.example"},
        {"Origin": "", "Sec-Fetch-Site": "cross-site"},
        {"Origin": ""},
    ],
)
def test_requests_from_elsewhere_change_nothing(tmp_path: Path, headers: dict[str, str]) -> None:
    async def play(server: TestServer) -> None:
        guest = await server.guest("Anna")
        if not headers["Origin"]:
            del guest.http.headers["Origin"]
        sent = {name: value for name, value in headers.items() if value}
        answer = await guest.http.post("/api/me", json={"name": "Eve"}, headers=sent)
        assert (answer.status_code, answer.json()["error"]) == (403, "forbidden")
        assert await guest.get("/api/me") == {"name": "Anna"}

    serve(tmp_path, play)


def test_a_same_origin_request_without_the_origin_header_is_fine(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        guest = await server.guest()
        del guest.http.headers["Origin"]
        answer = await guest.http.post("/api/me", json={"name": "Anna"}, headers={"Sec-Fetch-Site": "same-origin"})
        assert answer.status_code == 200

    serve(tmp_path, play)


def test_a_local_server_answers_only_to_local_names(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        guest = await server.guest()
        answer = await guest.http.get("/api/me", headers={"Host": "evil.example:8000"})
        assert (answer.status_code, answer.json()["error"]) == (403, "forbidden")
        assert (await guest.http.get("/api/me", headers={"Host": "localhost:8000"})).status_code == 200

    serve(tmp_path, play)


def test_large_bodies_and_other_types_are_refused(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        guest = await server.guest()
        large = await guest.http.post("/api/me", json={"name": "x" * 20_000})
        assert (large.status_code, large.json()["error"]) == (413, "too_large")
        form = await guest.http.post("/api/me", data={"name": "Anna"})
        assert (form.status_code, form.json()["error"]) == (400, "bad_request")
        method = await guest.http.delete("/api/me")
        assert (method.status_code, method.json()["error"]) == (405, "no_method")

    serve(tmp_path, play)


@pytest.mark.parametrize("lang", ["en", "pl", "cs"])
def test_cards_and_words_are_cached_by_their_tag(tmp_path: Path, lang: str) -> None:
    async def play(server: TestServer) -> None:
        guest = await server.guest()
        for what in ("cards", "words"):
            first = await guest.http.get(f"/api/games/race/{what}?lang={lang}")
            assert first.status_code == 200
            again = await guest.http.get(
                f"/api/games/race/{what}?lang={lang}", headers={"If-None-Match": first.headers["etag"]}
            )
            assert (again.status_code, again.content) == (304, b"")
        cards = {card["id"]: card for card in await guest.get(f"/api/games/race/cards?lang={lang}")}
        assert len(cards["public_works"]["power_texts"]) == len(cards["public_works"]["powers"])
        assert "log-started" in (await guest.http.get(f"/api/games/race/words?lang={lang}")).text

    serve(tmp_path, play)


def test_unknown_games_and_languages_are_refused(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        guest = await server.guest()
        assert (await guest.get("/api/games/chess/cards", 404))["error"] == "not_found"
        assert (await guest.get("/api/games/race/words?lang=xx", 400))["error"] == "bad_request"
        games = {game["name"]: game for game in await guest.get("/api/games")}
        assert (games["race"]["min_players"], "heuristic" in games["race"]["bots"]) == (1, True)
        assert (games["roll"]["min_players"], games["roll"]["max_players"]) == (2, 5)

    serve(tmp_path, play)


def test_health_figures_and_status(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        guest = await server.guest("Anna")
        assert (await guest.http.get("/healthz")).text == "ok"
        figures = (await guest.http.get("/metrics")).text
        assert 'galaktyka_requests_total{kind="200"}' in figures
        assert "galaktyka_move_seconds_count 0" in figures
        assert (await guest.get("/api/status"))["version"]
        assert (await guest.get("/api/openapi.json"))["openapi"].startswith("3.")

    serve(tmp_path, play)


def test_the_client_is_served_with_one_page_for_every_address(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>page</p>")
    script = "let a;" * 500
    (static / "assets" / "app-1234.js").write_text(script)
    (static / "assets" / "face.woff2").write_bytes(b"font" * 500)
    (tmp_path / "secret.txt").write_text("secret")

    async def play(server: TestServer) -> None:
        guest = await server.guest()
        for path in ("/", "/t/abcdefghjkmn", "/cards"):
            page = await guest.http.get(path)
            assert (page.status_code, page.text, page.headers["cache-control"]) == (200, "<p>page</p>", "no-cache")
        plain = await guest.http.get("/assets/app-1234.js", headers={"Accept-Encoding": "identity"})
        assert plain.text == script
        assert "immutable" in plain.headers["cache-control"]
        zipped = await guest.http.get("/assets/app-1234.js", headers={"Accept-Encoding": "gzip"})
        assert (zipped.headers["content-encoding"], zipped.text) == ("gzip", script)
        assert int(zipped.headers["content-length"]) < len(script) / 10
        font = await guest.http.get("/assets/face.woff2", headers={"Accept-Encoding": "gzip"})
        assert (font.headers.get("content-encoding"), font.content) == (None, b"font" * 500)
        for path in ("/assets/none.js", "/api/none", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt"):
            assert (await guest.http.get(path)).status_code == 404

    serve(tmp_path, play)


@pytest.mark.parametrize("path", ["a" * 300, "a/" * 3000, "a" * 300 + ".js"])
def test_an_address_that_is_too_long_for_a_file_is_no_mistake_of_the_server(tmp_path: Path, path: str) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<p>page</p>")

    async def play(server: TestServer) -> None:
        answer = await (await server.guest()).http.get(f"/{path}")
        assert answer.status_code == (404 if path.endswith(".js") else 200)

    serve(tmp_path, play)


def test_without_a_built_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        page = await (await server.guest()).http.get("/")
        assert page.status_code == 503
        assert "npm run build" in page.text

    serve(tmp_path, play)


def test_a_connection_that_breaks_while_a_body_comes_is_no_mistake_of_the_server(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        headers = [(b"host", b"testserver"), (b"origin", b"http://testserver"), (b"content-type", b"application/json")]
        request = {"type": "http", "method": "POST", "path": "/api/me", "query_string": b"", "headers": headers}
        arrives = iter([{"type": "http.request", "body": b'{"na', "more_body": True}, {"type": "http.disconnect"}])

        async def receive() -> Any:
            return next(arrives)

        async def send(_message: object) -> None:
            """Nobody is there any more."""

        await server.app(request, receive, send)
        assert server.context.metrics.counted("errors") == 0

    serve(tmp_path, play)


def test_an_error_inside_shows_a_number_and_no_trace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(server: TestServer) -> None:
        async def broken(*_args: object) -> None:
            raise ZeroDivisionError("the secret seed is 12345")

        monkeypatch.setattr(server.context.tables, "lobby", broken)
        answer = await (await server.guest()).http.get("/api/tables")
        assert (answer.status_code, answer.json()["error"]) == (500, "internal")
        assert "12345" not in answer.text
        assert "Traceback" not in answer.text
        assert server.context.metrics.counted("errors") == 1

    serve(tmp_path, play)
