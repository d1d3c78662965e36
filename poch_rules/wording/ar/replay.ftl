### Hands told, matches and variants compared.

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
ui-replay-unrecorded = غير مسجَّل من هنا
ui-replay-recorded-illegal = المسجَّل «{ $answer }»، وهو ممنوع هنا
ui-replay-recorded-unused = المسجَّل { $answer }، ولم يُستعمل
ui-replay-recorded-contradicted = المسجَّل { $answer }، { $played ->
    [none] ولم يُلعب في موضعه
   *[other] والذي لُعب «{ $played }»
}
ui-replay-recorded-entry = { $seat } «{ $answer }»
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
reason-other-game = لُعبت بصيغة { $variant }، وهي لعبة أخرى
reason-pool = { $number ->
    [zero] على اللوحة فيشات في غير خاناتها ({ $pools })
    [one] على اللوحة فيشات في { -pool } ليست في هذه الصيغة ({ $pools })
    [two] على اللوحة فيشات في { -pool(form: "two-obl") } ليستا في هذه الصيغة ({ $pools })
    [few] على اللوحة فيشات في { -pool(form: "many") } ليست في هذه الصيغة ({ $pools })
    [many] على اللوحة فيشات في { -pool(form: "many") } ليست في هذه الصيغة ({ $pools })
   *[other] على اللوحة فيشات في { -pool(form: "many") } ليست في هذه الصيغة ({ $pools })
}
reason-pool-near = { reason-pool } (لعل المقصود «{ $meant }»)
reason-pack = عدد أوراق رزمتها { $size }، والرزمة المسجَّلة غيرها
reason-cards = { $number ->
    [zero] لا ورقة ({ $cards }) خارج رزمة هذه الصيغة، وعدد أوراقها { $size }
    [one] الورقة { $cards } ليست في رزمة هذه الصيغة، وعدد أوراقها { $size }
    [two] الورقتان { $cards } ليستا في رزمة هذه الصيغة، وعدد أوراقها { $size }
    [few] الأوراق { $cards } ليست في رزمة هذه الصيغة، وعدد أوراقها { $size }
    [many] الأوراق { $cards } ليست في رزمة هذه الصيغة، وعدد أوراقها { $size }
   *[other] الأوراق { $cards } ليست في رزمة هذه الصيغة، وعدد أوراقها { $size }
}
reason-trump = لا ورقة مكشوفة تحدد { -trump-suit }، ولا ذكر له في التسجيل (يُكتب تحت «⁦deal:⁩» إما «⁦upcard: Kh⁩» وإما «⁦trump: h⁩»)
reason-side = مع { $side } من قبل { $had } ({ $kind })، ولا يمكن أن يبقى إلا من { $least } إلى { $most }
reason-illegal = «{ $recorded }» من { $player } ممنوع (المسموح: { $allowed })
reason-missing = لا جواب مسجَّل من { $player }
reason-contradicted = المسجَّل من { $player } «{ $recorded }»، { $played ->
    [none] ولم يُلعب في موضعه
   *[other] والذي لُعب «{ $played }»
}
reason-endless = التوزيعة لا تنتهي، وقد بلغ عدد الأسئلة { $questions }
ui-replay-automatic = القرارات كلها للاعب الآلي.
ui-replay-recorded = القرارات كما سُجِّلت.
ui-replay-recorded-partly = حيث لا يصلح شيء من المسجَّل يقرّر اللاعب الآلي.
ui-replay-contradicted = الأوراق التي لُعبت تناقض المسجَّل.
ui-replay-recorded-as-asked = في المسجَّل جواب عن كل سؤال، وما زاد عنه لم تكن إليه حاجة.
ui-replay-recorded-until-stopped = اتُّبع المسجَّل حتى الموضع الذي توقفت فيه التوزيعة.
ui-replay-pools-differ = { $n ->
    [zero] لا تختلف أي خانة من أصل { $pools }.
    [one] تختلف { -pool } واحدة من أصل { $pools }.
    [two] تختلف { -pool(form: "two") } من أصل { $pools }.
    [few] تختلف { $n } { -pool(form: "many") } من أصل { $pools }.
    [many] تختلف { $n } { -pool } من أصل { $pools }.
   *[other] تختلف { $n } { -pool } من أصل { $pools }.
}
ui-replay-play-same = سير اللعب واحد.
ui-replay-play-differs = سير اللعب مختلف.
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
ui-replay-upcard-owned = الورقة المكشوفة بحسب { $variant } من أوراق { $seat }: تُكتب «⁦{ $card }⁩» بين أوراقه، ويُكتب «⁦trump: { $suit }⁩» بدل «⁦upcard⁩». أما كما سُجِّلت فليست لأحد.
ui-replay-gap = – لا شيء هنا بهذه الصيغة
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
ui-compare-only-words = القواعد واحدة، ولا تختلف إلا الألفاظ.
ui-compare-rule = القاعدة
ui-compare-setting = الإعداد

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
