import { chartaBellica } from '../games/charta-bellica/rules/rulebook.ts';
import { honorOfTheSamurai } from '../games/honor-of-the-samurai/rules/rulebook.ts';
import { hungarianWar } from '../games/hungarian-war/rules/rulebook.ts';
import { hyrule } from '../games/hyrule/rules/rulebook.ts';
import type { Rulebook } from './rulebook.ts';
import { war } from '../games/war/rules/rulebook.ts';

/** The shelf: one line for each game. */
export const RULEBOOK_IDS = ['hungarian-war', 'war', 'hyrule', 'honor-of-the-samurai', 'charta-bellica'] as const;
export type RulebookId = (typeof RULEBOOK_IDS)[number];

const RULEBOOKS: { readonly [Id in RulebookId]: Rulebook<Id> } = {
  'hungarian-war': hungarianWar,
  war,
  hyrule,
  'honor-of-the-samurai': honorOfTheSamurai,
  'charta-bellica': chartaBellica,
};

/** The rulebook as base code sees it: states, commands and events are its own affair. */
export function rulebookOf(id: RulebookId): Rulebook<RulebookId> {
  return RULEBOOKS[id];
}

export function isRulebookId(id: unknown): id is RulebookId {
  return RULEBOOK_IDS.some((known) => known === id);
}
