import type { HallOffer } from '../../contract/hall-link.ts';
import { playerIdOf } from '../wire/player-id.ts';
import { underWay } from './evolve.ts';
import type { Tournament } from './tournament.ts';

/** Those of each tournament by table, made once: every table asks for its own, again and again. */
const made = new WeakMap<Tournament, ReadonlyMap<number, HallOffer>>();

/** What this hall offers a table in the round under way; undefined if it has no people there, or no round is under way. */
export function offerOf(tournament: Tournament, hall: string, table: number): HallOffer | undefined {
  const offers = made.get(tournament) ?? offersOf(tournament, hall);
  made.set(tournament, offers);
  return offers.get(table);
}

function offersOf({ settings, seatings, people }: Tournament, hall: string): ReadonlyMap<number, HallOffer> {
  const playing = underWay({ seatings });
  if (playing === undefined) return new Map();
  const { round, number: seating = 0, tables } = playing;
  const { rulebook, house } = settings;
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const offers = tables.map(({ table, people: seated }): readonly [number, HallOffer] => {
    const players = seated.map((id) => ({ id: playerIdOf(id, { hall, round, table, seating }), name: names.get(id) ?? id }));
    return [table, { round, rulebook, house, players }];
  });
  return new Map(offers);
}
