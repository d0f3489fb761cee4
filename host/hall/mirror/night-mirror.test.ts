import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { systemDisk } from '../../record/disk.ts';
import { playGame, playNight } from '../testing/night-lines.ts';
import { EMPTY_FOLD, foldNext, shownOf } from './night-fold.ts';
import { NightMirror } from './night-mirror.ts';
import { freshFolder } from '../testing/fresh-folder.ts';

const PLAYERS = ['Anna', 'Béla', 'Cili', 'Dani'].map((name, i) => ({ id: `p${i + 1}.r1`, name }));

let folder: string;
beforeEach(async () => void (folder = await freshFolder()));

const place = () => ({ disk: systemDisk, folder });

test.each([
  ['line by line', 1],
  ['some lines at a time', 7],
  ['all at once', 1000],
])('a table that undoes a whole evening is followed %s: shown is what a fold of all lines shows', async (_, batch) => {
  const lines = playNight({ players: PLAYERS, answers: 40 });
  playGame(lines, { players: PLAYERS, answers: 20, seed: 3 });
  for (let undone = lines.texts.length - 3; undone > 0; undone -= 1) lines.undo();
  playGame(lines, { players: PLAYERS, answers: 5, seed: 4 });
  const mirror = new NightMirror({
    ...place(),
    ...{ night: lines.id, changed: () => undefined, played: () => undefined },
    later: (work) => void (folded = work()),
  });
  let [all, folded] = [EMPTY_FOLD, Promise.resolve()];
  for (let from = 0; from < lines.texts.length; from += batch) {
    const to = Math.min(from + batch, lines.texts.length);
    expect(await mirror.take(from, lines.texts.slice(from, to).join(''))).toMatchObject({ lines: to });
    for (let n = from; n < to; n += 1) all = foldNext(all, JSON.parse(lines.texts[n] ?? ''));
    await folded;
    expect(mirror.shown.game, `after ${to} lines`).toEqual(shownOf(all).game);
    expect(mirror.shown.results).toEqual(shownOf(all).results);
  }
  await mirror.rest();
  expect(await readFile(join(folder, `${lines.id}.jsonl`), 'utf8')).toBe(lines.text);
});
