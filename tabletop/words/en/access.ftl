### The table for screen readers.
buttons = Buttons
bar = Bar
choices = Choices
opens = Opens it to look
puts = Puts it here
taken = { $thing }, taken up
held = Taken: { LIST($things, type: "comma") }.{ $n ->
    [0] { "" }
    [one] { " " }{ $n } place. { KEY("next") } to choose, { KEY("take") } to put down.
   *[other] { " " }{ $n } places. { KEY("next") } to choose, { KEY("take") } to put down.
}
