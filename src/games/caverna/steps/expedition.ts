import type { Seat } from '../../../kernel/game.ts';
import { isHooked } from '../../../kernel/hooks.ts';
import { at } from '../../../kernel/lists.ts';
import type { Offers } from '../../../kernel/offers.ts';
import { push } from '../../../kernel/steps.ts';
import { furnishingNumber, HOOK_SET } from '../box/furnishings.ts';
import type { Some } from '../box/goods.ts';
import { LOOT, type Loot, type LootDeed, lootNumber } from '../box/loot.ts';
import { MOST_PEOPLE } from '../box/market.ts';
import { NOT_THERE } from '../frames.ts';
import { moveAt, type Plain, SKIP, STOP, TAKE_LOOT, type TakeLoot, TRAIN } from '../moves.ts';
import { type Caverna, changePerson, type Player, personAt, playerAt } from '../position.ts';
import { breedingSets } from '../rules/animals.ts';
import { canBuildLarge, canBuildSmall, canBuildStable } from '../rules/fencing.ts';
import { firstHooked } from '../rules/first-hooked.ts';
import { addGoblin } from '../rules/folks.ts';
import { capOf, strengthen } from '../rules/forging.ts';
import { canFurnish, canFurnishAny, sitesOf } from '../rules/furnishing.ts';
import { hasPlaceForSingle } from '../rules/geometry.ts';
import { gainAll, hasAll, payAll } from '../rules/goods.ts';
import { house } from '../rules/housing.ts';
import { canExchangeFor, hasRubyInReach } from '../rules/rubies.ts';
import { hasSingle } from '../rules/singles.ts';
import { canSow } from '../rules/sowing.ts';
import { tell, type Word } from '../words.ts';
import { askBreeding } from './breeding.ts';
import { askSowing } from './fields-and-weapons.ts';
import { furnishWith } from './furnish.ts';
import { addSkip } from './landscape.ts';
import type { Ask, Auto } from './step.ts';

const ALL_WEAPONS = 1 << lootNumber('all-weapons');
const FREE = 0;
const { 'expedition.level': LEVEL, 'expedition.loot': FINDS, 'expedition.before': BEFORE } = HOOK_SET.hooks;

/** CV-7.6: `again` more expeditions follow. */
export function askExpedition(p: Caverna, seat: Seat, level: number, again: number, may: boolean): void {
  if (canTrain(playerAt(p, seat), p.person)) push(p, { step: 'train', seat, level, again, may });
  else setOut(p, seat, level, again, may);
}

function setOut(p: Caverna, seat: Seat, level: number, again: number, may: boolean): void {
  const player = playerAt(p, seat);
  const { strength } = personAt(player, p.person);
  push(p, { step: 'expedition', seat, left: level + moreLoot(player), strength, taken: 0, again, may });
}

/** FF-7.8.6 */
function moreLoot({ held }: Player): number {
  let more = 0;
  if (isHooked(LEVEL, held)) for (const thing of held.things) more += LEVEL.at[thing] ?? 0;
  return more;
}

/** FF-8.29: what training costs and brings, if the Person can still become stronger. */
function trainingOf(player: Player, person: number): { readonly give: Some; readonly strength: number } | undefined {
  const { held } = player;
  const training = firstHooked(BEFORE, held);
  const { strength } = personAt(player, person);
  if (strength === 0 || strength >= capOf(player, person)) return undefined;
  return training;
}

/** FF-8.29: whether it is worth asking; what is missing may be exchanged for. */
function canTrain(player: Player, person: number): boolean {
  const training = trainingOf(player, person);
  return (
    training !== undefined &&
    (hasAll(player.goods, training.give) || hasRubyInReach(player) || canExchangeFor(player, 'ore'))
  );
}

/** FF-8.29 */
export const train: Ask<'train', Plain> = {
  rule: 'FF-8.29',
  anytime: true,
  completes: true,
  offer(p, _frame, seat, offers) {
    const player = playerAt(p, seat);
    const training = trainingOf(player, p.person);
    if (training !== undefined) {
      if (hasAll(player.goods, training.give)) offers.add(TRAIN);
      else offers.block(TRAIN, 'FF-8.29', 'blocked.exchange', { ...training.give });
    }
    offers.add(SKIP);
  },
  take(p, { level, again, may }, seat, move) {
    const player = playerAt(p, seat);
    const training = trainingOf(player, p.person);
    const trains = move.do === 'train' && training !== undefined;
    if (trains) {
      payAll(p, seat, training.give);
      const strength = personAt(player, p.person).strength + training.strength;
      changePerson(player, p.person, { strength });
      tell({ say: 'told.trained', seat, strength });
    }
    setOut(p, seat, level, again, may && !trains);
  },
  label: (_p, _frame, _seat, move) =>
    move.do === 'skip' ? { say: 'move.untrained' } : { ...move, say: `move.${move.do}` },
};

/** FF-7.2.1: whether the player finds what not everybody does. */
function finds({ held }: Player, { id, special }: Loot): boolean {
  if (special === undefined) return true;
  return isHooked(FINDS, held) && held.things.some((thing) => FINDS.at[thing]?.includes(id) === true);
}

