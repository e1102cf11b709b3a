"""The documents tell the truth: their examples run, and what they name is there."""

from __future__ import annotations

import doctest
import importlib
import json
import pkgutil
import re
import shlex
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Final

import pytest
from typer.main import get_command

from galaktyka import GAMES
from galaktyka.cli.app import app
from galaktyka.engine.errors import GalaktykaError
from galaktyka.engine.match import Match
from galaktyka.games.race.cards import FILE, parse_cards
from tools.docs import (
    ROOT,
    ROWS,
    Block,
    Command,
    blocks,
    commands,
    documents,
    features_table,
    figures_table,
    gpu_table,
    run,
    with_features,
    with_figures,
    with_gpu_figures,
)

FLAGS: Final = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
SOURCE: Final = re.compile(r"# ([\w./]+\.py)(?:, continued)?\n")  # the first line of a block that is no conversation
CODE: Final = re.compile(r"`([^`\n]+)`")
FENCED: Final = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
PATH: Final = re.compile(r"(?:galaktyka|examples|tests|tools|docs|web|requirements|\.ci|\.venv)/[\w./-]*")
DOTTED: Final = re.compile(r"galaktyka(?:\.\w+)+")
MAKE: Final = re.compile(r"make ((?:[a-z]+ ?)+)")
TARGET: Final = re.compile(r"^([a-z]+):", re.MULTILINE)
LINK: Final = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING: Final = re.compile(r"^#+ (.+)$", re.MULTILINE)
MADE_LATER: Final = (".venv",)  # what set-up makes and the repository lacks

DOCUMENTS: Final = documents()
NAMES: Final = [str(path.relative_to(ROOT)) for path in DOCUMENTS]
each_document = pytest.mark.parametrize("path", DOCUMENTS, ids=NAMES)


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def blocks_of(markdown: str, *languages: str) -> list[Block]:
    return [block for block in blocks(markdown) if block.language in languages]


# Python examples


def check_python(markdown: str, name: str) -> None:
    """Hold the conversations of a document in order, in the folder that its own sources and cards are written to."""
    names: dict[str, Any] = {}
    for block in blocks_of(markdown, "json"):
        Path(f"{json.loads(block.text)['id']}.json").write_text(block.text, encoding="utf-8")
    for block in blocks_of(markdown, "python"):
        if source := SOURCE.match(block.text):
            check_source(source[1], block.text[source.end() :])
        else:
            check_conversation(block, name, names)


def check_source(name: str, text: str) -> None:
    """A block that begins with the name of a file is a part of that file, or makes a new one where we are."""
    if "/" in name:
        assert text in read(ROOT / name), f"{name} does not have these lines:\n{text}"
    else:
        with Path(name).open("a", encoding="utf-8") as file:
            file.write(text)


def check_conversation(block: Block, name: str, names: dict[str, Any]) -> None:
    """Everything that follows >>> answers as written down."""
    test = doctest.DocTestParser().get_doctest(block.text, names, name, name, block.line)
    assert test.examples, f"{name}, line {block.line}: this block is neither a conversation nor names its file."
    report: list[str] = []
    result = doctest.DocTestRunner(optionflags=FLAGS).run(test, out=report.append, clear_globs=False)
    names.update(test.globs)
    assert result.failed == 0, "".join(report)


@pytest.fixture
def workplace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder to be in, from which modules can be imported."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    known = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - known:
        if Path(getattr(sys.modules[name], "__file__", None) or "/").is_relative_to(tmp_path):
            del sys.modules[name]


@each_document
@pytest.mark.usefixtures("workplace")
def test_python_examples(path: Path) -> None:
    check_python(read(path), path.name)


def test_there_are_python_examples() -> None:
    found = [path.name for path in DOCUMENTS if blocks_of(read(path), "python")]
    assert {"README.md", "python.md", "engine.md", "research.md", "add-a-card.md", "add-a-game.md"} <= set(found)


