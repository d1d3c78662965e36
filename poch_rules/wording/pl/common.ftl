### Everything that belongs to no family of games; en/common.ftl says what each message is for.
### A pool has the forms acc and gen; with a preposition into (do puli), from (z puli), in (w puli); and won, what is taken
### (pulę): a variant’s own word may want others (na talerz, na talerzu, żetony z talerza).  Nothing agrees with it in gender.
### Names of players are not inflected and nothing agrees with them: verbs stand in the present tense, which has no gender.

## Numbers and lists

# The value counts cards as an object (feminine accusative), .masc counts chips, .gen is the genitive, which also counts
# players as a subject („gra czterech graczy”).
number-words = { $n ->
    [1] jedną
    [2] dwie
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
    [8] osiem
    [9] dziewięć
    [10] dziesięć
   *[other] { $n }
}
    .masc = { $n ->
        [1] jeden
        [2] dwa
        [3] trzy
        [4] cztery
        [5] pięć
        [6] sześć
        [7] siedem
        [8] osiem
        [9] dziewięć
        [10] dziesięć
       *[other] { $n }
    }
    .gen = { $n ->
        [1] jednego
        [2] dwóch
        [3] trzech
        [4] czterech
        [5] pięciu
        [6] sześciu
        [7] siedmiu
        [8] ośmiu
        [9] dziewięciu
        [10] dziesięciu
       *[other] { $n }
    }
list-then = { $before }, potem { $after }
list-against = { $before } wobec { $after }
list-comma = { $before }, { $after }
list-more = { $before } i jeszcze { $number }

## Cards

card = { $sign }{ $index }
# A French suit follows the card unchanged: „król kier”; a German one is an adjective: „król żołędny”, „siódemka żołędna”.
card-name = { $rank ->
    [A] { $rank_name } { $suit_masc }
    [K] { $rank_name } { $suit_masc }
    [Q] { $rank_name } { $suit_masc }
    [J] { $rank_name } { $suit_masc }
   *[other] { $rank_name } { $suit_fem }
}

# .acc and .gen: the card alone; .trump-acc and .trump-gen: the card of trumps.
rank-2 = dwójka
    .acc = dwójkę
    .gen = dwójki
    .trump-acc = dwójkę atutową
    .trump-gen = dwójki atutowej
rank-3 = trójka
    .acc = trójkę
    .gen = trójki
    .trump-acc = trójkę atutową
    .trump-gen = trójki atutowej
rank-4 = czwórka
    .acc = czwórkę
    .gen = czwórki
    .trump-acc = czwórkę atutową
    .trump-gen = czwórki atutowej
rank-5 = piątka
    .acc = piątkę
    .gen = piątki
    .trump-acc = piątkę atutową
    .trump-gen = piątki atutowej
rank-6 = szóstka
    .acc = szóstkę
    .gen = szóstki
    .trump-acc = szóstkę atutową
    .trump-gen = szóstki atutowej
rank-7 = siódemka
    .acc = siódemkę
    .gen = siódemki
    .trump-acc = siódemkę atutową
    .trump-gen = siódemki atutowej
rank-8 = ósemka
    .acc = ósemkę
    .gen = ósemki
    .trump-acc = ósemkę atutową
    .trump-gen = ósemki atutowej
rank-9 = dziewiątka
    .acc = dziewiątkę
    .gen = dziewiątki
    .trump-acc = dziewiątkę atutową
    .trump-gen = dziewiątki atutowej
rank-10 = dziesiątka
    .acc = dziesiątkę
    .gen = dziesiątki
    .trump-acc = dziesiątkę atutową
    .trump-gen = dziesiątki atutowej
rank-J = walet
    .acc = waleta
    .gen = waleta
    .trump-acc = waleta atutowego
    .trump-gen = waleta atutowego
rank-Q = dama
    .acc = damę
    .gen = damy
    .trump-acc = damę atutową
    .trump-gen = damy atutowej
rank-K = król
    .acc = króla
    .gen = króla
    .trump-acc = króla atutowego
    .trump-gen = króla atutowego
rank-A = as
    .acc = asa
    .gen = asa
    .trump-acc = asa atutowego
    .trump-gen = asa atutowego

# .many: „Atutem są kiery”; .masc and .fem: behind a card of that gender.
suit-c = trefl
    .many = trefle
    .masc = trefl
    .fem = trefl
suit-d = karo
    .many = kara
    .masc = karo
    .fem = karo
