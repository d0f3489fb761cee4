import type { Game } from '../../host/games/index.ts';
import { honorOfTheSamurai } from './rules/rulebook.ts';
import { honorOfTheSamuraiSchema, EXAMPLES } from './schema/game-schema.ts';
import { resolve } from './schema/resolve.ts';

export const HONOR_OF_THE_SAMURAI: Game = {
  id: honorOfTheSamurai.id,
  rulebook: honorOfTheSamurai,
  schema: honorOfTheSamuraiSchema,
  headless: { resolve, examples: EXAMPLES },
};
