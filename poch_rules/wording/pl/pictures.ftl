### Pictures: what boards, cards and deals are called for those who do not see them.

picture-board = Plansza, a na niej dookoła { -pool(form: "many") }: { $pools }
picture-board-centre = Plansza, a na niej dookoła { -pool(form: "many") }: { $pools }; pośrodku: { $centre }
picture-plates = Talerzyki na stole: { $pools }
picture-plates-centre = Talerzyki na stole: { $pools }; pośrodku: { $centre }
picture-hand = { $player }: { $cards }
picture-hand-none = { $player }: bez kart
picture-hands = { $before }; { $after }
picture-deal = Kto ma jakie karty. { $hands }
picture-deal-upcard = Kto ma jakie karty. { $hands }. Karta odkryta: { $upcard }
