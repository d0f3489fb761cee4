import { expect, it, test } from 'vitest';
import { begun, given, laid } from '../../../test/support/hungarian-war.ts';
import type { Event } from '../rules/types.ts';
import { report } from './report.ts';
import { whysIn } from '../words/testing/whys.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { presentationFrom } from '../../../host/course/pace.ts';

const BEGUN = begun(['KD', '9C', '2H', 'TS', '4D']);
const OPENED: readonly Event[] = [...BEGUN, { type: 'FacesOpened', faces: [6, 1, 2, 5] }, laid([3, '??'])];

test('a round is reported with the cards on the table, the faces and who took what; nothing before the first', () => {
  expect(report(given(OPENED).state)).toMatchObject({
    table: ['KD', '9C', '2H', 'TS', '4D'],
    seats: [{ face: 6, took: [] }, { face: 1 }, { face: 2 }, { face: 5, took: ['4D'] }],
  });
  expect(report(given(BEGUN).state)).toBeUndefined();
});

test.each<[string, ...Event[]]>([
  ['Anna out, Béla in, Cili in, Dani in'],
  // By name, even if the seats were renumbered since.
  ['Anna left, Béla in, Cili in, Dani in', { type: 'SeatLeft', seat: 0 }],
  ['Anna out, Béla in, Cili in, Dani away', { type: 'CircleTurned' }, { type: 'PlayerWentAway', seat: 1 }],
])('players are reported by name: %s', (standings, ...since) => {
  const seats = report(given(OPENED, since).state)?.seats;
  expect(seats?.map(({ player, standing }) => `${player.name} ${standing}`).join(', ')).toBe(standings);
});

/** Of a sentence read aloud without hurry. */
const LETTERS_A_SECOND = 18;

it.each(LANGUAGES)('the teaching pace shows each outcome as long as it takes to read its reason aloud in %s', (language) => {
  const longest = Math.max(...whysIn(language).map((why) => why.length));
  const { outcomesAt, presentedAt } = presentationFrom(0, 'teaching', [longest]);
  expect((presentedAt - (outcomesAt[0] ?? 0)) / 1000).toBeGreaterThanOrEqual(longest / LETTERS_A_SECOND);
});
