### What is asked, answered and told at a table of Transgalactica, in Czech.

## Words

good-energy = energie
good-ore = ruda
good-alien = mimozemšťan
good-credit = kredit
worker-captain = kapitán
worker-crew = člen posádky
worker-lieutenant = poručík
phase-draft = Příprava
phase-income = Příjmy
phase-action = Akce

## Questions

question-draft = Vezmi si sadu karet bohatství nebo schopnost.
question-turn = Jsi na tahu: vyšli dělníka, proveď volné akce nebo pasuj.
question-end-turn = Proveď volné akce nebo ukonči tah.
question-follow = Následuješ akci: { $actions }?
question-explore = Posuň loď, umísti základnu, poraz piráty nebo skonči.
question-jump = Přesuň loď k planetě s červí dírou.
question-place = Zvol akční planetu pro základnu.
question-choose-area = Zvol akci.
question-choose-option = Zvol jednu možnost.
question-choose-track = Zvol stupnici.
question-waive = Zvol, čeho zaplatíš o 1 méně.
question-gain-any = Zvol získané zdroje: zbývá { $n }.
question-good-of = Zvol získaný zdroj.
question-pay-for = Zaplať nebo skonči.
question-pay-one = Zvol, čím zaplatíš.
question-pay-any = Zvol placené zdroje: zbývá { $n }.
question-mark = Zvol technologii k označení.
question-take-mission = Zvol misi.
question-return-mission = Deník je plný: zvol misi k vrácení.
question-complete-mission = Zvol misi ke splnění.
question-mission-waive = Zvol zdroj, který neplatíš.
question-office = Zvol senátní úřad.
question-collect = Zvol vyrábějící základny: zbývá { $n }.
question-reuse = Zvol žeton k opětovnému použití.
question-double-income = Zdvojnásobit příjem tímto žetonem?
question-wormhole-price = Čím zaplatíš za červí díru?

## Answers

action-pass = Pasovat
action-end-turn = Ukončit tah
action-no-follow = Nenásledovat
action-done = Hotovo
action-area = { $actions }
action-crew-to = Vyslat člena posádky: { $card }
action-captain-to = Vyslat kapitána: { $card }
action-move = Loď { $ship } na pole { $space }
action-move-free = Loď { $ship } na pole { $space } bez energie
action-jump = Loď { $ship } červí dírou na pole { $space }
action-place-on = Umístit základnu: { $card }
action-collect = Sebrat z pole { $space }
action-collect-special = Sebrat z Technologické noční můry
action-place = Umístit základnu (loď { $ship })
action-fight = Porazit piráty (loď { $ship })
action-token = Použít žeton: { $card }
action-complete = Splnit: { $card }
action-take = Vzít: { $card }
action-return = Vrátit: { $card }
action-mark = Označit: { $card }
action-activate = Použít: { $card }
action-sit = Usednout v senátu: { $card }
action-office = { $card }
action-ability = Schopnost: { $card }
action-wealth = Karty bohatství: (1) { $first_card }, (2) { $second_card }
action-buy = 1 kredit za 1: { $actions }
action-gain = Získat 1: { $actions }
action-pay = Zaplatit 1: { $actions }
action-waive = O 1 méně: { $actions }
action-pay-it = Zaplatit
action-advance = Postoupit o { $n }: { $actions }
action-effect-mark-tech = Označit dostupnou technologii
action-effect-take-mission = Vzít si dostupnou misi
action-effect-collect-resources = Sebrat zdroje
action-follow = Následovat: { $actions }
action-follow-main = Následovat hlavní akcí: { $actions }
action-omni = Vlastní všeakce: { $actions }
action-pay-alien =
    { $n ->
        [one] Zaplatit { $n } mimozemšťana
        [few] Zaplatit { $n } mimozemšťany
       *[other] Zaplatit { $n } mimozemšťanů
    }
action-pay-resources = Zaplatit libovolnými zdroji
action-pay-energy = Zaplatit energii: { $n }
action-pay-ore = Zaplatit rudu: { $n }
action-pay-credit = Zaplatit kredity: { $n }

## Why something cannot be done

reason-captain = Žádný kapitán není připraven.
reason-used = Toto pole hlavní akce je už použité.
reason-price = Nemůžeš to zaplatit nebo nesplňuješ požadavky.
reason-requirement = Požadavek není splněn.
reason-goods = Chybí: { $n } { $actions }
reason-level = Potřebná úroveň: { $actions } { $n }.
reason-log = Deník misí je plný.
reason-marked = Už ji máš označenou.
reason-marker = V nákladovém prostoru není značka rozvoje.
reason-seats = Není pro tebe volné křeslo.
reason-crew = Žádný člen posádky není připraven.
reason-outpost = Už tam základnu máš.
reason-outposts = Všechny tvé základny už stojí.
reason-pirates = Planetu drží piráti.
reason-full = Není volné místo.

## The table

log-joined = { $player } přisedá ke stolu.
log-left =
    { $you ->
        [yes] Odcházíš od stolu.
       *[no] { $player } odchází od stolu.
    }
log-away =
    { $you ->
        [yes] Odcházíš; hraje za tebe bot.
       *[no] { $player } odchází; dál hraje bot.
    }
log-returned =
    { $you ->
        [yes] Vracíš se do hry.
       *[no] { $player } se vrací do hry.
    }
