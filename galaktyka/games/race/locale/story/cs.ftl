### What happened at a table of Race, and why a card cannot be played, in Czech.
### $player is the name of the seat, $you is "yes" when the reader sits there; $card and $cards are names of cards.

## The table

log-joined = { $player } přisedá ke stolu.
log-left = { $you ->
    [yes] Odcházíš od stolu.
   *[no] { $player } odchází od stolu.
}
log-away = { $you ->
    [yes] Odcházíš; hraje za tebe bot.
   *[no] { $player } odchází; dál hraje bot.
}
log-returned = { $you ->
    [yes] Vracíš se do hry.
   *[no] { $player } se vrací do hry.
}
log-bot-seated = { $player }, bot, přisedá ke stolu.
log-seat-freed = Místo je zase volné.
log-bot-replaced = { $player } se nedokáže rozhodnout; dál hraje jednodušší bot.
log-started = Hra začíná.
log-played-on =
    { $step ->
        [0] Stůl začíná jinou partii znovu, se stejným rozdáním.
        [one] Stůl pokračuje v jiné partii, po jednom rozhodnutí.
       *[other] Stůl pokračuje v jiné partii, po { $step } rozhodnutích.
    }
log-undone = { $you ->
    [yes] Bereš zpět své poslední rozhodnutí.
   *[no] { $player } bere zpět poslední rozhodnutí.
}
log-over = Konec hry.

## The game

log-start-world = { $you ->
    [yes] Začínáš s planetou „{ $card }“.
   *[no] { $player } začíná s planetou „{ $card }“.
}
log-reshuffled = Odhozené karty se zamíchaly do nového balíčku.
log-action = { $you ->
    [yes] Tvoje volba: { $actions }.
   *[no] { $player } volí: { $actions }.
}
log-looks = { $count ->
    [one] { $player } si prohlíží { $count } kartu a nechává si { $keep }.
    [few] { $player } si prohlíží { $count } karty a nechává si { $keep }.
   *[other] { $player } si prohlíží { $count } karet a nechává si { $keep }.
}
log-draws = { $count ->
    [one] { $player } dobírá { $count } kartu.
    [few] { $player } dobírá { $count } karty.
   *[other] { $player } dobírá { $count } karet.
}
log-discards = { $count ->
    [one] { $player } odhazuje { $count } kartu.
    [few] { $player } odhazuje { $count } karty.
   *[other] { $player } odhazuje { $count } karet.
}
log-develops = { $you ->
    [yes] Vykládáš technologii „{ $card }“, cena: { $price }.
   *[no] { $player } vykládá technologii „{ $card }“, cena: { $price }.
}
log-develops-nothing = { $you ->
    [yes] Nevykládáš žádnou technologii.
   *[no] { $player } nevykládá žádnou technologii.
}
log-settles = { $you ->
    [yes] Vykládáš planetu „{ $card }“.
   *[no] { $player } vykládá planetu „{ $card }“.
}
log-settles-nothing = { $you ->
    [yes] Nevykládáš žádnou planetu.
   *[no] { $player } nevykládá žádnou planetu.
}
log-price = { $you ->
    [yes] Platíš za planetu „{ $card }“: { $price ->
        [0] nic
        [one] { $price } karta
        [few] { $price } karty
       *[other] { $price } karet
    }.
   *[no] { $player } platí za planetu „{ $card }“: { $price ->
        [0] nic
        [one] { $price } karta
        [few] { $price } karty
       *[other] { $price } karet
    }.
}
log-conquers = { $you ->
    [yes] Dobýváš planetu „{ $card }“: vojenská síla { $military }, potřeba { $defense }.
   *[no] { $player } dobývá planetu „{ $card }“: vojenská síla { $military }, potřeba { $defense }.
}
log-helper = { $you ->
    [yes] Odhazuješ ze svého území kartu „{ $card }“.
   *[no] { $player } odhazuje ze svého území kartu „{ $card }“.
}
log-sells = { $you ->
    [yes] Prodáváš zboží: { $cards }.
   *[no] { $player } prodává zboží: { $cards }.
}
log-consumes = { $you ->
    [yes] Spotřebováváš zboží: { $cards }.
   *[no] { $player } spotřebovává zboží: { $cards }.
}
log-earns = { $you ->
    [yes] Bereš { $vp } VB.
   *[no] { $player } bere { $vp } VB.
}
log-guess-missed = { $you ->
    [yes] Otáčíš kartu „{ $card }“: špatný tip.
   *[no] { $player } otáčí kartu „{ $card }“: špatný tip.
}
log-guess-right = { $you ->
    [yes] Otáčíš kartu „{ $card }“: správný tip.
   *[no] { $player } otáčí kartu „{ $card }“: správný tip.
}
log-antes = { $you ->
    [yes] Sázíš kartu „{ $card }“.
   *[no] { $player } sází kartu „{ $card }“.
}
log-turns-over = { $you ->
    [yes] Otáčíš: { $cards }.
   *[no] { $player } otáčí: { $cards }.
}
log-ante-lost = { $you ->
    [yes] Přicházíš o kartu „{ $card }“.
   *[no] { $player } přichází o kartu „{ $card }“.
}
log-ante-won = { $you ->
    [yes] Vyhráváš kartu „{ $card }“.
   *[no] { $player } vyhrává kartu „{ $card }“.
}
log-produces = { $you ->
    [yes] Vyrábíš: { $cards }.
   *[no] { $player } vyrábí: { $cards }.
}
log-declares-takeover = { $you ->
    [yes] Ohlašuješ převzetí planety „{ $card }“ kartou „{ $means_card }“, síla { $attack }.
   *[no] { $player } ohlašuje převzetí planety „{ $card }“ kartou „{ $means_card }“, síla { $attack }.
}
log-takes-over = { $you ->
    [yes] Přebíráš planetu „{ $card }“: { $attack } proti { $defense }.
   *[no] { $player } přebírá planetu „{ $card }“: { $attack } proti { $defense }.
}
log-loses-world = { $you ->
    [yes] Ztrácíš planetu „{ $card }“.
   *[no] { $player } ztrácí planetu „{ $card }“.
}
log-takeover-fails = { $you ->
    [yes] Převzetí planety „{ $card }“ se ti nedaří: { $attack } proti { $defense }.
   *[no] { $player } se neúspěšně pokouší převzít planetu „{ $card }“: { $attack } proti { $defense }.
}
log-takeover-too-late = { $you ->
    [yes] Převzetí planety „{ $card }“ se ti nedaří: už má jiného majitele.
   *[no] { $player } se neúspěšně pokouší převzít planetu „{ $card }“: už má jiného majitele.
}
log-takeover-void = { $you ->
    [yes] Planetu „{ $card }“ nepřebíráš, protože se tvé první převzetí nezdařilo.
   *[no] { $player } nepřebírá planetu „{ $card }“, protože se první převzetí nezdařilo.
}

