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
detail-copies = Copies in the deck
detail-start = Start world
detail-other-name = English name
detail-partners = Goes with

## Tables
nav-tables = Tables
table-title = Table
table-untitled = A table
table-loading = The table is being laid…
to-tables = To the tables
new-table = New table
which-game = Which game?
game-race = Cards. { $min }–{ $max } players, about 35 minutes.
game-roll = Dice. { $min }–{ $max } players, about 45 minutes.
game-transgalactica = Galaxy map. { $min }–{ $max } players, about 90 minutes.
who-plays = Who plays?
players = Players
players-fewer = One player fewer
players-more = One player more
seat-open = Open seat
seat-open-detail = for who comes first
seat-bot = bot
seat-bot-number = Bot { $number }
seat-bot-is = Bot: { $bot }
seat-you = you
seat-you-host = you, host
seat-host = host
seat-guest = guest
seat-free = Free the seat
seat-add-bot = Add a bot…
seat-label = Seat { $number }
seat-ready = ready
seat-choosing = choosing
bot-random = Beginner
bot-random-detail = plays anything that is allowed
bot-heuristic = Solid
bot-heuristic-detail = has a plan and keeps to it
bot-neural-novice = Novice
bot-neural-novice-detail = often misses the best move
bot-neural-practised = Practised
bot-neural-practised-detail = plays well, with slips
bot-neural-skilled = Skilled
bot-neural-skilled-detail = plays well, seldom slips
bot-neural = Strong
bot-neural-detail = learned from millions of games
bot-expert = Expert
bot-expert-detail = the same, and thinks ahead
option-advanced = Advanced game
option-advanced-detail = two actions each round, for two players
option-first-game = First game
option-first-game-detail = preset hands for newcomers
option-tgs = The Gathering Storm
option-tgs-detail = more cards and goals, up to five players
option-rvi = Rebel vs Imperium
option-rvi-detail = more cards, one more player
option-goals = Goals
option-goals-detail = extra victory points to race for; with The Gathering Storm
option-takeovers = Takeovers
option-takeovers-detail = military worlds can be taken from others; with Rebel vs Imperium
option-draft = Draft
option-draft-detail = everybody drafts a deck first; with The Gathering Storm
option-duel = Rebel against Imperium
option-duel-detail = the scenario for two players; with Rebel vs Imperium
option-solitaire = Solitaire
option-solitaire-detail = alone against a robot (reconstruction); with The Gathering Storm
option-robot-easy = Easy robot
option-robot-easy-detail = for the solitaire game
option-robot-hard = Hard robot
option-robot-hard-detail = for the solitaire game
option-hints = Hints
option-hints-detail = for everybody or nobody
option-undo = Undo
option-undo-detail = until something new is seen
option-public = In the open list
option-public-detail = otherwise only with the link
title-label = Title
title-hint = Friday table
name-label = Your name
name-hint = What friends call you
name-title = What shall we call you?
name-save = Save
name-change = Change name
options-turned-on = Also turned on: { $names }.
options-turned-off = Turned off, as it does not go with that: { $names }.
starts-now = Starts at once.
starts-later = Starts as soon as the open seats are taken.
create-table = Create table
your-move = Your move
my-tables = Your tables
open-tables = Open tables
tables-wait =
    { $n ->
        [one] { $n } table waits
       *[other] { $n } tables wait
    }
no-tables-yet = You sit at no table yet.
no-open-tables = No open tables right now. Sit down first: bots fill the seats, people may join.
stage-your-move = your move
stage-open = waits for players
stage-playing = being played
stage-over = finished
stage-closed = closed
play = Play
look = Look
join = Join
join-as = Sit down as { $name }
link-make = Personal link
link-about = With this link you are yourself in another browser. Keep it to yourself; a new one makes the old one worthless.
compiling = The rules are being compiled: { $percent } %. You can play all the while.
problem-offline = The server does not answer. Check the connection, then try again.
problem-name = This name cannot be used. Choose one of 1 to 24 characters.
problem-table = These seats and options do not go together.
problem-fast = That was too fast. Wait a moment, then try again.
problem-seat-taken = This seat is taken.
recover-title = Your personal link
recover-text = From now on this browser plays as the guest this link belongs to.
recover-do = Be this guest
recover-failed = This link is not valid any more. Make a new one in the browser where you play.

## Before the start
room-starts =
    { $free ->
        [0] All seats are taken.
        [one] The game begins as soon as { $free } more seat is taken.
       *[other] The game begins as soon as { $free } more seats are taken.
    }
invite-title = Invite friends
invite-link = Link to this table
invite-copy = Copy link
invite-copied = Copied

