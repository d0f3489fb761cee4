import type { OrganiserView } from '../../../host/contract/hall.ts';
import type { Refusal } from '../../../rulebook/refusal.ts';
import { fakeOrganiser, type FakeHall } from '../../../renderer/hall/testing/fake-hall.ts';
import { PEOPLE } from '../people.ts';
import { HALLS } from './halls.ts';

/** What the organiser's page is shown as: a view, and what is done then: a key, `click:` or `text:`. */
export interface OrganiserShot {
  readonly name: string;
  readonly view: OrganiserView;
  readonly keys: readonly string[];
  /** The hall refuses whatever is sent, with this code and these values. */
  readonly refused?: Refusal;
}

type More = Partial<OrganiserView> & Pick<OrganiserShot, 'refused'>;

function shot(name: string, keys: readonly string[], hall: FakeHall = {}, { refused, ...more }: More = {}): OrganiserShot {
  return { name, keys, view: fakeOrganiser(hall, more), ...(refused && { refused }) };
}

const { fresh, club, long, ten, large, full } = HALLS;
const [ONE, OTHER] = PEOPLE.long;
const EXCHANGE = { n: 4, what: 'PlacesExchanged', params: { one: ONE, other: OTHER } };
const RENAME = { n: 5, what: 'PersonRenamed', params: { from: ONE, to: OTHER } };
const SHARED = {
  on: true,
  screens: 2,
  addresses: [
    { url: 'http://192.168.178.120:4713/7k3m9qxa2bcd5efg8hjk4mnpqr/', network: 'wlan0' },
    { url: 'http://10.42.0.1:4713/7k3m9qxa2bcd5efg8hjk4mnpqr/', network: 'enp0s31f6' },
  ],
};
const open = (table: number) => ['4', `click:[data-table="${String(table)}"]`];
/** A table of `HALLS.long` for each trouble, in the order of `MirrorTrouble`; one that is lost, absent, and not joined. */
const TROUBLES = { differs: 10, damaged: 5, unreadable: 6, disk: 7, strangers: 1, lost: 2, never: 3, absent: 4 } as const;

const NOW = Date.UTC(2026, 0, 10, 19);
const CLOCK = { to: 'end', endsAt: NOW + 1_475_000 } as const;
const TEXT =
  'Nach dieser Runde gibt es für alle eine Suppe im Foyer, die nächste Runde beginnt um 21 Uhr 30 im großen Saal nebenan';
const MESSAGES = [
  { n: 7, text: 'Anna, please', table: 3, unseen: [] },
  { n: 9, text: TEXT, unseen: [2, 3, 5, 7, 11, 12] },
];

const IN_TOUCH: readonly OrganiserShot[] = [
  shot('now', ['4'], { ...long, clock: CLOCK, calls: [7, 12] }, { messages: MESSAGES }),
  shot('now-table', open(3), { ...long, clock: { ...CLOCK, endsAt: NOW - 1_000 }, calls: [3] }, { messages: MESSAGES }),
  shot('now-halted', ['5'], { ...club, clock: { to: 'end', left: 754_000 } }),
  shot('now-pause', ['3'], { ...club, phase: 'ended', clock: { to: 'start', endsAt: NOW + 299_000 } }),
];

const PEOPLE_AND_GAME: readonly OrganiserShot[] = [
  shot('people-none', ['1'], { people: 0, round: 0 }),
  shot('people-pasted', ['1', 'click:#names', `text:${PEOPLE.long.join('\n')}`], { ...fresh, people: 0 }),
  shot('people-refused', ['1', 'click:#names', `text:${ONE}\n${ONE}`, 'Control+Enter'], fresh, {
    refused: {
      code: 'list not sound',
      params: { faults: 4, others: 11 },
      parts: [
        { code: 'name twice', params: { line: 2, name: ONE, first: 1 } },
        { code: 'name looks the same', params: { line: 7, name: OTHER, first: 3 } },
        { code: 'list unreadable', params: { line: 12 } },
        { code: 'name looks like', params: { line: 128, as: OTHER } },
      ],
    },
  }),
  shot('people-long', ['1'], long, { undo: EXCHANGE, redo: RENAME }),
  shot('people-600', ['1'], large),
  shot('people-check-in', ['1'], { ...fresh, checkIn: true }),
  shot('people-check-in-many', ['1'], { ...long, checkIn: true, round: 0 }),
  shot('people-rename', ['1', 'click:[data-person] .button', 'click:.entry .button'], long),
  shot('game', ['2'], { ...fresh, tables: 4 }),
  shot('game-changed', ['2', 'click:[role=group] .button >> nth=1'], { ...fresh, tables: 4 }),
  shot('game-too-many', ['2', 'click:summary'], { round: 0, names: PEOPLE.long, people: 30, tables: 2 }),
  shot('game-begun', ['2'], long),
  shot(
    'game-refused',
    ['2', ' '],
    { ...fresh, tables: 4 },
    { refused: { code: 'too few people', params: { here: 1, least: 2 } } },
  ),
];

const ROUNDS: readonly OrganiserShot[] = [
  shot('seating-none', ['3'], { round: 0 }),
  shot('seating-draft', ['3', 'click:.tables .button'], { ...long, phase: 'draft' }, { undo: EXCHANGE }),
  shot('seating-unseated', ['3'], { ...long, round: 1, tables: 3, phase: 'draft' }),
  shot('seating-ended', ['3'], { ...club, phase: 'ended' }),
  shot('seating-600', ['3'], { ...large, phase: 'draft' }),
  shot('tables', ['4'], long),
  shot('tables-500', ['4'], full),
  ...Object.entries(TROUBLES).map(([name, table]) => shot(`table-${name}`, open(table), long)),
  shot('table-renew', [...open(3), 'click:[data-open] .row:last-child .button'], long),
  shot('table-correct', [...open(1), 'click:[data-part=correct]', 'click:form .primary'], long),
  shot('table-correct-ten', ['4', 'click:[data-table="2"]', 'click:[data-part=correct]'], ten),
  shot('standings-none', ['5'], { round: 0 }),
  shot('standings', ['5'], { ...long, rounds: 9, round: 9, phase: 'ended' }),
  shot('standings-600', ['5'], { ...large, counts: 'places' }),
];

const BOARD_AND_HALL: readonly OrganiserShot[] = [
  shot('board', ['6'], long),
  shot('board-one-table', ['6'], { ...long, shows: { what: 'table', table: 7 } }),
  shot('board-shared', ['6'], long, { sharing: SHARED }),
  shot('board-check-in', ['6'], { ...long, checkIn: true }, { phones: SHARED }),
  shot('board-shared-twice', ['6'], long, { phones: SHARED, sharing: SHARED }),
  shot('board-refused', ['6'], long, { sharing: { on: true, screens: 0, addresses: [], refused: 'EADDRINUSE' } }),
  shot('hall', ['7'], long),
  shot('hall-lost', ['7'], large, { addresses: [], broker: { kind: 'other', link: 'lost', refused: 'ECONNREFUSED' } }),
  shot('failing', ['4'], long, { failing: 'ENOSPC' }),
];

/** Every state of the organiser's page that looks different. */
export const ORGANISER_SHOTS: readonly OrganiserShot[] = [...PEOPLE_AND_GAME, ...ROUNDS, ...BOARD_AND_HALL, ...IN_TOUCH];