/** CV-7.8: whether an item can be carried out now. */
function isPossible(p: Caverna, seat: Seat, player: Player, deed: LootDeed): boolean {
  switch (deed.is) {
    case 'goods':
    case 'weapons':
      return true;
    case 'furnish':
      return canFurnishAny(p, seat, 'any');
    case 'stable':
      return canBuildStable(player, FREE);
    case 'tile':
      return hasSingle(p, deed.tile) && hasPlaceForSingle(player, deed.tile);
    case 'small-pasture':
      return canBuildSmall(p, player, deed.wood);
    case 'large-pasture':
      return canBuildLarge(player, deed.wood);
    case 'dwelling':
      if (deed.goblin && player.people.length >= MOST_PEOPLE) return false;
      return canFurnish(p, player, furnishingNumber(deed.furnishing), sitesOf(p, seat), deed.price);
    case 'sow':
      return canSow(p, player);
    case 'breed':
      return breedingSets(p, seat, deed.types).length > 0;
  }
}

function carryOut(p: Caverna, seat: Seat, deed: LootDeed): void {
  switch (deed.is) {
    case 'goods':
      gainAll(p, seat, deed.goods);
      house(p, seat);
      return;
    case 'weapons':
      return;
    case 'furnish':
      push(p, { step: 'furnish', seat, only: 'any', may: false });
      return;
    case 'stable':
      push(p, { step: 'fences', seat, small: NOT_THERE, large: NOT_THERE, stable: FREE, may: false });
      return;
    case 'tile':
      push(p, { step: 'place-single', seat, tile: deed.tile });
      return;
    case 'small-pasture':
      push(p, { step: 'fences', seat, small: deed.wood, large: NOT_THERE, stable: NOT_THERE, may: false });
      return;
    case 'large-pasture':
      push(p, { step: 'fences', seat, small: NOT_THERE, large: deed.wood, stable: NOT_THERE, may: false });
      return;
    case 'dwelling':
      if (deed.goblin) push(p, { step: 'move-in', owner: seat });
      furnishWith(p, seat, furnishingNumber(deed.furnishing), deed.price);
      return;
    case 'sow':
      askSowing(p, seat, false);
      return;
    case 'breed':
      askBreeding(p, seat, deed.types);
  }
}

/** CV-7.7 to CV-7.10 */
export const expedition: Ask<'expedition', TakeLoot | Plain> = {
  rule: 'CV-7.8',
  anytime: true,
  completes: true,
  offer(p, { strength, taken, may }, seat, offers) {
    const player = playerAt(p, seat);
    for (let item = 0; item < LOOT.length; item++) {
      const loot = LOOT[item];
      if (loot === undefined || !finds(player, loot)) continue;
      const isTaken = (taken & (1 << item)) !== 0;
      const isStrong = loot.strength <= strength;
      if (!isTaken && isStrong && isPossible(p, seat, player, loot.deed)) offers.add(moveAt(TAKE_LOOT, item));
      else if (offers.explain) explain(item, loot, isTaken, isStrong, offers);
    }
    if (taken !== 0) offers.add(STOP);
    else addSkip(may, offers as Offers<never, Word>);
  },
  take(p, { left, strength, taken, again }, seat, move) {
    if (move.do === 'skip') return;
    const weapons = (taken & ALL_WEAPONS) !== 0;
    if (move.do !== 'loot') {
      push(p, { step: 'end-expedition', weapons, again });
      return;
    }
    const item = lootNumber(move.item);
    const now = taken | (1 << item);
    if (left > 1) push(p, { step: 'expedition', seat, left: left - 1, strength, taken: now, again, may: false });
    else push(p, { step: 'end-expedition', weapons: (now & ALL_WEAPONS) !== 0, again });
    p.acted = true;
    tell({ say: 'told.loot', seat, item: move.item });
    carryOut(p, seat, at(LOOT, item).deed);
  },
  ask: (_p, { left, strength, taken }) => ({ say: 'ask.expedition', left, strength, first: taken === 0 }),
  label: (_p, _frame, _seat, move) =>
    move.do === 'stop' ? { say: 'move.go-home' } : { ...move, say: `move.${move.do}` },
};

function explain(
  item: number,
  { strength, id }: Loot,
  isTaken: boolean,
  isStrong: boolean,
  offers: Offers<TakeLoot | Plain, Word>,
): void {
  const move = moveAt(TAKE_LOOT, item);
  if (isTaken) offers.block(move, 'CV-7.7', 'blocked.looted');
  else if (!isStrong) offers.block(move, 'CV-7.8', 'blocked.too-strong', { strength });
  else offers.block(move, 'CV-7.8', 'blocked.loot', { item: id });
}

/** FF-7.2.1: the Goblin comes when its Dwelling stands. */
export const moveIn: Auto<'move-in'> = {
  auto(p, { owner }) {
    addGoblin(p, owner);
  },
};

/** CV-7.11, CV-7.12 */
export const endExpedition: Auto<'end-expedition'> = {
  auto(p, { weapons, again }) {
    const player = playerAt(p, p.active);
    if (weapons) for (let person = 0; person < player.people.length; person++) strengthen(player, person);
    strengthen(player, p.person);
    tell({ say: 'told.returned', seat: p.active, strength: personAt(player, p.person).strength });
    if (again > 0) askExpedition(p, p.active, 1, again - 1, true);
  },
};
