"""The words of the command line: complete in every language, used, and fillable."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import galaktyka.cli
from galaktyka.cli.language import language, plain, say
from galaktyka.cli.race.deeds import Deeds
from galaktyka.cli.race.phases import role_key
from galaktyka.cli.table.commands import Command, is_word, order, words_for
from galaktyka.engine.words import LANGS, Argument, Lang, TextError
from galaktyka.games.race.tables import ActionCard, Victim

FOLDER = Path(galaktyka.cli.__file__).parent
DEED = {"you", "count", "cards"}  # what a deed can be told with; not every language needs all of it
NUMBERS = ("number", "count", "cards", "score", "chips", "hand", "pool", "deck", "discard", "own", "extra", "wanted")


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library calls it so
        """Note a variable."""
        self.names.add(node.id.name)


@cache
def messages(lang: Lang) -> dict[str, frozenset[str]]:
    """The ids of a language with the variables each of them needs."""
    resource = FluentParser().parse((FOLDER / "locale" / f"{lang}.ftl").read_text(encoding="utf-8"))
    found = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {lang}.ftl"
            found[entry.id.name] = frozenset(variables.names)
    return found


def used_ids() -> set[str]:
    """The ids that the code names, as they stand or put together from parts."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
    ids = set(re.findall(r"""say\(\s*["']([a-z][a-z0-9-]*)["']""", code))
    ids |= set(re.findall(r"""is_word\(reply, "([a-z]+)\"""", code))
    ids |= set(re.findall(r"""self\._notice = "([a-z-]+)\"""", code))
    ids |= {f"command-{command}" for command in Command} | {f"help-{command}" for command in Command}
    ids |= {f"role-{role_key(card)}" for card in ActionCard}
    ids |= {f"vulnerable-{victim.name.lower().replace('_', '-')}" for victim in Victim}
    return ids | {f"deed-{name}" for name in Deeds.__dataclass_fields__ if name != "chosen"}


@pytest.mark.parametrize("lang", LANGS)
def test_every_text_that_is_used_exists_and_none_is_left_over(lang: Lang) -> None:
    assert messages(lang).keys() == used_ids()


@pytest.mark.parametrize("lang", LANGS)
def test_a_text_needs_the_same_in_every_language(lang: Lang) -> None:
    for id_, variables in messages(lang).items():
        assert variables <= DEED if id_.startswith("deed-") else variables == messages("en")[id_]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 12])
@pytest.mark.parametrize("you", ["yes", "no"])
@pytest.mark.parametrize("cards", ["none", "Old Earth"])
def test_every_text_can_be_filled_in(lang: Lang, number: int, you: str, cards: str) -> None:
    for id_, variables in messages(lang).items():
        args: dict[str, Argument] = {name: number if name in NUMBERS else "word" for name in variables}
        args |= {"you": you} if "you" in variables else {}
        args |= {"cards": cards} if id_.startswith("deed-") and "cards" in variables else {}
        text = say(id_, lang, **args)
        assert text.strip() == text
        assert "  " not in text.replace("\n", "")
        assert "{" not in text


def test_a_missing_text_is_an_error() -> None:
    with pytest.raises(TextError, match="There is no message 'no-such-text' in the language 'pl'"):
        say("no-such-text", "pl")


@pytest.mark.parametrize("lang", LANGS)
def test_no_two_commands_are_typed_alike(lang: Lang) -> None:
    typed = [plain(word) for command in Command for word in words_for(command, lang)]
    assert len(typed) == len(set(typed))
    for command in Command:
        for word in words_for(command, lang):
            given = order(f"{word} rest of it", lang)
            assert given is not None
            assert (given.command, given.rest) == (command, "rest of it")


@pytest.mark.parametrize("lang", LANGS)
def test_english_commands_work_everywhere(lang: Lang) -> None:
    for command in Command:
        given = order(words_for(command, "en")[0], lang)
        assert given is not None
        assert given.command == command
    assert is_word("yes", "yes", lang)
    assert not is_word("no", "yes", lang)


def test_commands_need_no_diacritics() -> None:
    given = order("PODPOWIEDZ", "pl")
    assert given is not None
    assert given.command == Command.HINT


@pytest.mark.parametrize(
    ("settings", "lang"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANGUAGE": "cs:pl", "LC_ALL": "pl_PL"}, "cs"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], lang: Lang
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert language() == lang
    assert language("pl") == "pl"
