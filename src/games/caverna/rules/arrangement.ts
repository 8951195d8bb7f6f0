import type { Seat } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import { ENTRY, READING_ORDER } from '../box/cells.ts';
import { furnishingAt, furnishingNumber, HOOK_SET } from '../box/furnishings.ts';
import type { FarmAnimal } from '../box/goods.ts';
import { ENTRY_ANIMALS } from '../box/market.ts';
import { type Caverna, isSown, type Player, playerAt } from '../position.ts';
import { type Layout, layoutOf, noRoom, pastureCapacity } from './animals.ts';

/** Animals shown together on a cell, or on both cells of a large pasture. */
export interface Herd {
  readonly cells: readonly number[];
  /** 'none' where only dogs are. */
  readonly animal: FarmAnimal | 'none';
  readonly count: number;
  readonly dogs: number;
}

interface Unit {
  readonly cells: readonly number[];
  readonly capacity: number;
  /** Whether dogs can watch sheep there. */
  readonly grass: boolean;
}

type Needs = Record<FarmAnimal, number>;

/** CV-6.13: in this order where there are as many of each. */
const DEALT: readonly FarmAnimal[] = ['cattle', 'boar', 'donkey', 'sheep'];
const CAPACITY = HOOK_SET.hooks['animal.capacity'];

/** CV-6.13: where the animals of a seat are shown. Nothing but pictures depends on it. */
export function arrangementOf(p: Caverna, seat: Seat): Herd[] {
  const player = playerAt(p, seat);
  const { dog, sheep, donkey, boar, cattle } = player.goods;
  const needs: Needs = { sheep, donkey, boar, cattle };
  const herds: Herd[] = [];
  const units = unitsOf(p, seat, player);
  settleAtHome(p, seat, player, needs, herds);
  const meadows = bareMeadows(player);
  const times = layoutOf(p, seat).sheepOfDogs;
  if (!settleWithDogs(dog, times, meadows, units, needs, herds)) throw new Error('the animals have no room');
  return herds;
}

function bareMeadows({ tops, stables }: Player): number[] {
  return READING_ORDER.filter((cell) => tops[cell] === 'meadow' && !stables.includes(cell));
}

/** Puts as many as there is room for into places of one type only. */
function settleAtHome(p: Caverna, seat: Seat, player: Player, needs: Needs, herds: Herd[]): void {
  const put = (cell: number, animal: FarmAnimal, room: number) => {
    const count = Math.min(room, needs[animal]);
    needs[animal] -= count;
    if (count > 0) herds.push({ cells: [cell], animal, count, dogs: 0 });
  };
  for (const mine of ['ore-mine', 'ruby-mine'] as const) {
    for (const cell of READING_ORDER) if (player.tops[cell] === mine) put(cell, 'donkey', 1);
  }
  for (const cell of READING_ORDER) {
    if (player.stables.includes(cell) && player.tops[cell] === 'none') put(cell, 'boar', 1);
  }
  for (const [cell, room] of roomsWithHooks(p, seat, player)) {
    put(cell, 'cattle', room.breakfast);
    put(cell, 'sheep', room.cuddle);
  }
}

/** What each furnishing adds to the room for animals, and its cell. */
function roomsWithHooks(p: Caverna, seat: Seat, { held, tops }: Player): [number, Layout][] {
  return held.things.flatMap((thing) => {
    const add = CAPACITY.at[thing];
    if (add === undefined) return [];
    const room = noRoom();
    add(room, p, seat);
    return [[tops.indexOf(furnishingAt(thing).id), room] as [number, Layout]];
  });
}

/** Places for animals of any one type, from the largest down, equal ones row by row. */
function unitsOf(p: Caverna, seat: Seat, player: Player): Unit[] {
  const units: Unit[] = [{ cells: [ENTRY], capacity: ENTRY_ANIMALS, grass: false }];
  for (const [cell, { rooms, stubble }] of roomsWithHooks(p, seat, player)) {
    for (const capacity of rooms) units.push({ cells: [cell], capacity, grass: false });
    if (stubble > 0) units.push(...emptyFields(player).map((field) => ({ cells: [field], capacity: 1, grass: false })));
  }
  for (const cell of READING_ORDER) {
    const top = player.tops[cell];
    const mate = at(player.mates, cell);
    if (top === 'small-pasture') units.push({ cells: [cell], capacity: pastureCapacity(p, seat, cell), grass: true });
    else if (top === 'large-pasture' && READING_ORDER.indexOf(cell) < READING_ORDER.indexOf(mate)) {
      units.push({ cells: [cell, mate], capacity: pastureCapacity(p, seat, cell), grass: true });
    } else if (top === 'meadow' && player.stables.includes(cell)) {
      units.push({ cells: [cell], capacity: 1, grass: true });
    }
  }
  const order = ({ cells }: Unit) => READING_ORDER.indexOf(at(cells, 0));
  return units.sort((one, other) => other.capacity - one.capacity || order(one) - order(other));
}

