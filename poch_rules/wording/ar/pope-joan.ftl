### Pope Joan: its names; the rest stands in poch.ftl and stops.ftl.

family-pope-joan = البابا جوان (Pope Joan)

pool-pope = البابا
    .the = { -pool } البابا
    .title = { -pool } البابا
pool-matrimony = القِران
    .the = { -pool } القِران
    .title = { -pool } القِران
pool-intrigue = المكيدة
    .the = { -pool } المكيدة
    .title = { -pool } المكيدة
pool-game = اللعبة
    .the = { -pool } اللعبة
    .title = { -pool } اللعبة
