import { realpath } from 'node:fs/promises';
import { fingerprintInGroups, makeFingerprint, parseFingerprint } from '../../host/contract/fingerprint.ts';
import { MOST_NIGHT_BYTES, type ExportFormat } from '../../host/contract/night.ts';
import { exportNight } from '../../host/export/night.ts';
import { nightReport } from '../../host/export/night-report.ts';
import { readStart } from '../../host/record/catalogue.ts';
import { otherFingerprint, otherHead, roundsIn, type Noted } from '../../host/record/verify/noted.ts';
import { readRecord, type ReadRecord } from '../../host/record/reader.ts';
import { compareWithMirror, type MirrorComparison, type NamedNight } from '../../host/record/verify/mirror.ts';
import { verify, type RecordVerdict } from '../../host/record/verify/verify.ts';
import type { Language } from '../../words/language.ts';
import { Unusable, type ExitCode, type Io } from './io.ts';

export interface VerifyOptions {
  /** A hash of 64 hex digits, or a fingerprint. */
  readonly head?: string;
  readonly game?: number;
  readonly round?: number;
  readonly fingerprint?: string;
  /** The file of the mirror that a hall has of the night. */
  readonly mirror?: string;
}

/**
 * `referee verify FILE`: replays a record and writes as JSON where it is not sound, whether it is the one noted, and how it
 * differs from the mirror of a hall.
 */
export async function verifyFile(io: Io, path: string, options: VerifyOptions): Promise<ExitCode> {
  const differsFrom = parseNoted(options);
  const record = await readFileArgument(path);
  const mirror = options.mirror === undefined ? undefined : await compareArguments(path, options.mirror);
  const verdict = verify(record);
  const differs = differsFrom(record);
  const ok = verdict.ok && differs.length === 0 && (mirror === undefined || isWitnessed(mirror));
  const about = { ...verdict, ok, fingerprint: makeFingerprint(verdict.head), differs };
  await io.out(JSON.stringify({ file: path, ...about, ...(mirror && { mirror: { file: options.mirror, ...mirror } }) }));
  for (const { line, message } of verdict.faults) io.say(`line ${line}: ${message}`);
  for (const { line, seat, ms } of verdict.late) io.say(`line ${line}: seat ${seat} answered ${ms} ms after the count`);
  for (const difference of differs) io.say(`NOT AS NOTED: ${difference}`);
  if (mirror !== undefined) io.say(mirrorSentence(mirror));
  if (verdict.ok) soundSentences(verdict).forEach(io.say);
  return ok ? 0 : 1;
}

export interface ExportOptions {
  readonly format: ExportFormat;
  /** Of `text`. */
  readonly language: Language;
}

/** `referee export FILE`: the rounds that count. Of a damaged record the good part is exported; then it exits with 1. */
export async function exportFile(io: Io, path: string, options: ExportOptions): Promise<ExitCode> {
  const report = nightReport(await readFileArgument(path));
  await io.out(exportNight(options.format, report, options.language));
  if (report.fault === undefined) return 0;
  io.say(`${path}: ${report.fault.message}; everything before it was exported`);
  return 1;
}

/** `referee proof FILE`: what proves the faces of each round, one JSON object a line. Exits with 1 if `verify` finds a fault. */
export async function proofOfFile(io: Io, path: string): Promise<ExitCode> {
  const record = await readFileArgument(path);
  let broken = 0;
  for (const round of roundsIn(record)) {
    broken += round.seats.filter((seat) => seat.kind === 'seal' && !seat.holds).length;
    await io.out(JSON.stringify(round));
  }
  const { ok, faults } = verify(record);
  for (const { line, message } of faults) io.say(`line ${line}: ${message}`);
  if (broken > 0) io.say(`${broken} ${broken === 1 ? 'seal does' : 'seals do'} not hold`);
  return ok ? 0 : 1;
}

async function readFileArgument(path: string): Promise<ReadRecord> {
  try {
    const start = await readStart(await realpath(path));
    if (!('trouble' in start) || start.trouble.kind !== 'foreign') return await readRecord(path);
  } catch (error) {
    unreadable(path)(error as NodeJS.ErrnoException);
  }
  throw new Unusable(`${path} is no night of this referee`);
}

