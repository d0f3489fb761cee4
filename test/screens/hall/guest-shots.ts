import type { GuestView } from '../../../host/contract/guest.ts';
import { fakeGuest, type FakeHall } from '../../../renderer/hall/testing/fake-hall.ts';
import { PEOPLE } from '../people.ts';
import type { Size } from '../table-shots.ts';
import { HALLS } from './halls.ts';

/** What the phone of a guest is shown as, after some keys. */
export interface GuestShot {
  readonly name: string;
  readonly view: GuestView;
  readonly keys: readonly string[];
}

/** Small phones, a usual one, and one held across. */
export const GUEST_SIZES: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
];

const { fresh, three, club, long, full } = HALLS;
const person = (id: string) => `click:[data-person=${id}]`;
const find = (name: string) => ['click:input', `text:${name}`];

function shot(name: string, hall: FakeHall, ...keys: readonly string[]): GuestShot {
  return { name, view: fakeGuest(hall), keys };
}

/** Every state of the page for guests that looks different. */
export const GUEST_SHOTS: readonly GuestShot[] = [
  shot('find', club),
  shot('find-long', { ...long, tables: 500 }),
  shot('find-5000', full, ...find('欧阳')),
  shot('find-nobody', three, ...find('Xaver')),
  shot('seat', three, person('p3')),
  shot('seat-long', long, person('p5')),
  shot('seat-arabic', { names: PEOPLE.arabic, people: 10, tables: 2, seats: 5, round: 2 }, person('p4')),
  shot('seat-of-two', { tables: 2, people: 4, seats: 2, round: 2, rounds: 4, counts: 'shares' }, person('p2')),
  shot('seat-500', { ...full, round: 2 }, ...find('寿限無'), 'click:[data-person]'),
  shot('coming', fresh, person('p1')),
  shot('check-in', { ...long, checkIn: true, round: 0 }, person('p5')),
  shot('checked-in', { ...long, checkIn: true, round: 0 }, person('p5'), 'click:.arrive'),
  shot('between', { ...club, phase: 'ended' }, person('p1')),
  shot('out', { ...club, tables: 5 }, person('p28')),
  shot('over', { ...three, rounds: 2, round: 2, phase: 'ended' }, person('p1')),
];