## At the table
you = You
you-lower = you
name-you = { $name } (you)
round = Round { $round }
waiting-for = waiting for
game-over = The game is over.
title-your-move = ● Your move · Galaktyka
menu = Menu
menu-sound = Sound
menu-sound-detail = two tones when it is your move
menu-motion = Animations
menu-motion-detail = cards fly to their places
menu-light = Light theme
menu-keys = Keys: arrows between cards, Enter chooses, Enter again or Ctrl+Enter gives the answer, Escape clears, U takes back, H asks for a hint.
phases-label = Phases of this round
phase-skipped = skipped
phase-done = done
stat-hand =
    { $n ->
        [one] card in hand
       *[other] cards in hand
    }
stat-military = Military
stat-cards =
    { $n ->
        [one] card in the tableau
       *[other] cards in the tableau
    }
stat-chips =
    { $n ->
        [one] chip
       *[other] chips
    }
piles-label = Piles
pile-pool = pool
pile-deck = deck
pile-discard = discard
pool-points =
    { $points ->
        [one] { $points } point left in the pool
       *[other] { $points } points left in the pool
    }
tableau-of = Tableau of { $player }
tableau-empty = Nothing is laid out yet.
own-tableau = Your tableau
hand-label =
    { $n ->
        [one] Your hand, { $n } card
       *[other] Your hand, { $n } cards
    }
drawn-label =
    { $n ->
        [one] { $n } card you drew
       *[other] { $n } cards you drew
    }
hand-empty = Your hand is empty.
has-good = with a good: { $good }
can-be-chosen = can be chosen
lands-here = { $card } lands here
slot-last = { $number } ends the game
doing-choose-action = choosing
doing-discard-opening = discarding
doing-keep = exploring
doing-choose-development = developing
doing-pay = paying
doing-choose-world = settling
doing-settle-how = settling
doing-sell = trading
doing-consume = consuming
doing-consume-good = consuming
doing-discard-hand = consuming
doing-guess = guessing
doing-produce = producing
doing-windfall-world = producing
doing-hand-limit = discarding
doing-hire = hiring
doing-choose-start = choosing
doing-discard-explored = exploring
doing-develop-how = developing
doing-ante = gambling
doing-take-revealed = gambling
doing-draft = drafting
doing-takeover = attacking
doing-takeover-power = attacking
doing-reinforce = attacking
doing-defend = defending
doing-nothing = ready

## Questions
question-label = Your question
answers-label = Answers
question-pay-for = Pay for { $card }
actions-label = Action cards
bonus-explore-5 = look at 5 more
bonus-explore-1-1 = look at 1 and keep 1 more
bonus-develop = costs 1 less
bonus-settle = then draw 1
bonus-consume-trade = sell 1 good first
bonus-consume-2x = double points
bonus-produce = and one windfall world
guess-about = Guess what the top card of the deck costs; it is turned over, and a right guess brings it into your hand. Press a number twice.
sum-bonus = you chose it
sum-this-phase = for this phase
sum-reserve = may be added
sum-military-of = of { $defense } needed
sum-cards =
    { $n ->
        [one] card
       *[other] cards
    }
sum-free-with = discarding { $card }
stamp-pays = pays { $n }
stamp-discard = discard
choose-card = Choose a card
choose-one = Choose one
choose-more-cards =
    { $n ->
        [one] Choose { $n } more card
       *[other] Choose { $n } more cards
    }
choose-more-actions =
    { $n ->
        [one] Choose { $n } action
       *[other] Choose { $n } actions
    }
commit-action = Choose { $action }
commit-place = Place { $card }
commit-keep =
    { $n ->
        [one] Keep { $n } card
       *[other] Keep { $n } cards
    }
commit-discard-opening =
    { $n ->
        [one] Discard { $n } card
       *[other] Discard { $n } cards
    }
commit-hand-limit =
    { $n ->
        [one] Discard { $n } card
       *[other] Discard { $n } cards
    }
commit-discard-explored =
    { $n ->
        [one] Discard { $n } card
       *[other] Discard { $n } cards
    }
really = Really? { $what }
no-way-back = Cannot be taken back.
sending = Sending…
undo = Undo
waiting-title = Waiting for
waiting-table = The table goes on…
hint-title = Hint
hint-ask = Ask for advice
hint-hide = hide
hint-says = The bot ({ $bot }) would:
hint-best = Chances to win after each answer, as a trained network sees them:
hint-given = hint given
hint-none = No advice right now: ask again in a moment.
hint-thinking = Thinking…

## Start worlds and the draft
start-worlds-label = Your start worlds
draft-deck =
    { $n ->
        [one] Your deck: { $n } card
       *[other] Your deck: { $n } cards
    }
draft-developments =
    { $n ->
        [one] { $n } development
       *[other] { $n } developments
    }
