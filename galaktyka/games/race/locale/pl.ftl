### The words of Race for the Galaxy in Polish; terms as in the Polish rulebook of the base game.
### Messages called part-… are pieces of other messages in this file; every other id exists in all languages.

## Terms

round = Runda { $number }
victory-points = Punkty Zwycięstwa (PZ)
vp = { $vp } PZ
vp-chips = { $vp } PZ w żetonach

phase-i = I: Eksploracja
phase-ii = II: Rozwój
phase-iii = III: Kolonizacja
phase-trade = $: Handel
phase-iv = IV: Konsumpcja
phase-v = V: Produkcja

action-card-explore-5 = Eksploracja: +5
action-card-explore-1-1 = Eksploracja: +1, +1
action-card-develop = Rozwój
action-card-settle = Kolonizacja
action-card-consume-trade = Konsumpcja: Handel
action-card-consume-2x = Konsumpcja: 2× PZ
action-card-produce = Produkcja

good-novelty = Nowości
good-rare = Minerały
good-genes = Geny
good-alien = Technologie Obcych

keyword-rebel = Rebelia
keyword-alien = OBCY
keyword-imperium = IMPERIUM
keyword-uplift = WSPOMAGANI
keyword-terraforming = TERRAFORMOWANIE
chromosome = symbol chromosomu

zone-hand = ręka
zone-tableau = stół
zone-deck = stos główny
zone-discard = stos kart odrzuconych

end-tableau =
    { $cards ->
        [one] Koniec gry: gracz ma na stole co najmniej { $cards } kartę.
        [few] Koniec gry: gracz ma na stole co najmniej { $cards } karty.
       *[many] Koniec gry: gracz ma na stole co najmniej { $cards } kart.
    }
end-vp-pool = Koniec gry: zdobyto ostatni żeton PZ.

## What stands on a card

type-development = Technologia
type-world =
    { $military ->
        [yes]
            { $output ->
                [windfall] Militarny świat zdobyczny: { part-good }
                [production] Militarny świat produkcyjny: { part-good }
               *[none] Świat militarny
            }
       *[no]
            { $output ->
                [windfall] Świat zdobyczny: { part-good }
                [production] Świat produkcyjny: { part-good }
               *[none] Świat
            }
    }
card-start = Świat początkowy { $number }
card-cost = Koszt { $value }
card-defense = Obrona { $value }
card-vp-variable = ? PZ
power-line =
    { $phase ->
        [setup] Przygotowanie: { $text }
        [round_end] Koniec rundy: { $text }
        [game_end] Koniec gry: { $text }
        [trade] $: { $text }
       *[other] { $phase }: { $text }
    }

## Pieces: nominative and accusative of the goods are the same word

part-good =
    { $good ->
        [novelty] { good-novelty }
        [rare] { good-rare }
        [genes] { good-genes }
       *[alien] { good-alien }
    }
    .genitive =
        { $good ->
            [novelty] Nowości
            [rare] Minerałów
            [genes] Genów
           *[alien] Technologii Obcych
        }
    .with =
        { $good ->
            [novelty] z Nowościami
            [rare] z Minerałami
            [genes] z Genami
           *[alien] z Technologiami Obcych
        }
part-cards =
    { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }
part-pay-less =
    { $amount ->
        [one] o { $amount } kartę mniej
        [few] o { $amount } karty mniej
       *[many] o { $amount } kart mniej
    }
part-reward =
    { $vp ->
        [0] { part-cards }
       *[other]
            { $cards ->
                [0] { $vp } PZ
               *[other] { $vp } PZ i { part-cards }
            }
    }
part-kinds =
    { $max_kinds ->
        [one] { $max_kinds } towar
        [few] { $max_kinds } towary
       *[many] { $max_kinds } towarów
    }
part-not-doubled =
    { $vp_doubled ->
        [no] {" "}(bez podwajania)
       *[yes] {""}
    }
