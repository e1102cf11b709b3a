### The words of the command line in English; those of a game stand with the game.
### Every id exists in all languages.

## Names

you = You
bot = Bot
bot-number = Bot { $number }
player-number = Player { $number }

## Commands and short answers: ways to type them, the usual one first

command-help = ?, help, h
command-table = table, t
command-log = log, l
command-hint = hint, i
command-undo = undo, u
command-save = save, s
command-quit = quit, q
yes = yes, y
no = no, n

## The table

against = · against { $bots }
compiling = The rules are being compiled in the background; from the next start on everything is faster.
piles = VP pool { $pool } · draw pile { $deck } · discard pile { $discard }
seat-numbers = { $score } VP ({ $chips } in chips) · Military { $military } · hand { $hand }
seat-specialised = specialized { $parts }
seat-defense = takeover defence { $defense }
seat-vulnerable = vulnerable by { $parts }
vulnerable-rebel-military-world = a Rebel military world
vulnerable-imperium-card = an IMPERIUM card
vulnerable-total-military-at-least-1 = Military
attack-so-far = { $world }: { $attack } against { $defense }
robot-numbers = { $score } VP ({ $chips } in chips) · credit { $credit } · economy { $economy } · tiles { $tiles } (left { $left }) · pile { $pile }
robot-dice = dice: { $faces }
robot-score = { $name }: { $score } VP
robot-tiles = development tiles
your-hand = Your hand ({ $cards })
rest-of-hand = Also in your hand: { $cards }
start-worlds = Start worlds to choose from later: { $cards }
question-two-actions = Choose two action cards: type two numbers, such as 1 4; Develop and Settle may be chosen twice.
standing = Standing: { $scores }

## What the action cards do

role-explore-5 = Everybody draws 2, keeps 1; you draw 5 more.
role-explore-1-1 = Everybody draws 2, keeps 1; you draw 1 and keep 1 more.
role-develop = Everybody may place a development; you pay 1 card less.
role-settle = Everybody may place a world; you then draw 1 card.
role-consume-trade = Everybody consumes goods; before that you sell one.
role-consume-2x = Everybody consumes goods; you get twice the VP.
role-produce = Everybody produces; you also on a windfall world.

## Notes on choices

note-price =
    { $cards ->
        [0] free
        [one] costs { $cards } card
       *[other] costs { $cards } cards
    }
note-sale =
    { $cards ->
        [one] brings { $cards } card
       *[other] brings { $cards } cards
    }
note-strength =
    Military { $own }{ $extra ->
        [0] {""}
       *[other] {" "}(and up to { $extra } more)
    } against defence { $wanted }

## The story

deed-sold =
    { $you ->
        [yes] sell
       *[no] sells
    } the good of { $cards }
deed-left =
    { $you ->
        [yes] discard
       *[no] discards
    } { $cards } from the tableau
deed-placed =
    { $you ->
        [yes] place
       *[no] places
    } { $cards }
deed-attacked =
    { $you ->
        [yes] declare
       *[no] declares
    } a takeover of { $cards }
deed-taken =
    { $you ->
        [yes] take
       *[no] takes
    } over { $cards }
deed-yielded =
    { $you ->
        [yes] lose
       *[no] loses
    } { $cards }
deed-repelled =
    { $you ->
        [yes] fail
       *[no] fails
    } to take over { $cards }
deed-paid =
    { $you ->
        [yes] pay
       *[no] pays
    } { $cards ->
        [none]
            { $count ->
                [one] { $count } card
               *[other] { $count } cards
            }
       *[other] with { $cards }
    }
deed-consumed =
    { $you ->
        [yes] consume
       *[no] consumes
    } the good of { $cards }
deed-discarded =
    { $you ->
        [yes] discard
       *[no] discards
    } { $cards ->
        [none]
            { $count ->
                [one] { $count } card
               *[other] { $count } cards
            }
       *[other] { $cards }
    }
deed-vp =
    { $you ->
        [yes] take
       *[no] takes
    } { $count } VP
deed-tiles =
    { $count ->
        [one] places a development tile
       *[other] places { $count } development tiles
    }
deed-produced =
    { $you ->
        [yes] get
       *[no] gets
    } { $count ->
        [one] a good
       *[other] goods
    } on { $cards }
deed-kept =
    { $you ->
        [yes] keep
       *[no] keeps
    } { $cards ->
        [none]
            { $count ->
                [one] { $count } card
               *[other] { $count } cards
            }
       *[other] { $cards }
    }
