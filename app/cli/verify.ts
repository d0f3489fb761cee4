import { fingerprintInGroups, makeFingerprint, parseFingerprint } from '../../host/contract/fingerprint.ts';
import { otherFingerprint, otherHead, type Noted } from '../../host/record/held.ts';
import type { ReadRecord } from '../../host/record/reader.ts';
import { verify, type Verdict } from '../../host/record/verify.ts';
import { Unusable, type ExitCode, type Io } from './io.ts';
import { readFileArgument } from './read-file.ts';

export interface VerifyOptions {
  /** A hash of 64 hex digits, or a fingerprint. */
  readonly head?: string;
  readonly game?: number;
  readonly round?: number;
  readonly fingerprint?: string;
}

export const VERIFY_HELP = `
A record that is sound is consistent with itself. One that was rewritten as a whole is so too: that shows only against
what somebody noted, the head of the night (on the keepsake, in exports) or the fingerprint of a round (on the table
display at "Up!"). Either is eight characters; case, O for 0, I or L for 1, and a space or hyphen in the middle do not
matter. Seals of pads bind their players against the referee; seals that the referee makes for keys and bots do not.`;

/** `referee verify FILE`: replays a record and says as JSON whether it is sound, where not, and whether it is the one that was noted. */
export async function verifyFile(io: Io, path: string, options: VerifyOptions): Promise<ExitCode> {
  const differsFrom = heldAgainst(options);
  const record = await readFileArgument(path);
  const verdict = verify(record);
  const differs = differsFrom(record);
  const ok = verdict.ok && differs.length === 0;
  await io.out(JSON.stringify({ file: path, ...verdict, ok, fingerprint: makeFingerprint(verdict.head), differs }));
  for (const { line, message } of verdict.faults) io.say(`line ${line}: ${message}`);
  for (const { line, seat, ms } of verdict.late) io.say(`line ${line}: seat ${seat} answered ${ms} ms after the count`);
  for (const difference of differs) io.say(`NOT AS NOTED: ${difference}`);
  if (verdict.ok) io.say(soundSaid(verdict));
  return ok ? 0 : 1;
}

/** Unusable options are said before anything is read. */
function heldAgainst({ head, game, round, fingerprint }: VerifyOptions): (record: ReadRecord) => readonly string[] {
  const noted = head === undefined ? undefined : notedHead(head);
  if ((round === undefined) !== (fingerprint === undefined)) throw new Unusable('--round and --fingerprint belong together');
  if (game !== undefined && round === undefined) throw new Unusable('--game belongs to --round');
  const known = fingerprint === undefined ? undefined : notedFingerprint('--fingerprint', fingerprint);
  return (record) => [
    ...listed(noted && otherHead(record, noted)),
    ...listed(
      round === undefined || known === undefined ? undefined : otherFingerprint(record, { game, round, fingerprint: known }),
    ),
  ];
}

const listed = (difference: string | undefined) => (difference === undefined ? [] : [difference]);

function notedHead(text: string): Noted {
  const hash = text.trim().toLowerCase();
  return /^[0-9a-f]{64}$/.test(hash) ? { hash } : { fingerprint: notedFingerprint('--head', text) };
}

function notedFingerprint(option: string, text: string): string {
  const fingerprint = parseFingerprint(text);
  if (fingerprint === undefined)
    throw new Unusable(`${option}: ${text} is no fingerprint; it has eight characters, as 7K3M-9QXA`);
  return fingerprint;
}

function soundSaid({ games, rounds, provenByPads, provenByHost, head }: Verdict): string {
  const seals = `${counted(provenByPads, 'seal')} of pads and ${provenByHost} of the referee's own fit`;
  const sound = `sound, consistent with itself: ${counted(games, 'game')}, ${counted(rounds, 'round')}; ${seals}`;
  return `${sound}\nhead: ${fingerprintInGroups(makeFingerprint(head))} (${head})`;
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
