import { describe, expect, it } from 'vitest';
import { begun, given, laid, PEOPLE, stackedDeck } from '../../../test/support/hungarian-war.ts';
import type { Player } from '../../../rulebook/seat.ts';
import { seatsAt } from './place.ts';
import { seatsInGame } from './seats.ts';
import type { Event, State } from './types.ts';

const TABLE = begun(['KD', '9C', '2H', 'TS', '4D']);
const ZITA: Player = { id: 'zita', name: 'Zita' };

/** Each side card with the two names it lies between, in alphabetical order. */
function neighbours(state: State): Readonly<Record<string, string>> {
  const count = state.seats.length;
  const entries = state.table.sides.map((id, side) => {
    const names = seatsAt(side, count).map((seat) => state.seats[seat]?.player.name ?? '');
    return [String(state.cards[id ?? -1]), names.sort().join('+')] as const;
  });
  return Object.fromEntries(entries);
}

describe('HW-22 away', () => {
  const away: Event = { type: 'PlayerWentAway', seat: 1 };

  it('takes a player from the game, with pile and seat kept', () => {
    const { state } = given(TABLE).when({ type: 'away', seat: 1 }).then(away);
    expect(seatsInGame(state)).toEqual([0, 2, 3]);
    given(TABLE, away).when({ type: 'away', seat: 1 }).refused('already away', { name: 'Béla' }, 'HW-22');
  });

  it('ends when the player comes back', () => {
    const { state } = given(TABLE, away).when({ type: 'back', seat: 1 }).then({ type: 'PlayerCameBack', seat: 1 });
    expect(seatsInGame(state)).toEqual([0, 1, 2, 3]);
    given(TABLE).when({ type: 'back', seat: 1 }).refused('not away', { name: 'Béla' }, 'HW-22');
  });

  it('is independent of being out', () => {
    const out: Event = { type: 'StandingSet', seat: 1, standing: 'out', reason: 'r' };
    const { state } = given(TABLE, out, away).when({ type: 'back', seat: 1 });
    expect(state.seats[1]).toMatchObject({ standing: 'out', presence: 'here' });
    const rejoined = given(TABLE, out, away).when({ type: 'open', faces: [2, null, 2, null] }).state;
    expect(rejoined.seats[1]).toMatchObject({ standing: 'in', presence: 'away' });
  });

  it('is refused if nobody would be left in the game', () => {
    const others = [0, 1, 2].map((seat): Event => ({ type: 'PlayerWentAway', seat }));
    given(TABLE, others).when({ type: 'away', seat: 3 }).refused('would leave nobody in the game', { name: 'Dani' }, 'HW-22');
  });

  it('is refused for a seat that does not exist', () => {
    given(TABLE).when({ type: 'away', seat: 4 }).refused('no such seat', { seat: 4 });
    given(TABLE).when({ type: 'back', seat: -1 }).refused('no such seat', { seat: -1 });
  });
});

describe('HW-22 joining', () => {
  const join = (seat: number, player = ZITA) => ({ type: 'join', seat, player }) as const;
  const named = begun(['KD', '9C', '2H', 'TS'], 20, { cards: 'dealt' });

  it.each([
    [0, { '3C': 'Anna+Zita', '9C': 'Anna+Béla', '2H': 'Béla+Cili', TS: 'Cili+Zita' }],
    [1, { '9C': 'Anna+Zita', '3C': 'Béla+Zita', '2H': 'Béla+Cili', TS: 'Anna+Cili' }],
    [3, { '9C': 'Anna+Béla', '2H': 'Béla+Cili', TS: 'Cili+Zita', '3C': 'Anna+Zita' }],
  ])('takes seat %i with a new card on its left', (seat, expected) => {
    const { state } = given(named)
      .when(join(seat), stackedDeck('3C'))
      .then({ type: 'SeatJoined', seat, player: ZITA, card: '3C' });
    expect(neighbours(state)).toEqual(expected);
    expect(state.seats[seat]).toMatchObject({ player: ZITA, standing: 'in', pile: { cards: [] } });
    expect(state).toMatchObject({ deck: 19, total: 24 });
  });

  it('is followed by the swap of HW-5', () => {
    given(begun(['9C', '2H', '4S'], 20, { cards: 'dealt' }))
      .when(join(1), stackedDeck('KD'))
      .then({ type: 'SeatJoined', seat: 1, player: ZITA, card: 'KD' }, { type: 'CardsSwapped', side: 1 });
  });

  it('is followed by the end of HW-17', () => {
    const { state } = given(begun(['KD', '9C', '2H'], 1))
      .when(join(2))
      .then({
        type: 'SeatJoined',
        seat: 2,
        player: ZITA,
        card: '??',
      });
    expect(state.phase).toBe('over');
  });

  it('is refused without a card, at a full table, for a known player, without a name, and at a seat that does not exist', () => {
    given(begun(['KD', '9C', '2H'], 0, { lastTable: 'play' }))
      .when(join(0))
      .refused('no card for a new seat', {}, 'HW-22');
    given(begun(['??', ...PEOPLE.map(() => '??' as const)]))
      .when(join(0))
      .refused('table full', { most: 10 }, 'HW-1');
    given(TABLE)
      .when(join(0, { id: 'anna', name: 'Anna' }))
      .refused('same player twice', { name: 'Anna' });
    given(TABLE)
      .when(join(0, { id: 'z', name: '' }))
      .refused('name missing', { seat: 0 });
    given(TABLE).when(join(5)).refused('no such seat', { seat: 5 });
  });

  it('keeps the places that were refilled and swapped between the same people', () => {
    const round: readonly Event[] = [{ type: 'FacesOpened', faces: [2, 2, 5, 2] }, laid([2, '??'])];
    const { state } = given(TABLE, round, { type: 'CardsSwapped', side: 2 }).when(join(1));
    expect(state).toMatchObject({ laid: [3, 1], swapped: true });
  });
});

