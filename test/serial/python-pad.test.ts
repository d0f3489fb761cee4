import { describe, expect, it } from 'vitest';
import { makeFrame } from '../../firmware-protocol/codec/frame.ts';
import { makeHostMessage, parsePadMessage } from '../../firmware-protocol/codec/codec.ts';
import type { HostMessage, PadMessage } from '../../firmware-protocol/codec/message.ts';
import commitments from '../../firmware-protocol/codec/vectors/commitments.json';
import lines from '../../firmware-protocol/codec/vectors/lines.json';
import { compare } from '../../firmware-protocol/testing/differential.ts';
import { stimuliOf } from '../../firmware-protocol/testing/stimulus.ts';
import { transcripts } from '../../firmware-protocol/testing/protocol-text.ts';
import { arm, STATE_COMMANDS, stateRows } from '../../firmware-protocol/testing/state-commands.ts';
import { sized } from '../support/sized.ts';
import { byHand, hears, PYTHON, saidByPython, type Told } from './python-pad-by-hand.ts';

/** What is played to the Python pad and to the scripted pad. */
const HISTORIES = sized({ sample: 20, whole: 60 });
const STATES = ['idle', 'armed', 'sealed', 'closed', 'revealed'] as const;
type State = (typeof STATES)[number];

const asks = (seq: number, message: HostMessage): string => hears(`${makeHostMessage({ seq, message })}\n`);
const ACK = asks(0, { type: 'ack', event: 1 });
const CLOSE = asks(3, { type: 'close', attempt: 5 });

/** What brings a fresh pad into a state of attempt 5, with one acknowledged seal of face 6 if it has one. */
const WAY: Readonly<Record<State, readonly string[]>> = {
  idle: [],
  armed: [asks(2, arm(5))],
  sealed: [asks(2, arm(5)), 'press 6', ACK],
  closed: [asks(2, arm(5)), 'press 6', ACK, CLOSE],
  revealed: [asks(2, arm(5)), 'press 6', ACK, CLOSE, asks(4, { type: 'reveal', attempt: 5, seal: 1 })],
};

const GREETED = asks(1, { type: 'hello' });

/** The result of the last order of each list, with a fresh pad for each. */
function lastOf(lists: readonly (readonly string[])[]): readonly Told[] {
  const told = [...byHand(lists.flatMap((orders) => ['power', GREETED, ...orders]))];
  return lists.map((orders) => told.splice(0, orders.length + 2).at(-1) ?? expect.fail('no order was given'));
}

/** What a fresh pad answers to each of these lines. */
const saidTo = (all: readonly string[]): readonly string[] =>
  lastOf(all.map((line) => [hears(`${line}\n`)])).map(({ said }) => said);

function messageIn(line: string): PadMessage {
  const parsed = parsePadMessage(line.trimEnd());
  if (!parsed.ok) throw new Error(`no message: ${line}`);
  return parsed.value.message;
}

const ERROR = /^\*\w+\*$/;

/** The outcome as a cell of the table writes it; an error is followed by the state, which it leaves unchanged. */
function outcome({ said, state }: Told): string {
  const message = messageIn(said);
  const reached = STATES.find((name) => name.startsWith(state)) ?? state;
  return message.type === 'error' ? `*${message.code}* ${reached}` : reached;
}

describe.skipIf(PYTHON === undefined)('a pad in Python, written from PROTOCOL.md alone', () => {
  it.each(transcripts().map((transcript) => [transcript]))('sends what the example says: %s', (transcript) => {
    const happened = transcript.filter((line) => !line.startsWith('<'));
    const stimuli = happened.map(stimuliOf);
    const said = [...saidByPython('anna', stimuli.flat())];
    const played = happened.flatMap((line, i) => [line, ...said.splice(0, stimuli[i]?.length).flatMap(linesOf)]);
    expect(played).toEqual(transcript);
  });

  it('refuses what the vectors refuse, with their codes and sequences', () => {
    const refused = lines.refused.filter(({ by }) => by === 'host');
    const said = saidTo(refused.map(({ line }) => line));
    expect(refused.map(({ line, why }, i) => [why, line, said[i]])).toEqual(
      refused.map(({ line, why, code, seq = 0 }) => {
        // Everything outside a frame is skipped.
        const refusal = line.includes('|') ? `${makeFrame({ type: 'e', seq, fields: [code] })}\n` : '';
        return [why, line, refusal];
      }),
    );
  });

  it('finds the frames in torn lines', () => {
    const torn = lines.torn.filter(({ by }) => by === 'host');
    const whole = saidTo(torn.map(({ frame }) => frame));
    for (const said of whole) expect(messageIn(said).type).not.toBe('error');
    expect(saidTo(torn.map(({ line }) => line))).toEqual(whole);
  });

  it('understands every line of a host', () => {
    for (const said of saidTo(lines.host.map(({ line }) => line))) expect(said).not.toMatch(/,(crc|syntax|unknown|overrun)\*/);
  });

  it('seals with the commitments of the vectors', () => {
    const sealing = commitments.map(({ id, attempt, hostNonce, face, nonce }) => [
      ...[asks(2, { type: 'setId', id }), asks(3, arm(attempt, hostNonce))],
      ...[`nonce ${nonce}`, `press ${face}`],
    ]);
    expect(lastOf(sealing).map(({ said }) => messageIn(said))).toEqual(
      commitments.map(({ attempt, commitment }) => ({ type: 'sealed', event: 1, attempt, seal: 1, commitment })),
    );
  });

  it.each(STATES.map((state, i) => [state, i + 1] as const))('follows the table of states from %s', (state, column) => {
    const rows = stateRows();
    const told = lastOf(rows.map(([command = '']) => [...WAY[state], asks(9, STATE_COMMANDS[command] ?? expect.fail(command))]));
    const came = told.map((one, i) => [rows[i]?.[0], outcome(one)]);
    const written = rows.map((row) => [row[0], ERROR.exec(row[column] ?? '') ? `${row[column]} ${state}` : row[column]]);
    expect(came).toEqual(written);
  });

  it('two buttons pressed at the very same moment seal nothing, and halt like any two', () => {
    const [down, halted] = byHand([GREETED, ...WAY.sealed, 'down 2 5', 'pass 700']).slice(-2);
    expect(down?.said).toBe('');
    expect(messageIn(halted?.said ?? '')).toEqual({ type: 'halt', event: 2, attempt: 5, seal: 1 });
  });

  it('sends the same as the scripted pad in any history', () =>
    compare((runs) => runs.map(({ id, stimuli }) => saidByPython(id, stimuli)), 1225, HISTORIES));
});

const linesOf = (said: string): readonly string[] =>
  said
    .split('\n')
    .slice(0, -1)
    .map((line) => `< ${line}`);
