### Everything that belongs to no family of games; en/common.ftl says what each message is for.
### Arabic writes some words onto the next (and, with, for, the): no sentence writes one onto a placeable, which may be a
### name or a variant’s own term. A term with its article is the form `the`; the dual is `two` as a subject, else `two-obl`.

## Numbers and lists

# The value stands alone for a number of cards dealt (accusative); f goes before a feminine plural, m before a masculine.
# One and two are said by the noun, and from eleven on there are figures.
number-words = { $n ->
    [1] واحدة
    [2] اثنتين
    [3] ثلاثًا
    [4] أربعًا
    [5] خمسًا
    [6] ستًّا
    [7] سبعًا
    [8] ثمانيًا
    [9] تسعًا
    [10] عشرًا
   *[other] { $n }
}
    .f = { $n ->
        [3] ثلاث
        [4] أربع
        [5] خمس
        [6] ست
        [7] سبع
        [8] ثماني
        [9] تسع
        [10] عشر
       *[other] { $n }
    }
    .m = { $n ->
        [3] ثلاثة
        [4] أربعة
        [5] خمسة
        [6] ستة
        [7] سبعة
        [8] ثمانية
        [9] تسعة
        [10] عشرة
       *[other] { $n }
    }
list-then = { $before }، ثم { $after }
list-against = { $before } مقابل { $after }
list-comma = { $before }، { $after }
list-more = { $number ->
    [zero] { $before }
    [one] { $before }، وواحد غيرها
    [two] { $before }، واثنان غيرها
    [few] { $before }، و{ $number } غيرها
    [many] { $before }، و{ $number } غيرها
   *[other] { $before }، و{ $number } غيرها
}

## Cards.  The value goes before a suit (king of hearts), the form `the` stands alone (the king and the queen of trumps).

card = { $sign }{ $index }
card-name = { $rank_name } { $suit_name }

rank-2 = اثنين
    .the = الاثنان
rank-3 = ثلاثة
    .the = الثلاثة
rank-4 = أربعة
    .the = الأربعة
rank-5 = خمسة
    .the = الخمسة
rank-6 = ستة
    .the = الستة
rank-7 = سبعة
    .the = السبعة
rank-8 = ثمانية
    .the = الثمانية
rank-9 = تسعة
    .the = التسعة
rank-10 = عشرة
    .the = العشرة
rank-J = ولد
    .the = الولد
rank-Q = ملكة
    .the = الملكة
rank-K = ملك
    .the = الملك
rank-A = آس
    .the = الآس

suit-c = السباتي
suit-d = الديناري
suit-h = الكبّة
suit-s = البستوني

# Court cards, aces and suits of the German pack.
face-german-J = أونتر
    .the = الأونتر
face-german-Q = أوبر
    .the = الأوبر
face-german-K = ملك
    .the = الملك
face-german-A = داوس
    .the = الداوس
face-german-c = البلوط
face-german-d = الأجراس
face-german-h = القلوب
face-german-s = ورق الشجر

# Letters in the corners of court cards and aces.
index-J = J
index-Q = Q
index-K = K
index-A = A
index-german-J = U
index-german-Q = O
index-german-K = K
index-german-A = D

## Pools.  The value is the short label of tables, `the` is for sentences, `title` for headings.

pool-other = { $name }
    .the = { -pool } «{ $name }»
    .title = { -pool } «{ $name }»
pool-none = { -pool(form: "the") }
    .the = { -pool(form: "the") }
    .title = { -pool(form: "the") }

## Events that every game has: a sentence for the log …  No verb has a player’s name as its subject, since a verb would have
## to say whether the player is a man or a woman.

