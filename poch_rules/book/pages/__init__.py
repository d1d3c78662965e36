"""Pages that are made from the files of the library: of a variant, a module, a source."""
