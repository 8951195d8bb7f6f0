import type { Seat } from '../../../kernel/game.ts';
import { isHooked } from '../../../kernel/hooks.ts';
import { push } from '../../../kernel/steps.ts';
import { HOOK_SET } from '../box/furnishings.ts';
import {
  BREED,
  BREED_AGAIN,
  type Breed,
  type BreedAgain,
  type Keep,
  moveAt,
  moveOn,
  type Plain,
  SKIP,
} from '../moves.ts';
import { type Caverna, type Player, playerAt } from '../position.ts';
import { allCanBreed, breedable, breedingSets, canMakeRoom, keepOptions, sizeOf } from '../rules/animals.ts';
import { convertAnimals } from '../rules/conversions.ts';
import { firstHooked } from '../rules/first-hooked.ts';
import { gain, gainAll } from '../rules/goods.ts';
import { hasRubyInReach } from '../rules/rubies.ts';
import { tell } from '../words.ts';
import type { Ask } from './step.ts';

const { 'breeding.after': AFTER, 'breeding.dogs': DOGS, 'breeding.again': AGAIN } = HOOK_SET.hooks;

/** CV-10.12, CV-16.1: asked only where there is something to choose. */
export function askBreeding(p: Caverna, seat: Seat, most: number): void {
  if (breedsWithoutChoice(p, seat, most)) breedAll(p, seat, most);
  else push(p, { step: 'breed', seat, most });
}

/** CV-16.1: all young have room, or those that have none will have none. */
export function breedsWithoutChoice(p: Caverna, seat: Seat, most: number): boolean {
  const player = playerAt(p, seat);
  const able = breedable(player);
  if (able === 0 || allCanBreed(p, seat, most)) return true;
  const [only = 0, ...others] = breedingSets(p, seat, most);
  return others.length === 0 && !canMakeRoom(p, seat, able & ~only) && !hasRubyInReach(player);
}

/** All types whose young have room; they are returned, a bit each. */
export function breedAll(p: Caverna, seat: Seat, most: number): number {
  const able = breedable(playerAt(p, seat));
  const types = able === 0 || allCanBreed(p, seat, most) ? able : (breedingSets(p, seat, most)[0] ?? 0);
  if (types > 0) bear(p, seat, moveAt(BREED, types));
  return types;
}

type Young = Pick<Breed, 'sheep' | 'donkey' | 'boar' | 'cattle'>;

/** The types, a bit each. */
function typesOf({ sheep, donkey, boar, cattle }: Young): number {
  return Number(sheep) + 2 * Number(donkey) + 4 * Number(boar) + 8 * Number(cattle);
}

/** FF-8.11: whether two dogs or more would have young. */
export function hasPuppy({ held, goods }: Player): boolean {
  return isHooked(DOGS, held) && goods.dog >= 2;
}

/** FF-8.11: they have it when all others do. */
export function breedDogs(p: Caverna, seat: Seat): void {
  const player = playerAt(p, seat);
  if (!hasPuppy(player)) return;
  gain(player, 'dog', 1);
  tell({ say: 'told.puppy', seat });
}

/** FF-8.20 */
export function mayBreedAgain({ held }: Player): boolean {
  return isHooked(AGAIN, held);
}

/** FF-8.20: whether the types that had young could have more of it. */
export function canBreedAgain(p: Caverna, seat: Seat, types: number): boolean {
  const player = playerAt(p, seat);
  if (types === 0 || !isHooked(AGAIN, player.held)) return false;
  if (player.goods.vegetable + (player.goods.mushroom ?? 0) === 0 && !hasRubyInReach(player)) return false;
  return breedingSets(p, seat, sizeOf(types), types).length > 0;
}

function typesForOne({ held }: Player): number {
  return firstHooked(AGAIN, held)?.types ?? 0;
}

