import type { Game } from '../../host/games/index.ts';
import { hyrule } from './rules/rulebook.ts';
import { hyruleDoor } from './schema/door.ts';
import { EXAMPLES } from './schema/examples.ts';
import { play } from './schema/play.ts';
import { resolve } from './schema/resolve.ts';

export const HYRULE: Game = {
  id: hyrule.id,
  rulebook: hyrule,
  door: hyruleDoor,
  headless: { resolve, play, examples: EXAMPLES },
};
