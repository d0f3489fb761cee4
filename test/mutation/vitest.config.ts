import { defineConfig } from 'vitest/config';

/** The unit tests that are run against each change of a line; whatever else a suite would find is not counted. */
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 300_000,
    setupFiles: ['test/support/games.ts'],
    include: ['host/{course,session,sealing,record}/**/*.test.ts', 'rulebook/**/*.test.ts', 'games/*/rules/**/*.test.ts'],
  },
});
