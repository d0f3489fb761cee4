import { afterEach, describe, expect, it, vi } from 'vitest';
import { type SerialBinding, openErrorCode, Port, type PortListener } from './port.ts';
import { MemoryBinding } from './testing/fake-binding.ts';
import { settle } from '../../clock/testing/fake-clock.ts';

const PATH = '/dev/ttyUSB0';
const LINE = '|p,1,i,0,0*0000';

function plugged() {
  const binding = new MemoryBinding();
  const heard: string[] = [];
  let say: (bytes: Uint8Array) => void = () => undefined;
  binding.plug(PATH, { opened: (send) => (say = send), receive: (bytes) => heard.push(Buffer.from(bytes).toString()) });
  return { binding, heard, say: (text: string) => say(Buffer.from(text)) };
}

async function opened(binding: SerialBinding, listener: PortListener): Promise<Port> {
  const port = await Port.open(binding, PATH);
  port.listen(listener);
  return port;
}

describe('Port', () => {
  let port: Port | undefined;
  afterEach(() => port?.close());

  it('emits whole lines and sends frames', async () => {
    const { binding, heard, say } = plugged();
    const line = vi.fn();
    port = await opened(binding, { line, lost: vi.fn() });
    say(`boot\r\n${LINE}\r\n$half`);
    expect(port.send('|P,1*0000\n')).toBe(true);
    await settle();
    expect(line.mock.calls).toEqual([[`${LINE}\r`]]);
    expect(heard).toEqual(['|P,1*0000\n']);
  });

  it('reports its loss once when it is unplugged, and sends nothing more', async () => {
    const { binding, heard } = plugged();
    const lost = vi.fn();
    port = await opened(binding, { line: vi.fn(), lost });
    binding.unplug(PATH);
    await settle();
    expect(lost).toHaveBeenCalledTimes(1);
    expect(port.send('|P,1*0000\n')).toBe(false);
    await port.close();
    expect(lost).toHaveBeenCalledTimes(1);
    expect(heard).toEqual([]);
  });

  it('does not report its own closing as a loss', async () => {
    const { binding } = plugged();
    const lost = vi.fn();
    port = await opened(binding, { line: vi.fn(), lost });
    await port.close();
    await settle();
    expect(lost).not.toHaveBeenCalled();
  });

  it('queues at most a kilobyte for a device that accepts nothing', async () => {
    const { binding } = plugged();
    const stuck = {
      list: () => binding.list(),
      open: async (options: { path: string; baudRate: number }) => {
        const opened = await binding.open(options);
        return Object.assign(opened, { write: () => new Promise<void>(() => undefined) });
      },
    };
    port = await opened(stuck, { line: vi.fn(), lost: vi.fn() });
    let taken = 0;
    while (taken < 1000 && port.send('|P,1*0000\n')) taken += 1;
    expect(taken).toBe(103);
  });

  it('starts each connection with an empty buffer', async () => {
    const { binding, say } = plugged();
    const line = vi.fn();
    port = await opened(binding, { line, lost: vi.fn() });
    say('$half');
    await settle();
    await port.close();
    port = await opened(binding, { line, lost: vi.fn() });
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
  ])('maps "%s" to %s', (message, code) => {
    expect(openErrorCode(new Error(message))).toBe(code);
  });
});
