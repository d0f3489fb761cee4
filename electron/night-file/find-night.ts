import { realpath } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { GameInFile, NightInFile } from '../../host/contract/night-file.ts';
import { seenOnly } from '../../rulebook/text.ts';
import { nightReport } from '../../host/export/night-report.ts';
import { schemaOf } from '../../host/games/index.ts';
import { readStart, troubleOf } from '../../host/record/catalogue.ts';
import { NIGHT, readChained, withLines, type ReadRecord } from '../../host/record/reader.ts';
import type { RecordedRound } from '../../host/record/rounds.ts';
import { verify } from '../../host/record/verify/verify.ts';
import { verifiedReport } from '../../host/session/verified-report.ts';
import { LANGUAGES, type Language } from '../../words/language.ts';

/** The running referee may be in the middle of its last line: it is read again so often, after so many ms. */
const TRIES = 4;
const PAUSE_MS = 150;

/** A night that was read, or why there is none. */
type FoundRecord = { readonly record: ReadRecord; readonly startedAt: number } | { readonly found: NightInFile };

/**
 * Reads any file as a night, of which it opens what a link leads to. Opens nothing for writing, and waits for no pipe or device.
 * Rejects with the system's error code only.
 */
export async function readNightFile(path: string): Promise<FoundRecord> {
  const target = await realpath(path);
  const start = await readStart(target);
  if ('trouble' in start) return { found: { kind: 'no night', trouble: start.trouble } };
  const record = await readAtRest(target);
  if (record.end.end === 'newer') return { found: { kind: 'no night', trouble: { kind: 'newer' } } };
  return { record, startedAt: Date.parse(start.header.startedAt) };
}

/** What a window shows of the file at this path: what it is, and what `referee verify` says of it. Never rejects. */
export async function findNight(path: string): Promise<NightInFile> {
  try {
    const read = await readNightFile(path);
    return 'found' in read ? read.found : nightIn(basename(path), read.record, read.startedAt);
  } catch (error) {
    return unreadable(error);
  }
}

/** Why a file cannot be read, by the system's code. An error without one is thrown again. */
export function unreadable(error: unknown): NightInFile {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'gone' };
  return { kind: 'no night', trouble: troubleOf(code) };
}

async function readAtRest(path: string): Promise<ReadRecord> {
  for (let tried = 1; ; tried += 1) {
    const read = await withLines((take) => readChained(path, NIGHT, take));
    if (read.end.end !== 'torn' || tried === TRIES) return read;
    await wait(PAUSE_MS);
  }
}

function nightIn(file: string, record: ReadRecord, startedAt: number): NightInFile {
  const verdict = verify(record);
  const { name, rounds } = nightReport(record);
  const report = verifiedReport(file, verdict);
  if (report.kind !== 'verified') throw new Error('no verdict');
  return {
    kind: 'night',
    startedAt,
    ...(name !== undefined && { name: seenOnly(name) }),
    games: gamesOf(rounds),
    verdict: report,
    late: verdict.late,
  };
}

function gamesOf(rounds: readonly RecordedRound[]): readonly GameInFile[] {
  const numbers = [...new Set(rounds.map(({ game }) => game))];
  return numbers.map((number) => {
    const played = rounds.filter(({ game }) => game === number);
    const people = new Map(played.flatMap(({ seats }) => seats.map(({ player }) => [player.id, seenOnly(player.name)])));
    const rulebook = schemaOf(played[0]?.rulebook ?? '');
    return {
      name: Object.fromEntries(LANGUAGES.map((language) => [language, rulebook.words(language).name])) as Record<
        Language,
        string
      >,
      players: [...people.values()],
      rounds: played.length,
      winners: (played.at(-1)?.winners ?? []).map((id) => people.get(id) ?? id),
    };
  });
}
