"""What a table says about takeovers: the story of them, the answers, the numbers, and what may be taken back."""

import galaktyka as gk
from galaktyka.engine.lens import Lens
from galaktyka.engine.match import SPECTATOR, Match
from galaktyka.engine.record import over
from galaktyka.engine.saying import Said
from galaktyka.games.race.choices import choices, question_said
from galaktyka.games.race.reasons import Conquest, Force, Part, Takeover, offers
from galaktyka.games.race.state import Race
from galaktyka.games.race.story import follow
from galaktyka.games.race.takeback import reveals_nothing

LENS = Lens(gk.game("race"), "python")
FLEET = ["imperium_seat", "drop_ships", "new_military_tactics"]  # 4 against Rebels, and 3 in reserve


def table(defender: list[str], *, third: list[str] | None = None) -> Match:
    """Seat 0 is asked for a takeover; nobody has placed a world."""
    setup = gk.race.SeatSetup
    seats = [setup(tableau=FLEET, actions=["settle"]), setup(tableau=defender)]
    if third is not None:
        seats.append(setup(tableau=third))
    match = gk.race.position(seats, phase="settle", tgs=True, rvi=True, takeovers=True, backend="python")
    for seat in range(len(seats)):
        match.play(seat, "pass")
    return match


def told(match: Match, seat: int, text: str) -> list[tuple[int | None, str, dict[str, object]]]:
    """What all are told about an action, as (seat, message, arguments)."""
    before = match.record
    action = match.game.parse_action(int(before[0]["seat"][seat]["question"]), text)
    match.step(seat, action)
    story = follow(LENS, before, seat, action)
    assert story.record.tobytes() == match.record.tobytes()
    return [(entry.seat, entry.say.id, dict(entry.say.args)) for entry in story.told if entry.say is not None]


def fight(match: Match, seat: int) -> Conquest:
    """The numbers of the one world that the seat's question is about."""
    (offer,) = offers(over(Race, match.observation(seat)), seat)
    assert offer.conquer is not None
    return offer.conquer


def test_a_takeover_is_told_to_its_end() -> None:
    match = table(["rebel_miners", "expedition_force"])
    assert told(match, 0, "take over rebel_miners") == []
    assert told(match, 0, "pass") == [
        (0, "log-declares-takeover", {"card": "rebel_miners", "means_card": "imperium_seat", "attack": 4}),
        (0, "log-takes-over", {"card": "rebel_miners", "attack": 4, "defense": 3}),
        (0, "log-draws", {"count": 1}),
        (1, "log-loses-world", {"card": "rebel_miners"}),
    ]


def test_a_good_that_moves_with_its_world_is_neither_consumed_nor_produced() -> None:
    setup = gk.race.SeatSetup
    seats = [setup(tableau=FLEET), setup(tableau=["rebel_fuel_cache"], goods=["rebel_fuel_cache"])]
    match = gk.race.position(seats, phase="settle", rvi=True, takeovers=True, backend="python")
    told(match, 0, "pass")
    told(match, 1, "pass")
    told(match, 0, "take over rebel_fuel_cache")
    heard = [message for _, message, _ in told(match, 0, "pass")]
    assert heard == ["log-declares-takeover", "log-takes-over", "log-loses-world"]


def test_a_failure_is_told_with_its_numbers_and_helpers_of_both_sides() -> None:
    match = table(["rebel_miners", "drop_ships", "new_military_tactics"])
    told(match, 0, "take over rebel_miners")
    heard = told(match, 0, "use new_military_tactics") + told(match, 1, "use new_military_tactics")
    assert (0, "log-helper", {"card": "new_military_tactics"}) in heard
    assert (1, "log-helper", {"card": "new_military_tactics"}) in heard
    assert (0, "log-takeover-fails", {"card": "rebel_miners", "attack": 7, "defense": 8}) in heard


def test_who_comes_too_late_is_told_so() -> None:
    match = table(["rebel_miners", "imperium_lords"], third=["rebel_alliance"])
    told(match, 0, "take over rebel_miners")
    told(match, 0, "pass")
    heard = told(match, 2, "take over rebel_miners")
    assert (2, "log-takeover-too-late", {"card": "rebel_miners"}) in heard


def test_a_second_attempt_that_fails_with_the_first_is_told_so() -> None:
    setup = gk.race.SeatSetup
    mine = ["improved_logistics", "imperium_seat", "imperium_cloaking_technology", "space_marines"]
    seats = [setup(tableau=mine), setup(tableau=["rebel_base", "rebel_fuel_cache", "expedition_force"])]
    match = gk.race.position(seats, phase="settle", tgs=True, rvi=True, takeovers=True, backend="python")
    for seat, text in ((0, "pass"), (1, "pass"), (0, "take over rebel_base"), (0, "use imperium_seat"), (0, "pass")):
        told(match, seat, text)
    heard = told(match, 0, "take over rebel_fuel_cache")
    assert (0, "log-helper", {"card": "imperium_cloaking_technology"}) in heard
    assert (0, "log-takeover-fails", {"card": "rebel_base", "attack": 3, "defense": 7}) in heard
    assert (0, "log-takeover-void", {"card": "rebel_fuel_cache"}) in heard


