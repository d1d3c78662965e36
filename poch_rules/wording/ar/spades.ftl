### Partnership Spades and its relatives; en/spades.ftl says what each message is for, common.ftl how Arabic is written.

family-spades = سبيدز

phase-deal = التوزيع
phase-bidding = الطلبات
phase-exchange = تبادل الأوراق
phase-play = الأكلات
phase-score = الحساب
phase-match = المباراة

slot-deal = التوزيع
slot-bidding = الطلبات
slot-exchange = تبادل الأوراق
slot-play = لعب الأكلات
slot-score = حساب التوزيعة
slot-match = نهاية المباراة

title-whole-pack = الرزمة كلها
rule-whole-pack = يوزِّع { -dealer(form: "the") } { -pack(form: "the") } كلها، فتتساوى أوراق اللاعبين عددًا. يجلس الشريكان متقابلين.
    .batch = { $batch ->
        [zero] توزَّع الأوراق دفعة واحدة.
        [one] توزَّع الأوراق واحدةً واحدة.
        [two] توزَّع الأوراق اثنتين اثنتين.
        [few] توزَّع الأوراق { $batch_words } { $batch_words }.
        [many] يُعطى اللاعب في كل مرة { $batch } ورقة.
       *[other] يُعطى اللاعب في كل مرة { $batch } ورقة.
    }
param-whole-pack-batch = كم ورقة في المرة

title-bidding = الطلبات
rule-bidding = في دورة واحدة تبدأ من يسار { -dealer(form: "the") } يكون لكل لاعب { -bid } واحد: عدد { -trick(form: "the-many") } التي ينوي أن يأخذها. ولا يجوز التمرير، ولا يلزم أن يعلو { -bid } على ما قبله. ومجموع ما يطلبه الشريكان هو { -contract(form: "the") }؛ ومن طلب ألا يأخذ شيئًا فطلبه { -nil }.
    .double-nil = { $double_nil ->
        [always] لكل لاعب أن يطلب { -blind-nil(form: "acc") } قبل النظر في أوراقه.
        [never] لا يطلب أحد قبل النظر في أوراقه.
        [zero] لمن لا يتقدّم فريقه أن يطلب { -blind-nil(form: "acc") } قبل النظر في أوراقه.
        [one] لمن تأخّر فريقه نقطة واحدة على الأقل أن يطلب { -blind-nil(form: "acc") } قبل النظر في أوراقه.
        [two] لمن تأخّر فريقه نقطتين على الأقل أن يطلب { -blind-nil(form: "acc") } قبل النظر في أوراقه.
        [few] لمن تأخّر فريقه { $double_nil } نقاط على الأقل أن يطلب { -blind-nil(form: "acc") } قبل النظر في أوراقه.
        [many] لمن تأخّر فريقه { $double_nil } نقطة على الأقل أن يطلب { -blind-nil(form: "acc") } قبل النظر في أوراقه.
       *[other] لمن تأخّر فريقه { $double_nil } نقطة على الأقل أن يطلب { -blind-nil(form: "acc") } قبل النظر في أوراقه.
    }
    .both-nil = { $both_nil ->
        [allowed] يجوز أن يطلب الشريكان كلاهما { -nil(form: "acc") }.
       *[forbidden] من طلب شريكه { -nil(form: "acc") } فعليه أن يطلب { -trick } واحدة على الأقل.
    }
param-bidding-double-nil = الصفر المضاعف
param-bidding-both-nil = صفر الشريكين

title-exchange = التبادل بعد الصفر المضاعف
rule-exchange = { $blind ->
        [no] ليس لأحد أن يطلب { -blind-nil(form: "acc") }، فلا تُتبادل الأوراق.
       *[yes] إذا انتهت { -bid(form: "the-many") }، وكان لاعب قد طلب { -blind-nil(form: "acc") } ولم يطلبه شريكه، تبادل الاثنان أوراقًا. ويختار كل منهما مما وُزِّع عليه قبل أن يرى ما يأتيه.
    }
    .cards = { $cards ->
        [zero] لا يعطي أحدهما صاحبه شيئًا.
        [one] يعطي كل منهما صاحبه { -card } واحدة.
        [two] يعطي كل منهما صاحبه { -card(form: "two-obl") }.
        [few] يعطي كل منهما صاحبه { $cards_f } { -card(form: "many") }.
        [many] يعطي كل منهما صاحبه { $cards } { -card }.
       *[other] يعطي كل منهما صاحبه { $cards } { -card }.
    }
param-exchange-cards = الأوراق المتبادلة

