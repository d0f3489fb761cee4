import { handsLines, type HandsLine, type Spot } from '../rules/hands.ts';
import type { State } from '../rules/types.ts';
import type { Player } from '../../../rulebook/seat.ts';
import type { Language } from '../../../words/language.ts';
import { HUNGARIAN_WAR_WORDS } from '../words/table/words.ts';
import type { HungarianWarWords, Lay } from '../words/table/en.ts';

/** What people move, a sentence for each player who takes and one for the dealer. The first deal is included where hands deal. */
export function sayHands(state: State, language: Language): readonly string[] {
  const { opening } = state;
  if (opening === undefined && state.house.cards === 'dealt') return [];
  const seats = (opening?.players ?? state.seats).length;
  const words = HUNGARIAN_WAR_WORDS[language];
  const lines = handsLines(state);
  const takes = lines.flatMap((line) => {
    if (line.does !== 'take') return [];
    return [words.take(line.player.name, targetOf(line.spot, line.player, { seats, words: words.target }))];
  });
  const dealer = words.dealer({
    discard: lines.flatMap((line) => (line.does === 'discard' ? [discarded(line.spot, { seats, words: words.discarded })] : [])),
    lay: layOf(lines, state),
    swap: swapOf(lines),
  });
  return dealer === '' ? takes : [...takes, dealer];
}

function layOf(lines: readonly HandsLine[], { opening, seats }: State): Lay | undefined {
  const spots = lines.find((line) => line.does === 'lay')?.spots;
  if (spots === undefined) return undefined;
  const whole = opening === undefined && spots.length === seats.length + 1;
  return whole
    ? { what: 'table', seats: seats.length }
    : { what: 'refill', cards: spots.length, centreFirst: spots[0]?.place === 'centre' };
}

function swapOf(lines: readonly HandsLine[]) {
  const swap = lines.find((line) => line.does === 'swap');
  if (swap !== undefined) return swap.card;
  return lines.some((line) => line.does === 'swapByEye') ? ('??' as const) : undefined;
}

interface At<Words> {
  /** With two seats both side cards lie between the same two people. */
  readonly seats: number;
  readonly words: Words;
}

function targetOf(spot: Spot, player: Player, { seats, words }: At<HungarianWarWords['target']>): string {
  if (spot.place === 'centre') return words.centre;
  const [left, right] = spot.between;
  const isLeft = left?.id === player.id;
  if (seats === 2) return isLeft ? words.left : words.right;
  return words.between((isLeft ? right : left)?.name ?? '');
}

function discarded(spot: Spot, { seats, words }: At<HungarianWarWords['discarded']>): string {
  if (spot.place === 'centre') return words.centre;
  const [left, right] = spot.between;
  return seats === 2 ? words.left(left?.name ?? '') : words.between(left?.name ?? '', right?.name ?? '');
}
