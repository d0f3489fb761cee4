### Mindennek egy neve van:
### telefon: nyomógombként játszik; pecsét: lezárja a választást; két szó: egy telefon ismertetőjele; kód: ezzel csatlakozik a telefon;
### asztali kijelző: a társaság képernyője; osztó: ő vezeti a játékot.

phone-language = Nyelv
phone-back = Vissza
phone-connecting = Kapcsolódás…
phone-code-title = Írd be a kódot
phone-code-where = Az asztali kijelzőn, a kép alatt áll: 26 betű és számjegy. A szóközök és a nagybetűk nem számítanak.
phone-code-field = Kód
phone-code-go = Tovább
phone-code-wrong = Ez nem 26 betűből és számjegyből álló kód. Hasonlítsd össze az asztali kijelzővel.
phone-join-title = Csatlakozz az asztalhoz
phone-join-field = A neved
phone-join-go = Csatlakozás
phone-refused-name-taken = Ez a név már ott van az asztalnál. Írj hozzá egy betűt, vagy kérd meg az osztót, hogy törölje a régi telefonodat.
phone-refused-full = Több telefon már nem játszhat. Az osztó eltávolíthat egyet.
phone-refused-crowded = Most túl sok telefon csatlakozik egyszerre. Próbáld újra.
phone-refused-empty = Ebből a névből semmi sem látszik. Írj betűket.
phone-refused-too-long = Ez a név túl hosszú. Rövidítsd le 24 karakterre.
phone-refused-garbled = Ebből a névből elvesztek betűk. Írd be őket újra.
phone-refused-looks-the-same = Már van itt valaki, akinek a neve ugyanígy néz ki: { $name }. Írj hozzá egy betűt.
phone-honest-sealed = A választásod titkosítva megy: a felfedés előtt sem a wifi többi vendége, sem a képernyők, sem az osztó nem tudja meg.
phone-honest-page = Csak az cserélheti ki ezt az oldalt, aki magát a wifit uralja; olyan wifin játssz, amelyben megbízol.
phone-lost-title = Nincs kapcsolat
phone-lost-wifi = Ugyanazon a wifin van a telefonod, mint a laptop?
phone-lost-awake = Ébren van a laptop?
phone-lost-open = Hagyd nyitva ezt az oldalt: magától újra kapcsolódik.
phone-lost-unsent = Még nem ment el
phone-ended-cut-off = A játékvezető lekapcsolta ezt a telefont
    .todo = Olyasmit küldött, amit a játékvezető nem ért. Töltsd újra az oldalt; ha ez nem segít, szólj az osztónak.
phone-ended-unknown = Ez a telefon már nincs az asztalnál
    .todo = Az osztó eltávolította, vagy vége az estének. Olvasd be újra a kódot az asztali kijelzőről. Ha nincs ott, kérd meg az osztót, hogy engedjen újra telefonokat csatlakozni.
phone-ended-replaced = Máshol van megnyitva
    .todo = Most a telefonod egy másik oldala játszik. Zárd be ezt, vagy töltsd újra, ha itt játszanál.
phone-joined = Bent vagy
    .todo = Nézd az asztali kijelzőt, és hagyd nyitva ezt az oldalt.
    .words = A két szavad. A játékvezető ugyanezt mutatja a neved mellett.
phone-tap = Koppintsatok ülésrendben
    .how = Az óra járása szerint, az osztó bal szomszédjától. Akkor koppints, ha előtted már mindenki koppintott.
    .button = Én ülök itt
phone-placed = A helyed a sorban: { $place }

phone-now-choose = Válassz titokban
phone-now-counting = Most válassz!
phone-now-nudged = Mindenki rád vár
phone-now-sealed = Lepecsételve
phone-now-halted = Megállították a visszaszámlálást
phone-now-wait = Várj az osztóra
phone-now-closed = A választás lezárult
phone-now-opening = Minden választás felfedődik
phone-now-shown = Nézd az asztali kijelzőt
phone-now-over = Vége a játéknak
phone-now-rests = Ezt most kihagyod
phone-now-identify = Ez az a telefon

phone-elsewhere = Nem ezzel a telefonnal választasz. Inkább ezzel választanál? Szólj az osztónak.
phone-change = Másik gombbal módosíthatod.
phone-secret = Ez a képernyő nem mutatja, mit nyomsz meg.
phone-hold = Tartsd nyomva, és látod
phone-stop = Állj!
phone-todo = Teendő
phone-left-over = Még az előző körből
phone-why = Miért
phone-fingerprint = Ujjlenyomat: { $code }
phone-rules = Szabályok
    .loading = Mindjárt jönnek a szabályok…
