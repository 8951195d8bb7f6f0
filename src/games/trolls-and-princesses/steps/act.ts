import type { Seat } from '../../../kernel/game.ts';
import { Offers } from '../../../kernel/offers.ts';
import { push } from '../../../kernel/steps.ts';
import { areaId, BUILDING, isCavern, MINING } from '../box/areas.ts';
import { DIAMOND, GOLD, OBSIDIAN } from '../box/bonuses.ts';
import { type Act, END, type TrollsMove } from '../moves.ts';
import type { TrollsAndPrincesses } from '../position.ts';
import { canClaimAny } from '../rules/claims.ts';
import { tell, type Word } from '../words.ts';
import { activate, offerActivations } from './actions/activate.ts';
import { buildOutpost, buildTiles, offerBuilding, refreshTiles } from './actions/building.ts';
import { mineResource, offerMining } from './actions/mining.ts';
import { buyCard, getPower, offerPower, refreshTrollCards, replenish } from './actions/power.ts';
import { capturePrincess, hire, offerVillage, stealCow, swap, tearDownBell, visitCastle } from './actions/village.ts';
import { labelOf } from './labels.ts';
import { ACT } from './move.ts';
import type { Ask } from './step.ts';

/** TP-3.5, TP-4.6 */
export const act: Ask<'act', Act> = {
  rule: 'TP-3.5',
  anytime: true,
  label: labelOf,
  ask: (p, _frame, seat) => ({
    say: 'ask.act',
    area: areaId(p.area),
    points: p.points,
    help: p.help,
    shared: p.options.sharedActions,
    claim: canClaimAny(p, seat) ? 1 : 0,
    able: canAct(p, seat) ? 1 : 0,
    last: p.phase === 3 ? 1 : 0,
  }),
  offer(p, _frame, seat, offers) {
    if (p.points + p.help > 0 || offers.explain) offerActions(p, seat, offers);
    offers.add(END);
  },
  take(p, _frame, seat, move) {
    if (move.do === 'end') {
      tell({ say: 'told.ended-phase', seat, points: p.points });
      push(p, { step: 'end-phase' });
      return;
    }
    push(p, ACT[seat] as (typeof ACT)[number]);
    carryOutAction(p, seat, move);
  },
};

/** Whether the points that are left pay for anything. */
function canAct(p: TrollsAndPrincesses, seat: Seat): boolean {
  if (p.points + p.help === 0) return false;
  const offers = new Offers<TrollsMove, Word>();
  offerActions(p, seat, offers);
  return offers.list().length > 0;
}

function offerActions(p: TrollsAndPrincesses, seat: Seat, offers: Offers<TrollsMove, Word>): void {
  if (!isCavern(p.area)) {
    offerVillage(p, seat, offers);
    return;
  }
  if (p.area === MINING) offerMining(p, seat, offers);
  else if (p.area === BUILDING) offerBuilding(p, seat, offers);
  else offerPower(p, seat, offers);
  offerActivations(p, seat, offers);
}

function carryOutAction(p: TrollsAndPrincesses, seat: Seat, move: Act): void {
  switch (move.do) {
    case 'mine-obsidian':
      mineResource(p, seat, OBSIDIAN);
      break;
    case 'mine-gold':
      mineResource(p, seat, GOLD);
      break;
    case 'mine-diamond':
      mineResource(p, seat, DIAMOND);
      break;
    case 'activate':
      activate(p, seat, move.tile);
      break;
    case 'build-outpost':
      buildOutpost(p, seat, move.place, move.village);
      break;
    case 'build-tiles':
      buildTiles(p, seat);
      break;
    case 'refresh-cave':
      refreshTiles(p, seat);
      break;
    case 'replenish':
      replenish(p, seat, move.resource);
      break;
    case 'get-power':
      getPower(p, seat);
      break;
    case 'buy-card':
      buyCard(p, seat, move.card);
      break;
    case 'refresh-cards':
      refreshTrollCards(p, seat);
      break;
    case 'princess':
      capturePrincess(p, seat);
      break;
    case 'bell':
      tearDownBell(p, seat);
      break;
    case 'castle':
      visitCastle(p, seat);
      break;
    case 'swap':
      swap(p, seat, move.pay, move.place);
      break;
    case 'hire':
      hire(p, seat, move.cavern);
      break;
    case 'cow':
      stealCow(p, seat);
      break;
  }
}
