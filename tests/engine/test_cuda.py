"""The cuda backend; without a GPU only that it says so. `tools/gpu.py` compares and measures it where there is one."""

import pytest

import galaktyka as gk
from galaktyka.engine import cuda
from galaktyka.engine.cuda.modules import modules_of
from galaktyka.engine.errors import GalaktykaError
from tools import gpu
from tools.gpu import kinds, main, same_batch, same_games

needs_gpu = pytest.mark.skipif(not cuda.available(), reason="no GPU")


@pytest.mark.skipif(cuda.available(), reason="there is a GPU")
def test_a_machine_without_a_gpu_is_told_so_in_one_sentence() -> None:
    with pytest.raises(GalaktykaError, match="no GPU here that CUDA can use"):
        cuda.CudaBatch(gk.race.GAME, games=4, players=2, options={})


@pytest.mark.skipif(cuda.available(), reason="there is a GPU")
def test_without_a_gpu_nothing_can_be_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 1
    assert capsys.readouterr().err == ("There is no GPU here that CUDA can use: run this on a machine that has one.\n")


def test_tables_with_options_are_compared_too() -> None:
    compared = kinds(gk.race.GAME)
    assert {players for players, options in compared if not options} == {2, 3, 4}
    met = {name for _, options in compared for name in options}
    assert met >= {"advanced", "tgs", "rvi", "goals", "takeovers", "draft", "duel"}
    for game in gk.GAMES.values():
        for players, options in kinds(game):
            assert not game.check_options(players, options)


@pytest.mark.parametrize("equal", [True, False])
def test_the_command_fails_if_anything_differs(monkeypatch: pytest.MonkeyPatch, equal: bool) -> None:
    report = {"games": {"race": {"same": [{"equal": True}, {"equal": equal}]}}}
    monkeypatch.setattr(cuda, "available", lambda: True)
    monkeypatch.setattr(gpu, "compared", lambda _: report)
    assert main([]) == (0 if equal else 1)


@pytest.mark.parametrize(("games", "batch"), [(True, True), (True, False), (False, True)])
def test_games_and_batches_must_both_be_equal(monkeypatch: pytest.MonkeyPatch, games: bool, batch: bool) -> None:
    monkeypatch.setattr(gpu, "same_games", lambda *_: {"equal": games})
    monkeypatch.setattr(gpu, "same_batch", lambda *_: batch)
    assert gpu.same(gk.race.GAME, 2, {}, 1) == {"equal": games and batch, "equal_batch": batch}


@needs_gpu
def test_random_games_end_in_the_same_bytes_as_on_the_cpu() -> None:
    assert same_games(gk.race.GAME, 2, {}, 256)["equal"]


@needs_gpu
def test_a_batch_shows_the_same_masks_as_on_the_cpu() -> None:
    assert same_batch(gk.race.GAME, 2, {}, 64, 200)


class Library:
    """A compiled function as numba-cuda keeps it: its own code, and what it calls."""

    def __init__(self, code: str, *calls: "Library") -> None:
        self._module, self._linking_libraries = code, set(calls)


def test_every_function_goes_into_a_kernel_once_however_many_paths_lead_to_it() -> None:
    shared = Library("shared", Library("leaf"))
    top = Library("top", Library("left", shared), Library("right", shared), shared)
    found = modules_of(top)
    assert found[0] == "top"
    assert sorted(found) == ["leaf", "left", "right", "shared", "top"]
