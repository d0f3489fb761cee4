import type { RulebookId } from '../../rules/rulebooks.ts';
import type { RulebookDoor } from './door.ts';
import type { Headless } from './headless.ts';
import { hungarianWarDoor } from './hungarian-war/door.ts';
import { play } from './hungarian-war/play.ts';
import { resolve } from './hungarian-war/resolve.ts';

/** One line for each game. */
const DOORS: { readonly [Id in RulebookId]: RulebookDoor } = {
  'hungarian-war': hungarianWarDoor,
};

export function doorOf(id: RulebookId): RulebookDoor {
  return DOORS[id];
}

/** What answers without a table: one line for each game, the first for requests that name none. */
export const HEADLESS = {
  'hungarian-war': { resolve, play },
} as const satisfies Readonly<Record<string, Headless>>;
