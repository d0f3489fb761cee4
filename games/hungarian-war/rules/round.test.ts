import { describe, expect, it } from 'vitest';
import { begun, given, laid, stackedDeck } from '../../../test/support/hungarian-war.ts';
import { refuseFaces } from './seats.ts';
import type { Event, DieFace } from './types.ts';

function opened(...faces: readonly (DieFace | null)[]): Event {
  return { type: 'FacesOpened', faces };
}
function open(...faces: readonly (DieFace | null)[]) {
  return { type: 'open', faces } as const;
}

const THREE = begun(['KD', '9C', '2H', 'TS']);

describe('HW-7, HW-8, HW-15 faces refused', () => {
  it('refuses a number of faces other than the number of seats', () => {
    given(THREE).when(open(1, 2)).refused('faces count', { given: 2, seats: 3 });
  });

  it('refuses a face that no die shows', () => {
    const faces = [1, 7, 2] as unknown as DieFace[];
    given(THREE)
      .when(open(...faces))
      .refused('no such face', { seat: 1, given: 7 }, 'HW-6');
  });

  it('refuses a face for a seat out or away', () => {
    const params = { seat: 1, name: 'Béla' };
    given(THREE, { type: 'StandingSet', seat: 1, standing: 'out', reason: 'test' })
      .when(open(1, 2, 3))
      .refused('face of a seat not in the game', params, 'HW-7');
    given(THREE, { type: 'PlayerWentAway', seat: 1 })
      .when(open(1, 2, 3))
      .refused('face of a seat not in the game', params, 'HW-7');
  });
});

describe('HW-15 nobody in the game', () => {
  it('is refused, whatever the faces', () => {
    const seats = { players: 3, out: [0, 2], away: [1, 2] };
    const refusal = { code: 'nobody in the game', params: {}, clause: 'HW-15' };
    expect(refuseFaces(seats, [null, null, null], String)).toEqual({ ok: false, refusal });
    expect(refuseFaces({ ...seats, out: [2] }, [null, null, null], String)).toBeUndefined();
  });
});

describe('HW-16 cards move, then the table is refilled', () => {
  it('takes the centre to a pile and lays the next card there', () => {
    const { state } = given(THREE)
      .when(open(6, 2, null))
      .then(opened(6, 2, null), laid(['centre', '??']));
    expect(state.seats.map(({ pile }) => pile.cards)).toEqual([[0], [], []]);
    expect(state).toMatchObject({ deck: 19, round: 1, table: { centre: 4, sides: [1, 2, 3] }, laid: ['centre'] });
  });

  it('puts discarded cards on the discard pile and leaves the others', () => {
    const { state } = given(THREE)
      .when(open(5, 4, null))
      .then(opened(5, 4, null), laid([0, '??']));
    expect(state.discard).toEqual([1]);
    expect(state.table).toEqual({ centre: 0, sides: [4, 2, 3] });
  });

  it('refills in HW-3 order, centre first', () => {
    given(THREE)
      .when(open(4, 6, 5))
      .then(opened(4, 6, 5), laid(['centre', '??'], [2, '??']));
  });

  it('records no refill if no place is empty', () => {
    given(THREE)
      .when(open(2, null, null))
      .then(opened(2, null, null));
  });

  it('remembers the opening as it was', () => {
    const { state } = given(THREE).when(open(6, 1, null));
    expect(state.opening).toMatchObject({ round: 1, faces: [6, 1, null], table: { centre: 0, sides: [1, 2, 3] } });
    expect(state.seats.map(({ standing }) => standing)).toEqual(['out', 'in', 'in']);
  });

  it('forgets what was laid and swapped before it', () => {
    const swapped: Event = { type: 'CardsSwapped', side: 1 };
    expect(given(THREE, swapped).state).toMatchObject({ laid: ['centre', 0, 1, 2], swapped: true });
    expect(given(THREE, swapped).when(open(2, null, null)).state).toMatchObject({ laid: [], swapped: false });
  });

  it('brings players back (HW-14)', () => {
    const { state } = given(THREE, opened(6, 1, 1)).when(open(null, 2, 2));
    expect(state.seats.map(({ standing }) => standing)).toEqual(['in', 'in', 'in']);
  });
});

describe('HW-5 after the refill', () => {
  const DEALT = begun(['KD', '9C', '2H', 'TS'], 20, { cards: 'dealt' });

  it('swaps if all cards are known', () => {
    given(DEALT)
      .when(open(6, null, null), stackedDeck('3C'))
      .then(opened(6, null, null), laid(['centre', '3C']), { type: 'CardsSwapped', side: 2 });
  });

  it('draws from the unseen only', () => {
    const deck = stackedDeck('KC', 'KH');
    given(DEALT).when(open(6, 5, null), deck);
    expect(deck.offered.map((from) => from.length)).toEqual([48, 47]);
    expect(deck.offered[1]).not.toEqual(expect.arrayContaining(['KC']));
    expect(deck.offered.flat()).not.toEqual(expect.arrayContaining(['KD']));
  });

  it('does not happen while a place is empty or when the game is over', () => {
    const short = begun(['KD', '9C', '2H', 'TS'], 1, { cards: 'dealt' });
    const { state } = given(short).when(open(6, 5, null), stackedDeck('3C'));
    expect(state).toMatchObject({ phase: 'over', table: { centre: 4, sides: [1, null, 3] }, swapped: false });
  });
});

describe('HW-17 the end', () => {
  it('comes if the deck is empty after a refill', () => {
    const { state } = given(begun(['KD', '9C', '2H', 'TS'], 1)).when(open(6, null, null));
    expect(state).toMatchObject({ phase: 'over', deck: 0, table: { centre: 4 } });
    given(begun(['KD', '9C', '2H', 'TS'], 1), opened(6, null, null), laid(['centre', '??']))
      .when(open(6, null, null))
      .refused('game over', {}, 'HW-17');
  });

  it('comes if the deck could fill only some places, and they stay empty', () => {
    const { state } = given(begun(['KD', '9C', '2H', 'TS'], 1)).when(open(6, 5, null));
    expect(state).toMatchObject({ phase: 'over', deck: 0, table: { centre: 4, sides: [1, null, 3] } });
  });

  it('lastTable play: gives one more round on a full table, without a refill', () => {
    const table = begun(['KD', '9C', '2H', 'TS'], 1, { lastTable: 'play' });
    const last = given(table).when(open(6, null, null));
    expect(last.state).toMatchObject({ phase: 'playing', lastRound: true });
    const end = given(table, last.events)
      .when(open(4, null, 6))
      .then(opened(4, null, 6));
    expect(end.state).toMatchObject({ phase: 'over', table: { centre: null, sides: [1, 2, null] } });
    expect(end.state).not.toHaveProperty('lastRound');
  });

  it('lastTable play: comes at once if a place stays empty', () => {
    const { state } = given(begun(['KD', '9C', '2H', 'TS'], 1, { lastTable: 'play' })).when(open(6, 5, null));
    expect(state.phase).toBe('over');
  });
});
