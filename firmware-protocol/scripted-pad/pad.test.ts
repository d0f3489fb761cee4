import { describe, expect, it } from 'vitest';
import { conforms } from '../testing/conformance.ts';
import { fuzzPad } from '../testing/pad-fuzz.ts';
import { ScriptedBench } from '../testing/scripted-bench.ts';
import { arm } from '../testing/state-commands.ts';
import { outputOfScripted } from '../testing/stimulus.ts';

const CLOSE = { type: 'close', attempt: 5 } as const;

// What else PROTOCOL.md says of it is held by pad-check, and by the firmware's core and the pad in Python, which do the same.
describe('the scripted pad', () => {
  conforms((runs) => runs.map(({ id, stimuli }) => outputOfScripted(id, stimuli)));

  it('reveals only the closed seal, whatever happens', () => fuzzPad(17, 600));
});

describe('LEDs', () => {
  it('follow an attempt, and a new seal changes nothing', () => {
    const bench = new ScriptedBench().into('armed');
    bench.ask({ type: 'nudge', attempt: 5 });
    bench.pad.press(6);
    bench.acknowledge(1);
    bench.pad.press(1);
    bench.acknowledge(2);
    // Too late: the seal is acknowledged.
    bench.ask({ type: 'nudge', attempt: 5 });
    bench.ask(CLOSE);
    bench.ask({ type: 'reveal', attempt: 5, seal: 2 });
    bench.ask({ type: 'result', attempt: 5, verdict: 'took' });
    bench.ask(arm(6));
    expect(bench.lights).toEqual(['choose', 'nudged', 'ready', 'took', 'choose']);
  });

  it('show a halt and identify for a while', () => {
    const bench = new ScriptedBench().into('sealed');
    bench.ask({ type: 'halted', attempt: 5 });
    bench.time.pass(1000);
    bench.ask({ type: 'identify' });
    bench.time.pass(3000);
    bench.pad.holdTwo();
    bench.time.pass(700);
    expect(bench.lights).toEqual(['choose', 'ready', 'halted', 'ready', 'identify', 'ready', 'choose', 'halted']);
  });

  it('show ready only while the host has the seal', () => {
    const bench = new ScriptedBench().into('sealed');
    bench.pad.press(1);
    bench.time.pass(249);
    expect(bench.pad.light).toBe('ready');
    bench.time.pass(1);
    expect(bench.pad.light).toBe('choose');
    bench.acknowledge(2);
    expect(bench.pad.light).toBe('ready');
    bench.pad.press(1);
    bench.ask(CLOSE);
    expect(bench.pad.light).toBe('dark');
    bench.ask({ type: 'result', attempt: 5, verdict: 'out' });
    bench.pad.powerCycle();
    expect(bench.pad.light).toBe('dark');
  });
});
