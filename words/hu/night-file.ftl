night-file-reading = A fájl olvasása és ellenőrzése …
night-file-is-open = Ezt az estét éppen játsszák. Itt az látható, ami a fájl olvasásakor a képernyőkön volt.
night-file-again = Olvasás újra
night-file-games = Játékok
night-file-no-round = Ezen az estén nem játszottak kört.
night-file-rounds = { $rounds } kör
night-file-winner = { COUNT($names) ->
    [0] nem játszották végig
    [one] Győztes: { LIST($names) }
   *[other] Győztesek: { LIST($names) }
  }
night-file-verdict = Ellenőrzés
night-file-late = { $line }. sor: { THE($seat) }. hely { $ms } ms-mal a számlálás után válaszolt. A választás számított, mert az osztó megvárta.
night-file-exports = Exportálás
    .what = Az export új fájl lesz ott, ahol megadod. Ezt a fájlt a program csak olvassa, soha nem változtatja meg.
night-file-is-night = Ez egy este fájlja: { $path }. Export nem kerülhet a helyére; adj meg másik nevet.
night-file-seats-at-keys = Amíg valaki billentyűkkel játszik, nem nyílik párbeszédablak, mert látszana benne, amit megnyom. Exportálj, ha véget ért a játék.
night-file-not-saved = Oda nem lehetett exportálni ({ $code }). Válassz másik helyet.
night-file-foreign = Ez a fájl nem ennek a játékvezetőnek az estéje. Nem változott meg.
night-file-headless = A fájl első sora sérült, ezért semmiben sem lehet megbízni, ami benne van. A fájl nem változott meg.
night-file-newer = Ezt az estét a játékvezető újabb változata írta. Frissítsd a játékvezetőt, hogy olvasni tudja. A fájl nem változott meg.
night-file-unreadable = A rendszer nem engedi, hogy a játékvezető olvassa ezt a fájlt ({ $code }). Nézd meg a jogosultságait vagy a lemezt.
night-file-gone = Ez a fájl már nincs meg. Áthelyezték, vagy kihúzták a lemezét?
night-file-too-large = Ez a fájl nagyobb { $most } MB-nál. Egy este sem ekkora, ezért nem olvastuk el.
night-file-gave-up = A fájl olvasása túl sok időbe vagy memóriába került, ezért félbeszakadt. A fájl nem változott meg, és a játékvezetőt ez nem érinti.
night-file-close = Bezárás
