"""Options that do not go together are mended by as few changes as possible."""

from pathlib import Path

import pytest

from galaktyka import GAMES
from galaktyka.engine.words import LANGS
from galaktyka.server.errors import RefusalError
from galaktyka.server.games import TABLE_GAMES
from galaktyka.server.options import fitting, mended
from tests.server.harness import TestServer, serve

RACE = GAMES["race"]


def on(players: int, *wanted: str, keep: str | None = None) -> set[str]:
    """The options that are on after mending."""
    settled = mended(RACE, players, dict.fromkeys(wanted, True), keep)
    return {name for name, chosen in settled.options.items() if chosen}


def test_what_goes_together_stays() -> None:
    assert on(2) == set()
    assert on(2, "advanced") == {"advanced"}
    assert on(4, "tgs", "goals") == {"tgs", "goals"}


def test_an_option_brings_what_it_needs_and_takes_along_what_needs_it() -> None:
    assert on(4, "goals", keep="goals") == {"goals", "tgs"}
    assert on(4, "goals", keep="tgs") == set()


def test_more_players_bring_the_sets_they_need_and_end_what_is_for_two() -> None:
    assert on(5) == {"tgs"}
    assert on(6) == {"tgs", "rvi"}
    assert on(3, "advanced") == set()
    assert on(3, "advanced", keep="advanced") == set()


@pytest.mark.parametrize("players", range(RACE.min_players, RACE.max_players + 1))
def test_every_wish_leads_to_a_game_that_can_begin(players: int) -> None:
    for option in RACE.options:
        settled = mended(RACE, players, {option.name: True}, option.name)
        RACE.new_record(players, settled.options)
        assert settled.options[option.name] == (option.name in settled.possible)


def test_options_that_fit_are_those_that_a_game_takes() -> None:
    assert all(RACE.check_options(4, dict.fromkeys(chosen, True)) == "" for chosen in fitting(RACE, 4))
    assert frozenset({"goals"}) not in fitting(RACE, 4)


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if not game.options])
def test_a_game_without_options_needs_no_mending(name: str) -> None:
    settled = mended(GAMES[name], 2, {}, None)
    assert (settled.options, settled.possible) == ({}, [])
    with pytest.raises(RefusalError):
        mended(GAMES[name], 2, {}, "chess")


def test_nonsense_is_refused() -> None:
    for players, wanted, keep in ((9, {}, None), (2, {"chess": True}, None), (2, {}, "chess")):
        with pytest.raises(RefusalError):
            mended(RACE, players, wanted, keep)


def test_the_lobby_asks_for_it(tmp_path: Path) -> None:
    async def play(server: TestServer) -> None:
        guest = await server.guest()
        wish = {"players": 5, "options": {"goals": True}, "keep": "goals"}
        answer = await guest.post("/api/games/race/options", wish)
        assert answer["options"]["tgs"] is True
        assert "advanced" not in answer["possible"]
        assert (await guest.post("/api/games/chess/options", wish, 404))["error"] == "not_found"
        assert (await guest.post("/api/games/race/options", {**wish, "players": 7}, 400))["error"] == "bad_request"

    serve(tmp_path, play)


@pytest.mark.parametrize("lang", LANGS)
def test_the_client_has_words_for_every_option(lang: str) -> None:
    words = (Path(__file__).parents[2] / "web" / "src" / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    for entry in TABLE_GAMES.values():
        for option in entry.game.options:
            message = f"option-{option.name.replace('_', '-')}"
            assert f"\n{message} = " in words
            assert f"\n{message}-detail = " in words