event-dealt = أوراق { $seat }: { $cards }.
event-turned = تُكشف الورقة { $card }.
event-took-up = تنضمّ الورقة { $card } إلى أوراق { $seat }.
event-trump = { -trump-suit }: { $suit_name } { $suit_sign }.
event-paid = { $chips ->
    [zero] { $seat }: لا شيء يُدفع إلى { $pool_the }.
    [one] { $seat }: دفع { -chip } واحدة إلى { $pool_the }.
    [two] { $seat }: دفع { -chip(form: "two-obl") } إلى { $pool_the }.
    [few] { $seat }: دفع { $chips } { -chip(form: "many") } إلى { $pool_the }.
    [many] { $seat }: دفع { $chips } { -chip } إلى { $pool_the }.
   *[other] { $seat }: دفع { $chips } { -chip } إلى { $pool_the }.
}
event-collected = { $chips ->
    [zero] { $seat }: لا شيء يؤخذ من { $pool_the }.
    [one] { $seat }: أخذ { -chip } واحدة من { $pool_the }.
    [two] { $seat }: أخذ { -chip(form: "two-obl") } من { $pool_the }.
    [few] { $seat }: أخذ { $chips } { -chip(form: "many") } من { $pool_the }.
    [many] { $seat }: أخذ { $chips } { -chip } من { $pool_the }.
   *[other] { $seat }: أخذ { $chips } { -chip } من { $pool_the }.
}
event-shared = { $chips ->
    [zero] { $seat }: لا شيء من { $pool_the }.
    [one] { $seat }: نصيب متساوٍ من { $pool_the }، وهو { -chip } واحدة.
    [two] { $seat }: نصيب متساوٍ من { $pool_the }، وهو { -chip(form: "two") }.
    [few] { $seat }: نصيب متساوٍ من { $pool_the }، وهو { $chips } { -chip(form: "many") }.
    [many] { $seat }: نصيب متساوٍ من { $pool_the }، وهو { $chips } { -chip }.
   *[other] { $seat }: نصيب متساوٍ من { $pool_the }، وهو { $chips } { -chip }.
}
event-gave = { $chips ->
    [zero] من { $seat } إلى { $to }: لا شيء.
    [one] من { $seat } إلى { $to }: { -chip } واحدة.
    [two] من { $seat } إلى { $to }: { -chip(form: "two") }.
    [few] من { $seat } إلى { $to }: { $chips } { -chip(form: "many") }.
    [many] من { $seat } إلى { $to }: { $chips } { -chip }.
   *[other] من { $seat } إلى { $to }: { $chips } { -chip }.
}
event-stayed = { $chips ->
    [zero] لا يبقى شيء في { $pool_the }.
    [one] تبقى { -chip } واحدة في { $pool_the }.
    [two] تبقى { -chip(form: "two") } في { $pool_the }.
    [few] تبقى { $chips } { -chip(form: "many") } في { $pool_the }.
    [many] تبقى { $chips } { -chip } في { $pool_the }.
   *[other] تبقى { $chips } { -chip } في { $pool_the }.
}
event-played = { $seat }: لعب الورقة { $card }.
event-showed = { $seat }: كشف { $cards }.

## … and a few characters for a column of a replay, beside the name of the player or pool.

cell-dealt = { $cards_count ->
    [zero] لا { -card(form: "many") }
    [one] { -card } واحدة
    [two] { -card(form: "two") }
    [few] { $cards_count } { -card(form: "many") }
    [many] { $cards_count } { -card }
   *[other] { $cards_count } { -card }
}
cell-turned = { $card } مكشوفة
cell-took-up = ضمّ { $card }
cell-trump = { -trump-suit }: { $suit_sign }
cell-paid = دفع { $chips }
cell-collected = { $pool_name } { $chips }
cell-shared = { $pool_name } { $chips }
cell-gave = { $chips } إلى { $to }
cell-stayed = تبقى ({ $chips })
cell-played = { $card }
cell-showed = كشف { $cards }

## Laws of every game

law-chips-conserved = لا تأتي فيشة أو نقطة من العدم، ولا تضيع.
law-chips-not-negative = لا يدفع أحد ما ليس عنده.
law-cards-one-place = كل ورقة من الرزمة في مكان واحد لا غير.
law-pools-once = لا تؤخذ خانة في التوزيعة أكثر من مرة.
law-questions-menu = لكل سؤال جواب ممكن واحد على الأقل، ولا يتكرر فيه جواب.
law-questions-in-play = لا يُطلب اللعب ممن نفدت أوراقه.
law-questions-clone = نسخة التوزيعة المأخوذة عند أي سؤال تسأل السؤال نفسه وتمضي على النحو نفسه.
law-questions-unseen = ما لا يراه لاعب لا يغيّر شيئًا من أجوبة اللاعب الآلي.
law-hand-same-again = التوزيع نفسه بالأجوبة نفسها يسير كل مرة على النحو نفسه.
law-hand-starts = يمكن لعب التوزيعة بما يبدأ به كل لاعب المباراة.
law-hand-ends = كل توزيعة تنتهي.

