import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { padAt } from '../../host/sealing/pads/source.ts';
import { EVERY_PORT } from '../../host/sealing/pads/testing/fake-pad-table.ts';
import { openPads, type PadsOptions } from '../../host/sealing/pads/pads.ts';
import type { PadSource } from '../../host/sealing/pads/source.ts';
import { PtyPad } from './pty-pad.ts';

const TEN = Array.from({ length: 10 }, (_, n) => `pad-${n}`);

let folder: string;
let pads: readonly PtyPad[];
let source: PadSource | undefined;
let program: ChildProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ports-'));
  pads = [];
});
afterEach(async () => {
  vi.unstubAllEnvs();
  program?.kill('SIGKILL');
  await source?.stop();
  await Promise.all(pads.map((pad) => pad.unplug()));
  await rm(folder, { recursive: true });
});

function at(...ids: readonly string[]): readonly PtyPad[] {
  pads = ids.map((id, n) => new PtyPad(id, join(folder, `ttyUSB${n}`), () => undefined));
  return pads;
}

async function open(options: PadsOptions): Promise<PadSource> {
  source = openPads(options);
  return source;
}

function until(from: PadSource, holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!holds()) return;
      stop();
      resolve();
    };
    const stop = from.listen(look);
    look();
  });
}

it('a port that another program has locked is refused with the program’s name, and used once it is released', async () => {
  const [anna] = at('anna');
  await anna?.plug();
  const { path } = anna ?? { path: '' };
  // The program that holds the pseudo-terminal has it open too, and may be the one that is named.
  // It prints a line once it runs under the requested name.
  await writeFile(join(folder, 'word'), 'here');
  program = spawn('flock', ['--no-fork', path, 'tail', '-f', join(folder, 'word')]);
  await once(program.stdout ?? program, 'data');
  const from = await open({ paths: [path], list: async () => [] });
  await until(from, () => from.ports().some((port) => port.kind === 'refused' && port.by !== undefined));
  expect(from.ports()).toEqual([
    { path, kind: 'refused', code: 'EBUSY', by: expect.stringMatching(/^(script|tail|coreutils)$/) as string },
  ]);
  program.kill('SIGKILL');
  await until(from, () => from.pads().some(({ link }) => link === 'live'));
  expect(from.ports()).toEqual([{ path, kind: 'pad', pad: 'anna' }]);
});

it('a system without udevadm is reported as unable to list ports, and named ones are found nonetheless', async () => {
  const [anna] = at('anna');
  await anna?.plug();
  vi.stubEnv('PATH', folder);
  const from = await open({ paths: [anna?.path ?? ''] });
  await until(from, () => from.unlisted !== undefined && from.pads().length > 0);
  expect(from.unlisted).toBe('ENOENT');
  expect(from.pads()).toEqual([{ id: 'anna', link: 'live' }]);
});

it('a hub of ten pads, plugged in, pulled out and back on other paths, loses no pad', async () => {
  const ten = at(...TEN);
  const others = TEN.map((id, n) => new PtyPad(id, join(folder, `ttyUSB${(n + 3) % TEN.length}`), () => undefined));
  const there = new Set<string>();
  const list = async () => [...there].map((path) => ({ path, vendorId: '1a86' }));
  await Promise.all(ten.map((pad) => pad.plug()));
  for (const { path } of ten) there.add(path);
  const from = await open({ list, known: EVERY_PORT });
  const live = () => from.pads().filter(({ link }) => link === 'live').length;
  await until(from, () => live() === TEN.length);
  there.clear();
  await Promise.all(ten.map((pad) => pad.unplug()));
  await until(from, () => live() === 0);
  pads = others;
  await Promise.all(others.map((pad) => pad.plug()));
  for (const { path } of others) there.add(path);
  await until(from, () => live() === TEN.length);
  expect(
    from
      .ports()
      .map((port) => [padAt(port), port.path])
      .sort(),
  ).toEqual(others.map(({ id, path }) => [id, path]).sort());
});
