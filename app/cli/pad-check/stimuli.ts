import { makeFrame } from '../../../firmware-protocol/codec/frame.ts';
import type { Face } from '../../../firmware-protocol/codec/message.ts';
import { printable } from './fault.ts';
import { field } from './field.ts';
import { BUTTON } from './hands.ts';
import { isBoot } from './pad-line.ts';
import type { Probe } from './probe.ts';
import { powersOff, reopens } from './reopening.ts';

/** The host gives up after this, ms. PROTOCOL.md, "Heartbeat". */
export const ANSWER_MS = 500;
/** A slow reveal is waited for, so that its time can be named, ms. */
const SLOWEST_REVEAL_MS = 3000;
/** How long letting go takes, with its debouncing, ms. */
const RELEASED_MS = 300;

export const PRESS_LOOK = 'the pin and the wire of this button, and what a press does while the pad is armed';
export const ANSWER_LOOK = 'whether every command is answered once, with its own sequence ("Commands and answers")';

/** What was done to the pad. */
export interface Done {
  readonly after: string;
  /** The sequence that an answer must carry; 0 if none is due. */
  readonly seq?: number;
  readonly byHand?: boolean;
  /** Whether notices are acknowledged. */
  readonly unacknowledged?: boolean;
  readonly at?: number;
  readonly limit?: number;
  /** What came since this mark counts. */
  readonly since?: number;
}

export type Stimulus = (
  probe: Probe,
  args: readonly string[],
  look: string | undefined,
) => Promise<Partial<Done> | 'skip'> | Promise<void>;

export const faceOf = (arg: string | undefined): Face => Number(arg) as Face;

const STIMULI: Readonly<Record<string, Stimulus>> = {
  /** An attempt n that was never used. */
  new: async (probe) => probe.newAttempt(),
  /** Nothing: what comes of the last stimulus is still to come. */
  again: async () => undefined,
  wait: (probe, [ms]) => probe.line.pass(Number(ms)),
  bytes: async (probe, args) => sendBytes(probe, args.join(' '), false),
  /** One byte after the other. */
  slowly: async (probe, args) => sendBytes(probe, args.join(' '), true),
  /** A press whose seal is acknowledged. */
  seal: (probe, [face]) => press(probe, faceOf(face)),
  press: async (probe, [face]) => ({ ...(await press(probe, faceOf(face))), unacknowledged: true }),
  hold: async ({ hands }, [first, second]) => {
    await hands.hold(faceOf(first), faceOf(second));
    return { after: `"${BUTTON[faceOf(first)]}" and "${BUTTON[faceOf(second)]}" held together`, byHand: true };
  },
  /** The port is closed and opened again; then hello is asked. */
  reopen: async (probe) => {
    const since = probe.line.mark;
    await reopens(probe);
    return { ...send(probe, 'H', []), after: 'closing the port and opening it again', since };
  },
  power: async (probe) => {
    await powersOff(probe);
    return { ...send(probe, 'H', []), after: 'power off, and on again' };
  },
  /** A boot that the last stimulus has brought about; rows without one are left out. */
  booted: async (probe) => {
    const since = probe.line.since(0).findLastIndex(isBoot);
    return since < probe.now.begun ? 'skip' : { after: 'a boot that finds the pad sealed', since };
  },
};

/** Does what a row says to the pad; undefined if the row is left out. */
export async function act(
  probe: Probe,
  stimulus: string,
  look: string | undefined,
  more: typeof STIMULI,
): Promise<Done | undefined> {
  const [verb = '', ...args] = stimulus.split(/\s+/);
  const [, seq, letter] = /^(?:(\d+):)?([A-Za-z])$/.exec(verb) ?? [];
  if (letter !== undefined) return send(probe, letter, args, seq);
  const done = await (STIMULI[verb] ?? more[verb])?.(probe, args, look);
  return done === 'skip' ? undefined : { after: probe.now.did, ...done };
}

function send(probe: Probe, letter: string, args: readonly string[], given?: string): Done {
  const seq = given ?? (letter === 'K' ? 0 : probe.nextSeq());
  // A sequence may be one that no frame allows, since the pad has to refuse it.
  const text = makeFrame({ type: letter, seq: seq as number, fields: args.map((arg) => field(arg, probe).shown) });
  const at = probe.clock.now();
  Object.assign(probe.now, { asked: text, askedAt: at });
  probe.line.send(`${text}\n`);
  // A ping asks what came of the stimulus before it.
  const after = letter === 'P' && probe.now.did !== '' ? `${probe.now.did}, then ${text}` : text;
  return { after, seq: Number(seq), at, limit: letter === 'R' ? SLOWEST_REVEAL_MS : ANSWER_MS };
}

async function sendBytes(probe: Probe, text: string, slowly: boolean): Promise<Done> {
  const frame = (_: string, seq: string, letter: string) => `${makeFrame({ type: letter, seq: Number(seq), fields: [] })}\n`;
  const bytes = text
    .replaceAll('~', '\n')
    .replaceAll('^', '\r')
    .replaceAll(/<(\d+):(\w)>/g, frame);
  for (const piece of slowly ? bytes : [bytes]) {
    probe.line.send(piece);
    if (slowly) await probe.line.pass(10);
  }
  return { after: printable(bytes.trimEnd()), limit: ANSWER_MS };
}

async function press({ hands }: Probe, face: Face): Promise<Partial<Done>> {
  await hands.press(face);
  return { after: `a press of "${BUTTON[face]}"`, byHand: true };
}

/** A press counts only once all buttons are up again. */
export async function letGo({ hands, line }: Probe): Promise<void> {
  await hands.release();
  await line.pass(RELEASED_MS);
}
