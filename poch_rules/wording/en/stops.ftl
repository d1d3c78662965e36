### The stops games on a board: pools that are won by playing their cards.  What they share with Poch stands in poch.ftl.

## Names

phase-sweep = In one go
phase-left = Cards of the pools left in hand

slot-pool = { $part_title }
slot-sweep = Going out in one go
slot-left = Left with the card of a pool

## Pack, seats, board, deal

rule-pack = Each rank stands once in each of the four suits.
    .size = { $size ->
        [32] Play is with a { -pack } of { $size } cards, from the seven to the ace.
        [36] Play is with a { -pack } of { $size } cards, from the six to the ace.
        [40] Play is with a { -pack } of { $size } cards, from the five to the ace.
       *[52] Play is with a { -pack } of { $size } cards, from the two to the ace.
    }

title-pack-without = A pack with cards taken out
rule-pack-without = Each rank stands once in each of the four suits, but for cards that are taken out.
    .size = { $size ->
        [32] Play is with a { -pack } of { $size } cards, from the seven to the ace.
        [36] Play is with a { -pack } of { $size } cards, from the six to the ace.
        [40] Play is with a { -pack } of { $size } cards, from the five to the ace.
       *[52] Play is with a { -pack } of { $size } cards, from the two to the ace.
    }
    .without = { $without_count ->
        [0] No card is left out.
        [1] { $without } is left out, and a { -run } that comes to it stops.
       *[other] { $without } are left out, and a { -run } that comes to one of them stops.
    }
param-pack-without-size = Cards in the pack
param-pack-without-without = Cards left out

rule-seating = After each deal the next player in turn becomes { -dealer }.
    .direction = { $direction ->
        [clockwise] Dealing and play go round clockwise, to the left.
       *[anticlockwise] Dealing and play go round anticlockwise, to the right.
    }
    .first-dealer = { $first_dealer ->
        [lot] The first { -dealer } is drawn by lot.
        [first-knave] Cards are dealt round face up; the first { -dealer } is whoever gets the first jack.
       *[first-ace] The first { -dealer } is whoever draws the first ace.
    }

title-staked-board = Board with unequal stakes
rule-staked-board = Each { -pool } of the { -board } has its own stake. A { -pool } that nobody wins keeps its { -chip(form: "many") } for the next deal.
    .payer = { $payer ->
        [everybody] Each player puts the stakes into the { -pool(form: "many") } before the deal.
       *[dealer] The { -dealer } alone puts the stakes into the { -pool(form: "many") } before the deal.
    }
param-staked-board-payer = Who dresses the board

title-dead-cards = Deal with dead cards
rule-dead-cards = The { -dealer } gives the cards one at a time, { -forehand } first. Cards that nobody is dealt lie face down, and the { -run(form: "many") } stop at them.
    .cards = { $cards ->
        [all] All the cards are dealt out, as evenly as they go.
        [all-but-one] All the cards but the last are dealt out, as evenly as they go.
        [one] Each player is dealt one card.
       *[other] Each player is dealt { $cards_words } cards.
    }
    .dead-hands = { $dead_hands ->
        [0] No hand is dealt beside those of the players.
        [one] After the { -dealer }’s, one more hand is dealt, which nobody may look at.
       *[other] After the { -dealer }’s, { $dead_hands_words } more hands are dealt, which nobody may look at.
    }
    .turned = { $turned ->
        [none] No card is turned up, and there are no { -trump(form: "many") }.
       *[last] The last card is turned face up: its suit is { -trump(form: "many") }, and the card belongs to nobody.
    }
param-dead-cards-cards = Cards dealt
param-dead-cards-dead-hands = Dead hands
param-dead-cards-turned = Card turned for trumps

## Pools.  $pool: the pool that the rule awards, with its forms; $card_name a card in signs.

title-played-card = A card that wins when it is played
rule-played-card = Whoever plays { $card_name } at once takes { $pool_the }.
    .stake = { $stake ->
        [one] The stake for { $pool_the } is one { -chip }.
       *[other] The stake for { $pool_the } is { $stake_words } { -chip(form: "many") }.
    }
param-played-card-card = Card that wins the pool
param-played-card-stake = Stake

