"""The golden playthroughs: whole games must go as they went when people last looked at them."""

import pytest

import galaktyka as gk
from tests.games.transgalactica.playthrough import FOLDER, PLAYTHROUGHS, Playthrough, play


@pytest.mark.parametrize("game", PLAYTHROUGHS, ids=lambda game: game.name)
def test_the_game_goes_as_written_down(game: Playthrough) -> None:
    """If the change is meant, run `python -m tests.games.transgalactica.golden` and review the difference."""
    assert play(game).splitlines() == game.path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("game", PLAYTHROUGHS, ids=lambda game: game.name)
def test_what_is_written_down_can_be_played_again(game: Playthrough) -> None:
    match = gk.parse(game.path.read_text(encoding="utf-8"))
    assert match.over
    assert match.players == game.players


def test_nothing_else_is_written_down() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(game.path for game in PLAYTHROUGHS)
