import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { schemaOf, headlessOf } from '../../host/games/index.ts';
import { RULEBOOKS, rulebookOf } from '../../rulebook/rulebooks.ts';

const page = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

it('the README names every game with its players, in the order of the shelf', () => {
  const rows = [...page('README.md').matchAll(/^\| \*\*(.+?)\*\* \| (\d+) to (\d+) \|/gm)].map(([, ...row]) => row);
  const shelf = RULEBOOKS.ids.map((id) => {
    const { least, most } = rulebookOf(id).seats;
    return [schemaOf(id).words('en').name, String(least), String(most)];
  });
  expect(rows).toEqual(shelf);
});

it('docs/commands.md shows a headless request for every game, with its exact answer', () => {
  const lines = [...page('docs/commands.md').matchAll(/^ {4}(\{".*\})$/gm)].map(([, line = '']) => line);
  const asked = lines.flatMap((line, at) => (at % 2 === 0 ? [{ request: line, answer: lines[at + 1] ?? '' }] : []));
  const games = asked.map(({ request, answer }) => {
    const { rulebook = RULEBOOKS.first } = JSON.parse(request) as { readonly rulebook?: string };
    if (!RULEBOOKS.has(rulebook)) throw new Error(`no such rulebook: ${rulebook}`);
    const told = JSON.stringify(headlessOf(rulebook).resolve(JSON.parse(request), false));
    const [begins = '', ends = ''] = answer.split('…');
    expect(told.startsWith(begins) && told.endsWith(ends), `${request}\n${told}`).toBe(true);
    return rulebook;
  });
  expect(games).toEqual(RULEBOOKS.ids);
});
