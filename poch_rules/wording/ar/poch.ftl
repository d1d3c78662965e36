### Poch and its relatives on a staking board; en/poch.ftl says what each message is for, common.ftl how Arabic is written.

## Names

family-poch = البوخ

pool-ace = الآس
    .the = { -pool } الآس
    .title = { -pool } الآس
pool-king = الملك
    .the = { -pool } الملك
    .title = { -pool } الملك
pool-queen = الملكة
    .the = { -pool } الملكة
    .title = { -pool } الملكة
pool-jack = الولد
    .the = { -pool } الولد
    .title = { -pool } الولد
pool-ten = العشرة
    .the = { -pool } العشرة
    .title = { -pool } العشرة
pool-marriage = القِران
    .the = { -pool } القِران
    .title = { -pool } القِران
pool-sequence = المتتالية
    .the = { -pool } المتتالية
    .title = { -pool } المتتالية
pool-poch = البوخ
    .the = { -pool } البوخ
    .title = { -pool } البوخ
pool-centre = الوسطى
    .the = { -pool(form: "the") } الوسطى
    .title = { -pool(form: "the") } الوسطى

phase-dress = تجهيز الخانات
phase-deal = التوزيع
phase-meld = { $part ->
    [none] الإعلان
   *[other] الإعلان: { $part_name }
}
phase-vying = { $part ->
    [none] المزايدة
   *[other] المزايدة، الدورة { $part }
}
phase-upcard = الورقة المكشوفة
phase-play = التخلّص من الأوراق
phase-settle = الحساب
phase-match = المباراة

slot-seating = المقاعد والموزِّع الأول
slot-chips = الفيشات
slot-board = اللوحة
slot-deal = التوزيع
slot-meld = { $part ->
    [none] الإعلان
   *[other] { $part_title }
}
slot-vying = { $part ->
    [none] المزايدة
   *[other] المزايدة، الدورة { $part }
}
slot-upcard = الورقة المكشوفة
slot-play = التخلّص من الأوراق
slot-settle = الدفع عند نفاد الأوراق
slot-match = نهاية المباراة

## Seats, chips, board

title-seating = المقاعد والموزِّع الأول
rule-seating = ينتقل التوزيع بعد كل { -hand-deal } إلى اللاعب التالي في الدور.
    .direction = { $turns ->
        [vying] { $direction ->
            [clockwise] يسير الدور في التوزيع وفي { -vying } باتجاه عقارب الساعة، أي إلى اليسار.
           *[anticlockwise] يسير الدور في التوزيع وفي { -vying } عكس اتجاه عقارب الساعة، أي إلى اليمين.
        }
        [play] { $direction ->
            [clockwise] يسير الدور في التوزيع وفي اللعب باتجاه عقارب الساعة، أي إلى اليسار.
           *[anticlockwise] يسير الدور في التوزيع وفي اللعب عكس اتجاه عقارب الساعة، أي إلى اليمين.
        }
       *[all] { $direction ->
            [clockwise] يسير الدور في التوزيع وفي { -vying } وفي اللعب باتجاه عقارب الساعة، أي إلى اليسار.
           *[anticlockwise] يسير الدور في التوزيع وفي { -vying } وفي اللعب عكس اتجاه عقارب الساعة، أي إلى اليمين.
        }
    }
    .first-dealer = { $first_dealer ->
        [lot] يُعيَّن { -dealer(form: "the") } الأول بالقرعة.
        [first-knave] توزَّع الأوراق مكشوفة بالدور، و{ -dealer(form: "the") } الأول هو من يقع له أول ولد.
       *[first-ace] { -dealer(form: "the") } الأول هو من يسحب أول آس.
    }
param-seating-direction = اتجاه الدور
param-seating-first-dealer = الموزِّع الأول

title-purse = فيشات متساوية للجميع
rule-purse = يبدأ اللاعبون المباراة بالعدد نفسه من { -chip(form: "the-many") }.
    .chips = { $chips ->
        [zero] ليس مع اللاعبين { -chip(form: "many") }.
        [one] لكل لاعب { -chip } واحدة.
        [two] لكل لاعب { -chip(form: "two") }.
        [few] لكل لاعب { $chips_f } { -chip(form: "many") }.
        [many] لكل لاعب { $chips } { -chip }.
       *[other] لكل لاعب { $chips } { -chip }.
    }
param-purse-chips = الفيشات في البداية

title-shared-supply = مخزون فيشات يُقتسم
rule-shared-supply = قبل المباراة يقتسم اللاعبون مخزونًا من { -chip(form: "the-many") } بالتساوي، وما لا يقبل القسمة يبقى في العلبة.
    .chips = { $chips ->
        [zero] المخزون خالٍ.
        [one] في المخزون { -chip } واحدة.
        [two] في المخزون { -chip(form: "two") }.
        [few] في المخزون { $chips_f } { -chip(form: "many") }.
        [many] في المخزون { $chips } { -chip }.
       *[other] في المخزون { $chips } { -chip }.
    }
param-shared-supply-chips = الفيشات المقتسمة

title-board = لوحة الرهانات
rule-board = { $kept ->
    [no] لكل إعلان { -pool } على { -board(form: "the") }.
   *[yes] لكل إعلان { -pool } على { -board(form: "the") }. وكل { -pool } لا يأخذها أحد يبقى ما فيها إلى { -hand-deal(form: "the") } التالية.
}
    .further = { $further_count ->
        [0] ليست على { -board(form: "the") } غير خانات الإعلان.
       *[other] إلى جانب خانات الإعلان، على { -board(form: "the") } { $further_the }.
    }
    .undressed = { $dressed ->
        [no] لا تُجهَّز أي { -pool } قبل التوزيع.
       *[yes] { $undressed_count ->
            [0] تُجهَّز { -pool(form: "the-many") } كلها قبل التوزيع.
           *[other] تُجهَّز { -pool(form: "the-many") } كلها قبل التوزيع إلا { $undressed_the }.
        }
    }
    .stake = { $stake ->
        [zero] لا يكلّف تجهيز { -pool(form: "the-many") } شيئًا.
        [one] يكلّف تجهيز كل { -pool } { -chip } واحدة.
        [two] يكلّف تجهيز كل { -pool } { -chip(form: "two-obl") }.
        [few] يكلّف تجهيز كل { -pool } { $stake_f } { -chip(form: "many") }.
        [many] يكلّف تجهيز كل { -pool } { $stake } { -chip }.
       *[other] يكلّف تجهيز كل { -pool } { $stake } { -chip }.
    }
    .payer = { $payer ->
        [everybody] تجهيز { -board(form: "the") } واجب على كل لاعب.
       *[dealer] تجهيز { -board(form: "the") } واجب على { -dealer(form: "the") } وحده.
    }
param-board-further = خانات غير خانات الإعلان
param-board-undressed = خانات لا تُجهَّز
param-board-stake = فيشات كل خانة مجهَّزة
param-board-payer = من يجهّز اللوحة

## Deal

