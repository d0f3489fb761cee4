import type { SeatInput } from '../../contract/view.ts';
import { EMPTY_SEATING, seatedBy, type Seating } from '../seating.ts';
import type { Player } from '../../../rulebook/seat.ts';
import { faultIn, proofOf, type RecordFault, type Proven } from '../proof.ts';
import type { Chained, CommitmentsLine, SettingsLine, StepLine, TurnLine } from '../line.ts';

/** While a face is missing, inputs are changed a few times at most. */
const MOST_SEATINGS = 100;

type Seal = CommitmentsLine['seals'][number];

const NONCE = /^[0-9a-f]{16}$/;
const COMMITMENT = /^[0-9a-f]{32}$/;
/** As in PROTOCOL.md: a longer id would be cut before it is hashed. */
const SEALER = /^[A-Za-z0-9_-]{1,16}$/;

/**
 * Follows a record line by line and reports proofs that cannot be true: commitments that are repeated, out of order or for the
 * wrong seat, and faces that are opened twice, too late, or do not match.
 */
export class ProofAudit {
  readonly #commitments = new Map<number, Chained<CommitmentsLine>>();
  /** The steps that opened each attempt. */
  readonly #openedBy = new Map<number, number[]>();
  readonly #undone = new Set<number>();
  /** How the seats were played since the last step, because an input may change between T and the commitments. */
  #seatings: readonly Seating[] = [EMPTY_SEATING];

  settings(line: Omit<SettingsLine, 'kind'>, players: readonly Player[]): void {
    this.#seatings = [
      ...this.#seatings.slice(1 - MOST_SEATINGS),
      seatedBy(this.#seatings.at(-1) ?? EMPTY_SEATING, line, players),
    ];
  }

  turn({ kind, step }: TurnLine): void {
    if (kind === 'undo') this.#undone.add(step);
    else this.#undone.delete(step);
  }

  /** `players` by seat. */
  commitments(line: Chained<CommitmentsLine>, players: readonly Player[]): readonly RecordFault[] {
    const { attempt, seals } = line;
    const faults = seals.flatMap((seal, i) => this.#sealFaults(line, seal, seals.slice(0, i), players[seal.seat]));
    // No number is used twice, or the host could choose which of two seals to open.
    if (this.#commitments.has(attempt)) faults.unshift(faultIn(line, `attempt ${attempt} comes after attempt ${this.#last}`));
    else this.#commitments.set(attempt, line);
    return faults;
  }

  step(line: Chained<StepLine>): Proven {
    this.#seatings = this.#seatings.slice(-1);
    const { proof } = line;
    const { counts, faults } = proofOf(line, this.#commitments);
    if (proof === undefined) return { counts, faults };
    const before = this.#openedBy.get(proof.attempt) ?? [];
    const late = this.#last;
    const order: RecordFault[] = [];
    // After an undo the same seals may be opened again.
    if (before.some((n) => !this.#undone.has(n))) order.push(faultIn(line, `attempt ${proof.attempt} was opened before`));
    else if (before.length === 0 && late !== proof.attempt && this.#commitments.has(proof.attempt))
      order.push(faultIn(line, `attempt ${proof.attempt} was opened when attempt ${late} had been closed`));
    this.#openedBy.set(proof.attempt, [...before, line.n]);
    for (const [seat, nonce] of proof.nonces.entries())
      if (nonce !== null && !NONCE.test(nonce)) order.push(faultIn(line, `the nonce of seat ${seat} is none`, seat));
    return { counts, faults: [...order, ...faults] };
  }

  /** The attempt that was closed last. */
  get #last(): number {
    return [...this.#commitments.keys()].at(-1) ?? 0;
  }

  #sealFaults(line: Chained<CommitmentsLine>, seal: Seal, others: readonly Seal[], player: Player | undefined): RecordFault[] {
    const { seat, by } = seal;
    const faults: RecordFault[] = [];
    if (player === undefined) faults.push(faultIn(line, `nobody sits in seat ${seat}, which sealed`, seat));
    if (others.some((other) => other.seat === seat)) faults.push(faultIn(line, `seat ${seat} sealed twice`, seat));
    if (others.some((other) => other.by === by)) faults.push(faultIn(line, `${by} sealed for two seats`, seat));
    if (!SEALER.test(by) || !NONCE.test(seal.hostNonce) || !COMMITMENT.test(seal.commitment))
      faults.push(faultIn(line, `the seal of seat ${seat} is none`, seat));
    const inputs = this.#seatings.flatMap(({ inputs: of }) => (player && of.get(player.id)) ?? []);
    if (inputs.length > 0 && !inputs.some((input) => seals(input, seal)))
      faults.push(faultIn(line, `seat ${seat} did not play by ${by}`, seat));
    return faults;
  }
}

/** Whether a seat with this input seals under this name. */
function seals(input: SeatInput, { seat, kind, by }: Seal): boolean {
  switch (input.kind) {
    case 'pad':
      return kind === 'pad' && by === input.pad;
    case 'keys':
      return kind === 'keys' && by === `keys-${input.cluster}`;
    case 'keypad':
      return kind === 'keys' && by === `keypad-${seat}`;
    case 'bot':
      return kind === 'bot' && by === `bot-${seat}`;
    case 'die':
      return false;
  }
}
