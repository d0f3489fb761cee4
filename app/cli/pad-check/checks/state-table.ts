import type { PadErrorCode, PadState, Verdict } from '../../../../firmware-protocol/codec/message.ts';
import type { Command } from '../probe.ts';

/** The attempt n that runs, and what belongs to it. In `idle`, n is a number that was never used. */
export interface Situation {
  readonly attempt: number;
  readonly hostNonce: string;
  readonly otherNonce: string;
  readonly id: string;
  /** The current seal; 0 for none. */
  readonly seal: number;
}

type Outcome = PadState | Extract<PadErrorCode, 'state' | 'attempt' | 'seal'>;

/** A command, and the state after it or the error with which it is refused. */
export interface StateRow {
  /** As in PROTOCOL.md. */
  readonly name: string;
  readonly make: (now: Situation) => Command;
  readonly outcome: Readonly<Record<PadState, Outcome>>;
}

type About = (attempt: number) => Command;
type Outcomes = readonly [idle: Outcome, armed: Outcome, sealed: Outcome, closed: Outcome, revealed: Outcome];

const verdict: Verdict = 'took';
const closeIn: About = (attempt) => ({ type: 'closeIn', attempt, ms: 60_000 });
const close: About = (attempt) => ({ type: 'close', attempt });
const result: About = (attempt) => ({ type: 'result', attempt, verdict });
const abort: About = (attempt) => ({ type: 'abort', attempt });
const nudge: About = (attempt) => ({ type: 'nudge', attempt });
const halted: About = (attempt) => ({ type: 'halted', attempt });

function row(name: string, make: StateRow['make'], [idle, armed, sealed, closed, revealed]: Outcomes): StateRow {
  return { name, make, outcome: { idle, armed, sealed, closed, revealed } };
}

const at =
  (about: About, by: number): StateRow['make'] =>
  ({ attempt }) =>
    about(attempt + by);
const REFUSED: Outcomes = ['state', 'attempt', 'attempt', 'attempt', 'attempt'];
const KEPT: Outcomes = ['idle', 'armed', 'sealed', 'closed', 'revealed'];
const CHOOSING: Outcomes = ['state', 'armed', 'sealed', 'state', 'state'];
const ENDED: Outcomes = ['idle', 'idle', 'idle', 'idle', 'idle'];
const BELOW: Outcomes = ['idle', 'attempt', 'attempt', 'attempt', 'attempt'];

/** The table of PROTOCOL.md, "The pad's states"; a test compares them. */
export const STATE_TABLE: readonly StateRow[] = [
  row('arm n, same nonce', ({ attempt, hostNonce }) => ({ type: 'arm', attempt, hostNonce }), [
    'armed',
    'armed',
    'sealed',
    'attempt',
    'attempt',
  ]),
  row('arm n, other nonce', ({ attempt, otherNonce }) => ({ type: 'arm', attempt, hostNonce: otherNonce }), [
    'armed',
    'armed',
    'armed',
    'attempt',
    'attempt',
  ]),
  row('arm above n', ({ attempt, hostNonce }) => ({ type: 'arm', attempt: attempt + 1, hostNonce }), [
    'armed',
    'armed',
    'armed',
    'armed',
    'armed',
  ]),
  row('arm below n', ({ attempt, hostNonce }) => ({ type: 'arm', attempt: attempt - 1, hostNonce }), [
    'armed',
    'attempt',
    'attempt',
    'attempt',
    'attempt',
  ]),
  row('closeIn n', at(closeIn, 0), CHOOSING),
  row('closeIn below n', at(closeIn, -1), REFUSED),
  row('closeIn above n', at(closeIn, 1), REFUSED),
  row('close n', at(close, 0), ['state', 'closed', 'closed', 'closed', 'revealed']),
  row('close below n', at(close, -1), REFUSED),
  row('close above n', at(close, 1), REFUSED),
  row('reveal n, the closed seal', ({ attempt, seal }) => ({ type: 'reveal', attempt, seal: seal || 1 }), [
    'state',
    'state',
    'state',
    'revealed',
    'revealed',
  ]),
  row('reveal n, another seal', ({ attempt, seal }) => ({ type: 'reveal', attempt, seal: seal + 7 }), [
    'state',
    'state',
    'state',
    'seal',
    'seal',
  ]),
  row('reveal below n', ({ attempt }) => ({ type: 'reveal', attempt: attempt - 1, seal: 1 }), REFUSED),
  row('reveal above n', ({ attempt }) => ({ type: 'reveal', attempt: attempt + 1, seal: 1 }), REFUSED),
  row('result n', at(result, 0), ['idle', 'state', 'state', 'idle', 'idle']),
  row('result above n', at(result, 1), ENDED),
  row('result below n', at(result, -1), BELOW),
  row('abort n', at(abort, 0), ENDED),
  row('abort above n', at(abort, 1), ENDED),
  row('abort below n', at(abort, -1), BELOW),
  row('nudge n', at(nudge, 0), CHOOSING),
  row('nudge below n', at(nudge, -1), REFUSED),
  row('nudge above n', at(nudge, 1), REFUSED),
  row('halted n', at(halted, 0), CHOOSING),
  row('halted below n', at(halted, -1), REFUSED),
  row('halted above n', at(halted, 1), REFUSED),
  row('setId', ({ id }) => ({ type: 'setId', id }), ['idle', 'state', 'state', 'state', 'state']),
  row('ping', () => ({ type: 'ping' }), KEPT),
  row('hello', () => ({ type: 'hello' }), KEPT),
  row('identify', () => ({ type: 'identify' }), KEPT),
];