title-deal = التوزيع
rule-deal = يوزِّع { -dealer(form: "the") } الأوراق بدءًا من { -forehand }.
    .cards = { $cards ->
        [all] توزَّع الأوراق كلها، وقد تزيد أوراق بعض اللاعبين ورقة على أوراق غيرهم.
        [all-but-one] توزَّع الأوراق كلها إلا الأخيرة، وقد تزيد أوراق بعض اللاعبين ورقة على أوراق غيرهم.
        [zero] لا توزَّع أوراق.
        [one] لكل لاعب ورقة واحدة.
        [two] لكل لاعب ورقتان.
        [few] لكل لاعب { $cards_f } أوراق.
        [many] لكل لاعب { $cards } ورقة.
       *[other] لكل لاعب { $cards } ورقة.
    }
    .batches = { $batches_count ->
        [1] { $batches_first ->
            [zero] توزَّع الأوراق دفعة واحدة.
            [one] توزَّع الأوراق واحدةً واحدة.
            [two] توزَّع الأوراق اثنتين اثنتين.
            [few] توزَّع الأوراق { $batches_first_words } { $batches_first_words }.
            [many] يُعطى اللاعب في كل مرة { $batches_first } ورقة.
           *[other] يُعطى اللاعب في كل مرة { $batches_first } ورقة.
        }
       *[other] { $repeats ->
            [no] توزَّع الأوراق على دفعات، دورة بعد دورة: يُعطى كل لاعب { $batches }.
           *[yes] توزَّع الأوراق على دفعات، دورة بعد دورة: يُعطى كل لاعب { $batches }، ويُعاد العدد الأخير إلى آخر التوزيع.
        }
    }
    .trump = { $trump ->
        [turned] { $turned ->
            [last] بعد التوزيع تُكشف الورقة الأخيرة: نقشها هو { -trump-suit }، ولا يملكها أحد.
           *[next] بعد التوزيع تُكشف الورقة التالية: نقشها هو { -trump-suit }، ولا يملكها أحد.
        }
        [dealers] { $turned ->
            [last] بعد التوزيع تُكشف الورقة الأخيرة: نقشها هو { -trump-suit }، ويضمّها { -dealer(form: "the") } إلى أوراقه.
           *[next] بعد التوزيع تُكشف الورقة التالية: نقشها هو { -trump-suit }، ويضمّها { -dealer(form: "the") } إلى أوراقه.
        }
        [dealers-last] يكشف { -dealer(form: "the") } آخر ورقة أعطاها لنفسه: نقشها هو { -trump-suit }، وتبقى الورقة في يده.
        [c] { -trump-suit } دائمًا هو السباتي.
        [d] { -trump-suit } دائمًا هو الديناري.
        [h] { -trump-suit } دائمًا هو الكبّة.
       *[s] { -trump-suit } دائمًا هو البستوني.
    }
param-deal-cards = الأوراق الموزَّعة
param-deal-batches = كم ورقة في المرة
param-deal-trump = ما يحدد النقش الرابح

## Melds

title-trump-card = ورقة رابحة
rule-trump-card = من في يده { $rank_name } { -trump-suit } يأخذ { $pool_the }.
param-trump-card-rank = الورقة الرابحة

title-trump-cards = عدة أوراق رابحة
rule-trump-cards = من في يده { $ranks_the } من { -trump-suit } معًا يأخذ { $pool_the }.
param-trump-cards-ranks = الأوراق الرابحة

title-best-run = أفضل متتالية
rule-best-run = تؤخذ { $pool_the } بأفضل { -sequence } في يد واحدة: أوراق من نقش واحد، كل ورقة منها أعلى من سابقتها برتبة.
    .least = { $least ->
        [zero] قد تكون { -sequence(form: "the") } من أي عدد.
        [one] قد تكون { -sequence(form: "the") } ورقة واحدة.
        [two] أقصر { -sequence } ورقتان.
        [few] أقصر { -sequence } { $least_f } أوراق.
        [many] أقصر { -sequence } { $least } ورقة.
       *[other] أقصر { -sequence } { $least } ورقة.
    }
    .compare = { $compare_last ->
        [dealing-order] تُفضَّل من { -sequence(form: "the-many") } { $compare }.
       *[other] تُفضَّل من { -sequence(form: "the-many") } { $compare }؛ فإن تساوت فالتي يسبق صاحبها في ترتيب التوزيع.
    }
    .most = { $most ->
        [0] لا حدّ لطول { -sequence(form: "the") }.
        [zero] لا حدّ لطول { -sequence(form: "the") }.
        [one] لا تُحسب من { -sequence(form: "the") } إلا ورقة واحدة.
        [two] أطول { -sequence } ورقتان؛ ولا يُحسب مما هو أطول إلا أعلى ورقتين فيه.
        [few] أطول { -sequence } { $most_f } أوراق؛ ولا يُحسب مما هو أطول إلا أعلى { $most_f } أوراق فيه.
        [many] أطول { -sequence } { $most } ورقة؛ ولا يُحسب مما هو أطول إلا أعلى { $most } ورقة فيه.
       *[other] أطول { -sequence } { $most } ورقة؛ ولا يُحسب مما هو أطول إلا أعلى { $most } ورقة فيه.
    }
each-best-run-compare = { $value ->
    [length] الأطول
    [top] الأعلى ورقةً
    [trump] التي من { -trump-suit }
   *[dealing-order] التي يسبق صاحبها في ترتيب التوزيع
}
param-best-run-least = أقصر متتالية
param-best-run-compare = المتتالية الأفضل
param-best-run-most = أطول متتالية

## Vying

