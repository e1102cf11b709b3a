# Stůl hry Roll for the Galaxy.
phase-explore = Průzkum
phase-develop = Vývoj
phase-settle = Osídlování
phase-produce = Výroba
phase-ship = Přeprava
phase-manage = Správa impéria
phase-assign = Přidělení kostek
reassign = Přesun
die-white = bílá kostka (Domovské)
die-red = červená kostka (Vojenské)
die-purple = fialová kostka (Spotřební)
die-blue = modrá kostka (Novinky)
die-brown = hnědá kostka (Vzácné prvky)
die-green = zelená kostka (Geny)
die-yellow = žlutá kostka (Mimozemská technologie)
die-rolled = { $colour }, strana: { $face }, leží: { $place }
face-explore = Průzkum
face-develop = Vývoj
face-settle = Osídlování
face-produce = Výroba
face-ship = Přeprava
face-wild = žolík
no-dice = žádné kostky
type-development = technologie
type-world-gray = šedá planeta
type-world-blue = planeta Novinek
type-world-brown = planeta Vzácných prvků
type-world-green = planeta Genů
type-world-yellow = planeta Mimozemské technologie
tile-cost =
    { $n ->
        [one] stojí { $n } kostku
        [few] stojí { $n } kostky
       *[other] stojí { $n } kostek
    }
tile-goods = Zboží: { $dice }.
at-once = Ihned:
at-the-end = Na konci hry:
other-side = Druhá strana:
other-half = Druhá polovina:

strip-label = Lišta fází
wild-dice = Žolíci
dictate = Diktát
used = použit
dictate-rests = leží zde, při odhalení se vrátí do kelímku
dictate-pay = Polož ji sem
dictate-how = Polož sem kostku a přesuň jinou do libovolného sloupce.
dictate-later = Jednou za kolo, po volbě fáze: kostka zde přesune jinou.
reassign-powers = Schopnosti přesunu
power-move =
    { $n ->
        [0] Vyber kostku a pak její sloupec.
        [one] Přesunuta { $n } kostka.
        [few] Přesunuty { $n } kostky.
       *[other] Přesunuto { $n } kostek.
    }
select-phase = Zvolit: { $phase }
lay-here = Sem: { $phase }
extra-die = kostka navíc pro hru dvou hráčů

ask-select = Zvol fázi
ask-assign = Přiděl kostky
step-select = Vezmi libovolnou kostku a polož ji na fázi, která má proběhnout. Bude tam také pracovat.
step-wilds = Každému žolíku urči sloupec.
step-reassign = Všechny kostky leží. Můžeš použít Diktát nebo schopnosti přesunu, potom „Hotovo“.
step-move = Vezmi kostku a polož ji do jiného sloupce.
step-lay = Teď zvol, kam půjde: sloupec, nebo klávesy 1 až 5.
start-over = Od začátku
start-pairs = Možnosti začátku

task-scout = Prozkoumat
task-stock = Naskladnit
task-trade = Prodat
task-consume = Spotřebovat
lost = { $n } propadne
tile-abandon-development = Odhodit
tile-abandon-world = Odhodit
tile-place-development = Jako technologie
tile-place-world = Jako planeta
tile-return-development = Vrátit do sáčku
tile-return-world = Vrátit do sáčku
tile-remove-development = Odstranit zboží
tile-remove-world = Odstranit zboží
tile-produce-development = Vyrobit zde
tile-produce-world = Vyrobit zde
tile-ship-development = Přepravit toto zboží
tile-ship-world = Přepravit toto zboží
tile-recall-development = Povolat zboží
tile-recall-world = Povolat zboží
tile-develop-development = Jako technologie
place-strip = lišta
place-wild = zatím nepřidělena
place-cup = Kelímek
place-citizenry = Obyvatelstvo
place-developers = Na technologii
place-settlers = Na planetě
place-crew = Kostky, které dílek dokončily
place-good = Zboží
workers-explore = Průzkumníci
workers-develop = Vývojáři
workers-settle = Osadníci
workers-produce = Výrobci
workers-ship = Přepravci

credits = Kredity
citizenry = Obyvatelstvo
cup = Kelímek
stores-label = Tvoje kostky a kredity
construction = Zóna výstavby
stack-development = Technologie
stack-world = Planety
stack-count =
    { $n ->
        [one] { $n } dílek
        [few] { $n } dílky
       *[other] { $n } dílků
    }
stack-progress = Kostky: { $n } z { $cost }
stack-below = Dílky pod ním
stack-empty = žádný dílek
place-last = { $n } · konec
stat-cup =
    { $n ->
        [one] { $n } kostka v kelímku
        [few] { $n } kostky v kelímku
       *[other] { $n } kostek v kelímku
    }
stat-tiles =
    { $n ->
        [one] { $n } dílek
        [few] { $n } dílky
       *[other] { $n } dílků
    }
pool-label = Zásoba a sáček
pool-of = z { $n } zbývá
bag =
    { $n ->
        [one] { $n } dílek v sáčku
        [few] { $n } dílky v sáčku
       *[other] { $n } dílků v sáčku
    }
bag-word = v sáčku
abandoned-word = odhozené
ends-at = Konec při 12 dílcích nebo prázdné zásobě
replay-seen = Vidí { $player }
end-by-tiles = Impérium má dvanáct dílků.
end-by-pool = Zásoba bodů je prázdná.
end-by-both = Impérium má dvanáct dílků a zásoba bodů je prázdná.
end-tie-break = Kelímek a kredity
end-by-tile = Dílek po dílku
sort-development = Technologie
sort-world = Planety
sort-faction = Frakce
sort-home = Domovské planety
tiles-found =
    { $n ->
        [one] { $n } strana
        [few] { $n } strany
       *[other] { $n } stran
    }
rules-faces = Strany kostek

learn-intro = Skutečná hra proti botovi, s průvodcem po boku. Trvá asi půl hodiny a kdykoli můžeš přestat a vrátit se.
learn-point-dice = Házíš kostkami, dáváš jim práci a stavíš impérium z dvanácti dílků.
