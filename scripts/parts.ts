import { copyFileSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { PARTS, type Part } from '../app/cli/build.ts';
import { replaceFolder, writeCompiled } from './compiled.ts';
import { generateWords, wordsFrom } from './words/generate.ts';

/** What an output is made of: the paths of bundled files, and the names of other modules. */
export type MadeOf = readonly string[];

/** Packages in the desktop shell that need not be installed beside it. */
export const BUNDLED_IN_SHELL = ['semver'] as const;

/** Threads that both programs start, by the name of the file beside them. */
export const THREADS: Entries = {
  'mdns-worker': 'host/hall/mdns/mdns-worker.ts',
  'seating-worker': 'host/hall/tournament/seating/seating-worker.ts',
};

/** Pages that share their parts. The others have their own: a room full of screens and phones asks for few files, and each draws sooner. */
const PAGES = ['console', 'organiser', 'board', 'night-file'] as const;
const PAGES_ALONE = ['table', 'phone', 'guest'] as const;

type Entries = Readonly<Record<string, string>>;
type Output = Rolldown.RolldownOutput;

/**
 * Builds the part into `dist/`, and resolves with what it is made of. It then is as old as the moment at which the build
 * began: what is edited meanwhile makes it stale.
 */
export async function buildPart(root: string, part: Part): Promise<MadeOf> {
  generateWords(root);
  const began = new Date();
  const madeOf = await BUILDS[part](root);
  utimesSync(join(root, PARTS[part].built), began, began);
  return madeOf;
}

const BUILDS: Readonly<Record<Part, (root: string) => Promise<MadeOf>>> = {
  async renderer(root) {
    // The host of another table may be started, and build them or serve them, at the same moment.
    const beside = join(root, `dist/.renderer-${process.pid}`);
    const outputs = [await built(forPages(root, beside, PAGES))];
    for (const page of PAGES_ALONE) outputs.push(await built(forPages(root, beside, [page])));
    replaceFolder(beside, join(root, 'dist/renderer'));
    return outputs.flatMap(({ output }) => madeOf(join(root, 'app/pages'), output));
  },
  async electron(root) {
    const main = await built(forElectron(root, ['main', 'night-reader'], 'es', THREADS));
    // The sandbox loads a preload only as one CommonJS file that requires nothing but `electron`.
    const preload = await built(forElectron(root, ['preload'], 'cjs'));
    copyFileSync(join(root, 'electron/icons/icon.png'), join(root, 'dist/electron/icon.png'));
    writeFileSync(join(root, 'dist/electron/package.json'), JSON.stringify(manifestOfShell(root)));
    return [...madeOf(root, main.output), ...madeOf(root, preload.output)];
  },
  async cli(root) {
    const output = await built(forCommandLine(root));
    writeCompiled(join(root, 'dist/cli'), output.output, 'referee.js');
    return madeOf(root, output.output);
  },
};

async function built(config: InlineConfig): Promise<Output> {
  const outputs = await build(config);
  if (Array.isArray(outputs) || 'on' in outputs) throw new Error('not one build');
  return outputs;
}

/** Adds these pages to `folder`. */
function forPages(root: string, folder: string, pages: readonly string[]): InlineConfig {
  const input = Object.fromEntries(pages.map((page) => [page, join(root, `app/pages/${page}.html`)]));
  return {
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'silent',
    ...(pages.length === 1 && { resolve: { alias: [wordsFrom('together')] } }),
    // A page by itself has no part that several load: what preloads those would only make it larger.
    build: { outDir: folder, emptyOutDir: false, modulePreload: pages.length > 1, rolldownOptions: { input } },
  };
}

const forNode = (root: string): InlineConfig => ({ configFile: false, root, publicDir: false, logLevel: 'silent' });

function forElectron(root: string, entries: readonly string[], format: 'es' | 'cjs', more: Entries = {}): InlineConfig {
  const names = format === 'es' ? '[name].js' : '[name].cjs';
  return {
    ...forNode(root),
    ssr: { noExternal: [...BUNDLED_IN_SHELL] },
    build: {
      ssr: true,
      outDir: join(root, 'dist/electron'),
      emptyOutDir: format === 'es',
      target: 'node20',
      rolldownOptions: {
        input: { ...Object.fromEntries(entries.map((entry) => [entry, join(root, `electron/${entry}.ts`)])), ...more },
        output: { format, entryFileNames: names, chunkFileNames: '[name]-[hash].js' },
      },
    },
  };
}

/** What Electron reads of a program that is not packed. */
function manifestOfShell(root: string): object {
  const { name, productName, version, type, homepage, repository } = manifestOf(root);
  return { name, productName, version, type, homepage, repository, main: 'main.js' };
}

/** What package.json depends on is installed beside the command; whatever else it needs is bundled. */
function forCommandLine(root: string): InlineConfig {
  const programs = ['referee', 'start', 'build'];
  return {
    ...forNode(root),
    ssr: { noExternal: true, external: Object.keys(manifestOf(root).dependencies) },
    build: {
      ssr: true,
      write: false,
      target: 'node20',
      rolldownOptions: {
        input: { ...Object.fromEntries(programs.map((program) => [program, join(root, `app/cli/${program}.ts`)])), ...THREADS },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  };
}

interface Manifest {
  readonly name: string;
  readonly productName: string;
  readonly version: string;
  readonly type: string;
  readonly homepage?: string;
  readonly repository?: unknown;
  readonly dependencies: Readonly<Record<string, string>>;
}

function manifestOf(root: string): Manifest {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
}

/** What these outputs are made of; `base` is the folder that the names of assets are relative to. */
export function madeOf(base: string, outputs: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): MadeOf {
  return outputs.flatMap((one) =>
    one.type === 'chunk'
      ? [...one.moduleIds, ...one.imports, ...one.dynamicImports]
      : one.originalFileNames.map((file) => resolve(base, file)),
  );
}
