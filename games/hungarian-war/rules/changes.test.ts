import { describe, expect, it } from 'vitest';
import { begun, fold } from '../../../test/support/hungarian-war.ts';
import { changesBetween } from './changes.ts';
import type { Event, State } from './types.ts';

const TABLE = begun(['KD', '9C', '2H', 'TS', '4D', '7C'], 40);
const state = (...events: readonly Event[]): State => fold([...TABLE, ...events]);
const seats = state().seats.map(({ player }) => player);
const [anna, bela, cili] = seats;

describe('the differences between two states of a game', () => {
  it('are none if nothing differs', () => {
    expect(changesBetween(state(), state())).toEqual([]);
  });

  it('HW-12, HW-14: include a player who goes out, or comes back in the reverse direction', () => {
    const out = state({ type: 'StandingSet', seat: 1, standing: 'out', reason: 'seen' });
    expect(changesBetween(state(), out)).toEqual([{ what: 'player', player: bela, becomes: 'out' }]);
    expect(changesBetween(out, state())).toEqual([{ what: 'player', player: bela, becomes: 'in' }]);
  });

  it('HW-22: include players who are away, come, sit down or leave, independently of being out', () => {
    const away = state({ type: 'PlayerWentAway', seat: 0 });
    expect(changesBetween(state(), away)).toEqual([{ what: 'player', player: anna, becomes: 'away' }]);
    expect(changesBetween(away, state())).toEqual([{ what: 'player', player: anna, becomes: 'here' }]);
    const left = state({ type: 'SeatLeft', seat: 2 });
    expect(changesBetween(state(), left)).toEqual([
      { what: 'player', player: cili, becomes: 'gone' },
      { what: 'table', cards: 1 },
    ]);
    expect(changesBetween(left, state())).toEqual([
      { what: 'player', player: cili, becomes: 'seated' },
      { what: 'table', cards: 1 },
    ]);
  });

  it('HW-22: show that a reversed circle keeps every card between the same two people', () => {
    expect(changesBetween(state(), state({ type: 'CircleTurned' }))).toEqual([{ what: 'turned' }]);
  });

  it('HW-3, HW-5: include the deck, the cards on the table, or only which of them lies in the centre', () => {
    const opened = state({ type: 'FacesOpened', faces: [6, null, null, null, null] });
    const refilled = fold([{ type: 'CardsLaid', cards: [{ place: 'centre', card: '5H' }] }], opened);
    expect(changesBetween(state(), refilled)).toEqual([
      { what: 'deck', from: 40, to: 39 },
      { what: 'table', cards: 1 },
    ]);
    expect(changesBetween(state(), state({ type: 'CardsSwapped', side: 1 }))).toEqual([{ what: 'swap' }]);
  });

  it('HW-21: include the name that a card was given', () => {
    const named = state({ type: 'CardNamed', id: 0, card: '7?' });
    expect(changesBetween(state(), named)).toEqual([{ what: 'card', from: 'KD', to: '7?' }]);
    const taken = state({ type: 'FacesOpened', faces: [6, null, null, null, null] });
    const renamed = fold([{ type: 'CardNamed', id: 0, card: '7?' }], taken);
    expect(changesBetween(renamed, taken)).toEqual([{ what: 'card', from: '7?', to: 'KD', player: anna }]);
  });
});
