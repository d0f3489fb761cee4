import type { Game } from '../../host/games/index.ts';
import { hyrule } from './rules/rulebook.ts';
import { hyruleSchema, EXAMPLES } from './schema/game-schema.ts';
import { play } from './schema/play.ts';
import { resolve } from './schema/resolve.ts';

export const HYRULE: Game = {
  id: hyrule.id,
  rulebook: hyrule,
  schema: hyruleSchema,
  headless: { resolve, play, examples: EXAMPLES },
};
