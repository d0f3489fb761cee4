import type { PressHeard } from '../../../host/contract/pads.ts';
import type { Seat } from '../../../rulebook/seat.ts';

/** Whose pad is asked for, going round the table, and what has been given in this going. */
export interface PairingTurn {
  /** Index in the order of seats; its length when all have been asked. */
  readonly at: number;
  readonly given: ReadonlyMap<Seat, string>;
  /** The number of the last press taken in. */
  readonly heard: number;
  /** The last press came from a pad that was given to another seat before. */
  readonly takenBy?: { readonly pad: string; readonly seat: Seat };
}

/** Presses before it began belong to nobody. */
export function beginTurn(presses: readonly PressHeard[]): PairingTurn {
  return { at: 0, given: new Map(), heard: presses.at(-1)?.n ?? 0 };
}

/** A press that has not been taken in yet gives its pad to the seat that is asked. */
export function pressed(turn: PairingTurn, { n, pad }: PressHeard, order: readonly Seat[]): PairingTurn {
  if (n <= turn.heard) return turn;
  const { at, given } = turn;
  const seat = order[at];
  const owner = [...given].find(([, theirs]) => theirs === pad)?.[0];
  if (seat === undefined) return { at, given, heard: n };
  if (owner !== undefined && owner !== seat) return { at, given, heard: n, takenBy: { pad, seat: owner } };
  return { at: at + 1, given: new Map(given).set(seat, pad), heard: n };
}

export function skip({ at, given, heard }: PairingTurn, order: readonly Seat[]): PairingTurn {
  return { at: Math.min(at + 1, order.length), given, heard };
}

/** To the seat before: what it was given may be pressed again. */
export function back({ at, given, heard }: PairingTurn, order: readonly Seat[]): PairingTurn {
  const before = Math.max(at - 1, 0);
  const seat = order[before];
  return { at: before, given: new Map([...given].filter(([theirs]) => theirs !== seat)), heard };
}
