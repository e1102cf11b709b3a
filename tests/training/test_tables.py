"""What games leave behind, and past selves at the table."""

from dataclasses import replace
from threading import Event

import numpy as np
import pytest
import torch

from galaktyka.engine.decision import WAIT
from galaktyka.engine.game import Game, Records
from galaktyka.players.versus import SEEDS, Bots, Numbers
from tests.training.small import tiny
from training import league
from training.bots import BotAnswers
from training.config import LeagueConfig, TableConfig
from training.network import PolicyValue, masked
from training.rollout import Asked, NetworkAnswers, Opposition, Player, half_of_the_seats
from training.tables import Tables, outcomes
from training.trainer import Trainer, wins

CPU = torch.device("cpu")


class SlowBots(Bots):
    """Bots that think until they may answer."""

    def __init__(self, game: Game, may_answer: Event) -> None:
        super().__init__(game)
        self._may_answer = may_answer

    def decide(self, records: Records, seats: Numbers, seeds: Numbers) -> Numbers:
        """As all bots do, but later."""
        self._may_answer.wait()
        return super().decide(records, seats, seeds)


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


def test_the_heuristic_bot_sits_behind_the_rival_and_plays_as_it_always_does() -> None:
    config = tiny(tables=(TableConfig(2),), games=16, league=LeagueConfig(share=0.25, rival=0.25, bot=0.5))
    trainer = Trainer(config, CPU, rival=Trainer(tiny(seed=2), CPU).export())
    past, rival, seated = trainer.others()
    assert past is None
    assert rival is not None
    assert rival.games == slice(4, 8)
    assert seated is not None
    assert seated.games == slice(8, 16)
    bots, luck, expected = Bots(config.rules), np.random.default_rng(1), []

    def noted(asked: Asked) -> torch.Tensor:
        """What the bots should say, whatever seed decides between equals, besides what they say."""
        seats = asked.tables.seats[asked.games].numpy()
        records = asked.tables.records(torch.arange(8, 16))
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


def test_nobody_waits_for_bots_that_are_late_and_their_answers_are_taken_when_they_come() -> None:
    config = tiny(tables=(TableConfig(2),), games=16)
    trainer, answered = Trainer(config, CPU), Event()
    bots, seats = SlowBots(config.rules, answered), half_of_the_seats(trainer.tables, 8, 1)
    answers = BotAnswers(bots, 8, late=True)
    late = Opposition(answers, slice(8, 16), seats)
    player = Player(trainer.tables, 6, torch.Generator().manual_seed(1))
    rollout = player.play(trainer.network, [late])
    theirs, waiting = ~rollout.own[:, 8:], rollout.actions[:, 8:] == WAIT
    assert theirs.any()
    assert (theirs == waiting).all()  # none has come
    assert (rollout.actions[:, :8] != WAIT).all()
    stuck = theirs[-1].nonzero()[:, 0]
    before = [trainer.tables.records(stuck + 8).tobytes(), rollout.masks[-1, stuck + 8].clone()]
    answered.set()
    for _, answer in answers._thinking:
        answer.result()
    assert trainer.tables.records(stuck + 8).tobytes() == before[0]  # they were left alone
    rollout = player.play(trainer.network, [late])
    taken = rollout.actions[0, stuck + 8]
    assert (before[1].gather(1, taken[:, None]) == 1).all()
    trainer.learner.learn(rollout, 0.0)  # waiting disturbs no lesson
    assert all(weights.isfinite().all() for weights in trainer.network.parameters())


def test_past_selves_are_compiled_where_the_network_is(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[PolicyValue] = []
    monkeypatch.setattr(league, "compile_on_gpu", lambda network, _: compiled.append(network))
    trainer = Trainer(tiny(league=LeagueConfig(share=0.5, every=1)), CPU)
    trainer.round()
    past, _, _ = trainer.others()
    assert past is not None
    assert isinstance(past.answers, NetworkAnswers)
    assert compiled == [past.answers.network]


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
