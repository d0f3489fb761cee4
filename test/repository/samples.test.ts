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

it('docs/soak/README.md and .ci/run name every campaign', () => {
  const named = [
    ...page.matchAll(/^\| ([\w-]+) \| [\w,]+ (?:rounds?|kills|blows|files|evenings?|seconds|minutes|lines?|suites) \|/gm),
  ].map(([, name]) => name);
  expect(named).toEqual(CAMPAIGNS.map(({ name }) => name));
  const run = readFileSync(join(root, '.ci/run'), 'utf8');
  for (const { name } of CAMPAIGNS) expect(run, name).toMatch(new RegExp(`^npm run soak -- ${name}( |$)`, 'm'));
});
