### The words of Roll for the Galaxy in Czech.
### Messages called part-… are pieces of other messages in this file; every other id exists in all languages.


## Terms

round = Kolo { $number }
victory-points = vítězné body (VB)
vp = { $vp } VB
vp-chips = { $vp } VB v žetonech
credits = galaktické kredity
phase-explore = I: Průzkum
phase-develop = II: Vývoj
phase-settle = III: Osídlování
phase-produce = IV: Výroba
phase-ship = V: Přeprava
column-explore = Průzkum
column-develop = Vývoj
column-settle = Osídlování
column-produce = Výroba
column-ship = Přeprava
phase-setup = Příprava hry
phase-assign = Přidělení kostek
phase-manage = Správa impéria
colour-white = bílé
colour-red = červené
colour-purple = fialové
colour-blue = modré
colour-brown = hnědé
colour-green = zelené
colour-yellow = žluté
colour-gray = šedé
kind-white = Domovské
kind-red = Vojenské
kind-purple = Spotřební
kind-blue = Novinky
kind-brown = Vzácné prvky
kind-green = Geny
kind-yellow = Mimozemská technologie
face-wild = žolík
place-cup = kelímek
place-citizenry = Obyvatelstvo
place-developers = sloupec technologií
place-settlers = sloupec planet
place-bag = sáček
place-tableau = impérium
place-dictate = oblast Diktátu
place-strip = lišta fází
place-zone = zóna výstavby
end-tableau = Hra končí: něčí impérium má { $tiles } nebo více dílků.
end-vp-pool = Hra končí: počáteční zásoba VB je prázdná.

## What stands on a tile

type-development = Technologie
type-reassign = Technologie se schopností přesunu kostky
type-world =
    { $colour ->
       *[gray] Šedá planeta
        [blue] Planeta novinek (modrá)
        [brown] Planeta vzácných prvků (hnědá)
        [green] Planeta genů (zelená)
        [yellow] Planeta mimozemské technologie (žlutá)
    }
tile-cost = Cena { $cost }
tile-faction = Frakce { $number }
tile-home = Domovská planeta
power-line =
    { $phase ->
        [assign] Přesun: { $text }
        [explore] Průzkum: { $text }
        [develop] Vývoj: { $text }
        [settle] Osídlování: { $text }
        [produce] Výroba: { $text }
       *[ship] Přeprava: { $text }
    }
instant-line = Ihned: { $text }
bonus-line = Konec hry: { $text }

## Pieces

part-workers =
    { $many ->
        [exact]
            { $max ->
                [one] { $max } dělníka
                [few] { $max } dělníky
               *[other] { $max } dělníků
            }
       *[some]
            až { $max ->
                [one] { $max } dělníka
                [few] { $max } dělníky
               *[other] { $max } dělníků
            }
    }
part-dice =
    { $any ->
        [yes] { "" }
       *[no] { " " }(kostky: { $dice })
    }
part-colours =
    { $any ->
        [yes] { "" }
       *[no] { " " }({ $colours })
    }
part-from-worlds =
    { $any ->
        [yes] { "" }
       *[no] { " " }z planet: { $colours }
    }
part-colour =
    { $colour ->
        [white] bílá
        [red] červená
        [purple] fialová
        [blue] modrá
        [brown] hnědá
        [green] zelená
       *[yellow] žlutá
    }
part-colour-of-dice =
    { $colour ->
        [white] bílé
        [red] červené
        [purple] fialové
        [blue] modré
        [brown] hnědé
        [green] zelené
       *[yellow] žluté
    }
part-source =
    { $leaves ->
        [any] { "" }
        [one] { " " }z jednoho sloupce
       *[column] { " " }ze sloupce „{ $source }“
    }
part-to =
    { $goes ->
        [any] { " " }do jiných sloupců
        [selected] { " " }do tebou zvolené fáze
       *[some] { " " }do sloupců: { $to }
    }
part-condition =
    { $most ->
        [none] { "" }
       *[other] , pokud nikdo nemá víc planet ({ $most }) než ty (při shodě: { $tied })
    }
part-target =
    { $target ->
        [development] jiné technologie
       *[world] planety
    }
part-fewer-dice =
    { $amount ->
        [one] o { $amount } kostku méně
        [few] o { $amount } kostky méně
       *[other] o { $amount } kostek méně
    }

## Powers: Assign

power-reassign = Smíš přesunout { part-workers }{ part-dice }{ part-source }{ part-to }{ part-condition }.
power-dictate-unlimited = Diktát smíš použít kolikrát chceš za kolo; pokaždé tě stojí jinou kostku.
power-dictate-multi = Každý Diktát přesune až { $max } dělníky, do libovolných sloupců.

## Powers: the five phases

power-extra-worker = V této fázi máš po jednom dělníkovi navíc, kostky: { $dice }.
power-rearrange-construction-zone = Mezi úkoly smíš dílky ve své zóně výstavby libovolně přeskládat, na kterékoli straně.
power-draw-extra-tile =
    Po všech úkolech dober { $count ->
        [one] { $count } dílek
        [few] { $count } dílky
       *[other] { $count } dílků
    }.
