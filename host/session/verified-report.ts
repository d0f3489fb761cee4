import { makeFingerprint } from '../contract/fingerprint.ts';
import type { NightResult } from '../contract/night.ts';
import type { RecordVerdict } from '../record/verify/verify.ts';

/** More than anybody reads on a screen; `referee verify` shows all. */
const MOST_FAULTS = 12;

/** A verdict for the dealer's window, which words the faults itself. */
export function verifiedReport(file: string, verdict: RecordVerdict): NightResult {
  const { ok, games, rounds, provenByPads, provenByHost, typed, byHand } = verdict;
  const faults = verdict.faults
    .toSorted((a, b) => a.line - b.line)
    .slice(0, MOST_FAULTS)
    .map(({ line, what, seat }) => ({ line, what, ...(seat !== undefined && { seat }) }));
  const moreFaults = verdict.faults.length - faults.length;
  const fingerprint = makeFingerprint(verdict.head);
  const counts = { games, rounds, provenByPads, provenByHost, typed, byHand };
  return { kind: 'verified', file, ok, fingerprint, ...counts, faults, moreFaults };
}
