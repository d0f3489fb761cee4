import type { TournamentSettings } from '../../../contract/hall.ts';
import { completeHouse } from '../../../../rulebook/house.ts';
import { rulebookOf } from '../../../../rulebook/rulebooks.ts';
import type { PlayedResult } from '../tournament.ts';

/** For tests: a game that was played to its end as it was agreed on, as yet without rows. */
export function fakePlayed({
  rulebook,
  house,
  ...place
}: Pick<TournamentSettings, 'rulebook' | 'house'> & Pick<PlayedResult, 'round' | 'table' | 'seating'>): PlayedResult {
  const complete = completeHouse<PlayedResult['house']>(rulebookOf(rulebook).house, house);
  const { round, table, seating } = place;
  return { round, table, seating, rulebook, house: complete, state: 'over', rows: [], others: [] };
}