power-credits-if-scouted-with =
    Na konci získej { $amount ->
        [one] { $amount } kredit
        [few] { $amount } kredity
       *[other] { $amount } kreditů
    }, pokud prozkoumávala tvá { part-colour } kostka.
power-stock-value =
    Naskladňující { part-colour } kostka dává { $amount ->
        [one] { $amount } kredit
        [few] { $amount } kredity
       *[other] { $amount } kreditů
    }.
power-scout-place-on-top = Dílek dobraný při prozkoumávání smíš položit na vrch sloupce.
power-credits-if-most-developments =
    Na konci získej { $amount ->
        [one] { $amount } kredit
        [few] { $amount } kredity
       *[other] { $amount } kreditů
    }, pokud máš víc technologií než každý jiný hráč.
power-build-discount =
    { $target ->
        [development]
            { $reassign_only ->
                [yes] Technologie se schopností přesunu kostky
               *[no] Technologie
            }
       *[world] Planety{ part-colours }
    } potřebují { part-fewer-dice }, ale nejméně { $minimum }.
power-builders-to-cup = Po dokončení { part-target } jdou { $min } až { $max } použité kostky do kelímku.
power-builders-of-colour-to-cup = Po dokončení { part-target } jdou všechny použité { part-colour-of-dice } kostky do kelímku.
power-credits-on-complete =
    Získej { $amount ->
        [one] { $amount } kredit
        [few] { $amount } kredity
       *[other] { $amount } kreditů
    } po dokončení { part-target }{ $extra ->
        [0] { "" }
       *[other] , o { $extra } víc za planety: { $extra_colours }
    }.
power-credits-flat =
    Na konci získej { $amount ->
        [one] { $amount } kredit
        [few] { $amount } kredity
       *[other] { $amount } kreditů
    }.
power-credits-per-die-in-citizenry =
    Na konci získej { $amount ->
        [one] { $amount } kredit
        [few] { $amount } kredity
       *[other] { $amount } kreditů
    } { $per ->
        [1] za každou kostku ({ part-colour }) ve svém Obyvatelstvu
       *[other] za každé { $per } { part-colour-of-dice } kostky ve svém Obyvatelstvu, zaokrouhleno nahoru
    }.
power-credits-per-good-on-world =
    Na konci získej { $amount ->
        [one] { $amount } kredit
        [few] { $amount } kredity
       *[other] { $amount } kreditů
    } za každé zboží na svých planetách{ part-colours }.
power-credits-per-good-die =
    Na konci získej { $amount ->
        [one] { $amount } kredit
        [few] { $amount } kredity
       *[other] { $amount } kreditů
    } za každé zboží, kterým je { part-colour } kostka.
power-goods-capacity = Na každou tvou planetu kromě šedých se vejdou { $capacity } zboží.
power-trade-bonus-credits =
    Získej { $amount ->
        [one] { $amount } kredit
        [few] { $amount } kredity
       *[other] { $amount } kreditů
    } navíc za každé prodané zboží{ part-from-worlds }.
power-consume-bonus-credits =
    Získej { $amount ->
        [one] { $amount } kredit
        [few] { $amount } kredity
       *[other] { $amount } kreditů
    } za každé spotřebované zboží{ part-from-worlds }.
power-consume-bonus-vp = Získej o { $amount } VB víc za každé spotřebované zboží{ part-from-worlds }.
power-pay-credits-for-vp-on-trade =
    Po každém prodeji smíš zaplatit { $cost ->
        [one] { $cost } kredit
        [few] { $cost } kredity
       *[other] { $cost } kreditů
    } za { $vp } VB.
power-vp-flat = Na konci získej { $amount } VB.
power-credits-if-highest-cost-world =
    Na konci získej { $amount ->
        [one] { $amount } kredit
        [few] { $amount } kredity
       *[other] { $amount } kreditů
    }, pokud jsou všechny planety s nejvyšší cenou tvoje.

## Instant effects

instant-remove-die = Odstraň jednu ze svých kostek odkudkoli.
instant-gain-die =
    Získej { $count ->
        [one] { $count } kostku ({ part-colour })
        [few] { $count } kostky ({ part-colour-of-dice })
       *[other] { $count } kostek ({ part-colour-of-dice })
    } { $place ->
        [cup] do kelímku
        [citizenry] do Obyvatelstva
       *[good] jako zboží na tuto planetu
    }.
instant-gain-credits =
    Získej { $amount ->
        [one] { $amount } kredit
        [few] { $amount } kredity
       *[other] { $amount } kreditů
    }.
instant-set-starting-credits = Začni s kredity: { $amount }.

## 6+ developments

bonus-fraction-of-development-cost =
    Celková cena tvých technologií{ $reassign_only ->
        [yes] { " " }se schopností přesunu kostky
       *[no] { "" }
    }, vydělená { $denominator } a zaokrouhlená nahoru, ve VB.
