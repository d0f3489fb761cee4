night-file-reading = Reading and checking the file …
# The running referee writes this file now.
night-file-is-open = This night is being played now. Here is what was on the screens when the file was read.
night-file-again = Read it again
night-file-games = Games
night-file-no-round = No round was played.
night-file-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  }
night-file-winner = { COUNT($names) ->
    [0] not played to its end
    [one] Winner: { LIST($names) }
   *[other] Winners: { LIST($names) }
  }
night-file-verdict = Verification
night-file-late = Line { $line }: seat { $seat } answered { $ms } ms after the count. The face counted, because the dealer waited for it.
night-file-exports = Export
    .what = An export is a new file in a place that you choose. This file is only read, never changed.
night-file-is-night = { $path } is a night. An export never replaces a night. Choose another name.
night-file-seats-at-keys = While seats play by keys no dialog opens, because it would show what they press. Export when the game is over.
night-file-not-saved = The export could not be written there ({ $code }). Choose another place.
night-file-foreign = This file is not a night of this referee. It was not changed.
night-file-headless = The first line of this file is damaged, so nothing in it can be trusted. The file was not changed.
night-file-newer = A newer version of the referee wrote this night. Update the referee to read it. The file was not changed.
night-file-unreadable = The system does not let the referee read this file ({ $code }). Check its permissions, or the disk.
night-file-gone = This file is no longer there. Was it moved, or is its disk unplugged?
night-file-too-large = This file has more than { $most } MB. No night comes near that, so it was not read.
night-file-gave-up = Reading this file took too much time or memory, so the referee stopped reading it. The file was not changed, and a running game is not affected.
night-file-close = Close
