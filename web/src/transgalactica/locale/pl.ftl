### The table of Transgalactica, in Polish.

## Parts of the board
board = Plansza
tab-draft = Przygotowanie
tab-map = Mapa
tab-actions = Akcje
tab-tracks = Tory
tab-cards = Karty
tab-panel = Panel
tab-answers = odpowiedzi: { $n }
map = Mapa galaktyki
areas = Główne akcje
action-planets = Planety akcyjne
spaces = Na mapie
free-actions = Darmowe akcje
rounds = Rundy
rounds-detail = żeton bierze pierwszy gracz, gdy zaczyna się jego runda
round-token = Runda { $round }: { $token }
round-token-gone = Runda { $round }: żeton już zabrany
round-no-token = Runda { $round }: bez żetonu
order = kolejność
players = Gracze w kolejności gry
own-bar = Co masz
phase-draft = Przygotowanie
phase-income = Dochody
phase-action = Akcje

## Words
good-energy = energia
good-ore = surowiec
good-alien = obcy
good-credit = kredyt
track-technology = Technologia
track-military = Wojskowość
track-production = Produkcja
track-politics = Polityka
track-trade = Handel
area-omni = Wszechakcja
area-exploration = Eksploracja
area-mining = Wydobycie
area-trade = Handel
area-technology = Technologia
area-military = Wojskowość
area-production = Produkcja
area-politics = Polityka
type-commercial = komercyjne
type-war = wojenne
type-cultural = kulturalne
type-dual = komercyjne lub wojenne
captains = dostępni kapitanowie
crew = dostępna załoga
workers-ready = kapitanowie { $captains }, załoga { $crew }
vp = { $n } PZ
level = poziom { $n }
home = Planeta centralna
used = użyte
use = Użyj
ready = wolny
at-work = zajęty
free = wolny
taken = zabrane
back = Wróć

## The map
pirates-of = Piraci o sile { $n }
token-here = Żeton premii za pierwszą placówkę: { $token }
planet-used = Akcja użyta w tej rundzie
outposts-of = Placówki: { $players }
ships-of = Statki: { $players }
fly = Leć: { $planet } ({ $space })
fly-second = Drugi statek: { $planet } ({ $space })
fly-free = Leć bez energii: { $planet } ({ $space })
fly-free-second = Drugi statek, bez energii: { $planet } ({ $space })
place-at = Postaw placówkę: { $planet } ({ $space })
jump = Tunelem: { $planet } ({ $space })
jump-second = Drugi statek, tunelem: { $planet } ({ $space })
collect = Zbierz: { $planet } ({ $space })
explore-both =
    { $n ->
        [0] Nie ma już ruchów, została placówka.
        [one] Pozostał { $n } ruch i placówka.
        [few] Pozostały { $n } ruchy i placówka.
       *[many] Pozostało { $n } ruchów i placówka.
    }
explore-either =
    { $n ->
        [0] Placówka.
        [one] { $n } ruch albo placówka.
        [few] { $n } ruchy albo placówka.
       *[many] { $n } ruchów albo placówka.
    }
explore-moves =
    { $n ->
        [0] Nie ma już ruchów.
        [one] Pozostał { $n } ruch.
        [few] Pozostały { $n } ruchy.
       *[many] Pozostało { $n } ruchów.
    }
overview = Przegląd galaktyki; Enter pokazuje twój statek
flight-of = Lot: ruchy { $moves }, energia { $n }
flight-saved = oszczędzasz energii: { $n }
leg-free = darmowy ruch
fly-for =
    { $n ->
        [0] Leć tam za darmo
       *[other] Leć tam za energię: { $n }
    }
no-outpost = Placówki tu teraz nie postawisz:
explore-rings = Złote liczby: energia na lot. Kropkowany krąg: tam jeszcze nie postawisz placówki.
ship-number = Statek { $n }

