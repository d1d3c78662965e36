### Poch and its relatives on a staking board.
### rule-… is the headline of a rule and has one attribute for each parameter, each a whole sentence that also reads well
### after the others.  `param-…` is a short label for the same parameter, `title-…` names the rule.

## Names

family-poch = Poch

pool-ace = ace
    .the = the ace { -pool }
    .title = Ace
pool-king = king
    .the = the king { -pool }
    .title = King
pool-queen = queen
    .the = the queen { -pool }
    .title = Queen
pool-jack = jack
    .the = the jack { -pool }
    .title = Jack
pool-ten = ten
    .the = the ten { -pool }
    .title = Ten
pool-marriage = marriage
    .the = the marriage { -pool }
    .title = Marriage
pool-sequence = sequence
    .the = the sequence { -pool }
    .title = Sequence
pool-poch = Poch
    .the = the Poch { -pool }
    .title = Poch
pool-centre = centre
    .the = the centre { -pool }
    .title = Centre

# $part is what follows the dot of a name such as vying.2 or meld.sequence, or “none”.
phase-dress = Dressing
phase-deal = Deal
phase-meld = { $part ->
    [none] Melding
   *[other] Melding: { $part_name }
}
phase-vying = { $part ->
    [none] Vying
   *[other] Vying, round { $part }
}
phase-upcard = The upcard
phase-play = Shedding
phase-settle = Settling
phase-match = Match

slot-seating = Seats and first dealer
slot-chips = Chips
slot-board = Board
slot-deal = Deal
slot-meld = { $part ->
    [none] Melds
   *[other] { $part_title }
}
slot-vying = { $part ->
    [none] Vying
   *[other] Vying, round { $part }
}
slot-upcard = The upcard
slot-play = Shedding
slot-settle = Payment for going out
slot-match = End of the match

## Seats, chips, board

title-seating = Seats and first dealer
rule-seating = After each deal the next player in turn becomes { -dealer }.
    .direction = { $turns ->
        [vying] { $direction ->
            [clockwise] Dealing and { -vying } go round clockwise, to the left.
           *[anticlockwise] Dealing and { -vying } go round anticlockwise, to the right.
        }
        [play] { $direction ->
            [clockwise] Dealing and play go round clockwise, to the left.
           *[anticlockwise] Dealing and play go round anticlockwise, to the right.
        }
       *[all] { $direction ->
            [clockwise] Dealing, { -vying } and play go round clockwise, to the left.
           *[anticlockwise] Dealing, { -vying } and play go round anticlockwise, to the right.
        }
    }
    .first-dealer = { $first_dealer ->
        [lot] The first { -dealer } is drawn by lot.
        [first-knave] Cards are dealt round face up; the first { -dealer } is whoever gets the first jack.
       *[first-ace] The first { -dealer } is whoever draws the first ace.
    }
param-seating-direction = Direction of the game
param-seating-first-dealer = First dealer

title-purse = The same chips for everybody
rule-purse = All players start the match with the same number of { -chip(form: "many") }.
    .chips = { $chips ->
        [one] Each player has one { -chip }.
       *[other] Each player has { $chips_words } { -chip(form: "many") }.
    }
param-purse-chips = Chips at the start

title-shared-supply = A supply of chips shared out
rule-shared-supply = Before the match the players share out a supply of { -chip(form: "many") } equally; what cannot be shared is left in the box.
    .chips = { $chips ->
        [one] The supply is one { -chip }.
       *[other] The supply is { $chips_words } { -chip(form: "many") }.
    }
param-shared-supply-chips = Chips to share out