suit-h = kier
    .many = kiery
    .masc = kier
    .fem = kier
suit-s = pik
    .many = piki
    .masc = pik
    .fem = pik

face-german-J = niżnik
    .acc = niżnika
    .gen = niżnika
    .trump-acc = niżnika atutowego
    .trump-gen = niżnika atutowego
face-german-Q = wyżnik
    .acc = wyżnika
    .gen = wyżnika
    .trump-acc = wyżnika atutowego
    .trump-gen = wyżnika atutowego
face-german-K = król
    .acc = króla
    .gen = króla
    .trump-acc = króla atutowego
    .trump-gen = króla atutowego
face-german-A = tuz
    .acc = tuza
    .gen = tuza
    .trump-acc = tuza atutowego
    .trump-gen = tuza atutowego
face-german-c = żołądź
    .many = żołędzie
    .masc = żołędny
    .fem = żołędna
face-german-d = dzwonek
    .many = dzwonki
    .masc = dzwonkowy
    .fem = dzwonkowa
face-german-h = czerwień
    .many = czerwienie
    .masc = czerwienny
    .fem = czerwienna
face-german-s = wino
    .many = wina
    .masc = winny
    .fem = winna

index-J = W
index-Q = D
index-K = K
index-A = A
# As they are printed on German cards.
index-german-J = U
index-german-Q = O
index-german-K = K
index-german-A = D

## Pools

pool-other = { $name }
    .gen = { -pool(form: "gen") } „{ $name }”
    .acc = { -pool(form: "acc") } „{ $name }”
    .won = { -pool(form: "won") } „{ $name }”
    .into = { -pool(form: "into") } „{ $name }”
    .from = { -pool(form: "from") } „{ $name }”
    .in = { -pool(form: "in") } „{ $name }”
    .title = „{ $name }”
pool-none = { -pool }
    .gen = { -pool(form: "gen") }
    .acc = { -pool(form: "acc") }
    .won = { -pool(form: "won") }
    .into = { -pool(form: "into") }
    .from = { -pool(form: "from") }
    .in = { -pool(form: "in") }
    .title = Pula

## Events that every game has: a sentence for the log …

event-dealt = { $seat } dostaje { $cards }.
event-turned = { -upcard(form: "ins") } jest { $card }.
event-took-up = { $seat } bierze do ręki kartę { $card }.
event-trump = Atutem są { $suit_many }.
event-paid = { $seat } wkłada { $chips ->
    [one] jeden { -chip(form: "acc") }
    [few] { $chips } { -chip(form: "many") }
    [many] { $chips } { -chip(form: "many-gen") }
   *[other] { $chips } { -chip(form: "gen") }
} { $pool_into }.
event-collected = { $seat } zabiera { $chips ->
    [one] jeden { -chip(form: "acc") }
    [few] { $chips } { -chip(form: "many") }
    [many] { $chips } { -chip(form: "many-gen") }
   *[other] { $chips } { -chip(form: "gen") }
} { $pool_from }.
event-shared = { $seat } bierze równą część { $pool_from }: { $chips ->
    [one] jeden { -chip(form: "acc") }
    [few] { $chips } { -chip(form: "many") }
    [many] { $chips } { -chip(form: "many-gen") }
   *[other] { $chips } { -chip(form: "gen") }
}.
event-gave = { $seat } płaci { $chips ->
    [one] jeden { -chip(form: "acc") }, a bierze go { $to }
    [few] { $chips } { -chip(form: "many") }, a bierze je { $to }
    [many] { $chips } { -chip(form: "many-gen") }, a bierze je { $to }
   *[other] { $chips } { -chip(form: "gen") }, a bierze je { $to }
}.
event-stayed = { $chips ->
    [one] Jeden { -chip } zostaje { $pool_in }.
    [few] { $chips } { -chip(form: "many") } zostają { $pool_in }.
    [many] { $chips } { -chip(form: "many-gen") } zostaje { $pool_in }.
   *[other] { $chips } { -chip(form: "gen") } zostaje { $pool_in }.
}
event-played = { $seat } kładzie { $card }.
event-showed = { $seat } pokazuje { $cards }.

## … and a few characters for a column of a replay, beside the name of the player or pool.

