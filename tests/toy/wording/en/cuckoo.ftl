### Cuckoo.  What every message is for, the files of the package tell.

family-cuckoo = Cuckoo

phase-deal = Deal
phase-swap = Swapping
phase-settle = Showing

slot-deal = Deal
slot-swap = Swapping
slot-settle = Who loses a life
slot-match = End of the match

pool-lost = lost lives
    .the = the lost lives
    .title = Lost lives

title-one-card = One card each
rule-one-card = Everybody is dealt one card.

title-swap = Keeping or swapping
rule-swap = From the { -dealer }’s left everybody but the { -dealer } once keeps the card, or swaps it with the next player.
    .kings-refuse = { $kings_refuse ->
        [yes] Whoever holds a king shows it and need not swap.
       *[no] A king is swapped like any other card.
    }
param-swap-kings-refuse = Kings

title-lowest-pays = The lowest pays
rule-lowest-pays = All cards are shown; whoever has one of the lowest rank loses a life.
    .lives = { $lives ->
        [one] Everybody has one life to lose.
       *[other] Everybody has { $lives_words } lives to lose.
    }
param-lowest-pays-lives = Lives

title-until-out = Until somebody is out
rule-until-out = When somebody has no life left, the match is over, and whoever has most of them has won.

event-kept = { $seat } keeps the card.
event-refused = { $seat } wants to swap with { $to }, who has a king.
event-swapped = { $seat } swaps with { $to }.
cell-kept = { $number ->
    [one] keeps
   *[other] keep
}
cell-refused = refused by { $to }
cell-swapped = swaps with { $to }

law-lives-lowest-pays = Nobody loses a life but those who hold the lowest cards.

ask-swap-turn = { $seat }: keep the card or swap it?
