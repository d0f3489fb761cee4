import {
  NO_COMMITMENT,
  NO_ID,
  type Face,
  type HostMessage,
  type PadErrorCode,
  type PadMessage,
  type PadStatus,
} from '../codec/message.ts';
import { commitment } from '../codec/seal.ts';

/** One sealed face. It leaves the pad only in the answer to `reveal`. */
export interface Seal {
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

/** The states of PROTOCOL.md, "The pad's states", with their data. */
export type Round =
  | { readonly state: 'idle' }
  | (Running & { readonly state: 'armed' })
  /** `before` is restored if the press that made `seal` becomes a halt. */
  | (Running & { readonly state: 'sealed'; readonly seal: Seal; readonly before: Seal | undefined })
  | { readonly state: 'closed'; readonly attempt: number; readonly seal: Seal | undefined }
  | { readonly state: 'revealed'; readonly attempt: number; readonly seal: Seal };

/** What survives a reset; only `id` survives a power cycle. `spent` is the highest attempt that was closed or ended. */
export interface Memory {
  readonly id: string | undefined;
  readonly spent: number;
  readonly round: Round;
}

/** The commands that may change the memory. */
type StateCommand = Exclude<HostMessage, { readonly type: 'hello' | 'ping' | 'identify' | 'ack' }>;

interface Executed {
  readonly memory: Memory;
  readonly answer: PadMessage;
}

export const blank = (id: string | undefined): Memory => ({ id, spent: 0, round: { state: 'idle' } });

/** State, attempt and seal, as in hello and ping. */
export function statusOf({ round, spent }: Memory): PadStatus {
  if (round.state === 'idle') return { state: 'idle', attempt: spent, seal: 0 };
  return { state: round.state, attempt: round.attempt, seal: round.state === 'armed' ? 0 : (round.seal?.number ?? 0) };
}

export const idOf = (memory: Memory): string => memory.id ?? NO_ID;

/** Executes one command. PROTOCOL.md, "The pad's states". */
export function execute(memory: Memory, command: StateCommand): Executed {
  switch (command.type) {
    case 'arm':
      return arm(memory, command);
    case 'close':
      return close(memory, command.attempt);
    case 'reveal':
      return reveal(memory, command.attempt, command.seal);
    case 'result':
      return result(memory, command.attempt);
    case 'abort':
      return abort(memory, command.attempt);
    case 'closeIn':
    case 'nudge':
    case 'halted':
      return whileChoosing(memory, command);
    case 'setId':
      return memory.round.state === 'idle'
        ? { memory: { ...memory, id: command.id }, answer: command }
        : refused(memory, 'state');
    default:
      return command satisfies never;
  }
}

function arm(memory: Memory, { attempt, hostNonce }: { readonly attempt: number; readonly hostNonce: string }): Executed {
  const { id, spent, round } = memory;
  if (id === undefined) return refused(memory, 'store');
  // A closed attempt accepts no new seal, since some of its faces may be known.
  if (attempt <= spent || (round.state !== 'idle' && attempt < round.attempt)) return refused(memory, 'attempt');
  const answer = { type: 'arm', attempt } as const;
  const running = round.state === 'armed' || round.state === 'sealed' ? round : undefined;
  if (running?.attempt === attempt && running.hostNonce === hostNonce) return { memory, answer };
  const made = running?.attempt === attempt ? running.made : 0;
  return { memory: { ...memory, round: { state: 'armed', attempt, hostNonce, made } }, answer };
}

function close(memory: Memory, attempt: number): Executed {
  const { round } = memory;
  if (round.state === 'idle') return refused(memory, 'state');
  if (attempt !== round.attempt) return refused(memory, 'attempt');
  const seal = round.state === 'armed' ? undefined : round.seal;
  const closed: Round = round.state === 'revealed' ? round : { state: 'closed', attempt, seal };
  return {
    memory: { ...memory, spent: attempt, round: closed },
    answer: { type: 'close', attempt, seal: seal?.number ?? 0, commitment: seal?.commitment ?? NO_COMMITMENT },
  };
}

function reveal(memory: Memory, attempt: number, number: number): Executed {
  const { round } = memory;
  if (round.state === 'idle') return refused(memory, 'state');
  if (attempt !== round.attempt) return refused(memory, 'attempt');
  if (round.state === 'armed' || round.state === 'sealed') return refused(memory, 'state');
  if (round.seal?.number !== number) return refused(memory, 'seal');
  const { face, nonce } = round.seal;
  return {
    memory: { ...memory, round: { state: 'revealed', attempt, seal: round.seal } },
    answer: { type: 'reveal', attempt, seal: number, face, nonce },
  };
}

function result(memory: Memory, attempt: number): Executed {
  const { round, spent } = memory;
  const open = round.state === 'armed' || round.state === 'sealed';
  if (attempt < spent || (round.state !== 'idle' && attempt < round.attempt)) return refused(memory, 'attempt');
  if (open && attempt === round.attempt) return refused(memory, 'state');
  return { memory: { ...memory, spent: attempt, round: { state: 'idle' } }, answer: { type: 'result', attempt } };
}

function abort(memory: Memory, attempt: number): Executed {
  const { round } = memory;
  if (round.state !== 'idle' && attempt < round.attempt) return refused(memory, 'attempt');
  return { memory: { ...memory, round: { state: 'idle' } }, answer: { type: 'abort', attempt } };
}

function whileChoosing(
  memory: Memory,
  { type, attempt }: { readonly type: 'closeIn' | 'nudge' | 'halted'; readonly attempt: number },
): Executed {
  const { round } = memory;
  if (round.state === 'idle') return refused(memory, 'state');
  if (attempt !== round.attempt) return refused(memory, 'attempt');
  if (round.state === 'closed' || round.state === 'revealed') return refused(memory, 'state');
  return { memory, answer: { type, attempt } };
}

function refused(memory: Memory, code: PadErrorCode): Executed {
  return { memory, answer: { type: 'error', code } };
}

const MOST_SEALS = 65535;

/** The state after a press: it makes a new seal, even of the same face. Undefined if a press does nothing in this state. */
export function sealed(memory: Memory, face: Face, nonce: string): (Round & { readonly state: 'sealed' }) | undefined {
  const { id, round } = memory;
  if (id === undefined || (round.state !== 'armed' && round.state !== 'sealed') || round.made === MOST_SEALS) return undefined;
  const { attempt, hostNonce } = round;
  const number = round.made + 1;
  return {
    state: 'sealed',
    attempt,
    hostNonce,
    made: number,
    seal: { number, face, nonce, commitment: commitment({ id, attempt, hostNonce, face, nonce }) },
    before: round.state === 'sealed' ? round.seal : undefined,
  };
}

/** Withdraws seal `number`, made by the press that became a halt, and restores the one before it. */
export function withdrawn(round: Round, number: number): Round {
  if (round.state !== 'sealed' || round.seal.number !== number) return round;
  const { attempt, hostNonce, made, before } = round;
  if (before === undefined) return { state: 'armed', attempt, hostNonce, made };
  return { state: 'sealed', attempt, hostNonce, made, seal: before, before: undefined };
}

/** All buttons are up: the last seal is final, and the one before it is wiped. */
export function settled(round: Round): Round {
  return round.state === 'sealed' ? { ...round, before: undefined } : round;
}