title-board = Staking board
rule-board = { $kept ->
    [no] The { -board } has a { -pool } for every meld.
   *[yes] The { -board } has a { -pool } for every meld. A { -pool } that nobody wins keeps its { -chip(form: "many") } for the next deal.
}
    .further = { $further_count ->
        [0] It has no other { -pool(form: "many") }.
       *[other] Beside those that are won by melding it has { $further_the }.
    }
    .undressed = { $dressed ->
        [no] No { -pool } is dressed before the deal.
       *[yes] { $undressed_count ->
            [0] All { -pool(form: "many") } are dressed before the deal.
           *[other] All { -pool(form: "many") } are dressed before the deal but { $undressed_the }.
        }
    }
    .stake = { $stake ->
        [one] Dressing a { -pool } costs one { -chip }.
       *[other] Dressing a { -pool } costs { $stake_words } { -chip(form: "many") }.
    }
    .payer = { $payer ->
        [everybody] Each player pays for dressing the board.
       *[dealer] The { -dealer } alone pays for dressing the board.
    }
param-board-further = Pools beside the melds
param-board-undressed = Pools that are not dressed
param-board-stake = Chips in each dressed pool
param-board-payer = Who dresses the board

## Deal.  $batches: numbers of cards, joined with “then”; $batches_first the first of them.

title-deal = Deal
rule-deal = The { -dealer } gives the cards, { -forehand } first.
    .cards = { $cards ->
        [all] All the cards are dealt out; some players may have one more than others.
        [all-but-one] All the cards but the last are dealt out; some players may have one more than others.
        [one] Each player is dealt one card.
       *[other] Each player is dealt { $cards_words } cards.
    }
    .batches = { $batches_count ->
        [1] { $batches_first ->
            [one] The cards are given one at a time.
           *[other] The cards are given { $batches_first_words } at a time.
        }
       *[other] { $repeats ->
            [no] The cards are given in batches, round by round: { $batches } to each player.
           *[yes] The cards are given in batches, round by round: { $batches } to each player, the last number going on to the end.
        }
    }
    .trump = { $trump ->
        [turned] { $turned ->
            [last] The last card is turned face up: its suit is { -trump(form: "many") }, and the card belongs to nobody.
           *[next] The next card is turned face up: its suit is { -trump(form: "many") }, and the card belongs to nobody.
        }
        [dealers] { $turned ->
            [last] The last card is turned face up: its suit is { -trump(form: "many") }, and the card goes into the { -dealer }’s hand.
           *[next] The next card is turned face up: its suit is { -trump(form: "many") }, and the card goes into the { -dealer }’s hand.
        }
        [dealers-last] The { -dealer }’s own last card is shown: its suit is { -trump(form: "many") }, and the card stays in the { -dealer }’s hand.
        [c] Clubs are always { -trump(form: "many") }.
        [d] Diamonds are always { -trump(form: "many") }.
        [h] Hearts are always { -trump(form: "many") }.
       *[s] Spades are always { -trump(form: "many") }.
    }
param-deal-cards = Cards dealt
param-deal-batches = Cards at a time
param-deal-trump = The card that fixes trumps

## Melds.  $pool: the pool that the rule awards, with its forms.

title-trump-card = A card of trumps
rule-trump-card = Whoever holds the { $rank_name } of { -trump(form: "many") } takes { $pool_the }.
param-trump-card-rank = Card of trumps

title-trump-cards = Several cards of trumps
rule-trump-cards = Whoever holds the { $ranks } of { -trump(form: "many") } in one hand takes { $pool_the }.
param-trump-cards-ranks = Cards of trumps

title-best-run = Best sequence
rule-best-run = The best { -sequence } in one hand takes { $pool_the }: cards of one suit, each of the rank next above the last.
    .least = { $least ->
        [one] A { -sequence } may be a single card.
       *[other] A { -sequence } needs at least { $least_words } cards.
    }
    .compare = { $compare_last ->
        [dealing-order] The better { -sequence } is { $compare }.
       *[other] The better { -sequence } is { $compare }; among equals the player who comes first in dealing order has the better one.
    }
    .most = { $most ->
        [0] A { -sequence } may be as long as the cards allow.
        [one] Only a single card of a longer one counts.
       *[other] A { -sequence } has at most { $most_words } cards; of a longer one the highest { $most_words } count.
    }
