### What is asked, answered and told at a table of Transgalactica, in English.

## Words

good-energy = energy
good-ore = ore
good-alien = alien
good-credit = credit
worker-captain = captain
worker-crew = crew member
worker-lieutenant = lieutenant
phase-draft = Draft
phase-income = Income
phase-action = Actions

## Questions

question-draft = Take a set of wealth cards or an ability.
question-turn = Your turn: send a worker, take free actions, or pass.
question-end-turn = Take free actions, or end your turn.
question-follow = Follow this action: { $actions }?
question-explore = Move, place an outpost, fight pirates, or stop.
question-jump = Move a ship to a planet with a wormhole.
question-place = Choose an action planet for your outpost.
question-choose-area = Choose an action.
question-choose-option = Choose one.
question-choose-track = Choose a track.
question-waive = Choose what to pay one less of.
question-gain-any = Choose resources to gain: { $n } left.
question-good-of = Choose the resource you gain.
question-pay-for = Pay, or stop?
question-pay-one = Choose what to pay with.
question-pay-any = Choose resources to pay: { $n } left.
question-mark = Choose a technology to mark.
question-take-mission = Choose a mission to take.
question-return-mission = Your log is full: choose a mission to return.
question-complete-mission = Choose a mission to complete.
question-mission-waive = Choose the resource you need not pay.
question-office = Choose an office of the Senate.
question-collect = Choose outposts that produce: { $n } left.
question-reuse = Choose a token to use once more.
question-double-income = Double your income with this token?
question-wormhole-price = How do you pay for the wormhole?

## Answers

action-pass = Pass
action-end-turn = End your turn
action-no-follow = Do not follow
action-done = Done
action-area = { $actions }
action-crew-to = Send a crew member to { $card }
action-captain-to = Send a captain to { $card }
action-move = Move ship { $ship } to { $space }
action-move-free = Move ship { $ship } to { $space } without energy
action-jump = Ship { $ship } through the wormhole to { $space }
action-place-on = Place an outpost on { $card }
action-collect = Collect from { $space }
action-collect-special = Collect from the Technology Nightmare
action-place = Place an outpost (ship { $ship })
action-fight = Fight the pirates (ship { $ship })
action-token = Use a token: { $card }
action-complete = Complete: { $card }
action-take = Take: { $card }
action-return = Return: { $card }
action-mark = Mark: { $card }
action-activate = Use: { $card }
action-sit = Take a seat in the Senate: { $card }
action-office = { $card }
action-ability = Ability: { $card }
action-wealth = Wealth cards: (1) { $first_card }, (2) { $second_card }
action-buy = 1 credit for 1: { $actions }
action-gain = Gain 1: { $actions }
action-pay = Pay 1: { $actions }
action-waive = 1 less: { $actions }
action-pay-it = Pay
action-advance = Advance { $n }: { $actions }
action-effect-mark-tech = Mark an available technology
action-effect-take-mission = Take an available mission
action-effect-collect-resources = Collect resources
action-follow = Follow: { $actions }
action-follow-main = Follow with the main action: { $actions }
action-omni = Own omni space: { $actions }
action-pay-alien =
    { $n ->
        [one] Pay { $n } alien
       *[other] Pay { $n } aliens
    }
action-pay-resources = Pay with any resources
action-pay-energy = Pay energy: { $n }
action-pay-ore = Pay ore: { $n }
action-pay-credit = Pay credits: { $n }

## Why something cannot be done

reason-captain = No captain is ready.
reason-used = This main space is used up.
reason-price = You cannot pay for it, or lack what it needs.
reason-requirement = The requirement is not met.
reason-goods = Missing: { $n } { $actions }
reason-level = Needs { $actions } { $n }.
reason-log = Your mission log is full.
reason-marked = You have marked it.
reason-marker = No development marker is in your hold.
reason-seats = No seat is left for you.
reason-crew = No crew member is ready.
reason-outpost = You have an outpost there.
reason-outposts = All your outposts are placed.
reason-pirates = Pirates hold this planet.
reason-full = No slot is free.

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

## What happened

log-first =
    { $you ->
        [yes] You play first.
       *[no] { $player } plays first.
    }