@pytest.mark.parametrize(
    "wrong",
    [
        ">>> 1 + 1\n3\n",
        "# galaktyka/engine/flow.py\ndef then() -> None:\n",
        "1 + 1\n",
        ">>> from no_such_module import anything\n",
    ],
)
@pytest.mark.usefixtures("workplace")
def test_a_wrong_python_example_is_found(wrong: str) -> None:
    with pytest.raises(AssertionError):
        check_python(f"```python\n{wrong}```\n", "wrong")


def nebula() -> ModuleType:
    """The game that engine.md builds."""
    for block in blocks_of(read(ROOT / "docs" / "engine.md"), "python"):
        if (source := SOURCE.match(block.text)) and source[1] == "nebula.py":
            check_source("nebula.py", block.text[source.end() :])
    return importlib.import_module("nebula")


def test_the_worked_example_plays_the_same_compiled(workplace: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(workplace / "cache"))
    game = nebula().GAME
    pair = [Match(game, players=3, options={}, seed=5, backend_name=name) for name in ("python", "cpu")]
    luck = Random(1)
    while owing := pair[0].owing:
        seat = luck.choice(owing)
        action = luck.choice(pair[0].legal_ids(seat))
        for match in pair:
            match.step(seat, action)
        assert pair[0].hash == pair[1].hash
        assert pair[0].observation(0).tobytes() == pair[1].observation(0).tobytes()
        assert pair[0].resampled(0, 1).hash == pair[1].resampled(0, 1).hash
    assert pair[1].over
    assert pair[0].winners() == pair[1].winners()


# Cards


def check_card(text: str) -> None:
    """A card in a document is the one in the data, or one that could be added to them."""
    cards = json.loads(read(ROOT / FILE))
    card = json.loads(text)
    if known := [row for row in cards if row["id"] == card["id"]]:
        assert known == [card]
    else:
        parse_cards(json.dumps([*cards, card]).encode())


@each_document
def test_cards(path: Path) -> None:
    for block in blocks_of(read(path), "json"):
        check_card(block.text)


def test_a_wrong_card_is_found() -> None:
    (first, *_) = json.loads(read(ROOT / FILE))
    check_card(json.dumps(first))
    with pytest.raises(AssertionError):
        check_card(json.dumps(first | {"vp": 9}))
    with pytest.raises(GalaktykaError):
        check_card(json.dumps(first | {"id": "new_earth_again", "start": None, "vp": "many"}))


# Commands


def commands_of(markdown: str) -> list[Command]:
    return [command for block in blocks_of(markdown, "console") for command in commands(block.text)]


OUTPUTS: Final = [command for path in DOCUMENTS for command in commands_of(read(path)) if command.output]


@pytest.mark.parametrize("command", OUTPUTS, ids=lambda command: command.line)
def test_commands_print_what_is_shown(command: Command) -> None:
    """If the change is meant, run `python tools/docs.py` and review the difference."""
    assert run(command).splitlines() == command.output.splitlines()


def test_there_is_a_transcript() -> None:
    assert any(command.line.startswith("galaktyka play") and command.is_cut for command in OUTPUTS)


def test_other_output_is_found() -> None:
    command = Command("galaktyka --version", "galaktyka 0.0.0\n")
    assert run(command) != command.output


def test_output_that_cannot_be_checked_is_refused() -> None:
    with pytest.raises(ValueError, match="without it"):
        run(Command("make play", "Welcome!\n"))


def lines_of_code(markdown: str) -> Iterator[str]:
    """What stands in a document as something to type or to find: in console blocks, and between backquotes."""
    yield from (command.line for command in commands_of(markdown))
    yield from CODE.findall(FENCED.sub("", markdown))


def unknown_words(line: str) -> list[str]:
    """The command and the options of a `galaktyka` line that the program does not know."""
    program: Any = get_command(app)
    words = shlex.split(line.partition(" | ")[0])[1:]
    name = next((word for word in words if not word.startswith("-")), "")
    if name and name not in program.commands:
        return [name]
    here = program.commands[name] if name else program
    known = {option for parameter in here.params for option in parameter.opts} | {"--help", "-h"}
    return [word for word in words if word.startswith("-") and word not in known]


