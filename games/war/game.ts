import type { Game } from '../../host/games/index.ts';
import { war } from './rules/rulebook.ts';
import { warDoor, EXAMPLES } from './schema/door.ts';
import { play } from './schema/play.ts';
import { resolve } from './schema/resolve.ts';

export const WAR: Game = {
  id: war.id,
  rulebook: war,
  door: warDoor,
  headless: { resolve, play, examples: EXAMPLES },
};
