import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** What is built, from which folders, and the file whose time of change is that of the build. */
export const PARTS = {
  renderer: {
    from: [
      'app/pages',
      'games',
      'renderer',
      'rulebook',
      'words',
      'host/contract',
      'firmware-protocol/codec',
      'firmware-protocol/phone',
      'vite.config.ts',
      'scripts/licences.ts',
      'scripts/third-party.ts',
      'scripts/words',
      'LICENSE',
      'package.json',
      'package-lock.json',
    ],
    built: 'dist/renderer/table.html',
  },
  electron: {
    from: ['app', 'electron', 'games', 'host', 'rulebook', 'words', 'firmware-protocol', 'package.json', 'package-lock.json'],
    built: 'dist/electron/preload.cjs',
  },
  cli: {
    from: ['app', 'games', 'host', 'rulebook', 'words', 'firmware-protocol', 'package.json', 'package-lock.json'],
    built: 'dist/cli/referee.js',
  },
} as const;
export type Part = keyof typeof PARTS;

/** Builds the parts that are named after it. Only a checkout has it. */
const BUILDER = 'scripts/build.ts';
/** What people type before a command of `referee`: an installed program has that name. */
export const commandOf = (root: string) => (existsSync(join(root, BUILDER)) ? 'npm run --silent referee --' : 'referee');
/** No part is made of tests. */
const TEST = /\.test\.ts$|(^|[\\/])testing([\\/]|$)/;

/**
 * Whether the part has never been built, or a file it is made of is newer than what was built. In an installed package, which
 * has no sources, nothing is stale.
 */
export function isStale(root: string, part: Part): boolean {
  if (!existsSync(join(root, BUILDER))) return false;
  const built = timeOf(join(root, PARTS[part].built));
  return built === undefined || PARTS[part].from.some((source) => newest(join(root, source)) > built);
}

/** Builds what is stale; `onBuild` is called before the first part. Rejects with what the builder says. */
export async function buildStale(root: string, parts: readonly Part[], onBuild: () => void = () => undefined): Promise<void> {
  const stale = parts.filter((part) => isStale(root, part));
  if (stale.length === 0) return;
  onBuild();
  // In a process of its own: what builds needs much memory, and a host runs for a whole evening.
  const builder = spawn(process.execPath, ['--import', 'tsx', BUILDER, ...stale], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => builder.on('error', reject).on('close', resolve));
  const [said, code] = await Promise.all([text(builder.stderr), ended]);
  if (code !== 0) throw new Error(said.trim());
}

/** Builds what is stale, and says so; false if it could not be built, and stderr says why. */
export async function buildOrSayWhy(root: string, parts: readonly Part[]): Promise<boolean> {
  try {
    await buildStale(root, parts, () => process.stdout.write('Building the screens …\n'));
    return true;
  } catch (error) {
    process.stderr.write(`The screens could not be built: ${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  }
}

/** The time of the last change in this folder, which also changes when a file is added or removed; 0 if there is nothing. */
function newest(path: string): number {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  const below = isFolder ? readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => !TEST.test(name)) : [];
  return Math.max(...['', ...below].map((name) => timeOf(join(path, name)) ?? 0));
}

function timeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}
