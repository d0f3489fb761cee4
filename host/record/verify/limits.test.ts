import { MOST_SEATS } from '../../../rulebook/schemas.ts';
import { describe, expect, test } from 'vitest';
import { playedEntries } from '../../../games/hungarian-war/schema/testing/played-entries.ts';
import type { Entry } from '../line.ts';
import { readEntries } from '../testing/record-text.ts';
import { verify } from './verify.ts';

const entries = playedEntries([[5, 4, 3]]);
const people = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `p${i}`, name: `Player ${i}` }));
const step = (...events: object[]): Entry => ({ kind: 'step', rulebook: 'hungarian-war', command: {}, events });

async function faultsOf(some: readonly Entry[]) {
  const { faults } = verify(await readEntries(some));
  return faults.map(({ line, what }) => ({ line, what }));
}

/** The intact night's first game, begun differently. */
function begun(change: object): Entry[] {
  return entries.map((entry) => {
    if (entry.kind !== 'step') return entry;
    const [first, ...others] = entry.events as { readonly type: string }[];
    return first?.type === 'GameBegun' ? { ...entry, events: [{ ...first, ...change }, ...others] } : entry;
  });
}

test('the sample night verifies', async () => {
  expect(await faultsOf(begun({}))).toEqual([]);
});

describe('a record must keep to the limits of setup, and the first line beyond them is reported', () => {
  const joined = (seat: number) => ({ type: 'SeatJoined', seat, player: { id: `q${seat}`, name: `New ${seat}` }, card: '??' });

  test.each([
    ['20,000 players', { players: people(20_000) }],
    ['a player more than the game seats', { players: people(11) }],
    ['a single player', { players: people(1) }],
    ['a name that clears the terminal', { players: [...people(2), { id: 'p3', name: '\u001b[2JAnna' }] }],
    ['a name that fills the clipboard', { players: [...people(2), { id: 'p3', name: '\u001b]52;c;cm0gLXJm\u0007' }] }],
    ['a name with C1', { players: [...people(2), { id: 'p3', name: '\u009b31m' }] }],
    ['a name that is written backwards', { players: [...people(2), { id: 'p3', name: '\u202eannA' }] }],
    ['a name longer than any', { players: [...people(2), { id: 'p3', name: 'A'.repeat(25) }] }],
    ['a name of blanks', { players: [...people(2), { id: 'p3', name: '  ' }] }],
    ['an id that is a sentence', { players: [...people(2), { id: 'sound: all\nis well', name: 'Anna' }] }],
    ['a million decks', { house: { decks: 1_000_000, cards: 'dealt' } }],
    ['a deck beyond any', { deck: 1e15 }],
  ])('%s', async (_, change) => {
    expect(await faultsOf(begun(change))).toEqual([{ line: 3, what: 'fold' }]);
  });

  test.each([
    ['a reason that rings', { type: 'PointsAdjusted', player: 'p0', by: 1, reason: 'x\u0007' }],
    ['points beyond any', { type: 'PointsAdjusted', player: 'p0', by: 1e300, reason: 'x' }],
    ['more cards than the table has places', { type: 'CardsLaid', cards: Array(5000).fill({ place: 0, card: '??' }) }],
    ['more faces than seats', { type: 'FacesOpened', faces: Array(5000).fill(1) }],
  ])('%s', async (_, event) => {
    expect(await faultsOf([...entries, step(event)])).toEqual([{ line: 6, what: 'fold' }]);
  });

  test('too many seats that join one by one', async () => {
    const seats = Array.from({ length: MOST_SEATS - 2 }, (_, i) => joined(3 + i));
    expect(await faultsOf([...entries, step(...seats.slice(0, -1))])).toEqual([]);
    expect(await faultsOf([...entries, step(...seats)])).toEqual([{ line: 6, what: 'fold' }]);
  });

  test('cards that no deck holds', async () => {
    const laid = { type: 'CardsLaid', cards: [{ place: 'centre', card: '??' }] };
    expect(await faultsOf([...entries, step(...Array<object>(60).fill(laid))])).toEqual([{ line: 6, what: 'fold' }]);
  });

  test.each<[string, Entry]>([
    [
      'more seals than seats',
      {
        kind: 'commitments',
        attempt: 2,
        seals: Array.from({ length: 11 }, (_, seat) => ({ seat, kind: 'bot', by: 'bot-0', hostNonce: '', commitment: '' })),
      },
    ],
    [
      'more inputs than seats',
      {
        kind: 'settings',
        inputs: Array.from({ length: 11 }, () => ({ kind: 'die' })),
        dealer: 0,
        choices: { count: 3, missing: 'wait', start: 'dealer', pace: 'normal' },
      },
    ],
  ])('%s', async (_, entry) => {
    expect(await faultsOf([...entries, entry])).toEqual([{ line: 6, what: 'file' }]);
  });
});

describe('a record that was made to exhaust its reader is cut off at a limit', () => {
  test('too many people who come and go', async () => {
    const comeAndGo = Array.from({ length: 600 }, (_, i) => [
      { type: 'SeatJoined', seat: 3, player: { id: `q${i}`, name: 'New' }, card: '??' },
      { type: 'SeatLeft', seat: 3 },
      { type: 'DeckCounted', left: 900, unfilled: [], reason: 'more' },
    ]);
    const faults = await faultsOf([...entries, ...comeAndGo.map((events) => step(...events))]);
    expect(faults.filter(({ what }) => what === 'fold')).toEqual([{ line: 503, what: 'fold' }]);
  });

  test('too many faults', async () => {
    const wrong = Array.from({ length: 3_000 }, () => step({ type: 'StandingSet', seat: 0, standing: 'in', reason: 'x' }));
    const shown = wrong.map((entry) => (entry.kind === 'step' ? { ...entry, shown: 'never' } : entry));
    expect(await faultsOf([...entries, ...shown])).toHaveLength(1_001);
  });
});
