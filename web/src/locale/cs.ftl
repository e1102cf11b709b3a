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
detail-copies = Kusů v balíčku
detail-start = Startovní planeta
detail-other-name = Anglický název
detail-partners = Hodí se k

## Tables
nav-tables = Stoly
table-title = Stůl
table-untitled = Stůl beze jména
table-loading = Prostíráme stůl…
to-tables = Ke stolům
new-table = Nový stůl
which-game = Která hra?
game-race = Karty. { $min }–{ $max } hráčů, asi 35 minut.
game-roll = Kostky. { $min }–{ $max } hráčů, asi 45 minut.
game-transgalactica = Mapa galaxie. { $min }–{ $max } hráčů, asi 90 minut.
who-plays = Kdo hraje?
players = Hráči
players-fewer = O hráče méně
players-more = O hráče více
seat-open = Volné místo
seat-open-detail = pro toho, kdo přijde
seat-bot = bot
seat-bot-number = Bot { $number }
seat-bot-is = Bot: { $bot }
seat-you = ty
seat-you-host = ty, hostitel
seat-host = hostitel
seat-guest = host
seat-free = Uvolnit místo
seat-add-bot = Přidat bota…
seat-label = Místo { $number }
seat-ready = hotovo
seat-choosing = vybírá
bot-random = Začátečník
bot-random-detail = zahraje cokoli, co se smí
bot-heuristic = Solidní
bot-heuristic-detail = má plán a drží se ho
bot-neural-novice = Nováček
bot-neural-novice-detail = často přehlédne nejlepší tah
bot-neural-practised = Zběhlý
bot-neural-practised-detail = hraje dobře, ale chybuje
bot-neural-skilled = Zkušený
bot-neural-skilled-detail = hraje dobře, chybuje málokdy
bot-neural = Silný
bot-neural-detail = učil se na milionech her
bot-expert = Expert
bot-expert-detail = totéž, a přemýšlí dopředu
option-advanced = Pokročilá hra
option-advanced-detail = dvě akce za kolo, pro dva hráče
option-first-game = První hra
option-first-game-detail = připravené ruce pro nováčky
option-tgs = The Gathering Storm
option-tgs-detail = více karet a cíle, až pro pět hráčů
option-rvi = Rebel vs Imperium
option-rvi-detail = více karet a o jednoho hráče víc
option-goals = Cíle
option-goals-detail = vítězné body navíc; s The Gathering Storm
option-takeovers = Převzetí
option-takeovers-detail = vojenské planety lze ostatním převzít; s Rebel vs Imperium
option-draft = Draft
option-draft-detail = každý si nejprve vybere vlastní balíček; s The Gathering Storm
option-duel = Rebelové proti Impériu
option-duel-detail = scénář pro dva hráče; s Rebel vs Imperium
option-solitaire = Hra pro jednoho
option-solitaire-detail = proti robotovi (rekonstrukce); s The Gathering Storm
option-robot-easy = Lehký robot
option-robot-easy-detail = pro hru jednoho hráče
option-robot-hard = Těžký robot
option-robot-hard-detail = pro hru jednoho hráče
option-hints = Nápovědy
option-hints-detail = pro všechny, nebo pro nikoho
option-undo = Vracení
option-undo-detail = dokud není vidět nic nového
option-public = V otevřeném seznamu
option-public-detail = jinak jen s odkazem
title-label = Název
title-hint = Páteční stůl
name-label = Tvé jméno
name-hint = Jak ti říkají přátelé
name-title = Jak ti máme říkat?
name-save = Uložit
name-change = Změnit jméno
options-turned-on = Zapnuto také: { $names }.
options-turned-off = Nejde to dohromady, proto vypnuto: { $names }.
starts-now = Začne hned.
starts-later = Začne, jakmile se obsadí volná místa.
create-table = Založit stůl
your-move = Tvůj tah
my-tables = Tvé stoly
open-tables = Otevřené stoly
tables-wait =
    { $n ->
        [one] čeká { $n } stůl
        [few] čekají { $n } stoly
       *[other] čeká { $n } stolů
    }
