import type { RulebookId } from '../../rules/rulebooks.ts';
import { chartaBellicaDoor } from './charta-bellica/door.ts';
import { EXAMPLES as CHARTA_BELLICA } from './charta-bellica/examples.ts';
import { resolve as resolveChartaBellica } from './charta-bellica/resolve.ts';
import type { RulebookDoor } from './door.ts';
import type { Headless } from './headless.ts';
import { honorOfTheSamuraiDoor } from './honor-of-the-samurai/door.ts';
import { EXAMPLES as HONOR_OF_THE_SAMURAI } from './honor-of-the-samurai/examples.ts';
import { resolve as resolveHonorOfTheSamurai } from './honor-of-the-samurai/resolve.ts';
import { hungarianWarDoor } from './hungarian-war/door.ts';
import { EXAMPLES as HUNGARIAN_WAR } from './hungarian-war/examples.ts';
import { play } from './hungarian-war/play.ts';
import { resolve } from './hungarian-war/resolve.ts';
import { hyruleDoor } from './hyrule/door.ts';
import { EXAMPLES as HYRULE } from './hyrule/examples.ts';
import { play as playHyrule } from './hyrule/play.ts';
import { resolve as resolveHyrule } from './hyrule/resolve.ts';
import { warDoor } from './war/door.ts';
import { EXAMPLES as WAR } from './war/examples.ts';
import { play as playWar } from './war/play.ts';
import { resolve as resolveWar } from './war/resolve.ts';

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
