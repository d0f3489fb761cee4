import { describe, expect, it } from 'vitest';
import { commitment } from '../codec/seal.ts';
import { HOST_NONCE } from '../testing/state-commands.ts';
import { ScriptedBench } from '../testing/scripted-bench.ts';
import { FaultyLine } from './testing/fake-faulty-pad.ts';

const PING = { seq: 9, message: { type: 'ping' } } as const;
const SOUND = '|p,9,i,0,0*';

describe('simulated faults', () => {
  it.each([
    ['drop', 'abcefg'],
    ['duplicate', 'abcddefghh'],
    ['corrupt', 'abceefgi'],
  ] as const)('%s every fourth of all carried bytes', (kind, arriving) => {
    const line = new FaultyLine('up');
    const faults = [{ kind, way: 'up', every: 4 }] as const;
    const carried = ['ab', 'cdefg', 'h'].map((text) => Buffer.from(line.carry(Buffer.from(text), faults)).toString());
    expect(carried.join('')).toBe(arriving);
  });

  it('in one direction leave the other alone', () => {
    const line = new FaultyLine('down');
    expect(line.carry(Buffer.from('abcd'), [{ kind: 'drop', way: 'up', every: 1 }])).toEqual(
      Uint8Array.from(Buffer.from('abcd')),
    );
  });

  it('a byte damaged on the way down makes an error', () => {
    const bench = new ScriptedBench().into('armed');
    bench.pad.faults = [{ kind: 'corrupt', way: 'down', every: 5 }];
    bench.send({ seq: 200, message: { type: 'close', attempt: 5 } });
    expect(bench.taken().filter(({ type }) => type !== 'error')).toEqual([]);
    expect(bench.pad.state).toBe('armed');
  });

  it('a lie does not fit its commitment', () => {
    const bench = new ScriptedBench().into('armed');
    bench.pad.faults = [{ kind: 'lie', opens: 4 }];
    bench.pad.press(6);
    const closed = bench.ask({ type: 'close', attempt: 5 });
    const opened = bench.ask({ type: 'reveal', attempt: 5, seal: 1 });
    if (opened.type !== 'reveal' || closed.type !== 'close') return expect.fail('no seal');
    expect(opened.face).toBe(4);
    const { face, nonce } = opened;
    expect(commitment({ id: 'anna', attempt: 5, hostNonce: HOST_NONCE, face, nonce })).not.toBe(closed.commitment);
  });

  it('silent: nothing is received or sent', () => {
    const bench = new ScriptedBench();
    bench.pad.faults = [{ kind: 'silent' }];
    bench.send(PING);
    expect(bench.raw()).toBe('');
    bench.pad.faults = [];
    bench.send(PING);
    expect(bench.raw()).toContain(SOUND);
  });

  it('slow: the answer comes late', () => {
    const bench = new ScriptedBench();
    bench.pad.faults = [{ kind: 'slow', ms: 90 }];
    bench.send(PING);
    bench.time.pass(89);
    expect(bench.raw()).toBe('');
    bench.time.pass(1);
    expect(bench.raw()).toContain(SOUND);
  });

  it('halfLine: half a line, then silence', () => {
    const bench = new ScriptedBench();
    bench.pad.faults = [{ kind: 'halfLine' }];
    bench.send(PING);
    bench.send(PING);
    expect(bench.raw()).toBe('|p,9,i,0');
  });
});
