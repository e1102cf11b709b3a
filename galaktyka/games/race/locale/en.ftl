### The words of Race for the Galaxy in English.
### Messages called part-… are pieces of other messages in this file; every other id exists in all languages.

## Terms

round = Round { $number }
victory-points = victory points (VP)
vp = { $vp } VP
vp-chips = { $vp } VP in chips

phase-i = I: Explore
phase-ii = II: Develop
phase-iii = III: Settle
phase-trade = $: Trade
phase-iv = IV: Consume
phase-v = V: Produce

action-card-explore-5 = Explore +5
action-card-explore-1-1 = Explore +1, +1
action-card-develop = Develop
action-card-settle = Settle
action-card-consume-trade = Consume: Trade
action-card-consume-2x = Consume: 2× VP
action-card-produce = Produce

good-novelty = Novelty goods
good-rare = Rare elements
good-genes = Genes
good-alien = Alien technology

keyword-rebel = REBEL
keyword-alien = ALIEN
keyword-imperium = IMPERIUM
keyword-uplift = UPLIFT
keyword-terraforming = TERRAFORMING
chromosome = chromosome symbol

zone-hand = hand
zone-tableau = tableau
zone-deck = draw pile
zone-discard = discard pile

end-tableau =
    { $cards ->
        [one] The game ends: a player has { $cards } or more card in the tableau.
       *[other] The game ends: a player has { $cards } or more cards in the tableau.
    }
end-vp-pool = The game ends: the last VP chip has been taken.

## What stands on a card

type-development = Development
type-world =
    { $military ->
        [yes]
            { $output ->
                [windfall] Military windfall world: { part-good }
                [production] Military production world: { part-good }
               *[none] Military world
            }
       *[no]
            { $output ->
                [windfall] Windfall world: { part-good }
                [production] Production world: { part-good }
               *[none] World
            }
    }
card-start = Start world { $number }
card-cost = Cost { $value }
card-defense = Defence { $value }
card-vp-variable = ? VP
power-line =
    { $phase ->
        [setup] Setup: { $text }
        [round_end] End of round: { $text }
        [game_end] End of game: { $text }
        [trade] $: { $text }
       *[other] { $phase }: { $text }
    }

## Pieces

part-good =
    { $good ->
        [novelty] { good-novelty }
        [rare] { good-rare }
        [genes] { good-genes }
       *[alien] { good-alien }
    }
part-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
part-more-cards =
    { $cards ->
        [one] { $cards } more card
       *[other] { $cards } more cards
    }
part-pay-less =
    { $amount ->
        [one] { $amount } card less
       *[other] { $amount } cards less
    }
part-reward =
    { $vp ->
        [0] { part-cards }
       *[other]
            { $cards ->
                [0] { $vp } VP
               *[other] { $vp } VP and { part-cards }
            }
    }
part-not-doubled =
    { $vp_doubled ->
        [no] {" "}(not doubled)
       *[yes] {""}
    }
part-except =
    { $except_good ->
        [novelty] {" "}(not for { good-novelty } worlds)
        [rare] {" "}(not for { good-rare } worlds)
        [genes] {" "}(not for { good-genes } worlds)
        [alien] {" "}(not for { good-alien } worlds)
       *[none] {""}
    }
part-takeover =
    { $takeover_symbol ->
        [yes] ★{" "}
       *[no] {""}
    }

## Powers: setup, end of round, end of game

power-start-hand-size = At the start of the game keep { part-cards }.
power-hand-limit = Your hand limit is { $cards }.
power-tableau-end-threshold =
    { $cards ->
        [one] You end the game with { $cards } or more card in your tableau.
       *[other] You end the game with { $cards } or more cards in your tableau.
    }

## Powers: I, Explore

power-explore-draw = Draw { part-more-cards } to choose from.
power-explore-keep = Keep { part-more-cards }.
power-explore-mix-with-hand = Add the cards you draw to your hand before you discard; you may discard any cards from your hand.

## Powers: II, Develop

power-draw-at-phase-start = Draw { part-cards } at the start of the phase.
power-reduce-development-cost = Pay { part-pay-less } for a development.
power-discard-self-to-reduce-development-cost = You may discard this card from your tableau to pay { part-pay-less } for a development.
power-draw-after-develop = Draw { part-cards } after you place a development.

## Powers: III, Settle

