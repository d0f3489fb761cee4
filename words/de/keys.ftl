keys-named-Space = Leertaste
keys-named-Escape = Esc
keys-named-Backspace = Rücktaste
keys-named-Delete = Entf
keys-named-Insert = Einfg
keys-named-End = Ende
keys-named-Ctrl = Strg
