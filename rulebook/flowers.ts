import type { Player, PlayerId } from './seat.ts';

/** Whose flower is whose, by number from 0: people keep theirs for the night, whatever seat they sit in. */
export type Flowers = ReadonlyMap<PlayerId, number>;

/** As many as seats at the largest table, so that no two at one table have the same. */
const FLOWERS = 10;

/** The flowers once these players sit at the table. When all have been given, a newcomer gets that of somebody who is not there. */
export function withFlowers(flowers: Flowers, seated: readonly Player[]): Flowers {
  const all = new Map(flowers);
  for (const { id } of seated) {
    if (all.has(id)) continue;
    if (all.size < FLOWERS) all.set(id, all.size);
    else handOver(all, seated, id);
  }
  return all;
}

/** Somebody who is not at the table loses the flower, so that still no two people have the same. */
function handOver(all: Map<PlayerId, number>, seated: readonly Player[], to: PlayerId): void {
  for (const [from, flower] of all) {
    if (seated.some(({ id }) => id === from)) continue;
    all.delete(from);
    all.set(to, flower);
    return;
  }
}