log-round = Round { $n }
log-maintenance = End of the round.
log-pass =
    { $you ->
        [yes] You pass.
       *[no] { $player } passes.
    }
log-main =
    { $you ->
        [yes] Your main action: { $actions }.
       *[no] { $player }, main action: { $actions }.
    }
log-area =
    { $you ->
        [yes] Your action: { $actions }.
       *[no] { $player }, action: { $actions }.
    }
log-crew-to =
    { $you ->
        [yes] You send a crew member to { $card } ({ $space }).
       *[no] { $player } sends a crew member to { $card } ({ $space }).
    }
log-captain-to =
    { $you ->
        [yes] You send a captain to { $card } ({ $space }).
       *[no] { $player } sends a captain to { $card } ({ $space }).
    }
log-follow =
    { $you ->
        [yes] You follow: { $actions }.
       *[no] { $player } follows: { $actions }.
    }
log-omni =
    { $you ->
        [yes] You use your own omni space: { $actions }.
       *[no] { $player } uses the own omni space: { $actions }.
    }
log-ability =
    { $you ->
        [yes] You take the ability { $card }.
       *[no] { $player } takes the ability { $card }.
    }
log-ship =
    { $you ->
        [yes] Your ship { $ship } moves to { $space }.
       *[no] { $player }: ship { $ship } moves to { $space }.
    }
log-outpost =
    { $you ->
        [yes] You place an outpost on { $card } ({ $space }).
       *[no] { $player } places an outpost on { $card } ({ $space }).
    }
log-pirates =
    { $you ->
        [yes] You beat pirates: { $card }.
       *[no] { $player } beats pirates: { $card }.
    }
log-mining-token =
    { $you ->
        [yes] You take a mining token: { $card }.
       *[no] { $player } takes a mining token: { $card }.
    }
log-gold-seat =
    { $you ->
        [yes] You take the gold seat: { $office_card } ({ $card }).
       *[no] { $player } takes the gold seat: { $office_card } ({ $card }).
    }
log-silver-seat =
    { $you ->
        [yes] You take the silver seat: { $office_card } ({ $card }).
       *[no] { $player } takes the silver seat: { $office_card } ({ $card }).
    }
log-mission-taken =
    { $you ->
        [yes] You take { $card }.
       *[no] { $player } takes { $card }.
    }
log-mission-returned =
    { $you ->
        [yes] You return { $card }.
       *[no] { $player } returns { $card }.
    }
log-mission-done =
    { $you ->
        [yes] You complete { $card }.
       *[no] { $player } completes { $card }.
    }
log-technology =
    { $you ->
        [yes] You mark the technology { $card }.
       *[no] { $player } marks the technology { $card }.
    }
log-token =
    { $you ->
        [yes] You take a bonus token: { $card }.
       *[no] { $player } takes a bonus token: { $card }.
    }
log-token-used =
    { $you ->
        [yes] You use a bonus token: { $card }.
       *[no] { $player } uses a bonus token: { $card }.
    }
log-level =
    { $you ->
        [yes] You reach level { $n }: { $actions }.
       *[no] { $player }, { $actions }: level { $n }.
    }
log-gain =
    { $you ->
        [yes] You gain { $n }: { $actions }.
       *[no] { $player }: +{ $n } { $actions }.
    }
log-pay =
    { $you ->
        [yes] You pay { $n }: { $actions }.
       *[no] { $player }: −{ $n } { $actions }.
    }
log-vp =
    { $you ->
        [yes] You score { $n } VP.
       *[no] { $player } scores { $n } VP.
    }
log-vp-lost =
    { $you ->
        [yes] You lose { $n } VP.
       *[no] { $player } loses { $n } VP.
    }
log-mobilised =
    { $you ->
        [yes] You mobilise crew: { $n }.
       *[no] { $player } mobilises crew: { $n }.
    }
log-objectives =
    { $you ->
        [yes] You reveal the objectives { $cards }.
       *[no] { $player } reveals the objectives { $cards }.
    }
log-wins =
    { $you ->
        [yes] You win with { $n } VP.
       *[no] { $player } wins with { $n } VP.
    }
