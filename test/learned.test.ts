import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isPassed } from '../src/balance/learning/gate.ts';
import { GAMES } from '../src/games/index.ts';
import type { Game, Position } from '../src/kernel/game.ts';
import { type Learning, weightsOf } from '../src/kernel/learning.ts';
import { at } from '../src/kernel/lists.ts';
import { Offers } from '../src/kernel/offers.ts';
import { below, randomFor, randomFrom, seedFrom } from '../src/kernel/random.ts';
import { advance, answer, asked, isOver, offersFor } from '../src/kernel/steps.ts';
import { tableFor } from '../src/kernel/table.ts';

const LEARNING = GAMES.flatMap((game) =>
  game.learning === undefined ? [] : [[game.id, game, game.learning] as const],
);
/** In bytes. */
const MOST_ROOM = 30_000;

test.each(LEARNING)(
  '%s: what was learned is about these rules and these features',
  (id, game, { features, tunables = [], kinds, learned }) => {
    const advice = `Run: npm run underbridge -- train ${id} --write src/games/${id}/bot/learned.ts`;
    expect(learned.version, advice).toBe(game.version);
    expect(learned.features, advice).toEqual(features.map((each) => each.id));
    expect(new Set(learned.features).size).toBe(features.length);
    expect(kinds.map((kind) => kind.id)).toEqual(expect.arrayContaining(Object.keys(learned.kinds)));
    for (const [kind, { weights, greedy, search }] of Object.entries(learned.kinds)) {
      const { seats } = kinds.find((each) => each.id === kind) as (typeof kinds)[number];
      // What was learned before anything could be tuned ends with the features.
      expect([features.length, features.length + tunables.length], advice).toContain(weights.length);
      expect(weights.every(Number.isFinite)).toBe(true);
      for (const gate of [greedy, search]) expect(isPassed(gate, seats), `${kind}: the gate`).toBe(true);
    }
    expect(readFileSync(`src/games/${id}/bot/learned.ts`).length).toBeLessThan(MOST_ROOM);
  },
);

/** Positions of a match that is played at random. */
function* positionsOf(game: Game, seats: number, options: Readonly<Record<string, unknown>>): Generator<Position> {
  const seed = seedFrom(`learned ${game.id} ${seats}`);
  const chance = randomFor(seed, 'answers');
  const position = game.setup(tableFor(game, seats, options as never), randomFrom(seed));
  const offers = new Offers();
  advance(game, position);
  while (!isOver(position)) {
    yield position;
    const [seat = 0] = asked(position);
    offersFor(game, position, seat, offers);
    answer(game, position, seat, offers.at(below(chance, offers.count)));
  }
}

test.each(LEARNING)(
  '%s: worth is the hand-made value and the weighted features, and reasons add up to it',
  (_, game, learning) => {
    const { features, tunables = [], kinds, botWith, learned } = learning as Learning<Position>;
    const written = new Float64Array(features.length);
    for (const [number, kind] of kinds.entries()) {
      const bot = botWith(weightsOf(learning, learned));
      const one = weightsOf(learning, { version: 0, features: [], kinds: {} });
      const plain = botWith(one);
      // Weights of any size, tuned numbers too: where nothing was accepted yet, reasons have to add up all the same.
      const chance = randomFor(seedFrom(`weights ${kind.id}`), 'any');
      const any = botWith(
        kinds.map(() => Float64Array.from([...features, ...tunables], () => (below(chance, 100) - 50) / 200)),
      );
      let looked = 0;
      for (const position of positionsOf(game, kind.seats, kind.options)) {
        if (looked++ % 7 !== 0) continue;
        expect(learning.kindOf(position as never)).toBe(number);
        for (let seat = 0; seat < position.seats; seat++) {
          learning.write(position as never, seat, written);
          expect(written.every(Number.isFinite)).toBe(true);
          const reasons = bot.reasons?.(position, seat) ?? [];
          const sum = reasons.reduce((total, { worth }) => total + worth, 0);
          expect(sum).toBeCloseTo(bot.worth(position, seat), 6);
          const others = any.reasons?.(position, seat) ?? [];
          expect(others.reduce((total, { worth }) => total + worth, 0)).toBeCloseTo(any.worth(position, seat), 6);
          // What every feature counts under is something that is told.
          expect(reasons.length).toBe(plain.reasons?.(position, seat).length);
        }
      }
      expect(looked).toBeGreaterThan(10);
      expect(at(one, number).every((weight) => weight === 0)).toBe(true);
    }
  },
);
