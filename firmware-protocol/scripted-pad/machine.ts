import { NO_COMMITMENT, NO_ID } from '../codec/message.ts';
import type { Face, HostMessage, PadErrorCode, PadMessage, PadState } from '../codec/message.ts';

/** One sealed face. It leaves the pad only by `reveal`. */
export interface Seal {
  readonly number: number;
  readonly face: Face;
  readonly nonce: string;
  readonly commitment: string;
}

interface Running {
  readonly attempt: number;
  readonly hostNonce: string;
  /** Seals made in this attempt; numbers of withdrawn seals are not used again. */
  readonly made: number;
}

/** The states of PROTOCOL.md, "The pad's states", each with what it holds. */
export type Round =
  | { readonly state: 'idle' }
  | (Running & { readonly state: 'armed' })
  /** `before` is the seal that stands again if the press that made `seal` becomes a halt. */
  | (Running & { readonly state: 'sealed'; readonly seal: Seal; readonly before: Seal | undefined })
  | { readonly state: 'closed'; readonly attempt: number; readonly seal: Seal | undefined }
  | { readonly state: 'revealed'; readonly attempt: number; readonly seal: Seal };

/** What outlives a reset; a power cycle keeps only `id`. `spent` is the highest attempt that was closed or over. */
export interface Memory {
  readonly id: string | undefined;
  readonly spent: number;
  readonly round: Round;
}

/** All that changes what the pad holds. `hello`, `ping` and `identify` only ask. */
export type Order = Exclude<HostMessage, { readonly type: 'hello' | 'ping' | 'identify' | 'ack' }>;

interface Obeyed {
  readonly memory: Memory;
  readonly answer: PadMessage;
}

export const blank = (id: string | undefined): Memory => ({ id, spent: 0, round: { state: 'idle' } });

/** State, attempt and seal as hello and ping give them. */
export function standing({ round, spent }: Memory): {
  readonly state: PadState;
  readonly attempt: number;
  readonly seal: number;
} {
  if (round.state === 'idle') return { state: 'idle', attempt: spent, seal: 0 };
  return { state: round.state, attempt: round.attempt, seal: round.state === 'armed' ? 0 : (round.seal?.number ?? 0) };
}

export const idOf = (memory: Memory): string => memory.id ?? NO_ID;

/** One command, one answer: the table of PROTOCOL.md, "The pad's states". */
export function obey(memory: Memory, order: Order): Obeyed {
  switch (order.type) {
    case 'arm':
      return arm(memory, order);
    case 'close':
      return close(memory, order.attempt);
    case 'reveal':
      return reveal(memory, order.attempt, order.seal);
    case 'result':
      return result(memory, order.attempt);
    case 'abort':
      return abort(memory, order.attempt);
    case 'closeIn':
    case 'nudge':
    case 'halted':
      return whileChoosing(memory, order);
    case 'setId':
      return memory.round.state === 'idle' ? { memory: { ...memory, id: order.id }, answer: order } : refused(memory, 'state');
    default:
      return order satisfies never;
  }
}

function arm(memory: Memory, { attempt, hostNonce }: { readonly attempt: number; readonly hostNonce: string }): Obeyed {
  const { id, spent, round } = memory;
  if (id === undefined) return refused(memory, 'store');
  // Once closed, an attempt takes no new seal, whoever asks: faces of it may be known.
  if (attempt <= spent || (round.state !== 'idle' && attempt < round.attempt)) return refused(memory, 'attempt');
  const answer = { type: 'arm', attempt } as const;
  const running = round.state === 'armed' || round.state === 'sealed' ? round : undefined;
  if (running?.attempt === attempt && running.hostNonce === hostNonce) return { memory, answer };
  const made = running?.attempt === attempt ? running.made : 0;
  return { memory: { ...memory, round: { state: 'armed', attempt, hostNonce, made } }, answer };
}

function close(memory: Memory, attempt: number): Obeyed {
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

function reveal(memory: Memory, attempt: number, number: number): Obeyed {
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

function result(memory: Memory, attempt: number): Obeyed {
  const { round, spent } = memory;
  const open = round.state === 'armed' || round.state === 'sealed';
  if (attempt < spent || (round.state !== 'idle' && attempt < round.attempt)) return refused(memory, 'attempt');
  if (open && attempt === round.attempt) return refused(memory, 'state');
  return { memory: { ...memory, spent: attempt, round: { state: 'idle' } }, answer: { type: 'result', attempt } };
}

function abort(memory: Memory, attempt: number): Obeyed {
  const { round } = memory;
  if (round.state !== 'idle' && attempt < round.attempt) return refused(memory, 'attempt');
  return { memory: { ...memory, round: { state: 'idle' } }, answer: { type: 'abort', attempt } };
}

function whileChoosing(
  memory: Memory,
  { type, attempt }: { readonly type: 'closeIn' | 'nudge' | 'halted'; readonly attempt: number },
): Obeyed {
  const { round } = memory;
  if (round.state === 'idle') return refused(memory, 'state');
  if (attempt !== round.attempt) return refused(memory, 'attempt');
  if (round.state === 'closed' || round.state === 'revealed') return refused(memory, 'state');
  return { memory, answer: { type, attempt } };
}

function refused(memory: Memory, code: PadErrorCode): Obeyed {
  return { memory, answer: { type: 'error', code } };
}
