import { once } from 'node:events';
import { access } from 'node:fs/promises';
import { SerialPort } from 'serialport';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPty, type Pty } from './pty.ts';

// Processes and terminals: on a busy machine they take their time.
vi.setConfig({ testTimeout: 30_000 });

const EVERY_BYTE = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
const MUCH = Buffer.concat(Array.from({ length: 20 }, () => EVERY_BYTE));

/** Collects bytes; `all` resolves with them when there are as many as expected. */
function collector(expected: number) {
  let bytes = Buffer.alloc(0);
  let resolve: (all: Buffer) => void = () => undefined;
  const all = new Promise<Buffer>((done) => (resolve = done));
  const take = (more: Uint8Array) => {
    bytes = Buffer.concat([bytes, more]);
    if (bytes.length >= expected) resolve(bytes);
  };
  return { all, take };
}

async function openPort(path: string): Promise<SerialPort> {
  const port = new SerialPort({ path, baudRate: 115200 });
  await once(port, 'open');
  return port;
}

describe('a pseudo-terminal under the real serial bindings', () => {
  const ptys: Pty[] = [];
  const open = async (receive: (bytes: Uint8Array) => void) => {
    const pty = await openPty(receive);
    ptys.push(pty);
    return pty;
  };
  afterEach(async () => {
    await Promise.all(ptys.splice(0).map((pty) => pty.unplug()));
  });

  it('carries every byte unchanged in both directions', async () => {
    const [up, down] = [collector(MUCH.length), collector(MUCH.length)];
    const pty = await open(down.take);
    const port = await openPort(pty.path);
    port.on('data', up.take);
    pty.write(MUCH);
    port.write(MUCH);
    expect(await up.all).toEqual(MUCH);
    expect(await down.all).toEqual(MUCH);
    port.close();
    await once(port, 'close');
  });

  // Whether the open port says so by itself is not asserted: unplugged right after its opening, it never does.
  it('closes when it is unplugged, and ignores later writes', async () => {
    const pty = await open(() => undefined);
    const port = await openPort(pty.path);
    await access(pty.path);
    await pty.unplug();
    await expect(access(pty.path)).rejects.toMatchObject({ code: 'ENOENT' });
    pty.write(EVERY_BYTE);
    port.close();
    await once(port, 'close');
  });
});
