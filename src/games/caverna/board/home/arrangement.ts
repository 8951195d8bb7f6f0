import type { Seat } from '../../../../kernel/game.ts';
import { READING_ORDER } from '../../box/cells.ts';
import type { FarmAnimal } from '../../box/goods.ts';
import { ENTRY_ANIMALS } from '../../box/market.ts';
import type { Top } from '../../box/tiles.ts';
import { type Caverna, type Player, playerAt } from '../../position.ts';

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

interface Unit {
  readonly cell: number;
  readonly capacity: number;
}

/** CV-6.13: types in the order in which units are dealt to them. */
const DEALT = ['cattle', 'boar', 'donkey', 'sheep'] as const;
type Needs = Record<FarmAnimal, number>;

function cellsWith({ tops }: Player, wanted: Top): number[] {
  return READING_ORDER.filter((cell) => tops[cell] === wanted);
}

/** CV-6.1: two for each cell, doubled by each Stable. */
function capacityOf({ mates, stables }: Player, cell: number): number {
  const mate = mates[cell] ?? -1;
  const doubled = (stables.includes(cell) ? 2 : 1) * (mate >= 0 && stables.includes(mate) ? 2 : 1);
  return (mate < 0 ? 2 : 4) * doubled;
}

/** CV-6.10: zones that hold any one type, from the largest down, equals in the order of their first cells. */
function unitsOf(player: Player): Unit[] {
  const { tops, mates, stables, sown } = player;
  const stubble = tops.includes('stubble-room');
  const units = READING_ORDER.flatMap((cell): Unit[] => {
    switch (tops[cell]) {
      case 'entry-dwelling':
      case 'mixed-dwelling':
        return [{ cell, capacity: ENTRY_ANIMALS }];
      case 'small-pasture':
        return [{ cell, capacity: capacityOf(player, cell) }];
      case 'large-pasture': {
        const mate = mates[cell] ?? -1;
        const isFirst = READING_ORDER.indexOf(cell) < READING_ORDER.indexOf(mate);
        return isFirst ? [{ cell, capacity: capacityOf(player, cell) }] : [];
      }
      case 'meadow':
        return stables.includes(cell) ? [{ cell, capacity: 1 }] : [];
      case 'field':
        return stubble && !sown.some((each) => each.cell === cell) ? [{ cell, capacity: 1 }] : [];
      default:
        return [];
    }
  });
  return units.sort((one, other) => other.capacity - one.capacity);
}

/** The first dealing that gives every type enough, trying types in their order. */
function deal(units: readonly Unit[], at: number, needs: Needs): (FarmAnimal | undefined)[] | undefined {
  const open = DEALT.reduce((sum, animal) => sum + needs[animal], 0);
  if (open === 0) return [];
  const unit = units[at];
  const room = units.slice(at).reduce((sum, { capacity }) => sum + capacity, 0);
  if (unit === undefined || open > room) return undefined;
  for (const animal of DEALT) {
    if (needs[animal] === 0) continue;
    const rest = deal(units, at + 1, { ...needs, [animal]: Math.max(0, needs[animal] - unit.capacity) });
    if (rest !== undefined) return [animal, ...rest];
  }
  return undefined;
}

/** CV-6.11 step 3: for each way to use the dogs, the sheep they watch and the units that are left. */
function dogWays(player: Player, units: readonly Unit[]): { watched: number; taken: Unit | undefined }[] {
  const { goods, stables } = player;
  const bare = cellsWith(player, 'meadow').filter((cell) => !stables.includes(cell)).length;
  if (goods.dog === 0) return [{ watched: 0, taken: undefined }];
  if (bare > 0) return [{ watched: goods.dog + Math.min(goods.dog, bare), taken: undefined }];
  const watchable = units.filter(({ cell }) => /meadow|pasture/.test(player.tops[cell] ?? ''));
  const different = watchable.filter(
    ({ capacity }, index) => watchable.findIndex((each) => each.capacity === capacity) === index,
  );
  return [{ watched: 0, taken: undefined }, ...different.map((taken) => ({ watched: goods.dog + 1, taken }))];
}

/** CV-6.13: where the animals of a seat stand. */
export function arrange(view: Caverna, seat: Seat): Arrangement {
  const player = playerAt(view, seat);
  const { goods } = player;
  const herds = new Map<number, Herd>();
  const left: Needs = { sheep: goods.sheep, donkey: goods.donkey, boar: goods.boar, cattle: goods.cattle };
  const put = (cell: number, animal: FarmAnimal, room: number) => {
    const count = Math.min(left[animal], room);
    left[animal] -= count;
    herds.set(cell, { animal, count, room });
  };
  for (const cell of [...cellsWith(player, 'ore-mine'), ...cellsWith(player, 'ruby-mine')]) put(cell, 'donkey', 1);
  for (const cell of READING_ORDER) {
    if (player.stables.includes(cell) && player.tops[cell] === 'none') put(cell, 'boar', 1);
  }
  for (const cell of cellsWith(player, 'breakfast-room')) put(cell, 'cattle', 3);
  for (const cell of cellsWith(player, 'cuddle-room')) put(cell, 'sheep', player.people.length);
  const units = unitsOf(player);
  const dogs = new Map<number, number>();
  for (const { watched, taken } of dogWays(player, units)) {
    const rest = units.filter((unit) => unit !== taken);
    const dealt = deal(rest, 0, { ...left, sheep: Math.max(0, left.sheep - watched) });
    if (dealt === undefined) continue;
    const flock = Math.min(left.sheep, watched);
    left.sheep -= flock;
    watch(player, flock, taken, herds, dogs);
    rest.forEach(({ cell, capacity }, index) => {
      const animal = dealt[index];
      if (animal === undefined) herds.set(cell, { animal, count: 0, room: capacity });
      else put(cell, animal, capacity);
    });
    break;
  }
  return { herds, dogs };
}

/** Dogs with the sheep they watch: one to a meadow until none is left, the others all at the first. */
function watch(
  player: Player,
  flock: number,
  taken: Unit | undefined,
  herds: Map<number, Herd>,
  dogs: Map<number, number>,
): void {
  const { dog } = player.goods;
  if (dog === 0) return;
  const bare = cellsWith(player, 'meadow').filter((cell) => !player.stables.includes(cell));
  const zones = taken === undefined ? bare.slice(0, dog) : [taken.cell];
  if (flock === 0 || zones.length === 0) {
    for (const cell of cellsWith(player, 'entry-dwelling')) dogs.set(cell, dog);
    return;
  }
  let sheep = flock;
  zones.forEach((cell, index) => {
    const here = index === 0 ? dog - zones.length + 1 : 1;
    const count = Math.min(sheep, here + 1);
    sheep -= count;
    dogs.set(cell, here);
    herds.set(cell, { animal: 'sheep', count, room: here + 1 });
  });
}
