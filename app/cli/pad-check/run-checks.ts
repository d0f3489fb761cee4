import { NO_ID, PROTOCOL_VERSION } from '../../../firmware-protocol/codec/message.ts';
import type { Clock } from '../../../host/clock/clock.ts';
import { Fault, Unreachable, type FaultText } from './fault.ts';
import { orderedHands, type Hands } from './hands.ts';
import { PadLine, PortLost, type OpenWire } from './pad-line.ts';
import { Probe } from './probe.ts';
import { acknowledgeBoot } from './reopening.ts';
import { play, settle, type Check } from './script.ts';

/** How one check ended. */
export type Outcome =
  | { readonly result: 'passed'; readonly remark?: string }
  | { readonly result: 'failed'; readonly fault: FaultText }
  | { readonly result: 'skipped'; readonly why: string };

export interface CheckMade {
  /** Counted from 1, as in the words. */
  readonly number: number;
  readonly check: Check;
  readonly outcome: Outcome;
}

export interface ChecksMade {
  readonly made: readonly CheckMade[];
  /** What the pad said of itself; undefined if it said nothing. */
  readonly pad: Probe['hello'];
}

export interface ChecksOptions {
  readonly checks: readonly Check[];
  readonly open: OpenWire;
  readonly clock: Pick<Clock, 'now' | 'after'>;
  /** Undefined: nobody presses, and what needs presses is skipped. */
  readonly hands: Hands | undefined;
  /** 16 random hex digits. */
  readonly nonce: () => string;
  /** Ends the checks; the port is closed. */
  readonly stop: AbortSignal;
  readonly begins: (number: number, check: Check) => void;
  readonly ended: (made: CheckMade) => void;
}

/**
 * Makes all checks, one after the other, and closes the port, also when it is stopped. Rejects with the error of `open` and
 * with the reason of `stop`.
 */
export async function runChecks(options: ChecksOptions): Promise<ChecksMade> {
  const { checks, open, clock, stop, nonce } = options;
  // Without hands, checks that need them are skipped, so nothing is ordered.
  const hands = options.hands ?? orderedHands(() => undefined);
  const line = new PadLine(open, clock, stop, (heard) => probe.noteBoot(heard));
  const probe = new Probe(line, hands, clock, nonce);
  const made: CheckMade[] = [];
  let ended: string | undefined;
  await line.open();
  try {
    for (const [at, check] of checks.entries()) {
      const skipped = ended ?? (check.hands !== undefined && options.hands === undefined ? 'it needs a person' : undefined);
      if (skipped === undefined) options.begins(at + 1, check);
      const outcome = skipped === undefined ? await outcomeOf(check, probe) : ({ result: 'skipped', why: skipped } as const);
      const one = { number: at + 1, check, outcome };
      made.push(one);
      options.ended(one);
      ended ??= whyNoMore(probe, one);
    }
    return { made, pad: probe.hello };
  } finally {
    await line.close();
  }
}

async function outcomeOf(check: Check, probe: Probe): Promise<Outcome> {
  try {
    if (check.id !== 'announcement') await settle(probe);
    const { run } = check;
    const remark = await (typeof run === 'string' ? play(probe, run) : run(probe));
    return typeof remark !== 'string' ? { result: 'passed' } : { result: 'passed', remark };
  } catch (error) {
    if (error instanceof Fault) return { result: 'failed', fault: error.text };
    if (error instanceof Unreachable) return { result: 'skipped', why: error.message };
    if (error instanceof PortLost) return { result: 'failed', fault: LOST };
    throw error;
  } finally {
    if (check.id === 'announcement' && probe.line.isOpen) acknowledgeBoot(probe);
  }
}

const LOST: FaultText = {
  expected: 'a port that stays',
  came: 'the port has gone',
  look: 'the cable and its plugs; and whether the program crashes, if the board itself is the USB device',
};

/** Nothing more can be checked of a pad that is not heard, does not play, or has gone. */
function whyNoMore({ line, id, hello }: Probe, { check, outcome }: CheckMade): string | undefined {
  if (!line.isOpen) return 'the port has gone';
  if (outcome.result !== 'failed') return undefined;
  if (check.id === 'announcement' && line.since(0).every(({ kind }) => kind !== 'message')) return 'no pad was heard';
  if (check.id === 'hello' && hello?.version !== PROTOCOL_VERSION) return 'it does not speak this version';
  return check.id === 'name' && id === NO_ID ? 'a pad without a name does not play' : undefined;
}