each-best-run-compare = { $value ->
    [length] the longer one
    [top] the one with the higher top card
    [trump] the one in { -trump(form: "many") }
   *[dealing-order] the one whose holder comes first in dealing order
}
param-best-run-least = Shortest sequence
param-best-run-compare = The better sequence
param-best-run-most = Longest sequence

## Vying.  $pools: the pools that are vied for; $pools_first is the one that stakes go into.
## .call-… are said only where the variant tells what players say; $call is that, for $n chips
## (0 where the call names no number).

title-vying = Vying
rule-vying = In the { -vying } the players bet on who holds the best { -set }: two or more cards of one rank. Nobody can stake more than they have, and whoever passes is out of the { -vying }.
    .pools = { $pools_count ->
        [1] The winner takes { $pools_the }; every stake goes into it at once.
       *[other] The winner takes { $pools_the }; every stake goes into { $pools_first_the } at once.
    }
    .first = { $first ->
        [forehand] { -forehand } speaks first.
       *[dealer] The { -dealer } speaks first.
    }
    .entry = { $entry ->
        [set] Only a player who holds at least a { -pair } may stake anything.
       *[anything] A player may bet on any cards, with or without a { -set }.
    }
    .fee = { $fee ->
        [0] Nothing has to be paid before one may bet.
        [one] Before the bets each player in turn stays out or pays one { -chip } into { $pools_first_the }. Only those who have paid may bet, and as long as nobody has bet, one may wait and still stay in.
       *[other] Before the bets each player in turn stays out or pays { $fee_words } { -chip(form: "many") } into { $pools_first_the }. Only those who have paid may bet, and as long as nobody has bet, one may wait and still stay in.
    }
    .least-bet = { $bet ->
        [fixed] { $least_bet ->
            [one] The opening bet is exactly one { -chip }.
           *[other] The opening bet is exactly { $least_bet_words } { -chip(form: "many") }.
        }
       *[free] { $least_bet ->
            [one] The lowest opening bet is one { -chip }.
           *[other] The lowest opening bet is { $least_bet_words } { -chip(form: "many") }.
        }
    }
    .most-bet = { $bet ->
        [fixed] { "" }
       *[free] { $most_bet ->
            [purse] The opening bet has no upper limit.
            [one] The opening bet may not be higher than one { -chip }.
           *[other] The opening bet may not be higher than { $most_bet_words } { -chip(form: "many") }.
        }
    }
    .least-raise = { $least_raise ->
        [one] A higher stake must go above the last by at least one { -chip }.
       *[other] A higher stake must go above the last by at least { $least_raise_words } { -chip(form: "many") }.
    }
    .answers = { $passing ->
        [loses] { $answers ->
            [hold-or-raise] Each of the others in turn holds the stake, raises it or passes; whoever passes loses the { -chip(form: "many") } already staked.
            [hold] Each of the others in turn can only hold the stake or pass; whoever passes loses the { -chip(form: "many") } already staked.
           *[overbid] Each of the others in turn overbids the highest stake or passes, and nobody may merely hold it; whoever passes loses the { -chip(form: "many") } already staked.
        }
       *[free] { $answers ->
            [hold-or-raise] Each of the others in turn holds the stake, raises it or passes.
            [hold] Each of the others in turn can only hold the stake or pass.
           *[overbid] Each of the others in turn overbids the highest stake or passes, and nobody may merely hold it.
        }
    }
    .closing = { $closing ->
        [level] { $holding ->
            [no] The { -vying } goes on until only one player is left.
           *[yes] The { -vying } ends as soon as all who are left have staked the same.
        }
        [declined] When all who are left have staked the same, they are asked once more in turn, beginning with the last to open or raise; the { -vying } ends when nobody wants to raise again.
        [one-round] { $outbid ->
            [yes] Each player speaks once; after that round the { -vying } is over, and only those who have staked as much as the highest are left in it.
           *[no] Each player speaks once; after that round the { -vying } is over.
        }
       *[last-holder] When all have answered, whoever held last may raise once, and the others who are left hold that or pass; then the { -vying } is over.
    }
    .survivor = { $compared ->
        [everybody] Even a sole survivor must show and can be beaten.
       *[stayers] { $survivor ->
            [unseen] A sole survivor wins without showing any cards.
           *[shows-set] A sole survivor must show at least a { -pair } to win.
        }
    }
    .compared = { $compared ->
        [stayers] { $holding ->
            [no] { "" }
           *[yes] If several players are left, they show their { -set(form: "many") }, and the best one wins.
        }
       *[everybody] In the end all players show their { -set(form: "many") }, including those who passed, and the best one of all wins.
    }
    .ranking = The better { -set } is { $ranking }.
    .level = { $level ->
        [never] Two { -set(form: "many") } are never level.
        [share] { $leads ->
            [yes] Level { -set(form: "many") } share what they win; what does not divide stays in the { -pool }. Of the players who share, the first in dealing order counts as the winner of the { -vying }.
           *[no] Level { -set(form: "many") } share what they win; what does not divide stays in the { -pool }.
        }
        [dealing-order] Of level { -set(form: "many") } the one whose holder comes first in dealing order wins.
       *[stay] { $kept ->
            [no] If the best { -set(form: "many") } are level, nobody wins, and the { -chip(form: "many") } stay in { $pools_the }.
           *[yes] If the best { -set(form: "many") } are level, nobody wins, and the { -chip(form: "many") } in { $pools_the } stay for the next deal.
        }
    }
    .lone = { $lone ->
        [nothing] { $kept ->
            [no] If nobody who shows has a { -set }, nobody wins, and the { -chip(form: "many") } stay in { $pools_the }.
           *[yes] If nobody who shows has a { -set }, nobody wins, and the { -chip(form: "many") } in { $pools_the } stay for the next deal.
        }
       *[high-card] If nobody who shows has a { -set }, the highest card wins: first by rank, then the { -trump }, then the one whose holder comes first in dealing order.
    }
    .penalty = { $penalty ->
        [none] Whoever is beaten loses only what they have staked.
       *[as-much-again] { $holding ->
            [no] A highest bidder who is beaten pays into { $pools_first_the } as many { -chip(form: "many") } as already lie there, or all they have if that is less.
           *[yes] If the player who opened or raised last is beaten, they pay into { $pools_first_the } as many { -chip(form: "many") } as already lie there, or all they have if that is less.
        }
    }
    .all-pass = { $fee ->
        [0] { $all_pass ->
            [stay] { $kept ->
                [no] If everyone passes, the { -chip(form: "many") } stay in { $pools_the }.
               *[yes] If everyone passes, the { -chip(form: "many") } in { $pools_the } stay for the next deal.
            }
           *[best-takes] If everyone passes, the player with the best { -set } takes { $pools_the } all the same.
        }
       *[other] { $all_pass ->
            [stay] { $kept ->
                [no] If several have paid and nobody bets, the { -chip(form: "many") } stay in { $pools_the }.
               *[yes] If several have paid and nobody bets, the { -chip(form: "many") } in { $pools_the } stay for the next deal.
            }
           *[best-takes] If several have paid and nobody bets, they all show, and the best { -set } takes { $pools_the }.
        }
    }
    .call-open = { $n ->
        [0] Whoever opens says “{ $call }”.
        [one] Whoever opens says how much: “{ $call }” for one { -chip }.
       *[other] Whoever opens says how much: “{ $call }” for { $n_words } { -chip(form: "many") }.
    }
    .call-hold = Whoever holds says “{ $call }”.
    .call-raise = Whoever raises says “{ $call }”.
    .call-overbid = Whoever overbids says “{ $call }”.
    .call-pass = Whoever passes says “{ $call }”.
