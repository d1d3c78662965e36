"""Every numbered rule of the sources: the prefix of its number, and how many there are."""

#: The older form, the modern form and the two paragraphs of the Arabic article; the Finnish page; the Polish leaflet;
#: and the page on Spades.
COUNTS = {"AR-A": 33, "AR-B": 39, "AR-C": 13, "FI": 57, "PL": 37, "SP": 50}

NUMBERS = [f"{source}-{number:02}" for source, count in COUNTS.items() for number in range(1, count + 1)]
