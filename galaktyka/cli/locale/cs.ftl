### The words of the command line in Czech; those of a game stand with the game.
### Every id exists in all languages.

## Names

you = Ty
bot = Bot
bot-number = Bot { $number }
player-number = Hráč { $number }

## Commands and short answers: ways to type them, the usual one first

command-help = ?, pomoc, p
command-table = stůl, t
command-log = deník, d
command-hint = rada, r
command-undo = zpět, z
command-save = ulož, u
command-quit = konec, k
yes = ano, a
no = ne, n

## The table

against = · proti: { $bots }
compiling = Pravidla se na pozadí kompilují; od příštího spuštění bude všechno rychlejší.
piles = zásoba { $pool } VB · dobírací balíček { $deck } · odhozené { $discard }
seat-numbers = { $score } VB (v žetonech { $chips }) · vojenská síla { $military } · ruka { $hand }
seat-specialised = specializovaná { $parts }
seat-defense = obrana před převzetím { $defense }
seat-vulnerable = zranitelnost: { $parts }
vulnerable-rebel-military-world = rebelská vojenská planeta
vulnerable-imperium-card = karta IMPÉRIUM
vulnerable-total-military-at-least-1 = vojenská síla
attack-so-far = { $world }: { $attack } proti { $defense }
robot-numbers = { $score } VB ({ $chips } v žetonech) · kredit { $credit } · ekonomika { $economy } · dílky { $tiles } (zbývá { $left }) · hromádka { $pile }
robot-dice = kostky: { $faces }
robot-score = { $name }: { $score } VB
robot-tiles = dílky technologií
your-hand = Tvoje ruka ({ $cards })
rest-of-hand = Kromě toho v ruce: { $cards }
start-worlds = Startovní planety, z nichž později vybereš: { $cards }
question-two-actions = Vyber dvě akční karty: napiš dvě čísla, například 1 4; Rozvoj a Osídlování můžeš vybrat dvakrát.
standing = Stav: { $scores }

## What the action cards do

role-explore-5 = Každý sejme 2, ponechá si 1; ty sejmeš o 5 více.
role-explore-1-1 = Každý sejme 2, ponechá si 1; ty obojího o 1 více.
role-develop = Každý může vyložit technologii; ty platíš o 1 kartu méně.
role-settle = Každý může vyložit planetu; ty si pak vezmeš 1 kartu.
role-consume-trade = Každý spotřebovává zboží; ty předtím jedno prodáš.
role-consume-2x = Každý spotřebovává zboží; ty dostaneš dvojnásobek VB.
role-produce = Každý produkuje; ty navíc na jedné prémiové planetě.

## Notes on choices

note-price =
    { $cards ->
        [0] zdarma
        [one] stojí { $cards } kartu
        [few] stojí { $cards } karty
       *[other] stojí { $cards } karet
    }
note-sale =
    { $cards ->
        [one] vynese { $cards } kartu
        [few] vynese { $cards } karty
       *[other] vynese { $cards } karet
    }
note-strength =
    vojenská síla { $own }{ $extra ->
        [0] {""}
       *[other] {" "}(a ještě nejvýš { $extra })
    } proti obraně { $wanted }

## The story

deed-sold =
    { $you ->
        [yes] prodáváš
       *[no] prodává
    } zboží z planety { $cards }
deed-left =
    { $you ->
        [yes] odhazuješ
       *[no] odhazuje
    } z území: { $cards }
deed-placed =
    { $you ->
        [yes] vykládáš
       *[no] vykládá
    }: { $cards }
deed-attacked =
    { $you ->
        [yes] ohlašuješ
       *[no] ohlašuje
    } převzetí: { $cards }
deed-taken =
    { $you ->
        [yes] přebíráš
       *[no] přebírá
    }: { $cards }
deed-yielded =
    { $you ->
        [yes] ztrácíš
       *[no] ztrácí
    }: { $cards }
