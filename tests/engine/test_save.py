"""Saved games: exact round trips, and one clear sentence for every file that cannot be read."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import galaktyka as gk
from galaktyka.engine.errors import OptionError, SaveError
from galaktyka.engine.match import Match
from galaktyka.engine.save import match_text
from tests.engine.test_match import played

HAND_MADE = [
    gk.race.SeatSetup(tableau=["old_earth"], hand=["public_works", "spice_world"], vp=3),
    gk.race.SeatSetup(tableau=["new_sparta", "gem_world"], hand=["colony_ship"], goods=["gem_world"]),
]


def refusal(text: str) -> str:
    """The one sentence with which a text is refused."""
    with pytest.raises(SaveError) as refused:
        gk.parse(text)
    return one_sentence(refused.value)


def one_sentence(error: Exception) -> str:
    message = str(error)
    assert message.endswith(".")
    assert "\n" not in message
    return message


def check_round_trip(match: Match) -> None:
    text = match_text(match)
    again = gk.parse(text)
    assert match_text(again) == text
    assert again.record.tobytes() == match.record.tobytes()
    assert (again.history, again.options, again.seed) == (match.history, match.options, match.seed)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("decisions", [0, 1, 50])
def test_games_come_back_as_they_were(players: int, decisions: int) -> None:
    check_round_trip(played(decisions, players=players))


def test_a_finished_game_comes_back() -> None:
    match = played(0, seed=11)
    luck = Random(11)
    while not match.over:
        seat = luck.choice(match.owing)
        match.step(seat, luck.choice(match.legal_ids(seat)))
    check_round_trip(match)


@pytest.mark.parametrize("options", [{"advanced": True}, {"first_game": True}, {"advanced": True, "first_game": True}])
def test_options_come_back(options: dict[str, Any]) -> None:
    check_round_trip(gk.new("race", players=2, seed=1, **options))


@pytest.mark.parametrize("seed", [0, -5, 1 << 4000, "", " ", "7", "żółw #1", "number 7", " two  spaces ", "0: pass"])
def test_seeds_come_back(seed: int | str) -> None:
    match = gk.new("race", seed=seed)
    check_round_trip(match)
    assert type(gk.parse(match_text(match)).seed) is type(seed)


@given(seed=st.one_of(st.integers(), st.text()))
def test_a_seed_comes_back_or_is_refused_at_once(seed: int | str) -> None:
    try:
        match = gk.new("race", seed=seed)
    except OptionError as refused:
        assert not str(seed).isprintable()
        one_sentence(refused)
    else:
        check_round_trip(match)


@pytest.mark.parametrize("seed", ["a\nb", "a\rb", "a\u2028b", "\x00", "\ud800", 1 << 5000, 1.5, None, b"7"])
def test_a_seed_that_is_no_line_of_text_is_refused(seed: int | str) -> None:
    with pytest.raises(OptionError, match="A seed is a whole number or one line of text"):
        gk.new("race", seed=seed)


def test_a_match_from_a_position_comes_back() -> None:
    match = gk.race.position(HAND_MADE, phase="develop", deck=["alien_rosetta_stone_world"], seed="x")
    check_round_trip(match)
    match.play(0, "develop public_works")
    match.play(1, "pass")
    check_round_trip(match)


BEGUN = gk.race.position(HAND_MADE, phase="develop", seed="x")
BEGUN.play(0, "develop public_works")
BEGUN.play(1, "pass")
BEGUN_TEXT = match_text(BEGUN)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("start seat.0.hand_size = 2", "start seat.0.hand_size = 250"),
        ("start seat.0.question = 4", "start seat.0.question = 99"),
        ("start stack.1.op = 5", "start stack.1.op = 2"),
        ("start depth = 2", "start depth = 255"),
        ("start players = 2", "start players = 2\nstart first = 200"),
        ("start deck = ", "start deck = 200 "),
        ("start deck = ", "start deck = old_earth "),
    ],
)
def test_a_position_that_cannot_be_is_refused(before: str, after: str) -> None:
    assert before in BEGUN_TEXT
    assert "is damaged" in refusal(BEGUN_TEXT.replace(before, after, 1))


@settings(max_examples=200)
@given(line=st.sampled_from([line for line in BEGUN_TEXT.splitlines() if line.startswith("start")]), data=st.data())
def test_a_damaged_position_is_noticed_or_leads_to_the_same(line: str, data: st.DataObject) -> None:
    name, _, _values = line.partition(" = ")
    number = data.draw(st.integers(-130, 300))
    try:
        match = gk.parse(BEGUN_TEXT.replace(line, f"{name} = {number}"))
    except SaveError as refused:
        one_sentence(refused)
    else:
        assert match.record.tobytes() == BEGUN.record.tobytes()


def test_a_resampled_match_comes_back() -> None:
    check_round_trip(played(20).resampled(1, "other"))


def test_a_file_comes_back(tmp_path: Path) -> None:
    match = played(20)
    path = tmp_path / "game.galaktyka"
    match.save(path)
    match.save(str(path))
    assert gk.load(str(path)).hash == gk.load(path).hash == match.hash
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.galaktyka"]


def test_remarks_and_empty_lines_are_skipped() -> None:
    match = played(2)
    lines = match_text(match).splitlines()
    text = "\r\n".join([lines[0], "# what a game", "", *lines[1:], "   "])
    assert gk.parse(text).hash == match.hash


def test_words_of_actions_may_be_written_freely() -> None:
    match = gk.new("race", seed=1, first_game=True)
    match.play(0, "  Explore   +5 ")
    text = match_text(match)
    assert "0: explore +5\n" in text
    assert gk.parse(text.replace("0: explore +5", "0:EXPLORE +5")).hash == match.hash


SAVED = match_text(played(30))
LINES = SAVED.splitlines()
GAME_LINE = LINES[1]
SEED_LINE = 1 + next(number for number, line in enumerate(LINES) if line.startswith("seed "))


@pytest.mark.parametrize("count", range(len(LINES)))
def test_a_file_that_was_cut_short_is_refused(count: int) -> None:
    refusal("\n".join(LINES[:count]))
    refusal("\n".join([*LINES[:count], LINES[count][:-1]]))


@pytest.mark.parametrize("line", [line for line in range(len(LINES)) if not LINES[line].startswith("option")])
def test_a_file_that_lost_a_line_or_has_one_twice_is_refused(line: int) -> None:
    refusal("\n".join(LINES[:line] + LINES[line + 1 :]))
    refusal("\n".join(LINES[: line + 1] + LINES[line:]))


@settings(max_examples=200)
@given(place=st.integers(0, len(SAVED) - 1), character=st.characters(codec="utf-8"))
def test_a_damaged_character_is_noticed_or_means_the_same(place: int, character: str) -> None:
    try:
        match = gk.parse(SAVED[:place] + character + SAVED[place + 1 :])
    except SaveError as refused:
        one_sentence(refused)
    else:
        assert match_text(match) == SAVED


@given(text=st.text())
def test_any_other_text_is_refused(text: str) -> None:
    assert "is not a saved game" in refusal(text)
    refusal(f"galaktyka 1\n{text}")


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("galaktyka 1", "galaktyka 2", "was written by another version of Galaktyka: open it with the newest one."),
        ("galaktyka 1", "galaktyka 1 2", "is not a saved game: its first line should be 'galaktyka 1'."),
        ("galaktyka 1", "\ngalaktyka 1", "is not a saved game: its first line should be 'galaktyka 1'."),
        (GAME_LINE, "game chess 1", "cannot be read: There is no game 'chess'"),
        (GAME_LINE, "game race 99", "was played by version 99 of the rules of Race for the Galaxy"),
        (GAME_LINE, "game race", "line 2 should not be 'game race'"),
        (GAME_LINE, "game race one", "line 2 should not be"),
        ("players 2", "players 7", "cannot be read: Race for the Galaxy is for 1 to 6 players, not 7."),
        ("players 2", "players two", "line 3 should not be 'players two'"),
        ("players 2", f"players {'9' * 5000}", "line 3 should not be"),
        ("option advanced no", "option advanced", "line 4 should not be"),
        ("option advanced no", "option advanced maybe", "line 4 should not be"),
        ("option advanced no", "option moon yes", "cannot be read: Race for the Galaxy has no option 'moon'"),
        ("option advanced no", "option advanced no\noption advanced no", "names an option twice"),
        ("option advanced no", "option advanced yes", "line"),
        ("seed number 7", "seed number seven", f"line {SEED_LINE} should not be"),
        ("seed number 7", "seed 7", f"line {SEED_LINE} should not be"),
        ("seed number 7", "seed number 8", "line"),
        ("seed number 7", "seed number 7\nsave me", f"line {SEED_LINE + 1} should not be 'save me'"),
        ("seed number 7", "seed number 7\nstart players = 3", "cannot be read: The position has players 3, not 2."),
        ("seed number 7", "seed number 7\nstart moon = 3", "has no field 'moon'"),
        ("0: ", "9: ", "There is no seat 9: the seats are 0 to 1."),
        ("0: discard", "0: devour", "is no answer to the question 'discard_opening'."),
        ("\nend ", "\n0: discard no_such_card\nend ", f"line {len(LINES)}: "),
        ("\nend ", "\nend 0", "should not be 'end 0"),
        (LINES[-1], f"end {'0' * 64}", "is damaged: its actions do not lead to the position it names."),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(before: str, after: str, message: str) -> None:
    assert before in SAVED
    assert message in refusal(SAVED.replace(before, after, 1))


@pytest.mark.parametrize(
    "content",
    [b"", b"\x00\xff\xfe", b"GIF89a\x80", SAVED.encode()[:-9], SAVED.replace("galaktyka 1", "galaktyka 2").encode()],
)
def test_a_file_that_cannot_be_read_stays_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.galaktyka"
    path.write_bytes(content)
    with pytest.raises(SaveError) as refused:
        gk.load(path)
    assert one_sentence(refused.value).startswith(str(path))
    assert path.read_bytes() == content
    assert [entry.name for entry in tmp_path.iterdir()] == [path.name]


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as refused:
        gk.load(tmp_path / "none")
    assert one_sentence(refused.value) == f"{tmp_path / 'none'} cannot be opened: No such file or directory."


@pytest.mark.parametrize("name", ["", "file/inside", "none/there", "nul\0l"])
def test_a_place_that_cannot_be_read_or_written_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("kept")
    match = played(3)
    before = match.hash
    for action in (match.save, gk.load):
        with pytest.raises(SaveError) as refused:
            action(tmp_path / name)
        one_sentence(refused.value)
    assert match.hash == before
    assert {entry.name: entry.read_text() for entry in tmp_path.iterdir()} == {"file": "kept"}


def test_a_save_that_fails_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.galaktyka"
    path.write_text("old")

    def full(_draft: Path, _target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(SaveError, match="cannot be written: No space left on device"):
        played(3).save(path)
    assert {entry.name: entry.read_text() for entry in tmp_path.iterdir()} == {path.name: "old"}
