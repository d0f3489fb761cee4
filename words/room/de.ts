import type { EndingWords, RoomWords } from './en.ts';
import { EFFECT_DE } from '../effect/de.ts';
import { counted, listIn } from '../language.ts';

export const ENDING_DE: EndingWords = {
  notCertain: 'Noch nicht sicher',
  race: 'So lief das Rennen',
  countedAtEnd: 'Nicht genannte Karten zählen erst am Schluss.',
  raceLine: (name, points) => `${name}: ${points}`,
  endedBy: {
    'ended early': (unit) => `Vorzeitig beendet: Die meisten ${unit} gewinnen`,
    'time up': (unit) => `Die Zeit ist um: Die meisten ${unit} gewinnen`,
    'last one in': () => 'Wer als Letzter dabei ist, gewinnt',
    'all out': (unit) => `Alle zugleich raus: Die meisten ${unit} gewinnen`,
    'run-off': () => 'Im Stechen entschieden',
    'as agreed': (unit, round) => `Zu Ende wie vereinbart, nach ${round}: Die meisten ${unit} gewinnen`,
  },
  endedForNobody: (unit) => `Vorzeitig beendet: Am Tisch hat noch niemand ${unit}`,
  provisional: 'Vorläufige Punkte: Nicht jede Karte ist genannt',
  figures: 'Das Spiel in Zahlen',

  cloth: (number, flowers) =>
    number === 1 ? counted(flowers, 'Blüte', 'Blüten') : `Tuch ${number}: ${counted(flowers, 'Blüte', 'Blüten')}`,
  earlierFlowers: (flowers) => `und ${counted(flowers, 'Blüte', 'Blüten')} auf früheren Tüchern`,

  print: 'Andenken drucken',
  keepsake: 'Das Tischtuch des Abends',
  head: (fingerprint) => `Ende des Protokolls: ${fingerprint}`,
  players: 'Am Tisch',
  points: 'Punkte',
  gamesWon: 'Gewonnene Spiele',
  flowersHead: 'Blüten',
  games: (games) => counted(games, 'Spiel', 'Spiele'),
  notYetWon: 'Noch nicht zu Ende',
};

const list = listIn('de');

export const ROOM_DE: RoomWords = {
  title: 'Schiedsrichter',
  settingUp: 'Der Geber bereitet das Spiel vor',
  connecting: 'Verbinden …',
  notLive: (since) => `keine Verbindung seit ${since}`,
  countStopped: 'Das Zählen ist unterbrochen.',
  soundWaits: 'Für Ton drück eine Taste oder tipp hierher',

  stamps: {
    takes: 'nimmt',
    blocks: 'blockt',
    discarded: 'abgelegt',
    out: 'raus',
    back: 'wieder dabei',
    tie: 'gleich',
    waits: 'wartet',
    swap: 'Tausch',
    head: 'Kopf',
    disgrace: 'Schande',
    loses: 'verliert',
  },
  stays: 'bleibt',
  away: 'weg',
  padLost: 'Nicht verbunden',
  dealer: 'Geber',

  notBegun: 'nicht begonnen',
  round: (round) => `Runde ${round}`,
  again: (round, at, of) => `Noch einmal ${round}: ${at} von ${of}`,
  rose: (places) => `${places} höher`,
  game: (game) => `Spiel ${game}`,
  choose: 'Wählt!',
  readyCount: (ready, of) => `${ready} von ${of} bereit`,
  late: (late) => `Noch offen: ${late.join(', ')}`,
  naming: 'Die Tasten nennen gerade Karten: Niemand kann damit wählen.',
  calledOff: {
    dealer: () => 'Der Geber hat abgebrochen. Wählt neu!',
    mismatch: (name) => `Abgebrochen: Eine Wahl passt nicht zu ihrem Siegel${name === undefined ? '' : ` (${name})`}. Wählt neu!`,
    sleep: () => 'Abgebrochen: Der Computer schlief oder seine Uhr wurde verstellt. Zählt noch einmal!',
    restart: () => 'Der Schiedsrichter wurde neu gestartet. Zählt noch einmal!',
  },
  halted: (name) => (name === undefined ? 'Der Geber hat das Zählen angehalten.' : `${name} hat das Zählen angehalten.`),

  turnTogether: (turning) =>
    turning === undefined
      ? 'Bei „Hoch!“ drehen alle ihre Karten zugleich um.'
      : `Bei „Hoch!“ drehen ${list(turning)} ihre Karten zugleich um.`,
  faceDown: (cards) => (cards === 1 ? 'verdeckt' : `${cards} Karten verdeckt`),
  pile: (cards) => `${cards} im Stapel`,
  timeLeft: (time) => `noch ${time}`,
  timeUp: 'Die Zeit ist um. Spielt noch zu Ende, was begonnen hat.',
  hallClock: {
    ...{ end: 'Saal', start: 'Nächste Runde in', time: 'Zeit!', halted: 'angehalten' },
    minutes: (minutes) => `${minutes}\u00a0min`,
    seconds: (seconds) => `${seconds}\u00a0s`,
  },
  lastMinute: 'Noch eine Minute.',

  up: 'Hoch!',
  fingerprint: 'Fingerabdruck',
  typing: 'Würfel auf den Tisch! Der Geber tippt sie ein.',
  unjudged: 'Der Schiedsrichter konnte diese Runde nicht werten. Nichts ist verloren; gleich könnt ihr neu wählen.',
  waitingFor: 'Wir warten auf',
  dealerDecides: 'Der Geber entscheidet für',
  stalled: {
    'no answer': 'Es kommt keine Antwort.',
    'no seal': 'Nicht rechtzeitig gewählt.',
    'seal lost': 'Die Wahl ging verloren.',
    gone: 'Die Verbindung ist weg.',
  },

  open: (cards) => (cards === 1 ? '1 Karte ungezählt' : `${cards} Karten ungezählt`),
  pointsOpen: 'Es fehlen noch Punkte',
  countPiles: 'Zählt die Stapel!',
  leadsSoFar: 'Bisher vorn',
  winner: 'Gewonnen hat',
  winners: 'Es gewinnen',
  sharedWin: 'Geteilter Sieg',
  nobodyWon: 'Niemand gewinnt',
  series: 'Gesamt',
  night: 'Der Abend',
  seriesLead: (leaders, points) => `Der Abend bisher: ${list(leaders)} ${points}`,

  corrected: { undo: 'Zurückgenommen', redo: 'Wiederhergestellt', override: 'Berichtigt' },
  steps: (steps) => `${steps} Schritte`,
  effect: EFFECT_DE,

  notSaved: {
    failing: (since) => `Seit ${since} wird nichts gespeichert`,
    unrecorded: (since) => `Ohne Protokoll seit ${since}`,
  },
};