title-vying = المزايدة
rule-vying = في { -vying } يتراهن اللاعبون على من في يده أفضل { -set }، وهي ورقتان أو أكثر من الرتبة نفسها. ولا يضع أحد أكثر مما عنده، ومن مرّر خرج من { -vying }.
    .pools = { $pools_count ->
        [1] يأخذ الفائز { $pools_the }، ويوضع فيها كل رهان فورًا.
       *[other] يأخذ الفائز { $pools_the }، ويوضع كل رهان فورًا في { $pools_first_the }.
    }
    .first = { $first ->
        [forehand] يتكلم { -forehand } قبل غيره.
       *[dealer] يتكلم { -dealer(form: "the") } قبل غيره.
    }
    .entry = { $entry ->
        [set] لا يراهن إلا من كان في يده { -pair } على الأقل.
       *[anything] لكل لاعب أن يراهن بأي أوراق، سواء كانت فيها { -set } أم لم تكن.
    }
    .fee = { $fee ->
        [0] لا يُدفع شيء قبل المراهنة.
        [zero] لا يُدفع شيء قبل المراهنة.
        [one] قبل المراهنة يدفع كل لاعب بدوره إلى { $pools_first_the } { -chip } واحدة أو يبقى خارجًا. ولا يراهن إلا من دفع، وما دام أحد لم يراهن فللاعب أن ينتظر ويبقى.
        [two] قبل المراهنة يدفع كل لاعب بدوره إلى { $pools_first_the } { -chip(form: "two-obl") } أو يبقى خارجًا. ولا يراهن إلا من دفع، وما دام أحد لم يراهن فللاعب أن ينتظر ويبقى.
        [few] قبل المراهنة يدفع كل لاعب بدوره إلى { $pools_first_the } { $fee_f } { -chip(form: "many") } أو يبقى خارجًا. ولا يراهن إلا من دفع، وما دام أحد لم يراهن فللاعب أن ينتظر ويبقى.
        [many] قبل المراهنة يدفع كل لاعب بدوره إلى { $pools_first_the } { $fee } { -chip } أو يبقى خارجًا. ولا يراهن إلا من دفع، وما دام أحد لم يراهن فللاعب أن ينتظر ويبقى.
       *[other] قبل المراهنة يدفع كل لاعب بدوره إلى { $pools_first_the } { $fee } { -chip } أو يبقى خارجًا. ولا يراهن إلا من دفع، وما دام أحد لم يراهن فللاعب أن ينتظر ويبقى.
    }
    .least-bet = { $bet ->
        [fixed] { $least_bet ->
            [zero] لا حدّ لرهان الافتتاح.
            [one] رهان الافتتاح { -chip } واحدة لا غير.
            [two] رهان الافتتاح { -chip(form: "two") } لا غير.
            [few] رهان الافتتاح { $least_bet_f } { -chip(form: "many") } لا غير.
            [many] رهان الافتتاح { $least_bet } { -chip } لا غير.
           *[other] رهان الافتتاح { $least_bet } { -chip } لا غير.
        }
       *[free] { $least_bet ->
            [zero] لا حدّ لأقل رهان للافتتاح.
            [one] أقل رهان للافتتاح { -chip } واحدة.
            [two] أقل رهان للافتتاح { -chip(form: "two") }.
            [few] أقل رهان للافتتاح { $least_bet_f } { -chip(form: "many") }.
            [many] أقل رهان للافتتاح { $least_bet } { -chip }.
           *[other] أقل رهان للافتتاح { $least_bet } { -chip }.
        }
    }
    .most-bet = { $bet ->
        [fixed] { "" }
       *[free] { $most_bet ->
            [purse] لا حدّ أعلى لرهان الافتتاح.
            [zero] لا رهان للافتتاح.
            [one] لا يزيد رهان الافتتاح على { -chip } واحدة.
            [two] لا يزيد رهان الافتتاح على { -chip(form: "two-obl") }.
            [few] لا يزيد رهان الافتتاح على { $most_bet_f } { -chip(form: "many") }.
            [many] لا يزيد رهان الافتتاح على { $most_bet } { -chip }.
           *[other] لا يزيد رهان الافتتاح على { $most_bet } { -chip }.
        }
    }
    .least-raise = { $least_raise ->
        [zero] لا حدّ لأقل زيادة على الرهان.
        [one] يزيد الرهان الأعلى على الذي قبله { -chip } واحدة على الأقل.
        [two] يزيد الرهان الأعلى على الذي قبله { -chip(form: "two-obl") } على الأقل.
        [few] يزيد الرهان الأعلى على الذي قبله { $least_raise_f } { -chip(form: "many") } على الأقل.
        [many] يزيد الرهان الأعلى على الذي قبله { $least_raise } { -chip } على الأقل.
       *[other] يزيد الرهان الأعلى على الذي قبله { $least_raise } { -chip } على الأقل.
    }
    .answers = { $passing ->
        [loses] { $answers ->
            [hold-or-raise] بعد الافتتاح يجاري كل لاعب بدوره أو يرفع أو يمرّر، ومن مرّر خسر ما وضعه من { -chip(form: "the-many") }.
            [hold] بعد الافتتاح ليس لكل لاعب بدوره إلا أن يجاري أو يمرّر، ومن مرّر خسر ما وضعه من { -chip(form: "the-many") }.
           *[overbid] بعد الافتتاح يزيد كل لاعب بدوره على أعلى رهان أو يمرّر، ولا تجوز المجاراة، ومن مرّر خسر ما وضعه من { -chip(form: "the-many") }.
        }
       *[free] { $answers ->
            [hold-or-raise] بعد الافتتاح يجاري كل لاعب بدوره أو يرفع أو يمرّر.
            [hold] بعد الافتتاح ليس لكل لاعب بدوره إلا أن يجاري أو يمرّر.
           *[overbid] بعد الافتتاح يزيد كل لاعب بدوره على أعلى رهان أو يمرّر، ولا تجوز المجاراة.
        }
    }
    .closing = { $closing ->
        [level] { $holding ->
            [no] تستمر { -vying } حتى لا يبقى فيها إلا لاعب واحد.
           *[yes] تنتهي { -vying } فور أن يتساوى ما وضعه الباقون كلهم.
        }
        [declined] إذا تساوى ما وضعه الباقون كلهم سُئلوا مرة أخرى بالدور، وأولهم آخر من افتتح أو رفع؛ وتنتهي { -vying } إذا لم يُرد أحد أن يرفع.
        [one-round] { $outbid ->
            [yes] يتكلم كل لاعب مرة واحدة، وتنتهي { -vying } بعد هذه الدورة، ولا يبقى فيها إلا من بلغ أعلى رهان.
           *[no] يتكلم كل لاعب مرة واحدة، وتنتهي { -vying } بعد هذه الدورة.
        }
       *[last-holder] إذا أجاب الجميع فلآخر من جارى أن يرفع مرة واحدة، ثم يجاري الباقون أو يمرّرون، وبذلك تنتهي { -vying }.
    }
    .survivor = { $compared ->
        [everybody] حتى من بقي وحده يكشف أوراقه، وقد يُغلب.
       *[stayers] { $survivor ->
            [unseen] من بقي وحده فاز من غير أن يكشف أوراقه.
           *[shows-set] لا يفوز من بقي وحده حتى يكشف { -pair(form: "acc") } على الأقل.
        }
    }
    .compared = { $compared ->
        [stayers] { $holding ->
            [no] { "" }
           *[yes] إذا بقي أكثر من لاعب كشف الباقون أوراقهم، وفازت أفضل { -set }.
        }
       *[everybody] في النهاية يكشف الجميع أوراقهم، ومعهم من مرّر، وتفوز أفضل { -set } عند الجميع.
    }
    .ranking = تُفضَّل من { -set(form: "the-many") } { $ranking }.
    .level = { $level ->
        [never] لا تتساوى { -set(form: "two") } أبدًا.
        [share] { $leads ->
            [yes] إذا تساوت أفضل { -set(form: "the-many") } اقتسم أصحابها بالتساوي ما تفوز به، وما لا يقبل القسمة يبقى في { -pool(form: "the") }. ويُعدّ الفائزَ في { -vying } أسبقُ المقتسمين في ترتيب التوزيع.
           *[no] إذا تساوت أفضل { -set(form: "the-many") } اقتسم أصحابها بالتساوي ما تفوز به، وما لا يقبل القسمة يبقى في { -pool(form: "the") }.
        }
        [dealing-order] إذا تساوت أفضل { -set(form: "the-many") } فازت { -set } الأسبق في ترتيب التوزيع.
       *[stay] { $kept ->
            [no] إذا تساوت أفضل { -set(form: "the-many") } لم يفز أحد، وبقي ما في { $pools_the } على حاله.
           *[yes] إذا تساوت أفضل { -set(form: "the-many") } لم يفز أحد، وبقي ما في { $pools_the } إلى { -hand-deal(form: "the") } التالية.
        }
    }
    .lone = { $lone ->
        [nothing] { $kept ->
            [no] إذا لم تكن عند أحد ممن يكشفون { -set } لم يفز أحد، وبقي ما في { $pools_the } على حاله.
           *[yes] إذا لم تكن عند أحد ممن يكشفون { -set } لم يفز أحد، وبقي ما في { $pools_the } إلى { -hand-deal(form: "the") } التالية.
        }
       *[high-card] إذا لم تكن عند أحد ممن يكشفون { -set } فازت أعلى ورقة: بالرتبة أولًا، ثم بكونها { -trump }، ثم بسبق صاحبها في ترتيب التوزيع.
    }
    .penalty = { $penalty ->
        [none] من غُلب عند الكشف لم يخسر إلا ما راهن به.
       *[as-much-again] { $holding ->
            [no] إذا غُلب صاحب أعلى رهان دفع إلى { $pools_first_the } مثل ما فيها من { -chip(form: "the-many") }، أو كل ما عنده إن كان أقل.
           *[yes] إذا غُلب آخر من افتتح أو رفع دفع إلى { $pools_first_the } مثل ما فيها من { -chip(form: "the-many") }، أو كل ما عنده إن كان أقل.
        }
    }
    .all-pass = { $fee ->
        [0] { $all_pass ->
            [stay] { $kept ->
                [no] إذا مرّر الجميع بقي ما في { $pools_the } على حاله.
               *[yes] إذا مرّر الجميع بقي ما في { $pools_the } إلى { -hand-deal(form: "the") } التالية.
            }
           *[best-takes] إذا مرّر الجميع أخذ صاحب أفضل { -set } مع ذلك { $pools_the }.
        }
       *[other] { $all_pass ->
            [stay] { $kept ->
                [no] إذا دفع أكثر من لاعب ولم يراهن أحد بقي ما في { $pools_the } على حاله.
               *[yes] إذا دفع أكثر من لاعب ولم يراهن أحد بقي ما في { $pools_the } إلى { -hand-deal(form: "the") } التالية.
            }
           *[best-takes] إذا دفع أكثر من لاعب ولم يراهن أحد كشف الدافعون كلهم أوراقهم، وأخذ صاحب أفضل { -set } { $pools_the }.
        }
    }
    .call-open = { $n ->
        [zero] من افتتح قال: «{ $call }».
        [one] من افتتح برهان قدره { -chip } واحدة قال: «{ $call }».
        [two] من افتتح برهان قدره { -chip(form: "two") } قال: «{ $call }».
        [few] من افتتح برهان قدره { $n_f } { -chip(form: "many") } قال: «{ $call }».
        [many] من افتتح برهان قدره { $n } { -chip } قال: «{ $call }».
       *[other] من افتتح برهان قدره { $n } { -chip } قال: «{ $call }».
    }
    .call-hold = من جارى قال: «{ $call }».
    .call-raise = من رفع قال: «{ $call }».
    .call-overbid = من زاد قال: «{ $call }».
    .call-pass = من مرّر قال: «{ $call }».
