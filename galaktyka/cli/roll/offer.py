"""The choices of a question of Roll, laid out with what a person needs to know to choose.

A die that goes somewhere has two numbers: that of the phase, 1 to 5, and that of the die, from 6.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from galaktyka.cli.language import say
from galaktyka.cli.roll.board import layout_lines, stack_words
from galaktyka.cli.roll.tiles import STYLE, cost_mark, tile_words
from galaktyka.cli.roll.words import NUMERALS, words
from galaktyka.cli.table.face import Choice
from galaktyka.cli.table.looks import NAME_WIDTH, plain_table
from galaktyka.engine.words import Lang
from galaktyka.games.roll.actions import MOVE_ACTIONS, PASS, READY, SIDE_ACTIONS, is_move, is_side
from galaktyka.games.roll.choices import choices as game_choices
from galaktyka.games.roll.notation import COLOUR_NAME, COLUMN_NAME
from galaktyka.games.roll.offers import Offer, offers
from galaktyka.games.roll.position import NUMBER
from galaktyka.games.roll.state import Roll
from galaktyka.games.roll.tables import COLOURS, PHASES, SIDES, TILES, WILD
from galaktyka.games.roll.text import message, tile_name
from galaktyka.games.roll.view import RollView

FIRST_DIE: Final = PHASES + 1


def list_choices(view: RollView, seat: int, actions: Sequence[int], lang: Lang) -> list[Choice]:
    """The legal actions, numbered from 1; doing nothing more is 0."""
    labels = [" ".join(words(said, lang) for said in choice.say) for choice in game_choices(view, seat)]
    dice = dice_numbers(actions)
    choices: list[Choice] = []
    number = 0
    for action, label in sorted(zip(actions, labels, strict=True), key=lambda pair: pair[0] in (PASS, READY)):
        if is_move(action):
            key = f"{1 + phase_of(action)} {dice[die_of(action)]}"
        elif action in (PASS, READY):
            key = "0"
        else:
            number += 1
            key = str(number)
        choices.append(Choice(key, action, label, 1))
    return choices


def phase_of(action: int) -> int:
    """The phase that a die goes to."""
    return (action - MOVE_ACTIONS) // COLOURS % PHASES


def die_of(action: int) -> tuple[int, int]:
    """The column that a die comes from, and its colour."""
    move = action - MOVE_ACTIONS
    return move // COLOURS // PHASES, move % COLOURS


def dice_numbers(actions: Sequence[int]) -> dict[tuple[int, int], int]:
    """The number of each die that may go somewhere."""
    dice = sorted({die_of(action) for action in actions if is_move(action)})
    return {die: FIRST_DIE + place for place, die in enumerate(dice)}


def lay_out(view: RollView, o: Roll, seat: int, choices: Sequence[Choice], lang: Lang) -> RenderableType:
    """The choices of a question, with what lies before the seat."""
    moves = [choice.action for choice in choices if is_move(choice.action)]
    others = [choice for choice in choices if not is_move(choice.action)]
    parts: list[RenderableType] = list(_before(view, seat, lang))
    if moves:
        parts += [offer_dice(moves, lang), Text(say("roll-two-numbers", lang), style="dim")]
    if others:
        brings = {offer.action: offer for offer in offers(o, seat)}
        texts = dict(zip([choice.action for choice in choices], _texts(view, choices), strict=True))
        if view.seats[seat].question == "place_start":
            parts.append(offer_starts(view.seats[seat].drawn or [], others, lang))
        else:
            parts.append(offer_rest(others, {action: brings.get(text) for action, text in texts.items()}, lang))
    return Group(*parts)


def offer_starts(drawn: Sequence[str], choices: Sequence[Choice], lang: Lang) -> Table:
    """The two first tiles: each choice is the development of one and the world of the other."""
    table = choice_table()
    for choice in choices:
        development = SIDES[choice.action - SIDE_ACTIONS]
        other = next(tile for tile in drawn if tile != development.id)
        world = SIDES[NUMBER[other] + TILES]
        for key, side in ((choice.key, development), ("", world)):
            table.add_row(
                key, Text.assemble(cost_mark(side), " ", (tile_name(side, lang), "bold")), tile_words(side, lang)
            )
    return table


def choice_table() -> Table:
    """A table of choices: number, words, what to know about it."""
    table = plain_table()
    table.add_column(justify="right", no_wrap=True, style="bold")
    table.add_column(width=NAME_WIDTH + 12)
    table.add_column(ratio=1)
    return table


def _texts(view: RollView, choices: Sequence[Choice]) -> list[str]:
    """The notation of each choice; legal actions come in rising order."""
    by_action = dict(zip(sorted(choice.action for choice in choices), view.legal, strict=True))
    return [by_action[choice.action] for choice in choices]


def _before(view: RollView, seat: int, lang: Lang) -> Iterator[RenderableType]:
    """The layout and the stacks of a seat that assigns dice."""
    if view.phase != "assign":
        return
    me = view.seats[seat]
    yield from layout_lines(me, lang)
    for stack in (me.developments, me.worlds):
        yield Text.assemble("  ", stack_words(stack, lang))


def offer_dice(moves: Sequence[int], lang: Lang) -> RenderableType:
    """The phases and the dice that may go to them, each with its number."""
    phases = Text("  ")
    for number, phase in enumerate(NUMERALS, 1):
        phases.append(f"{number} ", style="bold").append(f"{message(f'column-{phase}', lang)}   ")
    dice = Text("  ")
    for (column, colour), number in dice_numbers(moves).items():
        name = COLOUR_NAME[colour]
        where = message("face-wild" if column == WILD else f"column-{COLUMN_NAME[column]}", lang)
        dice.append(f"{number} ", style="bold").append(message(f"colour-{name}", lang), style=STYLE[name])
        dice.append(f" ({where})   ")
    return Group(phases, dice)


def offer_rest(choices: Sequence[Choice], brings: Mapping[int, Offer | None], lang: Lang) -> Table:
    """Choices in words: tiles with what stands on them, tasks with what they bring."""
    table = choice_table()
    for choice in choices:
        label = Text(choice.label, style="bold")
        if is_side(choice.action):
            side = SIDES[choice.action - SIDE_ACTIONS]
            table.add_row(choice.key, Text.assemble(cost_mark(side), " ", label), tile_words(side, lang))
        else:
            table.add_row(choice.key, label, gain_words(brings[choice.action], lang))
    return table


def gain_words(offer: Offer | None, lang: Lang) -> str:
    """What an answer brings at once."""
    if offer is None:
        return ""
    gains = {
        say("roll-gain-credits", lang, count=offer.credits): offer.credits,
        say("roll-gain-vp", lang, count=offer.vp): offer.vp,
        say("roll-gain-tiles", lang, count=offer.tiles): offer.tiles,
    }
    return ", ".join(text for text, count in gains.items() if count)
