### The words of Transgalactica in English.

## Terms

track-technology = technology
track-military = military
track-production = production
track-politics = politics
track-trade = trade
track-any = any track
area-omni = Omni action
area-exploration = Exploration
area-mining = Mining
area-trade = Trade
area-technology = Technology
area-military = Military
area-production = Production
area-politics = Politics
area-any = any area but the omni action
color-green = green
color-yellow = yellow
color-purple = purple
color-grey = grey
color-all = multicolour
kind-action = action planet
kind-mining = mining planet
kind-wild = wild planet
kind-special = special planet
type-commercial = commercial
type-war = war
type-cultural = cultural
or = or
choice = OR

## Amounts

amount-energy =
    { $n ->
        [one] { $n } energy
       *[other] { $n } energy
    }
amount-ore =
    { $n ->
        [one] { $n } ore
       *[other] { $n } ore
    }
amount-alien =
    { $n ->
        [one] { $n } alien
       *[other] { $n } aliens
    }
amount-credit =
    { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }
amount-any =
    { $n ->
        [one] { $n } resource of any kind
       *[other] { $n } resources of any kind
    }
amount-vp = { $n } VP

## Amounts that somebody pays

paid-energy =
    { $n ->
        [one] { $n } energy
       *[other] { $n } energy
    }
paid-ore =
    { $n ->
        [one] { $n } ore
       *[other] { $n } ore
    }
paid-alien =
    { $n ->
        [one] { $n } alien
       *[other] { $n } aliens
    }
paid-credit = { amount-credit }
paid-any = { amount-any }
paid-vp = { amount-vp }

## Effects

effect-gain = gain { $list }
effect-choose = { $list }
effect-advance =
    advance { $steps } on { $tracks }{ $price }{ $optional ->
        [yes] {" "}(if you like)
       *[no] {""}
    }
price-free = {" "}for free
price-none = {""}
price-full = {" "}at full price
price-main = {" "}for one unit less than the price
price-discount = {" "}at a discount of { $list }
effect-pay-for = up to { $times }×: pay { $list } and { $then }
effect-pay-one-of = pay { $list }
effect-move-free =
    { $n ->
        [one] move your ship { $n } space without energy
       *[other] move your ship up to { $n } spaces without energy
    }
effect-jump-to-wormhole = move your ship to a planet with a wormhole for free
effect-wormhole-access = use a wormhole from anywhere in this exploration (pay for it)
effect-place-outpost =
    place an outpost { $where ->
        [orbit] on the planet your ship orbits
       *[any_action_planet] on any action planet
    }{ $price }
effect-mark-tech = mark an available technology
effect-take-mission = take an available mission
effect-complete-mission = complete a mission from your log without its cost or without its requirement
effect-mobilise =
    { $n ->
        [one] mobilise { $n } crew member
       *[other] mobilise { $n } crew members
    }
effect-take-action =
    take the { $version ->
        [main] main
       *[secondary] secondary
    } action: { $area }
effect-explore =
    { $version ->
        [main] move your ship and place an outpost
       *[secondary] move your ship or place an outpost
    }
effect-take-mining-token = take the mining token
effect-mine = gain all mining rewards
effect-activate-mining-planets = gain the rewards of all your mining planets and { $n } VP for each
effect-collect-resources = collect resources
effect-reuse-bonus-token = use a spent bonus token once more and discard it
effect-draw-bonus-tokens = put { $basic } basic and { $advanced } advanced bonus tokens into your reserve
effect-double-income = double your rewards of this income phase
effect-temp-level = { $track } +{ $n } until the end of the round
effect-captain-may-reuse-main = one captain may take a main action that others have used; nobody follows
effect-commission-lieutenant = swap 1 crew member for the lieutenant, who stands on secondary spaces only but resolves the main action
effect-take-planet = take the planet Technology Nightmare with a portable wormhole
effect-add-ship = put a second ship beside yours
effect-update-priority-track = update the priority track

## Powers

event-ship-moved = Each time your ship moves
event-advanced-military = Each time you advance on military
event-advanced-production = Each time you advance on production
event-mining-action = On every mining action
event-exploration-action = On every exploration action
event-secondary-action = Each time you take a secondary action
event-technology-marked = Each time you mark a technology
event-mission-taken = Each time you take a mission
event-commercial-or-war-mission = Each time you complete a commercial or war mission
event-action-planet-used = Each time you use an action planet
event-senate-seat = Each time you take a seat in the Senate
power-when = { $event }: { $text }.
power-free-step = In every movement you may go { $n } space more without energy.
power-mission-capacity = Your mission log holds { $n } missions.
power-mission-discount = Missions cost you { $list } less.
power-mission-reach = You may take missions { $n } space further than your politics level.
power-activate = Once per round: pay { $list }; { $text }.
power-military-scoring = At the end of the round: your gain as military leader counts { $gain }×, your loss as the last { $loss }×.
power-wormhole-price = For a wormhole you may pay { $list } instead of an alien; that scores { $vp } VP.
power-trade-discount = Unlocking trade spaces costs you { $list } less.
power-crowded-action-planets = You may place outposts on action planets without a free slot.
power-foreign-action-planet = Once per round: use an action planet where another player has an outpost.
power-level-bonus = Your levels count { $n } higher: { $tracks }.
power-used-main-spaces = Your captains may take main actions that others have used; then nobody follows.
power-secondary-as-main = Once per round: resolve a secondary action as the main one.
power-score-levels = End of game: { $vp } VP for each level of: { $tracks }.
power-score-markers = End of game: { $vp } VP for each marker on the technologies you have marked.
power-score-objective = End of game: { $vp } more VP each time your objective counts, at most { $max }.
power-reserve-token = Once per round: use a token of your reserve.
power-private-omni = An omni space of your own without its price, for one captain or crew member per round.
power-military-watch = { $vp } VP whenever anybody advances on military through a card or a planet.
power-scavenge = At the start of income: gain { $n } of each resource and of credits that you have none of.
power-second-ship = In exploration you may split moves between two ships, with 1 more free move or outpost.