cell-dealt = { $cards_count ->
    [one] jedna karta
    [few] { $cards_count } karty
    [many] { $cards_count } kart
   *[other] { $cards_count } karty
}
cell-turned = odkryta { $card }
cell-took-up = bierze { $card }
cell-trump = { -trump } { $suit_sign }
cell-paid = wkłada { $chips }
cell-collected = { $pool_name } { $chips }
cell-shared = { $pool_name } { $chips }
cell-gave = { $chips }, bierze { $to }
cell-stayed = zostaje ({ $chips })
cell-played = { $card }
cell-showed = pokazuje { $cards }

## Laws of every game

law-chips-conserved = Żaden żeton ani punkt nie bierze się znikąd i nie znika.
law-chips-not-negative = Nikt nie płaci tego, czego nie ma.
law-cards-one-place = Każda karta talii jest w dokładnie jednym miejscu.
law-pools-once = W jednym rozdaniu opróżnia się { -pool(form: "acc") } najwyżej raz.
law-questions-menu = Na każde pytanie jest co najmniej jedna odpowiedź, a żadna się nie powtarza.
law-questions-in-play = O zagranie karty nie pyta się nikogo, kto nie ma już kart.
law-questions-clone = Kopia rozdania zrobiona przy dowolnym pytaniu pyta o to samo i toczy się dalej tak samo.
law-questions-unseen = To, czego gracz nie widzi, nie zmienia żadnej odpowiedzi gracza automatycznego.
law-hand-same-again = Te same karty i te same odpowiedzi dają ten sam przebieg rozdania.
law-hand-starts = Rozdanie da się rozegrać z tym, co każdy ma na początku partii.
law-hand-ends = Każde rozdanie się kończy.

## Players and order, which every variant has

slot-players = Gracze
slot-order = Kolejność etapów
param-players-least = Najmniej graczy
param-players-most = Najwięcej graczy
param-players-usual = Zwykła liczba graczy
param-players-older-than = Wiek
param-order = Kolejność etapów
players-least = { $least ->
    [one] Wystarczy jeden gracz.
    [few] Potrzeba co najmniej { $least_gen } graczy.
    [many] Potrzeba co najmniej { $least_gen } graczy.
   *[other] Potrzeba co najmniej { $least_gen } gracza.
}
players-most = { $most ->
    [one] Grać może tylko jeden gracz.
    [few] Grać może najwyżej { $most_gen } graczy.
    [many] Grać może najwyżej { $most_gen } graczy.
   *[other] Grać może najwyżej { $most_gen } gracza.
}
players-usual = { $usual ->
    [one] Zwykle gra jeden gracz.
    [few] Zwykle gra { $usual_gen } graczy.
    [many] Zwykle gra { $usual_gen } graczy.
   *[other] Zwykle gra { $usual_gen } gracza.
}
players-older-than = { $older_than ->
    [one] Gra jest przeznaczona dla osób powyżej jednego roku.
    [few] Gra jest przeznaczona dla osób powyżej { $older_than_gen } lat.
    [many] Gra jest przeznaczona dla osób powyżej { $older_than_gen } lat.
   *[other] Gra jest przeznaczona dla osób powyżej { $older_than_gen } roku.
}
order-stages = Etapy następują po sobie w tej kolejności: { $phases }.

## The pack, which families share

slot-pack = Talia
title-pack = Talia kart
rule-pack = W każdym z czterech kolorów jest jedna karta każdej wartości, a najstarszy jest as.
    .size = { $size ->
        [32] Gra się { -pack(form: "ins") } { $size } kart, od siódemki do asa.
        [36] Gra się { -pack(form: "ins") } { $size } kart, od szóstki do asa.
        [40] Gra się { -pack(form: "ins") } { $size } kart, od piątki do asa.
       *[52] Gra się { -pack(form: "ins") } { $size } kart, od dwójki do asa.
    }
param-pack-size = Liczba kart w talii

## Where a rule comes from

standing-stated = podane wprost
    .about = Tak mówi źródło.
standing-inferred = wywnioskowane
    .about = Wnioskujemy to z tego, co mówi źródło.
standing-silent = źródło milczy
    .about = Źródło milczy; tak to odczytujemy.
standing-house = zasada domowa
    .about = Zasada domowa: ustala ją ta odmiana, a nie źródło.

source-kind-article = artykuł w encyklopedii
source-kind-page = strona internetowa
source-kind-leaflet = ulotka z pudełka z grą
source-kind-lexicon = leksykon
source-kind-book = książka
source-kind-journal = czasopismo
source-seen-whole = przeczytane w całości
source-seen-part = przeczytane w części
source-seen-not-seen = nie widziano
source-through = znane z opisu: { $source }
source-at = pod { $place }
