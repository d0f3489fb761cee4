import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import type { SeatInput } from '../contract/view.ts';
import { beginCommand } from '../session/testing/memory-table.ts';
import type { FakePhone } from './testing/fake-phone.ts';
import { PhoneTable } from './testing/phone-table.ts';

const NAMES = ['Anna', 'Béla', 'Cili'];

let table: PhoneTable;
let phones: readonly FakePhone[];

beforeEach(async () => {
  table = await PhoneTable.open(undefined, 0);
  await table.do({ type: 'phones', on: true });
  const joined: FakePhone[] = [];
  for (const name of NAMES) joined.push(await table.joined(name));
  phones = joined;
  await table.do({ type: 'joining', joining: 'closed' });
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
