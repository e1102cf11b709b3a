### What is asked, answered and told at a table of Transgalactica, in Polish.

## Words

good-energy = energia
good-ore = surowiec
good-alien = obcy
good-credit = kredyt
worker-captain = kapitan
worker-crew = załogant
worker-lieutenant = porucznik
phase-draft = Przygotowanie
phase-income = Dochody
phase-action = Akcje

## Questions

question-draft = Weź zestaw kart bogactwa lub zdolność.
question-turn = Twoja tura: wyślij robotnika, wykonaj darmowe akcje lub spasuj.
question-end-turn = Wykonaj darmowe akcje lub zakończ turę.
question-follow = Powtarzasz akcję: { $actions }?
question-explore = Porusz statek, postaw placówkę, pokonaj piratów lub zakończ.
question-jump = Porusz statek do planety z tunelem.
question-place = Wybierz planetę akcyjną dla placówki.
question-choose-area = Wybierz akcję.
question-choose-option = Wybierz jedną z opcji.
question-choose-track = Wybierz tor.
question-waive = Wybierz, czego zapłacisz o 1 mniej.
question-gain-any = Wybierz zasoby do zyskania: pozostało { $n }.
question-good-of = Wybierz zyskiwany zasób.
question-pay-for = Zapłać lub zakończ.
question-pay-one = Wybierz, czym zapłacisz.
question-pay-any = Wybierz zasoby do zapłaty: pozostało { $n }.
question-mark = Wybierz technologię do oznaczenia.
question-take-mission = Wybierz misję.
question-return-mission = Dziennik jest pełny: wybierz misję do zwrotu.
question-complete-mission = Wybierz misję do wykonania.
question-mission-waive = Wybierz zasób, którego nie płacisz.
question-office = Wybierz biuro Senatu.
question-collect = Wybierz produkujące placówki: pozostało { $n }.
question-reuse = Wybierz żeton do ponownego użycia.
question-double-income = Czy podwoić dochód tym żetonem?
question-wormhole-price = Jak płacisz za tunel?

## Answers

action-pass = Spasuj
action-end-turn = Zakończ turę
action-no-follow = Nie powtarzaj
action-done = Gotowe
action-area = { $actions }
action-crew-to = Wyślij załoganta: { $card }
action-captain-to = Wyślij kapitana: { $card }
action-move = Statek { $ship } na pole { $space }
action-move-free = Statek { $ship } na pole { $space } bez energii
action-jump = Statek { $ship } tunelem na pole { $space }
action-place-on = Postaw placówkę: { $card }
action-collect = Zbierz z pola { $space }
action-collect-special = Zbierz z Koszmaru technologicznego
action-place = Postaw placówkę (statek { $ship })
action-fight = Pokonaj piratów (statek { $ship })
action-token = Użyj żetonu: { $card }
action-complete = Wykonaj: { $card }
action-take = Weź: { $card }
action-return = Zwróć: { $card }
action-mark = Oznacz: { $card }
action-activate = Użyj: { $card }
action-sit = Zasiądź w Senacie: { $card }
action-office = { $card }
action-ability = Zdolność: { $card }
action-wealth = Karty bogactwa: (1) { $first_card }, (2) { $second_card }
action-buy = 1 kredyt za 1: { $actions }
action-gain = Zyskaj 1: { $actions }
action-pay = Zapłać 1: { $actions }
action-waive = O 1 mniej: { $actions }
action-pay-it = Zapłać
action-advance = Awansuj o { $n }: { $actions }
action-effect-mark-tech = Oznacz dostępną technologię
action-effect-take-mission = Weź dostępną misję
action-effect-collect-resources = Zbierz zasoby
action-follow = Powtórz: { $actions }
action-follow-main = Powtórz jako główną akcję: { $actions }
action-omni = Osobista wszechakcja: { $actions }
action-pay-alien =
    { $n ->
        [one] Zapłać { $n } obcego
       *[other] Zapłać { $n } obcych
    }
action-pay-resources = Zapłać dowolnymi zasobami
action-pay-energy = Zapłać energię: { $n }
action-pay-ore = Zapłać surowce: { $n }
action-pay-credit = Zapłać kredyty: { $n }

## Why something cannot be done

reason-captain = Żaden kapitan nie jest dostępny.
reason-used = To pole głównej akcji jest już zajęte.
reason-price = Nie możesz tego opłacić lub nie spełniasz wymagań.
reason-requirement = Wymagania nie są spełnione.
reason-goods = Brakuje: { $n } { $actions }
reason-level = Wymagany poziom: { $actions } { $n }.
reason-log = Dziennik misji jest pełny.
reason-marked = Masz ją już oznaczoną.
reason-marker = W ładowni nie ma znacznika rozwoju.
reason-seats = Nie ma dla ciebie wolnego fotela.
reason-crew = Żaden załogant nie jest dostępny.
reason-outpost = Masz tam już placówkę.
reason-outposts = Wszystkie twoje placówki już stoją.
reason-pirates = Planetę okupują piraci.
reason-full = Nie ma wolnego pola.

## The table

log-joined = { $player } dosiada się do stołu.
log-left =
    { $you ->
        [yes] Odchodzisz od stołu.
       *[no] { $player } odchodzi od stołu.
    }
log-away =
    { $you ->
        [yes] Odchodzisz; dalej gra za ciebie bot.
       *[no] { $player } odchodzi; dalej gra bot.
    }
log-returned =
    { $you ->
        [yes] Wracasz do gry.
       *[no] { $player } wraca do gry.
    }
