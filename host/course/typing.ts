import type { Seat } from '../../rulebook/seat.ts';

/** Real dice being typed: whose, in which order, and the digits so far (0 is no die). */
export interface Typing {
  readonly order: readonly Seat[];
  readonly digits: readonly number[];
}

/** Clockwise from the dealer's left (DESIGN, opening): the seats of `dice`, of a circle of `seats`, the dealer last. */
export function typingOrder(dice: readonly Seat[], dealer: Seat, seats: number): readonly Seat[] {
  const fromDealersLeft = (seat: Seat) => (seat - dealer - 1 + seats) % seats;
  return [...dice].sort((a, b) => fromDealersLeft(a) - fromDealersLeft(b));
}

/** The seats still to be typed, next first. */
export function toType(typing: Typing): readonly Seat[] {
  return typing.order.slice(typing.digits.length);
}

export function withDigit(typing: Typing, digit: number): Typing {
  return { ...typing, digits: [...typing.digits, digit] };
}

export function withoutLastDigit(typing: Typing): Typing {
  return { ...typing, digits: typing.digits.slice(0, -1) };
}

/** The digits by seat, as the console echoes them. */
export function typedDigits(typing: Typing): readonly { readonly seat: Seat; readonly digit: number }[] {
  return typing.digits.map((digit, i) => ({ seat: typing.order[i] ?? 0, digit }));
}
