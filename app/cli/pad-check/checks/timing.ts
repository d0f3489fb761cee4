import { makeHostMessage } from '../../../../firmware-protocol/codec/codec.ts';
import type { PadState } from '../../../../firmware-protocol/codec/message.ts';
import type { Check } from '../check.ts';
import { Fault, printable } from '../fault.ts';
import type { Heard } from '../pad-line.ts';
import { isOf, type Probe } from '../probe.ts';

const PERIOD_MS = 250;
/** How far an average of four periods may be off: computers and USB are late now and then. */
const PERIOD_OFF_MS = 40;
const REPETITIONS = 5;
/** A busy computer may spoil a measurement, so a wrong one is made again. */
const TRIES = 3;
/** How early or late a pad may close by itself as seen from here, ms. */
const CLOSE_OFF_MS = 100;
/** When the first beacon comes. The rest begins with the end of the eighth period: at 2 s, or up to a period before; and with some time for the line. */
const REST_MS = { least: 1600, most: 2400 } as const;

/** The mean time between lines, ms; NaN if there are fewer than two. */
function meanPeriod(heard: readonly Heard[]): number {
  const [first, last] = [heard[0], heard.at(-1)];
  return first === undefined || last === undefined ? NaN : (last.at - first.at) / (heard.length - 1);
}

/** Waits for so many matching lines after `mark`; resolves with what came. */
export async function repetitions(
  probe: Probe,
  matches: (heard: Heard) => boolean,
  mark: number,
  awake: boolean,
): Promise<readonly Heard[]> {
  const until = probe.clock.now() + (REPETITIONS + 2) * PERIOD_MS + REST_MS.most * Number(!awake);
  const so = () => probe.line.since(mark).filter(matches);
  while (so().length < REPETITIONS && probe.clock.now() < until) {
    await probe.line.pass(PERIOD_MS);
    if (awake) probe.line.send(`${makeHostMessage({ seq: probe.nextSeq(), message: { type: 'ping' } })}\n`);
  }
  return so().slice(0, REPETITIONS);
}

/** Repetitions must come and be a period apart; measured anew if they are not. */
export async function expectPeriod(
  measure: () => Promise<readonly Heard[]>,
  what: string,
  look: string,
): Promise<readonly Heard[]> {
  for (let trial = 1; ; trial += 1) {
    const heard = await measure();
    const mean = meanPeriod(heard);
    if (heard.length === REPETITIONS && Math.abs(mean - PERIOD_MS) <= PERIOD_OFF_MS) return heard;
    if (trial < TRIES) continue;
    const came = heard.length < REPETITIONS ? `${heard.length} of them` : `one every ${mean.toFixed(0)} ms`;
    throw new Fault({ after: what, expected: `the same line every ${PERIOD_MS} ms`, came, look });
  }
}

const REST_LOOK =
  'at the end of the eighth period without a valid frame, and of each further one, a beacon is sent instead of anything else';

async function rests(probe: Probe): Promise<string> {
  let after = await restsAfter(probe);
  for (let trial = 1; trial < TRIES && !isRest(after); trial += 1) after = await restsAfter(probe);
  if (!isRest(after))
    throw new Fault({
      after: 'the last command',
      expected: 'the first beacon after 2 s, or slightly less',
      came: `after ${after.toFixed(0)} ms`,
      look: REST_LOOK,
    });
  await probe.ask({ type: 'ping' });
  const { mark } = probe.line;
  await probe.line.pass(2 * PERIOD_MS);
  if (probe.line.since(mark).some(isOf('beacon')))
    throw new Fault({
      after: 'a ping',
      expected: 'no beacon: a valid frame ends the rest',
      came: probe.cameSince(mark),
      look: REST_LOOK,
    });
  return `the first beacon came ${after.toFixed(0)} ms after the last command`;
}

const isRest = (ms: number): boolean => ms >= REST_MS.least && ms <= REST_MS.most;