no-tables-yet = Zatím nesedíš u žádného stolu.
no-open-tables = Teď není žádný otevřený stůl. Sedni si první: boti zaplní místa, lidé se mohou přidat.
stage-your-move = tvůj tah
stage-open = čeká na hráče
stage-playing = hraje se
stage-over = dohráno
stage-closed = zavřený
play = Hrát
look = Podívat se
join = Přidat se
join-as = Sednout si jako { $name }
link-make = Osobní odkaz
link-about = S tímto odkazem jsi sám sebou i v jiném prohlížeči. Nech si ho pro sebe; nový zruší starý.
compiling = Připravujeme rychlejší hru: { $percent } %. Hrát se dá po celou dobu.
problem-offline = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
problem-name = Toto jméno nelze použít. Zvol jméno o 1 až 24 znacích.
problem-table = Tato místa a volby k sobě nejdou.
problem-fast = To bylo příliš rychle. Chvíli počkej a zkus to znovu.
problem-seat-taken = Toto místo je obsazené.
recover-title = Tvůj osobní odkaz
recover-text = Od teď tento prohlížeč hraje jako host, kterému odkaz patří.
recover-do = Být tímto hostem
recover-failed = Tento odkaz už neplatí. Vytvoř nový v prohlížeči, ve kterém hraješ.

## Before the start
room-starts =
    { $free ->
        [0] Všechna místa jsou obsazená.
        [one] Hra začne, jakmile se obsadí ještě { $free } místo.
        [few] Hra začne, jakmile se obsadí ještě { $free } místa.
       *[other] Hra začne, jakmile se obsadí ještě { $free } míst.
    }
invite-title = Pozvi přátele
invite-link = Odkaz na tento stůl
invite-copy = Kopírovat odkaz
invite-copied = Zkopírováno

## At the table
you = Ty
you-lower = ty
name-you = { $name } (ty)
round = { $round }. kolo
waiting-for = čekáme:
game-over = Konec hry.
title-your-move = ● Tvůj tah · Galaktyka
menu = Nabídka
menu-sound = Zvuk
menu-sound-detail = dva tóny, když jsi na tahu
menu-motion = Animace
menu-motion-detail = karty létají na svá místa
menu-light = Světlý vzhled
menu-keys = Klávesy: šipky mezi kartami, Enter vybírá, druhý Enter nebo Ctrl+Enter potvrzuje, Escape ruší, U vrací, H žádá o nápovědu.
phases-label = Fáze tohoto kola
phase-skipped = vynechána
phase-done = odehrána
stat-hand =
    { $n ->
        [one] karta v ruce
        [few] karty v ruce
       *[other] karet v ruce
    }
stat-military = Síla
stat-cards =
    { $n ->
        [one] vyložená karta
        [few] vyložené karty
       *[other] vyložených karet
    }
stat-chips =
    { $n ->
        [one] žeton
        [few] žetony
       *[other] žetonů
    }
piles-label = Hromádky
pile-pool = zásoba
pile-deck = balíček
pile-discard = odložené
pool-points =
    { $points ->
        [one] v zásobě zbývá { $points } bod
        [few] v zásobě zbývají { $points } body
       *[other] v zásobě zbývá { $points } bodů
    }
tableau-of = Vyložené karty: { $player }
tableau-empty = Zatím nic není vyloženo.
own-tableau = Tvé vyložené karty
hand-label =
    { $n ->
        [one] Tvá ruka, { $n } karta
        [few] Tvá ruka, { $n } karty
       *[other] Tvá ruka, { $n } karet
    }
drawn-label =
    { $n ->
        [one] { $n } dobraná karta
        [few] { $n } dobrané karty
       *[other] { $n } dobraných karet
    }
