import { expect, test } from 'vitest';
import { GAMES, gameNamed } from '../../games/index.ts';
import { emptyOutcomes } from './keep.ts';
import { insert, playedMatches } from './outcomes.ts';
import { type Plan, settingOf } from './plan.ts';
import { runMatches } from './run.ts';

function planFor(game: string, seats: number, seed = 'run'): Plan {
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'greedy' : 'random'));
  return { game, seats, options: {}, bots, seed, matches: 9, hurry: 1 };
}

const tables = GAMES.flatMap(({ id, seats }) => seats.map((number) => ({ id, number })));

test.each(tables)(
  'a match ends the same, whoever plays it and with which others: $id for $number',
  ({ id, number }) => {
    const setting = settingOf(planFor(id, number));
    const inOneGo = runMatches(setting, 0, 9);
    const inParts = emptyOutcomes(setting.plan, gameNamed(id));
    for (const [first, count] of [
      [7, 2],
      [0, 3],
      [3, 4],
    ] as const) {
      insert(inParts, first, runMatches(setting, first, count));
    }
    expect(inParts).toEqual(inOneGo);
    expect(playedMatches(inOneGo)).toHaveLength(9);
    expect(runMatches(settingOf(planFor(id, number, 'other seed')), 0, 9)).not.toEqual(inOneGo);
  },
);