part-except =
    { $except_good ->
        [novelty] {" "}(oprócz światów z Nowościami)
        [rare] {" "}(oprócz światów z Minerałami)
        [genes] {" "}(oprócz światów z Genami)
        [alien] {" "}(oprócz światów z Technologiami Obcych)
       *[none] {""}
    }
part-takeover =
    { $takeover_symbol ->
        [yes] ★{" "}
       *[no] {""}
    }

## Powers: setup, end of round, end of game

power-start-hand-size = Na początku gry zatrzymaj { part-cards }.
power-hand-limit = Twój limit kart na ręce wynosi { $cards }.
power-tableau-end-threshold =
    { $cards ->
        [one] Wywołujesz koniec gry, mając na stole co najmniej { $cards } kartę.
        [few] Wywołujesz koniec gry, mając na stole co najmniej { $cards } karty.
       *[many] Wywołujesz koniec gry, mając na stole co najmniej { $cards } kart.
    }

## Powers: I, Explore

power-explore-draw = Dobierz o { part-cards } więcej do wyboru.
power-explore-keep = Zatrzymaj o { part-cards } więcej.
power-explore-mix-with-hand = Dobrane karty dołącz do ręki, zanim zaczniesz odrzucać; możesz odrzucić dowolne karty z ręki.

## Powers: II, Develop

power-draw-at-phase-start = Dobierz { part-cards } na początku fazy.
power-reduce-development-cost = Zapłać za technologię { part-pay-less }.
power-discard-self-to-reduce-development-cost = Możesz odrzucić tę kartę ze stołu, aby zapłacić za technologię { part-pay-less }.
power-draw-after-develop = Dobierz { part-cards } po wyłożeniu technologii.

## Powers: III, Settle

power-military =
    { $amount } Siły{ $against ->
        [rebel] {" "}przeciw światom Rebelii
        [novelty] {" "}przeciw światom z Nowościami
        [rare] {" "}przeciw światom z Minerałami
        [genes] {" "}przeciw światom z Genami
        [alien] {" "}przeciw światom z Technologiami Obcych
       *[none] {""}
    }{ $per ->
        [own_military_world] {" "}za każdy świat militarny na twoim stole
       *[none] {""}
    }.
power-reduce-world-cost =
    { $good ->
        [none] Zapłać za świat { part-pay-less }.
       *[other] Zapłać za świat { part-good.with } { part-pay-less }.
    }
power-discard-self-to-settle-free = Możesz odrzucić tę kartę ze stołu, aby wyłożyć za darmo świat nie-militarny{ part-except }.
power-discard-self-for-military = Możesz odrzucić tę kartę ze stołu, aby otrzymać +{ $amount } Siły do końca fazy.
power-discard-hand-for-military =
    { $max_cards ->
        [1] Możesz odrzucić { $max_cards } kartę z ręki, aby otrzymać +{ $military_per_card } Siły do końca fazy.
        [few] Możesz odrzucić maksymalnie { $max_cards } karty z ręki, aby za każdą otrzymać +{ $military_per_card } Siły do końca fazy.
       *[many] Możesz odrzucić maksymalnie { $max_cards } kart z ręki, aby za każdą otrzymać +{ $military_per_card } Siły do końca fazy.
    }
power-pay-for-military =
    Możesz zapłacić za świat militarny{ $only ->
        [rebel] {" "}Rebelii
       *[none] {""}
    } jak za nie-militarny; jego koszt to obrona{ $discount ->
        [0] {""}
       *[other] {" "}pomniejszona o { $discount }
    }{ part-except }.
power-pay-for-military-discount = Płacąc za świat militarny, zapłać { part-pay-less }.
power-discard-self-to-conquer-nonmilitary =
    Możesz odrzucić tę kartę ze stołu, aby podbić świat nie-militarny; jego obrona to koszt { $defense_modifier }{ $combinable_with_takeover ->
        [no] {" "}(nie łączy się z przejęciem)
       *[yes] {""}
    }.