hand-empty = Nemáš v ruce žádnou kartu.
has-good = se zbožím: { $good }
can-be-chosen = lze vybrat
lands-here = { $card } sem
slot-last = { $number } končí hru
doing-choose-action = vybíráš
doing-discard-opening = odhazuješ
doing-keep = prozkoumáváš
doing-choose-development = rozvíjíš
doing-pay = platíš
doing-choose-world = osidluješ
doing-settle-how = osidluješ
doing-sell = obchoduješ
doing-consume = spotřebováváš
doing-consume-good = spotřebováváš
doing-discard-hand = spotřebováváš
doing-guess = hádáš
doing-produce = produkuješ
doing-windfall-world = produkuješ
doing-hand-limit = odhazuješ
doing-hire = najímáš
doing-choose-start = vybíráš
doing-discard-explored = prozkoumáváš
doing-develop-how = rozvíjíš
doing-ante = sázíš
doing-take-revealed = sázíš
doing-draft = vybíráš balíček
doing-takeover = útočíš
doing-takeover-power = útočíš
doing-reinforce = útočíš
doing-defend = bráníš se
doing-nothing = hotovo

## Questions
question-label = Otázka pro tebe
answers-label = Odpovědi
question-pay-for = Zaplať za: { $card }
actions-label = Karty akcí
bonus-explore-5 = podívej se na 5 navíc
bonus-explore-1-1 = vezmi a nech si o 1 víc
bonus-develop = o 1 levnější
bonus-settle = potom vezmi 1 kartu
bonus-consume-trade = nejdřív prodej 1 zboží
bonus-consume-2x = dvojnásobné body
bonus-produce = a jedna prémiová planeta
guess-about = Uhodni cenu vrchní karty balíčku; otočí se, a při správném tipu ji dostaneš do ruky. Stiskni číslo dvakrát.
sum-bonus = za tvou volbu
sum-this-phase = pro tuto fázi
sum-reserve = lze přidat
sum-military-of = z potřebných { $defense }
sum-cards =
    { $n ->
        [one] karta
        [few] karty
       *[other] karet
    }
sum-free-with = odhozením: { $card }
stamp-pays = platí { $n }
stamp-discard = odhodit
choose-card = Vyber kartu
choose-one = Vyber jednu možnost
choose-more-cards =
    { $n ->
        [one] Vyber ještě { $n } kartu
        [few] Vyber ještě { $n } karty
       *[other] Vyber ještě { $n } karet
    }
choose-more-actions =
    { $n ->
        [one] Vyber { $n } akci
        [few] Vyber { $n } akce
       *[other] Vyber { $n } akcí
    }
commit-action = Zvolit: { $action }
commit-place = Vyložit: { $card }
commit-keep =
    { $n ->
        [one] Nechat si { $n } kartu
        [few] Nechat si { $n } karty
       *[other] Nechat si { $n } karet
    }
commit-discard-opening =
    { $n ->
        [one] Odhodit { $n } kartu
        [few] Odhodit { $n } karty
       *[other] Odhodit { $n } karet
    }
commit-hand-limit =
    { $n ->
        [one] Odhodit { $n } kartu
        [few] Odhodit { $n } karty
       *[other] Odhodit { $n } karet
    }
commit-discard-explored =
    { $n ->
        [one] Odhodit { $n } kartu
        [few] Odhodit { $n } karty
       *[other] Odhodit { $n } karet
    }
really = Opravdu? { $what }
no-way-back = Nepůjde vzít zpět.
sending = Odesíláme…
undo = Vzít zpět
waiting-title = Čekáme:
waiting-table = Hra běží dál…
hint-title = Nápověda
hint-ask = Požádat o radu
hint-hide = skrýt
hint-says = Bot ({ $bot }) by zvolil:
hint-best = Šance na výhru po každé odpovědi, jak je vidí natrénovaná síť:
hint-given = je tu nápověda
hint-none = Teď žádná rada není: za chvíli o ni požádej znovu.
hint-thinking = Chvilka přemýšlení…

## Start worlds and the draft
start-worlds-label = Tvoje startovní planety
draft-deck =
    { $n ->
        [one] Tvůj balíček: { $n } karta
        [few] Tvůj balíček: { $n } karty
       *[other] Tvůj balíček: { $n } karet
    }
draft-developments =
    { $n ->
        [one] { $n } technologie
        [few] { $n } technologie
       *[other] { $n } technologií
    }
draft-worlds =
    { $n ->
        [one] { $n } planeta
        [few] { $n } planety
       *[other] { $n } planet
    }
