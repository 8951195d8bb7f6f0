import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}', 'bench/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    globalSetup: 'src/server/testing/global-setup.ts',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Processes, not threads: tests start workers, servers and databases, and one that dies takes only itself along.
    pool: 'forks',
    // On two cores vitest by itself would use only one.
    maxWorkers: availableParallelism(),
  },
});
