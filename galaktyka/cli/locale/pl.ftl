### The words of the command line in Polish; those of a game stand with the game.
### Every id exists in all languages.

## Names

you = Ty
bot = Bot
bot-number = Bot { $number }
player-number = Gracz { $number }

## Commands and short answers: ways to type them, the usual one first

command-help = ?, pomoc, p
command-table = stół, t
command-log = dziennik, d
command-hint = podpowiedź, rada, r
command-undo = cofnij, c
command-save = zapisz, z
command-quit = koniec, k
yes = tak, t
no = nie, n

## The table

against = · przeciw: { $bots }
compiling = Reguły kompilują się w tle; od następnego uruchomienia wszystko będzie szybsze.
piles = pula { $pool } PZ · stos główny { $deck } · odrzucone { $discard }
seat-numbers = { $score } PZ (w żetonach { $chips }) · Siła { $military } · ręka { $hand }
seat-specialised = wyspecjalizowana { $parts }
seat-defense = obrona przed przejęciem { $defense }
seat-vulnerable = podatność: { $parts }
vulnerable-rebel-military-world = świat militarny Rebelii
vulnerable-imperium-card = karta IMPERIUM
vulnerable-total-military-at-least-1 = Siła
attack-so-far = { $world }: { $attack } przeciw { $defense }
robot-numbers = { $score } PZ ({ $chips } w żetonach) · kredyt { $credit } · ekonomia { $economy } · znaczniki { $tiles } (zostało { $left }) · stos { $pile }
robot-dice = kości: { $faces }
robot-score = { $name }: { $score } PZ
robot-tiles = znaczniki technologii
your-hand = Twoja ręka ({ $cards })
rest-of-hand = Poza tym na ręce: { $cards }
start-worlds = Światy początkowe do późniejszego wyboru: { $cards }
question-two-actions = Wybierz dwie karty akcji: wpisz dwa numery, na przykład 1 4; Rozwój i Kolonizację możesz wybrać dwa razy.
standing = Stan: { $scores }

## What the action cards do

role-explore-5 = Każdy dobiera 2, zatrzymuje 1; ty dobierasz o 5 więcej.
role-explore-1-1 = Każdy dobiera 2, zatrzymuje 1; ty i tu, i tu o 1 więcej.
role-develop = Każdy może wyłożyć technologię; ty o 1 kartę taniej.
role-settle = Każdy może wyłożyć świat; ty potem dobierasz 1 kartę.
role-consume-trade = Każdy konsumuje towary; ty przedtem jeden sprzedajesz.
role-consume-2x = Każdy konsumuje towary; ty dostajesz dwa razy więcej PZ.
role-produce = Każdy produkuje; ty także na jednym świecie zdobycznym.

## Notes on choices

note-price =
    { $cards ->
        [0] za darmo
        [one] kosztuje { $cards } kartę
        [few] kosztuje { $cards } karty
       *[many] kosztuje { $cards } kart
    }
note-sale =
    { $cards ->
        [one] daje { $cards } kartę
        [few] daje { $cards } karty
       *[many] daje { $cards } kart
    }
note-strength =
    Siła { $own }{ $extra ->
        [0] {""}
       *[other] {" "}(i jeszcze najwyżej { $extra })
    } przeciw obronie { $wanted }

## The story

deed-sold =
    { $you ->
        [yes] sprzedajesz
       *[no] sprzedaje
    } towar ze świata { $cards }
deed-left =
    { $you ->
        [yes] odrzucasz
       *[no] odrzuca
    } ze stołu: { $cards }
deed-placed =
    { $you ->
        [yes] wykładasz
       *[no] wykłada
    }: { $cards }
deed-attacked =
    { $you ->
        [yes] deklarujesz
       *[no] deklaruje
    } przejęcie: { $cards }
deed-taken =
    { $you ->
        [yes] przejmujesz
       *[no] przejmuje
    }: { $cards }
deed-yielded =
    { $you ->
        [yes] tracisz
       *[no] traci
    }: { $cards }
