import type { Seat } from '../../rulebook/seat.ts';

/** Everything one opening showed; in memory only until it is recorded. By seat; `typed` are real dice, in typing order. */
export interface Opened {
  readonly attempt: number;
  readonly faces: readonly (number | null)[];
  readonly nonces: readonly (string | null)[];
  readonly typed: readonly Seat[];
}

/** A face that is in; `nonce` is null if no seal proves it. */
export interface KnownFace {
  readonly face: number | null;
  readonly nonce: string | null;
}

/** Real dice being typed: whose, in which order, and the digits so far (0 is no face). */
export interface Typing {
  readonly order: readonly Seat[];
  readonly digits: readonly number[];
}

/** Clockwise from the dealer's left (DESIGN, opening): the seats of `dice`, of a circle of `seats`, the dealer last. */
export function typingOrder(dice: readonly Seat[], dealer: Seat, seats: number): readonly Seat[] {
  const fromDealersLeft = (seat: Seat) => (seat - dealer - 1 + seats) % seats;
  return [...dice].sort((a, b) => fromDealersLeft(a) - fromDealersLeft(b));
}

export function typedDigits(typing: Typing): readonly { readonly seat: Seat; readonly digit: number }[] {
  return typing.digits.map((digit, i) => ({ seat: typing.order[i] ?? 0, digit }));
}

/** The faces of sealed seats and of typed dice (0 is no face), by seat of a circle of `seats`. */
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

/** The faces of an opening that were not typed, of the seats that were asked. */
export function sealedOf({ faces, nonces, typed }: Opened, asked: readonly Seat[]): ReadonlyMap<Seat, KnownFace> {
  const sealed = asked.filter((seat) => !typed.includes(seat));
  return new Map(sealed.map((seat) => [seat, { face: faces[seat] ?? null, nonce: nonces[seat] ?? null }]));
}

/** The typing of an opening, with all its digits. */
export function typingOf({ faces, typed }: Opened): Typing {
  return { order: typed, digits: typed.map((seat) => faces[seat] ?? 0) };
}
