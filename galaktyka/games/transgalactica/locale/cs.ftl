### The words of Transgalactica in Czech.

## Terms

track-technology = technologie
track-military = vojenství
track-production = výroba
track-politics = politika
track-trade = obchod
track-any = libovolná stupnice
area-omni = Všeakce
area-exploration = Průzkum
area-mining = Těžba
area-trade = Obchod
area-technology = Technologie
area-military = Vojenství
area-production = Výroba
area-politics = Politika
area-any = libovolná oblast kromě všeakce
color-green = zelená
color-yellow = žlutá
color-purple = fialová
color-grey = šedá
color-all = vícebarevná
kind-action = akční planeta
kind-mining = těžební planeta
kind-wild = divoká planeta
kind-special = zvláštní planeta
type-commercial = obchodní
type-war = válečná
type-cultural = kulturní
or = nebo
choice = NEBO

## Amounts

amount-energy =
    { $n ->
        [one] { $n } energie
        [few] { $n } energie
       *[other] { $n } energií
    }
amount-ore =
    { $n ->
        [one] { $n } ruda
        [few] { $n } rudy
       *[other] { $n } rud
    }
amount-alien =
    { $n ->
        [one] { $n } mimozemšťan
        [few] { $n } mimozemšťané
       *[other] { $n } mimozemšťanů
    }
amount-credit =
    { $n ->
        [one] { $n } kredit
        [few] { $n } kredity
       *[other] { $n } kreditů
    }
amount-any =
    { $n ->
        [one] { $n } libovolný zdroj
        [few] { $n } libovolné zdroje
       *[other] { $n } libovolných zdrojů
    }
amount-vp = { $n } VB

## Amounts that somebody pays

paid-energy =
    { $n ->
        [one] { $n } energii
        [few] { $n } energie
       *[other] { $n } energií
    }
paid-ore =
    { $n ->
        [one] { $n } rudu
        [few] { $n } rudy
       *[other] { $n } rud
    }
paid-alien =
    { $n ->
        [one] { $n } mimozemšťana
        [few] { $n } mimozemšťany
       *[other] { $n } mimozemšťanů
    }
paid-credit = { amount-credit }
paid-any = { amount-any }
paid-vp = { amount-vp }

## Effects

effect-gain = { $list }
effect-choose = { $list }
effect-advance =
    postup o { $steps } na stupnici: { $tracks }{ $price }{ $optional ->
        [yes] {" "}(chceš-li)
       *[no] {""}
    }
price-free = , zdarma
price-none = {""}
price-full = , za plnou cenu
price-main = , za cenu nižší o jeden kus
price-discount = , se slevou: { $list }
effect-pay-for = až { $times }×: zaplať { $list } a { $then }
effect-pay-one-of = zaplať: { $list }
effect-move-free =
    { $n ->
        [one] posuň loď o { $n } pole bez energie
        [few] posuň loď až o { $n } pole bez energie
       *[other] posuň loď až o { $n } polí bez energie
    }
effect-jump-to-wormhole = přesuň loď zdarma k planetě s červí dírou
effect-wormhole-access = použij v tomto průzkumu červí díru odkudkoli (zaplať za ni)
effect-place-outpost =
    umísti základnu { $where ->
        [orbit] na planetu, kolem níž krouží tvá loď
       *[any_action_planet] na libovolnou akční planetu
    }{ $price }
effect-mark-tech = označ dostupnou technologii
effect-take-mission = vezmi si dostupnou misi
effect-complete-mission = splň misi z deníku bez ceny nebo bez požadavku
effect-mobilise =
    { $n ->
        [one] mobilizuj { $n } člena posádky
        [few] mobilizuj { $n } členy posádky
       *[other] mobilizuj { $n } členů posádky
    }
effect-take-action =
    proveď { $version ->
        [main] hlavní
       *[secondary] vedlejší
    } akci: { $area }
effect-explore =
    { $version ->
        [main] posuň loď a umísti základnu
       *[secondary] posuň loď nebo umísti základnu
    }
