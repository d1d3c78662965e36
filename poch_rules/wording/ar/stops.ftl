### Stops games on a board; en/stops.ftl says what each message is for, common.ftl how Arabic is written.

## Names

phase-sweep = دفعة واحدة
phase-left = أوراق الخانات الباقية في الأيدي

slot-pool = { $part_title }
slot-sweep = نفاد الأوراق دفعة واحدة
slot-left = بقاء ورقة الخانة في اليد

## Pack, seats, board, deal

rule-pack = في كل نقش من النقوش الأربعة ورقة واحدة من كل رتبة.
    .size = { $size ->
        [32] تُستعمل { -pack } من { $size } ورقة، من السبعة إلى الآس.
        [36] تُستعمل { -pack } من { $size } ورقة، من الستة إلى الآس.
        [40] تُستعمل { -pack } من { $size } ورقة، من الخمسة إلى الآس.
       *[52] تُستعمل { -pack } من { $size } ورقة، من الاثنين إلى الآس.
    }

title-pack-without = رزمة تُنزع منها أوراق
rule-pack-without = في كل نقش من النقوش الأربعة ورقة واحدة من كل رتبة، إلا أوراقًا تُنزع.
    .size = { $size ->
        [32] تُستعمل { -pack } من { $size } ورقة، من السبعة إلى الآس.
        [36] تُستعمل { -pack } من { $size } ورقة، من الستة إلى الآس.
        [40] تُستعمل { -pack } من { $size } ورقة، من الخمسة إلى الآس.
       *[52] تُستعمل { -pack } من { $size } ورقة، من الاثنين إلى الآس.
    }
    .without = { $without_count ->
        [0] لا تُنزع أي ورقة.
        [1] تُنزع الورقة { $without }، وتنقطع عندها { -run(form: "the") }.
       *[other] تُنزع الأوراق { $without }، وتنقطع عندها { -run(form: "the") }.
    }
param-pack-without-size = عدد الأوراق
param-pack-without-without = الأوراق المنزوعة

rule-seating = ينتقل التوزيع بعد كل { -hand-deal } إلى اللاعب التالي في الدور.
    .direction = { $direction ->
        [clockwise] يسير الدور في التوزيع وفي اللعب باتجاه عقارب الساعة، أي إلى اليسار.
       *[anticlockwise] يسير الدور في التوزيع وفي اللعب عكس اتجاه عقارب الساعة، أي إلى اليمين.
    }
    .first-dealer = { $first_dealer ->
        [lot] يُعيَّن { -dealer(form: "the") } الأول بالقرعة.
        [first-knave] توزَّع الأوراق مكشوفة بالدور، و{ -dealer(form: "the") } الأول هو من يقع له أول ولد.
       *[first-ace] { -dealer(form: "the") } الأول هو من يسحب أول آس.
    }

title-staked-board = لوحة برهانات متفاوتة
rule-staked-board = لكل { -pool } على { -board(form: "the") } رهانها. وكل { -pool } لا يأخذها أحد يبقى ما فيها إلى { -hand-deal(form: "the") } التالية.
    .payer = { $payer ->
        [everybody] تجهيز { -board(form: "the") } قبل التوزيع واجب على كل لاعب.
       *[dealer] تجهيز { -board(form: "the") } قبل التوزيع واجب على { -dealer(form: "the") } وحده.
    }
param-staked-board-payer = من يجهّز اللوحة

