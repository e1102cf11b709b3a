### The table of Transgalactica, in English.

## Parts of the board
board = Board
tab-draft = Draft
tab-map = Map
tab-actions = Actions
tab-tracks = Tracks
tab-cards = Cards
tab-panel = Panel
tab-answers = answers: { $n }
map = Galaxy map
areas = Main actions
action-planets = Action planets
spaces = On the map
free-actions = Free actions
rounds = Rounds
rounds-detail = the first player takes the token when its round begins
round-token = Round { $round }: { $token }
round-token-gone = Round { $round }: its token is gone
round-no-token = Round { $round }: no token
order = order
players = Players in the order of play
own-bar = What you have
phase-draft = Draft
phase-income = Income
phase-action = Actions

## Words
good-energy = energy
good-ore = ore
good-alien = alien
good-credit = credit
track-technology = Technology
track-military = Military
track-production = Production
track-politics = Politics
track-trade = Trade
area-omni = Omni action
area-exploration = Exploration
area-mining = Mining
area-trade = Trade
area-technology = Technology
area-military = Military
area-production = Production
area-politics = Politics
type-commercial = commercial
type-war = war
type-cultural = cultural
type-dual = commercial or war
captains = captains ready
crew = crew ready
workers-ready = captains { $captains }, crew { $crew }
vp = { $n } VP
level = level { $n }
home = Central planet
used = used
use = Use
ready = ready
at-work = at work
free = free
taken = taken
back = Back

## The map
pirates-of = Pirates of strength { $n }
token-here = Bonus token for the first outpost: { $token }
planet-used = Its action was used this round
outposts-of = Outposts: { $players }
ships-of = Ships: { $players }
fly = Fly to { $planet } ({ $space })
fly-second = Second ship: fly to { $planet } ({ $space })
fly-free = Fly without energy to { $planet } ({ $space })
fly-free-second = Second ship, without energy: { $planet } ({ $space })
place-at = Place an outpost: { $planet } ({ $space })
jump = Through the wormhole to { $planet } ({ $space })
jump-second = Second ship, through the wormhole: { $planet } ({ $space })
collect = Collect from { $planet } ({ $space })
explore-both =
    { $n ->
        [0] No move left, but an outpost.
        [one] { $n } move left, and an outpost.
       *[other] { $n } moves left, and an outpost.
    }
explore-either =
    { $n ->
        [0] An outpost.
        [one] { $n } move, or an outpost.
       *[other] { $n } moves, or an outpost.
    }
explore-moves =
    { $n ->
        [0] No move left.
        [one] { $n } move left.
       *[other] { $n } moves left.
    }
overview = Overview of the galaxy; Enter shows your ship
flight-of = A flight of { $moves } for { $n } energy
flight-saved = { $n } energy saved
leg-free = free move
fly-for =
    { $n ->
        [0] Fly there for nothing
       *[other] Fly there for { $n } energy
    }
no-outpost = No outpost here now:
explore-rings = Gold numbers: energy to get there. A dotted ring: no outpost there yet.
ship-number = Ship { $n }

## Areas and tracks
main-does = Main action: { $what }
secondary-does = Who follows: { $what }
needs-technology = needs technology { $n }
space-income = income: { $what }
space-gives = gives: { $what }
pile-of = tokens { $n }, on top: { $token }

## Cards
technologies = Technologies
technologies-detail = needed level on the left
missions = Missions
missions-detail = needed politics on the band
decrees = Decrees of the Senate
decrees-detail = meet one and send a crew member
offices = Offices of the Senate
offices-detail = gold seat, then silver
gold = Gold seat
silver = Silver seat
no-card = no card left

## The control panel
outposts = Outposts
outposts-detail = { $n } of 7 on the map
placed = placed
trade-track = Trade track
reached = reached
marker = marker
mining-track = Mining
income-track = Income
place-pirate = place for a pirate token
place-fleet = place for a fleet token
needs-politics = needs politics
politics-at = politics { $n }
workers = Workers
capsules = in cryo capsules: { $n }; empty places pay
log = Mission log
log-detail = missions: { $n }
log-none = No mission in the log.
missions-done = Completed:
technologies-own = Marked technologies
technologies-none = No technology has been marked yet.
hold = markers in the hold: { $n }
ability = Ability
objectives = Secret objectives
objectives-detail = the better one scores at the end
objectives-secret = Secret until the end.
tokens = Bonus tokens
tokens-detail = a free action, once each
tokens-none = No tokens yet.
reserve = reserve

## The draft
draft-title = Take wealth or an ability
draft-order = First one of the two, from the last player to the first; then what you lack, from the first to the last.
wealth-sets = Wealth
wealth-detail = advances on tracks are free
wealth-set = Wealth set { $n }
abilities = Abilities
abilities-detail = for the whole game

## The browser of pieces
sort-planet = Planets
sort-technology = Technologies
sort-mission = Missions
sort-decree = Decrees
sort-office = Offices
sort-objective = Objectives
sort-ability = Abilities
sort-token = Bonus tokens
sort-mining = Mining tokens
sort-wealth = Wealth cards
sort-pirate = Pirates
sort-fleet = Fleet tokens
pieces-found =
    { $n ->
        [one] { $n } piece.
       *[other] { $n } pieces.
    }
reconstructed = reconstructed
reconstructed-detail = What is marked so could only be seen in lost pictures, and was designed anew.
field-category = category
field-level = level
field-number = number
field-effects = effect
field-starting = starting token
field-group = group
field-strength = strength
field-vp = VP
field-timing = timing
field-income = income

## The first game
learn-intro = A real game against a bot, with a coach at your side. It takes about an hour, and you can stop and come back at any time.
learn-point-map = You explore a galaxy, send captains to eight areas and climb four tracks.
learn-first-title = The first round, step by step
learn-first-intro = A table that is laid out for you: every move of the first round with its reason. Ten minutes, and you may go back.
learn-first-begin = Play the first round

## The end
end-by-card = Card by card
end-scored = In the game
end-scored-line = Scored during the game
end-objective = Objective
end-credits = Credits
end-credits-line = Credits left
end-resources = Resources
end-resources-line = Resources left, 1 VP for three
end-not-counted = does not count
