## Goods: short names and the letter on the gem
good-novelty = Novinky
good-rare = Vzácné prvky
good-genes = Geny
good-alien = Mimozemské
letter-novelty = N
letter-rare = V
letter-genes = G
letter-alien = M

## Phases
phase-I = Průzkum
phase-II = Rozvoj
phase-III = Osídlování
phase-trade = Obchod
phase-IV = Spotřeba
phase-V = Produkce
phase-setup = Na začátku hry
phase-round_end = Na konci kola
phase-game_end = Na konci hry

## What a card is
type-production = Produkující planeta
type-windfall = Prémiová planeta
type-world = Planeta
type-start = Startovní planeta
type-development = Technologie
type-six = Bodující technologie
type-military = vojenská
card-cost = cena { $value }
card-defense = obrana { $value }
card-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
card-points-counted = body se počítají na konci
card-no-powers = Bez vylepšení. Počítají se body.
card-no-powers-windfall = Při osídlení dostane jedno zboží.
card-counts = počítá tvé karty
card-back = karta, lícem dolů

## Sets
set-base = Základní hra
set-tgs = Gathering Storm
set-rvi = Rebel vs Imperium

## The page
page-title = { $page } · Galaktyka
nav-label = Stránky
nav-cards = Karty
look-title = Vzhled
language-label = Jazyk
language-en = English
language-pl = Polski
language-cs = Čeština
theme-to-light = Přepnout na světlý vzhled
theme-to-dark = Přepnout na tmavý vzhled
skip-to-content = Přejít k obsahu
not-found-title = Tady žádná planeta není
not-found-text = Pod touto adresou nic není.
load-failed = Karty se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.
try-again = Zkusit znovu

## Card browser
cards-title = Karty
cards-search = Hledat
cards-search-hint = Název nebo slova
cards-filters = Filtry
cards-filter-good = Druh zboží
cards-filter-type = Typ
cards-filter-phase = Vylepšení ve fázi
cards-filter-cost = Cena nebo obrana
cards-filter-cost-low = Nejnižší cena nebo obrana
cards-filter-cost-high = Nejvyšší cena nebo obrana
cards-filter-set = Sada
cards-type-world = planeta
cards-type-development = technologie
cards-type-military = vojenská
cards-type-start = startovní
cards-found =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
cards-of = z { $all }
cards-sort = Řadit podle
cards-sort-cost = cena
cards-sort-name = název
cards-sort-points = body
cards-sort-set = sada
cards-clear = Zrušit filtry
cards-none = Žádná karta nevyhovuje. Vypni některý filtr nebo hledej kratší slovo.
cards-show = Ukázat karty
cards-close = Zavřít
detail-how = Jak funguje
detail-copies = kusů v balíčku
detail-start = startovní planeta
detail-other-name = anglický název
detail-partners = Hodí se k