bonus-fraction-of-world-cost = Celková cena tvých planet{ part-colours }, vydělená { $denominator } a zaokrouhlená nahoru, ve VB.
bonus-per-development =
    { $vp } VB za každou tvou technologii{ $without_reassign ->
        [yes] { " " }bez schopnosti přesunu kostky
       *[no] { "" }
    }.
bonus-per-world = { $vp } VB za každou tvou planetu{ part-colours }.
bonus-per-good = { $vp } VB za každé zboží na tvých planetách.
bonus-per-different-die-colour-owned = { $vp } VB za každou jinou barvu tvých kostek.
bonus-per-group-of-dice-owned = { $vp } VB za každé { $group } tvé { part-colour-of-dice } kostky, zaokrouhleno nahoru.
bonus-triangular-vp-chips = 1 VB za první VB v žetonech, 1 za další 2, 1 za další 3 a tak dále.

## Questions

question-place-start = Který ze dvou dílků je technologie? Druhý bude planeta.
question-select = Polož jednu kostku na fázi, kterou volíš.
question-assign-wilds = Přiděl každého žolíka do sloupce.
question-assign-reassign = Použij schopnosti přesunu, nebo potvrď rozložení.
question-assign-move = Kterého dělníka přesuneš a kam?
question-place-tile = Zvol stranu každého dobraného dílku.
question-place-where = Na vrch sloupce, nebo dospod?
question-return-tile = Sáček je prázdný: vrať jeden dílek.
question-build = Který dělník jde teď na dílek?
question-crew = Které kostky dílek dokončí?
question-to-cup = Které z použitých kostek jdou do kelímku?
question-remove-die = Kterou kostku vrátíš do zásoby?
question-good = Které ze dvou zboží?
question-produce-die = Který výrobce se stane dalším zbožím?
question-produce-world = Na kterou planetu jde další výrobce?
question-ship-good = Odkud je přepravované zboží?
question-bank = Zaplatíš za vítězné body?
question-recall = Které kostky povoláš zpět z dílků a planet?
question-explore =
    { $n ->
        [0] Přeskládáš své dílky?
       *[other] Prozkoumat, nebo naskladnit? Zbývá průzkumníků: { $n }.
    }
question-ship = Prodat, nebo spotřebovat? Zbývá přepravců: { $n }.
question-recruit = Koho naverbuješ? Zbývá kreditů: { $n }.

## Answers

part-phase =
    { $phase ->
        [explore] Průzkum
        [develop] Vývoj
        [settle] Osídlování
        [produce] Výroba
       *[ship] Přeprava
    }
part-from =
    { $from ->
        [explore] Průzkum
        [develop] Vývoj
        [settle] Osídlování
        [produce] Výroba
        [ship] Přeprava
       *[wild] žolíky
    }
part-place =
    { $place ->
        [explore] Průzkum
        [develop] Vývoj
        [settle] Osídlování
        [produce] Výroba
        [ship] Přeprava
        [cup] { place-cup }
        [citizenry] { place-citizenry }
        [developers] { place-developers }
       *[settlers] { place-settlers }
    }
part-extra =
    { $extra ->
        [yes] navíc { "" }
       *[no] { "" }
    }
action-develop-first = { $card } jako technologie
action-select = Zvol fázi { part-phase }: kostka ({ part-colour }), { part-from }
action-move = Přesuň do fáze { part-phase }: kostka ({ part-colour }), { part-from }
action-dictate = Diktát za: kostka ({ part-colour }), { part-from }
action-use = Použij: { $card }
action-ready = Hotovo
action-pass = Nic dalšího
action-scout = Prozkoumat: { part-extra }kostka ({ part-colour })
action-stock = Naskladnit: { part-extra }kostka ({ part-colour })
action-abandon = Odhoď před prozkoumáním: { $card }
action-rearrange = Přeskládej zónu výstavby
action-place = Polož: { $card }
action-top = Na vrch
action-bottom = Dospod
action-return = Vrať do sáčku: { $card }
action-build = Polož: kostka ({ part-colour })
action-crew = Použij: kostka ({ part-colour })
action-to-cup = Do kelímku: kostka ({ part-colour })
action-remove = Odstraň: kostka ({ part-colour }), { part-place }
action-remove-good = Odstraň zboží: { $card }
action-good = kostka ({ part-colour })
action-produce-die = Vyrob: kostka ({ part-colour })
action-produce-on = Vyrob na: { $card }
action-trade = Prodat: { part-extra }kostka ({ part-colour })
action-consume = Spotřebovat: { part-extra }kostka ({ part-colour })
action-ship = Zboží: { $card }
action-pay = Zaplatit
action-no-pay = Neplatit
action-recruit = Naverbuj: kostka ({ part-colour })
action-recall = Povolej zpět: kostka ({ part-colour }), { part-place }
action-recall-good = Povolej zpět zboží: { $card }
