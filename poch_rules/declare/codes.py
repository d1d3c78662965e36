"""The codes of diagnostics: what each is about, for `poch explain P104` and the book.

P0xx a file and its YAML; P1xx keys, names, settings and how a variant is put together; P2xx where rules come from and
what they mean without play; P3xx rules of a family that do not go together; P4xx hand files; P5xx warnings.
"""

from __future__ import annotations

from poch_rules.core.family import Code
from poch_rules.families import FAMILIES

CODES: dict[str, Code] = {
    # -- a file and its YAML
    "P001": Code(
        "a file that cannot be opened",
        "There is no file of that name, or it is a folder, or it may not be read. A name without ‘.yaml’ at its"
        " end is looked for among the variants of the library first; ‘-’ is standard input.",
    ),
    "P002": Code(
        "a file that is not text in UTF-8",
        "Files of variants, modules and hands are plain text in UTF-8, the encoding that every editor can save."
        " Files in UTF-16 or in a legacy code page would show other letters to other readers, so they are "
        "refused and not guessed at.",
    ),
    "P003": Code(
        "a text that is not YAML",
        "The text cannot be read as YAML. Most often a bracket or a quotation mark is not closed, no blank stands after"
        " a colon, a text with a colon in it is not in quotes, or a line is not indented like those it belongs to. "
        "What is marked is the line to mend, as far as that can be told, which may be one before the place where "
        "the trouble is noticed. Nothing else in the file was looked at.",
        'call: "Ich poche: {n}!"',
    ),
    "P004": Code(
        "a tab",
        "YAML is indented with blanks. A tab looks different in every editor, so that two readers could see two"
        " different structures. Most editors can be told to write blanks for the tab key.",
    ),
    "P005": Code(
        "a file without content",
        "The file is empty, or has nothing but comments. ‘poch list’ names variants to copy and start from, "
        "and ‘poch deal’ a hand.",
    ),
    "P006": Code(
        "another kind of file",
        "Variants, modules and hands are mappings: lines of a key, a colon and a value. This file holds a list "
        "or bare text, or it is a hand where a variant is wanted or the other way round.",
    ),
    "P007": Code(
        "a second document",
        "A line of three hyphens starts a new YAML document. A file holds one variant, one module or one hand; "
        "what follows would be overlooked. A line of hyphens at the very top is no harm.",
    ),
    "P008": Code(
        "a key that stands twice",
        "The same key occurs twice in one mapping, so that one of the two values would be lost without a word. "
        "That includes two modules in one slot. The first place is shown as well.",
    ),
    "P009": Code(
        "a tag",
        "Words that start with an exclamation mark tell a YAML reader to build objects of a certain kind. "
        "Nothing here needs them, and in a file from somebody else they can do harm. A text that starts with "
        "‘!’ goes in quotes.",
    ),
    "P010": Code(
        "an alias that cannot be used",
        "‘*name’ repeats the value that was marked ‘&name’ above it. It cannot stand inside that value, the "
        "mark must be there, and all repetitions together must stay below a limit that no honest file comes "
        "near.",
    ),
    "P011": Code(
        "too many levels or values",
        "Brackets or indentation go deeper than any file of this project needs, and usually one is not closed; or there"
        " are more keys and values than anybody would write or read.",
    ),
    "P012": Code(
        "a character that deceives",
        "Control characters are not seen, and characters that turn the direction of writing make a line read "
        "otherwise than it is. Both are refused wherever they stand. In texts, such as Arabic titles, the "
        "isolates U+2066 to U+2069 are allowed if each that is opened is closed in the same text.",
    ),
    "P013": Code(
        "a key that is no word",
        "A key is one word or text before a colon. A list or a mapping cannot be one; often a bracket or a "
        "brace was meant as part of a text and should be in quotes. ‘<<’ takes over the entries of a mapping "
        "and of nothing else.",
    ),
    "P014": Code(
        "a text that a comma has cut",
        "Inside braces a comma ends a value, and what comes after it is the next key. A text with a comma in it stands "
        "in quotes there; or it is written on a line of its own, without braces.",
        'title: {en: "Michigan, or Boodle"}',
    ),
    # -- keys, names, settings, composition
    "P101": Code(
        "an unknown key",
        "The key means nothing at this place, so that what stands under it would have no effect. It may be "
        "misspelt, belong one level further in, or belong into another kind of file.",
    ),
    "P102": Code(
        "a missing key",
        "Something that has no sensible default is not said. The help names a line that could be added.",
        "format: 1",
    ),
    "P103": Code(
        "a value of the wrong kind",
        "The key needs another kind of value: a list, a mapping, a text, a whole number within bounds. Nothing "
        "at all after the colon is a value too, and the wrong one. Words such as ‘no’ and ‘off’ are texts here,"
        " and numbers are written with the digits 0 to 9.",
    ),
    "P104": Code(
        "a setting that no rule has",
        "A setting is named by its slot and a parameter of the rule that stands there: ‘board.stake’. Inside a "
        "slot or a module the parameter alone is enough. ‘poch explain VARIANT’ lists every setting of a "
        "variant.",
        "set: {board.stake: 2}",
    ),
    "P105": Code(
        "a value that a setting cannot have",
        "Every parameter of a rule has a type: a choice between words, a whole number within bounds, a list of "
        "either. What would be right stands under the marked value, and ‘poch explain VARIANT SETTING’ tells it for "
        'every setting. Ranks and suits are text: 10 and "10" are the same.',
    ),
    "P106": Code(
        "a setting that must be given",
        "The rule has a parameter without a default, and neither the module nor the variant sets it: which card"
        " takes a pool, for example.",
        "meld.king: {use: meld/trump-card, set: {rank: K}}",
    ),
    "P107": Code(
        "an unknown slot",
        "A family of games has certain places for modules. Some stand for a whole group: in Poch, any slot that"
        " starts with ‘meld.’ is a pool and the claim to it.",
        "meld.sequence: {use: sequence/longest}",
    ),
    "P108": Code(
        "an unknown module",
        "The name is that of no module of the variant's family, of none under ‘modules:’ in this file or in one that "
        "it extends, and of no file beside this one. ‘poch list’ names all modules of the library, each with the "
        "family that it belongs to: a variant takes those of its own family, and of one that its family builds on.",
    ),
    "P109": Code(
        "an unknown rule",
        "A module sets the parameters of a rule that is written in Python. Which rules there are depends on the"
        " family. Behaviour that no rule offers needs a new rule; YAML holds no expressions.",
    ),
    "P110": Code(
        "a module that does not fit its slot",
        "A module says which slot it fills, and a slot takes certain rules only. A module for the shedding "
        "cannot claim a pool.",
    ),
    "P111": Code(
        "an unknown variant",
        "‘extends:’ in a variant file and ‘variant:’ in a hand file name a variant of the library by its id, or a file"
        " beside this one by its name with ‘.yaml’.",
        "extends: poch/family-nine-pot",
    ),
    "P112": Code(
        "a variant that extends itself",
        "Following ‘extends:’ from file to file leads back to a file that was passed already, perhaps under "
        "another spelling or through a link. The whole ring is shown. Somewhere there must be a variant of "
        "‘kind: source’.",
    ),
    "P113": Code(
        "a name that leads out of the folder",
        "A file may use the library and files in its own folder or below it. Anything else would break as soon "
        "as the file is given to somebody else, and could read what is none of its business.",
    ),
    "P114": Code(
        "a parent that is not as expected",
        "A change says with ‘was:’ what it changes, so that a variant that is extended cannot change unnoticed "
        "under those that extend it. What stands there now is shown; look whether your change is still what you"
        " want.",
        "meld.sequence: {was: sequence/trump-seven-eight-nine, use: sequence/longest}",
    ),
    "P115": Code(
        "nothing to replace or remove",
        "‘replace:’ and ‘remove:’ are for slots that the parent fills. A slot that it leaves empty is filled "
        "under ‘add:’.",
    ),
    "P116": Code(
        "a slot that is filled already",
        "‘add:’ is for slots that the parent leaves empty. To put another module into a filled slot, use "
        "‘replace:’ and say what was there.",
    ),
    "P117": Code(
        "an unknown format",
        "‘format:’ in a variant and ‘hand:’ in a hand are the version of the file format. This version of the "
        "program knows format 1 only; a newer file needs a newer program.",
    ),
    "P118": Code(
        "a table that does not cover every number of players",
        "A setting may be a table over the number of players. It must then have a value for every number that "
        "the variant allows; what it says beyond that is noted.",
        "deal.cards: {3: 8, 4: 6, 5: 5}",
    ),
    "P119": Code(
        "not the code of a language",
        "Texts in several languages stand under the codes of the languages, two or three small letters.",
        "title: {en: Sunday Poch, fi: Sunnuntaipoch}",
    ),
    "P120": Code(
        "a name that cannot stand in an address",
        "Names of variants, modules and sources, and of slots such as ‘meld.nine’, are used in addresses of pages."
        " That of a variant consists of small letters a to z, digits and single hyphens; the others may have letters of"
        " any alphabet, too. The title may be anything.",
        "variant: sunday-poch",
    ),
    "P121": Code(
        "a family that is not there, or another one",
        "The family says which slots and rules there are. A variant belongs to the family of the variant that "
        "it extends, and if its id names a family it must be the same.",
    ),
    "P122": Code(
        "a module that hides another",
        "A module under ‘modules:’ has the name of a module of the library, or two files beside the variant's bring"
        " modules of one name. Whoever reads the name could take one for the other, so each needs a name of its own.",
    ),
    "P123": Code(
        "a word that is no word",
        "Under ‘terms:’ stand names, and under ‘calls:’ what players say: a word or a few, which are written into "
        "sentences. What is longer than that is a text, and no sentence could be read with it. Braces in a name would"
        " be printed as they stand. The name of a pool, or what follows the dot in the name of a slot, is a word or a "
        "few of letters and digits.",
        "terms: {en: {centre: Pinke}}",
    ),
    "P124": Code(
        "an address that is no page",
        "The address of a source becomes a link in the books. It is that of a page on the web, with http or https; "
        "anything else, such as a script, would do something when it is clicked.",
        "address: https://example.org/poch",
    ),
    "P125": Code(
        "a slot named as a setting",
        "A dotted name means either a slot or a setting of the slot before the dot. A slot that has the name of a "
        "setting could not be told from it wherever the name stands.",
        "add: {vying.2: {use: vying/until-level, set: {pools: [centre]}}}",
    ),
    "P126": Code(
        "an example that comes out otherwise",
        "The example of a module is played in the variant whose file uses the module, as the books show it. It is wrong"
        " if it cannot be played, if somebody is asked for another answer than it tells, or if something else comes of"
        " it than it expects.",
    ),
    "P127": Code(
        "an example that expects what cannot be",
        "Under ‘expect:’ the example of a module says what comes of its hand: which pools a player takes, who wins the"
        " vying, who goes out. Anything else could not be compared with what happens.",
        "expect: {second: takes sequence}",
    ),
    "P128": Code(
        "words that a family lacks",
        "Everything that a family can say is said in messages: a rule and each of its settings, an event in a sentence"
        " and in a few characters, slots, stages, pools, laws. A message that is missing in a language, or that asks"
        " for something it is not given, would break off a replay or a book in that language.",
    ),
    # -- where rules come from, and what they mean together
    "P201": Code(
        "a standing that is missing or wrong",
        "In a variant of ‘kind: source’ every slot says how sure it is: ‘stated’ at a place in the source, "
        "‘inferred’ from it, or ‘silent’ where the source says nothing. What a house does differently is "
        "‘house’, and a variant of ‘kind: house’ does not say so again.",
        "pack: {use: pack/thirty-two, standing: stated, at: p. 12}",
    ),
    "P202": Code(
        "stated, but not where",
        "What a source states has a place in it: a page, a paragraph, the number of a rule. Readers look it up there.",
    ),
    "P203": Code(
        "a gap without a ruling",
        "What is inferred, or where the source is silent, has been decided by somebody for some reason. The "
        "reason is a ruling, kept in ‘rulings.yaml’ or under ‘rulings:’ and printed in the book.",
        "match: {use: match/until-undressed, standing: silent, ruling: match-end}",
    ),
    "P204": Code(
        "an unknown ruling",
        "The key is none of ‘rulings.yaml’ and none under ‘rulings:’ in this file.",
    ),
    "P205": Code(
        "an unknown source",
        "The key is none of ‘sources.yaml’ and none under ‘sources:’ in this file.",
    ),
    "P206": Code(
        "a phase with nothing to play",
        "Each phase in ‘order:’ is a slot that is filled, or the first part of the names of several: ‘meld’ "
        "stands for ‘meld.ace’, ‘meld.king’ and the others. A phase whose slot was removed must go as well.",
    ),
    "P207": Code(
        "a phase that stands twice",
        "Each phase is played once. What is played twice, such as two rounds of vying, has two slots.",
        "order: [dress, deal, vying.1, meld, vying.2, play, settle]",
    ),
    "P208": Code(
        "a slot that nothing plays",
        "The rule in this slot is played in a phase, but no phase of ‘order:’ stands for it, so that it would "
        "never take effect.",
    ),
    "P209": Code(
        "a slot that must be filled",
        "Without this slot the game cannot be played: nobody would know the pack, the deal or who is paid.",
    ),
    "P210": Code(
        "numbers of players in disorder",
        "‘least’ is not more than ‘usual’, and ‘usual’ not more than ‘most’.",
        "players: {least: 3, most: 6, usual: 4}",
    ),
    "P211": Code(
        "a name that stands twice in a list",
        'Each name has one place in a list of names; the second would have no effect. 10 and "10" are the same rank.',
    ),
    "P212": Code(
        "a module that needs something",
        "The module says under ‘needs:’ that it makes no sense without another slot, a phase or a pool, and the"
        " variant has none of that name.",
    ),
    "P213": Code(
        "phases in an order that cannot be played",
        "Some phases need what others do: cards must be dealt before anybody melds, bids or plays them, and a hand is"
        " settled or scored after it was played.",
        "order: [dress, deal, meld, vying, play, settle]",
    ),
    # -- rules of a family that do not go together
    **{code: about for family in FAMILIES for code, about in family.codes.items()},
    # -- hand files
    "P401": Code(
        "too few or too many players",
        "A hand has at least two players, and not more than there are cards. Whether a variant can be played by"
        " so many is said when the hand is replayed under it.",
    ),
    "P402": Code(
        "a name that would be mistaken",
        "Entries such as ‘Anna poch 2’ start with a player's name, so names must be told apart: no two are "
        "equal or differ only in small and capital letters, and none holds a comma, a colon, a plus or a hash "
        "sign.",
    ),
    "P403": Code(
        "somebody who does not sit at the table",
        "The name is none of those under ‘players:’, or the partnership is none that these players make.",
    ),
    "P404": Code(
        "a player about whom nothing is said",
        "Cards, chips given one by one, and scores are given for everybody. Everybody holds at least one card.",
    ),
    "P405": Code(
        "a deal that is not one deal",
        "The cards are given in exactly one way: ‘hands’ as they are held, the shuffled ‘pack’ or the ‘seed’ "
        "that it was shuffled with. ‘upcard’ and ‘trump’ go with ‘hands’; otherwise the variant turns its own "
        "card.",
        "deal: {seed: 7}",
    ),
    "P406": Code(
        "something that is no card",
        "A card is a rank and a suit: ‘7h’, ‘10c’, ‘Qd’, also ‘Th’, ‘♥7’ and ‘Herz-Ober’. The rank ten has no "
        "letter O.",
    ),
    "P407": Code(
        "a card that is there twice",
        "There is one pack and each card is in it once. The card that is turned up belongs to nobody and is in "
        "no hand.",
    ),
    "P408": Code(
        "a trump suit that contradicts the upcard",
        "The suit of the card that was turned up is trump. ‘trump’ is for hands in which no card was turned.",
    ),
    "P409": Code(
        "an unknown phase",
        "Recorded answers stand under the phase in which they were given, by the name that the variant's family has for"
        " it, such as ‘vying’ or ‘play’.",
        "decisions: {vying: [Anna poch 2, Ben hold]}",
    ),
    "P410": Code(
        "an answer that makes no sense",
        "Whatever is asked in that phase, this can be no answer to it. An answer that makes sense but is not "
        "allowed is no fault of the file: the replay marks it as illegal.",
    ),
    "P411": Code(
        "a worked hand that is played otherwise",
        "‘hands/NAME.yaml’ beside a variant is the hand that its page in a book shows. It must be played there to its"
        " end as it is recorded: each answer is allowed, none is missing, and none is left over.",
    ),
    # -- warnings
    "P501": Code(
        "a change that changes nothing",
        "The setting has that value in the parent already. Set again it is a custom of the house and loses its source.",
    ),
    "P502": Code(
        "a module that nothing uses",
        "The module stands under ‘modules:’, but no slot uses it. Perhaps the change that should use it is "
        "missing or names another.",
    ),
    "P503": Code(
        "a word for what no sentence speaks of",
        "Under ‘terms:’ stand the author's own words for concepts of the glossary and for pools of the variant, and"
        " under ‘calls:’ what players say when they open, hold, raise, overbid or pass. A word for anything else "
        "appears nowhere.",
        "terms: {en: {centre: Pinke}}",
    ),
    "P504": Code(
        "a name that a variant of the library has",
        "Two variants of one name cannot stand in one book, and wherever the name is written alone the library's is "
        "meant. Files on a command line are still told apart.",
        "variant: my-family-nine-pot",
    ),
    "P505": Code(
        "a language that nobody knows",
        "The code has the form of a language's and belongs to none, so that nobody can ask for the text under it; or "
        "words of the author's stand under a language that no sentence is written in. Codes of languages are not those"
        " of countries: Danish is ‘da’, Czech ‘cs’.",
        "title: {en: Sunday Poch, da: Søndagspoch}",
    ),
    "P506": Code(
        "a blank that nothing fills",
        "In what players say, ‘{n}’ stands for the number of chips. Other braces would be printed as they are.",
        'calls: {de: {open: "Ich poche {n}!"}}',
    ),
    "P507": Code(
        "a number that its source cannot have",
        "A source that explains the letters of its numbers under ‘numbers:’ has no others. The place belongs to another"
        " source, which ‘source:’ can name, or its letters are mistyped. Several numbers stand apart by commas, and a"
        " range runs from a lower number to a higher one: ‘GP-3…5’.",
        "numbers: {GP: {en: the leaflet of the game}}",
    ),
    "P508": Code(
        "a setting that means nothing",
        "Beside the other settings this one makes no difference: a smallest raise where nobody may raise, a tie-break "
        "after one that leaves no tie, the share of a player who cannot take part. Perhaps another setting is not what "
        "it was meant to be.",
    ),
    "P509": Code(
        "two pools that are called alike",
        "By the author's own words under ‘terms:’ two pools have one name in some language, so that no sentence there"
        " tells which of them is meant.",
        "terms: {en: {ace: left pot, king: right pot}}",
    ),
}
