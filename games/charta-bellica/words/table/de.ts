import { listIn } from '../../../../words/language.ts';
import { asksOf } from '../../../../words/questions/asks.ts';
import { NUMBERS, type ChartaBellicaWords } from './en.ts';

const list = listIn('de');

const kinds = {
  'elite pair': 'Elitepaar',
  'elite partners': 'Elitepartner',
  pair: 'Paar',
  thirteen: 'Dreizehn',
  'number sum': 'Zahlensumme',
  mixed: 'Gemischt',
  'jester partner': 'Narrenpartner',
} as const;

const nations = { H: 'ungarisch', G: 'deutsch', T: 'türkisch', P: 'polnisch' } as const;
const people = { H: 'der Ungarn', G: 'der Deutschen', T: 'der Türken', P: 'der Polen' } as const;

export const CHARTA_BELLICA_DE: ChartaBellicaWords = {
  card: {
    ranks: {
      1: 'Narr',
      ...NUMBERS,
      p: 'Priester',
      q: 'Dame',
      m: 'Monarch',
      c: 'Hauptstadt',
    },
    nations,
    of: (rank, nation) => `${rank} ${people[nation]}`,
  },
  asks: asksOf(
    {
      lot: (name) => `${name}: welche Hauptstadt?`,
      ally: (name) => `${name}: Wer ist dein Verbündeter?`,
      'pile card': (name) => `${name} (Anführer): welche Karte?`,
      'hand card': (name) => `${name} (Verbündeter): welche Karte?`,
      blind: (name) => `Aus der Hand von ${name}: welche Karte?`,
      drawn: (name) => `Aus der Hand von ${name}: welche Karte?`,
      dropped: (name) => `${name} wirft ab: welche Karte?`,
      horse: (name) => `${name}: Setzt du ein Pferd ein?`,
      turned: (name, { counted }) => (counted === true ? 'Alle: eine Karte verdeckt' : `${name}: welche Karte?`),
    },
    { ...nations, draw: 'Der Bildschirm zieht', attack: 'Pferd einsetzen', pass: 'Kein Pferd' },
  ),
  round: (line, number) => `${line === 'bellum' ? 'Stich' : 'Schlacht'} ${number}`,
  lines: { bellum: 'Bellum', simple: 'Einfaches Spiel', combined: 'Kombiniertes Spiel' },
  worth: 'Narr 1, Priester 11, Dame 12, Monarch 13, Hauptstadt 14',
  kinds,
  weighed: (kind, total) => `${kinds[kind]} ${total}`,
  takes: (points) => `${points} Punkte`,
  equal: 'gleich',
  drawn: 'Gleich, also wurde gezogen.',
  battle: {
    'higher sum': () => 'Die höhere Summe gewinnt.',
    'higher kind': ({ kinds: [one, other] }) => `${kinds[one]}: stärker als ${kinds[other]}.`,
    'higher total': ({ kinds: [one, other] }) =>
      one === other
        ? 'Gleiche Art: Die höhere Summe gewinnt.'
        : 'Zahlensumme und Gemischt sind eine Art: Die höhere Summe gewinnt.',
    equal: () => 'Gleich, und eine Hand ist leer: Jedes Bündnis behält die eigenen Karten.',
    'jester over elite pair': () => 'Ein Narrenpartner schlägt jedes Elitepaar.',
    'jester over partners of its court card': () => 'Ein Narrenpartner schlägt Elitepartner mit seiner eigenen Hofkarte.',
    'jester over sum': ({ totals: [more, less] }) => `Die Summe ${less} ist nicht höher als der Narrenpartner mit ${more}.`,
    'partners without its court card over jester': () => 'Elitepartner ohne die Hofkarte des Narren schlagen den Narrenpartner.',
    'pair over jester': () => 'Ein Paar schlägt den Narrenpartner.',
    'thirteen over jester': () => 'Dreizehn schlägt den Narrenpartner.',
    'sum over jester': ({ totals: [more, less] }) => `Die Summe ${more} ist höher als der Narrenpartner mit ${less}.`,
  },
  trick: {
    'highest card': ({ card }) => `Die höchste Karte: ${card}.`,
    'jester over court': () => 'Ein Narr schlägt Damen und Monarchen.',
    'capital over jesters': ({ card }) => `Mehr als zwei Narren schlägt nur eine Hauptstadt: ${card}.`,
    'stronger draw': ({ card }) => `Die stärkste gezogene Karte: ${card}.`,
    'horse won': ({ card, against }) => `Ein Pferd griff an. Gezogen: ${card}, nicht stärker als ${against}.`,
    'horse lost': ({ card, against }) => `Ein Pferd griff an. Gezogen: ${card}, stärker als ${against}.`,
    'hands empty': ({ card }) => `Zwei Pferde trafen sich, und es gibt keine Karte mehr zu ziehen. Die höchste: ${card}.`,
  },
  ownCards: 'Gleich, und es gibt keine Karte mehr zu ziehen: Alle behalten die eigenen.',
  leader: 'Anführer',
  ally: 'Verbündeter',
  battlesLeft: (battles) => (battles === 1 ? 'noch 1 Schlacht' : `noch ${battles} Schlachten`),
  inHand: (cards) => (cards === 1 ? '1 Handkarte' : `${cards} Handkarten`),
  lastBattle: 'Das ist die letzte Schlacht.',
  lastTrick: 'Das ist der letzte Stich.',
  hands: {
    nations: (whose) => `Nationen: ${whose.map(({ name, nation }) => `${name} – ${nation}`).join(', ')}.`,
    sort: 'Sortiert das Deck nach Wappen: je vierzehn Karten.',
    drawLots: 'Legt die vier Hauptstädte verdeckt hin: Alle ziehen eine, das ist ihre Nation.',
    sevenAndSeven: 'Alle: Mischt, legt sieben Karten verdeckt auf einen Stapel und nehmt sieben auf die Hand.',
    allInHand: 'Alle: Nehmt eure vierzehn Karten auf die Hand.',
    lead: (names) => `${list(names)} führen: Deckt die oberste Karte eures Stapels auf.`,
    aid: (names) => `${list(names)}, die Verbündeten: Legt je eine Handkarte.`,
    drawFromEachOther: (names) => `Gleich. ${list(names)}: Legt eure beiseite und zieht blind voneinander.`,
    mayAttack: (name) =>
      `${name} liegt eins unter der höchsten Karte: Ein Pferd zieht blind aus deren Hand und gewinnt, wenn nichts Stärkeres kommt.`,
    drawFrom: (name, from) => `${name}: Zieh blind aus der Hand von ${from}.`,
    drawFromNext: (names) =>
      names.length === 2
        ? `Gleich. ${list(names)}: Zieht blind voneinander.`
        : `Gleich. ${list(names)}: Zieht blind, jeder beim nächsten.`,
    drop: (names) => `${list(names)}: ${names.length === 1 ? 'Wirf eine Karte' : 'Werft je eine Karte'} ab.`,
    take: (names) => `${list(names)}: ${names.length === 1 ? 'Nimm' : 'Nehmt'} die Karten.`,
    takeOwn: 'Alle: Nehmt eure eigenen Karten.',
  },
  highlights: {
    biggest: 'Punkte auf einen Schlag',
    streak: 'Mal in Folge gewonnen',
    jesters: 'Mal gewann ein Narr',
    horses: 'Mal gewann ein Pferd',
    leadChanges: 'Mal wechselte die Führung',
    comeback: 'Punkte Rückstand und doch gewonnen',
  },
  goals: {
    'higher sum': { title: 'Die höhere Summe', rule: 'Das Bündnis, dessen zwei Karten zusammen mehr zählen, nimmt alle vier.' },
    'equal battle': {
      title: 'Gleich stark',
      rule: 'Die Verbündeten legen ihre Karten beiseite und ziehen stattdessen blind eine aus der Hand des anderen.',
      ruling: 'ist es wieder gleich, ziehen sie noch einmal; ist eine Hand leer, behält jedes Bündnis die eigenen Karten.',
    },
    'number sum': {
      title: 'Zahlensumme',
      rule: 'Zwei Zahlen werden addiert. Eine 2 verdoppelt die andere.',
      ruling: 'die 2 selbst zählt mit.',
    },
    mixed: { title: 'Gemischt', rule: 'Zahl und Hofkarte werden addiert. Eine 2 verdoppelt die Hofkarte.' },
    thirteen: { title: 'Dreizehn', rule: 'Zwei Zahlen, die 13 ergeben, schlagen jede Summe.' },
    pair: { title: 'Paar', rule: 'Zwei gleiche Zahlen schlagen die Dreizehn und jede Summe.' },
    'elite partners': { title: 'Elitepartner', rule: 'Zwei verschiedene Hofkarten schlagen jedes Paar und zählen drei mehr.' },
    'elite pair': { title: 'Elitepaar', rule: 'Zwei gleiche Hofkarten schlagen Elitepartner; zwei Priester zählen 33.' },
    'jester partner': { title: 'Narrenpartner', rule: 'Ein Narr neben einer Hofkarte schlägt jedes Elitepaar.' },
    'jester meets others': {
      title: 'Gegen einen Narrenpartner',
      rule: 'Den Narrenpartner schlagen ein Paar, die Dreizehn, eine höhere Summe und Elitepartner ohne seine Hofkarte.',
    },
    'highest card': { title: 'Die höchste Karte', rule: 'Alle decken zugleich eine Karte auf; die höchste nimmt den Stich.' },
    'equal highest': {
      title: 'Gleich hoch',
      rule: 'Spieler mit gleich hohen Karten ziehen blind voneinander; alle anderen werfen eine Karte ab. Eine gezogene Karte kämpft für den, aus dessen Hand sie kam.',
      ruling: 'ist es wieder gleich, ziehen sie noch einmal.',
    },
    jester: {
      title: 'Der Narr',
      rule: 'Ein Narr schlägt Damen und Monarchen.',
      ruling: 'das gilt, wenn eine von ihnen die höchste offene Karte ist.',
    },
    horse: {
      title: 'Das Pferd',
      rule: 'Ist deine Karte eins unter der höchsten, leg ein Pferd und zieh bei diesem Spieler: Ist die Karte schwächer, gehört der Stich dir.',
      ruling: 'das Pferd ist die 2, und eine gleiche Karte genügt auch.',
    },
  },
};
