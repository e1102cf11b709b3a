"""`galaktyka cards`: the cards of a game, with everything that stands on them."""

from __future__ import annotations

from typing import Annotated

import typer

import galaktyka as gk
from galaktyka.cli.console import print_json, stdout
from galaktyka.cli.faces import face_of
from galaktyka.cli.language import language
from galaktyka.cli.options import GameName, Json, Language
from galaktyka.engine.errors import OptionError


def cards(
    game: GameName,
    query: Annotated[
        list[str] | None, typer.Argument(metavar="QUERY", help="Words on the card, in its name or its text.")
    ] = None,
    lang: Language = None,
    as_json: Json = False,
) -> None:
    """Show the cards of a game, or those that have certain words on them."""
    face = face_of(gk.game(game), language(lang))
    words = " ".join(query or [])
    found = face.search(words)
    if not found:
        raise OptionError(f"No card of {gk.game(game).title} has the words '{words}' on it.")
    if as_json:
        print_json([face.facts(card) for card in found])
    elif len(found) == 1:
        stdout().print(face.card(found[0]))
    else:
        stdout().print(face.cards(found))
