import { describe, expect, it } from 'vitest';
import type { HostMessage, PadErrorCode, PadState } from '../codec/message.ts';
import { Bench, HOST_NONCE } from './bench.ts';

const STATES: readonly PadState[] = ['idle', 'armed', 'sealed', 'closed', 'revealed'];
const arm = (attempt: number, hostNonce = HOST_NONCE): HostMessage => ({ type: 'arm', attempt, hostNonce });
const OTHER_NONCE = 'f'.repeat(16);

type Outcome = PadState | PadErrorCode;
type Row = readonly [string, HostMessage, Outcome, Outcome, Outcome, Outcome, Outcome];

/** PROTOCOL.md, "The pad's states": what a pad in attempt 5 does (idle: fresh), by state. An error leaves the state alone. */
const TABLE: readonly Row[] = [
  ['arm 5 again', arm(5), 'armed', 'armed', 'sealed', 'attempt', 'attempt'],
  ['arm 5 with another nonce', arm(5, OTHER_NONCE), 'armed', 'armed', 'armed', 'attempt', 'attempt'],
  ['arm 6', arm(6), 'armed', 'armed', 'armed', 'armed', 'armed'],
  ['arm 4', arm(4), 'armed', 'attempt', 'attempt', 'attempt', 'attempt'],
  ['close 5', { type: 'close', attempt: 5 }, 'state', 'closed', 'closed', 'closed', 'revealed'],
  ['close 4', { type: 'close', attempt: 4 }, 'state', 'attempt', 'attempt', 'attempt', 'attempt'],
  ['close 6', { type: 'close', attempt: 6 }, 'state', 'attempt', 'attempt', 'attempt', 'attempt'],
  ['reveal 5 seal 1', { type: 'reveal', attempt: 5, seal: 1 }, 'state', 'state', 'state', 'revealed', 'revealed'],
  ['reveal 5 seal 2', { type: 'reveal', attempt: 5, seal: 2 }, 'state', 'state', 'state', 'seal', 'seal'],
  ['reveal 4 seal 1', { type: 'reveal', attempt: 4, seal: 1 }, 'state', 'attempt', 'attempt', 'attempt', 'attempt'],
  ['result 5', { type: 'result', attempt: 5, verdict: 'took' }, 'idle', 'state', 'state', 'idle', 'idle'],
  ['result 6', { type: 'result', attempt: 6, verdict: 'took' }, 'idle', 'idle', 'idle', 'idle', 'idle'],
  ['result 4', { type: 'result', attempt: 4, verdict: 'took' }, 'idle', 'attempt', 'attempt', 'attempt', 'attempt'],
  ['abort 5', { type: 'abort', attempt: 5 }, 'idle', 'idle', 'idle', 'idle', 'idle'],
  ['abort 6', { type: 'abort', attempt: 6 }, 'idle', 'idle', 'idle', 'idle', 'idle'],
  ['abort 4', { type: 'abort', attempt: 4 }, 'idle', 'attempt', 'attempt', 'attempt', 'attempt'],
  ['nudge 5', { type: 'nudge', attempt: 5 }, 'state', 'armed', 'sealed', 'state', 'state'],
  ['nudge 4', { type: 'nudge', attempt: 4 }, 'state', 'attempt', 'attempt', 'attempt', 'attempt'],
  ['halted 5', { type: 'halted', attempt: 5 }, 'state', 'armed', 'sealed', 'state', 'state'],
  ['halted 6', { type: 'halted', attempt: 6 }, 'state', 'attempt', 'attempt', 'attempt', 'attempt'],
  ['setId', { type: 'setId', id: 'cili' }, 'idle', 'state', 'state', 'state', 'state'],
  ['ping', { type: 'ping' }, 'idle', 'armed', 'sealed', 'closed', 'revealed'],
  ['hello', { type: 'hello' }, 'idle', 'armed', 'sealed', 'closed', 'revealed'],
  ['identify', { type: 'identify' }, 'idle', 'armed', 'sealed', 'closed', 'revealed'],
];

describe.each(TABLE)('%s', (_ask, message, ...outcomes) => {
  it.each(STATES.map((state, i) => [state, outcomes[i]] as const))('%s: %s', (state, outcome) => {
    const bench = new Bench().into(state);
    const answer = bench.ask(message);
    if (STATES.some((reached) => reached === outcome)) {
      expect(answer.type).toBe(message.type);
      expect(bench.pad.state).toBe(outcome);
    } else {
      expect(answer).toEqual({ type: 'error', code: outcome });
      expect(bench.pad.state).toBe(state);
    }
  });

  it.each(STATES)('%s: asked again under a new sequence, it leads nowhere else', (state) => {
    const bench = new Bench().into(state);
    bench.ask(message);
    const reached = bench.pad.state;
    bench.ask(message);
    expect(bench.pad.state).toBe(reached);
  });
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
