### Set-up, the seats of a match, and the persons who play here. $name, $kept: names as typed.

## Seats

name = Name of seat { $n }
    .tip = Click to change the name
name-taken = { $name } already sits at this table. { $kept } keeps the name.
name-empty = A seat needs a name, so this one is called { $name }.
who = Who sits at seat { $n }?
who-stays = Nobody moves
sits = at seat { $n }; the two swap
guest = A guest
same = Same as last time
    .tip = Seats the people of the last match: { LIST($who) }

## Persons

person-new = A new person
person-change = Change { $name }
person-name = Name
person-figure = Rabbit
person-coach = Coach
person-hints = Hints
person-tutor = Tutor
person-scale = Size of everything
person-done = Done
person-delete = Delete
person-stays = Keep
person-sure = Delete { $name }?
person-leaves = { $n ->
    [0] The results stay under the name { $name }.
    [one] { $name } sits at one saved match. It stays as it is, and so do the results.
   *[other] { $name } sits at { $n } saved matches. They stay as they are, and so do the results.
}
person-taken = { $name } plays here already. Choose another name.
person-nameless = A person needs a name that can be seen.
rabbit = { $n ->
    [0] Orange rabbit with a bent ear
    [1] Blue rabbit with glasses
    [2] Yellow laughing rabbit
    [3] Green rabbit with hanging ears
    [4] Purple rabbit with tall ears
   *[other] Pink rabbit
}
own-usual = As in Settings
own-1 = On
own-0 = Off
own-tutor-0 = Off
own-tutor-1 = Blunders
own-tutor-2 = Mistakes
own-tutor-3 = Everything
own-scale = { $n } %

## The rest of the seats

players = Players
options = Options
part = Players or options
add = Add a seat
remove = Take the seat of { $name } away
person = Person
rabbit-kind = Rabbit
kind = { $name }: person or rabbit
    .tip = A person at this screen, or a computer rabbit
here = here
    .long = at this screen
level = Level of { $name }
    .tip = How well this rabbit plays: one carrot is easy, four is expert.
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-expert = Expert

## The match

start = Start the match
menu = Back to the menu
more = More
    .tip = The seed that luck is dealt from
less = Less
problem-seats = { $game } is for { LIST($allowed, type: "or") } players, not { $n }.
preset = Rules
preset-first = First match
    .help = Easier, as in the lessons.
preset-published = As published
    .help = By the book, without additions.
preset-full = Everything
    .help = With all that the game adds.
preset-own = Your own mix
    .help = Choose one of the others to begin from it.
seed = Seed
    .help = The same seed deals the same luck; empty is a new one.
seed-new = new
tutor = Tutor
tutor-off = Off
tutor-blunders = Blunders
tutor-mistakes = Mistakes
tutor-everything = Everything
covers = Covers
    .help = What is hidden while people pass the mouse on: all, the hands alone, or nothing.
covers-always = Always
covers-hands = Hands only
covers-never = Never
text-problem = { $option }{ $whose ->
    [none] { "" }
   *[other] { " " }of { $whose }
}{ $own ->
    [none] { "" }
   *[other] { " " }({ $own })
}: { $why }
offer-own = Of your own.
offer-problem = Not to be played yet: { $why }
offer-last = As last time
    .about = A list that is not kept here.

## Seats of a match under way

seats = Seats
    .words = Each place keeps its cards and its rabbit, whoever plays it. Choose a person, or a rabbit for someone who leaves; two people who are already here swap.
play-on = Play on
