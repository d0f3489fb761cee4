import { describe, expect, it } from 'vitest';
import { makeHostMessage, parsePadMessage } from '../codec/codec.ts';
import { makeFrame } from '../codec/frame.ts';
import { NO_COMMITMENT, type Face, type Framed, type HostMessage, type PadMessage, type PadState } from '../codec/message.ts';
import { commitment } from '../codec/seal.ts';
import commitments from '../codec/vectors/commitments.json';
import lines from '../codec/vectors/lines.json';
import type { OutputsOf } from './differential.ts';
import { transcripts } from './protocol-text.ts';
import { arm, STATE_COMMANDS, stateRows } from './state-commands.ts';
import { stimuliOf, type Stimulus } from './stimulus.ts';

const STATES: readonly PadState[] = ['idle', 'armed', 'sealed', 'closed', 'revealed'];
const POWER: Stimulus = { type: 'power' };
const NONCE = '89abcdef01234567';

const hear = (bytes: string): Stimulus => ({ type: 'hear', bytes: `${bytes}\n` });
const asks = (seq: number, message: HostMessage): Stimulus => hear(makeHostMessage({ seq, message }));
const HELLO = asks(1, { type: 'hello' });

const pressed = (face: Face, nonce = NONCE): readonly Stimulus[] => [
  { type: 'down', face, nonce },
  { type: 'up', face },
];
const sealing = [asks(2, arm(5)), ...pressed(6), asks(0, { type: 'ack', event: 1 })];
const closing = [...sealing, asks(3, { type: 'close', attempt: 5 })];

/** What brings a fresh pad into a state of attempt 5, with one acknowledged seal of face 6 if it has one. */
const WAY: Readonly<Record<PadState, readonly Stimulus[]>> = {
  idle: [],
  armed: [asks(2, arm(5))],
  sealed: sealing,
  closed: closing,
  revealed: [...closing, asks(4, { type: 'reveal', attempt: 5, seal: 1 })],
};

function messagesIn(said: string): readonly Framed<PadMessage>[] {
  return linesOf(said).map((line) => {
    const parsed = parsePadMessage(line);
    return parsed.ok ? parsed.value : expect.fail(`no message: ${line}`);
  });
}

const linesOf = (said: string): readonly string[] => said.split('\n').slice(0, -1);

/** The line without what depends on nonces. */
export const masked = (line: string): string =>
  line
    .replace(/(?!0{32})[0-9a-f]{32}(?=\*)/, 'commitment')
    .replace(/(?<=\|r,.*)[0-9a-f]{16}(?=\*)/, 'nonce')
    .replace(/\*[0-9a-f]{4}$/, '*');

