### The replay on a page, and what steps through it.

stepper-title = A { -hand-deal }, step by step
# The name of all the buttons together.
stepper-controls = Steps of the { -hand-deal }
stepper-step = Step
# $phase: name of a stage.
stepper-position = Step { $n } of { $steps }: { $phase }
stepper-before = Before the { -hand-deal }
stepper-start = Start
stepper-back = Back
stepper-next = Next
stepper-end = End
stepper-divergence = To the first divergence
stepper-keys = The arrow keys go from step to step, Home and End to the start and the end.
stepper-table = All steps in a table
stepper-happens = What happens
stepper-rule = Rule
stepper-nothing = Nothing here
# $leader: such as “Anna leads”; $cards: the run, with the names of those who play.
stepper-run = { $leader }: { $cards }
stepper-turned-up = Turned up
stepper-on-the-table = On the table
stepper-cards-of = Cards of { $seat }
stepper-no-cards = no cards left

## Questions; what can be chosen stands in brackets behind them.

stepper-ask = { $seat } decides.
stepper-ask-vying-enter = { $seat }: pay to take part?
stepper-ask-vying-open = { $seat }: open or pass?
stepper-ask-vying-answer = { $seat }: stay in or pass?
stepper-ask-vying-overbid = { $seat }: overbid or pass?
stepper-ask-vying-again = { $seat }: raise once more?
stepper-ask-play-lead = { $seat }: which card to lead?
stepper-ask-play-follow = { $seat }: which card to play?
