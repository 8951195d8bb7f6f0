import { greedy } from '../src/bots/greedy.ts';
import { GAMES } from '../src/games/index.ts';
import type { Game, Position, Seat } from '../src/kernel/game.ts';
import type { Learning } from '../src/kernel/learning.ts';
import { randomFor, randomFrom, seedFrom } from '../src/kernel/random.ts';
import { advance, answer, asked, isOver } from '../src/kernel/steps.ts';
import { tableFor } from '../src/kernel/table.ts';
import { compare, type Figure, type Measuring } from './figures.ts';
import { rateOf, takeTurns, untilOver } from './slices.ts';

const SEED = 'bench';

/** What learned values cost, in the games that have any. */
export function worth(measuring: Measuring): Figure[] {
  return GAMES.flatMap((game) =>
    game.learning === undefined ? [] : [evaluation(game, game.learning as Learning<Position>, measuring)],
  );
}

/** Judging positions of a match with weights for all features, next to the hand-made value alone: half as fast at worst. */
function evaluation(game: Game, learning: Learning<Position>, { seconds, begin: measure }: Measuring): Figure {
  const figure = `worth/${game.id}/2`;
  const positions = positionsOf(game, 2);
  const judging = (weight: number) => {
    const { worth } = learning.botWith(
      learning.kinds.map(() => new Float64Array(learning.features.length).fill(weight)),
    );
    return () => {
      for (const position of positions) for (let seat = 0; seat < position.seats; seat++) worth(position, seat);
      return positions.length * 2;
    };
  };
  const [learned, plain] = [judging(0.001), judging(0)];
  measure(figure);
  const [ours = [], theirs = []] = takeTurns(seconds, [
    (slice) => untilOver(slice, learned),
    (slice) => untilOver(slice, plain),
  ]);
  return compare(figure, 'evaluations/s', rateOf(ours), 'hand-made worth alone', rateOf(theirs));
}

/** Every fifth position of a match between greedy bots. */
function positionsOf(game: Game, seats: number): Position[] {
  const key = seedFrom(SEED);
  const position = game.setup(tableFor(game, seats), randomFrom(key));
  const stream = randomFor(key, 'positions');
  const kept: Position[] = [];
  advance(game, position);
  for (let number = 0; !isOver(position); number++) {
    if (number % 5 === 0) kept.push(game.clone(position));
    const seat = asked(position)[0] as Seat;
    answer(game, position, seat, greedy.choose(game, game.view(position, seat), seat, stream));
  }
  return kept;
}
