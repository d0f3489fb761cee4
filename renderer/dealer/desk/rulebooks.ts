import { isRulebookId, RULEBOOK_IDS, type RulebookId } from '../../../rulebook/rulebooks.ts';
import { CHARTA_BELLICA } from '../../../games/charta-bellica/console/parts.ts';
import { HONOR_OF_THE_SAMURAI } from '../../../games/honor-of-the-samurai/console/parts.ts';
import { HUNGARIAN_WAR } from '../../../games/hungarian-war/console/parts.ts';
import { HYRULE } from '../../../games/hyrule/console/parts.ts';
import { WAR } from '../../../games/war/console/parts.ts';
import type { ConsoleParts } from './parts.ts';

/** One line for each game. */
const PARTS: Readonly<Record<RulebookId, ConsoleParts>> = {
  'hungarian-war': HUNGARIAN_WAR,
  war: WAR,
  hyrule: HYRULE,
  'honor-of-the-samurai': HONOR_OF_THE_SAMURAI,
  'charta-bellica': CHARTA_BELLICA,
};

/** The games as setup offers them; the first is chosen until the dealer chooses. */
export const SHELF: readonly ConsoleParts[] = RULEBOOK_IDS.map((id) => PARTS[id]);

/** What the rulebook of that id brings; the first game's without one, and for an id nobody knows. */
export function partsOf(id: string | undefined): ConsoleParts {
  return PARTS[isRulebookId(id) ? id : RULEBOOK_IDS[0]];
}
