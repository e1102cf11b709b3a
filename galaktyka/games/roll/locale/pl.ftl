### The words of Roll for the Galaxy in Polish.
### Messages called part-… are pieces of other messages in this file; every other id exists in all languages.


## Terms

round = Runda { $number }
victory-points = Punkty Zwycięstwa (PZ)
vp = { $vp } PZ
vp-chips = { $vp } PZ w żetonach
credits = Kredyty Galaktyczne
phase-explore = I: Odkrywanie
phase-develop = II: Rozwój Technologii
phase-settle = III: Kolonizacja
phase-produce = IV: Produkcja
phase-ship = V: Dostawa
column-explore = Odkrywanie
column-develop = Rozwój Technologii
column-settle = Kolonizacja
column-produce = Produkcja
column-ship = Dostawa
phase-setup = Przygotowanie do gry
phase-assign = Przydzielenie kości
phase-manage = Zarządzanie Imperium
colour-white = białe
colour-red = czerwone
colour-purple = fioletowe
colour-blue = niebieskie
colour-brown = brązowe
colour-green = zielone
colour-yellow = żółte
colour-gray = szare
kind-white = Rodzima Populacja
kind-red = Wojsko
kind-purple = Konsumpcja
kind-blue = Ulepszenia
kind-brown = Rzadkie Pierwiastki
kind-green = Geny
kind-yellow = Technologia Obcych Cywilizacji
face-wild = Joker
place-cup = kubek
place-citizenry = Populacja
place-developers = stos Technologii
place-settlers = stos Planet
place-bag = woreczek
place-tableau = Imperium
place-dictate = obszar Dyktatu
place-strip = Pasek Wyboru Akcji
place-zone = Strefa Rozbudowy
end-tableau = Gra się kończy: czyjeś Imperium liczy { $tiles } lub więcej kafli.
end-vp-pool = Gra się kończy: początkowa pula PZ jest pusta.

## What stands on a tile

type-development = Technologia
type-reassign = Technologia ze Zdolnością Przesunięcia kości
type-world =
    { $colour ->
       *[gray] Szara Planeta
        [blue] Planeta Ulepszeń (niebieska)
        [brown] Planeta Rzadkich Pierwiastków (brązowa)
        [green] Planeta Genów (zielona)
        [yellow] Planeta Technologii Obcych Cywilizacji (żółta)
    }
tile-cost = Koszt { $cost }
tile-faction = Frakcja { $number }
tile-home = Rodzima Planeta
power-line =
    { $phase ->
        [assign] Przesunięcie: { $text }
        [explore] Odkrywanie: { $text }
        [develop] Rozwój Technologii: { $text }
        [settle] Kolonizacja: { $text }
        [produce] Produkcja: { $text }
       *[ship] Dostawa: { $text }
    }
instant-line = Natychmiast: { $text }
bonus-line = Koniec gry: { $text }

## Pieces

part-workers =
    { $many ->
        [exact]
            { $max ->
                [one] { $max } robotnika
                [few] { $max } robotników
               *[many] { $max } robotników
            }
       *[some]
            do { $max ->
                [one] { $max } robotnika
                [few] { $max } robotników
               *[many] { $max } robotników
            }
    }
part-dice =
    { $any ->
        [yes] { "" }
       *[no] { " " }(kości: { $dice })
    }
part-colours =
    { $any ->
        [yes] { "" }
       *[no] { " " }({ $colours })
    }
part-from-worlds =
    { $any ->
        [yes] { "" }
       *[no] { " " }z Planet: { $colours }
    }
part-colour =
    { $colour ->
        [white] biała
        [red] czerwona
        [purple] fioletowa
        [blue] niebieska
        [brown] brązowa
        [green] zielona
       *[yellow] żółta
    }
part-colour-of-dice =
    { $colour ->
        [white] białe
        [red] czerwone
        [purple] fioletowe
        [blue] niebieskie
        [brown] brązowe
        [green] zielone
       *[yellow] żółte
    }
