import { Fault, printable } from '../fault.ts';
import { check, play, type Check } from '../script.ts';
import type { Heard } from '../pad-line.ts';
import { isOf } from '../pad-line.ts';
import type { Probe } from '../probe.ts';

/** How long an ack and a repetition that crosses it may take on a busy computer, ms; less than a period, after which the next one comes. */
export const UNDER_WAY_MS = 200;
const PERIOD_MS = 250;
/** How far an average of four periods may be off: computers and USB are late now and then. */
const PERIOD_OFF_MS = 40;
const REPETITIONS = 5;
/** A busy computer may spoil a measurement, so a wrong one is made again. */
const TRIES = 3;
/** When the first beacon comes. The rest begins with the end of the eighth period: at 2 s, or up to a period before; and with some time for the line. */
const REST_MS = { least: 1600, most: 2400 } as const;

/** Waits for lines that repeat every period, and resolves with them; `beat` is what keeps the pad awake meanwhile. */
export async function expectPeriod(
  probe: Probe,
  begin: () => Promise<void>,
  matches: (heard: Heard) => boolean,
  about: { readonly after: string; readonly look: string; readonly within: number; readonly beat?: () => void },
): Promise<readonly Heard[]> {
  const { line, clock } = probe;
  for (let trial = 1; ; trial += 1) {
    await begin();
    const { mark } = line;
    const until = clock.now() + (REPETITIONS + 2) * PERIOD_MS + about.within;
    const heard = () => line.since(mark).filter(matches).slice(0, REPETITIONS);
    for (; heard().length < REPETITIONS && clock.now() < until; about.beat?.()) await line.pass(PERIOD_MS);
    const { length, 0: first, [length - 1]: last } = heard();
    const mean = length < 2 ? NaN : ((last?.at ?? NaN) - (first?.at ?? NaN)) / (length - 1);
    if (length === REPETITIONS && Math.abs(mean - PERIOD_MS) <= PERIOD_OFF_MS) return heard();
    if (trial < TRIES) continue;
    const came = length < REPETITIONS ? `${length} of them` : `one every ${mean.toFixed(0)} ms`;
    throw new Fault({ after: about.after, expected: `the same line every ${PERIOD_MS} ms`, came, look: about.look });
  }
}

const REST_LOOK =
  'at the end of the eighth period without a valid frame, and of each further one, a beacon is sent instead of anything else';

async function rests(probe: Probe): Promise<string> {
  let after = await restsAfter(probe);
  for (let trial = 1; trial < TRIES && !isRest(after); trial += 1) after = await restsAfter(probe);
  const came = `after ${after.toFixed(0)} ms`;
  if (!isRest(after))
    throw new Fault({
      after: 'the last command',
      expected: 'the first beacon after 2 s, or slightly less',
      came,
      look: REST_LOOK,
    });
  await play(probe, 'P -> p');
  const { mark } = probe.line;
  await probe.line.pass(2 * PERIOD_MS);
  if (probe.line.since(mark).some(isOf('beacon')))
    throw new Fault({
      after: 'a ping',
      expected: 'no beacon: a valid frame ends the rest',
      came: probe.cameSince(mark),
      look: REST_LOOK,
    });
  return `the first beacon came ${came} after the last command`;
}

const isRest = (ms: number): boolean => ms >= REST_MS.least && ms <= REST_MS.most;

/** Waits until the pad rests; resolves with the ms from the last command to its first beacon. */
async function restsAfter(probe: Probe): Promise<number> {
  const begin = async () => void (await play(probe, 'H -> h'));
  const about = { after: 'two seconds without a command', look: REST_LOOK, within: REST_MS.most };
  const [first] = await expectPeriod(probe, begin, isOf('beacon'), about);
  if (first !== undefined && isOf('beacon')(first) && first.message.version !== probe.hello?.version)
    throw new Fault({
      expected: `the version of hello, ${probe.hello?.version}`,
      came: printable(first.text),
      look: 'the field of the beacon',
    });
  return (first?.at ?? NaN) - probe.now.askedAt;
}

const COUNTDOWN = `
  ; the countdown of closeIn: when it has passed, the pad does what close does, without an answer
  arm
  L n 800 -> l n
  closes 800
  settle
  arm
  L n 300 -> l n
  ; closeIn starts a countdown, which replaces a running one
  L n 1000 -> l n
  closes 1000`;

const HALTED = `
  ; what ends the countdown ("Closing by itself"): halted, and every arm
  arm
  L n 300 -> l n
  W n -> w n
  for 600 P -> p a n
  L n 300 -> l n
  A n N -> a n
  for 600 P -> p a n`;

export const timing: readonly Check[] = [
  check('countdown', 'closes by itself when its countdown has passed', "The pad's states", COUNTDOWN),
  check('halted', 'no longer closes by itself once the count is halted', "The pad's states", HALTED),
  check('rest', 'rests after 2 s without a host, sends beacons, and wakes', 'Unasked', rests),
];
