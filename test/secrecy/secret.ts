import type { Face } from '../../firmware-protocol/codec/message.ts';
import { seededRandom } from '../../rulebook/random.ts';
import { SEATS, type Faces } from './overheard-table.ts';

const SEED = 23;

/** What everybody chooses at the first, second … time. */
export type Secret = (time: number) => Faces;

/** The same choices at every table, each face shifted by this number: two tables with different numbers share no face. */
export function turnedBy(turn: number): Secret {
  return (time) => {
    const random = seededRandom(SEED + time);
    return Array.from({ length: SEATS }, () => (((random(6) + turn) % 6) + 1) as Face);
  };
}
