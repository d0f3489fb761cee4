import type { Seat } from '../../../rulebook/seat.ts';
import { flowerOf } from '../../ui/flowers.ts';

/** Dashes that tell the lines of ten seats apart without colour. */
const DASHES = ['', '30 12', '5 11', '30 10 5 10', '52 12', '16 10', '30 9 5 9 5 9', '2 7', '52 9 16 9', '14 7 3 7'] as const;

export interface ThreadLook {
  readonly colour: string;
  readonly dash: string;
}

/** How a seat's line is drawn; that of a player who has left is paper. */
export function lookOf(seat: Seat | undefined): ThreadLook {
  if (seat === undefined) return { colour: 'var(--paper-faded)', dash: '2 14' };
  return { colour: flowerOf(seat).at(-1)?.fill ?? 'var(--paper)', dash: DASHES[seat % DASHES.length] ?? '' };
}
