pads-none = No pad has answered yet. Plug one in and tick its port.
pads-of-seat = { $name }’s
pads-link-live = Answers
pads-link-lost = Lost: plug it in again, any port will do
pads-identify = Which one is it?
pads-doing-round = Its seat is choosing with it
pads-doing-practice = Being tried out
pads-trouble-same-id-twice = Two pads have this name; the one connected first plays. Rename the other one.
pads-trouble-protocol-version = This pad uses another protocol version and cannot play. Use another pad, keys or a real die (F3).
pads-trouble-store-corrupt = This pad has no name or has forgotten it, so it cannot play. Give it one.
pads-unnamed = New pad
pads-second = A second pad with this name
pads-firmware = firmware { $version }
pads-heard = heard { $time }
pads-ping = { $ms ->
    [0] answers at once
   *[other] answers in { $ms } ms
  }
pads-line = { $good } good answers, { $damaged ->
    [0] none damaged
   *[other] { $damaged } damaged (checksum { $crc }, form { $syntax }, unknown { $unknown }, too long { $overrun })
  }, { $retries } asked again, { $resets ->
    [one] 1 reset
   *[other] { $resets } resets
  }
pads-not-counted = While seats choose, their pads’ lines are not counted: that would reveal who changes their mind.
pads-booting = A pad takes up to two seconds to answer after you plug it in.
pads-rename = Rename…
    .new = Give it a name…
pads-rename-field = New name of pad { $pad }
    .allowed = 1 to 16 letters A–Z, digits, - and _, without accents. The pad keeps it permanently; write it on the box.
    .new = Name of the new pad
pads-rename-store = Store in the pad
pads-rename-cancel = Cancel
pads-pairing = Pair: everybody presses a button
pads-pairing-ask = { $name }: press any button on your pad
pads-pairing-hint = Any button will do, and nobody looks at which. The pad that was pressed flashes.
pads-pairing-skip = Skip
pads-pairing-done = Done
pads-pairing-cancel = Stop pairing
pads-pairing-taken-by = Pad { $pad } already belongs to { $name }. Press another one.
pads-pairing-over = Everybody has been asked.
pads-pairing-without = no pad
pads-pairing-nobody = Every seat is choosing with its pad now. Pair again when the game is over, or change single seats (F3).
pads-preflight = Preflight: try every button
    .warning = This screen will show everybody which buttons are pressed. None of it counts. Start it only while nobody is choosing.
    .start = Start, and show the faces
pads-not-now = Not now
pads-preflight-press = Everybody: press all six buttons, in any order. A button that works lights up here.
pads-preflight-hold = Now hold any two buttons together for a second, if you like: that halts a count.
pads-preflight-halt = Halt
pads-preflight-finish = Finish
pads-preflight-close = Put away
pads-preflight-in-round = Its seat is choosing with it, so it was left alone. Give the seat a real die first (F3).
pads-preflight-lost = Does not answer. Plug it in again, any port will do; then try another cable (docs/build-a-pad.md, “The console does not list the pad”).
pads-preflight-lied = It opened a different face from the one it had sealed. Do not play with this pad: flash it again (docs/build-a-pad.md, “Flash”).
pads-preflight-all-work = All six buttons work.
pads-preflight-silent = No button registered. One may be stuck, or the black wire is off GND (docs/build-a-pad.md, “A press does nothing”).
pads-preflight-missing = Not registered: { LIST($buttons) }. Check that button and its wire (docs/build-a-pad.md, “A press does nothing”).
pads-preflight-remedy = Does the wrong button light up? Two wires are swapped (docs/build-a-pad.md, “A press gives the wrong face”).
pads-works = Pad { $pad }: { $faces } of 6 buttons work
pads-practice = Practice pad
    .offer = No hardware at hand? Practise with a pad on the screen.
    .plug = Plug in the practice pad
    .unplug = Unplug it
    .caution = Anyone who sees this screen sees what is pressed here: it is for practice, not for play.
    .halt = Hold two
pads-light-dark = Dark: nothing to do
pads-light-choose = Green blinks: press a face
pads-light-nudged = Both blink fast: they are waiting for you
pads-light-ready = Green is on: ready
pads-light-halted = Yellow is on: the count was halted
pads-light-identify = Both flash: this is the one
pads-light-nothing = Dark: nothing came of it
pads-light-took = Green blinks twice: took
pads-light-blocked = Yellow blinks twice: blocked
pads-light-out = Yellow is on: out
pads-light-back = Both are on: back in
pads-ports = Ports
pads-no-ports = This computer reports no serial port.
# `code` is the system's own word.
pads-unlisted = The system does not list its serial ports ({ $code }). Start the referee with --port PATH for each pad.
# No more than what it is about, where room is scarce.
pads-new-ports = { $count ->
    [one] 1 new port looks like a pad: use it
   *[other] { $count } new ports look like pads: use them
  }
    .short = { $count ->
        [one] 1 new port
       *[other] { $count } new ports
      }
pads-port-means = No port is opened until you tick it, because opening one resets most boards. Nothing is sent until a pad has announced itself.
# The tick of one port.
pads-port-use = Use this port
# Of a device without a serial number.
pads-port-unmarked = no serial number, so you are asked again next time
pads-port-new = New, and not opened.
pads-port-listening = Listening for a pad…
pads-port-silent = It says nothing a pad would say, so nothing is sent to it. Unplug it and plug it in again.
pads-port-pad = Pad { $pad }
# `pad` is undefined where it has not said its name.
pads-port-older = { $pad } with an old program (protocol { $version }): flash the new program, see docs/build-a-pad.md, “Flash”.
pads-port-newer = { $pad } with a newer program (protocol { $version }) than this referee: update the referee.
pads-port-foreign = Some other device; it is left alone. If it is a pad, unplug it, plug it in again and tick it.
pads-refused-EACCES = No permission. Type in a terminal: sudo usermod -aG dialout $USER. Then log out and in again. More: docs/build-a-pad.md, “No permission”.
# `program` holds it; undefined if the system does not say.
pads-refused-EBUSY = Another program is using it: a serial monitor, or ModemManager. Close it; the port is tried again by itself.
    .by = The program “{ $program }” is using it. Close it; the port is tried again by itself.
pads-refused-ENOENT = Nothing is plugged in here. Plug the pad in; it is found by itself.
pads-refused-ENODEV = The device behind it is gone. Unplug it and plug it in again.
pads-refused-ENOTTY = This is not a serial port. Start the referee with the path of one.
pads-refused-EIO = It reports errors. Try another cable or port.
pads-refused-EMFILE = The system does not let the referee open more files. Close other programs and start it again.
pads-refused-ETIMEDOUT = It does not open. Unplug it and plug it in again.
pads-refused-same-id = Another pad with this name is plugged in and playing. Rename one of the two.
pads-refused-other = It could not be opened ({ $code }). Unplug it and plug it in again.
pads-port-some = A pad