effect-take-mining-token = vezmi si žeton těžby
effect-mine = získej všechny odměny za těžbu
effect-activate-mining-planets = získej odměny všech svých těžebních planet a { $n } VB za každou
effect-collect-resources = seber zdroje
effect-reuse-bonus-token = použij znovu jeden použitý žeton bonusu a odhoď ho
effect-draw-bonus-tokens = dej si do rezervy žetony bonusu: základní { $basic }, pokročilé { $advanced }
effect-double-income = zdvojnásob své odměny v této fázi příjmů
effect-temp-level = { $track } +{ $n } do konce kola
effect-captain-may-reuse-main = jeden kapitán smí provést hlavní akci, kterou už použili jiní; nikdo nenásleduje
effect-commission-lieutenant = vyměň 1 člena posádky za poručíka, který stojí jen na polích vedlejších akcí, ale provádí hlavní
effect-take-planet = vezmi si planetu Technologická noční můra s přenosnou červí dírou
effect-add-ship = postav druhou loď vedle své
effect-update-priority-track = uprav stupnici pořadí

## Powers

event-ship-moved = Kdykoli posuneš loď
event-advanced-military = Kdykoli postoupíš na stupnici vojenství
event-advanced-production = Kdykoli postoupíš na stupnici výroby
event-mining-action = Při každé akci těžby
event-exploration-action = Při každé akci průzkumu
event-secondary-action = Kdykoli provedeš vedlejší akci
event-technology-marked = Kdykoli označíš technologii
event-mission-taken = Kdykoli si vezmeš misi
event-commercial-or-war-mission = Kdykoli splníš obchodní nebo válečnou misi
event-action-planet-used = Kdykoli použiješ akční planetu
event-senate-seat = Kdykoli usedneš v senátu
power-when = { $event }: { $text }.
power-free-step = Při každém pohybu smíš jít o { $n } pole dál bez energie.
power-mission-capacity = Do tvého deníku misí se vejdou { $n } mise.
power-mission-discount = Mise tě stojí méně o: { $list }.
power-mission-reach = Smíš brát mise o { $n } pole dál, než je tvá úroveň politiky.
power-activate = Jednou za kolo: zaplať { $list }; { $text }.
power-military-scoring = Na konci kola: zisk vojenského vůdce se počítá { $gain }×, ztráta posledního { $loss }×.
power-wormhole-price = Za červí díru smíš zaplatit { $list } místo mimozemšťana; za to získáš { $vp } VB.
power-trade-discount = Odemykání polí obchodu tě stojí méně o: { $list }.
power-crowded-action-planets = Smíš umisťovat základny na akční planety bez volného místa.
power-foreign-action-planet = Jednou za kolo: použij akční planetu, kde má základnu jiný hráč.
power-level-bonus = Tvé úrovně jsou o { $n } vyšší: { $tracks }.
power-used-main-spaces = Tví kapitáni smějí provádět hlavní akce, které už použili jiní; pak nikdo nenásleduje.
power-secondary-as-main = Jednou za kolo: proveď vedlejší akci jako hlavní.
power-score-levels = Konec hry: { $vp } VB za každou úroveň: { $tracks }.
power-score-markers = Konec hry: { $vp } VB za každou značku na tvých označených technologiích.
power-score-objective = Konec hry: { $vp } VB navíc za každé započtení tvého cíle, nejvýše { $max }.
power-reserve-token = Jednou za kolo: použij žeton ze své rezervy.
power-private-omni = Vlastní pole všeakce bez poplatku, pro jednoho kapitána nebo člena posádky za kolo.
power-military-watch = { $vp } VB, kdykoli někdo postoupí na stupnici vojenství díky kartě nebo planetě.
power-scavenge = Na začátku příjmů: získej { $n } od každého zdroje i kreditů, kterých nemáš žádné.
power-second-ship = Při průzkumu smíš rozdělit pohyb mezi dvě lodi; máš také 1 volný pohyb nebo základnu navíc.

## Requirements and scoring

need-level = { $track } { $n }
need-outposts = základny na planetách ({ $kind }): { $n }
need-outposts-any = základny mimo centrální planetu: { $n }
need-different-colors = základny na planetách různých barev: { $n }
need-same-color = základny na planetách téže barvy: { $n }
need-one-color = základny na planetách jedné barvy: { $n } ({ $colors })
need-each-kind = po jedné základně: { $kinds }
need-pirates = žetony pirátů: { $n }
need-techs = označené technologie: { $n }
need-each-type = splněné mise každého typu: { $n }
need-any-type = splněné mise jednoho typu: { $n } ({ $types })
per-techs-marked = { $vp } VB za každou označenou technologii
per-missions-completed = { $vp } VB za každou splněnou misi
per-missions-cultural = { $vp } VB za každou splněnou kulturní misi
per-missions-commercial = { $vp } VB za každou splněnou obchodní misi
per-missions-war = { $vp } VB za každou splněnou válečnou misi
per-pirate-tokens = { $vp } VB za každý žeton pirátů
per-outposts-color = { $vp } VB za každou základnu na planetě této barvy: { $of }
per-outposts-on-map = { $vp } VB za každou základnu na mapě
per-outposts-on-trade-planets = { $vp } VB za každou základnu na planetě s požadovanou úrovní obchodu
per-resources-left = { $vp } VB za každý zbylý zdroj
per-levels = { $vp } VB za každou úroveň: { $of }
at-most = {" "}(nejvýše { $max } VB)
plus = plus

