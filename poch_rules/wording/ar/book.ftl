### The book

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
book-differences-from = الفروق عن «{ $variant }»
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
book-ruling = القراءة
book-law = الثابت
book-with-players = إذا كان عدد اللاعبين { $numbers }: { $rule }
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

## What the script of a comparison offers.  $shown and $all are counts that the script fills in.

book-compare-label = مقارنة صيغ { $family } قاعدة قاعدة
book-compare-beside = الصيغتان جنبًا إلى جنب في مقارنة الصيغ كلها
book-compare-before = قبل التوزيع الأول
book-compare-search = القواعد التي ترد فيها هذه الكلمات
book-compare-part = جزء اللعبة
book-compare-whole = اللعبة كلها
book-compare-differing = ما يختلف فقط
book-compare-variants = الصيغ جنبًا إلى جنب
book-compare-pair = صيغتان وما تختلفان فيه
book-compare-first = الصيغة الأولى
book-compare-second = الصيغة الثانية
book-compare-choose = – اختر –
book-compare-reset = إظهار الكل
book-compare-none = لا قاعدة توافق هذا الاختيار.
book-compare-rows = القواعد الظاهرة: { $shown } من { $all }
book-compare-columns = الصيغ الظاهرة: { $shown } من { $all }

## The page for an address where nothing stands.

book-missing-page = لا توجد صفحة في هذا العنوان
book-missing-page-home = إلى الصفحة الأولى من الكتاب

## The pages of variants, modules and sources

book-worked-hand = توزيعة كاملة خطوة خطوة
book-end-of-hand = نهاية التوزيعة: { $stage }
book-players-between = { $most ->
    [zero] من { $least } إلى { $most }
    [one] من { $least } إلى { -player } واحد
    [two] من { $least } إلى { -player(form: "two-obl") }
    [few] من { $least } إلى { $most } { -player(form: "many-obl") }
    [many] من { $least } إلى { $most } { -player(form: "acc") }
   *[other] من { $least } إلى { $most } { -player }
}
book-module-says = ما تقوله الوحدة
book-parameters = الإعدادات
book-meaning = المعنى
book-so-in = الصيغ التي تضبطها هكذا
book-in-module = الوحدة نفسها
book-in-none = لا صيغة من التي تستعمل هذه الوحدة
book-allowed = المسموح:
book-allowed-list = المسموح، في قائمة:
book-allowed-list-of = المسموح، في قائمة لا يقل عددها عن { $least }:
book-allowed-numbers = من { $least } إلى { $most }
book-allowed-names = أسماء { -pool(form: "many") }
book-example = مثال
book-deals = الموزِّع: { $player }.
book-in-files = في الملفات
book-in-reports = في التقارير
book-first-here = وُصف هنا أول مرة
book-by-number = ما يقوله كل رقم
book-source-open = ما يسكت عنه المصدر أو لا يوضحه
book-code = رمز
