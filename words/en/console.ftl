## One word for one thing:
## referee: this program; dealer: who sits at this screen; console: the dealer's screen; table display: what the room sees; seat: a place at the table;
## game, round; count: 3-2-1; reveal: dice shown; outcome: what a round came to; choose, choice; name (a card); type (a die, points);
## pad, phone, USB keypad, keys, real die, bot: what a seat plays with; pair: give pads to seats; port: where a pad is plugged in;
## night: the games of one evening; record: a night's file; seal: what binds a choice; hall: several tables; organiser: who runs a hall.

console-setup-question = What is on the table tonight?
console-shelf = Which game?
# Back to the shelf with the people who are named.
console-another-game = Another game
console-kits-phones = Phones
    .what = One in each hand
console-kits-pads = Pads
    .what = A pad at each seat
console-kits-dice = Cards and dice
    .what = A die in each hand
console-kits-cards = Cards
    .what = The dealer types the face-up cards
console-kits-nothing = Nothing to hand
    .what = Watch bots play a game
# A lesson with whatever is at hand.
console-learn = First game?
    .what = Learn by playing: the screen suggests what each player could choose and explains the outcome.
console-back = Back
console-demo-ready = Four bots have sat down.
console-demo-playing = You play { $name } against three bots.
console-pads-answer = { $count ->
    [0] No pad has answered yet. Plug pads in now or later.
   *[other] Pads that answer: { $count }.
  }
console-who-sits = Who is at the table?
console-how-to-name = Start with the dealer, then go round to the left. Press Enter after each name.
console-name-of = Name of seat { $seat }
console-add = Add
console-enough = Everybody is here
console-too-few = At least { $least } players are needed.
# What somebody is called who is given no name.
console-player-number = Player { $number }
console-remove = Remove { $name }
console-known = Played before:
console-same-as-before = Same as last time: { LIST($names) }
console-problem-empty = Type a name first.
console-problem-too-long = That name is too long: at most { $longest } letters fit on the screen.
console-problem-already-there = { $name } is already at the table. Add a letter, as in “{ $name } B”.
console-problem-table-full = The table is full: { $most } players.
console-problem-garbled = Some letters of this name were lost. Type them again.
# Letters of another script, in full width, I for l.
console-problem-looks-the-same = { $other } is already at the table and looks the same. Add a letter; or press Enter again, and the screens put a number after the name.
# Another game seats fewer.
console-problem-too-many = You have named { $given } players, but this game seats { $most }. Remove somebody.
# In a game in which left and right decide nothing.
console-sit-like-this = Are you sitting like this?
console-left = { $first }, is { $second } on your left?
    .hint = Left and right decide which card each player aims at.
console-turn = No, the other way round
console-two-seats = { $first } and { $second } face each other.
console-start = Start the game
    .yes = Yes, start the game
console-play-myself = Play as { $name }, with the keys
console-watch-only = Let a bot play as { $name }
console-advanced = House rules, seats and pace
console-house-rules = House rules
console-round-choices = The round
console-per-seat = Who plays with what
console-bind-pads = Give out free pads: { $count }
console-pads-missing = No pad yet for { LIST($names) }: a real die until then.
console-keys-in-browser = In the browser, the keys of all seats pass through this page. They are never stored or shown, but the desktop app hides them better.
console-keys-picture = Upper row: take left, centre, right. Lower row: block.
console-less = Less
console-more = More
console-inputs-phone = Phone
console-inputs-pad = Pad
console-inputs-keypad = USB keypad
console-inputs-keys = Keys
console-inputs-die = Real die
console-inputs-cards = Cards
console-inputs-bot = Bot
console-choices-count = Length of the count
console-choices-seconds = { $count } seconds
console-choices-missing = If a choice is missing
    .wait = The dealer decides
    .noDie = Counts as no die
console-choices-start = Count started
    .dealer = By the dealer
    .ready = When all are ready
console-choices-pace = Pace of the outcomes
    .quick = Quick
    .normal = Normal
    .teaching = Slow, for learning
console-game = Game { $game } · { CAPITAL($round) }
console-waiting-for-host = Waiting for the referee…
# `remedy`: what to do about it where the page is in a browser.
console-not-live = No connection since { $time }
    .remedy = It will come back by itself. If it does not, open the console with the link in the referee’s terminal.
# In a browser that has not entered by a link of this start of the referee, and what to do.
console-shut-out = The referee does not know this browser.
    .remedy = Open the console with the link in the referee’s terminal. Each link works once, in one browser.
