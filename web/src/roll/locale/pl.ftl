# Stół Roll for the Galaxy.
phase-explore = Odkrywanie
phase-develop = Rozwój Technologii
phase-settle = Kolonizacja
phase-produce = Produkcja
phase-ship = Dostawa
phase-manage = Zarządzanie Imperium
phase-assign = Przydzielenie kości
reassign = Przesunięcie
die-white = kość biała (Rodzima Populacja)
die-red = kość czerwona (Wojsko)
die-purple = kość fioletowa (Konsumpcja)
die-blue = kość niebieska (Ulepszenia)
die-brown = kość brązowa (Rzadkie Pierwiastki)
die-green = kość zielona (Geny)
die-yellow = kość żółta (Technologie Obcych)
die-rolled = { $colour }, ścianka: { $face }, leży: { $place }
face-explore = Odkrywanie
face-develop = Rozwój Technologii
face-settle = Kolonizacja
face-produce = Produkcja
face-ship = Dostawa
face-wild = Joker
no-dice = brak kości
type-development = Technologia
type-world-gray = szara Planeta
type-world-blue = Planeta Ulepszeń
type-world-brown = Planeta Rzadkich Pierwiastków
type-world-green = Planeta Genów
type-world-yellow = Planeta Technologii Obcych
tile-cost =
    { $n ->
        [one] koszt: { $n } kość
        [few] koszt: { $n } kości
       *[other] koszt: { $n } kości
    }
tile-goods = Dobra: { $dice }.
at-once = Natychmiast:
at-the-end = Na koniec gry:
other-side = Druga strona:
other-half = Druga połowa:

strip-label = Pasek Wyboru Akcji
wild-dice = Jokery
dictate = Dyktat
used = użyty
dictate-rests = leży tu, przy odsłonięciu wróci do kubka
dictate-pay = Połóż ją tutaj
dictate-how = Połóż tu kość, aby przesunąć inną do dowolnej kolumny.
dictate-later = Raz na rundę, po wyborze akcji: kość położona tu przesuwa inną.
reassign-powers = Zdolności Przesunięcia
power-move =
    { $n ->
        [0] Wybierz kość, a potem jej kolumnę.
        [one] Przesunięto { $n } kość.
        [few] Przesunięto { $n } kości.
       *[other] Przesunięto { $n } kości.
    }
select-phase = Aktywuj: { $phase }
lay-here = Tu: { $phase }
extra-die = dodatkowa kość gry dwuosobowej

ask-select = Aktywuj akcję
ask-assign = Przydziel kości
step-select = Weź dowolną kość i połóż ją na akcji, która ma się odbyć. Będzie tam też pracować.
step-wilds = Każdemu Jokerowi wskaż kolumnę.
step-reassign = Wszystkie kości leżą. Możesz użyć Dyktatu albo Zdolności Przesunięcia, potem „Gotowe”.
step-move = Weź kość i połóż ją w innej kolumnie.
step-lay = Teraz wskaż, dokąd trafi: kolumna albo klawisze od 1 do 5.
start-over = Od początku
start-pairs = Sposoby rozpoczęcia

task-scout = Eksploracja
task-stock = Magazynowanie
task-trade = Sprzedaż
task-consume = Konsumpcja
lost = { $n } przepadnie
tile-abandon-development = Odrzuć
tile-abandon-world = Odrzuć
tile-place-development = Jako Technologia
tile-place-world = Jako Planeta
tile-return-development = Zwróć do woreczka
tile-return-world = Zwróć do woreczka
tile-remove-development = Usuń dobro
tile-remove-world = Usuń dobro
tile-produce-development = Produkuj tutaj
tile-produce-world = Produkuj tutaj
tile-ship-development = Dostarcz to dobro
tile-ship-world = Dostarcz to dobro
tile-recall-development = Przywołaj dobro
tile-recall-world = Przywołaj dobro
tile-develop-development = Jako Technologia
place-strip = pasek
place-wild = jeszcze nieprzydzielona
place-cup = Kubek
place-citizenry = Populacja
place-developers = Na Technologii
place-settlers = Na Planecie
place-crew = Kości, które ukończyły kafel
place-good = Dobra
workers-explore = Odkrywcy
workers-develop = Inżynierowie
workers-settle = Kolonizatorzy
workers-produce = Producenci
workers-ship = Handlarze

credits = Kredyty
citizenry = Populacja
cup = Kubek
stores-label = Twoje kości i Kredyty
construction = Strefa Rozbudowy
stack-development = Technologie
stack-world = Planety
stack-count =
    { $n ->
        [one] { $n } kafel
        [few] { $n } kafle
       *[other] { $n } kafli
    }
stack-progress = Kości: { $n } z { $cost }
stack-below = Kafle pod spodem
stack-empty = brak kafla
place-last = { $n } · koniec
stat-cup =
    { $n ->
        [one] { $n } kość w kubku
        [few] { $n } kości w kubku
       *[other] { $n } kości w kubku
    }
stat-tiles =
    { $n ->
        [one] { $n } kafel
        [few] { $n } kafle
       *[other] { $n } kafli
    }
pool-label = Pula i woreczek
pool-of = z { $n } zostało
bag =
    { $n ->
        [one] { $n } kafel w woreczku
        [few] { $n } kafle w woreczku
       *[other] { $n } kafli w woreczku
    }
bag-word = w woreczku
abandoned-word = odrzucone
ends-at = Koniec przy 12 kaflach albo pustej puli
replay-seen = Widzi { $player }
end-by-tiles = Imperium ma dwanaście kafli.
end-by-pool = Pula punktów jest pusta.
end-by-both = Imperium ma dwanaście kafli, a pula punktów jest pusta.
end-tie-break = Kubek i Kredyty
end-by-tile = Kafel po kaflu
sort-development = Technologie
sort-world = Planety
sort-faction = Frakcje
sort-home = Rodzime Planety
tiles-found =
    { $n ->
        [one] { $n } strona
        [few] { $n } strony
       *[other] { $n } stron
    }
rules-faces = Ścianki kości

learn-intro = Prawdziwa gra z botem, z przewodnikiem u boku. Trwa około pół godziny; możesz przerwać i wrócić, kiedy chcesz.
learn-point-dice = Rzucasz kośćmi, dajesz im pracę i budujesz Imperium z dwunastu kafli.
