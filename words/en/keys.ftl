# By the code that the browser gives a key; those that are called alike everywhere are not here.
keys-named-Space = Space
keys-named-Escape = Esc
keys-named-Backspace = Backspace
keys-named-Delete = Delete
keys-named-Insert = Insert
keys-named-End = End
keys-named-Ctrl = Ctrl
