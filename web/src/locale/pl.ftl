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
detail-copies = Sztuk w talii
detail-start = Świat początkowy
detail-other-name = Nazwa angielska
detail-partners = Pasuje do

## Tables
nav-tables = Stoły
table-title = Stół
table-untitled = Stół bez nazwy
table-loading = Nakrywamy do stołu…
to-tables = Do stołów
new-table = Nowy stół
which-game = Jaka gra?
game-race = Karty. { $min }–{ $max } graczy, około 35 minut.
game-roll = Kości. { $min }–{ $max } graczy, około 45 minut.
game-transgalactica = Mapa galaktyki. { $min }–{ $max } graczy, około 90 minut.
who-plays = Kto gra?
players = Gracze
players-fewer = O jednego gracza mniej
players-more = O jednego gracza więcej
seat-open = Wolne miejsce
seat-open-detail = dla pierwszej osoby
seat-bot = bot
seat-bot-number = Bot { $number }
seat-bot-is = Bot: { $bot }
seat-you = ty
seat-you-host = ty, gospodarz
seat-host = gospodarz
seat-guest = gość
seat-free = Zwolnij miejsce
seat-add-bot = Dodaj bota…
seat-label = Miejsce { $number }
seat-ready = gotowe
seat-choosing = wybiera
bot-random = Początkujący
bot-random-detail = robi cokolwiek, byle dozwolone
bot-heuristic = Solidny
bot-heuristic-detail = ma plan i się go trzyma
bot-neural-novice = Nowicjusz
bot-neural-novice-detail = często nie widzi najlepszego ruchu
bot-neural-practised = Wprawny
bot-neural-practised-detail = gra dobrze, ale się myli
bot-neural-skilled = Zręczny
bot-neural-skilled-detail = gra dobrze, rzadko się myli
bot-neural = Silny
bot-neural-detail = uczył się na milionach gier
bot-expert = Ekspert
bot-expert-detail = to samo, i myśli naprzód
option-advanced = Gra zaawansowana
option-advanced-detail = dwie akcje w rundzie, dla dwóch osób
option-first-game = Pierwsza gra
option-first-game-detail = przygotowane ręce dla początkujących
option-tgs = The Gathering Storm
option-tgs-detail = więcej kart i zadania, do pięciu osób
option-rvi = Rebel vs Imperium
option-rvi-detail = więcej kart i o jedną osobę więcej
option-goals = Zadania
option-goals-detail = dodatkowe punkty zwycięstwa; z The Gathering Storm
option-takeovers = Przejęcia
option-takeovers-detail = światy militarne można przejmować; z Rebel vs Imperium
option-draft = Dobieranie talii
option-draft-detail = każdy najpierw dobiera własną talię; z The Gathering Storm
option-duel = Rebelianci przeciw Imperium
option-duel-detail = scenariusz dla dwóch osób; z Rebel vs Imperium
option-solitaire = Gra jednoosobowa
option-solitaire-detail = przeciw robotowi (rekonstrukcja); z The Gathering Storm
option-robot-easy = Łatwy robot
option-robot-easy-detail = do gry jednoosobowej
option-robot-hard = Trudny robot
option-robot-hard-detail = do gry jednoosobowej
option-hints = Podpowiedzi
option-hints-detail = dla wszystkich albo dla nikogo
option-undo = Cofanie
option-undo-detail = dopóki nie widać niczego nowego
option-public = Na liście otwartych
option-public-detail = inaczej tylko z linkiem
title-label = Nazwa
title-hint = Piątkowy stół
name-label = Twoje imię
name-hint = Jak mówią ci znajomi
name-title = Jak się nazywasz?
name-save = Zapisz
name-change = Zmień imię
options-turned-on = Włączono też: { $names }.
options-turned-off = Nie łączy się z tym, więc wyłączono: { $names }.
starts-now = Zaczyna się od razu.
starts-later = Zaczyna się, gdy wolne miejsca będą zajęte.
create-table = Załóż stół
your-move = Twój ruch
my-tables = Twoje stoły
open-tables = Otwarte stoły
tables-wait =
    { $n ->
        [one] czeka { $n } stół
        [few] czekają { $n } stoły
       *[many] czeka { $n } stołów
    }
