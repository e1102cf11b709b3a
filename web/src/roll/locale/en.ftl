# The table of Roll for the Galaxy.
phase-explore = Explore
phase-develop = Develop
phase-settle = Settle
phase-produce = Produce
phase-ship = Ship
phase-manage = Manage Empire
phase-assign = Assign
reassign = Reassign
die-white = white die (Home)
die-red = red die (Military)
die-purple = purple die (Consumption)
die-blue = blue die (Novelty)
die-brown = brown die (Rare Elements)
die-green = green die (Genes)
die-yellow = yellow die (Alien Technology)
die-rolled = { $colour }, shows { $face }, lies at: { $place }
face-explore = Explore
face-develop = Develop
face-settle = Settle
face-produce = Produce
face-ship = Ship
face-wild = wild
no-dice = no dice
type-development = development
type-world-gray = gray world
type-world-blue = Novelty world
type-world-brown = Rare Elements world
type-world-green = Genes world
type-world-yellow = Alien Technology world
tile-cost =
    { $n ->
        [one] costs { $n } die
       *[other] costs { $n } dice
    }
tile-goods = Goods: { $dice }.
at-once = At once:
at-the-end = At the end:
other-side = Other side:
other-half = Other half:

strip-label = Phase strip
wild-dice = Wild dice
dictate = Dictate
used = used
dictate-rests = rests here, back to the cup at the reveal
dictate-pay = Put it here
dictate-how = Put a die here to move another one to any column.
dictate-later = Once a round, after selecting: one die here moves another.
reassign-powers = Reassign powers
power-move =
    { $n ->
        [0] Choose a die, then its column.
        [one] { $n } die moved.
       *[other] { $n } dice moved.
    }
select-phase = Select { $phase }
lay-here = To { $phase }
extra-die = extra die of the two-player game

ask-select = Select a phase
ask-assign = Assign your dice
step-select = Take any die and put it on the phase that shall happen. It will work there too.
step-wilds = Give each wild die a column.
step-reassign = All dice lie. Use Dictate or Reassign powers if you like; then you are ready.
step-move = Take a die and lay it into another column.
step-lay = Now choose where it goes: a column, or keys 1 to 5.
start-over = Start over
start-pairs = Ways to begin

task-scout = Scout
task-stock = Stock
task-trade = Trade
task-consume = Consume
lost = { $n } lost
tile-abandon-development = Abandon
tile-abandon-world = Abandon
tile-place-development = As a development
tile-place-world = As a world
tile-return-development = Return to the bag
tile-return-world = Return to the bag
tile-remove-development = Remove its good
tile-remove-world = Remove its good
tile-produce-development = Produce here
tile-produce-world = Produce here
tile-ship-development = Ship this good
tile-ship-world = Ship this good
tile-recall-development = Recall its good
tile-recall-world = Recall its good
tile-develop-development = As a development
place-strip = the strip
place-wild = not assigned yet
place-cup = Cup
place-citizenry = Citizenry
place-developers = On the development
place-settlers = On the world
place-crew = Dice that complete the tile
place-good = Goods
workers-explore = Explorers
workers-develop = Developers
workers-settle = Settlers
workers-produce = Producers
workers-ship = Shippers

credits = Credits
citizenry = Citizenry
cup = Cup
stores-label = Your dice and credits
construction = Construction
stack-development = Developments
stack-world = Worlds
stack-count =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
stack-progress = { $n } of { $cost } dice
stack-below = Tiles below
stack-empty = no tile
place-last = { $n } · end
stat-cup =
    { $n ->
        [one] { $n } die in the cup
       *[other] { $n } dice in the cup
    }
stat-tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
pool-label = Pool and bag
pool-of = of { $n } left
bag =
    { $n ->
        [one] { $n } tile in the bag
       *[other] { $n } tiles in the bag
    }
bag-word = in the bag
abandoned-word = abandoned
ends-at = Ends at 12 tiles or with an empty pool
replay-seen = Seen by { $player }
end-by-tiles = An empire has twelve tiles.
end-by-pool = The pool of points is empty.
end-by-both = An empire has twelve tiles, and the pool of points is empty.
end-tie-break = Cup and credits
end-by-tile = Tile by tile
sort-development = Developments
sort-world = Worlds
sort-faction = Factions
sort-home = Home worlds
tiles-found =
    { $n ->
        [one] { $n } side
       *[other] { $n } sides
    }
rules-faces = Faces of the dice

learn-intro = A real game against a bot, with a coach at your side. It takes about half an hour, and you can stop and come back at any time.
learn-point-dice = You roll dice, give them work and build an empire of twelve tiles.