each-vying-ranking = { $value ->
    [cards] الأكثر أوراقًا
    [rank] الأعلى رتبة
   *[trump] التي فيها { -trump }
}
param-vying-pools = الخانات المتزايد عليها
param-vying-first = من يتكلم أولًا
param-vying-entry = ما يلزم للرهان
param-vying-least-bet = أقل رهان للافتتاح
param-vying-least-raise = أقل رفع
param-vying-answers = الردّ على الرهان
param-vying-closing = نهاية المزايدة
param-vying-survivor = الباقي وحده
param-vying-compared = المجموعات المقارَنة
param-vying-ranking = المجموعة الأفضل
param-vying-level = المجموعات المتساوية
param-vying-fee = ما يُدفع للمشاركة
param-vying-most-bet = أعلى رهان للافتتاح
param-vying-lone = أوراق بلا مجموعة
param-vying-penalty = صاحب أعلى رهان إن غُلب
param-vying-all-pass = إذا مرّر الجميع

## Shedding

title-upcard-pool = خانة الورقة المكشوفة
rule-upcard-pool = { $taker ->
    [dealer] إذا كانت { -upcard } وحدها تكفي لأخذ { -pool } أخذ { -dealer(form: "the") } ما فيها.
   *[next] إذا كانت { -upcard } وحدها تكفي لأخذ { -pool } أخذ ما فيها اللاعب الذي كانت الورقة ستُعطى له.
}
param-upcard-pool-taker = من يأخذ خانة الورقة المكشوفة

title-rising-runs = سلاسل صاعدة
rule-rising-runs = تصعد { -run(form: "the") } في نقش واحد: على من في يده الورقة التالية أن يلعبها. فإن لم تكن في يد أحد انقطعت { -run(form: "the") }. وتنتهي { -hand-deal(form: "the") } حين تنفد أوراق لاعب.
    .leader = { $leader ->
        [vying-winner] الفائز في { -vying } هو من يبدأ اللعب؛ فإن لم يفز فيها أحد بدأه { -forehand }.
       *[forehand] { -forehand } هو من يبدأ اللعب.
    }
    .lead = { $lead ->
        [any] تبدأ { -run(form: "the") } بأي ورقة.
       *[lowest-of-suit] تبدأ { -run(form: "the") } بأدنى ورقة من نقشها في يد من يبدأ.
    }
    .restart = { $restart ->
        [last-player] من لعب آخر ورقة في { -run } بدأ { -run } جديدة.
       *[next-player] إذا انقطعت { -run } انتقل البدء إلى اللاعب التالي لمن لعب آخر ورقة فيها.
    }
    .ace = { $ace ->
        [high] الآس أعلى ورقة في { -run(form: "the") }.
       *[low] الآس أدنى ورقة في { -run(form: "the") }، والملك أعلاها.
    }
    .turn = { $turn ->
        [holder] من في يده الورقة التالية لعبها فورًا من غير أن ينتظر دوره.
       *[round] يدور اللعب: يلعب كل لاعب بدوره الورقة التالية، ومن ليست عنده يمرّر.
    }
    .stop-chips = { $stop_chips ->
        [0] إذا انقطعت { -run } لم يدفع أحد شيئًا.
        [zero] إذا انقطعت { -run } لم يدفع أحد شيئًا.
        [one] إذا انقطعت { -run } دفع كل لاعب آخر إلى من لعب آخر ورقة فيها { -chip } واحدة، أو كل ما عنده إن كان أقل.
        [two] إذا انقطعت { -run } دفع كل لاعب آخر إلى من لعب آخر ورقة فيها { -chip(form: "two-obl") }، أو كل ما عنده إن كان أقل.
        [few] إذا انقطعت { -run } دفع كل لاعب آخر إلى من لعب آخر ورقة فيها { $stop_chips_f } { -chip(form: "many") }، أو كل ما عنده إن كان أقل.
        [many] إذا انقطعت { -run } دفع كل لاعب آخر إلى من لعب آخر ورقة فيها { $stop_chips } { -chip }، أو كل ما عنده إن كان أقل.
       *[other] إذا انقطعت { -run } دفع كل لاعب آخر إلى من لعب آخر ورقة فيها { $stop_chips } { -chip }، أو كل ما عنده إن كان أقل.
    }
param-rising-runs-leader = من يبدأ اللعب
param-rising-runs-lead = أول ورقة في السلسلة
param-rising-runs-restart = من يبدأ السلسلة التالية
param-rising-runs-ace = الآس في السلسلة
param-rising-runs-turn = صاحب الدور
param-rising-runs-stop-chips = ما يُدفع عند انقطاع السلسلة