## Areas and tracks
main-does = Główna akcja: { $what }
secondary-does = Kto powtarza: { $what }
needs-technology = wymaga technologii { $n }
space-income = dochód: { $what }
space-gives = daje: { $what }
pile-of = żetony { $n }, na wierzchu: { $token }

## Cards
technologies = Technologie
technologies-detail = po lewej wymagany poziom
missions = Misje
missions-detail = na pasku wymagana polityka
decrees = Dekrety Senatu
decrees-detail = spełnij i wyślij załoganta
offices = Biura Senatu
offices-detail = złoty fotel, potem srebrny
gold = Złoty fotel
silver = Srebrny fotel
no-card = brak kart

## The control panel
outposts = Placówki
outposts-detail = { $n } z 7 na mapie
placed = postawiona
trade-track = Tor handlu
reached = osiągnięty
marker = znacznik
mining-track = Wydobycie
income-track = Dochód
place-pirate = miejsce na żeton pirata
place-fleet = miejsce na żeton floty
needs-politics = wymaga polityki
politics-at = polityka { $n }
workers = Robotnicy
capsules = w kapsułach: { $n }; puste miejsca dają dochód
log = Dziennik misji
log-detail = misje: { $n }
log-none = W dzienniku nie ma misji.
missions-done = Wykonane:
technologies-own = Oznaczone technologie
technologies-none = Nie ma jeszcze żadnej technologii.
hold = znaczniki w ładowni: { $n }
ability = Zdolność
objectives = Tajne cele
objectives-detail = na koniec punktuje lepszy
objectives-secret = Tajne do końca gry.
tokens = Żetony premii
tokens-detail = darmowa akcja, każdy raz
tokens-none = Nie ma jeszcze żetonów.
reserve = rezerwa

## The draft
draft-title = Weź bogactwo albo zdolność
draft-order = Najpierw jedno z dwojga, od ostatniego gracza do pierwszego; potem to, czego ci brakuje, od pierwszego do ostatniego.
wealth-sets = Bogactwo
wealth-detail = awanse na torach są darmowe
wealth-set = Zestaw bogactwa { $n }
abilities = Zdolności
abilities-detail = na całą grę

## The browser of pieces
sort-planet = Planety
sort-technology = Technologie
sort-mission = Misje
sort-decree = Dekrety
sort-office = Biura
sort-objective = Cele
sort-ability = Zdolności
sort-token = Żetony premii
sort-mining = Żetony wydobycia
sort-wealth = Karty bogactwa
sort-pirate = Piraci
sort-fleet = Żetony floty
pieces-found =
    { $n ->
        [one] { $n } element.
        [few] { $n } elementy.
       *[many] { $n } elementów.
    }
reconstructed = zrekonstruowane
reconstructed-detail = Tak oznaczone wartości było widać tylko na zaginionych obrazkach; zaprojektowaliśmy je od nowa.
field-category = rodzaj
field-level = poziom
field-number = numer
field-effects = efekt
field-starting = żeton startowy
field-group = grupa
field-strength = siła
field-vp = PZ
field-timing = moment użycia
field-income = dochód

## The first game
learn-intro = Prawdziwa gra z botem, z przewodnikiem u boku. Trwa około godziny; możesz przerwać i wrócić, kiedy chcesz.
learn-point-map = Badasz galaktykę, wysyłasz kapitanów na osiem obszarów i pniesz się po czterech torach.
learn-first-title = Pierwsza runda, krok po kroku
learn-first-intro = Przygotowany stół: każdy ruch pierwszej rundy z wyjaśnieniem. Dziesięć minut, zawsze możesz się cofnąć.
learn-first-begin = Zagraj pierwszą rundę

## The end
end-by-card = Karta po karcie
end-scored = W grze
end-scored-line = Zdobyte w trakcie gry
end-objective = Cel
end-credits = Kredyty
end-credits-line = Pozostałe kredyty
end-resources = Zasoby
end-resources-line = Pozostałe zasoby, 1 PZ za trzy
end-not-counted = nie liczy się
