import { isRulebookId, type RulebookId } from '../../rules/rulebooks.ts';
import { HUNGARIAN_WAR } from '../rulebooks/hungarian-war/console/parts.ts';
import type { ConsoleParts } from './parts.ts';

/** One line for each game. */
const PARTS: Readonly<Record<RulebookId, ConsoleParts>> = { 'hungarian-war': HUNGARIAN_WAR };

/** The game that setup offers. */
export const OFFERED: RulebookId = 'hungarian-war';

/** What the rulebook of that id brings; the offered game's for an id nobody knows. */
export function partsOf(id: string): ConsoleParts {
  return PARTS[isRulebookId(id) ? id : OFFERED];
}
