import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { generateWords } from './scripts/words/generate.ts';
import { SUITES } from './test/suites.ts';

generateWords(import.meta.dirname);

/**
 * No module keeps a state that one file could leave to the next, and loading them anew for each file is a good part of the
 * time. The limits end what hangs; on a busy machine everything takes longer.
 */
const SHARED = { isolate: false, testTimeout: 300_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } } as const;

/** The sources' own tests, by their suite, and what else each needs; other suites cross folders: the tests in `test/<name>`. */
const BESIDE_SOURCES: Readonly<
  Record<string, { readonly include: string[]; readonly environment?: string; readonly setupFiles?: string[] }>
> = {
  unit: {
    include: [
      '{app,electron,firmware-protocol,host,rulebook,scripts,words}/**/*.test.ts',
      'games/*/{rules,schema,words}/**/*.test.ts',
    ],
  },
  components: {
    environment: 'happy-dom',
    include: ['renderer/**/*.test.ts', 'games/*/{console,table}/**/*.test.ts'],
    // The window is shared as the modules are: this makes it blank again.
    setupFiles: ['test/support/screens.ts', 'test/support/blank-page.ts'],
  },
};
/** What is done once before the files of a suite, if not what is done for all that start programs. */
const SETUP: Readonly<Record<string, string>> = { screens: 'test/screens/serve.ts', shipping: 'test/shipping/packed-app.ts' };
const FOR_PAGES = {
  plugins: [svelte({ configFile: resolve(import.meta.dirname, 'svelte.config.js') })],
  resolve: { conditions: ['browser'] },
};

export default defineConfig({
  // Beside the sources and not in node_modules, which another checkout may share.
  cacheDir: '.cache/vite',
  test: {
    reporters: ['default'],
    projects: SUITES.map(({ name, workers, isBuilt = false, hasWindows = false }) => ({
      ...(name === 'components' && FOR_PAGES),
      test: {
        ...SHARED,
        name,
        environment: 'node',
        setupFiles: ['test/support/games.ts'],
        include: [`test/${name}/**/*.test.ts`],
        maxWorkers: workers,
        // Vitest wants suites that differ in it to be of different groups.
        sequence: { groupOrder: workers },
        ...(isBuilt && { globalSetup: [SETUP[name] ?? 'test/support/built.ts'] }),
        ...(hasWindows && { retry: 1 }),
        ...BESIDE_SOURCES[name],
      },
    })),
  },
});
