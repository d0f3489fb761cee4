import type { Card } from '../../../rulebook/card.ts';
import { nameCard } from '../../../words/card.ts';
import { CARDS_EN } from '../../../words/en/cards.ts';
import { SPOKEN_EN } from './en/spoken.ts';
import type { CentreAims, DealerHands, HandTarget, HungarianWarWords, Lay, PlaceSaid } from './words.ts';

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
};
