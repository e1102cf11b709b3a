"""Whole runs at small size."""

import json
from pathlib import Path
from unittest.mock import Mock

import msgspec
import pytest
import torch

from galaktyka.players.neural.network import read_network, write_network
from tests.training.small import CONFIGS, small, tiny, weights
from training.__main__ import configured, main, parser, verdict
from training.config import ConfigError, EvaluationConfig, LeagueConfig, NetworkConfig
from training.demonstrations import TOGETHER
from training.evaluate import measure
from training.ppo import lessons, losses
from training.rollout import NetworkAnswers, Player, Rollout
from training.session import LOG, WEIGHTS
from training.trainer import Progress, Totals, Trainer

CPU = torch.device("cpu")
ROUNDS = 20


def test_a_small_network_learns_to_beat_random_play() -> None:
    """Half a minute of the small configuration, 160,000 decisions; even chances would be 50 %."""
    trainer = Trainer(small(), CPU)
    for _ in range(ROUNDS):
        trainer.round()
    found = measure(trainer.config.rules, trainer.export(), EvaluationConfig("random", games=100))
    assert found.share >= 0.75
    assert found.lead > 3


def test_the_same_seed_learns_the_same_and_another_one_something_else() -> None:
    trainers = [Trainer(tiny(seed=seed), CPU) for seed in (1, 1, 2)]
    for trainer in trainers:
        trainer.round()
    one, same, other = map(weights, trainers)
    assert all(torch.equal(a, b) for a, b in zip(one, same, strict=True))
    assert not all(torch.equal(a, b) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize(("width", "blocks", "fits"), [(8, 1, True), (8, 0, True), (8, 2, False), (16, 1, False)])
def test_a_run_begins_with_weights_of_its_width_that_are_not_deeper(
    tmp_path: Path, width: int, blocks: int, fits: bool
) -> None:
    earlier = Trainer(tiny(network=NetworkConfig(width=width, blocks=blocks)), CPU)
    write_network(earlier.export(), tmp_path / WEIGHTS)
    trainer = Trainer(tiny(), CPU)
    before = weights(trainer)
    if fits:
        trainer.begin_with(tmp_path / WEIGHTS)
        assert not all(torch.equal(a, b) for a, b in zip(before, weights(trainer), strict=True))
        return
    with pytest.raises(ConfigError, match="is wider, narrower or deeper than the configuration says"):
        trainer.begin_with(tmp_path / WEIGHTS)
    assert all(torch.equal(a, b) for a, b in zip(before, weights(trainer), strict=True))


@pytest.mark.parametrize(
    ("anneal", "until", "done"),
    [(1000.0, 200.0, 0.8), (500.0, 200.0, 1.0), (None, 200.0, 0.25), (None, 125.0, 1.0), (None, 100.0, 1.0)],
)
def test_rates_fall_with_decisions_or_with_the_clock(
    monkeypatch: pytest.MonkeyPatch, anneal: float | None, until: float, done: float
) -> None:
    learning = msgspec.structs.replace(tiny().learning, anneal=anneal)
    trainer = Trainer(tiny(learning=learning), CPU, until=until, totals=Totals(decisions=800, seconds=25.0))
    monkeypatch.setattr("time.monotonic", lambda: 125.0)
    trainer.round()
    first, last = learning.learning_rate, learning.final_learning_rate
    assert float(trainer.learner.optimizer.param_groups[0]["lr"]) == pytest.approx(first + (last - first) * done)


def test_the_command_trains_writes_weights_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (CONFIGS / "race-small.toml").read_text(encoding="utf-8")
    (tmp_path / "tiny.toml").write_text(text.partition("[[evaluations]]")[0], encoding="utf-8")
    command = ["run", str(tmp_path / "tiny.toml"), "--out", str(tmp_path / "out"), "--games", "8"]
    assert main([*command, "--minutes", "0.01"]) == 0
    assert main([*command, "--minutes", "0.001"]) == 0
    assert "going on from round" in capsys.readouterr().out
    trained = read_network(small().rules, tmp_path / "out" / WEIGHTS).about["trained"]
    lines = (tmp_path / "out" / LOG).read_text(encoding="utf-8").splitlines()
    last = json.loads(lines[-1])["progress"]["totals"]
    assert trained == last
    assert trained["decisions"] == trained["rounds"] * 64 * 8


@pytest.mark.parametrize("minutes", ["0", "-1", "nan", "inf"])
def test_a_time_that_is_none_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], minutes: str) -> None:
    config, out = str(CONFIGS / "race-small.toml"), tmp_path / "out"
    for command in (["run", config, "--out", str(out)], ["exploit", config, str(tmp_path / WEIGHTS)]):
        assert main([*command, "--games", "8", "--minutes", minutes]) == 1
        assert capsys.readouterr().err == f"--minutes must be a number above 0, not {float(minutes)}.\n"
    assert not out.exists()


