import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makePadMessage } from '../../../firmware-protocol/codec/codec.ts';
import type { Device } from './testing/fake-binding.ts';
import { FakePadTable } from './testing/fake-pad-table.ts';

const HOST_NONCE = '0011223344556677';

let table: FakePadTable;

beforeEach(() => {
  table = new FakePadTable();
});
afterEach(() => table.source.stop());

/** The ports, without their descriptions. */
const ports = () => table.source.ports().map(({ device: _, ...port }) => port);
const device = (opened: Device['opened']): Device => ({ opened, receive: () => undefined });

describe('finding pads', () => {
  it('recognises a pad by its id on any port', async () => {
    table.plug('/dev/ttyUSB0', 'anna');
    await table.open();
    expect(table.source.pads()).toEqual([{ id: 'anna', link: 'live' }]);
    expect(ports()).toEqual([{ path: '/dev/ttyUSB0', kind: 'pad', pad: 'anna' }]);
    table.binding.unplug('/dev/ttyUSB0');
    await table.pass(1000);
    expect(table.source.pads()).toEqual([{ id: 'anna', link: 'lost' }]);
    table.plug('/dev/ttyUSB7', 'anna');
    await table.pass(1100);
    expect(table.source.pads()).toEqual([{ id: 'anna', link: 'live' }]);
    expect(ports()).toEqual([{ path: '/dev/ttyUSB7', kind: 'pad', pad: 'anna' }]);
  });

  it('opens a named path again when it returns, listed or not', async () => {
    table.plug('/dev/serial0', 'anna');
    await table.open({
      paths: ['/dev/serial0'],
      list: () => Promise.reject(Object.assign(new Error('spawn'), { code: 'ENOENT' })),
    });
    expect(table.source.pads()).toEqual([{ id: 'anna', link: 'live' }]);
    table.binding.unplug('/dev/serial0');
    await table.pass(3000);
    expect(ports()).toEqual([{ path: '/dev/serial0', kind: 'refused', code: 'ENOENT' }]);
    table.plug('/dev/serial0', 'anna');
    await table.pass(600);
    expect(table.source.pads()).toEqual([{ id: 'anna', link: 'live' }]);
  });

  it('treats a named link and the port behind it as one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'links-'));
    const link = join(folder, 'anna');
    const terminal = join(folder, 'ttyUSB0');
    await writeFile(terminal, '');
    table.plug(link, 'anna');
    table.plug(terminal, 'bela');
    await table.open({ paths: [link] });
    expect(ports().map(({ path }) => path)).toEqual([link, terminal]);
    await symlink(terminal, link);
    await table.pass(1100);
    expect(ports()).toEqual([{ path: link, kind: 'pad', pad: 'anna' }]);
    await rm(folder, { recursive: true });
    await table.pass(1100);
    expect(ports().map(({ path }) => path)).toEqual([link, terminal]);
  });

  it('reports once that ports cannot be listed, and once that they can again', async () => {
    const listing = vi.fn();
    let missing = true;
    const list = async () => {
      if (missing) throw Object.assign(new Error('spawn udevadm ENOENT'), { code: 'ENOENT' });
      return [];
    };
    await table.open({ list, listing });
    await table.pass(5000);
    expect(table.source.unlisted).toBe('ENOENT');
    missing = false;
    await table.pass(2000);
    expect(table.source.unlisted).toBeUndefined();
    expect(listing.mock.calls).toEqual([['ENOENT'], [undefined]]);
  });

  it('greets only USB devices and named paths', async () => {
    const opened = vi.fn();
    table.binding.plug('/dev/ttyS0', device(opened), {});
    await table.open();
    await table.pass(10_000);
    expect(opened).not.toHaveBeenCalled();
    expect(ports()).toEqual([]);
  });

  it('keeps listening to a known or named port until a pad speaks', async () => {
    table.plug('/dev/ttyUSB0', 'anna');
    await table.open();
    table.binding.unplug('/dev/ttyUSB0');
    await table.pass(1100);
    const anna = table.plug('/dev/ttyUSB1', 'anna');
    anna.faults = [{ kind: 'silent' }];
    await table.pass(20_000);
    expect(ports()).toEqual([{ path: '/dev/ttyUSB1', kind: 'silent' }]);
    anna.faults = [];
    await table.pass(300);
    expect(table.source.pads()).toEqual([{ id: 'anna', link: 'live' }]);
  });

  it('shows the system’s code for a port it may not open', async () => {
    table.plug('/dev/ttyUSB0', 'anna');
    const mine = await table.binding.open({ path: '/dev/ttyUSB0' });
    await table.open();
    expect(ports()).toEqual([{ path: '/dev/ttyUSB0', kind: 'refused', code: 'EBUSY' }]);
    await mine.close();
    await table.pass(5000);
    expect(ports()).toEqual([{ path: '/dev/ttyUSB0', kind: 'pad', pad: 'anna' }]);
  });

  it('names the program that has a port open, if the system reveals it', async () => {
    table.plug('/dev/ttyUSB0', 'anna');
    const theirs = await table.binding.open({ path: '/dev/ttyUSB0' });
    const owner = vi.fn(async () => 'minicom');
    await table.open({ owner });
    expect(ports()).toEqual([{ path: '/dev/ttyUSB0', kind: 'refused', code: 'EBUSY', by: 'minicom' }]);
    await table.pass(20_000);
    expect(owner.mock.calls).toEqual([['/dev/ttyUSB0']]);
    await theirs.close();
    await table.pass(5000);
    expect(ports()).toEqual([{ path: '/dev/ttyUSB0', kind: 'pad', pad: 'anna' }]);
  });

  it('shows that a port does not open, and uses it if it opens later', async () => {
    table.plug('/dev/ttyUSB0', 'anna');
    let letGo: () => void = () => undefined;
    const slow = {
      list: () => table.binding.list(),
      open: async (options: { readonly path: string }) => {
        await new Promise<void>((resolve) => (letGo = resolve));
        return table.binding.open(options);
      },
    };
    await table.open({ binding: slow });
    await table.pass(5000);
    expect(ports()).toEqual([{ path: '/dev/ttyUSB0', kind: 'refused', code: 'ETIMEDOUT' }]);
    letGo();
    await table.pass(100);
    expect(table.source.pads()).toEqual([{ id: 'anna', link: 'live' }]);
  });

  it('waits until a board has booted', async () => {
    const anna = table.device('anna');
    let booted = false;
    table.binding.plug('/dev/ttyUSB0', {
      opened: (send) => {
        table.clock.after(2500, () => {
          booted = true;
          anna.opened(send);
        });
      },
      receive: (bytes) => {
        if (booted) anna.receive(bytes);
      },
    });
    await table.open();
    expect(ports()).toEqual([{ path: '/dev/ttyUSB0', kind: 'listening' }]);
    await table.pass(2500);
    expect(table.source.pads()).toEqual([{ id: 'anna', link: 'live' }]);
  });

  it('treats a pad that stops answering as lost until it answers again', async () => {
    const pad = table.plug('/dev/ttyUSB0', 'anna');
    await table.open();
    pad.faults = [{ kind: 'silent' }];
    await table.pass(2000);
    expect(table.source.pads()).toEqual([{ id: 'anna', link: 'lost' }]);
    await table.pass(60_000);
    pad.faults = [];
    await table.pass(300);
    expect(table.source.pads()).toEqual([{ id: 'anna', link: 'live' }]);
  });

  it('lets the first of two pads with the same id play, and the second take over when the first is gone', async () => {
    table.plug('/dev/ttyUSB0', 'anna');
    await table.open();
    table.plug('/dev/ttyUSB1', 'anna');
    await table.pass(1100);
    expect(table.source.pads()).toEqual([{ id: 'anna', link: 'live', trouble: 'same id twice' }]);
    expect(ports()).toEqual([
      { path: '/dev/ttyUSB0', kind: 'pad', pad: 'anna' },
      { path: '/dev/ttyUSB1', kind: 'refused', pad: 'anna', code: 'same id' },
    ]);
    table.binding.unplug('/dev/ttyUSB0');
    await table.pass(1100);
    expect(table.source.pads()).toEqual([{ id: 'anna', link: 'live' }]);
    expect(ports()).toEqual([{ path: '/dev/ttyUSB1', kind: 'pad', pad: 'anna' }]);
  });

  it('asks nothing of a pad with another protocol version', async () => {
    const heard: string[] = [];
    table.binding.plug('/dev/ttyUSB0', {
      opened: (send) => {
        const hello = { type: 'hello', version: 3, firmware: '3.0', id: 'anna', state: 'idle', attempt: 0, seal: 0 } as const;
        send(Buffer.from(`${makePadMessage({ seq: 0, message: { ...hello, reset: 'power' } })}\n`));
      },
      receive: (bytes) => heard.push(Buffer.from(bytes).toString()),
    });
    await table.open();
    table.source.pad('anna').arm(7, HOST_NONCE);
    await table.pass(1000);
    expect(table.source.pads()).toEqual([{ id: 'anna', link: 'live', trouble: 'protocol version' }]);
    expect(heard.filter((frame) => frame.startsWith('|A'))).toEqual([]);
  });

  it('uses the last of several hellos that arrive together', async () => {
    const hello = { type: 'hello', version: 2, firmware: '2.0', state: 'idle', attempt: 0, seal: 0, reset: 'power' } as const;
    let send: (bytes: Uint8Array) => void = () => undefined;
    table.binding.plug('/dev/ttyUSB0', {
      opened: (say) => {
        send = say;
        say(Buffer.from(`${makePadMessage({ seq: 0, message: { type: 'beacon', version: 2 } })}\n`));
      },
      receive: (bytes) => {
        const asked = /\|H,(\d+)/.exec(Buffer.from(bytes).toString())?.[1];
        if (asked === undefined) return;
        const answer = makePadMessage({ seq: Number(asked), message: { ...hello, id: '?' } });
        const boot = makePadMessage({ seq: 0, message: { ...hello, id: 'anna' } });
        send(Buffer.from(`${answer}\n${boot}\n`));
      },
    });
    await table.open();
    expect(ports()).toEqual([{ path: '/dev/ttyUSB0', kind: 'pad', pad: 'anna' }]);
    expect(table.source.pads()).toContainEqual({ id: 'anna', link: 'live' });
  });

  it('shows a pad without an id, and lets it flash', async () => {
    const pad = table.plug('/dev/ttyUSB0', undefined);
    await table.open();
    expect(table.source.pads()).toEqual([{ id: '?', link: 'live', trouble: 'store corrupt' }]);
    table.source.identify('?');
    await table.pass(20);
    expect(pad.light).toBe('identify');
  });
});
