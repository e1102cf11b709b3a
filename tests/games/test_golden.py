"""The golden playthroughs: whole games must go as they went when people last looked at them."""

from pathlib import Path

import pytest

import galaktyka as gk
from tests.games.golden import PLAYTHROUGHS, told
from tests.games.playthrough import Playthrough

each = pytest.mark.parametrize("game", PLAYTHROUGHS, ids=lambda game: f"{game.game} {game.name}")


@each
def test_the_game_goes_as_written_down(game: Playthrough) -> None:
    """If the change is meant, run `python -m tests.games.golden` and review the difference."""
    assert told(game).splitlines() == game.path.read_text(encoding="utf-8").splitlines()


@each
def test_what_is_written_down_can_be_played_again(game: Playthrough) -> None:
    match = gk.parse(game.path.read_text(encoding="utf-8"))
    assert match.over
    assert match.players == game.players
    assert {option for option, chosen in match.options.items() if chosen} == {*game.options}


def test_nothing_else_is_written_down() -> None:
    kept = Path(__file__).parent.glob("*/golden/*.txt")
    assert sorted(kept) == sorted(game.path for game in PLAYTHROUGHS)
