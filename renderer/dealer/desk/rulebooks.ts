import { Registry } from '../../../rulebook/registry.ts';
import { isRulebookId, RULEBOOKS } from '../../../rulebook/rulebooks.ts';
import type { ConsoleParts } from './parts.ts';

/** What each game brings to the dealer's console. */
export const CONSOLE_PARTS = new Registry<ConsoleParts>();

/** The games as setup offers them; the first is chosen until the dealer chooses. */
export function shelf(): readonly ConsoleParts[] {
  return RULEBOOKS.ids.map((id) => CONSOLE_PARTS.of(id));
}

/** What the game of that id brings; the first game without an id, and for an id that no game has. */
export function partsOf(id: string | undefined): ConsoleParts {
  return CONSOLE_PARTS.of(isRulebookId(id) ? id : RULEBOOKS.first);
}
