### Púkk, islandzki poch; en/pukk.ftl says what each message is for.

family-pukk = Púkk

pool-pamfil = Pamfíll
    .gen = { -pool(form: "gen") } „Pamfíll”
    .acc = { -pool(form: "acc") } „Pamfíll”
    .won = { -pool(form: "won") } „Pamfíll”
    .into = { -pool(form: "into") } „Pamfíll”
    .from = { -pool(form: "from") } „Pamfíll”
    .in = { -pool(form: "in") } „Pamfíll”
    .title = Pamfíll
pool-pukk = Púkk
    .gen = { -pool(form: "gen") } „Púkk”
    .acc = { -pool(form: "acc") } „Púkk”
    .won = { -pool(form: "won") } „Púkk”
    .into = { -pool(form: "into") } „Púkk”
    .from = { -pool(form: "from") } „Púkk”
    .in = { -pool(form: "in") } „Púkk”
    .title = Púkk

slot-sets = Zestawy
slot-excused = Kto nic nie płaci

title-owned-board = Pule należące do graczy
rule-owned-board = Każda { -pool } za okazane karty należy do jednego gracza, który wkłada do niej tyle { -chip(form: "many-gen") }, ilu jest graczy. Jeśli graczy jest mniej niż takich { -pool(form: "many-gen") }, do pozostałych każdy wkłada po jednym { -chip(form: "loc") }. To, czego nikt nie zabierze, zostaje do następnego rozdania.
    .further = Nikt nie jest właścicielem { $further_gen }.
    .stake = { $stake ->
        [one] Do { -pool(form: "gen") }, która nie należy do nikogo, każdy gracz wkłada jeden { -chip(form: "acc") }; jeśli graczy jest więcej niż okazywanych kart, wkładają za wszystkich tylko ci, którzy własnej { -pool(form: "gen") } nie mają.
        [few] Do { -pool(form: "gen") }, która nie należy do nikogo, każdy gracz wkłada { $stake_masc } { -chip(form: "many") }; jeśli graczy jest więcej niż okazywanych kart, wkładają za wszystkich tylko ci, którzy własnej { -pool(form: "gen") } nie mają.
        [many] Do { -pool(form: "gen") }, która nie należy do nikogo, każdy gracz wkłada { $stake_masc } { -chip(form: "many-gen") }; jeśli graczy jest więcej niż okazywanych kart, wkładają za wszystkich tylko ci, którzy własnej { -pool(form: "gen") } nie mają.
       *[other] Do { -pool(form: "gen") }, która nie należy do nikogo, każdy gracz wkłada { $stake_masc } { -chip(form: "gen") }; jeśli graczy jest więcej niż okazywanych kart, wkładają za wszystkich tylko ci, którzy własnej { -pool(form: "gen") } nie mają.
    }
param-owned-board-further = Pule niczyje
param-owned-board-stake = Stawka każdego gracza

title-held-card = Jedna karta, bez względu na atut
rule-held-card = Kto ma w ręku kartę { $card_name }, bez względu na { -trump(form: "acc") }, zabiera { $pool_won }.
param-held-card-card = Karta, która wygrywa

title-wild-sets = Dzika karta w zestawach
rule-wild-sets = Dzika karta i dowolna inna tworzą { -set(form: "acc") }.
    .wild = Karta { $wild_name } jest dzika: należy do dowolnego { -set(form: "gen") } i powiększa go o jedną kartę, a gdy dwa { -set(form: "many") } są poza tym równe, lepszy jest ten, w którym ona jest.
    .above-ace = Gdy porównuje się { -set(form: "many") }, i tylko wtedy, najstarszą kartą jest { $above_ace_name }.
param-wild-sets-wild = Dzika karta
param-wild-sets-above-ace = Karta starsza od asa

title-next-card-excuses = Kto ma następną kartę, nie płaci
rule-next-card-excuses = Kto ma kartę następną po ostatnio położonej, nic nie płaci, gdy ktoś pozbędzie się kart.

event-dressed-owned-board = { $seat } wkłada { $each ->
    [one] jeden { -chip(form: "acc") }
    [few] { $each } { -chip(form: "many") }
    [many] { $each } { -chip(form: "many-gen") }
   *[other] { $each } { -chip(form: "gen") }
} { $pools_count ->
    [1] { $pools_into }
   *[other] do każdej z tych pul: { $pools_gen }
}.
cell-dressed-owned-board = { $pools } { $each }
event-won-excused = { $seat } ma następną kartę i nic nie płaci.
cell-won-excused = nie płaci { $seat }
event-collected-held-card = { $seat } ma kartę { $card_name } i zabiera { $chips ->
    [one] jeden { -chip(form: "acc") }
    [few] { $chips } { -chip(form: "many") }
    [many] { $chips } { -chip(form: "many-gen") }
   *[other] { $chips } { -chip(form: "gen") }
} { $pool_from }.
event-stayed-held-card = Nikt nie ma karty { $card_name }, więc { $chips ->
    [one] { $pool_in } zostaje jeden { -chip }
    [few] { $pool_in } zostają { $chips } { -chip(form: "many") }
    [many] { $pool_in } zostaje { $chips } { -chip(form: "many-gen") }
   *[other] { $pool_in } zostaje { $chips } { -chip(form: "gen") }
}.
