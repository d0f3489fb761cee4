import { Registry } from './registry.ts';
import type { Rulebook } from './rulebook.ts';

/** The id of a game: the name of its folder. */
export type RulebookId = string;

/** The rulebooks as base code sees them: states, commands and events are their own affair. */
export const RULEBOOKS = new Registry<Rulebook>();

export function rulebookOf(id: RulebookId): Rulebook {
  return RULEBOOKS.of(id);
}
