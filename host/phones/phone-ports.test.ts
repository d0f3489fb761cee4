import { beforeEach, describe, expect, it } from 'vitest';
import { makeHostMessage, makePadMessage } from '../../firmware-protocol/codec/codec.ts';
import type { HostMessage, PadMessage } from '../../firmware-protocol/codec/message.ts';
import type { BindingPort } from '../sealing/pads/port.ts';
import { MemoryBinding } from '../sealing/pads/testing/fake-binding.ts';
import { PhonePorts } from './phone-ports.ts';

const NONCE = '0'.repeat(16);
const BAUD = 115_200;
const fromPad = (message: PadMessage, seq = 0) => `${makePadMessage({ seq, message })}\n`;
const PING = fromPad({ type: 'ping', state: 'idle', attempt: 0, seal: 0 }, 1);
const helloOf = (id: string) =>
  fromPad({ type: 'hello', version: 2, firmware: 'x', id, state: 'idle', attempt: 0, seal: 0, reset: 'power' });

let ports: PhonePorts;
let sent: { readonly line: string; readonly atOnce: boolean }[];
let port: BindingPort;

const connect = async () => {
  ports.connect('phone-1', (line, atOnce) => sent.push({ line, atOnce }));
  port = await ports.besides(new MemoryBinding()).open({ path: 'phone-1', baudRate: BAUD });
};

beforeEach(async () => {
  ports = new PhonePorts();
  sent = [];
  await connect();
});

async function read(): Promise<string> {
  const { buffer, bytesRead } = await port.read(Buffer.alloc(1_000), 0, 1_000);
  return buffer.toString('ascii', 0, bytesRead);
}

const write = (...messages: readonly HostMessage[]) =>
  port.write(
    Buffer.from(messages.map((message) => `${makeHostMessage({ seq: message.type === 'ack' ? 0 : 1, message })}\n`).join('')),
  );

describe('what a phone sends', () => {
  it('arrives line by line, without what is no message of a pad', async () => {
    expect(ports.deliver('phone-1', `noise\n${PING}|p,1,i,0,0*0000\n${helloOf('phone-1')}`)).toBe(true);
    expect(await read()).toBe(PING + helloOf('phone-1'));
  });

  it('never makes it another phone’s pad', () => {
    expect(ports.deliver('phone-1', `${PING}${helloOf('phone-2')}`)).toBe(false);
    expect(ports.deliver('phone-1', `noise${helloOf('phone-2')}`)).toBe(false);
    expect(ports.deliver('phone-1', helloOf('?'))).toBe(false);
  });
});

describe('what the host sends', () => {
  it.each<[string, HostMessage]>([
    ['closeIn', { type: 'closeIn', attempt: 1, ms: 3_000 }],
    ['close', { type: 'close', attempt: 1 }],
    ['reveal', { type: 'reveal', attempt: 1, seal: 1 }],
    ['halted', { type: 'halted', attempt: 1 }],
    ['arm', { type: 'arm', attempt: 1, hostNonce: NONCE }],
  ])('leaves at once if everybody sees it: %s', async (_what, message) => {
    await write(message);
    expect(sent.map(({ atOnce }) => atOnce)).toEqual([true]);
  });

  it.each<[string, HostMessage]>([
    ['ack', { type: 'ack', event: 1 }],
    ['nudge', { type: 'nudge', attempt: 1 }],
    ['result', { type: 'result', attempt: 1, verdict: 'took' }],
    ['hello', { type: 'hello' }],
    ['ping', { type: 'ping' }],
    ['abort', { type: 'abort', attempt: 1 }],
    ['identify', { type: 'identify' }],
  ])('waits for the tick if it could tell that somebody has pressed: %s', async (_what, message) => {
    await write(message);
    expect(sent.map(({ atOnce }) => atOnce)).toEqual([false]);
  });

  it('waits if a phone is armed again, also over connections: the host may have missed a seal', async () => {
    await write({ type: 'arm', attempt: 7, hostNonce: NONCE });
    ports.disconnect('phone-1');
    await connect();
    await write({ type: 'arm', attempt: 7, hostNonce: NONCE }, { type: 'arm', attempt: 8, hostNonce: NONCE });
    expect(sent.map(({ atOnce }) => atOnce)).toEqual([true, false, true]);
  });

  it('gives no phone another id', async () => {
    await write({ type: 'setId', id: 'anna' }, { type: 'ping' });
    expect(sent.map(({ line }) => line[1])).toEqual(['P']);
  });
});

it('a phone that is gone is an unplugged port, and cannot be opened', async () => {
  const reading = read();
  ports.disconnect('phone-1');
  await expect(reading).rejects.toThrow('Input/output');
  await expect(ports.besides(new MemoryBinding()).open({ path: 'phone-1', baudRate: BAUD })).rejects.toThrow('No such file');
});

it('the ports of the hardware stay what they are', async () => {
  const hardware = new MemoryBinding();
  hardware.plug('/dev/ttyACM0', { opened: () => undefined, receive: () => undefined });
  const both = ports.besides(hardware);
  expect((await both.list()).map(({ path }) => path)).toEqual(['/dev/ttyACM0']);
  await expect(both.open({ path: '/dev/ttyACM0', baudRate: BAUD })).resolves.toBeDefined();
});