part-source =
    { $leaves ->
        [any] { "" }
        [one] { " " }z jednej kolumny
       *[column] { " " }z kolumny „{ $source }”
    }
part-to =
    { $goes ->
        [any] { " " }do innych kolumn
        [selected] { " " }do aktywowanej przez ciebie akcji
       *[some] { " " }do kolumn: { $to }
    }
part-condition =
    { $most ->
        [none] { "" }
       *[other] , jeśli nikt nie ma więcej Planet ({ $most }) niż ty (przy remisie: { $tied })
    }
part-target =
    { $target ->
        [development] innej Technologii
       *[world] Planety
    }
part-fewer-dice =
    { $amount ->
        [one] o { $amount } kość mniej
        [few] o { $amount } kości mniej
       *[many] o { $amount } kości mniej
    }

## Powers: Assign

power-reassign = Możesz przesunąć { part-workers }{ part-dice }{ part-source }{ part-to }{ part-condition }.
power-dictate-unlimited = Możesz użyć Dyktatu dowolną liczbę razy w rundzie; za każdym razem kosztuje to inną kość.
power-dictate-multi = Każdy Dyktat przesuwa do { $max } robotników, do dowolnych kolumn.

## Powers: the five phases

power-extra-worker = W tej akcji masz po jednym dodatkowym robotniku, kości: { $dice }.
power-rearrange-construction-zone = Między zadaniami możesz dowolnie ułożyć kafle w swojej Strefie Rozbudowy, na wybranych stronach.
power-draw-extra-tile =
    Po wszystkich zadaniach dobierz { $count ->
        [one] { $count } kafel
        [few] { $count } kafle
       *[many] { $count } kafli
    }.
power-credits-if-scouted-with =
    Na koniec zyskaj { $amount ->
        [one] { $amount } Kredyt
        [few] { $amount } Kredyty
       *[many] { $amount } Kredytów
    }, jeśli eksplorowała twoja { part-colour } kość.
power-stock-value =
    Magazynująca { part-colour } kość daje { $amount ->
        [one] { $amount } Kredyt
        [few] { $amount } Kredyty
       *[many] { $amount } Kredytów
    }.
power-scout-place-on-top = Kafel dobrany podczas Eksploracji możesz położyć na wierzchu stosu.
power-credits-if-most-developments =
    Na koniec zyskaj { $amount ->
        [one] { $amount } Kredyt
        [few] { $amount } Kredyty
       *[many] { $amount } Kredytów
    }, jeśli masz więcej Technologii niż każdy inny gracz.
power-build-discount =
    { $target ->
        [development]
            { $reassign_only ->
                [yes] Technologie ze Zdolnością Przesunięcia kości
               *[no] Technologie
            }
       *[world] Planety{ part-colours }
    } wymagają { part-fewer-dice }, ale co najmniej { $minimum }.
power-builders-to-cup = Po ukończeniu { part-target } od { $min } do { $max } użytych kości wraca do kubka.
power-builders-of-colour-to-cup = Po ukończeniu { part-target } wszystkie użyte { part-colour-of-dice } kości wracają do kubka.
power-credits-on-complete =
    Zyskaj { $amount ->
        [one] { $amount } Kredyt
        [few] { $amount } Kredyty
       *[many] { $amount } Kredytów
    } po ukończeniu { part-target }{ $extra ->
        [0] { "" }
       *[other] , o { $extra } więcej za Planety: { $extra_colours }
    }.
power-credits-flat =
    Na koniec zyskaj { $amount ->
        [one] { $amount } Kredyt
        [few] { $amount } Kredyty
       *[many] { $amount } Kredytów
    }.
power-credits-per-die-in-citizenry =
    Na koniec zyskaj { $amount ->
        [one] { $amount } Kredyt
        [few] { $amount } Kredyty
       *[many] { $amount } Kredytów
    } { $per ->
        [1] za każdą kość ({ part-colour }) w swojej Populacji
       *[other] za każde { $per } { part-colour-of-dice } kości w swojej Populacji, zaokrąglając w górę
    }.
