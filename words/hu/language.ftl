### hall: terem; organiser: versenyvezető; board: tábla; round: forduló; turn: kör; table: asztal; seat: hely; dealer: osztó;
### record: napló; share: rész az asztal pontjaiból; place: helyezés; join code: belépőkód; check in: bejelentkezés; stand-by: tartalék.

language-name = Magyar
