import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default'],
    // Limits end what hangs; on a busy machine everything takes longer.
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          setupFiles: ['test/support/games.ts'],
          include: [
            '{app,electron,firmware-protocol,host,rulebook,scripts,words}/**/*.test.ts',
            'games/*/{rules,schema,words}/**/*.test.ts',
          ],
          // No module keeps a state that one file could leave to the next, and loading them anew is half of the time.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [svelte({ configFile: resolve(import.meta.dirname, 'svelte.config.js') })],
        resolve: { conditions: ['browser'] },
        test: {
          name: 'components',
          environment: 'happy-dom',
          include: ['renderer/**/*.test.ts', 'games/*/{console,table}/**/*.test.ts'],
          // As above; the window itself is made blank again.
          setupFiles: ['test/support/screens.ts', 'test/support/blank-page.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'repository',
          environment: 'node',
          setupFiles: ['test/support/games.ts'],
          include: ['test/repository/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'serial',
          environment: 'node',
          setupFiles: ['test/support/games.ts'],
          include: ['test/serial/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        // Chips have a time of their own: files may run side by side.
        test: {
          name: 'firmware',
          environment: 'node',
          setupFiles: ['test/support/games.ts'],
          include: ['test/firmware/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      ...(['record', 'doors', 'secrecy', 'shipping'] as const).map((name) => ({
        test: {
          name,
          environment: 'node' as const,
          setupFiles: ['test/support/games.ts'],
          include: [`test/${name}/**/*.test.ts`],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      })),
      {
        test: {
          name: 'browser',
          environment: 'node',
          setupFiles: ['test/support/games.ts'],
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/browser/built.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          // A page mostly waits for its table.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'screens',
          environment: 'node',
          setupFiles: ['test/support/games.ts'],
          include: ['test/screens/**/*.test.ts'],
          globalSetup: ['test/screens/serve.ts'],
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'electron',
          environment: 'node',
          setupFiles: ['test/support/games.ts'],
          include: ['test/electron/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
