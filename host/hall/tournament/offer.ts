import type { HallOffer } from '../../contract/hall-link.ts';
import { playerIdOf } from '../wire/player-id.ts';
import type { Tournament } from './tournament.ts';

/** Those of each tournament by table, made once: every table asks for its own, again and again. */
const made = new WeakMap<Tournament, ReadonlyMap<number, HallOffer>>();

/** What the hall offers a table in the round under way; undefined if it has no people there, or no round is under way. */
export function offerOf(tournament: Tournament, table: number): HallOffer | undefined {
  const offers = made.get(tournament) ?? offersOf(tournament);
  made.set(tournament, offers);
  return offers.get(table);
}

function offersOf({ settings, seatings, people }: Tournament): ReadonlyMap<number, HallOffer> {
  const seating = seatings.at(-1);
  if (seating?.state !== 'started') return new Map();
  const { round, tables } = seating;
  const { rulebook, house } = settings;
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const playerOf = (id: string) => ({ id: playerIdOf(id, round), name: names.get(id) ?? id });
  return new Map(tables.map(({ table, people: seated }) => [table, { round, rulebook, house, players: seated.map(playerOf) }]));
}
