import type { Game } from '../../host/games/index.ts';
import { war } from './rules/rulebook.ts';
import { warSchema, EXAMPLES } from './schema/game-schema.ts';
import { play } from './schema/play.ts';
import { resolve } from './schema/resolve.ts';

export const WAR: Game = {
  id: war.id,
  rulebook: war,
  schema: warSchema,
  headless: { resolve, play, examples: EXAMPLES },
};
