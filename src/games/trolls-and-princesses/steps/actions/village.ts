import type { Seat } from '../../../../kernel/game.ts';
import type { Offers } from '../../../../kernel/offers.ts';
import { push } from '../../../../kernel/steps.ts';
import { ACTIONS, type ActionId } from '../../box/actions.ts';
import { areaId, areaNumber, CAVERNS, type CavernId, FIRST_VILLAGE } from '../../box/areas.ts';
import { CASTLES } from '../../box/castles.ts';
import { CH_COW, CHANGELING_PLACES, type ChangelingPlace, WHEN_CH_COW_LEAVES } from '../../box/clans.ts';
import { BELL, CHANGELING } from '../../box/spots.ts';
import {
  CASTLE,
  HIRE,
  moveAt,
  PRINCESS,
  STEAL_COW,
  SWAP_FOR_DIAMOND,
  SWAP_FOR_GOLD,
  TEAR_DOWN_BELL,
  type TrollsMove,
} from '../../moves.ts';
import { playerAt, type TrollsAndPrincesses, type Village, villageAt } from '../../position.ts';
import { gainKingTile } from '../../rules/building.ts';
import { pay, ruleOfHelp } from '../../rules/costs.ts';
import { carryOut } from '../../rules/effects.ts';
import { hasCauldron } from '../../rules/figures.ts';
import { freeBarns, gainCows, plus } from '../../rules/goods.ts';
import { askSpot, hasBed, hasSpot } from '../../rules/storage.ts';
import { tell, type Word } from '../../words.ts';
import type { Auto } from '../step.ts';
import { type Need, weigh } from './weigh.ts';

const NO_PRINCESS: Need = { rule: 'TP-4.20', say: 'blocked.no-princess' };
const NO_BED: Need = { rule: 'TP-4.20', say: 'blocked.no-bed' };
const NO_BELL: Need = { rule: 'TP-4.21', say: 'blocked.no-bell' };
const NO_BELL_SPOT: Need = { rule: 'TP-4.21', say: 'blocked.no-bell-spot' };
const ALWAYS: Need = { rule: 'TP-4.22', say: 'blocked.points' };
const NO_CHANGELING: Need = { rule: 'TP-4.25', say: 'blocked.no-changeling' };
const NO_CHANGELING_SPOT: Need = { rule: 'TP-4.25', say: 'blocked.no-changeling-spot' };
const NO_HUMAN: Need = { rule: 'TP-4.26', say: 'blocked.no-human' };
const NO_CAULDRON: Need = { rule: 'TP-4.26', say: 'blocked.cavern-full' };
const NO_COW: Need = { rule: 'TP-4.28', say: 'blocked.no-cow' };
const NO_BARN: Need = { rule: 'TP-4.28', say: 'blocked.no-barn' };

function villageOf(p: TrollsAndPrincesses): Village {
  return villageAt(p, p.area - FIRST_VILLAGE);
}

function isShared(p: TrollsAndPrincesses, action: ActionId): boolean {
  return ruleOfHelp(p, action) !== undefined;
}

/** TP-4.19 */
export function offerVillage(p: TrollsAndPrincesses, seat: Seat, offers: Offers<TrollsMove, Word>): void {
  const player = playerAt(p, seat);
  const village = villageOf(p);
  const bed = hasBed(player);
  const takesPrincess = bed && village.princesses > 0;
  weigh(
    p,
    seat,
    PRINCESS,
    ACTIONS.princess,
    takesPrincess,
    bed ? NO_PRINCESS : NO_BED,
    offers,
    isShared(p, 'princess'),
  );
  const bellSpot = hasSpot(player, BELL);
  const takesBell = bellSpot && village.bells > 0;
  weigh(
    p,
    seat,
    TEAR_DOWN_BELL,
    ACTIONS.bell,
    takesBell,
    bellSpot ? NO_BELL : NO_BELL_SPOT,
    offers,
    isShared(p, 'bell'),
  );
  weigh(p, seat, CASTLE, ACTIONS.castle, true, ALWAYS, offers, isShared(p, 'castle'));
  offerSwaps(p, seat, offers);
  for (let cavern = 0; cavern < CAVERNS; cavern++) {
    const isMet = village.humans > 0 && hasCauldron(player, cavern);
    const need = village.humans > 0 ? NO_CAULDRON : NO_HUMAN;
    weigh(p, seat, moveAt(HIRE, cavern), ACTIONS.hire, isMet, need, offers, isShared(p, 'hire'));
  }
  const barn = freeBarns(player) > 0;
  weigh(
    p,
    seat,
    STEAL_COW,
    ACTIONS.cow,
    barn && p.supply.cows > 0,
    barn ? NO_COW : NO_BARN,
    offers,
    isShared(p, 'cow'),
  );
}