no-tables-yet = Nie siedzisz jeszcze przy żadnym stole.
no-open-tables = Teraz nie ma otwartych stołów. Usiądź pierwszy: boty zajmą miejsca, ludzie mogą dołączyć.
stage-your-move = twój ruch
stage-open = czeka na graczy
stage-playing = gra trwa
stage-over = zakończona
stage-closed = zamknięty
play = Graj
look = Zobacz
join = Dołącz
join-as = Usiądź jako { $name }
link-make = Osobisty link
link-about = Z tym linkiem jesteś sobą w innej przeglądarce. Zachowaj go dla siebie; nowy unieważnia stary.
compiling = Przygotowujemy szybszą wersję gry: { $percent } %. Przez cały czas można grać.
problem-offline = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
problem-name = Tego imienia nie można użyć. Wybierz takie od 1 do 24 znaków.
problem-table = Te miejsca i opcje nie pasują do siebie.
problem-fast = To było za szybko. Poczekaj chwilę i spróbuj jeszcze raz.
problem-seat-taken = To miejsce jest zajęte.
recover-title = Twój osobisty link
recover-text = Od teraz ta przeglądarka gra jako gość, do którego należy ten link.
recover-do = Bądź tym gościem
recover-failed = Ten link już nie działa. Utwórz nowy w przeglądarce, w której grasz.

## Before the start
room-starts =
    { $free ->
        [0] Wszystkie miejsca są zajęte.
        [one] Gra zacznie się, gdy zostanie zajęte jeszcze { $free } miejsce.
        [few] Gra zacznie się, gdy zostaną zajęte jeszcze { $free } miejsca.
       *[many] Gra zacznie się, gdy zostanie zajętych jeszcze { $free } miejsc.
    }
invite-title = Zaproś znajomych
invite-link = Link do tego stołu
invite-copy = Kopiuj link
invite-copied = Skopiowano

## At the table
you = Ty
you-lower = ty
name-you = { $name } (ty)
round = Runda { $round }
waiting-for = czekamy:
game-over = Koniec gry.
title-your-move = ● Twój ruch · Galaktyka
menu = Menu
menu-sound = Dźwięk
menu-sound-detail = dwa tony, gdy jest twój ruch
menu-motion = Animacje
menu-motion-detail = karty lecą na swoje miejsca
menu-light = Jasny wygląd
menu-keys = Klawisze: strzałki między kartami, Enter wybiera, drugi Enter lub Ctrl+Enter zatwierdza, Escape czyści, U cofa, H prosi o podpowiedź.
phases-label = Fazy tej rundy
phase-skipped = pominięta
phase-done = rozegrana
stat-hand =
    { $n ->
        [one] karta na ręce
        [few] karty na ręce
        [many] kart na ręce
       *[other] karty na ręce
    }
stat-military = Siła
stat-cards =
    { $n ->
        [one] karta na stole
        [few] karty na stole
        [many] kart na stole
       *[other] karty na stole
    }
stat-chips =
    { $n ->
        [one] żeton
        [few] żetony
        [many] żetonów
       *[other] żetonu
    }
piles-label = Stosy
pile-pool = pula
pile-deck = talia
pile-discard = odrzucone
pool-points =
    { $points ->
        [one] w puli został { $points } punkt
        [few] w puli zostały { $points } punkty
       *[many] w puli zostało { $points } punktów
    }
tableau-of = Na stole: { $player }
tableau-empty = Jeszcze nic nie wyłożono.
own-tableau = Twój stół
hand-label =
    { $n ->
        [one] Twoja ręka, { $n } karta
        [few] Twoja ręka, { $n } karty
       *[many] Twoja ręka, { $n } kart
    }
drawn-label =
    { $n ->
        [one] { $n } dobrana karta
        [few] { $n } dobrane karty
       *[many] { $n } dobranych kart
    }
