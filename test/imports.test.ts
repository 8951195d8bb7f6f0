import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Where files live, most particular place first. The first `*` of a place is one place for each name that fits: two games are
 * two places, and so neither is `itself` to the other.
 */
const PLACES = [
  ['board-kit', 'src/web/board-kit/'],
  ['picture-kit', 'src/cli/picture-kit/'],
  ['look', 'src/web/look/'],
  ['words', 'src/web/messages/'],
  ['reader', 'src/web/store/settings.ts'],
  ['reader', 'src/web/use-media.ts'],
  ['server-entry', 'src/server/main.ts'],
  ['speech', 'src/games/speech/'],
  ['list', 'src/games/index.ts'],
  ['list', 'src/games/list.ts'],
  ['contract', 'src/games/game-folder.ts'],
  ['folder', 'src/games/*/folder.ts'],
  ['terminal', 'src/games/*/terminal'],
  ['scenes', 'src/games/*/board/scenes.ts'],
  ['board', 'src/games/*/board/'],
  ['board', 'src/games/*/messages/*/board.ts'],
  ['board', 'src/games/*/messages/*/guide.ts'],
  ['game', 'src/games/*/'],
  ['games', 'src/games/'],
  ['kernel', 'src/kernel/'],
  ['bots', 'src/bots/'],
  ['puzzles', 'src/puzzles/'],
  ['protocol', 'src/protocol/'],
  ['protocol', 'src/protocol.ts'],
  ['host', 'src/host/'],
  ['server', 'src/server/'],
  ['web', 'src/web/'],
  ['balance', 'src/balance/'],
  ['cli', 'src/cli/'],
  ['test', 'test/'],
  ['bench', 'bench/'],
] as const;

type Place = (typeof PLACES)[number][0];
type Direction = Place | 'itself' | 'own game' | 'own terminal';

const RULES_AND_BOTS = ['kernel', 'game', 'games', 'list', 'bots'] as const;
const EVERYTHING = [...new Set(PLACES.map(([place]) => place))];

/** Who may import whom. Everything not listed points the wrong way. */
const MAY_IMPORT: Record<Place, readonly Direction[]> = {
  kernel: ['itself'],
  speech: ['itself', 'kernel'],
  contract: ['kernel', 'picture-kit'],
  game: ['itself', 'kernel', 'speech', 'contract'],
  folder: ['own game', 'own terminal', 'contract'],
  terminal: ['itself', 'kernel', 'speech', 'own game', 'picture-kit'],
  games: ['itself', 'kernel', 'game'],
  list: ['itself', 'kernel', 'folder', 'contract'],
  bots: ['itself', 'kernel', 'game', 'list'],
  puzzles: ['itself', 'kernel', 'bots'],
  protocol: ['itself', 'kernel'],
  host: ['itself', 'kernel', 'bots', 'protocol'],
  look: ['itself'],
  words: ['itself', 'kernel', 'protocol', 'reader', 'speech'],
  // What the reader has chosen, and what the screen is like.
  reader: ['itself', 'words', 'web', 'kernel'],
  'board-kit': ['itself', 'kernel', 'protocol', 'look', 'words', 'reader'],
  'picture-kit': ['itself', 'kernel'],
  board: ['itself', 'kernel', 'speech', 'own game', 'board-kit', 'look'],
  // Positions to photograph are arranged as tests arrange them.
  scenes: ['board-kit', 'test'],
  server: ['itself', 'server-entry', 'protocol', 'host', ...RULES_AND_BOTS],
  'server-entry': ['itself', 'server', 'protocol', 'host', ...RULES_AND_BOTS],
  // The list would bring the rules of every game with the first page: the app brings those of one game by `loadGame`.
  web: [
    'itself',
    'board-kit',
    'look',
    'words',
    'reader',
    'board',
    'contract',
    'protocol',
    'host',
    'kernel',
    'game',
    'games',
    'bots',
    'puzzles',
  ],
  balance: ['itself', 'picture-kit', ...RULES_AND_BOTS],
  cli: ['itself', 'balance', 'puzzles', 'server-entry', 'picture-kit', 'contract', ...RULES_AND_BOTS],
  test: EVERYTHING,
  bench: EVERYTHING,
};

