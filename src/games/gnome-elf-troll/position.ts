import type { Position, Seat, Table, Viewer } from '../../kernel/game.ts';
import { below, NO_RANDOM, type Random, shuffle } from '../../kernel/random.ts';
import { cloneStack, viewStack } from '../../kernel/together.ts';
import {
  type Counts,
  CREATURES,
  type Creature,
  FIGURES_OF_EACH_SORT,
  HAND_SIZE,
  PRODUCE,
  type Produce,
  type Purchase,
  TILES_OF_EACH_KIND,
} from './data.ts';

export interface Figure {
  readonly creature: Creature;
  readonly owner: Seat;
}

/** A sown tile. Tiles are replaced, never changed, so clones may share them. */
export interface GardenTile {
  /** Its number in the order of sowing: a tile keeps it wherever it comes to lie in the row. */
  readonly id: number;
  readonly kind: Produce;
  readonly figure?: Figure;
}

/** GET-7.2: a tile that the viewer may not know. */
type HiddenTile = Produce | 'hidden';

type Stock = Record<Creature, number>;

export type GnomeElfTrollFrame =
  | { readonly step: 'turn' }
  | { readonly step: 'sow'; readonly seat: Seat }
  | { readonly step: 'harvest' }
  | { readonly step: 'shop' }
  | { readonly step: 'buy'; readonly seat: Seat }
  | { readonly step: 'place'; readonly seat: Seat; readonly purchase: Purchase }
  | { readonly step: 'replenish' }
  | { readonly step: 'finish-turn' };

export interface GnomeElfTroll extends Position {
  stack: GnomeElfTrollFrame[];
  readonly goal: number;
  /** The starting player of the match. */
  readonly first: Seat;
  /** Holder of the turn marker. */
  marker: Seat;
  /** Turns finished in this round. */
  turns: number;
  /** Tiles sown so far in all gardens. */
  sown: number;
  purse: Counts;
  gardens: GardenTile[][];
  hands: HiddenTile[][];
  /** The top is the last tile. */
  pile: HiddenTile[];
  stocks: Stock[];
  /** Set when somebody has won by GET-6.1. */
  winner?: Seat;
}

export function turnPlayer(p: GnomeElfTroll): Seat {
  return (p.marker + p.turns) % p.seats;
}

export function noProduce(): Counts {
  return { pumpkin: 0, apple: 0, bean: 0 };
}

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

function tilesInPlay(seats: number): number {
  return TILES_OF_EACH_KIND[seats] as number;
}

export function setup(table: Table, random: Random): GnomeElfTroll {
  const { seats, options } = table;
  const first = options.firstPlayer === 'random' ? below(random, seats) : (options.firstPlayer as Seat);
  const pile = shuffle(random, tiles(tilesInPlay(seats) - 1));
  const hands = forEachSeat<Produce[]>(seats, () => []);
  hands[first] = [...PRODUCE];
  for (let after = 1; after < seats; after++) hands[(first + after) % seats] = pile.splice(-HAND_SIZE).reverse();
  return {
    seats,
    random,
    stack: [{ step: 'turn' }],
    learned: 0,
    goal: options.goal as number,
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

export function clone(p: GnomeElfTroll): GnomeElfTroll {
  const { purse } = p;
  return {
    seats: p.seats,
    random: { key: p.random.key, drawn: p.random.drawn },
    stack: cloneStack(p.stack),
    learned: p.learned,
    goal: p.goal,
    first: p.first,
    marker: p.marker,
    turns: p.turns,
    sown: p.sown,
    purse: { pumpkin: purse.pumpkin, apple: purse.apple, bean: purse.bean },
    gardens: p.gardens.map((garden) => garden.slice()),
    hands: p.hands.map((hand) => hand.slice()),
    pile: p.pile.slice(),
    stocks: p.stocks.map(({ gnome, elf, troll }) => ({ gnome, elf, troll })),
    ...(p.winner !== undefined && { winner: p.winner }),
  };
}

function faceDown(tiles: readonly HiddenTile[]): HiddenTile[] {
  return tiles.map(() => 'hidden');
}

/** GET-7.1, GET-7.2 */
export function view(p: GnomeElfTroll, viewer: Viewer): GnomeElfTroll {
  const seen = clone(p);
  seen.random = NO_RANDOM;
  seen.stack = viewStack(p.stack, viewer);
  seen.hands = p.hands.map((hand, seat) => (seat === viewer ? hand.slice() : faceDown(hand)));
  seen.pile = faceDown(p.pile);
  return seen;
}

/** GET-7.4: the unseen tiles are shuffled into the other hands and the pile. */
export function imagine(seen: GnomeElfTroll, seat: Seat, random: Random): GnomeElfTroll {
  const p = clone(seen);
  p.random = random;
  const unseen = noProduce();
  for (const kind of PRODUCE) unseen[kind] = tilesInPlay(p.seats);
  for (const garden of p.gardens) for (const { kind } of garden) unseen[kind]--;
  for (const kind of p.hands[seat] ?? []) if (kind !== 'hidden') unseen[kind]--;
  const kept = seat === p.first ? [] : firstHandNotSown(p);
  for (const kind of kept) unseen[kind]--;
  const hidden = shuffle(
    random,
    PRODUCE.flatMap((kind) => Array<Produce>(unseen[kind]).fill(kind)),
  );
  p.hands.forEach((hand, other) => {
    if (other === seat) return;
    const known = other === p.first ? kept : [];
    p.hands[other] = [...known, ...hidden.splice(0, hand.length - known.length)];
  });
  p.pile = hidden;
  return p;
}

/** What of the starting player's first hand, which the rules fix, cannot have left it yet. */
function firstHandNotSown(p: GnomeElfTroll): Produce[] {
  const sown = (p.gardens[p.first] ?? []).map(({ kind }) => kind);
  return PRODUCE.filter((kind) => !sown.includes(kind));
}

export function census(p: GnomeElfTroll): Record<string, number> {
  const count: Record<string, number> = {};
  const add = (component: string, number: number) => {
    count[component] = (count[component] ?? 0) + number;
  };
  for (const kind of [...p.pile, ...p.hands.flat(), ...p.gardens.flat().map((tile) => tile.kind)]) add(kind, 1);
  p.stocks.forEach((stock, seat) => {
    for (const creature of CREATURES) add(`${creature} of seat ${seat}`, stock[creature]);
  });
  for (const { figure } of p.gardens.flat()) if (figure) add(`${figure.creature} of seat ${figure.owner}`, 1);
  return count;
}

/** GET-3.4: every turn sows a tile; with a purse of at most two a tile and one a gnome, a turn has a bounded number of purchases. */
export function bound(table: Table): number {
  const tiles = tilesInPlay(table.seats) * PRODUCE.length;
  const richestPurse = 2 * tiles + FIGURES_OF_EACH_SORT;
  return tiles * (2 + 2 * Math.floor(richestPurse / 3));
}
