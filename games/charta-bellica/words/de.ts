import { ASKS_DE } from './de/asks.ts';
import { GOALS_DE } from './de/goals.ts';
import { HANDS_DE } from './de/hands.ts';
import type { ChartaBellicaWords } from './words.ts';

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
      2: '2',
      3: '3',
      4: '4',
      5: '5',
      6: '6',
      7: '7',
      8: '8',
      9: '9',
      T: '10',
      p: 'Priester',
      q: 'Dame',
      m: 'Monarch',
      c: 'Hauptstadt',
    },
    nations: { H: 'ungarisch', G: 'deutsch', T: 'türkisch', P: 'polnisch' },
    of: (rank, nation) => `${rank} ${people[nation]}`,
    unclear: (key) => `„${key}“ kann mehr als eine Karte sein: Drück die Taste, die auf ihrem Knopf steht.`,
  },
  asks: ASKS_DE,
  round: (line, number) => `${line === 'bellum' ? 'Stich' : 'Schlacht'} ${number}`,
  lines: { bellum: 'Bellum', simple: 'Einfaches Spiel', combined: 'Kombiniertes Spiel' },
  kinds,
  weighed: (kind, total) => `${kinds[kind]} ${total}`,
  takes: (points) => `${points} Punkte`,
  equal: 'gleich',
  spoken: (names, points) => `${names}: ${points} Punkte`,
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
  hands: HANDS_DE,
  feats: {
    biggest: 'Punkte auf einen Schlag',
    streak: 'Mal in Folge gewonnen',
    jesters: 'Streiche des Narren',
    horses: 'gewonnene Reiterangriffe',
    leadChanges: 'Mal wechselte die Führung',
    comeback: 'Punkte zurück und doch gewonnen',
  },
  goals: GOALS_DE,
};