draft-military =
    { $n ->
        [one] { $n } vojenská planeta
        [few] { $n } vojenské planety
       *[other] { $n } vojenských planet
    }
draft-none = Tady budou ležet karty, které si vezmeš.

## Goals
goals-label = Cíle
goal-has = má ho
goal-owned = má ho { $names }
goal-open =
    { $points ->
        [one] za { $points } bod
        [few] za { $points } body
       *[other] za { $points } bodů
    }

## Takeovers
question-attack = Převzetí: { $card }
question-defend = { $player } chce převzít: { $card }
clash-attack = Útok
clash-defense = Obrana
clash-succeeds = Zatím planeta mění majitele. Remízu vyhrává útočník.
clash-fails = Zatím planeta zůstává majiteli.
force-military = Síla
force-specialised = proti této planetě
force-world = sama planeta
force-phase = v této fázi
force-up-to = až { $total }
target-numbers = útok { $attack } proti { $defense }
under-attack = útok
attacks-label = Převzetí v této fázi
attack-of = Útočí { $player }
attack-planned = ohlašuje se
attack-declared = ohlášeno
attack-fought = rozhoduje se
attack-won = úspěch
attack-failed = neúspěch
stat-defense = větší obrana před převzetím
vulnerable = Planety lze převzít: { $why }
vulnerable-rebel-military-world = má rebelskou vojenskou planetu
vulnerable-imperium-card = má kartu IMPÉRIUM
vulnerable-total-military-at-least-1 = vojenská síla 1 nebo víc

## The robot of the solitaire game
robot-credit = Kredit
robot-economy = Ekonomika
robot-tiles = Dílky
robot-pile = hromádka

## The log
log-label = Co se stalo
log-setup = Příprava
log-heading = { $round }. kolo · { $phase }
log-heading-round = { $round }. kolo

## The line to the server
line-lost = Spojení se přerušilo.
line-trying = Zkoušíme znovu, pokus { $attempt }.
line-kept = Tvá volba je uložená tady a odešle se, až bude spojení zpět.
line-safe = Hra je uložená po každém tahu.
line-try-now = Zkusit teď
line-back = Jsme zpět. Všechno je aktuální.
dark-title = Hvězdárna je potemnělá
dark-text = Server neodpovídá od { $time }. Hra je uložená po každém tahu; nic se neztratilo. Hledáme dál.
dark-look = Podívat se teď
dark-show = Ukázat poslední pozici
watching = Sleduješ: { $title }.
watching-text = Ruce hráčů zůstávají zakryté.
away-text = Hraje za tebe bot.
away-back = Hrát zase sám
refused-title = Tento tah neprošel
refused-stale = Hra už pokročila. Nic se nezahrálo; takhle vypadá stůl teď.
refused-illegal = Tato odpověď tu není dovolená. Nic se nezahrálo.
refused-no-undo = To už nejde vzít zpět: něco se mezitím odkrylo.
refused-not-asked = Teď se tě nikdo na nic neptá. Nic se nezahrálo.
refused-not-seated = Tento stůl jen sleduješ.
refused-too-many = To bylo příliš rychle. Chvíli počkej a zkus to znovu.
refused-other = Něco se nepovedlo. Nic se nezahrálo; takhle vypadá stůl teď.
refused-go-on = Pokračovat
leave-table = Odejít od stolu
leave-title = Odejít od rozehrané hry?
leave-text = Můžeš jít ke stolům a kdykoli se vrátit; ostatní počkají. Když odejdeš nadobro, hraje za tebe bot, dokud se nevrátíš.
leave-stay = Zůstat u stolu
leave-for-now = Vrátím se později
leave-to-bot = Ať hraje bot
no-table-text = Stůl na této adrese byl zavřen, nebo nikdy nebyl.
old-rules-title = Jiná pravidla
old-rules-text = U tohoto stolu se hrálo podle jiné verze pravidel. Zůstává beze změny.

