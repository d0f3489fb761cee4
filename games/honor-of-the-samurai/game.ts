import type { Game } from '../../host/games/index.ts';
import { honorOfTheSamurai } from './rules/rulebook.ts';
import { honorOfTheSamuraiDoor, EXAMPLES } from './schema/door.ts';
import { resolve } from './schema/resolve.ts';

export const HONOR_OF_THE_SAMURAI: Game = {
  id: honorOfTheSamurai.id,
  rulebook: honorOfTheSamurai,
  door: honorOfTheSamuraiDoor,
  headless: { resolve, examples: EXAMPLES },
};
