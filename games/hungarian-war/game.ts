import type { Game } from '../../host/games/index.ts';
import { hungarianWar } from './rules/rulebook.ts';
import { hungarianWarDoor, EXAMPLES } from './schema/door.ts';
import { play } from './schema/play.ts';
import { resolve } from './schema/resolve.ts';

export const HUNGARIAN_WAR: Game = {
  id: hungarianWar.id,
  rulebook: hungarianWar,
  door: hungarianWarDoor,
  headless: { resolve, play, examples: EXAMPLES },
};
