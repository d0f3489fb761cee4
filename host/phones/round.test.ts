import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import { fingerprintIn, type SeatInput } from '../contract/view.ts';
import { beginCommand } from '../session/testing/memory-table.ts';
import type { FakePhone, Heard } from './testing/fake-phone.ts';
import { PhoneTable } from './testing/phone-table.ts';

const NAMES = ['Anna', 'Béla', 'Cili'];

let table: PhoneTable;
let phones: readonly FakePhone[];

async function seatPhones(): Promise<void> {
  await table.do({ type: 'phones', on: true });
  const joined: FakePhone[] = [];
  for (const name of NAMES) joined.push(await table.joined(name));
  phones = joined;
  await table.do({ type: 'joining', joining: 'closed' });
}

beforeEach(async () => {
  table = await PhoneTable.open(undefined, 0);
  await seatPhones();
});

afterEach(async () => {
  await table.end();
});

const phoneOf = (seat: number): FakePhone => {
  const phone = phones[seat];
  if (phone === undefined) throw new Error('no such seat');
  return phone;
};

async function begin(): Promise<void> {
  const inputs = phones.map((phone): SeatInput => ({ kind: 'pad', pad: phone.bound?.id ?? '' }));
  await table.do(beginCommand(inputs));
  await table.until(() => phones.every(({ pad }) => pad?.state === 'armed'));
}

const course = () => table.table.game?.course;

async function press(...faces: readonly Face[]): Promise<void> {
  for (const [seat, face] of faces.entries()) phoneOf(seat).pad?.press(face);
  await table.until(() => course()?.phase === 'choosing' && JSON.stringify(course()).includes(`"ready":${faces.length},`));
}

describe('a round by phones', () => {
  it('opens what each phone has sealed', async () => {
    await begin();
    await press(1, 3, 5);
    await table.step('count');
    await table.until(() => course()?.phase === 'shown');
    expect(table.nights.lines.at(-1)).toMatchObject({ kind: 'step', command: { type: 'open', faces: [1, 3, 5] } });
  });
});

describe('a count', () => {
  it('is halted by a phone, and the seals stand', async () => {
    await begin();
    await press(1, 3, 5);
    await table.step('count');
    await table.clock.pass(1_000);
    phoneOf(2).pad?.halt();
    await table.until(() => course()?.phase === 'choosing');
    expect(course()).toMatchObject({ ready: 3, halted: { seat: 2 } });
    expect(phones.map(({ pad }) => pad?.state)).toEqual(['sealed', 'sealed', 'sealed']);
  });

  it('can begin after the computer has slept: phones are greeted again, and their seals stand', async () => {
    await begin();
    await press(1, 3, 5);
    table.clock.set(60_000);
    table.referee.woke();
    await table.clock.pass(1_000);
    expect(course()).toMatchObject({ phase: 'choosing', ready: 3 });
    await table.step('count');
    await table.until(() => course()?.phase === 'shown');
    expect(table.nights.lines.at(-1)).toMatchObject({ command: { type: 'open', faces: [1, 3, 5] } });
  });
});

describe('what somebody hears who listens on the Wi-Fi', () => {
  /** Until the moment before the faces are asked for, or with `whole` until they are open, from the beginning of the game. */
  async function heard(faces: readonly Face[], until: 'closed' | 'shown'): Promise<readonly (readonly Heard[])[]> {
    await begin();
    const from = table.clock.now();
    for (const phone of phones) phone.traffic.length = 0;
    await table.clock.pass(1_030);
    for (const [seat, face] of faces.entries()) phoneOf(seat).pad?.press(face);
    await table.clock.pass(970);
    await table.step('count');
    await table.clock.pass(until === 'closed' ? 3_350 : 4_000);
    const traffic = phones.map((phone) => phone.traffic.map((one) => ({ ...one, at: one.at - from })));
    await table.end();
    table = await PhoneTable.open(undefined, 0);
    await seatPhones();
    return traffic;
  }

  it('is the same for every face, until all faces are open', async () => {
    const one = await heard([1, 1, 1], 'shown');
    expect(one.flat().filter(({ way }) => way === 'to the host').length).toBeGreaterThan(150);
    for (const face of [2, 3, 4, 5, 6] as const) expect(await heard([face, face, face], 'shown')).toEqual(one);
  });

  it('is the same whether anybody has pressed or not, until the count has ended', async () => {
    expect(await heard([], 'closed')).toEqual(await heard([4, 2], 'closed'));
  });

  it('is one size, every 100 ms in both directions', async () => {
    const [first = []] = await heard([3, 3, 3], 'closed');
    expect(new Set(first.map(({ bytes }) => bytes)).size).toBe(1);
    for (const way of ['to the host', 'to the phone'] as const) {
      const ticks = new Set(first.filter((one) => one.way === way).map(({ at }) => Math.floor(at / 100)));
      expect(ticks.size).toBeGreaterThanOrEqual(53);
    }
  });
});

describe('the page of a seat', () => {
  it('follows the course and shows the fingerprint that the room sees', async () => {
    await begin();
    await table.until(() => phoneOf(1).page?.moment === 'choosing');
    expect(phoneOf(1).page).toMatchObject({ chooses: true, seat: { number: 1, flower: 1 }, name: 'Béla', language: 'en' });
    await press(1, 3, 5);
    await table.step('count');
    await table.until(() => phoneOf(1).page?.moment === 'counting');
    await table.until(() => phoneOf(1).page?.fingerprint !== undefined);
    const now = course();
    expect(phoneOf(1).page?.fingerprint).toBe(now && fingerprintIn(now));
    await table.until(() => phoneOf(1).page?.moment === 'shown');
    // The room has not been told yet what became of the round.
    expect(phoneOf(1).page).toMatchObject({ todo: [], why: [] });
    expect(phoneOf(1).page?.points).toBeUndefined();
    await table.until(() => phoneOf(1).page?.verdict !== undefined);
    const shown = course();
    expect(shown?.phase === 'shown' && (shown.outcomesAt.at(-1) ?? Infinity) <= table.clock.now()).toBe(true);
    await table.until(() => phoneOf(1).page?.moment === 'choosing');
    expect(phoneOf(1).page?.points).toMatch(/: \d+$/);
  });

  it('is sent only when it has changed', async () => {
    await begin();
    await table.until(() => phoneOf(0).page?.moment === 'choosing');
    const { length } = phoneOf(0).messages;
    await press(1, 3, 5);
    await table.clock.pass(2_000);
    expect(phoneOf(0).messages).toHaveLength(length);
  });

  it('is followed by the rules when the phone asks', async () => {
    await begin();
    phoneOf(0).say({ type: 'rules' });
    await table.until(() => phoneOf(0).messages.some(({ type }) => type === 'rules'));
    expect(phoneOf(0).messages.at(-1)).toMatchObject({ type: 'rules', game: expect.stringMatching(/./) as string });
  });
});
