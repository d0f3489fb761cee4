import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';

/** Folders of a hall and of its tables, each table in that of its number. */
export interface Place {
  readonly hall: string;
  readonly tables: string;
}

/** Real tables have disks of their own: as files in memory, theirs do not take part in the flushes of the hall's disk. */
export async function makePlace(): Promise<Place> {
  const tables = existsSync(IN_MEMORY) ? IN_MEMORY : tmpdir();
  return { hall: await mkdtemp(join(tmpdir(), 'bench-hall-')), tables: await mkdtemp(join(tables, 'bench-tables-')) };
}

export async function removePlace({ hall, tables }: Place): Promise<void> {
  for (const folder of [hall, tables]) await rm(folder, { recursive: true });
}