## The end
end-wins = { $name } vyhrává o { $by }
end-wins-tie = { $name } vyhrává rozstřelem
end-you-win = Vyhráváš o { $by }
end-you-win-tie = Vyhráváš rozstřelem
end-robot-wins = Robot vítězí o { $by }
end-robot-wins-tie = Robot vyhrává remízu
end-shared = Společné vítězství: { $names }
end-by-tableau = Jedno území je plné.
end-by-pool = Zásoba bodů je prázdná.
end-by-both = Zásoba je prázdná a jedno území plné.
end-rounds =
    { $n ->
        [one] { $n } kolo.
        [few] { $n } kola.
       *[other] { $n } kol.
    }
end-scores = Výsledky
end-player = Hráč
end-chips = Žetony
end-worlds = Planety
end-developments = Techno­logie
end-counted = Počítané Σ
end-goals = Cíle
end-tiles = Dílky
end-total = Celkem
end-tie-break = Rozstřel
end-by-card = Karta po kartě
end-chips-line = Žetony
end-counted-line = z toho počítané: { $points }
end-seed = Semínko míchání: { $seed }
end-show-table = Ukázat stůl
rematch = Odveta
rematch-join = K odvetě
replay = Záznam
save-game = Uložit hru
verify = Zkontrolovat míchání
verify-title = Bylo míchání poctivé?
verify-checking = Přehráváme celou hru…
verify-fair = ✓ Míchání bylo poctivé.
verify-unfair = Něco nesouhlasí. Ulož hru a dej nám vědět.
verify-seal = Zapečetěno před rozdáním
verify-seed = Otevřeno po hře
verify-replay = Každý tah přehrán
verify-here = Spočítáno v tomto prohlížeči
verify-moves =
    { $n ->
        [one] { $n } tah
        [few] { $n } tahy
       *[other] { $n } tahů
    }

## Rules
nav-rules = Pravidla
rules-search = Hledat v pravidlech
rules-contents = Obsah
rules-aside = Otázky a karty
rules-questions = Na co se lidé ptají
rules-cards = Karty z této stránky
rules-way = Další kapitoly
rules-own-words = Race for the Galaxy s prvními dvěma rozšířeními, vlastními slovy.
rules-previous = předchozí kapitola
rules-next = Dál: { $title }
rules-learn = Zahrát si první hru s průvodcem
rules-link = Odkaz na „{ $title }“
rules-example = Příklad.
rules-start = startovní planeta { $number }
rules-minutes =
    { $minutes ->
        [one] { $minutes } minuta čtení.
        [few] { $minutes } minuty čtení.
       *[other] { $minutes } minut čtení.
    }
rules-found =
    { $count ->
        [one] { $count } místo
        [few] { $count } místa
       *[other] { $count } míst
    }
rules-none = Nic se nenašlo. Zkus jiné slovo, nebo jich méně.
rules-failed = Pravidla se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.

## Replay
replay-title = Záznam
replay-round-of = { $round }. kolo z { $rounds }
replay-step = { $named }, krok { $step } z { $steps }
replay-secret = { $player } odpovídá tajně.
replay-slider = Okamžik hry
replay-to-round = Na { $round }. kolo
replay-seen-by = Kdo se dívá
replay-spectator = diváci
replay-spectating = Tak to viděli diváci: karty v ruce zůstávají skryté
replay-hand = Karty v ruce: { $player }
replay-drawn = Dobrané karty: { $player }
replay-controls = Záznam
replay-phase-back = Na předchozí fázi
replay-back = O krok zpět
replay-play = Přehrát
replay-pause = Zastavit
replay-on = O krok dál
replay-phase-on = Na další fázi
replay-speed = Rychlost: { $times }krát
replay-copy = Kopírovat odkaz na tento okamžik
replay-copied = Odkaz zkopírován
replay-scores = Výsledky
replay-keys = Mezerník: přehrát · ← → krok · ↑ ↓ hráč · Page Up, Page Down: fáze
replay-keys-mistakes = 1 až 5: nejdražší rozhodnutí
replay-not-over = Tahle hra se ještě hraje
replay-none = Tady žádný záznam není
replay-problem-playing = Záznam ukazuje všechny karty, proto se otevře až po konci hry.
replay-problem-other = Záznam se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.
replay-watch = Ke stolu
play-on = Hrát dál odtud
play-on-about = Nový stůl začíná touto pozicí, zamíchaný jako tehdy. Jedno místo je tvé, na ostatních hrají boti.
play-on-seat = Tvé místo
play-on-bots = Boti na ostatních místech
play-on-start = Hrát dál
play-on-starting = Prostíráme stůl…
origin =
    { $step ->
        [0] Rozdání ze záznamu, hrané znovu.
        [one] Pokračování záznamu po jednom rozhodnutí.
       *[other] Pokračování záznamu po { $step } rozhodnutích.
    }
