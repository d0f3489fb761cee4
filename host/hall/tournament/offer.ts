import type { HallOffer } from '../../contract/hall-link.ts';
import { playerIdOf } from '../wire/player-id.ts';
import { underWay } from './evolve.ts';
import type { Tournament } from './tournament.ts';

/** What this hall offers each table that has people in the round under way. */
export function offersOf({ settings, seatings, people }: Tournament, hall: string): ReadonlyMap<number, HallOffer> {
  const { round = 0, number: seating = 0, tables = [] } = underWay({ seatings }) ?? {};
  const { rulebook, house } = settings;
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return new Map(
    tables.map(({ table, people: seated }) => {
      const players = seated.map((id) => ({ id: playerIdOf(id, { hall, round, table, seating }), name: names.get(id) ?? id }));
      return [table, { round, rulebook, house, players }];
    }),
  );
}