power-military =
    { $amount } Military{ $against ->
        [rebel] {" "}against { keyword-rebel } worlds
        [novelty] {" "}against { good-novelty } worlds
        [rare] {" "}against { good-rare } worlds
        [genes] {" "}against { good-genes } worlds
        [alien] {" "}against { good-alien } worlds
       *[none] {""}
    }{ $per ->
        [own_military_world] {" "}for each military world in your tableau
       *[none] {""}
    }.
power-reduce-world-cost =
    { $good ->
        [none] Pay { part-pay-less } for a world.
       *[other] Pay { part-pay-less } for { part-good } worlds.
    }
power-discard-self-to-settle-free = You may discard this card from your tableau to place a non-military world for free{ part-except }.
power-discard-self-for-military = You may discard this card from your tableau for +{ $amount } Military until the end of the phase.
power-discard-hand-for-military =
    { $max_cards ->
        [1] You may discard { $max_cards } card from your hand for +{ $military_per_card } Military until the end of the phase.
       *[other] You may discard up to { $max_cards } cards from your hand for +{ $military_per_card } Military each until the end of the phase.
    }
power-pay-for-military =
    You may pay for a { $only ->
        [rebel] { keyword-rebel } military world
       *[none] military world
    } as for a non-military one; its cost is its defence{ $discount ->
        [0] {""}
       *[other] {" "}less { $discount }
    }{ part-except }.
power-pay-for-military-discount = Pay { part-pay-less } when you pay for a military world.
power-discard-self-to-conquer-nonmilitary =
    You may discard this card from your tableau to conquer a non-military world; its defence is its cost { $defense_modifier }{ $combinable_with_takeover ->
        [no] {" "}(not together with a takeover)
       *[yes] {""}
    }.
power-settle-second-world = You may place a second world this phase.
power-draw-after-settle = Draw { part-cards } after you place a world.
power-takeover =
    { part-takeover }You may { $discard_self ->
        [yes] discard this card from your tableau to{" "}
       *[no] {""}
    }take over a { $target ->
        [rebel_military_world] { keyword-rebel } military world
       *[military_world] military world
    } from a player who has { $victim_has ->
        [rebel_military_world] a { keyword-rebel } military world
        [imperium_card] an { keyword-imperium } card
       *[total_military_at_least_1] a total Military of at least 1
    }{ $attack_per_own_rebel_military_world ->
        [0] {""}
       *[other] , with +{ $attack_per_own_rebel_military_world } Military for each { keyword-rebel } military world in your tableau
    }.
power-takeover-defense = { part-takeover }Takeover defence: +{ $per_own_rebel_military_world } for each { keyword-rebel } military world and +{ $per_own_other_military_world } for each other military world in your tableau.

## Powers: $, Trade

power-trade-bonus =
    Draw { part-more-cards } when you sell { $good ->
        [none] a good
       *[other] { part-good }
    }{ $source ->
        [this_world] {" "}from this world
       *[any_world] {""}
    }{ $per ->
        [own_chromosome_world] , for each world with the chromosome symbol in your tableau
       *[none] {""}
    }.

## Powers: IV, Consume

power-consume =
    Consume { $goods_per_use ->
        [one] { $goods_per_use } good
       *[other] { $goods_per_use } goods
    }{ $good ->
        [none] {""}
       *[other] {" "}({ part-good })
    }{ $source ->
        [this_world] {" "}from this world
       *[any_world] {""}
    } for { part-reward }{ $max_uses ->
        [1] {""}
       *[other] , up to { $max_uses } times
    }.
power-consume-distinct-kinds =
    Consume { $range ->
        [exactly] { $max_kinds }
        [up-to] up to { $max_kinds }
       *[between] { $min_kinds } to { $max_kinds }
    } { $max_kinds ->
        [one] good
       *[other] goods
    } of different kinds for { part-reward }{ $reward_per ->
        [good] {" "}each
       *[use] {""}
    }.
power-consume-all = Consume all your remaining goods: { $vp_per_good } VP for each and { $vp_offset } VP to the sum.
power-consume-at-trade-price =
    Consume 1 good and draw as many cards as its trade price { $apply_trade_powers ->
        [yes] (Trade powers apply)
       *[no] (Trade powers do not apply)
    }.
power-discard-hand =
    You may discard { $max_cards ->
        [1] { $max_cards } card from your hand; it gives you
       *[other] up to { $max_cards } cards from your hand; each gives you
    } { part-reward }{ $vp ->
        [0] {""}
       *[other] { part-not-doubled }
    }.
