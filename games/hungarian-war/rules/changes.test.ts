import { expect, it } from 'vitest';
import { begun, fold } from '../../../test/support/hungarian-war.ts';
import { changesBetween } from './changes.ts';
import type { Event, State } from './types.ts';

const TABLE = begun(['KD', '9C', '2H', 'TS', '4D', '7C'], 40);
const after = (...events: readonly Event[]): State => fold([...TABLE, ...events]);
const [anna, bela, cili] = after().seats.map(({ player }) => player);
const taken: Event = { type: 'FacesOpened', faces: [6, null, null, null, null] };
const named = { type: 'CardNamed', id: 0, card: '7?' } as const;
const person = (player: object | undefined, becomes: string) => ({ what: 'player', player, becomes });

it.each<[string, State, State, object[], object[]?]>([
  ['nothing', after(), after(), [], []],
  [
    'HW-12: out, and back',
    after(),
    after({ type: 'StandingSet', seat: 1, standing: 'out', reason: 'seen' }),
    [person(bela, 'out')],
    [person(bela, 'in')],
  ],
  ['HW-22: away, and here', after(), after({ type: 'PlayerWentAway', seat: 0 }), [person(anna, 'away')], [person(anna, 'here')]],
  [
    'HW-22: gone, and seated',
    after(),
    after({ type: 'SeatLeft', seat: 2 }),
    [person(cili, 'gone'), { what: 'table', cards: 1 }],
    [person(cili, 'seated'), { what: 'table', cards: 1 }],
  ],
  ['HW-22: every card between the same two', after(), after({ type: 'CircleTurned' }), [{ what: 'turned' }]],
  [
    'HW-3: deck and table',
    after(),
    after(taken, { type: 'CardsLaid', cards: [{ place: 'centre', card: '5H' }] }),
    [
      { what: 'deck', from: 40, to: 39 },
      { what: 'table', cards: 1 },
    ],
  ],
  ['HW-5: only which card lies in the centre', after(), after({ type: 'CardsSwapped', side: 1 }), [{ what: 'swap' }]],
  ['HW-21: a name', after(), after(named), [{ what: 'card', from: 'KD', to: '7?' }]],
  [
    'HW-21: a name in a pile',
    after(taken),
    after(taken, named),
    [{ what: 'card', from: 'KD', to: '7?', player: anna }],
    [{ what: 'card', from: '7?', to: 'KD', player: anna }],
  ],
])('the difference is %s', (_, from, to, changes, back) => {
  expect(changesBetween(from, to)).toEqual(changes);
  if (back !== undefined) expect(changesBetween(to, from)).toEqual(back);
});
