### Pictures: what boards, cards and deals are called for those who do not see them.

picture-board = Pelilauta, jonka reunoilla ovat potit: { $pools }
picture-board-centre = Pelilauta, jonka reunoilla ovat potit: { $pools }; keskellä: { $centre }
picture-plates = Pöydällä olevat lautaset: { $pools }
picture-plates-centre = Pöydällä olevat lautaset: { $pools }; keskellä: { $centre }
picture-hand = { $player }: { $cards }
picture-hand-none = { $player }: ei kortteja
picture-hands = { $before }; { $after }
picture-deal = Kenellä on mitkäkin kortit. { $hands }
picture-deal-upcard = Kenellä on mitkäkin kortit. { $hands }. Käännetty kortti: { $upcard }