/** TP-4.25 */
function offerSwaps(p: TrollsAndPrincesses, seat: Seat, offers: Offers<TrollsMove, Word>): void {
  const player = playerAt(p, seat);
  const spot = hasSpot(player, CHANGELING);
  const isMet = spot && villageOf(p).changelings > 0;
  if (!isMet && !offers.explain) return;
  const need = spot ? NO_CHANGELING : NO_CHANGELING_SPOT;
  for (let place = 0; place < CHANGELING_PLACES.length; place++) {
    if ((player.changelings & (1 << place)) === 0) continue;
    weigh(p, seat, moveAt(SWAP_FOR_GOLD, place), ACTIONS['swap-gold'], isMet, need, offers, isShared(p, 'swap-gold'));
    weigh(
      p,
      seat,
      moveAt(SWAP_FOR_DIAMOND, place),
      ACTIONS['swap-diamond'],
      isMet,
      need,
      offers,
      isShared(p, 'swap-diamond'),
    );
  }
}

/** TP-4.20 */
export function capturePrincess(p: TrollsAndPrincesses, seat: Seat): void {
  pay(p, seat, ACTIONS.princess, isShared(p, 'princess'));
  villageOf(p).princesses--;
  playerAt(p, seat).princesses++;
  tell({ say: 'told.captured', seat, village: areaId(p.area) });
  gainKingTile(p, seat);
}

/** TP-4.21 */
export function tearDownBell(p: TrollsAndPrincesses, seat: Seat): void {
  pay(p, seat, ACTIONS.bell, isShared(p, 'bell'));
  tell({ say: 'told.took-bell', seat, village: areaId(p.area) });
  askSpot(p, seat, BELL, p.area - FIRST_VILLAGE);
}

/** TP-4.22 */
export function visitCastle(p: TrollsAndPrincesses, seat: Seat): void {
  pay(p, seat, ACTIONS.castle, isShared(p, 'castle'));
  p.castled = true;
  const { id, effects } = CASTLES[villageOf(p).castle] as (typeof CASTLES)[number];
  tell({ say: 'told.used-castle', seat, castle: id, village: areaId(p.area) });
  carryOut(p, seat, effects);
}

/** TP-4.25, TP-10.4 */
export function swap(p: TrollsAndPrincesses, seat: Seat, payment: 'gold' | 'diamond', placeId: ChangelingPlace): void {
  const player = playerAt(p, seat);
  const place = CHANGELING_PLACES.indexOf(placeId);
  pay(p, seat, ACTIONS[`swap-${payment}`], isShared(p, `swap-${payment}`));
  player.changelings &= ~(1 << place);
  player.changelingsIn = plus(player.changelingsIn, p.area - FIRST_VILLAGE, 1);
  tell({ say: 'told.swapped', seat, place: placeId, village: areaId(p.area) });
  push(p, { step: 'changeling-left', place });
  askSpot(p, seat, CHANGELING, p.area - FIRST_VILLAGE);
}

/** TP-1.9: the other places work by themselves, once they are empty. */
export const changelingLeft: Auto<'changeling-left'> = {
  auto(p, { place }) {
    if (place === CH_COW) carryOut(p, p.active, WHEN_CH_COW_LEAVES);
  },
};

/** TP-4.26 */
export function hire(p: TrollsAndPrincesses, seat: Seat, cavern: CavernId): void {
  pay(p, seat, ACTIONS.hire, isShared(p, 'hire'));
  villageOf(p).humans--;
  const player = playerAt(p, seat);
  player.humans = plus(player.humans, areaNumber(cavern), 1);
  tell({ say: 'told.hired', seat, village: areaId(p.area), cavern });
}

/** TP-4.28, D45 */
export function stealCow(p: TrollsAndPrincesses, seat: Seat): void {
  pay(p, seat, ACTIONS.cow, isShared(p, 'cow'));
  gainCows(p, seat, 1);
}
