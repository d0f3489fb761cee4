import { describe, expect, it } from 'vitest';
import { makeFrame } from '../codec/frame.ts';
import type { Face } from '../codec/message.ts';
import { commitment } from '../codec/seal.ts';
import { HOST_NONCE } from '../testing/state-commands.ts';
import { ScriptedBench } from '../testing/scripted-bench.ts';
import { fuzzPad } from '../testing/pad-fuzz.ts';

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];
const CLOSE = { type: 'close', attempt: 5 } as const;

describe('sealing', () => {
  it.each(FACES)('face %s is revealed as it was sealed', (face) => {
    const bench = new ScriptedBench().into('armed');
    bench.pad.press(face);
    const [sealed] = bench.taken();
    const closed = bench.ask(CLOSE);
    const opened = bench.ask({ type: 'reveal', attempt: 5, seal: 1 });
    if (opened.type !== 'reveal') return expect.fail(opened.type);
    expect(opened.face).toBe(face);
    const binding = commitment({ id: 'anna', attempt: 5, hostNonce: HOST_NONCE, face, nonce: opened.nonce });
    expect(sealed).toMatchObject({ type: 'sealed', seal: 1, commitment: binding });
    expect(closed).toMatchObject({ type: 'close', seal: 1, commitment: binding });
  });

  it('every press makes a new seal, even of the same face', () => {
    const bench = new ScriptedBench().into('armed');
    bench.pad.press(6);
    bench.pad.press(6);
    const [first, second] = bench.taken();
    expect(first).toMatchObject({ type: 'sealed', event: 1, seal: 1 });
    expect(second).toMatchObject({ type: 'sealed', event: 2, seal: 2 });
    expect(first).not.toHaveProperty('commitment', second?.type === 'sealed' && second.commitment);
    expect(bench.ask(CLOSE)).toMatchObject({ seal: 2 });
  });

  it('nothing seals while idle or once closed', () => {
    for (const state of ['idle', 'closed', 'revealed'] as const) {
      const bench = new ScriptedBench().into(state);
      bench.pad.press(1);
      expect(bench.taken()).toEqual([]);
      expect(bench.pad.state).toBe(state);
    }
  });

  it('closes without a seal', () => {
    const bench = new ScriptedBench().into('armed');
    expect(bench.ask(CLOSE)).toEqual({ type: 'close', attempt: 5, seal: 0, commitment: '0'.repeat(32) });
    expect(bench.ask({ type: 'reveal', attempt: 5, seal: 1 })).toEqual({ type: 'error', code: 'seal' });
  });

  it('sends the same bytes at the same times for every face, except commitment and checksum', () => {
    const shapes = FACES.map((face) => {
      const bench = new ScriptedBench().into('armed');
      bench.pad.press(face);
      bench.time.pass(600);
      bench.ask({ type: 'ping' });
      bench.ask(CLOSE);
      return bench.raw().replaceAll(/[0-9a-f]{32}\*[0-9a-f]{4}/g, 'commitment');
    });
    expect(new Set(shapes).size).toBe(1);
    expect(shapes[0]).toContain('commitment');
  });
});

describe('sequences', () => {
  it('a repeated sequence repeats the answer, and executes nothing twice', () => {
    const bench = new ScriptedBench().into('armed');
    const first = bench.askAs(77, { type: 'ping' });
    bench.pad.press(3);
    bench.acknowledge(1);
    expect(bench.askAs(77, { type: 'ping' })).toEqual(first);
    expect(bench.askAs(78, { type: 'ping' })).toMatchObject({ state: 'sealed' });
  });

  it('a hello is always answered anew, and clears the last command', () => {
    const bench = new ScriptedBench().into('armed');
    const first = bench.askAs(77, { type: 'hello' });
    bench.askAs(78, { type: 'ping' });
    bench.pad.press(3);
    expect(bench.askAs(77, { type: 'hello' })).not.toEqual(first);
    expect(bench.askAs(78, { type: 'ping' })).toMatchObject({ state: 'sealed' });
  });
});

describe('input that is not a command', () => {
  it.each([
    ['a wrong checksum', '|P,9*0000\n', '|e,0,crc*'],
    ['no frame', '|P,9\n', '|e,0,syntax*'],
    ['an unknown letter', `${makeFrame({ type: 'Z', seq: 1, fields: [] })}\n`, '|e,1,unknown*'],
    ['a line too long', `|${'x'.repeat(100)}\n`, '|e,0,overrun*'],
  ])('%s is answered with its code', (_what, text, error) => {
    const bench = new ScriptedBench();
    bench.type(text);
    expect(bench.raw().startsWith(error)).toBe(true);
  });

  it('is ignored outside a frame', () => {
    const bench = new ScriptedBench();
    bench.type('hello there\r\n\u0000\u00ff\n*0000\n');
    expect(bench.raw()).toBe('');
    expect(bench.ask({ type: 'ping' })).toMatchObject({ type: 'ping' });
  });
});

