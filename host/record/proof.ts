import type { Face } from '../../firmware-protocol/codec/message.ts';
import { commitment, sealedBytes, type Sealed } from '../../firmware-protocol/codec/seal.ts';
import type { FaceProof, SeatProof } from '../contract/proof.ts';
import { schemaOf } from '../games/index.ts';
import type { Seat } from '../../rulebook/seat.ts';
import type { GameEvent } from '../../rulebook/series.ts';
import type { Chained, CommitmentsLine, StepLine } from './line.ts';
import type { NightFault } from '../contract/night.ts';

type Commitments = Pick<ReadonlyMap<number, Pick<CommitmentsLine, 'attempt' | 'seals'>>, 'get'>;

/**
 * What proves each face of a reveal, by seat; undefined if the line opens none. `commitments` are those of the lines before
 * it, by attempt, because a commitment written after its face proves nothing.
 */
export function seatProofs(line: StepLine, commitments: Commitments): readonly SeatProof[] | undefined {
  return facesOf(line)?.map((face, seat) => ({ seat, face, ...faceProof(line, commitments, seat, face) }));
}

/** The faces that a line opens, by seat; undefined if it opens none. */
export function facesOf(line: StepLine): readonly (number | null)[] | undefined {
  return schemaOf(line.rulebook).faces(line.events as readonly GameEvent[]);
}

function faceProof({ proof, typed = [] }: StepLine, commitments: Commitments, seat: Seat, face: number | null): FaceProof {
  const committed = proof && commitments.get(proof.attempt);
  const seal = committed?.seals.find((candidate) => candidate.seat === seat);
  const nonce = proof?.nonces[seat] ?? null;
  if (nonce === null || face === null || seal === undefined || committed === undefined) {
    if (typed.includes(seat)) return { kind: 'die' };
    if (seal !== undefined) return { kind: 'hand', commitment: seal.commitment };
    return { kind: face === null ? 'none' : 'hand' };
  }
  const { by, attempt = committed.attempt, hostNonce, commitment: written } = seal;
  // The rulebook's schema accepts only faces of a die.
  const sealed = { id: by, attempt, hostNonce, face: face as Face, nonce };
  const holds = commitment(sealed) === written;
  const sealer = seal.kind === 'pad' ? ('pad' as const) : ('host' as const);
  const shown = { by, sealer, attempt, hostNonce, nonce, commitment: written };
  return { kind: 'seal', ...shown, holds, check: sealCheck(sealed), bytes: sealHex(sealed) };
}

/**
 * How many faces match a commitment written before their reveal (all, those of pads, and those sealed by the host), and how
 * many have no proof: of real dice, and entered by the dealer for a seat whose face did not come.
 */
export type ProofCounts = Readonly<Record<'proven' | 'provenByPads' | 'provenByHost' | 'typed' | 'byHand', number>>;

export interface Proven {
  readonly faults: readonly RecordFault[];
  readonly counts: ProofCounts;
}

/** Checks every opened seal of a reveal against its commitment in an earlier line. */
export function proofOf(line: Chained<StepLine>, commitments: Commitments): Proven {
  const proofs = seatProofs(line, commitments) ?? [];
  const fault = (message: string, seat: Seat) => faultIn(line, message, seat);
  const count = (kind: FaceProof['kind']) => proofs.filter((seat) => seat.kind === kind && seat.face !== null).length;
  const held = proofs.flatMap((seat) => (seat.kind === 'seal' && seat.holds ? seat.sealer : []));
  const counts = {
    proven: held.length,
    provenByPads: held.filter((sealer) => sealer === 'pad').length,
    provenByHost: held.filter((sealer) => sealer === 'host').length,
    typed: count('die'),
    byHand: count('hand'),
  };
  const { proof } = line;
  if (proof === undefined) return { faults: [], counts };
  const faults = proof.nonces.flatMap((nonce, seat) => {
    if (nonce === null) return [];
    const seatProof = proofs[seat];
    if (seatProof === undefined || seatProof.face === null) return [fault(`seat ${seat} opened a seal and has no face`, seat)];
    if (line.typed?.includes(seat) === true) return [fault(`seat ${seat} opened a seal and was typed from a die`, seat)];
    if (seatProof.kind !== 'seal')
      return [fault(`seat ${seat} opened a seal of attempt ${proof.attempt} that no earlier line holds`, seat)];
    return seatProof.holds ? [] : [fault(`the face of seat ${seat} is not the one it had committed to`, seat)];
  });
  return { faults, counts };
}

/** Something in a record that cannot be true, described for the reader of the file. Lines count from 1. */
export interface RecordFault extends NightFault {
  readonly message: string;
}

export function faultIn(line: Chained<object>, message: string, seat?: Seat): RecordFault {
  return { line: line.n + 1, what: 'proof', message, ...(seat !== undefined && { seat }) };
}

/**
 * A shell command for any computer that prints the SHA-256 of a seal's 45 bytes (PROTOCOL.md, "The sealed face"), without any
 * of our software. Octal is the only way in which POSIX `printf` can write bytes.
 */
export function sealCheck(sealed: Sealed): string {
  return `printf '${[...sealedBytes(sealed)].map(written).join('')}' | { sha256sum 2>/dev/null || shasum -a 256; }`;
}

/** Only letters stand for themselves, because a digit could be read as part of the byte before it. */
function written(byte: number): string {
  const letter = String.fromCharCode(byte);
  return /[A-Za-z]/.test(letter) ? letter : `\\${byte.toString(8).padStart(3, '0')}`;
}

/** The same bytes in hex. */
export function sealHex(sealed: Sealed): string {
  return Buffer.from(sealedBytes(sealed)).toString('hex');
}
