import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIRRORS } from '../../../host/hall/hall-tables.ts';
import { isNightName } from '../../../host/record/file-name.ts';

/** One night of one table, and what the hall has of it. */
export interface MirroredNight {
  /** As halls identify it. */
  readonly id: string;
  readonly record: string;
  /** Undefined if the hall has none. */
  readonly mirror: string | undefined;
}

/** All nights in the folder of a table that are in the hall's as well, or should be: not one that was killed before its first game. */
export function nightsOf(tableFolder: string, hallFolder: string, table: number): readonly MirroredNight[] {
  return readdirSync(tableFolder)
    .filter(isNightName)
    .map((name) => {
      const record = readFileSync(join(tableFolder, name), 'utf8');
      const id = /"hash":"([0-9a-f]{32})[0-9a-f]{32}"\}\n/.exec(record)?.[1] ?? '';
      const path = join(hallFolder, MIRRORS, String(table), `${id}.jsonl`);
      return { id, record, mirror: existsSync(path) ? readFileSync(path, 'utf8') : undefined };
    })
    .filter(({ record, mirror }) => mirror !== undefined || record.trimEnd().includes('\n'));
}

/** Mirrors of nights that this table no longer has: it was restored from a copy that is older than they are. */
export function onlyMirrored(tableFolder: string, hallFolder: string, table: number): readonly string[] {
  const own = new Set(nightsOf(tableFolder, hallFolder, table).map(({ id }) => `${id}.jsonl`));
  const folder = join(hallFolder, MIRRORS, String(table));
  const mirrors = existsSync(folder) ? readdirSync(folder) : [];
  return mirrors
    .filter((name) => name.endsWith('.jsonl') && !own.has(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** The first line in which they differ, counted from 1; undefined if they are the same. */
export function firstDifference({ record, mirror = '' }: MirroredNight): number | undefined {
  if (record === mirror) return undefined;
  const [ours, theirs] = [record, mirror].map((text) => text.split('\n'));
  return 1 + (ours ?? []).findIndex((line, i) => line !== theirs?.[i]);
}
