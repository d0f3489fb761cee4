import type { Face } from '../../firmware-protocol/codec/message.ts';
import { commitment } from '../../firmware-protocol/codec/seal.ts';
import { GENESIS, makeLine } from '../../host/record/chain.ts';
import { foldGood } from '../../host/record/fold.ts';
import type { Chained, CommitmentsLine, Entry, Line, StepLine } from '../../host/record/line.ts';
import { revealEntry, withShown } from '../../host/session/reveals.ts';
import { current } from '../../rulebook/timeline.ts';

type Attempt = Pick<CommitmentsLine, 'attempt'> & { readonly nonces: readonly (string | null)[] };

/**
 * A night's file whose last round opened other faces than were chosen: events, outcome, seals and the whole chain made
 * anew, as by a forger who has the record and this program. `text` ends with that round; `faces` are by seat.
 */
export function rewritten(text: string, faces: readonly Face[]): string {
  const [header, ...lines] = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  const reveal = lines.at(-1);
  if (reveal?.kind !== 'step' || reveal.proof === undefined) throw new Error('the last line opens no seals');
  const before = lines.slice(0, -1);
  const { proof } = reveal;
  const opened = { attempt: proof.attempt, faces, nonces: proof.nonces, typed: [] };
  const game = current(foldGood(before).night.timeline)?.game;
  if (game === undefined) throw new Error('no game was begun');
  const opening: StepLine = revealEntry(game, opened, { draw: ([first = '??']) => first });
  const after = current(foldGood([...before, { ...reveal, ...opening }]).night.timeline)?.game;
  const forged = after === undefined ? opening : withShown(opening, after);
  const entries = before.map((line) => (isSealed(line, proof.attempt) ? resealed(line, proof, faces) : line));
  return chained([header, ...entries, { ...reveal, ...forged }] as Line[]);
}

function isSealed(line: Line, attempt: number): line is Chained<CommitmentsLine> {
  return line.kind === 'commitments' && line.attempt === attempt;
}

function resealed(line: Chained<CommitmentsLine>, { attempt, nonces }: Attempt, faces: readonly Face[]): Line {
  const seals = line.seals.map((seal) => {
    const { seat, by, hostNonce } = seal;
    const sealed = { id: by, attempt: seal.attempt ?? attempt, hostNonce, face: faces[seat] ?? 1, nonce: nonces[seat] ?? '' };
    return { ...seal, commitment: commitment(sealed) };
  });
  return { ...line, seals };
}

/** Each line keeps its time. */
function chained(lines: readonly Line[]): string {
  let before = GENESIS;
  return lines
    .map(({ n, at, hash: _, ...content }) => {
      const { text, line } = makeLine(content as Entry, n, Date.parse(at), before);
      before = line.hash;
      return `${text}\n`;
    })
    .join('');
}