deed-repelled =
    { $you ->
        [yes] nie przejmujesz
       *[no] nie przejmuje
    }: { $cards }
deed-paid =
    { $you ->
        [yes] płacisz
       *[no] płaci
    }{ $cards ->
        [none]
            {" "}{ $count ->
                [one] { $count } kartę
                [few] { $count } karty
               *[many] { $count } kart
            }
       *[other] : { $cards }
    }
deed-consumed =
    { $you ->
        [yes] konsumujesz
       *[no] konsumuje
    } { $count ->
        [one] towar ze świata { $cards }
       *[other] towary ze światów: { $cards }
    }
deed-discarded =
    { $you ->
        [yes] odrzucasz
       *[no] odrzuca
    }{ $cards ->
        [none]
            {" "}{ $count ->
                [one] { $count } kartę
                [few] { $count } karty
               *[many] { $count } kart
            }
       *[other] : { $cards }
    }
deed-vp =
    { $you ->
        [yes] bierzesz
       *[no] bierze
    } { $count } PZ
deed-tiles =
    { $count ->
        [one] wykłada znacznik technologii
        [few] wykłada { $count } znaczniki technologii
       *[other] wykłada { $count } znaczników technologii
    }
deed-produced =
    { $you ->
        [yes] dostajesz
       *[no] dostaje
    } { $count ->
        [one] towar na świecie { $cards }
       *[other] towary na światach: { $cards }
    }
deed-kept =
    { $you ->
        [yes] zatrzymujesz
       *[no] zatrzymuje
    }{ $cards ->
        [none]
            {" "}{ $count ->
                [one] { $count } kartę
                [few] { $count } karty
               *[many] { $count } kart
            }
       *[other] : { $cards }
    }
deed-drawn =
    { $you ->
        [yes] dobierasz
       *[no] dobiera
    }{ $cards ->
        [none]
            {" "}{ $count ->
                [one] { $count } kartę
                [few] { $count } karty
               *[many] { $count } kart
            }
       *[other] : { $cards }
    }
deed-won =
    { $you ->
        [yes] zdobywasz
       *[no] zdobywa
    } zadanie: { $cards }
deed-lost =
    { $you ->
        [yes] tracisz
       *[no] traci
    } zadanie: { $cards }

## What is said at the prompt

ask-help =
    { $count ->
        [one] numer albo { $word } po pomoc
        [few] najwyżej { $count } numery albo { $word } po pomoc
       *[many] najwyżej { $count } numerów albo { $word } po pomoc
    }
not-offered = Nie ma takiego wyboru: { $typed }.
not-understood = „{ $typed }” to ani wybór, ani polecenie, ani karta; wpisz ?, aby zobaczyć pomoc.
too-many =
    { $count ->
        [one] Tu potrzebna jest tylko jedna odpowiedź.
        [few] Tu potrzebne są najwyżej { $count } odpowiedzi i muszą do siebie pasować.
       *[many] Tu potrzeba najwyżej { $count } odpowiedzi i muszą do siebie pasować.
    }
several-cards = To może być: { $names }.
too-many-cards = Liczba pasujących nazw: { $count }; wpisz więcej.
hint = Bot powiedziałby: { $choice }
hint-chance = { $chance } % szans na wygraną po: { $choice }
undone = Twoja ostatnia decyzja została cofnięta.
undo-nothing = Nie ma żadnej twojej decyzji do cofnięcia.
undo-too-late = Tego nie można już cofnąć: od tamtej pory wiesz coś nowego.
log-empty = Jeszcze nic się nie wydarzyło.
saved = Gra zapisana w pliku { $file }
resume = Dalsza gra później: galaktyka play --load "{ $file }"
save-not-ours = Plik { $file } istnieje i nie jest zapisaną grą, więc zostaje bez zmian.
save-replace = W pliku { $file } jest inna gra. Zastąpić ją? (tak/nie)
quit-ask = Zapisać grę przed wyjściem? (tak/nie, Enter – zostaję)
quit-stay = Gramy dalej.
input-ended = Gra została przerwana.
after-game = zapisz PLIK, dziennik, nazwa karty albo Enter, aby wyjść

