/**
 * `tsx scripts/build.ts [PART …]`: builds these parts into `dist/`; without any, `npm run build`: all of them anew, with the
 * licences of everything by others that is shipped.
 */
import { writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { PARTS, type Part } from '../app/cli/build.ts';
import { removeCompiled } from './compiled.ts';
import { buildPart } from './parts.ts';
import { notices, shipped } from './third-party.ts';

const root = join(import.meta.dirname, '..');

const given = process.argv.slice(2);
const isPart = (name: string): name is Part => Object.hasOwn(PARTS, name);
const unknown = given.filter((name) => !isPart(name));
if (unknown.length > 0) end(2, `no such part: ${unknown.join(', ')} (there are ${Object.keys(PARTS).join(', ')})`);
try {
  if (given.length === 0) await buildAll();
  else for (const part of given.filter(isPart)) await buildPart(root, part);
} catch (error) {
  end(1, error instanceof Error ? error.message : String(error));
}

async function buildAll(): Promise<void> {
  const began = Date.now();
  const renderer = await buildPart(root, 'renderer');
  const electron = await buildPart(root, 'electron');
  const cli = await buildPart(root, 'cli');
  removeCompiled(join(root, 'dist/cli'), began);
  const app = notices(
    'Parts of this program were made by others. Electron and Chromium have files of their own beside this one.',
    shipped(root, [...renderer, ...electron]),
  );
  writeFileSync(join(root, 'dist/THIRD-PARTY.txt'), app);
  // What the command depends on is installed beside it, with its licences.
  const bundled = shipped(root, [...renderer, ...cli].filter(isAbsolute));
  const command = notices('Parts of this program were made by others. Here are those that are contained in its files.', bundled);
  writeFileSync(join(root, 'dist/cli/THIRD-PARTY.txt'), command);
}

function end(code: number, why: string): never {
  console.error(why);
  process.exit(code);
}