title-end-runs = سلاسل من أحد الطرفين
rule-end-runs = تبدأ { -run(form: "the") } بأدنى ورقة من نقش وتصعد، أو بأعلى ورقة منه وتنزل، وعلى من في يده الورقة التالية أن يلعبها. ومن كان عليه أن يبدأ وليست في يده ورقة كهذه ترك البدء لأول من يليه ممن هي في يده؛ فإن لم تكن في يد أحد جاز البدء بأي ورقة. وتنتهي { -hand-deal(form: "the") } حين تنفد أوراق لاعب.
    .leader = { $leader ->
        [vying-winner] الفائز في { -vying } هو من يبدأ اللعب؛ فإن لم يفز فيها أحد بدأه { -forehand }.
       *[forehand] { -forehand } هو من يبدأ اللعب.
    }
    .direction = { $direction ->
        [whole-hand] تحدد { -run(form: "the") } الأولى للتوزيعة كلها أيكون اللعب صعودًا أم نزولًا.
       *[each-run] تصعد كل { -run } أو تنزل بحسب ورقتها الأولى.
    }
    .restart = { $restart ->
        [last-player] من لعب آخر ورقة من نقش بدأ { -run(form: "the") } التالية.
       *[next-player] إذا انتهى نقش انتقل البدء إلى اللاعب التالي لمن لعب آخر ورقة منه.
    }
param-end-runs-leader = من يبدأ اللعب
param-end-runs-direction = صعودًا أو نزولًا
param-end-runs-restart = من يبدأ السلسلة التالية

title-tricks = اتباع النقش
rule-tricks = يبدأ لاعب بورقة، ثم يلعب كل لاعب بدوره ورقة من نقشها إن كانت عنده، وإلا لم يلعب شيئًا. ومن لعب أعلى ورقة من ذلك النقش بدأ بعد ذلك.
    .leader = { $leader ->
        [vying-winner] الفائز في { -vying } هو من يبدأ اللعب؛ فإن لم يفز فيها أحد بدأه { -forehand }.
       *[forehand] { -forehand } هو من يبدأ اللعب.
    }
    .stops = { $stops ->
        [at-once] تنتهي { -hand-deal(form: "the") } فور أن تنفد أوراق لاعب، ولو في وسط { -trick }.
       *[after-trick] إذا نفدت أوراق لاعب لُعبت { -trick(form: "the") } مع ذلك إلى آخرها، وبها تنتهي { -hand-deal(form: "the") }.
    }
param-tricks-leader = من يبدأ اللعب
param-tricks-stops = متى يتوقف اللعب

title-counting = العدّ
rule-counting = يلعب كل لاعب بدوره ورقة من أي نقش، وتُجمع القيم: فالصور بعشرة والآس بواحد وسائر الأوراق بعددها. ومن ليست عنده ورقة تناسب فات دوره. وإذا لم يستطع أحد أن يزيد ورقة انتهى العدّ، ومن لعب آخر ورقة بدأ من جديد. وتنتهي { -hand-deal(form: "the") } حين تنفد أوراق لاعب.
    .leader = { $leader ->
        [vying-winner] الفائز في { -vying } هو من يبدأ اللعب؛ فإن لم يفز فيها أحد بدأه { -forehand }.
       *[forehand] { -forehand } هو من يبدأ اللعب.
    }
    .most = لا يجوز أن يتجاوز العدّ { $most }.
    .stop-chips = { $stop_chips ->
        [0] إذا انتهى العدّ لم يدفع أحد شيئًا.
        [zero] إذا انتهى العدّ لم يدفع أحد شيئًا.
        [one] إذا انتهى العدّ دفع كل لاعب آخر إلى من لعب آخر ورقة { -chip } واحدة، أو كل ما عنده إن كان أقل.
        [two] إذا انتهى العدّ دفع كل لاعب آخر إلى من لعب آخر ورقة { -chip(form: "two-obl") }، أو كل ما عنده إن كان أقل.
        [few] إذا انتهى العدّ دفع كل لاعب آخر إلى من لعب آخر ورقة { $stop_chips_f } { -chip(form: "many") }، أو كل ما عنده إن كان أقل.
        [many] إذا انتهى العدّ دفع كل لاعب آخر إلى من لعب آخر ورقة { $stop_chips } { -chip }، أو كل ما عنده إن كان أقل.
       *[other] إذا انتهى العدّ دفع كل لاعب آخر إلى من لعب آخر ورقة { $stop_chips } { -chip }، أو كل ما عنده إن كان أقل.
    }
param-counting-leader = من يبدأ اللعب
param-counting-most = أعلى عدد
param-counting-stop-chips = ما يُدفع عند انتهاء العدّ

## Settling, match

title-per-card = الدفع عن الأوراق الباقية
rule-per-card = حين تنفد أوراق أول لاعب يجري الحساب فورًا.
    .chips = { $chips ->
        [0] لا يدفع أحد عن الأوراق الباقية في يده.
        [zero] لا يدفع أحد عن الأوراق الباقية في يده.
        [one] أول من تنفد أوراقه يأخذ من كل لاعب آخر { -chip } واحدة عن كل ورقة باقية في يد ذلك اللاعب، أو كل ما عنده إن كان أقل.
        [two] أول من تنفد أوراقه يأخذ من كل لاعب آخر { -chip(form: "two-obl") } عن كل ورقة باقية في يد ذلك اللاعب، أو كل ما عنده إن كان أقل.
        [few] أول من تنفد أوراقه يأخذ من كل لاعب آخر { $chips_f } { -chip(form: "many") } عن كل ورقة باقية في يد ذلك اللاعب، أو كل ما عنده إن كان أقل.
        [many] أول من تنفد أوراقه يأخذ من كل لاعب آخر { $chips } { -chip } عن كل ورقة باقية في يد ذلك اللاعب، أو كل ما عنده إن كان أقل.
       *[other] أول من تنفد أوراقه يأخذ من كل لاعب آخر { $chips } { -chip } عن كل ورقة باقية في يد ذلك اللاعب، أو كل ما عنده إن كان أقل.
    }
    .pools = { $pools_count ->
        [0] لا يأخذ أول من تنفد أوراقه أي { -pool }.
       *[other] { $sweeps ->
            [yes] يأخذ أول من تنفد أوراقه كل ما بقي على { -board(form: "the") } أيضًا.
           *[no] يأخذ أول من تنفد أوراقه { $pools_the } أيضًا.
        }
    }
param-per-card-chips = فيشات كل ورقة باقية
param-per-card-pools = الخانات التي تؤخذ

title-per-point = الدفع عن نقاط الأوراق الباقية
rule-per-point = حين تنفد أوراق أول لاعب يجري الحساب فورًا. ويدفع كل من بقيت في يده أوراق عن نقاطها: للصورة عشر نقاط، وللآس نقطة واحدة، ولكل ورقة أخرى عددها.
    .chips = { $chips ->
        [zero] لا يُدفع عن النقاط شيء.
        [one] تُدفع عن كل نقطة { -chip } واحدة، ولا يدفع أحد أكثر مما عنده.
        [two] تُدفع عن كل نقطة { -chip(form: "two") }، ولا يدفع أحد أكثر مما عنده.
        [few] تُدفع عن كل نقطة { $chips_f } { -chip(form: "many") }، ولا يدفع أحد أكثر مما عنده.
        [many] تُدفع عن كل نقطة { $chips } { -chip }، ولا يدفع أحد أكثر مما عنده.
       *[other] تُدفع عن كل نقطة { $chips } { -chip }، ولا يدفع أحد أكثر مما عنده.
    }
    .to = { $to ->
        [winner] يُدفع ذلك إلى من نفدت أوراقه.
       *[everybody] يُدفع مثل ذلك إلى كل لاعب آخر، وأولهم من نفدت أوراقه.
    }
    .pools = { $pools_count ->
        [0] لا يأخذ أول من تنفد أوراقه أي { -pool }.
       *[other] { $sweeps ->
            [yes] يأخذ أول من تنفد أوراقه كل ما بقي على { -board(form: "the") } أيضًا.
           *[no] يأخذ أول من تنفد أوراقه { $pools_the } أيضًا.
        }
    }
