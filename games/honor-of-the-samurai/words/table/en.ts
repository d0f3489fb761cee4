import { CARDS_EN } from '../../../../words/cards/cards.ts';
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
    ruling: 'the other cards count their number, and each card taken is one head.',
  },
  tie: { title: 'A tie', rule: 'If the highest total is shared, nobody wins the battle.' },
  'joker in army': {
    title: 'A Joker in the army',
    rule: 'An army with a Joker loses at once.',
    ruling: 'if every army left has one, nobody wins.',
  },
  'face card in hand': {
    title: 'A king, queen or jack in hand',
    rule: 'It costs a disgrace: discard the hand and draw three cards, until it holds none.',
  },
  'joker in hand': {
    title: 'A Joker in hand',
    rule: 'If you draw a Joker, every other player gets a disgrace.',
    ruling: 'each Joker counts by itself and stays in the hand.',
  },
  out: {
    title: 'Three disgraces',
    rule: 'With three disgraces you are out.',
    ruling: 'for this round, or by house rule for the game.',
  },
  'illegal suit': {
    title: 'The illegal suit',
    rule: 'A card of the suit that the King named costs its army a disgrace.',
    ruling: 'one per battle, however many such cards.',
  },
  'lost charge': {
    title: 'A charge that loses',
    rule: 'If you add a card and still lose, you get a disgrace.',
    ruling: 'sharing the highest total is not losing.',
  },
  appeal: {
    title: 'An appeal',
    rule: 'You may appeal to the King about a Joker. If he responds and draws a king, queen or jack, it is cancelled.',
  },
};

const heads = (count: number) => (count === 1 ? '1 head' : `${count} heads`);

function hand({ name, redrawn, jokers, annulled }: HandSaid): string {
  const said = [
    ...(redrawn ? ['K, Q or J, a disgrace'] : []),
    ...(jokers > 0 ? [`${jokers === 1 ? 'a Joker, a disgrace' : 'two Jokers, 2 disgraces'} for all others`] : []),
    ...(annulled > 0 ? ['a Joker, cancelled by the King'] : []),
  ];
  return said.length === 0 ? '' : `${name}: ${said.join('; ')}.`;
}

/** What Honor of the Samurai says on both screens. Names stand as they are, never with an ending. */
export const SAMURAI_EN = {
  asks: asksOf<AskWhat, HandWord>(
    {
      king: () => 'Who won the last game?',
      'illegal suit': (name) => `King ${name}: which suit is illegal?`,
      hand: (name) => `${name}: any K, Q, J or Joker in hand?`,
      appeal: () => 'Does anyone appeal to the King?',
      'own appeal': (name) => `${name}: appeal about the Joker?`,
      response: (name) => `King ${name}: respond to the appeal?`,
      drawn: (name) => `King ${name}: which card did you draw?`,
      charging: (name) => `${name}: add a charge?`,
      army: (name, { counted, part }) =>
        name === '' || counted === true ? 'All armies' : `${name}: the army${part ? `, card ${part.at} of ${part.of}` : ''}`,
      charge: (name) => `${name}: the charge`,
      replacement: (name) => `${name}: which card replaces the Joker?`,
    },
    {
      clean: 'none',
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
  worth: 'Armies: ace 13, king 12, queen and jack 11, others their number; a Joker loses; 10 heads win',
  /** Below a seat. */
  king: 'King',
  nextDeal: 'plays next round',
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
  /** HS-1: the head of the column, where it was agreed what a head is worth. */
  staked: (stake: string) => `heads × ${stake}`,
  /** HS-5: how a game ended without ten heads. */
  endings: { 'last one in': 'the last player left', 'all out': 'all out at once' } satisfies Record<
    Exclude<Ending['reason'], 'ten heads'>,
    string
  >,
  /** In a word or three, biggest of all. */
  verdicts: {
    loses: 'Lost to a Joker',
    takes: (count: number) => (count === 0 ? 'Wins, but no heads' : `Takes ${heads(count)}`),
    tie: 'A tie',
    nobody: 'Nobody wins',
    disgrace: 'A disgrace',
    out: 'Out',
  },
  why: {
    joker: 'An army with a Joker loses, whatever else it holds. A winner still takes its K, Q and J.',
    /** The highest total, and the one next to it; undefined where no other army was without a Joker. */
    wins: (total: number, next: number | undefined) =>
      next === undefined
        ? `${total}: no other army counts. The winner takes every K, Q and J on the table.`
        : `${total} against ${next}: the highest total takes every K, Q and J on the table.`,
    tie: (total: number) => `The highest total, ${total}, is shared: nobody wins, and nobody takes heads.`,
    onlyJokers: 'Every army left has a Joker: nobody takes heads.',
    illegal: (suit: Suit) => `An illegal card in the army: the King has forbidden ${CARDS_EN.suits[suit]}.`,
    charge: 'A charge was added, and the army still lost.',
    /** HS-2, HS-7: by what a player is out, and for how long. */
    outBy: { disgraces: 'Three disgraces', heads: 'Three heads below zero' },
    outFor: { hand: 'out. The next round begins with no disgraces.', game: 'out for the rest of the game.' },
  },
  spoken: {
    loses: (names: string) => `Lost to a Joker: ${names}`,
    takes: (name: string, count: number) => (count === 0 ? `${name} wins` : `${name} takes ${heads(count)}`),
    nobody: 'Nobody wins',
    disgrace: (names: string) => `A disgrace: ${names}`,
    disgraces: 'Disgraces',
    out: (names: string) => `Out: ${names}`,
    manyOut: (players: number) => `${players} players are out`,
  },
  /** HS-2: as a new round begins. */
  allOut: 'Everyone went out: nobody won that round.',
  back: (names: string) => `Back in, with no disgraces: ${names}.`,
  /** Who moves what with real hands. */
  hands: {
    deal: 'Dealer: shuffle all cards, taken heads too. Everyone gets three face down, one on top of the other, and three in hand.',
    redraw: (name: string) => `${name}: discard your hand and draw three cards.`,
    /** HS-3 */
    replace: 'You may now replace army cards, unseen, from your hand. The old ones go to their own pile.',
    /** HS-8 */
    charge: 'Lay a charge face down beside your army.',
    /** HS-1 */
    settle: (worth: string) => `What the heads are worth: ${worth}.`,
  },
  /** What a declared hand costs and gives, a sentence. */
  hand,
  highlights: {
    battle: 'heads in one battle',
    total: 'in one army, the highest total',
    streak: 'battles won in a row',
    redrawn: 'hands with a K, Q or J',
    jokers: 'armies lost to a Joker',
    given: 'disgraces given to others by Jokers',
  } satisfies Record<HighlightWhat, string>,
  goals: SAMURAI_GOALS_EN,
};
export type SamuraiWords = Worded<typeof SAMURAI_EN>;
