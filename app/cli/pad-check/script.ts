import { Fault, printable } from './fault.ts';
import { field, shownAs } from './field.ts';
import { BUTTON } from './hands.ts';
import { isAnswer, isOf, QUIET_MS, type Heard, type HeardMessage } from './pad-line.ts';
import type { Probe } from './probe.ts';
import { act, ANSWER_LOOK, ANSWER_MS, faceOf, letGo, PRESS_LOOK, type Done, type Stimulus } from './stimuli.ts';

/** One thing that PROTOCOL.md asks of a pad. */
export interface Check {
  /** Stable, for programs that read the result. */
  readonly id: string;
  /** What a pad that passes does; follows "the pad". */
  readonly title: string;
  /** A heading of PROTOCOL.md. */
  readonly section: string;
  /** Somebody has to press buttons, or to pull the cable. */
  readonly hands?: 'buttons' | 'cable';
  /** A script, or what resolves if the pad passed, perhaps with a remark. Throws `Fault`, or `Unreachable` if an earlier check is missing. */
  readonly run: string | ((probe: Probe) => Promise<string> | Promise<void>);
}

/** How long a notice may take, ms: two periods and a half, since one repetition may be late. */
export const NOTICE_MS = 700;
/** How early or late a pad may close by itself as seen from here, ms. */
const CLOSE_OFF_MS = 100;
/** Between two commands that are asked for a while, ms. */
const PAUSE_MS = 30;
/** A halt that comes sooner after the first of two buttons was pressed did not wait, ms. */
const SOONEST_HALT_MS = 500;
export const COMMITMENT_LOOK =
  'the 45 bytes under "The sealed face": HWRSEAL1, the id padded with zeros, the attempt high byte first, the nonce of arm, the face as one byte, the pad\'s nonce';
export const check = (id: string, title: string, section: string, run: Check['run'], hands?: 'buttons' | 'cable'): Check => ({
  ...{ id, title, section, run },
  ...(hands && { hands }),
});

const MACROS: readonly (readonly [macro: RegExp, rows: string])[] = [
  [/^\s*arm$/gm, 'new\nA n N -> a n ; the command arm in the state idle ("The pad\'s states")'],
  [
    /^\s*open (\d)$/gm,
    `C n -> c n k # ; close answers with the last seal, as it was sent in sealed\nR n k -> r n k $1 fits ; ${COMMITMENT_LOOK}`,
  ],
];

/**
 * Plays a script, which has one row for each line: what is done to the pad, ` -> `, and the lines that must come of it, in their order,
 * joined by ` & `. `; words` are what an author could look at: at the end of a row for that row, on a line of their own for all that follow.
 *
 * `A n N` is the frame A with the next sequence, and `7:A n N` with this one; `bytes` sends characters as they are, `~` for a newline,
 * `^` for a carriage return, `<7:P>` for the line of a frame. The other stimuli stand in `STIMULI`, the names of values in `field`.
 * Resolves with the line that came last. @throws `Fault`
 */
export async function play(probe: Probe, script: string): Promise<Heard | undefined> {
  let look: string | undefined;
  let last: Heard | undefined;
  const rows = MACROS.reduce((text, [macro, expanded]) => text.replace(macro, expanded), script).split('\n');
  for (const row of rows.map((text) => text.trim())) {
    if (row.startsWith(';')) look = row.slice(1).trim();
    else if (row !== '') last = await playRow(probe, row, look);
  }
  return last;
}

async function playRow(probe: Probe, text: string, lookBelow: string | undefined): Promise<Heard | undefined> {
  const [row = '', look = lookBelow] = text.split(' ; ');
  const [, ms, again] = /^for (\d+) (.*)$/.exec(row) ?? [];
  if (again !== undefined) {
    for (const until = probe.clock.now() + Number(ms); probe.clock.now() < until; await probe.line.pass(PAUSE_MS))
      await playRow(probe, again, look);
    return undefined;
  }
  const [stimulus = '', answers] = row.split(' -> ');
  let { mark } = probe.line;
  const before = mark;
  const did = await act(probe, stimulus, look, WATCHING);
  if (did === undefined) return undefined;
  if (!stimulus.startsWith('P')) probe.now.did = did.after;
  let last: Heard | undefined;
  try {
    for (const answer of answers?.split(' & ') ?? (did.seq ? ['?'] : [])) {
      last = await hear(probe, answer.replace('only ', ''), did, did.since ?? mark, look);
      mark = probe.line.since(0).indexOf(last, mark) + 1;
    }
  } finally {
    if (stimulus.startsWith('hold')) await letGo(probe);
  }
  if (answers?.startsWith('only ')) await expectOne(probe, before, did.after, look ?? ANSWER_LOOK);
  return last;
}

/** The stimuli that ask the pad meanwhile. */
const WATCHING: Readonly<Record<string, Stimulus>> = {
  settle,
  /** A press of which nothing may come. */
  vain: async (probe, [face], look) => {
    const after = `a press of "${BUTTON[faceOf(face)]}"`;
    await Promise.all([probe.hands.press(faceOf(face)), quiet(probe, probe.hands.watch, after, look)]);
  },
  /** For so many ms, no seal may come. */
  quiet: (probe, [ms], look) => quiet(probe, Number(ms), probe.now.did, look),
  /** The pad closes by itself so many ms after the last command. */
  closes: (probe, [ms], look) => closesAfter(probe, Number(ms), look),
};

