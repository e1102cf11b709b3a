### What happened at a table of Race, and why a card cannot be played, in English.
### $player is the name of the seat, $you is "yes" when the reader sits there; $card and $cards are names of cards.

## The table

log-joined = { $player } sits down.
log-left = { $you ->
    [yes] You leave the table.
   *[no] { $player } leaves the table.
}
log-away = { $you ->
    [yes] You leave; a bot plays on for you.
   *[no] { $player } leaves; a bot plays on.
}
log-returned = { $you ->
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
log-undone = { $you ->
    [yes] You take your last answer back.
   *[no] { $player } takes the last answer back.
}
log-over = The game is over.

## The game

log-start-world = { $you ->
    [yes] You start with { $card }.
   *[no] { $player } starts with { $card }.
}
log-reshuffled = The discard pile is shuffled into a new draw pile.
log-action = { $you ->
    [yes] You chose { $actions }.
   *[no] { $player } chose { $actions }.
}
log-looks = { $count ->
    [one] { $player } looks at { $count } card and keeps { $keep }.
   *[other] { $player } looks at { $count } cards and keeps { $keep }.
}
log-draws = { $count ->
    [one] { $player } draws { $count } card.
   *[other] { $player } draws { $count } cards.
}
log-discards = { $count ->
    [one] { $player } discards { $count } card.
   *[other] { $player } discards { $count } cards.
}
log-develops = { $you ->
    [yes] You develop { $card } for { $price ->
        [one] { $price } card
       *[other] { $price } cards
    }.
   *[no] { $player } develops { $card } for { $price ->
        [one] { $price } card
       *[other] { $price } cards
    }.
}
log-develops-nothing = { $you ->
    [yes] You develop nothing.
   *[no] { $player } develops nothing.
}
log-settles = { $you ->
    [yes] You settle { $card }.
   *[no] { $player } settles { $card }.
}
log-settles-nothing = { $you ->
    [yes] You settle nothing.
   *[no] { $player } settles nothing.
}
log-price = { $you ->
    [yes] You pay { $price ->
        [0] nothing
        [one] { $price } card
       *[other] { $price } cards
    } for { $card }.
   *[no] { $player } pays { $price ->
        [0] nothing
        [one] { $price } card
       *[other] { $price } cards
    } for { $card }.
}
log-conquers = { $you ->
    [yes] You conquer { $card }: Military { $military }, needed { $defense }.
   *[no] { $player } conquers { $card }: Military { $military }, needed { $defense }.
}
log-helper = { $you ->
    [yes] You discard { $card } from your tableau.
   *[no] { $player } discards { $card } from the tableau.
}
log-sells = { $you ->
    [yes] You sell the good of { $cards }.
   *[no] { $player } sells the good of { $cards }.
}
log-consumes = { $you ->
    [yes] You consume goods of { $cards }.
   *[no] { $player } consumes goods of { $cards }.
}
log-earns = { $you ->
    [yes] You take { $vp } VP.
   *[no] { $player } takes { $vp } VP.
}
log-guess-missed = { $you ->
    [yes] You turn over { $card }: a wrong guess.
   *[no] { $player } turns over { $card }: a wrong guess.
}
log-guess-right = { $you ->
    [yes] You turn over { $card }: a right guess.
   *[no] { $player } turns over { $card }: a right guess.
}
log-antes = { $you ->
    [yes] You put up { $card }.
   *[no] { $player } puts up { $card }.
}
log-turns-over = { $you ->
    [yes] You turn over { $cards }.
   *[no] { $player } turns over { $cards }.
}
log-ante-lost = { $you ->
    [yes] You lose { $card }.
   *[no] { $player } loses { $card }.
}
log-ante-won = { $you ->
    [yes] You win { $card }.
   *[no] { $player } wins { $card }.
}
log-produces = { $you ->
    [yes] You produce on { $cards }.
   *[no] { $player } produces on { $cards }.
}
log-declares-takeover = { $you ->
    [yes] You declare a takeover of { $card } with { $means_card }, strength { $attack }.
   *[no] { $player } declares a takeover of { $card } with { $means_card }, strength { $attack }.
}
log-takes-over = { $you ->
    [yes] You take over { $card }: { $attack } against { $defense }.
   *[no] { $player } takes over { $card }: { $attack } against { $defense }.
}
log-loses-world = { $you ->
    [yes] You lose { $card }.
   *[no] { $player } loses { $card }.
}
log-takeover-fails = { $you ->
    [yes] You fail to take over { $card }: { $attack } against { $defense }.
   *[no] { $player } fails to take over { $card }: { $attack } against { $defense }.
}
log-takeover-too-late = { $you ->
    [yes] You fail to take over { $card }: it has changed hands already.
   *[no] { $player } fails to take over { $card }: it has changed hands already.
}
log-takeover-void = { $you ->
    [yes] You fail to take over { $card }, because your first takeover failed.
   *[no] { $player } fails to take over { $card }, because the first takeover failed.
}

## Only for the seat itself

log-you-choose = You choose { $actions }.
log-you-choose-card = You choose { $card }.
log-you-choose-nothing = You choose to place nothing.
log-you-look = You look at { $cards } and keep { $keep }.
log-you-keep = You keep { $cards }.
log-you-draw = You draw { $cards }.
log-you-pay = You pay with { $cards }.
log-you-discard = You discard { $cards }.

## Why a card cannot be played

reason-not-a-development = Only a development can be placed now.
reason-not-a-world = Only a world can be placed now.
reason-already-there = You have this development already.
reason-cost = { $price ->
    [one] Costs { $price } card, you have { $hand } to pay with.
   *[other] Costs { $price } cards, you have { $hand } to pay with.
}
reason-military = Needs { $defense } Military, you have { $military }.
reason-military-or-cost = { $price ->
    [one] Needs { $defense } Military (you have { $military }), or { $price } card (you have { $hand } to pay with).
   *[other] Needs { $defense } Military (you have { $military }), or { $price } cards (you have { $hand } to pay with).
}

## Goals

log-goals = The goals are { $goals }.
log-goal-first = { $you ->
    [yes] You are the first to reach { $goal }.
   *[no] { $player } is the first to reach { $goal }.
}
log-goal-most = { $you ->
    [yes] You take { $goal }.
   *[no] { $player } takes { $goal }.
}
log-goal-back = { $goal } goes back to the middle.

## The robot of the solitaire game

log-robot-start-world = The robot begins with { $card }.
log-robot-rolls = The robot rolls { $actions }.
log-robot-turns = The robot turns over cards and discards those it cannot use: { $cards }.
log-robot-places = The robot places { $card }.
log-robot-tile = The robot places a development tile.
log-robot-earns = The robot takes { $vp } VP.
log-robot-counters = The robot's credit is { $credit }, its economy { $economy }.
