import { expect, test } from 'vitest';
import { deal as dealCaverna } from '../../../test/games/caverna/testing.ts';
import { market } from '../../../test/toys/market/index.ts';
import { caverna } from '../../games/caverna/index.ts';
import type { Game, Position, Rehearsal } from '../../kernel/game.ts';
import { sameMove } from '../../kernel/offers.ts';
import { type Random, randomFrom, seedFrom } from '../../kernel/random.ts';
import { advance, answer, asked, askedSeat, askStep, frameFor, isOver } from '../../kernel/steps.ts';
import { tableFor } from '../../kernel/table.ts';
import type { Memory } from './memory.ts';
import { type Budget, startThinking, think } from './think.ts';

function stream(name = 'a bot'): Random {
  return randomFrom(seedFrom(name));
}

/** Any game can be thought about by rehearsals. */
function rehearsing<P extends Position>(game: Game<P>, rehearsal: Partial<Rehearsal<P>> = {}): Game {
  const bot = { ...game.bot, rehearsal: { isWorthwhile: () => true, isFarEnough: () => false, ...rehearsal } };
  return { ...game, bot } as unknown as Game;
}

function thinkOnce(game: Game, position: Position, seat: number, budget: Budget, memory: Memory = {}) {
  const thinking = startThinking(game, game.view(position, seat), seat, stream(), budget, { memory });
  while (thinking.ponder());
  const thought = thinking.thought();
  const { move } = thought.candidates[0] as (typeof thought.candidates)[number];
  thinking.remember(move);
  return { ...thought, move };
}

test('plays whole matches, and knows what to expect at every question', () => {
  const game = rehearsing(market);
  const position = game.setup(tableFor(game, 3), stream('whole match'));
  advance(game, position);
  while (!isOver(position)) {
    const [seat = 0] = asked(position);
    const { move, results } = thinkOnce(game, position, seat, { iterations: 40 });
    expect(results).toHaveLength(3);
    for (const each of results) expect(Math.abs(each - 0.5)).toBeLessThanOrEqual(0.5);
    answer(game, position, seat, move);
  }
});

test('the best acts are rehearsed most often, and what is told of them is what came of it', () => {
  const { position } = dealCaverna(2, 'rehearsed');
  const seat = askedSeat(position) as number;
  const { candidates, iterations } = thinkOnce(caverna, position, seat, { iterations: 400 });
  expect(iterations).toBe(400);
  const visits = candidates.map((each) => each.visits);
  expect(visits).toEqual(visits.toSorted((a, b) => b - a));
  expect(visits[0]).toBeGreaterThan(1);
  for (const { expected } of candidates) {
    expect(expected).toBeGreaterThanOrEqual(0);
    expect(expected).toBeLessThanOrEqual(1);
  }
});

test('a question that is not worth it is answered by what can be seen at once', () => {
  const { position } = dealCaverna(2, 'at once');
  const seat = askedSeat(position) as number;
  const game = rehearsing(caverna, { isWorthwhile: () => false });
  const { iterations, candidates } = thinkOnce(game, position, seat, { iterations: 400 });
  expect(iterations).toBe(1);
  expect(candidates[0]?.expected).toBe(Math.max(...candidates.map((each) => each.expected)));
});

test('an action is completed as it was meant, without another thought', () => {
  const { position } = dealCaverna(2, 'completed');
  const seat = askedSeat(position) as number;
  const memory: Memory = {};
  let completed = 0;
  const budget = { iterations: 200 };
  for (let action = 0; action < 6; action++) {
    const other = askedSeat(position) as number;
    const own = other === seat ? memory : {};
    answer(
      caverna as unknown as Game,
      position,
      other,
      thinkOnce(caverna as unknown as Game, position, other, budget, own).move,
    );
    for (let frame = frameFor(position, other); frame !== undefined; frame = frameFor(position, other)) {
      if (askStep(caverna as unknown as Game, frame).completes !== true) break;
      const meant = own.completions;
      const { move, iterations } = thinkOnce(caverna as unknown as Game, position, other, budget, own);
      if (other === seat && meant !== undefined && meant.length > 0) {
        expect(meant.some((each) => sameMove(each.move, move))).toBe(true);
        expect(iterations).toBe(1);
        completed++;
      }
      answer(caverna as unknown as Game, position, other, move);
    }
  }
  expect(completed).toBeGreaterThan(0);
});

test('the same stream and as many iterations give the same thought', () => {
  const { position } = dealCaverna(2, 'same');
  const seat = askedSeat(position) as number;
  const view = caverna.view(position, seat);
  const thoughts = [1, 2].map(() => think(caverna as unknown as Game, view, seat, stream(), { iterations: 120 }));
  expect(thoughts[0]).toEqual(thoughts[1]);
});