hand-empty = Nie masz kart na ręce.
has-good = z towarem: { $good }
can-be-chosen = można wybrać
lands-here = { $card } tutaj
slot-last = { $number } kończy grę
doing-choose-action = wybierasz
doing-discard-opening = odrzucasz
doing-keep = eksplorujesz
doing-choose-development = rozwijasz
doing-pay = płacisz
doing-choose-world = kolonizujesz
doing-settle-how = kolonizujesz
doing-sell = handlujesz
doing-consume = konsumujesz
doing-consume-good = konsumujesz
doing-discard-hand = konsumujesz
doing-guess = zgadujesz
doing-produce = produkujesz
doing-windfall-world = produkujesz
doing-hand-limit = odrzucasz
doing-hire = najmujesz
doing-choose-start = wybierasz
doing-discard-explored = eksplorujesz
doing-develop-how = rozwijasz
doing-ante = ryzykujesz
doing-take-revealed = ryzykujesz
doing-draft = dobierasz talię
doing-takeover = atakujesz
doing-takeover-power = atakujesz
doing-reinforce = atakujesz
doing-defend = bronisz się
doing-nothing = gotowe

## Questions
question-label = Pytanie do ciebie
answers-label = Odpowiedzi
question-pay-for = Zapłać za: { $card }
actions-label = Karty akcji
bonus-explore-5 = zobacz o 5 więcej
bonus-explore-1-1 = zobacz i zatrzymaj o 1 więcej
bonus-develop = koszt niższy o 1
bonus-settle = potem dobierz 1
bonus-consume-trade = najpierw sprzedaj 1 towar
bonus-consume-2x = podwójne punkty
bonus-produce = i jeden świat zdobyczny
guess-about = Zgadnij koszt wierzchniej karty talii; zostanie odkryta, a jeśli zgadniesz, weźmiesz ją na rękę. Naciśnij liczbę dwa razy.
sum-bonus = za twój wybór
sum-this-phase = w tej fazie
sum-reserve = można dodać
sum-military-of = z potrzebnych { $defense }
sum-cards =
    { $n ->
        [one] karta
        [few] karty
       *[many] kart
    }
sum-free-with = odrzucając: { $card }
stamp-pays = płaci { $n }
stamp-discard = odrzuć
choose-card = Wskaż kartę
choose-one = Wskaż jedno
choose-more-cards =
    { $n ->
        [one] Wskaż jeszcze { $n } kartę
        [few] Wskaż jeszcze { $n } karty
       *[many] Wskaż jeszcze { $n } kart
    }
choose-more-actions =
    { $n ->
        [one] Wskaż { $n } akcję
        [few] Wskaż { $n } akcje
       *[many] Wskaż { $n } akcji
    }
commit-action = Wybierz: { $action }
commit-place = Wyłóż: { $card }
commit-keep =
    { $n ->
        [one] Zatrzymaj { $n } kartę
        [few] Zatrzymaj { $n } karty
       *[many] Zatrzymaj { $n } kart
    }
commit-discard-opening =
    { $n ->
        [one] Odrzuć { $n } kartę
        [few] Odrzuć { $n } karty
       *[many] Odrzuć { $n } kart
    }
commit-hand-limit =
    { $n ->
        [one] Odrzuć { $n } kartę
        [few] Odrzuć { $n } karty
       *[many] Odrzuć { $n } kart
    }
commit-discard-explored =
    { $n ->
        [one] Odrzuć { $n } kartę
        [few] Odrzuć { $n } karty
       *[other] Odrzuć { $n } kart
    }
really = Na pewno? { $what }
no-way-back = Tego nie da się cofnąć.
sending = Wysyłamy…
undo = Cofnij
waiting-title = Czekamy:
waiting-table = Gra toczy się dalej…
hint-title = Podpowiedź
hint-ask = Poproś o radę
hint-hide = ukryj
hint-says = Bot ({ $bot }) wybrałby:
hint-best = Szanse na wygraną po każdej odpowiedzi, według wytrenowanej sieci:
hint-given = jest podpowiedź
hint-none = Teraz nie ma rady: poproś o nią jeszcze raz za chwilę.
hint-thinking = Chwila namysłu…

## Start worlds and the draft
start-worlds-label = Twoje światy początkowe
draft-deck =
    { $n ->
        [one] Twoja talia: { $n } karta
        [few] Twoja talia: { $n } karty
       *[other] Twoja talia: { $n } kart
    }
draft-developments =
    { $n ->
        [one] { $n } technologia
        [few] { $n } technologie
       *[other] { $n } technologii
    }
