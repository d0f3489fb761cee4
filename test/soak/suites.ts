import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SIZE_VARIABLE } from '../support/sized.ts';
import type { Campaign } from './campaign.ts';

const ROOT = join(import.meta.dirname, '../..');
const IMPORT = "/support/sized.ts';";

/** The tests of which `npm test` runs a sample, as paths from the root of the project. */
export function sampledTests(): readonly string[] {
  return readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
    .map((file) => `test/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts') && readFileSync(join(ROOT, file), 'utf8').includes(IMPORT))
    .sort();
}

/**
 * Every test that is a sample in `npm test`, at its whole size: the same files, the same assertions. With fewer files than
 * there are, each seed runs the files after those of the seed before.
 */
export const SUITES: Campaign = {
  name: 'suites',
  unit: 'files',
  size: sampledTests().length,
  async run({ seed, size, say }) {
    const all = sampledTests();
    const from = (seed * size) % all.length;
    const files = [...all, ...all].slice(from, from + Math.min(size, all.length));
    for (const file of files) say(file);
    const args = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...files];
    const env = { ...process.env, [SIZE_VARIABLE]: 'whole' };
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' });
    const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
    if (exitCode !== 0) throw new Error(`a test failed at its whole size (vitest ended with ${String(exitCode)})`);
    return { files: files.length };
  },
};