title-spade-tricks = أكلات، والنقش الرابح البستوني
rule-spade-tricks = البستوني ♠ هو { -trump-suit } دائمًا. واتباع النقش واجب، ومن لا يستطيعه فله أن يلعب أي ورقة. وأعلى ورقة من البستوني تأخذ { -trick(form: "the") }، فإن خلت منه أخذتها أعلى ورقة من نقش الورقة الأولى؛ ومن أخذها بدأ التي تليها.
    .first-lead = { $first_lead ->
        [forehand] اللاعب الذي على يسار { -dealer(form: "the") } يبدأ { -trick(form: "the") } الأولى.
       *[lowest-club] من في يده أدنى ورقة من السباتي ♣ يبدأ بها { -trick(form: "the") } الأولى.
    }
    .leading = { $leading ->
        [once-broken] لا تبدأ { -trick } بالبستوني ♠ إلا بعد أن تُلعب ورقة منه، أو حين لا يكون في يد من يبدأ نقش غيره.
       *[any-time] قد تبدأ { -trick } بالبستوني ♠ في أي وقت.
    }
param-spade-tricks-first-lead = أول بدء
param-spade-tricks-leading = البدء بالبستوني

title-contracts = العقود والأصفار والأكلات الزائدة
rule-contracts = بعد آخر { -trick } يُحسب ما لكل { -partnership }. وكل { -trick } فوق { -contract(form: "the") } هي { -bag }.
    .trick = { $trick ->
        [zero] لا ينال الفريق شيئًا عن كل { -trick } طلبها.
        [one] الفريق الذي يفي بعقده ينال عن كل { -trick } طلبها نقطة واحدة، والذي لا يفي به يخسر مثل ذلك.
        [two] الفريق الذي يفي بعقده ينال عن كل { -trick } طلبها نقطتين، والذي لا يفي به يخسر مثل ذلك.
        [few] الفريق الذي يفي بعقده ينال عن كل { -trick } طلبها { $trick } نقاط، والذي لا يفي به يخسر مثل ذلك.
        [many] الفريق الذي يفي بعقده ينال عن كل { -trick } طلبها { $trick } نقطة، والذي لا يفي به يخسر مثل ذلك.
       *[other] الفريق الذي يفي بعقده ينال عن كل { -trick } طلبها { $trick } نقطة، والذي لا يفي به يخسر مثل ذلك.
    }
    .bag = { $bag ->
        [0] { -bag(form: "the-many") } لا تُحسب.
        [zero] { -bag(form: "the-many") } لا تُحسب.
        [one] تُحسب كل { -bag } نقطة واحدة.
        [two] تُحسب كل { -bag } نقطتين.
        [few] تُحسب كل { -bag } { $bag } نقاط.
        [many] تُحسب كل { -bag } { $bag } نقطة.
       *[other] تُحسب كل { -bag } { $bag } نقطة.
    }
    .nil = { $nil ->
        [zero] من طلب { -nil(form: "acc") } لم ينل شيئًا ولم يخسر.
        [one] من طلب { -nil(form: "acc") } ولم يأخذ أي { -trick } نال نقطة واحدة، فإن أخذ خسر مثل ذلك.
        [two] من طلب { -nil(form: "acc") } ولم يأخذ أي { -trick } نال نقطتين، فإن أخذ خسر مثل ذلك.
        [few] من طلب { -nil(form: "acc") } ولم يأخذ أي { -trick } نال { $nil } نقاط، فإن أخذ خسر مثل ذلك.
        [many] من طلب { -nil(form: "acc") } ولم يأخذ أي { -trick } نال { $nil } نقطة، فإن أخذ خسر مثل ذلك.
       *[other] من طلب { -nil(form: "acc") } ولم يأخذ أي { -trick } نال { $nil } نقطة، فإن أخذ خسر مثل ذلك.
    }
    .double-nil = { $double_nil ->
        [zero] من طلب { -blind-nil(form: "acc") } لم ينل شيئًا ولم يخسر.
        [one] من طلب { -blind-nil(form: "acc") } ولم يأخذ أي { -trick } نال نقطة واحدة، فإن أخذ خسر مثل ذلك.
        [two] من طلب { -blind-nil(form: "acc") } ولم يأخذ أي { -trick } نال نقطتين، فإن أخذ خسر مثل ذلك.
        [few] من طلب { -blind-nil(form: "acc") } ولم يأخذ أي { -trick } نال { $double_nil } نقاط، فإن أخذ خسر مثل ذلك.
        [many] من طلب { -blind-nil(form: "acc") } ولم يأخذ أي { -trick } نال { $double_nil } نقطة، فإن أخذ خسر مثل ذلك.
       *[other] من طلب { -blind-nil(form: "acc") } ولم يأخذ أي { -trick } نال { $double_nil } نقطة، فإن أخذ خسر مثل ذلك.
    }
    .nil-tricks = { $nil_tricks ->
        [bags] { -trick(form: "the-many") } التي يأخذها من طلب { -nil(form: "acc") } لا تنفع شريكه، بل هي زائدة.
       *[help-partner] { -trick(form: "the-many") } التي يأخذها من طلب { -nil(form: "acc") } تُحسب لعقد شريكه.
    }
    .failed-bags = { $nil_tricks ->
        [bags] { $failed_bags ->
            [count] { -trick(form: "many") } { -nil } لم يتحقق زائدة حتى إذا لم يفِ الفريق بعقده.
           *[ignored] إذا لم يفِ الفريق بعقده أيضًا لم تُحسب { -trick(form: "many") } { -nil } لم يتحقق.
        }
       *[help-partner] ليست مع العقد الذي لم يُوفَ به { -bag(form: "many") }.
    }
    .bag-limit = { $bag_limit ->
        [none] لا تُعَدّ { -bag(form: "the-many") } من { -hand-deal } إلى أخرى.
        [zero] لا يقع الجزاء أبدًا.
        [one] يقع الجزاء عند كل { -bag }، في المباراة كلها.
        [two] يقع الجزاء كلما اجتمعت عند الفريق { -bag(form: "two") }، في المباراة كلها.
        [few] يقع الجزاء كلما اجتمعت عند الفريق { $bag_limit_f } { -bag(form: "many") }، في المباراة كلها.
        [many] يقع الجزاء كلما اجتمعت عند الفريق { $bag_limit } { -bag }، في المباراة كلها.
       *[other] يقع الجزاء كلما اجتمعت عند الفريق { $bag_limit } { -bag }، في المباراة كلها.
    }
    .bag-penalty = { $bag_penalty ->
        [0] ليس في الجزاء خصم.
        [zero] ليس في الجزاء خصم.
        [one] الجزاء خصم نقطة واحدة.
        [two] الجزاء خصم نقطتين.
        [few] الجزاء خصم { $bag_penalty } نقاط.
        [many] الجزاء خصم { $bag_penalty } نقطة.
       *[other] الجزاء خصم { $bag_penalty } نقطة.
    }
