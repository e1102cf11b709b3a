## Goods: short names and the letter on the gem
good-novelty = Novelty
good-rare = Rare
good-genes = Genes
good-alien = Alien
letter-novelty = N
letter-rare = R
letter-genes = G
letter-alien = A

## Phases
phase-I = Explore
phase-II = Develop
phase-III = Settle
phase-trade = Trade
phase-IV = Consume
phase-V = Produce
phase-setup = At the start of the game
phase-round_end = At the end of the round
phase-game_end = For the end of the game

## What a card is
type-production = Production world
type-windfall = Windfall world
type-world = World
type-start = Start world
type-development = Development
type-six = Scoring development
type-military = military
card-cost = cost { $value }
card-defense = defence { $value }
card-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
card-points-counted = points counted at the end
card-no-powers = No powers. Worth its points.
card-no-powers-windfall = Receives one good when settled.
card-counts = counts your cards
card-back = card, face down

## Sets
set-base = Base game
set-tgs = Gathering Storm
set-rvi = Rebel vs Imperium

## The page
page-title = { $page } · Galaktyka
nav-label = Pages
nav-cards = Cards
look-title = Look
language-label = Language
language-en = English
language-pl = Polski
language-cs = Čeština
theme-to-light = Switch to the light theme
theme-to-dark = Switch to the dark theme
skip-to-content = Skip to the content
not-found-title = There is no planet here
not-found-text = Nothing is kept under this address.
load-failed = The cards could not be loaded. Check the connection, then try again.
try-again = Try again

## Card browser
cards-title = Cards
cards-search = Search
cards-search-hint = Name or words
cards-filters = Filters
cards-filter-good = Kind of good
cards-filter-type = Type
cards-filter-phase = Power in phase
cards-filter-cost = Cost or defence
cards-filter-cost-low = Lowest cost or defence
cards-filter-cost-high = Highest cost or defence
cards-filter-set = Set
cards-type-world = world
cards-type-development = development
cards-type-military = military
cards-type-start = start world
cards-found =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cards-of = of { $all }
cards-sort = Sort by
cards-sort-cost = cost
cards-sort-name = name
cards-sort-points = points
cards-sort-set = set
cards-clear = Clear filters
cards-none = No card fits. Take a filter away or search for less.
cards-show = Show the cards
cards-close = Close
detail-how = How it works
detail-copies = copies in the deck
detail-start = start world
detail-other-name = English name
detail-partners = Goes with
