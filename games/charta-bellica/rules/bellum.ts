import { valueOf, type NationalCard, type NationalRank } from './card.ts';
import { judgeAttack, judgeShown, mayAttack, seatOfHighest, takenByOne, type Attack, type Draw, type Taken } from './trick.ts';
import { refuse, type Refused } from '../../../rulebook/refusal.ts';
import type { Seat } from '../../../rulebook/seat.ts';

/** The cards of one draw, each at the seat from whose hand it came, null for a seat that does not draw (CB-7). */
export type Drawn = readonly (NationalCard | null)[];

/** A trick of Bellum as far as it has been played; it must have passed `refuseTrick`. */
export interface Trick {
  /** What all turned over together, one a seat. */
  readonly cards: readonly NationalCard[];
  /** Cards in each hand after laying; every later draw and every horse takes one more from each. */
  readonly left: number;
  readonly horse: NationalRank;
  readonly attack: Attack | null;
  readonly draws: readonly Drawn[];
}

/** With `own cards` (CB-7) each player scores the cards of this trick that came from the own hand. */
export type TrickOutcome =
  | Taken
  | Draw
  | { readonly outcome: 'own cards'; readonly clause: 'CB-7'; readonly reason: 'hands empty' };

/** CB-7 to CB-9: which seat takes the trick, or which seats draw next. */
export function judgeTrick({ cards, left, horse, attack, draws }: Trick): TrickOutcome {
  let outcome = attack === null ? judgeShown(cards) : judgeAttack(cards, attack, horse);
  const hands = left - (attack === null ? 0 : 1);
  for (const drawn of draws.slice(0, hands)) if (outcome.outcome === 'draw') outcome = judgeDraw(outcome, drawn);
  return outcome.outcome === 'draw' && hands <= draws.length ? withHandsEmpty(cards, outcome) : outcome;
}

/** CB-7, CB-9: a drawn card fights by its value alone for the seat from whose hand it came. */
function judgeDraw({ seats, clause }: Draw, drawn: Drawn): Taken | Draw {
  const strength = seats.map((seat) => valueOf(cardOf(drawn, seat)));
  const strongest = Math.max(...strength);
  const best = seats.filter((_, i) => strength[i] === strongest);
  return takenByOne(best, [clause, 'stronger draw'], [clause, 'equal draw']);
}

/** CB-7, CB-9: what becomes of a draw for which nobody has a card. */
function withHandsEmpty(cards: readonly NationalCard[], { clause }: Draw): TrickOutcome {
  return clause === 'CB-9'
    ? { outcome: 'taken', by: seatOfHighest(cards), clause, reason: 'hands empty' }
    : { outcome: 'own cards', clause: 'CB-7', reason: 'hands empty' };
}

function cardOf(drawn: Drawn, seat: Seat): NationalCard {
  const card = drawn[seat] ?? undefined;
  if (card === undefined) throw new RangeError(`seat ${seat} draws and has no card`);
  return card;
}

/** CB-7 */
export const SEATS = { least: 2, most: 4 } as const;

/** CB-7: a nation's 14 cards without the one laid first. */
export const LEFT = { least: 0, most: 13 } as const;

export type TrickRefusal =
  | 'cards left'
  | 'nobody may attack'
  | 'seat may not attack'
  | 'drawn count'
  | 'drawn by nobody'
  | 'drawn missing';

/**
 * Why this trick cannot be judged: more or fewer cards left than a hand can hold, an attack by a seat that may not
 * (CB-9), drawn cards where nobody draws or none where somebody does (CB-7). Undefined where it can.
 */
export function refuseTrick(trick: Trick): Refused<TrickRefusal> | undefined {
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

function refuseAttack({ cards, left, attack }: Trick): Refused<TrickRefusal> | undefined {
  const [may] = mayAttack(cards, left);
  if (attack === null || attack.by === may) return undefined;
  const { by: seat } = attack;
  return may === undefined ? refuse('nobody may attack', { seat }, 'CB-9') : refuse('seat may not attack', { seat, may }, 'CB-9');
}

/** `drawing` are the seats that draw from one another, so that a card comes from the hand of each. */
function refuseDrawn(drawn: Drawn, drawing: readonly Seat[], seats: number): Refused<TrickRefusal> | undefined {
  if (drawn.length !== seats) return refuse('drawn count', { given: drawn.length, seats }, 'CB-7');
  for (const [seat, card] of drawn.entries()) {
    if (card === null && drawing.includes(seat)) return refuse('drawn missing', { seat }, 'CB-7');
    if (card !== null && !drawing.includes(seat)) return refuse('drawn by nobody', { seat }, 'CB-7');
  }
  return undefined;
}
