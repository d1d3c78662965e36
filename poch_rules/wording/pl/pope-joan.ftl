### Pope Joan: its names; the rest stands in poch.ftl and stops.ftl.

family-pope-joan = Papieżyca Joanna (Pope Joan)

pool-pope = papież
    .gen = { -pool(form: "gen") } papieża
    .acc = { -pool(form: "acc") } papieża
    .won = { -pool(form: "won") } papieża
    .into = { -pool(form: "into") } papieża
    .from = { -pool(form: "from") } papieża
    .in = { -pool(form: "in") } papieża
    .title = Papież
pool-matrimony = małżeństwo
    .gen = { -pool(form: "gen") } małżeństwa
    .acc = { -pool(form: "acc") } małżeństwa
    .won = { -pool(form: "won") } małżeństwa
    .into = { -pool(form: "into") } małżeństwa
    .from = { -pool(form: "from") } małżeństwa
    .in = { -pool(form: "in") } małżeństwa
    .title = Małżeństwo
pool-intrigue = intryga
    .gen = { -pool(form: "gen") } intrygi
    .acc = { -pool(form: "acc") } intrygi
    .won = { -pool(form: "won") } intrygi
    .into = { -pool(form: "into") } intrygi
    .from = { -pool(form: "from") } intrygi
    .in = { -pool(form: "in") } intrygi
    .title = Intryga
pool-game = gra
    .gen = { -pool(form: "gen") } gry
    .acc = { -pool(form: "acc") } gry
    .won = { -pool(form: "won") } gry
    .into = { -pool(form: "into") } gry
    .from = { -pool(form: "from") } gry
    .in = { -pool(form: "in") } gry
    .title = Gra
