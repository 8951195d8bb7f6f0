import type { FarmAnimal } from '../../../../src/games/caverna/box/goods.ts';
import { cellsWith, neighbours } from './board.ts';
import { rubiesInReach, watched } from './folks.ts';
import { emptyFields, type Home } from './home.ts';

/** CV-1.5, in the order in which moves name them. */
export const TYPES: readonly FarmAnimal[] = ['sheep', 'donkey', 'boar', 'cattle'];
type Herd = readonly [number, number, number, number];

/** CV-6.1: a place for animals of one type. */
interface Zone {
  readonly holds: Herd;
  /** CV-6.4, CV-6.5 */
  readonly forDogs: boolean;
}

const any = (most: number, forDogs = false): Zone => ({ holds: [most, most, most, most], forDogs });

/** The table of CV-6.1, line by line. */
function zonesOf(home: Home, spared: number): Zone[] {
  const zones: Zone[] = [any(2)];
  const has = (cell: string) => home.stables.includes(cell);
  // FF-8.37
  const watered = cellsWith(home, 'water-troughs').flatMap(neighbours);
  const more = (...cells: readonly string[]) => (cells.some((cell) => watered.includes(cell)) ? 3 : 0);
  for (const cell of cellsWith(home, 'small-pasture')) zones.push(any((has(cell) ? 4 : 2) + more(cell), true));
  for (const cells of home.large) zones.push(any(4 * 2 ** cells.filter(has).length + more(...cells), true));
  const meadows = cellsWith(home, 'meadow');
  for (const _ of meadows.filter(has)) zones.push(any(1, true));
  for (const _ of meadows.filter((cell) => !has(cell)).slice(spared)) zones.push(any(0, true));
  for (const cell of home.stables) {
    if (home.tops[cell] === undefined) zones.push({ holds: [0, 0, 1, 0], forDogs: false });
  }
  for (const _ of cellsWith(home, 'ore-mine', 'ruby-mine')) zones.push({ holds: [0, 1, 0, 0], forDogs: false });
  if (home.built.includes('mixed-dwelling')) zones.push(any(2));
  if (home.built.includes('cuddle-room')) zones.push({ holds: [home.people.length, 0, 0, 0], forDogs: false });
  if (home.built.includes('breakfast-room')) zones.push({ holds: [0, 0, 0, 3], forDogs: false });
  if (home.built.includes('stubble-room')) {
    for (let field = emptyFields(home); field > 0; field--) zones.push(any(1));
  }
  return zones;
}

const known = new Map<string, ReadonlySet<string>>();

/** Every herd within `most` that can be dealt to the zones in some way, each zone filled as far as it goes; `dogs` watch. */
function herdsThatFit(home: Home, most: Herd, spared: number): ReadonlySet<string> {
  const zones = zonesOf(home, spared);
  // More dogs than sheep would have nothing to watch.
  const dog = Math.min(home.goods.dog, most[0]);
  const key = `${watched(home, 1)} ${zones.map(({ holds, forDogs }) => `${holds.join('.')}${forDogs ? 'd' : ''}`).sort()} ${most} ${dog}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  // Herds with the dogs that are still free.
  let dealt = new Map<string, readonly [Herd, number]>([['', [[0, 0, 0, 0], dog]]]);
  for (const zone of zones) {
    const next = new Map(dealt);
    const keep = (herd: Herd, dogs: number) => next.set(`${herd} ${dogs}`, [herd, dogs]);
    for (const [herd, dogs] of dealt.values()) {
      for (let type = 0; type < TYPES.length; type++) {
        const added = Math.min(zone.holds[type] as number, (most[type] as number) - (herd[type] as number));
        if (added > 0) keep(herd.map((count, of) => (of === type ? count + added : count)) as unknown as Herd, dogs);
      }
      const [sheep, ...others] = herd;
      for (let watching = 1; zone.forDogs && watching <= dogs && sheep + watching <= most[0]; watching++) {
        keep([Math.min(most[0], sheep + watched(home, watching)), ...others], dogs - watching);
      }
    }
    dealt = next;
  }
  const herds = new Set([...dealt.values()].map(([herd]) => herd.join(' ')));
  if (known.size > 5000) known.clear();
  known.set(key, herds);
  return herds;
}

export function herdOf({ goods }: Home): Herd {
  return [goods.sheep, goods.donkey, goods.boar, goods.cattle];
}

export function fits(home: Home, herd: Herd = herdOf(home), spared = 0): boolean {
  return herdsThatFit(home, herd, spared).has(herd.join(' '));
}

/** FF-9.2: how many meadows without a Stable can be empty together. */
export function meadowsToSpare(home: Home): number {
  let spared = cellsWith(home, 'meadow').filter((cell) => !home.stables.includes(cell)).length;
  while (spared > 0 && !fits(home, herdOf(home), spared)) spared--;
  return spared;
}

/** CV-6.15, CV-6.18: the herds to which no animal can be added. */
export function keepable(home: Home): string[] {
  const herds = [...herdsThatFit(home, herdOf(home), 0)].map((herd) => herd.split(' ').map(Number));
  const isBelow = (one: readonly number[], other: readonly number[]) =>
    one !== other && one.every((count, type) => count <= (other[type] as number));
  return herds.filter((one) => !herds.some((other) => isBelow(one, other))).map((herd) => herd.join(' '));
}

/** CV-10.12, CV-10.13, CV-10.17, FF-8.20: the sets of types that have young, none of which could be larger. */
export function breedingSets(home: Home, most: number, among: readonly FarmAnimal[] = TYPES): boolean[][] {
  const herd = herdOf(home);
  const possible: boolean[][] = [];
  for (let set = 0; set < 16; set++) {
    const young = TYPES.map((_, type) => ((set >> type) & 1) === 1);
    const isPaired = young.every(
      (isBorn, type) => !isBorn || ((herd[type] as number) >= 2 && among.includes(TYPES[type] as FarmAnimal)),
    );
    const count = young.filter(Boolean).length;
    if (!isPaired || count > most) continue;
    const grown = herd.map((animals, type) => animals + Number(young[type])) as unknown as Herd;
    if (fits(home, grown)) possible.push(young);
  }
  const isWithin = (one: boolean[], other: boolean[]) =>
    one !== other && one.every((isBorn, type) => !isBorn || other[type] === true);
  return possible.filter((one) => !possible.some((other) => isWithin(one, other)));
}

/** CV-3.21: rubies make a pair whose young has room beside the animals that are there. */
export function rubiesMakePair(home: Home): boolean {
  const herd = herdOf(home);
  const rubies = rubiesInReach(home);
  const { food, grain, vegetable, mushroom, gold } = home.goods;
  return TYPES.some((type, which) => {
    const missing = 2 - (herd[which] as number);
    const edible = food + grain + vegetable + mushroom + Math.max(0, gold - 1) + Math.max(0, rubies - missing);
    const canPay = missing <= rubies && (type !== 'cattle' || edible >= missing);
    return (
      missing > 0 && canPay && fits(home, herd.map((count, each) => (each === which ? 3 : count)) as unknown as Herd)
    );
  });
}

/** CV-10.15: a pair whose young has no room would have it, if all other animals were eaten. */
export function couldMakeRoom(home: Home, sets: readonly (readonly boolean[])[]): boolean {
  const herd = herdOf(home);
  return TYPES.some((_, which) => {
    const isBorn = sets.every((set) => set[which]);
    const alone = herd.map((_count, each) => (each === which ? 3 : 0)) as unknown as Herd;
    return (herd[which] as number) >= 2 && !isBorn && fits(home, alone);
  });
}
