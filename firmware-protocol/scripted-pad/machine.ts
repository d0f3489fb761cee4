import {
  NO_COMMITMENT,
  type Face,
  type HostMessage,
  type PadErrorCode,
  type PadMessage,
  type PadStatus,
} from '../codec/message.ts';
import { commitment } from '../codec/seal.ts';

/** One sealed face. It leaves the pad only in the answer to `reveal`. */
interface Seal {
  readonly number: number;
  readonly face: Face;
  readonly nonce: string;
  readonly commitment: string;
}

interface Running {
  readonly attempt: number;
  readonly hostNonce: string;
  /** Seals made in this attempt; the number of a withdrawn seal is not used again. */
  readonly made: number;
}

type Armed = Running & { readonly state: 'armed'; readonly seal?: undefined };
/** `before` is restored if the press that made `seal` becomes a halt. */
type Sealed = Running & { readonly state: 'sealed'; readonly seal: Seal; readonly before: Seal | undefined };
/** The states of PROTOCOL.md, "The pad's states", with their data. */
type Round =
  | { readonly state: 'idle' }
  | Armed
  | Sealed
  | { readonly state: 'closed'; readonly attempt: number; readonly seal: Seal | undefined }
  | { readonly state: 'revealed'; readonly attempt: number; readonly seal: Seal };

/** What survives a reset; only `id` survives a power cycle. `spent` is the highest attempt that was closed or ended. */
export interface Memory {
  readonly id: string | undefined;
  readonly spent: number;
  readonly round: Round;
}

/** The commands that may change the memory. */
export type StateCommand = Exclude<HostMessage, { readonly type: 'hello' | 'ping' | 'identify' | 'ack' }>;
type AttemptCommand = Extract<StateCommand, { readonly type: 'closeIn' | 'close' | 'reveal' | 'nudge' | 'halted' }>;

interface Executed {
  readonly memory: Memory;
  readonly answer: PadMessage;
}

export const blank = (id: string | undefined): Memory => ({ id, spent: 0, round: { state: 'idle' } });

/** Whether a face may still be chosen. */
export function isOpen(round: Round): round is Armed | Sealed {
  return round.state === 'armed' || round.state === 'sealed';
}

/** State, attempt and seal, as in hello and ping. */
export function statusOf({ round, spent }: Memory): PadStatus {
  if (round.state === 'idle') return { state: 'idle', attempt: spent, seal: 0 };
  return { state: round.state, attempt: round.attempt, seal: round.seal?.number ?? 0 };
}

/** Executes one command. PROTOCOL.md, "The pad's states". */
export function execute(memory: Memory, command: StateCommand): Executed {
  const { round, spent } = memory;
  const ended: Round = { state: 'idle' };
  switch (command.type) {
    case 'arm':
      return arm(memory, command);
    case 'result': {
      const { attempt } = command;
      if (attempt < spent || isBelow(round, attempt)) return refused(memory, 'attempt');
      if (isOpen(round) && attempt === round.attempt) return refused(memory, 'state');
      return { memory: { ...memory, spent: attempt, round: ended }, answer: { type: 'result', attempt } };
    }
    case 'abort':
      if (isBelow(round, command.attempt)) return refused(memory, 'attempt');
      return { memory: { ...memory, round: ended }, answer: command };
    case 'setId':
      if (round.state !== 'idle') return refused(memory, 'state');
      return { memory: { ...memory, id: command.id }, answer: command };
    default:
      return executeInAttempt(memory, command);
  }
}

function arm(memory: Memory, { attempt, hostNonce }: Extract<StateCommand, { readonly type: 'arm' }>): Executed {
  const { id, spent, round } = memory;
  if (id === undefined) return refused(memory, 'store');
  // A closed attempt accepts no new seal, since some of its faces may be known.
  if (attempt <= spent || isBelow(round, attempt)) return refused(memory, 'attempt');
  const answer = { type: 'arm', attempt } as const;
  const running = isOpen(round) && round.attempt === attempt ? round : undefined;
  if (running?.hostNonce === hostNonce) return { memory, answer };
  return { memory: { ...memory, round: { state: 'armed', attempt, hostNonce, made: running?.made ?? 0 } }, answer };
}

function executeInAttempt(memory: Memory, command: AttemptCommand): Executed {
  const { round } = memory;
  if (round.state === 'idle') return refused(memory, 'state');
  const { attempt, seal } = round;
  if (command.attempt !== attempt) return refused(memory, 'attempt');
  switch (command.type) {
    case 'close': {
      const closed: Round = round.state === 'revealed' ? round : { state: 'closed', attempt, seal };
      return {
        memory: { ...memory, spent: attempt, round: closed },
        answer: { type: 'close', attempt, seal: seal?.number ?? 0, commitment: seal?.commitment ?? NO_COMMITMENT },
      };
    }
    case 'reveal': {
      if (isOpen(round)) return refused(memory, 'state');
      if (seal?.number !== command.seal) return refused(memory, 'seal');
      const { number, face, nonce } = seal;
      return {
        memory: { ...memory, round: { state: 'revealed', attempt, seal } },
        answer: { type: 'reveal', attempt, seal: number, face, nonce },
      };
    }
    case 'closeIn':
    case 'nudge':
    case 'halted':
      return isOpen(round) ? { memory, answer: { type: command.type, attempt } } : refused(memory, 'state');
  }
}

/** Whether this attempt is older than the running one. */
function isBelow(round: Round, attempt: number): boolean {
  return round.state !== 'idle' && attempt < round.attempt;
}

function refused(memory: Memory, code: PadErrorCode): Executed {
  return { memory, answer: { type: 'error', code } };
}

const MOST_SEALS = 65535;

/** The state after a press: it makes a new seal, even of the same face. Undefined if a press does nothing in this state. */
export function sealed({ id, round }: Memory, face: Face, nonce: string): Sealed | undefined {
  if (id === undefined || !isOpen(round) || round.made === MOST_SEALS) return undefined;
  const { attempt, hostNonce, seal: before } = round;
  const number = round.made + 1;
  const seal = { number, face, nonce, commitment: commitment({ id, attempt, hostNonce, face, nonce }) };
  return { state: 'sealed', attempt, hostNonce, made: number, seal, before };
}

/** Withdraws seal `number`, made by the press that became a halt, and restores the one before it. */
export function withdrawn(round: Armed | Sealed, number: number): Round {
  if (round.state !== 'sealed' || round.seal.number !== number) return round;
  const { attempt, hostNonce, made, before } = round;
  if (before === undefined) return { state: 'armed', attempt, hostNonce, made };
  return { state: 'sealed', attempt, hostNonce, made, seal: before, before: undefined };
}

/** All buttons are up: the last seal is final, and the one before it is wiped. */
export function settled(round: Round): Round {
  return round.state === 'sealed' ? { ...round, before: undefined } : round;
}
