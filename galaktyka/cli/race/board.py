"""The table of Race as a terminal shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from galaktyka.cli.language import say
from galaktyka.cli.race.cards import BY_ID, GOOD_STYLE, card_list, card_words, cost_mark
from galaktyka.cli.race.phases import PHASE_OF_ROLE, PHASES, ROLE_OF_TEXT, phase_words, role_words
from galaktyka.cli.race.robot import as_seat, robot_line
from galaktyka.cli.table import looks
from galaktyka.engine.words import Lang
from galaktyka.games.race.goal_tables import GOALS
from galaktyka.games.race.text import card_name, goal_name, goal_text, message
from galaktyka.games.race.view import AttackView, CardView, RaceView, SeatView, TrackView

GOAL_OF: Final = {goal.id: goal for goal in GOALS}


def header(view: RaceView, names: Sequence[str], lang: Lang) -> RenderableType:
    """The round, its phases, what everybody chose, and the piles."""
    own = None if view.seat is None else view.seats[view.seat].deck
    piles = say("piles", lang, pool=view.pool, deck=view.deck if own is None else own, discard=view.discard)
    title = f"{message('round', lang, number=view.round)} · {piles}" if view.round else piles
    lines: list[RenderableType] = [Rule(title, align="left"), phase_bar(view, lang)]
    chosen = [
        f"{names[seat]}: {' + '.join(role_words(text, lang) for text in other.actions)}"
        for seat, other in enumerate(view.seats)
        if other.actions
    ]
    return Group(*lines, *([Text(" · ".join(chosen))] if chosen else []), *goal_lines(view, names, lang))


def goal_lines(view: RaceView, names: Sequence[str], lang: Lang) -> list[Text]:
    """The goals in play: what each asks for, how far everybody is, and who has it."""
    lines = []
    for tile in view.goals:
        counts = ", ".join(f"{name} {count}" for name, count in zip(names, tile.counts, strict=True))
        owners = ", ".join(names[seat] for seat in tile.owners)
        line = Text("★ " if owners else "☆ ", style="bold")
        line.append(goal_name(tile.goal, lang))
        line.append(f" ({goal_text(GOAL_OF[tile.goal], lang)} {counts})", style="not bold dim")
        if owners:
            line.append(f" → {owners}")
        lines.append(line)
    return lines


def phase_bar(view: RaceView, lang: Lang) -> Text:
    """The phases of the round: chosen ones in brackets, the one being played with an arrow."""
    chosen = {PHASE_OF_ROLE[ROLE_OF_TEXT[text]] for seat in view.seats for text in seat.actions}
    return looks.phase_bar({phase: phase_words(phase, lang) for phase in PHASES}, view.phase, chosen)


def board(view: RaceView, seat: int, names: Sequence[str], lang: Lang, *, hand: bool) -> RenderableType:
    """The tableaus of all seats, the seat's own with its powers, and its hand if it is wanted."""
    parts: list[RenderableType] = []
    for other, theirs in enumerate(view.seats):
        if other != seat:
            parts += [seat_line(theirs, names[other], lang), short_tableau(theirs, lang), Text()]
    if view.robot is not None:
        parts += [robot_line(view.robot, lang), short_tableau(as_seat(view.robot), lang), Text()]
    own = view.seats[seat]
    parts += [seat_line(own, names[seat], lang), long_tableau(own, lang)]
    if hand:
        held = [BY_ID[card] for card in own.hand or []]
        title = Text(say("your-hand", lang, cards=len(held)), style="bold underline")
        parts += [Text(), title, card_list(held, lang)]
    return Group(*parts)


def attack_at_stake(view: RaceView) -> AttackView:
    """The takeover that is being resolved; while none is, the one declared last."""
    return next((attack for attack in view.attacks if attack.outcome == "fought"), view.attacks[-1])


def attack_words(attack: AttackView, lang: Lang) -> str:
    """A takeover by its numbers."""
    world = card_name(BY_ID[attack.world], lang)
    return say("attack-so-far", lang, world=world, attack=attack.strength, defense=attack.defense)


def track_words(track: TrackView, lang: Lang) -> list[str]:
    """What a seat's Military track shows besides its Military."""
    words = []
    if track.against:
        parts = [f"{sort_words(sort, lang)} {signed(amount)}" for sort, amount in track.against.items()]
        words.append(say("seat-specialised", lang, parts=", ".join(parts)))
    if track.defense:
        words.append(say("seat-defense", lang, defense=signed(track.defense)))
    if track.vulnerable:
        reasons = [say(f"vulnerable-{reason.replace('_', '-')}", lang) for reason in track.vulnerable]
        words.append(say("seat-vulnerable", lang, parts=", ".join(reasons)))
    return words


def sort_words(sort: str, lang: Lang) -> str:
    """A sort of worlds: Rebels, or a kind of good."""
    return message("keyword-rebel" if sort == "rebel" else f"good-{sort}", lang)


def signed(number: int) -> str:
    """A number with its sign."""
    return f"{number:+d}".replace("-", "\N{MINUS SIGN}")


def seat_line(seat: SeatView, name: str, lang: Lang) -> Text:
    """A seat's name and numbers."""
    military = signed(seat.military)
    numbers = say("seat-numbers", lang, score=seat.score, chips=seat.vp, military=military, hand=seat.hand_size)
    track = track_words(seat.track, lang) if seat.track else []
    return Text.assemble((name, "bold underline"), *(f" · {part}" for part in (numbers, *track)))


def short_tableau(seat: SeatView, lang: Lang) -> Text:
    """A tableau by names alone, with the goods on it."""
    text = Text()
    for card in seat.tableau:
        text.append(", " if text else "  ")
        text.append_text(Text.assemble(cost_mark(BY_ID[card.card]), " ", card_name(BY_ID[card.card], lang)))
        text.append_text(good_mark(card, " ", lang))
    return text


def good_mark(card: CardView, before: str, lang: Lang) -> Text:
    """The good on a world, if there is one."""
    if not card.good:
        return Text()
    return Text(f"{before}■ {message(f'good-{card.good}', lang)}", style=f"bold {GOOD_STYLE[card.good]}")


def long_tableau(seat: SeatView, lang: Lang) -> Table:
    """A tableau with goods and everything that stands on the cards."""
    return looks.card_table(_long_row(card, lang) for card in seat.tableau)


def _long_row(card: CardView, lang: Lang) -> tuple[Text, Text, Text]:
    design = BY_ID[card.card]
    name = Text(card_name(design, lang), style="bold") + good_mark(card, "\n", lang)
    return cost_mark(design), name, card_words(design, lang)
