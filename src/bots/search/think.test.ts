import { expect, test } from 'vitest';
import { arrange, deal, row } from '../../../test/games/gnome-elf-troll/testing.ts';
import { market } from '../../../test/toys/market/index.ts';
import { sealedBids } from '../../../test/toys/sealed-bids/index.ts';
import { gnomeElfTroll } from '../../games/gnome-elf-troll/index.ts';
import type { Sow } from '../../games/gnome-elf-troll/moves.ts';
import type { GnomeElfTroll } from '../../games/gnome-elf-troll/position.ts';
import type { Game, Move, Position, Seat } from '../../kernel/game.ts';
import { Offers, sameMove } from '../../kernel/offers.ts';
import { type Random, randomFrom, seedFrom } from '../../kernel/random.ts';
import { advance, answer, asked, askedSeat, isOver, offersFor } from '../../kernel/steps.ts';
import { tableFor } from '../../kernel/table.ts';
import type { Memory } from './memory.ts';
import { SETTINGS } from './settings.ts';
import { type Budget, startThinking, type Thinking, type Thought, think } from './think.ts';

function stream(name = 'a bot'): Random {
  return randomFrom(seedFrom(name));
}

function thinkAt(game: Game, position: Position, seat: Seat, budget: Budget, name?: string): Thought {
  return think(game, game.view(position, seat), seat, stream(name), budget);
}

function best(thought: Thought): Move {
  return (thought.candidates[0] as Thought['candidates'][number]).move;
}

/** Lets the seat think and answer until somebody else is asked. */
function playTurn(game: Game, position: Position, seat: Seat, budget: Budget): void {
  while (askedSeat(position) === seat) answer(game, position, seat, best(thinkAt(game, position, seat, budget)));
}

test('finds the win that takes a whole turn of small steps', () => {
  const { position } = arrange({
    seats: 2,
    gardens: ['bean bean:troll@1 bean bean bean', 'apple apple pumpkin'],
    hands: ['apple pumpkin bean', 'apple'],
  });
  playTurn(gnomeElfTroll, position, 0, { iterations: 400 });
  expect(position.winner).toBe(0);
});

test.each(['for-themselves', 'against-me'] as const)('stops the one who would win, others playing %s', (others) => {
  const match = arrange({
    seats: 3,
    gardens: ['pumpkin apple bean', 'bean bean bean bean bean', 'apple'],
    hands: ['apple', 'bean', 'apple'],
  });
  const { position } = match;
  while (askedSeat(position) === 0) {
    const view = gnomeElfTroll.view(position, 0);
    const settings = { ...SETTINGS, others };
    answer(
      gnomeElfTroll,
      position,
      0,
      best(think(gnomeElfTroll, view, 0, stream(), { iterations: 300 }, { settings })),
    );
  }
  expect(row(match, 1)).toContain('troll@0');
});

test('the same stream and as many iterations give the same thought, another stream another', () => {
  const { position } = deal(3, 'again');
  const once = thinkAt(gnomeElfTroll, position, position.first, { iterations: 60 });
  expect(thinkAt(gnomeElfTroll, position, position.first, { iterations: 60 })).toEqual(once);
  expect(thinkAt(gnomeElfTroll, position, position.first, { iterations: 60 }, 'another')).not.toEqual(once);
});

test('thinks as often as it may, and accounts for each time', () => {
  const { position } = deal(2, 'budget');
  const { candidates, iterations } = thinkAt(gnomeElfTroll, position, position.first, { iterations: 50 });
  expect(iterations).toBeGreaterThan(40);
  expect(iterations).toBeLessThanOrEqual(50);
  expect(candidates.reduce((sum, { visits }) => sum + visits, 0)).toBe(iterations);
  expect(candidates.map(({ visits }) => visits)).toEqual(candidates.map(({ visits }) => visits).sort((a, b) => b - a));
  for (const { expected } of candidates) {
    expect(expected).toBeGreaterThan(0);
    expect(expected).toBeLessThan(1);
  }
});

