import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { compiledSources } from './scripts/compile.mjs';

/** What takes longest, as measured, from the longest on: begun last, it would keep one core waiting for the other. */
const LONG = [
  'test/server/kill',
  'test/server/fuzz',
  'test/laws/',
  'test/server/',
  'test/browser/',
  'src/bots/bots',
  'src/server/socket/hint',
  'src/cli/simulat',
  'src/cli/',
  'src/server/',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = LONG.findIndex((part) => moduleId.replaceAll('\\', '/').includes(part));
      return index < 0 ? LONG.length : index;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

/** Modules as vite hands them out play three times slower than Node's own: so tests get our sources compiled beforehand. */
function compiled(): Plugin {
  let sources: ReadonlyMap<string, string> = new Map();
  return {
    name: 'compiled-sources',
    enforce: 'pre',
    async configureVitest({ vitest }) {
      // Whoever watches wants to see what they change.
      if (!vitest.config.watch) sources = await compiledSources();
    },
    resolveId(source, importer) {
      if (importer === undefined || !source.startsWith('.')) return undefined;
      return sources.get(resolve(dirname(importer), source));
    },
  };
}

export default defineConfig({
  plugins: [compiled()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}', 'bench/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    globalSetup: ['src/server/testing/global-setup.ts', 'test/browser/global-setup.ts'],
    // Whatever a test waits for may take its time on a slow machine that does much else.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Processes, not threads: tests start workers, servers and databases, and one that dies takes only itself along.
    pool: 'forks',
    execArgv: ['--enable-source-maps'],
    sequence: { sequencer: LongestFirst },
    // On two cores vitest by itself would use only one.
    maxWorkers: availableParallelism(),
  },
});
