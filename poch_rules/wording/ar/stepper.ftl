### The replay on a page, and what steps through it.

stepper-title = { -hand-deal } خطوة خطوة
stepper-controls = خطوات { -hand-deal(form: "the") }
stepper-step = الخطوة
stepper-position = الخطوة { $n } من { $steps }: { $phase }
stepper-before = قبل { -hand-deal(form: "the") }
stepper-start = البداية
stepper-back = السابق
stepper-next = التالي
stepper-end = النهاية
stepper-divergence = إلى أول افتراق
stepper-keys = أسهم لوحة المفاتيح تنقل من خطوة إلى خطوة، والمفتاح Home إلى البداية، والمفتاح End إلى النهاية.
stepper-table = الخطوات كلها في جدول
stepper-happens = ما يحدث
stepper-rule = القاعدة
stepper-nothing = لا شيء هنا
stepper-run = { $leader } — { $cards }
stepper-turned-up = الورقة المكشوفة
stepper-on-the-table = على الطاولة
stepper-cards-of = أوراق { $seat }
stepper-no-cards = لم تبقَ أوراق

## Questions; what can be chosen stands in brackets behind them.

stepper-ask = القرار لـ { $seat }.
stepper-ask-vying-enter = { $seat }: دفع ومشاركة أم لا؟
stepper-ask-vying-open = { $seat }: افتتاح أم تمرير؟
stepper-ask-vying-answer = { $seat }: بقاء أم تمرير؟
stepper-ask-vying-overbid = { $seat }: رهان أعلى أم تمرير؟
stepper-ask-vying-again = { $seat }: زيادة أخرى أم لا؟
stepper-ask-play-lead = { $seat }: بأي ورقة يكون البدء؟
stepper-ask-play-follow = { $seat }: أي ورقة تُلعب؟
