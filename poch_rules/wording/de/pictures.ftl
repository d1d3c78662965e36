### Pictures: what boards, cards and deals are called for those who do not see them.
