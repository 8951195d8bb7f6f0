import { COMMANDS } from './commands.ts';
import { runProgram } from './program.ts';

await runProgram(process.argv.slice(2), COMMANDS, process);
