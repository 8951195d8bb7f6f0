import { expect, test } from 'vitest';
import { GAMES, gameNamed } from '../games/index.ts';
import type { Game, Move, Position, Seat } from '../kernel/game.ts';
import { Offers, sameMove } from '../kernel/offers.ts';
import { type Random, randomFor, randomFrom, seedFrom } from '../kernel/random.ts';
import { advance, answer, asked, isOver, offersFor } from '../kernel/steps.ts';
import { tableFor } from '../kernel/table.ts';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { botNamed } from './index.ts';
import { random } from './random.ts';

type Watch = (position: Position, seat: Seat, stream: Random, move: Move) => void;

/** Plays a match to its end; the watch sees each answer before it is taken, and the stream as it was before the choice. */
function playMatch(game: Game, bots: readonly Bot[], seed: string, watch: Watch = () => {}): Position {
  const key = seedFrom(seed);
  const position = game.setup(tableFor(game, bots.length), randomFrom(key));
  const streams = bots.map((_, seat) => randomFor(key, `seat ${seat}`));
  advance(game, position);
  while (!isOver(position)) {
    const seat = asked(position)[0] as Seat;
    const stream = streams[seat] as Random;
    const before = { ...stream };
    const move = (bots[seat] as Bot).choose(game, game.view(position, seat), seat, stream);
    watch(position, seat, before, move);
    answer(game, position, seat, move);
  }
  return position;
}

function extremes({ seats }: Game): number[] {
  return [Math.min(...seats), Math.max(...seats)];
}

const everywhere = GAMES.flatMap((game) => extremes(game).map((seats) => ({ game, seats })));

/** To choose twice takes twice as long: one decision in so many, all through the match. */
const ASKED_AGAIN = 5;

// Bots that search are held to the same by a law (test/laws), in matches of random play.
test.each(everywhere)(
  'greedy chooses what is on offer, the same for the same view and stream, and leaves the view as it was: $game.id for $seats',
  ({ game, seats }) => {
    const offers = new Offers();
    const bots = Array.from({ length: seats }, () => greedy);
    let decisions = 0;
    playMatch(game, bots, 'a fair bot', (position, seat, stream, move) => {
      offersFor(game, position, seat, offers);
      expect(offers.find(move), JSON.stringify(move)).toBeDefined();
      if (decisions++ % ASKED_AGAIN !== 0) return;
      const view = game.view(position, seat);
      const before = JSON.stringify(view);
      expect(sameMove(greedy.choose(game, view, seat, { ...stream }), move)).toBe(true);
      expect(JSON.stringify(view)).toBe(before);
    });
  },
);

test.each(GAMES)('what a seat cannot know does not change what greedy does: $id', (game) => {
  const bots = Array.from({ length: game.defaultSeats }, () => greedy);
  const chance = randomFrom(seedFrom('other worlds'));
  playMatch(game, bots, 'blind', (position, seat, stream, move) => {
    const otherWorld = game.imagine(game.view(position, seat), seat, { ...chance });
    const there = greedy.choose(game, game.view(otherWorld, seat), seat, { ...stream });
    expect(sameMove(there, move)).toBe(true);
  });
});

test('random takes every offer about equally often', () => {
  const game = gameNamed('gnome-elf-troll');
  const position = game.setup(tableFor(game), randomFrom(seedFrom('even')));
  advance(game, position);
  const seat = asked(position)[0] as Seat;
  const offers = new Offers();
  offersFor(game, position, seat, offers);
  const stream = randomFrom(seedFrom('coin'));
  const counts = new Map<string, number>();
  for (let i = 0; i < 1000 * offers.count; i++) {
    const move = JSON.stringify(random.choose(game, game.view(position, seat), seat, stream));
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  expect(counts.size).toBe(offers.count);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('greedy breaks ties by its stream', () => {
  const game = gameNamed('gnome-elf-troll');
  const position = game.setup(tableFor(game), randomFrom(seedFrom('tie')));
  advance(game, position);
  const seat = asked(position)[0] as Seat;
  const choices = Array.from({ length: 40 }, (_, stream) =>
    JSON.stringify(greedy.choose(game, game.view(position, seat), seat, randomFrom(seedFrom(`tie ${stream}`)))),
  );
  expect(new Set(choices).size).toBeGreaterThan(1);
});

test('an unknown bot is refused with the names there are', () => {
  expect(() => botNamed('gredy')).toThrow(
    'There is no bot "gredy"; there is random, greedy, mossling, troll, elder, king.',
  );
});

test('a bot that searches so many iterations goes by its number', () => {
  expect(botNamed('search-12').name).toBe('search-12');
  const match = playMatch(gameNamed('gnome-elf-troll'), [botNamed('search-12'), random], 'search');
  expect(isOver(match)).toBe(true);
  for (const name of ['search-', 'search-0', 'search-x']) expect(() => botNamed(name)).toThrow('There is no bot');
});
