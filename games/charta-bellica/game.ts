import type { Game } from '../../host/games/index.ts';
import { chartaBellica } from './rules/rulebook.ts';
import { chartaBellicaSchema, EXAMPLES } from './schema/game-schema.ts';
import { resolve } from './schema/resolve.ts';

export const CHARTA_BELLICA: Game = {
  id: chartaBellica.id,
  rulebook: chartaBellica,
  schema: chartaBellicaSchema,
  headless: { resolve, examples: EXAMPLES },
};
