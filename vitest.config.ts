import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type ProjectConfig, type TestSpecification } from 'vitest/node';
import { compiledSources } from './scripts/compile.mjs';

/** What takes longest, as measured, from the longest on: begun last, it would keep one core waiting for the other. */
const LONG = [
  'test/server/kill',
  'test/server/fuzz',
  'test/laws/',
  'test/server/',
  'test/browser/',
  'src/bots/bots',
  'src/games/cave-troll/sheet/',
  'src/bots/',
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
/** Rules, bots and words. */
const PURE = ['kernel', 'games', 'bots', 'protocol'].map((folder) => `src/${folder}/${TESTS}`);

const BROWSER = `test/browser/${TESTS}`;

/** Tests that start servers, databases and browsers wait for them four tenths of their time: one more than there are cores keeps all busy. */
const WORKERS = availableParallelism() + 1;

const common: ProjectConfig = {
  // Whatever a test waits for may take its time on a slow machine that does much else.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // Processes, not threads: tests start workers, servers and databases, and one that dies takes only its process along.
  pool: 'forks',
  // A process and its modules anew for every file cost more than most files do, and no file leaves anything behind: servers,
  // databases and visitors with their browser profiles are its own.
  isolate: false,
  execArgv: ['--enable-source-maps'],
  maxWorkers: WORKERS,
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    maxWorkers: WORKERS,
    projects: [
      { plugins: [compiled()], test: { ...common, name: 'rules', include: PURE } },
      {
        plugins: [compiled()],
        test: {
          ...common,
          name: 'everything else',
          include: [`{src,test,bench,scripts}/${TESTS}`],
          exclude: [...configDefaults.exclude, ...PURE, BROWSER],
          globalSetup: 'src/server/testing/global-setup.ts',
        },
      },
      {
        plugins: [compiled()],
        test: {
          ...common,
          name: 'browser',
          include: [BROWSER],
          globalSetup: 'test/browser/global-setup.ts',
          // A crowded machine may stall a whole browser. The report names who took the second chance.
          retry: 1,
        },
      },
    ],
  },
});
