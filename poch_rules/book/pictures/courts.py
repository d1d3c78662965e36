"""The figures of court cards: busts cut in one colour, as in old woodcuts, with room for the suit on the breast.

They stand in the middle of a card that is 120 units wide and 180 high; where two outlines overlap, the paper shows.
"""

from __future__ import annotations

_EYES = "M51 71h6v3h-6zM63 71h6v3h-6z"
_CHIN = "M49 84c2 7 5 12 11 12s9-5 11-12c0 10-4 15-11 15s-11-5-11-15z"
_COAT = "M31 158c0-30 4-45 19-51l10 8 10-8c15 6 19 21 19 51z"

KING = (
    "M41 52l-6-23 13 9 12-16 12 16 13-9-6 23zM41 55h38v6h-38z"
    "M41 64h7v20c-6-1-9-4-9-9zM79 64h-7v20c6-1 9-4 9-9z"
    "M48 83c5 1 9 0 12-3 3 3 7 4 12 3 1 13-3 21-12 26-9-5-13-13-12-26zM56 87h8l-4 3z"
    "M31 158c0-30 4-46 16-52 3 5 7 9 13 11 6-2 10-6 13-11 12 6 16 22 16 52z"
) + _EYES  # fmt: skip
QUEEN = (
    "M45 46l-3-16 9 7 9-11 9 11 9-7-3 16zM51 77h6v3h-6zM63 77h6v3h-6zM56 88h8l-4 3z"
    "M45 49h30c9 12 10 28 6 52-6 1-9 0-12-3 3-5 4-11 4-19-6-2-11-7-13-13-2 6-7 11-13 13"
    " 0 8 1 14 4 19-3 3-6 4-12 3-4-24-3-40 6-52z"
    "M52 93c2 4 4 6 8 6s6-2 8-6c0 6-3 9-8 9s-8-3-8-9zM31 158c0-28 4-44 15-52 3 8 8 11 14 11s11-3 14-11"
    "c11 8 15 24 15 52z"
)  # fmt: skip
JACK = (
    "M40 55c-1-10 7-18 21-18 13 0 20 8 19 18zM66 35c3-9 10-15 22-16-1 11-5 19-10 23-3-3-7-6-12-7zM56 87h8l-4 3z"
    "M42 58h7v25c-3 3-7 4-10 2-1-10-1-20 3-27zM78 58h-7v25c3 3 7 4 10 2 1-10 1-20-3-27z"
) + _EYES + _CHIN + _COAT  # fmt: skip
OBER = (
    "M31 54c6-3 11-4 14-4l2-15c8-3 18-3 26 0l2 15c3 0 8 1 14 4-6 5-52 5-58 0zM72 32"
    "c2-7 8-11 16-11 1 9-3 17-11 23z"
    "M42 61h6v16c-3 3-6 4-8 3-1-6 0-13 2-19zM78 61h-6v16c3 3 6 4 8 3 1-6 0-13-2-19z"
    "M47 85c5 1 10-1 13-4 3 3 8 5 13 4-3 5-8 6-13 3-5 3-10 2-13-3z"
) + _EYES + _CHIN + _COAT  # fmt: skip

#: By the faces and the rank.
COURTS = {
    "french": {"K": KING, "Q": QUEEN, "J": JACK},
    "german": {"K": KING, "Q": OBER, "J": JACK},
}
