import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { InputError } from '../kernel/table.ts';
import { type Command, EXIT } from './command.ts';
import { text } from './messages.ts';

/** Beside the folder of the built program, where there is a whole repository around it. */
const SCRIPT = fileURLToPath(new URL('../scripts/bench.mjs', import.meta.url));

export const bench: Command = {
  name: 'bench',
  takes: '[...what]',
  about: 'about.bench',
  options: [],
  examples: ['underbridge bench headless', 'underbridge bench headless --json --seconds 2'],
  handsOn: true,
  run({ words }) {
    if (!existsSync(SCRIPT)) throw new InputError(text('bench.elsewhere'));
    const child = spawn(process.execPath, [SCRIPT, ...words], { stdio: 'inherit' });
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (exitCode) => resolve(exitCode ?? EXIT.failed));
    });
  },
};