each-vying-ranking = { $value ->
    [cards] the one with more cards
    [rank] the one of higher rank
   *[trump] the one with a { -trump }
}
param-vying-pools = Pools vied for
param-vying-first = Who speaks first
param-vying-entry = Needed to bet
param-vying-least-bet = Lowest opening bet
param-vying-least-raise = Smallest raise
param-vying-answers = How a bet is met
param-vying-closing = End of the vying
param-vying-survivor = Sole survivor
param-vying-compared = Whose sets are compared
param-vying-ranking = The better set
param-vying-level = Level sets
param-vying-fee = Paid for taking part
param-vying-most-bet = Highest opening bet
param-vying-lone = Hands without a set
param-vying-penalty = Beaten highest bidder
param-vying-all-pass = If everyone passes

## Shedding

title-upcard-pool = The pool of the upcard
rule-upcard-pool = { $taker ->
    [dealer] If the { -upcard } would win a { -pool } by itself, the { -dealer } takes that { -pool }.
   *[next] If the { -upcard } would win a { -pool } by itself, the player who would have been dealt it takes that { -pool }.
}
param-upcard-pool-taker = Who takes the pool of the upcard

title-rising-runs = Rising runs
rule-rising-runs = A { -run } rises in one suit: whoever holds the next higher card must lay it. Where nobody holds it, the { -run } stops. The deal ends when a player has no cards.
    .leader = { $leader ->
        [vying-winner] The winner of the { -vying } leads first; if nobody won it, { -forehand } does.
       *[forehand] { -forehand } leads first.
    }
    .lead = { $lead ->
        [any] A { -run } may start with any card.
       *[lowest-of-suit] A { -run } must start with the leader’s lowest card of a suit.
    }
    .restart = { $restart ->
        [last-player] Whoever laid the last card of a { -run } starts a new one.
       *[next-player] When a { -run } has stopped, the player after the one who laid its last card starts a new one.
    }
    .ace = { $ace ->
        [high] The ace is the highest card of a { -run }.
       *[low] In a { -run } the ace is the lowest card and the king the highest.
    }
    .turn = { $turn ->
        [holder] Whoever has the next card lays it at once, without waiting for a turn.
       *[round] The turn goes round: each player in turn lays the next card or, not having it, passes.
    }
    .stop-chips = { $stop_chips ->
        [0] Nobody is paid when a { -run } stops.
        [one] When a { -run } stops, each other player pays one { -chip } to whoever laid its last card, if they still have any.
       *[other] When a { -run } stops, each other player pays { $stop_chips_words } { -chip(form: "many") } to whoever laid its last card, or all they have if that is less.
    }
