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
# A list of which only the first are named: $before, joined with commas; $number: how many more there are.
list-more = { $before } and { $number ->
    [one] one more
   *[other] { $number } more
}

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
param-players-older-than = Age
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
# $older_than: an age in years.
players-older-than = { $older_than ->
    [one] The game is for players over one year old.
   *[other] The game is for players over { $older_than_words } years old.
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