def wrong_commands(markdown: str) -> list[str]:
    """The lines that call the program in a way that it does not understand."""
    lines = (line.removeprefix(".venv/bin/") for line in lines_of_code(markdown))
    return [line for line in lines if line.startswith("galaktyka ") and unknown_words(line)]


@each_document
def test_commands_exist(path: Path) -> None:
    assert wrong_commands(read(path)) == []


def test_a_wrong_command_is_found() -> None:
    text = "`galaktyka tea`, `galaktyka play --sugar`, `galaktyka play --seed 3`\n```console\n$ galaktyka pay\n```\n"
    assert wrong_commands(text) == ["galaktyka pay", "galaktyka tea", "galaktyka play --sugar"]


def unknown_targets(markdown: str) -> set[str]:
    """The make targets that a document tells people to use and the Makefile lacks."""
    named = {word for line in lines_of_code(markdown) for found in MAKE.findall(line) for word in found.split()}
    return named - set(TARGET.findall(read(ROOT / "Makefile")))


@each_document
def test_make_targets_exist(path: Path) -> None:
    assert unknown_targets(read(path)) == set()


def test_an_unknown_make_target_is_found() -> None:
    assert unknown_targets("`make lint tea` and then\n```console\n$ make coffee\n```\n") == {"tea", "coffee"}


# Names and links


def missing_paths(markdown: str) -> list[str]:
    """The files and folders that a document names and the project lacks."""
    named = [path for line in lines_of_code(markdown) for path in PATH.findall(line)]
    return [path for path in named if not path.startswith(MADE_LATER) and not (ROOT / path).exists()]


@each_document
def test_files_exist(path: Path) -> None:
    assert missing_paths(read(path)) == []


def test_a_missing_file_is_found() -> None:
    assert missing_paths("`docs/tea.md`, `docs/engine.md`, `python tools/tea.py`") == ["docs/tea.md", "tools/tea.py"]


def resolves(name: str) -> bool:
    """Whether a dotted name means something in the package."""
    try:
        pkgutil.resolve_name(name)
    except (ImportError, AttributeError):
        return False
    return True


def missing_names(markdown: str) -> list[str]:
    """The dotted names of our own that a document uses and the package lacks."""
    named = [line for line in CODE.findall(FENCED.sub("", markdown)) if DOTTED.fullmatch(line)]
    return [name for name in named if not resolves(name)]


@each_document
def test_names_exist(path: Path) -> None:
    assert missing_names(read(path)) == []


def test_a_missing_name_is_found() -> None:
    text = "`galaktyka.engine.tea`, `galaktyka.engine.match.Match.brew`, `galaktyka.engine.match.Match.undo`"
    assert missing_names(text) == ["galaktyka.engine.tea", "galaktyka.engine.match.Match.brew"]


