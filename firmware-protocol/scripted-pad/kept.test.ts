import { describe, expect, it } from 'vitest';
import { HOST_NONCE } from '../testing/state-commands.ts';
import { manualTime, ScriptedBench } from '../testing/scripted-bench.ts';
import { makeHostMessage, parsePadMessage } from '../codec/codec.ts';
import type { Face, HostMessage, PadMessage } from '../codec/message.ts';
import type { Memory } from './machine.ts';
import { ScriptedPad } from './pad.ts';

/** A pad that keeps its memory itself, and can be made anew from what it kept, as a page that is reloaded. */
function keptPad() {
  const time = manualTime();
  const kept: Memory[] = [];
  let sent: PadMessage[] = [];
  const make = (memory?: Memory) =>
    new ScriptedPad(memory === undefined ? { id: 'anna' } : { id: 'anna', kept: memory }, {
      send: (bytes) => {
        const parsed = parsePadMessage(Buffer.from(bytes).toString().trim());
        if (parsed.ok) sent.push(parsed.value.message);
      },
      after: time.after,
      nonce: () => '00112233445566aa',
      keep: (memory) => kept.push(memory),
    });
  const ask = (pad: ScriptedPad, seq: number, message: HostMessage): PadMessage | undefined => {
    sent = [];
    pad.receive(Buffer.from(`${makeHostMessage({ seq, message })}\n`));
    return sent.at(-1);
  };
  const remade = () => make(JSON.parse(JSON.stringify(kept.at(-1))) as Memory);
  return { make, ask, remade, kept };
}

describe('a pad that keeps its memory itself', () => {
  it.each([1, 2, 3, 4, 5, 6] as const)('opens the seal of face %s after it was made anew', (face: Face) => {
    const { make, ask, remade } = keptPad();
    const before = make();
    before.powerCycle();
    ask(before, 1, { type: 'arm', attempt: 5, hostNonce: HOST_NONCE });
    before.press(face);
    const pad = remade();
    pad.powerOn();
    expect(pad.face).toBe(face);
    expect(ask(pad, 1, { type: 'hello' })).toMatchObject({ state: 'sealed', attempt: 5, seal: 1, reset: 'external' });
    expect(ask(pad, 2, { type: 'close', attempt: 5 })).toMatchObject({ type: 'close', seal: 1 });
    expect(ask(pad, 3, { type: 'reveal', attempt: 5, seal: 1 })).toMatchObject({ face });
  });

  it('keeps no face once the attempt is spent', () => {
    const { make, ask, kept } = keptPad();
    const pad = make();
    pad.powerCycle();
    ask(pad, 1, { type: 'arm', attempt: 5, hostNonce: HOST_NONCE });
    pad.press(6);
    expect(JSON.stringify(kept.at(-1))).toContain('"face":6');
    ask(pad, 2, { type: 'abort', attempt: 5 });
    expect(JSON.stringify(kept.at(-1))).not.toContain('face');
    expect(pad.face).toBeUndefined();
  });
});

it('a pad on a slow line closes early by as much', () => {
  const bench = new ScriptedBench({ id: 'anna', closesEarly: 250 }).into('sealed');
  bench.ask({ type: 'closeIn', attempt: 5, ms: 3000 });
  bench.time.pass(2749);
  expect(bench.pad.state).toBe('sealed');
  bench.time.pass(1);
  expect(bench.pad.state).toBe('closed');
});

it('a pad with a button for it halts at once, and keeps its seal', () => {
  const bench = new ScriptedBench().into('sealed');
  bench.taken();
  bench.pad.halt();
  expect(bench.taken()).toMatchObject([{ type: 'halt', attempt: 5, seal: 1 }]);
  expect(bench.pad.state).toBe('sealed');
});