origin-short = pokračování záznamu
origin-watch = K tomu záznamu

## Rozbor

analysis = Rozbor
analysis-title = Šance na výhru, rozhodnutí po rozhodnutí
analysis-about = Bot projde hru znovu: kdo kdy vyhrával, která rozhodnutí stála nejvíc a co by bylo lepší.
analysis-start = Rozebrat hru
analysis-waiting =
    { $ahead ->
        [one] Rozbor čeká ve frontě: před ním ještě jedna hra.
        [few] Rozbor čeká ve frontě: před ním ještě { $ahead } hry.
       *[other] Rozbor čeká ve frontě: před ním ještě { $ahead } her.
    }
analysis-working = Bot prochází hru: { $percent }
analysis-untrained = Pro tuto hru ještě nikdo nevytrénoval síť, takže ji nelze rozebrat.
analysis-failed = Rozbor nedošel do konce.
analysis-flawless = Žádné rozhodnutí nestálo víc, než vysvětlí náhoda.
analysis-seen = jak to mohl vidět každý z hráčů: součet nemusí být 100 %
analysis-numbered = nejdražší rozhodnutí jsou očíslovaná
analysis-mistakes = Nejdražší rozhodnutí
analysis-you = Ty: { $action }
analysis-they = { $name }: { $action }
analysis-better = Lépe: { $action }
analysis-show = Ukázat
analysis-show-number = Ukázat rozhodnutí { $number }: { $loss }
analysis-slider = Rozhodnutí
analysis-round = kolo
analysis-here = Ukázat toto rozhodnutí

## Learning
nav-learn = Výuka
learn-title = První hra
learn-heading = Nauč se hrou
learn-intro = Skutečná hra proti botovi, s připravenými kartami a průvodcem po boku. Trvá asi půl hodiny a kdykoli můžeš přestat a vrátit se.
learn-point-hands = Startovní planety a karty jsou zvolené tak, aby všechny fáze přišly brzy.
learn-point-coach = Každá otázka je vysvětlená, když padne poprvé, i s tím, co by udělal dobrý hráč.
learn-point-free = Rozhoduješ ty. Dej na radu, nebo zkus něco jiného.
learn-begin = Začít první hru
learn-resume = Pokračovat v první hře
learn-anew = Začít znovu
learn-read = Raději si přečtu pravidla
learn-failed = Stůl se nepodařilo otevřít. Zkontroluj připojení a zkus to znovu.
learn-guest = Host
learn-coach = Průvodce
learn-step = Krok { $n } z { $of }
learn-extra = Mimochodem
learn-advice = Moje rada: { $choice }.
learn-costs =
    { $price ->
        [0] Nestojí nic.
        [one] Stojí { $price } kartu.
        [few] Stojí { $price } karty.
       *[other] Stojí { $price } karet.
    }
learn-conquers = Máš sílu { $military }, potřeba je { $defense }: nestojí nic.
learn-thinking = Přemýšlím, co poradit…
learn-myself = Vyberu si po svém
learn-next = Dál
learn-back = Zpět
learn-quit = hrát bez průvodce
learn-explain = Vysvětlit a poradit
learn-waiting = Druhý hráč vybírá.
learn-lobby = Ke stolům
learn-war-title = Cíle a převzetí
learn-war-intro = Krátká lekce pro ty, kdo znají základní hru: rozšíření u připraveného stolu. Pět minut, nic se nemůže pokazit.
learn-war-begin = Začít druhou lekci
learn-leave = opustit lekci
