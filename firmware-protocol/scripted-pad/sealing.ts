import type { Face } from '../codec/message.ts';
import { commitment } from '../codec/seal.ts';
import type { Memory, Round } from './machine.ts';

const MOST_SEALS = 65535;

/** A press while armed or sealed: a fresh seal, always, also of the same face. Undefined where a press does nothing. */
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

/** The halting press made seal `number`: it goes, and the one before stands again. */
export function withdrawn(round: Round, number: number): Round {
  if (round.state !== 'sealed' || round.seal.number !== number) return round;
  const { attempt, hostNonce, made, before } = round;
  if (before === undefined) return { state: 'armed', attempt, hostNonce, made };
  return { state: 'sealed', attempt, hostNonce, made, seal: before, before: undefined };
}

/** The buttons are up: the last seal is final as a press, and the one before is wiped. */
export function settled(round: Round): Round {
  return round.state === 'sealed' ? { ...round, before: undefined } : round;
}
