import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemDisk } from '../../record/disk.ts';
import { recordText } from '../../record/testing/record-text.ts';
import { MirrorFile } from './mirror-file.ts';

const NIGHT = '0123456789abcdef0123456789abcdef';
const FILE = `${NIGHT}.jsonl`;
const text = recordText([{ kind: 'named', name: 'Friday' }]);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mirror-file-'));
  writeFileSync(join(folder, FILE), text);
});
afterEach(() => rmSync(folder, { recursive: true }));

const mirrored = () => new MirrorFile({ disk: systemDisk, folder }, NIGHT);

it('goes on before a line that never ends, and what was there is kept beside', async () => {
  truncateSync(join(folder, FILE), 60_000_000);
  const file = mirrored();
  await file.read(() => undefined);
  expect(file.mark).toMatchObject({ lines: 2, bytes: text.length });
  expect(statSync(join(folder, FILE)).size).toBe(text.length);
  expect(readdirSync(folder)).toEqual([FILE, `${FILE}.was-1`]);
  expect(readFileSync(join(folder, FILE), 'utf8')).toBe(text);
});
