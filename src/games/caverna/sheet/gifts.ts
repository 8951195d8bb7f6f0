import type { Seat } from '../../../kernel/game.ts';
import { hold } from '../../../kernel/hooks.ts';
import { below, pick, type Random } from '../../../kernel/random.ts';
import { CELLS } from '../box/cells.ts';
import { BASE_FURNISHINGS } from '../box/furnishing-ids.ts';
import { HOOK_SET } from '../box/furnishings.ts';
import type { BaseGood } from '../box/goods.ts';
import { type Caverna, changePerson, HOME, type Player, playerAt, replaced } from '../position.ts';
import { fits } from './animals.ts';
import { type Home, homeOf, type SheetTable } from './home.ts';
import { at } from './words.ts';

const GIFTS: readonly BaseGood[] = ['wood', 'stone', 'ore', 'ruby', 'grain', 'vegetable', 'food', 'gold', 'dog'];
const ANIMAL_GIFTS: readonly BaseGood[] = ['sheep', 'donkey', 'boar', 'cattle'];

/** The same gifts in both accounts. */
export function give(table: SheetTable, p: Caverna, seat: Seat, random: Random): void {
  const home = homeOf(table, seat);
  const player = playerAt(p, seat);
  const add = (good: BaseGood, number: number) => {
    home.goods[good] += number;
    player.goods[good] += number;
  };
  for (let gift = below(random, 4); gift > 0; gift--) add(pick(random, GIFTS), 1 + below(random, 3));
  for (let gift = below(random, 3); gift > 0; gift--) {
    const good = pick(random, ANIMAL_GIFTS);
    add(good, 1);
    if (!fits(home)) add(good, -1);
  }
  if (below(random, 3) === 0) giveFurnishing(table, p, seat, random);
  if (below(random, 3) === 0) giveWeapon(home, player, random);
}

/** A furnishing on any rock that is left, without its price and without what it does when built. */
function giveFurnishing(table: SheetTable, p: Caverna, seat: Seat, random: Random): void {
  const home = homeOf(table, seat);
  const player = playerAt(p, seat);
  const sites = CELLS.flatMap(({ ground, overhang }, cell) =>
    ground === 'mountain' && !overhang && ['none', 'cavern'].includes(player.tops[cell] as string) ? [cell] : [],
  );
  const id = pick(random, table.offer);
  if (sites.length < 3 || id === 'trader' || id === 'spare-part-storage') return;
  const cell = pick(random, sites);
  const number = BASE_FURNISHINGS.indexOf(id);
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
  const { strength, adult, at: place } = player.people[number] as Player['people'][number];
  const stronger = Math.min(14, strength + 1 + below(random, 8));
  const same = home.people.find(
    (person) => person.strength === strength && person.adult === adult && person.placed === (place !== HOME),
  );
  if (same === undefined || !adult) return;
  same.strength = stronger;
  changePerson(player, number, { strength: stronger });
}
