import type { RulebookId } from '../../rulebook/rulebooks.ts';
import { chartaBellicaDoor } from '../../games/charta-bellica/schema/door.ts';
import { EXAMPLES as CHARTA_BELLICA } from '../../games/charta-bellica/schema/examples.ts';
import { resolve as resolveChartaBellica } from '../../games/charta-bellica/schema/resolve.ts';
import type { RulebookDoor } from './door.ts';
import type { Headless } from './headless.ts';
import { honorOfTheSamuraiDoor } from '../../games/honor-of-the-samurai/schema/door.ts';
import { EXAMPLES as HONOR_OF_THE_SAMURAI } from '../../games/honor-of-the-samurai/schema/examples.ts';
import { resolve as resolveHonorOfTheSamurai } from '../../games/honor-of-the-samurai/schema/resolve.ts';
import { hungarianWarDoor } from '../../games/hungarian-war/schema/door.ts';
import { EXAMPLES as HUNGARIAN_WAR } from '../../games/hungarian-war/schema/examples.ts';
import { play } from '../../games/hungarian-war/schema/play.ts';
import { resolve } from '../../games/hungarian-war/schema/resolve.ts';
import { hyruleDoor } from '../../games/hyrule/schema/door.ts';
import { EXAMPLES as HYRULE } from '../../games/hyrule/schema/examples.ts';
import { play as playHyrule } from '../../games/hyrule/schema/play.ts';
import { resolve as resolveHyrule } from '../../games/hyrule/schema/resolve.ts';
import { warDoor } from '../../games/war/schema/door.ts';
import { EXAMPLES as WAR } from '../../games/war/schema/examples.ts';
import { play as playWar } from '../../games/war/schema/play.ts';
import { resolve as resolveWar } from '../../games/war/schema/resolve.ts';

/** One line for each game. */
const DOORS: { readonly [Id in RulebookId]: RulebookDoor } = {
  'hungarian-war': hungarianWarDoor,
  war: warDoor,
  hyrule: hyruleDoor,
  'honor-of-the-samurai': honorOfTheSamuraiDoor,
  'charta-bellica': chartaBellicaDoor,
};

export function doorOf(id: RulebookId): RulebookDoor {
  return DOORS[id];
}

/** What answers without a table: one line for each game, the first for requests that name none. */
export const HEADLESS = {
  'hungarian-war': { resolve, play, examples: HUNGARIAN_WAR },
  war: { resolve: resolveWar, play: playWar, examples: WAR },
  hyrule: { resolve: resolveHyrule, play: playHyrule, examples: HYRULE },
  'honor-of-the-samurai': { resolve: resolveHonorOfTheSamurai, examples: HONOR_OF_THE_SAMURAI },
  'charta-bellica': { resolve: resolveChartaBellica, examples: CHARTA_BELLICA },
} as const satisfies Readonly<Record<string, Headless>>;