## Requirements and scoring

need-level = { $track } { $n }
need-outposts = outposts on planets ({ $kind }): { $n }
need-outposts-any = outposts besides the central planet: { $n }
need-different-colors = outposts on { $n } planets of different colours
need-same-color = outposts on { $n } planets of one colour
need-one-color = outposts on { $n } planets of one colour: { $colors }
need-each-kind = an outpost on each of: { $kinds }
need-pirates = pirate tokens: { $n }
need-techs = technologies marked: { $n }
need-each-type = completed missions of each type: { $n }
need-any-type = completed missions of one type: { $n } ({ $types })
per-techs-marked = { $vp } VP for each marked technology
per-missions-completed = { $vp } VP for each completed mission
per-missions-cultural = { $vp } VP for each completed cultural mission
per-missions-commercial = { $vp } VP for each completed commercial mission
per-missions-war = { $vp } VP for each completed war mission
per-pirate-tokens = { $vp } VP for each pirate token
per-outposts-color = { $vp } VP for each outpost on a planet of this colour: { $of }
per-outposts-on-map = { $vp } VP for each outpost on the map
per-outposts-on-trade-planets = { $vp } VP for each outpost on a planet that demands a trade level
per-resources-left = { $vp } VP for each resource left
per-levels = { $vp } VP for each level of: { $of }
at-most = {" "}(at most { $max } VP)
plus = plus

## Lines of a card

line-cost = Cost: { $text }
line-needs = Requirement: { $text }
line-reward = Reward: { $text }
line-once = At once: { $text }
line-setup = Setup: { $text }
line-mining = Mining: { $text }
line-action = Action: { $text }
line-income = Income: { $text }
line-slots = Trade levels of the slots: { $text }
line-crew = Discard 1 mobilised crew member.
line-pirate = Strength { $strength }, { $vp } VP
line-text = { $text }

## Names

name-planet = { $kind } ({ $colors })
name-mission = Mission { $number } ({ $types })
name-token =
    { $category ->
        [mining] Mining token
        [basic] Basic bonus token
       *[advanced] Advanced bonus token
    }
name-fleet = Fleet income token
name-pirate = Space pirates
name-wealth = Wealth card { $number }
name-tech-nightmare = Technology Nightmare
name-tech-01 = Vanguard Drive
name-tech-02 = Officer Academy
name-tech-03 = Deep Drills
name-tech-04 = Mission Archive
name-tech-05 = Standby Crews
name-tech-06 = Expense Office
name-tech-07 = Token Recycling
name-tech-08 = Field Workshops
name-tech-09 = War Propaganda
name-tech-10 = Knowledge Exchange
name-tech-11 = Tunnel Toll
name-tech-12 = Contract Bonus
name-tech-13 = Planetary Guilds
name-tech-14 = Assembly Lines
name-tech-15 = Trade Charter
name-tech-16 = Senate Lobby
name-tech-17 = Orbital Annexes
name-tech-18 = Guest Workers
name-tech-19 = Think Tank
name-tech-20 = Parallel Command
name-tech-21 = Fleet Review
name-tech-22 = Field Promotion
name-tech-23 = Convoy Escort
name-tech-24 = Industrial Census
name-tech-25 = Open Science
name-tech-26 = Flash of Genius
name-tech-27 = Scholars’ Council
name-tech-28 = Grand Design
name-tech-29 = Landing Rights
name-tech-30 = Special Operation
name-ability-lieutenant = Lieutenant
name-ability-technology-nightmare = Technology Nightmare
name-ability-lobbyist = Lobbyist
name-ability-reserve-tokens = Reserve
name-ability-merchant = Merchant
name-ability-private-omni = Own Omni Space
name-ability-warlord = Warlord
name-ability-scavenger = Scavenger
name-ability-pioneer = Pioneer
name-ability-second-ship = Second Ship
name-decree-01 = Colours of the Galaxy
name-decree-02 = Lively Worlds
name-decree-03 = Enlightened Rule
name-decree-04 = All Trades
name-decree-05 = Stone and Sun
name-decree-06 = Mining Rights
name-decree-07 = Sword and Scales
name-decree-08 = Patent Holder
name-decree-09 = Ore and Life
name-decree-10 = Full House
name-decree-11 = Safe Routes
name-decree-12 = Proven Agents
name-office-move = Office of Expansion
name-office-points = Office of Honours
name-office-influence = Office of Influence
name-office-mobilise = Office of Mobilisation
name-objective-tech-or-mission = Deeds and Thoughts
name-objective-cultural = Patron of Culture
name-objective-commercial = Business Empire
name-objective-war = Veteran
name-objective-pirates-or-war = Fighter
name-objective-yellow = Sun Worlds
name-objective-purple = Ore Worlds
name-objective-green = Living Worlds
name-objective-grey = Stone Worlds
name-objective-outposts-or-tech = Settler or Scholar
name-objective-pirates = Pirate Hunter
name-objective-trade-planets = Trade Network
name-objective-outposts-and-stock = Well Supplied
name-objective-levels = Well Rounded