param-per-point-chips = فيشات كل نقطة
param-per-point-to = لمن يُدفع
param-per-point-pools = الخانات التي تؤخذ

title-until-undressed = حتى يعجز لاعب عن تجهيز الخانات
rule-until-undressed = تنتهي المباراة حين يعجز عن تجهيز الخانات من عليه أن يجهّزها. والفائز من عنده أكثر { -chip(form: "the-many") }، ومن تساووا اشتركوا في الفوز؛ وما على { -board(form: "the") } لا يملكه أحد.
    .counted = { $counted ->
        [everybody] تُعدّ فيشات اللاعبين كلهم، ومنهم من عجز عن الدفع.
       *[solvent] لا تُعدّ إلا فيشات من بقي قادرًا على التجهيز.
    }
    .rounds = { $rounds ->
        [0] ليس للتوزيعات عدد محدد.
        [zero] ليس للتوزيعات عدد محدد.
        [one] تنتهي المباراة كذلك متى وزَّع كل لاعب مرة واحدة.
        [two] تنتهي المباراة كذلك متى وزَّع كل لاعب مرتين.
        [few] تنتهي المباراة كذلك متى وزَّع كل لاعب { $rounds_f } مرات.
        [many] تنتهي المباراة كذلك متى وزَّع كل لاعب { $rounds } مرة.
       *[other] تنتهي المباراة كذلك متى وزَّع كل لاعب { $rounds } مرة.
    }
param-until-undressed-counted = الفيشات المعدودة
param-until-undressed-rounds = كم مرة يوزِّع كل لاعب

## Events of Poch

event-dressed = { $seat }: تجهيز { $pools_count ->
    [zero] لا شيء
    [one] { -pool } واحدة
    [two] { -pool(form: "two-obl") }
    [few] { $pools_count } { -pool(form: "many") }
    [many] { $pools_count } { -pool }
   *[other] { $pools_count } { -pool }
}، لكل { -pool } { $each ->
    [zero] لا شيء
    [one] { -chip } واحدة
    [two] { -chip(form: "two") }
    [few] { $each } { -chip(form: "many") }
    [many] { $each } { -chip }
   *[other] { $each } { -chip }
}.
event-opened = { $stake ->
    [zero] { $seat }: افتتاح المزايدة بلا رهان.
    [one] { $seat }: افتتاح المزايدة، والرهان { -chip } واحدة.
    [two] { $seat }: افتتاح المزايدة، والرهان { -chip(form: "two") }.
    [few] { $seat }: افتتاح المزايدة، والرهان { $stake } { -chip(form: "many") }.
    [many] { $seat }: افتتاح المزايدة، والرهان { $stake } { -chip }.
   *[other] { $seat }: افتتاح المزايدة، والرهان { $stake } { -chip }.
}
event-held = { $seat }: مجاراة.
event-raised = { $stake ->
    [zero] { $seat }: رفع الرهان إلى لا شيء.
    [one] { $seat }: رفع الرهان إلى { -chip } واحدة.
    [two] { $seat }: رفع الرهان إلى { -chip(form: "two-obl") }.
    [few] { $seat }: رفع الرهان إلى { $stake } { -chip(form: "many") }.
    [many] { $seat }: رفع الرهان إلى { $stake } { -chip }.
   *[other] { $seat }: رفع الرهان إلى { $stake } { -chip }.
}
event-passed = { $seat }: تمرير.
event-beaten = { $chips ->
    [zero] { $seat }: غُلب الرهان الأعلى، ولا شيء يُدفع.
    [one] { $seat }: غُلب الرهان الأعلى، وثمن ذلك { -chip } أخرى.
    [two] { $seat }: غُلب الرهان الأعلى، وثمن ذلك { -chip(form: "two") } أخريان.
    [few] { $seat }: غُلب الرهان الأعلى، وثمن ذلك { $chips } { -chip(form: "many") } أخرى.
    [many] { $seat }: غُلب الرهان الأعلى، وثمن ذلك { $chips } { -chip } أخرى.
   *[other] { $seat }: غُلب الرهان الأعلى، وثمن ذلك { $chips } { -chip } أخرى.
}
event-won-vying-winner = { $seat }: الفوز في { -vying }.
event-won-out = نفدت أوراق { $seat }.
event-stopped = تنقطع { -run(form: "the") }.
event-rises = بهذه الورقة تصعد { -run(form: "the-many") }.
event-falls = بهذه الورقة تنزل { -run(form: "the-many") }.
event-withheld = ليس في يد { $seat } ورقة من هذا النقش، فلا ورقة تُلعب.
event-took = { $card } هي الأعلى، والبدء التالي من عند { $seat }.
event-entered = { $chips ->
    [zero] { $seat }: مشاركة بلا دفع.
    [one] { $seat }: مشاركة، والمدفوع { -chip } واحدة.
    [two] { $seat }: مشاركة، والمدفوع { -chip(form: "two") }.
    [few] { $seat }: مشاركة، والمدفوع { $chips } { -chip(form: "many") }.
    [many] { $seat }: مشاركة، والمدفوع { $chips } { -chip }.
   *[other] { $seat }: مشاركة، والمدفوع { $chips } { -chip }.
}
event-waited = { $seat }: انتظار.
event-withheld-rising-runs = ليست الورقة التالية في يد { $seat }.
event-counted = بلغ العدّ { $count }.
event-stopped-counting = انتهى العدّ.

