"""The table of Transgalactica as a terminal shows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from galaktyka.cli.language import say
from galaktyka.cli.table.looks import plain_table
from galaktyka.cli.transgalactica.pieces import piece_name, piece_words
from galaktyka.engine.words import Lang
from galaktyka.games.transgalactica.tables import MISSION_SLOT, TECH_SLOT
from galaktyka.games.transgalactica.text import message, story
from galaktyka.games.transgalactica.view import SeatView, SpaceView, TransgalacticaView

MARKS: Final = {"energy": "⚡", "ore": "▲", "alien": "☼", "credit": "¢"}


def header(view: TransgalacticaView, names: Sequence[str], lang: Lang) -> RenderableType:
    """The round, the order of players, and the main spaces that are taken."""
    order = " → ".join(names[seat] for seat in view.order)
    title = story("log-round", lang, n=view.round) if view.round else story("phase-draft", lang)
    lines = []
    if view.used_areas:
        used = (
            f"{message(f'area-{area}', lang)} ({', '.join(names[seat] for seat in seats)})"
            for area, seats in view.used_areas.items()
        )
        lines.append(Text(say("tg-used", lang, list=", ".join(used)), style="dim"))
    return Group(Rule(f"{title} · {order}", align="left"), *lines)


def overview(view: TransgalacticaView, seat: int, names: Sequence[str], lang: Lang) -> RenderableType:
    """Where the round stands, and the own panel."""
    return Group(header(view, names, lang), *seat_lines(view.seats[seat], names[seat], lang))


def board(view: TransgalacticaView, seat: int, names: Sequence[str], lang: Lang, *, own: bool) -> RenderableType:
    """The map, the cards that lie open, all seats, and the own objectives if they are wanted."""
    parts: list[RenderableType] = [heading(say("tg-map", lang)), galaxy(view, names, lang), Text()]
    parts += [heading(say("tg-technologies", lang)), technologies(view, names, lang), Text()]
    parts += [heading(say("tg-missions", lang)), missions(view, lang), Text()]
    parts += [heading(say("tg-senate", lang)), senate(view, names, lang), Text()]
    if view.mining_token:
        parts += [Text(say("tg-mining-token", lang, text=piece_name(view.mining_token, lang))), Text()]
    for other, theirs in enumerate(view.seats):
        parts += [*seat_lines(theirs, names[other], lang), Text()]
    if own and (objectives := view.seats[seat].objectives):
        parts += [heading(say("tg-objectives", lang)), _list(objectives, lang)]
    return Group(*parts)


def heading(words: str) -> Text:
    """What a part of the table is."""
    return Text(words, style="bold underline")


def _rows() -> Table:
    table = plain_table()
    table.add_column(no_wrap=True, style="bold")
    table.add_column(ratio=1)
    table.add_column(ratio=2)
    return table


def galaxy(view: TransgalacticaView, names: Sequence[str], lang: Lang) -> Table:
    """The spaces of the map with their planets, and who is there."""
    table = _rows()
    for space in view.map:
        planet = piece_name(space.planet, lang) if space.planet else say("tg-home", lang)
        there = Text(planet)
        for text in _presence(view, space, names, lang):
            there.append(f"\n{text}", style="dim")
        table.add_row(space.space, there, piece_words(space.planet, lang) if space.planet else "")
    return table


def _presence(view: TransgalacticaView, space: SpaceView, names: Sequence[str], lang: Lang) -> Iterator[str]:
    """Outposts, ships, pirates and a token on a space."""
    ships = [name for name, seat in zip(names, view.seats, strict=True) if space.space in seat.ships]
    if space.outposts:
        yield say("tg-outposts", lang, list=", ".join(names[seat] for seat in space.outposts))
    if ships:
        yield say("tg-ships", lang, list=", ".join(ships))
    if space.pirate:
        yield say("tg-pirates", lang, text=piece_name(space.pirate, lang))
    if space.token:
        yield say("tg-token", lang, text=piece_name(space.token, lang))
    if space.used:
        yield say("tg-planet-used", lang)


def technologies(view: TransgalacticaView, names: Sequence[str], lang: Lang) -> Table:
    """The technologies with the level they need, and who has marked them."""
    table = _rows()
    for slot, card in enumerate(view.technologies):
        marked = [name for name, seat in zip(names, view.seats, strict=True) if card in seat.technologies]
        name = Text(piece_name(card, lang)).append(f" ({', '.join(marked)})" if marked else "", style="dim")
        table.add_row(str(TECH_SLOT[slot].level), name, piece_words(card, lang))
    return table


def missions(view: TransgalacticaView, lang: Lang) -> Table:
    """The open missions with the politics level they need."""
    table = _rows()
    for slot, card in enumerate(view.missions):
        if card:
            table.add_row(str(MISSION_SLOT[slot].level), piece_name(card, lang), piece_words(card, lang))
    return table


def senate(view: TransgalacticaView, names: Sequence[str], lang: Lang) -> Table:
    """The decrees with their offices, and the offices that are free."""
    table = _rows()
    offices = {office.decree: office for office in view.offices if office.decree}
    for decree in view.decrees:
        taken = Text(piece_name(decree, lang))
        if decree in offices:
            office = offices[decree]
            sitting = ", ".join(names[seat] for seat in (office.gold, office.silver) if seat is not None)
            taken.append(f"\n{piece_name(office.office, lang)}: {sitting}", style="dim")
        table.add_row("◆", taken, piece_words(decree, lang))
    for office in view.offices:
        if not office.decree:
            table.add_row("◇", piece_name(office.office, lang), piece_words(office.office, lang))
    return table


def _list(ids: Sequence[str], lang: Lang) -> Table:
    table = _rows()
    for piece in ids:
        table.add_row("◈", piece_name(piece, lang), piece_words(piece, lang))
    return table


def seat_lines(seat: SeatView, name: str, lang: Lang) -> Iterator[RenderableType]:
    """A seat's name and numbers, its levels and workers, and the cards and tokens it has."""
    ability = f" · {piece_name(seat.ability, lang)}" if seat.ability else ""
    yield Text.assemble((name, "bold underline"), f" · {say('tg-points', lang, vp=seat.score)}{ability}")
    goods = " ".join(f"{MARKS[good]}{count}" for good, count in seat.goods.items())
    levels = ", ".join(f"{message(f'track-{track}', lang)} {level}" for track, level in seat.levels.items())
    yield Text(f"  {goods} · {levels}")
    lieutenant = f", {story('worker-lieutenant', lang)}" if seat.lieutenant else ""
    numbers = say(
        "tg-workers",
        lang,
        captains=seat.captains,
        crew=seat.crew,
        outposts=seat.outposts_left,
        markers=seat.hold,
    )
    yield Text(f"  {numbers}{lieutenant}")
    owned = {
        say("tg-log", lang): seat.log,
        say("tg-marked", lang): seat.technologies,
        say("tg-tokens", lang): [*seat.fresh_tokens, *seat.reserve],
        say("tg-mining", lang): seat.mining,
    }
    for label, ids in owned.items():
        if ids:
            yield Text(f"  {label}: {'; '.join(piece_name(piece, lang) for piece in ids)}")
