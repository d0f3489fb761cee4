import { fingerprintInGroups, makeFingerprint } from '../../contract/fingerprint.ts';
import type { RoundProof } from '../../contract/proof.ts';
import { foldGood } from '../fold.ts';
import type { ReadRecord } from '../reader.ts';
import { RoundProofs } from '../round-proofs.ts';

/** What somebody has noted about a record: a whole hash (64 hex digits) or its fingerprint. */
export type Noted =
  | { readonly kind: 'hash'; readonly hash: string }
  | { readonly kind: 'fingerprint'; readonly fingerprint: string };

/** A round whose fingerprint somebody has noted; without `game`, in the last game with a round. */
interface NotedRound {
  readonly game?: number | undefined;
  readonly round: number;
  readonly fingerprint: string;
}

/** Why this is not the record whose head was noted; undefined if it is. */
export function otherHead(record: ReadRecord, noted: Noted): string | undefined {
  const { mark } = record;
  if (fits(mark.hash, noted)) return undefined;
  const line = record.lines.find(({ hash }) => fits(hash, noted));
  const [own, given] =
    noted.kind === 'hash'
      ? [mark.hash, noted.hash]
      : [fingerprintInGroups(makeFingerprint(mark.hash)), fingerprintInGroups(noted.fingerprint)];
  const head = `the head of this record is ${own}`;
  if (line === undefined) return `${head}, not ${given}: another line has been written, left out or changed`;
  return `${head}; ${given} is line ${line.n + 1}: up to there nothing has changed, and ${record.lines.length - line.n} more followed`;
}

/** Why the round does not have the noted fingerprint; undefined if it has. */
export function otherFingerprint(record: ReadRecord, { game, round, fingerprint }: NotedRound): string | undefined {
  const proofs = roundsIn(record);
  const of = game ?? proofs.at(-1)?.game;
  const found = proofs.find((proof) => proof.game === of && proof.round === round);
  if (found?.fingerprint === fingerprint) return undefined;
  return `${roundSaid(of, round, found)}, not ${fingerprintInGroups(fingerprint)}${elsewhere(record, fingerprint)}`;
}

/** The proof of each round that was not undone, as far as the record can be folded. */
export function roundsIn(record: ReadRecord): readonly RoundProof[] {
  const { night, lines } = foldGood(record.lines);
  const proofs = new RoundProofs();
  for (const line of record.lines.slice(0, lines)) proofs.note(line);
  return proofs.all(night.timeline);
}

function roundSaid(game: number | undefined, round: number, found: RoundProof | undefined): string {
  if (found === undefined) return `this record shows no round ${round}${game === undefined ? '' : ` of game ${game}`}`;
  const which = `round ${round} of game ${found.game}`;
  return found.fingerprint === undefined
    ? `nothing was sealed in ${which}`
    : `${which} has ${fingerprintInGroups(found.fingerprint)}`;
}

/** An undone or cancelled round also showed its fingerprint on the screen. */
function elsewhere(record: ReadRecord, fingerprint: string): string {
  const line = record.lines.find(({ kind, hash }) => kind === 'commitments' && makeFingerprint(hash) === fingerprint);
  return line === undefined ? '' : `, which is that of the seals in line ${line.n + 1}`;
}

function fits(hash: string, noted: Noted): boolean {
  return noted.kind === 'hash' ? hash === noted.hash : makeFingerprint(hash) === noted.fingerprint;
}