describe('HW-22 leaving for good', () => {
  it.each([
    [0, { '2H': 'Béla+Cili', TS: 'Cili+Dani', '4D': 'Béla+Dani' }],
    [2, { '9C': 'Anna+Béla', '2H': 'Béla+Dani', '4D': 'Anna+Dani' }],
    [3, { '9C': 'Anna+Béla', '2H': 'Béla+Cili', TS: 'Anna+Cili' }],
  ])('takes seat %i and the card on its left away', (seat, expected) => {
    const { state } = given(TABLE).when({ type: 'leave', seat }).then({ type: 'SeatLeft', seat });
    expect(neighbours(state)).toEqual(expected);
    expect(state.discard).toEqual([seat + 1]);
    expect(state.gone).toMatchObject([{ player: PEOPLE[seat] }]);
  });

  it('is refused below two seats, for nobody, and if nobody would be left in the game', () => {
    given(begun(['KD', '9C', '2H']))
      .when({ type: 'leave', seat: 0 })
      .refused('too few seats', { least: 2 }, 'HW-22');
    given(TABLE).when({ type: 'leave', seat: 4 }).refused('no such seat', { seat: 4 });
    const others = [0, 1, 2].map((seat): Event => ({ type: 'PlayerWentAway', seat }));
    given(TABLE, others).when({ type: 'leave', seat: 3 }).refused('would leave nobody in the game', { name: 'Dani' }, 'HW-22');
  });

  it('keeps the pile for a player who sits down again, in whatever seat', () => {
    const won: readonly Event[] = [{ type: 'FacesOpened', faces: [6, 2, 5, 2] }, laid(['centre', '??'], [2, '??'])];
    const before = given(TABLE, won).state;
    const { state } = given(TABLE, won, { type: 'SeatLeft', seat: 0 }).when({
      type: 'join',
      seat: 2,
      player: { id: 'anna', name: 'Anna' },
    });
    expect(before.seats[0]?.pile.cards).not.toEqual([]);
    expect(state.seats.map(({ player }) => player.name)).toEqual(['Béla', 'Cili', 'Anna', 'Dani']);
    expect(state.seats[2]?.pile).toEqual(before.seats[0]?.pile);
    expect(state.gone).toEqual([]);
  });
});

describe('HW-22 the circle reversed', () => {
  it('keeps seat 0 and every card between the same two people', () => {
    const before = given(TABLE).state;
    const { state } = given(TABLE).when({ type: 'turnCircle' }).then({ type: 'CircleTurned' });
    expect(state.seats.map(({ player }) => player.name)).toEqual(['Anna', 'Dani', 'Cili', 'Béla']);
    expect(neighbours(state)).toEqual(neighbours(before));
  });

  it('changes nothing when done twice', () => {
    const twice = given(TABLE, { type: 'CircleTurned' }, { type: 'CircleTurned' }).state;
    expect({ ...twice, laid: [] }).toEqual({ ...given(TABLE).state, laid: [] });
  });

  it('leaves past rounds as they were', () => {
    const round: readonly Event[] = [{ type: 'FacesOpened', faces: [2, 2, 5, 2] }, laid([2, '??'])];
    const { state } = given(TABLE, round).when({ type: 'turnCircle' });
    expect(state.opening).toEqual(given(TABLE, round).state.opening);
    expect(state.laid).toEqual([1]);
  });
});