function emptyFields(player: Player): number[] {
  return READING_ORDER.filter((cell) => player.tops[cell] === 'field' && !isSown(player, cell));
}

/** CV-6.11 step 3, FF-9.1: the first way to set the dogs with which all animals fit. */
function settleWithDogs(
  dog: number,
  times: number,
  meadows: readonly number[],
  units: readonly Unit[],
  needs: Needs,
  herds: Herd[],
): boolean {
  const idle = { cells: [ENTRY], animal: 'none', count: 0, dogs: dog } as const;
  const stabled = units.filter(({ capacity, grass }) => grass && capacity === 1);
  const bare = Math.min(dog, meadows.length);
  // Where dogs watch twice as many sheep, a meadow with a Stable is worth a dog too.
  const most = times === 1 ? 0 : Math.min(stabled.length, dog - bare);
  for (let more = 0; more <= most; more++) {
    const watchedUnits = stabled.slice(0, more);
    const grass = [...meadows.slice(0, bare), ...watchedUnits.map(({ cells }) => at(cells, 0))];
    const watched = watchMeadows(dog, times, grass, needs.sheep);
    const left = needs.sheep - watched.reduce((sum, { count }) => sum + count, 0);
    const found: Herd[] = [];
    const rest = units.filter((unit) => !watchedUnits.includes(unit));
    if (!deal(rest, { ...needs, sheep: left }, found)) continue;
    if (dog > 0) herds.push(...(watched.length > 0 ? watched : [idle]));
    herds.push(...found);
    return true;
  }
  return dog > 0 && bare === 0 && settleOnPasture(dog, times, units, needs, herds);
}

/** All dogs watch sheep in one place that would hold other animals. */
function settleOnPasture(dog: number, times: number, units: readonly Unit[], needs: Needs, herds: Herd[]): boolean {
  return units.some((unit, i) => {
    if (!unit.grass) return false;
    const count = Math.min(needs.sheep, times * (dog + 1));
    const others = units.filter((_, other) => other !== i);
    if (!deal(others, { ...needs, sheep: needs.sheep - count }, herds)) return false;
    herds.push({ cells: unit.cells, animal: 'sheep', count, dogs: dog });
    return true;
  });
}

/** One dog on each meadow that is used, the rest on the first. */
function watchMeadows(dog: number, times: number, meadows: readonly number[], sheep: number): Herd[] {
  if (sheep === 0 || meadows.length === 0) return [];
  const used = Math.min(meadows.length, Math.max(1, Math.ceil(sheep / times) - dog));
  let left = sheep;
  return meadows.slice(0, used).map((cell, i) => {
    const dogs = i === 0 ? dog - used + 1 : 1;
    const count = Math.min(left, times * (dogs + 1));
    left -= count;
    return { cells: [cell], animal: 'sheep', count, dogs };
  });
}

/** Deals the units out to the types, the largest to the one of which there are most, and goes back where that leads nowhere. */
function deal(units: readonly Unit[], needs: Needs, herds: Herd[], from = 0): boolean {
  const open = DEALT.reduce((sum, animal) => sum + needs[animal], 0);
  if (open === 0) return true;
  const unit = units[from];
  if (unit === undefined || open > units.slice(from).reduce((sum, { capacity }) => sum + capacity, 0)) return false;
  for (const animal of DEALT.toSorted((one, other) => needs[other] - needs[one])) {
    if (needs[animal] === 0) continue;
    const count = Math.min(unit.capacity, needs[animal]);
    if (!deal(units, { ...needs, [animal]: needs[animal] - count }, herds, from + 1)) continue;
    herds.push({ cells: unit.cells, animal, count, dogs: 0 });
    return true;
  }
  return false;
}

/** CV-6.1: for how many animals of one type there is room on a cell, or for how many sheep where dogs watch. */
export function roomOn(p: Caverna, seat: Seat, cell: number, dogs: number): number {
  const top = playerAt(p, seat).tops[cell] ?? 'none';
  const watched = dogs > 0 ? layoutOf(p, seat).sheepOfDogs * (dogs + 1) : 0;
  if (watched > 0 && top === 'meadow') return watched;
  if (top === 'small-pasture' || top === 'large-pasture') return Math.max(watched, pastureCapacity(p, seat, cell));
  if (top === 'entry-dwelling') return ENTRY_ANIMALS;
  const add = CAPACITY.at[furnishingNumber(top)];
  if (add === undefined) return 1;
  const room = noRoom();
  add(room, p, seat);
  return Math.max(room.cuddle, room.breakfast, ...room.rooms);
}
