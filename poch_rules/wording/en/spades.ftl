### Partnership Spades and its relatives.  For what the messages are, see poch.ftl.

family-spades = Spades

phase-deal = Deal
phase-bidding = Bidding
phase-exchange = Exchange
phase-play = Play
phase-score = Score
phase-match = Match

slot-deal = Deal
slot-bidding = Bidding
slot-exchange = Exchange of cards
slot-play = Play of the tricks
slot-score = Score of a deal
slot-match = End of the match

title-whole-pack = The whole pack
rule-whole-pack = The { -dealer } deals out the whole pack, so that all players have equally many cards. Partners sit opposite each other.
    .batch = { $batch ->
        [one] The cards are given one at a time.
       *[other] The cards are given { $batch_words } at a time.
    }
param-whole-pack-batch = Cards at a time

title-bidding = Bidding
rule-bidding = In one round from the dealer’s left each player makes one { -bid }: the number of { -trick(form: "many") } they mean to take. Nobody may pass, and { -bid(form: "many") } need not rise. The { -bid(form: "many") } of partners together are their { -contract }; a { -bid } of none is a { -nil }.
    .double-nil = { $double_nil ->
        [always] Before looking at their cards, any player may instead bid a { -blind-nil }.
        [never] Nobody may bid before looking at their cards.
        [one] Before looking at their cards, a player whose { -partnership } is at least one point behind may instead bid a { -blind-nil }.
       *[other] Before looking at their cards, a player whose { -partnership } is at least { $double_nil } points behind may instead bid a { -blind-nil }.
    }
    .both-nil = { $both_nil ->
        [allowed] Both partners may bid { -nil }.
       *[forbidden] A player whose partner has bid { -nil } must bid at least one { -trick }.
    }
param-bidding-double-nil = Double nil
param-bidding-both-nil = Nil of both partners

title-exchange = Exchange after a double nil
rule-exchange = { $blind ->
        [no] Nobody can bid a { -blind-nil }, so no cards are exchanged.
       *[yes] When all have bid, a player who bid a { -blind-nil } and whose partner did not exchanges cards with that partner. Both choose from the cards they were dealt, before they see what they get.
    }
    .cards = { $cards ->
        [one] Each of the two gives the other one card.
       *[other] Each of the two gives the other { $cards_words } cards.
    }
param-exchange-cards = Cards exchanged

title-spade-tricks = Tricks with spades as trumps
rule-spade-tricks = Spades are always { -trump(form: "many") }. Suit must be followed; a player who cannot may play any card. The highest spade takes the { -trick }, or, where there is none, the highest card of the suit led, and whoever took it leads to the next.
    .first-lead = { $first_lead ->
        [forehand] The player at the { -dealer }’s left leads to the first { -trick }.
       *[lowest-club] Whoever holds the lowest club leads it to the first { -trick }.
    }
    .leading = { $leading ->
        [once-broken] A spade may be led only after a spade has been played, unless the leader has nothing else.
       *[any-time] Spades may be led at any time.
    }
param-spade-tricks-first-lead = First lead
param-spade-tricks-leading = Leading spades

title-contracts = Contracts, nils and bags
rule-contracts = After the last { -trick } each { -partnership } scores. Every { -trick } above the { -contract } is a { -bag }.
    .trick = { $trick ->
        [one] A { -contract } that is made scores one point for each { -trick } bid; one that fails loses as much.
       *[other] A { -contract } that is made scores { $trick } points for each { -trick } bid; one that fails loses as much.
    }
    .bag = { $bag ->
        [0] { -bag(form: "many") } score nothing.
        [one] Each { -bag } scores one point.
       *[other] Each { -bag } scores { $bag } points.
    }
    .nil = { $nil ->
        [one] A { -nil } that is made scores one point; one that fails loses it.
       *[other] A { -nil } that is made scores { $nil } points; one that fails loses as many.
    }
    .double-nil = { $double_nil ->
        [one] A { -blind-nil } that is made scores one point; one that fails loses it.
       *[other] A { -blind-nil } that is made scores { $double_nil } points; one that fails loses as many.
    }
    .nil-tricks = { $nil_tricks ->
        [bags] The { -trick(form: "many") } of a failed { -nil } do not help the partner; they are { -bag(form: "many") }.
       *[help-partner] The { -trick(form: "many") } of a failed { -nil } count towards the partner’s { -contract }.
    }
    .failed-bags = { $nil_tricks ->
        [bags] { $failed_bags ->
            [count] They are { -bag(form: "many") } even where the { -contract } fails too.
           *[ignored] Where the { -contract } fails too, they are nothing.
        }
       *[help-partner] A { -contract } that fails has no { -bag(form: "many") }.
    }
    .bag-limit = { $bag_limit ->
        [none] { -bag(form: "many") } are not counted from deal to deal.
        [one] A penalty is due for every { -bag }, over the whole match.
       *[other] A penalty is due for every { $bag_limit_words } { -bag(form: "many") }, counted over the whole match.
    }
    .bag-penalty = { $bag_penalty ->
        [0] The penalty is nothing.
        [one] The penalty is one point.
       *[other] The penalty is { $bag_penalty } points.
    }