event-collected-trump-card = { $chips ->
    [zero] في يد { $seat } { $rank_name } { -trump-suit }، ولا شيء يؤخذ من { $pool_the }.
    [one] في يد { $seat } { $rank_name } { -trump-suit }، وبذلك تؤخذ { -chip } واحدة من { $pool_the }.
    [two] في يد { $seat } { $rank_name } { -trump-suit }، وبذلك تؤخذ { -chip(form: "two") } من { $pool_the }.
    [few] في يد { $seat } { $rank_name } { -trump-suit }، وبذلك تؤخذ { $chips } { -chip(form: "many") } من { $pool_the }.
    [many] في يد { $seat } { $rank_name } { -trump-suit }، وبذلك تؤخذ { $chips } { -chip } من { $pool_the }.
   *[other] في يد { $seat } { $rank_name } { -trump-suit }، وبذلك تؤخذ { $chips } { -chip } من { $pool_the }.
}
event-collected-trump-cards = { $chips ->
    [zero] في يد { $seat } { $ranks_the } من { -trump-suit }، ولا شيء يؤخذ من { $pool_the }.
    [one] في يد { $seat } { $ranks_the } من { -trump-suit }، وبذلك تؤخذ { -chip } واحدة من { $pool_the }.
    [two] في يد { $seat } { $ranks_the } من { -trump-suit }، وبذلك تؤخذ { -chip(form: "two") } من { $pool_the }.
    [few] في يد { $seat } { $ranks_the } من { -trump-suit }، وبذلك تؤخذ { $chips } { -chip(form: "many") } من { $pool_the }.
    [many] في يد { $seat } { $ranks_the } من { -trump-suit }، وبذلك تؤخذ { $chips } { -chip } من { $pool_the }.
   *[other] في يد { $seat } { $ranks_the } من { -trump-suit }، وبذلك تؤخذ { $chips } { -chip } من { $pool_the }.
}
event-collected-best-run = { $chips ->
    [zero] في يد { $seat } أفضل { -sequence }، ولا شيء يؤخذ من { $pool_the }.
    [one] في يد { $seat } أفضل { -sequence }، وبذلك تؤخذ { -chip } واحدة من { $pool_the }.
    [two] في يد { $seat } أفضل { -sequence }، وبذلك تؤخذ { -chip(form: "two") } من { $pool_the }.
    [few] في يد { $seat } أفضل { -sequence }، وبذلك تؤخذ { $chips } { -chip(form: "many") } من { $pool_the }.
    [many] في يد { $seat } أفضل { -sequence }، وبذلك تؤخذ { $chips } { -chip } من { $pool_the }.
   *[other] في يد { $seat } أفضل { -sequence }، وبذلك تؤخذ { $chips } { -chip } من { $pool_the }.
}
event-collected-upcard-pool = { $chips ->
    [zero] { $seat }: لا شيء يؤخذ من { $pool_the } عن { -upcard }.
    [one] { $seat }: تؤخذ عن { -upcard } { -chip } واحدة من { $pool_the }.
    [two] { $seat }: تؤخذ عن { -upcard } { -chip(form: "two") } من { $pool_the }.
    [few] { $seat }: تؤخذ عن { -upcard } { $chips } { -chip(form: "many") } من { $pool_the }.
    [many] { $seat }: تؤخذ عن { -upcard } { $chips } { -chip } من { $pool_the }.
   *[other] { $seat }: تؤخذ عن { -upcard } { $chips } { -chip } من { $pool_the }.
}
event-collected-vying-survivor = { $chips ->
    [zero] لم يبق إلا { $seat }، ولا شيء يؤخذ من { $pool_the }.
    [one] لم يبق إلا { $seat }، وبذلك تؤخذ { -chip } واحدة من { $pool_the }.
    [two] لم يبق إلا { $seat }، وبذلك تؤخذ { -chip(form: "two") } من { $pool_the }.
    [few] لم يبق إلا { $seat }، وبذلك تؤخذ { $chips } { -chip(form: "many") } من { $pool_the }.
    [many] لم يبق إلا { $seat }، وبذلك تؤخذ { $chips } { -chip } من { $pool_the }.
   *[other] لم يبق إلا { $seat }، وبذلك تؤخذ { $chips } { -chip } من { $pool_the }.
}
event-collected-vying-compared = { $chips ->
    [zero] في يد { $seat } { $lone ->
        [high-card] أفضل الأوراق
       *[nothing] أفضل { -set }
    }، ولا شيء يؤخذ من { $pool_the }.
    [one] في يد { $seat } { $lone ->
        [high-card] أفضل الأوراق
       *[nothing] أفضل { -set }
    }، وبذلك تؤخذ { -chip } واحدة من { $pool_the }.
    [two] في يد { $seat } { $lone ->
        [high-card] أفضل الأوراق
       *[nothing] أفضل { -set }
    }، وبذلك تؤخذ { -chip(form: "two") } من { $pool_the }.
    [few] في يد { $seat } { $lone ->
        [high-card] أفضل الأوراق
       *[nothing] أفضل { -set }
    }، وبذلك تؤخذ { $chips } { -chip(form: "many") } من { $pool_the }.
    [many] في يد { $seat } { $lone ->
        [high-card] أفضل الأوراق
       *[nothing] أفضل { -set }
    }، وبذلك تؤخذ { $chips } { -chip } من { $pool_the }.
   *[other] في يد { $seat } { $lone ->
        [high-card] أفضل الأوراق
       *[nothing] أفضل { -set }
    }، وبذلك تؤخذ { $chips } { -chip } من { $pool_the }.
}
event-collected-vying-level = { $chips ->
    [zero] { $seat }: الأسبق في ترتيب التوزيع بين أصحاب { -set(form: "the-many") } المتساوية، ولا شيء يؤخذ من { $pool_the }.
    [one] { $seat }: الأسبق في ترتيب التوزيع بين أصحاب { -set(form: "the-many") } المتساوية، وبذلك تؤخذ { -chip } واحدة من { $pool_the }.
    [two] { $seat }: الأسبق في ترتيب التوزيع بين أصحاب { -set(form: "the-many") } المتساوية، وبذلك تؤخذ { -chip(form: "two") } من { $pool_the }.
    [few] { $seat }: الأسبق في ترتيب التوزيع بين أصحاب { -set(form: "the-many") } المتساوية، وبذلك تؤخذ { $chips } { -chip(form: "many") } من { $pool_the }.
    [many] { $seat }: الأسبق في ترتيب التوزيع بين أصحاب { -set(form: "the-many") } المتساوية، وبذلك تؤخذ { $chips } { -chip } من { $pool_the }.
   *[other] { $seat }: الأسبق في ترتيب التوزيع بين أصحاب { -set(form: "the-many") } المتساوية، وبذلك تؤخذ { $chips } { -chip } من { $pool_the }.
}
event-collected-per-card-pools = { $chips ->
    [zero] نفدت أوراق { $seat }، ولا شيء يؤخذ من { $pool_the }.
    [one] نفدت أوراق { $seat }، وبذلك تؤخذ { -chip } واحدة من { $pool_the }.
    [two] نفدت أوراق { $seat }، وبذلك تؤخذ { -chip(form: "two") } من { $pool_the }.
    [few] نفدت أوراق { $seat }، وبذلك تؤخذ { $chips } { -chip(form: "many") } من { $pool_the }.
    [many] نفدت أوراق { $seat }، وبذلك تؤخذ { $chips } { -chip } من { $pool_the }.
   *[other] نفدت أوراق { $seat }، وبذلك تؤخذ { $chips } { -chip } من { $pool_the }.
}
event-gave-per-card-chips = { $chips ->
    [zero] من { $seat } إلى { $to } عن الأوراق الباقية: لا شيء.
    [one] من { $seat } إلى { $to } عن الأوراق الباقية: { -chip } واحدة.
    [two] من { $seat } إلى { $to } عن الأوراق الباقية: { -chip(form: "two") }.
    [few] من { $seat } إلى { $to } عن الأوراق الباقية: { $chips } { -chip(form: "many") }.
    [many] من { $seat } إلى { $to } عن الأوراق الباقية: { $chips } { -chip }.
   *[other] من { $seat } إلى { $to } عن الأوراق الباقية: { $chips } { -chip }.
}