title-dead-cards = توزيع تبقى منه أوراق ميتة
rule-dead-cards = يوزِّع { -dealer(form: "the") } الأوراق واحدةً واحدة بدءًا من { -forehand }. والأوراق التي لا ينالها أحد تبقى مقلوبة، وعندها تنقطع { -run(form: "the-many") }.
    .cards = { $cards ->
        [all] توزَّع الأوراق كلها بالتساوي ما أمكن.
        [all-but-one] توزَّع الأوراق كلها إلا الأخيرة بالتساوي ما أمكن.
        [zero] لا توزَّع أوراق.
        [one] لكل لاعب ورقة واحدة.
        [two] لكل لاعب ورقتان.
        [few] لكل لاعب { $cards_f } أوراق.
        [many] لكل لاعب { $cards } ورقة.
       *[other] لكل لاعب { $cards } ورقة.
    }
    .dead-hands = { $dead_hands ->
        [zero] لا توزَّع يد لغير اللاعبين.
        [one] بعد { -dealer(form: "the") } توزَّع يد ميتة واحدة لا يجوز لأحد أن ينظر فيها.
        [two] بعد { -dealer(form: "the") } توزَّع يدان ميتتان لا يجوز لأحد أن ينظر فيهما.
        [few] بعد { -dealer(form: "the") } توزَّع { $dead_hands_f } أيدٍ ميتة لا يجوز لأحد أن ينظر فيها.
        [many] بعد { -dealer(form: "the") } توزَّع { $dead_hands } يدًا ميتة لا يجوز لأحد أن ينظر فيها.
       *[other] بعد { -dealer(form: "the") } توزَّع { $dead_hands } يد ميتة لا يجوز لأحد أن ينظر فيها.
    }
    .turned = { $turned ->
        [none] لا تُكشف ورقة، وليس هناك نقش رابح.
       *[last] تُكشف الورقة الأخيرة: نقشها هو { -trump-suit }، ولا يملكها أحد.
    }
param-dead-cards-cards = الأوراق الموزَّعة
param-dead-cards-dead-hands = الأيدي الميتة
param-dead-cards-turned = الورقة المكشوفة

## Pools

title-played-card = ورقة تفوز حين تُلعب
rule-played-card = من لعب الورقة { $card_name } أخذ { $pool_the } فورًا.
    .stake = { $stake ->
        [zero] لا رهان في { $pool_the }.
        [one] الرهان في { $pool_the } { -chip } واحدة.
        [two] الرهان في { $pool_the } { -chip(form: "two") }.
        [few] الرهان في { $pool_the } { $stake_f } { -chip(form: "many") }.
        [many] الرهان في { $pool_the } { $stake } { -chip }.
       *[other] الرهان في { $pool_the } { $stake } { -chip }.
    }
param-played-card-card = الورقة الفائزة
param-played-card-stake = الرهان

title-played-trump = ورقة رابحة تفوز حين تُلعب
rule-played-trump = من لعب { $rank_name } { -trump-suit } أخذ { $pool_the } فورًا.
    .stake = { $stake ->
        [zero] لا رهان في { $pool_the }.
        [one] الرهان في { $pool_the } { -chip } واحدة.
        [two] الرهان في { $pool_the } { -chip(form: "two") }.
        [few] الرهان في { $pool_the } { $stake_f } { -chip(form: "many") }.
        [many] الرهان في { $pool_the } { $stake } { -chip }.
       *[other] الرهان في { $pool_the } { $stake } { -chip }.
    }
param-played-trump-rank = الورقة الرابحة الفائزة
param-played-trump-stake = الرهان

title-played-trumps = ورقتان رابحتان يلعبهما لاعب واحد
rule-played-trumps = من لعب بنفسه { $ranks_the } من { -trump-suit } أخذ { $pool_the } مع الثانية منهما.
    .stake = { $stake ->
        [zero] لا رهان في { $pool_the }.
        [one] الرهان في { $pool_the } { -chip } واحدة.
        [two] الرهان في { $pool_the } { -chip(form: "two") }.
        [few] الرهان في { $pool_the } { $stake_f } { -chip(form: "many") }.
        [many] الرهان في { $pool_the } { $stake } { -chip }.
       *[other] الرهان في { $pool_the } { $stake } { -chip }.
    }
param-played-trumps-ranks = الورقتان الفائزتان
param-played-trumps-stake = الرهان

title-plain-pool = خانة لا تفوز بها ورقة
rule-plain-pool = لا تؤخذ { $pool_the } بورقة بعينها.
    .stake = { $stake ->
        [zero] لا رهان في { $pool_the }.
        [one] الرهان في { $pool_the } { -chip } واحدة.
        [two] الرهان في { $pool_the } { -chip(form: "two") }.
        [few] الرهان في { $pool_the } { $stake_f } { -chip(form: "many") }.
        [many] الرهان في { $pool_the } { $stake } { -chip }.
       *[other] الرهان في { $pool_the } { $stake } { -chip }.
    }