console-no-focus = This window does not receive your keys. Click here.
console-writing = You are typing in this field. Esc returns to the game.
console-ready-of = { $ready } of { $of } ready
console-all-ready = All are ready
console-hands-up = Dice in the palm
console-late = Still choosing: { LIST($names) }
console-counting = Counting…
console-closed = Hands up!
console-opening = Revealing…
# A reveal of real dice was undone: they are typed still, and nothing happens by itself.
console-retaken = Reveal undone
    .hint = Take dice back and type them again. Esc twice: everybody chooses again.
console-unjudged = The referee could not judge this round
    .hint = Nothing is lost: it was not recorded. Esc twice: everybody chooses again. Backspace takes back a typed die.
console-shown = Showing { $round }
console-last-round = What happened in { $round }
console-rounds-so-far = The game so far
# Of a round in which nobody's points changed.
console-no-change = no change
console-nobody-won = The game is over, and nobody wins
console-points-open = Some points are missing: count the piles
console-count = Count 3-2-1
console-halt = Halt the count
console-wait = One moment…
console-ask-again = Ask again
console-type-die = Type { $name }’s die
console-skip = Skip the outcomes
console-next-game = Next game, same players
console-count-piles = Count the piles instead
console-count-pile = Type the points of { $name }’s pile
console-new-people = Other players
# Of a game that is over: opens the corrections.
console-check-piles = Check by counting the piles
console-typing = { $name }’s die?
    .hint = 1 to 6 · 0 no die
# `early`: digits came before the dice were asked for.
console-untype = Take one back
    .early = Type all dice again
console-no-die = No die
console-stalled-no-answer = { $name }’s pad does not answer
    .phone = { $name }’s phone does not answer
console-stalled-no-seal = { $name } has not chosen
console-stalled-seal-lost = { $name }’s choice was lost
console-stalled-gone = { $name }’s pad is gone
    .phone = { $name }’s phone is gone
console-also-stalled = Also waiting for { LIST($names) }
console-decide = It is too late to press: the dealer decides.
console-also-decide = The dealer also decides for { LIST($names) }
console-by-hand = Enter the face by hand
console-by-hand-for = { $name }’s face by hand: 1 to 6, 0 no die
console-call-off = Call it off
    .again = The same once more erases every choice of this round. Anything else continues.
console-step-undo = Undo
console-step-redo = Redo
console-nothing-to-undo = Nothing to undo
# Something is entered in a panel that was to be closed.
console-not-given = This is not entered yet: Enter takes it; closing once more (Esc) drops it.
# By Backspace.
console-took-back = Taken back: { $step }
console-nothing-typed = Nothing typed in this round. “Undo” (U) takes back what came before.
console-typed-early = Too early: no die is taken yet. Once they are on the table, press Backspace and type all of them.
console-fault = The referee had an internal error and carries on. If something looks wrong, start it again: the record is safe.
# The last reveal once more, by one button: `next` shows the outcome after `at`, as the table display says it.
console-recall = Why?
    .next = Next ({ $at } of { $of })
    .end = Enough
console-keyboard-naming = THE KEYBOARD NAMES CARDS – seats cannot choose
console-to-naming = Name cards
console-to-seats = Back to the seats
console-skip-card = Skip this card
console-erase-name = Erase
console-unused = “{ $key }” means nothing here. Use: { $keys }
console-panels-help = Help
console-panels-table = Table
console-panels-seats = Seats
console-panels-cards = Cards
console-panels-points = Correct
console-panels-pads = Pads
console-panels-record = Record
console-panels-proof = Seals
console-panels-room = Room
console-panels-hall = Hall
console-panels-learn = Learn
console-panels-about = About
console-by-number = Type a seat’s number, then the first letter of what it plays with.
console-dealer = Dealer
console-make-dealer = Make this seat the dealer
console-plays-with = Plays with
# Instead of the bot, where nobody would hold its cards.
console-botless = Bot (not with real cards)
console-deeds-away = Away for a while
console-deeds-back = Back at the table
console-deeds-leave = Leaves for good
console-sure = Sure? Press again
console-join-title = Add a player
console-join-next-game = Somebody new plays from the next game on: all cards of this one are dealt.
console-join-between = Between { $before } and { $after }
console-join-name = Name
console-join = Take a seat
console-turn-circle = Left and right are the wrong way round: reverse the circle
console-link-live = answers
console-link-lost = does not answer
console-record-saved = Saved { $time }
    .long = Saved { $time }. The last write took { $ms } ms.
