import type { NightFileWords } from './en.ts';

export const NIGHT_FILE_HU: NightFileWords = {
  reading: 'A fájl olvasása és ellenőrzése …',
  isOpen: 'Ezt az estét éppen játsszák. Itt az látható, ami a fájl olvasásakor a képernyőkön volt.',
  readAgain: 'Olvasás újra',
  games: 'Játékok',
  noRound: 'Ezen az estén nem játszottak kört.',
  rounds: (rounds) => `${rounds} kör`,
  winner: (names) => `${names.length === 1 ? 'Győztes' : 'Győztesek'}: ${names.join(', ')}`,
  notEnded: 'nem játszották végig',
  verdict: 'Ellenőrzés',
  late: (line, seat, ms) =>
    `${line}. sor: a(z) ${seat + 1}. hely ${ms} ms-mal a számlálás után válaszolt. A választás számított, mert az osztó megvárta.`,
  exports: 'Exportálás',
  exportsWhat: 'Az export új fájl lesz ott, ahol megadod. Ezt a fájlt a program csak olvassa, soha nem változtatja meg.',
  saved: (rounds, path) => `${rounds} kör kiírva ide: ${path}`,
  isNight: (path) => `Ez egy este fájlja: ${path}. Export nem kerülhet a helyére; adj meg másik nevet.`,
  seatsAtKeys:
    'Amíg valaki billentyűkkel játszik, nem nyílik párbeszédablak, mert látszana benne, amit megnyom. Exportálj, ha véget ért a játék.',
  notSaved: (code) => `Oda nem lehetett exportálni (${code}). Válassz másik helyet.`,
  foreign: 'Ez a fájl nem ennek a játékvezetőnek az estéje. Nem változott meg.',
  headless: 'A fájl első sora sérült, ezért semmiben sem lehet megbízni, ami benne van. A fájl nem változott meg.',
  newer:
    'Ezt az estét a játékvezető újabb változata írta. Frissítsd a játékvezetőt, hogy olvasni tudja. A fájl nem változott meg.',
  unreadable: (code) =>
    `A rendszer nem engedi, hogy a játékvezető olvassa ezt a fájlt (${code}). Nézd meg a jogosultságait vagy a lemezt.`,
  gone: 'Ez a fájl már nincs meg. Áthelyezték, vagy kihúzták a lemezét?',
  tooLarge: (most) => `Ez a fájl nagyobb ${most} MB-nál. Egy este sem ekkora, ezért nem olvastuk el.`,
  gaveUp:
    'A fájl olvasása túl sok időbe vagy memóriába került, ezért félbeszakadt. A fájl nem változott meg, és a játékvezetőt ez nem érinti.',
  close: 'Bezárás',
};