param-plain-pool-stake = الرهان

## Play and payment

title-rank-runs = سلاسل بحسب الرتبة
rule-rank-runs = يبدأ { -forehand } بأي ورقة. ويلعب صاحب الدور أوراقًا كل منها أعلى من سابقتها برتبة، أيًّا كان نقشها، ما دامت في يده التالية، ثم ينتقل الدور إلى اللاعب الذي يليه. والآس تحت الاثنين، إلا إذا كانت { -run(form: "the-many") } تنتهي به. فإن رجع الدور إلى من لعب آخر ورقة بدأ { -run } جديدة بأي ورقة. وتنتهي { -hand-deal(form: "the") } حين تنفد أوراق لاعب.
    .high = أعلى ورقة في { -run(form: "the") } هي { $high_the }، ومن لعبها بدأ { -run } جديدة فورًا.
    .call-lack = { $n ->
        [zero] من لم يستطع أن يتابع ذكر الرتبة التي تنقصه: «{ $call }».
        [one] من لم يستطع أن يتابع ذكر الرتبة التي تنقصه، وهو في الواحد: «{ $call }».
        [two] من لم يستطع أن يتابع ذكر الرتبة التي تنقصه، وهو في الاثنين: «{ $call }».
        [few] من لم يستطع أن يتابع ذكر الرتبة التي تنقصه، فإن كانت { $n } قال: «{ $call }».
        [many] من لم يستطع أن يتابع ذكر الرتبة التي تنقصه، فإن كانت { $n } قال: «{ $call }».
       *[other] من لم يستطع أن يتابع ذكر الرتبة التي تنقصه، فإن كانت { $n } قال: «{ $call }».
    }
param-rank-runs-high = أعلى رتبة

title-one-go = كل شيء لمن نفدت أوراقه دفعة واحدة
rule-one-go = من لعب في دور واحد كل الأوراق التي وُزِّعت عليه أخذ كل ما على { -board(form: "the") }.

title-left-with-card = بقاء ورقة الخانة في اليد
rule-left-with-card = من بقيت في يده ورقة { -pool } حين نفدت أوراق غيره دفع إلى تلك { -pool(form: "the") }، ولا يدفع أكثر مما عنده.
    .amount = { $amount ->
        [as-much-again] يُدفع مثل ما في { -pool(form: "the") } من { -chip(form: "the-many") }.
       *[stake] يُدفع رهان { -pool(form: "the") } مرة أخرى.
    }
param-left-with-card-amount = مقدار الدفع

## Events

