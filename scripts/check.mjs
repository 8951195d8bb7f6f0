import { parseArgs } from 'node:util';
import { stagesOf } from './check-game.mjs';
import { refuse } from './root.mjs';
import { setup } from './setup.mjs';
import { LINT, RULES, runInOrder, TYPES, tests } from './stages.mjs';

const HOW = `npm run check                    what changed since the last commit
npm run check -- main            what changed since that commit or branch
npm run check -- --game <id>     everything that must pass for one game`;

function readOptions() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { game: { type: 'string' } } });
    if (positionals.length > 1) throw new Error(`one commit or branch, not ${positionals.join(' ')}`);
    return { game: values.game, since: positionals[0] };
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : error}\n${HOW}`);
  }
}

const { game, since } = readOptions();
const stages =
  game === undefined
    ? [TYPES, LINT, RULES, tests(['--changed', ...(since === undefined ? [] : [since]), '--passWithNoTests'])]
    : stagesOf(game);
await setup('testing', { builds: false });
process.exitCode = await runInOrder(stages);
