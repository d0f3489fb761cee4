import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { build as viteBuild } from 'vite';

/** What is built, from which folders, and the file that is written last or changes with every build. */
const PARTS = {
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
      'firmware-protocol/scripted-pad',
      'vite.config.ts',
      'package.json',
    ],
    built: 'dist/renderer/table.html',
  },
  electron: {
    from: ['app', 'electron', 'games', 'host', 'rulebook', 'words', 'firmware-protocol', 'package.json'],
    built: 'dist/electron/preload.cjs',
  },
} as const;
export type Part = keyof typeof PARTS;

/** Whether the part has never been built, or a file it is made of is newer than what was built. */
export function isStale(root: string, part: Part): boolean {
  const built = timeOf(join(root, PARTS[part].built));
  return built === undefined || PARTS[part].from.some((source) => newest(join(root, source)) > built);
}

/** Builds what is stale; `onBuild` is called before the first part. */
export async function buildStale(root: string, parts: readonly Part[], onBuild: () => void = () => undefined): Promise<void> {
  const stale = parts.filter((part) => isStale(root, part));
  if (stale.length > 0) onBuild();
  for (const part of stale) await build(root, part);
}

/** Builds the part into `dist/`. Resolves with what it is made of: the paths of bundled files, and the names of other modules. */
export async function build(root: string, part: Part): Promise<readonly string[]> {
  switch (part) {
    case 'renderer': {
      const vite = await import('vite');
      return partsOf(join(root, 'app/pages'), await vite.build({ configFile: join(root, 'vite.config.ts'), logLevel: 'error' }));
    }
    case 'electron': {
      const main = await buildForNode(root, 'main', 'es');
      // The sandbox loads a preload only as one CommonJS file that requires nothing but `electron`.
      return [...main, ...(await buildForNode(root, 'preload', 'cjs'))];
    }
  }
}

async function buildForNode(root: string, entry: 'main' | 'preload', format: 'es' | 'cjs'): Promise<readonly string[]> {
  const vite = await import('vite');
  const entryFileNames = format === 'es' ? '[name].js' : '[name].cjs';
  const built = await vite.build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: join(root, 'electron', `${entry}.ts`),
      outDir: join(root, 'dist/electron'),
      emptyOutDir: entry === 'main',
      target: 'node20',
      rolldownOptions: { output: { format, entryFileNames } },
    },
  });
  return partsOf(root, built);
}

function partsOf(base: string, built: Awaited<ReturnType<typeof viteBuild>>): readonly string[] {
  const outputs = 'on' in built ? [] : [built].flat();
  return outputs
    .flatMap(({ output }) => output)
    .flatMap((one) =>
      one.type === 'chunk'
        ? [...one.moduleIds, ...one.imports, ...one.dynamicImports]
        : one.originalFileNames.map((file) => resolve(base, file)),
    );
}

function newest(path: string): number {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  const below = isFolder ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
  return Math.max(...['', ...below].map((name) => timeOf(join(path, name)) ?? 0));
}

function timeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}
