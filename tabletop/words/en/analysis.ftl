### Chances as the analysis tells them. $n: in 100. $error: the standard error, in 100.

percent = { $n } ± { $error } %
    .exact = exactly { $n } %
    .change = { NUMBER($n, sign: "always") } ± { $error } %
often = { $n } in 100 (give or take { $error })
    .exact = exactly { $n } in 100
