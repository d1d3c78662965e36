"""The replay in a page: boards and hands that a reader steps through, with the reason of every step.

What happens is known from the engine alone: `data` plays the hand again and notes what changes in every step, `telling`
puts the steps into words, `stage` draws the first position, and a script only adds up the changes.
"""
