/**
 * `node scripts/launch.js PROGRAM [ARGUMENT …]`: what `npm start` and `npm run referee` run. The compiled program starts in a
 * fraction of the time that the sources take, so it is compiled first whenever a source is newer. If that cannot be done, the
 * sources run, and stderr says why. This file is JavaScript, because Node 20 runs no TypeScript without a loader.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');
const [program = '', ...args] = process.argv.slice(2);
const compiled = (name) => join(root, 'dist/cli', `${name}.js`);
const run = (file) => import(pathToFileURL(file).href);

async function isFresh() {
  if (![program, 'build'].every((name) => existsSync(compiled(name)))) return false;
  const { isStale } = await run(compiled('build'));
  return !isStale(root, 'cli');
}

function compile() {
  const builder = ['--import', 'tsx', 'scripts/build.ts', 'cli'];
  const { status, stderr, error } = spawnSync(process.execPath, builder, { cwd: root, encoding: 'utf8' });
  if (status === 0) return true;
  console.error(`The program could not be compiled, so its sources run: ${error?.message ?? stderr.trim()}`);
  return false;
}

const file = (await isFresh()) || compile() ? compiled(program) : join(root, 'app/cli', `${program}.ts`);
if (file.endsWith('.ts')) (await import('tsx/esm/api')).register();
process.argv = [process.execPath, file, ...args];
await run(file);
