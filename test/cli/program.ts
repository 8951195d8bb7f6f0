import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import type { Command } from '../../src/cli/command.ts';
import { COMMANDS } from '../../src/cli/commands.ts';
import { runProgram, type Surroundings } from '../../src/cli/program.ts';
import { bundleInto } from '../bundled.ts';
import { within } from '../waiting.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** In milliseconds: the programs that tests run compute for a second or two on a quiet machine. */
const LONGEST_RUN = 60_000;

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface BotContext {
  /** What is typed, line by line; then the input ends. */
  readonly lines?: readonly (string | number)[];
  readonly env?: Readonly<Record<string, string>>;
}

/** The program, in a folder of its own. */
interface Program {
  /** A path in the folder where the program runs. */
  path(name: string): string;
  run(typed: string, context?: BotContext): Promise<Ran>;
}

/** The program as it is delivered, in processes of its own. */
interface BuiltProgram extends Program {
  start(typed: string, env?: Readonly<Record<string, string>>): ChildProcessWithoutNullStreams;
  /** Waits for the end of a program that was started, and gives its exit code. */
  ended(child: ChildProcessWithoutNullStreams): Promise<number | null>;
}

/** The built program in a folder of its own, for the tests of a file. */
export function builtProgram(): BuiltProgram {
  const home = mkdtempSync(join(tmpdir(), 'underbridge-cli-'));
  const work = join(home, 'work');

  beforeAll(async () => {
    mkdirSync(work);
    writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
    symlinkSync(join(ROOT, 'node_modules'), join(home, 'node_modules'), 'junction');
    await bundleInto(join(home, 'dist'), 'programs', {
      cli: 'src/cli/main.ts',
      'simulate-worker': 'src/cli/simulate-worker.ts',
      'ladder-worker': 'src/cli/ladder-worker.ts',
      'train-worker': 'src/cli/train-worker.ts',
      'calibrate-worker': 'src/cli/calibrate-worker.ts',
    });
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  const start = (typed: string, env: Readonly<Record<string, string>> = {}) => {
    const { FORCE_COLOR: _force, NO_COLOR: _no, ...rest } = process.env;
    return spawn(process.execPath, [join(home, 'dist', 'cli.js'), ...splitWords(typed)], {
      cwd: work,
      env: { ...rest, ...env },
    });
  };

  const ended = async (child: ChildProcessWithoutNullStreams, words = () => '') => {
    const closed = new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    try {
      return await within(
        () => `${child.spawnargs.slice(1).join(' ')} to end; it said: ${words()}`,
        closed,
        LONGEST_RUN,
      );
    } finally {
      child.kill();
    }
  };

  return {
    path: (name) => join(work, name),
    start,
    ended,
    async run(typed, { lines = [], env } = {}) {
      const child = start(typed, env);
      let out = '';
      let err = '';
      child.stdout.setEncoding('utf8').on('data', (chunk) => {
        out += chunk;
      });
      child.stderr.setEncoding('utf8').on('data', (chunk) => {
        err += chunk;
      });
      // A program that has ended before it read everything is what some tests are about.
      child.stdin.on('error', () => {});
      child.stdin.end(inputOf(lines));
      const code = await ended(child, () => out + err);
      return { code, out, err };
    },
  };
}

function splitWords(typed: string): string[] {
  return typed.split(' ').filter((word) => word !== '');
}

function inputOf(lines: readonly (string | number)[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

/** The same program within the process of the tests: much sooner done, where no process of its own is needed. */
export function programHere(commands: readonly Command[] = COMMANDS): Program {
  const work = mkdtempSync(join(tmpdir(), 'underbridge-here-'));
  const before = process.cwd();
  beforeAll(() => process.chdir(work));
  afterAll(() => {
    process.chdir(before);
    rmSync(work, { recursive: true, force: true });
  });

  return {
    path: (name) => join(work, name),
    async run(typed, { lines = [], env = {} } = {}) {
      const [input, output, errors] = [new PassThrough(), new PassThrough(), new PassThrough()];
      const around: Surroundings = {
        stdin: input as unknown as Surroundings['stdin'],
        stdout: output as unknown as Surroundings['stdout'],
        stderr: errors as unknown as Surroundings['stderr'],
        env,
        exitCode: undefined,
        exit: process.exit,
      };
      input.end(inputOf(lines));
      const heard = Promise.all([text(output), text(errors)]);
      await runProgram(splitWords(typed), commands, around);
      output.end();
      errors.end();
      const [out, err] = await heard;
      return { code: Number(around.exitCode), out, err };
    },
  };
}
