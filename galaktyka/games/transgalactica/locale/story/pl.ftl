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
question-follow = Czy chcesz powtórzyć tę akcję?
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
question-office = Wybierz biuro senatu.
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
action-wealth = Karty bogactwa: { $cards }
action-buy = 1 kredyt za 1: { $actions }
action-gain = Zyskaj 1: { $actions }
action-pay = Zapłać 1: { $actions }
action-waive = O 1 mniej: { $actions }
action-pay-it = Zapłać
action-advance = Awansuj o { $n }: { $actions }
action-follow = Powtórz: { $actions }
action-follow-main = Powtórz jako główną akcję: { $actions }
action-omni = Osobista wszechakcja: { $actions }
action-pay-alien = Zapłać 1 obcego
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
reason-outpost = Nie możesz postawić tu placówki.
reason-pirates = Planetę okupują piraci.
reason-full = Nie ma wolnego pola.

## What happened

log-first = zaczyna grę
log-round = Runda { $n }
log-maintenance = Koniec rundy
log-pass = pasuje
log-main = główna akcja: { $actions }
log-area = akcja: { $actions }
log-crew-to = wysyła załoganta: { $card } ({ $space })
log-captain-to = wysyła kapitana: { $card } ({ $space })
log-follow = powtarza akcję: { $actions }
log-omni = używa osobistej wszechakcji: { $actions }
log-ability = bierze zdolność: { $card }
log-ship = statek { $ship } leci na pole { $space }
log-outpost = stawia placówkę: { $card } ({ $space })
log-pirates = pokonuje piratów: { $card }
log-mining-token = bierze żeton wydobycia: { $card }
log-gold-seat = zajmuje złoty fotel: { $office_card } ({ $card })
log-silver-seat = zajmuje srebrny fotel: { $office_card } ({ $card })
log-mission-taken = bierze misję: { $card }
log-mission-returned = zwraca misję: { $card }
log-mission-done = wykonuje misję: { $card }
log-technology = oznacza technologię: { $card }
log-token = bierze żeton premii: { $card }
log-token-used = używa żetonu premii: { $card }
log-level = { $actions }: poziom { $n }
log-gain = +{ $n } { $actions }
log-pay = −{ $n } { $actions }
log-vp = zdobywa { $n } PZ
log-vp-lost = traci { $n } PZ
log-mobilised = mobilizuje załogantów: { $n }
log-objectives = ujawnia cele: { $cards }
log-wins = wygrywa: { $n } PZ
