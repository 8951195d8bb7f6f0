import { serve } from '../../src/server/main.ts';
import type { Wishes } from '../../src/server/settings.ts';
import { GAMES } from './all-games.ts';

/** The server as it is delivered, with settings that no environment variable can give it, and with toys to play. */
const wishes = JSON.parse(process.argv[2] ?? '{}') as Wishes;
const botGames = new URL('./all-games.js', import.meta.url).href;

// Whoever started it holds the other end: when they are gone, however they went, so is it.
process.stdin.resume().on('end', () => process.exit(1));

serve({ ...wishes, games: GAMES, botGames }, (url) => process.stdout.write(`${url}\n`)).then(
  (exitCode) => process.exit(exitCode),
  (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  },
);