/** Greets the pad. Calls off an attempt that still runs in it. */
export async function settle(probe: Probe): Promise<void> {
  await play(probe, 'H -> h');
  if (probe.hello?.state !== 'idle') await play(probe, `X ${probe.hello?.attempt}`);
}

async function quiet(probe: Probe, ms: number, after: string, look = PRESS_LOOK): Promise<void> {
  const { mark } = probe.line;
  for (const until = probe.clock.now() + ms; probe.clock.now() < until; await play(probe, 'P')) {
    await probe.line.until(isOf('sealed'), 200, mark);
    if (probe.line.since(mark).some(isOf('sealed')))
      throw new Fault({ after, expected: 'no seal', came: probe.cameSince(mark), look });
  }
}

async function closesAfter(probe: Probe, ms: number, look = ANSWER_LOOK): Promise<void> {
  const { did: after, askedAt, answeredAt } = probe.now;
  for (let closed = false; !closed; await probe.line.pass(PAUSE_MS)) {
    const at = probe.clock.now();
    const said = await play(probe, 'P -> p');
    if (said === undefined || !isOf('ping')(said)) return;
    closed = said.message.state === 'closed';
    if (closed ? said.at >= askedAt + ms - CLOSE_OFF_MS : at <= answeredAt + ms + CLOSE_OFF_MS) continue;
    const came = `the state ${said.message.state} after ${(said.at - askedAt).toFixed(0)} ms`;
    throw new Fault({ after, expected: `the state closed after ${ms} ms, up to 4 ms later`, came, look });
  }
}

async function expectOne(probe: Probe, mark: number, after: string, look: string): Promise<void> {
  await probe.line.pass(QUIET_MS);
  if (probe.line.since(mark).filter(isAnswer).length !== 1)
    throw new Fault({ after, expected: 'one answer, to the ping', came: probe.cameSince(mark), look });
}

/** Waits for a line, which must be as the row says. */
async function hear(probe: Probe, answer: string, did: Done, mark: number, given: string | undefined): Promise<Heard> {
  const [head = '', ...tokens] = answer.split(' ');
  const [letter = '', own] = head.split(':').reverse();
  const isNotice = letter === 's' || letter === 't';
  const seq = isNotice ? 0 : Number(own ?? did.seq);
  const isMeant = (heard: Heard) =>
    heard.kind === 'message' && (isNotice ? heard.text[1] === letter : isAnswer(heard) && heard.seq === seq);
  const heard = did.byHand
    ? await probe.byHand(isMeant, mark)
    : await probe.line.until(isMeant, isNotice ? NOTICE_MS : (did.limit ?? ANSWER_MS), mark);
  const [came, , ...fields] = (heard?.text ?? '').replaceAll('\r', '').slice(1).split('*')[0]?.split(',') ?? [];
  const wanted = tokens.map((token) => field(token, probe));
  const fits = letter === '?' || (came === letter && wanted.every((one, at) => one.fits(fields[at] ?? '', fields)));
  const { after } = did;
  const look = given ?? (did.byHand ? PRESS_LOOK : ANSWER_LOOK);
  if (heard !== undefined && letter === 't') expectHeld(probe, heard, mark, did, look);
  if (heard?.kind !== 'message' || !fits) {
    throw new Fault({
      after,
      expected: shownAs(letter, seq, wanted),
      came: heard === undefined ? probe.cameSince(mark) : printable(heard.text),
      look,
    });
  }
  if (did.at !== undefined && !isNotice) probe.answerTimes.push(heard.at - did.at);
  note(probe, heard, tokens);
  if (isNotice && !did.unacknowledged) probe.acknowledge(probe.now.event);
  return heard;
}

/** Keeps what a line has said. */
function note(probe: Probe, { at, message }: HeardMessage, tokens: readonly string[]): void {
  const { now } = probe;
  now.answeredAt = at;
  if (message.type === 'hello') Object.assign(probe, { hello: message, bootExpected: false });
  if (message.type === 'arm') now.armedNonce = now.asked.split(/[,*]/)[3] ?? '';
  if (message.type === 'sealed') Object.assign(now, { seal: message.seal, commitment: message.commitment });
  if (message.type === 'sealed' || message.type === 'halt') now.event = message.event;
  if (message.type === 'reveal' && tokens.includes('fits')) probe.nonces.push(message.nonce);
}

/** The seal of the first button, if it made one, shows when it went down. */
function expectHeld({ line }: Probe, halt: Heard, mark: number, { after }: Done, look: string): void {
  const held = halt.at - (line.since(mark).find(isOf('sealed'))?.at ?? -Infinity);
  if (held < SOONEST_HALT_MS)
    throw new Fault({ after, expected: 'the halt after 0.7 s', came: `after ${held.toFixed(0)} ms`, look });
}
