### Nain jaune, the yellow dwarf: its names; the rest stands in poch.ftl and stops.ftl.

family-nain-jaune = Nain Jaune

pool-seven = Sieben
    .acc = die Siebener-{ -pool }
    .gen = der Siebener-{ -pool }
    .dat = der Siebener-{ -pool }
    .title = Sieben
