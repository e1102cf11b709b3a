"""The robot of the solitaire game as a terminal shows it: like a seat, with its counters."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from galaktyka.cli.language import say
from galaktyka.cli.race.cards import BY_ID, cost_mark
from galaktyka.engine.words import Lang
from galaktyka.games.race.result import RobotScore
from galaktyka.games.race.text import card_name, message
from galaktyka.games.race.view import RobotView, SeatView


def robot_name(lang: Lang) -> str:
    """What the robot is called."""
    return message("robot-name", lang)


def as_seat(robot: RobotView) -> SeatView:
    """The robot as a seat whose hand nobody knows and that is never asked."""
    return SeatView(
        tableau=robot.tableau,
        hand_size=robot.pile,
        hand=None,
        shown=[],
        deck=None,
        drafted=None,
        drawn_size=0,
        drawn=None,
        vp=robot.vp,
        score=robot.score,
        military=0,
        temporary=0,
        track=None,
        actions=robot.actions,
        goals=[],
        choice="",
        question="",
        amount=0,
    )


def robot_line(robot: RobotView, lang: Lang) -> Text:
    """The robot's name, level, numbers and dice."""
    level = message(f"robot-level-{robot.level}", lang)
    numbers = say(
        "robot-numbers",
        lang,
        score=robot.score,
        chips=robot.vp,
        credit=robot.credit,
        economy=robot.economy,
        tiles=robot.tiles,
        left=robot.tiles_left,
        pile=robot.pile,
    )
    text = Text.assemble((robot_name(lang), "bold underline"), f" ({level}) · {numbers}")
    if robot.dice:
        faces = ", ".join(message(f"robot-face-{face.replace('_', '-')}", lang) for face in robot.dice)
        text.append(f" · {say('robot-dice', lang, faces=faces)}")
    return text


def robot_breakdown(robot: RobotScore, lang: Lang) -> RenderableType:
    """What the robot scored for what."""
    head = say("robot-score", lang, name=robot_name(lang), score=robot.total)
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
    table.add_column(justify="right", min_width=4)
    table.add_column()
    table.add_column()
    for card in robot.cards:
        points = str(card.vp + card.bonus).replace("-", "\N{MINUS SIGN}")
        table.add_row(points, cost_mark(BY_ID[card.card]), card_name(BY_ID[card.card], lang))
    table.add_row(str(robot.tiles), "", say("robot-tiles", lang))
    table.add_row(str(robot.chips), "", say("chips", lang))
    return Group(Text(head, style="bold underline"), table, Text())