def test_a_network_learns_against_a_frozen_one_that_stays_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    frozen = Trainer(tiny(), CPU)
    write_network(frozen.export(), tmp_path / WEIGHTS)
    command = ["exploit", str(CONFIGS / "race-small.toml"), str(tmp_path / WEIGHTS), "--games", "8"]
    assert main([*command, "--minutes", "0.02"]) == 0
    assert "million decisions of learning to beat" in capsys.readouterr().out
    trainer = Trainer(tiny(), CPU, frozen.export())
    opposition = trainer.league.opposition()
    assert opposition is not None
    assert opposition.games == slice(0, trainer.config.games)
    assert isinstance(opposition.answers, NetworkAnswers)
    target = opposition.answers.network
    before, own = [tensor.clone() for tensor in target.parameters()], weights(trainer)
    trainer.round()
    assert not all(torch.equal(a, b) for a, b in zip(own, weights(trainer), strict=True))
    assert all(torch.equal(a, b) for a, b in zip(before, target.parameters(), strict=True))


def test_whoever_learns_to_beat_a_network_may_begin_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    frozen = str(tmp_path / WEIGHTS)
    write_network(Trainer(tiny(seed=5), CPU).export(), Path(frozen))
    command = ["exploit", str(CONFIGS / "race-small.toml"), frozen, "--games", "8", "--minutes", "0.001"]
    began: list[list[torch.Tensor]] = []
    played = Trainer.round

    def noted(trainer: Trainer) -> Progress:
        began.append(weights(trainer))
        return played(trainer)

    monkeypatch.setattr(Trainer, "round", noted)
    assert main([*command, "--begin", frozen]) == 0
    assert f"learning to beat {frozen}, begun with {frozen}, " in capsys.readouterr().out
    target = Trainer(tiny(), CPU)
    target.begin_with(Path(frozen))
    assert all(torch.equal(a, b) for a, b in zip(began[0], weights(target), strict=True))
    missing = tmp_path / "none.npz"
    assert main([*command, "--begin", str(missing)]) == 1
    assert capsys.readouterr().err == f"There are no weights at {missing}.\n"


def test_whoever_learns_to_beat_a_target_meets_nobody_else() -> None:
    frozen, league = Trainer(tiny(), CPU).export(), LeagueConfig(share=0.25, rival=0.25, bot=0.5)
    trainer = Trainer(tiny(league=league), CPU, frozen)
    target, rival, bot = trainer.others()
    assert (rival, bot) == (None, None)
    assert target is not None
    rollout = Player(trainer.tables, 8, torch.Generator().manual_seed(1)).play(trainer.network, [target])
    turns = target.seats[torch.arange(8), rollout.seats.long()]
    assert (rollout.own == ~turns).all()
    assert trainer.export().about["rival"] is False


def progress(won: float, fair: float) -> Progress:
    return Progress(Totals(), 1.0, 0.0, 0.0, 0.0, 0.0, won, fair)


def test_games_count_alike_however_many_end_in_a_round() -> None:
    rounds = [progress(0.0, 100.0)] * 18 + [progress(1.0, 1.0), progress(2.0, 5.0)]
    assert verdict(rounds) == "it wins 0.50 of its fair share"
    assert verdict([*rounds, *[progress(0.0, 0.0)] * 3]) == "no game ended in the last rounds: take more minutes"
    assert "past 0.40" in progress(2.0, 5.0).line()
    assert "past 0.00" in progress(0.0, 0.0).line()


