import type { PadsWords } from './en.ts';
import { listIn } from '../language.ts';
import { BUTTON_WORDS } from './buttons.ts';
import { damageOf } from './damage.ts';

const list = listIn('hu');

export const PADS_HU: PadsWords = {
  none: 'Még egy pad sem válaszolt. Dugj be egyet, és engedélyezd a csatlakozóját.',
  free: 'Szabad',
  ofSeat: (name) => name,
  link: { live: 'Válaszol', lost: 'Elveszett: dugd be újra, bármelyik csatlakozó jó' },
  identify: 'Melyik az?',
  doing: { round: 'A helye most ezzel választ', practice: 'Éppen kipróbáljátok' },
  trouble: {
    'same id twice': 'Két padnek ez a neve; az játszik, amelyik előbb csatlakozott. Adj más nevet a másiknak.',
    'protocol version':
      'Ez a pad más protokollt használ, nem játszhat. Válassz másik padet, billentyűket vagy valódi kockát (F3).',
    'store corrupt': 'Ennek a padnek nincs neve, vagy elfelejtette; így nem játszhat. Adj neki nevet.',
  },
  unnamed: 'Új pad',
  second: 'Egy másik ugyanezzel a névvel',
  firmware: (version) => `program: ${version}`,
  heard: (time) => `utoljára hallva ${time}`,
  ping: (ms) => (ms < 1 ? 'azonnal válaszol' : `${ms} ms alatt válaszol`),
  line: ({ good, bad, retries, resets }) => {
    const { damaged, which } = damageOf(bad, {
      crc: 'ellenőrző összeg',
      syntax: 'alak',
      unknown: 'ismeretlen',
      overrun: 'túl hosszú',
    });
    const damage = damaged === 0 ? 'sérült nincs' : `${damaged} sérült (${which})`;
    return `${good} jó válasz, ${damage}, ${retries} újra kérdezve, ${resets} újraindulás`;
  },
  notCounted: 'Választás közben nem számoljuk a padek vonalait: az elárulná, ki gondolja meg magát.',
  booting: 'Bedugás után a padnek akár két másodperc is kell, mire válaszol.',
  rename: {
    open: 'Átnevezés…',
    openNew: 'Kapjon nevet…',
    field: (pad) => (pad === '' ? 'Az új pad neve' : `A pad új neve (most: ${pad})`),
    allowed: '1–16 karakter: A–Z ékezet nélkül, számjegy, - és _. A pad végleg megőrzi; írd rá a dobozra.',
    store: 'Tárolás a padben',
    cancel: 'Mégse',
  },
  ...BUTTON_WORDS.hu,
  pairing: {
    open: 'Párosítás: mindenki nyom egy gombot',
    ask: (name) => `${name}: nyomj meg egy gombot a padeden`,
    hint: 'Mindegy, melyiket; nem is nézzük. Az a pad villog, amelyiket megnyomták.',
    skip: 'Kihagyás',
    back: 'Vissza',
    done: 'Kész',
    cancel: 'Párosítás vége',
    takenBy: (pad, name) => `Ez a pad (${pad}) már foglalt: ${name}. Nyomj meg egy másikat.`,
    over: 'Mindenki sorra került.',
    without: 'nincs pad',
    nobody: 'Most minden hely a padjével választ. Párosíts a játék végén, vagy cserélj helyenként (F3).',
  },
  preflight: {
    open: 'Próba: minden gomb sorra',
    warning:
      'Ez a képernyő mindenkinek mutatni fogja, ki melyik gombot nyomja meg. Ez nem számít választásnak. Csak akkor indítsd, ha most senki sem választ.',
    start: 'Indítás, a gombok látszanak',
    notNow: 'Most nem',
    press: 'Mindenki: nyomjátok meg mind a hat gombot, bármilyen sorrendben. Ami működik, itt kigyullad.',
    hold: 'Most tartsatok lenyomva bármelyik két gombot egy másodpercig, ha akartok: az megállítja a számolást.',
    halt: 'Állj',
    finish: 'Befejezés',
    close: 'Elrejtés',
    inRound: 'A helye most ezzel választ: békén hagyjuk. Adj előbb valódi kockát annak a helynek (F3).',
    lost: 'Nem válaszol. Dugd be újra, bármelyik csatlakozó jó; aztán próbálj más kábelt (docs/build-a-pad.md, „The console does not list the pad”).',
    lied: 'Más oldalt fedett fel, mint amit lepecsételt. Ne játsszatok vele: írd rá újra a programot (docs/build-a-pad.md, „Flash”).',
    allWork: 'Mind a hat gomb működik.',
    silent:
      'Egy gomb sem jelzett. Talán beragadt egy, vagy a fekete vezeték nincs a GND-n (docs/build-a-pad.md, „A press does nothing”).',
    missing: (buttons) =>
      `Nem jelzett: ${list(buttons)}. Nézd meg azt a gombot és a vezetékét (docs/build-a-pad.md, „A press does nothing”).`,
    remedy:
      'Másik gomb gyullad ki, mint amit nyomtatok? Két vezeték felcserélődött (docs/build-a-pad.md, „A press gives the wrong face”).',
    worked: (pad, faces) => `Pad ${pad}: a 6 gombból ${faces} működik`,
  },
  practicePad: {
    offer: 'Nincs kéznél hardver? Gyakorolj egy paddel a képernyőn.',
    plug: 'Gyakorlópad bedugása',
    unplug: 'Kihúzás',
    title: 'Gyakorlópad',
    caution: 'Aki ezt a képernyőt látja, azt is látja, mit nyomnak rajta: gyakorlásra való, nem játékra.',
    halt: 'Kettő együtt',
    lights: {
      dark: 'Sötét: nincs teendő',
      choose: 'A zöld villog: nyomj egy gombot',
      nudged: 'Mindkettő gyorsan villog: rád várnak',
      ready: 'A zöld világít: kész',
      halted: 'A sárga világít: megállították a számolást',
      identify: 'Mindkettő villan: ez az',
      nothing: 'Sötét: nem lett belőle semmi',
      took: 'A zöld kettőt villan: elvitte',
      blocked: 'A sárga kettőt villan: blokkolt',
      out: 'A sárga világít: kiesett',
      back: 'Mindkettő világít: visszatért',
    },
  },
  ports: 'Csatlakozók',
  noPorts: 'Ez a gép nem jelez soros csatlakozót.',
  unlisted: (code) =>
    `A rendszer nem sorolja fel a soros csatlakozókat (${code}). Indításkor minden padhez add meg: --port ÚTVONAL.`,
  newPorts: {
    offer: (count) =>
      count === 1 ? '1 új csatlakozó padnek látszik: használjuk' : `${count} új csatlakozó padnek látszik: használjuk őket`,
    short: (count) => `${count} új csatlakozó`,
    notNow: 'Most nem',
    means:
      'Egy csatlakozót sem nyitunk meg, amíg nem engedélyezed, mert a megnyitástól a legtöbb panel újraindul. Semmit sem küldünk, amíg nem szólal meg rajta egy pad.',
    use: 'Használjuk',
    unmarked: 'nincs sorozatszáma, ezért legközelebb újra megkérdezzük',
  },
  port: {
    new: 'Új, nincs megnyitva.',
    listening: 'Figyeljük, megszólal-e egy pad…',
    silent: 'Semmi olyat nem mond, amit egy pad mondana; nem küldünk neki semmit. Húzd ki, és dugd be újra.',
    pad: (pad) => `Pad: ${pad}`,
    older: (pad, version) =>
      `Pad${pad === undefined ? '' : ` (${pad})`} régi programmal (${version}. protokoll): írd rá az új programot, lásd docs/build-a-pad.md, „Flash”.`,
    newer: (pad, version) =>
      `Pad${pad === undefined ? '' : ` (${pad})`} újabb programmal (${version}. protokoll), mint ez a játékvezető: frissítsd a játékvezetőt.`,
    foreign: 'Más eszköz; békén hagyjuk. Ha mégis pad, húzd ki, dugd be újra, és engedélyezd.',
    refused: {
      EACCES:
        'Nincs jogosultság. Írd be egy terminálba: sudo usermod -aG dialout $USER. Aztán jelentkezz ki és be. Bővebben: docs/build-a-pad.md, „No permission”.',
      EBUSY: (program) =>
        program === undefined
          ? 'Más program használja: egy soros monitor vagy a ModemManager. Zárd be; utána magától újra próbáljuk.'
          : `Ez a program használja: „${program}”. Zárd be; utána magától újra próbáljuk.`,
      ENOENT: 'Nincs ide dugva semmi. Dugd be a padet; magától meglesz.',
      ENODEV: 'Eltűnt mögüle az eszköz. Húzd ki, és dugd be újra.',
      ENOTTY: 'Ez nem soros csatlakozó. Indításkor soros csatlakozó útvonalát add meg.',
      EIO: 'Hibákat jelez. Próbálj más kábelt vagy csatlakozót.',
      EMFILE: 'A rendszer nem enged több fájlt megnyitni. Zárj be más programokat, és indítsd újra.',
      ETIMEDOUT: 'Nem nyílik meg. Húzd ki, és dugd be újra.',
      'same id': 'Be van dugva egy másik pad ugyanezzel a névvel, az játszik. Nevezd át az egyiket.',
      other: (code) => `Nem nyitható meg (${code}). Húzd ki, és dugd be újra.`,
    },
  },
};
