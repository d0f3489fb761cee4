import { asksOf } from '../../../../words/questions/asks.ts';
import type { Lead } from '../../rules/course.ts';
import { CARDS_EN, nameCard } from '../../../../words/cards/cards.ts';
import { listIn, titled, type Worded } from '../../../../words/language.ts';
import type { Card, Suit } from '../../../../rulebook/card.ts';
import type { HighlightWhat } from '../../rules/highlights.ts';
import type { Goal } from '../../rules/lesson.ts';
import type { TurnJudged } from '../../rules/judge.ts';
import type { Taught } from '../../../../words/rulebook.ts';

/** What decided a turn, as far as its sentence needs it (HY-2, HY-3). */
export interface TurnWhy {
  readonly reason: TurnJudged['reason'];
  /** The card that won; undefined where nobody did. */
  readonly winning: Card | undefined;
  /** The other suits that lie there, the strongest first. */
  readonly beaten: readonly Suit[];
  /** More than one card of the winning suit, or more than one five beside a Joker. */
  readonly several: boolean;
  /** The hand is over with this turn: what waits is nobody's. */
  readonly last: boolean;
}

const HYRULE_GOALS_EN: Readonly<Record<Goal, Taught>> = {
  'first suit': {
    title: 'The stronger suit',
    rule: 'Diamonds beat clubs and spades, clubs beat spades and hearts, spades beat hearts.',
  },
  highest: { title: 'Within a suit', rule: 'The highest card of the winning suit wins: the ace is 1, the king 13.' },
  'heart beats diamond': {
    title: 'Hearts against diamonds',
    rule: 'If hearts and diamonds are both there, the highest heart wins, whatever else is there.',
  },
  joker: { title: 'A Joker', rule: 'A Joker beats everything except a five.' },
  'five beats joker': {
    title: 'A five beats a Joker',
    rule: 'Against a Joker a five wins: hearts first, then spades, clubs, diamonds. Without a Joker it is an ordinary card.',
  },
  'two jokers': {
    title: 'Two Jokers',
    rule: 'Neither Joker beats the other.',
    ruling: 'nobody wins, and the cards wait for the next winner.',
  },
  'waiting won': { title: 'Waiting cards', rule: 'Whoever wins the next turn also takes the waiting cards.' },
  swap: {
    title: 'A swap',
    rule: 'Instead of laying, the leader may discard a card and draw one, but not right after a swap. Then the next player leads.',
  },
  'most leads': {
    title: 'The player with most leads',
    rule: 'The player with the most captured cards leads. While all are level, the tallest does.',
    ruling: 'of several with the most, the one who captured last.',
  },
};

const list = listIn('en');
const cardsOf = (cards: number) => (cards === 1 ? '1 card' : `${cards} cards`);

function why({ reason, winning = '??', beaten, several, last }: TurnWhy): string {
  const card = nameCard(winning, CARDS_EN);
  const suits = list(beaten.map((suit) => CARDS_EN.suits[suit]));
  const suit = (CARDS_EN.suits as Partial<Record<string, string>>)[winning.charAt(1)] ?? '';
  const sentences: Readonly<Record<TurnWhy['reason'], string>> = {
    'five beats joker': `Only a five beats a Joker${several ? ', and the best of them is' : ':'} the ${card}.`,
    joker: 'There is no five, so the Joker wins.',
    'two jokers': `Two Jokers and no five: nobody wins. The cards ${last ? 'belong to nobody' : 'wait for the next winner'}.`,
    'heart beats diamond': `Hearts and diamonds are both there: the ${several ? 'highest ' : ''}heart wins, the ${card}.`,
    'first suit':
      suits === ''
        ? `All ${suit}: the highest wins, the ${card}.`
        : `${titled(suit)} beat ${suits}.${several ? ` The highest is the ${card}.` : ''}`,
  };
  return sentences[reason];
}

const LEADS: Readonly<Record<Lead['reason'], string>> = {
  tallest: 'the tallest, as all are level',
  'most captured': 'most cards captured',
  'captured last': 'shares the most cards and captured last',
  'after swap': 'next after the swap',
};