def test_a_rollout_with_nothing_to_learn_from_changes_nothing() -> None:
    trainer = Trainer(tiny(), CPU)
    rollout = Rollout.blank(trainer.tables, 2)
    before = weights(trainer)
    assert trainer.learner.learn(rollout, 0).tolist() == [0.0] * 4
    rollout.own[0, 0] = rollout.done[0, 0] = True  # one decision
    assert trainer.learner.learn(rollout, 0).tolist() == [0.0] * 4
    assert all(torch.equal(a, b) for a, b in zip(before, weights(trainer), strict=True))


def test_of_certain_decisions_a_share_is_learned_from_and_stands_for_all() -> None:
    trainer = Trainer(tiny(games=512), CPU)
    rollout = Rollout.blank(trainer.tables, 40)
    rollout.own.fill_(True)
    rollout.done.fill_(True)
    rollout.logs.fill_(-0.02)
    rollout.logs[:30] = -0.002  # three in four were certain
    learning = msgspec.structs.replace(trainer.config.learning, sure=0.25)
    every, chosen = lessons(rollout, learning, torch.Generator().manual_seed(1))
    certain = chosen < 30 * 512
    assert (~certain).sum() == 10 * 512
    assert 0.23 < certain.sum() / (30 * 512) < 0.27
    assert every.weights[chosen][~certain].eq(1).all()
    assert every.weights[chosen][certain].eq(4).all()
    assert every.weights[chosen].sum() == pytest.approx(40 * 512, rel=0.06)
    everything, all_of_them = lessons(rollout, trainer.config.learning, torch.Generator())
    assert len(all_of_them) == everything.weights.sum() == 40 * 512


def test_a_decision_of_more_weight_counts_like_several() -> None:
    trainer = Trainer(tiny(), CPU)
    rollout = Player(trainer.tables, 8, torch.Generator().manual_seed(1)).play(trainer.network)
    every, _ = lessons(rollout, trainer.config.learning, torch.Generator())
    once, thrice = torch.tensor([0, 1]), torch.tensor([0, 1, 1, 1])
    every.weights[1] = 3
    weighted = losses(trainer.network, every.rows(once), 0.2)
    every.weights[1] = 1
    repeated = losses(trainer.network, every.rows(thrice), 0.2)
    assert torch.allclose(weighted.policy, repeated.policy)
    assert torch.allclose(weighted.value, repeated.value)
    assert torch.allclose(weighted.entropy, repeated.entropy)


def test_a_seed_of_0_is_a_seed() -> None:
    command = ["run", str(CONFIGS / "race-small.toml"), "--out", "nowhere", "--seed", "0"]
    assert configured(parser().parse_args(command)).seed == 0


def test_a_folder_that_cannot_be_written_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main(["run", str(CONFIGS / "race-small.toml"), "--out", str(tmp_path / "file")]) == 1
    assert main(["run", str(tmp_path), "--out", str(tmp_path / "out")]) == 1
    first, second = capsys.readouterr().err.splitlines()
    assert first.startswith("Nothing can be written to the folder")
    assert second == f"{tmp_path} cannot be read: Is a directory."


def with_tables_for_a_rival(folder: Path) -> str:
    text = (CONFIGS / "race-small.toml").read_text(encoding="utf-8").partition("[[evaluations]]")[0]
    (folder / "rival.toml").write_text(text.replace("[league]", "[league]\nrival = 0.5"), encoding="utf-8")
    return str(folder / "rival.toml")


def test_a_run_wants_a_rival_where_it_has_tables_for_one_and_nowhere_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_network(Trainer(tiny(), CPU).export(), tmp_path / WEIGHTS)
    rest = ["--games", "8", "--minutes", "0.001", "--out", str(tmp_path / "out")]
    with_one = ["--rival", str(tmp_path / WEIGHTS)]
    assert main(["run", with_tables_for_a_rival(tmp_path), *rest]) == 1
    assert main(["run", str(CONFIGS / "race-small.toml"), *rest, *with_one]) == 1
    assert capsys.readouterr().err.splitlines() == [
        "league.rival is 0.5: name the weights of the rival with --rival, or set it to 0.",
        "There is no table for the rival: set league.rival above 0, or leave --rival out.",
    ]
    assert main(["run", with_tables_for_a_rival(tmp_path), *rest, *with_one]) == 0
    assert read_network(small().rules, tmp_path / "out" / WEIGHTS).about["rival"] is True


