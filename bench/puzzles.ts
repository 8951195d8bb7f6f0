import { FOLDERS } from '../src/games/index.ts';
import { digMatch } from '../src/puzzles/dig.ts';
import { alone, type Bench, type Figure } from './figures.ts';

/** Another one than that of the stored puzzles. */
const SEED = 'bench';
/** As many matches of each game as bring some puzzles of all kinds. */
const MATCHES = 3;

/** What it takes to dig a puzzle out of matches of bots, in CPU time on one core: all that was looked at, shared out among those found. */
export const puzzles: Bench = async ({ begin }) => {
  const figures: Figure[] = [];
  for (const { game, puzzles: load } of FOLDERS) {
    if (load === undefined) continue;
    begin(`puzzles ${game.id}`);
    const { goals, tables } = await load();
    const before = process.cpuUsage();
    let found = 0;
    for (let match = 0; match < MATCHES; match++) {
      found += digMatch(game, goals, tables, { seed: SEED, match }, {}).length;
    }
    const { user, system } = process.cpuUsage(before);
    figures.push(
      alone(`puzzles/${game.id}/found in ${MATCHES} matches`, 'puzzles', found),
      alone(`puzzles/${game.id}/digging one`, 's', (user + system) / 1e6 / Math.max(1, found)),
    );
  }
  return figures;
};
