import { randomBytes, randomInt } from 'node:crypto';
import type { Chance } from '../../rulebook/rulebook.ts';

/** Unpredictable numbers, passed in so that tests can choose them. */
export interface RandomSource {
  /** A whole number from 0 to below `below`. */
  below(below: number): number;
  nonce(): string;
}

export const systemRandom: RandomSource = {
  below: (below) => randomInt(below),
  nonce: () => randomBytes(8).toString('hex'),
};

/** Secrecy 5: a card is drawn only when it is laid, so no order exists that could be read. */
export function chanceOf(random: Pick<RandomSource, 'below'>): Chance {
  return {
    draw(from) {
      const card = from[random.below(from.length)];
      if (card === undefined) throw new RangeError('nothing to draw from');
      return card;
    },
  };
}
