import type { Game } from '../../host/games/index.ts';
import { hyrule } from './rules/rulebook.ts';
import { hyruleDoor, EXAMPLES } from './schema/door.ts';
import { play } from './schema/play.ts';
import { resolve } from './schema/resolve.ts';

export const HYRULE: Game = {
  id: hyrule.id,
  rulebook: hyrule,
  door: hyruleDoor,
  headless: { resolve, play, examples: EXAMPLES },
};
