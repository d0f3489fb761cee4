import { expect, test, it } from 'vitest';
import { evolve } from '../rules/evolve.ts';
import { completeHouse } from '../rules/house.ts';
import type { Event, State } from '../rules/types.ts';
import { report } from './report.ts';
import { whysIn } from '../words/testing/whys.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { presentationFrom } from '../../../host/course/pace.ts';

const BEGUN: readonly Event[] = [
  {
    type: 'GameBegun',
    rulebook: 'hungarian-war',
    version: 1,
    house: completeHouse({}),
    players: ['Anna', 'Béla', 'Cili', 'Dani'].map((name) => ({ id: name, name })),
    deck: 52,
  },
  {
    type: 'CardsLaid',
    cards: [
      { place: 'centre', card: 'KD' },
      { place: 0, card: '9C' },
      { place: 1, card: '2H' },
      { place: 2, card: 'TS' },
      { place: 3, card: '4D' },
    ],
  },
];
const OPENED: readonly Event[] = [
  ...BEGUN,
  { type: 'FacesOpened', faces: [6, 1, 2, 5] },
  { type: 'CardsLaid', cards: [{ place: 3, card: '??' }] },
];

function reportAfter(...events: readonly Event[]) {
  const state = events.reduce<State | undefined>(evolve, undefined);
  return state && report(state);
}
const standings = (...since: readonly Event[]) =>
  reportAfter(...OPENED, ...since)?.seats.map(({ player, standing }) => `${player.name} ${standing}`);

test('a round is reported with the cards on the table, who took what, and who is out', () => {
  expect(reportAfter(...OPENED)).toMatchObject({
    table: ['KD', '9C', '2H', 'TS', '4D'],
    seats: [{ face: 6, took: [] }, { face: 1 }, { face: 2 }, { face: 5, took: ['4D'] }],
  });
  expect(standings()).toEqual(['Anna out', 'Béla in', 'Cili in', 'Dani in']);
});

test('players are reported by name, even if the seats were renumbered since', () => {
  expect(standings({ type: 'SeatLeft', seat: 0 })).toEqual(['Anna left', 'Béla in', 'Cili in', 'Dani in']);
  expect(standings({ type: 'CircleTurned' }, { type: 'PlayerWentAway', seat: 1 })).toEqual([
    'Anna out',
    'Béla in',
    'Cili in',
    'Dani away',
  ]);
});

test('nothing is reported before the first opening', () => {
  expect(reportAfter(...BEGUN)).toBeUndefined();
});

/** Of a sentence read aloud without hurry. */
const LETTERS_A_SECOND = 18;

it.each(LANGUAGES)('the teaching pace shows each outcome as long as it takes to read its reason aloud in %s', (language) => {
  const longest = Math.max(...whysIn(language).map((why) => why.length));
  const { outcomesAt, presentedAt } = presentationFrom(0, 'teaching', [longest]);
  expect((presentedAt - (outcomesAt[0] ?? 0)) / 1000).toBeGreaterThanOrEqual(longest / LETTERS_A_SECOND);
});
