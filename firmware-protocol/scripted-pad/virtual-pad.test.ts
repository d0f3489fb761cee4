import { once } from 'node:events';
import { mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReadlineParser } from '@serialport/parser-readline';
import { SerialPort } from 'serialport';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeHostMessage, parsePadMessage } from '../codec/codec.ts';
import type { PadMessage } from '../codec/message.ts';
import { openPty } from './pty.ts';
import { VirtualPad } from './virtual-pad.ts';

// Processes and terminals: on a busy machine they take their time.
vi.setConfig({ testTimeout: 30_000 });

const EVERY_BYTE = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
const MUCH = Buffer.concat(Array.from({ length: 20 }, () => EVERY_BYTE));

async function openPort(path: string): Promise<SerialPort> {
  const port = new SerialPort({ path, baudRate: 115200 });
  await once(port, 'open');
  return port;
}

/** Takes bytes; `all` resolves with them once they are as many as `MUCH`. */
function collector() {
  let bytes = Buffer.alloc(0);
  let resolve: (all: Buffer) => void = () => undefined;
  const all = new Promise<Buffer>((done) => (resolve = done));
  const take = (more: Uint8Array) => {
    bytes = Buffer.concat([bytes, more]);
    if (bytes.length >= MUCH.length) resolve(bytes);
  };
  return { all, take };
}

it('a pseudo-terminal under the real serial bindings carries every byte unchanged in both directions', async () => {
  const [up, down] = [collector(), collector()];
  const pty = await openPty(down.take);
  const port = await openPort(pty.path);
  port.on('data', up.take);
  pty.write(MUCH);
  port.write(MUCH);
  expect(await up.all).toEqual(MUCH);
  expect(await down.all).toEqual(MUCH);
  port.close();
  await once(port, 'close');
  await pty.unplug();
});

/** Opens the path, greets the pad and resolves with its answer. */
async function greet(path: string): Promise<{ port: SerialPort; hello: PadMessage }> {
  const port = await openPort(path);
  const lines = port.pipe(new ReadlineParser({ delimiter: '\n' }));
  const answered = new Promise<PadMessage>((resolve) => {
    lines.on('data', (line: string) => {
      const parsed = parsePadMessage(line);
      if (parsed.ok && parsed.value.seq === 9) resolve(parsed.value.message);
    });
  });
  port.write(`${makeHostMessage({ seq: 9, message: { type: 'hello' } })}\n`);
  return { port, hello: await answered };
}

describe('a scripted pad behind a pseudo-terminal', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'virtual-pad-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('leaves no terminal behind if its link cannot be created', async () => {
    const virtual = new VirtualPad({ id: 'anna', link: join(folder, 'nowhere', 'anna') });
    await expect(virtual.plug()).rejects.toMatchObject({ code: 'ENOENT' });
    expect(virtual.path).toBeUndefined();
    await vi.waitFor(() => expect(process.getActiveResourcesInfo()).not.toContain('ProcessWrap'), 20_000);
  });

  it('answers, is gone when unplugged, and returns at the same link', async () => {
    const link = join(folder, 'anna');
    const virtual = new VirtualPad({ id: 'anna', link });
    for (const _ of ['plugged in', 'and again']) {
      expect(await virtual.plug()).toBe(link);
      expect(await virtual.plug()).toBe(link);
      const { port, hello } = await greet(link);
      expect(hello).toMatchObject({ type: 'hello', id: 'anna', state: 'idle', reset: 'power' });
      await virtual.unplug();
      port.close(() => undefined);
      await expect(readlink(link)).rejects.toMatchObject({ code: 'ENOENT' });
    }
  });
});
