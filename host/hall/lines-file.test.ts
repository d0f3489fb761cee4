import { beforeEach, expect, test } from 'vitest';
import { WrittenNight } from './testing/written-night.ts';
import { LinesFile } from './lines-file.ts';
import { freshFolder } from './testing/fresh-folder.ts';

let folder: string;
let night: WrittenNight;
beforeEach(async () => {
  folder = await freshFolder();
  night = await new WrittenNight(folder, 'one.jsonl').begin();
});

const fresh = () => new LinesFile(night.path);

test('reads batch after batch, and knows the hash after each as another reading of the file does', async () => {
  await night.fill(60, 4_000);
  const file = fresh();
  let [text, lines] = ['', 0];
  while (lines < night.lines) {
    const batch = (await file.linesFrom(lines, night.lines - lines)) ?? '';
    expect(batch.length).toBeLessThanOrEqual(65_536);
    text += batch;
    lines = text.split('\n').length - 1;
    expect(await file.hashAfter(lines)).toBe(
      (JSON.parse(batch.trimEnd().split('\n').at(-1) ?? '') as { readonly hash: string }).hash,
    );
    expect(await fresh().hashAfter(lines)).toBe(await file.hashAfter(lines));
  }
  expect(text === (await night.text())).toBe(true);
});

test('goes back to an earlier line, and on from any, and has none beyond the last', async () => {
  await night.fill(20);
  const file = fresh();
  await file.linesFrom(5, 6);
  for (const lines of [11, 3, 8, 21, 5, 12]) expect(await file.hashAfter(lines)).toBe(await fresh().hashAfter(lines));
  const [one, two] = [fresh(), fresh()];
  expect(await Promise.all([one.count(), one.hashAfter(7), one.count()])).toEqual([21, await two.hashAfter(7), 21]);
  expect([await file.hashAfter(0), await file.hashAfter(22), await file.linesFrom(21, 1)]).toEqual(['', undefined, undefined]);
  await night.fill(1);
  expect(await file.hashAfter(22)).toMatch(/^[0-9a-f]{64}$/);
  expect(await file.count()).toBe(22);
});

test('reads no line beyond those that are asked for', async () => {
  await night.fill(9);
  const lines = (await night.text()).split(/(?<=\n)/);
  expect(await fresh().linesFrom(2, 3)).toBe(lines.slice(2, 5).join(''));
});
