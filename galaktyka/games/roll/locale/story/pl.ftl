### What happened at a table of Roll, in Polish.
### $player is the name of the seat, $you is "yes" when the reader sits there; $card and $cards are names of tiles.


## The table

log-joined = { $player } dosiada się do stołu.
log-left =
    { $you ->
        [yes] Odchodzisz od stołu.
       *[no] { $player } odchodzi od stołu.
    }
log-away =
    { $you ->
        [yes] Odchodzisz; dalej gra za ciebie bot.
       *[no] { $player } odchodzi; dalej gra bot.
    }
log-returned =
    { $you ->
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
log-undone =
    { $you ->
        [yes] Cofasz swoją ostatnią decyzję.
       *[no] { $player } cofa ostatnią decyzję.
    }
log-over = Koniec gry.

## The game

part-log-colour =
    { $colour ->
        [white] biała
        [red] czerwona
        [purple] fioletowa
        [blue] niebieska
        [brown] brązowa
        [green] zielona
       *[yellow] żółta
    }
log-phases = Te akcje zostaną rozpatrzone: { $actions }.
log-extra-die = Dodatkowa kość pokazuje: { $actions }.
log-refilled = Woreczek jest pusty: odrzucone kafle wracają do niego.
log-draws =
    { $player } dobiera { $count ->
        [one] { $count } kafel
        [few] { $count } kafle
       *[many] { $count } kafli
    }.
log-start-tiles =
    { $you ->
        [yes] Zaczynasz z: { $cards }.
       *[no] { $player } zaczyna z: { $cards }.
    }
log-first-tiles =
    { $you ->
        [yes] Twoja Strefa Rozbudowy: { $cards }.
       *[no] Strefa Rozbudowy gracza { $player }: { $cards }.
    }
log-selects =
    { $you ->
        [yes] Aktywujesz: { $actions }.
       *[no] { $player } aktywuje: { $actions }.
    }
log-stocks =
    { $you ->
        [yes] Magazynujesz, Kredyty: { $credits }.
       *[no] { $player } magazynuje, Kredyty: { $credits }.
    }
log-abandons =
    { $you ->
        [yes] Odrzucasz kafel.
       *[no] { $player } odrzuca kafel.
    }
log-rearranges =
    { $you ->
        [yes] Układasz swoje kafle od nowa.
       *[no] { $player } układa kafle od nowa.
    }
log-returns =
    { $you ->
        [yes] Oddajesz kafel do woreczka.
       *[no] { $player } oddaje kafel do woreczka.
    }
log-completes =
    { $you ->
        [yes] Kończysz kafel „{ $card }”.
       *[no] { $player } kończy kafel „{ $card }”.
    }
log-removes =
    { $you ->
        [yes] Oddajesz kość do wspólnej puli ({ part-log-colour }).
       *[no] { $player } oddaje kość do wspólnej puli ({ part-log-colour }).
    }
log-produces =
    { $you ->
        [yes] Produkujesz na: { $cards }.
       *[no] { $player } produkuje na: { $cards }.
    }
log-ships =
    { $you ->
        [yes] Dostarczasz dobro z: { $cards }.
       *[no] { $player } dostarcza dobro z: { $cards }.
    }
log-recalls-goods =
    { $you ->
        [yes] Przywołujesz dobro z: { $cards }.
       *[no] { $player } przywołuje dobro z: { $cards }.
    }
log-removes-goods =
    { $you ->
        [yes] Oddajesz dobro z: { $cards }.
       *[no] { $player } oddaje dobro z: { $cards }.
    }
log-credits =
    { $you ->
        [yes] Zyskujesz Kredyty: { $credits }.
       *[no] { $player } zyskuje Kredyty: { $credits }.
    }
log-pays =
    { $you ->
        [yes] Płacisz Kredyty: { $credits }.
       *[no] { $player } płaci Kredyty: { $credits }.
    }
log-earns =
    { $you ->
        [yes] Zdobywasz { $vp } PZ.
       *[no] { $player } zdobywa { $vp } PZ.
    }
log-recruits =
    { $you ->
        [yes] Rekrutujesz kości: { $count }.
       *[no] { $player } rekrutuje kości: { $count }.
    }
log-recalls =
    { $you ->
        [yes] Przywołujesz kości z kafli: { $count }.
       *[no] { $player } przywołuje kości z kafli: { $count }.
    }

## Only for the seat itself

log-you-draw =
    { $you ->
        [yes] Dobierasz: { $cards }.
       *[no] { $player } dobiera: { $cards }.
    }
log-you-abandon =
    { $you ->
        [yes] Odrzucasz: { $cards }.
       *[no] { $player } odrzuca: { $cards }.
    }
log-you-place =
    { $you ->
        [yes] Kładziesz: { $cards }.
       *[no] { $player } kładzie: { $cards }.
    }
log-you-return =
    { $you ->
        [yes] Oddajesz do woreczka: { $cards }.
       *[no] { $player } oddaje do woreczka: { $cards }.
    }