power-gain-vp = Take { $vp } VP{ part-not-doubled }.
power-guess-top-card = Name a number from { $min_number } to { $max_number } and reveal the top card of the draw pile: keep it if its cost or defence is that number, otherwise discard it.
power-ante-card = You may ante a card of cost or defence { $min_value } to { $max_value } from your hand and reveal that many cards from the draw pile: if one of them has a greater cost or defence, keep your card and one of the revealed cards; otherwise discard your card.
power-draw = Draw { part-cards }.

## Powers: V, Produce

power-produce =
    { $discard_hand_cost ->
        [0] Produce a good on this world.
        [one] You may discard { $discard_hand_cost } card from your hand to produce a good on this world.
       *[other] You may discard { $discard_hand_cost } cards from your hand to produce a good on this world.
    }
power-produce-on-windfall =
    Produce a good on one of your { $exclude_self ->
        [yes] other{" "}
       *[no] {""}
    }{ $good ->
        [none] {""}
       *[other] { part-good }{" "}
    }windfall worlds.
power-draw-if-produced-here = Draw { part-cards } after a good is produced on this world.
power-draw-per-kind-produced = Draw { part-cards } for each kind of good you produce this phase.
power-draw-per-good-produced = Draw { part-cards } for each good ({ part-good }) you produce this phase.
power-draw-if-most-produced = At the end of the phase draw { part-cards } if you produced more { part-good } than every other player.
power-draw-per-world =
    Draw { part-cards } for each { $world ->
        [genes] { good-genes } world
        [military] military world
        [rebel] { keyword-rebel } world
       *[chromosome] world with the chromosome symbol
    } in your tableau.

## Variable victory points

bonus-card =
    { $vp } VP for each { $other ->
        [yes] other{" "}
       *[no] {""}
    }{ $keyword ->
        [rebel] { keyword-rebel }{" "}
        [alien] { keyword-alien }{" "}
        [imperium] { keyword-imperium }{" "}
        [uplift] { keyword-uplift }{" "}
        [terraforming] { keyword-terraforming }{" "}
       *[none] {""}
    }{ $military ->
        [yes] military{" "}
        [no] non-military{" "}
       *[none] {""}
    }{ $good ->
        [none] {""}
       *[other] { part-good }{" "}
    }{ $production ->
        [yes] production{" "}
        [no] windfall{" "}
       *[none] {""}
    }{ $type ->
        [world] world
        [development] development
       *[none] card
    }{ $cost ->
        [none] {""}
       *[other] {" "}of cost { $cost }
    }{ $power_phase ->
        [I] {" "}with an Explore power
        [II] {" "}with a Develop power
        [III] {" "}with a Settle power
        [trade] {" "}with a Trade power
        [IV] {" "}with a Consume power
        [V] {" "}with a Produce power
       *[none] {""}
    }{ $chromosome ->
        [yes] {" "}with the chromosome symbol
        [no] {" "}without the chromosome symbol
       *[none] {""}
    }{ $itself ->
        [yes] {" "}(including this card)
       *[no] {""}
    }.
bonus-named = { $vp } VP for { $names }.
bonus-total-military = { $vp } VP for each point of your Military (negative Military counts; specialized and temporary Military does not).
bonus-three-vp-chips = { $vp } VP for every 3 VP in your chips (rounded down).
bonus-distinct-world-kinds = VP for different kinds of goods among your worlds: 1 kind { $kinds_1 } VP, 2 kinds { $kinds_2 } VP, 3 kinds { $kinds_3 } VP, 4 kinds { $kinds_4 } VP.

## Goals

goal-worth =
    { $kind ->
        [first] { $vp } VP for whoever is first
       *[most] { $vp } VP for whoever has most, { $tied_vp } VP for a tie at the end
    }
goal-galactic-standard-of-living = Galactic Standard of Living
goal-galactic-standard-of-living-text = Have { $needs } or more VP in chips.
goal-system-diversity = System Diversity
goal-system-diversity-text = Have worlds of { $needs } different kinds of goods.
goal-overlord-discoveries = Overlord Discoveries
goal-overlord-discoveries-text = Have { $needs } or more { keyword-alien } cards.
goal-budget-surplus = Budget Surplus
goal-budget-surplus-text = Have to discard { $needs ->
        [one] a card
       *[other] { $needs } cards
    } at the hand limit.
