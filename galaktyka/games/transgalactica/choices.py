"""Questions and answers of Transgalactica as messages: what is asked, and what each legal answer means."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from galaktyka.engine.saying import Choice, Said, Value
from galaktyka.games.transgalactica import actions as act
from galaktyka.games.transgalactica.checks import SPACE_IDS
from galaktyka.games.transgalactica.codes import SPACES, Area, Code
from galaktyka.games.transgalactica.effects import option_of
from galaktyka.games.transgalactica.facts import GOOD_NAMES, TRACK_NAMES
from galaktyka.games.transgalactica.notation import parse_action
from galaktyka.games.transgalactica.state import Question
from galaktyka.games.transgalactica.tables import EFFECT, VOCABULARIES
from galaktyka.games.transgalactica.view import TransgalacticaView

COUNTED: Final = ("gain_any", "pay_any", "collect")  # questions whose number says how many answers are wanted

PASS_MESSAGE: Final = {"turn": "action-pass", "end_turn": "action-end-turn", "follow": "action-no-follow"}

# The message for naming a mission or a good, by question; in a turn a mission is completed and a good bought.
MISSION_MESSAGE: Final = {"take_mission": "action-take", "return_mission": "action-return"}
GOOD_MESSAGE: Final = {
    "gain_any": "action-gain",
    "good_of": "action-gain",
    "pay_for": "action-pay",
    "pay_one": "action-pay",
    "pay_any": "action-pay",
    "waive": "action-waive",
    "mission_waive": "action-waive",
}
SPACE_MESSAGES: Final = {
    "turn": ("action-crew-to", "action-captain-to"),
    "explore": ("action-move", "action-move"),
    "place": ("action-place-on", ""),
    "collect": ("action-collect", ""),
}
WORKER_MESSAGES: Final = {
    act.CAPTAIN: ("action-follow", "worker-captain"),
    act.CREW: ("action-follow", "worker-crew"),
    act.LIEUTENANT: ("action-follow-main", "worker-lieutenant"),
    act.CAPTAIN_AS_MAIN: ("action-follow-main", "worker-captain"),
    act.CREW_AS_MAIN: ("action-follow-main", "worker-crew"),
    act.OMNI_CAPTAIN: ("action-omni", "worker-captain"),
    act.OMNI_CREW: ("action-omni", "worker-crew"),
}
WORMHOLE_MESSAGES: Final = ("action-pay-alien", "action-pay-resources")

# Blocks of pieces: where they begin, their vocabulary, and the message.
PIECES: Final = (
    (act.TOKEN, "token", "action-token"),
    (act.MISSION, "mission", "action-complete"),
    (act.TECH, "technology", "action-activate"),
    (act.DECREE, "decree", "action-sit"),
    (act.OFFICE, "office", "action-office"),
    (act.ABILITY, "ability", "action-ability"),
)

# What an effect of an option is, in a message of its own; all others are told by their code.
GAINED: Final = (*GOOD_NAMES, "any", "vp")
ALL_TRACKS: Final = (1 << len(TRACK_NAMES)) - 1


def question_said(view: TransgalacticaView, seat: int) -> Said:
    """The message that asks a seat its question."""
    me = view.seats[seat]
    args: dict[str, Value] = {"n": me.amount if me.question in COUNTED else 1}
    if me.question == "follow":
        args["actions"] = [f"area-{Area(me.amount).name.lower()}"]
    return Said(f"question-{me.question.replace('_', '-')}", args)


def choices(view: TransgalacticaView, seat: int) -> list[Choice]:
    """Every legal answer of a seat."""
    me = view.seats[seat]
    question = Question[me.question.upper()]
    return [_choice(view, text, parse_action(question, text), me.question, me.amount) for text in view.legal]


def _choice(view: TransgalacticaView, text: str, action: int, question: str, amount: int) -> Choice:
    if act.OPTION <= action < act.CAPTAIN:
        return Choice(text, "option", None, action - act.OPTION + 1, list(_option(question, amount, action)))
    for block, vocabulary, said in PIECES:
        number = action - block + 1
        if 1 <= number < len(VOCABULARIES[vocabulary]):
            piece = VOCABULARIES[vocabulary][number]
            return Choice(
                text, text.split(maxsplit=1)[0], piece, None, [Said(_piece_message(said, question), {"card": piece})]
            )
    return Choice(text, text, None, None, [_plain(view, action, question)])


def _piece_message(said: str, question: str) -> str:
    if said == "action-complete":
        return MISSION_MESSAGE.get(question, said)
    return "action-mark" if said == "action-activate" and question == "mark" else said


def _plain(view: TransgalacticaView, action: int, question: str) -> Said:
    """An answer that names no piece."""
    if action == act.PASS:
        return Said(PASS_MESSAGE.get(question, "action-done"))
    if act.AREA <= action < act.STEP:
        return Said("action-area", {"actions": [f"area-{Area(action - act.AREA).name.lower()}"]})
    if act.STEP <= action < act.TOKEN:
        return _space(view, action, question)
    if act.GOOD <= action < act.TRACK:
        kind = f"good-{GOOD_NAMES[action - act.GOOD]}"
        return Said(GOOD_MESSAGE.get(question, "action-buy"), {"actions": [kind]})
    if act.TRACK <= action < act.OPTION:
        return Said("action-advance", {"n": 1, "actions": [f"track-{TRACK_NAMES[action - act.TRACK]}"]})
    if action in WORKER_MESSAGES:
        said, worker = WORKER_MESSAGES[action]
        return Said(said, {"actions": [worker]})
    if act.PLACE <= action < act.YES:
        return Said("action-place" if action < act.FIGHT else "action-fight", {"ship": (action - act.PLACE) % 2 + 1})
    if action >= act.WEALTH:
        offer = action - act.WEALTH
        first, second = view.wealth[2 * offer : 2 * offer + 2]
        return Said("action-wealth", {"first_card": first, "second_card": second})
    return Said("action-collect-special" if action == act.SPECIAL else "action-pay-it")


def _space(view: TransgalacticaView, action: int, question: str) -> Said:
    """An answer that names a space, with the planet there and the ship that goes."""
    place = (action - act.STEP) % (act.SHIPS * SPACES)
    ship, space = divmod(place, SPACES)
    message = "action-jump" if action >= act.JUMP else "action-move-free"
    if action < act.FREE:
        message = SPACE_MESSAGES[question][ship]
    name = SPACE_IDS[space]
    planet = next((there.planet for there in view.map if there.space == name), "")
    return Said(message, {"space": name, "ship": ship + 1, "card": planet})


def _option(question: str, row: int, action: int) -> Iterator[Said]:
    """What an option does, effect by effect."""
    if question == "wormhole_price":
        yield Said(WORMHOLE_MESSAGES[action - act.OPTION], {"n": 1})
        return
    yield from _program(option_of(row, action - act.OPTION))


def _program(row: int) -> Iterator[Said]:
    """Effects from a row up to the last one of their program."""
    yield from _effect(row)
    while not EFFECT[row].last:
        row += 1
        yield from _effect(row)


def _effect(row: int) -> Iterator[Said]:
    effect = EFFECT[row]
    if effect.code == Code.GAIN:
        for kind in GAINED:
            if getattr(effect, kind):
                yield Said(f"amount-{kind}", {"n": getattr(effect, kind)})
    elif effect.code == Code.ADVANCE:
        named = [name for number, name in enumerate(TRACK_NAMES) if effect.tracks >> number & 1]
        tracks = ["any"] if effect.tracks == ALL_TRACKS else named
        yield Said("action-advance", {"n": effect.steps, "actions": [f"track-{name}" for name in tracks]})
    elif effect.code == Code.PAY_FOR:
        for good in GOOD_NAMES:
            if getattr(effect, good):
                yield Said(f"action-pay-{good}", {"n": getattr(effect, good)})
        yield from _program(effect.option_1)
    else:
        yield Said(f"action-effect-{Code(effect.code).name.lower().replace('_', '-')}")
