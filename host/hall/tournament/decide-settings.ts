import { isDeepStrictEqual } from 'node:util';
import type { TournamentSettings } from '../../contract/hall.ts';
import { refuse } from '../../../rulebook/refusal.ts';
import { refuseHouse } from '../../../rulebook/house.ts';
import type { Card } from '../../../rulebook/card.ts';
import type { Chance } from '../../../rulebook/rulebook.ts';
import { RULEBOOKS, rulebookOf } from '../../../rulebook/rulebooks.ts';
import { done, type TournamentDecision } from './decision.ts';
import { begunRounds, underWay } from './evolve.ts';
import type { Tournament } from './tournament.ts';

/** All may change until the first round has begun, then all but the game and its rules. A round keeps its tables. */
export function chooseSettings(state: Tournament, settings: TournamentSettings): TournamentDecision {
  if (isDeepStrictEqual(settings, state.settings)) return done();
  if (!RULEBOOKS.has(settings.rulebook)) return refuse('no such rulebook', { given: settings.rulebook });
  const wrong = refuseHouse(rulebookOf(settings.rulebook).house, settings.house);
  if (wrong !== undefined) return refuse('house rule', wrong.refusal.params);
  const sizes = tableSizes(settings.rulebook, settings.house);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  if (settings.seats < least || settings.seats > most) return refuse('seats of game', { seats: settings.seats, least, most });
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

/**
 * With how many people at a table the game begins by these house rules. Rules that it refuses at any table change nothing: there
 * the table says why.
 */
export function tableSizes(rulebook: string, house: TournamentSettings['house']): readonly number[] {
  const { seats, ...game } = rulebookOf(rulebook);
  const all = Array.from({ length: seats.most - seats.least + 1 }, (_, i) => seats.least + i);
  const names = Array.from({ length: seats.most }, (_, i) => ({ id: String(i), name: String(i) }));
  const begun = all.filter((size) => game.begin({ players: names.slice(0, size), house }, FIRST_CARD).ok);
  return begun.length > 0 ? begun : all;
}

/** A game may draw as it begins; which card does not matter here. */
const FIRST_CARD: Chance = { draw: ([card]) => card as Card };

export function setTablePresence({ settings, absent }: Tournament, table: number, here: boolean): TournamentDecision {
  if (table > settings.tables) return refuse('no such table', { table, tables: settings.tables });
  return absent.has(table) !== here ? done() : done({ type: here ? 'TableBack' : 'TableAbsent', table });
}
