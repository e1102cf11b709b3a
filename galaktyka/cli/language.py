"""The language of a person: as asked for, or as the environment says; and the words of the command line in it."""

from __future__ import annotations

import os
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle

from galaktyka.engine.words import LANGS, Argument, Lang, fill_in, read_bundle

VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides
SOURCE: Final = "galaktyka/cli/locale"
LONGEST: Final = 1000  # letters that Fluent fills in at one place
UNMARKED: Final = str.maketrans("łŁ", "lL")  # the one letter of ours that does not come apart into letter and mark


def language(asked: Lang | None = None) -> Lang:
    """The language asked for, else that of the environment, else English."""
    if asked is not None:
        return asked
    setting = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
    return next((lang for lang in LANGS if setting.lower().startswith(lang)), "en")


@cache
def _bundle(lang: Lang) -> FluentBundle:
    return read_bundle(files("galaktyka.cli") / "locale", lang, SOURCE)


def say(id: str, lang: Lang, **args: Argument) -> str:  # noqa: A002 - Fluent's own word for it
    """A text of the command line in a language; what somebody typed may be longer than what it can be filled with."""
    fitting = {name: _cut(value) if isinstance(value, str) else value for name, value in args.items()}
    return fill_in(_bundle(lang), id, lang, fitting)


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def plain(text: str) -> str:
    """A text without capitals and diacritics, so that people find things however they type them."""
    marked = unicodedata.normalize("NFKD", text.translate(UNMARKED).casefold())
    return "".join(letter for letter in marked if not unicodedata.combining(letter))