deed-repelled =
    { $you ->
        [yes] nepřebíráš
       *[no] nepřebírá
    }: { $cards }
deed-paid =
    { $you ->
        [yes] platíš
       *[no] platí
    }{ $cards ->
        [none]
            {" "}{ $count ->
                [one] { $count } kartu
                [few] { $count } karty
               *[other] { $count } karet
            }
       *[other] : { $cards }
    }
deed-consumed =
    { $you ->
        [yes] spotřebováváš
       *[no] spotřebovává
    } { $count ->
        [one] zboží z planety { $cards }
       *[other] zboží z planet: { $cards }
    }
deed-discarded =
    { $you ->
        [yes] odhazuješ
       *[no] odhazuje
    }{ $cards ->
        [none]
            {" "}{ $count ->
                [one] { $count } kartu
                [few] { $count } karty
               *[other] { $count } karet
            }
       *[other] : { $cards }
    }
deed-vp =
    { $you ->
        [yes] bereš si
       *[no] bere si
    } { $count } VB
deed-tiles =
    { $count ->
        [one] vykládá dílek technologie
        [few] vykládá { $count } dílky technologií
       *[other] vykládá { $count } dílků technologií
    }
deed-produced =
    { $you ->
        [yes] dostáváš
       *[no] dostává
    } { $count ->
        [one] zboží na planetě { $cards }
       *[other] zboží na planetách: { $cards }
    }
deed-kept =
    { $you ->
        [yes] necháváš si
       *[no] nechává si
    }{ $cards ->
        [none]
            {" "}{ $count ->
                [one] { $count } kartu
                [few] { $count } karty
               *[other] { $count } karet
            }
       *[other] : { $cards }
    }
deed-drawn =
    { $you ->
        [yes] bereš si
       *[no] bere si
    }{ $cards ->
        [none]
            {" "}{ $count ->
                [one] { $count } kartu
                [few] { $count } karty
               *[other] { $count } karet
            }
       *[other] : { $cards }
    }
deed-won =
    { $you ->
        [yes] získáváš
       *[no] získává
    } cíl: { $cards }
deed-lost =
    { $you ->
        [yes] ztrácíš
       *[no] ztrácí
    } cíl: { $cards }

## What is said at the prompt

ask-help =
    { $count ->
        [one] číslo, nebo { $word } pro nápovědu
        [few] nejvýš { $count } čísla, nebo { $word } pro nápovědu
       *[other] nejvýš { $count } čísel, nebo { $word } pro nápovědu
    }
not-offered = Taková volba tu není: { $typed }.
not-understood = „{ $typed }“ není volba, příkaz ani karta; nápovědu zobrazí ?.
too-many =
    { $count ->
        [one] Tady stačí jedna odpověď.
        [few] Tady stačí nejvýš { $count } odpovědi a musí jít dohromady.
       *[other] Tady stačí nejvýš { $count } odpovědí a musí jít dohromady.
    }
several-cards = To může být: { $names }.
too-many-cards = Počet odpovídajících jmen: { $count }; napiš víc.
hint = Bot by řekl: { $choice }
hint-chance = { $chance } % na výhru po: { $choice }
undone = Tvoje poslední rozhodnutí je vzato zpět.
undo-nothing = Není žádné tvoje rozhodnutí, které by šlo vzít zpět.
undo-too-late = To už nejde vzít zpět: od té doby víš něco nového.
log-empty = Zatím se nic nestalo.
saved = Hra je uložena v souboru { $file }
resume = Pokračovat můžeš takto: galaktyka play --load "{ $file }"
save-not-ours = Soubor { $file } existuje a není to uložená hra, proto zůstává beze změny.
save-replace = V souboru { $file } je jiná hra. Nahradit ji? (ano/ne)
quit-ask = Uložit hru, než odejdeš? (ano/ne, Enter – zůstávám)
quit-stay = Hrajeme dál.
input-ended = Hra byla přerušena.
after-game = ulož SOUBOR, deník, název karty, nebo Enter pro odchod

