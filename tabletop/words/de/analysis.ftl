### Chancen, wie die Analyse sie nennt.

percent = { $n } ± { $error } %
    .exact = genau { $n } %
    .change = { NUMBER($n, sign: "always") } ± { $error } %
often = { $n } von 100 (plus minus { $error })
    .exact = genau { $n } von 100
