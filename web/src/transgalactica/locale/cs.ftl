### The table of Transgalactica, in Czech.

## Parts of the board
board = Herní plán
tab-draft = Příprava
tab-map = Mapa
tab-actions = Akce
tab-tracks = Stupnice
tab-cards = Karty
tab-panel = Panel
tab-answers = odpovědi: { $n }
map = Mapa galaxie
areas = Hlavní akce
action-planets = Akční planety
spaces = Na mapě
free-actions = Volné akce
rounds = Kola
rounds-detail = žeton bere první hráč, když jeho kolo začíná
round-token = { $round }. kolo: { $token }
round-token-gone = { $round }. kolo: žeton už je pryč
round-no-token = { $round }. kolo: bez žetonu
order = pořadí
players = Hráči v pořadí hry
own-bar = Co máš
phase-draft = Příprava
phase-income = Příjmy
phase-action = Akce

## Words
good-energy = energie
good-ore = ruda
good-alien = mimozemšťan
good-credit = kredit
track-technology = Technologie
track-military = Vojenství
track-production = Výroba
track-politics = Politika
track-trade = Obchod
area-omni = Všeakce
area-exploration = Průzkum
area-mining = Těžba
area-trade = Obchod
area-technology = Technologie
area-military = Vojenství
area-production = Výroba
area-politics = Politika
type-commercial = obchodní
type-war = válečné
type-cultural = kulturní
type-dual = obchodní nebo válečné
captains = připravení kapitáni
crew = připravená posádka
workers-ready = kapitáni { $captains }, posádka { $crew }
vp = { $n } VB
level = úroveň { $n }
home = Centrální planeta
used = použito
use = Použít
ready = volný
at-work = v práci
free = volné
taken = zabráno
back = Zpět

## The map
pirates-of = Piráti o síle { $n }
token-here = Žeton bonusu za první základnu: { $token }
planet-used = Akce už byla v tomto kole použita
outposts-of = Základny: { $players }
ships-of = Lodě: { $players }
fly = Leť: { $planet } ({ $space })
fly-second = Druhá loď: { $planet } ({ $space })
fly-free = Leť bez energie: { $planet } ({ $space })
fly-free-second = Druhá loď, bez energie: { $planet } ({ $space })
place-at = Umístit základnu: { $planet } ({ $space })
jump = Červí dírou: { $planet } ({ $space })
jump-second = Druhá loď, červí dírou: { $planet } ({ $space })
collect = Seber: { $planet } ({ $space })
explore-both =
    { $n ->
        [0] Už žádný pohyb, zbývá základna.
        [one] Zbývá { $n } pohyb a základna.
        [few] Zbývají { $n } pohyby a základna.
       *[other] Zbývá { $n } pohybů a základna.
    }
explore-either =
    { $n ->
        [0] Základna.
        [one] { $n } pohyb, nebo základna.
        [few] { $n } pohyby, nebo základna.
       *[other] { $n } pohybů, nebo základna.
    }
explore-moves =
    { $n ->
        [0] Už žádný pohyb.
        [one] Zbývá { $n } pohyb.
        [few] Zbývají { $n } pohyby.
       *[other] Zbývá { $n } pohybů.
    }
overview = Přehled galaxie; Enter ukáže tvou loď
flight-of = Let: pohyby { $moves }, energie { $n }
flight-saved = ušetřená energie: { $n }
leg-free = volný pohyb
fly-for =
    { $n ->
        [0] Letět tam zdarma
       *[other] Letět tam za energii: { $n }
    }
no-outpost = Základnu tu teď neumístíš:
explore-rings = Zlatá čísla: energie na let. Tečkovaný kruh: tam zatím základnu neumístíš.
ship-number = Loď { $n }

## Areas and tracks
main-does = Hlavní akce: { $what }
secondary-does = Kdo následuje: { $what }
needs-technology = vyžaduje technologii { $n }
space-income = příjem: { $what }
space-gives = dává: { $what }
pile-of = žetony { $n }, nahoře: { $token }

## Cards
technologies = Technologie
technologies-detail = vlevo potřebná úroveň
missions = Mise
missions-detail = na pruhu potřebná politika
decrees = Dekrety senátu
decrees-detail = splň a pošli člena posádky
offices = Úřady senátu
offices-detail = zlaté křeslo, pak stříbrné
gold = Zlaté křeslo
silver = Stříbrné křeslo
no-card = žádná karta

## The control panel
outposts = Základny
outposts-detail = { $n } ze 7 na mapě
placed = umístěna
trade-track = Stupnice obchodu
reached = dosaženo
marker = značka
mining-track = Těžba
income-track = Příjem
place-pirate = místo pro žeton piráta
place-fleet = místo pro žeton flotily
needs-politics = vyžaduje politiku
politics-at = politika { $n }
workers = Dělníci
capsules = v kryokapslích: { $n }; prázdná místa platí
log = Deník misí
log-detail = mise: { $n }
log-none = V deníku není žádná mise.
missions-done = Splněno:
technologies-own = Označené technologie
technologies-none = Zatím žádná technologie.
hold = značky v nákladovém prostoru: { $n }
ability = Schopnost
objectives = Tajné cíle
objectives-detail = na konci boduje lepší
objectives-secret = Tajné až do konce.
tokens = Žetony bonusu
tokens-detail = volná akce, každý jednou
tokens-none = Zatím žádné žetony.
reserve = rezerva

## The draft
draft-title = Vezmi bohatství, nebo schopnost
draft-order = Nejdřív jedno z obojího, od posledního hráče k prvnímu; pak to, co ti chybí, od prvního k poslednímu.
wealth-sets = Bohatství
wealth-detail = postupy na stupnicích jsou zdarma
wealth-set = Sada bohatství { $n }
abilities = Schopnosti
abilities-detail = na celou hru

## The browser of pieces
sort-planet = Planety
sort-technology = Technologie
sort-mission = Mise
sort-decree = Dekrety
sort-office = Úřady
sort-objective = Cíle
sort-ability = Schopnosti
sort-token = Žetony bonusu
sort-mining = Žetony těžby
sort-wealth = Karty bohatství
sort-pirate = Piráti
sort-fleet = Žetony flotily
pieces-found =
    { $n ->
        [one] { $n } součást.
        [few] { $n } součásti.
       *[other] { $n } součástí.
    }
reconstructed = zrekonstruováno
reconstructed-detail = Takto označené hodnoty byly vidět jen na ztracených obrázcích; navrhli jsme je znovu.
field-category = druh
field-level = úroveň
field-number = číslo
field-effects = účinek
field-starting = počáteční žeton
field-group = skupina
field-strength = síla
field-vp = VB
field-timing = okamžik použití
field-income = příjem

## The first game
learn-intro = Skutečná hra s botem a s průvodcem po boku. Trvá asi hodinu; kdykoli můžeš přestat a vrátit se.
learn-point-map = Zkoumáš galaxii, posíláš kapitány do osmi oblastí a stoupáš po čtyřech stupnicích.
learn-first-title = První kolo, krok za krokem
learn-first-intro = Připravený stůl: každý tah prvního kola s vysvětlením. Deset minut, vždy se můžeš vrátit.
learn-first-begin = Zahrát první kolo

## The end
end-by-card = Karta po kartě
end-scored = Ve hře
end-scored-line = Získáno během hry
end-objective = Cíl
end-credits = Kredity
end-credits-line = Zbylé kredity
end-resources = Zdroje
end-resources-line = Zbylé zdroje, 1 VB za tři
end-not-counted = nepočítá se
