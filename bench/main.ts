import { type Command, EXIT } from '../src/cli/command.ts';
import { wholeNumber } from '../src/cli/flags.ts';
import { text } from '../src/cli/messages.ts';
import { runProgram } from '../src/cli/program.ts';
import { InputError, listed } from '../src/kernel/table.ts';
import { BENCHES, type Figure, figureLines, type Measuring } from './figures.ts';

const USUAL_SECONDS = 4;

const bench: Command = {
  name: 'bench',
  takes: '[what]',
  about: 'about.bench',
  options: [
    { flag: '--json', about: 'flag.json' },
    { flag: '--seconds <n>', about: 'flag.seconds' },
  ],
  examples: ['npm run bench -- headless', 'npm run bench -- server --json --seconds 2'],
  async run(request, terminal) {
    const [what] = request.words;
    const wanted = Object.entries(BENCHES).filter(([name]) => what === undefined || what === name);
    if (wanted.length === 0) {
      throw new InputError(text('bench.unknown', { what, benches: listed(Object.keys(BENCHES)) }));
    }
    const measuring: Measuring = {
      seconds: wholeNumber(request, 'seconds', 1, 3600) ?? USUAL_SECONDS,
      begin: (figure) => terminal.errors.write(`${text('bench.measuring', { figure })}\n`),
    };
    const figures: Figure[] = [];
    for (const [, load] of wanted) {
      const run = await load();
      figures.push(...(await run(measuring)));
    }
    if (request.flag('json')) terminal.print(JSON.stringify(figures, undefined, 2));
    else for (const line of figureLines(figures)) terminal.print(line);
    return EXIT.fine;
  },
};

await runProgram(['bench', ...process.argv.slice(2)], [bench], process);