def test_answers_and_questions_have_messages() -> None:
    match = table(["rebel_miners"])
    view = match.view(0)
    assert question_said(view, 0) == Said("question-takeover", {"n": 1})
    attack, none = choices(view, 0)[::-1]
    assert (attack.verb, attack.card, attack.say) == (
        "take over",
        "rebel_miners",
        [Said("action-take-over", {"card": "rebel_miners"})],
    )
    assert none.say == [Said("action-no-takeover")]
    match.play(0, "take over rebel_miners")
    assert {choice.say[0].id for choice in choices(match.view(0), 0)} == {"action-use", "action-declare"}


def test_the_numbers_of_a_takeover_are_shown() -> None:
    match = table(["rebel_miners", "expedition_force"])
    parts = [Part("imperium_seat", 1), Part("drop_ships", 3)]
    defense = [Force("military", 1), Force("world", 2, "rebel_miners")]
    guard = Takeover(0, 1, [Force("military", 3), Force("specialised", 1)], defense, reserve=0)
    assert fight(match, 0) == Conquest(defense=3, parts=parts, military=4, reserve=3, takeover=guard)
    match.play(0, "take over rebel_miners")
    assert fight(match, 0) == Conquest(defense=3, parts=parts, military=4, reserve=3, takeover=guard)


def test_powers_of_attack_and_of_defence_are_parts_of_their_sums() -> None:
    setup = gk.race.SeatSetup
    rebels = ["rebel_alliance", "rebel_fuel_cache", "contact_specialist"]
    guarded = ["imperium_lords", "rebel_pact", "rebel_miners", "pirate_world"]
    seats = [setup(tableau=rebels), setup(tableau=guarded)]
    match = gk.race.position(seats, phase="settle", tgs=True, rvi=True, takeovers=True, backend="python")
    for seat in range(2):
        match.play(seat, "pass")
    found = {offer.card: offer.conquer for offer in offers(over(Race, match.observation(0)), 0)}
    prey = found["pirate_world"]
    assert prey is not None
    assert prey.takeover is not None
    assert prey.takeover.attack == [Force("military", -1), Force("power", 2, "rebel_alliance")]
    guards = [Force("power", 3, "rebel_pact"), Force("world", 3, "pirate_world")]
    assert prey.takeover.defense == [Force("military", 0), *guards]
    assert (prey.military, prey.defense) == (1, 6)


def test_the_defender_sees_the_attack_on_his_world() -> None:
    match = table(["rebel_miners", "drop_ships", "new_military_tactics"])
    match.play(0, "take over rebel_miners")
    match.play(0, "use new_military_tactics")
    assert match.question(1) == "defend"
    parts = [Part("imperium_seat", 1), Part("drop_ships", 3)]
    attack = [Force("military", 3), Force("specialised", 1), Force("phase", 3)]
    guard = Takeover(0, 1, attack, [Force("military", 3), Force("world", 2, "rebel_miners")], reserve=3)
    assert fight(match, 1) == Conquest(defense=5, parts=parts, military=7, reserve=0, takeover=guard)


def test_all_see_tracks_and_attacks() -> None:
    match = table(["rebel_miners", "rebel_pact", "expedition_force"])
    match.play(0, "take over rebel_miners")
    view = match.view(SPECTATOR)
    (attack,) = view.attacks
    assert (attack.attacker, attack.victim, attack.world, attack.means) == (0, 1, "rebel_miners", "imperium_seat")
    assert (attack.strength, attack.defense, attack.outcome) == (4, 1 + 2 + 2, "planned")
    mine, his = view.seats[0].track, view.seats[1].track
    assert (mine.military, mine.against, mine.vulnerable) == (
        3,
        {"rebel": 1},
        ["imperium_card", "total_military_at_least_1"],
    )
    assert (his.military, his.defense, his.vulnerable) == (
        1,
        2,
        ["rebel_military_world", "total_military_at_least_1"],
    )


def test_a_development_moves_the_markers_of_its_track_at_once() -> None:
    setup = gk.race.SeatSetup
    mine = setup(tableau=["old_earth"], hand=["imperium_troops", "gem_world"])
    his = setup(tableau=["rebel_miners"], hand=["rebel_pact", "spice_world"])
    seats = [mine, his]
    match = gk.race.position(seats, phase="develop", tgs=True, rvi=True, takeovers=True, backend="python")
    match.play(0, "develop imperium_troops")
    match.play(1, "develop rebel_pact")
    assert match.question(0) == "pay"  # the phase is not over, so the new powers do not count yet
    view = match.view(SPECTATOR)
    imperium, rebels = view.seats[0].track, view.seats[1].track
    assert (imperium.military, imperium.against) == (1, {"rebel": 1})
    assert imperium.vulnerable == ["imperium_card", "total_military_at_least_1"]
    assert rebels.defense == 2


def test_a_table_without_takeovers_has_no_tracks() -> None:
    match = gk.new("race", players=2, seed=1, backend="python")
    assert [seat.track for seat in match.view(0).seats] == [None, None]


def taken_back(match: Match, seat: int, text: str) -> bool:
    """Whether an answer may be taken back."""
    before = match.record
    action = match.game.parse_action(int(before[0]["seat"][seat]["question"]), text)
    story = follow(LENS, before, seat, action)
    return reveals_nothing(before, story.record, seat, story.before, story.after)


def test_a_target_may_be_taken_back_until_all_is_declared() -> None:
    match = table(["rebel_miners"])
    assert taken_back(match, 0, "take over rebel_miners")
    match.play(0, "take over rebel_miners")
    assert not taken_back(match, 0, "pass")
