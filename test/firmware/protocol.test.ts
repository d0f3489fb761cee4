import { describe, expect, it } from 'vitest';
import { type Face, type Framed, type PadMessage, type PadState, NO_COMMITMENT } from '../../firmware-protocol/codec/message.ts';
import { parseHostMessage, parsePadMessage } from '../../firmware-protocol/codec/codec.ts';
import { commitment } from '../../firmware-protocol/codec/seal.ts';
import lines from '../../firmware-protocol/codec/vectors/lines.json';
import { BOOT_MS, ChipBench, PRESS_MS } from '../../firmware-protocol/testing/chip-bench.ts';
import { transcripts } from '../../firmware-protocol/testing/protocol-text.ts';
import { arm, HOST_NONCE, STATE_COMMANDS, stateRows } from '../../firmware-protocol/testing/state-commands.ts';
import { masked } from './masked.ts';

/** PROTOCOL.md, compared with the executed firmware. */
const STATES: readonly PadState[] = ['idle', 'armed', 'sealed', 'closed', 'revealed'];
const ACTION = /^-- (?<what>\w+)(?: (?<how>\w+))?(?:, nonce (?<nonce>[0-9a-f]{16}))?$/;
/** A little later than the text says, so that the described event has happened. */
const LATE_MS = 20;
const BYTES_A_MS = 11;

function happen(bench: ChipBench, what: string, how: string): void {
  const face = Number(how) as Face;
  const { pad } = bench;
  if (what === 'power') pad.powerCycle();
  else if (what === 'reset') pad.reset('external');
  else if (what === 'press') bench.press(face);
  else if (what === 'down') pad.down(face);
  else if (what === 'up') pad.up(face);
  else if (how !== 'ms') throw new Error(`an example says "-- ${what} ${how}"`);
  bench.pass(
    how === 'ms' ? Number(what) + LATE_MS : what === 'down' || what === 'up' ? PRESS_MS : what === 'press' ? 0 : BOOT_MS,
  );
}

/** The transcript with what the chip sent in place of what the page says. */
function replayed(transcript: readonly string[]): { readonly played: string[]; readonly said: Framed<PadMessage>[] } {
  const bench = new ChipBench();
  bench.pad.powerOff();
  const [played, said]: [string[], Framed<PadMessage>[]] = [[], []];
  for (const line of transcript.filter((one) => !one.startsWith('<'))) {
    played.push(line);
    if (line.startsWith('> ')) {
      bench.type(`${line.slice(2)}\n`);
      bench.pass(LATE_MS);
    } else {
      const { what = '', how = '' } = ACTION.exec(line)?.groups ?? {};
      happen(bench, what, how);
    }
    for (const framed of bench.taken()) {
      said.push(framed);
      played.push(`< ${masked(framed)}`);
    }
  }
  return { played, said };
}

function maskedLine(line: string): string {
  if (!line.startsWith('< ')) return line;
  const parsed = parsePadMessage(line.slice(2));
  if (!parsed.ok) throw new Error(`no message: ${line}`);
  return `< ${masked(parsed.value)}`;
}

describe('every example of PROTOCOL.md', () => {
  it.each(transcripts().map((transcript) => [transcript]))('%s', (transcript) => {
    const { played, said } = replayed(transcript);
    expect(played).toEqual(transcript.map(maskedLine));
    const opened = said.map(({ message }) => message).filter((message) => message.type === 'reveal');
    for (const { attempt, seal, face, nonce } of opened) {
      const bound = commitment({ id: 'anna', attempt, hostNonce: HOST_NONCE, face, nonce });
      const told = said.map(({ message }) => message).filter((message) => message.type === 'sealed' || message.type === 'close');
      expect(told.filter((message) => message.seal === seal).map((message) => message.commitment)).toContain(bound);
    }
  });

  it('includes some that reveal', () => {
    expect(
      transcripts()
        .flat()
        .filter((line) => line.startsWith('< |r')).length,
    ).toBeGreaterThan(1);
  });
});

describe.each(stateRows())('%s', (command, ...outcomes) => {
  const message = STATE_COMMANDS[command ?? ''] ?? { type: 'hello' };

  it.each(STATES.map((state, i) => [state, outcomes[i] ?? ''] as const))('%s: %s', (state, outcome) => {
    const bench = new ChipBench().into(state);
    const answer = bench.ask(message);
    const [, code] = /^\*(\w+)\*$/.exec(outcome) ?? [];
    expect(answer).toMatchObject(code === undefined ? { type: message.type } : { type: 'error', code });
    const reached = code === undefined ? outcome : state;
    expect(bench.pad.state).toBe(reached);
    bench.ask(message);
    expect(bench.pad.state).toBe(reached);
  });
});

describe('the shared vectors', () => {
  const bench = new ChipBench();

  it.each(lines.host)('$line is understood', ({ line, seq, message }) => {
    bench.ask({ type: 'hello' });
    bench.taken();
    bench.type(`${line}\n`);
    bench.pass(BOOT_MS);
    const [answer, ...more] = bench.taken();
    expect(more).toEqual([]);
    if (message.type === 'ack') return expect(answer).toBeUndefined();
    expect(answer?.seq).toBe(seq);
    if (answer?.message.type === 'error') expect(['state', 'attempt', 'seal']).toContain(answer.message.code);
    else expect(answer?.message.type).toBe(message.type);
  });

  it.each(lines.refused.filter(({ by }) => by === 'host'))('"$line" is refused: $code, $why', ({ line, code, seq = 0 }) => {
    bench.ask({ type: 'hello' });
    bench.taken();
    bench.type(`${line}\n`);
    bench.pass(LATE_MS);
    const isFrame = line.includes('|');
    expect(bench.taken()).toMatchObject(isFrame ? [{ seq, message: { type: 'error', code } }] : []);
  });

  it.each(lines.torn.filter(({ by }) => by === 'host'))('$frame is found after $why', ({ line, frame }) => {
    bench.ask({ type: 'hello' });
    bench.taken();
    bench.type(`${line}\n`);
    bench.pass(LATE_MS + line.length / BYTES_A_MS);
    const heard = parseHostMessage(frame);
    expect(bench.taken()).toMatchObject([
      { seq: heard.ok ? heard.value.seq : 0, message: { type: heard.ok ? heard.value.message.type : '' } },
    ]);
  });
});

describe('the table of seals', () => {
  it('a pad with no seal closes with none', () => {
    const bench = new ChipBench().into('armed');
    expect(bench.ask({ type: 'close', attempt: 5 })).toMatchObject({ seal: 0, commitment: NO_COMMITMENT });
  });

  it.each([1, 2, 3, 4, 5, 6] as const)('the button of face %i seals that face', (face) => {
    const bench = new ChipBench({ seed: face });
    bench.ask(arm(0xfedcba98));
    bench.press(face);
    const closed = bench.ask({ type: 'close', attempt: 0xfedcba98 });
    const opened = bench.ask({ type: 'reveal', attempt: 0xfedcba98, seal: 1 });
    expect(opened).toMatchObject({ type: 'reveal', face });
    const nonce = opened.type === 'reveal' ? opened.nonce : '';
    const bound = commitment({ id: 'anna', attempt: 0xfedcba98, hostNonce: HOST_NONCE, face, nonce });
    expect(closed).toMatchObject({ type: 'close', seal: 1, commitment: bound });
  });
});
