import type { Face } from '../../firmware-protocol/codec/message.ts';
import { commitment } from '../../firmware-protocol/codec/seal.ts';
import { doorOf } from '../rulebooks/index.ts';
import type { GameEvent } from '../../rules/series.ts';
import type { Chained, CommitmentsLine, StepLine } from './line.ts';
import type { Fault } from './fault.ts';

/**
 * Whether every opened seal of a reveal fits the commitment that stands in an earlier line. `commitments` are those of
 * the lines before, by attempt. A face without a nonce came from a real die or the dealer's hand and proves nothing.
 */
export function proofFaults(
  line: Chained<StepLine>,
  commitments: ReadonlyMap<number, CommitmentsLine>,
): { readonly faults: readonly Fault[]; readonly proven: number } {
  const faults: Fault[] = [];
  const { proof } = line;
  if (proof === undefined) return { faults, proven: 0 };
  const fault = (message: string) => faults.push({ line: line.n + 1, what: 'proof', message });
  const faces = doorOf(line.rulebook).faces(line.events as readonly GameEvent[]) ?? [];
  const seals = commitments.get(proof.attempt)?.seals ?? [];
  let proven = 0;
  for (const [seat, nonce] of proof.nonces.entries()) {
    if (nonce === null) continue;
    const seal = seals.find((candidate) => candidate.seat === seat);
    const face = faces[seat] ?? null;
    if (seal === undefined) fault(`seat ${seat} opened a seal of attempt ${proof.attempt} that no earlier line holds`);
    else if (face === null) fault(`seat ${seat} opened a seal and has no face`);
    else if (commitmentOf(seal, proof.attempt, face, nonce) !== seal.commitment)
      fault(`the face of seat ${seat} is not the one it had committed to`);
    else proven += 1;
  }
  return { faults, proven };
}

function commitmentOf(seal: CommitmentsLine['seals'][number], attempt: number, face: number, nonce: string): string {
  // The rulebook's door has let only faces of a die through.
  return commitment({ id: seal.by, attempt: seal.attempt ?? attempt, hostNonce: seal.hostNonce, face: face as Face, nonce });
}
