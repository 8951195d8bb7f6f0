import type { Seat } from '../../../kernel/game.ts';
import { isHooked } from '../../../kernel/hooks.ts';
import { furnishingAt, HOOK_SET } from '../box/furnishings.ts';
import type { Animal } from '../box/goods.ts';
import { ENTRY_ANIMALS } from '../box/market.ts';
import { type Caverna, type Player, playerAt } from '../position.ts';
import { rubiesInReach } from './rubies.ts';

/** CV-6.10: how much room for animals there is, counted. */
export interface Layout {
  mines: number;
  forestStables: number;
  /** Meadows without fence: without a Stable, and with one. */
  bareMeadows: number;
  stabledMeadows: number;
  /** Capacities. */
  readonly pastures: number[];
  readonly rooms: number[];
  cuddle: number;
  breakfast: number;
  stubble: number;
  /** FF-8.31: how many times as many sheep dogs watch. */
  sheepOfDogs: number;
}

const { 'animal.capacity': CAPACITY, 'pasture.capacity': PASTURE, 'dog.sheep': SHEEP_OF_DOGS } = HOOK_SET.hooks;

export function noRoom(): Layout {
  return {
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
}

const layout = noRoom();

/** CV-6.1: two for each cell, doubled by each Stable. */
export function pastureCapacity(p: Caverna, seat: Seat, cell: number): number {
  const { mates, stables, held, tops } = playerAt(p, seat);
  const mate = mates[cell] as number;
  const own = stables.includes(cell) ? 2 : 1;
  let capacity = mate < 0 ? 2 * own : 4 * own * (stables.includes(mate) ? 2 : 1);
  if (isHooked(PASTURE, held)) {
    for (const thing of held.things) {
      const more = PASTURE.at[thing];
      if (more !== undefined) capacity += more(p, seat, tops.indexOf(furnishingAt(thing).id), cell);
    }
  }
  return capacity;
}

/** CV-6.10: good until the next layout is asked for. */
export function layoutOf(p: Caverna, seat: Seat): Layout {
  const { tops, stables, mates, held } = playerAt(p, seat);
  layout.mines = 0;
  layout.forestStables = 0;
  layout.bareMeadows = 0;
  layout.stabledMeadows = 0;
  layout.pastures.length = 0;
  layout.rooms.length = 0;
  layout.rooms.push(ENTRY_ANIMALS);
  layout.cuddle = 0;
  layout.breakfast = 0;
  layout.stubble = 0;
  for (const stable of stables) {
    const top = tops[stable];
    if (top === 'none') layout.forestStables++;
    else if (top === 'meadow') layout.stabledMeadows++;
  }
  for (let cell = 0; cell < tops.length; cell++) {
    const top = tops[cell];
    if (top === 'none') continue;
    if (top === 'meadow') layout.bareMeadows++;
    else if (top === 'ore-mine' || top === 'ruby-mine') layout.mines++;
    else if (top === 'small-pasture' || (top === 'large-pasture' && cell < (mates[cell] as number))) {
      layout.pastures.push(pastureCapacity(p, seat, cell));
    }
  }
  layout.bareMeadows -= layout.stabledMeadows;
  layout.sheepOfDogs = 1;
  if (isHooked(SHEEP_OF_DOGS, held)) {
    for (const thing of held.things) layout.sheepOfDogs *= SHEEP_OF_DOGS.at[thing] ?? 1;
  }
  if (isHooked(CAPACITY, held)) {
    for (const thing of held.things) CAPACITY.at[thing]?.(layout, p, seat);
  }
  return layout;
}

/** Capacities of two and more, from the largest down: what is dealt out to the types. */
const units: number[] = [];
/** Places for one animal of any type. */
let ones = 0;

function addUnit(capacity: number): void {
  let at = units.length;
  while (at > 0 && (units[at - 1] as number) < capacity) {
    units[at] = units[at - 1] as number;
    at--;
  }
  units[at] = capacity;
}

/** CV-6.11 step 5: whether the units from this one on can be dealt so that every type has enough. */
function canDeal(from: number, sheep: number, donkey: number, boar: number, cattle: number): boolean {
  const open = sheep + donkey + boar + cattle;
  if (open <= ones) return true;
  let room = ones;
  for (let i = from; i < units.length; i++) room += units[i] as number;
  if (open > room) return false;
  const unit = units[from] as number;
  if (cattle > 0 && canDeal(from + 1, sheep, donkey, boar, Math.max(0, cattle - unit))) return true;
  if (boar > 0 && canDeal(from + 1, sheep, donkey, Math.max(0, boar - unit), cattle)) return true;
  if (donkey > 0 && canDeal(from + 1, sheep, Math.max(0, donkey - unit), boar, cattle)) return true;
  return sheep > 0 && canDeal(from + 1, Math.max(0, sheep - unit), donkey, boar, cattle);
}

/** CV-6.11 */
export function fits(room: Layout, dog: number, sheep: number, donkey: number, boar: number, cattle: number): boolean {
  const donkeys = Math.max(0, donkey - room.mines);
  const boars = Math.max(0, boar - room.forestStables);
  const cows = Math.max(0, cattle - room.breakfast);
  let flock = Math.max(0, sheep - room.cuddle);
  if (dog > 0 && room.sheepOfDogs > 1) return fitsWithSchool(room, dog, flock, donkeys, boars, cows);
  if (dog > 0 && room.bareMeadows > 0) flock = Math.max(0, flock - dog - Math.min(dog, room.bareMeadows));
  if (donkeys + boars + cows + flock === 0) return true;
  fillUnits(room);
  if (canDeal(0, flock, donkeys, boars, cows)) return true;
  if (dog === 0 || room.bareMeadows > 0) return false;
  return fitsBesideDogs(room, Math.max(0, flock - dog - 1), donkeys, boars, cows);
}

function fillUnits({ pastures, rooms, stabledMeadows, stubble }: Layout): void {
  units.length = 0;
  ones = stabledMeadows + stubble;
  for (const capacity of pastures) addUnit(capacity);
  for (const capacity of rooms) addUnit(capacity);
}

/** CV-6.11 step 3: dogs take a pasture, or a meadow with a Stable, for sheep alone. */
function fitsBesideDogs(room: Layout, sheep: number, donkey: number, boar: number, cattle: number): boolean {
  const { pastures } = room;
  for (let i = 0; i < pastures.length; i++) {
    const capacity = pastures[i] as number;
    if (pastures.indexOf(capacity) < i) continue;
    fillUnits(room);
    units.splice(units.indexOf(capacity), 1);
    if (canDeal(0, sheep, donkey, boar, cattle)) return true;
  }
  if (room.stabledMeadows === 0) return false;
  fillUnits(room);
  ones--;
  return canDeal(0, sheep, donkey, boar, cattle);
}

/**
 * FF-9.1: where dogs watch more sheep, some of them are worth a meadow with a Stable, besides those on bare meadows; without
 * bare meadows all of them may take a pasture.
 */
function fitsWithSchool(
  room: Layout,
  dog: number,
  sheep: number,
  donkey: number,
  boar: number,
  cattle: number,
): boolean {
  const { bareMeadows, stabledMeadows, sheepOfDogs, pastures } = room;
  const bare = Math.min(dog, bareMeadows);
  const most = Math.min(stabledMeadows, dog - bare);
  for (let stabled = 0; stabled <= most; stabled++) {
    const watched = bare + stabled === 0 ? 0 : sheepOfDogs * (dog + bare + stabled);
    fillUnits(room);
    ones -= stabled;
    if (canDeal(0, Math.max(0, sheep - watched), donkey, boar, cattle)) return true;
  }
  if (bare > 0) return false;
  const left = Math.max(0, sheep - sheepOfDogs * (dog + 1));
  for (let i = 0; i < pastures.length; i++) {
    const capacity = pastures[i] as number;
    if (pastures.indexOf(capacity) < i) continue;
    fillUnits(room);
    units.splice(units.indexOf(capacity), 1);
    if (canDeal(0, left, donkey, boar, cattle)) return true;
  }
  return false;
}

/** FF-9.2: whether all animals have a place without so many of the meadows that have no Stable. */
export function canSpareMeadows(p: Caverna, seat: Seat, meadows: number): boolean {
  const { dog, sheep, donkey, boar, cattle } = playerAt(p, seat).goods;
  const room = layoutOf(p, seat);
  if (room.bareMeadows < meadows) return false;
  room.bareMeadows -= meadows;
  return fits(room, dog, sheep, donkey, boar, cattle);
}

/** Whether all animals of the seat have a place. */
export function allFit(p: Caverna, seat: Seat): boolean {
  const { dog, sheep, donkey, boar, cattle } = playerAt(p, seat).goods;
  if (sheep + donkey + boar + cattle === 0) return true;
  // Two of one type fit into the Entry-Level Dwelling.
  if (
    sheep + donkey + boar + cattle <= 2 &&
    (sheep === 0 || donkey + boar + cattle === 0) &&
    isOneType(donkey, boar, cattle)
  )
    return true;
  return fits(layoutOf(p, seat), dog, sheep, donkey, boar, cattle);
}

function isOneType(donkey: number, boar: number, cattle: number): boolean {
  return (donkey > 0 ? 1 : 0) + (boar > 0 ? 1 : 0) + (cattle > 0 ? 1 : 0) <= 1;
}

/** CV-6.15: numbers of sheep, donkeys, boars and cattle that could stay. */
export type Kept = readonly [sheep: number, donkey: number, boar: number, cattle: number];

/** CV-6.18 */
const MOST_KEPT = 150;

const SPAN = 256;

/** CV-6.15, CV-6.18: removes animals one by one from all of them, and stops wherever the rest fits. */
export function keepOptions(p: Caverna, seat: Seat): Kept[] {
  const { dog, sheep, donkey, boar, cattle } = playerAt(p, seat).goods;
  const room = layoutOf(p, seat);
  const hasRoom = ([s, d, b, c]: Kept) => fits(room, dog, s, d, b, c);
  const seen = new Set<number>();
  const found: Kept[] = [];
  let level: Kept[] = [[sheep, donkey, boar, cattle]];
  while (level.length > 0) {
    const next: Kept[] = [];
    for (const kept of level) {
      if (hasRoom(kept)) {
        found.push(kept);
        continue;
      }
      for (let type = 0; type < kept.length; type++) {
        if (kept[type] === 0) continue;
        const fewer = withOne(kept, type, -1);
        const key = fewer.reduce((sum, count) => sum * SPAN + count, 0);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push(fewer);
      }
    }
    level = next;
  }
  const all: Kept = [sheep, donkey, boar, cattle];
  const best = found.filter((kept) =>
    all.every((most, type) => kept[type] === most || !hasRoom(withOne(kept, type, 1))),
  );
  return best.length <= MOST_KEPT ? best : best.sort((one, other) => value(other) - value(one)).slice(0, MOST_KEPT);
}

function withOne(kept: Kept, type: number, more: number): Kept {
  return kept.map((count, at) => (at === type ? count + more : count)) as unknown as Kept;
}

/** CV-6.18: first the number of animals, then the food they are worth. */
function value([sheep, donkey, boar, cattle]: Kept): number {
  return (sheep + donkey + boar + cattle) * 1000 + sheep + donkey + 2 * boar + 3 * cattle;
}

/** CV-10.12: types with at least two animals, a bit each: sheep, donkey, boar, cattle. */
export function breedable({ goods }: Player): number {
  return (
    (goods.sheep >= 2 ? 1 : 0) | (goods.donkey >= 2 ? 2 : 0) | (goods.boar >= 2 ? 4 : 0) | (goods.cattle >= 2 ? 8 : 0)
  );
}

export function sizeOf(types: number): number {
  return (types & 1) + ((types >> 1) & 1) + ((types >> 2) & 1) + ((types >> 3) & 1);
}

function fitsWithYoung(room: Layout, { goods }: Player, types: number): boolean {
  return fits(
    room,
    goods.dog,
    goods.sheep + (types & 1),
    goods.donkey + ((types >> 1) & 1),
    goods.boar + ((types >> 2) & 1),
    goods.cattle + ((types >> 3) & 1),
  );
}

const ALL_TYPES = 15;

/** CV-10.13, CV-10.17: the sets of types to which no further type can be added. */
export function breedingSets(p: Caverna, seat: Seat, most: number, of = ALL_TYPES): number[] {
  const player = playerAt(p, seat);
  const able = breedable(player) & of;
  if (able === 0) return [];
  const room = layoutOf(p, seat);
  const fitting: number[] = [];
  for (let types = 1; types < 16; types++) {
    if ((types & ~able) === 0 && sizeOf(types) <= most && fitsWithYoung(room, player, types)) fitting.push(types);
  }
  return fitting.filter((types) => !fitting.some((other) => other !== types && (other & types) === types));
}

/** Whether every type that could have young has room for it. */
export function allCanBreed(p: Caverna, seat: Seat, most: number): boolean {
  const player = playerAt(p, seat);
  const able = breedable(player);
  return sizeOf(able) <= most && fitsWithYoung(layoutOf(p, seat), player, able);
}

/** CV-3.21: whether rubies could make a pair, with room for its young beside the animals that are there. */
export function rubiesMakePair(p: Caverna, seat: Seat): boolean {
  const player = playerAt(p, seat);
  const rubies = rubiesInReach(player);
  if (rubies === 0) return false;
  const { dog, sheep, donkey, boar, cattle } = player.goods;
  const room = layoutOf(p, seat);
  const canPair = (count: number) => count < 2 && 2 - count <= rubies;
  return (
    (canPair(sheep) && fits(room, dog, PAIR_WITH_YOUNG, donkey, boar, cattle)) ||
    (canPair(donkey) && fits(room, dog, sheep, PAIR_WITH_YOUNG, boar, cattle)) ||
    (canPair(boar) && fits(room, dog, sheep, donkey, PAIR_WITH_YOUNG, cattle)) ||
    (canPair(cattle) && hasFood(player, 2 - cattle) && fits(room, dog, sheep, donkey, boar, PAIR_WITH_YOUNG))
  );
}

const PAIR_WITH_YOUNG = 3;

/** Table 9a: cattle cost food besides; crops, gold and other rubies become some. */
function hasFood(player: Player, cattle: number): boolean {
  const { food, grain, vegetable, mushroom = 0, gold } = player.goods;
  const others = Math.max(0, rubiesInReach(player) - cattle);
  return food + grain + vegetable + mushroom + Math.max(0, gold - 1) + others >= cattle;
}

/** CV-10.15: whether a type without room for its young would have some if other animals were turned into food. */
export function canMakeRoom(p: Caverna, seat: Seat, types: number): boolean {
  const { dog } = playerAt(p, seat).goods;
  const room = layoutOf(p, seat);
  return (
    ((types & 1) !== 0 && fits(room, dog, PAIR_WITH_YOUNG, 0, 0, 0)) ||
    ((types & 2) !== 0 && fits(room, dog, 0, PAIR_WITH_YOUNG, 0, 0)) ||
    ((types & 4) !== 0 && fits(room, dog, 0, 0, PAIR_WITH_YOUNG, 0)) ||
    ((types & 8) !== 0 && fits(room, dog, 0, 0, 0, PAIR_WITH_YOUNG))
  );
}

/** Whether all animals would have a place after such a change. */
export function wouldFit(p: Caverna, seat: Seat, change: Readonly<Partial<Record<Animal, number>>>): boolean {
  const { goods } = playerAt(p, seat);
  const count = (animal: Animal) => goods[animal] + (change[animal] ?? 0);
  return fits(layoutOf(p, seat), count('dog'), count('sheep'), count('donkey'), count('boar'), count('cattle'));
}
