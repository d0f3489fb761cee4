import type { Seat } from '../../rulebook/seat.ts';
import { typedDigits, type Typing } from './typing.ts';

/** Everything one opening showed; in memory only until it is recorded. By seat; `typed` are real dice, in typing order. */
export interface Opened {
  readonly attempt: number;
  readonly faces: readonly (number | null)[];
  readonly nonces: readonly (string | null)[];
  readonly typed: readonly Seat[];
}

/** A face that is in; `nonce` null where no seal proves it. */
export interface KnownFace {
  readonly face: number | null;
  readonly nonce: string | null;
}

/** The faces of sealed seats and of typed dice (0 is no die, HW-8), by seat of a circle of `seats`. */
export function openedBy(attempt: number, sealed: ReadonlyMap<Seat, KnownFace>, typing: Typing, seats: number): Opened {
  const faces: (number | null)[] = Array.from({ length: seats }, () => null);
  const nonces: (string | null)[] = Array.from({ length: seats }, () => null);
  for (const [seat, { face, nonce }] of sealed) {
    faces[seat] = face;
    nonces[seat] = nonce;
  }
  for (const { seat, digit } of typedDigits(typing)) faces[seat] = digit === 0 ? null : digit;
  return { attempt, faces, nonces, typed: typing.order };
}

/** The faces of an opening that did not come from the typing, of the seats that were in the game. */
export function sealedOf({ faces, nonces, typed }: Opened, inGame: readonly Seat[]): ReadonlyMap<Seat, KnownFace> {
  const sealed = inGame.filter((seat) => !typed.includes(seat));
  return new Map(sealed.map((seat) => [seat, { face: faces[seat] ?? null, nonce: nonces[seat] ?? null }]));
}

/** The typing of an opening, with all its digits. */
export function typingOf({ faces, typed }: Opened): Typing {
  return { order: typed, digits: typed.map((seat) => faces[seat] ?? 0) };
}