param-contracts-trick = قيمة الأكلة المطلوبة
param-contracts-bag = قيمة الأكلة الزائدة
param-contracts-nil = الصفر
param-contracts-double-nil = الصفر المضاعف
param-contracts-nil-tricks = أكلات صفر لم يتحقق
param-contracts-failed-bags = أكلات الصفر إن لم يُوفَ بالعقد
param-contracts-bag-limit = متى يقع الجزاء
param-contracts-bag-penalty = جزاء الأكلات الزائدة
scale-contracts-earns = يكسب
scale-contracts-costs = يخسر

title-to-target = حتى عدد من النقاط
rule-to-target = إذا بلغ الفريقان نقاط الفوز في { -hand-deal } واحدة فاز صاحب الأكثر؛ فإن تساويا لُعبت { -hand-deal } أخرى. وما لم يفز أحد يوزِّع بعد كل توزيعة اللاعب الذي على يسار { -dealer(form: "the") }.
    .target = { $target ->
        [zero] أول { -partnership } لا يكون تحت الصفر يفوز في المباراة.
        [one] أول { -partnership } يبلغ نقطة واحدة يفوز في المباراة.
        [two] أول { -partnership } يبلغ نقطتين يفوز في المباراة.
        [few] أول { -partnership } يبلغ { $target } نقاط يفوز في المباراة.
        [many] أول { -partnership } يبلغ { $target } نقطة يفوز في المباراة.
       *[other] أول { -partnership } يبلغ { $target } نقطة يفوز في المباراة.
    }
    .floor = { $floor ->
        [none] قد تنزل النقاط تحت الصفر بلا حدّ.
       *[other] { -partnership(form: "the") } الذي تنزل نقاطه إلى { $floor } يخسر المباراة.
    }
param-to-target-target = نقاط الفوز
param-to-target-floor = نقاط الخسارة

## Events.  Points may be below zero: they stand as a mere figure, for a noun would lose the sign in its dual.

