import type { Card } from '../../../rulebook/card.ts';
import { beginBattle, clash, type Battle } from './battle.ts';
import { judgeFlips } from './flips.ts';
import { settle } from './settle.ts';
import { countsOf, type Table } from './table.ts';
import type { Variation } from './variation.ts';

/** Variations in which nobody chooses: every card comes from the top of a stack. */
export type FromTheTop = Exclude<Variation, 'suicide'>;

/**
 * WR-2 to WR-4: one battle with all its wars, fought with the top cards, and the table it leaves. Somebody must have a
 * card and the rank of every card that is flipped must be known once it is turned up; a RangeError otherwise. `turnUp`
 * says what such a card is, asked in the order of the clashes and seat by seat.
 */
export function fight(
  table: Table,
  variation: FromTheTop,
  turnUp: (card: Card) => Card = (card) => card,
): { readonly battle: Battle; readonly table: Table } {
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

/** The cards one seat lays, the last of them turned up. */
function laidFrom(cards: readonly Card[], turnUp: (card: Card) => Card): readonly Card[] {
  return cards.map((card, i) => (i === cards.length - 1 ? turnUp(card) : card));
}
