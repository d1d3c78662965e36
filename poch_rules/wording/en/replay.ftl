### Hands told, matches and variants compared.

## Replay

ui-replay-dealer = dealer { $seat }
ui-replay-trump = { -trump(form: "many") } { $suit_sign }
ui-replay-result = Result
ui-replay-total = together
ui-replay-chips = Chips
ui-replay-net = Gain
# Heads of columns over cells such as “34 (−6)”, and “58 (+18), +9” where the last is against the first column.
ui-replay-chips-head = { -chip(form: "many") } (gain)
ui-replay-chips-head-change = { -chip(form: "many") } (gain), change
ui-replay-on-the-board = on the board
ui-replay-change = change
ui-replay-everybody = everybody
ui-replay-same = the same
ui-replay-nothing = nothing
ui-replay-leads = { $seat } leads
ui-replay-not-asked = not asked here
ui-replay-no-such-stage = no such stage
ui-replay-first-divergence = First divergence
ui-replay-no-divergence = The hand goes the same way under all of these variants.
ui-replay-counterfactual = counterfactual from here
ui-replay-unrecorded = not recorded from here
ui-replay-recorded-illegal = recorded { $answer }, illegal here
ui-replay-recorded-unused = recorded { $answer }, not used
# $played: the card that this player played instead; “none” where he played none.
ui-replay-recorded-contradicted = recorded { $answer }, { $played ->
    [none] which was not played there
   *[other] but { $played } was played
}
# An answer that stands in $answer of the message above, of which there may be several: “Anna Ad”.
ui-replay-recorded-entry = { $seat } { $answer }
ui-replay-cannot-be-played = This variant cannot play the hand: { $reason }.
ui-replay-stopped = Stopped here: { $reason }.
# The reasons that stand in the two messages above: no capital, no full stop.
reason-players = it is for { $exactly ->
        [yes] { $least }
       *[no] { $least } to { $most }
    } players, and here { $players ->
    [one] is one
   *[other] are { $players }
}
reason-other-game = it was played under { $variant }, which is another game
# $pools: names of pools, joined; $number: how many they are.
reason-pool = there are { -chip(form: "many") } on { $pools }, and it has no such { $number ->
    [one] { -pool }
   *[other] { -pool(form: "many") }
}
reason-pool-near = { reason-pool } (perhaps “{ $meant }” is meant)
reason-pack = the recorded pack is not its pack of { $size } cards
# $cards: cards in signs; $number: how many they are.
reason-cards = { $number ->
    [one] { $cards } is not in its pack of { $size } cards
   *[other] { $cards } are not in its pack of { $size } cards
}
reason-trump = no upcard settles the { -trump-suit }, and the hand does not say it (write ‘upcard: Kh’ or ‘trump: h’ under ‘deal:’)
# What a partnership has from earlier hands: $kind is score or bags in words.
reason-side = { $side } brings { $had } ({ $kind }), and only { $least } to { $most } can be left from earlier hands
reason-illegal = “{ $recorded }” of { $player } is not allowed (allowed: { $allowed })
reason-missing = nothing is recorded for { $player }
reason-contradicted = “{ $recorded }” is recorded for { $player }, { $played ->
    [none] but it was not played there
   *[other] but “{ $played }” was played
}
reason-endless = the hand does not end: { $questions } questions were asked
ui-replay-automatic = All decisions are the automatic player’s.
ui-replay-recorded = Decisions as recorded.
ui-replay-recorded-partly = Where the record says nothing that fits, the automatic player decides.
# Under the variant that the record names itself.
ui-replay-contradicted = The cards that were played contradict the record.
ui-replay-recorded-as-asked = Everything that was asked is answered by the record; the rest of it was not needed.
ui-replay-recorded-until-stopped = The record was followed up to the point where the hand stops.
ui-replay-pools-differ = { $n ->
    [one] One of { $pools } pools differs.
   *[other] { $n } of { $pools } pools differ.
}
ui-replay-play-same = The play is the same.
ui-replay-play-differs = The play differs.
ui-replay-violations = Broken laws
ui-replay-violation = Event { $event }: { $law }
# Terse: these stand in columns of about twenty characters.  $seat and $player are names of players.
ui-replay-purses = { $chips ->
    [one] one { -chip } each
   *[other] { $chips } { -chip(form: "many") } each
}
# $pools: such as “sequence 6, ten 3”.
ui-replay-carried = on the board before: { $pools }
ui-replay-from = { $chips } from { $seat }
ui-replay-from-to = { $before } → { $after }
# $shown: the sets that were shown and beaten, such as “Ben ♥9 ♠9”.
ui-replay-against = against { $shown }
# $sizes: numbers of cards, joined.
ui-replay-deals-otherwise = { $variant } would deal { $sizes } cards; the hand is played as recorded.
ui-replay-upcard-owned = Under { $variant } the card turned up belongs to { $seat }: write ‘{ $card }’ among the cards of { $seat }, and ‘trump: { $suit }’ in place of ‘upcard’. As it stands, it is nobody’s.
# What signs in the columns mean.
ui-replay-gap = – nothing here under that variant
ui-replay-mark = * answered by the automatic player
ui-replay-first-divergence-of = First divergence of { $variant }
ui-replay-no-such-rule = no such rule
ui-replay-goes-out = { $seat } goes out
ui-replay-paid-nobody = nobody pays
ui-replay-trump-suit = Trump suit

## Compare

ui-compare-title = Rules compared
ui-compare-differs = differs
# How many rows of the comparison differ.
ui-compare-summary = { $differing ->
    [one] One of { $rows } rows differs.
   *[other] { $differing } of { $rows } rows differ.
}
ui-compare-no-difference = No rule differs.
ui-compare-only-words = The rules are the same; only the words differ.
ui-compare-rule = Rule
ui-compare-setting = Setting

## A match, deal by deal

ui-deal-number = deal
ui-deal-dealer = { -dealer }
# $winners: their names, joined; $number: how many they are.
ui-deal-won = { $number ->
    [one] { $winners } wins the match.
   *[other] { $winners } share the win.
}
