import { FACES } from './house.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { blockersNeeded } from './judge.ts';
import { FACE, leftOf, rightOf } from './place.ts';
import { pointsOf } from './cards.ts';
import type { CardId, DieFace, GameCore } from './types.ts';

/** What an unknown card counts for: the mean of a deck (HW-4). */
const MEAN = 7;
/** How much more a card draws a bot that is the only one who can take it. */
const UNCONTESTED = 3;

/**
 * A bot's face, from what lies open on the table alone. Each face weighs as much as the card it aims at is worth, and
 * the bot blocks only if there is somebody to stop. `inGame` are the seats that choose; `random` gives a whole number from
 * 0 to below its argument.
 */
export function botFace(game: GameCore, inGame: readonly Seat[], seat: Seat, random: (below: number) => number): DieFace {
  const weights = weigh(game, inGame, seat);
  let total = 0;
  for (const weight of weights) total += weight;
  let left = random(total);
  for (const face of FACES) {
    left -= weights[face - 1] ?? 0;
    if (left < 0) return face;
  }
  return FACE.takeCentre;
}

/** A whole number for each face, in their order. Capture the centre never weighs nothing, so the sum is above 0. */
function weigh(game: GameCore, inGame: readonly Seat[], seat: Seat): readonly number[] {
  const { table, seats } = game;
  const right = rightOf(seat, seats.length);
  const alone = inGame.length === 1;
  // The next seat clockwise shares the card on the left, the one before it the card on the right (HW-2).
  const isLeftContested = inGame.includes((seat + 1) % seats.length);
  const isRightContested = inGame.includes(right);
  const centreValue = valueOf(game, table.centre);
  const leftValue = valueOf(game, table.sides[leftOf(seat)]);
  const rightValue = valueOf(game, table.sides[right]);
  return [
    alone ? 0 : centreValue * blockersNeeded(inGame.length),
    isLeftContested ? leftValue : 0,
    isRightContested ? rightValue : 0,
    rightValue * (isRightContested ? 2 : 2 * UNCONTESTED),
    leftValue * (isLeftContested ? 2 : 2 * UNCONTESTED),
    centreValue * (alone ? UNCONTESTED : 2),
  ];
}

function valueOf({ cards, house }: GameCore, id: CardId | null | undefined): number {
  return pointsOf(cards[id ?? -1] ?? '??', house) ?? MEAN;
}