power-settle-second-world = Możesz wyłożyć w tej fazie drugi świat.
power-draw-after-settle = Dobierz { part-cards } po wyłożeniu świata.
power-takeover =
    { part-takeover }Możesz { $discard_self ->
        [yes] odrzucić tę kartę ze stołu, aby{" "}
       *[no] {""}
    }przejąć { $target ->
        [rebel_military_world] świat militarny Rebelii
       *[military_world] świat militarny
    } gracza, który ma { $victim_has ->
        [rebel_military_world] na stole świat militarny Rebelii
        [imperium_card] na stole kartę { keyword-imperium }
       *[total_military_at_least_1] całkowitą Siłę równą co najmniej 1
    }{ $attack_per_own_rebel_military_world ->
        [0] {""}
       *[other] ; masz wtedy +{ $attack_per_own_rebel_military_world } Siły za każdy świat militarny Rebelii na swoim stole
    }.
power-takeover-defense = { part-takeover }Obrona przed przejęciem: +{ $per_own_rebel_military_world } za każdy świat militarny Rebelii i +{ $per_own_other_military_world } za każdy inny świat militarny na twoim stole.

## Powers: $, Trade

power-trade-bonus =
    Sprzedając { $good ->
        [none] towar
       *[other] { part-good }
    }{ $source ->
        [this_world] {" "}z tego świata
       *[any_world] {""}
    }, dobierz o { part-cards } więcej{ $per ->
        [own_chromosome_world] {" "}za każdy świat z symbolem chromosomu na swoim stole
       *[none] {""}
    }.

## Powers: IV, Consume

power-consume =
    Skonsumuj { $goods_per_use ->
        [one] { $goods_per_use } towar
        [few] { $goods_per_use } towary
       *[many] { $goods_per_use } towarów
    }{ $good ->
        [none] {""}
       *[other] {" "}({ part-good })
    }{ $source ->
        [this_world] {" "}z tego świata
       *[any_world] {""}
    } za { part-reward }{ $max_uses ->
        [1] {""}
       *[other] , maksymalnie { $max_uses } razy
    }.
power-consume-distinct-kinds =
    Skonsumuj { $range ->
        [exactly] { part-kinds }
        [up-to] maksymalnie { part-kinds }
       *[between] od { $min_kinds } do { $max_kinds } towarów
    } różnych rodzajów{ $reward_per ->
        [good] , każdy{" "}
       *[use] {" "}
    }za { part-reward }.
power-consume-all = Skonsumuj wszystkie pozostałe towary: { $vp_per_good } PZ za każdy i { $vp_offset } PZ do sumy.
power-consume-at-trade-price =
    Skonsumuj 1 towar i dobierz tyle kart, ile wynosi jego cena Handlu { $apply_trade_powers ->
        [yes] (zdolności Handlu mają zastosowanie)
       *[no] (zdolności Handlu nie mają zastosowania)
    }.
power-discard-hand =
    Możesz odrzucić { $max_cards ->
        [1] { $max_cards } kartę z ręki; dostajesz za nią
        [few] maksymalnie { $max_cards } karty z ręki; za każdą dostajesz
       *[many] maksymalnie { $max_cards } kart z ręki; za każdą dostajesz
    } { part-reward }{ $vp ->
        [0] {""}
       *[other] { part-not-doubled }
    }.
power-gain-vp = Weź { $vp } PZ{ part-not-doubled }.
power-guess-top-card = Podaj liczbę od { $min_number } do { $max_number } i odsłoń wierzchnią kartę stosu głównego: zatrzymaj ją, jeśli jej koszt lub obrona jest równa tej liczbie, a w przeciwnym razie ją odrzuć.
power-ante-card = Możesz postawić w zakład kartę z ręki o koszcie lub obronie od { $min_value } do { $max_value } i odsłonić tyle kart ze stosu głównego: jeśli któraś ma większy koszt lub obronę, zatrzymaj swoją kartę i jedną z odsłoniętych, a w przeciwnym razie odrzuć swoją kartę.
power-draw = Dobierz { part-cards }.

