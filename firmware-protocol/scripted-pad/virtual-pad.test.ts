import { once } from 'node:events';
import { mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReadlineParser } from '@serialport/parser-readline';
import { SerialPort } from 'serialport';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeHostMessage, parsePadMessage } from '../codec/codec.ts';
import type { PadMessage } from '../codec/message.ts';
import { VirtualPad } from './virtual-pad.ts';

// Processes and terminals: on a busy machine they take their time.
vi.setConfig({ testTimeout: 30_000 });

/** Opens the path, greets the pad and resolves with its answer. */
async function greet(path: string): Promise<{ port: SerialPort; hello: PadMessage }> {
  const port = new SerialPort({ path, baudRate: 115200 });
  await once(port, 'open');
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
    expect(virtual.path).toBeUndefined();
    expect(await virtual.plug()).toBe(link);
    expect(await virtual.plug()).toBe(link);
    expect(await readlink(link)).toMatch(/^\/dev\/pts\//);

    const first = await greet(link);
    expect(first.hello).toMatchObject({ type: 'hello', id: 'anna', state: 'idle', reset: 'power' });
    await virtual.unplug();
    first.port.close(() => undefined);
    await expect(readlink(link)).rejects.toMatchObject({ code: 'ENOENT' });

    await virtual.plug();
    const second = await greet(link);
    expect(second.hello).toMatchObject({ type: 'hello', id: 'anna' });
    second.port.close();
    await virtual.unplug();
  });
});
