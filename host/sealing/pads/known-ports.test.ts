import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemDisk } from '../../record/disk.ts';
import { RememberedPorts } from './known-ports.ts';
import type { UsbDevice } from './usb-device.ts';

const UNO: UsbDevice = { vendor: '2341', product: '0043', serial: '85736323838351F0E1B1', named: 'Arduino' };
const CLONE: UsbDevice = { vendor: '1a86', product: '7523', serial: undefined, named: undefined };

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'known-'));
  file = join(folder, 'known-ports.json');
});
afterEach(() => rm(folder, { recursive: true }));

/** Whether an Uno is known that was known when the file was as it is left by `damage`. */
async function isKnownAfter(damage: () => Promise<void>): Promise<boolean> {
  const known = await RememberedPorts.keptIn(folder);
  await known.remember(UNO);
  await damage();
  return (await RememberedPorts.keptIn(folder)).has(UNO);
}

it('recognises a device by vendor, product and serial number, in a file only for its owner', async () => {
  expect(await isKnownAfter(async () => undefined)).toBe(true);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
    knownPorts: 1,
    ports: [{ vendor: '2341', product: '0043', serial: '85736323838351F0E1B1' }],
  });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const known = await RememberedPorts.keptIn(folder);
  for (const other of [{ vendor: '2a03' }, { product: '0001' }, { serial: 'A50285BI' }])
    expect(known.has({ ...UNO, ...other })).toBe(false);
});

it.each([
  ['cut off', () => writeFile(file, '{"knownPorts":1,"ports":[{"vendor":"2341"')],
  ['of another shape', () => writeFile(file, '{"knownPorts":1,"ports":[{"vendor":"2341","product":"0043","serial":"$H"}]}')],
  ['readable by others', () => chmod(file, 0o644)],
  ['gone', () => rm(file)],
])('treats a file that is %s as empty, and replaces it', async (_how, damage) => {
  expect(await isKnownAfter(damage)).toBe(false);
  expect(await isKnownAfter(async () => undefined)).toBe(true);
});

it('does not store a device without a serial number', async () => {
  const known = await RememberedPorts.keptIn(folder);
  await known.remember(CLONE);
  expect(known.has(CLONE)).toBe(false);
  expect(await readdir(folder)).toEqual([]);
});

it('keeps the last two hundred', async () => {
  const known = await RememberedPorts.keptIn(folder);
  await Promise.all(Array.from({ length: 205 }, (_, n) => known.remember({ ...UNO, serial: `SERIAL${n}` })));
  const again = await RememberedPorts.keptIn(folder);
  expect([4, 5, 204].map((n) => again.has({ ...UNO, serial: `SERIAL${n}` }))).toEqual([false, true, true]);
});

it('still knows a device tonight if it cannot be written', async () => {
  const full = () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
  const known = await RememberedPorts.keptIn(folder, { ...systemDisk, open: full });
  await known.remember(UNO);
  expect(known.has(UNO)).toBe(true);
  expect((await RememberedPorts.keptIn(folder)).has(UNO)).toBe(false);
});
