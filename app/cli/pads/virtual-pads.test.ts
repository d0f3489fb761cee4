import { PassThrough } from 'node:stream';
import { once } from 'node:events';
import { lstat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { ReadlineParser } from '@serialport/parser-readline';
import { SerialPort } from 'serialport';
import { describe, expect, it, vi } from 'vitest';
import { makeHostMessage, parsePadMessage } from '../../../firmware-protocol/codec/codec.ts';
import type { PadMessage } from '../../../firmware-protocol/codec/message.ts';
import { parseOrder, virtualPads } from './virtual-pads.ts';

// Processes and terminals: on a busy machine they take their time.
vi.setConfig({ testTimeout: 30_000 });

function started(pads: number, auto = false) {
  const streams = { input: new PassThrough(), output: new PassThrough(), error: new PassThrough() };
  let words = '';
  streams.error.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const exit = virtualPads({ pads, auto }, { ...streams, signal: new AbortController().signal, random: () => 0 });
  return { ...streams, exit, words: () => words };
}

async function pathsOf(output: PassThrough): Promise<string[]> {
  const [line] = (await once(createInterface({ input: output }), 'line')) as [string];
  return (JSON.parse(line) as { pads: { path: string }[] }).pads.map(({ path }) => path);
}

/** Opens the pad, arms it, and gives the way to wait for a message. */
async function armed(path: string) {
  const port = new SerialPort({ path, baudRate: 115200 });
  await once(port, 'open');
  const lines = port.pipe(new ReadlineParser({ delimiter: '\n' }));
  const heard = (type: PadMessage['type']) =>
    new Promise<PadMessage>((resolve) => {
      lines.on('data', (line: string) => {
        const parsed = parsePadMessage(line);
        if (parsed.ok && parsed.value.message.type === type) resolve(parsed.value.message);
      });
    });
  const arm = heard('arm');
  const greeted = heard('hello');
  port.write(`${makeHostMessage({ seq: 1, message: { type: 'hello' } })}\n`);
  await greeted;
  port.write(`${makeHostMessage({ seq: 2, message: { type: 'arm', attempt: 3, hostNonce: '00112233aabbccdd' } })}\n`);
  await arm;
  return { port, heard };
}

describe('referee virtual-pads', () => {
  it('prints one line of paths, presses as ordered, prints no face, and cleans up', async () => {
    const { input, output, exit, words } = started(2);
    const [path = '', other = ''] = await pathsOf(output);
    expect((await lstat(other)).isSymbolicLink()).toBe(true);
    const { port, heard } = await armed(path);
    const sealed = heard('sealed');
    input.write('1 6\n');
    expect(await sealed).toMatchObject({ attempt: 3, seal: 1 });
    port.write(`${makeHostMessage({ seq: 0, message: { type: 'ack', event: 1 } })}\n`);
    await vi.waitFor(() => expect(words()).toContain('pad-1: ready'), 20_000);
    port.close();
    await once(port, 'close');
    input.write('quit\n');
    expect(await exit).toBe(0);
    await expect(lstat(path)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('carries out earlier orders before it ends, and leaves no terminal behind', async () => {
    const { input, output, exit, words } = started(1);
    await pathsOf(output);
    input.write('2 6\n1 unplug\n1 plug\nquit\n');
    expect(await exit).toBe(0);
    expect(words()).toContain('There are pads 1 to 1.');
    expect(words()).not.toContain('ENOENT');
    await vi.waitFor(() => expect(process.getActiveResourcesInfo()).not.toContain('ProcessWrap'), 20_000);
  });

  it('presses automatically when a pad lights choose', async () => {
    const { input, output, exit } = started(1, true);
    const [path = ''] = await pathsOf(output);
    const { port, heard } = await armed(path);
    expect(await heard('sealed')).toMatchObject({ attempt: 3, seal: 1 });
    port.close();
    await once(port, 'close');
    input.write('quit\n');
    expect(await exit).toBe(0);
  });

  it.each([0, 11, 1.5, NaN])('refuses %s pads', async (pads) => {
    const { exit, words } = started(pads);
    expect(await exit).toBe(2);
    expect(words()).toContain('1 to 10');
  });
});

describe('an order to virtual pads', () => {
  it.each([
    ['1 6', { pad: 1, deed: '6' }],
    [' 3  UNPLUG ', { pad: 3, deed: 'unplug' }],
    ['all', 'all'],
    ['quit', 'quit'],
  ])('%s', (line, order) => expect(parseOrder(line, 3)).toEqual(order));

  it.each(['4 6', '0 6', 'x 6', '1 7', '1', '1 2 3', '1 toString', 'all 2'])('%s is none', (line) =>
    expect(parseOrder(line, 3)).toBeUndefined(),
  );
});
