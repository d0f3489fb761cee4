import type { Card } from '../../../rulebook/card.ts';
import type { DeckContents } from '../../../rulebook/deck.ts';
import { seatsWithMost, type Seat } from '../../../rulebook/seat.ts';
import { laidIn, type Battle, beginBattle, clash, judgeFlips, type Variation } from './battle.ts';

/** WR-1 */
export const SEATS = { least: 2, most: 6 } as const;
export const DECK: DeckContents = { decks: 1, jokers: 0, extras: 0 };

/** All cards of a game between two battles; a card whose identity is not known is `??`. */
export interface WarTable {
  /** By seat, the top card first. */
  readonly stacks: readonly (readonly Card[])[];
  /** WR-4: what nobody won yet, in the order in which its winner will take it. */
  readonly waiting: readonly Card[];
}

export function countsOf({ stacks }: WarTable): number[] {
  return stacks.map((stack) => stack.length);
}

/** Where the cards of a battle go that was fought from `table`, whose stacks no longer hold what was laid. */
export function settle({ stacks, waiting }: WarTable, battle: Battle): WarTable {
  const laid = laidIn(battle);
  switch (battle.next.what) {
    case 'won': {
      const { winner } = battle.next;
      // WR-2: what waited comes first, so that the cards of this battle lie lowest.
      const taken = [...waiting, ...clockwise(laid, winner)];
      return { stacks: stacks.map((stack, seat) => (seat === winner ? [...stack, ...taken] : stack)), waiting: [] };
    }
    case 'waits':
      // WR-4: older battles first, each seat by seat from seat 0.
      return { stacks, waiting: [...waiting, ...clockwise(laid, 0)] };
    case 'lay':
      throw new RangeError('a battle under way cannot be settled');
  }
}

function clockwise(laid: readonly (readonly Card[])[], from: Seat): readonly Card[] {
  return [...laid.slice(from), ...laid.slice(0, from)].flat();
}

/** Total victory or most cards when the game is ended (WR-5), or nobody can flip and the tied of the last war share it (WR-4). */
export interface Ending {
  readonly winners: readonly Seat[];
  readonly clause: 'WR-4' | 'WR-5';
}

/**
 * How the game has ended; undefined while it goes on. A player who alone has cards while others wait in the middle fights on, for
 * them (WR-4). `last` is the battle that left this table.
 */
export function endingOf({ stacks, waiting }: WarTable, last: Battle | undefined): Ending | undefined {
  const holding = [...stacks.keys()].filter((seat) => stacks[seat]?.length !== 0);
  if (holding.length === 0) {
    return { winners: last?.next.what === 'waits' ? last.next.tied : [], clause: 'WR-4' };
  }
  return holding.length === 1 && waiting.length === 0 ? { winners: holding, clause: 'WR-5' } : undefined;
}

/** WR-5: most cards wins, and equal counts share. What waits in the middle is nobody's. */
export function endingByCount(table: WarTable): Ending {
  return { winners: seatsWithMost(countsOf(table)), clause: 'WR-5' };
}

/** Variations in which nobody chooses: every card comes from the top of a stack. */
export type FromTheTop = Exclude<Variation, 'suicide'>;

/**
 * WR-2 to WR-4: one battle with all its wars, fought with the top cards, and the table it leaves. Somebody must have a
 * card and the rank of every card that is flipped must be known once it is turned up; a RangeError otherwise. `turnUp`
 * says what such a card is, asked in the order of the clashes and seat by seat.
 */
export function fight(
  table: WarTable,
  variation: FromTheTop,
  turnUp: (card: Card) => Card = (card) => card,
): { readonly battle: Battle; readonly table: WarTable } {
  let battle: Battle = beginBattle(countsOf(table), variation);
  let left = table;
  while (battle.next.what === 'lay') {
    const { due } = battle.next;
    const laid = left.stacks.map((stack, seat) => laidFrom(stack.slice(0, due[seat]), turnUp));
    left = { ...left, stacks: left.stacks.map((stack, seat) => stack.slice(due[seat])) };
    battle = clash(battle, laid, judgeFlips(laid.map((cards) => cards.at(-1) ?? null)));
  }
  return { battle, table: settle(left, battle) };
}

function laidFrom(cards: readonly Card[], turnUp: (card: Card) => Card): readonly Card[] {
  return cards.map((card, i) => (i === cards.length - 1 ? turnUp(card) : card));
}