power-credits-per-good-on-world =
    Na koniec zyskaj { $amount ->
        [one] { $amount } Kredyt
        [few] { $amount } Kredyty
       *[many] { $amount } Kredytów
    } za każde dobro na swoich Planetach{ part-colours }.
power-credits-per-good-die =
    Na koniec zyskaj { $amount ->
        [one] { $amount } Kredyt
        [few] { $amount } Kredyty
       *[many] { $amount } Kredytów
    } za każde dobro, którym jest { part-colour } kość.
power-goods-capacity = Każda twoja Planeta oprócz szarych mieści do { $capacity } dóbr.
power-trade-bonus-credits =
    Zyskaj { $amount ->
        [one] { $amount } Kredyt
        [few] { $amount } Kredyty
       *[many] { $amount } Kredytów
    } więcej za każde sprzedane dobro{ part-from-worlds }.
power-consume-bonus-credits =
    Zyskaj { $amount ->
        [one] { $amount } Kredyt
        [few] { $amount } Kredyty
       *[many] { $amount } Kredytów
    } za każde skonsumowane dobro{ part-from-worlds }.
power-consume-bonus-vp = Zyskaj o { $amount } PZ więcej za każde skonsumowane dobro{ part-from-worlds }.
power-pay-credits-for-vp-on-trade =
    Po każdej Sprzedaży możesz zapłacić { $cost ->
        [one] { $cost } Kredyt
        [few] { $cost } Kredyty
       *[many] { $cost } Kredytów
    } za { $vp } PZ.
power-vp-flat = Na koniec zyskaj { $amount } PZ.
power-credits-if-highest-cost-world =
    Na koniec zyskaj { $amount ->
        [one] { $amount } Kredyt
        [few] { $amount } Kredyty
       *[many] { $amount } Kredytów
    }, jeśli wszystkie Planety o najwyższym koszcie są twoje.

## Instant effects

instant-remove-die = Usuń jedną ze swoich kości z dowolnego miejsca.
instant-gain-die =
    Zyskaj { $count ->
        [one] { $count } kość ({ part-colour })
        [few] { $count } kości ({ part-colour-of-dice })
       *[many] { $count } kości ({ part-colour-of-dice })
    } { $place ->
        [cup] do kubka
        [citizenry] do Populacji
       *[good] jako dobro na tej Planecie
    }.
instant-gain-credits =
    Zyskaj { $amount ->
        [one] { $amount } Kredyt
        [few] { $amount } Kredyty
       *[many] { $amount } Kredytów
    }.
instant-set-starting-credits =
    Zacznij, mając { $amount ->
        [one] { $amount } Kredyt
        [few] { $amount } Kredyty
       *[many] { $amount } Kredytów
    }.

## 6+ developments

bonus-fraction-of-development-cost =
    Łączny koszt twoich Technologii{ $reassign_only ->
        [yes] { " " }ze Zdolnością Przesunięcia kości
       *[no] { "" }
    }, podzielony przez { $denominator } i zaokrąglony w górę, w PZ.
bonus-fraction-of-world-cost = Łączny koszt twoich Planet{ part-colours }, podzielony przez { $denominator } i zaokrąglony w górę, w PZ.
bonus-per-development =
    { $vp } PZ za każdą twoją Technologię{ $without_reassign ->
        [yes] { " " }bez Zdolności Przesunięcia kości
       *[no] { "" }
    }.
bonus-per-world = { $vp } PZ za każdą twoją Planetę{ part-colours }.
bonus-per-good = { $vp } PZ za każde dobro na twoich Planetach.
bonus-per-different-die-colour-owned = { $vp } PZ za każdy inny kolor twoich kości.
bonus-per-group-of-dice-owned = { $vp } PZ za każde { $group } twoje { part-colour-of-dice } kości, zaokrąglając w górę.
bonus-triangular-vp-chips = 1 PZ za pierwszy PZ w żetonach, 1 za następne 2, 1 za następne 3 i tak dalej.

## Questions

