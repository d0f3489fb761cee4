nights-title = Nights
nights-begin = Begin a new night
nights-open = Open
# Before either leaves it.
nights-game-under-way = A game is under way. Its night stays in this list: open it again, and the game continues where it was.
nights-open-now = Open now
nights-games = { counts-games }
# What else can be done with a night; opens and closes.
nights-more = More
nights-none = No night has been saved yet.
# `headless` where not even the first line is good.
nights-trouble-damaged = damaged in line { $line }
    .remedy = Everything before that line is good. You can open it as a separate night; this file stays as it is.
    .headless = Its first line is gone, so nothing in it can be trusted. The file stays as it is.
nights-trouble-newer = from a newer version
    .remedy = Update the referee to open it. The file stays as it is.
nights-trouble-foreign = not a night of this referee
    .remedy = Another program put it here. The referee leaves it alone.
nights-trouble-too-large = larger than any night
    .remedy = No night comes near this size, so the referee does not read it. The file stays as it is.
# `code` is the system's own word.
nights-trouble-unreadable = cannot be read ({ $code })
    .remedy = The system does not let the referee read it. Check the file’s permissions, or the disk.
nights-salvage = Open the good part
nights-name = Name
    .hint = For example “Tina’s birthday”. If empty, the date is its name.
    .give = Keep this name
nights-verify = Verify
nights-export-csv = Export as a table (CSV)
nights-export-json = Export as data (JSON)
nights-export-text = Export as text
nights-remove = Delete …
    .question = Delete “{ $night }”? It goes to the folder of deleted nights and can be brought back from there.
    .yes = Yes, delete it
    .no = Keep it
nights-cannot-remove-open = This night is open. To delete it, begin or open another one first.
nights-deleted = Deleted nights
    .where = The referee never erases anything. To be rid of a night for good, delete it from the folder yourself.
nights-restore = Bring back
# How many seals of pads fit their faces, and how many that the host made itself.
nights-sound = Sound and consistent: { counts-games }, { counts-rounds }; matching seals: { $provenByPads } by pads and { $provenByHost } by the referee itself.
nights-head = Its head is { $fingerprint }. A record rewritten as a whole is sound too: only a head or a fingerprint noted earlier reveals that.
nights-unproven = Not sealed: { $typed } by real dice, { $byHand } entered by the dealer.
nights-unsound = NOT SOUND. Faults: { $faults }.
nights-fault-file = Line { $line }: the file is damaged from here on.
nights-fault-fold = Line { $line }: this cannot follow what comes before it.
nights-fault-invariant = Line { $line }: the table cannot look like this afterwards.
nights-fault-shown = Line { $line }: what was shown does not follow from these faces.
nights-fault-proof = Line { $line }: seal and face do not match.
nights-of-seat = Seat { $seat }.
nights-more-faults = And { $faults } more.
nights-exported = { counts-rounds } written to { $path }
    .before = The record is damaged from line { $line } on: only what comes before it was exported.
nights-removed = “{ $night }” is now in { $path }. You can bring it back below.
nights-restored = “{ $night }” is back.
