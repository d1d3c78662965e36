### Everything that belongs to no family of games.
### Nouns that a source may call otherwise are terms (-pool, -chip …); they and their forms stand in variants/glossary.yaml.
### No digit is typed into a message, except as the key of a branch.

## Numbers and lists

# Numbers in running text, for rule sentences: $stake_words beside $stake.  Other languages may add attributes for
# case and gender (.gen gives $stake_gen).
number-words = { $n ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $n }
}
# Two or more things in an order that matters, put together from the left.
list-then = { $before }, then { $after }
# Two or more modules or values that differ.
list-against = { $before } against { $after }
list-comma = { $before }, { $after }

## Cards.  $sign is ♥, $index the letter or number in the corner of the card.

card = { $sign }{ $index }
card-name = { $rank_name } of { $suit_name }

# Names stand in lower case.
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-10 = ten
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace

suit-c = clubs
suit-d = diamonds
suit-h = hearts
suit-s = spades

# Court cards, aces and suits of the German pack; they need the same forms as those above.
face-german-J = Unter
face-german-Q = Ober
face-german-K = king
face-german-A = Daus
face-german-c = acorns
face-german-d = bells
face-german-h = hearts
face-german-s = leaves

# Letters in the corners of court cards and aces.
index-J = J
index-Q = Q
index-K = K
index-A = A
index-german-J = U
index-german-Q = O
index-german-K = K
index-german-A = D

## Pools.  pool-other makes the forms of a pool that has no message of its own (a house variant's), from its $name;
## pool-none stands where a sentence speaks of a pool without naming one.  The name is the short label of tables and
## replay columns; `the` is for sentences, `title` for headings.

pool-other = { $name }
    .the = the { $name } { -pool }
    .title = Pool “{ $name }”
pool-none = { -pool }
    .the = the { -pool }
    .title = Pool

## Events that every game has: a sentence for the log …

event-dealt = { $seat } is dealt { $cards }.
event-turned = { $card } is turned up.
event-took-up = { $seat } takes up { $card }.
event-trump = { $suit_name } are { -trump(form: "many") }.
event-paid = { $seat } pays { $chips ->
    [one] one { -chip }
   *[other] { $chips } { -chip(form: "many") }
} into { $pool_the }.
event-collected = { $seat } takes { $chips ->
    [one] one { -chip }
   *[other] { $chips } { -chip(form: "many") }
} from { $pool_the }.
event-shared = { $seat } takes an equal part of { $pool_the }: { $chips ->
    [one] one { -chip }
   *[other] { $chips } { -chip(form: "many") }
}.
event-gave = { $seat } pays { $to } { $chips ->
    [one] one { -chip }
   *[other] { $chips } { -chip(form: "many") }
}.
event-stayed = { $chips ->
    [one] One { -chip } stays in { $pool_the }.
   *[other] { $chips } { -chip(form: "many") } stay in { $pool_the }.
}
event-played = { $seat } plays { $card }.
event-showed = { $seat } shows { $cards }.

## … and a few characters for a column of a replay, beside the name of the player or pool.

cell-dealt = { $cards_count ->
    [one] one card
   *[other] { $cards_count } cards
}
cell-turned = { $card } turned up
cell-took-up = takes up { $card }
cell-trump = { -trump(form: "many") } { $suit_sign }
cell-paid = pays { $chips }
cell-collected = { $pool_name } { $chips }
cell-shared = { $pool_name } { $chips }
cell-gave = { $chips } to { $to }
cell-stayed = stays ({ $chips })
cell-played = { $card }
cell-showed = shows { $cards }

## Laws of every game, as the book and a broken law's report print them

law-chips-conserved = No chip or point appears from nowhere or vanishes.
law-chips-not-negative = Nobody pays what they do not have.
law-cards-one-place = Each card of the pack is in exactly one place.
law-pools-once = A pool is emptied at most once in a deal.
law-questions-menu = Every question offers at least one answer, and none of them twice.
law-questions-in-play = Nobody is asked to play who has no cards left.
law-questions-clone = A copy of the hand made at any question asks the same and goes on in the same way.
law-questions-unseen = What a player cannot see changes none of the automatic player’s answers.
law-hand-same-again = The same deal with the same answers goes the same way again.
law-hand-starts = A hand can be played with what everybody starts a match with.
law-hand-ends = Every hand ends.

## Players and order, which every variant has: labels and sentences

slot-players = Players
slot-order = Order of the stages
param-players-least = Fewest players
param-players-most = Most players
param-players-usual = Usual number of players
param-order = Order of the stages
players-least = { $least ->
    [one] One player is enough.
   *[other] At least { $least_words } players are needed.
}
players-most = { $most ->
    [one] Only one player can take part.
   *[other] At most { $most_words } players can take part.
}
players-usual = { $usual ->
    [one] Usually one player plays.
   *[other] Usually { $usual_words } play.
}
# $phases: names of the stages, in order.
order-stages = The stages follow one another in this order: { $phases }.

## The pack, which families share

