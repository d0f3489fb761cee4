import { describe, expect, it } from 'vitest';
import { HOST_NONCE } from '../testing/state-commands.ts';
import { ScriptedBench } from '../testing/scripted-bench.ts';

const CLOSE = { type: 'close', attempt: 5 } as const;

describe('two buttons for 0.7 s', () => {
  it('withdraw the seal that the first one made, and restore the one before', () => {
    const bench = new ScriptedBench().into('sealed');
    bench.pad.holdTwo(1, 4);
    expect(bench.taken()).toMatchObject([{ type: 'sealed', event: 2, seal: 2 }]);
    bench.time.pass(700);
    expect(bench.taken().filter(({ type }) => type === 'halt')).toEqual([{ type: 'halt', event: 3, attempt: 5, seal: 1 }]);
    expect(bench.ask(CLOSE)).toMatchObject({ seal: 1 });
    expect(bench.ask({ type: 'reveal', attempt: 5, seal: 1 })).toMatchObject({ face: 6 });
  });

  it('leave no seal if there was none before', () => {
    const bench = new ScriptedBench().into('armed');
    bench.pad.holdTwo();
    bench.time.pass(700);
    expect(bench.taken().at(-1)).toEqual({ type: 'halt', event: 2, attempt: 5, seal: 0 });
    expect(bench.pad.state).toBe('armed');
    expect(bench.lights.at(-1)).toBe('halted');
  });

  it('drop the notice of the withdrawn seal', () => {
    const bench = new ScriptedBench().into('armed');
    bench.pad.holdTwo();
    bench.time.pass(700);
    bench.taken();
    bench.acknowledge(2);
    bench.time.pass(1000);
    expect(bench.taken()).toEqual([]);
  });

  it('are no halt if one is released earlier', () => {
    const bench = new ScriptedBench().into('armed');
    bench.pad.holdTwo(2, 3);
    bench.time.pass(699);
    bench.pad.up(3);
    bench.time.pass(700);
    expect(bench.taken().some(({ type }) => type === 'halt')).toBe(false);
    expect(bench.ask(CLOSE)).toMatchObject({ seal: 1 });
  });

  it('make no seal with the second button, and none until all are released', () => {
    const bench = new ScriptedBench().into('armed');
    bench.pad.holdTwo(2, 3);
    bench.pad.up(2);
    bench.pad.down(5);
    expect(bench.ask({ type: 'ping' })).toMatchObject({ seal: 1 });
    bench.pad.up(3);
    bench.pad.up(5);
    bench.pad.press(5);
    expect(bench.ask({ type: 'ping' })).toMatchObject({ seal: 2 });
  });

  it('do not reuse the number of a withdrawn seal', () => {
    const bench = new ScriptedBench().into('armed');
    bench.pad.holdTwo(2, 3);
    bench.time.pass(700);
    bench.pad.up(2);
    bench.pad.up(3);
    bench.pad.press(4);
    expect(bench.ask(CLOSE)).toMatchObject({ seal: 2 });
    expect(bench.ask({ type: 'reveal', attempt: 5, seal: 2 })).toMatchObject({ face: 4 });
  });

  it('withdraw only the seal of their own press', () => {
    const bench = new ScriptedBench().into('idle');
    bench.pad.down(1);
    bench.ask({ type: 'arm', attempt: 5, hostNonce: HOST_NONCE });
    bench.pad.down(2);
    bench.time.pass(700);
    expect(bench.taken().at(-1)).toMatchObject({ type: 'halt', seal: 0 });
  });

  it('do not halt once closed: the last seal counts, even if its press was meant as a halt', () => {
    const bench = new ScriptedBench().into('sealed');
    bench.pad.holdTwo(1, 4);
    bench.time.pass(600);
    expect(bench.ask(CLOSE)).toMatchObject({ seal: 2 });
    bench.taken();
    bench.time.pass(200);
    expect(bench.taken().some(({ type }) => type === 'halt')).toBe(false);
  });

  it('halt as three buttons too, timed from the second', () => {
    const bench = new ScriptedBench().into('armed');
    bench.pad.holdTwo(1, 2);
    bench.time.pass(400);
    bench.pad.down(3);
    bench.time.pass(300);
    expect(bench.taken().filter(({ type }) => type === 'halt')).toHaveLength(1);
  });
});