## Powers: V, Produce

power-produce =
    { $discard_hand_cost ->
        [0] Wyprodukuj towar na tym świecie.
        [one] Możesz odrzucić { $discard_hand_cost } kartę z ręki, aby wyprodukować towar na tym świecie.
        [few] Możesz odrzucić { $discard_hand_cost } karty z ręki, aby wyprodukować towar na tym świecie.
       *[many] Możesz odrzucić { $discard_hand_cost } kart z ręki, aby wyprodukować towar na tym świecie.
    }
power-produce-on-windfall =
    Wyprodukuj towar na jednym ze swoich { $exclude_self ->
        [yes] innych światów zdobycznych
       *[no] światów zdobycznych
    }{ $good ->
        [none] {""}
       *[other] {" "}{ part-good.with }
    }.
power-draw-if-produced-here = Dobierz { part-cards } po wyprodukowaniu towaru na tym świecie.
power-draw-per-kind-produced = Dobierz { part-cards } za każdy rodzaj towaru, który wyprodukujesz w tej fazie.
power-draw-per-good-produced = Dobierz { part-cards } za każdy towar ({ part-good }), który wyprodukujesz w tej fazie.
power-draw-if-most-produced = Na koniec fazy dobierz { part-cards }, jeśli wyprodukujesz w niej więcej { part-good.genitive } niż każdy inny gracz.
power-draw-per-world =
    Dobierz { part-cards } za każdy { $world ->
        [genes] świat z Genami
        [military] świat militarny
        [rebel] świat Rebelii
       *[chromosome] świat z symbolem chromosomu
    } na swoim stole.

## Variable victory points

bonus-card =
    { $vp } PZ za { $type ->
        [world]
            { $other ->
                [yes] każdy inny
               *[no] każdy
            } { $military ->
                [yes] świat militarny
                [no] świat nie-militarny
               *[none] świat
            }
        [development]
            { $other ->
                [yes] każdą inną technologię
               *[no] każdą technologię
            }
       *[none]
            { $other ->
                [yes] każdą inną kartę
               *[no] każdą kartę
            }
    }{ $keyword ->
        [rebel] { $type ->
            [world] {" "}Rebelii
           *[other] {" "}{ keyword-rebel }
        }
        [alien] {" "}{ keyword-alien }
        [imperium] {" "}{ keyword-imperium }
        [uplift] {" "}{ keyword-uplift }
        [terraforming] {" "}{ keyword-terraforming }
       *[none] {""}
    }{ $production ->
        [yes] {" "}produkcyjny
        [no] {" "}zdobyczny
       *[none] {""}
    }{ $good ->
        [none] {""}
       *[other] {" "}{ part-good.with }
    }{ $cost ->
        [none] {""}
       *[other] {" "}o koszcie { $cost }
    }{ $power_phase ->
        [I] {" "}ze zdolnością Eksploracji
        [II] {" "}ze zdolnością Rozwoju
        [III] {" "}ze zdolnością Kolonizacji
        [trade] {" "}ze zdolnością Handlu
        [IV] {" "}ze zdolnością Konsumpcji
        [V] {" "}ze zdolnością Produkcji
       *[none] {""}
    }{ $chromosome ->
        [yes] {" "}z symbolem chromosomu
        [no] {" "}bez symbolu chromosomu
       *[none] {""}
    }{ $itself ->
        [yes] {" "}(łącznie z tą kartą)
       *[no] {""}
    }.
