import type { Seat } from '../../../kernel/game.ts';
import type { Offers } from '../../../kernel/offers.ts';
import { push } from '../../../kernel/steps.ts';
import { tell } from '../../../kernel/tell.ts';
import { breedingSets } from '../animals.ts';
import { LOOT, type Loot, type LootDeed, lootNumber } from '../box/loot.ts';
import { canBuildLarge, canBuildSmall, canBuildStable } from '../fencing.ts';
import { strengthen } from '../forging.ts';
import { NOT_THERE } from '../frames.ts';
import { canFurnish, canFurnishAny, hasSite, ORDINARY_DWELLING } from '../furnishing.ts';
import { hasPlaceForSingle } from '../geometry.ts';
import { gainAll } from '../goods.ts';
import { house } from '../housing.ts';
import { moveAt, type Plain, STOP, TAKE_LOOT, type TakeLoot } from '../moves.ts';
import { type Caverna, type Player, personAt, playerAt } from '../position.ts';
import { canSow } from '../sowing.ts';
import { askBreeding } from './breeding.ts';
import { furnishWith } from './furnish.ts';
import { addSkip } from './landscape.ts';
import type { Ask, Auto } from './step.ts';

const ALL_WEAPONS = 1 << lootNumber('all-weapons');
const FREE = 0;

/** CV-7.6: `again` more expeditions follow. */
export function askExpedition(p: Caverna, seat: Seat, level: number, again: number, may: boolean): void {
  const { strength } = personAt(playerAt(p, seat), p.person);
  push(p, { step: 'expedition', seat, left: level, strength, taken: 0, again, may });
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
      return hasPlaceForSingle(player, deed.tile);
    case 'small-pasture':
      return canBuildSmall(player, deed.wood);
    case 'large-pasture':
      return canBuildLarge(player, deed.wood);
    case 'dwelling':
      return canFurnish(p, player, ORDINARY_DWELLING, hasSite(player), deed.price);
    case 'sow':
      return canSow(player);
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
      furnishWith(p, seat, ORDINARY_DWELLING, deed.price);
      return;
    case 'sow':
      push(p, { step: 'sow', seat, may: false });
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
      const loot = LOOT[item] as Loot;
      const isTaken = (taken & (1 << item)) !== 0;
      const isStrong = loot.strength <= strength;
      if (!isTaken && isStrong && isPossible(p, seat, player, loot.deed)) offers.add(moveAt(TAKE_LOOT, item));
      else if (offers.explain) explain(item, loot, isTaken, isStrong, offers);
    }
    if (taken !== 0) offers.add(STOP);
    else addSkip(may, offers as Offers<never>);
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
    carryOut(p, seat, (LOOT[item] as Loot).deed);
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
  offers: Offers<TakeLoot | Plain>,
): void {
  const move = moveAt(TAKE_LOOT, item);
  if (isTaken) offers.block(move, 'CV-7.7', 'blocked.looted');
  else if (!isStrong) offers.block(move, 'CV-7.8', 'blocked.too-strong', { strength });
  else offers.block(move, 'CV-7.8', 'blocked.loot', { item: id });
}

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