describe('LEDs', () => {
  it('follow an attempt, and a new seal changes nothing', () => {
    const bench = new ScriptedBench().into('armed');
    bench.ask({ type: 'nudge', attempt: 5 });
    bench.pad.press(6);
    bench.acknowledge(1);
    bench.pad.press(1);
    bench.acknowledge(2);
    bench.ask(CLOSE);
    bench.ask({ type: 'reveal', attempt: 5, seal: 2 });
    bench.ask({ type: 'result', attempt: 5, verdict: 'took' });
    bench.ask({ type: 'arm', attempt: 6, hostNonce: HOST_NONCE });
    expect(bench.lights).toEqual(['choose', 'nudged', 'ready', 'took', 'choose']);
  });

  it('show a halt and identify for a while', () => {
    const bench = new ScriptedBench().into('sealed');
    bench.ask({ type: 'halted', attempt: 5 });
    bench.time.pass(1000);
    bench.ask({ type: 'identify' });
    bench.time.pass(3000);
    expect(bench.lights).toEqual(['choose', 'ready', 'halted', 'ready', 'identify', 'ready']);
  });

  it('show ready only while the host has the seal', () => {
    const bench = new ScriptedBench().into('armed');
    bench.pad.press(6);
    expect(bench.pad.light).toBe('choose');
    bench.acknowledge(1);
    expect(bench.pad.light).toBe('ready');
    bench.pad.press(1);
    bench.time.pass(249);
    expect(bench.pad.light).toBe('ready');
    bench.time.pass(1);
    expect(bench.pad.light).toBe('choose');
    bench.acknowledge(2);
    expect(bench.pad.light).toBe('ready');
  });

  it('are dark if the host never acknowledged the closed seal', () => {
    const bench = new ScriptedBench().into('armed');
    bench.pad.press(6);
    bench.ask(CLOSE);
    expect(bench.pad.light).toBe('dark');
  });

  it('are dark if the host acknowledged only the seal before the closed one', () => {
    const bench = new ScriptedBench().into('sealed');
    bench.pad.press(1);
    bench.ask(CLOSE);
    expect(bench.pad.light).toBe('dark');
  });

  it('do not show a nudge once a seal is acknowledged', () => {
    const bench = new ScriptedBench().into('sealed');
    bench.ask({ type: 'nudge', attempt: 5 });
    expect(bench.pad.light).toBe('ready');
  });
});

describe('a count that the pad ends by itself', () => {
  const CLOSE_IN = { type: 'closeIn', attempt: 5, ms: 3000 } as const;
  const counting = (): ScriptedBench => {
    const bench = new ScriptedBench().into('sealed');
    bench.ask(CLOSE_IN);
    return bench;
  };

  it('closes like the command, and nothing seals after it', () => {
    const bench = counting();
    bench.time.pass(2999);
    bench.pad.press(2);
    expect(bench.pad.state).toBe('sealed');
    bench.time.pass(1);
    bench.pad.press(1);
    expect(bench.ask({ type: 'ping' })).toMatchObject({ state: 'closed', seal: 2 });
    expect(bench.ask(CLOSE)).toMatchObject({ type: 'close', seal: 2 });
    expect(bench.ask({ type: 'arm', attempt: 5, hostNonce: HOST_NONCE })).toEqual({ type: 'error', code: 'attempt' });
  });

  it('is restarted by another closeIn', () => {
    const bench = counting();
    bench.time.pass(2000);
    bench.ask(CLOSE_IN);
    bench.time.pass(2999);
    expect(bench.pad.state).toBe('sealed');
  });

  it.each([
    ['halted', { type: 'halted', attempt: 5 }],
    ['arm', { type: 'arm', attempt: 6, hostNonce: HOST_NONCE }],
  ] as const)('is ended by %s', (_what, command) => {
    const bench = counting();
    bench.ask(command);
    bench.time.pass(10_000);
    expect(['armed', 'sealed']).toContain(bench.pad.state);
  });

  it('is lost in a reset', () => {
    const bench = counting();
    bench.pad.reset('external');
    bench.time.pass(10_000);
    expect(bench.pad.state).toBe('sealed');
  });
});

it('reveals only the closed seal, whatever happens', () => fuzzPad(17, 600));
