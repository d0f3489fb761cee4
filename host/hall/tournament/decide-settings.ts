import { isDeepStrictEqual } from 'node:util';
import type { TournamentSettings } from '../../contract/hall.ts';
import { refuse } from '../../../rulebook/refusal.ts';
import { refuseHouse } from '../../../rulebook/house.ts';
import { isRulebookId, rulebookOf } from '../../../rulebook/rulebooks.ts';
import { done, type Decided } from './decision.ts';
import { begunRounds, underWay } from './evolve.ts';
import type { Tournament } from './tournament.ts';

/** All may change until the first round has begun, then all but the game and its rules. A round keeps its tables. */
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
    const { rulebook, house } = state.settings;
    if (!isDeepStrictEqual(settings, { ...settings, rulebook, house })) return refuse('tournament has begun');
    if (settings.rounds < begun) return refuse('rounds begun', { begun });
    const last = underWay(state)?.tables.at(-1)?.table ?? 0;
    if (settings.tables < last) return refuse('table in round', { table: last });
  }
  return done({ type: 'SettingsChosen', settings });
}

export function setTablePresence({ settings, absent }: Tournament, table: number, here: boolean): Decided {
  if (table > settings.tables) return refuse('no such table', { table, tables: settings.tables });
  return absent.has(table) !== here ? done() : done({ type: here ? 'TableBack' : 'TableAbsent', table });
}