event-stayed-trump-card = ليس في يد أحد { $rank_name } { -trump-suit }، فلا يأخذ أحد { $pool_the }. { $chips ->
    [zero] لا يبقى فيها شيء.
    [one] تبقى فيها { -chip } واحدة.
    [two] تبقى فيها { -chip(form: "two") }.
    [few] تبقى فيها { $chips } { -chip(form: "many") }.
    [many] تبقى فيها { $chips } { -chip }.
   *[other] تبقى فيها { $chips } { -chip }.
}
event-stayed-trump-cards = لم يجتمع في يد واحدة { $ranks_the } من { -trump-suit }، فلا يأخذ أحد { $pool_the }. { $chips ->
    [zero] لا يبقى فيها شيء.
    [one] تبقى فيها { -chip } واحدة.
    [two] تبقى فيها { -chip(form: "two") }.
    [few] تبقى فيها { $chips } { -chip(form: "many") }.
    [many] تبقى فيها { $chips } { -chip }.
   *[other] تبقى فيها { $chips } { -chip }.
}
event-stayed-best-run = ليس في يد أحد { -sequence } بالطول اللازم، فلا يأخذ أحد { $pool_the }. { $chips ->
    [zero] لا يبقى فيها شيء.
    [one] تبقى فيها { -chip } واحدة.
    [two] تبقى فيها { -chip(form: "two") }.
    [few] تبقى فيها { $chips } { -chip(form: "many") }.
    [many] تبقى فيها { $chips } { -chip }.
   *[other] تبقى فيها { $chips } { -chip }.
}
event-stayed-vying-all-pass = مرّر الجميع، فلا يأخذ أحد { $pool_the }. { $chips ->
    [zero] لا يبقى فيها شيء.
    [one] تبقى فيها { -chip } واحدة.
    [two] تبقى فيها { -chip(form: "two") }.
    [few] تبقى فيها { $chips } { -chip(form: "many") }.
    [many] تبقى فيها { $chips } { -chip }.
   *[other] تبقى فيها { $chips } { -chip }.
}
event-stayed-vying-survivor = ليس في يد من بقي وحده { -set } يكشفها، فلا يأخذ أحد { $pool_the }. { $chips ->
    [zero] لا يبقى فيها شيء.
    [one] تبقى فيها { -chip } واحدة.
    [two] تبقى فيها { -chip(form: "two") }.
    [few] تبقى فيها { $chips } { -chip(form: "many") }.
    [many] تبقى فيها { $chips } { -chip }.
   *[other] تبقى فيها { $chips } { -chip }.
}
event-stayed-vying-compared = ليس في يد أحد { -set }، فلا يأخذ أحد { $pool_the }. { $chips ->
    [zero] لا يبقى فيها شيء.
    [one] تبقى فيها { -chip } واحدة.
    [two] تبقى فيها { -chip(form: "two") }.
    [few] تبقى فيها { $chips } { -chip(form: "many") }.
    [many] تبقى فيها { $chips } { -chip }.
   *[other] تبقى فيها { $chips } { -chip }.
}

## The same in a few characters, at most about twenty-five

cell-dressed = { $pools_count ->
    [zero] لا { -pool(form: "many") } تُجهَّز ({ $each })
    [one] { $each } في { -pool } واحدة
    [two] { $each } في كل من { -pool(form: "two-obl") }
    [few] { $each } في كل من { $pools_count } { -pool(form: "many") }
    [many] { $each } في كل من { $pools_count } { -pool }
   *[other] { $each } في كل من { $pools_count } { -pool }
}
cell-opened = افتتاح: { $stake }
cell-held = مجاراة
cell-raised = رفع إلى { $stake }
cell-passed = تمرير
cell-beaten = غُلب الرهان: دفع { $chips }
cell-won-vying-winner = الفوز في { -vying }
cell-won-out = نفدت الأوراق
cell-stopped = انقطاع
cell-rises = صعودًا
cell-falls = نزولًا
cell-withheld = لا ورقة من النقش
cell-took = { $card } هي الأعلى
cell-entered = مشاركة: { $chips }
cell-waited = انتظار
cell-withheld-rising-runs = ليست في يده
cell-counted = العدّ { $count }

# Why a pool stays, or a sequence is the better one: these follow what stays or the cards of the sequence in a cell.
why-upcard = { $cards } هي { -upcard }
why-undealt = { $number ->
    [zero] وُزِّعت { $cards }
    [one] { $cards } لم توزَّع
    [two] { $cards } لم توزَّعا
    [few] { $cards } لم توزَّع
    [many] { $cards } لم توزَّع
   *[other] { $cards } لم توزَّع
}
why-apart = { $cards } ليست في يد واحدة
why-no-run = { $least ->
    [zero] ليس في يد أحد متتالية
    [one] ليس في يد أحد ورقة
    [two] ليس في يد أحد ورقتان متتابعتان
    [few] ليس في يد أحد { $least_f } أوراق متتابعة
    [many] ليس في يد أحد { $least } ورقة متتابعة
   *[other] ليس في يد أحد { $least } ورقة متتابعة
}
why-nobody-bid = مرّر الجميع
why-nobody-set = ليس في يد أحد { -set }
why-odd-chips = لا يقبل القسمة
why-level = تساوت أفضل { -set(form: "the-many") }
why-beats = تغلب { $cards } من يد { $player }: { $by ->
    [length] أطول
    [top] أعلى
    [trump] من { -trump-suit }
   *[dealing-order] أسبق في ترتيب التوزيع
}
reason-purse = { $chips ->
    [zero] ليس عند { $player } شيء، وتجهيز الخانات يكلّف { $cost }
    [one] عند { $player } { -chip } واحدة، وتجهيز الخانات يكلّف { $cost }
    [two] عند { $player } { -chip(form: "two") }، وتجهيز الخانات يكلّف { $cost }
    [few] عند { $player } { $chips } { -chip(form: "many") }، وتجهيز الخانات يكلّف { $cost }
    [many] عند { $player } { $chips } { -chip }، وتجهيز الخانات يكلّف { $cost }
   *[other] عند { $player } { $chips } { -chip }، وتجهيز الخانات يكلّف { $cost }
}

## Results, by their names in JSON

outcome-chips = فيشات { $seat }
outcome-net = حصيلة { $seat }
outcome-pots = الباقي في { $pool_the }
outcome-won = من أخذ { $pool_the }
outcome-vying-winner = الفائز في { -vying }
outcome-out = من نفدت أوراقه
outcome-trump = { -trump-suit }
outcome-upcard = { -upcard }

## Laws of Poch

law-hand-somebody-out = إذا انتهت التوزيعة لم تبقَ ورقة في يد من نفدت أوراقه أولًا.
law-sets-never-level = لا تتساوى أبدًا { -set(form: "two") } عند لاعبَيْن، إلا أن تذكر القواعد ما يكون عند التساوي.

## The end of a match

ui-deal-ended-undressed = { $hands ->
    [zero] لا يكفي ما عند { $seat } لتجهيز الخانات.
    [one] بعد توزيعة واحدة لا يكفي ما عند { $seat } لتجهيز الخانات.
    [two] بعد توزيعتين لا يكفي ما عند { $seat } لتجهيز الخانات.
    [few] بعد { $hands } توزيعات لا يكفي ما عند { $seat } لتجهيز الخانات.
    [many] بعد { $hands } توزيعة لا يكفي ما عند { $seat } لتجهيز الخانات.
   *[other] بعد { $hands } توزيعة لا يكفي ما عند { $seat } لتجهيز الخانات.
}
ui-deal-ended-dealt = { $hands ->
    [zero] لم توزَّع أي توزيعة بعد.
    [one] بعد توزيعة واحدة كان كل لاعب قد وزّع.
    [two] بعد توزيعتين تساوى عدد ما وزّعه كل لاعب.
    [few] بعد { $hands } توزيعات تساوى عدد ما وزّعه كل لاعب.
    [many] بعد { $hands } توزيعة تساوى عدد ما وزّعه كل لاعب.
   *[other] بعد { $hands } توزيعة تساوى عدد ما وزّعه كل لاعب.
}
