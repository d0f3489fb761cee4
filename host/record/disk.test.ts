import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import { expect, it, onTestFinished } from 'vitest';
import { MOST_NIGHT_BYTES } from '../contract/night.ts';
import { chunksOf } from './disk.ts';
import { readPrivate } from './private-file.ts';

const CHUNK = Buffer.alloc(1 << 20);

/** A file of which the system says that it is this large, and that never ends. */
function endless(size: number) {
  let read = 0;
  function* chunks() {
    for (; ; read += CHUNK.length) yield CHUNK;
  }
  const createReadStream = () => Readable.from(chunks());
  const file = { stat: () => Promise.resolve({ size }), createReadStream } as unknown as FileHandle;
  return { file, read: () => read };
}

it('reads no more than a night may have, whatever the system says of the size', async () => {
  const { file, read } = endless(0);
  await expect(buffer(chunksOf(file))).rejects.toMatchObject({ code: 'EFBIG' });
  expect(read()).toBeLessThan(2 * MOST_NIGHT_BYTES);
});

it('reads nothing of a file that is said to be larger, but for a part that is asked for', async () => {
  const { file, read } = endless(MOST_NIGHT_BYTES + 1);
  await expect(buffer(chunksOf(file))).rejects.toMatchObject({ code: 'EFBIG' });
  expect(read()).toBe(0);
  expect((await chunksOf(file, 10).next()).done).toBe(false);
});

it('holds of private files, too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'referee-private-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [file, pipe] = [join(folder, 'file'), join(folder, 'pipe')];
  writeFileSync(file, '{"a":1}', { mode: 0o600 });
  const read = (path: string) => readPrivate(path, v.object({ a: v.number() }));
  expect(await read(file)).toEqual({ a: 1 });
  truncateSync(file, 3e9);
  execFileSync('mkfifo', ['-m', '600', pipe]);
  expect([await read(file), await read(pipe)]).toEqual([undefined, undefined]);
});