param-contracts-trick = Each trick bid
param-contracts-bag = Each bag
param-contracts-nil = Nil
param-contracts-double-nil = Double nil
param-contracts-nil-tricks = Tricks of a failed nil
param-contracts-failed-bags = And if the contract fails
param-contracts-bag-limit = Bags that bring a penalty
param-contracts-bag-penalty = Penalty for bags
scale-contracts-earns = Earns
scale-contracts-costs = Costs

title-to-target = Up to a number of points
rule-to-target = Where both partnerships have the winning number of points after the same deal, the higher score wins the match; if they are level, another deal is played. As long as nobody has won, the player at the { -dealer }’s left deals next.
    .target = { $target ->
        [one] The first { -partnership } with one point wins the match.
       *[other] The first { -partnership } with { $target } points wins the match.
    }
    .floor = { $floor ->
        [none] Scores may fall below zero without end.
        [one] A { -partnership } that falls to { $floor } point has lost the match.
       *[other] A { -partnership } that falls to { $floor } points has lost the match.
    }
param-to-target-target = Points that win
param-to-target-floor = Points that lose

## Events

event-bid = { $seat } bids { $tricks ->
    [one] one { -trick }
   *[other] { $tricks } { -trick(form: "many") }
}.
event-bid-nil = { $seat } bids { -nil }.
event-bid-double-nil = { $seat } bids { -blind-nil } without looking.
event-exchanged = { $seat } gives { $to } { $cards }.
event-broke = { $seat } plays the first spade; from now on spades may be led.
event-took = { $seat } takes the { -trick } with { $card }.
event-scored = { $seat } and { $partner } score { $points ->
    [1] one point
    [one] { $points } point
   *[other] { $points } points
}.
event-scored-contracts-trick = The { -contract } of { $seat } and { $partner }: { $points ->
    [1] one point
    [one] { $points } point
   *[other] { $points } points
}.
event-scored-contracts-bag = { $seat } and { $partner } take { $bags ->
    [one] one { -bag }
   *[other] { $bags } { -bag(form: "many") }
} above their { -contract }: { $points ->
    [1] one point
    [one] { $points } point
   *[other] { $points } points
}.
event-scored-contracts-nil = A { -nil } of { $seat } and { $partner }: { $points ->
    [1] one point
    [one] { $points } point
   *[other] { $points } points
}.
event-scored-contracts-double-nil = A { -blind-nil } of { $seat } and { $partner }: { $points ->
    [1] one point
    [one] { $points } point
   *[other] { $points } points
}.
event-scored-contracts-nil-tricks = The failed { -nil } of { $seat } and { $partner } leaves { $bags ->
    [one] one { -bag }
   *[other] { $bags } { -bag(form: "many") }
}: { $points ->
    [1] one point
    [one] { $points } point
   *[other] { $points } points
}.
event-scored-contracts-bag-limit = Too many { -bag(form: "many") } of { $seat } and { $partner }: { $points ->
    [1] one point
    [one] { $points } point
   *[other] { $points } points
}.

cell-bid = { $tricks }
cell-bid-nil = { -nil }
cell-bid-double-nil = { -blind-nil }
cell-exchanged = { $cards } to { $to }
cell-broke = spades broken
cell-took = { $seat } takes it with { $card }
cell-scored = { $points }
cell-scored-contracts-trick = contract { $points }
cell-scored-contracts-bag = { -bag(form: "many") } { $points }
cell-scored-contracts-nil = { -nil } { $points }
cell-scored-contracts-double-nil = { -blind-nil } { $points }
cell-scored-contracts-nil-tricks = { -bag(form: "many") } of a { -nil } { $points }
cell-scored-contracts-bag-limit = penalty { $points }

## Results, by their names in JSON

outcome-bids = { -bid }
    .value = { $nil ->
        [nil] { -nil }
        [double] { -blind-nil }
       *[none] { $bids }
    }
outcome-tricks = { -trick(form: "many") }
outcome-score = score
outcome-bags = { -bag(form: "many") }

## Laws

law-tricks-all = There are as many { -trick(form: "many") } as each player was dealt cards.
law-tricks-suit-followed = Whoever has a card of the suit led plays one.
law-tricks-spades-broken = No spade is led before spades are broken, unless the leader has nothing else.
law-score-as-bid = A partnership scores what its bids, { -trick(form: "many") } and earlier { -bag(form: "many") } are worth, and nothing else.

## Questions

ask-bidding-blind = { $seat }: bid double nil before looking?
ask-bidding-bid = { $seat }: how many tricks?
ask-exchange-give = { $seat }: which cards to give?
ask-play-lead = { $seat }: which card to lead?
ask-play-follow = { $seat }: which card to follow with?

# How a match ended, under the table of its hands.
ui-deal-ended-target = { $hands ->
    [one] After one deal a { -partnership } has reached the target.
   *[other] After { $hands } deals a { -partnership } has reached the target.
}
ui-deal-ended-floor = { $hands ->
    [one] After one deal a { -partnership } has fallen so low that the match is over.
   *[other] After { $hands } deals a { -partnership } has fallen so low that the match is over.
}
