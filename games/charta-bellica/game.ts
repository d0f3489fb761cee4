import type { Game } from '../../host/games/index.ts';
import { chartaBellica } from './rules/rulebook.ts';
import { chartaBellicaDoor } from './schema/door.ts';
import { EXAMPLES } from './schema/examples.ts';
import { resolve } from './schema/resolve.ts';

export const CHARTA_BELLICA: Game = {
  id: chartaBellica.id,
  rulebook: chartaBellica,
  door: chartaBellicaDoor,
  headless: { resolve, examples: EXAMPLES },
};