title-played-trump = A trump that wins when it is played
rule-played-trump = Whoever plays the { $rank_name } of { -trump(form: "many") } at once takes { $pool_the }.
    .stake = { $stake ->
        [one] The stake for { $pool_the } is one { -chip }.
       *[other] The stake for { $pool_the } is { $stake_words } { -chip(form: "many") }.
    }
param-played-trump-rank = Trump that wins the pool
param-played-trump-stake = Stake

title-played-trumps = Two trumps that win when one player plays them
rule-played-trumps = Whoever plays both { $ranks } of { -trump(form: "many") } takes { $pool_the } with the second of them.
    .stake = { $stake ->
        [one] The stake for { $pool_the } is one { -chip }.
       *[other] The stake for { $pool_the } is { $stake_words } { -chip(form: "many") }.
    }
param-played-trumps-ranks = Trumps that win the pool
param-played-trumps-stake = Stake

title-plain-pool = A pool that no card wins
rule-plain-pool = No single card takes { $pool_the }.
    .stake = { $stake ->
        [one] The stake for { $pool_the } is one { -chip }.
       *[other] The stake for { $pool_the } is { $stake_words } { -chip(form: "many") }.
    }
param-plain-pool-stake = Stake

## Play and payment.  .call-lack is said only where the variant tells what players say; $call is that, for a card of $n pips.

title-rank-runs = Runs by rank
rule-rank-runs = { -forehand } leads any card. Whoever is on turn plays cards of the next higher rank, one after another and whatever their suits, for as long as they have one; then the turn passes to the next player. Below the two stands the ace, unless { -run(form: "many") } end with it. When it comes round to the player of the last card, that player starts a new { -run } with any card. The deal ends when a player has no cards.
    .high = A { -run } ends with the { $high_name }; whoever plays it starts a new one at once.
    .call-lack = { $n ->
        [one] Whoever cannot go on says which rank is lacking, for a one: “{ $call }”.
       *[other] Whoever cannot go on says which rank is lacking, for a { $n_words }: “{ $call }”.
    }
param-rank-runs-high = Highest rank

title-one-go = Everything for going out in one go
rule-one-go = Whoever plays all the cards they were dealt in a single turn takes everything that lies on the { -board }.

title-left-with-card = Left with the card of a pool
rule-left-with-card = Whoever still holds the card of a { -pool } when somebody goes out pays into that { -pool }, but never more than they have.
    .amount = { $amount ->
        [as-much-again] As many { -chip(form: "many") } are paid as lie in the { -pool }.
       *[stake] The stake of the { -pool } is paid once more.
    }
param-left-with-card-amount = How much is paid

## Events

event-lacked = { $seat } has no { $rank_name } and passes the turn on.
cell-lacked = no { $rank_name }
event-won-in-one-go = { $seat } has played all cards in a single turn.
cell-dressed-staked-board = { $pools } { $each }
cell-won-in-one-go = all in one go
event-dressed-staked-board = { $seat } pays { $each ->
    [one] one { -chip }
   *[other] { $each } { -chip(form: "many") }
} into { $pools_count ->
    [1] { $pools_the }
   *[other] each of these: { $pools_the }
}.
event-collected-played-card = { $seat } has played { $card_name } and takes { $chips ->
    [one] one { -chip }
   *[other] { $chips } { -chip(form: "many") }
} from { $pool_the }.
event-collected-played-trump = { $seat } has played the { $rank_name } of { -trump(form: "many") } and takes { $chips ->
    [one] one { -chip }
   *[other] { $chips } { -chip(form: "many") }
} from { $pool_the }.
event-collected-played-trumps = { $seat } has played both { $ranks } of { -trump(form: "many") } and takes { $chips ->
    [one] one { -chip }
   *[other] { $chips } { -chip(form: "many") }
} from { $pool_the }.
event-collected-one-go = { $seat } sweeps the board and takes { $chips ->
    [one] one { -chip }
   *[other] { $chips } { -chip(form: "many") }
} from { $pool_the }.
event-paid-left-with-card = { $seat } is left with the card of { $pool_the } and pays { $chips ->
    [one] one { -chip }
   *[other] { $chips } { -chip(form: "many") }
} into it.

law-pools-by-playing = Whoever takes a { -pool } for a card has just played that card.
