import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BOOT_LOG } from '../../firmware-protocol/testing/fake-foreign-device.ts';
import { openPty, type Pty } from '../../firmware-protocol/scripted-pad/pty.ts';
import { openPads } from '../../host/sealing/pads/pads.ts';
import type { PadSource } from '../../host/sealing/pads/source.ts';
import { Lookout } from './lookout.ts';
import { PtyPad } from './pty-pad.ts';

/** What a pad of protocol 1 sends at boot, with its real checksum. */
const OLD_HELLO = Buffer.from('$h,0,1,1.0.0,anna,i,0,0,p*1b42\n');

let folder: string;
let ptys: Pty[];
let pad: PtyPad;
let source: PadSource | undefined;
let bytes: number[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'listening-'));
  bytes = [0, 0, 0];
  ptys = await Promise.all(bytes.map((_, n) => openPty((sent) => (bytes[n] = (bytes[n] ?? 0) + sent.length))));
  pad = new PtyPad('bela', join(folder, 'bela'), () => undefined);
  await pad.plug();
});
afterEach(async () => {
  await source?.stop();
  await Promise.all([pad.unplug(), ...ptys.map((pty) => pty.unplug())]);
  await rm(folder, { recursive: true });
});

it('nothing is sent to a port that is not ticked or to a foreign device; a running pad is found by what it sends', async () => {
  const lookout = new Lookout();
  const paths = [...ptys.map(({ path }) => path), pad.path];
  const from = openPads({ list: async () => paths.map((path) => ({ path, vendorId: '1a86', productId: '7523' })) });
  source = from;
  from.listen(() => lookout.look());
  const stateOf = (n: number) => from.ports().find(({ path }) => path === paths[n])?.kind;
  await lookout.until(() => stateOf(3) === 'new');
  // All but the first.
  from.use(from.ports().flatMap((port) => (port.kind === 'new' && port.path !== paths[0] ? [port.n] : [])));
  await lookout.until(() => [1, 2, 3].every((n) => stateOf(n) !== 'new'));
  const says = [BOOT_LOG, BOOT_LOG, OLD_HELLO];
  const speaking = setInterval(() => ptys.forEach((pty, n) => pty.write(says[n] ?? BOOT_LOG)), 250);
  await lookout.until(() => stateOf(1) === 'foreign' && stateOf(2) === 'other version' && stateOf(3) === 'pad');
  clearInterval(speaking);
  expect(stateOf(0)).toBe('new');
  expect(bytes).toEqual([0, 0, 0]);
  expect(from.pads()).toEqual([{ id: 'bela', link: 'live' }]);
});
