import type { Player, PlayerId } from './seat.ts';

/** Whose flower is whose, by number from 0: people keep theirs for the night, whatever seat they sit in. */
export type Flowers = ReadonlyMap<PlayerId, number>;

/** As many as seats at the largest table, so that no two at one table have the same. */
const FLOWERS = 10;

/** The flowers once these players sit at the table. When all have been given, a newcomer gets that of somebody who is not there. */
export function withFlowers(flowers: Flowers, seated: readonly Player[]): Flowers {
  const given = new Map(flowers);
  for (const { id } of seated) {
    if (given.has(id)) continue;
    const worn = new Set(given.values());
    const free = Array.from({ length: FLOWERS }, (_, flower) => flower).find((flower) => !worn.has(flower));
    const absent = [...given.keys()].find((other) => seated.every((player) => player.id !== other)) ?? id;
    given.set(id, free ?? given.get(absent) ?? 0);
    if (free === undefined) given.delete(absent);
  }
  return given;
}
