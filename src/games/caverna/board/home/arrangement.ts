import type { Seat } from '../../../../kernel/game.ts';
import { READING_ORDER } from '../../box/cells.ts';
import type { FarmAnimal } from '../../box/goods.ts';
import { type Caverna, type Player, playerAt, replaced } from '../../position.ts';
import { allFit, keepOptions } from '../../rules/animals.ts';
import { arrangementOf, roomOn } from '../../rules/arrangement.ts';

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
