### What happened at a table of Race, and why a card cannot be played, in Polish.
### $player is the name of the seat, $you is "yes" when the reader sits there; $card and $cards are names of cards.

## The table

log-joined = { $player } dosiada się do stołu.
log-left = { $you ->
    [yes] Odchodzisz od stołu.
   *[no] { $player } odchodzi od stołu.
}
log-away = { $you ->
    [yes] Odchodzisz; dalej gra za ciebie bot.
   *[no] { $player } odchodzi; dalej gra bot.
}
log-returned = { $you ->
    [yes] Wracasz do gry.
   *[no] { $player } wraca do gry.
}
log-bot-seated = { $player }, bot, dosiada się do stołu.
log-seat-freed = Miejsce jest znowu wolne.
log-bot-replaced = { $player } nie umie się zdecydować; dalej gra prostszy bot.
log-started = Gra się zaczyna.
log-played-on =
    { $step ->
        [0] Stół zaczyna inną partię od nowa, z tym samym rozdaniem.
        [one] Stół gra dalej inną partię, po jednej decyzji.
       *[other] Stół gra dalej inną partię, po { $step } decyzjach.
    }
log-undone = { $you ->
    [yes] Cofasz swoją ostatnią decyzję.
   *[no] { $player } cofa ostatnią decyzję.
}
log-over = Koniec gry.

## The game

log-start-world = { $you ->
    [yes] Zaczynasz ze światem „{ $card }”.
   *[no] { $player } zaczyna ze światem „{ $card }”.
}
log-reshuffled = Odrzucone karty potasowano w nową talię.
log-action = { $you ->
    [yes] Twój wybór: { $actions }.
   *[no] { $player } wybiera: { $actions }.
}
log-looks = { $count ->
    [one] { $player } ogląda { $count } kartę i zatrzymuje { $keep }.
    [few] { $player } ogląda { $count } karty i zatrzymuje { $keep }.
   *[many] { $player } ogląda { $count } kart i zatrzymuje { $keep }.
}
log-draws = { $count ->
    [one] { $player } dobiera { $count } kartę.
    [few] { $player } dobiera { $count } karty.
   *[many] { $player } dobiera { $count } kart.
}
log-discards = { $count ->
    [one] { $player } odrzuca { $count } kartę.
    [few] { $player } odrzuca { $count } karty.
   *[many] { $player } odrzuca { $count } kart.
}
log-develops = { $you ->
    [yes] Wykładasz technologię „{ $card }”, koszt: { $price }.
   *[no] { $player } wykłada technologię „{ $card }”, koszt: { $price }.
}
log-develops-nothing = { $you ->
    [yes] Nie wykładasz technologii.
   *[no] { $player } nie wykłada technologii.
}
log-settles = { $you ->
    [yes] Wykładasz świat „{ $card }”.
   *[no] { $player } wykłada świat „{ $card }”.
}
log-settles-nothing = { $you ->
    [yes] Nie wykładasz świata.
   *[no] { $player } nie wykłada świata.
}
log-price = { $you ->
    [yes] Płacisz za świat „{ $card }”: { $price ->
        [0] nic
        [one] { $price } karta
        [few] { $price } karty
       *[many] { $price } kart
    }.
   *[no] { $player } płaci za świat „{ $card }”: { $price ->
        [0] nic
        [one] { $price } karta
        [few] { $price } karty
       *[many] { $price } kart
    }.
}
log-conquers = { $you ->
    [yes] Podbijasz świat „{ $card }”: Siła { $military }, potrzebna { $defense }.
   *[no] { $player } podbija świat „{ $card }”: Siła { $military }, potrzebna { $defense }.
}
log-helper = { $you ->
    [yes] Odrzucasz ze stołu kartę „{ $card }”.
   *[no] { $player } odrzuca ze stołu kartę „{ $card }”.
}
log-sells = { $you ->
    [yes] Sprzedajesz towar: { $cards }.
   *[no] { $player } sprzedaje towar: { $cards }.
}
log-consumes = { $you ->
    [yes] Konsumujesz towary: { $cards }.
   *[no] { $player } konsumuje towary: { $cards }.
}
log-earns = { $you ->
    [yes] Bierzesz { $vp } PZ.
   *[no] { $player } bierze { $vp } PZ.
}
log-guess-missed = { $you ->
    [yes] Odsłaniasz kartę „{ $card }”: nietrafiony typ.
   *[no] { $player } odsłania kartę „{ $card }”: nietrafiony typ.
}
log-guess-right = { $you ->
    [yes] Odsłaniasz kartę „{ $card }”: trafiony typ.
   *[no] { $player } odsłania kartę „{ $card }”: trafiony typ.
}
log-antes = { $you ->
    [yes] Stawiasz w zakład kartę „{ $card }”.
   *[no] { $player } stawia w zakład kartę „{ $card }”.
}
log-turns-over = { $you ->
    [yes] Odsłaniasz: { $cards }.
   *[no] { $player } odsłania: { $cards }.
}
log-ante-lost = { $you ->
    [yes] Tracisz kartę „{ $card }”.
   *[no] { $player } traci kartę „{ $card }”.
}
log-ante-won = { $you ->
    [yes] Wygrywasz kartę „{ $card }”.
   *[no] { $player } wygrywa kartę „{ $card }”.
}
log-produces = { $you ->
    [yes] Produkujesz: { $cards }.
   *[no] { $player } produkuje: { $cards }.
}
log-declares-takeover = { $you ->
    [yes] Deklarujesz przejęcie świata „{ $card }” kartą „{ $means_card }”, Siła { $attack }.
   *[no] { $player } deklaruje przejęcie świata „{ $card }” kartą „{ $means_card }”, Siła { $attack }.
}
log-takes-over = { $you ->
    [yes] Przejmujesz świat „{ $card }”: { $attack } przeciw { $defense }.
   *[no] { $player } przejmuje świat „{ $card }”: { $attack } przeciw { $defense }.
}
log-loses-world = { $you ->
    [yes] Tracisz świat „{ $card }”.
   *[no] { $player } traci świat „{ $card }”.
}
log-takeover-fails = { $you ->
    [yes] Nie udaje ci się przejąć świata „{ $card }”: { $attack } przeciw { $defense }.
   *[no] { $player } bez powodzenia próbuje przejąć świat „{ $card }”: { $attack } przeciw { $defense }.
}
log-takeover-too-late = { $you ->
    [yes] Nie udaje ci się przejąć świata „{ $card }”: ma już innego właściciela.
   *[no] { $player } bez powodzenia próbuje przejąć świat „{ $card }”: ma on już innego właściciela.
}
log-takeover-void = { $you ->
    [yes] Nie udaje ci się przejąć świata „{ $card }”, bo twoje pierwsze przejęcie się nie powiodło.
   *[no] { $player } nie przejmuje świata „{ $card }”, bo pierwsze przejęcie się nie powiodło.
}

