"""Words: the sentences of rule books and replays, made from messages in each language."""

from poch_rules.declare.languages import languages
from poch_rules.declare.wording.glossary import Concept, glossary
from poch_rules.declare.wording.messages import FaultyMessage, MissingMessage, UnknownLanguage
from poch_rules.declare.wording.sentences import Sentence, Wording
from poch_rules.declare.wording.vocabulary import Faces

__all__ = [
    "Concept",
    "Faces",
    "FaultyMessage",
    "MissingMessage",
    "Sentence",
    "UnknownLanguage",
    "Wording",
    "glossary",
    "languages",
]
