### Pictures: what boards, cards and deals are called for those who do not see them.

picture-board = اللوحة، وحولها الخانات: { $pools }
picture-board-centre = اللوحة، وحولها الخانات: { $pools }؛ وفي الوسط: { $centre }
picture-plates = الأطباق على الطاولة: { $pools }
picture-plates-centre = الأطباق على الطاولة: { $pools }؛ وفي الوسط: { $centre }
picture-hand = { $player }: { $cards }
picture-hand-none = { $player }: بلا أوراق
picture-hands = { $before }؛ { $after }
picture-deal = ما في يد كل لاعب. { $hands }
picture-deal-upcard = ما في يد كل لاعب. { $hands }. الورقة المكشوفة: { $upcard }
