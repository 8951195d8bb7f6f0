import { below, type Random, shuffle } from '../../kernel/random.ts';
import { FIGURES_OF_EACH_SORT } from './box/creatures.ts';
import { HAND_SIZE, PRODUCE, type Produce, tilesInPlay } from './box/produce.ts';
import type { GnomeElfTrollTable } from './options.ts';
import { type GnomeElfTroll, noProduce } from './position.ts';

/** A list for each seat, without the detour of Array.from: search deals often. */
function forEachSeat<T>(seats: number, make: () => T): T[] {
  const all: T[] = [];
  for (let seat = 0; seat < seats; seat++) all.push(make());
  return all;
}

function tiles(ofEachKind: number): Produce[] {
  const all: Produce[] = [];
  for (const kind of PRODUCE) for (let i = 0; i < ofEachKind; i++) all.push(kind);
  return all;
}

export function setup(table: GnomeElfTrollTable, random: Random): GnomeElfTroll {
  const { seats, options } = table;
  const first = options.firstPlayer === 'random' ? below(random, seats) : options.firstPlayer;
  const pile = shuffle(random, tiles(tilesInPlay(seats) - 1));
  const hands = forEachSeat<Produce[]>(seats, () => []);
  hands[first] = [...PRODUCE];
  for (let after = 1; after < seats; after++) hands[(first + after) % seats] = pile.splice(-HAND_SIZE).reverse();
  return {
    seats,
    random,
    stack: [{ step: 'turn' }],
    learned: 0,
    goal: options.goal,
    first,
    marker: first,
    turns: 0,
    sown: 0,
    purse: noProduce(),
    gardens: forEachSeat(seats, () => []),
    hands,
    pile,
    stocks: forEachSeat(seats, () => ({
      gnome: FIGURES_OF_EACH_SORT,
      elf: FIGURES_OF_EACH_SORT,
      troll: FIGURES_OF_EACH_SORT,
    })),
  };
}
