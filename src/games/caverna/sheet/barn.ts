import type { Player } from '../position.ts';
import { groundOf, nameOf, neighbours, owns } from './ground.ts';

/** One place for animals: how many of which types, and whether dogs can watch there. */
interface Zone {
  readonly room: number;
  readonly types: readonly number[];
  readonly grass: boolean;
}

const ALL = [0, 1, 2, 3];
const SHEEP = 0;
const DONKEY = 1;
const BOAR = 2;
const CATTLE = 3;

/** CV-6.1, place by place. */
function zonesOf(player: Player): Zone[] {
  const stables = player.stables.map(nameOf);
  const sown = player.sown.map(({ cell }) => nameOf(cell));
  const zones: Zone[] = [{ room: 2, types: ALL, grass: false }];
  const joined = new Set<string>();
  for (const [place, top] of groundOf(player)) {
    const stable = stables.includes(place) ? 1 : 0;
    if (top === 'small-pasture') zones.push({ room: 2 * 2 ** stable, types: ALL, grass: true });
    if (top === 'large-pasture' && !joined.has(place)) {
      const cell = [...groundOf(player).keys()].indexOf(place);
      const other = nameOf(player.mates[cell] as number);
      if (!neighbours(place).includes(other)) throw new Error('a large pasture has come apart');
      joined.add(other);
      zones.push({ room: 4 * 2 ** (stable + (stables.includes(other) ? 1 : 0)), types: ALL, grass: true });
    }
    if (top === 'meadow') zones.push({ room: stable, types: ALL, grass: true });
    if (top === 'none' && stable === 1) zones.push({ room: 1, types: [BOAR], grass: false });
    if (top === 'ore-mine' || top === 'ruby-mine') zones.push({ room: 1, types: [DONKEY], grass: false });
    if (top === 'mixed-dwelling') zones.push({ room: 2, types: ALL, grass: false });
    if (top === 'cuddle-room') zones.push({ room: player.people.length, types: [SHEEP], grass: false });
    if (top === 'breakfast-room') zones.push({ room: 3, types: [CATTLE], grass: false });
    if (top === 'field' && owns(player, 'stubble-room') && !sown.includes(place)) {
      zones.push({ room: 1, types: ALL, grass: false });
    }
  }
  return zones;
}

/** CV-6.2, CV-6.4: tries every way to fill the zones, dogs included. */
export function haveRoom(player: Player, animals: readonly number[], dogs: number): boolean {
  const zones = zonesOf(player);
  const failed = new Set<string>();
  const fill = (zone: number, left: readonly number[], watching: number): boolean => {
    if (left.every((count) => count === 0)) return true;
    const here = zones[zone];
    if (here === undefined) return false;
    const key = `${zone} ${left} ${watching}`;
    if (failed.has(key)) return false;
    const settle = (type: number, room: number, used: number) =>
      fill(
        zone + 1,
        left.map((count, each) => (each === type ? Math.max(0, count - room) : count)),
        watching - used,
      );
    for (const type of here.types) if ((left[type] as number) > 0 && settle(type, here.room, 0)) return true;
    for (let dog = 1; here.grass && dog <= watching; dog++) if (settle(SHEEP, dog + 1, dog)) return true;
    if (fill(zone + 1, left, watching)) return true;
    failed.add(key);
    return false;
  };
  return fill(0, animals, dogs);
}

export function animalsOf({ goods }: Player): [number, number, number, number] {
  return [goods.sheep, goods.donkey, goods.boar, goods.cattle];
}

/** CV-6.15: what can be kept, by trying all numbers. */
export function keepable(player: Player): string[] {
  const all = animalsOf(player);
  const room = (kept: readonly number[]) => haveRoom(player, kept, player.goods.dog);
  const found: string[] = [];
  const count = (kept: readonly number[]): void => {
    if (kept.length < all.length) {
      for (let many = 0; many <= (all[kept.length] as number); many++) count([...kept, many]);
      return;
    }
    if (!room(kept)) return;
    const more = kept.some(
      (many, type) => many < (all[type] as number) && room(kept.map((each, i) => (i === type ? each + 1 : each))),
    );
    if (!more) found.push(kept.join());
  };
  count([]);
  return found.sort();
}

/** CV-10.13: the sets of types that breed, as '1,0,0,1'. */
export function broods(player: Player, most: number): string[] {
  const all = animalsOf(player);
  const sets = Array.from({ length: 15 }, (_, i) => [1, 2, 4, 8].map((bit) => Math.sign((i + 1) & bit)));
  const able = sets.filter(
    (set) =>
      set.every((young, type) => young === 0 || (all[type] as number) >= 2) &&
      set.reduce((sum, young) => sum + young, 0) <= most &&
      haveRoom(
        player,
        all.map((count, type) => count + (set[type] as number)),
        player.goods.dog,
      ),
  );
  const isPart = (set: readonly number[], of: readonly number[]) =>
    set !== of && set.every((young, type) => young <= (of[type] as number));
  const best = able.filter((set) => !able.some((other) => isPart(set, other)));
  return (best.length === 0 ? ['0,0,0,0'] : best.map((set) => set.join())).sort();
}
