import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseHostMessage, makePadMessage } from '../../../firmware-protocol/codec/codec.ts';
import type { Face, Framed, PadMessage } from '../../../firmware-protocol/codec/message.ts';
import type { FaultyPad } from '../../../firmware-protocol/scripted-pad/testing/fake-faulty-pad.ts';
import { Mismatch, type ClosingSeal } from '../../../firmware-protocol/codec/seal.ts';
import { FakePadTable } from './testing/fake-pad-table.ts';
import type { ScriptedDevice } from './testing/fake-binding.ts';

const HOST_NONCE = '0011223344556677';
const PORT = '/dev/ttyUSB0';
const never = new AbortController().signal;

let table: FakePadTable;
let device: ScriptedDevice;
let pad: FaultyPad;
/** Says this in place of the pad. */
let say: (framed: Framed<PadMessage>) => void;
/** What a question is answered with in place of the pad's own answer. */
let answer: (asked: string) => PadMessage | undefined;

const plug = () =>
  table.binding.plug(PORT, {
    opened: (send) => {
      device.opened(send);
      say = (framed) => send(Buffer.from(`${makePadMessage(framed)}\n`));
    },
    receive: (bytes) => {
      const heard = parseHostMessage(Buffer.from(bytes).toString('latin1').trimEnd());
      const instead = heard.ok ? answer(heard.value.message.type) : undefined;
      if (heard.ok && instead !== undefined) say({ seq: heard.value.seq, message: instead });
      else device.receive(bytes);
    },
  });

/** A host, and a pad that is plugged in. */
beforeEach(async () => {
  table = new FakePadTable();
  device = table.device('anna');
  pad = device.pad;
  answer = () => undefined;
  plug();
  await table.open();
});
afterEach(() => table.source.stop());

const anna = () => table.source.pad('anna');

async function arm(attempt = 7): Promise<void> {
  anna().arm(attempt, HOST_NONCE);
  await table.pass(20);
}

async function press(face: Face): Promise<void> {
  pad.press(face);
  await table.pass(20);
}

async function seal(face: Face, attempt = 7): Promise<void> {
  await arm(attempt);
  await press(face);
}

async function closed(attempt = 7): Promise<ClosingSeal> {
  const closing = await anna().close(attempt, never);
  if (typeof closing === 'string') throw new Error(`the seal is ${closing}`);
  return closing;
}

const opened = async (attempt = 7) => (await anna().reveal(attempt, await closed(attempt), never)).face;

async function unplugged(): Promise<void> {
  table.binding.unplug(PORT);
  await table.pass(1100);
}

async function replugged(): Promise<void> {
  plug();
  await table.pass(1100);
}