param-rising-runs-leader = Who leads first
param-rising-runs-lead = First card of a run
param-rising-runs-restart = Who starts the next run
param-rising-runs-ace = The ace in a run
param-rising-runs-turn = Whose turn it is
param-rising-runs-stop-chips = Paid when a run stops

title-end-runs = Runs from either end
rule-end-runs = A { -run } starts with the lowest card of a suit and rises, or with the highest and falls, and whoever holds the next card must lay it. A player who is to start but has no such end card leaves it to the next in turn who has one; only if nobody has, any card may start. The deal ends when a player has no cards.
    .leader = { $leader ->
        [vying-winner] The winner of the { -vying } leads first; if nobody won it, { -forehand } does.
       *[forehand] { -forehand } leads first.
    }
    .direction = { $direction ->
        [whole-hand] The first { -run } settles for the whole deal whether { -run(form: "many") } rise or fall.
       *[each-run] Each { -run } may rise or fall, as its first card says.
    }
    .restart = { $restart ->
        [last-player] When a suit is finished, whoever laid its last card starts the next { -run }.
       *[next-player] When a suit is finished, the player after the one who laid its last card starts the next { -run }.
    }
param-end-runs-leader = Who leads first
param-end-runs-direction = Up or down
param-end-runs-restart = Who starts the next run