test('every offer is a candidate, and nothing else is', () => {
  const { position } = arrange({
    seats: 4,
    gardens: ['bean bean bean', 'apple apple apple apple', 'bean apple', 'pumpkin pumpkin'],
    purse: { bean: 3 },
  });
  answer(gnomeElfTroll, position, 0, { do: 'buy', purchase: 'gnome', pay: 'bean' } as Move);
  const offers = new Offers();
  offersFor(gnomeElfTroll, position, 0, offers);
  const { candidates } = thinkAt(gnomeElfTroll, position, 0, { iterations: 20 });
  expect(candidates).toHaveLength(offers.count);
  for (const { move } of candidates) expect(offers.find(move)).toBeDefined();
});

test('does not ponder a question with one answer', () => {
  const { position } = arrange({ seats: 2, gardens: ['', 'bean'], hands: ['bean', 'bean'] });
  const thought = thinkAt(gnomeElfTroll, position, 0, { iterations: 1000 });
  expect(thought.iterations).toBe(1);
  expect(best(thought)).toEqual({ do: 'sow', kind: 'bean', end: 'right' });
});

test('stops when nothing can overtake the best answer any more', () => {
  const { position } = arrange({
    seats: 2,
    gardens: ['bean bean bean bean bean', 'apple'],
    hands: ['bean apple', 'bean'],
  });
  const { iterations } = thinkAt(gnomeElfTroll, position, 0, { iterations: 2000 });
  expect(iterations).toBeLessThan(1900);
});

test('time is measured by the clock it is given', () => {
  const { position } = deal(2, 'clock');
  const clockOf = (step: number) => {
    let time = 0;
    return () => {
      time += step;
      return time;
    };
  };
  const quick = thinkAt(gnomeElfTroll, position, position.first, { milliseconds: 100, clock: clockOf(1) });
  const slow = thinkAt(gnomeElfTroll, position, position.first, { milliseconds: 100, clock: clockOf(10) });
  expect(quick.iterations).toBeGreaterThan(slow.iterations);
  expect(slow.iterations).toBeGreaterThan(1);
  expect(quick.iterations).toBeLessThanOrEqual(100);
  const late = thinkAt(gnomeElfTroll, position, position.first, { milliseconds: 100, clock: clockOf(1000) });
  expect(late.iterations).toBe(1);
});

test('can be interrupted at any time, and answers with the best so far', () => {
  const { position } = deal(2, 'interrupt');
  let checks = 0;
  const signal = {
    get aborted() {
      checks++;
      return checks > 7;
    },
  };
  expect(thinkAt(gnomeElfTroll, position, position.first, { iterations: 500, signal }).iterations).toBe(8);
  const before = thinkAt(gnomeElfTroll, position, position.first, { iterations: 500, signal: { aborted: true } });
  expect(before.iterations).toBe(1);
  expect(before.candidates.length).toBeGreaterThan(0);
});

test('thinking without a limit is a mistake', () => {
  const { position } = deal(2, 'endless');
  expect(() => thinkAt(gnomeElfTroll, position, position.first, {})).toThrow('thinking needs a limit');
});

test('builds the stall that wins, paying with what it has', () => {
  const position = market.setup(tableFor(market, 2, { rounds: 1, harvest: false }), randomFrom(seedFrom('stalls')));
  position.stores = [
    { grain: 2, cloth: 1, gem: 0 },
    { grain: 1, cloth: 0, gem: 0 },
  ];
  position.supply = { grain: 2, cloth: 1, gem: 2 };
  advance(market, position);
  expect(best(thinkAt(market, position, 0, { iterations: 400 }))).toEqual({ do: 'build', stall: 'jeweller' });
});

