import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeClock } from '../clock/testing/fake-clock.ts';
import { PhoneRoster } from './phone-roster.ts';

let folder: string;
let clock: FakeClock;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'referee-roster-'));
  clock = new FakeClock(Date.UTC(2026, 10, 23));
});

afterEach(() => rmSync(folder, { recursive: true }));

const fileOf = () => join(folder, 'phones.json');
const read = async () => {
  const roster = new PhoneRoster(folder, clock);
  await roster.read();
  return roster;
};

async function kept(): Promise<PhoneRoster> {
  const roster = new PhoneRoster(folder, clock);
  await roster.turnOn();
  await roster.add('Anna', 'hu', 'alma tango');
  return roster;
}

describe('the phones that have joined', () => {
  it('are what they were when they are read again', async () => {
    const roster = await kept();
    await roster.keepPort(4711);
    await roster.join('seating');
    roster.seat('phone-1');
    await roster.add('Béla', 'de', 'bar bar');
    expect(roster.now.phones.map(({ place }) => place)).toEqual([0, undefined]);
    expect((await read()).now).toEqual(roster.now);
  });

  it('have keys and secrets that nobody can guess', async () => {
    const roster = await kept();
    const other = await roster.add('Béla', 'en', 'bar bar');
    expect(other.key).toMatch(/^[0-9a-f]{64}$/);
    expect(other.key).not.toBe(roster.find('phone-1')?.key);
    const { secret } = roster.now;
    await roster.join('closed');
    expect(roster.now.secret).not.toBe(secret);
  });

  it('are written at once, so that none is lost with the host', async () => {
    await kept();
    expect(JSON.parse(readFileSync(fileOf(), 'utf8'))).toMatchObject({ phones: [{ id: 'phone-1', name: 'Anna' }] });
  });

  it('are told apart by name, whatever its case and spelling', async () => {
    const roster = await kept();
    await roster.add('Réka', 'hu', 'bar bar');
    expect(roster.named('anna')?.id).toBe('phone-1');
    expect(roster.named('RE\u0301KA')?.id).toBe('phone-2');
    expect(roster.named('Ann')).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['another file', '{"key":"0123456789abcdef"}'],
    ['a short key', '"key":"0"'],
  ])('are none if the file holds %s', async (_what, text) => {
    await kept();
    const written = readFileSync(fileOf(), 'utf8');
    writeFileSync(fileOf(), text.startsWith('"key"') ? written.replace(/"key":"[0-9a-f]+"/, text) : text);
    expect((await read()).now).toMatchObject({ on: false, phones: [] });
  });

  it.skipIf(process.platform === 'win32')('are none if other users could read their keys', async () => {
    await kept();
    chmodSync(fileOf(), 0o644);
    expect((await read()).now).toMatchObject({ on: false, phones: [] });
  });
});

it('the port is kept for every evening, and no number of a phone is given twice', async () => {
  const roster = await kept();
  await roster.keepPort(4713);
  await roster.clear();
  clock.sleep(48 * 3_600_000);
  const next = await read();
  expect(await next.port()).toBe(4713);
  expect((await next.add('Anna', 'en', 'bar bar')).id).toBe('phone-2');
});
