import { createColors } from 'picocolors';
import type { Colours } from './picture-kit/picture.ts';

/** Where a command reads and writes, and what can be seen there. */
export interface Terminal {
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream;
  readonly errors: NodeJS.WriteStream;
  readonly colours: Colours;
  readonly columns: number;
  /** Somebody sits there and reads along. */
  readonly isLive: boolean;
  print(line?: string): void;
}

const NARROWEST = 60;
const WIDEST = 100;
const USUAL = 80;

type Streams = Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr' | 'env'>;

export function terminalOf({ stdin, stdout, stderr, env }: Streams): Terminal {
  return {
    input: stdin,
    output: stdout,
    errors: stderr,
    colours: createColors(wantsColour(stdout.isTTY === true, env)),
    columns: Math.min(WIDEST, Math.max(NARROWEST, stdout.columns ?? USUAL)),
    isLive: stdin.isTTY === true && stdout.isTTY === true,
    print(line = '') {
      stdout.write(`${line}\n`);
    },
  };
}

function wantsColour(isTerminal: boolean, env: NodeJS.ProcessEnv): boolean {
  if (env.NO_COLOR) return false;
  return Boolean(env.FORCE_COLOR) || (isTerminal && env.TERM !== 'dumb');
}
