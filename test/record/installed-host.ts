import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '../..');

/** A copy of the host as one file, which starts in a fraction of the time; its pages are blank. */
export interface InstalledHost {
  /** What `npm start` starts. */
  readonly start: string;
  remove(): void;
}

/** Made of the very file that `npm start` runs. */
export async function installHost(): Promise<InstalledHost> {
  const folder = mkdtempSync(join(tmpdir(), 'referee-host-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '0.1.0', type: 'module' }));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'dist/renderer'), { recursive: true });
  for (const page of ['console.html', 'table.html']) writeFileSync(join(folder, 'dist/renderer', page), '');
  await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: join(ROOT, 'app/cli/start.ts'),
      outDir: join(folder, 'app/cli'),
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'start.js' } },
    },
  });
  return { start: join(folder, 'app/cli/start.js'), remove: () => rmSync(folder, { recursive: true }) };
}
