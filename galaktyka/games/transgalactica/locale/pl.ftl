### The words of Transgalactica in Polish; terms as in the Polish rulebook.

## Terms

track-technology = technologia
track-military = wojskowość
track-production = produkcja
track-politics = polityka
track-trade = handel
track-any = dowolny tor
area-omni = Wszechakcja
area-exploration = Eksploracja
area-mining = Wydobycie
area-trade = Handel
area-technology = Technologia
area-military = Wojskowość
area-production = Produkcja
area-politics = Polityka
area-any = dowolny obszar oprócz wszechakcji
color-green = zielona
color-yellow = żółta
color-purple = fioletowa
color-grey = szara
color-all = wielokolorowa
kind-action = planeta akcyjna
kind-mining = planeta górnicza
kind-wild = dzika planeta
kind-special = planeta specjalna
type-commercial = komercyjna
type-war = wojenna
type-cultural = kulturalna
or = lub
choice = LUB

## Amounts

amount-energy =
    { $n ->
        [one] { $n } energia
        [few] { $n } energie
       *[many] { $n } energii
    }
amount-ore =
    { $n ->
        [one] { $n } surowiec
        [few] { $n } surowce
       *[many] { $n } surowców
    }
amount-alien =
    { $n ->
        [one] { $n } obcy
        [few] { $n } obcych
       *[many] { $n } obcych
    }
amount-credit =
    { $n ->
        [one] { $n } kredyt
        [few] { $n } kredyty
       *[many] { $n } kredytów
    }
amount-any =
    { $n ->
        [one] { $n } dowolny zasób
        [few] { $n } dowolne zasoby
       *[many] { $n } dowolnych zasobów
    }
amount-vp = { $n } PZ

## Amounts that somebody pays

paid-energy =
    { $n ->
        [one] { $n } energię
        [few] { $n } energie
       *[many] { $n } energii
    }
paid-ore =
    { $n ->
        [one] { $n } surowiec
        [few] { $n } surowce
       *[many] { $n } surowców
    }
paid-alien =
    { $n ->
        [one] { $n } obcego
        [few] { $n } obcych
       *[many] { $n } obcych
    }
paid-credit = { amount-credit }
paid-any = { amount-any }
paid-vp = { amount-vp }

## Effects

effect-gain = { $list }
effect-choose = { $list }
effect-advance =
    awansuj o { $steps } na torze: { $tracks }{ $price }{ $optional ->
        [yes] {" "}(jeśli chcesz)
       *[no] {""}
    }
price-free = , za darmo
price-none = {""}
price-full = , za pełną cenę
price-main = , za cenę niższą o jedną sztukę
price-discount = , ze zniżką: { $list }
effect-pay-for = do { $times }×: zapłać { $list } i { $then }
effect-pay-one-of = zapłać: { $list }
effect-move-free =
    { $n ->
        [one] porusz statek o { $n } pole bez energii
        [few] porusz statek o maks. { $n } pola bez energii
       *[many] porusz statek o maks. { $n } pól bez energii
    }
effect-jump-to-wormhole = porusz za darmo statek do planety z tunelem czasoprzestrzennym
effect-wormhole-access = użyj tunelu z dowolnego miejsca w tej eksploracji (opłać go)
effect-place-outpost =
    postaw placówkę { $where ->
        [orbit] na planecie, którą orbituje twój statek
       *[any_action_planet] na dowolnej planecie akcyjnej
    }{ $price }
effect-mark-tech = oznacz dostępną technologię
effect-take-mission = weź dostępną misję
effect-complete-mission = wykonaj misję z dziennika bez kosztu lub bez wymagań
effect-mobilise =
    { $n ->
        [one] zmobilizuj { $n } załoganta
        [few] zmobilizuj { $n } załogantów
       *[many] zmobilizuj { $n } załogantów
    }
effect-take-action =
    wykonaj { $version ->
        [main] główną
       *[secondary] dodatkową
    } akcję: { $area }
effect-explore =
    { $version ->
        [main] porusz statek i postaw placówkę
       *[secondary] porusz statek lub postaw placówkę
    }
effect-take-mining-token = weź żeton wydobycia
effect-mine = zyskaj wszystkie nagrody za wydobycie
effect-activate-mining-planets = zyskaj nagrody ze wszystkich swoich planet górniczych i po { $n } PZ za każdą
effect-collect-resources = zbierz zasoby
effect-reuse-bonus-token = użyj ponownie zużytego żetonu premii i odrzuć go
effect-draw-bonus-tokens = odłóż do rezerwy żetony premii: podstawowe { $basic }, zaawansowane { $advanced }
effect-double-income = podwój swoje nagrody w tej fazie dochodów
effect-temp-level = { $track } +{ $n } do końca rundy
effect-captain-may-reuse-main = jeden kapitan może wykonać główną akcję użytą już przez innych; nikt jej nie powtarza
effect-commission-lieutenant = wymień 1 załoganta na porucznika, który staje tylko na polach dodatkowych akcji, ale wykonuje główną
effect-take-planet = weź planetę Koszmar technologiczny z przenośnym tunelem
effect-add-ship = umieść drugi statek obok swojego
effect-update-priority-track = zaktualizuj tor priorytetu

