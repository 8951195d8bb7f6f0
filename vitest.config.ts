import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type ProjectConfig, type TestSpecification } from 'vitest/node';
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

const TESTS = '**/*.test.{ts,tsx}';
/** Tests that start no server, database or browser. */
const PURE = ['src/kernel', 'src/games', 'src/bots', 'src/protocol', 'test/games'].map(
  (folder) => `${folder}/${TESTS}`,
);

const BROWSER = `test/browser/${TESTS}`;

/** Tests wait for servers, databases and browsers four tenths of their time: one worker more than there are cores keeps all busy. */
const WORKERS = availableParallelism() + 1;

const common: ProjectConfig = {
  // For tests that compute or play whole matches. Every single wait has a limit of seconds: see test/waiting.ts.
  testTimeout: 600_000,
  hookTimeout: 60_000,
  // Processes, not threads: tests start workers, servers and databases, and one that dies takes only its process along.
  pool: 'forks',
  // A new process with its modules for every file would cost more than most files do. No file leaves anything behind: servers,
  // databases and browser profiles are its own.
  isolate: false,
  execArgv: ['--enable-source-maps'],
  maxWorkers: WORKERS,
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    maxWorkers: WORKERS,
    projects: [
      { plugins: [compiled()], test: { ...common, name: 'rules', include: PURE, setupFiles: 'test/fixed-seed.ts' } },
      {
        plugins: [compiled()],
        test: {
          ...common,
          name: 'everything else',
          include: [`{src,test,bench,scripts}/${TESTS}`],
          exclude: [...configDefaults.exclude, ...PURE, BROWSER],
          setupFiles: 'test/fixed-seed.ts',
          globalSetup: 'test/server/kit/global-setup.ts',
        },
      },
      {
        plugins: [compiled()],
        test: {
          ...common,
          name: 'browser',
          include: [BROWSER],
          globalSetup: 'test/browser/global-setup.ts',
          // Whole matches of hundreds of clicks, on machines that may do much else; before the first, the app is built.
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