draft-worlds =
    { $n ->
        [one] { $n } świat
        [few] { $n } światy
       *[other] { $n } światów
    }
draft-military =
    { $n ->
        [one] { $n } świat militarny
        [few] { $n } światy militarne
       *[other] { $n } światów militarnych
    }
draft-none = Tu będą leżeć karty, które weźmiesz.

## Goals
goals-label = Zadania
goal-has = zdobyte
goal-owned = ma je { $names }
goal-open =
    { $points ->
        [one] warte { $points } punkt
        [few] warte { $points } punkty
       *[other] warte { $points } punktów
    }

## Takeovers
question-attack = Przejęcie: { $card }
question-defend = { $player } chce przejąć: { $card }
clash-attack = Atak
clash-defense = Obrona
clash-succeeds = Na razie świat zmienia właściciela. Remis wygrywa atakujący.
clash-fails = Na razie świat zostaje u właściciela.
force-military = Siły
force-specialised = przeciw temu światu
force-world = sam świat
force-phase = w tej fazie
force-up-to = do { $total }
target-numbers = atak { $attack } przeciw { $defense }
under-attack = atak
attacks-label = Przejęcia w tej fazie
attack-of = Atakuje { $player }
attack-planned = ogłaszane
attack-declared = ogłoszone
attack-fought = rozstrzygane
attack-won = udane
attack-failed = nieudane
stat-defense = więcej obrony przed przejęciem
vulnerable = Światy można przejąć: { $why }
vulnerable-rebel-military-world = ma świat militarny Rebelii
vulnerable-imperium-card = ma kartę IMPERIUM
vulnerable-total-military-at-least-1 = Siła 1 lub więcej

## The robot of the solitaire game
robot-credit = Kredyt
robot-economy = Ekonomia
robot-tiles = Znaczniki
robot-pile = stos

## The log
log-label = Co się stało
log-setup = Przygotowanie
log-heading = Runda { $round } · { $phase }
log-heading-round = Runda { $round }

## The line to the server
line-lost = Utracono połączenie.
line-trying = Próbujemy jeszcze raz, próba { $attempt }.
line-kept = Twój wybór jest zachowany i zostanie wysłany, gdy łącze wróci.
line-safe = Gra jest zapisana po każdym ruchu.
line-try-now = Spróbuj teraz
line-back = Połączenie wróciło. Wszystko jest aktualne.
dark-title = W obserwatorium jest ciemno
dark-text = Serwer nie odpowiada od { $time }. Gra jest zapisana po każdym ruchu; nic nie zginęło. Próbujemy dalej.
dark-look = Sprawdź teraz
dark-show = Pokaż ostatnią pozycję
watching = Oglądasz: { $title }.
watching-text = Ręce graczy pozostają zakryte.
away-text = Bot gra za ciebie.
away-back = Graj znowu samodzielnie
refused-title = Ten ruch się nie udał
refused-stale = Gra poszła dalej. Niczego nie zagrano; oto stół, jaki jest teraz.
refused-illegal = Ta odpowiedź nie jest tu dozwolona. Niczego nie zagrano.
refused-no-undo = Tego nie można już cofnąć: coś zostało odkryte.
refused-not-asked = Teraz nikt cię o nic nie pyta. Niczego nie zagrano.
refused-not-seated = Ten stół tylko oglądasz.
refused-too-many = To było za szybko. Poczekaj chwilę i spróbuj jeszcze raz.
refused-other = Coś poszło nie tak. Niczego nie zagrano; oto stół, jaki jest teraz.
refused-go-on = Dalej
leave-table = Odejdź od stołu
leave-title = Odejść od gry?
leave-text = Możesz iść do stołów i wrócić w każdej chwili; inni czekają. Jeśli odejdziesz na dobre, bot zagra za ciebie, aż wrócisz.
leave-stay = Zostań przy stole
leave-for-now = Wrócę później
leave-to-bot = Niech gra bot
no-table-text = Stół pod tym adresem został zamknięty albo nigdy go nie było.
old-rules-title = Inne zasady
old-rules-text = Przy tym stole grano według innej wersji zasad. Jest zachowany bez zmian.

