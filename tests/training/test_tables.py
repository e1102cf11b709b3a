"""What games leave behind, and past selves at the table."""

import pytest
import torch

from tests.training.small import tiny
from training.config import LeagueConfig, TableConfig
from training.rollout import Opposition, Player, half_of_the_seats, seats_of_bots
from training.sparring import Sparring
from training.tables import Tables, outcomes
from training.trainer import Trainer, wins

CPU = torch.device("cpu")


def test_outcomes_are_shares_of_the_win_and_leads_over_the_best_other_seat() -> None:
    scores = torch.tensor([[30, 20, 0], [10, 10, 40]], dtype=torch.int32)
    winners = torch.tensor([0b001, 0b011], dtype=torch.uint8)  # of the second game two seats; the third is not there
    present = torch.tensor([[True, True, True], [True, True, False]])
    found = outcomes(scores, winners, present, lead_points=10.0)
    assert found[0, :, 0].tolist() == [1, 0, 0]
    assert found[1, :, 0].tolist() == [0.5, 0.5, 0]
    assert found[0, :, 1].tolist() == pytest.approx(torch.tensor([1.0, -1.0, -3.0]).tanh().tolist())
    assert found[1, :, 1].tolist() == [0, 0, 0]


def test_a_past_self_plays_half_of_the_seats_of_some_games() -> None:
    config = tiny(tables=(TableConfig(2), TableConfig(3)), games=16)
    trainer = Trainer(config, CPU)
    tables = Tables(config, CPU)
    seats = half_of_the_seats(tables, 8, 2)
    assert seats[:4].tolist() == [[True, False, True]] * 2 + [[False, True, False]] * 2
    player = Player(tables, 8, torch.Generator().manual_seed(1))
    rollout = player.play(trainer.network, Opposition(trainer.network, 8, seats))
    for step in range(8):
        turn = seats[torch.arange(8), rollout.seats[step, :8].long()]
        assert (rollout.own[step, :8] == ~turn).all()
    assert rollout.own[:, 8:].all()
    assert not rollout.own.all()
    assert rollout.masks.gather(2, rollout.actions[..., None]).all()


def test_heuristic_bots_play_half_of_the_seats_of_games_of_their_own() -> None:
    config = tiny(tables=(TableConfig(2),), games=16)
    trainer, tables = Trainer(config, CPU), Tables(config, CPU)
    bots = seats_of_bots(tables, range(4, 12), 1)
    assert bots.any(dim=1).tolist() == [False] * 4 + [True] * 8 + [False] * 4
    assert bots[4:12].sum(dim=1).tolist() == [1] * 8
    generator = torch.Generator().manual_seed(1)
    sparring = Sparring(config.rules, tables, bots, generator)
    rollout = Player(tables, 16, generator, sparring).play(trainer.network, None)
    turns = bots[torch.arange(16), rollout.seats.long()]
    assert turns.any()
    assert (rollout.own == ~turns).all()
    assert rollout.masks.gather(2, rollout.actions[..., None]).all()


def test_wins_count_only_where_others_sit() -> None:
    config = tiny(games=4)
    tables = Tables(config, CPU)
    bots = seats_of_bots(tables, range(2, 4), 1)
    rollout = Player(tables, 2, torch.Generator()).play(Trainer(config, CPU).network, None)
    rollout.done[:] = 1
    rollout.outcomes[..., 0] = 0.5
    assert wins(rollout, tables.seat_counts, bots).tolist() == [2.0, 2.0]


def test_a_run_seats_bots_behind_past_selves_and_none_where_it_learns_to_beat_one() -> None:
    config = tiny(games=8, league=LeagueConfig(share=0.25, bots=0.5))
    trainer = Trainer(config, CPU)
    assert trainer.bots is not None
    assert trainer.bots.seats.any(dim=1).tolist() == [False] * 2 + [True] * 4 + [False] * 2
    assert Trainer(config, CPU, trainer.export()).bots is None
    assert "bots" in trainer.round().line()


def test_even_play_against_a_past_self_wins_a_fair_share() -> None:
    config = tiny(games=4)
    tables = Tables(config, CPU)
    seats = half_of_the_seats(tables, 4, 1)
    player = Player(tables, 2, torch.Generator())
    rollout = player.play(Trainer(config, CPU).network, None)
    rollout.done[:] = 1
    rollout.outcomes[..., 0] = 0.5
    assert wins(rollout, tables.seat_counts, seats).tolist() == [4.0, 4.0]
    rollout.done[:] = 0
    rollout.done[0, 0] = 1  # a single game: half a win is fair for one of two seats
    rollout.outcomes[..., 0] = 0.0
    rollout.outcomes[0, 0, :, 0] = 0.5
    assert wins(rollout, tables.seat_counts, seats).tolist() == [0.5, 0.5]
