"""The table of Roll as a terminal shows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from galaktyka.cli.language import say
from galaktyka.cli.roll.tiles import BY_ID, STYLE, cost_mark, tile_list, tile_words
from galaktyka.cli.roll.words import NUMERALS, dice_words
from galaktyka.cli.table import looks
from galaktyka.engine.words import Lang
from galaktyka.games.roll.text import message, tile_name
from galaktyka.games.roll.view import LayoutView, RollView, SeatView, StackView, TileView


def header(view: RollView, names: Sequence[str], lang: Lang) -> RenderableType:
    """The round, the pool and the bag, the phases that occur, and what everybody selected."""
    piles = say("roll-piles", lang, pool=view.pool, bag=view.bag)
    title = f"{message('round', lang, number=view.round)} · {piles}" if view.round else piles
    selected = [
        f"{name}: {message(f'column-{seat.selected}', lang)}"
        for name, seat in zip(names, view.seats, strict=True)
        if seat.selected
    ]
    lines = [Text(" · ".join(selected))] if selected else []
    return Group(Rule(title, align="left"), phase_bar(view, lang), *lines)


def phase_bar(view: RollView, lang: Lang) -> Text:
    """The phases of the round: those that occur in brackets, the one being played with an arrow."""
    return looks.phase_bar({phase: message(f"phase-{phase}", lang) for phase in NUMERALS}, view.phase, view.active)


def board(view: RollView, seat: int, names: Sequence[str], lang: Lang, *, stacks: bool) -> RenderableType:
    """Everything that lies at the seats, the own tableau with its powers, and the own stacks if they are wanted."""
    parts: list[RenderableType] = []
    for other, theirs in enumerate(view.seats):
        if other != seat:
            parts += [seat_line(theirs, names[other], lang), *places(theirs, lang), short_tableau(theirs, lang), Text()]
    own = view.seats[seat]
    parts += [seat_line(own, names[seat], lang), *places(own, lang), *layout_lines(own, lang), long_tableau(own, lang)]
    waiting = [tile for stack in (own.developments, own.worlds) for tile in stack.tiles or []]
    if stacks and waiting:
        parts += [Text(), Text(message("place-zone", lang), style="bold underline")]
        parts.append(tile_list([BY_ID[tile] for tile in waiting], lang))
    return Group(*parts)


def seat_line(seat: SeatView, name: str, lang: Lang) -> Text:
    """A seat's name and numbers."""
    numbers = say("roll-seat-numbers", lang, score=seat.score, chips=seat.vp, credits=seat.credits)
    return Text.assemble((name, "bold underline"), f" · {numbers}")


def places(seat: SeatView, lang: Lang) -> Iterator[Text]:
    """The dice of a seat that lie open, and its stacks."""
    cup = _labelled(message("place-cup", lang), dice_words(seat.cup, lang))
    yield Text.assemble("  ", cup, " · ", _labelled(message("place-citizenry", lang), dice_words(seat.citizenry, lang)))
    for place, stack in (("developers", seat.developments), ("settlers", seat.worlds)):
        yield Text.assemble("  ", _labelled(message(f"place-{place}", lang), stack_words(stack, lang)))


def _labelled(label: str, words: Text) -> Text:
    return Text.assemble((f"{label}: ", "dim"), words)


def stack_words(stack: StackView, lang: Lang) -> Text:
    """The top of a stack, the dice on it and how many it needs, and how many tiles lie below it."""
    if not stack.top:
        return dice_words(stack.dice, lang)
    side = BY_ID[stack.top]
    text = Text.assemble(cost_mark(side), " ", tile_name(side, lang))
    text.append(f" ({say('roll-dice-needed', lang, dice=sum(stack.dice.values()), cost=stack.cost)})")
    if stack.dice:
        text.append(" · ").append_text(dice_words(stack.dice, lang))
    return text.append(f" +{stack.size - 1}", style="dim") if stack.size > 1 else text


def layout_lines(seat: SeatView, lang: Lang) -> Iterator[Text]:
    """The dice below the strip, and on it."""
    layout = seat.layout
    if layout is None or not _has_dice(layout):
        return
    columns = [(f"column-{phase}", dice) for phase, dice in layout.columns.items() if dice]
    columns += [("face-wild", layout.wild)] if layout.wild else []
    if layout.strip:
        columns.insert(0, ("place-strip", {layout.strip: 1}))
    if layout.dictated:
        columns.append(("place-dictate", layout.dictated))
    yield Text("  ") + Text(" · ").join(
        _labelled(message(name, lang), dice_words(dice, lang)) for name, dice in columns
    )


def _has_dice(layout: LayoutView) -> bool:
    return bool(layout.strip or layout.wild or any(layout.columns.values()))


def short_tableau(seat: SeatView, lang: Lang) -> Text:
    """A tableau by names alone, with the goods on it."""
    text = Text()
    for tile in seat.tableau:
        text.append(", " if text else "  ")
        text.append_text(Text.assemble(cost_mark(BY_ID[tile.tile]), " ", tile_name(BY_ID[tile.tile], lang)))
        text.append_text(goods_mark(tile, " ", lang))
    return text


def goods_mark(tile: TileView, before: str, lang: Lang) -> Text:
    """The goods on a world, if there are any."""
    return Text.assemble(*((f"{before}■ {message(f'colour-{die}', lang)}", STYLE[die]) for die in tile.goods))


def long_tableau(seat: SeatView, lang: Lang) -> Table:
    """A tableau with goods and everything that stands on the tiles."""
    return looks.card_table(_long_row(tile, lang) for tile in seat.tableau)


def _long_row(tile: TileView, lang: Lang) -> tuple[Text, Text, Text]:
    side = BY_ID[tile.tile]
    name = Text(tile_name(side, lang), style="bold") + goods_mark(tile, "\n", lang)
    return cost_mark(side), name, tile_words(side, lang)
