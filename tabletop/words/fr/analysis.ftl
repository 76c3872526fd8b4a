### Les chances, telles que l'analyse les dit.

percent = { $n } ± { $error } %
    .exact = exactement { $n } %
    .change = { NUMBER($n, sign: "always") } ± { $error } %
often = { $n } sur 100 (à { $error } près)
    .exact = exactement { $n } sur 100
