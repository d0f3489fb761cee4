import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from '../../app/cli/build.ts';
import { THREADS } from '../../scripts/parts.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, '.cache/bundled');

/** Programs that suites start repeatedly, by their place among the sources. */
const PROGRAMS = ['app/cli/start', 'test/serial/fire/host-process', 'test/soak/hall/hall-program'] as const;
type Program = (typeof PROGRAMS)[number];

/** The program as a file that starts in a quarter of the time that its sources take. */
export function bundled(program: Program): string {
  return join(FOLDER, `${program}.js`);
}

/** Vitest's global setup of the suites that start programs: no file may build while others run. */
export default async function setUp(): Promise<void> {
  // `npm test` has already built it.
  if (process.env['REFEREE_BUILT'] === 'yes') return;
  await buildStale(ROOT, ['renderer', 'electron']);
  await bundlePrograms();
}

/** Bundles the programs into a folder that looks to them like the project's own. */
export async function bundlePrograms(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  // It holds their version. There is no builder, so nothing is built while they run.
  cpSync(join(ROOT, 'package.json'), join(FOLDER, 'package.json'));
  symlinkSync(join(ROOT, 'dist'), join(FOLDER, 'dist'), 'junction');
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: FOLDER,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: {
        input: { ...Object.fromEntries(PROGRAMS.map((program) => [program, join(ROOT, `${program}.ts`)])), ...THREADS },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}
