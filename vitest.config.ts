import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, from the longest on: begun last, it would keep one core waiting for the other. */
const LONG = ['test/laws/laws.test', 'test/server/', 'test/browser/'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = LONG.findIndex((part) => moduleId.replaceAll('\\', '/').includes(part));
      return index < 0 ? LONG.length : index;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}', 'bench/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    globalSetup: ['src/server/testing/global-setup.ts', 'test/browser/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Processes, not threads: tests start workers, servers and databases, and one that dies takes only itself along.
    pool: 'forks',
    sequence: { sequencer: LongestFirst },
    // On two cores vitest by itself would use only one.
    maxWorkers: availableParallelism(),
  },
});
