import { deckSize } from '../../../rulebook/deck.ts';
import { accept, refuse } from '../../../rulebook/refusal.ts';
import type { Decision } from '../../../rulebook/refusal.ts';
import type { Chance } from '../../../rulebook/rulebook.ts';
import type { Player } from '../../../rulebook/seat.ts';
import { refill } from './deal.ts';
import { evolve } from './evolve.ts';
import { deckOf, completeHouse, refuseHouse } from './house.ts';
import { SEATS } from './seats.ts';
import type { Event, RefusalCode, Setup } from './types.ts';

/** Raised when the same events would fold to another state. */
export const VERSION = 1;

/** HW-1, HW-3, HW-5: the game begun and the first table dealt. Refused: players, house rules or deck that cannot be. */
export function begin(setup: Setup, chance: Chance): Decision<Event, RefusalCode> {
  const { players } = setup;
  const refused = refusePlayers(players) ?? refuseHouse(setup.house);
  if (refused !== undefined) return refused;
  const house = completeHouse(setup.house);
  const most = deckSize(deckOf(house));
  const deck = setup.deck ?? most;
  if (!Number.isInteger(deck) || deck < 1 || deck > most) return refuse('deck size', { given: deck, most }, 'HW-1');
  const begun: Event = { type: 'GameBegun', rulebook: 'hungarian-war', version: VERSION, house, players, deck };
  return accept(begun, ...refill(evolve(undefined, begun), chance));
}

function refusePlayers(players: readonly Player[]): ReturnType<typeof refuse<RefusalCode>> | undefined {
  const { least, most } = SEATS;
  const given = players.length;
  if (given < least || given > most) return refuse('seats', { least, most, given }, 'HW-1');
  for (const [seat, { id, name }] of players.entries()) {
    if (name.trim() === '') return refuse('name missing', { seat });
    if (players.findIndex((player) => player.id === id) < seat) return refuse('same player twice', { name });
  }
  return undefined;
}
