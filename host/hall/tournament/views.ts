import type { BoardView, OrganiserView, TableResult } from '../../contract/hall.ts';
import { begunRounds } from './evolve.ts';
import { lotOf, standingsOf } from './standings.ts';
import type { Tournament } from './tournament.ts';

/** What the board shows of a tournament: no draft, and no reason of a correction. */
export function boardPart(
  tournament: Tournament,
  results: readonly TableResult[],
): Pick<BoardView, 'name' | 'counts' | 'round' | 'rounds' | 'standings' | 'lot' | 'seating' | 'clock'> {
  const { clock, settings } = tournament;
  const { name, counts, rounds } = settings;
  const told = begunRounds(tournament);
  const seating = told.at(-1);
  const standings = standingsOf(tournament, results);
  const lot = lotOf(tournament, results, standings);
  const more = { ...(lot !== undefined && { lot }), ...(seating && { seating }), ...(clock && { clock }) };
  return { name, counts, round: told.length, rounds, standings, ...more };
}

/** What the organiser's page shows of it. */
export function organiserPart(
  { settings, people, checkIn, seatings }: Tournament,
  results: readonly TableResult[],
): Pick<OrganiserView, 'settings' | 'people' | 'checkIn' | 'seatings' | 'results'> {
  return { settings, people, checkIn, seatings, results };
}