## Only for the seat itself

log-you-choose = Volíš: { $actions }.
log-you-choose-card = Volíš kartu „{ $card }“.
log-you-choose-nothing = Rozhoduješ se nic nevyložit.
log-you-look = Prohlížíš si: { $cards }; necháváš si { $keep }.
log-you-keep = Necháváš si: { $cards }.
log-you-draw = Dobíráš: { $cards }.
log-you-pay = Platíš: { $cards }.
log-you-discard = Odhazuješ: { $cards }.

## Why a card cannot be played

reason-not-a-development = Teď lze vyložit jen technologii.
reason-not-a-world = Teď lze vyložit jen planetu.
reason-already-there = Tuhle technologii už máš.
reason-cost = Stojí { $price ->
    [one] { $price } kartu
    [few] { $price } karty
   *[other] { $price } karet
}, zaplatit můžeš { $hand }.
reason-military = Potřebuješ vojenskou sílu { $defense }, máš { $military }.
reason-military-or-cost = Potřebuješ vojenskou sílu { $defense } (máš { $military }), nebo { $price ->
    [one] { $price } kartu
    [few] { $price } karty
   *[other] { $price } karet
} (zaplatit můžeš { $hand }).

## Goals

log-goals = Cíle této hry: { $goals }.
log-goal-first = { $you ->
    [yes] Jako první plníš cíl „{ $goal }“.
   *[no] { $player } jako první plní cíl „{ $goal }“.
}
log-goal-most = { $you ->
    [yes] Získáváš cíl „{ $goal }“.
   *[no] { $player } získává cíl „{ $goal }“.
}
log-goal-back = Cíl „{ $goal }“ se vrací doprostřed stolu.

## The robot of the solitaire game

log-robot-start-world = Robot začíná s planetou „{ $card }“.
log-robot-rolls = Robot hází kostkami: { $actions }.
log-robot-turns = Robot odkrývá karty a odhazuje ty, které nevyužije: { $cards }.
log-robot-places = Robot vykládá kartu „{ $card }“.
log-robot-tile = Robot vykládá dílek technologie.
log-robot-earns = Robot si bere { $vp } VB.
log-robot-counters = Kredit robota: { $credit }, velikost ekonomiky: { $economy }.
