import type { Effect } from '../../rulebook/rulebook.ts';
import type { ConsoleWords } from './en.ts';
import { stepInShort } from '../effect/effect.ts';
import { titled } from '../language.ts';
import { EFFECT_HU } from '../effect/hu.ts';
import { dative } from '../grammar/hu.ts';
import { NIGHTS_HU, PROOF_HU } from '../nights/hu.ts';
import { PADS_HU } from '../pads/hu.ts';

const CONJUNCTION = new Intl.ListFormat('hu', { type: 'conjunction' });
const list = (names: readonly string[]) => CONJUNCTION.format(names);

/** “Annának és Bélának még nincs padja”; names without a certain ending stand as they are. */
function withoutPads(names: readonly string[]): string {
  const given = names.map(dative);
  const certain = given.filter((name) => name !== undefined);
  return certain.length === names.length ? `${list(certain)} még nincs padja` : `Még nincs pad itt: ${list(names)}`;
}

/** „3. csata, Anna válasza: Béla 4 → 11” */
function step(what: string, effect: Effect, round: string | undefined): string {
  const { what: said, changes } = stepInShort(what, effect, EFFECT_HU);
  return `${round === undefined ? '' : `${round}, `}${said}${changes === '' ? '' : `: ${changes}`}`;
}

export const CONSOLE_HU: ConsoleWords = {
  setup: {
    question: 'Mi van ma az asztalon?',
    shelf: 'Melyik játék?',
    anotherGame: 'Másik játék',
    kits: {
      pads: { title: 'Padek', what: 'Minden helyen egy pad' },
      dice: { title: 'Kártya és kocka', what: 'Minden kézben egy kocka' },
      cards: { title: 'Kártya', what: 'Az osztó beírja, ami nyitva fekszik' },
      nothing: { title: 'Nincs kéznél semmi', what: 'Nézd meg, ahogy botok játszanak' },
    },
    learn: {
      title: 'Első játék?',
      what: 'Tanuljatok játszva: a képernyő javasolja, ki mit válasszon, és elmagyarázza, mi lett belőle.',
    },
    back: 'Vissza',
    demoNames: ['Anna', 'Béla', 'Cili', 'Dani'],
    demoReady: 'Négy bot leült az asztalhoz.',
    demoPlaying: (name) => `Te játszol (${name}) három bot ellen.`,
    padsAnswer: (count) => (count === 0 ? 'Még egy pad sem válaszol. Dugd be most vagy később.' : `${count} pad válaszol.`),
    whoSits: 'Ki ül az asztalnál?',
    howToName: 'Először az osztó, aztán sorban balra haladva. Minden név után Enter.',
    nameOf: (seat) => `${seat + 1}. hely neve`,
    add: 'Hozzáad',
    enough: 'Mindenki megvan',
    tooFew: (least) => `Legalább ${least} játékos kell.`,
    playerNumber: (number) => `${number}. játékos`,
    remove: (name) => `Törlés: ${name}`,
    known: 'Már volt itt:',
    sameAsBefore: (names) => `Ugyanazok, mint legutóbb: ${list(names)}`,
    problem: {
      empty: 'Előbb írj be egy nevet.',
      tooLong: (longest) => `Ez a név túl hosszú; ${longest} betű fér ki a képernyőn.`,
      alreadyThere: (name) => `Már ül itt ilyen nevű: ${name}. Tegyél hozzá egy betűt, például „${name} B”.`,
      tableFull: (most) => `Tele az asztal: ${most} játékos fér el.`,
      tooMany: (given, most) => `${given} név van fenn, de ezt a játékot legfeljebb ${most} ember játssza. Vegyél le valakit.`,
    },
    sitLikeThis: 'Így ültök?',
    leftQuestion: (first, second) => `${first}, a bal oldaladon ${second} ül?`,
    leftHint: 'A bal és a jobb dönti el, ki melyik lapra céloz.',
    turn: 'Nem, fordítsd meg a kört',
    twoSeats: (first, second) => `${first} és ${second} egymással szemben ül.`,
    start: 'Kezdődjön a játék',
    startYes: 'Igen, kezdődjön a játék',
    playMyself: (name) => `Én játszom billentyűkkel: ${name}`,
    watchOnly: (name) => `Játsszon bot: ${name}`,
    advanced: 'Házi szabályok, helyek, tempó',
    houseRules: 'Házi szabályok',
    roundChoices: 'A kör',
    perSeat: 'Ki mivel játszik',
    bindPads: (count) => (count === 1 ? 'A szabad pad kiosztása' : `A ${count} szabad pad kiosztása`),
    padsMissing: (names) => `${withoutPads(names)}: addig valódi kocka.`,
    keysInBrowser:
      'Böngészőben a helyek billentyűi ezen az oldalon haladnak át. Soha nem őrizzük és nem mutatjuk őket, de az asztali program jobban elrejti.',
    keysPicture: 'A felső sor elviszi: bal, középső, jobb; az alsó sor blokkol.',
    less: 'Kevesebb',
    more: 'Több',
  },
  inputs: { pad: 'Pad', keys: 'Billentyűk', die: 'Valódi kocka', cards: 'Kártya', bot: 'Bot' },
  choices: {
    count: 'A visszaszámlálás hossza',
    seconds: (count) => `${count} másodperc`,
    missing: 'Ha egy választás nem jön meg',
    missingValues: { wait: 'Az osztó dönt', noDie: 'Nincs kocka' },
    start: 'A visszaszámlálás indul',
    startValues: { dealer: 'Az osztó indítja', ready: 'Ha mindenki kész' },
    pace: 'A kör elmesélése',
    paceValues: { quick: 'Gyors', normal: 'Rendes', teaching: 'Lassú, tanuláshoz' },
  },
  desk: {
    game: (game, round) => `${game}. játék · ${round}`,
    waitingForHost: 'Várunk a játékvezetőre…',
    notLiveSince: (time) => `${time} óta nincs kapcsolat`,
    notLiveRemedy: 'Magától visszatér. Ha nem, nyisd meg az osztó pultját a játékvezető termináljában kiírt hivatkozással.',
    shutOut: 'A játékvezető nem ismeri ezt a böngészőt.',
    shutOutRemedy:
      'Nyisd meg az osztó pultját a játékvezető termináljában kiírt hivatkozással. Egy hivatkozás egy böngészőt enged be, egyszer.',
    noFocus: 'A billentyűk nem jutnak el ehhez az ablakhoz. Kattints ide.',
    writing: 'A billentyűk ebbe a mezőbe írnak. Esc: vissza az asztalhoz.',
    readyOf: (ready, of) => `${ready} / ${of} kész`,
    allReady: 'Mindenki kész',
    handsUp: 'Kocka a tenyérben',
    late: (names) => `Még választ: ${list(names)}`,
    calledOff: {
      dealer: 'Az osztó lefújta a felfedést. Mindenki újra választ.',
      sleep: 'A gép elaludt, vagy átállították az óráját: a visszaszámlálás elmarad. Mindenki újra választ.',
      mismatch: (name) => `A pad nem tartotta magát a pecsétjéhez (${name}): a kör elmarad. Mindenki újra választ.`,
    },
    halted: (name) =>
      name === undefined ? 'Az osztó megállította a visszaszámlálást.' : `${name} megállította a visszaszámlálást.`,
    counting: 'Visszaszámlálás…',
    closed: 'Fel!',
    opening: 'Felfedés…',
    retaken: 'Felfedés visszavonva',
    retakenHint: 'Vedd vissza a kockákat, és írd be újra. Esc kétszer: mindenki újra választ.',
    unjudged: 'A játékvezető elakadt ezzel a körrel',
    unjudgedHint:
      'Semmi sem veszett el: nem került a naplóba. Esc kétszer: mindenki újra választ. Backspace: egy beírt kocka vissza.',
    shown: (round) => `Most meséljük: ${round}`,
    lastRound: (round) => `${titled(round)}: ez történt`,
    over(winners, together) {
      if (winners.length === 1) return `Győztes: ${list(winners)}`;
      return `${together ? 'Győztesek' : 'Közös győzelem'}: ${list(winners)}`;
    },
    drawn: 'Vége a játéknak',
    pointsOpen: 'Még vannak nyitott pontok: számoljátok meg a kupacokat',
    buttons: {
      count: 'Számolás 3-2-1',
      halt: 'Számolás megállítása',
      wait: 'Egy pillanat…',
      askAgain: 'Kérdezd újra',
      typeDie: (name) => `Írd be a kockát: ${name}`,
      skip: 'Ugorjunk tovább',
      nextGame: 'Új játék, ugyanazok',
      countPiles: 'Inkább számoljuk meg a kupacokat',
      countPile: (name) => `${name} kupaca: írd be a pontokat`,
    },
    newPeople: 'Más emberek',
    checkPiles: 'Kupacok ellenőrzése',
    typing: (name) => `${name}: hányas a kocka?`,
    typingHint: '1–6 · 0: nincs kocka',
    untype: 'Egyet vissza',
    noDie: 'Nincs kocka',
    stalled: (name, why) => {
      switch (why) {
        case 'no answer':
          return `${name}: nem válaszol a pad`;
        case 'no seal':
          return `${name}: nem választott`;
        case 'seal lost':
          return `${name}: elveszett a választása`;
        case 'gone':
          return `${name}: eltűnt a pad`;
        default:
          return why satisfies never;
      }
    },
    alsoStalled: (names) => `Még hiányzik: ${list(names)}`,
    decide: 'A gombnyomás már nem számít: az osztó dönt.',
    alsoDecide: (names) => `Az osztó dönt még: ${list(names)}`,
    byHand: 'Szám megadása kézzel',
    byHandFor: (name) => `${name}, szám kézzel: 1–6, 0: nincs kocka`,
    callOff: 'Lefújás',
    callOffAgain: 'Még egy Esc lefújja a kört: minden választás törlődik. Bármely más billentyű folytatja.',
    undo: (...of) => `Visszavonás: ${step(...of)}`,
    redo: (...of) => `Újra: ${step(...of)}`,
    nothingToUndo: 'Nincs mit visszavonni',
    recall: 'Miért?',
    recallNext: (next, of) => `Miért? ${next}/${of}`,
    recallEnd: 'Elég',
    keyboardNaming: 'A BILLENTYŰZET LAPOKAT NEVEZ MEG – most senki sem választhat',
    toNaming: 'Lapok megnevezése',
    toSeats: 'Vissza a helyeknek',
    skipCard: 'Lap kihagyása',
    eraseName: 'Törlés',
    unclear: (key) => `„${key}” nem jelöl lapot: az ász A vagy Á, a tízes T vagy 0.`,
  },
  panels: {
    help: 'Súgó',
    table: 'Asztal',
    seats: 'Helyek',
    cards: 'Lapok',
    points: 'Javítás',
    pads: 'Padek',
    record: 'Napló',
    proof: 'Pecsétek',
    room: 'Szoba',
    learn: 'Tanulás',
  },
  seats: {
    byNumber: 'A hely száma oda visz; a kezdőbetű választja ki, mivel játszik.',
    dealer: 'Oszt',
    makeDealer: 'Mostantól ő oszt',
    input: 'Mivel játszik',
    deeds: { away: 'Kis időre elmegy', back: 'Visszajött', leave: 'Végleg elmegy' },
    leaveAgain: 'Biztos? Nyomd meg újra',
    joinTitle: 'Valaki leül',
    joinBetween: (before, after) => `${before} és ${after} közé`,
    joinName: 'Név',
    join: 'Leül',
    turnCircle: 'Fordítva van a bal és a jobb: a kör megfordítása',
    link: { live: 'válaszol', lost: 'nem válaszol' },
  },
  pads: PADS_HU,
  record: {
    saved: (time) => `Mentve ${time}`,
    flush: (ms) => `Az utolsó írás ${Math.round(ms)} ms volt.`,
    failing: (time, code) => `${time} óta NINCS MENTVE (${code})`,
    failingWhy: {
      ENOSPC: 'Megtelt a lemez. Törölj valamit; magától újra próbáljuk.',
      EROFS: 'A lemez csak olvasható.',
      EACCES: 'Az esték mappája nem írható.',
      EIO: 'A lemez hibákkal válaszol.',
      ETIMEDOUT: 'A lemez nem válaszol. Várunk rá; még semmi sem veszett el.',
      ESTALE: 'Az este fájlja helyén más fájl van, vagy kicserélték a lemezt. Tedd vissza a régit, vagy kezdj új estét.',
      ETAKENOVER: 'Egy másik játékvezető átvette az estéket; ez itt már nem ír. Zárd be, és ott folytasd.',
      ENOENT: 'Eltűnt az esték mappája. Tedd vissza, vagy dugd be újra a lemezét.',
    },
    unrecorded: (time) => `${time} óta NAPLÓ NÉLKÜL`,
    goOnUnrecorded: 'Tovább napló nélkül',
    goOnAgain: 'Ami ezután történik, elvész, ha a játékvezető bezárul. Nyomd meg újra',
    file: 'A mai este itt van:',
  },
  nights: NIGHTS_HU,
  proof: PROOF_HU,
  room: {
    off: 'Csak ez a számítógép mutatja az asztalt.',
    on: 'A hálózat más képernyői is mutathatják az asztalt. Azt látják, amit az asztal kijelzője, és semmit sem tehetnek.',
    turnOn: 'Az asztal megosztása a szobával',
    turnOff: 'Megosztás vége',
    screens: (screens) => (screens === 0 ? 'Még egy képernyő sem nézi.' : `${screens} képernyő nézi.`),
    noNetwork: 'Ez a számítógép nincs magánhálózaton. Csatlakozz egyhez (vagy nyiss hotspotot); a cím magától megjelenik itt.',
    refused: (code) => `Az asztal nem osztható meg (${code}). Magától újra próbálja; másik port segíthet: --lan-port.`,
    renew: 'Új cím',
    renewAgain: 'Minden képernyőt újra meg kell nyitni. Nyomd meg még egyszer',
    plain: 'Akinél ott a cím, látja az asztalt; a hálózat is olvashatja.',
    keyLife: 'A cím minden új estével megváltozik, és 12 óra után is, ha nem nézi képernyő; a már néző képernyők maradnak.',
    code: (url) => `Kód telefonoknak: ${url}`,
    cannot: 'Ez a játékvezető nem tudja megosztani az asztal képét.',
  },
  help: [
    { keys: 'Szóköz', does: 'A nagy gomb: számolás, újra kérdezés, továbbugrás, új játék', of: 'faces' },
    { keys: 'Esc', does: 'Számolás megállítása; ablak bezárása; kétszer: felfedés lefújása', of: 'faces' },
    { keys: '1–6  0', does: 'Valódi kockák, az osztó bal oldalától kezdve; 0: nincs kocka', of: 'dice' },
    { keys: '⌫', does: 'Az utolsó kocka visszavétele', of: 'dice' },
    { keys: 'Á 2–9 T B D K', does: 'A kérdezett lap neve. Tízes: T vagy 0. B a bubi, D a dáma; J és Q is jó', of: 'faces' },
    { keys: 'C D H S  1–4', does: 'A színe, ahol minden lapot megneveztek: 1 káró, 2 pikk, 3 treff, 4 kőr', of: 'faces' },
    { keys: 'Delete', does: 'A lap kihagyása; később is megnevezhető', of: 'faces' },
    { keys: '0–9  Enter', does: 'A játék végén: egy kupac pontjai', of: 'faces' },
    { keys: 'U  Ctrl+Z', does: 'Visszavonás' },
    { keys: 'Ctrl+Y', does: 'Újra' },
    { keys: 'Tab', does: 'Ha helyek billentyűvel játszanak: a billentyűzet átadása a lapoknak és vissza', of: 'keys' },
    { keys: 'W', does: 'Miért? Az utolsó felfedés újra, lapról lapra, minden képernyőn; Esc zárja' },
    { keys: 'M', does: 'Hang és beszéd ki, majd újra be' },
    { keys: 'F2  V', does: 'Az asztal ebben az ablakban, vagy az osztó pultja' },
    { keys: 'F3 F4 F6 F7 F8 F9', does: 'Helyek, lapok, javítás, padek, napló, az asztal a szobának', of: 'faces' },
    { keys: 'Insert', does: 'A padnek látszó új csatlakozók használata' },
    { keys: 'F10', does: 'Új játékosok tanítása, a szabályok olvasásra és nyomtatásra' },
  ],
  screen: {
    one: 'Ez a képernyő mutatja az asztalt is',
    own: 'Az asztal másik képernyőn van',
    question: 'Képernyők',
    desk: 'Pult',
  },
  language: 'Nyelv',
  tableWindow: {
    title: 'Az asztal képe',
    language: 'A nyelve',
    turnSeat: 'Egy hellyel fordítva',
    turnQuarter: 'Negyed fordulat',
    straight: 'Egyenesen',
    fourColours: 'Négyszínű lapok',
    flash: 'Felvillanó számolás',
    flashHint:
      'Annak, aki nem hallja: másodpercenként egyszer felvillan a képernyő. Ha a rendszer kevesebb mozgást kér, nem villan.',
  },
  sound: {
    title: 'Hang',
    turnOn: 'Hang be',
    turnOff: 'Hang ki',
    effects: 'Hangok',
    voice: 'Beszéd',
    volume: (step) => (step === 0 ? 'ki' : String(step)),
    noVoice: (language) =>
      `Ennek a gépnek nincs saját beszédhangja ehhez a nyelvhez: ${language}. Ami történik, látszik, de nem hangzik el.`,
    where: 'Az az ablak szól, amelyik az asztalt mutatja. Böngészőben előbb egyszer meg kell érinteni.',
  },
  close: 'Bezárás',
  leaving: {
    question: 'Bezárod a játékvezetőt?',
    nothingLost: 'A játék még tart. Semmi sem vész el: ha újra elindítod, innen folytatódik.',
    stay: 'Marad',
    leave: 'Bezárás',
  },
};
