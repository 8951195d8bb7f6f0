import { describe, expect, test } from 'vitest';
import { greedy } from '../bots/greedy.ts';
import { FOLDERS } from '../games/index.ts';
import type { Game, Position, Seat } from '../kernel/game.ts';
import { aloneAt, begin, isMatchOver, play } from '../kernel/match.ts';
import type { PuzzleGoal } from '../kernel/puzzle-goal.ts';
import { randomFor, seedFrom } from '../kernel/random.ts';
import { asked } from '../kernel/steps.ts';
import { tableFor } from '../kernel/table.ts';
import { answersIn, follow } from './line.ts';
import { questIn, type Solution, solve } from './solve.ts';

/** Small enough for a test: larger questions are passed over. */
const PATIENCE = 4000;
const WANTED = 2;

interface Question {
  readonly game: Game;
  readonly goal: PuzzleGoal;
  readonly position: Position;
  readonly seat: Seat;
  readonly solution: Solution;
}

/** The first questions of a match that a goal begins with and that are soon solved. */
function questionsOf(game: Game, goals: readonly PuzzleGoal[], seats: number, options: object): Question[] {
  const { match } = begin(game, tableFor(game, seats, { ...options }), seedFrom('puzzles to test'));
  const stream = randomFor(match.seed, 'players');
  const found: Question[] = [];
  while (!isMatchOver(match) && found.length < WANTED) {
    const seat = asked(match.position)[0] as Seat;
    const position = aloneAt(match, seat);
    const view = game.view(position, seat);
    const goal = goals.find((each) => each.begins(view, seat));
    const solution = goal && solve(questIn(game, goal, view, seat), PATIENCE);
    if (goal && solution) found.push({ game, goal, position: game.clone(position), seat, solution });
    play(match, seat, greedy.choose(game, game.clone(view), seat, stream, {}));
  }
  return found;
}

/** The game where a match is quickly played, and what is hidden matters. */
const HIDING = FOLDERS.filter(({ game }) => ['gnome-elf-troll', 'cave-troll'].includes(game.id));

describe.each(HIDING)('puzzles of $game.id', ({ game, puzzles }) => {
  test('are the same for positions that look alike to the seat, and hold in the position as it was', async () => {
    const { goals, tables } = (await puzzles?.()) ?? { goals: [], tables: [] };
    const { seats = 2, options = {} } = tables[0] ?? {};
    const questions = questionsOf(game, goals, seats, options);
    expect(questions).toHaveLength(WANTED);
    for (const { goal, position, seat, solution } of questions) {
      const view = game.view(position, seat);
      const other = game.imagine(game.clone(view), seat, randomFor(seedFrom('others'), 'hold otherwise'));
      expect(JSON.stringify(other)).not.toBe(JSON.stringify(position));
      expect(solve(questIn(game, goal, game.view(other, seat), seat), PATIENCE)).toEqual(solution);
      expect(solve({ game, goal, seat, from: position }, PATIENCE)).toEqual(solution);
    }
  });

  test('no line brings more than the solution, which brings what it says', async () => {
    const { goals, tables } = (await puzzles?.()) ?? { goals: [], tables: [] };
    const { seats = 2, options = {} } = tables[0] ?? {};
    const stream = randomFor(seedFrom('any'), 'lines');
    for (const { goal, position, seat, solution } of questionsOf(game, goals, seats, options)) {
      const quest = questIn(game, goal, game.view(position, seat), seat);
      const worthOf = (choose: (offers: number, depth: number) => number, line = [...solution.line]) => {
        let at = quest.from;
        for (let depth = 0; ; depth++) {
          const offers = answersIn(quest, at);
          const move = line.shift() ?? offers[choose(offers.length, depth)];
          if (move === undefined) throw new Error('nothing to answer');
          const reach = follow(quest, at, move);
          if (reach.ended) return reach.value;
          at = reach.position;
        }
      };
      expect(worthOf(() => 0)).toBe(solution.best);
      for (let n = 0; n < 50; n++) {
        const value = worthOf((offers) => (stream.drawn++ * 7919 + n) % offers, []);
        expect(value).toBeLessThanOrEqual(solution.best);
      }
    }
  });
});