async function compareArguments(path: string, mirror: string): Promise<MirrorComparison> {
  const compared = await compareWithMirror(path, mirror).catch(unreadable(mirror));
  if (compared === undefined) throw new Unusable(`${mirror} is no record of a night`);
  return compared;
}

/** By the system's code. */
const WHY_NOT: Readonly<Partial<Record<string, string>>> = {
  ENOENT: 'does not exist',
  EFTYPE: 'is no night, but a folder, a pipe or a device',
  EFBIG: `is larger than any night (${MOST_NIGHT_BYTES >> 20} MB), so it was not read`,
};

function unreadable(path: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    if (error.code === undefined) throw error;
    throw new Unusable(`${path} ${WHY_NOT[error.code] ?? `cannot be read (${error.code})`}`);
  };
}

/** Checks the options before anything is read. Returns what differs in a record from what was noted. */
function parseNoted({ head, game, round, fingerprint }: VerifyOptions): (record: ReadRecord) => readonly string[] {
  const noted = head === undefined ? undefined : parseHead(head);
  if ((round === undefined) !== (fingerprint === undefined)) throw new Unusable('--round and --fingerprint belong together');
  if (game !== undefined && round === undefined) throw new Unusable('--game belongs to --round');
  const known = fingerprint === undefined ? undefined : notedFingerprint('--fingerprint', fingerprint);
  return (record) => {
    const differences = [
      noted && otherHead(record, noted),
      round !== undefined && known !== undefined ? otherFingerprint(record, { game, round, fingerprint: known }) : undefined,
    ];
    return differences.filter((difference) => difference !== undefined);
  };
}

function parseHead(text: string): Noted {
  const hash = text.trim().toLowerCase();
  const isHash = /^[0-9a-f]{64}$/.test(hash);
  return isHash ? { kind: 'hash', hash } : { kind: 'fingerprint', fingerprint: notedFingerprint('--head', text) };
}

function notedFingerprint(option: string, text: string): string {
  const fingerprint = parseFingerprint(text);
  if (fingerprint !== undefined) return fingerprint;
  throw new Unusable(`${option}: ${text} is not a fingerprint; a fingerprint has eight characters, such as 7K3M-9QXA`);
}

function soundSentences({ games, rounds, provenByPads, provenByHost, head }: RecordVerdict): readonly string[] {
  const seals = `${counted(provenByPads, 'seal')} by pads and ${provenByHost} by the referee itself match`;
  const sound = `sound and consistent: ${counted(games, 'game')}, ${counted(rounds, 'round')}; ${seals}`;
  return [sound, `head: ${fingerprintInGroups(makeFingerprint(head))} (${head})`];
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Whether the record has every line that the hall has seen. What follows may not have reached the hall. */
function isWitnessed({ is }: MirrorComparison): boolean {
  return is === 'same' || is === 'shorter';
}

/** What a comparison shows, for people. */
function mirrorSentence(compared: MirrorComparison): string {
  switch (compared.is) {
    case 'same':
      return `the mirror of the hall has the same ${counted(compared.lines, 'line')}`;
    case 'shorter':
      return `the mirror of the hall has the same ${counted(compared.lines, 'line')}; ${compared.more} more followed that it does not have`;
    case 'longer':
      return `NOT AS THE HALL HAS IT: this record ends with line ${compared.lines}; the mirror of the hall has ${compared.more} more`;
    case 'different': {
      const { line, damaged } = compared;
      if (damaged) return `NOT AS THE HALL HAS IT: line ${line} of the mirror is damaged: from there on it proves nothing`;
      return `NOT AS THE HALL HAS IT: this record and the mirror of the hall differ from line ${line} on`;
    }
    case 'another night':
      return `NOT THE SAME NIGHT: the mirror is of ${nightSaid(compared.mirror)}, this record is of ${nightSaid(compared.record)}`;
  }
}

const nightSaid = ({ night, startedAt }: NamedNight) => `${night}, begun ${startedAt}`;
