import { describe, expect, it } from 'vitest';
import type { HostMessage, PadState } from '../codec/message.ts';
import { tableRows } from '../protocol-text.ts';
import { Bench, HOST_NONCE } from './bench.ts';

const STATES: readonly PadState[] = ['idle', 'armed', 'sealed', 'closed', 'revealed'];
const arm = (attempt: number, hostNonce = HOST_NONCE): HostMessage => ({ type: 'arm', attempt, hostNonce });
const OTHER_NONCE = 'f'.repeat(16);

/** The commands of PROTOCOL.md's table of states, for n = 5. */
const COMMANDS: Readonly<Record<string, HostMessage>> = {
  'arm n, same nonce': arm(5),
  'arm n, other nonce': arm(5, OTHER_NONCE),
  'arm above n': arm(6),
  'arm below n': arm(4),
  'close n': { type: 'close', attempt: 5 },
  'close below n': { type: 'close', attempt: 4 },
  'close above n': { type: 'close', attempt: 6 },
  'reveal n, the closed seal': { type: 'reveal', attempt: 5, seal: 1 },
  'reveal n, another seal': { type: 'reveal', attempt: 5, seal: 2 },
  'reveal below n': { type: 'reveal', attempt: 4, seal: 1 },
  'result n': { type: 'result', attempt: 5, verdict: 'took' },
  'result above n': { type: 'result', attempt: 6, verdict: 'took' },
  'result below n': { type: 'result', attempt: 4, verdict: 'took' },
  'abort n': { type: 'abort', attempt: 5 },
  'abort above n': { type: 'abort', attempt: 6 },
  'abort below n': { type: 'abort', attempt: 4 },
  'nudge n': { type: 'nudge', attempt: 5 },
  'nudge below n': { type: 'nudge', attempt: 4 },
  'halted n': { type: 'halted', attempt: 5 },
  'halted above n': { type: 'halted', attempt: 6 },
  setId: { type: 'setId', id: 'cili' },
  ping: { type: 'ping' },
  hello: { type: 'hello' },
  identify: { type: 'identify' },
};

const written = tableRows("The pad's states").filter((row) => row.length === 6);

it('the table of states has every command', () => {
  expect(written.map(([command]) => command)).toEqual(Object.keys(COMMANDS));
});

describe.each(written)('%s', (command, ...outcomes) => {
  const message = COMMANDS[command ?? ''] ?? { type: 'hello' };

  it.each(STATES.map((state, i) => [state, outcomes[i] ?? ''] as const))('%s: %s', (state, outcome) => {
    const bench = new Bench().into(state);
    const answer = bench.ask(message);
    const [, code] = /^\*(\w+)\*$/.exec(outcome) ?? [];
    expect(answer).toMatchObject(code === undefined ? { type: message.type } : { type: 'error', code });
    expect(bench.pad.state).toBe(code === undefined ? outcome : state);
  });

  it.each(STATES)('%s: asked again under a new sequence, it leads nowhere else', (state) => {
    const bench = new Bench().into(state);
    bench.ask(message);
    const reached = bench.pad.state;
    bench.ask(message);
    expect(bench.pad.state).toBe(reached);
  });
});

it('arming over another nonce wipes the seal and goes on counting', () => {
  const bench = new Bench().into('sealed');
  bench.ask(arm(5, OTHER_NONCE));
  expect(bench.ask({ type: 'ping' })).toMatchObject({ state: 'armed', seal: 0 });
  bench.pad.press(2);
  expect(bench.ask({ type: 'ping' })).toMatchObject({ state: 'sealed', seal: 2 });
});

it.each(STATES.filter((state) => state !== 'idle'))('attempt 5 called off while %s', (state) => {
  const bench = new Bench().into(state);
  bench.ask({ type: 'abort', attempt: 5 });
  const again = bench.ask(arm(5));
  if (state === 'armed' || state === 'sealed') expect(again).toEqual({ type: 'arm', attempt: 5 });
  else expect(again).toEqual({ type: 'error', code: 'attempt' });
});

it('an attempt that is over is never armed again', () => {
  const bench = new Bench().into('revealed');
  bench.ask({ type: 'result', attempt: 5, verdict: 'nothing' });
  expect(bench.ask(arm(5))).toEqual({ type: 'error', code: 'attempt' });
  expect(bench.ask({ type: 'ping' })).toEqual({ type: 'ping', state: 'idle', attempt: 5, seal: 0 });
  expect(bench.ask(arm(6))).toEqual({ type: 'arm', attempt: 6 });
});

it('a pad without an id plays only when it has been given one', () => {
  const bench = new Bench({});
  expect(bench.ask({ type: 'hello' })).toMatchObject({ id: '?' });
  expect(bench.ask(arm(5))).toEqual({ type: 'error', code: 'store' });
  expect(bench.ask({ type: 'setId', id: 'dora' })).toEqual({ type: 'setId', id: 'dora' });
  expect(bench.ask(arm(5))).toEqual({ type: 'arm', attempt: 5 });
});
