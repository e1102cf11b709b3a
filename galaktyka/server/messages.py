"""The protocol as types (docs/protocol.md); web/src/protocol/types.ts is made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from galaktyka.engine.saying import Choice, Said, Value

MOVE_ID = r"^(?!bot-)[A-Za-z0-9_-]{1,40}$"  # ids that begin so are those of bots
LONGEST_ACTION = 120
LONGEST_NAME = 24
LONGEST_TITLE = 40
MOST_SEATS = 6

MoveId = Annotated[str, Meta(pattern=MOVE_ID)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Step = str | int  # one step of a path into a state


# Identity


class Me(Struct, frozen=True):
    """Who the caller is; no name before the first visit."""

    name: str | None


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """A display name."""

    name: Annotated[str, Meta(max_length=200)]


class Recovery(Struct, frozen=True):
    """A personal link to be the same guest elsewhere."""

    link: str


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret part of such a link."""

    token: Annotated[str, Meta(max_length=100)]


# Games and the server


class OptionInfo(Struct, frozen=True):
    """A yes-or-no option of a game."""

    name: str
    text: str


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    min_players: int
    max_players: int
    options: list[OptionInfo]
    bots: list[str]  # weakest first


class OptionsWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Options that somebody would like, and the one changed last, which is to stay as it is."""

    players: int
    options: dict[str, bool]
    keep: str | None = None


class Options(Struct, frozen=True):
    """Options that go together, and those that can be on with so many players."""

    options: dict[str, bool]
    possible: list[str]


class Compilation(Struct, frozen=True):
    """How far the rules of a game are compiled; they can be played all the while."""

    game: str
    done: int
    total: int
    ready: bool


class Status(Struct, frozen=True):
    """What the server is and does."""

    version: str
    compilation: list[Compilation]


class Failure(Struct, frozen=True):
    """Why a request was not carried out, in one sentence."""

    error: str
    message: str


# Tables


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to be set up; each seat is "me", "open" or "bot:" and the name of a bot."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, bool] = {}
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=MOST_SEATS)]
    public: bool = False
    title: Annotated[str, Meta(max_length=200)] = ""
    undo: bool = True
    hints: bool = True


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Which free seat to take; None: any."""

    seat: SeatNumber | None = None


