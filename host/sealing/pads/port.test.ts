import { afterEach, describe, expect, it, vi } from 'vitest';
import { MemoryBinding } from './memory-binding.ts';
import { openErrorCode } from './open-error.ts';
import { openPort, type Port } from './port.ts';
import { settle } from '../../course/fake-clock.ts';

const PATH = '/dev/ttyUSB0';
const LINE = '|p,1,i,0,0*0000';

function plugged() {
  const binding = new MemoryBinding();
  const heard: string[] = [];
  let say: (bytes: Uint8Array) => void = () => undefined;
  binding.plug(PATH, { opened: (send) => (say = send), receive: (bytes) => heard.push(Buffer.from(bytes).toString()) });
  return { binding, heard, say: (text: string) => say(Buffer.from(text)) };
}

describe('openPort', () => {
  let port: Port | undefined;
  afterEach(() => port?.close());

  it('gives whole lines and sends frames', async () => {
    const { binding, heard, say } = plugged();
    const line = vi.fn();
    port = await openPort(binding, PATH, { line, lost: vi.fn() });
    say(`boot\r\n${LINE}\r\n$half`);
    expect(port.send('|P,1*0000\n')).toBe(true);
    await settle();
    expect(line.mock.calls).toEqual([[`${LINE}\r`]]);
    expect(heard).toEqual(['|P,1*0000\n']);
  });

  it('takes nothing more and says so once when it is unplugged', async () => {
    const { binding, heard } = plugged();
    const lost = vi.fn();
    port = await openPort(binding, PATH, { line: vi.fn(), lost });
    binding.unplug(PATH);
    await settle();
    expect(lost).toHaveBeenCalledTimes(1);
    expect(port.send('|P,1*0000\n')).toBe(false);
    await port.close();
    expect(lost).toHaveBeenCalledTimes(1);
    expect(heard).toEqual([]);
  });

  it('does not call its own closing a loss', async () => {
    const { binding } = plugged();
    const lost = vi.fn();
    port = await openPort(binding, PATH, { line: vi.fn(), lost });
    await port.close();
    await settle();
    expect(lost).not.toHaveBeenCalled();
  });

  it('keeps no more than a kilobyte for a device that takes nothing', async () => {
    const { binding } = plugged();
    const stuck = {
      list: () => binding.list(),
      open: async (options: { path: string; baudRate: number }) => {
        const opened = await binding.open(options);
        return Object.assign(opened, { write: () => new Promise<void>(() => undefined) });
      },
    };
    port = await openPort(stuck, PATH, { line: vi.fn(), lost: vi.fn() });
    let taken = 0;
    while (taken < 1000 && port.send('|P,1*0000\n')) taken += 1;
    expect(taken).toBe(103);
  });

  it('starts every connection with nothing held of the one before', async () => {
    const { binding, say } = plugged();
    const line = vi.fn();
    port = await openPort(binding, PATH, { line, lost: vi.fn() });
    say('$half');
    await settle();
    await port.close();
    port = await openPort(binding, PATH, { line, lost: vi.fn() });
    say(`whole\n${LINE}\n`);
    await settle();
    expect(line.mock.calls).toEqual([[LINE]]);
  });

  it.each([
    ['Error: Permission denied, cannot open /dev/ttyUSB0', 'EACCES'],
    ['Opening COM3: Access denied', 'EBUSY'],
    ['Error: Too many open files, cannot open /dev/ttyUSB0', 'EMFILE'],
    ['Error Resource temporarily unavailable Cannot lock port', 'EBUSY'],
    ['Error: Device or resource busy, cannot open /dev/ttyUSB0', 'EBUSY'],
    ['Error: No such file or directory, cannot open /dev/ttyUSB0', 'ENOENT'],
    ['Opening COM3: File not found', 'ENOENT'],
    ['Error: No such device or address, cannot open /dev/ttyUSB0', 'ENODEV'],
    ['Error: Inappropriate ioctl for device setting custom baud rate of 115200', 'ENOTTY'],
    ['Error: Input/output error, cannot open /dev/ttyS4', 'EIO'],
  ])('reads %s as %s', (message, code) => {
    expect(openErrorCode(new Error(message))).toBe(code);
  });
});
