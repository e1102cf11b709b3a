### What happened at a table of Roll, in Czech.
### $player is the name of the seat, $you is "yes" when the reader sits there; $card and $cards are names of tiles.


## The table

log-joined = { $player } přisedá ke stolu.
log-left =
    { $you ->
        [yes] Odcházíš od stolu.
       *[no] { $player } odchází od stolu.
    }
log-away =
    { $you ->
        [yes] Odcházíš; hraje za tebe bot.
       *[no] { $player } odchází; dál hraje bot.
    }
log-returned =
    { $you ->
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
log-undone =
    { $you ->
        [yes] Bereš zpět své poslední rozhodnutí.
       *[no] { $player } bere zpět poslední rozhodnutí.
    }
log-over = Konec hry.

## The game

part-log-colour =
    { $colour ->
        [white] bílá
        [red] červená
        [purple] fialová
        [blue] modrá
        [brown] hnědá
        [green] zelená
       *[yellow] žlutá
    }
log-phases = Nastanou tyto fáze: { $actions }.
log-extra-die = Kostka navíc ukazuje: { $actions }.
log-refilled = Sáček je prázdný: odhozené dílky se do něj vracejí.
log-draws =
    { $player } dobírá { $count ->
        [one] { $count } dílek
        [few] { $count } dílky
       *[other] { $count } dílků
    }.
log-start-tiles =
    { $you ->
        [yes] Začínáš s: { $cards }.
       *[no] { $player } začíná s: { $cards }.
    }
log-first-tiles =
    { $you ->
        [yes] Tvá zóna výstavby: { $cards }.
       *[no] Zóna výstavby hráče { $player }: { $cards }.
    }
log-selects =
    { $you ->
        [yes] Volíš: { $actions }.
       *[no] { $player } volí: { $actions }.
    }
log-stocks =
    { $you ->
        [yes] Naskladňuješ, kredity: { $credits }.
       *[no] { $player } naskladňuje, kredity: { $credits }.
    }
log-abandons =
    { $you ->
        [yes] Odhazuješ dílek.
       *[no] { $player } odhazuje dílek.
    }
log-rearranges =
    { $you ->
        [yes] Přeskládáváš své dílky.
       *[no] { $player } přeskládává dílky.
    }
log-returns =
    { $you ->
        [yes] Vracíš dílek do sáčku.
       *[no] { $player } vrací dílek do sáčku.
    }
log-completes =
    { $you ->
        [yes] Dokončuješ „{ $card }“.
       *[no] { $player } dokončuje „{ $card }“.
    }
log-removes =
    { $you ->
        [yes] Vracíš kostku do zásoby ({ part-log-colour }).
       *[no] { $player } vrací kostku do zásoby ({ part-log-colour }).
    }
log-produces =
    { $you ->
        [yes] Vyrábíš na: { $cards }.
       *[no] { $player } vyrábí na: { $cards }.
    }
log-ships =
    { $you ->
        [yes] Přepravuješ zboží z: { $cards }.
       *[no] { $player } přepravuje zboží z: { $cards }.
    }
log-recalls-goods =
    { $you ->
        [yes] Povoláváš zpět zboží z: { $cards }.
       *[no] { $player } povolává zpět zboží z: { $cards }.
    }
log-removes-goods =
    { $you ->
        [yes] Vracíš zboží z: { $cards }.
       *[no] { $player } vrací zboží z: { $cards }.
    }
log-credits =
    { $you ->
        [yes] Získáváš kredity: { $credits }.
       *[no] { $player } získává kredity: { $credits }.
    }
log-pays =
    { $you ->
        [yes] Platíš kredity: { $credits }.
       *[no] { $player } platí kredity: { $credits }.
    }
log-earns =
    { $you ->
        [yes] Získáváš { $vp } VB.
       *[no] { $player } získává { $vp } VB.
    }
log-recruits =
    { $you ->
        [yes] Verbuješ kostky: { $count }.
       *[no] { $player } verbuje kostky: { $count }.
    }
log-recalls =
    { $you ->
        [yes] Povoláváš zpět kostky z dílků: { $count }.
       *[no] { $player } povolává zpět kostky z dílků: { $count }.
    }

## Only for the seat itself

log-you-draw =
    { $you ->
        [yes] Dobíráš: { $cards }.
       *[no] { $player } dobírá: { $cards }.
    }
log-you-abandon =
    { $you ->
        [yes] Odhazuješ: { $cards }.
       *[no] { $player } odhazuje: { $cards }.
    }
log-you-place =
    { $you ->
        [yes] Pokládáš: { $cards }.
       *[no] { $player } pokládá: { $cards }.
    }
log-you-return =
    { $you ->
        [yes] Vracíš do sáčku: { $cards }.
       *[no] { $player } vrací do sáčku: { $cards }.
    }
