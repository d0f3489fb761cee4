import { describe, expect, it } from 'vitest';
import type { PadState } from '../codec/message.ts';
import { arm, OTHER_NONCE, STATE_COMMANDS, stateRows } from '../testing/state-commands.ts';
import { ScriptedBench } from '../testing/scripted-bench.ts';

const STATES: readonly PadState[] = ['idle', 'armed', 'sealed', 'closed', 'revealed'];
const written = stateRows();

it('the table of states has every command', () => {
  expect(written.map(([command]) => command)).toEqual(Object.keys(STATE_COMMANDS));
});

describe.each(written)('%s', (command, ...outcomes) => {
  const message = STATE_COMMANDS[command ?? ''] ?? { type: 'hello' };

  it.each(STATES.map((state, i) => [state, outcomes[i] ?? ''] as const))('%s: %s', (state, outcome) => {
    const bench = new ScriptedBench().into(state);
    const answer = bench.ask(message);
    const [, code] = /^\*(\w+)\*$/.exec(outcome) ?? [];
    expect(answer).toMatchObject(code === undefined ? { type: message.type } : { type: 'error', code });
    expect(bench.pad.state).toBe(code === undefined ? outcome : state);
  });

  it.each(STATES)('%s: repeated with a new sequence, it changes nothing more', (state) => {
    const bench = new ScriptedBench().into(state);
    bench.ask(message);
    const reached = bench.pad.state;
    bench.ask(message);
    expect(bench.pad.state).toBe(reached);
  });
});

it('an arm with another nonce wipes the seal and keeps counting', () => {
  const bench = new ScriptedBench().into('sealed');
  bench.ask(arm(5, OTHER_NONCE));
  expect(bench.ask({ type: 'ping' })).toMatchObject({ state: 'armed', seal: 0 });
  bench.pad.press(2);
  expect(bench.ask({ type: 'ping' })).toMatchObject({ state: 'sealed', seal: 2 });
});

it.each(STATES.filter((state) => state !== 'idle'))('an abort of attempt 5 while %s', (state) => {
  const bench = new ScriptedBench().into(state);
  bench.ask({ type: 'abort', attempt: 5 });
  const again = bench.ask(arm(5));
  if (state === 'armed' || state === 'sealed') expect(again).toEqual({ type: 'arm', attempt: 5 });
  else expect(again).toEqual({ type: 'error', code: 'attempt' });
});

it('an ended attempt is never armed again', () => {
  const bench = new ScriptedBench().into('revealed');
  bench.ask({ type: 'result', attempt: 5, verdict: 'nothing' });
  expect(bench.ask(arm(5))).toEqual({ type: 'error', code: 'attempt' });
  expect(bench.ask({ type: 'ping' })).toEqual({ type: 'ping', state: 'idle', attempt: 5, seal: 0 });
  expect(bench.ask(arm(6))).toEqual({ type: 'arm', attempt: 6 });
});

it('a pad without an id plays only after it was given one', () => {
  const bench = new ScriptedBench({});
  expect(bench.ask({ type: 'hello' })).toMatchObject({ id: '?' });
  expect(bench.ask(arm(5))).toEqual({ type: 'error', code: 'store' });
  expect(bench.ask({ type: 'setId', id: 'dora' })).toEqual({ type: 'setId', id: 'dora' });
  expect(bench.ask(arm(5))).toEqual({ type: 'arm', attempt: 5 });
});
