import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampledTests } from '../soak/suites.ts';
import { CAMPAIGNS } from '../soak/campaigns.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/soak/README.md'), 'utf8');

it('docs/soak/README.md names every test of which npm test runs only a sample', () => {
  const named = [...page.matchAll(/\]\(\.\.\/\.\.\/(test\/[^)]+)\)/g)].map(([, path]) => path);
  expect(named.sort()).toEqual(sampledTests());
});

it('docs/soak/README.md names every campaign, and says how much of it .ci/run runs', () => {
  const rows = [...page.matchAll(/^\| ([\w-]+) \| (no|([\d,]+) [a-z]+) \| (?:all|[\d,]+) [a-z]+ \|$/gm)];
  expect(rows.map(([, name]) => name)).toEqual(CAMPAIGNS.map(({ name }) => name));
  const run = readFileSync(join(root, '.ci/run'), 'utf8');
  const sizes = new Map([...run.matchAll(/^npm run soak -- ([\w-]+) --size (\d+)/gm)].map(([, name, size]) => [name, size]));
  for (const [, name, , size] of rows) expect(sizes.get(name), name).toBe(size?.replaceAll(',', ''));
});