draft-worlds =
    { $n ->
        [one] { $n } world
       *[other] { $n } worlds
    }
draft-military =
    { $n ->
        [one] { $n } military world
       *[other] { $n } military worlds
    }
draft-none = The cards that you take will lie here.

## Goals
goals-label = Goals
goal-has = has it
goal-owned = held by { $names }
goal-open =
    { $points ->
        [one] worth { $points } point
       *[other] worth { $points } points
    }

## Takeovers
question-attack = Take over { $card }
question-defend = { $player } wants to take over { $card }
clash-attack = Attack
clash-defense = Defence
clash-succeeds = As it stands, the world changes hands. A tie goes to the attacker.
clash-fails = As it stands, the world is held.
force-military = Military
force-specialised = against this world
force-world = the world itself
force-phase = for this phase
force-up-to = up to { $total }
target-numbers = attack { $attack } against { $defense }
under-attack = attacked
attacks-label = Takeovers of this phase
attack-of = { $player } attacks
attack-planned = being declared
attack-declared = declared
attack-fought = being fought
attack-won = succeeded
attack-failed = failed
stat-defense = more defence against takeovers
vulnerable = Worlds can be taken over: { $why }
vulnerable-rebel-military-world = has a Rebel military world
vulnerable-imperium-card = has an IMPERIUM card
vulnerable-total-military-at-least-1 = Military of 1 or more

## The robot of the solitaire game
robot-credit = Credit
robot-economy = Economy
robot-tiles = Tiles
robot-pile = pile

## The log
log-label = What happened
log-setup = Set-up
log-heading = Round { $round } · { $phase }
log-heading-round = Round { $round }

## The line to the server
line-lost = Connection lost.
line-trying = Trying again, attempt { $attempt }.
line-kept = Your choice is kept here and sent when the line is back.
line-safe = The game is saved after every move.
line-try-now = Try now
line-back = Back. Everything is up to date.
dark-title = The observatory is dark
dark-text = The server does not answer since { $time }. Your game is saved after every move; nothing is lost. We keep looking.
dark-look = Look now
dark-show = Show the last position
watching = You watch { $title }.
watching-text = Hands stay face down for you.
away-text = A bot plays for you.
away-back = Play again yourself
refused-title = This move did not go through
refused-stale = The table has moved on. Nothing was played; here is the table as it is now.
refused-illegal = This answer is not allowed here. Nothing was played.
refused-no-undo = This cannot be taken back any more: something became known since.
refused-not-asked = You are asked nothing right now. Nothing was played.
refused-not-seated = You only watch this table.
refused-too-many = That was too fast. Wait a moment, then try again.
refused-other = Something went wrong. Nothing was played; here is the table as it is now.
refused-go-on = Go on
leave-table = Leave the table
leave-title = Leave the game?
leave-text = You can go to the tables and come back at any time; the others wait. If you leave for good, a bot plays on for you until you return.
leave-stay = Stay at the table
leave-for-now = Back later
leave-to-bot = Let a bot play on
no-table-text = The table under this address was closed or never was.
old-rules-title = Played by other rules
old-rules-text = This table was played with another version of the rules. It is kept as it is.

## The end
end-wins = { $name } wins by { $by }
end-wins-tie = { $name } wins on the tie-break
end-you-win = You win by { $by }
end-you-win-tie = You win on the tie-break
end-robot-wins = The robot wins by { $by }
end-robot-wins-tie = The robot wins the tie
end-shared = Shared victory: { $names }
end-by-tableau = A tableau is full.
end-by-pool = The pool of points is empty.
end-by-both = The pool is empty and a tableau is full.
end-rounds =
    { $n ->
        [one] { $n } round.
       *[other] { $n } rounds.
    }
end-scores = Scores
end-player = Player
end-chips = Chips
end-worlds = Worlds
end-developments = Developments
end-counted = Counted Σ
end-goals = Goals
end-tiles = Tiles
end-total = Total
end-tie-break = Tie-break
end-by-card = Card by card
end-chips-line = Chips
end-counted-line = { $points } counted
end-seed = Seed of the shuffle: { $seed }
end-show-table = Show the table
rematch = Rematch
rematch-join = To the rematch
replay = Replay
save-game = Save the game
verify = Check the shuffle
verify-title = Was the shuffle fair?
verify-checking = Replaying the whole game…
verify-fair = ✓ The shuffle was fair.
verify-unfair = Something does not fit. Save the game and tell us.
verify-seal = Sealed before the deal
verify-seed = Opened after the game
verify-replay = Every move replayed
verify-here = Computed in this browser
verify-moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }

