import type { Game } from '../../host/games/index.ts';
import { hungarianWar } from './rules/rulebook.ts';
import type { State } from './rules/types.ts';
import { hungarianWarSchema, EXAMPLES } from './schema/game-schema.ts';
import { play, round } from './schema/play.ts';
import { resolve } from './schema/resolve.ts';

export const HUNGARIAN_WAR: Game = {
  id: hungarianWar.id,
  rulebook: hungarianWar,
  schema: hungarianWarSchema,
  headless: { resolve, play, round: (state, reasons) => round(state as State, reasons), examples: EXAMPLES },
};