## Powers

event-ship-moved = Za każdym razem, gdy poruszasz statek
event-advanced-military = Za każdym razem, gdy awansujesz na torze wojskowości
event-advanced-production = Za każdym razem, gdy awansujesz na torze produkcji
event-mining-action = W każdej akcji wydobycia
event-exploration-action = W każdej akcji eksploracji
event-secondary-action = Za każdym razem, gdy wykonujesz dodatkową akcję
event-technology-marked = Za każdym razem, gdy oznaczasz technologię
event-mission-taken = Za każdym razem, gdy bierzesz misję
event-commercial-or-war-mission = Za każdym razem, gdy wykonujesz misję komercyjną lub wojenną
event-action-planet-used = Za każdym razem, gdy używasz planety akcyjnej
event-senate-seat = Za każdym razem, gdy zasiadasz w Senacie
power-when = { $event }: { $text }.
power-free-step = W każdym ruchu możesz przejść o { $n } pole więcej bez energii.
power-mission-capacity = Twój dziennik misji mieści misje w liczbie: { $n }.
power-mission-discount = Misje kosztują cię mniej o: { $list }.
power-mission-reach = Masz dostęp do misji o { $n } pole dalej niż twój poziom polityki.
power-activate = Raz na rundę: zapłać { $list }; { $text }.
power-military-scoring = Na końcu rundy: zysk lidera wojskowości liczy się { $gain }×, strata ostatniego { $loss }×.
power-wormhole-price = Za tunel możesz zapłacić { $list } zamiast obcego; zyskujesz za to { $vp } PZ.
power-trade-discount = Odblokowanie pól handlu kosztuje cię mniej o: { $list }.
power-crowded-action-planets = Możesz stawiać placówki na planetach akcyjnych bez wolnego pola.
power-foreign-action-planet = Raz na rundę: użyj planety akcyjnej, na której inny gracz ma placówkę.
power-level-bonus = Twoje poziomy są o { $n } wyższe: { $tracks }.
power-used-main-spaces = Twoi kapitanowie mogą wykonywać główne akcje użyte już przez innych; nikt ich wtedy nie powtarza.
power-secondary-as-main = Raz na rundę: rozpatrz dodatkową akcję jak główną.
power-score-levels = Koniec gry: { $vp } PZ za każdy poziom: { $tracks }.
power-score-markers = Koniec gry: { $vp } PZ za każdy znacznik na technologiach, które oznaczyłeś.
power-score-objective = Koniec gry: dodatkowe { $vp } PZ za każdy spełniony warunek twojego celu, maks. { $max }.
power-reserve-token = Raz na rundę: użyj żetonu ze swojej rezerwy.
power-private-omni = Osobiste pole wszechakcji bez opłaty, dla jednego kapitana lub załoganta na rundę.
power-military-watch = { $vp } PZ za każdym razem, gdy ktokolwiek awansuje na torze wojskowości dzięki karcie lub planecie.
power-scavenge = Na początku fazy dochodów: zyskaj { $n } każdego zasobu i kredytów, których nie masz wcale.
power-second-ship = W eksploracji możesz rozdzielić ruch między dwa statki; masz też 1 dodatkowy darmowy ruch lub placówkę.

## Requirements and scoring

need-level = { $track } { $n }
need-outposts = placówki na planetach ({ $kind }): { $n }
need-outposts-any = placówki poza planetą centralną: { $n }
need-different-colors = placówki na planetach w różnych kolorach: { $n }
need-same-color = placówki na planetach w tym samym kolorze: { $n }
need-one-color = placówki na planetach w jednym kolorze: { $n } ({ $colors })
need-each-kind = po jednej placówce: { $kinds }
need-pirates = żetony piratów: { $n }
need-techs = oznaczone technologie: { $n }
need-each-type = wykonane misje każdego typu: { $n }
need-any-type = wykonane misje jednego typu: { $n } ({ $types })
per-techs-marked = { $vp } PZ za każdą oznaczoną technologię
per-missions-completed = { $vp } PZ za każdą wykonaną misję
per-missions-cultural = { $vp } PZ za każdą wykonaną misję kulturalną
per-missions-commercial = { $vp } PZ za każdą wykonaną misję komercyjną
per-missions-war = { $vp } PZ za każdą wykonaną misję wojenną
per-pirate-tokens = { $vp } PZ za każdy żeton piratów
per-outposts-color = { $vp } PZ za każdą placówkę na planecie w tym kolorze: { $of }
per-outposts-on-map = { $vp } PZ za każdą placówkę na mapie
per-outposts-on-trade-planets = { $vp } PZ za każdą placówkę na planecie z wymaganym poziomem handlu
per-resources-left = { $vp } PZ za każdy pozostały zasób
per-levels = { $vp } PZ za każdy poziom: { $of }
at-most = {" "}(maks. { $max } PZ)
plus = plus

