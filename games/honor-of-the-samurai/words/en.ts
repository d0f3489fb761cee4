import { nameCard } from '../../../words/card.ts';
import { CARDS_EN } from '../../../words/en/cards.ts';
import { SAMURAI_ASKS_EN } from './en/asks.ts';
import { SAMURAI_GOALS_EN } from './en/goals.ts';
import type { HandSaid, SamuraiWords } from './words.ts';

const heads = (count: number) => (count === 1 ? '1 head' : `${count} heads`);

function hand({ name, redrawn, jokers, annulled }: HandSaid): string {
  const said = [
    ...(redrawn ? ['K, Q or J, a disgrace'] : []),
    ...(jokers > 0 ? [`a Joker, ${jokers === 1 ? 'a disgrace' : '2 disgraces'} for all others`] : []),
    ...(annulled > 0 ? ['a Joker, annulled by the King'] : []),
  ];
  return said.length === 0 ? '' : `${name}: ${said.join('; ')}.`;
}

export const SAMURAI_EN: SamuraiWords = {
  asks: SAMURAI_ASKS_EN,
  card: (card) => nameCard(card, CARDS_EN),
  battle: (number) => `battle ${number}`,
  unit: 'heads',
  king: 'King',
  disgrace: 'disgraces',
  disgraces(count, of) {
    if (of !== undefined) return `${count} of ${of} disgraces`;
    return count === 1 ? '1 disgrace' : `${count} disgraces`;
  },
  illegal: (suit) => `${CARDS_EN.suits[suit]}: illegal`,
  lastBattle: 'The last battle',
  endings: { 'last one in': 'the last one in', 'all out': 'all out at once' },
  verdicts: {
    loses: 'Lost by a Joker',
    takes: (count) => (count === 0 ? 'Wins, no heads' : `Takes ${heads(count)}`),
    tie: 'A tie',
    nobody: 'Nobody wins',
    disgrace: 'A disgrace',
    out: 'Out',
  },
  why: {
    joker: 'An army with a Joker loses, whatever else it holds. Its K, Q and J still go to the winner.',
    wins: (total, next) =>
      next === undefined
        ? `${total}: every other army holds a Joker. The winner takes each K, Q and J on the table.`
        : `${total} against ${next}: the highest total takes each K, Q and J on the table.`,
    tie: (total) => `${total} each, the highest total: nobody wins, and no heads are taken.`,
    onlyJokers: 'Only armies with a Joker are left: no heads are taken.',
    illegal: (suit) => `An illegal card in the army: the King has forbidden ${CARDS_EN.suits[suit]}.`,
    charge: 'A charge was added, and the battle lost all the same.',
    out: 'Three disgraces: out for the rest of the game.',
    outByHeads: 'Three heads below nothing: out for the rest of the game.',
  },
  spoken: {
    loses: (names) => `A Joker: ${names} lost`,
    takes: (name, count) => (count === 0 ? `${name} wins` : `${name} takes ${heads(count)}`),
    nobody: 'Nobody wins',
    disgrace: (names) => `A disgrace: ${names}`,
    disgraces: 'Disgraces',
    out: (names) => `Out: ${names}`,
    manyOut: (players) => `${players} are out`,
  },
  hands: {
    deal: 'Dealer: shuffle all cards, deal three face down and three into each hand.',
    redraw: (name) => `${name}: three new cards.`,
    replace: 'Now army cards may be replaced from the hand, without a look at them.',
    charge: 'Charges lie face down beside the army.',
  },
  hand,
  feats: {
    battle: 'heads in one battle',
    total: 'in one army, the highest total',
    streak: 'battles won in a row',
    redrawn: 'hands that were not clean',
    jokers: 'armies lost by a Joker',
    given: 'disgraces brought to the others by Jokers',
  },
  goals: SAMURAI_GOALS_EN,
};
