import { deckSize } from '../../../rulebook/deck.ts';
import { accept, refuse, type Decision, type Refusal } from '../../../rulebook/refusal.ts';
import type { Chance, HouseRule } from '../../../rulebook/rulebook.ts';
import type { Player } from '../../../rulebook/seat.ts';
import { deckOf } from './cards.ts';
import { refill } from './deal.ts';
import { evolve } from './evolve.ts';
import { SEATS } from './seats.ts';
import type { Event, RefusalCode, Setup, House } from './types.ts';
import { completeHouse as complete, wrongHouse } from '../../../rulebook/house.ts';

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

export const HOUSE_RULES = [
  { key: 'cards', clause: 'HW-21', kind: 'choice', values: ['taken', 'entered', 'dealt', 'untracked'], standard: 'taken' },
  { key: 'lastTable', clause: 'HW-17', kind: 'choice', values: ['leave', 'play'], standard: 'leave' },
  { key: 'decks', clause: 'HW-1', kind: 'number', least: 1, most: 8, standard: 1 },
  { key: 'jokers', clause: 'HW-1', kind: 'number', least: 0, most: 99, standard: 0 },
  { key: 'rulesCards', clause: 'HW-1', kind: 'number', least: 0, most: 99, standard: 0 },
  { key: 'jokerValue', clause: 'HW-4', kind: 'number', least: 1, most: 99, standard: 15 },
  { key: 'rulesCardValue', clause: 'HW-4', kind: 'number', least: 1, most: 99, standard: 20 },
] as const satisfies readonly (HouseRule & { readonly key: keyof House })[];

/** The first value of `house` that no house rule allows, as a refusal; undefined where all are allowed. */
export function refuseHouse(house: Partial<House>): { ok: false; refusal: Refusal<RefusalCode> } | undefined {
  const wrong = wrongHouse(HOUSE_RULES, house);
  return wrong && refuse('house value', { key: wrong.key, given: wrong.given }, wrong.clause);
}

export function completeHouse(house: Partial<House>): House {
  return complete<House>(HOUSE_RULES, house);
}
