### Gründe der Analyse.
# en bdm2zsfvohbe

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
    [yes] mehr
   *[no] weniger
} { $what }
    .chance = { $measured } % { $more ->
        [yes] wahrscheinlicher
       *[no] unwahrscheinlicher
    }: { $what }
    .sure = { $what }: { $more ->
        [yes] sicher, mit der anderen Wahl nie
       *[no] nie, mit der anderen Wahl sicher
    }
plain = im Schnitt etwa { NUMBER($size, places: 1) } { $more ->
    [yes] mehr
   *[no] weniger
} { $what }
    .chance = etwa { NUMBER($size, places: 0) } von 100 Mal { $more ->
        [yes] öfter
       *[no] seltener
    }: { $what }
    .sure = { $more ->
        [yes] 100 von 100 Mal, sonst nie
       *[no] nie, sonst 100 von 100 Mal
    }: { $what }
simply = { $more ->
    [yes] mehr
   *[no] weniger
} { $what }
    .chance = { $more ->
        [yes] wahrscheinlicher
       *[no] unwahrscheinlicher
    }: { $what }
    .sure = { $more ->
        [yes] { $what }
       *[no] sonst: { $what }
    }

## Schritte einer Wahl
# en p7h

then = { $told }, dann: { $step }
## Die gemessene Stärke, und wenn eine Analyse früh endet
# en gq5eyp

strength = { $sure ->
    [yes] { $strong } war besser als { $weak } in { NUMBER($share, style: "percent") } von { $n } Partien zu { $players } ({ $low } bis { NUMBER($high, style: "percent") })
   *[no] { $strong } war in { $n } Partien zu { $players } nicht von { $weak } zu unterscheiden ({ NUMBER($share, style: "percent") })
}{ $less ->
    [0] .
    [1] .
   *[other] , mit { $less }-mal weniger Bedenkzeit als im Spiel.
}
    .plain = Hier wird nach einfachen Regeln gespielt: Die Gewichte sind nicht zu gebrauchen.
ended-early = Die Analyse endete früh.
