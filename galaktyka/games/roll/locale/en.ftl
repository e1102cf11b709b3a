### The words of Roll for the Galaxy in English.
### Messages called part-… are pieces of other messages in this file; every other id exists in all languages.


## Terms

round = Round { $number }
victory-points = victory points (VP)
vp = { $vp } VP
vp-chips = { $vp } VP in chips
credits = Galactic Credits
phase-explore = I: Explore
phase-develop = II: Develop
phase-settle = III: Settle
phase-produce = IV: Produce
phase-ship = V: Ship
column-explore = Explore
column-develop = Develop
column-settle = Settle
column-produce = Produce
column-ship = Ship
phase-setup = Setup
phase-assign = Assign
phase-manage = Manage Empire
colour-white = white
colour-red = red
colour-purple = purple
colour-blue = blue
colour-brown = brown
colour-green = green
colour-yellow = yellow
colour-gray = gray
kind-white = Home
kind-red = Military
kind-purple = Consumption
kind-blue = Novelty
kind-brown = Rare Elements
kind-green = Genes
kind-yellow = Alien Technology
face-wild = wild
place-cup = cup
place-citizenry = Citizenry
place-developers = development stack
place-settlers = world stack
place-bag = bag
place-tableau = tableau
place-dictate = Dictate area
place-strip = phase strip
place-zone = construction zone
end-tableau = The game ends: a tableau has { $tiles } or more tiles.
end-vp-pool = The game ends: the initial pool of VP is empty.

## What stands on a tile

type-development = Development
type-reassign = Development with a Reassign power
type-world =
    { $colour ->
       *[gray] Gray world
        [blue] Novelty world (blue)
        [brown] Rare Elements world (brown)
        [green] Genes world (green)
        [yellow] Alien Technology world (yellow)
    }
tile-cost = Cost { $cost }
tile-faction = Faction { $number }
tile-home = Home world
power-line =
    { $phase ->
        [assign] Reassign: { $text }
        [explore] Explore: { $text }
        [develop] Develop: { $text }
        [settle] Settle: { $text }
        [produce] Produce: { $text }
       *[ship] Ship: { $text }
    }
instant-line = At once: { $text }
bonus-line = End of game: { $text }

## Pieces

part-workers =
    { $many ->
        [exact]
            { $max ->
                [one] { $max } worker
               *[other] { $max } workers
            }
       *[some]
            up to { $max ->
                [one] { $max } worker
               *[other] { $max } workers
            }
    }
part-dice =
    { $any ->
        [yes] { "" }
       *[no] { " " }({ $dice } dice)
    }
part-colours =
    { $any ->
        [yes] { "" }
       *[no] { " " }({ $colours })
    }
part-from-worlds =
    { $any ->
        [yes] { "" }
       *[no] { " " }from these worlds: { $colours }
    }
part-colour =
    { $colour ->
        [white] white
        [red] red
        [purple] purple
        [blue] blue
        [brown] brown
        [green] green
       *[yellow] yellow
    }
part-colour-of-dice =
    { $colour ->
        [white] white
        [red] red
        [purple] purple
        [blue] blue
        [brown] brown
        [green] green
       *[yellow] yellow
    }
part-source =
    { $leaves ->
        [any] { "" }
        [one] { " " }from one column
       *[column] { " " }from the { $source } column
    }
part-to =
    { $goes ->
        [any] { " " }to other columns
        [selected] { " " }to the phase you selected
       *[some] { " " }to: { $to }
    }
part-condition =
    { $most ->
        [none] { "" }
       *[other] , if nobody has more { $most } worlds than you (tied: { $tied })
    }
part-target =
    { $target ->
        [development] another development
       *[world] a world
    }
part-fewer-dice =
    { $amount ->
        [one] { $amount } fewer die
       *[other] { $amount } fewer dice
    }

## Powers: Assign

power-reassign = You may move { part-workers }{ part-dice }{ part-source }{ part-to }{ part-condition }.
power-dictate-unlimited = You may Dictate any number of times a round; each use costs another die.
power-dictate-multi = Each Dictate moves up to { $max } workers, to any columns.

## Powers: the five phases

power-extra-worker = You have an extra worker of each of these colours in this phase: { $dice }.
power-rearrange-construction-zone = Between tasks you may put the tiles of your construction zone in any order, on either side.
power-draw-extra-tile =
    After all tasks draw { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }.
power-credits-if-scouted-with =
    At the end gain { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    }, if a { part-colour } die of yours Scouted.
power-stock-value =
    Stock with a { part-colour } die gives { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    }.
power-scout-place-on-top = A tile drawn by Scout may go on top of its stack.
power-credits-if-most-developments =
    At the end gain { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    }, if you have more developments than every other player.
power-build-discount =
    { $target ->
        [development]
            { $reassign_only ->
                [yes] Developments with a Reassign power
               *[no] Developments
            }
       *[world] Worlds{ part-colours }
    } need { part-fewer-dice }, but at least { $minimum }.
power-builders-to-cup = After you complete { part-target }, { $min } to { $max } of the dice used go to your cup.
power-builders-of-colour-to-cup = After you complete { part-target }, all { part-colour-of-dice } dice used go to your cup.
power-credits-on-complete =
    Gain { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    } after you complete { part-target }{ $extra ->
        [0] { "" }
       *[other] , { $extra } more for these worlds: { $extra_colours }
    }.
power-credits-flat =
    At the end gain { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    }.
power-credits-per-die-in-citizenry =
    At the end gain { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    } { $per ->
        [1] for each { part-colour } die in your Citizenry
       *[other] for every { $per } { part-colour-of-dice } dice in your Citizenry, rounded up
    }.
