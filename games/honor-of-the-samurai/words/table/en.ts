import { CARDS_EN } from '../../../../words/cards/en.ts';
import { asksOf } from '../../../../words/questions/asks.ts';
import type { HandWord } from '../../rules/hands.ts';
import type { AskWhat } from '../../rules/questions.ts';
import type { Suit } from '../../../../rulebook/card.ts';
import type { HighlightWhat } from '../../rules/highlights.ts';
import type { Ending } from '../../rules/score.ts';
import type { Goal } from '../../rules/lesson.ts';
import type { Taught } from '../../../../words/rulebook.ts';
import type { Worded } from '../../../../words/language.ts';

/** A hand that was declared, as it is told; names stand as they are. */
export interface HandSaid {
  readonly name: string;
  /** It held a king, queen or jack (HS-2). */
  readonly redrawn: boolean;
  /** Jokers whose effect stands; the others are `annulled` (HS-9). */
  readonly jokers: number;
  readonly annulled: number;
}

const SAMURAI_GOALS_EN: Readonly<Record<Goal, Taught>> = {
  'highest total': {
    title: 'The highest army',
    rule: 'Ace 13, king 12, queen and jack 11. The highest total takes every king, queen and jack.',
    ruling: 'number cards count their number, and each card taken is one head.',
  },
  tie: { title: 'A tie', rule: 'If the highest total is shared, nobody wins the battle.' },
  'joker in army': {
    title: 'A Joker in the army',
    rule: 'An army with a Joker loses at once.',
    ruling: 'if only such armies are left, nobody wins.',
  },
  'face card in hand': {
    title: 'A hand that is not clean',
    rule: 'A king, queen or jack in the hand costs a disgrace; the hand is drawn anew until it is clean.',
  },
  'joker in hand': {
    title: 'A Joker in the hand',
    rule: 'Who draws a Joker gives every other player a disgrace.',
    ruling: 'each Joker counts by itself and stays in the hand.',
  },
  out: { title: 'Three disgraces', rule: 'Who has three disgraces is out.', ruling: 'for the rest of the game.' },
  'illegal suit': {
    title: 'The illegal suit',
    rule: 'An army with a card of the suit that the King named costs a disgrace.',
    ruling: 'one a battle, however many such cards.',
  },
  'lost charge': {
    title: 'A charge that loses',
    rule: 'Who adds a card and still loses gets a disgrace.',
    ruling: 'sharing the highest total is not losing.',
  },
  appeal: {
    title: 'An appeal',
    rule: 'A Joker may be appealed to the King. If he responds and draws a king, queen or jack, it has no effect.',
  },
};

const heads = (count: number) => (count === 1 ? '1 head' : `${count} heads`);

function hand({ name, redrawn, jokers, annulled }: HandSaid): string {
  const said = [
    ...(redrawn ? ['K, Q or J, a disgrace'] : []),
    ...(jokers > 0 ? [`a Joker, ${jokers === 1 ? 'a disgrace' : '2 disgraces'} for all others`] : []),
    ...(annulled > 0 ? ['a Joker, annulled by the King'] : []),
  ];
  return said.length === 0 ? '' : `${name}: ${said.join('; ')}.`;
}

