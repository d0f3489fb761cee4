import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HELD, MEASURES } from '../bench/promises.ts';
import { keptRows, promiseTable, withTable } from '../bench/readme.ts';
import type { Result } from '../bench/table.ts';
import { anchorOf, sitePages } from '../../scripts/site.ts';
import { filesIn } from './files.ts';

const root = join(import.meta.dirname, '../..');
const text = (file: string): string => readFileSync(join(root, file), 'utf8');
const PAGES = [...sitePages(root).keys()];

/** The targets of a page's links and pictures that lie in the project. */
function targetsOf(page: string): readonly string[] {
  return [...text(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to]) => to ?? '').filter((to) => !/^[a-z]+:/.test(to));
}

/** How the headings of a page are named in links. */
const anchors = (page: string): readonly string[] =>
  [...text(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

describe('every link in our documents', () => {
  it.each(PAGES)('of %s leads somewhere', (page) => {
    const lost = targetsOf(page).filter((to) => {
      const [path = '', anchor] = to.split('#');
      const target = path === '' ? page : join(dirname(page), path);
      return !existsSync(join(root, target)) || (anchor !== undefined && !anchors(target).includes(anchor));
    });
    expect(lost).toEqual([]);
  });
});

describe('what docs/PROMISES.md promises', () => {
  it('is what the bench measures and the suites test, with the figures last stored', () => {
    const { measured } = JSON.parse(text('docs/bench.json')) as Result;
    const tables = promiseTable(MEASURES, HELD, measured);
    const page = text('docs/PROMISES.md');
    expect(page).toContain(tables);
    expect(withTable(page, tables)).toBe(page);
    expect(tables.match(/\| *\|/g)).toEqual(null);
  });

  it('keeps the figure of before where a run cannot measure', () => {
    const [one, two] = [
      { promise: 'a', limit: '1', seats: 2, figure: '0.5', ratio: 0.5 },
      { promise: 'b', limit: '1', figure: '0.7', ratio: 0.7 },
    ];
    const { ratio: _, ...without } = { ...two, figure: 'not measured: no window' };
    const newer = { ...one, figure: '0.4', ratio: 0.4 };
    expect(keptRows([newer, without, { ...without, promise: 'c' }], [one, two])).toEqual([
      newer,
      two,
      { ...without, promise: 'c' },
    ]);
  });

  it('is tested by suites that exist and are run', () => {
    for (const path of HELD.flatMap(({ by }) => by)) {
      const suite = statSync(join(root, path)).isDirectory()
        ? filesIn(path, '.test.ts').length > 0
        : existsSync(join(root, path));
      expect(suite, path).toBe(true);
    }
  });
});
