import { REAL_TIME, type Time } from '../../src/host/time.ts';
import { serve } from '../../src/server/main.ts';
import type { Wishes } from '../../src/server/settings.ts';
import { GAMES } from './all-games.ts';

export interface TunedWishes extends Omit<Wishes, 'time'> {
  /** How many times faster than elsewhere the time passes that matches are timed by. */
  readonly timesFaster?: number;
}

/** The server as it is delivered, with settings that no environment variable can give it, and with toys to play. */
const { timesFaster = 1, ...wishes } = JSON.parse(process.argv[2] ?? '{}') as TunedWishes;
const started = REAL_TIME.now();
const time: Time = {
  now: () => started + (REAL_TIME.now() - started) * timesFaster,
  after: (milliseconds, action) => REAL_TIME.after(milliseconds / timesFaster, action),
};
const botGames = new URL('./all-games.js', import.meta.url).href;

// Whoever started it holds the other end: when they are gone, however they went, so is it.
process.stdin.resume().on('end', () => process.exit(1));

serve({ ...wishes, time, games: GAMES, botGames }, (url) => process.stdout.write(`${url}\n`)).then(
  (exitCode) => process.exit(exitCode),
  (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  },
);