deed-drawn =
    { $you ->
        [yes] draw
       *[no] draws
    } { $cards ->
        [none]
            { $count ->
                [one] { $count } card
               *[other] { $count } cards
            }
       *[other] { $cards }
    }
deed-won =
    { $you ->
        [yes] win
       *[no] wins
    } the goal { $cards }
deed-lost =
    { $you ->
        [yes] lose
       *[no] loses
    } the goal { $cards }

## What is said at the prompt

ask-help =
    { $count ->
        [one] a number, or { $word } for help
       *[other] up to { $count } numbers, or { $word } for help
    }
not-offered = There is no such choice: { $typed }.
not-understood = “{ $typed }” is neither a choice nor a command nor a card; type ? for help.
too-many =
    { $count ->
        [one] Only one answer is wanted here.
       *[other] At most { $count } answers are wanted here, and they must go together.
    }
several-cards = That could be: { $names }.
too-many-cards = { $count } names have that in them: type more of the one you mean.
hint = A bot would say: { $choice }
hint-chance = { $chance } % to win after { $choice }
undone = Your last decision is taken back.
undo-nothing = There is nothing of yours to take back.
undo-too-late = That cannot be taken back any more: you have learned something new since then.
log-empty = Nothing has happened yet.
saved = The game is saved in { $file }
resume = Go on later with: galaktyka play --load "{ $file }"
save-not-ours = { $file } exists and is not a saved game, so it is left alone.
save-replace = { $file } holds another game. Replace it? (yes/no)
quit-ask = Save the game before you leave? (yes/no, Enter to stay)
quit-stay = The game goes on.
input-ended = The game is interrupted.
after-game = save FILE, log, the name of a card, or Enter to leave

## Help

help-answers =
    Type the number of your choice, or several numbers with spaces where you choose several cards.
    Type the name of a card, or a part of it, to read the card.
help-help = this help; with a name, that card
help-table = everything on the table, and your hand
help-log = what has happened since you sat down
help-hint = what a bot would do in your place
help-undo = take back your last decision, if you have learned nothing since
help-save = save the game; with a name, in that file
help-quit = leave the game
help-marks =
    ◇2 is a development of cost 2, ○2 a world of cost 2, ●2 a military world of defence 2; ■ is a good.
    Phases in brackets are played this round; the arrow shows where the game is.

## The end

game-over = Game over
final-score = { $name }: { $score } VP (cards and goods for a tie: { $ties })
goal-line = Goal: { $goal }
chips = VP chips
winner =
    { $name ->
        [You] You win!
       *[other] { $name } wins.
    }
winners = Shared victory: { $names }.
unfinished = The game is not finished.

## Analysis

analysis-chances = Chance of winning, decision by decision
analysis-mistakes = The costliest decisions
analysis-flawless = Nothing cost more than chance would explain.
analysis-loss = cost
analysis-player = player
analysis-moment = decision
analysis-taken = done
analysis-better = better

## Roll for the Galaxy

roll-piles = VP pool { $pool } · bag { $bag }
roll-seat-numbers = { $score } VP ({ $chips } in chips) · credits { $credits }
roll-dice-needed = dice { $dice } of { $cost }
roll-two-numbers = Type two numbers: the phase and the die, such as 2 6.
roll-gain-credits =
    { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    }
roll-gain-vp = { $count } VP
roll-gain-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
roll-help-marks =
    ◇2 is a development of cost 2, ○2 a world of cost 2; ■ is a good; +2 are tiles below the top of a stack.
    Phases in brackets occur this round; the arrow shows where the game is.
roll-final-score = { $name }: { $score } VP (dice in the cup and credits for a tie: { $ties })

## Transgalactica

tg-used = Main spaces taken: { $list }
tg-map = Map
tg-home = Central planet
tg-outposts = outposts: { $list }
tg-ships = ships: { $list }
tg-pirates = pirates: { $text }
tg-token = bonus token: { $text }
tg-planet-used = used this round
tg-technologies = Technologies, with the level they need
tg-missions = Missions, with the politics level they need
tg-senate = Senate: decrees and free offices
tg-mining-token = Mining token: { $text }
tg-objectives = Your objectives; the better one counts
tg-points = { $vp } VP
tg-workers = captains { $captains } · crew { $crew } · outposts left { $outposts } · development markers { $markers }
tg-log = mission log
tg-marked = technologies
tg-tokens = bonus tokens
tg-mining = mining track
tg-scored = during the game
tg-leftovers = credits and resources left
tg-help-marks =
    ⚡ is energy, ▲ ore, ☼ aliens, ¢ credits.
    ◆ is a decree, ◇ a free office of the Senate; numbers before cards are the levels they need.