def test_all_but_runs_do_without_the_rival_of_their_configuration(tmp_path: Path) -> None:
    config, shown = with_tables_for_a_rival(tmp_path), str(tmp_path / "shown.npz")
    rival = str(tmp_path / "rival.npz")
    assert main(["demonstrate", config, "--out", shown, "--steps", str(TOGETHER), "--games", "8"]) == 0
    assert main(["imitate", config, shown, "--out", rival, "--looks", "1"]) == 0
    assert main(["evaluate", config, rival]) == 0
    assert main(["exploit", config, rival, "--games", "8", "--minutes", "0.001"]) == 0


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('game = "race"\ntables = []', "at least one kind of table"),
        ('game = "chess"\ntables = []', "There is no game 'chess'"),
        ('game = "race"\n[[tables]]\nplayers = 9', "is for 1 to 6 players"),
        ('game = "race"\n[[tables]]\nplayers = 1\noptions = ["tgs", "solitaire"]', "at least 2 players"),
        ('game = "race"\nspeed = 3\n[[tables]]\nplayers = 2', "unknown field `speed`"),
        ('game = "race"\n[learning]\nsteps = 1\n[[tables]]\nplayers = 2', "learning.steps must be at least 2"),
        ('game = "race"\n[learning]\nsure = 0\n[[tables]]\nplayers = 2', "learning.sure is a share of more than 0"),
        ('game = "race"\n[[tables]]\nplayers = 2\nshare = 0', "tables.share must be at least 1"),
        ('game = "race"\n[learning]\nanneal = 0\n[[tables]]\nplayers = 2', "learning.anneal must be more than 0"),
        ('game = "race"\n[learning]\nlead_points = 0\n[[tables]]\nplayers = 2', "learning.lead_points must be more"),
        (
            'game = "race"\n[learning]\nlearning_rate = -1\n[[tables]]\nplayers = 2',
            "a number of at least 0, not -1.0",
        ),
        (
            'game = "race"\n[learning]\nentropy = nan\n[[tables]]\nplayers = 2',
            "learning.entropy must be a number",
        ),
        (
            'game = "race"\n[learning]\ngradient = inf\n[[tables]]\nplayers = 2',
            "learning.gradient must be a number",
        ),
        ('game = "race"\n[learning]\ntrace = 1.5\n[[tables]]\nplayers = 2', "learning.trace is a share from 0 to 1"),
        (f'game = "race"\nseed = {2**63 - 1}0\n[[tables]]\nplayers = 2', "A seed has 63 bits at most"),
        ('game = "race"\n[league]\nrival = 1.5\n[[tables]]\nplayers = 2', "league.rival is a share from 0 to 1"),
        ('game = "race"\n[league]\nrival = 0.9\n[[tables]]\nplayers = 2', "together at most 1"),
        ('game = "race"\n[league]\nbot = -0.1\n[[tables]]\nplayers = 2', "league.bot is a share from 0 to 1"),
        ('game = "race"\n[[tables]]\nplayers = 2\n[[evaluations]]\nopponent = "genius"', "The bot 'genius' does not"),
    ],
)
def test_a_wrong_configuration_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, problem: str
) -> None:
    (tmp_path / "wrong.toml").write_text(text, encoding="utf-8")
    assert main(["run", str(tmp_path / "wrong.toml"), "--out", str(tmp_path)]) == 1
    said = capsys.readouterr().err
    assert problem in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("size", "rest"), [("width = 64", ["--games", "99999999999"]), ("width = 100000000000", ["--games", "8"])]
)
def test_who_has_too_little_memory_is_told_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], size: str, rest: list[str]
) -> None:
    text = (CONFIGS / "race-small.toml").read_text(encoding="utf-8").partition("[[evaluations]]")[0]
    (tmp_path / "large.toml").write_text(text.replace("width = 64", size), encoding="utf-8")
    assert main(["run", str(tmp_path / "large.toml"), "--out", str(tmp_path), *rest]) == 1
    assert capsys.readouterr().err.startswith("There is not enough memory: take fewer --games")


def test_an_error_of_another_kind_is_told_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("training.__main__.begun", Mock(side_effect=RuntimeError("something else")))
    with pytest.raises(RuntimeError, match="something else"):
        main(["run", str(CONFIGS / "race-small.toml"), "--out", str(tmp_path)])
