"""Every message the server names exists in every language and takes the arguments it is given."""

from functools import cache
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from galaktyka.engine.saying import Said
from galaktyka.engine.words import LANGS, Lang
from galaktyka.games.race.cards import load_cards
from galaktyka.games.race.text import card_name
from galaktyka.server.games import words_text
from galaktyka.server.states import log_for, state_of
from tests.server.boards import DESK, random_game

CARDS = {card.id: card for card in load_cards()}
TABLE_MESSAGES = (
    "log-joined",
    "log-left",
    "log-away",
    "log-returned",
    "log-bot-seated",
    "log-seat-freed",
    "log-bot-replaced",
    "log-started",
    "log-undone",
    "log-over",
)

RARE = (  # what random games hardly ever lead to
    Said("log-guess-missed", {"card": "gem_world"}),
    Said("log-guess-right", {"card": "gem_world"}),
    Said("log-helper", {"card": "colony_ship"}),
    Said("log-declares-takeover", {"card": "rebel_colony", "means_card": "imperium_seat", "attack": 8}),
    Said("log-takes-over", {"card": "rebel_colony", "attack": 8, "defense": 8}),
    Said("log-takeover-fails", {"card": "rebel_colony", "attack": 8, "defense": 9}),
    Said("log-takeover-too-late", {"card": "rebel_colony"}),
    Said("log-takeover-void", {"card": "rebel_colony"}),
    Said("log-loses-world", {"card": "rebel_colony"}),
    Said("log-robot-tile"),
    Said("log-antes", {"card": "gem_world"}),
    Said("log-turns-over", {"cards": ["gem_world", "spice_world"]}),
    Said("log-ante-lost", {"card": "gem_world"}),
    Said("log-ante-won", {"card": "gem_world"}),
    Said("log-reshuffled"),
    *(Said("log-played-on", {"step": step}) for step in (0, 1, 2, 57)),
    Said("log-goal-back", {"goal": "goal-research-leader"}),
    Said("reason-military-or-cost", {"defense": 5, "military": 2, "missing": 3, "price": 4, "hand": 1}),
)


@cache
def bundle(lang: Lang) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource(words_text("race", lang).decode()))
    return made


def rendered(said: Said, lang: Lang, you: str = "no") -> str:
    """A message in words, as a client makes them."""
    args: dict[str, Any] = {"player": "Hana", "you": you}
    for name, value in said.args.items():
        if name == "card" or name.endswith("_card"):
            args[name] = card_name(CARDS[str(value)], lang)
        elif name == "cards":
            assert isinstance(value, list)
            args[name] = ", ".join(card_name(CARDS[card], lang) for card in value)
        elif name == "goal":
            args[name] = rendered(Said(str(value)), lang)
        elif name in ("actions", "goals"):
            assert isinstance(value, list)
            args[name] = " + ".join(rendered(Said(action), lang) for action in value)
        else:
            args[name] = value
    pattern = bundle(lang).get_message(said.id).value
    assert pattern is not None
    text, errors = bundle(lang).format_pattern(pattern, args)
    assert errors == [], (said, lang)
    return str(text)


@cache
def everything_said() -> list[Said]:
    """Everything that is said in some random games, each kind once for each shape of its arguments."""
    said: dict[tuple[str, tuple[str, ...]], Said] = {}
    games: list[tuple[int, str, dict[str, bool]]] = [
        (2, "1", {}),
        (2, "4", {"advanced": True}),
        (4, "2", {"tgs": True, "goals": True}),
        (1, "3", {"tgs": True, "solitaire": True}),
        (3, "5", {"tgs": True, "rvi": True, "takeovers": True}),
        (2, "6", {"tgs": True, "draft": True}),
    ]
    for players, seed, options in games:
        for now, seat, _ in random_game(players, seed, **options):
            for me in (None, seat):
                state = state_of(DESK, now.row, me, now.record, log_for(now.tellings[-1:], me))
                for one in _said_in(state):
                    said[one.id, tuple(one.args)] = one
    return list(said.values())


def _said_in(state: Any) -> list[Said]:
    found = [Said(entry.id, entry.args) for entry in state.log]
    found += [one for choice in state.choices for one in choice.say]
    found += [offer.reason for offer in state.offers if offer.reason is not None]
    return found + ([state.question.say] if state.question else [])


@pytest.mark.parametrize("lang", LANGS)
def test_everything_said_in_random_games_has_words(lang: Lang) -> None:
    for said in (*everything_said(), *RARE):
        for you in ("yes", "no"):
            text = rendered(said, lang, you)
            assert text.strip()
            assert "{" not in text


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("message", TABLE_MESSAGES)
def test_what_is_said_about_the_table_has_words(lang: Lang, message: str) -> None:
    assert rendered(Said(message), lang, "yes")
    assert rendered(Said(message), lang, "no")


def test_random_games_say_nearly_everything_there_is() -> None:
    ids = {said.id for said in everything_said()}
    story = {entry for entry in messages("en") if entry.startswith(("log-", "reason-"))}
    assert story - ids - {said.id for said in RARE} - set(TABLE_MESSAGES) == set()


def messages(lang: Lang) -> dict[str, set[str]]:
    """The messages of a language, each with the variables it uses."""
    found = {}
    for entry in FluentParser().parse(words_text("race", lang).decode()).body:
        assert not isinstance(entry, ast.Junk)
        if isinstance(entry, ast.Message):
            names = msgspec.json.encode(entry.to_json()).decode().split('"VariableReference"')
            found[entry.id.name] = {part.partition('"name":"')[2].partition('"')[0] for part in names[1:]}
    return found


def test_all_languages_have_the_same_messages() -> None:
    for lang in LANGS:
        assert messages(lang).keys() >= {name for name in messages("en") if not name.startswith("part-")}


def test_a_missing_argument_is_found() -> None:
    with pytest.raises(AssertionError):
        rendered(Said("log-earns"), "en")