## Help

help-answers =
    Napiš číslo volby, nebo několik čísel s mezerami tam, kde vybíráš několik karet.
    Napiš název karty nebo jeho část a kartu si přečteš.
help-help = tato nápověda; s názvem daná karta
help-table = všechno, co leží na stole, a tvoje ruka
help-log = co se stalo od chvíle, kdy hraješ
help-hint = co by na tvém místě udělal bot
help-undo = vezmi zpět poslední rozhodnutí, pokud od té doby nevíš nic nového
help-save = ulož hru; s názvem do daného souboru
help-quit = odejdi ze hry
help-marks =
    ◇2 je technologie s cenou 2, ○2 planeta s cenou 2, ●2 vojenská planeta s obranou 2; ■ je zboží.
    Fáze v závorkách se v tomto kole hrají; šipka ukazuje, kde hra právě je.

## The end

game-over = Konec hry
final-score = { $name }: { $score } VB (karty a zboží při shodě: { $ties })
goal-line = Cíl: { $goal }
chips = žetony VB
winner =
    { $name ->
        [Ty] Vyhráváš!
       *[other] Vyhrává { $name }.
    }
winners = Společné vítězství: { $names }.
unfinished = Hra není dohraná.

## Rozbor

analysis-chances = Šance na výhru, rozhodnutí po rozhodnutí
analysis-mistakes = Nejdražší rozhodnutí
analysis-flawless = Nic nestálo víc, než lze přičíst náhodě.
analysis-loss = cena
analysis-player = hráč
analysis-moment = rozhodnutí
analysis-taken = zahráno
analysis-better = lepší

## Roll for the Galaxy

roll-piles = zásoba VB { $pool } · sáček { $bag }
roll-seat-numbers = { $score } VB ({ $chips } v žetonech) · kredity { $credits }
roll-dice-needed = kostky { $dice } z { $cost }
roll-two-numbers = Napiš dvě čísla: fáze a kostky, například 2 6.
roll-gain-credits =
    { $count ->
        [one] { $count } kredit
        [few] { $count } kredity
       *[other] { $count } kreditů
    }
roll-gain-vp = { $count } VB
roll-gain-tiles =
    { $count ->
        [one] { $count } dílek
        [few] { $count } dílky
       *[other] { $count } dílků
    }
roll-help-marks =
    ◇2 je technologie s cenou 2, ○2 planeta s cenou 2; ■ je zboží; +2 jsou dílky pod vrchním dílkem sloupce.
    Fáze v závorkách se v tomto kole odehrají; šipka ukazuje, kde hra je.
roll-final-score = { $name }: { $score } VB (kostky v kelímku a kredity při remíze: { $ties })

## Transgalactica

tg-used = Obsazená pole hlavních akcí: { $list }
tg-map = Mapa
tg-home = Střední planeta
tg-outposts = základny: { $list }
tg-ships = lodě: { $list }
tg-pirates = piráti: { $text }
tg-token = žeton bonusu: { $text }
tg-planet-used = v tomto kole použita
tg-technologies = Technologie s požadovanou úrovní
tg-missions = Mise s požadovanou úrovní politiky
tg-senate = Senát: dekrety a volné úřady
tg-mining-token = Žeton těžby: { $text }
tg-objectives = Tvoje cíle; počítá se lepší
tg-points = { $vp } VB
tg-workers = kapitáni { $captains } · posádka { $crew } · zbývající základny { $outposts } · ukazatele rozvoje { $markers }
tg-log = deník misí
tg-marked = technologie
tg-tokens = žetony bonusu
tg-mining = stupnice těžby
tg-scored = v průběhu hry
tg-leftovers = zbylé kredity a zdroje
tg-help-marks =
    ⚡ je energie, ▲ ruda, ☼ mimozemšťané, ¢ kredity.
    ◆ je dekret, ◇ volný úřad senátu; čísla před kartami jsou požadované úrovně.
