import type { PhoneWords } from './en.ts';

export const PHONE_HU: PhoneWords = {
  language: 'Nyelv',
  back: 'Vissza',
  connecting: 'Kapcsolódás…',
  code: {
    title: 'Írd be a kódot',
    where: 'Az asztali kijelzőn, a kép alatt áll: 26 betű és számjegy. A szóközök és a nagybetűk nem számítanak.',
    field: 'Kód',
    go: 'Tovább',
    wrong: 'Ez nem 26 betűből és számjegyből álló kód. Hasonlítsd össze az asztali kijelzővel.',
  },
  join: {
    title: 'Csatlakozz az asztalhoz',
    field: 'A neved',
    go: 'Csatlakozás',
    refused: {
      'name taken':
        'Ez a név már ott van az asztalnál. Írj hozzá egy betűt, vagy kérd meg az osztót, hogy törölje a régi telefonodat.',
      full: 'Több telefon már nem játszhat. Az osztó eltávolíthat egyet.',
      crowded: 'Most túl sok telefon csatlakozik egyszerre. Próbáld újra.',
      empty: 'Ebből a névből semmi sem látszik. Írj betűket.',
      'too long': 'Ez a név túl hosszú. Rövidítsd le 24 karakterre.',
      garbled: 'Ebből a névből elvesztek betűk. Írd be őket újra.',
    },
    looksTheSame: (name) => `Már van itt valaki, akinek a neve ugyanígy néz ki: ${name}. Írj hozzá egy betűt.`,
    honest: [
      'A választásod titkosítva megy: a felfedés előtt sem a wifi többi vendége, sem a képernyők, sem az osztó nem tudja meg.',
      'Csak az cserélheti ki ezt az oldalt, aki magát a wifit uralja; olyan wifin játssz, amelyben megbízol.',
    ],
  },
  lost: {
    title: 'Nincs kapcsolat',
    todo: [
      'Ugyanazon a wifin van a telefonod, mint a laptop?',
      'Ébren van a laptop?',
      'Hagyd nyitva ezt az oldalt: magától újra kapcsolódik.',
    ],
    unsent: 'Még nem ment el',
  },
  ended: {
    'cut off': {
      title: 'A játékvezető lekapcsolta ezt a telefont',
      todo: 'Olyasmit küldött, amit a játékvezető nem ért. Töltsd újra az oldalt; ha ez nem segít, szólj az osztónak.',
    },
    unknown: {
      title: 'Ez a telefon már nincs az asztalnál',
      todo: 'Az osztó eltávolította, vagy vége az estének. Olvasd be újra a kódot az asztali kijelzőről. Ha nincs ott, kérd meg az osztót, hogy engedjen újra telefonokat csatlakozni.',
    },
    replaced: {
      title: 'Máshol van megnyitva',
      todo: 'Most a telefonod egy másik oldala játszik. Zárd be ezt, vagy töltsd újra, ha itt játszanál.',
    },
  },
  joined: {
    title: 'Bent vagy',
    todo: 'Nézd az asztali kijelzőt, és hagyd nyitva ezt az oldalt.',
    words: 'A két szavad. A játékvezető ugyanezt mutatja a neved mellett.',
  },
  tap: {
    title: 'Koppintsatok ülésrendben',
    how: 'Az óra járása szerint, az osztó bal szomszédjától. Akkor koppints, ha előtted már mindenki koppintott.',
    button: 'Én ülök itt',
    placed: (place) => `A helyed a sorban: ${place}`,
  },
  now: {
    choose: 'Válassz titokban',
    counting: 'Most válassz!',
    nudged: 'Mindenki rád vár',
    sealed: 'Lepecsételve',
    halted: 'Megállították a számolást',
    wait: 'Várj az osztóra',
    closed: 'A választás lezárult',
    opening: 'Minden választás felfedődik',
    shown: 'Nézd az asztali kijelzőt',
    over: 'Vége a játéknak',
    rests: 'Ezt most kihagyod',
    identify: 'Ez az a telefon',
  },
  elsewhere: 'Nem ezzel a telefonnal választasz. Inkább ezzel választanál? Szólj az osztónak.',
  change: 'Másik gombbal módosíthatod.',
  secret: 'Ez a képernyő nem mutatja, mit nyomsz meg.',
  hold: 'Tartsd nyomva, és látod',
  stop: 'Állj!',
  todo: 'Teendő',
  leftOver: 'Még az előző körből',
  why: 'Miért',
  fingerprint: (code) => `Ujjlenyomat: ${code}`,
  seat: (number) => `${number}. hely`,
  rules: { open: 'Szabályok', loading: 'Mindjárt jönnek a szabályok…' },
};
