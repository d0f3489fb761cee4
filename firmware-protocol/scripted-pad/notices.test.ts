import { describe, expect, it } from 'vitest';
import { HOST_NONCE } from '../testing/state-commands.ts';
import { ScriptedBench } from '../testing/scripted-bench.ts';

const types = (bench: ScriptedBench) => bench.taken().map((message) => message.type);

describe('what a pad sends unprompted', () => {
  it('is repeated every 250 ms until acknowledged', () => {
    const bench = new ScriptedBench().into('armed');
    bench.pad.press(6);
    bench.time.pass(749);
    expect(types(bench)).toEqual(['sealed', 'sealed', 'sealed']);
    bench.acknowledge(9);
    bench.time.pass(1);
    expect(types(bench)).toEqual(['sealed']);
    bench.acknowledge(1);
    bench.time.pass(1000);
    expect(types(bench)).toEqual([]);
  });

  it('is replaced by a beacon after 2 s without a frame from the host, and resumes with the next one', () => {
    const bench = new ScriptedBench().into('armed');
    bench.pad.press(6);
    bench.time.pass(2499);
    expect(types(bench)).toEqual([...Array.from({ length: 8 }, () => 'sealed'), 'beacon', 'beacon']);
    bench.pad.press(5);
    expect(types(bench)).toEqual(['beacon']);
    bench.ask({ type: 'ping' });
    bench.time.pass(250);
    expect(types(bench)).toEqual(['sealed', 'ping', 'sealed']);
  });

  it('is a beacon even if no notice waits, so that a host that only listens finds the pad', () => {
    const bench = new ScriptedBench();
    bench.time.pass(1999);
    expect(types(bench)).toEqual([]);
    bench.time.pass(501);
    expect(bench.framed()).toEqual(Array.from({ length: 3 }, () => ({ seq: 0, message: { type: 'beacon', version: 2 } })));
    bench.ask({ type: 'hello' });
    bench.taken();
    bench.time.pass(1749);
    expect(types(bench)).toEqual([]);
  });

  it.each([
    ['close', { type: 'close', attempt: 5 }],
    ['abort', { type: 'abort', attempt: 5 }],
    ['arm of another attempt', { type: 'arm', attempt: 6, hostNonce: HOST_NONCE }],
  ] as const)('says nothing of a seal after %s', (_what, command) => {
    const bench = new ScriptedBench().into('armed');
    bench.pad.press(6);
    bench.ask(command);
    bench.taken();
    bench.time.pass(1000);
    expect(types(bench)).toEqual([]);
  });

  it('drops a halt when the next attempt is armed', () => {
    const bench = new ScriptedBench().into('armed');
    bench.pad.holdTwo();
    bench.time.pass(700);
    bench.ask({ type: 'arm', attempt: 6, hostNonce: HOST_NONCE });
    bench.taken();
    bench.time.pass(1000);
    expect(types(bench)).toEqual([]);
  });

  it('replaces an older seal by a newer one', () => {
    const bench = new ScriptedBench().into('armed');
    bench.pad.press(6);
    bench.pad.press(1);
    bench.taken();
    bench.time.pass(250);
    expect(bench.taken()).toMatchObject([{ type: 'sealed', event: 2, seal: 2 }]);
  });

  it('numbers events from 1 to 255 and starts over', () => {
    const bench = new ScriptedBench().into('armed');
    for (let press = 0; press < 256; press++) bench.pad.press(6);
    const events = bench.taken().map((message) => message.type === 'sealed' && message.event);
    expect(events).toEqual([...Array.from({ length: 255 }, (_, i) => i + 1), 1]);
  });

  it('starts at boot with a hello with sequence 0', () => {
    const bench = new ScriptedBench().into('armed');
    bench.pad.reset('watchdog');
    bench.pad.press(6);
    bench.time.pass(250);
    expect(bench.taken()).toMatchObject([
      { type: 'hello', reset: 'watchdog', state: 'armed', attempt: 5, seal: 0 },
      { type: 'hello', reset: 'watchdog', state: 'sealed', attempt: 5, seal: 1 },
    ]);
    bench.acknowledge(0);
    expect(bench.taken()).toMatchObject([{ type: 'sealed', event: 1, seal: 1 }]);
  });

  it('repeats a seal after an arm with the same nonce, and keeps the halt before it', () => {
    const bench = new ScriptedBench().into('sealed');
    bench.ask({ type: 'arm', attempt: 5, hostNonce: HOST_NONCE });
    expect(bench.taken()).toMatchObject([{ type: 'sealed', event: 2, attempt: 5, seal: 1 }, { type: 'arm' }]);
    bench.acknowledge(2);
    bench.pad.holdTwo();
    bench.time.pass(700);
    bench.taken();
    bench.ask({ type: 'arm', attempt: 5, hostNonce: HOST_NONCE });
    bench.time.pass(250);
    expect(bench.taken()).toMatchObject([{ type: 'arm' }, { type: 'halt', seal: 1 }]);
  });

  it('repeats a seal that survived a reset', () => {
    const bench = new ScriptedBench().into('sealed');
    bench.pad.reset('external');
    bench.taken();
    bench.acknowledge(0);
    expect(bench.taken()).toMatchObject([{ type: 'sealed', event: 1, attempt: 5, seal: 1 }]);
  });

  it('ends after boot when the host says hello', () => {
    const bench = new ScriptedBench();
    bench.pad.reset('external');
    bench.ask({ type: 'hello' });
    bench.taken();
    bench.time.pass(1000);
    expect(bench.taken()).toEqual([]);
  });
});

describe('resets', () => {
  it.each(['external', 'brownout', 'watchdog', 'none'] as const)('an %s reset keeps attempt, seal and face', (cause) => {
    const bench = new ScriptedBench().into('sealed');
    bench.pad.reset(cause);
    expect(bench.ask({ type: 'hello' })).toMatchObject({ state: 'sealed', attempt: 5, seal: 1, reset: cause });
    bench.ask({ type: 'close', attempt: 5 });
    expect(bench.ask({ type: 'reveal', attempt: 5, seal: 1 })).toMatchObject({ face: 6 });
  });

  it('a power cycle keeps only the id', () => {
    const bench = new ScriptedBench().into('closed');
    bench.ask({ type: 'result', attempt: 5, verdict: 'out' });
    bench.ask({ type: 'setId', id: 'bela' });
    bench.pad.powerCycle();
    expect(bench.pad.light).toBe('dark');
    expect(bench.ask({ type: 'hello' })).toMatchObject({ id: 'bela', state: 'idle', attempt: 0, seal: 0, reset: 'power' });
  });

  it('without power nothing is received, sent or pressed', () => {
    const bench = new ScriptedBench().into('armed');
    bench.pad.powerOff();
    bench.pad.press(6);
    bench.send({ seq: 1, message: { type: 'ping' } });
    bench.time.pass(5000);
    expect(bench.raw()).toBe('');
  });
});
