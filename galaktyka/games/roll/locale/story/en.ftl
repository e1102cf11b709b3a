### What happened at a table of Roll, in English.
### $player is the name of the seat, $you is "yes" when the reader sits there; $card and $cards are names of tiles.


## The table

log-joined = { $player } sits down.
log-left =
    { $you ->
        [yes] You leave the table.
       *[no] { $player } leaves the table.
    }
log-away =
    { $you ->
        [yes] You leave; a bot plays on for you.
       *[no] { $player } leaves; a bot plays on.
    }
log-returned =
    { $you ->
        [yes] You are back.
       *[no] { $player } is back.
    }
log-bot-seated = { $player }, a bot, sits down.
log-seat-freed = A seat is free again.
log-bot-replaced = { $player } could not decide; a simpler bot plays on.
log-started = The game begins.
log-played-on =
    { $step ->
        [0] The table begins another game anew, with the same deal.
        [one] The table goes on from another game, after one decision.
       *[other] The table goes on from another game, after { $step } decisions.
    }
log-undone =
    { $you ->
        [yes] You take your last answer back.
       *[no] { $player } takes the last answer back.
    }
log-over = The game is over.

## The game

part-log-colour =
    { $colour ->
        [white] white
        [red] red
        [purple] purple
        [blue] blue
        [brown] brown
        [green] green
       *[yellow] yellow
    }
log-phases = These phases occur: { $actions }.
log-extra-die = The extra die shows { $actions }.
log-refilled = The bag is empty: abandoned tiles go back into it.
log-draws =
    { $player } draws { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }.
log-start-tiles =
    { $you ->
        [yes] You start with { $cards }.
       *[no] { $player } starts with { $cards }.
    }
log-first-tiles =
    { $you ->
        [yes] You build on { $cards }.
       *[no] { $player } builds on { $cards }.
    }
log-selects =
    { $you ->
        [yes] You selected { $actions }.
       *[no] { $player } selected { $actions }.
    }
log-stocks =
    { $you ->
        [yes]
            You Stock: { $credits ->
                [one] { $credits } credit
               *[other] { $credits } credits
            }.
       *[no]
            { $player } Stocks: { $credits ->
                [one] { $credits } credit
               *[other] { $credits } credits
            }.
    }
log-abandons =
    { $you ->
        [yes] You abandon a tile.
       *[no] { $player } abandons a tile.
    }
log-rearranges =
    { $you ->
        [yes] You rearrange your tiles.
       *[no] { $player } rearranges tiles.
    }
log-returns =
    { $you ->
        [yes] You return a tile to the bag.
       *[no] { $player } returns a tile to the bag.
    }
log-completes =
    { $you ->
        [yes] You complete { $card }.
       *[no] { $player } completes { $card }.
    }
log-removes =
    { $you ->
        [yes] You return a die to the supply ({ part-log-colour }).
       *[no] { $player } returns a die to the supply ({ part-log-colour }).
    }
log-produces =
    { $you ->
        [yes] You produce on { $cards }.
       *[no] { $player } produces on { $cards }.
    }
log-ships =
    { $you ->
        [yes] You ship the good of { $cards }.
       *[no] { $player } ships the good of { $cards }.
    }
log-recalls-goods =
    { $you ->
        [yes] You recall the good of { $cards }.
       *[no] { $player } recalls the good of { $cards }.
    }
log-removes-goods =
    { $you ->
        [yes] You return the good of { $cards } to the supply.
       *[no] { $player } returns the good of { $cards } to the supply.
    }
log-credits =
    { $you ->
        [yes]
            You gain { $credits ->
                [one] { $credits } credit
               *[other] { $credits } credits
            }.
       *[no]
            { $player } gains { $credits ->
                [one] { $credits } credit
               *[other] { $credits } credits
            }.
    }
log-pays =
    { $you ->
        [yes]
            You pay { $credits ->
                [one] { $credits } credit
               *[other] { $credits } credits
            }.
       *[no]
            { $player } pays { $credits ->
                [one] { $credits } credit
               *[other] { $credits } credits
            }.
    }
log-earns =
    { $you ->
        [yes] You take { $vp } VP.
       *[no] { $player } takes { $vp } VP.
    }
log-recruits =
    { $you ->
        [yes]
            You recruit { $count ->
                [one] { $count } die
               *[other] { $count } dice
            }.
       *[no]
            { $player } recruits { $count ->
                [one] { $count } die
               *[other] { $count } dice
            }.
    }
log-recalls =
    { $you ->
        [yes]
            You recall { $count ->
                [one] { $count } die
               *[other] { $count } dice
            } from your tiles.
       *[no]
            { $player } recalls { $count ->
                [one] { $count } die
               *[other] { $count } dice
            } from tiles.
    }

## Only for the seat itself

log-you-draw =
    { $you ->
        [yes] You draw { $cards }.
       *[no] { $player } draws { $cards }.
    }
log-you-abandon =
    { $you ->
        [yes] You abandon { $cards }.
       *[no] { $player } abandons { $cards }.
    }
log-you-place =
    { $you ->
        [yes] You place { $cards }.
       *[no] { $player } places { $cards }.
    }
log-you-return =
    { $you ->
        [yes] You return { $cards } to the bag.
       *[no] { $player } returns { $cards } to the bag.
    }
