### phone: plays as a pad; seal: locks a choice until all are open; open: show a choice to everybody; two words: tell one phone from another;
### code: admits a phone to the table; table display: the screen of the room; dealer: leads the game.

phone-title = Phone
phone-language = Language
phone-back = Back
phone-connecting = Connecting …
phone-code-title = Type the code
phone-code-where = It’s under the square code on the table display: 26 letters and digits. Spaces and capitals don’t matter.
phone-code-go = Continue
phone-code-wrong = This is not a code of 26 letters and digits. Compare it with the table display.
phone-code-unknown = The table does not take this code: it is mistyped or old, or no phone may join now. Compare it with the table display, or ask the dealer.
phone-join-title = Join the table
phone-join-field = Your name
phone-join-go = Join
phone-refused-name-taken = This name is already at the table. Add a letter; or ask the dealer to remove your old phone.
phone-refused-full = The table is full. The dealer can remove a phone.
phone-refused-crowded = Too many phones are joining at this moment. Try again.
phone-refused-unfit = This name cannot be shown. Type up to 24 letters.
phone-refused-looks-the-same = { $name } is there already, and looks the same. Add a letter.
phone-honest-sealed = Your choice is encrypted: nobody on this Wi-Fi, no screen and no dealer learns it before the reveal.
phone-honest-page = Only somebody who controls the Wi-Fi itself could swap this page for another; play on one that you trust.
# room: 38
phone-lost-title = No connection
phone-lost-wifi = Is this phone on the same Wi-Fi as the laptop?
phone-lost-awake = Is the laptop awake?
phone-lost-open = Keep this page open: it will reconnect.
phone-lost-unsent = Not sent yet
phone-ended-cut-off = The referee has cut this phone off
    .todo = It sent something that the referee does not understand. Reload this page to try again; if that does not help, tell the dealer.
phone-ended-unknown = This phone is no longer at the table
    .todo = The dealer has removed it, or its evening is over. Scan the code on the table display again, or type it here. If there is none, ask the dealer to let phones join again.
phone-ended-replaced = You’re playing in another tab
    .todo = Close this one, or reload it to play here.
phone-joined = You are in
    .todo = Look at the table display, keep this page open and stay on this Wi-Fi.
    .words = Your two words. If the table display shows others beside your name, the connection is not safe: tell the dealer.
phone-tap = Tap in the order in which you sit
    .how = Clockwise, starting on the dealer’s left. Tap once everybody before you has tapped.
    .button = I’m next
phone-placed = You are number { $place }
# To the owner of a phone that does not bring the faces of their seat.
phone-elsewhere = You choose without this phone. Would you rather choose with it? Tell the dealer.
phone-change = Another button changes it.
phone-secret = This screen does not show what you press.
phone-suggested = Suggested: { $what }.
phone-hold = Hold to see
phone-stop = Stop!
phone-todo = To do
# Above what is still to be done of the round before, while the next choice is open.
phone-left-over = Still from the last round
# room: 6
phone-up = Up!
phone-stalled = The dealer can wait, play on without your choice, or call the round off: then everybody chooses again.
phone-fingerprint = Fingerprint { $code }
phone-rules = Rules

## What this moment of a round wants. room: 38

phone-now-choose = Choose in secret
phone-now-counting = Choose now!
phone-now-nudged = Everybody is waiting for you
phone-now-sealed = Sealed
phone-now-halted = The count was halted
phone-now-wait = Wait for the dealer
phone-now-shown = Look at the table display
phone-now-over = The game is over
phone-now-won = You win!
phone-now-place = Place { $place } of { $of }
phone-now-rests = You sit this one out
phone-now-identify = This is the one