/** What Hyrule says at the table. Names stand as they are; lists of names are joined already. */
export const HYRULE_EN = {
  asks: asksOf(
    {
      tallest: 'Who is the tallest?',
      'tallest in run-off': 'Run-off: who is the tallest of them?',
      'run-off': 'A draw. Play a run-off?',
      discard: (name) => `${name} swaps: which card?`,
      lead: (name, { kind }) => (kind === 'card' ? `${name} leads: which card?` : `${name} leads`),
      follow: (name, { kind }) => (kind === 'card' ? `${name} follows: which card?` : `${name} follows`),
      turned: (name, { kind, counted }) =>
        kind === 'option' ? 'A card for everybody' : counted ? 'Everybody: one card face down' : `${name}: which card?`,
    },
    {
      swap: 'Swap a card',
      'no swap': 'No swap after all',
      'play off': 'Run-off',
      share: 'Share the win',
      lay: ({ what }) => (what === 'turned' ? 'Turn over' : 'Lay'),
    },
  ),
  /** The verdict of a turn. */
  takes: (cards: number) => `takes ${cardsOf(cards)}`,
  nobody: 'nobody wins',
  why,
  spoken: {
    takes: (name: string, cards: number) => `${name} takes ${cardsOf(cards)}.`,
    waits: (cards: number) => `Two Jokers: nobody wins. ${cardsOf(cards)} wait.`,
    nobodys: 'Two Jokers: nobody wins.',
  },
  /** The head of the column of standings. */
  unit: 'cards',
  worth: '♦ > ♣ > ♠ > ♥ > ♦ · king high, ace low · only a five beats a Joker',
  /** What a round is called; `runOff` is 0 in the first hand, then the number of the run-off. */
  turn(number: number, runOff: number) {
    if (runOff === 0) return `turn ${number}`;
    return `turn ${number} of ${runOff === 1 ? 'the run-off' : `run-off ${runOff}`}`;
  },
  /** Beside the turn's number. */
  turnsLeft: (turns: number) => (turns === 1 ? '1 turn left' : `${turns} turns left`),
  stock: (cards: number) => `draw deck ${cards}`,
  /** While cards wait in the middle (HY-3). */
  waiting: (cards: number) => `${cardsOf(cards)} wait for the next winner.`,
  /** Of the seat that leads, in one short word. */
  leads: 'leads',
  hands: {
    /** `them` are those of the run-off, just named. */
    deal(turns: 'chance' | 'strategy', to: 'all' | 'them') {
      const deal = `Dealer: shuffle all 54 cards and deal ${to === 'them' ? 'them seven each' : 'everybody seven'}.`;
      return turns === 'chance' ? deal : `${deal} The rest is the draw deck.`;
    },
    runOff: (names: string) => `Run-off between ${names}.`,
    before: (counts: string) => `Cards before the run-off: ${counts}.`,
    take: (name: string, cards: number) => `${name}: take the ${cardsOf(cards)}.`,
    wait: 'Leave the cards in the middle for the next winner.',
    draw: (name: string, discarded: string) => `${name}: discard the ${discarded} and draw a card.`,
    /** `maySwap`: HY-5 lets the leader swap a card instead. */
    lead: (name: string, reason: Lead['reason'], maySwap: boolean) =>
      `${name} leads: ${LEADS[reason]}.${maySwap ? ' A swap is allowed instead.' : ''}`,
    share: (names: string) => `${names} are tied for the most cards.`,
  },
  highlights: {
    jokersCaught: 'Jokers caught with a five',
    haul: 'cards in one turn',
    aces: 'turns won with an ace, the lowest card',
    streak: 'turns won in a row',
    hearts: 'times a heart beat diamonds',
    leadChanges: 'times the lead changed hands',
    comeback: 'cards behind, and still won',
  } satisfies Record<HighlightWhat, string>,
  goals: HYRULE_GOALS_EN,
};
export type HyruleWords = Worded<typeof HYRULE_EN>;
