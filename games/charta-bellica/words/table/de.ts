import { asksOf } from '../../../../words/questions/asks.ts';
import { NUMBERS, type ChartaBellicaWords } from './en.ts';

const list = (names: readonly string[]) => names.join(' und ');

const kinds = {
  'elite pair': 'Elitepaar',
  'elite partners': 'Elitepartner',
  pair: 'Paar',
  thirteen: 'Dreizehn',
  'number sum': 'Zahlensumme',
  mixed: 'Gemischt',
  'jester partner': 'Narrenpartner',
} as const;

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
    nations: { H: 'ungarisch', G: 'deutsch', T: 'türkisch', P: 'polnisch' },
    of: (rank, nation) => `${rank} ${people[nation]}`,
    unclear: (key) => `„${key}“ kann mehr als eine Karte sein: Drück die Taste, die auf ihrem Knopf steht.`,
  },
  asks: asksOf(
    {
      first: 'Wer hat zuerst gezogen?',
      ally: (name) => `${name}: Wer ist mit dir verbündet?`,
      'pile card': (name) => `${name} führt: welche Karte?`,
      'hand card': (name) => `${name} hilft: welche Karte?`,
      blind: (name) => `Gezogen bei ${name}: welche Karte?`,
      drawn: (name) => `Gezogen bei ${name}: welche Karte?`,
      dropped: (name) => `${name} wirft ab: welche Karte?`,
      horse: (name) => `${name}: Greift ein Reiter an?`,
      turned: (name, { counted }) => (counted === true ? 'Alle: eine Karte verdeckt' : `${name}: welche Karte?`),
    },
    { attack: 'Reiter greift an', pass: 'Kein Angriff' },
  ),
  round: (line, number) => `${line === 'bellum' ? 'Stich' : 'Schlacht'} ${number}`,
  lines: { bellum: 'Bellum', simple: 'Einfaches Spiel', combined: 'Kombiniertes Spiel' },
  kinds,
  weighed: (kind, total) => `${kinds[kind]} ${total}`,
  takes: (points) => `${points} Punkte`,
  equal: 'gleich',
  drawn: 'Gleich, dann gezogen.',
  battle: {
    'higher sum': () => 'Die höhere Summe gewinnt.',
    'higher kind': ({ kinds: [one, other] }) => `${kinds[one]}: stärker als ${kinds[other]}.`,
    'higher total': ({ kinds: [one, other] }) =>
      one === other
        ? 'Gleiche Art: Die höhere Summe gewinnt.'
        : 'Zahlensumme und Gemischt sind gleichen Ranges: Die höhere Summe gewinnt.',
    equal: () => 'Gleich bis zuletzt: Jedes Bündnis behält die eigenen Karten.',
    'jester over elite pair': () => 'Ein Narrenpartner schlägt jedes Elitepaar.',
    'jester over partners of its court card': () => 'Ein Narrenpartner schlägt Elitepartner mit seiner eigenen Hofkarte.',
    'jester over sum': ({ totals: [more, less] }) => `Narrenpartner ${more}: Die Summe ${less} ist nicht höher.`,
    'partners without its court card over jester': () => 'Elitepartner ohne die Hofkarte des Narren schlagen den Narrenpartner.',
    'pair over jester': () => 'Ein Paar schlägt den Narrenpartner.',
    'thirteen over jester': () => 'Dreizehn schlägt den Narrenpartner.',
    'sum over jester': ({ totals: [more, less] }) => `Die Summe ${more} ist höher als der Narrenpartner mit ${less}.`,
  },
  trick: {
    'highest card': ({ card }) => `Die höchste Karte: ${card}.`,
    'jester over court': () => 'Ein Narr schlägt Damen und Monarchen.',
    'capital over jesters': ({ card }) => `So viele Narren schlägt nur eine Hauptstadt: ${card}.`,
    'stronger draw': ({ card }) => `Gezogen, und die stärkste: ${card}.`,
    'horse won': ({ card, against }) => `Ein Reiter griff an. Gezogen: ${card}, nicht stärker als ${against}.`,
    'horse lost': ({ card, against }) => `Ein Reiter griff an. Gezogen: ${card}, stärker als ${against}.`,
    'hands empty': ({ card }) => `Zwei Pferde trafen sich, und keine Karte ist mehr zu ziehen. Die höchste: ${card}.`,
  },
  ownCards: 'Gleich, und keine Hand hat noch eine Karte: Alle behalten die eigenen.',
  leads: 'führt',
  aids: 'hilft',
  battlesLeft: (battles) => (battles === 1 ? 'noch 1 Schlacht' : `noch ${battles} Schlachten`),
  inHand: (cards) => (cards === 1 ? '1 Handkarte' : `${cards} Handkarten`),
  lastBattle: 'Das ist die letzte Schlacht.',
  lastTrick: 'Das ist der letzte Stich.',
  hands: {
    nations: (whose) => `Nationen: ${whose.map(({ name, nation }) => `${name} – ${nation}`).join(', ')}.`,
    drawLots: 'Zieht Lose, die vier Hauptstädte verdeckt: Wer zuerst zieht, wählt einen Verbündeten.',
    sevenAndSeven: 'Alle: mischen, sieben verdeckt auf einen Stapel, sieben auf die Hand.',
    allInHand: 'Alle: nehmt eure vierzehn auf die Hand.',
    lead: (names) => `${list(names)}: die oberste Karte eurer Stapel.`,
    aid: (names) => `${list(names)}: helft mit je einer Handkarte.`,
    drawFromEachOther: (names) => `Gleich. ${list(names)}: legt eure beiseite, zieht blind voneinander.`,
    mayAttack: (name) => `${name}: eins unter der höchsten. Ein Reiter darf angreifen.`,
    drawFrom: (name, from) => `${name}: zieh blind von der Hand von ${from}.`,
    drawFromNext: (names) =>
      names.length === 2 ? `Gleich. ${list(names)}: zieht blind voneinander.` : 'Gleich. Zieht blind, jeder beim nächsten.',
    drop: (names) => `${list(names)}: ${names.length === 1 ? 'wirf eine Karte' : 'werft je eine Karte'} ab.`,
    take: (names) => `${list(names)}: ${names.length === 1 ? 'nimm' : 'nehmt'} die Karten.`,
    takeOwn: 'Alle: nehmt eure eigenen Karten.',
  },
  highlights: {
    biggest: 'Punkte auf einen Schlag',
    streak: 'Mal in Folge gewonnen',
    jesters: 'Streiche des Narren',
    horses: 'gewonnene Reiterangriffe',
    leadChanges: 'Mal wechselte die Führung',
    comeback: 'Punkte zurück und doch gewonnen',
  },
  goals: {
    'higher sum': { title: 'Die höhere Summe', rule: 'Das Bündnis, dessen zwei Karten zusammen mehr zählen, nimmt alle vier.' },
    'equal battle': {
      title: 'Gleich stark',
      rule: 'Die Helfer legen ihre Karte beiseite und ziehen blind eine voneinander: Die ist die letzte Hilfe.',
      ruling: 'wieder gleich, wird wieder gezogen; ist keine Karte mehr da, behält jedes Bündnis die eigenen.',
    },
    'number sum': {
      title: 'Zahlensumme',
      rule: 'Zwei Zahlen werden addiert. Eine 2 verdoppelt ihren Partner.',
      ruling: 'die 2 selbst zählt mit.',
    },
    mixed: { title: 'Gemischt', rule: 'Zahl und Hofkarte werden addiert. Eine 2 verdoppelt ihren Partner.' },
    thirteen: { title: 'Dreizehn', rule: 'Zwei Zahlen, die 13 ergeben, schlagen jede Summe.' },
    pair: { title: 'Paar', rule: 'Zwei gleiche Zahlen schlagen jede Summe und die Dreizehn.' },
    'elite partners': { title: 'Elitepartner', rule: 'Zwei verschiedene Hofkarten schlagen jedes Paar und zählen drei mehr.' },
    'elite pair': { title: 'Elitepaar', rule: 'Zwei gleiche Hofkarten schlagen Elitepartner; zwei Priester zählen 33.' },
    'jester partner': { title: 'Narrenpartner', rule: 'Ein Narr neben einer Hofkarte schlägt jedes Elitepaar.' },
    'jester meets others': {
      title: 'Der Narr trifft andere',
      rule: 'Den Narrenpartner schlagen ein Paar, die Dreizehn, eine höhere Summe und Elitepartner ohne seine Hofkarte.',
    },
    'highest card': { title: 'Die höchste Karte', rule: 'Alle drehen zugleich eine Karte um; die höchste nimmt den Stich.' },
    'equal highest': {
      title: 'Gleich hoch',
      rule: 'Die Gleichen ziehen blind voneinander, alle anderen werfen eine Karte ab; die stärkste nimmt den Stich.',
      ruling: 'eine gezogene Karte kämpft für die Hand, aus der sie kam.',
    },
    jester: {
      title: 'Der Narr',
      rule: 'Ein Narr schlägt Damen und Monarchen.',
      ruling: 'wo eine von ihnen die höchste offene Karte ist.',
    },
    horse: {
      title: 'Das Pferd',
      rule: 'Eins unter der höchsten? Leg ein Pferd und zieh bei diesem Spieler: Eine schwächere Karte, und der Stich ist deiner.',
      ruling: 'das Pferd ist die 2, und eine gleiche Karte genügt.',
    },
  },
};
