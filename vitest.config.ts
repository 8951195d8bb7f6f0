import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { compiledSources } from './scripts/compile.mjs';
import { secondsOf } from './scripts/longest.mjs';

/** What takes longest comes first: begun last, it would keep one core waiting for the other. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = ({ moduleId }: TestSpecification) => secondsOf(moduleId);
    return (await super.sort(files)).sort((one, other) => seconds(other) - seconds(one));
  }
}

/** Rules in modules that vite serves run three times slower than in Node's own: so our sources are compiled before the tests. */
function compiled(): Plugin {
  let sources: ReadonlyMap<string, string> = new Map();
  return {
    name: 'compiled-sources',
    enforce: 'pre',
    async configureVitest({ vitest }) {
      // Watching, and finding the tests of what changed, need the sources themselves.
      if (!vitest.config.watch && !vitest.config.changed) sources = await compiledSources();
    },
    resolveId(source, importer) {
      if (importer === undefined || !source.startsWith('.')) return undefined;
      return sources.get(resolve(dirname(importer), source));
    },
  };
}

/** Tests wait for servers, databases and browsers four tenths of their time: one worker more than there are cores keeps all busy. */
const WORKERS = availableParallelism() + 1;

export default defineConfig({
  plugins: [compiled()],
  test: {
    include: ['{src,test,bench,scripts}/**/*.test.{ts,tsx}'],
    sequence: { sequencer: LongestFirst },
    setupFiles: 'test/fixed-seed.ts',
    globalSetup: ['test/server/kit/global-setup.ts', 'test/browser/global-setup.ts'],
    // For tests that compute or play whole matches. Every single wait has a limit of seconds: see test/waiting.ts.
    testTimeout: 600_000,
    hookTimeout: 60_000,
    // Processes, not threads: tests start workers, servers and databases, and one that dies takes only its process along.
    pool: 'forks',
    // A new process with its modules for every file would cost more than most files do. No file leaves anything behind: servers,
    // databases and browser profiles are its own. For the same reason all are one project: a process that has run a file of one
    // project is ended, and its Chromium with it, when the next file in the queue is of another.
    isolate: false,
    execArgv: ['--enable-source-maps'],
    maxWorkers: WORKERS,
  },
});
