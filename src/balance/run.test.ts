import { expect, test } from 'vitest';
import { TOY_FOLDERS } from '../../test/toys/folders.ts';
import { greedy } from '../bots/greedy.ts';
import { GAMES, gameNamed } from '../games/index.ts';
import { tableFor } from '../kernel/table.ts';
import { insert, playedMatches } from './outcomes.ts';
import { type SimulationPlan, settingOf } from './plan.ts';
import { emptyOutcomes, runMatches } from './run.ts';

/** Enough for three parts that are put together in another order. */
const MATCHES = 3;

function planFor(game: string, seats: number, seed = 'run'): SimulationPlan {
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'greedy' : 'random'));
  return { game, seats, options: {}, bots, seed, matches: MATCHES, hurry: 1 };
}

/** Who plays which matches has nothing to do with how many sit there: the fewest and the most show it. */
const tables = GAMES.flatMap(({ id, seats }) =>
  [...new Set([Math.min(...seats), Math.max(...seats)])].map((number) => ({ id, number })),
);

test.each(tables)(
  'a match ends the same, whoever plays it and with which others: $id for $number',
  ({ id, number }) => {
    const setting = settingOf(planFor(id, number));
    const inOneGo = runMatches(setting, 0, MATCHES);
    const inParts = emptyOutcomes(setting.plan, gameNamed(id));
    insert(inParts, 2, runMatches(setting, 2, 1));
    const firstPart = runMatches(setting, 0, 1);
    insert(inParts, 0, firstPart);
    insert(inParts, 1, runMatches(setting, 1, 1));
    expect(inParts).toEqual(inOneGo);
    expect(playedMatches(inOneGo)).toHaveLength(MATCHES);
    expect(runMatches(settingOf(planFor(id, number, 'other seed')), 0, 1)).not.toEqual(firstPart);
  },
);

test.each(TOY_FOLDERS)(
  'equal bots win equally often from every seat of $manifest.id, where all answer at once',
  ({ game }) => {
    const matches = 600;
    const plan: SimulationPlan = { ...planFor(game.id, 3), bots: ['greedy', 'greedy', 'greedy'], matches };
    const { places } = runMatches({ plan, game, table: tableFor(game, 3), bots: [greedy, greedy, greedy] }, 0, matches);
    const wins = [0, 0, 0];
    for (let first = 0; first < places.length; first += 3) {
      const winners = [0, 1, 2].filter((seat) => places[first + seat] === 1);
      for (const seat of winners) wins[seat] = (wins[seat] ?? 0) + 1 / winners.length;
    }
    // Three standard deviations of a third of so many matches.
    const most = 3 * Math.sqrt(matches * (1 / 3) * (2 / 3));
    for (const won of wins) expect(Math.abs(won - matches / 3)).toBeLessThan(most);
  },
);
