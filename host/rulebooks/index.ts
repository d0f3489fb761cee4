import type { RulebookId } from '../../rules/rulebooks.ts';
import type { RulebookDoor } from './door.ts';
import { hungarianWarDoor } from './hungarian-war/door.ts';

/** One line for each game. */
const DOORS: { readonly [Id in RulebookId]: RulebookDoor } = {
  'hungarian-war': hungarianWarDoor,
};

export function doorOf(id: RulebookId): RulebookDoor {
  return DOORS[id];
}
