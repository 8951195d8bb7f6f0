/**
 * Tests that take long, and what cannot change how they end. `test-memory.test.mjs` sees to it that none of them imports
 * what is left out here. All other tests always run.
 */
export const GROUPS = [
  {
    name: 'laws',
    title: 'Laws',
    folders: ['test/laws'],
    unaffectedBy: [
      /^src\/(web|server|cli|protocol)\b/,
      /^src\/games\/[^/]+\/board\//,
      /^test\/(browser|server|golden)\//,
      /^(bench|examples)\//,
    ],
  },
  {
    name: 'command-line',
    title: 'Command line',
    folders: ['src/cli'],
    unaffectedBy: [/^src\/web\//, /^src\/games\/[^/]+\/board\//, /^test\//, /^examples\//],
  },
  {
    name: 'server',
    title: 'Server',
    folders: ['src/server', 'test/server'],
    unaffectedBy: [
      /^src\/(web|cli)\//,
      /^src\/games\/[^/]+\/board\//,
      /^test\/(browser|laws|golden|toys)\//,
      /^bench\//,
    ],
  },
  {
    name: 'browser',
    title: 'Browser',
    folders: ['test/browser'],
    unaffectedBy: [/^src\/cli\//, /^test\/(laws|golden|toys)\//, /^(bench|examples)\//],
  },
];

export function isIn({ folders }, path) {
  return folders.some((folder) => path.startsWith(`${folder}/`));
}
