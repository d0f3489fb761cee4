import { chartaBellica } from './charta-bellica/rulebook.ts';
import { honorOfTheSamurai } from './honor-of-the-samurai/rulebook.ts';
import { hungarianWar } from './hungarian-war/rulebook.ts';
import { hyrule } from './hyrule/rulebook.ts';
import type { Rulebook } from './rulebook.ts';
import { war } from './war/rulebook.ts';

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