interface Spot {
  place: Place;
  /** The game's folder, where there is one. */
  game: string | undefined;
  isTest: boolean;
}

/** Tests and what helps them. */
const TEST = /\.test\.tsx?$|\/testing(\.ts$|\/)/;

function locate(path: string): Spot | undefined {
  const isTest = TEST.test(path);
  for (const [place, pattern] of PLACES) {
    const [start, ...rest] = pattern.split('*').map((part) => part.replaceAll('.', String.raw`\.`));
    const found = new RegExp(`^${start}${rest.map((part) => `([^/]+)${part}`).join('')}`).exec(path);
    if (found !== null) return { place, game: found[1], isTest };
  }
  return undefined;
}

interface Import {
  line: number;
  specifier: string;
}

const FROM = /^[ \t]*(?:import|export)\s+[\w\s{},*$]*?from\s*(['"])(.+?)\1/gm;
const BARE = /^[ \t]*import\s*(['"])(.+?)\1/gm;
const CALLED = /^(?![ \t]*(?:\/\/|\*)).*?\bimport\s*\(\s*(['"`])(.+?)\1/gm;

function findImports(source: string): Import[] {
  return [FROM, BARE, CALLED]
    .flatMap((form) => [...source.matchAll(form)])
    .map(({ 0: statement, 2: specifier = '', index }) => ({
      line: source.slice(0, index + statement.length).split('\n').length,
      specifier,
    }));
}

function isAllowed(from: Spot, to: Spot): boolean {
  if (from.isTest && ['test', 'list', 'picture-kit'].includes(to.place)) return true;
  // A test of the rules may look whether the own board has words for what they say.
  if (from.isTest && to.place === 'board' && from.game === to.game) return true;
  return MAY_IMPORT[from.place].some((direction) => {
    if (direction === 'itself') return from.place === to.place && from.game === to.game;
    if (direction === 'own game') return to.place === 'game' && from.game === to.game;
    if (direction === 'own terminal') return to.place === 'terminal' && from.game === to.game;
    return direction === to.place;
  });
}

/** Gives every import that points the wrong way, as `file:line` and what it says. */
function findOffences(files: Record<string, string>): string[] {
  return Object.entries(files).flatMap(([path, source]) => {
    const from = locate(path);
    if (!from) return [`${path}: stands in no folder that the table of imports knows`];
    return findImports(source)
      .filter(({ specifier }) => specifier.startsWith('.'))
      .map((found) => ({ ...found, target: normalize(join(dirname(path), found.specifier)) }))
      .flatMap(({ line, target }) => {
        const to = locate(target);
        if (!to || isAllowed(from, to)) return [];
        return [`${path}:${line}: ${from.place} must not import ${target}`];
      });
  });
}

function readSources(): Record<string, string> {
  const paths = ['src', 'test', 'bench'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  );
  const sources = paths.filter(
    (path) => /\.(ts|tsx|mts)$/.test(path) && !path.endsWith('.d.ts') && !path.includes('/node_modules/'),
  );
  return Object.fromEntries(sources.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}

test('imports only point downwards', () => {
  const sources = readSources();
  expect(Object.keys(sources)).toContain('test/imports.test.ts');
  expect(findOffences(sources)).toEqual([]);
});

const chess = 'src/games/chess/position.ts';

test.each([
  ['src/kernel/steps.ts', '../games/index.ts'],
  ['src/kernel/steps.ts', '../../test/laws.ts'],
  [chess, '../go/position.ts'],
  [chess, './board/index.tsx'],
  [chess, '../index.ts'],
  [chess, './terminal.ts'],
  [chess, './messages/en/board.ts'],
  ['src/games/chess/folder.ts', './board/index.ts'],
  ['src/games/chess/terminal.ts', '../../cli/main.ts'],
  ['src/games/chess/terminal.ts', '../go/position.ts'],
  ['src/web/games.ts', '../games/index.ts'],
  [chess, '../../bots/random.ts'],
  [chess, '../../../test/games/kit/rule.ts'],
  ['src/games/index.ts', './chess/board/index.tsx'],
  ['src/games/chess/board/index.tsx', '../../go/data.ts'],
  ['src/games/chess/board/index.tsx', '../../go/board/index.tsx'],
  ['src/games/chess/board/index.tsx', '../../../web/table.tsx'],
  ['src/bots/random.ts', '../server/main.ts'],
  ['src/bots/random.ts', '../games/chess/board/index.tsx'],
  ['src/server/http.ts', '../web/main.tsx'],
  ['src/web/table.tsx', '../server/http.ts'],
  ['src/web/board-kit/place.tsx', '../table.tsx'],
  ['src/cli/serve.ts', '../server/http.ts'],
  ['src/protocol/messages.ts', '../games/index.ts'],
  ['src/host/enter.ts', '../server/main.ts'],
  ['src/host/enter.ts', '../web/main.tsx'],
  ['src/host/enter.ts', '../games/index.ts'],
  ['src/protocol/messages.ts', '../host/enter.ts'],
  ['src/cli/bench.ts', '../../bench/main.ts'],
])('%s must not import %s', (path, specifier) => {
  const forms = [
    `import { a } from '${specifier}';`,
    `import {\n  a,\n  type B,\n} from "${specifier}";`,
    `import '${specifier}';`,
    `import * as all from '${specifier}?raw';`,
    `export { a } from '${specifier}';`,
    `export * from '${specifier}';`,
    `const a = await import('${specifier}');`,
  ];
  for (const form of forms) {
    expect(findOffences({ [path]: `// first line\n${form}\n` }), form).toEqual([expect.stringContaining(`${path}:`)]);
  }
});

test.each([
  [chess, '../../kernel/steps.ts'],
  [chess, './data.ts'],
  ['src/games/chess/steps/castle.test.ts', '../../../../test/games/kit/rule.ts'],
  ['src/games/chess/steps/castle.test.ts', '../messages/en/board.ts'],
  ['src/games/chess/board/index.tsx', '../score.ts'],
  ['src/games/chess/board/index.tsx', '../../../web/board-kit/place.tsx'],
  ['src/games/list.ts', './chess/folder.ts'],
  ['src/games/index.ts', './list.ts'],
  ['src/games/chess/folder.ts', './terminal.ts'],
  ['src/games/chess/manifest.ts', '../game-folder.ts'],
  ['src/games/chess/terminal.ts', '../../cli/picture-kit/columns.ts'],
  ['src/web/game-list.ts', '../games/game-folder.ts'],
  ['src/web/match/replay.test.ts', '../../games/index.ts'],
  ['src/bots/search.ts', '../games/index.ts'],
  ['src/cli/serve.ts', '../server/main.ts'],
  ['src/server/main.ts', './http.ts'],
  ['src/web/main.tsx', '../games/chess/board/index.tsx'],
  ['src/web/connection.ts', '../protocol/messages.ts'],
  ['src/protocol/messages.ts', '../kernel/match.ts'],
  ['src/host/enter.ts', '../protocol/encode.ts'],
  ['src/server/room/room.ts', '../../host/table.ts'],
  ['src/web/connection/host.ts', '../../host/table.ts'],
  ['src/kernel/match.test.ts', '../../test/toys/index.ts'],
  ['bench/main.ts', '../src/server/http.ts'],
  ['test/laws.test.ts', '../src/games/index.ts'],
])('%s may import %s', (path, specifier) => {
  expect(findOffences({ [path]: `import { a } from '${specifier}';\n` })).toEqual([]);
});

test('what a table is knows neither Node nor browsers', () => {
  const packages = Object.entries(readSources())
    .filter(([path]) => path.startsWith('src/host/') && !path.endsWith('.test.ts'))
    .flatMap(([path, source]) => findImports(source).map(({ specifier }) => `${path} ${specifier}`))
    .filter((found) => !/ \.\.?\//.test(found));
  expect(packages).toEqual([]);
});

test('an offence names its file and line', () => {
  const source = "import { b } from './b.ts';\n\nimport {\n  a,\n} from '../games/index.ts';\n";
  expect(findOffences({ 'src/kernel/a.ts': source })).toEqual([
    'src/kernel/a.ts:5: kernel must not import src/games/index.ts',
  ]);
});

/** What a file takes from another while it runs, by path: what is imported as a type alone is not there any more. */
function valueImports(path: string, source: string): string[] {
  return [...source.matchAll(TAKEN), ...source.matchAll(BARE)]
    .filter(({ groups }) => groups === undefined || takesValues(groups.what ?? ''))
    .map(({ groups, 2: bare = '' }) => groups?.from ?? bare)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => normalize(join(dirname(path), specifier.replace(/\?.*$/, ''))));
}

const TAKEN = /^[ \t]*(?:import|export)\s+(?<what>[\w\s{},*$]*?)\s*from\s*(['"])(?<from>.+?)\2/gm;

function takesValues(what: string): boolean {
  if (/^type\s/.test(what)) return false;
  const [, named] = /^\{([^}]*)\}$/.exec(what.trim()) ?? [];
  return named === undefined || named.split(',').some((name) => /^\s*(?!type\s)\S/.test(name));
}

/** Every way that leads from a file back to itself, as `a -> b -> a`; each cycle once, from where the search came into it. */
function findCycles(files: Record<string, string>): string[] {
  const imports = new Map(Object.entries(files).map(([path, source]) => [path, valueImports(path, source)]));
  const done = new Set<string>();
  const cycles: string[] = [];
  const way: string[] = [];
  const visit = (path: string) => {
    const start = way.indexOf(path);
    if (start >= 0) cycles.push([...way.slice(start), path].join(' -> '));
    if (start >= 0 || done.has(path)) return;
    way.push(path);
    for (const next of imports.get(path) ?? []) visit(next);
    way.pop();
    done.add(path);
  };
  for (const path of imports.keys()) visit(path);
  return cycles;
}

test('no file imports itself by way of others', () => {
  const sources = Object.entries(readSources()).filter(([path]) => path.startsWith('src/'));
  expect(sources.length).toBeGreaterThan(1000);
  expect(findCycles(Object.fromEntries(sources))).toEqual([]);
});

test('a cycle is named by the way round, wherever the search begins', () => {
  const files = {
    'src/a.ts': "import { b } from './x/b.ts';\n",
    'src/x/b.ts': "import {\n  type A,\n  c,\n} from '../c.ts';\n",
    'src/c.ts': "export { a } from './a.ts';\nimport './d.ts';\n",
    'src/d.ts': "import * as c from './c.ts';\n",
  };
  expect(findCycles(files)).toEqual([
    'src/a.ts -> src/x/b.ts -> src/c.ts -> src/a.ts',
    'src/c.ts -> src/d.ts -> src/c.ts',
  ]);
});

test('types go round in no cycle', () => {
  const files = {
    'src/a.ts':
      "import type { B } from './b.ts';\nimport { type C, type D } from './b.ts';\nexport type { E } from './b.ts';\n",
    'src/b.ts': "import { a } from './a.ts';\n",
  };
  expect(findCycles(files)).toEqual([]);
});

test('packages, comments and words in texts are no imports of ours', () => {
  const source = [
    "import pc from 'picocolors';",
    "// import { a } from '../games/index.ts';",
    " * import('../games/index.ts')",
    'const text = "moves away from \'../games/index.ts\'";',
  ];
  expect(findOffences({ 'src/kernel/a.ts': source.join('\n') })).toEqual([]);
});

test('a folder the table does not know is an offence', () => {
  expect(findOffences({ 'src/utils/a.ts': '' })).toEqual([expect.stringContaining('src/utils/a.ts')]);
});
