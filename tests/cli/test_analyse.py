"""`galaktyka analyse`, and hints with chances, where somebody has trained a network."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

import galaktyka as gk
from galaktyka import players
from galaktyka.analysis import Mistake
from galaktyka.cli.analyse import curve, loss_in_percent
from galaktyka.engine.match import Match
from galaktyka.engine.words import LANGS, Lang
from galaktyka.players.neural.network import write_network
from tests.analysis.networks import opinionated
from tests.cli.conftest import Run
from tests.cli.person import Person, keys


@pytest.fixture
def _trained() -> None:
    """A small network lies where weights are looked for."""
    folder = Path(os.environ["GALAKTYKA_WEIGHTS"])
    folder.mkdir()
    write_network(opinionated(gk.race.GAME, 0.5), folder / "race.npz")


@pytest.mark.usefixtures("_trained")
def test_analysis_for_programs(run: Run, saved: Path, finished: Match) -> None:
    outcome = run("analyse", str(saved), "--json")
    found = json.loads(outcome.out)
    assert (outcome.code, found["game"]) == (0, "race")
    assert len(found["chances"]) == len(finished.history) + 1
    assert {mistake["seat"] for mistake in found["mistakes"]} == {0, 1}
    alone = json.loads(run("analyse", str(saved), "--seat", "1", "--json").out)
    assert {mistake["seat"] for mistake in alone["mistakes"]} == {0}


@pytest.mark.usefixtures("_trained")
@pytest.mark.parametrize("lang", LANGS)
def test_the_costliest_decisions_are_told_in_words(run: Run, saved: Path, lang: Lang) -> None:
    out = run("analyse", str(saved), "--seat", "2", "--lang", lang).out
    player = {"en": "Player", "pl": "Gracz", "cs": "Hráč"}[lang]
    rows = re.findall(rf"^ *−\d+ % +{player} 2 +\d+ ", out, re.MULTILINE)
    assert 0 < len(rows) <= 5
    assert len(re.findall(rf"^{player} [12]  [▁-█]+  \d+ %$", out, re.MULTILINE)) == 2


@pytest.mark.usefixtures("_trained")
def test_what_cannot_be_analysed_is_said_in_one_sentence(run: Run, saved: Path, tmp_path: Path) -> None:
    assert run("analyse", str(saved), "--seat", "3").err == "There is no seat 3: choose --seat 1 to 2.\n"
    begun = tmp_path / "begun"
    gk.new("race", seed=1, backend="python").save(begun)
    outcome = run("analyse", str(begun))
    assert (outcome.code, outcome.err.count("\n")) == (2, 1)
    assert "has not ended yet" in outcome.err


def test_without_a_network_that_is_said(run: Run, saved: Path) -> None:
    outcome = run("analyse", str(saved))
    assert outcome.code == 2
    assert outcome.err.startswith("Nobody has trained a network for Race for the Galaxy yet")


def test_a_curve_shows_both_ends_and_is_never_too_long() -> None:
    assert curve([0.0, 0.5, 1.0]) == "▁▅█"
    long = curve([place / 999 for place in range(1000)])
    assert (len(long), long[0], long[-1]) == (56, "▁", "█")
    assert curve([1.0]) == "█"


@pytest.mark.usefixtures("_trained")
def test_a_hint_names_three_actions_with_their_chances() -> None:
    person = Person(gk.new("race", players=2, seed=3, backend="python"))
    screen = person.type("hint")
    shown = re.findall(r"^(\d+) % to win after (\d+)\.", screen, re.MULTILINE)
    chances = [int(chance) for chance, _ in shown]
    assert len(shown) == 3
    assert chances == sorted(chances, reverse=True)
    assert {key for _, key in shown} <= set(keys(person))
    assert f"A bot would say: {shown[0][1]}. " in screen


@pytest.mark.usefixtures("_trained")
def test_where_the_network_has_not_learned_the_question_a_bot_gives_the_hint() -> None:
    match = gk.new("race", players=2, seed=3, backend="python", tgs=True, draft=True)
    person = Person(match)
    wanted = players.decide(players.bot("heuristic", match.game, "python"), match, 0, person.session._chance("hint"))
    assert [(hint.action, hint.chance) for hint in person.session.hints()] == [(wanted, None)]


@pytest.mark.parametrize(("best", "chance", "loss"), [(0.984, 0.937, 4), (0.496, 0.45, 5), (0.125, 0.1, 3)])
def test_a_mistake_costs_what_the_chances_differ_by_that_are_told(best: float, chance: float, loss: int) -> None:
    assert loss_in_percent(Mistake(0, 0, "", "", "", chance, best)) == loss
