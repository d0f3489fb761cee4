import type { RulebookId } from '../../rulebook/rulebooks.ts';
import { CHARTA_BELLICA_STATES } from './charta-bellica-states.ts';
import { HONOR_OF_THE_SAMURAI_STATES } from './honor-of-the-samurai-states.ts';
import { HYRULE_STATES } from './hyrule-states.ts';
import type { States } from './staged.ts';
import { WAR_STATES } from './war-states.ts';

/** Every state of the table display by its name, for each game that asks: one line a game. */
export const CARD_STATES: ReadonlyMap<RulebookId, States> = new Map([
  ['war', WAR_STATES],
  ['hyrule', HYRULE_STATES],
  ['honor-of-the-samurai', HONOR_OF_THE_SAMURAI_STATES],
  ['charta-bellica', CHARTA_BELLICA_STATES],
]);
