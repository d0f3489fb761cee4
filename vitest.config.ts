import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { generateWords } from './scripts/words/generate.ts';

generateWords(import.meta.dirname);

/**
 * No module keeps a state that one file could leave to the next, and loading them anew for each file is a good part of the
 * time. The limits end what hangs; on a busy machine everything takes longer.
 */
const SHARED = { isolate: false, testTimeout: 300_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } } as const;

interface Suite {
  readonly globalSetup?: string[];
  readonly maxWorkers?: number;
  readonly retry?: number;
  readonly sequence?: { readonly groupOrder: number };
}

/** How many files of a suite run at once. Vitest wants suites that differ in it to be of different groups. */
const workers = (maxWorkers: number) => ({ maxWorkers, sequence: { groupOrder: maxWorkers } });

/** For suites that start our programs. */
const BUILT = { globalSetup: ['test/support/built.ts'] };

/**
 * For suites that drive windows of real browsers, which a busy machine can hold up at any moment. `npm test` names each test
 * that needed its second attempt.
 */
const WINDOWS = { ...BUILT, retry: 1 };

/** A suite that crosses folders: the tests in `test/<name>`. */
function suite(name: string, more: Suite = {}) {
  const include = [`test/${name}/**/*.test.ts`];
  const setupFiles = ['test/support/games.ts'];
  return {
    test: {
      ...SHARED,
      name,
      environment: 'node' as const,
      setupFiles,
      include,
      ...workers(1),
      ...more,
    },
  };
}

export default defineConfig({
  // Beside the sources and not in node_modules, which another checkout may share.
  cacheDir: '.cache/vite',
  test: {
    reporters: ['default'],
    projects: [
      {
        test: {
          ...SHARED,
          name: 'unit',
          ...workers(2),
          environment: 'node',
          setupFiles: ['test/support/games.ts'],
          include: [
            '{app,electron,firmware-protocol,host,rulebook,scripts,words}/**/*.test.ts',
            'games/*/{rules,schema,words}/**/*.test.ts',
          ],
        },
      },
      {
        plugins: [svelte({ configFile: resolve(import.meta.dirname, 'svelte.config.js') })],
        resolve: { conditions: ['browser'] },
        test: {
          ...SHARED,
          name: 'components',
          ...workers(1),
          environment: 'happy-dom',
          include: ['renderer/**/*.test.ts', 'games/*/{console,table}/**/*.test.ts'],
          // The window is shared as the modules are: this makes it blank again.
          setupFiles: ['test/support/screens.ts', 'test/support/blank-page.ts'],
        },
      },
      suite('repository'),
      suite('serial', { ...BUILT, ...workers(3) }),
      suite('firmware'),
      suite('record'),
      suite('edges', { ...BUILT, ...workers(3) }),
      suite('secrecy', { ...BUILT, ...workers(2) }),
      suite('shipping'),
      suite('electron', { ...WINDOWS, ...workers(2) }),
      suite('browser', { ...WINDOWS, ...workers(3) }),
      suite('screens', { ...WINDOWS, globalSetup: ['test/screens/serve.ts'] }),
    ],
  },
});
