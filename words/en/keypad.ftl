keypad-title = { $name }: learn a USB keypad
# `face` as on the buttons of a pad.
keypad-press = Press the key for: { $face }
keypad-learned-so-far = { $learned } of { $of } keys learned
keypad-hint = Press each key by itself. The screen never shows which key it was.
keypad-nothing = Nothing happens? Then the computer uses that key itself. Press another one.
keypad-unlearned-unfit = The dealer or the computer needs that key. Use keys of the number block (not NumLock), or set the keypad to F13–F24.
keypad-unlearned-several = Several different keys arrived at once. Press one key by itself; if one key of the keypad sends several, change its setting.
keypad-unlearned-twice = You have given this keypad that key already. Press another one.
keypad-unlearned-taken = { $name } has that key already. Two keypads of one kind send the same keys, so they cannot be told apart. Use a keypad with other keys, one that can be set to F13–F24, a phone or a pad.
keypad-cancel = Stop, change nothing
keypad-learned = Six keys learned
keypad-again = Learn the keys again