log-bot-seated = { $player }, bot, přisedá ke stolu.
log-seat-freed = Místo je zase volné.
log-bot-replaced = { $player } se nedokáže rozhodnout; dál hraje jednodušší bot.
log-started = Hra začíná.
log-played-on =
    { $step ->
        [0] Stůl začíná jinou partii znovu, se stejným rozdáním.
        [one] Stůl pokračuje v jiné partii, po jednom rozhodnutí.
       *[other] Stůl pokračuje v jiné partii, po { $step } rozhodnutích.
    }
log-undone =
    { $you ->
        [yes] Bereš zpět své poslední rozhodnutí.
       *[no] { $player } bere zpět poslední rozhodnutí.
    }
log-over = Konec hry.

## What happened

log-first =
    { $you ->
        [yes] Začínáš.
       *[no] { $player } začíná.
    }
log-round = Kolo { $n }
log-maintenance = Konec kola.
log-pass =
    { $you ->
        [yes] Pasuješ.
       *[no] { $player } pasuje.
    }
log-main =
    { $you ->
        [yes] Tvá hlavní akce: { $actions }.
       *[no] { $player }, hlavní akce: { $actions }.
    }
log-area =
    { $you ->
        [yes] Tvá akce: { $actions }.
       *[no] { $player }, akce: { $actions }.
    }
log-crew-to =
    { $you ->
        [yes] Vysíláš člena posádky: { $card } ({ $space }).
       *[no] { $player } vysílá člena posádky: { $card } ({ $space }).
    }
log-captain-to =
    { $you ->
        [yes] Vysíláš kapitána: { $card } ({ $space }).
       *[no] { $player } vysílá kapitána: { $card } ({ $space }).
    }
log-follow =
    { $you ->
        [yes] Následuješ: { $actions }.
       *[no] { $player } následuje: { $actions }.
    }
log-omni =
    { $you ->
        [yes] Používáš vlastní všeakci: { $actions }.
       *[no] { $player } používá vlastní všeakci: { $actions }.
    }
log-ability =
    { $you ->
        [yes] Bereš schopnost: { $card }.
       *[no] { $player } bere schopnost: { $card }.
    }
log-ship =
    { $you ->
        [yes] Tvá loď { $ship } letí na pole { $space }.
       *[no] { $player }: loď { $ship } letí na pole { $space }.
    }
log-outpost =
    { $you ->
        [yes] Umisťuješ základnu: { $card } ({ $space }).
       *[no] { $player } umisťuje základnu: { $card } ({ $space }).
    }
log-pirates =
    { $you ->
        [yes] Porážíš piráty: { $card }.
       *[no] { $player } poráží piráty: { $card }.
    }
log-mining-token =
    { $you ->
        [yes] Bereš žeton těžby: { $card }.
       *[no] { $player } bere žeton těžby: { $card }.
    }
log-gold-seat =
    { $you ->
        [yes] Usedáš do zlatého křesla: { $office_card } ({ $card }).
       *[no] { $player } usedá do zlatého křesla: { $office_card } ({ $card }).
    }
log-silver-seat =
    { $you ->
        [yes] Usedáš do stříbrného křesla: { $office_card } ({ $card }).
       *[no] { $player } usedá do stříbrného křesla: { $office_card } ({ $card }).
    }
log-mission-taken =
    { $you ->
        [yes] Bereš misi: { $card }.
       *[no] { $player } bere misi: { $card }.
    }
log-mission-returned =
    { $you ->
        [yes] Vracíš misi: { $card }.
       *[no] { $player } vrací misi: { $card }.
    }
log-mission-done =
    { $you ->
        [yes] Plníš misi: { $card }.
       *[no] { $player } plní misi: { $card }.
    }
log-technology =
    { $you ->
        [yes] Označuješ technologii: { $card }.
       *[no] { $player } označuje technologii: { $card }.
    }
log-token =
    { $you ->
        [yes] Bereš žeton bonusu: { $card }.
       *[no] { $player } bere žeton bonusu: { $card }.
    }
log-token-used =
    { $you ->
        [yes] Používáš žeton bonusu: { $card }.
       *[no] { $player } používá žeton bonusu: { $card }.
    }
log-level =
    { $you ->
        [yes] Tvá úroveň { $n }: { $actions }.
       *[no] { $player }, { $actions }: úroveň { $n }.
    }
log-gain =
    { $you ->
        [yes] Získáváš { $n }: { $actions }.
       *[no] { $player }: +{ $n } { $actions }.
    }
log-pay =
    { $you ->
        [yes] Platíš { $n }: { $actions }.
       *[no] { $player }: −{ $n } { $actions }.
    }
log-vp =
    { $you ->
        [yes] Získáváš { $n } VB.
       *[no] { $player } získává { $n } VB.
    }
log-vp-lost =
    { $you ->
        [yes] Ztrácíš { $n } VB.
       *[no] { $player } ztrácí { $n } VB.
    }
log-mobilised =
    { $you ->
        [yes] Mobilizuješ posádku: { $n }.
       *[no] { $player } mobilizuje posádku: { $n }.
    }
log-objectives =
    { $you ->
        [yes] Odkrýváš cíle: { $cards }.
       *[no] { $player } odkrývá cíle: { $cards }.
    }
log-wins =
    { $you ->
        [yes] Vítězíš: { $n } VB.
       *[no] { $player } vítězí: { $n } VB.
    }