## The end
end-wins = { $name } wygrywa o { $by }
end-wins-tie = { $name } wygrywa w dogrywce
end-you-win = Wygrywasz o { $by }
end-you-win-tie = Wygrywasz w dogrywce
end-robot-wins = Robot wygrywa o { $by }
end-robot-wins-tie = Robot wygrywa remis
end-shared = Wspólne zwycięstwo: { $names }
end-by-tableau = Stół gracza jest pełny.
end-by-pool = Pula punktów jest pusta.
end-by-both = Pula jest pusta, a stół gracza pełny.
end-rounds =
    { $n ->
        [one] { $n } runda.
        [few] { $n } rundy.
       *[many] { $n } rund.
    }
end-scores = Wyniki
end-player = Gracz
end-chips = Żetony
end-worlds = Światy
end-developments = Techno­logie
end-counted = Liczone Σ
end-goals = Zadania
end-tiles = Znaczniki
end-total = Razem
end-tie-break = Dogrywka
end-by-card = Karta po karcie
end-chips-line = Żetony
end-counted-line = w tym liczone: { $points }
end-seed = Ziarno tasowania: { $seed }
end-show-table = Pokaż stół
rematch = Rewanż
rematch-join = Do rewanżu
replay = Powtórka
save-game = Zapisz grę
verify = Sprawdź tasowanie
verify-title = Czy tasowanie było uczciwe?
verify-checking = Odtwarzamy całą grę…
verify-fair = ✓ Tasowanie było uczciwe.
verify-unfair = Coś się nie zgadza. Zapisz grę i daj nam znać.
verify-seal = Zapieczętowane przed rozdaniem
verify-seed = Otwarte po grze
verify-replay = Odtworzono każdy ruch
verify-here = Obliczone w tej przeglądarce
verify-moves =
    { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
       *[many] { $n } ruchów
    }

## Rules
nav-rules = Zasady
rules-search = Szukaj w zasadach
rules-contents = Spis treści
rules-aside = Pytania i karty
rules-questions = Pytania, które padają
rules-cards = Karty z tej strony
rules-way = Inne rozdziały
rules-own-words = Race for the Galaxy z dwoma pierwszymi dodatkami, własnymi słowami.
rules-previous = poprzedni rozdział
rules-next = Dalej: { $title }
rules-learn = Zagraj pierwszą grę z przewodnikiem
rules-link = Odnośnik do „{ $title }”
rules-example = Przykład.
rules-start = świat początkowy { $number }
rules-minutes =
    { $minutes ->
        [one] { $minutes } minuta czytania.
        [few] { $minutes } minuty czytania.
       *[many] { $minutes } minut czytania.
    }
rules-found =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
rules-none = Nic nie znaleziono. Spróbuj innego słowa albo mniejszej ich liczby.
rules-failed = Nie udało się wczytać zasad. Sprawdź połączenie i spróbuj ponownie.

## Replay
replay-title = Powtórka
replay-round-of = Runda { $round } z { $rounds }
replay-step = { $named }, krok { $step } z { $steps }
replay-secret = { $player } odpowiada w tajemnicy.
replay-slider = Chwila gry
replay-to-round = Do rundy { $round }
replay-seen-by = Kto patrzy
replay-spectator = widzowie
replay-spectating = Tak widzieli to widzowie: ręce zostają zakryte
replay-hand = Ręka gracza { $player }
replay-drawn = Karty, które dobiera { $player }
replay-controls = Powtórka
replay-phase-back = Do poprzedniej fazy
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-on = Krok naprzód
replay-phase-on = Do następnej fazy
replay-speed = Szybkość: { $times } razy
replay-copy = Kopiuj odnośnik do tej chwili
replay-copied = Skopiowano
replay-scores = Wyniki
replay-keys = Spacja: odtwarzaj · ← → krok · ↑ ↓ gracz · Page Up, Page Down: faza
replay-keys-mistakes = 1 do 5: najdroższe decyzje
replay-not-over = Ta gra jeszcze trwa
replay-none = Tu nie ma powtórki
replay-problem-playing = Powtórka pokazuje wszystkie ręce, więc otwiera się po zakończeniu gry.
replay-problem-other = Nie udało się wczytać powtórki. Sprawdź połączenie i spróbuj ponownie.
replay-watch = Do stołu
play-on = Graj dalej stąd
play-on-about = Nowy stół zaczyna się od tej pozycji, potasowany tak jak wtedy. Zajmujesz jedno miejsce, na pozostałych grają boty.
play-on-seat = Twoje miejsce
play-on-bots = Boty na pozostałych miejscach
play-on-start = Graj dalej
play-on-starting = Rozkładamy stół…
origin =
    { $step ->
        [0] Rozdanie z powtórki, rozegrane od nowa.
        [one] Dalszy ciąg powtórki, po jednej decyzji.
       *[other] Dalszy ciąg powtórki, po { $step } decyzjach.
    }
