### The settings: each message is named after what it sets.

settings = Settings
tab-display = Display
tab-seeing = Seeing
tab-hearing = Hearing
tab-hands = Hands
tab-play = Play
sample = Anna bounces right to row 2, column 5, and the card carries her on. All text will look like this.
sure = Reset all settings?
    .words = Sizes, sounds, speeds and habits go back to what they were when the program was new. Your matches and set-ups stay.
    .do = Reset everything
    .keep = Keep my settings

## Display

scale = Size of everything
    .help = How large everything is drawn. Fitted follows the window.
    .room = How large everything is drawn. Fitted follows the window, which has room for up to { NUMBER($most, style: "percent") }.
    .limited = The window has room for { NUMBER($most, style: "percent") } only. Make it larger to get { NUMBER($wanted, style: "percent") }.
    .fitted = Fitted
language = Language
    .help = Changes all words at once, those of an open match too.
fullscreen = Full screen
    .help = The window fills the screen without borders: { KEY("full_screen") }.
speed = Speed of animations
    .help = How fast cards, rabbits and dice move. A click or { KEY("go_on") } skips an animation.
    .at-0 = None
    .at-1 = Slow
    .at-2 = Normal
    .at-3 = Brisk
    .at-4 = Fast
ai-pace = Pace of computer rabbits
    .help = How long a computer rabbit waits before it shows its move.
    .at-0 = At once
    .at-1 = Quick
    .at-2 = Easy to follow
    .at-3 = Calm
    .at-4 = Slow
back-to-defaults = Back to defaults
    .help = Resets all settings. Your matches and set-ups stay.
    .do = Reset

## Seeing

reading-font = Font for reading
    .help = Atkinson Hyperlegible keeps letters apart. OpenDyslexic makes them heavier at the foot.
spacing = Text spacing
    .help = More space between letters, words and lines.
contrast = High contrast
    .help = Black and white words, strong outlines, plain backgrounds.
solid = Less transparency
    .help = Nothing shines through trays and questions.
reduced-motion = Reduced motion
    .help = Pieces fade to their new place instead of moving, and clouds stand still.
explained = Explanations
    .help = How soon you are told what the pointer rests on.
    .at-0 = Never
    .at-1 = Late
    .at-2 = Soon
    .at-3 = At once

## Hearing

volume = Sounds
    .help = How loud cards, rabbits and bells are.
    .silent = No sound device is found. The program uses one as soon as you connect it.
music = Music
    .help = Each game has its own. It grows quiet when a bell rings.
ambience = Surroundings
    .help = Wind, birds and crickets, an old house.
muted = Mute
    .help = No sound at all, whatever the volumes: { KEY("mute") }.
music-muted = No music
    .help = Neither music nor surroundings: { KEY("music") }.
reader = Screen reader
    .help = While a screen reader runs, it can read every screen and every table.
    .missing = The library for screen readers, accesskit, is not installed, so no reader can be used.

## Hands

keys = Keys
    .help = Everything works by keys. For one hand, every key lies on that half of the keyboard.
    .at-both = Both hands
    .at-left = Left hand
    .at-right = Right hand
all-keys = All keys
    .help = The list of your keys, which you can change here. { KEY("keys") } opens it anywhere.
    .do = Show and change
large-targets = Larger targets
    .help = Small buttons grow, and a press just beside something counts for the nearest thing.
hold = Press by holding
    .help = A press counts when you hold it for a moment. A tap or a tremble does nothing.
    .at-0 = Off
    .at-1 = Short
    .at-2 = Medium
    .at-3 = Long
dwell = Click by resting
    .help = When the pointer rests on something, it clicks it once.
    .at-0 = Off
    .at-1 = Late
    .at-2 = Soon
    .at-3 = At once
drops-ask = A drop asks first
    .help = A card you drop or click on the table waits for the large button. { KEY("back") } takes it back.
timers = Sand timers
    .help = Some games limit your time. { KEY("sand") } stops the sand.

## Play

name = Your name
    .help = Your name in a new set-up.
    .hint = as last time
level = Computer rabbits
    .help = How well they play in your first match of a game. After that, set-up remembers your choice.
    .first = Easy first
coach = Coach
    .help = Explains new things once, against Easy rabbits.
hints = Hints
    .help = { KEY("hint") } shows the best moves. The match remembers that you used it.
study = Study meanwhile
    .help = While the menu is open, your last matches are analysed. This uses one core.
forced-choices = Make forced choices
    .help = If you can do only one thing, the program does it, and the log says so.
confirmations = Ask before a likely slip
    .help = You are asked before a move that mostly harms yourself, such as throwing off your own bunny.
free-undo = Undo luck and secrets
    .help = People at one screen may undo even after cards were turned up. For new matches.
answers = Ask only where a card fits
    .help = If none of your cards can answer, you pass. At the table, { KEY("ask") } changes this for each player.
end-turns = End empty turns
    .help = If your turn has one useful step or none, trades aside, it goes on without you.
