### Reasons of the analysis. $what: a measure of the game. $more: more with the better choice.

measured = { $places ->
    [0] { NUMBER($size, places: 0) }
    [1] { NUMBER($size, places: 1) }
   *[2] { NUMBER($size, places: 2) }
}
    .error = { $places ->
        [0] { NUMBER($size, places: 0) } ± { NUMBER($error, places: 0) }
        [1] { NUMBER($size, places: 1) } ± { NUMBER($error, places: 1) }
       *[2] { NUMBER($size, places: 2) } ± { NUMBER($error, places: 2) }
    }
fact = { $measured } { $more ->
    [yes] more
   *[no] fewer
} { $what }
    .chance = { $measured } % { $more ->
        [yes] likelier
       *[no] less likely
    } that { $what }
    .sure = { $what }: { $more ->
        [yes] certain, and never with the other choice
       *[no] never, and certain with the other choice
    }
plain = on average about { NUMBER($size, places: 1) } { $more ->
    [yes] more
   *[no] fewer
} { $what }
    .chance = about { NUMBER($size, places: 0) } times in 100 { $more ->
        [yes] more
       *[no] less
    } often: { $what }
    .sure = { $more ->
        [yes] 100 times in 100, else never
       *[no] never, else 100 times in 100
    }: { $what }
simply = { $more ->
    [yes] more
   *[no] fewer
} { $what }
    .chance = { $more ->
        [yes] likelier
       *[no] less likely
    } that { $what }
    .sure = { $more ->
        [yes] { $what }
       *[no] else { $what }
    }

## Steps of one choice

then = { $told }, then: { $step }
## The measured strength of levels, and why an analysis ended

strength = { $sure ->
    [yes] { $strong } did better than { $weak } in { NUMBER($share, style: "percent") } of { $n } matches of { $players } players ({ $low } to { NUMBER($high, style: "percent") })
   *[no] { $strong } could not be told from { $weak } in { $n } matches of { $players } players ({ NUMBER($share, style: "percent") })
}{ $less ->
    [0] .
    [1] .
   *[other] , with { $less } times less thought than in play.
}
    .plain = Here it plays by plain rules: its weights cannot be used.
ended-early = The analysis ended early.
