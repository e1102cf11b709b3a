"""The cuda backend; without a GPU only that it says so. `tools/gpu.py` compares and measures it where there is one."""

import pytest

import galaktyka as gk
from galaktyka.engine import cuda
from galaktyka.engine.errors import GalaktykaError
from tools.gpu import same_batch, same_games

needs_gpu = pytest.mark.skipif(not cuda.available(), reason="no GPU")


@pytest.mark.skipif(cuda.available(), reason="there is a GPU")
def test_a_machine_without_a_gpu_is_told_so_in_one_sentence() -> None:
    with pytest.raises(GalaktykaError, match="no GPU here that CUDA can use"):
        cuda.CudaBatch(gk.race.GAME, games=4, players=2, options={})


@needs_gpu
def test_random_games_end_in_the_same_bytes_as_on_the_cpu() -> None:
    assert same_games(gk.race.GAME, 2, {}, 256)["equal"]


@needs_gpu
def test_a_batch_shows_the_same_masks_as_on_the_cpu() -> None:
    assert same_batch(gk.race.GAME, 2, 64, 200)
