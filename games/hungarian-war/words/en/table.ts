import type { Card } from '../../../../rulebook/card.ts';
import { nameCard } from '../../../../words/cards/cards.ts';
import { CARDS_EN } from '../../../../words/cards/en.ts';
import { titled } from '../../../../words/language.ts';
import type {
  AskTarget,
  CardSpoken,
  CentreAims,
  DealerHands,
  HandTarget,
  HungarianWarLessonWords,
  HungarianWarWords,
  Lay,
  PlaceSaid,
  SpokenWords,
} from '../words.ts';

const NAMES = new Intl.ListFormat('en', { type: 'conjunction' });
const are = (names: readonly string[]) => `${NAMES.format(names)} ${names.length === 1 ? 'is' : 'are'}`;

function spokenCard(spoken: CardSpoken): string {
  switch (spoken.at) {
    case 'known':
      return `the ${nameCard(spoken.card, CARDS_EN)}`;
    case 'centre':
      return 'the centre card';
    case 'next to':
      return `the card next to ${spoken.neighbour}`;
    case 'somewhere':
      return 'a card';
    default:
      return spoken satisfies never;
  }
}

const SPOKEN_EN: SpokenWords = {
  takes: (name, taken) => `${name} takes ${spokenCard(taken)}.`,
  blocks: (name, taken) => `${name} blocks and takes ${spokenCard(taken)}.`,
  discarded: (gone) => `${titled(spokenCard(gone))} is discarded.`,
  out: (names) => `${are(names)} out.`,
  manyOut: (players) => `${players} players are out.`,
  back: (names) => `${are(names)} back.`,
  manyBack: (players) => `${players} players are back.`,
};

const card = (code: Card) => nameCard(code, CARDS_EN);

function place(said: PlaceSaid): string {
  switch (said.at) {
    case 'centre':
      return 'the centre card';
    case 'between':
      return `the card between ${said.names[0]} and ${said.names[1]}`;
    case 'left':
      return `the left card of ${said.name}`;
    default:
      return said satisfies never;
  }
}

/** The card a hand goes to, as the object of a sentence. */
export function target(to: HandTarget): string {
  switch (to.at) {
    case 'centre':
      return 'the centre card';
    case 'between':
      return `the card between you and ${to.neighbour}`;
    case 'left':
      return 'the card on your left';
    case 'right':
      return 'the card on your right';
    default:
      return to satisfies never;
  }
}

function laid(lay: Lay): string {
  if (lay.what === 'refill') return `lay ${lay.cards}${lay.centreFirst && lay.cards > 1 ? ', centre first' : ''}`;
  const others = lay.seats === 2 ? 'one on either side of it' : 'one between every two neighbours';
  return `lay ${lay.seats + 1}, one in the centre and ${others}`;
}

function dealer({ discard, lay, swap }: DealerHands): string {
  const steps: string[] = [];
  if (discard.length > 0) steps.push(`discard ${discard.map(place).join(', ')}`);
  if (lay !== undefined) steps.push(laid(lay));
  if (swap !== undefined) steps.push(`swap the ${swap === '??' ? 'largest card' : card(swap)} into the centre`);
  return steps.length === 0 ? '' : `Dealer: ${steps.join('; then ')}.`;
}

const failed = ({ blocked, needed }: CentreAims) =>
  blocked === 0 ? '' : ` ${blocked} blocked, ${needed} needed: the block fails.`;
const stands = ({ blocked, needed }: CentreAims) => `${blocked} blocked, ${needed} needed: the block stands`;

