"""What a book is in a browser: links between its languages, navigation, search, and pages that stand alone."""
