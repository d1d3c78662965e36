### Pictures: what boards, cards and deals are called for those who do not see them.

picture-board = Das Brett, ringsum die Mulden: { $pools }
picture-board-centre = Das Brett, ringsum die Mulden: { $pools }; innen: { $centre }
picture-plates = Die Teller auf dem Tisch: { $pools }
picture-plates-centre = Die Teller auf dem Tisch: { $pools }; innen: { $centre }
picture-hand = { $player }: { $cards }
picture-hand-none = { $player }: keine Karten
picture-hands = { $before }; { $after }
picture-deal = Wer was auf der Hand hat. { $hands }
picture-deal-upcard = Wer was auf der Hand hat. { $hands }. Aufgedeckt: { $upcard }