## Help

help-answers =
    Wpisz numer wyboru albo kilka numerów ze spacjami tam, gdzie wybierasz kilka kart.
    Wpisz nazwę karty lub jej część, aby przeczytać kartę.
help-help = ta pomoc; z nazwą – ta karta
help-table = wszystko, co leży na stole, i twoja ręka
help-log = co się wydarzyło, odkąd grasz
help-hint = co zrobiłby bot na twoim miejscu
help-undo = cofnij ostatnią decyzję, jeśli od tamtej pory nie wiesz nic nowego
help-save = zapisz grę; z nazwą – w tym pliku
help-quit = wyjdź z gry
help-marks =
    ◇2 to technologia o koszcie 2, ○2 świat o koszcie 2, ●2 świat militarny o obronie 2; ■ to towar.
    Fazy w nawiasach są grane w tej rundzie; strzałka pokazuje, gdzie jest gra.

## The end

game-over = Koniec gry
final-score = { $name }: { $score } PZ (karty i towary przy remisie: { $ties })
goal-line = Zadanie: { $goal }
chips = żetony PZ
winner =
    { $name ->
        [Ty] Wygrywasz!
       *[other] Wygrywa { $name }.
    }
winners = Wspólne zwycięstwo: { $names }.
unfinished = Gra nie jest skończona.

## Analiza

analysis-chances = Szansa na wygraną, decyzja po decyzji
analysis-mistakes = Najdroższe decyzje
analysis-flawless = Nic nie kosztowało więcej, niż można przypisać losowi.
analysis-loss = koszt
analysis-player = gracz
analysis-moment = decyzja
analysis-taken = zrobione
analysis-better = lepsze

## Roll for the Galaxy

roll-piles = pula PZ { $pool } · woreczek { $bag }
roll-seat-numbers = { $score } PZ ({ $chips } w żetonach) · kredyty { $credits }
roll-dice-needed = kości { $dice } z { $cost }
roll-two-numbers = Wpisz dwa numery: fazy i kości, na przykład 2 6.
roll-gain-credits =
    { $count ->
        [one] { $count } kredyt
        [few] { $count } kredyty
       *[other] { $count } kredytów
    }
roll-gain-vp = { $count } PZ
roll-gain-tiles =
    { $count ->
        [one] { $count } kafel
        [few] { $count } kafle
       *[other] { $count } kafli
    }
roll-help-marks =
    ◇2 to technologia o koszcie 2, ○2 planeta o koszcie 2; ■ to dobro; +2 to kafle pod wierzchem stosu.
    Fazy w nawiasach odbywają się w tej rundzie; strzałka pokazuje, gdzie jest gra.
roll-final-score = { $name }: { $score } PZ (kości w kubku i kredyty przy remisie: { $ties })

## Transgalactica

tg-used = Zajęte pola akcji głównych: { $list }
tg-map = Mapa
tg-home = Planeta centralna
tg-outposts = placówki: { $list }
tg-ships = statki: { $list }
tg-pirates = piraci: { $text }
tg-token = żeton premii: { $text }
tg-planet-used = użyta w tej rundzie
tg-technologies = Technologie z wymaganym poziomem
tg-missions = Misje z wymaganym poziomem polityki
tg-senate = Senat: dekrety i wolne biura
tg-mining-token = Żeton wydobycia: { $text }
tg-objectives = Twoje cele; liczy się lepszy
tg-points = { $vp } PZ
tg-workers = kapitanowie { $captains } · załoganci { $crew } · pozostałe placówki { $outposts } · znaczniki rozwoju { $markers }
tg-log = dziennik misji
tg-marked = technologie
tg-tokens = żetony premii
tg-mining = tor wydobycia
tg-scored = w trakcie gry
tg-leftovers = pozostałe kredyty i zasoby
tg-help-marks =
    ⚡ to energia, ▲ surowiec, ☼ obcy, ¢ kredyty.
    ◆ to dekret, ◇ wolne biuro senatu; liczby przed kartami to wymagane poziomy.