## Lines of a card

line-cost = Koszt: { $text }
line-needs = Wymagania: { $text }
line-reward = Nagroda: { $text }
line-once = Natychmiast: { $text }
line-setup = Przygotowanie: { $text }
line-mining = Wydobycie: { $text }
line-action = Akcja: { $text }
line-income = Dochód: { $text }
line-slots = Poziomy handlu pól: { $text }
line-crew = Odrzuć 1 zmobilizowanego załoganta.
line-pirate = Siła { $strength }, { $vp } PZ
line-text = { $text }

## Names

name-planet = { $kind } ({ $colors })
name-mission = Misja { $number } ({ $types })
name-token =
    { $category ->
        [mining] Żeton wydobycia
        [basic] Podstawowy żeton premii
       *[advanced] Zaawansowany żeton premii
    }
name-fleet = Żeton dochodu floty
name-pirate = Kosmiczni piraci
name-wealth = Karta bogactwa { $number }
name-tech-nightmare = Koszmar technologiczny
name-tech-01 = Napęd awangardy
name-tech-02 = Akademia oficerska
name-tech-03 = Głębokie wiercenia
name-tech-04 = Archiwum misji
name-tech-05 = Załogi rezerwowe
name-tech-06 = Biuro rozliczeń
name-tech-07 = Recykling żetonów
name-tech-08 = Warsztaty polowe
name-tech-09 = Propaganda wojenna
name-tech-10 = Wymiana wiedzy
name-tech-11 = Myto za tunele
name-tech-12 = Premia kontraktowa
name-tech-13 = Gildie planetarne
name-tech-14 = Linie montażowe
name-tech-15 = Przywilej handlowy
name-tech-16 = Lobby senackie
name-tech-17 = Przybudówki orbitalne
name-tech-18 = Pracownicy gościnni
name-tech-19 = Zespół doradców
name-tech-20 = Dowództwo równoległe
name-tech-21 = Przegląd floty
name-tech-22 = Awans polowy
name-tech-23 = Eskorta konwojów
name-tech-24 = Spis przemysłowy
name-tech-25 = Otwarta nauka
name-tech-26 = Przebłysk geniuszu
name-tech-27 = Rada uczonych
name-tech-28 = Wielki plan
name-tech-29 = Prawo lądowania
name-tech-30 = Operacja specjalna
name-ability-lieutenant = Porucznik
name-ability-technology-nightmare = Koszmar technologiczny
name-ability-lobbyist = Lobbysta
name-ability-reserve-tokens = Rezerwa
name-ability-merchant = Kupiec
name-ability-private-omni = Osobista wszechakcja
name-ability-warlord = Wódz
name-ability-scavenger = Zbieracz
name-ability-pioneer = Pionier
name-ability-second-ship = Drugi statek
name-decree-01 = Barwy galaktyki
name-decree-02 = Tętniące światy
name-decree-03 = Oświecone rządy
name-decree-04 = Wszystkie fachy
name-decree-05 = Kamień i słońce
name-decree-06 = Prawa górnicze
name-decree-07 = Miecz i waga
name-decree-08 = Posiadacz patentów
name-decree-09 = Ruda i życie
name-decree-10 = Pełny zestaw
name-decree-11 = Bezpieczne szlaki
name-decree-12 = Sprawdzeni agenci
name-office-move = Biuro ekspansji
name-office-points = Biuro zaszczytów
name-office-influence = Biuro wpływów
name-office-mobilise = Biuro mobilizacji
name-objective-tech-or-mission = Czyny i myśli
name-objective-cultural = Mecenas kultury
name-objective-commercial = Imperium handlowe
name-objective-war = Weteran
name-objective-pirates-or-war = Wojownik
name-objective-yellow = Słoneczne światy
name-objective-purple = Światy surowców
name-objective-green = Żywe światy
name-objective-grey = Kamienne światy
name-objective-outposts-or-tech = Osadnik lub uczony
name-objective-pirates = Łowca piratów
name-objective-trade-planets = Sieć handlowa
name-objective-outposts-and-stock = Dobrze zaopatrzony
name-objective-levels = Wszechstronny
