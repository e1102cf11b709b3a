### The words of Race for the Galaxy in Czech; terms as in the Czech rulebook of the base game.
### Messages called part-… are pieces of other messages in this file; every other id exists in all languages.

## Terms

round = { $number }. kolo
victory-points = Vítězné body (VB)
vp = { $vp } VB
vp-chips = { $vp } VB v žetonech

phase-i = I: Průzkum
phase-ii = II: Rozvoj
phase-iii = III: Osídlování
phase-trade = $: Obchod
phase-iv = IV: Spotřeba
phase-v = V: Produkce

action-card-explore-5 = Průzkum +5
action-card-explore-1-1 = Průzkum +1, +1
action-card-develop = Rozvoj
action-card-settle = Osídlování
action-card-consume-trade = Spotřeba: Obchod
action-card-consume-2x = Spotřeba: 2× VB
action-card-produce = Produkce

good-novelty = Novinky
good-rare = Vzácné prvky
good-genes = Geny
good-alien = Mimozemské technologie

keyword-rebel = rebelská
keyword-alien = MIMOZEMSKÁ
keyword-imperium = IMPERIÁLNÍ
keyword-uplift = VYSPĚLÁ
keyword-terraforming = TERRAFORMOVACÍ
chromosome = symbol chromozomu

zone-hand = ruka
zone-tableau = území
zone-deck = dobírací balíček
zone-discard = odkládací balíček

end-tableau =
    { $cards ->
        [one] Konec hry: některý hráč má na svém území alespoň { $cards } kartu.
        [few] Konec hry: některý hráč má na svém území alespoň { $cards } karty.
       *[other] Konec hry: některý hráč má na svém území alespoň { $cards } karet.
    }
end-vp-pool = Konec hry: byl rozdán poslední žeton VB.

## What stands on a card

type-development = Technologie
type-world =
    { $military ->
        [yes]
            { $output ->
                [windfall] Vojenská prémiová planeta: { part-good }
                [production] Vojenská produkující planeta: { part-good }
               *[none] Vojenská planeta
            }
       *[no]
            { $output ->
                [windfall] Prémiová planeta: { part-good }
                [production] Produkující planeta: { part-good }
               *[none] Planeta
            }
    }
