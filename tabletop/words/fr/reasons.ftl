### Les raisons de l'analyse.
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
fact = { $measured } de { $more ->
    [yes] plus
   *[no] moins
} : { $what }
    .chance = { $measured } % { $more ->
        [yes] plus
       *[no] moins
    } probable : { $what }
    .sure = { $what } : { $more ->
        [yes] certain, et jamais avec l'autre choix
       *[no] jamais, et certain avec l'autre choix
    }
plain = en moyenne environ { NUMBER($size, places: 1) } de { $more ->
    [yes] plus
   *[no] moins
} : { $what }
    .chance = environ { NUMBER($size, places: 0) } fois sur 100 { $more ->
        [yes] plus
       *[no] moins
    } souvent : { $what }
    .sure = { $more ->
        [yes] 100 fois sur 100, sinon jamais
       *[no] jamais, sinon 100 fois sur 100
    } : { $what }
simply = { $more ->
    [yes] plus
   *[no] moins
} de { $what }
    .chance = { $more ->
        [yes] plus
       *[no] moins
    } probable : { $what }
    .sure = { $more ->
        [yes] { $what }
       *[no] sinon { $what }
    }

## Les étapes d'un choix
# en p7h

then = { $told }, puis : { $step }
## La force mesurée, et une analyse qui finit tôt
# en gq5eyp

strength = { $sure ->
    [yes] { $strong } a fait mieux que { $weak } dans { NUMBER($share, style: "percent") } de { $n } parties à { $players } (de { $low } à { NUMBER($high, style: "percent") })
   *[no] { $strong } ne se distingue pas de { $weak } en { $n } parties à { $players } ({ NUMBER($share, style: "percent") })
}{ $less ->
    [0] .
    [1] .
   *[other] , en réfléchissant { $less } fois moins qu'en jeu.
}
    .plain = Ici, il joue selon des règles simples : ses poids ne peuvent pas servir.
ended-early = L'analyse a fini tôt.