question-place-start = Który z dwóch kafli jest Technologią? Drugi będzie Planetą.
question-select = Połóż jedną kość na akcji, którą aktywujesz.
question-assign-wilds = Przydziel każdego Jokera do kolumny.
question-assign-reassign = Użyj Zdolności Przesunięcia albo zgłoś gotowość.
question-assign-move = Którego robotnika przesuwasz i dokąd?
question-place-tile = Wybierz stronę każdego dobranego kafla.
question-place-where = Na wierzch stosu czy pod spód?
question-return-tile = Woreczek jest pusty: oddaj jeden kafel.
question-build = Który robotnik trafia teraz na kafel?
question-crew = Które kości ukończą kafel?
question-to-cup = Które z użytych kości wracają do kubka?
question-remove-die = Którą kość oddajesz do wspólnej puli?
question-good = Które z dwóch dóbr?
question-produce-die = Który producent staje się następnym dobrem?
question-produce-world = Na którą Planetę trafia następny producent?
question-ship-good = Skąd pochodzi dostarczane dobro?
question-bank = Czy płacisz za punkty zwycięstwa?
question-recall = Które kości przywołujesz z kafli i Planet?
question-explore =
    { $n ->
        [0] Czy układasz kafle od nowa?
       *[other] Eksploracja czy Magazynowanie? Pozostali odkrywcy: { $n }.
    }
question-ship = Sprzedaż czy Konsumpcja? Pozostali handlarze: { $n }.
question-recruit = Kogo rekrutujesz? Pozostałe Kredyty: { $n }.

## Answers

part-phase =
    { $phase ->
        [explore] Odkrywanie
        [develop] Rozwój Technologii
        [settle] Kolonizacja
        [produce] Produkcja
       *[ship] Dostawa
    }
part-from =
    { $from ->
        [explore] Odkrywanie
        [develop] Rozwój Technologii
        [settle] Kolonizacja
        [produce] Produkcja
        [ship] Dostawa
       *[wild] Jokery
    }
part-place =
    { $place ->
        [explore] Odkrywanie
        [develop] Rozwój Technologii
        [settle] Kolonizacja
        [produce] Produkcja
        [ship] Dostawa
        [cup] { place-cup }
        [citizenry] { place-citizenry }
        [developers] { place-developers }
       *[settlers] { place-settlers }
    }
part-extra =
    { $extra ->
        [yes] dodatkowa { "" }
       *[no] { "" }
    }
action-develop-first = { $card } jako Technologia
action-select = Aktywuj akcję { part-phase }: kość ({ part-colour }), { part-from }
action-move = Przesuń do akcji { part-phase }: kość ({ part-colour }), { part-from }
action-dictate = Dyktat za: kość ({ part-colour }), { part-from }
action-use = Użyj: { $card }
action-ready = Gotowe
action-pass = Nic więcej
action-scout = Eksploracja: { part-extra }kość ({ part-colour })
action-stock = Magazynowanie: { part-extra }kość ({ part-colour })
action-abandon = Odrzuć przed Eksploracją: { $card }
action-rearrange = Ułóż Strefę Rozbudowy od nowa
action-place = Połóż: { $card }
action-top = Na wierzch
action-bottom = Pod spód
action-return = Oddaj do woreczka: { $card }
action-build = Połóż: kość ({ part-colour })
action-crew = Użyj: kość ({ part-colour })
action-to-cup = Do kubka: kość ({ part-colour })
action-remove = Usuń: kość ({ part-colour }), { part-place }
action-remove-good = Usuń dobro: { $card }
action-good = kość ({ part-colour })
action-produce-die = Produkuj: kość ({ part-colour })
action-produce-on = Produkuj na: { $card }
action-trade = Sprzedaż: { part-extra }kość ({ part-colour })
action-consume = Konsumpcja: { part-extra }kość ({ part-colour })
action-ship = Dobro: { $card }
action-pay = Zapłać
action-no-pay = Nie płać
action-recruit = Rekrutuj: kość ({ part-colour })
action-recall = Przywołaj: kość ({ part-colour }), { part-place }
action-recall-good = Przywołaj dobro: { $card }