event-bid = { $seat }: { -bid } { $tricks ->
    [zero] بلا { -trick(form: "many") }
    [one] { -trick } واحدة
    [two] { -trick(form: "two-obl") }
    [few] { $tricks } { -trick(form: "many") }
    [many] { $tricks } { -trick }
   *[other] { $tricks } { -trick }
}.
event-bid-nil = { $seat }: { -bid } { -nil }.
event-bid-double-nil = { $seat }: { -bid } { -blind-nil } قبل النظر في الأوراق.
event-exchanged = من { $seat } إلى { $to }: { $cards }.
event-broke = { $seat }: لعب أول ورقة من البستوني ♠؛ ويجوز من الآن البدء به.
event-took = { $seat }: أخذ { -trick(form: "the") } بالورقة { $card }.
event-scored = { $seat } مع { $partner }: النقاط { $points }.
event-scored-contracts-trick = { $seat } مع { $partner }: نقاط { -contract(form: "the") } { $points }.
event-scored-contracts-bag = { $seat } مع { $partner }: { $bags ->
    [zero] لا { -bag(form: "many") }
    [one] { -bag } واحدة
    [two] { -bag(form: "two") }
    [few] { $bags } { -bag(form: "many") }
    [many] { $bags } { -bag }
   *[other] { $bags } { -bag }
}، والنقاط { $points }.
event-scored-contracts-nil = { $seat } مع { $partner }: نقاط { -nil(form: "the") } { $points }.
event-scored-contracts-double-nil = { $seat } مع { $partner }: نقاط { -blind-nil(form: "the") } { $points }.
event-scored-contracts-nil-tricks = { $seat } مع { $partner }: { $bags ->
    [zero] لا { -bag(form: "many") }
    [one] { -bag } واحدة
    [two] { -bag(form: "two") }
    [few] { $bags } { -bag(form: "many") }
    [many] { $bags } { -bag }
   *[other] { $bags } { -bag }
} من { -nil } لم يتحقق، والنقاط { $points }.
event-scored-contracts-bag-limit = { $seat } مع { $partner }: جزاء { -bag(form: "the-many") }، والنقاط { $points }.

cell-bid = { $tricks }
cell-bid-nil = { -nil }
cell-bid-double-nil = { -blind-nil }
cell-exchanged = { $cards } إلى { $to }
cell-broke = فتح البستوني
cell-took = { $seat }: { -trick(form: "the") } بالورقة { $card }
cell-scored = { $points }
cell-scored-contracts-trick = { -contract(form: "the") } { $points }
cell-scored-contracts-bag = { -bag(form: "many") } { $points }
cell-scored-contracts-nil = { -nil(form: "the") } { $points }
cell-scored-contracts-double-nil = { -blind-nil(form: "the") } { $points }
cell-scored-contracts-nil-tricks = زائدة من { -nil } { $points }
cell-scored-contracts-bag-limit = الجزاء { $points }

## Results, by their names in JSON

outcome-bids = { -bid(form: "the") }
    .value = { $nil ->
        [nil] { -nil }
        [double] { -blind-nil }
       *[none] { $bids }
    }
outcome-tricks = { -trick(form: "the-many") }
outcome-score = النقاط
outcome-bags = { -bag(form: "the-many") }

## Laws

law-tricks-all = عدد الأكلات هو عدد الأوراق التي وُزِّعت على كل لاعب.
law-tricks-suit-followed = من في يده ورقة من نقش الورقة الأولى يلعب من هذا النقش.
law-tricks-spades-broken = لا تبدأ أكلة بالبستوني ♠ قبل فتحه، إلا حين لا يكون في يد من يبدأ نقش غيره.
law-score-as-bid = لا يُحسب للفريق إلا ما تساويه طلباته وأكلاته وما سبق من أكلاته الزائدة.

## Questions

ask-bidding-blind = { $seat }: صفر مضاعف قبل النظر في الأوراق؟
ask-bidding-bid = { $seat }: كم أكلة؟
ask-exchange-give = { $seat }: أي أوراق تُعطى؟
ask-play-lead = { $seat }: بأي ورقة تبدأ الأكلة؟
ask-play-follow = { $seat }: أي ورقة تُلعب بعدها؟

# How the match ended, under the table of its deals.
ui-deal-ended-target = { $hands ->
    [zero] بلغ { -partnership } الهدف.
    [one] بعد توزيعة واحدة بلغ { -partnership } الهدف.
    [two] بعد توزيعتين بلغ { -partnership } الهدف.
    [few] بعد { $hands } توزيعات بلغ { -partnership } الهدف.
    [many] بعد { $hands } توزيعة بلغ { -partnership } الهدف.
   *[other] بعد { $hands } توزيعة بلغ { -partnership } الهدف.
}
ui-deal-ended-floor = { $hands ->
    [zero] هبطت نقاط { -partnership } إلى الحد الذي تنتهي عنده المباراة.
    [one] بعد توزيعة واحدة هبطت نقاط { -partnership } إلى الحد الذي تنتهي عنده المباراة.
    [two] بعد توزيعتين هبطت نقاط { -partnership } إلى الحد الذي تنتهي عنده المباراة.
    [few] بعد { $hands } توزيعات هبطت نقاط { -partnership } إلى الحد الذي تنتهي عنده المباراة.
    [many] بعد { $hands } توزيعة هبطت نقاط { -partnership } إلى الحد الذي تنتهي عنده المباراة.
   *[other] بعد { $hands } توزيعة هبطت نقاط { -partnership } إلى الحد الذي تنتهي عنده المباراة.
}