title-tricks = Following suit
rule-tricks = One card is led, and each of the others in turn plays a card of its suit if they can, and otherwise none. Whoever played the highest card of that suit leads next.
    .leader = { $leader ->
        [vying-winner] The winner of the { -vying } leads first; if nobody won it, { -forehand } does.
       *[forehand] { -forehand } leads first.
    }
    .stops = { $stops ->
        [at-once] The deal ends as soon as somebody has no cards, even in the middle of a { -trick }.
       *[after-trick] When somebody has no cards, the { -trick } is still played to its end; then the deal is over.
    }
param-tricks-leader = Who leads first
param-tricks-stops = When play stops

title-counting = Counting
rule-counting = Each player in turn lays a card of any suit, and the points are added up: court cards count ten, aces one, other cards their number. Whoever has no card that fits is passed over. When nobody can add a card, the count stops, and whoever laid the last one starts the next count. The deal ends when a player has no cards.
    .leader = { $leader ->
        [vying-winner] The winner of the { -vying } leads first; if nobody won it, { -forehand } does.
       *[forehand] { -forehand } leads first.
    }
    .most = The count may not go beyond { $most }.
    .stop-chips = { $stop_chips ->
        [0] Nobody is paid when a count stops.
        [one] When a count stops, each other player pays one { -chip } to whoever laid its last card, if they still have any.
       *[other] When a count stops, each other player pays { $stop_chips_words } { -chip(form: "many") } to whoever laid its last card, or all they have if that is less.
    }
param-counting-leader = Who leads first
param-counting-most = Highest count
param-counting-stop-chips = Paid when a count stops

## Settling, match

title-per-card = Payment for the cards left
rule-per-card = The first player without cards goes out, and the deal is settled at once.
    .chips = { $chips ->
        [0] Nobody pays for the cards left in their hand.
        [one] The player who goes out receives one { -chip } from each other player for every card still held, or all that player has if it is less.
       *[other] The player who goes out receives { $chips_words } { -chip(form: "many") } from each other player for every card still held, or all that player has if it is less.
    }
    .pools = { $pools_count ->
        [0] Going out wins no { -pool }.
       *[other] { $sweeps ->
            [yes] Going out also wins everything that is left on the { -board }.
           *[no] Going out also wins { $pools_the }.
        }
    }
param-per-card-chips = Chips for each card left
param-per-card-pools = Pools won by going out

title-per-point = Payment for the points left
rule-per-point = The first player without cards goes out, and the deal is settled at once. Whoever has cards left pays for their points: court cards count ten, aces one, other cards their number.
    .chips = { $chips ->
        [one] Each point costs one { -chip }, and nobody pays more than they have.
       *[other] Each point costs { $chips_words } { -chip(form: "many") }, and nobody pays more than they have.
    }
    .to = { $to ->
        [winner] The player who goes out is paid.
       *[everybody] Every other player is paid as much, first the one who goes out.
    }
    .pools = { $pools_count ->
        [0] Going out wins no { -pool }.
       *[other] { $sweeps ->
            [yes] Going out also wins everything that is left on the { -board }.
           *[no] Going out also wins { $pools_the }.
        }
    }
param-per-point-chips = Chips for each point left
param-per-point-to = Who is paid
param-per-point-pools = Pools won by going out

title-until-undressed = Until somebody cannot dress the board
rule-until-undressed = The match ends when somebody who should dress the board cannot. Whoever has the most { -chip(form: "many") } wins, and equal players share the win; what lies on the board belongs to nobody.
    .counted = { $counted ->
        [everybody] The { -chip(form: "many") } of all players count, including those of the player who could not pay.
       *[solvent] Only the { -chip(form: "many") } of players who can still dress the board count.
    }
    .rounds = { $rounds ->
        [0] There is no set number of deals.
        [one] It also ends as soon as each player has dealt once.
       *[other] It also ends as soon as each player has dealt { $rounds_words } times.
    }
param-until-undressed-counted = Whose chips count
param-until-undressed-rounds = Deals for each player

