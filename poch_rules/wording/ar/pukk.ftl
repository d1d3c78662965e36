### Púkk, the Icelandic Poch; en/pukk.ftl says what each message is for.

family-pukk = بوك (Púkk)

pool-pamfil = پامفيل
    .the = { -pool } پامفيل
    .title = { -pool } پامفيل
pool-pukk = بوك
    .the = { -pool } بوك
    .title = { -pool } بوك

slot-sets = المجموعات
slot-excused = من لا يدفع

title-owned-board = خانات يملكها اللاعبون
rule-owned-board = كل { -pool } لإعلان يملكها لاعب يضع فيها من { -chip(form: "the-many") } بعدد اللاعبين. وإذا كان اللاعبون أقل من هذه { -pool(form: "the-many") } وضع كل لاعب في الباقي منها { -chip } واحدة. وما لا يأخذه أحد يبقى إلى { -hand-deal(form: "the") } التالية.
    .further = لا يملك أحد { $further_count ->
        [1] { $further_the }.
       *[other] { $further_the }.
    }
    .stake = { $stake ->
        [zero] لا يضع أحد شيئًا في { -pool } لا يملكها أحد، إلا من ليست له { -pool } إذا زاد اللاعبون على الإعلانات.
        [one] يضع كل لاعب في { -pool } لا يملكها أحد { -chip } واحدة؛ وإذا زاد اللاعبون على الإعلانات وضع عن الجميع من ليست له { -pool }.
        [two] يضع كل لاعب في { -pool } لا يملكها أحد { -chip(form: "two-obl") }؛ وإذا زاد اللاعبون على الإعلانات وضع عن الجميع من ليست له { -pool }.
        [few] يضع كل لاعب في { -pool } لا يملكها أحد { $stake_f } { -chip(form: "many") }؛ وإذا زاد اللاعبون على الإعلانات وضع عن الجميع من ليست له { -pool }.
        [many] يضع كل لاعب في { -pool } لا يملكها أحد { $stake } { -chip }؛ وإذا زاد اللاعبون على الإعلانات وضع عن الجميع من ليست له { -pool }.
       *[other] يضع كل لاعب في { -pool } لا يملكها أحد { $stake } { -chip }؛ وإذا زاد اللاعبون على الإعلانات وضع عن الجميع من ليست له { -pool }.
    }
param-owned-board-further = خانات لا يملكها أحد
param-owned-board-stake = رهان كل لاعب

title-held-card = ورقة بعينها أيًّا كان النقش الرابح
rule-held-card = من في يده { $card_name }، أيًّا كان { -trump-suit }، يأخذ { $pool_the }.
param-held-card-card = الورقة الفائزة

title-wild-sets = ورقة حرة في المجموعات
rule-wild-sets = الورقة الحرة مع أي ورقة أخرى { -set }.
    .wild = الورقة { $wild_name } حرة: تدخل في أي { -set } فتزيدها ورقة، وإذا تساوت مجموعتان فيما عداها فضلت التي هي فيها.
    .above-ace = في { -set(form: "the-many") }، وفيها وحدها، أعلى الرتب { $above_ace_the }.
param-wild-sets-wild = الورقة الحرة
param-wild-sets-above-ace = الرتبة فوق الآس

title-next-card-excuses = صاحب الورقة التالية لا يدفع
rule-next-card-excuses = من في يده الورقة التالية لآخر ورقة لُعبت لا يدفع شيئًا حين تنفد أوراق غيره.

event-dressed-owned-board = { $pools_count ->
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
cell-dressed-owned-board = { $pools } { $each }
event-won-excused = الورقة التالية في يد { $seat }، فلا دفع.
cell-won-excused = إعفاء { $seat }
event-collected-held-card = { $chips ->
    [zero] في يد { $seat } { $card_name }، ولا شيء يؤخذ من { $pool_the }.
    [one] في يد { $seat } { $card_name }، وبذلك تؤخذ { -chip } واحدة من { $pool_the }.
    [two] في يد { $seat } { $card_name }، وبذلك تؤخذ { -chip(form: "two") } من { $pool_the }.
    [few] في يد { $seat } { $card_name }، وبذلك تؤخذ { $chips } { -chip(form: "many") } من { $pool_the }.
    [many] في يد { $seat } { $card_name }، وبذلك تؤخذ { $chips } { -chip } من { $pool_the }.
   *[other] في يد { $seat } { $card_name }، وبذلك تؤخذ { $chips } { -chip } من { $pool_the }.
}
event-stayed-held-card = ليس في يد أحد { $card_name }، فلا يأخذ أحد { $pool_the }. { $chips ->
    [zero] لا يبقى فيها شيء.
    [one] تبقى فيها { -chip } واحدة.
    [two] تبقى فيها { -chip(form: "two") }.
    [few] تبقى فيها { $chips } { -chip(form: "many") }.
    [many] تبقى فيها { $chips } { -chip }.
   *[other] تبقى فيها { $chips } { -chip }.
}