class Seating(Struct, frozen=True, forbid_unknown_fields=True):
    """Which bot to put on a seat; None: free it."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """From which moment of a finished game to play on, on which seat, and which bot plays the others."""

    step: Annotated[int, Meta(ge=0, le=100_000)]  # how many decisions of the game stand
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)]


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """A body without anything in it."""


Stage = Literal["open", "playing", "over", "closed"]
SeatKind = Literal["open", "person", "bot"]


class SeatInfo(Struct, frozen=True):
    """Who sits on a seat."""

    kind: SeatKind
    name: str
    bot: str | None  # which bot plays, for a person who is away too
    away: bool  # a bot stands in for a person who left
    host: bool


class TableSummary(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    options: dict[str, bool]
    stage: Stage
    public: bool
    seats: list[SeatInfo]
    me: int | None
    my_turn: bool
    changed: float  # seconds since 1970


class Origin(Struct, frozen=True):
    """The finished game that a table goes on from."""

    table: str
    step: int  # how many of its decisions stand


class TableInfo(Struct, frozen=True):
    """What holds for a whole table."""

    id: str
    game: str
    title: str
    options: dict[str, bool]
    public: bool
    undo: bool
    hints: bool
    stage: Stage
    seed_hash: str  # SHA-256 of the secret seed
    seed: str | None  # after the end
    rematch: str | None  # the id of the next table
    origin: Origin | None  # where the table goes on from another


class Question(Struct, frozen=True):
    """What the seat is asked."""

    name: str
    amount: int  # answers of this kind that are still wanted
    say: Said
    final: bool  # nobody else is waited for, and this answer is the last one wanted


class Result(Struct, frozen=True):
    """How the game ended."""

    reason: str
    winners: list[int]
    seats: list[Any]  # the game's own scores, such as race/result.py's SeatScore


class LogEntry(Struct, frozen=True):
    """One thing that happened, as this perspective knows it."""

    version: int
    round: int
    phase: str
    seat: int | None
    id: str
    args: dict[str, Value]


class TableState(Struct, frozen=True):
    """Everything one perspective may know at one version."""

    version: int
    table: TableInfo
    seats: list[SeatInfo]
    me: int | None
    view: Any  # the game's own view, such as race/view.py's RaceView; None before the start
    waiting: list[int]
    question: Question | None
    choices: list[Choice]
    offers: list[Any]  # what the game says about answers, such as race/reasons.py's Offer
    undo: bool
    result: Result | None
    log: list[LogEntry]


class Verification(Struct, frozen=True):
    """What replaying a finished game showed."""

    seed: str
    seed_hash: str
    hash_fits: bool  # the seed is the one whose hash was published at the start
    replay_fits: bool  # the seed and the actions lead to the position the table ended with
    moves: int
    position: str  # the fingerprint of that position


class Mistake(Struct, frozen=True):
    """A decision after which the chance of winning was smaller than it could have been."""

    step: int  # of the replay, from 0
    round: int
    phase: str
    seat: int
    taken: Choice
    better: Choice
    chance: float  # of winning after what was done, from 0 to 1
    best: float  # after what would have been better


class Analysis(Struct, frozen=True):
    """What a network thinks of a finished game."""

    rounds: list[int]  # before each step of the replay and at the end: which round it was
    chances: list[list[float]]  # at the same points: every seat's chance of winning, from 0 to 1
    mistakes: list[Mistake]  # of people, the costliest first


class AnalysisNews(Struct, frozen=True):
    """How far an analysis is, and in the end what it found."""

    done: int
    total: int
    analysis: Analysis | None = None
    error: str | None = None  # it came to nothing
    ahead: int = 0  # games that are analysed before this one


Change = tuple[list[Step], Any]  # a path into the state, and the value that now stands there


class ReplayStep(Struct, frozen=True):
    """One action of a finished game and what it changed."""

    round: int
    phase: str
    seat: int
    action: str
    changes: list[Change]
    log: list[LogEntry]


class Replay(Struct, frozen=True):
    """A finished game as one perspective saw it."""

    state: TableState
    steps: list[ReplayStep]


# From the client


class Move(Struct, frozen=True, forbid_unknown_fields=True, tag="move"):
    """An answer to the open question."""

    id: MoveId
    version: Version
    action: Annotated[str, Meta(max_length=LONGEST_ACTION)]


class Undo(Struct, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Take the last answer back."""

    id: MoveId
    version: Version


class AskHint(Struct, frozen=True, forbid_unknown_fields=True, tag="hint"):
    """Ask a bot what it would do."""

    id: MoveId


class Sync(Struct, frozen=True, forbid_unknown_fields=True, tag="sync"):
    """Ask for the whole state."""


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """Ask for a sign of life."""

    id: MoveId


FromClient = Move | Undo | AskHint | Sync | Ping


# From the server


class StateMessage(Struct, frozen=True, tag="state"):
    """The whole state."""

    state: TableState


class EventMessage(Struct, frozen=True, tag="event", rename={"from_": "from"}):
    """What changed between two versions."""

    from_: int
    version: int
    changes: list[Change]
    log: list[LogEntry]


class Accepted(Struct, frozen=True, tag="accepted"):
    """The move or undo is stored."""

    id: str
    version: int


class Refused(Struct, frozen=True, tag="refused"):
    """The move or undo was not made."""

    id: str
    error: str
    message: str
    state: TableState


class Advised(Struct, frozen=True):
    """An action, and the chance of winning after it."""

    action: str
    chance: float  # from 0 to 1


class Hint(Struct, frozen=True, tag="hint"):
    """What the adviser thinks best, or what a bot would do."""

    id: str
    action: str | None
    bot: str  # whose advice it is: "adviser", or the name of a bot
    actions: list[Advised] = []  # the adviser's, up to three, best first


class Pong(Struct, frozen=True, tag="pong"):
    """A sign of life."""

    id: str


class ErrorMessage(Struct, frozen=True, tag="error"):
    """The last message was not understood or came too fast."""

    error: str
    message: str


FromServer = StateMessage | EventMessage | Accepted | Refused | Hint | Pong | ErrorMessage
