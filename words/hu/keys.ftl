keys-named-Space = Szóköz
keys-named-Escape = Esc
keys-named-Backspace = Backspace
keys-named-Delete = Delete
keys-named-Insert = Insert
keys-named-End = End
keys-named-Ctrl = Ctrl
