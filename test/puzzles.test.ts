import { statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FOLDERS } from '../src/games/index.ts';
import { TRIERS_VERSION } from '../src/kernel/puzzle.ts';
import { recheck } from '../src/puzzles/check.ts';
import { follow } from '../src/puzzles/line.ts';
import { lineOf, questOf } from '../src/puzzles/replayed.ts';

const FEWEST = 50;
const MOST_BYTES = 300_000;
/** The whole of them is solved again by `underbridge puzzles <game> --check`. */
const REPLAYED = 8;
const SOLVED = 1;

describe.each(FOLDERS.filter(({ puzzles }) => puzzles !== undefined))(
  'the puzzles of $game.id',
  ({ game, puzzles: load }) => {
    test('were dug with the rules and bots of today', async () => {
      const { found } = (await load?.()) ?? {};
      const again = `run: npm run underbridge -- puzzles ${game.id} --check`;
      expect({ version: found?.version, triers: found?.triers }, again).toEqual({
        version: game.version,
        triers: TRIERS_VERSION,
      });
      expect(found?.puzzles.filter(({ withdrawn }) => withdrawn !== true).length).toBeGreaterThanOrEqual(FEWEST);
      expect(statSync(new URL(`../src/games/${game.id}/puzzles/found.json`, import.meta.url)).size).toBeLessThan(
        MOST_BYTES,
      );
      const ids = found?.puzzles.map(({ id }) => id) ?? [];
      expect(new Set(ids).size).toBe(ids.length);
    });

    test('have words for their goals', async () => {
      const { goals, puzzleWords } = (await load?.()) ?? { goals: [], puzzleWords: {} };
      for (const { id } of goals)
        for (const kind of ['goal', 'theme', 'nudge', 'brought']) expect(puzzleWords).toHaveProperty([`${kind}.${id}`]);
    });

    test('can be played to what they promise; some are solved again', async () => {
      const { goals, found } = (await load?.()) ?? { goals: [], found: undefined };
      if (found === undefined) throw new Error(`${game.id} has no puzzles`);
      const again = `run: npm run underbridge -- puzzles ${game.id} --check`;
      const step = Math.ceil(found.puzzles.length / REPLAYED);
      const sample = found.puzzles.filter((puzzle, i) => i % step === 0 && puzzle.withdrawn !== true);
      for (const puzzle of sample) {
        const quest = questOf(game, goals, found, puzzle);
        if (quest === undefined) throw new Error(`${puzzle.id} is gone; ${again}`);
        let value = Number.NaN;
        let position = quest.from;
        for (const move of lineOf(quest, puzzle)) ({ position, value } = follow(quest, position, move));
        expect(value, `${puzzle.id}; ${again}`).toBe(puzzle.best);
      }
      const small = sample.toSorted((one, other) => one.line.length - other.line.length).slice(0, SOLVED);
      for (const puzzle of small) expect(recheck(game, goals, found, puzzle), `${puzzle.id}; ${again}`).toEqual(puzzle);
    });
  },
);
