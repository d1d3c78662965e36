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

## Replay

ui-replay-dealer = { -dealer(form: "the") }: { $seat }
ui-replay-trump = { -trump-suit }: { $suit_name } { $suit_sign }
ui-replay-result = النتيجة
ui-replay-total = المجموع
ui-replay-chips = الفيشات
ui-replay-net = الحصيلة
ui-replay-chips-head = { -chip(form: "the-many") } (الحصيلة)
ui-replay-chips-head-change = { -chip(form: "the-many") } (الحصيلة)، التغيّر
ui-replay-on-the-board = على اللوحة
ui-replay-change = التغيّر
ui-replay-everybody = الجميع
ui-replay-same = مثله
ui-replay-nothing = لا شيء
ui-replay-leads = البدء: { $seat }
ui-replay-not-asked = لا سؤال هنا
ui-replay-no-such-stage = لا مرحلة كهذه
ui-replay-first-divergence = أول افتراق
ui-replay-no-divergence = تسير التوزيعة على نحو واحد في هذه الصيغ كلها.
ui-replay-counterfactual = افتراضي من هنا
ui-replay-recorded-illegal = المسجَّل { $answer }، وهو ممنوع هنا
ui-replay-recorded-unused = المسجَّل { $answer }، ولم يُستعمل
ui-replay-cannot-be-played = لا يمكن لعب التوزيعة بهذه الصيغة: { $reason }.
ui-replay-stopped = تتوقف هنا: { $reason }.
reason-players = { $players ->
    [zero] عدد لاعبيها { $exactly ->
        [yes] { $least }
       *[no] من { $least } إلى { $most }
    }، ولا لاعبين هنا
    [one] عدد لاعبيها { $exactly ->
        [yes] { $least }
       *[no] من { $least } إلى { $most }
    }، وهنا { -player } واحد
    [two] عدد لاعبيها { $exactly ->
        [yes] { $least }
       *[no] من { $least } إلى { $most }
    }، وهنا { -player(form: "two") }
    [few] عدد لاعبيها { $exactly ->
        [yes] { $least }
       *[no] من { $least } إلى { $most }
    }، وهنا { $players } { -player(form: "many-obl") }
    [many] عدد لاعبيها { $exactly ->
        [yes] { $least }
       *[no] من { $least } إلى { $most }
    }، وهنا { $players } { -player(form: "acc") }
   *[other] عدد لاعبيها { $exactly ->
        [yes] { $least }
       *[no] من { $least } إلى { $most }
    }، وهنا { $players } { -player }
}
reason-pool = { $number ->
    [zero] على اللوحة فيشات في غير خاناتها ({ $pools })
    [one] على اللوحة فيشات في { -pool } ليست في هذه الصيغة ({ $pools })
    [two] على اللوحة فيشات في { -pool(form: "two-obl") } ليستا في هذه الصيغة ({ $pools })
    [few] على اللوحة فيشات في { -pool(form: "many") } ليست في هذه الصيغة ({ $pools })
    [many] على اللوحة فيشات في { -pool(form: "many") } ليست في هذه الصيغة ({ $pools })
   *[other] على اللوحة فيشات في { -pool(form: "many") } ليست في هذه الصيغة ({ $pools })
}
reason-pack = عدد أوراق رزمتها { $size }، والرزمة المسجَّلة غيرها
reason-cards = { $number ->
    [zero] لا ورقة ({ $cards }) خارج رزمة هذه الصيغة، وعدد أوراقها { $size }
    [one] الورقة { $cards } ليست في رزمة هذه الصيغة، وعدد أوراقها { $size }
    [two] الورقتان { $cards } ليستا في رزمة هذه الصيغة، وعدد أوراقها { $size }
    [few] الأوراق { $cards } ليست في رزمة هذه الصيغة، وعدد أوراقها { $size }
    [many] الأوراق { $cards } ليست في رزمة هذه الصيغة، وعدد أوراقها { $size }
   *[other] الأوراق { $cards } ليست في رزمة هذه الصيغة، وعدد أوراقها { $size }
}
reason-trump = لا ورقة مكشوفة تحدد { -trump-suit }، ولا ذكر له في التسجيل
reason-illegal = «{ $recorded }» من { $player } ممنوع (المسموح: { $allowed })
reason-missing = لا جواب مسجَّل من { $player }
reason-endless = التوزيعة لا تنتهي، وقد بلغ عدد الأسئلة { $questions }
ui-replay-automatic = القرارات كلها للاعب الآلي.
ui-replay-recorded = القرارات كما سُجِّلت.
ui-replay-recorded-partly = القرارات كما سُجِّلت؛ وحيث لا يصلح شيء من المسجَّل يقرّر اللاعب الآلي.
ui-replay-pools-differ = { $n ->
    [zero] لا تختلف أي خانة من أصل { $pools }.
    [one] تختلف { -pool } واحدة من أصل { $pools }.
    [two] تختلف { -pool(form: "two") } من أصل { $pools }.
    [few] تختلف { $n } { -pool(form: "many") } من أصل { $pools }.
    [many] تختلف { $n } { -pool } من أصل { $pools }.
   *[other] تختلف { $n } { -pool } من أصل { $pools }.
}
ui-replay-play-same = اللعب واحد.
ui-replay-play-differs = اللعب مختلف.
ui-replay-violations = ثوابت لم تصحّ
ui-replay-violation = الحدث { $event }: { $law }
ui-replay-purses = { $chips ->
    [zero] لا { -chip(form: "many") } مع أحد
    [one] لكل لاعب { -chip } واحدة
    [two] لكل لاعب { -chip(form: "two") }
    [few] لكل لاعب { $chips } { -chip(form: "many") }
    [many] لكل لاعب { $chips } { -chip }
   *[other] لكل لاعب { $chips } { -chip }
}
ui-replay-carried = على اللوحة من قبل: { $pools }
ui-replay-from = { $chips } من { $seat }
ui-replay-from-to = { $before } ← { $after }
ui-replay-against = أمام { $shown }
ui-replay-deals-otherwise = عدد الأوراق بحسب { $variant } هو { $sizes }؛ وتُلعب التوزيعة كما سُجِّلت.
ui-replay-mark = * جواب من اللاعب الآلي
ui-replay-first-divergence-of = أول افتراق في { $variant }
ui-replay-no-such-rule = لا قاعدة كهذه
ui-replay-goes-out = نفدت أوراق { $seat }
ui-replay-paid-nobody = لا يدفع أحد
ui-replay-trump-suit = النقش الرابح

