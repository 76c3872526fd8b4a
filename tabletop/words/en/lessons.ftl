### Learning: the list of lessons, the rabbit that teaches, the coach.

learn = Learn { $game }
    .none = There are no lessons for this game yet. The rule book explains it all.
    .new = Let us play a little. You learn as you hop!
    .going = { $n } of { $all } done. Shall we go on?
    .all = You have done them all! Now win a match.
    .rules = The lessons leave these out. Click one to see it in the book.
lesson-time = { $n } min
    .extra = { $n } min, extra
    .done = done
book = Rule book
untaught = Other rules ({ $n })
    .back = The lessons
match = Play a match
show-me = Show me, { $n } min
new-here = New here?
    .words = You also find the lesson under How to play.
    .alone = Look round alone

## In a lesson

lesson = Lesson
    .tells = Next goes on, or { KEY("go_on") }
says = The rabbit says
nudge = Not that one yet. Look for the ring!
next = Next
skip = Skip
back = Back
    .about = One step of the lesson back
i-see = I see
went-back = The lesson goes on from there.
paper-prompt = the question
paper-log = what happened
of-several = { $name } (number { $n } of { $all })
sure-skip = Skip it?
    .help = Do this step for me
    .step = Skip this step
sure-leave = Leave the lesson?
    .words = Nothing is lost: the lesson waits under How to play.
    .do = Leave the lesson
    .stay = Stay
    .settings = Settings

## Its end

praise-0 = Hop, hop, hooray!
praise-1 = Well hopped!
praise-2 = Ears up, that was it!
praise-3 = A carrot for you!
left = { $n ->
    [0] All lessons are done. You know how to play!
    [one] One more to go.
   *[other] { $n } more and you know it all.
}
all = All lessons
next-lesson = Next lesson

## The coach

coach = The coach says
    .quiet = Be quiet
    .more = More
    .gone = The coach is quiet now. You can turn it on again under Settings, Play.
