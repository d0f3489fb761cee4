import type { Game } from '../../host/games/index.ts';
import { chartaBellica } from './rules/rulebook.ts';
import { chartaBellicaDoor, EXAMPLES } from './schema/door.ts';
import { resolve } from './schema/resolve.ts';

export const CHARTA_BELLICA: Game = {
  id: chartaBellica.id,
  rulebook: chartaBellica,
  door: chartaBellicaDoor,
  headless: { resolve, examples: EXAMPLES },
};