slot-pack = Pack
title-pack = Pack of cards
rule-pack = Each rank stands once in each of the four suits, and the ace is the highest.
    .size = { $size ->
        [32] Play is with a { -pack } of { $size } cards, from the seven to the ace.
        [36] Play is with a { -pack } of { $size } cards, from the six to the ace.
        [40] Play is with a { -pack } of { $size } cards, from the five to the ace.
       *[52] Play is with a { -pack } of { $size } cards, from the two to the ace.
    }
param-pack-size = Cards in the pack

## Where a rule comes from

# `about` is a whole sentence, for the legend.
standing-stated = stated
    .about = The source says so.
standing-inferred = inferred
    .about = We conclude it from what the source says.
standing-silent = silent
    .about = The source is silent; this is our reading.
standing-house = house rule
    .about = A house rule: set by this variant, not by a source.

source-kind-article = encyclopedia article
source-kind-page = web page
source-kind-leaflet = leaflet of a boxed game
source-kind-lexicon = lexicon
source-kind-book = book
source-kind-journal = journal
source-seen-whole = read whole
source-seen-part = read in part
source-seen-not-seen = not seen by us
# $source: its title.
source-through = read through { $source }
# $place: where in the source, such as AR-B-13.
source-at = at { $place }

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
ui-replay-recorded-illegal = recorded { $answer }, illegal here
ui-replay-recorded-unused = recorded { $answer }, not used
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
# $pools: names of pools, joined; $number: how many they are.
reason-pool = there are { -chip(form: "many") } on { $pools }, and it has no such { $number ->
    [one] { -pool }
   *[other] { -pool(form: "many") }
}
reason-pack = the recorded pack is not its pack of { $size } cards
# $cards: cards in signs; $number: how many they are.
reason-cards = { $number ->
    [one] { $cards } is not in its pack of { $size } cards
   *[other] { $cards } are not in its pack of { $size } cards
}
reason-trump = no upcard settles the { -trump-suit }, and the hand does not say it
reason-illegal = “{ $recorded }” of { $player } is not allowed (allowed: { $allowed })
reason-missing = nothing is recorded for { $player }
reason-endless = the hand does not end: { $questions } questions were asked
ui-replay-automatic = All decisions are the automatic player’s.
ui-replay-recorded = Decisions as recorded.
ui-replay-recorded-partly = Decisions as recorded; where the record says nothing that fits, the automatic player decides.
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
ui-compare-rule = Rule
ui-compare-setting = Setting
ui-house-change = changed by this variant

## A match, deal by deal

ui-deal-number = deal
ui-deal-dealer = { -dealer }
# $winners: their names, joined; $number: how many they are.
ui-deal-won = { $number ->
    [one] { $winners } wins the match.
   *[other] { $winners } share the win.
}

## The book: headings without a colon, labels, and a few sentences

book-title = Poch and Spades: the rules, side by side
book-at-a-glance = At a glance
book-players = Players
book-players-range = { $least } to { $most } players, usually { $usual }
book-players-exactly = { $n ->
    [one] one player
   *[other] { $n } players
}
book-pack = Pack
book-board = Board
book-board-pools = { $n ->
    [one] one { -pool }: { $pools }
   *[other] { $n } { -pool(form: "many") }: { $pools }
}
book-length = Length
book-source = Source
book-kind = Kind
book-kind-source = transcribed from one source
book-kind-house = house variant
book-parent = Based on
book-need = What you need
book-need-pack = a pack of { $n } cards
book-end-of-match = End of the match
book-open = What is disputed or silent, and how we read it
book-open-none = The source states every rule; nothing had to be read into it.
book-open-intro = The source does not say, or does not say clearly, what stands here. Each reading has its reason.
book-differences = Differences
book-differences-from = Differences from { $variant }
book-differences-none = No rule differs.
book-here = here
book-because = Reason
book-standings = Sources, and the standing of every rule
book-rule = Rule
book-setting = Setting
book-value = Value
book-standing = Standing
book-place = Place in the source
book-module = Module
book-fills = Slot
book-used-by = Used by
book-used-by-none = no variant of this book
book-first-described = First described in
book-parameter = Parameter
# What a thing is called in search results.
book-variant = Variant
book-pool = Pool
book-ruling = Ruling
book-law = Law
# $numbers: such as “three and four”, joined; $rule: a whole sentence.
book-with-players = With { $numbers } players: { $rule }
book-ruling-used = Read so in
book-absent = not in this variant
book-term = Term
book-sources = Sources
book-author = Author
book-year = Year
book-edition = Edition
book-pages = Pages
book-language = Language
book-address = Address
book-seen = Seen
book-numbers = Numbers of the rules
book-law-after-event = checked after every event
book-law-after-question = checked at every question
book-law-after-phase = checked after every stage
book-law-after-hand = checked when a deal is over
book-law-after-validate = checked for each number of players when a variant is validated
book-only-in = text in { $language }
book-standing-stated = { standing-stated.about }
book-standing-inferred = { standing-inferred.about }
book-standing-silent = { standing-silent.about }
book-standing-house = { standing-house.about }
