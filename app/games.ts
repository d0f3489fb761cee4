import { CHARTA_BELLICA } from '../games/charta-bellica/game.ts';
import { HONOR_OF_THE_SAMURAI } from '../games/honor-of-the-samurai/game.ts';
import { HUNGARIAN_WAR } from '../games/hungarian-war/game.ts';
import { HYRULE } from '../games/hyrule/game.ts';
import { WAR } from '../games/war/game.ts';
import { provide } from '../host/games/index.ts';

/** The one list of games, in the order of the shelf. Every entry point imports this file before it does anything else. */
provide([HUNGARIAN_WAR, WAR, HYRULE, HONOR_OF_THE_SAMURAI, CHARTA_BELLICA]);
