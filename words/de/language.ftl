### hall: Saal; organiser: Turnierleitung; board: Tafel; round: Runde; turn: Zug; table: Tisch; seat: Platz; dealer: Geber;
### record: Protokoll; share: Anteil; place: Rang; join code: Code; check in: sich melden; stand-by: Ersatz.

language-name = Deutsch
