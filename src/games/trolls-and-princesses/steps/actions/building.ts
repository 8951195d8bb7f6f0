import type { Seat } from '../../../../kernel/game.ts';
import type { Offers } from '../../../../kernel/offers.ts';
import { push } from '../../../../kernel/steps.ts';
import { ACTIONS } from '../../box/actions.ts';
import { type VillageId, villageNumber } from '../../box/areas.ts';
import { OP_POWER, OUTPOST_PLACES, type OutpostPlace, WHEN_OP_POWER_LEAVES } from '../../box/clans.ts';
import { OUTPOST } from '../../box/spots.ts';
import { BUILD_OUTPOST, BUILD_TILES, moveAt, REFRESH_CAVE, type TrollsMove } from '../../moves.ts';
import { playerAt, type TrollsAndPrincesses, villageAt } from '../../position.ts';
import { canPay, pay } from '../../rules/costs.ts';
import { refreshCave } from '../../rules/displays.ts';
import { canBuild, carryOut } from '../../rules/effects.ts';
import { plus } from '../../rules/goods.ts';
import { askSpot, hasSpot } from '../../rules/storage.ts';
import { tell, type Word } from '../../words.ts';
import type { Auto } from '../step.ts';
import { type Need, weigh } from './weigh.ts';

const OUTPOST_COST = ACTIONS['build-outpost'];
const TILES_COST = ACTIONS['build-tiles'];
const REFRESH_COST = ACTIONS['refresh-cave'];

const NO_SPOT: Need = { rule: 'TP-4.10', say: 'blocked.no-outpost-spot' };
const NO_OUTPOST: Need = { rule: 'TP-4.10', say: 'blocked.no-neutral-outpost' };
const NO_PLACEMENT: Need = { rule: 'TP-4.13', say: 'blocked.no-placement' };
const NO_TILES: Need = { rule: 'TP-4.14', say: 'blocked.no-tiles' };

export function offerBuilding(p: TrollsAndPrincesses, seat: Seat, offers: Offers<TrollsMove, Word>): void {
  const player = playerAt(p, seat);
  offerOutposts(p, seat, offers);
  const isWorthLooking = offers.explain || canPay(p, seat, TILES_COST);
  weigh(p, seat, BUILD_TILES, TILES_COST, isWorthLooking && canBuild(p, player), NO_PLACEMENT, offers);
  const hasTiles = p.caveDeck.length + p.caveDiscard.length > 0;
  weigh(p, seat, REFRESH_CAVE, REFRESH_COST, hasTiles, NO_TILES, offers);
}

/** TP-4.10 */
function offerOutposts(p: TrollsAndPrincesses, seat: Seat, offers: Offers<TrollsMove, Word>): void {
  if (!offers.explain && !canPay(p, seat, OUTPOST_COST)) return;
  const player = playerAt(p, seat);
  const spot = hasSpot(player, OUTPOST);
  for (let place = 0; place < OUTPOST_PLACES.length; place++) {
    if ((player.outposts & (1 << place)) === 0) continue;
    for (let village = 0; village < p.villages.length; village++) {
      const { castle, outposts } = villageAt(p, village);
      if (castle < 0) continue;
      const act = moveAt(moveAt(BUILD_OUTPOST, place), village);
      weigh(p, seat, act, OUTPOST_COST, spot && outposts > 0, spot ? NO_OUTPOST : NO_SPOT, offers);
    }
  }
}

/** TP-4.11 */
export function buildOutpost(p: TrollsAndPrincesses, seat: Seat, placeId: OutpostPlace, villageId: VillageId): void {
  const player = playerAt(p, seat);
  const place = OUTPOST_PLACES.indexOf(placeId);
  const village = villageNumber(villageId);
  pay(p, seat, OUTPOST_COST);
  player.outposts &= ~(1 << place);
  player.outpostsIn = plus(player.outpostsIn, village, 1);
  tell({ say: 'told.built-outpost', seat, place: placeId, village: villageId });
  push(p, { step: 'outpost-left', place });
  askSpot(p, seat, OUTPOST, village);
}

/** TP-1.8: mining is better from now on by itself, since the place is empty. */
export const outpostLeft: Auto<'outpost-left'> = {
  auto(p, { place }) {
    if (place === OP_POWER) carryOut(p, p.active, WHEN_OP_POWER_LEAVES);
  },
};

/** TP-4.13 */
export function buildTiles(p: TrollsAndPrincesses, seat: Seat): void {
  pay(p, seat, TILES_COST);
  push(p, { step: 'after-tile' });
  push(p, { step: 'tile', seat, building: 'first' });
}

export function refreshTiles(p: TrollsAndPrincesses, seat: Seat): void {
  pay(p, seat, REFRESH_COST);
  refreshCave(p, seat);
}
