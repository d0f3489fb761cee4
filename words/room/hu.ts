import { listIn, titled } from '../language.ts';
import type { EndingWords, RoomWords } from './en.ts';
import { EFFECT_HU } from '../effect/hu.ts';

export const ENDING_HU: EndingWords = {
  notCertain: 'Még nem biztos',
  race: 'Így alakult a verseny',
  countedAtEnd: 'A meg nem nevezett lapok csak a végén számítanak.',
  raceLine: (name, points) => `${name}: ${points}`,
  endedBy: {
    'ended early': (unit) => `Idő előtt lezárva: a legtöbb ${unit} nyer`,
    'time up': (unit) => `Lejárt az idő: a legtöbb ${unit} nyer`,
    'last one in': () => 'Az utolsó bent maradó nyer',
    'all out': (unit) => `Mindenki kiesett: a legtöbb ${unit} nyer`,
    'run-off': () => 'Rájátszás döntött',
    'as agreed': (unit, round) => `Vége, ahogy megbeszéltük (${round}): a legtöbb ${unit} nyer`,
  },
  endedForNobody: (unit) => `Idő előtt lezárva: még egyik játékosnál sincs ${unit}`,
  provisional: 'Ideiglenes pontok: nincs minden lap megnevezve',
  figures: 'A játék számokban',

  cloth: (number, flowers) => (number === 1 ? `${flowers} virág` : `${number}. terítő: ${flowers} virág`),
  earlierFlowers: (flowers) => `és ${flowers} virág a korábbi terítőkön`,

  print: 'Emléklap nyomtatása',
  keepsake: 'Az est terítője',
  head: (fingerprint) => `A napló vége: ${fingerprint}`,
  players: 'Az asztalnál',
  points: 'Pont',
  gamesWon: 'Megnyert játék',
  flowersHead: 'Virág',
  games: (games) => `${games} játék`,
  notYetWon: 'Még tart',
};

const list = listIn('hu');

export const ROOM_HU: RoomWords = {
  title: 'Játékvezető',
  settingUp: 'Az osztó előkészíti a játékot',
  connecting: 'Kapcsolódás …',
  notLive: (since) => `${since} óta nincs kapcsolat`,
  countStopped: 'A számolás megszakadt.',
  soundWaits: 'A hanghoz nyomj meg egy billentyűt',

  stamps: {
    takes: 'elviszi',
    blocks: 'blokkol',
    discarded: 'eldobva',
    out: 'kiesett',
    back: 'visszatér',
    tie: 'döntetlen',
    waits: 'vár',
    swap: 'csere',
    head: 'fej',
    disgrace: 'szégyen',
    loses: 'veszít',
  },
  stays: 'marad',
  away: 'nincs itt',
  padLost: 'Nincs kapcsolat',
  dealer: 'osztó',

  notBegun: 'el sem indult',
  round: (round) => `${round}. kör`,
  again: (round, at, of) => `${titled(round)} újra: ${at}/${of}`,
  rose: (places) => `${places} hellyel feljebb`,
  game: (game) => `${game}. játék`,
  choose: 'Válasszatok!',
  readyCount: (ready, of) => `${ready} / ${of} kész`,
  late: (late) => `Még választ: ${late.join(', ')}`,
  naming: 'A billentyűkkel most lapokat neveznek meg: senki sem választhat velük.',
  calledOff: {
    dealer: () => 'Az osztó lefújta. Válasszatok újra!',
    mismatch: (name) =>
      `Lefújva: egy választás nem egyezik a pecsétjével${name === undefined ? '' : ` (${name})`}. Válasszatok újra!`,
    sleep: () => 'Lefújva: a gép elaludt, vagy átállították az óráját. Számoljatok újra!',
    restart: () => 'A játékvezető újraindult. Számoljatok újra!',
  },
  halted: (name) =>
    name === undefined ? 'Az osztó megállította a visszaszámlálást.' : `${name} megállította a visszaszámlálást.`,

  turnTogether: (turning) =>
    turning === undefined
      ? 'A „Fel!” szóra mindenki egyszerre fordítja fel a lapját.'
      : `A „Fel!” szóra egyszerre fordítja fel a lapját: ${list(turning)}.`,
  faceDown: (cards) => (cards === 1 ? 'képpel lefelé' : `${cards} lap képpel lefelé`),
  pile: (cards) => `${cards} lap a pakliban`,
  timeLeft: (time) => `hátravan: ${time}`,
  timeUp: 'Lejárt az idő. Ami elkezdődött, azt még játsszátok végig.',
  hallClock: {
    ...{ end: 'Terem', start: 'A következő fordulóig', time: 'Idő!', halted: 'áll' },
    minutes: (minutes) => `${minutes}\u00a0perc`,
    seconds: (seconds) => `${seconds}\u00a0mp`,
  },
  lastMinute: 'Még egy perc.',

  up: 'Fel!',
  fingerprint: 'ujjlenyomat',
  typing: 'Kockákat az asztalra! Az osztó beírja őket.',
  unjudged: 'A játékvezető elakadt ezzel a körrel. Semmi sem veszett el; mindjárt újra választhattok.',
  waitingFor: 'Még hiányzik:',
  dealerDecides: 'Az osztó dönt:',
  stalled: {
    'no answer': 'Nem jön válasz.',
    'no seal': 'Nem választott időben.',
    'seal lost': 'A választás elveszett.',
    gone: 'Megszakadt a kapcsolat.',
  },

  open: (cards) => `${cards} lap számolatlan`,
  pointsOpen: 'Még nincs meg minden pont',
  countPiles: 'Számoljátok meg a kupacokat!',
  leadsSoFar: 'Eddig az élen',
  winner: 'A győztes',
  winners: 'A győztesek',
  sharedWin: 'Közös győzelem',
  nobodyWon: 'Nincs győztes',
  series: 'Összesen',
  night: 'Az este',
  seriesLead: (leaders, points) => `Az este eddig: ${list(leaders)} ${points}`,

  corrected: { undo: 'Visszavonva', redo: 'Újra megtéve', override: 'Javítva' },
  steps: (steps) => `${steps} lépés`,
  effect: EFFECT_HU,

  notSaved: {
    failing: (since) => `${since} óta nincs mentés`,
    unrecorded: (since) => `${since} óta napló nélkül`,
  },
};