origin-short = dalszy ciąg powtórki
origin-watch = Do tej powtórki

## Analiza

analysis = Analiza
analysis-title = Szansa na wygraną, decyzja po decyzji
analysis-about = Bot przechodzi grę jeszcze raz: kto kiedy wygrywał, które decyzje kosztowały najwięcej i co byłoby lepsze.
analysis-start = Przeanalizuj grę
analysis-waiting =
    { $ahead ->
        [one] Analiza czeka w kolejce: przed nią jeszcze jedna gra.
        [few] Analiza czeka w kolejce: przed nią jeszcze { $ahead } gry.
       *[many] Analiza czeka w kolejce: przed nią jeszcze { $ahead } gier.
    }
analysis-working = Bot przechodzi przez grę: { $percent }
analysis-untrained = Nikt nie wytrenował jeszcze sieci dla tej gry, więc nie można jej przeanalizować.
analysis-failed = Analiza nie dobiegła końca.
analysis-flawless = Żadna decyzja nie kosztowała więcej, niż tłumaczy los.
analysis-seen = tak, jak mógł to widzieć każdy z graczy: nie musi się sumować do 100 %
analysis-numbered = najdroższe decyzje mają numery
analysis-mistakes = Najdroższe decyzje
analysis-you = Ty: { $action }
analysis-they = { $name }: { $action }
analysis-better = Lepiej: { $action }
analysis-show = Pokaż
analysis-show-number = Pokaż decyzję { $number }: { $loss }
analysis-slider = Decyzja
analysis-round = runda
analysis-here = Pokaż tę decyzję

## Learning
nav-learn = Nauka
learn-title = Pierwsza gra
learn-heading = Naucz się, grając
learn-intro = Prawdziwa gra z botem, z gotowymi kartami i przewodnikiem u boku. Trwa około pół godziny; możesz przerwać i wrócić, kiedy chcesz.
learn-point-hands = Światy początkowe i karty są tak dobrane, że wszystkie fazy pojawiają się wcześnie.
learn-point-coach = Każde pytanie jest objaśnione, gdy pada po raz pierwszy, razem z tym, co zrobiłby dobry gracz.
learn-point-free = Decydujesz ty. Skorzystaj z rady albo spróbuj czegoś innego.
learn-begin = Zacznij pierwszą grę
learn-resume = Wróć do pierwszej gry
learn-anew = Zacznij od nowa
learn-read = Wolę przeczytać zasady
learn-failed = Nie udało się otworzyć stołu. Sprawdź połączenie i spróbuj ponownie.
learn-guest = Gość
learn-coach = Przewodnik
learn-step = Krok { $n } z { $of }
learn-extra = Przy okazji
learn-advice = Moja rada: { $choice }.
learn-costs =
    { $price ->
        [0] Nic nie kosztuje.
        [one] Kosztuje { $price } kartę.
        [few] Kosztuje { $price } karty.
       *[many] Kosztuje { $price } kart.
    }
learn-conquers = Masz Siłę { $military }, potrzeba { $defense }: nic nie kosztuje.
learn-thinking = Zastanawiam się, co doradzić…
learn-myself = Wybiorę po swojemu
learn-next = Dalej
learn-back = Wstecz
learn-quit = graj bez przewodnika
learn-explain = Objaśnij i doradź
learn-waiting = Drugi gracz wybiera.
learn-lobby = Do stołów
learn-war-title = Zadania i przejęcia
learn-war-intro = Krótka lekcja dla tych, którzy znają grę podstawową: dodatki przy przygotowanym stole. Pięć minut, nic nie może pójść źle.
learn-war-begin = Zacznij drugą lekcję
learn-leave = wyjdź z lekcji
