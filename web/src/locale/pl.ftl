## Goods: short names and the letter on the gem
good-novelty = Nowości
good-rare = Minerały
good-genes = Geny
good-alien = Obcych
letter-novelty = N
letter-rare = M
letter-genes = G
letter-alien = O

## Phases
phase-I = Eksploracja
phase-II = Rozwój
phase-III = Kolonizacja
phase-trade = Handel
phase-IV = Konsumpcja
phase-V = Produkcja
phase-setup = Na początku gry
phase-round_end = Na koniec rundy
phase-game_end = Na koniec gry

## What a card is
type-production = Świat produkcyjny
type-windfall = Świat zdobyczny
type-world = Świat
type-start = Świat początkowy
type-development = Technologia
type-six = Technologia punktująca
type-military = militarny
card-cost = koszt { $value }
card-defense = obrona { $value }
card-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
card-points-counted = punkty liczone na końcu
card-no-powers = Bez zdolności. Liczą się punkty.
card-no-powers-windfall = Towar pojawia się raz, przy zasiedleniu.
card-counts = liczy twoje karty
card-back = karta, zakryta

## Sets
set-base = Podstawa
set-tgs = Gathering Storm
set-rvi = Rebel vs Imperium

## The page
page-title = { $page } · Galaktyka
nav-label = Strony
nav-cards = Karty
look-title = Wygląd
language-label = Język
language-en = English
language-pl = Polski
language-cs = Čeština
theme-to-light = Włącz jasny wygląd
theme-to-dark = Włącz ciemny wygląd
skip-to-content = Przejdź do treści
not-found-title = Tu nie ma żadnej planety
not-found-text = Pod tym adresem nic nie ma.
load-failed = Nie udało się wczytać kart. Sprawdź połączenie i spróbuj jeszcze raz.
try-again = Spróbuj jeszcze raz

## Card browser
cards-title = Karty
cards-search = Szukaj
cards-search-hint = Nazwa lub słowa
cards-filters = Filtry
cards-filter-good = Rodzaj towaru
cards-filter-type = Typ
cards-filter-phase = Zdolność w fazie
cards-filter-cost = Koszt lub obrona
cards-filter-cost-low = Najniższy koszt lub obrona
cards-filter-cost-high = Najwyższy koszt lub obrona
cards-filter-set = Zestaw
cards-type-world = świat
cards-type-development = technologia
cards-type-military = militarny
cards-type-start = początkowy
cards-found =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
cards-of = z { $all }
cards-sort = Sortuj według
cards-sort-cost = koszt
cards-sort-name = nazwa
cards-sort-points = punkty
cards-sort-set = zestaw
cards-clear = Wyczyść filtry
cards-none = Żadna karta nie pasuje. Wyłącz któryś filtr albo skróć szukane słowo.
cards-show = Pokaż karty
cards-close = Zamknij
detail-how = Jak działa
detail-copies = sztuk w talii
detail-start = świat początkowy
detail-other-name = nazwa angielska
detail-partners = Pasuje do
