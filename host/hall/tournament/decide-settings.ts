import { isDeepStrictEqual } from 'node:util';
import type { TournamentSettings } from '../../contract/hall.ts';
import { refuse } from '../../../rulebook/refusal.ts';
import { refuseHouse } from '../../../rulebook/house.ts';
import { isRulebookId, rulebookOf } from '../../../rulebook/rulebooks.ts';
import { done, type Decided } from './decision.ts';
import { begunRounds } from './evolve.ts';
import type { Tournament } from './tournament.ts';

/** All may change until the first round has begun, then only the name, what counts, and how many rounds there are. */
export function chooseSettings(state: Tournament, settings: TournamentSettings): Decided {
  if (isDeepStrictEqual(settings, state.settings)) return done();
  if (!isRulebookId(settings.rulebook)) return refuse('no such rulebook', { given: settings.rulebook });
  const { seats, house } = rulebookOf(settings.rulebook);
  const { least, most } = seats;
  if (settings.seats < least || settings.seats > most) return refuse('seats of game', { seats: settings.seats, least, most });
  const wrong = refuseHouse(house, settings.house);
  if (wrong !== undefined) return refuse('house rule', wrong.refusal.params);
  const begun = begunRounds(state).length;
  if (begun > 0) {
    const { name, counts, rounds } = settings;
    const fixed = { ...state.settings, name, counts, rounds };
    if (!isDeepStrictEqual(settings, fixed)) return refuse('tournament has begun');
    if (rounds < begun) return refuse('rounds begun', { begun });
  }
  return done({ type: 'SettingsChosen', settings });
}

export function setTablePresence({ settings, absent }: Tournament, table: number, here: boolean): Decided {
  if (table > settings.tables) return refuse('no such table', { table, tables: settings.tables });
  return absent.has(table) !== here ? done() : done({ type: here ? 'TableBack' : 'TableAbsent', table });
}