/** FF-8.20 */
export const breedAgain: Ask<'breed-again', BreedAgain | Plain> = {
  rule: 'FF-8.20',
  anytime: true,
  offer(p, { types }, seat, offers) {
    const player = playerAt(p, seat);
    const each = typesForOne(player);
    for (let vegetable = 1; vegetable <= MOST_VEGETABLES; vegetable++) {
      // Whoever pays more breeds more than the last vegetable would have allowed.
      const sets = breedingSets(p, seat, vegetable * each, types).filter((set) => sizeOf(set) > (vegetable - 1) * each);
      for (const set of sets) {
        const move = moveOn(BREED_AGAIN, vegetable, set);
        if (player.goods.vegetable >= vegetable) offers.add(move);
        else offers.block(move, 'FF-8.20', 'blocked.vegetable', { vegetable });
      }
    }
    offers.add(SKIP);
  },
  take(p, _frame, seat, move) {
    if (move.do !== 'breed-again') return;
    playerAt(p, seat).goods.vegetable -= move.vegetable;
    tell({ say: 'told.paid', seat, vegetable: move.vegetable });
    bear(p, seat, move);
  },
};

const MOST_VEGETABLES = 2;

/** CV-10.12, CV-10.16 */
function bear(p: Caverna, seat: Seat, { sheep, donkey, boar, cattle }: Young): void {
  const { goods, held } = playerAt(p, seat);
  const born = { sheep: Number(sheep), donkey: Number(donkey), boar: Number(boar), cattle: Number(cattle) };
  goods.sheep += born.sheep;
  goods.donkey += born.donkey;
  goods.boar += born.boar;
  goods.cattle += born.cattle;
  p.acted = true;
  tell({ say: 'told.bred', seat, ...born });
  if (!isHooked(AFTER, held)) return;
  const animals = born.sheep + born.donkey + born.boar + born.cattle;
  for (const thing of held.things.slice()) {
    const gains = AFTER.at[thing]?.({ animals, donkeys: born.donkey });
    if (gains !== undefined) gainAll(p, seat, gains);
  }
}

const NO_YOUNG = moveAt(BREED, 0);

/** CV-10.13 to CV-10.15 */
export const breed: Ask<'breed', Breed> = {
  rule: 'CV-10.13',
  anytime: true,
  offer(p, { most }, seat, offers) {
    const sets = breedingSets(p, seat, most);
    for (const types of sets) offers.add(moveAt(BREED, types));
    if (sets.length === 0) offers.add(NO_YOUNG);
  },
  take(p, { again }, seat, move) {
    const types = typesOf(move);
    if (types > 0) bear(p, seat, move);
    if (again === true && canBreedAgain(p, seat, types)) push(p, { step: 'breed-again', seat, types });
  },
  ask: (p, { most }, seat) => ({ say: 'ask.breed', why: whyAsked(p, seat, most) }),
};

/** Why somebody is asked before their animals breed: a pair could still be made, there is room for some young only, or for none. */
export function whyAsked(p: Caverna, seat: Seat, most: number): 'pair' | 'crowded' | 'full' {
  const able = breedable(playerAt(p, seat));
  if (able === 0 || allCanBreed(p, seat, most)) return 'pair';
  return breedingSets(p, seat, most).length > 0 ? 'crowded' : 'full';
}

/** CV-6.14 to CV-6.16 */
export const keep: Ask<'keep', Keep> = {
  rule: 'CV-6.15',
  anytime: true,
  completes: true,
  offer(p, _frame, seat, offers) {
    for (const [sheep, donkey, boar, cattle] of keepOptions(p, seat)) {
      offers.add({ do: 'keep', sheep, donkey, boar, cattle });
    }
  },
  take(p, _frame, seat, kept) {
    const { goods } = playerAt(p, seat);
    convertAnimals(p, seat, {
      sheep: goods.sheep - kept.sheep,
      donkey: goods.donkey - kept.donkey,
      boar: goods.boar - kept.boar,
      cattle: goods.cattle - kept.cattle,
    });
  },
};