bonus-named = { $vp } PZ za kartę „{ $names }”.
bonus-total-military = { $vp } PZ za każdy punkt twojej Siły (ujemna Siła się liczy, wyspecjalizowana i tymczasowa nie).
bonus-three-vp-chips = { $vp } PZ za każde 3 PZ w żetonach (zaokrąglając w dół).
bonus-distinct-world-kinds = PZ za różne rodzaje towarów twoich światów: 1 rodzaj { $kinds_1 } PZ, 2 rodzaje { $kinds_2 } PZ, 3 rodzaje { $kinds_3 } PZ, 4 rodzaje { $kinds_4 } PZ.

## Goals

goal-worth =
    { $kind ->
        [first] { $vp } PZ za bycie pierwszym
       *[most] { $vp } PZ dla tego, kto ma najwięcej, { $tied_vp } PZ za remis na koniec
    }
goal-galactic-standard-of-living = Galaktyczny Standard Życia
goal-galactic-standard-of-living-text = Miej co najmniej { $needs } PZ w żetonach.
goal-system-diversity = Różnorodność Układu
goal-system-diversity-text = Miej światy { $needs } różnych rodzajów.
goal-overlord-discoveries = Odkrycia Władców
goal-overlord-discoveries-text = Karty { keyword-alien } na twoim stole: co najmniej { $needs }.
goal-budget-surplus = Nadwyżka Budżetowa
goal-budget-surplus-text = Musisz odrzucić { $needs ->
        [one] kartę
        [few] { $needs } karty
       *[many] { $needs } kart
    } z powodu limitu kart na ręce.
goal-innovation-leader = Lider Innowacji
goal-innovation-leader-text = Miej zdolność w każdej z { $needs } faz; Handel ($) liczy się jako osobna faza.
goal-galactic-status = Galaktyczny Status
goal-galactic-status-text = Miej { $needs ->
        [one] technologię
        [few] { $needs } technologie
       *[many] { $needs } technologii
    } o koszcie 6 i zmiennej liczbie PZ.
goal-uplift-knowledge = Wiedza Uplift
goal-uplift-knowledge-text = Karty { keyword-uplift } na twoim stole: co najmniej { $needs }.
goal-galactic-riches = Bogactwo Galaktyki
goal-galactic-riches-text = Towary na twoim stole na koniec fazy: co najmniej { $needs }.
goal-expansion-leader = Lider Ekspansji
goal-expansion-leader-text = Karty na twoim stole: co najmniej { $needs }.
goal-greatest-military = Największa Siła
goal-greatest-military-text = Siła (bez wyspecjalizowanej i tymczasowej), co najmniej { $needs }.
goal-largest-industry = Największy Przemysł
goal-largest-industry-text = Światy rodzajów { good-novelty } i { good-rare }, co najmniej { $needs }.
goal-greatest-infrastructure = Największa Infrastruktura
goal-greatest-infrastructure-text = Technologie, co najmniej { $needs }.
goal-production-leader = Lider Produkcji
goal-production-leader-text = Światy produkcyjne, co najmniej { $needs }.
goal-propaganda-edge = Ostrze Propagandy
goal-propaganda-edge-text = Światy militarne Rebelii, co najmniej { $needs }.
goal-research-leader = Lider Badań
goal-research-leader-text = Karty ze zdolnością Eksploracji, co najmniej { $needs }.

## The robot of the solitaire game

robot-name = robot (rekonstrukcja)
robot-level-easy = łatwy
robot-level-normal = zwykły
robot-level-hard = trudny
robot-face-explore = Eksploracja
robot-face-develop = Rozwój
robot-face-settle = Kolonizacja
robot-face-consume-trade = Konsumpcja: Handel
robot-face-consume-2x = Konsumpcja: 2× PZ
robot-face-produce = Produkcja
robot-face-copy = to samo co gracz
robot-face-preferred = ulubiona akcja

## Questions to a player

question-choose-action = Wybierz kartę akcji.
question-discard-opening =
    { $n ->
        [one] Odrzuć { $n } kartę z początkowej ręki.
        [few] Odrzuć { $n } karty z początkowej ręki.
       *[many] Odrzuć { $n } kart z początkowej ręki.
    }
