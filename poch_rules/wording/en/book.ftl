### The book: headings without a colon, labels, and a few sentences

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
book-need-pack = { $n ->
    [one] a pack of one card
   *[other] a pack of { $n } cards
}
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

## What the script of a comparison offers.  $shown and $all are counts that the script fills in.

book-compare-label = The variants of { $family } compared, rule by rule
book-compare-beside = The two side by side in the comparison of all variants
book-compare-before = Before the first deal
book-compare-search = Only rules that contain
book-compare-part = Part of the game
book-compare-whole = the whole game
book-compare-differing = Only what differs
book-compare-variants = Variants side by side
book-compare-pair = Two variants and what differs between them
book-compare-first = First variant
book-compare-second = Second variant
book-compare-choose = – choose –
book-compare-reset = Show everything
book-compare-none = No rule is left to show.
book-compare-rows = Rules shown: { $shown } of { $all }
book-compare-columns = Variants shown: { $shown } of { $all }

## The page for an address where nothing stands.

book-missing-page = There is no page at this address
book-missing-page-home = To the first page of the book

## The pages of variants, modules and sources

book-worked-hand = A hand played through
book-end-of-hand = End of the deal: { $stage }
book-players-between = { $least } to { $most } players
book-module-says = What it says
book-parameters = Settings
book-meaning = Meaning
book-so-in = Set so by
book-in-module = the module itself
book-in-none = no variant with this module
# Stands before values as files have them.
book-allowed = Allowed:
book-allowed-list = Allowed, as a list:
book-allowed-list-of = Allowed, as a list of { $least } or more:
book-allowed-numbers = { $least } to { $most }
book-allowed-names = names of { -pool(form: "many") }
book-example = Example
book-deals = { $player } deals.
book-in-files = In files
book-in-reports = In reports
book-first-here = First described here
book-by-number = What is said under each number
book-source-open = What it leaves open or says unclearly
book-code = Code