/** What Honor of the Samurai says on both screens. Names stand as they are, never with an ending. */
export const SAMURAI_EN = {
  asks: asksOf<AskWhat, HandWord>(
    {
      king: () => 'Who won the last game?',
      'illegal suit': (name) => `King ${name}: which suit is illegal?`,
      hand: (name) => `${name}: K, Q, J or Joker in the hand?`,
      appeal: () => 'Does anybody appeal to the King?',
      'own appeal': (name) => `${name}: appeal for the Joker?`,
      response: (name) => `King ${name}: respond?`,
      drawn: (name) => `King ${name}: which card is drawn?`,
      charging: (name) => `${name}: add a charge?`,
      army: (name, { counted }) => (name === '' || counted === true ? 'All armies' : `${name}: the army`),
      charge: (name) => `${name}: the charge`,
      replacement: (name) => `${name}: what replaces the Joker?`,
    },
    {
      clean: 'clean',
      heads: 'K, Q or J',
      joker: 'a Joker',
      headsAndJoker: 'K, Q or J, and a Joker',
      jokers: 'two Jokers',
      headsAndJokers: 'K, Q or J, and two Jokers',
      ...CARDS_EN.suits,
      yes: 'yes',
      no: 'no',
      nobody: ({ what }) => (what === 'king' ? 'nobody: no King' : 'nobody'),
      turn: 'turn up',
      keep: 'keep the Joker',
    },
  ),
  joker: CARDS_EN.joker,
  /** What a round is called. */
  battle: (number: number) => `battle ${number}`,
  /** The head of the column that counts them. */
  unit: 'heads',
  /** Below a seat. */
  king: 'King',
  /** The head of the column that counts them. */
  disgrace: 'disgraces',
  /** `count` of those that put a player out, which is `of`; without it there is no limit (HS-7). */
  disgraces(count: number, of?: number) {
    if (of !== undefined) return `${count} of ${of} disgraces`;
    return count === 1 ? '1 disgrace' : `${count} disgraces`;
  },
  illegal: (suit: Suit) => `${CARDS_EN.suits[suit]}: illegal`,
  /** Above the armies that decided a game. */
  lastBattle: 'The last battle',
  /** HS-5: how a game ended without ten heads. */
  endings: { 'last one in': 'the last one in', 'all out': 'all out at once' } satisfies Record<
    Exclude<Ending['reason'], 'ten heads'>,
    string
  >,
  /** In a word or three, biggest of all. */
  verdicts: {
    loses: 'Lost by a Joker',
    takes: (count: number) => (count === 0 ? 'Wins, no heads' : `Takes ${heads(count)}`),
    tie: 'A tie',
    nobody: 'Nobody wins',
    disgrace: 'A disgrace',
    out: 'Out',
  },
  why: {
    joker: 'An army with a Joker loses, whatever else it holds. Its K, Q and J still go to the winner.',
    /** The highest total, and the one next to it; undefined where all other armies held a Joker. */
    wins: (total: number, next: number | undefined) =>
      next === undefined
        ? `${total}: every other army holds a Joker. The winner takes each K, Q and J on the table.`
        : `${total} against ${next}: the highest total takes each K, Q and J on the table.`,
    tie: (total: number) => `${total} each, the highest total: nobody wins, and no heads are taken.`,
    onlyJokers: 'Only armies with a Joker are left: no heads are taken.',
    illegal: (suit: Suit) => `An illegal card in the army: the King has forbidden ${CARDS_EN.suits[suit]}.`,
    charge: 'A charge was added, and the battle lost all the same.',
    out: 'Three disgraces: out for the rest of the game.',
    /** HS-7 */
    outByHeads: 'Three heads below nothing: out for the rest of the game.',
  },
  spoken: {
    loses: (names: string) => `A Joker: ${names} lost`,
    takes: (name: string, count: number) => (count === 0 ? `${name} wins` : `${name} takes ${heads(count)}`),
    nobody: 'Nobody wins',
    disgrace: (names: string) => `A disgrace: ${names}`,
    disgraces: 'Disgraces',
    out: (names: string) => `Out: ${names}`,
    manyOut: (players: number) => `${players} are out`,
  },
  /** Who moves what with real hands. */
  hands: {
    deal: 'Dealer: shuffle all cards, deal three face down and three into each hand.',
    redraw: (name: string) => `${name}: three new cards.`,
    /** HS-3 */
    replace: 'Now army cards may be replaced from the hand, without a look at them.',
    /** HS-8 */
    charge: 'Charges lie face down beside the army.',
  },
  /** What a declared hand costs and gives, a sentence. */
  hand,
  highlights: {
    battle: 'heads in one battle',
    total: 'in one army, the highest total',
    streak: 'battles won in a row',
    redrawn: 'hands that were not clean',
    jokers: 'armies lost by a Joker',
    given: 'disgraces brought to the others by Jokers',
  } satisfies Record<HighlightWhat, string>,
  goals: SAMURAI_GOALS_EN,
};
export type SamuraiWords = Worded<typeof SAMURAI_EN>;
