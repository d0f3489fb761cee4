import { expect } from 'vitest';
import type { Card } from '../../rulebook/card.ts';
import type { Chance } from '../../rulebook/rulebook.ts';
import type { Player } from '../../rulebook/seat.ts';
import { completeHouse } from '../../games/hungarian-war/rules/house.ts';
import { VERSION } from '../../games/hungarian-war/rules/begin.ts';
import { decide } from '../../games/hungarian-war/rules/decide.ts';
import { evolve } from '../../games/hungarian-war/rules/evolve.ts';
import { unsettled, violations } from '../../games/hungarian-war/rules/invariants.ts';
import { placesOf } from '../../games/hungarian-war/rules/place.ts';
import type { House } from '../../games/hungarian-war/rules/house.ts';
import type { Command, Event, Place, RefusalCode, State } from '../../games/hungarian-war/rules/types.ts';

export const PEOPLE: readonly Player[] = ['Anna', 'Béla', 'Cili', 'Dani', 'Edit', 'Feri', 'Gizi', 'Huba', 'Ida', 'Jenő'].map(
  (name) => ({ id: name.toLowerCase(), name }),
);

/** Fails the test when it is used: for games whose cards are not dealt by the host. */
export const NO_CHANCE: Chance = {
  draw: () => {
    throw new Error('chance was used in a game without chance');
  },
};

/** Deals exactly these cards, and records what it was offered each time. */
export function stackedDeck(...cards: readonly Card[]): Chance & { readonly offered: (readonly Card[])[] } {
  const left = [...cards];
  const offered: (readonly Card[])[] = [];
  return {
    offered,
    draw: (from) => {
      // The rules draw from one list and take out what was drawn.
      offered.push([...from]);
      const card = left.shift();
      if (card === undefined) throw new Error('the stacked deck has run out');
      return card;
    },
  };
}

/** A game begun with these cards on the table (the centre, then the sides) and `deck` more to come. */
export function begun(cards: readonly Card[], deck = 20, house: Partial<House> = {}): readonly Event[] {
  const players = PEOPLE.slice(0, cards.length - 1);
  const places = placesOf({ centre: null, sides: players.map(() => null) });
  return [
    {
      type: 'GameBegun',
      rulebook: 'hungarian-war',
      version: VERSION,
      house: completeHouse(house),
      players,
      deck: deck + cards.length,
    },
    { type: 'CardsLaid', cards: cards.map((card, i) => ({ place: places[i] ?? 'centre', card })) },
  ];
}

export function laid(...cards: readonly (readonly [Place, Card])[]): Event {
  return { type: 'CardsLaid', cards: cards.map(([place, card]) => ({ place, card })) };
}

/** Folds `events` on top of `from`. Every state on the way must keep the invariants, and must not be changed later. */
export function fold(events: readonly Event[], from?: State): State {
  const state = events.reduce<State | undefined>((before, event) => {
    const after = evolve(before, event);
    expect(violations(after), `after ${event.type}`).toEqual([]);
    return deepFrozen(after);
  }, from);
  if (state === undefined) throw new Error('no events to fold');
  return state;
}

export interface Outcome {
  readonly events: readonly Event[];
  readonly state: State;
  then(...events: readonly Event[]): Outcome;
  refused(code: RefusalCode, params?: Readonly<Record<string, string | number>>, clause?: string): void;
}

/** Given these events, when a command comes, then events or a refusal follow. Invariants are checked after each. */
export function given(...history: readonly (Event | readonly Event[])[]) {
  const state = fold(history.flat());
  expect(unsettled(state), 'as given').toEqual([]);
  return { state, when: (command: Command, chance: Chance = NO_CHANCE): Outcome => outcomeOf(state, command, chance) };
}

function outcomeOf(before: State, command: Command, chance: Chance): Outcome {
  const decision = decide(before, command, chance);
  const events = decision.ok ? decision.events : [];
  const state = fold(events, before);
  if (decision.ok) {
    expect(decision.state).toEqual(state);
    expect(unsettled(state)).toEqual([]);
  }
  const outcome: Outcome = {
    events,
    state,
    then: (...expected) => {
      expect(decision).toMatchObject({ ok: true });
      expect(events).toEqual(expected);
      return outcome;
    },
    refused: (code, params = {}, clause) => {
      const refusal = clause === undefined ? { code, params } : { code, params, clause };
      expect(decision).toEqual({ ok: false, refusal });
    },
  };
  return outcome;
}

/** Freezes deeply, so that code that changes a state fails its test. */
export function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFrozen);
  }
  return value;
}