question-keep =
    { $n ->
        [one] Zatrzymaj { $n } kartę z dobranych.
        [few] Zatrzymaj { $n } karty z dobranych.
       *[many] Zatrzymaj { $n } kart z dobranych.
    }
question-choose-development = Wybierz technologię do wyłożenia albo żadną.
question-pay =
    { $n ->
        [one] Zapłać { $n } kartę z ręki.
        [few] Zapłać { $n } karty z ręki.
       *[many] Zapłać { $n } kart z ręki.
    }
question-choose-world = Wybierz świat do wyłożenia albo żaden.
question-choose-second-world = Wybierz drugi świat do wyłożenia albo żaden.
question-settle-how = Podbijasz ten świat czy za niego płacisz?
question-sell = Wybierz towar na sprzedaż.
question-consume = Wybierz zdolność Konsumpcji, której chcesz użyć.
question-consume-good = Wybierz towar do skonsumowania.
question-discard-hand = Wybierz kartę z ręki do odrzucenia albo zakończ.
question-produce = Wybierz zdolność Produkcji, której chcesz użyć.
question-windfall-world = Wybierz świat zdobyczny, na którym chcesz produkować.
question-hand-limit =
    { $n ->
        [one] Przekraczasz limit kart na ręce: odrzuć { $n } kartę.
        [few] Przekraczasz limit kart na ręce: odrzuć { $n } karty.
       *[many] Przekraczasz limit kart na ręce: odrzuć { $n } kart.
    }
question-takeover = Wybierz świat innego gracza do przejęcia albo żaden.
question-takeover-power = Wybierz kartę, której zdolności używasz do tego przejęcia.
question-reinforce = Wybierz tymczasową Siłę do ataku albo zakończ.
question-defend = Twój świat jest atakowany. Wybierz tymczasową Siłę do jego obrony albo zakończ.
question-hire = Odrzuć kartę z ręki za Siłę Militarną.
question-draft = Weź jedną z tych kart do swojej talii.
question-choose-start = Wybierz swój świat początkowy.
question-discard-explored =
    { $n ->
        [one] Odrzuć { $n } kartę: dowolną z ręki.
        [few] Odrzuć { $n } karty: dowolne z ręki.
       *[many] Odrzuć { $n } kart: dowolne z ręki.
    }
question-develop-how = Zapłacić całość czy odrzucić kartę ze stołu?
question-ante = Wybierz kartę, którą stawiasz w zakład.
question-take-revealed = Wygrywasz: weź jedną z tych kart.

## Actions of a player

action-keep = Zatrzymaj kartę „{ $card }”
action-discard = Odrzuć kartę „{ $card }”
action-develop = Wyłóż technologię „{ $card }”
action-pay = Zapłać kartą „{ $card }”
action-settle = Wyłóż świat „{ $card }”
action-conquer = Podbij świat „{ $card }”
action-take-over = Przejmij świat „{ $card }”
action-pay-for-it = Zapłać za kartę „{ $card }”
action-sell = Sprzedaj towar ze świata „{ $card }”
action-use = Użyj karty „{ $card }”
action-consume-good = Skonsumuj towar ze świata „{ $card }”
action-produce-on = Wyprodukuj towar na świecie „{ $card }”
action-produce-bonus = Użyj premii Produkcji
action-guess = Powiedz { $number }
action-start = Zacznij: { $card }
action-ante-begin = Postaw kartę w zakład
action-ante = Postaw: { $card }
action-take = Weź: { $card }
action-draft = Weź: { $card }
action-no-development = Nie wykładaj technologii
action-no-world = Nie wykładaj świata
action-no-takeover = Nie przejmuj świata
action-declare = Ogłoś przejęcie
action-defend-no-more = Nie dodawaj nic więcej
action-pass = Pas
action-done = Gotowe