## Players and order

slot-players = اللاعبون
slot-order = ترتيب المراحل
param-players-least = أقل عدد من اللاعبين
param-players-most = أكبر عدد من اللاعبين
param-players-usual = العدد المعتاد من اللاعبين
param-players-older-than = العمر
param-order = ترتيب المراحل
players-least = { $least ->
    [zero] لا يلزم عدد معيّن من اللاعبين.
    [one] يكفي لاعب واحد.
    [two] يلزم { -player(form: "two") } على الأقل.
    [few] يلزم { $least_m } { -player(form: "many-obl") } على الأقل.
    [many] يلزم { $least } { -player(form: "acc") } على الأقل.
   *[other] يلزم { $least } { -player } على الأقل.
}
players-most = { $most ->
    [zero] لا يشترك أحد.
    [one] لا يشترك إلا لاعب واحد.
    [two] يشترك { -player(form: "two") } على الأكثر.
    [few] يشترك { $most_m } { -player(form: "many-obl") } على الأكثر.
    [many] يشترك { $most } { -player(form: "acc") } على الأكثر.
   *[other] يشترك { $most } { -player } على الأكثر.
}
players-usual = { $usual ->
    [zero] لا عدد معتادًا للاعبين.
    [one] المعتاد أن يلعب { -player } واحد.
    [two] المعتاد أن يلعب { -player(form: "two") }.
    [few] المعتاد أن يلعب { $usual_m } { -player(form: "many-obl") }.
    [many] المعتاد أن يلعب { $usual } { -player(form: "acc") }.
   *[other] المعتاد أن يلعب { $usual } { -player }.
}
players-older-than = { $older_than ->
    [zero] اللعبة لكل الأعمار.
    [one] اللعبة لمن تجاوز عمره سنة واحدة.
    [two] اللعبة لمن تجاوز عمره سنتين.
    [few] اللعبة لمن تجاوز عمره { $older_than_f } سنوات.
    [many] اللعبة لمن تجاوز عمره { $older_than } سنة.
   *[other] اللعبة لمن تجاوز عمره { $older_than } سنة.
}
order-stages = تتعاقب المراحل بهذا الترتيب: { $phases }.

## The pack

slot-pack = الرزمة
title-pack = رزمة الورق
rule-pack = في كل نقش من النقوش الأربعة ورقة واحدة من كل رتبة، وأعلى الرتب الآس.
    .size = { $size ->
        [32] تُستعمل { -pack } من { $size } ورقة، من السبعة إلى الآس.
        [36] تُستعمل { -pack } من { $size } ورقة، من الستة إلى الآس.
        [40] تُستعمل { -pack } من { $size } ورقة، من الخمسة إلى الآس.
       *[52] تُستعمل { -pack } من { $size } ورقة، من الاثنين إلى الآس.
    }
param-pack-size = عدد الأوراق

## Where a rule comes from

standing-stated = منصوص عليه
    .about = المصدر يقول ذلك صراحةً.
standing-inferred = مستنتَج
    .about = نستنتجه مما يقوله المصدر.
standing-silent = مسكوت عنه
    .about = المصدر ساكت، وهذه قراءتنا.
standing-house = قاعدة منزلية
    .about = قاعدة منزلية: وضعتها هذه الصيغة لا مصدر من المصادر.

source-kind-article = مقالة في موسوعة
source-kind-page = صفحة ويب
source-kind-leaflet = نشرة في علبة اللعبة
source-kind-lexicon = موسوعة
source-kind-book = كتاب
source-kind-journal = مجلة
source-seen-whole = قُرئ كله
source-seen-part = قُرئ بعضه
source-seen-not-seen = لم نطّلع عليه
source-through = قُرئ نقلًا عن { $source }
source-at = في الموضع { $place }
