import { describe, expect, it } from 'vitest';
import { begun, given, laid, PEOPLE, stackedDeck } from '../../../test/support/hungarian-war.ts';
import type { Player } from '../../../rulebook/seat.ts';
import { seatsAt } from './place.ts';
import { seatsInGame } from './seats.ts';
import type { Event, State } from './types.ts';

const TABLE = begun(['KD', '9C', '2H', 'TS', '4D']);
const ZITA: Player = { id: 'zita', name: 'Zita' };
const ROUND: readonly Event[] = [{ type: 'FacesOpened', faces: [2, 2, 5, 2] }, laid([2, '??'])];

/** Each side card with the two names it lies between, in alphabetical order. */
function neighbours(state: State): Readonly<Record<string, string>> {
  const entries = state.table.sides.map((id, side) => {
    const names = seatsAt(side, state.seats.length).map((seat) => state.seats[seat]?.player.name ?? '');
    return [String(state.cards[id ?? -1]), names.sort().join('+')] as const;
  });
  return Object.fromEntries(entries);
}

describe('HW-22', () => {
  it('a player who is away does not choose, and is out or back all the same', () => {
    const away: Event = { type: 'PlayerWentAway', seat: 1 };
    const out: Event = { type: 'StandingSet', seat: 1, standing: 'out', reason: 'r' };
    expect(seatsInGame(given(TABLE).when({ type: 'away', seat: 1 }).then(away).state)).toEqual([0, 2, 3]);
    const back = given(TABLE, out, away).when({ type: 'back', seat: 1 }).then({ type: 'PlayerCameBack', seat: 1 });
    expect(back.state.seats[1]).toMatchObject({ standing: 'out', presence: 'here' });
    const rejoined = given(TABLE, out, away).when({ type: 'open', faces: [2, null, 2, null] }).state;
    expect(rejoined.seats[1]).toMatchObject({ standing: 'in', presence: 'away' });
  });

  const join = (seat: number, player = ZITA) => ({ type: 'join', seat, player }) as const;

  it.each([
    [0, { '3C': 'Anna+Zita', '9C': 'Anna+Béla', '2H': 'Béla+Cili', TS: 'Cili+Zita' }],
    [1, { '9C': 'Anna+Zita', '3C': 'Béla+Zita', '2H': 'Béla+Cili', TS: 'Anna+Cili' }],
    [3, { '9C': 'Anna+Béla', '2H': 'Béla+Cili', TS: 'Cili+Zita', '3C': 'Anna+Zita' }],
  ])('a newcomer takes seat %i with a new card on its left', (seat, expected) => {
    const { state } = given(begun(['KD', '9C', '2H', 'TS'], 20, { cards: 'dealt' }))
      .when(join(seat), stackedDeck('3C'))
      .then({ type: 'SeatJoined', seat, player: ZITA, card: '3C' });
    expect(neighbours(state)).toEqual(expected);
    expect(state.seats[seat]).toMatchObject({ player: ZITA, standing: 'in', pile: { cards: [] } });
    expect(state).toMatchObject({ deck: 19, total: 24 });
  });

  it('the swap of HW-5 and the end of HW-17 follow', () => {
    given(begun(['9C', '2H', '4S'], 20, { cards: 'dealt' }))
      .when(join(1), stackedDeck('KD'))
      .then({ type: 'SeatJoined', seat: 1, player: ZITA, card: 'KD' }, { type: 'CardsSwapped', side: 1 });
    expect(given(begun(['KD', '9C', '2H'], 1)).when(join(2)).state.phase).toBe('over');
  });

  it('places that were refilled and swapped stay between the same people', () => {
    expect(given(TABLE, ROUND, { type: 'CardsSwapped', side: 2 }).when(join(1)).state).toMatchObject({
      laid: [3, 1],
      swapped: true,
    });
    expect(given(TABLE, ROUND).when({ type: 'turnCircle' }).state.laid).toEqual([1]);
    expect(given(TABLE, ROUND).when({ type: 'leave', seat: 0 }).state.laid).toEqual([1]);
    expect(given(TABLE, ROUND).when({ type: 'leave', seat: 2 }).state).toMatchObject({ laid: [null], leavers: [{ id: 'cili' }] });
  });

  it.each([
    [0, { '2H': 'Béla+Cili', TS: 'Cili+Dani', '4D': 'Béla+Dani' }],
    [2, { '9C': 'Anna+Béla', '2H': 'Béla+Dani', '4D': 'Anna+Dani' }],
    [3, { '9C': 'Anna+Béla', '2H': 'Béla+Cili', TS: 'Anna+Cili' }],
  ])('a player who leaves takes seat %i and the card on its left away', (seat, expected) => {
    const { state } = given(TABLE).when({ type: 'leave', seat }).then({ type: 'SeatLeft', seat });
    expect(neighbours(state)).toEqual(expected);
    expect(state.discard).toEqual([seat + 1]);
    expect(state.gone).toMatchObject([{ player: PEOPLE[seat] }]);
  });

  it('a player who sits down again has the pile from before, in whatever seat', () => {
    const won: readonly Event[] = [{ type: 'FacesOpened', faces: [6, 2, 5, 2] }, laid(['centre', '??'], [2, '??'])];
    const { state } = given(TABLE, won, { type: 'SeatLeft', seat: 0 }).when(join(2, { id: 'anna', name: 'Anna' }));
    expect(state.seats.map(({ player, pile }) => [player.name, ...pile.cards])).toEqual([
      ['Béla'],
      ['Cili', 3],
      ['Anna', 0],
      ['Dani'],
    ]);
    expect(state.gone).toEqual([]);
  });

  it('a reversed circle keeps seat 0, every card between the same two people, and past rounds as they were', () => {
    const before = given(TABLE, ROUND).state;
    const { state } = given(TABLE, ROUND).when({ type: 'turnCircle' }).then({ type: 'CircleTurned' });
    expect(state.seats.map(({ player }) => player.name)).toEqual(['Anna', 'Dani', 'Cili', 'Béla']);
    expect(neighbours(state)).toEqual(neighbours(before));
    expect(state.opening).toEqual(before.opening);
    expect(given(TABLE, ROUND, { type: 'CircleTurned' }, { type: 'CircleTurned' }).state).toEqual(before);
  });
});