goal-innovation-leader = Innovation Leader
goal-innovation-leader-text = Have a power in each of { $needs } phases, Trade ($) being one of them.
goal-galactic-status = Galactic Status
goal-galactic-status-text = Have { $needs ->
        [one] a development
       *[other] { $needs } developments
    } of cost 6 with variable VP.
goal-uplift-knowledge = Uplift Knowledge
goal-uplift-knowledge-text = Have { $needs } or more { keyword-uplift } cards.
goal-galactic-riches = Galactic Riches
goal-galactic-riches-text = Have { $needs } or more goods at the end of a phase.
goal-expansion-leader = Expansion Leader
goal-expansion-leader-text = Have { $needs } or more cards in your tableau.
goal-greatest-military = Greatest Military
goal-greatest-military-text = General Military, at least { $needs }.
goal-largest-industry = Largest Industry
goal-largest-industry-text = Worlds of { good-novelty } and { good-rare }, at least { $needs }.
goal-greatest-infrastructure = Greatest Infrastructure
goal-greatest-infrastructure-text = Developments, at least { $needs }.
goal-production-leader = Production Leader
goal-production-leader-text = Production worlds, at least { $needs }.
goal-propaganda-edge = Propaganda Edge
goal-propaganda-edge-text = Rebel military worlds, at least { $needs }.
goal-research-leader = Research Leader
goal-research-leader-text = Cards with an Explore power, at least { $needs }.

## The robot of the solitaire game

robot-name = robot (reconstruction)
robot-level-easy = easy
robot-level-normal = normal
robot-level-hard = hard
robot-face-explore = Explore
robot-face-develop = Develop
robot-face-settle = Settle
robot-face-consume-trade = Consume: Trade
robot-face-consume-2x = Consume: 2× VP
robot-face-produce = Produce
robot-face-copy = the same as the player
robot-face-preferred = its favourite

## Questions to a player

question-choose-action = Choose an action card.
question-discard-opening =
    { $n ->
        [one] Discard { $n } card from your starting hand.
       *[other] Discard { $n } cards from your starting hand.
    }
question-keep = Keep { $n } of the cards you drew.
question-choose-development = Choose a development to place, or none.
question-pay =
    { $n ->
        [one] Pay { $n } card from your hand.
       *[other] Pay { $n } cards from your hand.
    }
question-choose-world = Choose a world to place, or none.
question-choose-second-world = Choose a second world to place, or none.
question-settle-how = Conquer this world, or pay for it?
question-sell = Choose a good to sell.
question-consume = Choose a Consume power to use.
question-consume-good = Choose a good to consume.
question-discard-hand = Choose a card to discard from your hand, or stop.
question-produce = Choose a Produce power to use.
question-windfall-world = Choose a windfall world to produce on.
question-hand-limit =
    { $n ->
        [one] Discard { $n } card: you are over your hand limit.
       *[other] Discard { $n } cards: you are over your hand limit.
    }
question-takeover = Choose a world of an opponent to take over, or none.
question-takeover-power = Choose the card whose power you use for this takeover.
question-reinforce = Choose temporary Military for your attack, or stop.
question-defend = One of your worlds is under attack. Choose temporary Military for its defence, or stop.
question-hire = Discard a card from your hand for Military.
question-draft = Take one of these cards into your deck.
question-choose-start = Choose your start world.
question-discard-explored =
    { $n ->
        [one] Discard { $n } card: any card of your hand.
       *[other] Discard { $n } cards: any cards of your hand.
    }
question-develop-how = Pay in full, or discard a card from your tableau?
question-ante = Choose a card to put up.
question-take-revealed = You win: take one of these cards.

## Actions of a player

action-keep = Keep { $card }
action-discard = Discard { $card }
action-develop = Develop { $card }
action-pay = Pay with { $card }
action-settle = Settle { $card }
action-conquer = Conquer { $card }
action-take-over = Take over { $card }
action-pay-for-it = Pay for { $card }
action-sell = Sell the good of { $card }
action-use = Use { $card }
action-consume-good = Consume the good of { $card }
action-produce-on = Produce on { $card }
action-produce-bonus = Use the Produce bonus
action-guess = Say { $number }
action-start = Start with { $card }
action-ante-begin = Put up a card
action-ante = Put up { $card }
action-take = Take { $card }
action-draft = Take { $card }
action-no-development = Place no development
action-no-world = Place no world
action-no-takeover = Take over no world
action-declare = Declare the takeover
action-defend-no-more = Add nothing more
action-pass = Pass
action-done = Done