log-bot-seated = { $player }, bot, dosiada się do stołu.
log-seat-freed = Miejsce jest znowu wolne.
log-bot-replaced = { $player } nie umie się zdecydować; dalej gra prostszy bot.
log-started = Gra się zaczyna.
log-played-on =
    { $step ->
        [0] Stół zaczyna inną partię od nowa, z tym samym rozdaniem.
        [one] Stół gra dalej inną partię, po jednej decyzji.
       *[other] Stół gra dalej inną partię, po { $step } decyzjach.
    }
log-undone =
    { $you ->
        [yes] Cofasz swoją ostatnią decyzję.
       *[no] { $player } cofa ostatnią decyzję.
    }
log-over = Koniec gry.

## What happened

log-first =
    { $you ->
        [yes] Zaczynasz grę.
       *[no] { $player } zaczyna grę.
    }
log-round = Runda { $n }
log-maintenance = Koniec rundy.
log-pass =
    { $you ->
        [yes] Pasujesz.
       *[no] { $player } pasuje.
    }
log-main =
    { $you ->
        [yes] Twoja główna akcja: { $actions }.
       *[no] { $player }, główna akcja: { $actions }.
    }
log-area =
    { $you ->
        [yes] Twoja akcja: { $actions }.
       *[no] { $player }, akcja: { $actions }.
    }
log-crew-to =
    { $you ->
        [yes] Wysyłasz załoganta: { $card } ({ $space }).
       *[no] { $player } wysyła załoganta: { $card } ({ $space }).
    }
log-captain-to =
    { $you ->
        [yes] Wysyłasz kapitana: { $card } ({ $space }).
       *[no] { $player } wysyła kapitana: { $card } ({ $space }).
    }
log-follow =
    { $you ->
        [yes] Powtarzasz akcję: { $actions }.
       *[no] { $player } powtarza akcję: { $actions }.
    }
log-omni =
    { $you ->
        [yes] Używasz osobistej wszechakcji: { $actions }.
       *[no] { $player } używa osobistej wszechakcji: { $actions }.
    }
log-ability =
    { $you ->
        [yes] Bierzesz zdolność: { $card }.
       *[no] { $player } bierze zdolność: { $card }.
    }
log-ship =
    { $you ->
        [yes] Twój statek { $ship } leci na pole { $space }.
       *[no] { $player }: statek { $ship } leci na pole { $space }.
    }
log-outpost =
    { $you ->
        [yes] Stawiasz placówkę: { $card } ({ $space }).
       *[no] { $player } stawia placówkę: { $card } ({ $space }).
    }
log-pirates =
    { $you ->
        [yes] Pokonujesz piratów: { $card }.
       *[no] { $player } pokonuje piratów: { $card }.
    }
log-mining-token =
    { $you ->
        [yes] Bierzesz żeton wydobycia: { $card }.
       *[no] { $player } bierze żeton wydobycia: { $card }.
    }
log-gold-seat =
    { $you ->
        [yes] Zajmujesz złoty fotel: { $office_card } ({ $card }).
       *[no] { $player } zajmuje złoty fotel: { $office_card } ({ $card }).
    }
log-silver-seat =
    { $you ->
        [yes] Zajmujesz srebrny fotel: { $office_card } ({ $card }).
       *[no] { $player } zajmuje srebrny fotel: { $office_card } ({ $card }).
    }
log-mission-taken =
    { $you ->
        [yes] Bierzesz misję: { $card }.
       *[no] { $player } bierze misję: { $card }.
    }
log-mission-returned =
    { $you ->
        [yes] Zwracasz misję: { $card }.
       *[no] { $player } zwraca misję: { $card }.
    }
log-mission-done =
    { $you ->
        [yes] Wykonujesz misję: { $card }.
       *[no] { $player } wykonuje misję: { $card }.
    }
log-technology =
    { $you ->
        [yes] Oznaczasz technologię: { $card }.
       *[no] { $player } oznacza technologię: { $card }.
    }
log-token =
    { $you ->
        [yes] Bierzesz żeton premii: { $card }.
       *[no] { $player } bierze żeton premii: { $card }.
    }
log-token-used =
    { $you ->
        [yes] Używasz żetonu premii: { $card }.
       *[no] { $player } używa żetonu premii: { $card }.
    }
log-level =
    { $you ->
        [yes] Twój poziom { $n }: { $actions }.
       *[no] { $player }, { $actions }: poziom { $n }.
    }
log-gain =
    { $you ->
        [yes] Zyskujesz { $n }: { $actions }.
       *[no] { $player }: +{ $n } { $actions }.
    }
log-pay =
    { $you ->
        [yes] Płacisz { $n }: { $actions }.
       *[no] { $player }: −{ $n } { $actions }.
    }
log-vp =
    { $you ->
        [yes] Zdobywasz { $n } PZ.
       *[no] { $player } zdobywa { $n } PZ.
    }
log-vp-lost =
    { $you ->
        [yes] Tracisz { $n } PZ.
       *[no] { $player } traci { $n } PZ.
    }
log-mobilised =
    { $you ->
        [yes] Mobilizujesz załogantów: { $n }.
       *[no] { $player } mobilizuje załogantów: { $n }.
    }
log-objectives =
    { $you ->
        [yes] Ujawniasz cele: { $cards }.
       *[no] { $player } ujawnia cele: { $cards }.
    }
log-wins =
    { $you ->
        [yes] Wygrywasz: { $n } PZ.
       *[no] { $player } wygrywa: { $n } PZ.
    }
