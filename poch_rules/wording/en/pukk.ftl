### Púkk, the Icelandic Poch: what it does not share with Poch.

family-pukk = Púkk

pool-pamfil = Pamfíll
    .the = the Pamfíll { -pool }
    .title = Pamfíll
pool-pukk = Púkk
    .the = the Púkk { -pool }
    .title = Púkk

slot-sets = Sets
slot-excused = Who pays nothing

title-owned-board = Pools that belong to the players
rule-owned-board = Each { -pool } of a meld belongs to a player, who puts as many { -chip(form: "many") } into it as there are players. With fewer players than such { -pool(form: "many") }, all together dress those left over, one { -chip } each. A { -pool } that nobody wins keeps its { -chip(form: "many") } for the next deal.
    .further = { $further_the } { $further_count ->
        [1] belongs
       *[other] belong
    } to nobody.
    .stake = { $stake ->
        [one] Into a { -pool } that belongs to nobody each player puts one { -chip }; with more players than melds, only those without a { -pool } of their own dress it, for everybody.
       *[other] Into a { -pool } that belongs to nobody each player puts { $stake_words } { -chip(form: "many") }; with more players than melds, only those without a { -pool } of their own dress it, for everybody.
    }
param-owned-board-further = Pools that belong to nobody
param-owned-board-stake = Chips from each player

title-held-card = One card, whatever trumps are
rule-held-card = Whoever holds { $card_name }, whatever { -trump(form: "many") } are, takes { $pool_the }.
param-held-card-card = Card that takes the pool

title-wild-sets = A wild card in sets
rule-wild-sets = The wild card and any other card make a { -set }.
    .wild = { $wild_name } is wild: it belongs to any { -set }, which it makes greater by a card, and of otherwise equal { -set(form: "many") } the one with it is better.
    .above-ace = In { -set(form: "many") }, and only there, the { $above_ace_name } ranks above every other card.
param-wild-sets-wild = Wild card
param-wild-sets-above-ace = Rank above the aces

title-next-card-excuses = The holder of the next card pays nothing
rule-next-card-excuses = Whoever holds the card next above the last one played pays nothing when somebody goes out.

event-dressed-owned-board = { $seat } pays { $each ->
    [one] one { -chip }
   *[other] { $each } { -chip(form: "many") }
} into { $pools_count ->
    [1] { $pools_the }
   *[other] each of these: { $pools_the }
}.
cell-dressed-owned-board = { $pools } { $each }
event-won-excused = { $seat } holds the next card and pays nothing.
cell-won-excused = excused: { $seat }
event-collected-held-card = { $seat } holds { $card_name } and takes { $chips ->
    [one] one { -chip }
   *[other] { $chips } { -chip(form: "many") }
} from { $pool_the }.
event-stayed-held-card = Nobody holds { $card_name }, so nobody takes { $pool_the }. { $chips ->
    [one] One { -chip } stays there.
   *[other] { $chips } { -chip(form: "many") } stay there.
}