## Events of Poch.  event-<kind>-<rule> and event-<kind>-<rule>-<parameter> take the place of event-<kind> where that
## setting caused the event; they may use every parameter of the rule.

event-dressed = { $seat } dresses { $pools_count ->
    [one] one { -pool }
   *[other] { $pools_count } { -pool(form: "many") }
} with { $each ->
    [one] one { -chip }
   *[other] { $each } { -chip(form: "many") }
} each.
event-opened = { $seat } opens with { $stake ->
    [one] one { -chip }
   *[other] { $stake } { -chip(form: "many") }
}.
event-held = { $seat } holds.
event-raised = { $seat } goes up to { $stake ->
    [one] one { -chip }
   *[other] { $stake } { -chip(form: "many") }
}.
event-passed = { $seat } passes.
event-beaten = { $seat } made the highest bid and is beaten, which costs { $chips ->
    [one] one { -chip } more
   *[other] { $chips } { -chip(form: "many") } more
}.
event-won-vying-winner = { $seat } wins the { -vying }.
event-won-out = { $seat } has no cards left and goes out.
event-stopped = The { -run } stops.
event-rises = With this card the { -run(form: "many") } rise.
event-falls = With this card the { -run(form: "many") } fall.
event-withheld = { $seat } has no card of the suit and plays none.
event-took = { $card } is the highest, and { $seat } leads next.
event-entered = { $seat } pays { $chips ->
    [one] one { -chip }
   *[other] { $chips } { -chip(form: "many") }
} to take part.
event-waited = { $seat } waits.
event-withheld-rising-runs = { $seat } has not got the next card.
event-counted = The count stands at { $count }.
event-stopped-counting = The count stops.

event-collected-trump-card = { $seat } holds the { $rank_name } of { -trump(form: "many") } and takes { $chips ->
    [one] one { -chip }
   *[other] { $chips } { -chip(form: "many") }
} from { $pool_the }.
event-collected-trump-cards = { $seat } holds the { $ranks } of { -trump(form: "many") } and takes { $chips ->
    [one] one { -chip }
   *[other] { $chips } { -chip(form: "many") }
} from { $pool_the }.
event-collected-best-run = { $seat } has the best { -sequence } and takes { $chips ->
    [one] one { -chip }
   *[other] { $chips } { -chip(form: "many") }
} from { $pool_the }.
event-collected-upcard-pool = For the { -upcard } { $seat } takes { $chips ->
    [one] one { -chip }
   *[other] { $chips } { -chip(form: "many") }
} from { $pool_the }.
event-collected-vying-survivor = { $seat } is the only one left and takes { $chips ->
    [one] one { -chip }
   *[other] { $chips } { -chip(form: "many") }
} from { $pool_the }.
event-collected-vying-compared = { $seat } has the best { $lone ->
    [high-card] cards
   *[nothing] { -set }
} and takes { $chips ->
    [one] one { -chip }
   *[other] { $chips } { -chip(form: "many") }
} from { $pool_the }.
event-collected-vying-level = { $seat } comes first in dealing order of those with level { -set(form: "many") } and takes { $chips ->
    [one] one { -chip }
   *[other] { $chips } { -chip(form: "many") }
} from { $pool_the }.
event-collected-per-card-pools = Going out, { $seat } takes { $chips ->
    [one] one { -chip }
   *[other] { $chips } { -chip(form: "many") }
} from { $pool_the }.
event-gave-per-card-chips = { $seat } pays { $to } for the cards left: { $chips ->
    [one] one { -chip }
   *[other] { $chips } { -chip(form: "many") }
}.