/** Waits until the pad rests; resolves with the ms from the last command to its first beacon. */
async function restsAfter(probe: Probe): Promise<number> {
  let asked = 0;
  const measure = async () => {
    await probe.greet();
    asked = probe.clock.now();
    return repetitions(probe, isOf('beacon'), probe.line.mark, false);
  };
  const [first] = await expectPeriod(measure, 'two seconds without a command', REST_LOOK);
  if (first !== undefined && isOf('beacon')(first) && first.message.version !== probe.hello?.version)
    throw new Fault({
      expected: `the version of hello, ${probe.hello?.version}`,
      came: printable(first.text),
      look: 'the field of the beacon',
    });
  return (first?.at ?? NaN) - asked;
}

interface Sample {
  readonly state: PadState;
  readonly askedAt: number;
  readonly at: number;
}

/** Asks for the state again and again, for so many ms. */
async function samples(probe: Probe, ms: number): Promise<readonly Sample[]> {
  const until = probe.clock.now() + ms;
  const all: Sample[] = [];
  while (probe.clock.now() < until) {
    const askedAt = probe.clock.now();
    const { message, at } = await probe.do({ type: 'ping' }, 'how ping is answered');
    all.push({ state: message.state, askedAt, at });
    await probe.line.pass(30);
  }
  return all;
}

/** Starts a countdown. Resolves with the first and the last moment at which the pad may have begun to count. */
async function countDown(probe: Probe, attempt: number, ms: number): Promise<readonly [sent: number, answered: number]> {
  const sent = probe.clock.now();
  await probe.expect({ type: 'closeIn', attempt, ms }, { type: 'closeIn', attempt }, 'closeIn while armed');
  return [sent, probe.clock.now()];
}

function expectClosing(all: readonly Sample[], [sent, answered]: readonly [number, number], ms: number): void {
  const early = all.find(({ state, at }) => state === 'closed' && at < sent + ms - CLOSE_OFF_MS);
  const late = all.find(({ state, askedAt }) => state !== 'closed' && askedAt > answered + ms + CLOSE_OFF_MS);
  const wrong = early ?? late;
  if (wrong === undefined) return;
  throw new Fault({
    after: `closeIn ${ms} ms`,
    expected: `the state closed after ${ms} ms, up to 4 ms later`,
    came: `the state ${wrong.state} after ${(wrong.at - sent).toFixed(0)} ms`,
    look: 'the countdown of closeIn: when it has passed, the pad does what close does, without an answer',
  });
}

async function closesByItself(probe: Probe): Promise<void> {
  const one = await probe.arm();
  const begun = await countDown(probe, one.attempt, 800);
  expectClosing(await samples(probe, 1100), begun, 800);
  await probe.settle();
  const two = await probe.arm();
  await countDown(probe, two.attempt, 300);
  const longer = await countDown(probe, two.attempt, 1000);
  // The longer countdown replaces the shorter one.
  expectClosing(await samples(probe, 1300), longer, 1000);
  await probe.settle();
}

async function endsCountdown(probe: Probe): Promise<void> {
  const armed = await probe.arm();
  const { attempt } = armed;
  const ends = [
    [
      { type: 'halted', attempt },
      { type: 'halted', attempt },
    ],
    [
      { type: 'arm', ...armed },
      { type: 'arm', attempt },
    ],
  ] as const;
  for (const [command, answer] of ends) {
    await countDown(probe, attempt, 300);
    await probe.expect(command, answer, `${command.type} during a countdown`);
    const closed = (await samples(probe, 600)).find(({ state }) => state !== 'armed' && state !== 'sealed');
    if (closed !== undefined)
      throw new Fault({
        after: `closeIn 300 ms, then ${command.type}`,
        expected: 'the state armed: halted and every arm end the countdown',
        came: `the state ${closed.state}`,
        look: 'what ends the countdown ("Closing by itself")',
      });
  }
}

export const timing: readonly Check[] = [
  { id: 'countdown', title: 'closes by itself when its countdown has passed', section: "The pad's states", run: closesByItself },
  { id: 'halted', title: 'no longer closes by itself once the count is halted', section: "The pad's states", run: endsCountdown },
  { id: 'rest', title: 'rests after 2 s without a host, sends beacons, and wakes', section: 'Unasked', run: rests },
];