card-start = Startovní planeta { $number }
card-cost = Cena { $value }
card-defense = Obrana { $value }
card-vp-variable = ? VB
power-line =
    { $phase ->
        [setup] Příprava hry: { $text }
        [round_end] Konec kola: { $text }
        [game_end] Konec hry: { $text }
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
    .genitive =
        { $good ->
            [novelty] Novinek
            [rare] Vzácných prvků
            [genes] Genů
           *[alien] Mimozemských technologií
        }
    .with =
        { $good ->
            [novelty] s Novinkami
            [rare] se Vzácnými prvky
            [genes] s Geny
           *[alien] s Mimozemskými technologiemi
        }
part-cards =
    { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }
part-pay-less =
    { $amount ->
        [one] o { $amount } kartu méně
        [few] o { $amount } karty méně
       *[other] o { $amount } karet méně
    }
part-reward =
    { $vp ->
        [0] { part-cards }
       *[other]
            { $cards ->
                [0] { $vp } VB
               *[other] { $vp } VB a { part-cards }
            }
    }
part-kinds =
    { $max_kinds ->
        [one] { $max_kinds } kus
        [few] { $max_kinds } kusy
       *[other] { $max_kinds } kusů
    }
part-not-doubled =
    { $vp_doubled ->
        [no] {" "}(bez zdvojnásobení)
       *[yes] {""}
    }
part-except =
    { $except_good ->
        [novelty] {" "}(kromě planet s Novinkami)
        [rare] {" "}(kromě planet se Vzácnými prvky)
        [genes] {" "}(kromě planet s Geny)
        [alien] {" "}(kromě planet s Mimozemskými technologiemi)
       *[none] {""}
    }
part-takeover =
    { $takeover_symbol ->
        [yes] ★{" "}
       *[no] {""}
    }

## Powers: setup, end of round, end of game

power-start-hand-size = Na začátku hry si ponech { part-cards }.
power-hand-limit = Tvůj limit karet v ruce je { $cards }.
power-tableau-end-threshold =
    { $cards ->
        [one] Konec hry vyvoláš, máš-li na svém území alespoň { $cards } kartu.
        [few] Konec hry vyvoláš, máš-li na svém území alespoň { $cards } karty.
       *[other] Konec hry vyvoláš, máš-li na svém území alespoň { $cards } karet.
    }

## Powers: I, Explore

power-explore-draw = Prohlédni si o { part-cards } víc.
power-explore-keep = Ponech si o { part-cards } víc.
power-explore-mix-with-hand = Sejmuté karty si přidej do ruky dříve, než začneš odhazovat; odhodit můžeš libovolné karty z ruky.

## Powers: II, Develop

power-draw-at-phase-start = Na začátku fáze si vezmi { part-cards }.
power-reduce-development-cost = Za technologii zaplať { part-pay-less }.
power-discard-self-to-reduce-development-cost = Můžeš odhodit tuto kartu ze svého území a zaplatit za technologii { part-pay-less }.
power-draw-after-develop = Po vyložení technologie si vezmi { part-cards }.

## Powers: III, Settle

power-military =
    { $amount } k vojenské síle{ $against ->
        [rebel] {" "}proti rebelským planetám
        [novelty] {" "}proti planetám s Novinkami
        [rare] {" "}proti planetám se Vzácnými prvky
        [genes] {" "}proti planetám s Geny
        [alien] {" "}proti planetám s Mimozemskými technologiemi
       *[none] {""}
    }{ $per ->
        [own_military_world] {" "}za každou vojenskou planetu na tvém území
       *[none] {""}
    }.
power-reduce-world-cost =
    { $good ->
        [none] Za planetu zaplať { part-pay-less }.
       *[other] Za planetu { part-good.with } zaplať { part-pay-less }.
    }
power-discard-self-to-settle-free = Můžeš odhodit tuto kartu ze svého území a vyložit zdarma nevojenskou planetu{ part-except }.
power-discard-self-for-military = Můžeš odhodit tuto kartu ze svého území a získat do konce fáze +{ $amount } k vojenské síle.
power-discard-hand-for-military =
    { $max_cards ->
        [1] Můžeš odhodit { $max_cards } kartu z ruky a získat za ni do konce fáze +{ $military_per_card } k vojenské síle.
        [few] Můžeš odhodit až { $max_cards } karty z ruky a za každou získat do konce fáze +{ $military_per_card } k vojenské síle.
       *[other] Můžeš odhodit až { $max_cards } karet z ruky a za každou získat do konce fáze +{ $military_per_card } k vojenské síle.
    }
power-pay-for-military =
    Můžeš zaplatit za { $only ->
        [rebel] rebelskou vojenskou planetu
       *[none] vojenskou planetu
    } jako za nevojenskou; její cenou je obrana{ $discount ->
        [0] {""}
       *[other] {" "}snížená o { $discount }
    }{ part-except }.
power-pay-for-military-discount = Když platíš za vojenskou planetu, zaplať { part-pay-less }.
power-discard-self-to-conquer-nonmilitary =
    Můžeš odhodit tuto kartu ze svého území a podrobit si nevojenskou planetu; její obranou je cena { $defense_modifier }{ $combinable_with_takeover ->
        [no] {" "}(nelze spojit s převzetím)
       *[yes] {""}
    }.
power-settle-second-world = Můžeš v této fázi vyložit druhou planetu.
power-draw-after-settle = Po vyložení planety si vezmi { part-cards }.
power-takeover =
    { part-takeover }Můžeš { $discard_self ->
        [yes] odhodit tuto kartu ze svého území a{" "}
       *[no] {""}
    }převzít { $target ->
        [rebel_military_world] rebelskou vojenskou planetu
       *[military_world] vojenskou planetu
    } hráče, který má { $victim_has ->
        [rebel_military_world] na svém území rebelskou vojenskou planetu
        [imperium_card] na svém území { keyword-imperium } kartu
       *[total_military_at_least_1] celkovou vojenskou sílu alespoň 1
    }{ $attack_per_own_rebel_military_world ->
        [0] {""}
       *[other] ; máš přitom +{ $attack_per_own_rebel_military_world } k vojenské síle za každou rebelskou vojenskou planetu na svém území
    }.
power-takeover-defense = { part-takeover }Obrana před převzetím: +{ $per_own_rebel_military_world } za každou rebelskou vojenskou planetu a +{ $per_own_other_military_world } za každou jinou vojenskou planetu na tvém území.

## Powers: $, Trade

power-trade-bonus =
    Při prodeji { $good ->
        [none] zboží
       *[other] { part-good.genitive }
    }{ $source ->
        [this_world] {" "}z této planety
       *[any_world] {""}
    } si vezmi o { part-cards } víc{ $per ->
        [own_chromosome_world] {" "}za každou planetu se symbolem chromozomu na svém území
       *[none] {""}
    }.

## Powers: IV, Consume

power-consume =
    Spotřebuj { $goods_per_use ->
        [one] { $goods_per_use } kus
        [few] { $goods_per_use } kusy
       *[other] { $goods_per_use } kusů
    } zboží{ $good ->
        [none] {""}
       *[other] {" "}({ part-good })
    }{ $source ->
        [this_world] {" "}z této planety
       *[any_world] {""}
    } za { part-reward }{ $max_uses ->
        [1] {""}
       *[other] , nejvýše { $max_uses }krát
    }.
power-consume-distinct-kinds =
    Spotřebuj { $range ->
        [exactly] { part-kinds }
        [up-to] až { part-kinds }
       *[between] { $min_kinds } až { part-kinds }
    } zboží různých druhů{ $reward_per ->
        [good] , každý{" "}
       *[use] {" "}
    }za { part-reward }.
power-consume-all = Spotřebuj všechno zbývající zboží: { $vp_per_good } VB za každý kus a { $vp_offset } VB k součtu.
power-consume-at-trade-price =
    Spotřebuj 1 kus zboží a vezmi si tolik karet, kolik je jeho obchodní cena { $apply_trade_powers ->
        [yes] (vylepšení pro Obchod se uplatní)
       *[no] (vylepšení pro Obchod se neuplatní)
    }.
power-discard-hand =
    Můžeš odhodit { $max_cards ->
        [1] { $max_cards } kartu z ruky; získáš za ni
        [few] až { $max_cards } karty z ruky; za každou získáš
       *[other] až { $max_cards } karet z ruky; za každou získáš
    } { part-reward }{ $vp ->
        [0] {""}
       *[other] { part-not-doubled }
    }.
power-gain-vp = Vezmi si { $vp } VB{ part-not-doubled }.
power-guess-top-card = Řekni číslo od { $min_number } do { $max_number } a otoč vrchní kartu dobíracího balíčku: pokud se její cena nebo obrana rovná tomuto číslu, ponech si ji, jinak ji odhoď.
power-ante-card = Můžeš vsadit kartu z ruky s cenou nebo obranou od { $min_value } do { $max_value } a otočit tolik karet z dobíracího balíčku: má-li některá vyšší cenu nebo obranu, ponech si svou kartu a jednu z otočených, jinak svou kartu odhoď.
power-draw = Vezmi si { part-cards }.

## Powers: V, Produce

power-produce =
    { $discard_hand_cost ->
        [0] Vyprodukuj zboží na této planetě.
        [one] Můžeš odhodit { $discard_hand_cost } kartu z ruky a vyprodukovat zboží na této planetě.
        [few] Můžeš odhodit { $discard_hand_cost } karty z ruky a vyprodukovat zboží na této planetě.
       *[other] Můžeš odhodit { $discard_hand_cost } karet z ruky a vyprodukovat zboží na této planetě.
    }
power-produce-on-windfall =
    Vyprodukuj zboží na jedné ze svých { $exclude_self ->
        [yes] jiných prémiových planet
       *[no] prémiových planet
    }{ $good ->
        [none] {""}
       *[other] {" "}{ part-good.with }
    }.
power-draw-if-produced-here = Po vyprodukování zboží na této planetě si vezmi { part-cards }.
power-draw-per-kind-produced = Vezmi si { part-cards } za každý druh zboží, který v této fázi vyprodukuješ.
power-draw-per-good-produced = Vezmi si { part-cards } za každý kus zboží ({ part-good }), který v této fázi vyprodukuješ.
power-draw-if-most-produced = Na konci fáze si vezmi { part-cards }, pokud v ní vyprodukuješ více { part-good.genitive } než kterýkoli jiný hráč.
power-draw-per-world =
    Vezmi si { part-cards } za každou { $world ->
        [genes] planetu s Geny
        [military] vojenskou planetu
        [rebel] rebelskou planetu
       *[chromosome] planetu se symbolem chromozomu
    } na svém území.

## Variable victory points: planeta, technologie and karta are all feminine

bonus-card =
    { $vp } VB za každou { $other ->
        [yes] jinou{" "}
       *[no] {""}
    }{ $keyword ->
        [rebel] rebelskou{" "}
        [alien] MIMOZEMSKOU{" "}
        [imperium] IMPERIÁLNÍ{" "}
        [uplift] VYSPĚLOU{" "}
        [terraforming] TERRAFORMOVACÍ{" "}
       *[none] {""}
    }{ $military ->
        [yes] vojenskou{" "}
        [no] nevojenskou{" "}
       *[none] {""}
    }{ $production ->
        [yes] produkující{" "}
        [no] prémiovou{" "}
       *[none] {""}
    }{ $type ->
        [world] planetu
        [development] technologii
       *[none] kartu
    }{ $good ->
        [none] {""}
       *[other] {" "}{ part-good.with }
    }{ $cost ->
        [none] {""}
       *[other] {" "}s cenou { $cost }
    }{ $power_phase ->
        [I] {" "}s vylepšením pro Průzkum
        [II] {" "}s vylepšením pro Rozvoj
        [III] {" "}s vylepšením pro Osídlování
        [trade] {" "}s vylepšením pro Obchod
        [IV] {" "}s vylepšením pro Spotřebu
        [V] {" "}s vylepšením pro Produkci
       *[none] {""}
    }{ $chromosome ->
        [yes] {" "}se symbolem chromozomu
        [no] {" "}bez symbolu chromozomu
       *[none] {""}
    }{ $itself ->
        [yes] {" "}(včetně této karty)
       *[no] {""}
    }.
bonus-named = { $vp } VB za kartu „{ $names }“.
bonus-total-military = { $vp } VB za každý bod tvé vojenské síly (záporná síla se počítá, speciální a jednorázová ne).
bonus-three-vp-chips = { $vp } VB za každé 3 VB v žetonech (zaokrouhleno dolů).
bonus-distinct-world-kinds = VB za různé druhy zboží tvých planet: 1 druh { $kinds_1 } VB, 2 druhy { $kinds_2 } VB, 3 druhy { $kinds_3 } VB, 4 druhy { $kinds_4 } VB.

## Goals

goal-worth =
    { $kind ->
        [first] { $vp } VB pro toho, kdo je první
       *[most] { $vp } VB pro toho, kdo má nejvíce, { $tied_vp } VB za shodu na konci hry
    }
goal-galactic-standard-of-living = Galaktická životní úroveň
goal-galactic-standard-of-living-text = Měj v žetonech alespoň { $needs } VB.
goal-system-diversity = Rozmanitost soustavy
goal-system-diversity-text = Počet různých druhů zboží tvých planet: { $needs }.
goal-overlord-discoveries = Objevy Vládců
goal-overlord-discoveries-text = Karty se slovem { keyword-alien } na tvém území: alespoň { $needs }.
goal-budget-surplus = Rozpočtový přebytek
goal-budget-surplus-text = Kvůli limitu karet v ruce musíš odhodit { $needs ->
        [one] kartu
        [few] { $needs } karty
       *[other] { $needs } karet
    }.
goal-innovation-leader = Lídr inovací
goal-innovation-leader-text = Počet fází, v nichž máš vylepšení: { $needs }; Obchod ($) je samostatná fáze.
goal-galactic-status = Galaktické postavení
goal-galactic-status-text = Měj { $needs ->
        [one] technologii
        [few] { $needs } technologie
       *[other] { $needs } technologií
    } s cenou 6 a proměnlivým počtem VB.
goal-uplift-knowledge = Vyspělé znalosti
goal-uplift-knowledge-text = Karty se slovem { keyword-uplift } na tvém území: alespoň { $needs }.
goal-galactic-riches = Bohatství galaxie
goal-galactic-riches-text = Zboží na tvém území na konci fáze: alespoň { $needs }.
goal-expansion-leader = Lídr expanze
goal-expansion-leader-text = Karty na tvém území: alespoň { $needs }.
goal-greatest-military = Největší vojenská síla
goal-greatest-military-text = Vojenská síla (bez speciální a jednorázové), alespoň { $needs }.
goal-largest-industry = Největší průmysl
goal-largest-industry-text = Planety druhů { good-novelty } a { good-rare }, alespoň { $needs }.
goal-greatest-infrastructure = Největší infrastruktura
goal-greatest-infrastructure-text = Technologie, alespoň { $needs }.
goal-production-leader = Lídr produkce
goal-production-leader-text = Produkující planety, alespoň { $needs }.
goal-propaganda-edge = Převaha propagandy
goal-propaganda-edge-text = Rebelské vojenské planety, alespoň { $needs }.
goal-research-leader = Lídr výzkumu
goal-research-leader-text = Karty s vylepšením pro Průzkum, alespoň { $needs }.

## The robot of the solitaire game

robot-name = robot (rekonstrukce)
robot-level-easy = lehký
robot-level-normal = běžný
robot-level-hard = těžký
robot-face-explore = Průzkum
robot-face-develop = Rozvoj
robot-face-settle = Osídlování
robot-face-consume-trade = Spotřeba: Obchod
robot-face-consume-2x = Spotřeba: 2× VB
robot-face-produce = Produkce
robot-face-copy = totéž co hráč
robot-face-preferred = oblíbená akce

## Questions to a player

question-choose-action = Vyber akční kartu.
question-discard-opening =
    { $n ->
        [one] Odhoď { $n } kartu z počátečních karet v ruce.
        [few] Odhoď { $n } karty z počátečních karet v ruce.
       *[other] Odhoď { $n } karet z počátečních karet v ruce.
    }
question-keep =
    { $n ->
        [one] Ponech si { $n } kartu ze sejmutých.
        [few] Ponech si { $n } karty ze sejmutých.
       *[other] Ponech si { $n } karet ze sejmutých.
    }
question-choose-development = Vyber technologii k vyložení, nebo žádnou.
question-pay =
    { $n ->
        [one] Zaplať { $n } kartu z ruky.
        [few] Zaplať { $n } karty z ruky.
       *[other] Zaplať { $n } karet z ruky.
    }
question-choose-world = Vyber planetu k vyložení, nebo žádnou.
question-choose-second-world = Vyber druhou planetu k vyložení, nebo žádnou.
question-settle-how = Chceš si tuto planetu podrobit, nebo za ni zaplatit?
question-sell = Vyber zboží k prodeji.
question-consume = Vyber vylepšení pro Spotřebu, které chceš použít.
question-consume-good = Vyber zboží ke spotřebě.
question-discard-hand = Vyber kartu z ruky k odhození, nebo skonči.
question-produce = Vyber vylepšení pro Produkci, které chceš použít.
question-windfall-world = Vyber prémiovou planetu, na které chceš produkovat.
question-hand-limit =
    { $n ->
        [one] Máš v ruce příliš mnoho karet: odhoď { $n } kartu.
        [few] Máš v ruce příliš mnoho karet: odhoď { $n } karty.
       *[other] Máš v ruce příliš mnoho karet: odhoď { $n } karet.
    }
question-takeover = Vyber planetu jiného hráče, kterou chceš převzít, nebo žádnou.
question-takeover-power = Vyber kartu, jejíž schopnost k převzetí použiješ.
question-reinforce = Vyber jednorázovou sílu k útoku, nebo skonči.
question-defend = Na tvou planetu se útočí. Vyber jednorázovou sílu k její obraně, nebo skonči.
question-hire = Odhoď kartu z ruky za vojenskou sílu.
question-draft = Vezmi jednu z těchto karet do svého balíčku.
question-choose-start = Vyber si svou startovní planetu.
question-discard-explored =
    { $n ->
        [one] Odhoď { $n } kartu: kteroukoli z ruky.
        [few] Odhoď { $n } karty: kterékoli z ruky.
       *[other] Odhoď { $n } karet: kterékoli z ruky.
    }
question-develop-how = Zaplatit vše, nebo odhodit kartu ze svého území?
question-ante = Vyber kartu, kterou vsadíš.
question-take-revealed = Vyhráváš: vezmi si jednu z těchto karet.

## Actions of a player

action-keep = Ponech si kartu „{ $card }“
action-discard = Odhoď kartu „{ $card }“
action-develop = Vylož technologii „{ $card }“
action-pay = Zaplať kartou „{ $card }“
action-settle = Vylož planetu „{ $card }“
action-conquer = Podrob si planetu „{ $card }“
action-take-over = Převezmi planetu „{ $card }“
action-pay-for-it = Zaplať za kartu „{ $card }“
action-sell = Prodej zboží z planety „{ $card }“
action-use = Použij kartu „{ $card }“
action-consume-good = Spotřebuj zboží z planety „{ $card }“
action-produce-on = Vyprodukuj zboží na planetě „{ $card }“
action-produce-bonus = Použij bonus Produkce
action-guess = Řekni { $number }
action-start = Začni: { $card }
action-ante-begin = Vsaď kartu
action-ante = Vsaď: { $card }
action-take = Vezmi: { $card }
action-draft = Vezmi: { $card }
action-no-development = Nevykládej technologii
action-no-world = Nevykládej planetu
action-no-takeover = Nepřebírej žádnou planetu
action-declare = Ohlas převzetí
action-defend-no-more = Nepřidávej nic dalšího
action-pass = Pas
action-done = Hotovo