test.each([sealedBids, market, gnomeElfTroll])('plays whole matches with any number of seats: $id', (game: Game) => {
  for (const seats of game.seats) {
    const position = game.setup(tableFor(game, seats), randomFrom(seedFrom(`whole ${seats}`)));
    const offers = new Offers();
    advance(game, position);
    for (let decision = 0; !isOver(position); decision++) {
      const seat = asked(position).at(-1) as Seat;
      const move = best(thinkAt(game, position, seat, { iterations: 8 }, `decision ${decision}`));
      offersFor(game, position, seat, offers);
      expect(offers.find(move)).toBeDefined();
      answer(game, position, seat, move);
    }
  }
});

test.each([sealedBids, market, gnomeElfTroll])('what its seat cannot know changes no thought: $id', (game: Game) => {
  const position = game.setup(tableFor(game), randomFrom(seedFrom('secrets')));
  const chance = stream('other worlds');
  advance(game, position);
  for (let decision = 0; decision < 40 && !isOver(position); decision++) {
    const seat = asked(position)[0] as Seat;
    const here = thinkAt(game, position, seat, { iterations: 12 });
    const otherWorld = game.imagine(game.view(position, seat), seat, { ...chance, drawn: 1000 * decision });
    expect(thinkAt(game, otherWorld, seat, { iterations: 12 })).toEqual(here);
    answer(game, position, seat, best(here));
  }
});

test('leaves the view as it was', () => {
  const { position } = deal(2, 'untouched');
  const view = gnomeElfTroll.view(position, position.first);
  const before = structuredClone(view);
  think(gnomeElfTroll, view, position.first, stream(), { iterations: 50 });
  expect(view).toEqual(before);
});

/** The thinking of the first seat, with what it remembers, when it is done. */
function thoughtOver(position: GnomeElfTroll, memory: Memory, iterations: number): Thinking {
  const view = gnomeElfTroll.view(position, 0);
  const thinking = startThinking(gnomeElfTroll, view, 0, stream(), { iterations }, { memory });
  while (thinking.ponder());
  return thinking;
}

test('what was thought about the next small step of a turn is not thought again', () => {
  const { position } = arrange({ seats: 2, gardens: ['bean bean bean', 'apple apple'], hands: ['bean apple', 'bean'] });
  const memory: Memory = {};
  const visitsOf = ({ candidates }: Thought) => candidates.reduce((sum, { visits }) => sum + visits, 0);
  const thinkOn = (from: GnomeElfTroll) => thoughtOver(from, memory, 300);
  const sowing = thinkOn(position);
  const move = best(sowing.thought());
  sowing.remember(move);
  const asExpected = gnomeElfTroll.clone(position);
  answer(gnomeElfTroll, asExpected, 0, move);
  const buying = thinkOn(asExpected).thought();
  expect(buying.iterations).toBeLessThan(sowing.thought().iterations);
  expect(visitsOf(buying)).toBeGreaterThan(buying.iterations);

  const otherwise = gnomeElfTroll.clone(position);
  const other = sowing.thought().candidates.find((each) => (each.move as Sow).kind !== (move as Sow).kind);
  answer(gnomeElfTroll, otherwise, 0, other?.move as Move);
  const surprised = thinkOn(otherwise).thought();
  expect(visitsOf(surprised)).toBe(surprised.iterations);
});

test('nothing is kept of a thought where others come between, or where a tile is drawn', () => {
  const { position } = arrange({ seats: 2, gardens: ['bean', 'apple'], hands: ['pumpkin', 'bean'] });
  const memory: Memory = {};
  const thinking = thoughtOver(position, memory, 30);
  thinking.remember(best(thinking.thought()));
  expect(memory.plan).toBeUndefined();
});

test('an equal move is remembered as well as the very same', () => {
  const { position } = arrange({ seats: 2, gardens: ['bean bean bean', 'apple'], hands: ['bean', 'bean'] });
  const memory: Memory = {};
  const thinking = thoughtOver(position, memory, 30);
  const copy = { ...best(thinking.thought()) };
  expect(sameMove(copy, best(thinking.thought()))).toBe(true);
  thinking.remember(copy);
  expect(memory.plan).toBeDefined();
});
