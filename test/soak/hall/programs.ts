import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '../../..');

/** The programs of hall and tables, each as one file, which starts in a fraction of the time. */
export interface Programs {
  readonly hall: string;
  readonly tables: string;
  remove(): void;
}

export async function buildPrograms(): Promise<Programs> {
  const folder = mkdtempSync(join(tmpdir(), 'hall-programs-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const input = Object.fromEntries(['hall', 'tables'].map((name) => [name, join(import.meta.dirname, `${name}-program.ts`)]));
  await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'error',
    build: { ssr: true, outDir: folder, target: 'node20', rolldownOptions: { input, output: { entryFileNames: '[name].js' } } },
  });
  const at = (name: string) => join(folder, `${name}.js`);
  return { hall: at('hall'), tables: at('tables'), remove: () => rmSync(folder, { recursive: true }) };
}
