import { join } from 'node:path';
import { GENESIS, makeLine } from '../../../record/chain.ts';
import { thenClose, type Disk } from '../../../record/disk.ts';
import { cutTail } from '../../../record/open.ts';
import { readChained, type ReadTo } from '../../../record/reader.ts';
import { RecordRefused } from '../../../record/refused.ts';
import { replaceFile } from '../../../record/replace-file.ts';
import { EMPTY_TIMELINE } from '../../../../rulebook/timeline.ts';
import { foldLine, type TournamentTimeline } from './fold.ts';
import { makeHeader, TOURNAMENT, TOURNAMENT_FORMAT, type TournamentHeader } from './line.ts';

/** In the folder of the hall. */
export const TOURNAMENT_FILE = 'tournament.jsonl';

/** How far the file has come. */
export interface TournamentSoFar extends Pick<ReadTo, 'count' | 'good' | 'hash'> {
  readonly timeline: TournamentTimeline;
}

/**
 * Reads the file of a tournament, or begins it; `at` in ms since 1970. A torn last line is kept beside it and cut off; any
 * other damage is named by its line and leaves the file untouched. What an older version has begun is refused. Rejects with
 * `RecordRefused` or the system's code.
 */
export async function readTournament(disk: Disk, folder: string, app: string, at: number): Promise<TournamentSoFar> {
  if ((await disk.identity(join(folder, TOURNAMENT_FILE))) === undefined) return begin(disk, folder, app, at);
  const file = TOURNAMENT_FILE;
  const { read, timeline, astray } = await folded(join(folder, file));
  const { end } = read;
  if (end.end === 'newer') {
    throw new RecordRefused({ code: 'night too new', params: { file } });
  }
  if ((read.header?.format ?? TOURNAMENT_FORMAT) < TOURNAMENT_FORMAT) {
    throw new RecordRefused({ code: 'hall too old', params: { file } });
  }
  const damage = astray ?? (end.end === 'damaged' ? end : undefined);
  if (damage !== undefined) {
    throw new RecordRefused({ code: 'night damaged', params: { file, line: damage.line, problem: damage.problem } });
  }
  if (end.end === 'torn') await cutTail(disk, folder, file, read.good);
  await flushRead(disk, folder);
  return { count: read.count, good: read.good, hash: read.hash, timeline };
}

async function begin(disk: Disk, folder: string, app: string, at: number): Promise<TournamentSoFar> {
  const { text, line } = makeLine(makeHeader(app, at), 0, at, GENESIS);
  const bytes = Buffer.from(`${text}\n`);
  await replaceFile(disk, folder, TOURNAMENT_FILE, bytes);
  return { count: 0, good: bytes.length, hash: line.hash, timeline: EMPTY_TIMELINE };
}

interface Folded {
  readonly read: ReadTo<TournamentHeader>;
  readonly timeline: TournamentTimeline;
  /** The first line that is whole and cannot follow the ones before. */
  readonly astray: { readonly line: number; readonly problem: string } | undefined;
}

async function folded(path: string): Promise<Folded> {
  let timeline: TournamentTimeline = EMPTY_TIMELINE;
  let astray: Folded['astray'];
  const read = await readChained(path, TOURNAMENT, (line) => {
    if (astray !== undefined) return;
    const next = foldLine(timeline, line);
    if (next === undefined) astray = { line: line.n + 1, problem: 'content' };
    else timeline = next;
  });
  return { read, timeline, astray };
}

/** A hall that was killed may have left lines that are not flushed yet. */
async function flushRead(disk: Disk, folder: string): Promise<void> {
  await thenClose(await disk.open(join(folder, TOURNAMENT_FILE), 'r+'), (file) => file.datasync());
  await disk.syncFolder(folder);
}