event-lacked = { $seat }: الرتبة الناقصة { $rank_name }، وينتقل الدور.
cell-lacked = بلا { $rank_name }
event-won-in-one-go = نفدت أوراق { $seat } كلها في دور واحد.
cell-dressed-staked-board = { $pools } { $each }
cell-won-in-one-go = دفعة واحدة
event-dressed-staked-board = { $pools_count ->
    [1] { $seat }: تجهيز { $pools_the }، والرهان { $each ->
        [zero] لا شيء
        [one] { -chip } واحدة
        [two] { -chip(form: "two") }
        [few] { $each } { -chip(form: "many") }
        [many] { $each } { -chip }
       *[other] { $each } { -chip }
    }.
   *[other] { $seat }: تجهيز كل من { $pools_the }، والرهان { $each ->
        [zero] لا شيء
        [one] { -chip } واحدة
        [two] { -chip(form: "two") }
        [few] { $each } { -chip(form: "many") }
        [many] { $each } { -chip }
       *[other] { $each } { -chip }
    }.
}
event-collected-played-card = { $chips ->
    [zero] { $seat }: لعب { $card_name }، ولا شيء يؤخذ من { $pool_the }.
    [one] { $seat }: لعب { $card_name }، وبذلك تؤخذ { -chip } واحدة من { $pool_the }.
    [two] { $seat }: لعب { $card_name }، وبذلك تؤخذ { -chip(form: "two") } من { $pool_the }.
    [few] { $seat }: لعب { $card_name }، وبذلك تؤخذ { $chips } { -chip(form: "many") } من { $pool_the }.
    [many] { $seat }: لعب { $card_name }، وبذلك تؤخذ { $chips } { -chip } من { $pool_the }.
   *[other] { $seat }: لعب { $card_name }، وبذلك تؤخذ { $chips } { -chip } من { $pool_the }.
}
event-collected-played-trump = { $chips ->
    [zero] { $seat }: لعب { $rank_name } { -trump-suit }، ولا شيء يؤخذ من { $pool_the }.
    [one] { $seat }: لعب { $rank_name } { -trump-suit }، وبذلك تؤخذ { -chip } واحدة من { $pool_the }.
    [two] { $seat }: لعب { $rank_name } { -trump-suit }، وبذلك تؤخذ { -chip(form: "two") } من { $pool_the }.
    [few] { $seat }: لعب { $rank_name } { -trump-suit }، وبذلك تؤخذ { $chips } { -chip(form: "many") } من { $pool_the }.
    [many] { $seat }: لعب { $rank_name } { -trump-suit }، وبذلك تؤخذ { $chips } { -chip } من { $pool_the }.
   *[other] { $seat }: لعب { $rank_name } { -trump-suit }، وبذلك تؤخذ { $chips } { -chip } من { $pool_the }.
}
event-collected-played-trumps = { $chips ->
    [zero] { $seat }: لعب { $ranks_the } من { -trump-suit }، ولا شيء يؤخذ من { $pool_the }.
    [one] { $seat }: لعب { $ranks_the } من { -trump-suit }، وبذلك تؤخذ { -chip } واحدة من { $pool_the }.
    [two] { $seat }: لعب { $ranks_the } من { -trump-suit }، وبذلك تؤخذ { -chip(form: "two") } من { $pool_the }.
    [few] { $seat }: لعب { $ranks_the } من { -trump-suit }، وبذلك تؤخذ { $chips } { -chip(form: "many") } من { $pool_the }.
    [many] { $seat }: لعب { $ranks_the } من { -trump-suit }، وبذلك تؤخذ { $chips } { -chip } من { $pool_the }.
   *[other] { $seat }: لعب { $ranks_the } من { -trump-suit }، وبذلك تؤخذ { $chips } { -chip } من { $pool_the }.
}
event-collected-one-go = { $chips ->
    [zero] { $seat }: كنس اللوحة، ولا شيء يؤخذ من { $pool_the }.
    [one] { $seat }: كنس اللوحة، وبذلك تؤخذ { -chip } واحدة من { $pool_the }.
    [two] { $seat }: كنس اللوحة، وبذلك تؤخذ { -chip(form: "two") } من { $pool_the }.
    [few] { $seat }: كنس اللوحة، وبذلك تؤخذ { $chips } { -chip(form: "many") } من { $pool_the }.
    [many] { $seat }: كنس اللوحة، وبذلك تؤخذ { $chips } { -chip } من { $pool_the }.
   *[other] { $seat }: كنس اللوحة، وبذلك تؤخذ { $chips } { -chip } من { $pool_the }.
}
event-paid-left-with-card = { $chips ->
    [zero] بقيت ورقة { $pool_the } في يد { $seat }، ولا شيء يُدفع.
    [one] بقيت ورقة { $pool_the } في يد { $seat }، وثمن ذلك { -chip } واحدة تُدفع إليها.
    [two] بقيت ورقة { $pool_the } في يد { $seat }، وثمن ذلك { -chip(form: "two") } تُدفعان إليها.
    [few] بقيت ورقة { $pool_the } في يد { $seat }، وثمن ذلك { $chips } { -chip(form: "many") } تُدفع إليها.
    [many] بقيت ورقة { $pool_the } في يد { $seat }، وثمن ذلك { $chips } { -chip } تُدفع إليها.
   *[other] بقيت ورقة { $pool_the } في يد { $seat }، وثمن ذلك { $chips } { -chip } تُدفع إليها.
}

law-pools-by-playing = من أخذ { -pool } بورقة فقد لعب تلك الورقة للتوّ.
