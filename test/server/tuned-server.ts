import { createInterface } from 'node:readline';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { REAL_TIME, type Time } from '../../src/host/time.ts';
import { serve } from '../../src/server/main.ts';
import type { Overrides } from '../../src/server/settings.ts';
import { GAMES } from './all-games.ts';
import { GAMES as NEXT_GAMES } from './next-games.ts';

export interface TunedSettings extends Omit<Overrides, 'time'> {
  /** How many times faster than elsewhere the time passes that matches are timed by. */
  readonly timesFaster?: number;
  /** In milliseconds: how far ahead the clock of its machine is. */
  readonly clockAhead?: number;
  /** Whether it is a program of tomorrow: see `next-games.ts`. */
  readonly nextRules?: boolean;
}

/** The server as it is delivered, with settings that no environment variable can give it, and with toys to play. */
const {
  timesFaster,
  clockAhead = 0,
  nextRules = false,
  ...overrides
} = JSON.parse(process.argv[2] ?? '{}') as TunedSettings;
const machine = Date.now;
let ahead = clockAhead;
Date.now = () => machine() + ahead;
const time = timesFaster === undefined ? undefined : fasterTime(timesFaster);
const games = nextRules ? NEXT_GAMES : GAMES;
const botGames = new URL(nextRules ? './next-games.js' : './all-games.js', import.meta.url).href;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** What whoever started it may say, a line each. */
const ORDERS: Readonly<Record<string, (value: string) => void>> = {
  clock(value) {
    ahead = Number(value);
  },
  heap() {
    collectGarbage();
    process.stdout.write(`heap ${process.memoryUsage().heapUsed}\n`);
  },
};

// Whoever started it holds the other end: when they are gone, however they went, so is it.
createInterface(process.stdin)
  .on('line', (line) => {
    const [order = '', value = ''] = line.split(' ');
    ORDERS[order]?.(value);
  })
  .on('close', () => process.exit(1));

serve({ ...overrides, ...(time && { time }), games, botGames }, (line) => process.stdout.write(`${line}\n`)).then(
  (exitCode) => process.exit(exitCode),
  (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  },
);

function fasterTime(times: number): Time {
  const started = REAL_TIME.now();
  return {
    now: () => started + (REAL_TIME.now() - started) * times,
    elapsed: () => REAL_TIME.elapsed() * times,
    after: (milliseconds, action) => REAL_TIME.after(milliseconds / times, action),
  };
}