export const HUNGARIAN_WAR_EN: HungarianWarWords = {
  faces: { 1: 'block centre', 2: 'block left', 3: 'block right', 4: 'take right', 5: 'take left', 6: 'take centre' },
  aims: { take: 'take', block: 'block' },
  left: 'left',
  right: 'right',
  centre: 'centre',
  card,
  place,
  deck: (left) => `${left} in the deck`,
  lastRound: 'Last round',
  mayBeLast: 'This may be the last round',
  needed: (blockers) => `${blockers} needed`,

  side: {
    nobody: () => 'Nobody wanted it.',
    'lone taker': ({ takers }) => `Only ${takers} wanted it.`,
    'two takers': ({ takers }) => `${takers} both wanted it: nobody gets it.`,
    'blocker wins': ({ takers, blockers }) => `${takers} wanted it, ${blockers} blocked: it goes to the blocker.`,
    'lone blocker': ({ blockers }) => `${blockers} blocked, but nobody wanted it.`,
    'two blockers': ({ blockers }) => `${blockers} both blocked it.`,
  },
  centreCard: {
    'everybody blocks': () => 'Everybody in the game blocked: the card goes, nobody is out.',
    'block stands, takers out': (aims) => `${stands(aims)}. Who wanted to take is out.`,
    'block stands, blockers out': (aims) => `${stands(aims)}, but nobody wanted to take: the blockers are out.`,
    'lone taker': (aims) => `Only ${aims.takers} wanted it.${failed(aims)}`,
    'several takers': (aims) => `${aims.takers} wanted it: nobody gets it.${failed(aims)}`,
    'nobody takes': (aims) => (aims.blocked === 0 ? 'Nobody wanted it.' : failed(aims).trim()),
  },
  rejoin: {
    'nobody blocked': 'Nobody blocked the centre: who was out is back.',
    'everybody blocked': 'Everybody blocked the centre: who was out is back.',
    'block attempted': 'The centre was blocked: who is out stays out.',
  },

  spoken: SPOKEN_EN,

  take: (name, to) => `${name}: take ${target(to)}.`,
  dealer,
  highlights: {
    blocks: 'blocks that worked',
    timesOut: 'times thrown out',
    stolen: ({ card: taken, from }) => `points: the ${card(taken)}, snatched from under ${from}`,
    drought: 'rounds in a row without a card',
    streak: 'rounds in a row with a card',
    clashes: 'times they wanted the same card',
    leadChanges: 'times the lead changed hands',
    comeback: 'points behind, and still won',
  },
};

const asked = (to: AskTarget): string => (to.at === 'shared' ? 'the card between you' : target(to));

export const HUNGARIAN_WAR_LESSON_EN: HungarianWarLessonWords = {
  goals: {
    'lone taker': { title: 'One wants a side card', rule: 'Who alone wants a side card gets it.' },
    'two takers': { title: 'Both want it', rule: 'If both neighbours want a side card, it is discarded.' },
    'blocker wins': { title: 'One wants it, one blocks', rule: 'Who blocks a side card that the neighbour wants gets it.' },
    'lone blocker': { title: 'A block for nothing', rule: 'To block a side card nobody wants does nothing.' },
    'two blockers': { title: 'Both block', rule: 'If both neighbours block a side card, it is discarded.' },
    'centre taker': { title: 'One wants the centre', rule: 'Who alone wants the centre card gets it, unless a block stands.' },
    'centre takers': {
      title: 'Several want the centre',
      rule: 'If several want the centre card and no block stands, it is discarded.',
    },
    'block fails': {
      title: 'Too few block',
      rule: 'A block of the centre needs about a third of the players in the game. Fewer blockers count for nothing.',
    },
    'takers out': {
      title: 'The block stands',
      rule: 'When enough block the centre, everybody who wanted it is out.',
      ruling: 'the card stays.',
    },
    rejoin: {
      title: 'Who is out comes back',
      rule: 'When nobody blocks the centre, or everybody does, all who were out are back.',
      ruling: 'a block that fails still keeps them out.',
    },
    'blockers out': {
      title: 'A block with nobody to stop',
      rule: 'When enough block the centre and nobody wanted it, the blockers are out.',
      ruling: 'the card stays.',
    },
    'everybody blocks': {
      title: 'Everybody blocks',
      rule: 'When everybody in the game blocks the centre, it is discarded.',
      ruling: 'nobody is out.',
    },
  },
  take: (to) => `take ${asked(to)}`,
  block: (to) => `block ${asked(to)}`,
  leave: (to) => `leave ${asked(to)} alone`,
  notBlockCentre: () => 'anything but block the centre',
  chooseFreely: () => 'choose as you like',
};
