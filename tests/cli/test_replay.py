"""`galaktyka replay`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import galaktyka as gk
from galaktyka.engine.match import Match
from galaktyka.engine.words import LANGS, Lang
from galaktyka.games.race.tables import DESIGNS
from tests.cli.conftest import Run


def test_a_true_file_is_verified(run: Run, saved: Path, finished: Match) -> None:
    outcome = run("replay", str(saved), "--verify")
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out == f"{saved}: verified, {len(finished.history)} actions lead to the position it names.\n"


def test_replay_for_programs(run: Run, saved: Path, finished: Match) -> None:
    facts = json.loads(run("replay", str(saved), "--json").out)
    assert facts["verified"] is True
    assert facts["scores"] == finished.scores()
    assert facts["winners"] == finished.winners()
    assert facts["hash"] == finished.hash
    assert facts["over"] is True


@pytest.mark.parametrize("lang", LANGS)
def test_the_story_names_everything_that_was_played(run: Run, saved: Path, finished: Match, lang: Lang) -> None:
    out = run("replay", str(saved), "--lang", lang).out
    names = {card.id: getattr(card.name, lang) for card in DESIGNS}
    told = "".join(out.split())
    for seat in finished.view(0).seats:
        for card in seat.tableau:
            assert "".join(names[card.card].split()) in told, card.card
    for number in range(1, finished.view(0).round + 1):
        heading = rf"^{number}\. kolo · " if lang == "cs" else rf"^(Round|Runda) {number} · "
        assert re.search(heading, out, re.MULTILINE)
    for score in finished.scores():
        assert re.search(rf": {score} (VP|PZ|VB) ", out)


def damaged_action(text: str) -> str:
    return re.sub(r"^0: .*$", "0: develop old_earth", text, count=1, flags=re.MULTILINE)


def damaged_end(text: str) -> str:
    return re.sub(r"^end .", "end f" if "end 0" in text else "end 0", text, flags=re.MULTILINE)


DAMAGE = {
    "an action": (damaged_action, r"is damaged in line \d+: "),
    "the fingerprint": (damaged_end, r"is damaged: its actions do not lead"),
    "a missing line": (lambda text: text.replace("players 2\n", ""), r"is damaged: it should have exactly one line"),
    "a strange line": (lambda text: text + "surprise\n", r"is damaged: line \d+ should not be"),
    "the first line": (lambda text: "hello\n" + text, r"is not a saved game"),
    "a future format": (lambda text: text.replace("galaktyka 1", "galaktyka 99"), r"another version of Galaktyka"),
    "future rules": (lambda text: re.sub(r"game race \d+\n", "game race 99\n", text), r"version 99 of the rules"),
    "another game": (lambda text: text.replace("game race", "game chess"), r"There is no game 'chess'"),
    "nothing": (lambda _text: "", r"is not a saved game"),
}


@pytest.mark.parametrize("what", DAMAGE)
def test_a_file_that_is_not_true_is_refused_and_kept(run: Run, saved: Path, what: str) -> None:
    change, problem = DAMAGE[what]
    saved.write_text(change(saved.read_text(encoding="utf-8")), encoding="utf-8")
    before = saved.read_bytes()
    outcome = run("replay", str(saved), "--verify")
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith(str(saved))
    assert re.search(problem, outcome.err)
    assert outcome.err.count("\n") == 1
    assert saved.read_bytes() == before


def test_a_file_that_is_not_text_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "picture.galaktyka"
    path.write_bytes(b"galaktyka 1\n\xff\xfe\x00")
    outcome = run("replay", str(path))
    assert outcome.code == 2
    assert outcome.err == f"{path} is not a saved game: it is not text.\n"


def test_an_unfinished_game_is_told_as_far_as_it_goes(run: Run, tmp_path: Path) -> None:
    match = gk.new("race", players=2, seed=8, advanced=True)
    match.play(0, match.legal(0)[0])
    match.save(tmp_path / "begun")
    out = run("replay", str(tmp_path / "begun")).out
    assert "Race for the Galaxy · advanced" in out
    assert "Player 1: discards" in out
    assert "The game is not finished." in out
