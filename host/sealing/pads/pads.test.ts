import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseHostMessage, makePadMessage } from '../../../firmware-protocol/codec/codec.ts';
import type { Face } from '../../../firmware-protocol/codec/message.ts';
import type { FaultyPad } from '../../../firmware-protocol/scripted-pad/testing/fake-faulty-pad.ts';
import { Mismatch, type ClosingSeal } from '../../../firmware-protocol/codec/seal.ts';
import { FakePadTable } from './testing/fake-pad-table.ts';

const HOST_NONCE = '0011223344556677';
const PORT = '/dev/ttyUSB0';
const never = new AbortController().signal;

let table: FakePadTable;

beforeEach(() => {
  table = new FakePadTable();
});
afterEach(() => table.source.stop());

async function seal(pad: FaultyPad, attempt: number, face: Face): Promise<void> {
  table.source.pad('anna').arm(attempt, HOST_NONCE);
  await table.pass(20);
  pad.press(face);
  await table.pass(20);
}

async function closed(attempt: number): Promise<ClosingSeal> {
  const closing = await table.source.pad('anna').close(attempt, never);
  if (typeof closing === 'string') throw new Error(`the seal is ${closing}`);
  return closing;
}

describe('an attempt', () => {
  it('arms, seals, closes and reveals exactly that seal', async () => {
    const pad = table.plug(PORT, 'anna');
    await table.open();
    await seal(pad, 7, 3);
    pad.press(5);
    await table.pass(20);
    expect(table.eventsOf('sealed')).toEqual(Array(2).fill({ type: 'sealed', pad: 'anna', attempt: 7 }));
    const closing = await closed(7);
    expect(closing.seal).toBe(2);
    expect((await table.source.pad('anna').reveal(7, closing, never)).face).toBe(5);
    table.source.pad('anna').result(7, 'took');
    await table.pass(700);
    expect(pad.state).toBe('idle');
  });

  it('arms a pad as soon as it is connected', async () => {
    await table.open();
    table.source.pad('anna').arm(7, HOST_NONCE);
    expect(table.source.pads()).toEqual([{ id: 'anna', link: 'lost' }]);
    const pad = table.plug(PORT, 'anna');
    await table.pass(1100);
    expect(pad.state).toBe('armed');
  });

  it('has no closing seal if nothing was pressed', async () => {
    table.plug(PORT, 'anna');
    await table.open();
    table.source.pad('anna').arm(7, HOST_NONCE);
    expect(await table.source.pad('anna').close(7, never)).toBe('none');
  });

  it('keeps a seal that survived a reset, even if its notice was lost', async () => {
    const pad = table.plug(PORT, 'anna');
    await table.open();
    table.source.pad('anna').arm(7, HOST_NONCE);
    await table.pass(20);
    pad.faults = [{ kind: 'silent' }];
    pad.press(4);
    await table.pass(20);
    pad.reset('watchdog');
    pad.faults = [];
    await table.pass(600);
    expect(table.eventsOf('sealed')).toEqual([{ type: 'sealed', pad: 'anna', attempt: 7 }]);
    const closing = await closed(7);
    expect((await table.source.pad('anna').reveal(7, closing, never)).face).toBe(4);
  });

  it('makes the pad repeat a seal that the pad believes acknowledged but the host does not know', async () => {
    const device = table.device('anna');
    let send: (bytes: Uint8Array) => void = () => undefined;
    table.binding.plug(PORT, {
      opened: (say) => device.opened((send = say)),
      receive: (bytes) => device.receive(bytes),
    });
    await table.open();
    await seal(device.pad, 7, 4);
    const idle = { type: 'hello', version: 2, firmware: '2.0', id: 'anna', state: 'idle', attempt: 0, seal: 0 } as const;
    send(Buffer.from(`${makePadMessage({ seq: 0, message: { ...idle, reset: 'power' } })}\n`));
    await table.pass(20);
    expect(table.eventsOf('unsealed')).toHaveLength(1);
    await table.pass(600);
    expect(table.eventsOf('sealed')).toHaveLength(2);
    expect(await table.source.pad('anna').close(7, never)).toMatchObject({ seal: 1 });
  });

  it('does not acknowledge a seal at T or later, or of another attempt', async () => {
    const pad = table.plug(PORT, 'anna');
    await table.open();
    table.source.pad('anna').arm(7, HOST_NONCE);
    table.source.pad('anna').closeIn(7, table.clock.now() + 1000);
    await table.pass(999);
    pad.press(2);
    await table.pass(0);
    expect(pad.light).toBe('ready');
    expect(table.eventsOf('sealed')).toHaveLength(1);
    await table.pass(1);
    pad.press(5);
    await table.pass(240);
    expect(await table.source.pad('anna').close(7, never)).toMatchObject({ seal: 1 });
  });

  it('sends the rest of the count, even to a pad that is armed or reset during it', async () => {
    const pad = table.plug(PORT, 'anna');
    await table.open();
    table.source.pad('anna').arm(7, HOST_NONCE);
    table.source.pad('anna').closeIn(7, table.clock.now() + 2000);
    await table.pass(500);
    pad.reset('external');
    await table.pass(1499);
    expect(pad.state).toBe('armed');
    await table.pass(1);
    expect(pad.state).toBe('closed');
  });

  it('reports that a pad has closed by itself only while no count is running', async () => {
    const pad = table.plug(PORT, 'anna');
    await table.open();
    await seal(pad, 7, 4);
    table.source.pad('anna').closeIn(7, table.clock.now() + 1000);
    await table.pass(100);
    pad.faults = [{ kind: 'silent' }];
    table.source.pad('anna').halted(7);
    await table.pass(1000);
    expect([pad.state, table.eventsOf('closed')]).toEqual(['closed', []]);
    pad.faults = [];
    await table.pass(600);
    expect(table.eventsOf('closed')).toContainEqual({ type: 'closed', pad: 'anna', attempt: 7 });
  });

  it('lets a pad seal again after it has heard of the halt', async () => {
    const pad = table.plug(PORT, 'anna');
    await table.open();
    await seal(pad, 7, 4);
    table.source.pad('anna').closeIn(7, table.clock.now() + 1000);
    await table.pass(100);
    table.source.pad('anna').halted(7);
    await table.pass(5000);
    pad.press(2);
    await table.pass(20);
    expect((await table.source.pad('anna').reveal(7, await closed(7), never)).face).toBe(2);
  });

  it.each([
    ['another commitment for the seal it told', { seal: 1, commitment: 'f'.repeat(32) }],
    ['a seal it never told', { seal: 2, commitment: 'f'.repeat(32) }],
  ])('is lost to the host if close answers %s', async (_what, answered) => {
    const device = table.device('anna');
    let send: (bytes: Uint8Array) => void = () => undefined;
    table.binding.plug(PORT, {
      opened: (say) => device.opened((send = say)),
      receive: (bytes) => {
        const heard = parseHostMessage(Buffer.from(bytes).toString('latin1').trimEnd());
        if (!heard.ok || heard.value.message.type !== 'close') return device.receive(bytes);
        const { seq, message } = heard.value;
        send(Buffer.from(`${makePadMessage({ seq, message: { type: 'close', attempt: message.attempt, ...answered } })}\n`));
      },
    });
    await table.open();
    await seal(device.pad, 7, 4);
    expect(await table.source.pad('anna').close(7, never)).toBe('lost');
  });

  it('rearms a pad that lost its power, and numbers its seals from 1', async () => {
    const pad = table.plug(PORT, 'anna');
    await table.open();
    await seal(pad, 7, 4);
    pad.powerCycle();
    await table.pass(600);
    expect(pad.state).toBe('armed');
    expect(table.eventsOf('unsealed')).toEqual([{ type: 'unsealed', pad: 'anna', attempt: 7 }]);
    pad.press(2);
    await table.pass(20);
    expect(table.eventsOf('sealed')).toHaveLength(2);
    expect((await table.source.pad('anna').reveal(7, await closed(7), never)).face).toBe(2);
  });

  it('rearms no pad once it is closing', async () => {
    const pad = table.plug(PORT, 'anna');
    await table.open();
    await seal(pad, 7, 4);
    table.binding.unplug(PORT);
    const closing = table.source.pad('anna').close(7, never);
    await table.pass(1100);
    const back = table.plug(PORT, 'anna');
    await table.pass(2000);
    expect(await closing).toBe('lost');
    expect(back.state).toBe('idle');
  });

  it('closes and reveals after a replug without loss of power', async () => {
    const device = table.device('anna');
    table.binding.plug(PORT, device);
    await table.open();
    await seal(device.pad, 7, 4);
    const replug = async () => {
      await table.pass(1100);
      table.binding.plug(PORT, device);
      await table.pass(1100);
    };
    table.binding.unplug(PORT);
    const closing = closed(7);
    await replug();
    const { seal: number, commitment } = await closing;
    expect(number).toBe(1);
    table.binding.unplug(PORT);
    const opened = table.source.pad('anna').reveal(7, { seal: 1, commitment }, never);
    await replug();
    expect((await opened).face).toBe(4);
  });

  it('detects a false face, and puts no face into the error', async () => {
    const pad = table.plug(PORT, 'anna');
    await table.open();
    await seal(pad, 7, 1);
    pad.faults = [{ kind: 'lie', opens: 6 }];
    const closing = await closed(7);
    const error: unknown = await table.source
      .pad('anna')
      .reveal(7, closing, never)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Mismatch);
    expect(String(error)).not.toMatch(/[0-9]/);
  });

  it('rejects an unanswered close with the reason of the signal', async () => {
    const pad = table.plug(PORT, 'anna');
    await table.open();
    await seal(pad, 7, 1);
    pad.faults = [{ kind: 'silent' }];
    const late = new AbortController();
    const closing = expect(table.source.pad('anna').close(7, late.signal)).rejects.toThrow('late');
    await table.pass(500);
    late.abort(new Error('late'));
    await closing;
    pad.faults = [];
    expect(await table.source.pad('anna').close(7, never)).toMatchObject({ seal: 1 });
  });

  it('wipes an aborted attempt, even in a pad that was disconnected at the time', async () => {
    const device = table.device('anna');
    table.binding.plug(PORT, device);
    await table.open();
    await seal(device.pad, 7, 1);
    table.binding.unplug(PORT);
    await table.pass(1100);
    table.source.pad('anna').abort(7);
    expect(device.pad.state).toBe('sealed');
    table.binding.plug(PORT, device);
    await table.pass(1100);
    expect(device.pad.state).toBe('idle');
  });

  it('reports a halt once, with the current seal', async () => {
    const pad = table.plug(PORT, 'anna');
    await table.open();
    await seal(pad, 7, 1);
    pad.faults = [{ kind: 'drop', way: 'down', every: 3 }];
    pad.holdTwo();
    await table.pass(1500);
    pad.faults = [];
    await table.pass(1000);
    expect(table.eventsOf('halt')).toEqual([{ type: 'halt', pad: 'anna', attempt: 7, seal: 1 }]);
    expect(await table.source.pad('anna').close(7, never)).toMatchObject({ seal: 1 });
  });

  it('ignores what arrives once the attempt is closing', async () => {
    const pad = table.plug(PORT, 'anna');
    await table.open();
    table.source.pad('anna').arm(7, HOST_NONCE);
    await table.pass(20);
    pad.faults = [{ kind: 'silent' }];
    pad.press(2);
    const closing = table.source.pad('anna').close(7, never);
    pad.faults = [];
    await table.pass(1000);
    expect(await closing).toBe('lost');
    expect(table.eventsOf('sealed')).toEqual([]);
  });

  it('aborts a pad that an earlier host left armed, and still arms it when it plays', async () => {
    const pad = table.plug(PORT, 'anna');
    await table.open();
    await seal(pad, 7, 3);
    await table.source.stop();
    expect(pad.state).toBe('sealed');
    await table.open();
    await table.pass(600);
    expect([pad.state, pad.light]).toEqual(['idle', 'dark']);
    await seal(pad, 8, 5);
    expect((await table.source.pad('anna').reveal(8, await closed(8), never)).face).toBe(5);
  });

  it('is told a number above its own, if it comes from a higher attempt, for itself alone', async () => {
    const device = table.device('anna');
    const { pad } = device;
    table.binding.plug(PORT, device);
    await table.open();
    await seal(pad, 5_000, 3);
    await closed(5_000);
    await table.source.stop();
    table.binding.unplug(PORT);
    await table.open();
    expect(table.source.pad('anna').arm(7, HOST_NONCE)).toBe(7);
    table.binding.plug(PORT, device);
    await table.pass(1_100);
    expect(table.eventsOf('closed')).toContainEqual({ type: 'closed', pad: 'anna', attempt: 7 });
    expect(table.source.pad('anna').arm(8, HOST_NONCE)).toBe(5_001);
    expect(table.source.pad('bela').arm(8, HOST_NONCE)).toBe(8);
    await table.pass(600);
    pad.press(5);
    await table.pass(20);
    expect((await table.source.pad('anna').reveal(5_001, await closed(5_001), never)).face).toBe(5);
  });

  it('nudges and identifies', async () => {
    const pad = table.plug(PORT, 'anna');
    await table.open();
    table.source.pad('anna').arm(7, HOST_NONCE);
    await table.pass(20);
    table.source.pad('anna').nudge(7);
    await table.pass(20);
    expect(pad.light).toBe('nudged');
  });

  it('opens the right face whatever is sent between the frames', async () => {
    const device = table.device('anna');
    table.binding.plug(PORT, device);
    await table.open();
    const noise = fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.constant(Buffer.from('|r,1,1,1,6,0000000000000000*0000\n')));
    let attempt = 0;
    const property = fc.asyncProperty(fc.integer({ min: 1, max: 6 }), fc.array(noise, { maxLength: 4 }), async (face, noises) => {
      attempt += 1;
      for (const bytes of noises) device.pad.sendRaw(bytes);
      await seal(device.pad, attempt, face as Face);
      for (const bytes of noises) device.pad.sendRaw(bytes);
      const closing = await closed(attempt);
      for (const bytes of noises) device.pad.sendRaw(bytes);
      expect((await table.source.pad('anna').reveal(attempt, closing, never)).face).toBe(face);
    });
    await fc.assert(property, { numRuns: 200 });
  });
});
