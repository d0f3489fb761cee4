import type { Card } from '../../../rulebook/card.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { cardOf } from './cards.ts';
import { blockersNeeded } from './judge.ts';
import { leftOf, placeAimed, rightOf, seatsAt } from './place.ts';
import { pointsOf } from './points.ts';
import { seatsInGame } from './seats.ts';
import { FACES } from './types.ts';
import type { Face, Game, Place } from './types.ts';

/** What an unknown card counts for: the mean of a deck (HW-4). */
const MEAN = 7;
/** A side card nobody else can go for is taken unhindered, so it draws this much more. */
const UNCONTESTED = 3;

/**
 * A bot's face, from what lies open on the table alone: cards draw by their points, the centre less the more players
 * can contest it, blocks only where there is somebody to stop. `random` gives a whole number from 0 to below its argument.
 */
export function botFace(game: Game, seat: Seat, random: (below: number) => number): Face {
  const inGame = seatsInGame(game);
  const weights = FACES.map((face) => weigh(game, seat, face, inGame));
  let left = random(weights.reduce((sum, weight) => sum + weight, 0));
  return FACES.find((_, i) => (left -= weights[i] ?? 0) < 0) ?? 6;
}

/** Whole numbers; taking the centre never weighs nothing, so their sum is above 0. */
function weigh(game: Game, seat: Seat, face: Face, inGame: readonly Seat[]): number {
  const seats = game.seats.length;
  const points = valueAt(game, placeAimed(seat, face, seats));
  const alone = inGame.length === 1;
  switch (face) {
    case 1:
      return alone ? 0 : points * blockersNeeded(inGame.length);
    case 6:
      return alone ? points * UNCONTESTED : points * 2;
    case 2:
      return isContested(leftOf(seat), seat, seats, inGame) ? points : 0;
    case 3:
      return isContested(rightOf(seat, seats), seat, seats, inGame) ? points : 0;
    case 4:
      return points * (isContested(rightOf(seat, seats), seat, seats, inGame) ? 2 : 2 * UNCONTESTED);
    case 5:
      return points * (isContested(leftOf(seat), seat, seats, inGame) ? 2 : 2 * UNCONTESTED);
    default:
      return face satisfies never;
  }
}

/** Whether the other neighbour of a side card is in the game. */
function isContested(side: number, seat: Seat, seats: number, inGame: readonly Seat[]): boolean {
  return seatsAt(side, seats).some((other) => other !== seat && inGame.includes(other));
}

function valueAt(game: Game, place: Place): number {
  const id = place === 'centre' ? game.table.centre : game.table.sides[place];
  const card: Card = id === null || id === undefined ? '??' : cardOf(game, id);
  return pointsOf(card, game.house) ?? MEAN;
}