power-credits-per-good-on-world =
    At the end gain { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    } for each good on your worlds{ part-colours }.
power-credits-per-good-die =
    At the end gain { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    } for each good that is a { part-colour } die.
power-goods-capacity = Each of your worlds that is not gray holds up to { $capacity } goods.
power-trade-bonus-credits =
    Gain { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    } more for each good you Trade{ part-from-worlds }.
power-consume-bonus-credits =
    Gain { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    } for each good you Consume{ part-from-worlds }.
power-consume-bonus-vp = Gain { $amount } VP more for each good you Consume{ part-from-worlds }.
power-pay-credits-for-vp-on-trade =
    After each Trade you may pay { $cost ->
        [one] { $cost } credit
       *[other] { $cost } credits
    } for { $vp } VP.
power-vp-flat = At the end gain { $amount } VP.
power-credits-if-highest-cost-world =
    At the end gain { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    }, if all worlds of the highest printed cost are yours.

## Instant effects

instant-remove-die = Remove one of your dice from anywhere.
instant-gain-die =
    Gain { $count ->
        [one] { $count } { part-colour } die
       *[other] { $count } { part-colour-of-dice } dice
    } { $place ->
        [cup] in your cup
        [citizenry] in your Citizenry
       *[good] as a good on this world
    }.
instant-gain-credits =
    Gain { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    }.
instant-set-starting-credits =
    Start with { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    }.

## 6+ developments

bonus-fraction-of-development-cost =
    The total cost of your developments{ $reassign_only ->
        [yes] { " " }with a Reassign power
       *[no] { "" }
    }, divided by { $denominator } and rounded up, in VP.
bonus-fraction-of-world-cost = The total cost of your worlds{ part-colours }, divided by { $denominator } and rounded up, in VP.
bonus-per-development =
    { $vp } VP for each of your developments{ $without_reassign ->
        [yes] { " " }without a Reassign power
       *[no] { "" }
    }.
bonus-per-world = { $vp } VP for each of your worlds{ part-colours }.
bonus-per-good = { $vp } VP for each good on your worlds.
bonus-per-different-die-colour-owned = { $vp } VP for each different colour among your dice.
bonus-per-group-of-dice-owned = { $vp } VP for every { $group } of your { part-colour-of-dice } dice, rounded up.
bonus-triangular-vp-chips = 1 VP for your first VP chip, 1 more for 2 further ones, 1 more for 3 further ones, and so on.

## Questions

question-place-start = Which of your two tiles is the development? The other is the world.
question-select = Put one die on the phase that you select.
question-assign-wilds = Give every wild die a column.
question-assign-reassign = Use Reassign powers, or say that you are ready.
question-assign-move = Which worker do you move, and where?
question-place-tile = Choose a side for each tile you drew.
question-place-where = On top of the stack, or underneath?
question-return-tile = The bag is empty: return one of your tiles.
question-build = Which worker goes on the tile next?
question-crew = Which dice complete the tile?
question-to-cup = Which of the dice used go to your cup?
question-remove-die = Which die do you return to the supply?
question-good = Which of the two goods?
question-produce-die = Which producer becomes the next good?
question-produce-world = On which world does the next producer go?
question-ship-good = Whose good is shipped?
question-bank = Do you pay for victory points?
question-recall = Which dice do you recall from tiles and worlds?
question-explore =
    { $n ->
        [0] Do you rearrange your tiles?
       *[other] Scout or Stock? Explorers left: { $n }.
    }
question-ship = Trade or Consume? Shippers left: { $n }.
question-recruit = Whom do you recruit? Credits left: { $n }.

## Answers

part-phase =
    { $phase ->
        [explore] Explore
        [develop] Develop
        [settle] Settle
        [produce] Produce
       *[ship] Ship
    }
part-from =
    { $from ->
        [explore] Explore
        [develop] Develop
        [settle] Settle
        [produce] Produce
        [ship] Ship
       *[wild] wild dice
    }
part-place =
    { $place ->
        [explore] Explore
        [develop] Develop
        [settle] Settle
        [produce] Produce
        [ship] Ship
        [cup] { place-cup }
        [citizenry] { place-citizenry }
        [developers] { place-developers }
       *[settlers] { place-settlers }
    }
part-extra =
    { $extra ->
        [yes] extra { "" }
       *[no] { "" }
    }
action-develop-first = { $card } as the development
action-select = Select { part-phase }: { part-colour } die, { part-from }
action-move = Move to { part-phase }: { part-colour } die, { part-from }
action-dictate = Dictate with: { part-colour } die, { part-from }
action-use = Use { $card }
action-ready = Ready
action-pass = Nothing more
action-scout = Scout: { part-extra }{ part-colour } die
action-stock = Stock: { part-extra }{ part-colour } die
action-abandon = Abandon { $card } for a Scout
action-rearrange = Rearrange the construction zone
action-place = Place { $card }
action-top = On top
action-bottom = Underneath
action-return = Return { $card } to the bag
action-build = Place the { part-colour } die
action-crew = Use the { part-colour } die
action-to-cup = Into the cup: { part-colour } die
action-remove = Remove: { part-colour } die, { part-place }
action-remove-good = Remove the good of { $card }
action-good = The { part-colour } die
action-produce-die = Produce with the { part-colour } die
action-produce-on = Produce on { $card }
action-trade = Trade: { part-extra }{ part-colour } die
action-consume = Consume: { part-extra }{ part-colour } die
action-ship = The good of { $card }
action-pay = Pay
action-no-pay = Do not pay
action-recruit = Recruit the { part-colour } die
action-recall = Recall: { part-colour } die, { part-place }
action-recall-good = Recall the good of { $card }
