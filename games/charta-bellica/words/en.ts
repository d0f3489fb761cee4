import { titled } from '../../../words/titled.ts';
import { ASKS_EN } from './en/asks.ts';
import { GOALS_EN } from './en/goals.ts';
import { HANDS_EN } from './en/hands.ts';
import type { ChartaBellicaWords } from './words.ts';

const kinds = {
  'elite pair': 'elite pair',
  'elite partners': 'elite partners',
  pair: 'pair',
  thirteen: 'thirteen',
  'number sum': 'number sum',
  mixed: 'mixed',
  'jester partner': 'jester partner',
} as const;

const nations = { H: 'Hungarian', G: 'German', T: 'Turkish', P: 'Polish' } as const;

export const CHARTA_BELLICA_EN: ChartaBellicaWords = {
  card: {
    ranks: {
      1: 'jester',
      2: '2',
      3: '3',
      4: '4',
      5: '5',
      6: '6',
      7: '7',
      8: '8',
      9: '9',
      T: '10',
      p: 'priest',
      q: 'queen',
      m: 'monarch',
      c: 'capital',
    },
    nations,
    of: (rank, nation) => `${nations[nation]} ${rank}`,
    unclear: (key) => `“${key}” may be more than one card: press the key that stands on its button.`,
  },
  asks: ASKS_EN,
  round: (line, number) => `${line === 'bellum' ? 'trick' : 'battle'} ${number}`,
  lines: { bellum: 'Bellum', simple: 'Simple line', combined: 'Combined line' },
  kinds,
  weighed: (kind, total) => `${kinds[kind]} ${total}`,
  takes: (points) => `${points} points`,
  equal: 'equal',
  spoken: (names, points) => `${names}: ${points} points`,
  drawn: 'Equal, then drawn.',
  battle: {
    'higher sum': () => 'The higher sum.',
    'higher kind': ({ kinds: [one, other] }) => `${titled(kinds[one])}: stronger than ${kinds[other]}.`,
    'higher total': ({ kinds: [one, other] }) =>
      one === other ? 'Both alike: the higher total.' : 'Sums and mixed are alike: the higher total.',
    equal: () => 'Equal to the end: each alliance keeps its own cards.',
    'jester over elite pair': () => 'A jester partner beats any elite pair.',
    'jester over partners of its court card': () => 'A jester partner beats elite partners with its own court card.',
    'jester over sum': ({ totals: [more, less] }) => `Jester partner ${more}: a sum of ${less} is not higher.`,
    'partners without its court card over jester': () => 'Elite partners without the jester’s court card beat a jester partner.',
    'pair over jester': () => 'A pair beats a jester partner.',
    'thirteen over jester': () => 'Thirteen beats a jester partner.',
    'sum over jester': ({ totals: [more, less] }) => `A sum of ${more} is higher than the jester partner’s ${less}.`,
  },
  trick: {
    'highest card': ({ card }) => `The highest card: ${card}.`,
    'jester over court': () => 'A jester beats queens and monarchs.',
    'capital over jesters': ({ card }) => `So many jesters lose to a capital only: ${card}.`,
    'stronger draw': ({ card }) => `Drawn, and the strongest: ${card}.`,
    'horse won': ({ card, against }) => `A horse attacked. Drawn: ${card}, not stronger than the ${against}.`,
    'horse lost': ({ card, against }) => `A horse attacked. Drawn: ${card}, stronger than the ${against}.`,
    'hands empty': ({ card }) => `Two horses met and no card is left to draw. The highest: ${card}.`,
  },
  ownCards: 'Equal, and no hand has a card left: everybody keeps their own cards.',
  leads: 'leads',
  aids: 'helps',
  battlesLeft: (battles) => (battles === 1 ? '1 battle to go' : `${battles} battles to go`),
  inHand: (cards) => `${cards} in hand`,
  lastBattle: 'This is the last battle.',
  lastTrick: 'This is the last trick.',
  hands: HANDS_EN,
  feats: {
    biggest: 'points in a single stroke',
    streak: 'times in a row',
    jesters: 'strokes of the jester',
    horses: 'times won on horseback',
    leadChanges: 'times the lead changed hands',
    comeback: 'points behind, and still won',
  },
  goals: GOALS_EN,
};