## Lines of a card

line-cost = Cena: { $text }
line-needs = Požadavek: { $text }
line-reward = Odměna: { $text }
line-once = Ihned: { $text }
line-setup = Příprava: { $text }
line-mining = Těžba: { $text }
line-action = Akce: { $text }
line-income = Příjem: { $text }
line-slots = Úrovně obchodu míst: { $text }
line-crew = Odhoď 1 mobilizovaného člena posádky.
line-pirate = Síla { $strength }, { $vp } VB
line-text = { $text }

## Names

name-planet = { $kind } ({ $colors })
name-mission = Mise { $number } ({ $types })
name-token =
    { $category ->
        [mining] Žeton těžby
        [basic] Základní žeton bonusu
       *[advanced] Pokročilý žeton bonusu
    }
name-fleet = Žeton příjmu flotily
name-pirate = Vesmírní piráti
name-wealth = Karta bohatství { $number }
name-tech-nightmare = Technologická noční můra
name-tech-01 = Pohon předvoje
name-tech-02 = Důstojnická akademie
name-tech-03 = Hluboké vrty
name-tech-04 = Archiv misí
name-tech-05 = Pohotovostní posádky
name-tech-06 = Účtárna výprav
name-tech-07 = Recyklace žetonů
name-tech-08 = Polní dílny
name-tech-09 = Válečná propaganda
name-tech-10 = Výměna znalostí
name-tech-11 = Tunelové mýto
name-tech-12 = Smluvní prémie
name-tech-13 = Planetární cechy
name-tech-14 = Montážní linky
name-tech-15 = Obchodní výsada
name-tech-16 = Senátní lobby
name-tech-17 = Orbitální přístavky
name-tech-18 = Hostující dělníci
name-tech-19 = Sbor poradců
name-tech-20 = Souběžné velení
name-tech-21 = Přehlídka flotily
name-tech-22 = Polní povýšení
name-tech-23 = Doprovod konvojů
name-tech-24 = Průmyslové sčítání
name-tech-25 = Otevřená věda
name-tech-26 = Záblesk génia
name-tech-27 = Rada učenců
name-tech-28 = Velký plán
name-tech-29 = Právo přistání
name-tech-30 = Zvláštní operace
name-ability-lieutenant = Poručík
name-ability-technology-nightmare = Technologická noční můra
name-ability-lobbyist = Lobbista
name-ability-reserve-tokens = Rezerva
name-ability-merchant = Kupec
name-ability-private-omni = Vlastní všeakce
name-ability-warlord = Válečník
name-ability-scavenger = Sběrač
name-ability-pioneer = Průkopník
name-ability-second-ship = Druhá loď
name-decree-01 = Barvy galaxie
name-decree-02 = Rušné světy
name-decree-03 = Osvícená vláda
name-decree-04 = Všechna řemesla
name-decree-05 = Kámen a slunce
name-decree-06 = Těžební práva
name-decree-07 = Meč a váhy
name-decree-08 = Držitel patentů
name-decree-09 = Ruda a život
name-decree-10 = Plná sestava
name-decree-11 = Bezpečné trasy
name-decree-12 = Prověření agenti
name-office-move = Úřad expanze
name-office-points = Úřad poct
name-office-influence = Úřad vlivu
name-office-mobilise = Úřad mobilizace
name-objective-tech-or-mission = Činy a myšlenky
name-objective-cultural = Mecenáš kultury
name-objective-commercial = Obchodní impérium
name-objective-war = Veterán
name-objective-pirates-or-war = Bojovník
name-objective-yellow = Slunečné světy
name-objective-purple = Rudné světy
name-objective-green = Živé světy
name-objective-grey = Kamenné světy
name-objective-outposts-or-tech = Osadník nebo učenec
name-objective-pirates = Lovec pirátů
name-objective-trade-planets = Obchodní síť
name-objective-outposts-and-stock = Dobře zásobený
name-objective-levels = Všestranný
