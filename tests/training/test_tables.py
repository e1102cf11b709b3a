"""What games leave behind, and past selves at the table."""

from dataclasses import replace

import numpy as np
import pytest
import torch

from galaktyka.players.versus import SEEDS, Bots
from tests.training.small import tiny
from training.config import LeagueConfig, TableConfig
from training.network import masked
from training.rollout import Asked, NetworkAnswers, Opposition, Player, half_of_the_seats
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
    rollout = player.play(trainer.network, [Opposition(NetworkAnswers(trainer.network), slice(0, 8), seats)])
    for step in range(8):
        turn = seats[torch.arange(8), rollout.seats[step, :8].long()]
        assert (rollout.own[step, :8] == ~turn).all()
    assert rollout.own[:, 8:].all()
    assert not rollout.own.all()
    assert rollout.masks.gather(2, rollout.actions[..., None]).all()


def test_a_rival_sits_behind_past_selves_and_takes_its_likeliest_action() -> None:
    config = tiny(tables=(TableConfig(2),), games=16, league=LeagueConfig(share=0.25, rival=0.5))
    rival = Trainer(tiny(seed=2), CPU).export()
    trainer = Trainer(config, CPU, rival=rival)
    past, seated, bot = trainer.others()
    assert past is None
    assert bot is None
    assert seated is not None
    assert isinstance(seated.answers, NetworkAnswers)
    assert seated.games == slice(4, 12)
    rollout = Player(trainer.tables, 16, torch.Generator().manual_seed(1)).play(trainer.network, [seated])
    turns = torch.zeros(16, 16, dtype=torch.bool)
    turns[:, 4:12] = seated.seats[torch.arange(8), rollout.seats[:, 4:12].long()]
    assert turns.any()
    assert (rollout.own == ~turns).all()
    scores, _ = seated.answers.network(rollout.features[turns])
    assert (masked(scores, rollout.masks[turns]).argmax(dim=-1) == rollout.actions[turns]).all()
    assert "rival" in trainer.round().line()
    assert Trainer(config, CPU).others() == [None, None, None]


def test_the_heuristic_bot_sits_behind_the_rival_and_plays_as_it_always_does() -> None:
    config = tiny(tables=(TableConfig(2),), games=16, league=LeagueConfig(share=0.25, rival=0.25, bot=0.5))
    trainer = Trainer(config, CPU)
    past, rival, seated = trainer.others()
    assert (past, rival) == (None, None)
    assert seated is not None
    assert seated.games == slice(8, 16)
    bots, luck, expected = Bots(config.rules), np.random.default_rng(1), []

    def noted(asked: Asked) -> torch.Tensor:
        """What the bots should say, whatever seed decides between equals, besides what they say."""
        seats = asked.tables.seats[asked.games].numpy()
        records = asked.tables.records(asked.games).copy()
        said = [bots.decide(records, seats, luck.integers(0, SEEDS, 8)) for _ in range(40)]
        expected.append((asked.turn.clone(), said))
        return seated.answers(asked)

    player = Player(trainer.tables, 24, torch.Generator().manual_seed(1))
    rollout = player.play(trainer.network, [replace(seated, answers=noted)])
    assert rollout.own[:, :8].all()
    for step, (turn, said) in enumerate(expected):
        assert (rollout.own[step, 8:] == ~turn).all()
        for place in turn.nonzero()[:, 0].tolist():
            assert int(rollout.actions[step, 8 + place]) in {int(one[place]) for one in said}
    assert any(turn.any() for turn, _ in expected)
    assert "bot" in trainer.round().line()


def test_even_play_against_a_past_self_wins_a_fair_share() -> None:
    config = tiny(games=4)
    trainer, tables = Trainer(config, CPU), Tables(config, CPU)
    past = Opposition(NetworkAnswers(trainer.network), slice(0, 4), half_of_the_seats(tables, 4, 1))
    player = Player(tables, 2, torch.Generator())
    rollout = player.play(trainer.network)
    rollout.done[:] = 1
    rollout.outcomes[..., 0] = 0.5
    assert wins(rollout, tables.seat_counts, past).tolist() == [4.0, 4.0]
    rollout.done[:] = 0
    rollout.done[0, 0] = 1  # a single game: half a win is fair for one of two seats
    rollout.outcomes[..., 0] = 0.0
    rollout.outcomes[0, 0, :, 0] = 0.5
    assert wins(rollout, tables.seat_counts, past).tolist() == [0.5, 0.5]
