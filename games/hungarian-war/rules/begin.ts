import { deckSize } from '../../../rulebook/deck.ts';
import { refuseSetup } from '../../../rulebook/house.ts';
import { refuse, type Decision } from '../../../rulebook/refusal.ts';
import type { Chance } from '../../../rulebook/rulebook.ts';
import { deckOf } from './cards.ts';
import { refill } from './deal.ts';
import { accept } from './evolve.ts';
import { SEATS, completeHouse, HOUSE_RULES } from './house.ts';
import type { Event, RefusalCode, Setup, State } from './types.ts';

/** Raised when the same events would fold to another state. */
export const VERSION = 2;

/** HW-1, HW-3, HW-5: the game begun and the first table dealt. Refused: players, house rules or deck that cannot be. */
export function begin(setup: Setup, chance: Chance): Decision<State, Event, RefusalCode> {
  const refused = refuseSetup({ seats: SEATS, house: HOUSE_RULES, clause: 'HW-1' }, setup);
  if (refused !== undefined) return refused;
  const house = completeHouse(setup.house);
  const most = deckSize(deckOf(house));
  const deck = setup.deck ?? most;
  if (!Number.isInteger(deck) || deck < 1 || deck > most) return refuse('deck size', { given: deck, most }, 'HW-1');
  const begun: Event = { type: 'GameBegun', rulebook: 'hungarian-war', version: VERSION, house, players: setup.players, deck };
  return refill(accept(undefined, begun), chance);
}