## Only for the seat itself

log-you-choose = Wybierasz: { $actions }.
log-you-choose-card = Wybierasz kartę „{ $card }”.
log-you-choose-nothing = Postanawiasz nic nie wykładać.
log-you-look = Oglądasz: { $cards }; zatrzymujesz { $keep }.
log-you-keep = Zatrzymujesz: { $cards }.
log-you-draw = Dobierasz: { $cards }.
log-you-pay = Płacisz: { $cards }.
log-you-discard = Odrzucasz: { $cards }.

## Why a card cannot be played

reason-not-a-development = Teraz można wyłożyć tylko technologię.
reason-not-a-world = Teraz można wyłożyć tylko świat.
reason-already-there = Masz już tę technologię.
reason-cost = Kosztuje { $price ->
    [one] { $price } kartę
    [few] { $price } karty
   *[many] { $price } kart
}, zapłacić możesz { $hand }.
reason-military = Potrzebna Siła { $defense }, masz { $military }.
reason-military-or-cost = Potrzebna Siła { $defense } (masz { $military }) albo { $price ->
    [one] { $price } karta
    [few] { $price } karty
   *[many] { $price } kart
} (zapłacić możesz { $hand }).

## Goals

log-goals = Zadania w tej grze: { $goals }.
log-goal-first = { $you ->
    [yes] Jako pierwszy gracz wypełniasz zadanie „{ $goal }”.
   *[no] { $player } jako pierwszy gracz wypełnia zadanie „{ $goal }”.
}
log-goal-most = { $you ->
    [yes] Zdobywasz zadanie „{ $goal }”.
   *[no] { $player } zdobywa zadanie „{ $goal }”.
}
log-goal-back = Zadanie „{ $goal }” wraca na środek stołu.

## The robot of the solitaire game

log-robot-start-world = Robot zaczyna ze światem „{ $card }”.
log-robot-rolls = Robot rzuca kośćmi: { $actions }.
log-robot-turns = Robot odkrywa karty i odrzuca te, których nie użyje: { $cards }.
log-robot-places = Robot wykłada kartę „{ $card }”.
log-robot-tile = Robot wykłada znacznik technologii.
log-robot-earns = Robot bierze { $vp } PZ.
log-robot-counters = Kredyt robota: { $credit }, rozmiar ekonomii: { $economy }.
