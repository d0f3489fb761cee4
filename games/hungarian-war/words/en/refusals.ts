import type { HungarianWarRefusals } from '../refusal.ts';

const seatNumber = (seat: string | number | undefined) => Number(seat ?? 0) + 1;

/** Where a card was last seen; `name` is whose pile it is. */
export function lastSeen(where: string | number | undefined, name: string | number | undefined): string {
  switch (where) {
    case 'table':
      return 'it lies on the table';
    case 'pile':
      return `${name} has it`;
    case 'discard':
      return 'it was discarded';
    default:
      return 'this deck holds no more of it';
  }
}

export const HUNGARIAN_WAR_REFUSALS_EN: HungarianWarRefusals = {
  seats: ({ least, most, given }) => `This game seats ${least} to ${most}, not ${given}.`,
  'same player twice': ({ name }) => `${name} is already at the table.`,
  'name missing': ({ seat }) => `Seat ${seatNumber(seat)} has no name.`,
  'house value': ({ key, given }) => `“${given}” is no value for the house rule “${key}”.`,
  'deck size': ({ given, most }) => `The deck cannot hold ${given} cards; at most ${most} belong to it.`,
  'game over': () => 'The game is over.',
  'faces count': ({ given, seats }) => `${given} faces for ${seats} seats.`,
  'face of a seat not in the game': ({ name, seat }) =>
    `${name ?? `Seat ${seatNumber(seat)}`} is not in the game and has no face to show.`,
  'no such face': ({ seat, given }) => `Seat ${seatNumber(seat)}: a die has no face “${given}”.`,
  'nobody in the game': () => 'Nobody would be in the game.',
  'no such card': () => 'There is no such card at this table.',
  'no such seat': ({ seat }) => `There is no seat ${seatNumber(seat)} at this table.`,
  'no such player': () => 'Nobody of that name plays tonight.',
  'no such place': () => 'There is no such place on the table.',
  'card cannot be there': ({ where, name }) =>
    `That card cannot be there: ${lastSeen(where, name)}. The same key again names it all the same.`,
  'cards are not named in this game': () => 'In this game no card is named; the piles are counted at the end.',
  'not swappable': () => 'Those two cards cannot swap.',
  'deck count': ({ given, most }) => `The deck cannot hold ${given} cards; at most ${most} are left.`,
  points: ({ given }) => `${given} is no number of points.`,
  'already away': ({ name }) => `${name} is already away.`,
  'not away': ({ name }) => `${name} is not away.`,
  'standing is already so': ({ name }) => `That is how ${name} stands already.`,
  'would leave nobody in the game': ({ name }) => `${name} is the last one in the game and cannot go now.`,
  'table full': ({ most }) => `The table is full: ${most} seats.`,
  'too few seats': ({ least }) => `At least ${least} seats are needed.`,
  'no card for a new seat': () => 'The deck has no card left for a new seat.',
  'reason missing': () => 'Say why: everybody can read the reason.',
};