event-stayed-trump-card = Nobody holds the { $rank_name } of { -trump(form: "many") }, so nobody takes { $pool_the }. { $chips ->
    [one] One { -chip } stays there.
   *[other] { $chips } { -chip(form: "many") } stay there.
}
event-stayed-trump-cards = Nobody holds the { $ranks } of { -trump(form: "many") } together, so nobody takes { $pool_the }. { $chips ->
    [one] One { -chip } stays there.
   *[other] { $chips } { -chip(form: "many") } stay there.
}
event-stayed-best-run = Nobody has a { -sequence } that is long enough for { $pool_the }. { $chips ->
    [one] One { -chip } stays there.
   *[other] { $chips } { -chip(form: "many") } stay there.
}
event-stayed-vying-all-pass = Everyone passed, so nobody takes { $pool_the }. { $chips ->
    [one] One { -chip } stays there.
   *[other] { $chips } { -chip(form: "many") } stay there.
}
event-stayed-vying-survivor = The sole survivor has no { -set } to show, so nobody takes { $pool_the }. { $chips ->
    [one] One { -chip } stays there.
   *[other] { $chips } { -chip(form: "many") } stay there.
}
event-stayed-vying-compared = Nobody has a { -set }, so nobody takes { $pool_the }. { $chips ->
    [one] One { -chip } stays there.
   *[other] { $chips } { -chip(form: "many") } stay there.
}

## The same in a few characters, at most about twenty-five

cell-dressed = { $pools_count ->
    [one] { $each } into one { -pool }
   *[other] { $each } into each of { $pools_count } { -pool(form: "many") }
}
cell-opened = poch { $stake }
# $number: how many players it is told of; their names stand beside it.
cell-held = { $number ->
    [one] holds
   *[other] hold
}
cell-raised = raises to { $stake }
cell-passed = { $number ->
    [one] passes
   *[other] pass
}
cell-beaten = beaten, pays { $chips }
cell-won-vying-winner = wins the { -vying }
cell-won-out = goes out
cell-stopped = stop
cell-rises = upwards
cell-falls = downwards
cell-withheld = none of the suit
cell-took = { $card } is highest
cell-entered = { $number ->
    [one] pays { $chips }, is in
   *[other] pay { $chips } each, are in
}
cell-waited = { $number ->
    [one] waits
   *[other] wait
}
cell-withheld-rising-runs = has not got it
cell-counted = count { $count }

# Why a pool stays, or a sequence is the better one: these follow “stays (9): ” or “sequence 9: ♣J ♣Q ♣K ” in a cell.
why-upcard = { $cards } is the { -upcard }
# $number: how many cards they are.
why-undealt = { $number ->
    [one] { $cards } was not dealt
   *[other] { $cards } were not dealt
}
why-apart = nobody holds { $cards } together
why-no-run = { $least ->
    [one] nobody has a single card
   *[other] nobody has { $least_words } cards in a row
}
why-nobody-bid = everybody passed
why-nobody-set = nobody has a { -set }
why-odd-chips = does not divide
why-level = the best { -set(form: "many") } are level
why-beats = beats { $cards } of { $player }: { $by ->
    [length] longer
    [top] higher
    [trump] { -trump(form: "many") }
   *[dealing-order] nearer in dealing order
}
reason-purse = { $player } has { $chips ->
    [one] one { -chip }
   *[other] { $chips } { -chip(form: "many") }
}, and dressing the board costs { $cost }

## Results, by their names in JSON

outcome-chips = chips of { $seat }
outcome-net = gain of { $seat }
outcome-pots = left in { $pool_the }
outcome-won = winner of { $pool_the }
outcome-vying-winner = winner of the { -vying }
outcome-out = player who goes out
outcome-trump = { -trump-suit }
outcome-upcard = { -upcard }

## Laws of Poch

law-hand-somebody-out = When a deal is over, whoever went out has no cards.
law-sets-never-level = No two players ever hold equally good { -set(form: "many") }, unless the rules say what happens then.

## The end of a match

ui-deal-ended-undressed = { $hands ->
    [one] After one deal { $seat } cannot dress the board.
   *[other] After { $hands } deals { $seat } cannot dress the board.
}
ui-deal-ended-dealt = { $hands ->
    [one] After one deal everybody has dealt.
   *[other] After { $hands } deals everybody has dealt equally often.
}
