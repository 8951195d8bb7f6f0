import type { Seat } from '../../../../kernel/game.ts';
import { allFit, keepOptions, type Layout, pastureCapacity } from '../../animals.ts';
import { arrangementOf } from '../../arrangement.ts';
import { READING_ORDER } from '../../box/cells.ts';
import { FURNISHINGS, furnishingNumber } from '../../box/furnishings.ts';
import type { FarmAnimal } from '../../box/goods.ts';
import { ENTRY_ANIMALS } from '../../box/market.ts';
import { type Caverna, type Player, playerAt, replaced } from '../../position.ts';
import { heldAt } from '../held.ts';

/** Animals of one type that stand together, and for how many of them there is room. */
export interface Herd {
  readonly animal: FarmAnimal | undefined;
  readonly count: number;
  readonly room: number;
}

export interface Arrangement {
  /** By the first cell of each zone. */
  readonly herds: ReadonlyMap<number, Herd>;
  readonly dogs: ReadonlyMap<number, number>;
}

/** While somebody has to choose which animals stay, those are shown that fit. */
function housed(view: Caverna, seat: Seat): Caverna {
  if (allFit(view, seat)) return view;
  const player = playerAt(view, seat);
  const [[sheep, donkey, boar, cattle] = [0, 0, 0, 0]] = keepOptions(view, seat);
  const kept: Player = { ...player, goods: { ...player.goods, sheep, donkey, boar, cattle } };
  return { ...view, players: replaced(view.players, seat, kept) };
}

/** CV-6.1: for how many animals of one type there is room on a cell; with dogs, for one sheep more than there are. */
function roomOn(view: Caverna, seat: Seat, cell: number, dogs: number): number {
  const player = playerAt(view, seat);
  const top = player.tops[cell] ?? 'none';
  const watched = dogs === 0 ? 0 : (dogs + 1) * heldAt(player, 'dog.sheep').reduce((times, more) => times * more, 1);
  if (dogs > 0 && top === 'meadow') return watched;
  if (top === 'small-pasture' || top === 'large-pasture') {
    return Math.max(watched, pastureCapacity(view, seat, cell));
  }
  if (top === 'entry-dwelling') return ENTRY_ANIMALS;
  const add = FURNISHINGS[furnishingNumber(top)]?.hooks['animal.capacity'];
  if (add === undefined) return 1;
  const room: Layout = {
    mines: 0,
    forestStables: 0,
    bareMeadows: 0,
    stabledMeadows: 0,
    pastures: [],
    rooms: [],
    cuddle: 0,
    breakfast: 0,
    stubble: 0,
    sheepOfDogs: 1,
  };
  add(room, view, seat);
  return Math.max(room.cuddle, room.breakfast, ...room.rooms);
}

/** CV-6.13: where the animals of a seat stand, and the pastures and stables where none does. */
export function arrange(position: Caverna, seat: Seat): Arrangement {
  const view = housed(position, seat);
  const player = playerAt(view, seat);
  const herds = new Map<number, Herd>();
  const dogs = new Map<number, number>();
  for (const { cells, animal, count, dogs: watching } of arrangementOf(view, seat)) {
    const [cell = 0] = cells;
    if (watching > 0) dogs.set(cell, watching);
    if (animal !== 'none') herds.set(cell, { animal, count, room: roomOn(view, seat, cell, watching) });
  }
  for (const cell of READING_ORDER) {
    const top = player.tops[cell];
    const mate = player.mates[cell] ?? -1;
    const isFirst = mate < 0 || READING_ORDER.indexOf(cell) < READING_ORDER.indexOf(mate);
    const isPasture = top === 'small-pasture' || (top === 'large-pasture' && isFirst);
    const isStable = top === 'meadow' && player.stables.includes(cell);
    if ((isPasture || isStable) && !herds.has(cell)) {
      herds.set(cell, { animal: undefined, count: 0, room: roomOn(view, seat, cell, 0) });
    }
  }
  return { herds, dogs };
}
