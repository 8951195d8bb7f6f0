import { setup } from './setup.mjs';
import { LINT, RULES, runInOrder, TYPES, tests } from './stages.mjs';

// `npm run check -- main` runs the tests of what changed since that commit or branch.
const [since] = process.argv.slice(2);

await setup('testing', { builds: false });
process.exitCode = await runInOrder([
  TYPES,
  LINT,
  RULES,
  tests(['--changed', ...(since === undefined ? [] : [since]), '--passWithNoTests']),
]);
