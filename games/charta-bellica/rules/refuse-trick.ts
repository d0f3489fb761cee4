import { refuse } from '../../../rulebook/refusal.ts';
import type { Refusal } from '../../../rulebook/refusal.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { judgeTrick } from './bellum.ts';
import type { Drawn, Trick } from './bellum.ts';
import { mayAttack } from './horse.ts';

/** CB-7 */
export const SEATS = { least: 2, most: 4 } as const;

/** CB-7: a nation's 14 cards without the one laid first. */
export const LEFT = { least: 0, most: 13 } as const;

export type TrickRefusal =
  'cards left' | 'nobody may attack' | 'seat may not attack' | 'drawn count' | 'drawn by nobody' | 'drawn missing';

type Refused = { readonly ok: false; readonly refusal: Refusal<TrickRefusal> };

/**
 * Why this trick cannot be judged: more or fewer cards left than a hand can hold, an attack by a seat that may not
 * (CB-9), drawn cards where nobody draws or none where somebody does (CB-7). Undefined where it can.
 */
export function refuseTrick(trick: Trick): Refused | undefined {
  const { left: given, draws } = trick;
  if (!Number.isInteger(given) || given < LEFT.least || given > LEFT.most)
    return refuse('cards left', { given, ...LEFT }, 'CB-7');
  const attacked = refuseAttack(trick);
  if (attacked !== undefined) return attacked;
  for (const [i, drawn] of draws.entries()) {
    const before = judgeTrick({ ...trick, draws: draws.slice(0, i) });
    const refused = refuseDrawn(drawn, before.outcome === 'draw' ? before.seats : [], trick.cards.length);
    if (refused !== undefined) return refused;
  }
  return undefined;
}

function refuseAttack({ cards, left, attack }: Trick): Refused | undefined {
  const [may] = mayAttack(cards, left);
  if (attack === null || attack.by === may) return undefined;
  const { by: seat } = attack;
  return may === undefined ? refuse('nobody may attack', { seat }, 'CB-9') : refuse('seat may not attack', { seat, may }, 'CB-9');
}

/** `drawing` are the seats that draw from one another, so that a card comes from the hand of each. */
function refuseDrawn(drawn: Drawn, drawing: readonly Seat[], seats: number): Refused | undefined {
  if (drawn.length !== seats) return refuse('drawn count', { given: drawn.length, seats }, 'CB-7');
  for (const [seat, card] of drawn.entries()) {
    if (card === null && drawing.includes(seat)) return refuse('drawn missing', { seat }, 'CB-7');
    if (card !== null && !drawing.includes(seat)) return refuse('drawn by nobody', { seat }, 'CB-7');
  }
  return undefined;
}