## Rules
nav-rules = Rules
rules-search = Search the rules
rules-contents = Contents
rules-aside = Questions and cards
rules-questions = What people ask
rules-cards = Cards on this page
rules-way = Other chapters
rules-own-words = Race for the Galaxy with its first two expansions, in our own words.
rules-previous = previous chapter
rules-next = Next: { $title }
rules-learn = Play the guided first game
rules-link = Link to “{ $title }”
rules-example = Example.
rules-start = start world { $number }
rules-minutes =
    { $minutes ->
        [one] { $minutes } minute to read.
       *[other] { $minutes } minutes to read.
    }
rules-found =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
rules-none = Nothing found. Try another word, or fewer.
rules-failed = The rules could not be loaded. Check the connection, then try again.

## Replay
replay-title = Replay
replay-round-of = Round { $round } of { $rounds }
replay-step = { $named }, step { $step } of { $steps }
replay-secret = { $player } answers in secret.
replay-slider = Moment of the game
replay-to-round = To round { $round }
replay-seen-by = Seen by
replay-spectator = spectators
replay-spectating = As spectators saw it: hands stay closed
replay-hand = The hand of { $player }
replay-drawn = What { $player } drew
replay-controls = Replay
replay-phase-back = Back to the phase before
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-phase-on = On to the next phase
replay-speed = Speed: { $times } times
replay-copy = Copy a link to this moment
replay-copied = Link copied
replay-scores = Scores
replay-keys = Space: play · ← → step · ↑ ↓ seat · Page keys: phase
replay-keys-mistakes = 1 to 5: costliest decisions
replay-not-over = This game is still being played
replay-none = There is no replay here
replay-problem-playing = A replay shows every hand, so it opens when the game is over.
replay-problem-other = The replay could not be loaded. Check the connection, then try again.
replay-watch = To the table
play-on = Play on from here
play-on-about = A new table begins with this position, shuffled as it was then. You take one seat, bots take the others.
play-on-seat = Your seat
play-on-bots = Bots on the other seats
play-on-start = Play on
play-on-starting = Laying the table…
origin =
    { $step ->
        [0] Dealt as in a replay, and played anew.
        [one] Continued from a replay, after one decision.
       *[other] Continued from a replay, after { $step } decisions.
    }
origin-short = continued from a replay
origin-watch = To that replay

## Analysis

analysis = Analysis
analysis-title = Chance to win, decision by decision
analysis-about = The bot goes through the game again: who was winning when, which decisions cost the most, and what would have been better.
analysis-start = Analyse the game
analysis-waiting =
    { $ahead ->
        [one] The analysis waits for its turn: one game before it.
       *[other] The analysis waits for its turn: { $ahead } games before it.
    }
analysis-working = The bot goes through the game: { $percent }
analysis-untrained = Nobody has trained a network for this game yet, so it cannot be analysed.
analysis-failed = The analysis did not come to its end.
analysis-flawless = No decision cost more than chance explains.
analysis-seen = as each player could see it then: it need not add up to 100 %
analysis-numbered = the costliest decisions are numbered
analysis-mistakes = The costliest decisions
analysis-you = You: { $action }
analysis-they = { $name }: { $action }
analysis-better = Better: { $action }
analysis-show = Show
analysis-show-number = Show decision { $number }: { $loss }
analysis-slider = Decision
analysis-round = round
analysis-here = Show this decision

## Learning
nav-learn = Learn
learn-title = First game
learn-heading = Learn by playing
learn-intro = A real game against a bot, with ready-made hands and a coach at your side. It takes about half an hour, and you can stop and come back at any time.
learn-point-hands = Start worlds and hands are chosen so that every phase comes up early.
learn-point-coach = Each question is explained when it is first asked, with what a good player would do.
learn-point-free = You decide. Follow the advice, or try something else.
learn-begin = Begin the first game
learn-resume = Go on with the first game
learn-anew = Begin anew
learn-read = Read the rules instead
learn-failed = The table could not be opened. Check the connection, then try again.
learn-guest = Guest
learn-coach = Coach
learn-step = Step { $n } of { $of }
learn-extra = By the way
learn-advice = I would: { $choice }.
learn-costs =
    { $price ->
        [0] It costs nothing.
        [one] It costs { $price } card.
       *[other] It costs { $price } cards.
    }
learn-conquers = Your Military is { $military }, the world needs { $defense }: it costs nothing.
learn-thinking = I am thinking about what I would do…
learn-myself = I choose myself
learn-next = Next
learn-back = Back
learn-quit = play without the coach
learn-explain = Explain and advise
learn-waiting = The other player is choosing.
learn-lobby = To the tables
learn-war-title = Goals and takeovers
learn-war-intro = A short lesson for who knows the base game: the expansions at a table that is laid out for it. Five minutes, nothing can go wrong.
learn-war-begin = Begin the second lesson
learn-leave = leave the lesson
