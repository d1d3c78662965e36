"""Every numbered rule of the sources: the prefix of its number, and how many there are."""

#: The older form, the modern form and the two paragraphs of the Arabic article; the Finnish page; the Polish leaflet;
#: the page on Spades; the pages on Nain jaune; Pope Joan; and Púkk;
#: then the older and newer books and pages on Poch: Meyer, Pierer, the Encyclopédie, Foster, the Hamburg almanac, ASS,
#: casinospiegel.net with its second page, and Knauer.
COUNTS = {
    "AR-A": 33, "AR-B": 39, "AR-C": 13, "FI": 57, "PL": 37, "SP": 50, "NJ": 17, "PJ": 14, "PUK": 13,
    "MEY": 14, "PIE": 13, "POQ": 15, "FOS": 12, "HAM": 10, "ASS": 10, "CSP": 10, "CSQ": 3, "KNA": 13,
}  # fmt: skip

NUMBERS = [f"{source}-{number:02}" for source, count in COUNTS.items() for number in range(1, count + 1)]
