import { valueOf, type Card, type Rank } from './card.ts';
import { judgeAttack, seatOfHighest, type Attack } from './horse.ts';
import { judgeShown, type Draw, type Taken } from './trick.ts';

/** The cards of one draw, each at the seat from whose hand it came, null for a seat that does not draw (CB-7). */
export type Drawn = readonly (Card | null)[];

/** A trick of Bellum as far as it has been played; it must have passed `refuseTrick`. */
export interface Trick {
  /** What all turned over together, one a seat. */
  readonly cards: readonly Card[];
  /** Cards in each hand after laying; every later draw and every horse takes one more from each. */
  readonly left: number;
  readonly horse: Rank;
  readonly attack: Attack | null;
  readonly draws: readonly Drawn[];
}

/** CB-7: each player scores the cards of this trick that came from the own hand. */
interface OwnCards {
  readonly outcome: 'own cards';
  readonly clause: 'CB-7';
  readonly reason: 'hands empty';
}

type Settled =
  ReturnType<typeof judgeShown> | ReturnType<typeof judgeAttack> | Taken<'stronger draw' | 'hands empty'> | Draw<'equal draw'>;

export type TrickOutcome = Settled | OwnCards;

/** CB-7 to CB-9: who takes the trick, or who draws next. */
export function judgeTrick({ cards, left, horse, attack, draws }: Trick): TrickOutcome {
  let outcome: Settled = attack === null ? judgeShown(cards) : judgeAttack(cards, attack, horse);
  const hands = left - (attack === null ? 0 : 1);
  for (const drawn of draws.slice(0, hands)) if (outcome.outcome === 'draw') outcome = judgeDraw(outcome, drawn);
  return outcome.outcome === 'draw' && hands <= draws.length ? withHandsEmpty(cards, outcome) : outcome;
}

/** CB-7, CB-9: a drawn card fights by its value alone for the seat from whose hand it came. */
function judgeDraw({ seats, clause }: Draw<unknown>, drawn: Drawn): Taken<'stronger draw'> | Draw<'equal draw'> {
  const strength = seats.map((seat) => valueOf(cardOf(drawn, seat)));
  const strongest = Math.max(...strength);
  const best = seats.filter((_, i) => strength[i] === strongest);
  const [by] = best;
  return by !== undefined && best.length === 1
    ? { outcome: 'taken', by, clause, reason: 'stronger draw' }
    : { outcome: 'draw', seats: best, clause, reason: 'equal draw' };
}

/** CB-7, CB-9: what becomes of a draw for which nobody has a card. */
function withHandsEmpty(cards: readonly Card[], { clause }: Draw<unknown>): TrickOutcome {
  return clause === 'CB-9'
    ? { outcome: 'taken', by: seatOfHighest(cards), clause, reason: 'hands empty' }
    : { outcome: 'own cards', clause: 'CB-7', reason: 'hands empty' };
}

function cardOf(drawn: Drawn, seat: number): Card {
  const card = drawn[seat];
  if (card === null || card === undefined) throw new RangeError(`seat ${seat} draws and has no card`);
  return card;
}