console-record-failing = NOT SAVED since { $time } ({ $code })
console-record-why-ENOSPC = The disk is full. Free some space; the referee will try again.
console-record-why-EROFS = The disk is read-only.
console-record-why-EACCES = The referee may not write to the nights folder.
console-record-why-EIO = The disk reports errors.
console-record-why-ETIMEDOUT = The disk does not respond. The referee is waiting; nothing is lost yet.
console-record-why-EFBIG = This night’s file can grow no more. Begin a new night (F8).
console-record-why-ESTALE = This night’s file was replaced, or its disk was changed. Put the old one back, or begin a new night.
console-record-why-ETAKENOVER = Another referee has taken over the nights; this one no longer writes. Close it and continue there.
console-record-why-ENOENT = The nights folder is gone. Put it back, or plug its disk in again.
console-record-unrecorded = UNRECORDED since { $time }
console-record-go-on = Continue without a record
    .again = Everything from now on will be lost when the referee closes. Press again to continue
console-record-file = Tonight’s record:
console-room-off = Only this computer shows the table.
console-room-on = Screens on this network can show the table. They show what the table display shows and can change nothing.
console-room-turn-on = Share the table with the room
console-room-turn-off = Stop sharing
console-room-screens = Screens watching: { $screens }.
console-room-no-network = This computer is not on a private network. Join one (or open a hotspot); the address will appear here.
console-room-outside = This computer’s only address, { $address }, is not a private one: the internet may reach it. To share there anyway, start the referee with --lan-address { $address }.
console-room-refused = The table cannot be shared ({ $code }). The referee will try again; another port may help: --lan-port.
# `again`: asked a second time, with what it does to the screens that look on.
console-room-new = New address
    .again = Every watching screen will have to be opened again. Press again
console-room-plain = Anyone with the address sees the table; others on the network can read along.
console-room-key-life = The address changes with every new night and after 12 hours without a screen; watching screens stay connected.
console-room-cannot = This referee cannot share its table display.
console-screen-one = This screen shows the table too
console-screen-own = The table is on another screen
console-screen = Screens
console-screen-desk = Desk
console-language = Language
console-window-title = Table display
console-window-language = Its language
console-window-turn-seat = Turn by one seat
console-window-turn-quarter = Quarter turn
console-window-straight = Upright
console-window-four-colours = Four-colour suits
console-window-flash = Flash the count
    .hint = For anyone who cannot hear it: the screen lights up once a second, unless the system asks for less motion.
console-sound-title = Sound
console-sound-turn-on = Sound on
console-sound-turn-off = Sound off
console-sound-effects = Sounds
console-sound-voice = Voice
console-sound-volume = { $step ->
    [0] off
   *[other] { $step }
  }
console-sound-no-voice = This computer has no voice of its own for { $language }: what happens is shown, not spoken.
console-sound-where = Sound comes from the window that shows the table. In a browser, click or touch that window once first.
console-close = Close
console-leaving = Quit the program?
    .hint = The game is not over. Nothing will be lost: it continues here when you start the referee again.
    .stay = Stay
    .leave = Quit
console-help-space = The big button: count, ask again, skip the outcomes, next game
console-help-escape = Halt the count; close a panel; twice: call off the reveal
console-help-dice = Real dice, clockwise from the dealer’s left; 0 for no die
console-help-backspace = Take back the last die or card
console-help-rank = Name the card asked for. Ten: T or 0
    .keys = A 2–9 T J Q K
console-help-suit = Its suit, if every card is named: 1 diamonds, 2 spades, 3 clubs, 4 hearts
console-help-skip = Skip the card; it can be named later
console-help-points = After the game: the points in a pile
console-help-turn = If seats play with keys: switch the keyboard to naming cards and back
console-help-why = Why? Show the last reveal again, card by card, on every screen; Esc ends it
console-help-sound = Turn sound and voice off or on
console-help-view = Switch this window between the table and the desk
console-help-panels = Seats, cards, corrections, pads, record, sharing the table
console-help-hall = The hall of tables that this one belongs to
console-help-organiser = In a hall: call the organiser, or take the call back
console-help-seen = In a hall: the organiser’s message has been seen
console-help-ports = Use the new ports that look like pads
console-help-learn = Teach newcomers; read and print the rules
