import { handsLines, type HandsLine, type Spot } from '../rules/hands.ts';
import type { State } from '../rules/types.ts';
import type { Player } from '../../../rulebook/seat.ts';
import type { Language } from '../../../words/language.ts';
import { HUNGARIAN_WAR_WORDS } from '../words/table/words.ts';
import type { HandTarget, Lay, PlaceSaid } from '../words/table/en.ts';

/** Who moves what, a sentence for each player who takes and one for the dealer. The first deal is told where hands deal. */
export function sayHands(state: State, language: Language): readonly string[] {
  const { opening } = state;
  if (opening === undefined && state.house.cards === 'dealt') return [];
  const seats = (opening?.players ?? state.seats).length;
  const words = HUNGARIAN_WAR_WORDS[language];
  const lines = handsLines(state);
  const takes = lines.flatMap((line) => {
    if (line.does !== 'take') return [];
    return [words.take(line.player.name, targetOf(line.spot, line.player, seats))];
  });
  const dealer = words.dealer({
    discard: lines.flatMap((line) => (line.does === 'discard' ? [placeSaid(line.spot, seats)] : [])),
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

function targetOf(spot: Spot, player: Player, seats: number): HandTarget {
  if (spot.place === 'centre') return { at: 'centre' };
  const [left, right] = spot.between;
  const isLeft = left?.id === player.id;
  // With two seats both side cards lie between the same two people.
  if (seats === 2) return { at: isLeft ? 'left' : 'right' };
  return { at: 'between', neighbour: (isLeft ? right : left)?.name ?? '' };
}

function placeSaid(spot: Spot, seats: number): PlaceSaid {
  if (spot.place === 'centre') return { at: 'centre' };
  const [left, right] = spot.between;
  if (seats === 2) return { at: 'left', name: left?.name ?? '' };
  return { at: 'between', names: [left?.name ?? '', right?.name ?? ''] };
}
