### Pictures: what boards, cards and deals are called for those who do not see them.

# $pools: the names of the pools in their order; $centre: the one in the middle.
picture-board = The board, with these pools round it: { $pools }
picture-board-centre = The board, with these pools round it: { $pools }; in the middle: { $centre }
# Where the pools are plates, each of which belongs to a player.
picture-plates = The plates on the table: { $pools }
picture-plates-centre = The plates on the table: { $pools }; in the middle: { $centre }
# The hands of a deal.  $hands: what picture-hand says of all players, joined by picture-hands.
picture-hand = { $player }: { $cards }
picture-hand-none = { $player }: no cards
picture-hands = { $before }; { $after }
picture-deal = Who holds what. { $hands }
picture-deal-upcard = Who holds what. { $hands }. Turned up: { $upcard }