describe('an attempt', () => {
  it('arms, seals, closes and reveals exactly the last seal', async () => {
    await seal(3);
    await press(5);
    expect(table.eventsOf('sealed')).toEqual(Array(2).fill({ type: 'sealed', pad: 'anna', attempt: 7 }));
    expect((await closed()).seal).toBe(2);
    expect(await opened()).toBe(5);
    anna().result(7, 'took');
    await table.pass(700);
    expect(pad.state).toBe('idle');
  });

  it('arms a pad as soon as it is connected, and has no closing seal if nothing was pressed', async () => {
    await unplugged();
    anna().arm(7, HOST_NONCE);
    expect(table.source.pads()).toEqual([{ id: 'anna', link: 'lost' }]);
    await replugged();
    expect(pad.state).toBe('armed');
    expect(await anna().close(7, never)).toBe('none');
  });

  it('keeps a seal that survived a reset, even if its notice was lost', async () => {
    await arm();
    pad.faults = [{ kind: 'silent' }];
    await press(4);
    pad.reset('watchdog');
    pad.faults = [];
    await table.pass(600);
    expect(table.eventsOf('sealed')).toEqual([{ type: 'sealed', pad: 'anna', attempt: 7 }]);
    expect(await opened()).toBe(4);
  });

  it('makes the pad repeat a seal that the pad believes acknowledged but the host does not know', async () => {
    await seal(4);
    const idle = { type: 'hello', version: 2, firmware: '2.0', id: 'anna', state: 'idle', attempt: 0, seal: 0 } as const;
    say({ seq: 0, message: { ...idle, reset: 'power' } });
    await table.pass(20);
    expect(table.eventsOf('unsealed')).toHaveLength(1);
    await table.pass(600);
    expect(table.eventsOf('sealed')).toHaveLength(2);
    expect(await anna().close(7, never)).toMatchObject({ seal: 1 });
  });

  it('does not acknowledge a seal at T or later, or of another attempt', async () => {
    anna().arm(7, HOST_NONCE);
    anna().closeIn(7, table.clock.now() + 1000);
    await table.pass(999);
    pad.press(2);
    await table.pass(0);
    expect(pad.light).toBe('ready');
    expect(table.eventsOf('sealed')).toHaveLength(1);
    await table.pass(1);
    pad.press(5);
    await table.pass(240);
    expect(await anna().close(7, never)).toMatchObject({ seal: 1 });
  });

  it('sends the rest of the count, even to a pad that is armed or reset during it', async () => {
    anna().arm(7, HOST_NONCE);
    anna().closeIn(7, table.clock.now() + 2000);
    await table.pass(500);
    pad.reset('external');
    await table.pass(1499);
    expect(pad.state).toBe('armed');
    await table.pass(1);
    expect(pad.state).toBe('closed');
  });

  it('reports that a pad has closed by itself only while no count is running', async () => {
    await seal(4);
    anna().closeIn(7, table.clock.now() + 1000);
    await table.pass(100);
    pad.faults = [{ kind: 'silent' }];
    anna().halted(7);
    await table.pass(1000);
    expect([pad.state, table.eventsOf('closed')]).toEqual(['closed', []]);
    pad.faults = [];
    await table.pass(600);
    expect(table.eventsOf('closed')).toContainEqual({ type: 'closed', pad: 'anna', attempt: 7 });
  });

  it('lets a pad seal again after it has heard of the halt', async () => {
    await seal(4);
    anna().closeIn(7, table.clock.now() + 1000);
    await table.pass(100);
    anna().halted(7);
    await table.pass(5000);
    await press(2);
    expect(await opened()).toBe(2);
  });

  it.each([
    ['another commitment for the seal it told', 1],
    ['a seal it never told', 2],
  ])('is lost to the host if close answers %s', async (_what, number) => {
    await seal(4);
    answer = (asked) => (asked === 'close' ? { type: 'close', attempt: 7, seal: number, commitment: 'f'.repeat(32) } : undefined);
    expect(await anna().close(7, never)).toBe('lost');
  });

  it('keeps the first commitment of a seal', async () => {
    await seal(4);
    say({ seq: 0, message: { type: 'sealed', event: 9, attempt: 7, seal: 1, commitment: 'f'.repeat(32) } });
    await table.pass(20);
    expect(await opened()).toBe(4);
  });

  it('rearms a pad that lost its power, and numbers its seals from 1', async () => {
    await seal(4);
    pad.powerCycle();
    await table.pass(600);
    expect(pad.state).toBe('armed');
    expect(table.eventsOf('unsealed')).toEqual([{ type: 'unsealed', pad: 'anna', attempt: 7 }]);
    await press(2);
    expect(table.eventsOf('sealed')).toHaveLength(2);
    expect(await opened()).toBe(2);
  });

  it('rearms no pad once it is closing', async () => {
    await seal(4);
    await unplugged();
    const closing = anna().close(7, never);
    device = table.device('anna');
    await replugged();
    await table.pass(2000);
    expect(await closing).toBe('lost');
    expect(device.pad.state).toBe('idle');
  });

  it('closes and reveals after a replug without loss of power', async () => {
    await seal(4);
    table.binding.unplug(PORT);
    const closing = closed();
    await table.pass(1100);
    await replugged();
    const { seal: number, commitment } = await closing;
    expect(number).toBe(1);
    table.binding.unplug(PORT);
    const opening = anna().reveal(7, { seal: 1, commitment }, never);
    await table.pass(1100);
    await replugged();
    expect((await opening).face).toBe(4);
  });

  it('detects a false face, and puts no face into the error', async () => {
    await seal(1);
    pad.faults = [{ kind: 'lie', opens: 6 }];
    const error: unknown = await opened().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Mismatch);
    expect(String(error)).not.toMatch(/[0-9]/);
  });

  it('rejects an unanswered close with the reason of the signal', async () => {
    await seal(1);
    pad.faults = [{ kind: 'silent' }];
    const late = new AbortController();
    const closing = expect(anna().close(7, late.signal)).rejects.toThrow('late');
    await table.pass(500);
    late.abort(new Error('late'));
    await closing;
    pad.faults = [];
    expect(await anna().close(7, never)).toMatchObject({ seal: 1 });
  });

  it('wipes an aborted attempt, even in a pad that was disconnected at the time', async () => {
    await seal(1);
    await unplugged();
    anna().abort(7);
    expect(pad.state).toBe('sealed');
    await replugged();
    expect(pad.state).toBe('idle');
  });

  it('reports a halt once, with the current seal', async () => {
    await seal(1);
    pad.faults = [{ kind: 'drop', way: 'down', every: 3 }];
    pad.holdTwo();
    await table.pass(1500);
    pad.faults = [];
    await table.pass(1000);
    expect(table.eventsOf('halt')).toEqual([{ type: 'halt', pad: 'anna', attempt: 7, seal: 1 }]);
    expect(await anna().close(7, never)).toMatchObject({ seal: 1 });
  });

  it('ignores what arrives once the attempt is closing', async () => {
    await arm();
    pad.faults = [{ kind: 'silent' }];
    pad.press(2);
    const closing = anna().close(7, never);
    pad.faults = [];
    await table.pass(1000);
    expect(await closing).toBe('lost');
    expect(table.eventsOf('sealed')).toEqual([]);
  });

  it('aborts a pad that an earlier host left armed, and still arms it when it plays', async () => {
    await seal(3);
    await table.source.stop();
    expect(pad.state).toBe('sealed');
    await table.open();
    await table.pass(600);
    expect([pad.state, pad.light]).toEqual(['idle', 'dark']);
    await seal(5, 8);
    expect(await opened(8)).toBe(5);
  });

  it('is told a number above its own, if it comes from a higher attempt, for itself alone', async () => {
    await seal(3, 5_000);
    await closed(5_000);
    await table.source.stop();
    table.binding.unplug(PORT);
    await table.open();
    expect(anna().arm(7, HOST_NONCE)).toBe(7);
    await replugged();
    expect(table.eventsOf('closed')).toContainEqual({ type: 'closed', pad: 'anna', attempt: 7 });
    expect(anna().arm(8, HOST_NONCE)).toBe(5_001);
    expect(table.source.pad('bela').arm(8, HOST_NONCE)).toBe(8);
    await table.pass(600);
    await press(5);
    expect(await opened(5_001)).toBe(5);
  });

  it('nudges', async () => {
    await arm();
    anna().nudge(7);
    await table.pass(20);
    expect(pad.light).toBe('nudged');
  });

  it('opens the right face whatever is sent between the frames', async () => {
    const noise = fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.constant(Buffer.from('|r,1,1,1,6,0000000000000000*0000\n')));
    let attempt = 0;
    const property = fc.asyncProperty(fc.integer({ min: 1, max: 6 }), fc.array(noise, { maxLength: 4 }), async (face, noises) => {
      attempt += 1;
      for (const bytes of noises) pad.sendRaw(bytes);
      await seal(face as Face, attempt);
      for (const bytes of noises) pad.sendRaw(bytes);
      const closing = await closed(attempt);
      for (const bytes of noises) pad.sendRaw(bytes);
      expect((await anna().reveal(attempt, closing, never)).face).toBe(face);
    });
    await fc.assert(property, { numRuns: 200 });
  });
});