/** Declares the tests that hold pads of one kind to PROTOCOL.md. `drawsItsOwn`: it cannot be told which nonces to draw. */
export function conforms(outputsOf: OutputsOf, drawsItsOwn = false): void {
  const shown = drawsItsOwn ? masked : (line: string) => line;
  const played = (stimuli: readonly Stimulus[]): readonly string[] => outputsOf([{ id: 'anna', stimuli }])[0] ?? [];
  /** What a pad answers to each of these lines; a hello before each makes it forget the one before. */
  const answersTo = (all: readonly string[]): readonly string[] =>
    played([POWER, ...all.flatMap((line) => [HELLO, hear(line)])]).filter((_, at) => at > 0 && at % 2 === 0);

  it.each(transcripts().map((transcript) => [transcript]))('sends what the example says: %s', (transcript) => {
    const happened = transcript.filter((line) => !line.startsWith('<'));
    const stimuli = happened.map(stimuliOf);
    const said = [...played(stimuli.flat())];
    const replayed = happened.flatMap((line, i) => [
      line,
      ...said.splice(0, stimuli[i]?.length).flatMap((text) => linesOf(text).map((sent) => `< ${shown(sent)}`)),
    ]);
    expect(replayed).toEqual(transcript.map((line) => (line.startsWith('<') ? shown(line) : line)));
  });

  it('understands every line of a host', () => {
    const said = answersTo(lines.host.map(({ line }) => line));
    for (const [i, { line, seq, message }] of lines.host.entries()) {
      const [answer] = messagesIn(said[i] ?? '');
      if (message.type === 'ack') expect(answer, line).toBeUndefined();
      else expect([message.type, 'state', 'attempt', 'seal'], line).toContain(typeOrCode(answer));
      expect(answer?.seq ?? seq, line).toBe(seq);
    }
  });

  it('refuses what the vectors refuse, with their codes and sequences', () => {
    const refused = lines.refused.filter(({ by }) => by === 'host');
    const said = answersTo(refused.map(({ line }) => line));
    // Everything outside a frame is skipped.
    const expected = refused.map(({ line, code, seq = 0 }) =>
      line.includes('|') ? `${makeFrame({ type: 'e', seq, fields: [code] })}\n` : '',
    );
    expect(refused.map(({ why, line }, i) => [why, line, said[i]])).toEqual(
      refused.map(({ why, line }, i) => [why, line, expected[i]]),
    );
  });

  it('finds the frames in torn lines', () => {
    const torn = lines.torn.filter(({ by }) => by === 'host');
    const whole = answersTo(torn.map(({ frame }) => frame));
    expect(whole.flatMap(messagesIn).map(typeOrCode)).toEqual(torn.map(() => 'ping'));
    expect(answersTo(torn.map(({ line }) => line))).toEqual(whole);
  });

  it('seals, closes and opens the faces of the vectors with their commitments', () => {
    const rounds = commitments.map(({ id, attempt, hostNonce, face, nonce }) => [
      ...[POWER, HELLO, asks(2, { type: 'setId', id }), asks(3, arm(attempt, hostNonce))],
      ...pressed(face as Face, nonce),
      ...[asks(4, { type: 'close', attempt }), asks(5, { type: 'reveal', attempt, seal: 1 })],
    ]);
    const said = [...played(rounds.flat())];
    for (const { id, attempt, hostNonce, face, nonce, commitment: made } of commitments) {
      const heard = said.splice(0, rounds[0]?.length).flatMap(messagesIn);
      const opened = heard.map(({ message }) => message).find((message) => message.type === 'reveal');
      const drawn = drawsItsOwn ? (opened?.nonce ?? '') : nonce;
      expect(opened).toEqual({ type: 'reveal', attempt, seal: 1, face, nonce: drawn });
      const bound = drawsItsOwn ? commitment({ id, attempt, hostNonce, face: face as Face, nonce: drawn }) : made;
      const named = heard.flatMap(({ message }) => ('commitment' in message ? [message.commitment] : []));
      expect(new Set(named)).toEqual(new Set([bound]));
    }
  });

  it('closes without a seal', () => {
    const said = played([POWER, HELLO, ...WAY.armed, asks(3, { type: 'close', attempt: 5 })]).at(-1) ?? '';
    expect(messagesIn(said)[0]?.message).toEqual({ type: 'close', attempt: 5, seal: 0, commitment: NO_COMMITMENT });
  });

  describe.each(STATES.map((state, column) => ({ state, column: column + 1 })))('in the state $state', ({ state, column }) => {
    it('follows the table, and goes no further if a command comes again with a new sequence', () => {
      const way = [POWER, HELLO, ...WAY[state]];
      const ping = (seq: number) => asks(seq, { type: 'ping' });
      const rows = stateRows();
      const commands = rows.map(([name = '']) => STATE_COMMANDS[name] ?? expect.fail(name));
      const said = [...played(commands.flatMap((message) => [...way, asks(9, message), ping(10), asks(11, message), ping(12)]))];
      const came = rows.map(([name]) => {
        const [first, then, , last] = said.splice(0, way.length + 4).slice(-4);
        const answer = messagesIn(first ?? '').find(({ seq }) => seq === 9)?.message;
        expect(stateIn(last), name).toBe(stateIn(then));
        const isRefused = answer?.type === 'error';
        if (isRefused) expect(stateIn(then), name).toBe(state);
        else expect(answer?.type, name).toBe(STATE_COMMANDS[name ?? '']?.type);
        return [name, isRefused ? `*${answer.code}*` : stateIn(then)];
      });
      expect(came).toEqual(rows.map((row) => [row[0], row[column]]));
    });
  });
}

function typeOrCode(framed: Framed<PadMessage> | undefined): string | undefined {
  return framed?.message.type === 'error' ? framed.message.code : framed?.message.type;
}

/** The state in the answer to a ping. */
function stateIn(said = ''): PadState | undefined {
  const status = messagesIn(said).find(({ message }) => message.type === 'ping')?.message;
  return status?.type === 'ping' ? status.state : undefined;
}