def anchor(heading: str) -> str:
    """The address of a heading on its page."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def broken_links(markdown: str, folder: Path) -> list[str]:
    """The links to files and headings of the project that lead nowhere."""
    return [link for link in LINK.findall(FENCED.sub("", markdown)) if not leads_somewhere(link, markdown, folder)]


def leads_somewhere(link: str, markdown: str, folder: Path) -> bool:
    if "://" in link:
        return True
    name, _, heading = link.partition("#")
    if name and not (folder / name).exists():
        return False
    text = read(folder / name) if name and heading else markdown
    return not heading or heading in map(anchor, HEADING.findall(FENCED.sub("", text)))


@each_document
def test_links_lead_somewhere(path: Path) -> None:
    assert broken_links(read(path), path.parent) == []


def test_a_broken_link_is_found() -> None:
    text = "# Some tea!\n[a](tea.md) [b](README.md) [c](#some-tea) [d](#coffee) [e](docs/engine.md#coffee)\n"
    assert broken_links(text, ROOT) == ["tea.md", "#coffee", "docs/engine.md#coffee"]


def unlinked(index: str, pages: Sequence[str]) -> list[str]:
    """The pages that an index leaves out."""
    return [page for page in pages if page not in LINK.findall(index)]


def test_the_index_has_every_document() -> None:
    docs = ROOT / "docs"
    pages = [str(path.relative_to(docs)) for path in DOCUMENTS if docs in path.parents and path.name != "README.md"]
    assert len(pages) > 5
    assert unlinked(read(docs / "README.md"), pages) == []
    assert unlinked("[a](a.md)", ["a.md", "b.md"]) == ["b.md"]


MAPPED: Final = ("galaktyka/engine", "galaktyka/games/race", "tools")  # their files stand in the map one by one


def off_the_map(text: str, paths: Sequence[Path]) -> list[str]:
    """The names of files and folders that a text does not have between backquotes."""
    named = set(CODE.findall(text))
    return [path.name for path in paths if not {path.name, f"{path.name}/", f"{path.relative_to(ROOT)}/"} & named]


def test_the_map_has_every_part_of_the_code() -> None:
    parts = [
        path for path in (ROOT / "galaktyka").iterdir() if (path / "__init__.py").exists() and path.name != "games"
    ]
    parts += [path for folder in MAPPED for path in (ROOT / folder).glob("*.py") if path.name != "__init__.py"]
    assert len(parts) > 50
    assert off_the_map(read(ROOT / "CONTRIBUTING.md"), parts) == []


def test_what_is_off_the_map_is_found() -> None:
    assert off_the_map("`flow.py` and game.py", [ROOT / "flow.py", ROOT / "game.py"]) == ["game.py"]


# Features


@each_document
def test_features_are_those_of_the_games(path: Path) -> None:
    """If the change is meant, run `python tools/docs.py` and review the difference."""
    assert with_features(read(path)) == read(path)


def test_a_page_has_the_features_of_every_game() -> None:
    page = read(ROOT / "docs" / "research.md")
    assert [game.name for game in GAMES.values() if features_table(game) not in page] == []
    assert with_features("<!-- features -->\nnothing\n<!-- end of features -->").count("| `hand` |") >= 1


# Figures


def test_the_readme_has_a_place_for_every_figure() -> None:
    readme = read(ROOT / "README.md")
    assert [words for words in ROWS.values() if f"| {words} | " not in readme] == []


def test_gpu_figures_are_written_as_they_were_measured() -> None:
    same = {"players": 2, "options": {}, "games": 10_000, "equal": True}
    tgs = {"players": 2, "options": {"tgs": True}, "games": 64, "decisions_per_s": 7}
    speeds: list[dict[str, Any]] = [
        {"players": 2, "options": {}, "games": n, "decisions_per_s": 1000 * n} for n in (64, 1024)
    ]
    report = {"device": "GPU", "games": {"race": {"same": [same, {**same, **tgs}], "speed": [*speeds, tgs]}}}
    engine = (ROOT / "docs/engine.md").read_text(encoding="utf-8")
    written = with_gpu_figures(engine, report)
    assert "| Race for the Galaxy | 2 | none | 10,000 | 1,024,000 | 1,024 |" in written
    assert "| Race for the Galaxy | 2 | `tgs` | 64 | 7 | 64 |" in written
    same["equal"] = False
    assert "**not equal**" in gpu_table(report)


def test_figures_are_written_as_they_were_measured() -> None:
    readme = read(ROOT / "README.md")
    filled = with_figures(readme, {"decisions_per_s": 3141592, "copy_ns": 27.1}, "Measured here.")
    assert "| random decisions a second in the engine, legal masks included | 3,141,592 |" in filled
    assert "| nanoseconds to copy a position | 27.1 |" in filled
    assert "| bytes of a position | not measured yet |" in filled
    assert with_figures(filled, {}, "") != filled
    assert figures_table({}).count("not measured yet") == len(ROWS)
