import { CELLS } from '../../../../src/games/caverna/box/cells.ts';
import { FURNISHING_IDS, type FurnishingId, HOOK_SET } from '../../../../src/games/caverna/box/furnishings.ts';
import type { Good } from '../../../../src/games/caverna/box/goods.ts';
import {
  type Caverna,
  changePerson,
  HOME,
  isSown,
  type Player,
  playerAt,
  replaced,
} from '../../../../src/games/caverna/position.ts';
import type { Seat } from '../../../../src/kernel/game.ts';
import { hold } from '../../../../src/kernel/hooks.ts';
import { below, pick, type Random } from '../../../../src/kernel/random.ts';
import { fits } from './animals.ts';
import { giveGoblin } from './folk-gifts.ts';
import { capOf } from './forging.ts';
import { FURNISHING } from './furnishings.ts';
import { type Home, homeOf, type SheetTable } from './home.ts';
import { at } from './words.ts';

const GIFTS: readonly Good[] = ['wood', 'stone', 'ore', 'ruby', 'grain', 'vegetable', 'food', 'gold', 'dog'];
const CROP_GIFTS: readonly Good[] = ['gemfruit', 'mushroom'];
const ANIMAL_GIFTS: readonly Good[] = ['sheep', 'donkey', 'boar', 'cattle'];

/** The same gifts in both accounts. */
export function give(table: SheetTable, p: Caverna, seat: Seat, random: Random): void {
  const home = homeOf(table, seat);
  const player = playerAt(p, seat);
  const add = (good: Good, number: number) => {
    home.goods[good] += number;
    player.goods[good] = (player.goods[good] ?? 0) + number;
  };
  for (let gift = below(random, 4); gift > 0; gift--) add(pick(random, GIFTS), 1 + below(random, 3));
  if (home.folk !== undefined && below(random, 3) === 0) add(pick(random, CROP_GIFTS), 1);
  for (let gift = below(random, 3); gift > 0; gift--) {
    const good = pick(random, ANIMAL_GIFTS);
    add(good, 1);
    if (!fits(home)) add(good, -1);
  }
  if (below(random, 3) === 0) giveFurnishing(table, p, seat, random);
  if (below(random, 3) === 0) giveWeapon(home, player, random);
  if (home.folk !== undefined && below(random, 8) === 0) giveGoblin(table, p, seat, random);
}

const NOT_GIVEN: readonly FurnishingId[] = ['trader', 'spare-part-storage', 'goblin-dwelling'];

/** A furnishing on any rock that is left, without its price and without what it does when built. */
function giveFurnishing(table: SheetTable, p: Caverna, seat: Seat, random: Random): void {
  const home = homeOf(table, seat);
  const player = playerAt(p, seat);
  const sites = CELLS.flatMap(({ ground, overhang }, cell) =>
    ground === 'mountain' &&
    !overhang &&
    ['none', 'cavern'].includes(player.tops[cell] as string) &&
    !isSown(player, cell)
      ? [cell]
      : [],
  );
  const id = pick(random, table.offer);
  // A Goblin would have to come with its dwelling.
  const isLeft = FURNISHING[id].site !== 'cavern' || NOT_GIVEN.includes(id);
  if (sites.length < 3 || isLeft) return;
  const cell = pick(random, sites);
  const number = FURNISHING_IDS.indexOf(id);
  player.tops = replaced(player.tops, cell, id);
  hold(HOOK_SET, player.held, number);
  home.tops[at(cell)] = id;
  home.built.push(id);
  if (id === 'dwelling') return;
  p.owners = replaced(p.owners, number, seat);
  table.offer = table.offer.filter((each) => each !== id);
}

function giveWeapon(home: Home, player: Player, random: Random): void {
  const number = below(random, player.people.length);
  const { strength, adult, kind, usableFrom, at: place } = player.people[number] as Player['people'][number];
  const more = 1 + below(random, 8);
  const same = home.people.find(
    (person) =>
      person.strength === strength &&
      person.adult === adult &&
      person.from === usableFrom &&
      person.goblin === (kind === 'goblin') &&
      person.placed === (place !== HOME),
  );
  if (same === undefined || !adult) return;
  const stronger = Math.min(capOf(home, same), strength + more);
  same.strength = stronger;
  changePerson(player, number, { strength: stronger });
}