## Compare

ui-compare-title = مقارنة القواعد
ui-compare-differs = مختلف
ui-compare-summary = { $differing ->
    [zero] لا يختلف سطر من أصل { $rows }.
    [one] يختلف سطر واحد من أصل { $rows }.
    [two] يختلف سطران من أصل { $rows }.
    [few] تختلف { $differing } أسطر من أصل { $rows }.
    [many] يختلف { $differing } سطرًا من أصل { $rows }.
   *[other] يختلف { $differing } سطر من أصل { $rows }.
}
ui-compare-no-difference = لا تختلف أي قاعدة.
ui-compare-rule = القاعدة
ui-compare-setting = الإعداد
ui-house-change = غيّرته هذه الصيغة

## A match, deal by deal

ui-deal-number = التوزيعة
ui-deal-dealer = { -dealer(form: "the") }
ui-deal-won = { $number ->
    [zero] لا فائز في المباراة.
    [one] الفائز في المباراة: { $winners }.
    [two] الفوز مشترك بين { $winners }.
    [few] الفوز مشترك بين { $winners }.
    [many] الفوز مشترك بين { $winners }.
   *[other] الفوز مشترك بين { $winners }.
}

## The book

book-title = البوخ (Poch) وسبيدز (Spades): القواعد جنبًا إلى جنب
book-at-a-glance = في لمحة
book-players = اللاعبون
book-players-range = { $most ->
    [zero] من { $least } إلى { $most }، والمعتاد { $usual }
    [one] من { $least } إلى { -player } واحد، والمعتاد { $usual }
    [two] من { $least } إلى { -player(form: "two-obl") }، والمعتاد { $usual }
    [few] من { $least } إلى { $most } { -player(form: "many-obl") }، والمعتاد { $usual }
    [many] من { $least } إلى { $most } { -player(form: "acc") }، والمعتاد { $usual }
   *[other] من { $least } إلى { $most } { -player }، والمعتاد { $usual }
}
book-players-exactly = { $n ->
    [zero] لا لاعبين
    [one] { -player } واحد
    [two] { -player(form: "two") }
    [few] { $n } { -player(form: "many-obl") }
    [many] { $n } { -player(form: "acc") }
   *[other] { $n } { -player }
}
book-pack = الرزمة
book-board = اللوحة
book-board-pools = { $n ->
    [zero] لا { -pool(form: "many") }: { $pools }
    [one] { -pool } واحدة: { $pools }
    [two] { -pool(form: "two") }: { $pools }
    [few] { $n } { -pool(form: "many") }: { $pools }
    [many] { $n } { -pool }: { $pools }
   *[other] { $n } { -pool }: { $pools }
}
book-length = مدة اللعب
book-source = المصدر
book-kind = النوع
book-kind-source = صيغة منقولة عن مصدر واحد
book-kind-house = صيغة منزلية
book-parent = مبنية على
book-need = ما يلزم للعب
book-need-pack = { $n ->
    [zero] رزمة بلا { -card(form: "many") }
    [one] رزمة من { -card } واحدة
    [two] رزمة من { -card(form: "two-obl") }
    [few] رزمة من { $n } { -card(form: "many") }
    [many] رزمة من { $n } { -card }
   *[other] رزمة من { $n } { -card }
}
book-end-of-match = نهاية المباراة
book-open = مواضع الخلاف والسكوت، وكيف نقرؤها
book-open-none = المصدر ينص على كل قاعدة، فلا موضع فيه يحتاج إلى قراءتنا.
book-open-intro = ما يلي لا يقوله المصدر، أو لا يقوله بوضوح. ومع كل قراءة سببها.
book-differences = الفروق
book-differences-from = الفروق عن { $variant }
book-differences-none = لا تختلف أي قاعدة.
book-here = هنا
book-because = السبب
book-standings = المصادر، وسند كل قاعدة
book-rule = القاعدة
book-setting = الإعداد
book-value = القيمة
book-standing = السند
book-place = الموضع في المصدر
book-module = الوحدة
book-fills = الباب
book-used-by = الصيغ التي تستعملها
book-used-by-none = لا صيغة في هذا الكتاب
book-first-described = أول وصف لها في
book-parameter = الإعداد
book-variant = الصيغة
book-pool = الخانة
book-ruling = القراءة
book-law = الثابت
book-with-players = لعدد اللاعبين { $numbers }: { $rule }
book-ruling-used = يُقرأ كذلك في
book-absent = ليس في هذه الصيغة
book-term = المصطلح
book-sources = المصادر
book-author = المؤلف
book-year = السنة
book-edition = الطبعة
book-pages = الصفحات
book-language = اللغة
book-address = العنوان
book-seen = الاطلاع
book-numbers = أرقام القواعد
book-law-after-event = يُفحص بعد كل حدث
book-law-after-question = يُفحص عند كل سؤال
book-law-after-phase = يُفحص بعد كل مرحلة
book-law-after-hand = يُفحص إذا انتهت التوزيعة
book-law-after-validate = يُفحص لكل عدد من اللاعبين عند فحص الصيغة
book-only-in = لغة النص: { $language }
book-standing-stated = { standing-stated.about }
book-standing-inferred = { standing-inferred.about }
book-standing-silent = { standing-silent.about }
book-standing-house = { standing-house.about }
