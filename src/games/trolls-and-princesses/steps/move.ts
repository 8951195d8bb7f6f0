import type { Seat } from '../../../kernel/game.ts';
import type { Offers } from '../../../kernel/offers.ts';
import { push } from '../../../kernel/steps.ts';
import { type Area, areaId, areaNumber, CAMP, CAVERNS, cavernId, isCavern, PLACES } from '../box/areas.ts';
import {
  MOVE,
  type MoveTroll,
  moveAt,
  PUSH,
  routeOf,
  SKIP,
  TO_CAVERN,
  type ToCavern,
  type TrollsMove,
} from '../moves.ts';
import { type Player, playerAt, type TrollsAndPrincesses } from '../position.ts';
import { actionPoints } from '../rules/action-points.ts';
import {
  bitOf,
  canBePushed,
  figuresIn,
  firstOpenCavern,
  hasCauldron,
  isVillageInPlay,
  lowestTroll,
  openCaverns,
  roomFor,
  sendTroll,
  trollsIn,
} from '../rules/figures.ts';
import { tell, type Word } from '../words.ts';
import type { Ask, Auto } from './step.ts';

/** TP-3.6: the troll that may not move now, as one bit. */
function barredNow(p: TrollsAndPrincesses): number {
  return p.phase === 3 ? bitOf(p.barred) : 0;
}

/** TP-3.4 to TP-3.10 */
export const move: Ask<'move', MoveTroll> = {
  rule: 'TP-3.4',
  anytime: true,
  ask: (p) => ({ say: p.phase === 2 ? 'ask.move-first' : 'ask.move-second' }),
  offer(p, _frame, seat, offers) {
    const player = playerAt(p, seat);
    const barred = barredNow(p);
    const before = offers.count;
    const room = roomFor(p, seat);
    for (let from = 0; from <= CAMP; from++) {
      if (lowestTroll(player, from, barred) >= 0) offerTargets(p, room, seat, from, offers);
      else if (offers.explain && lowestTroll(player, from, 0) >= 0) explainBarred(p, from, offers);
    }
    if (offers.count === before) offers.add(SKIP);
    else offers.block(SKIP, 'TP-3.4', 'blocked.must-move');
  },
  take(p, _frame, seat, answer) {
    if (answer.do === 'skip') {
      tell({ say: 'told.skipped', seat });
      push(p, { step: 'end-phase' });
      return;
    }
    const to = areaNumber(answer.to);
    const from = areaNumber(answer.from);
    const troll = lowestTroll(playerAt(p, seat), from, barredNow(p));
    push(p, { step: 'arrive', troll, to });
    tell({ say: 'told.moved', seat, from: answer.from, to: answer.to });
    if (answer.do === 'push') pushTroll(p, answer.owner, to);
  },
};

function offerTargets(
  p: TrollsAndPrincesses,
  room: number,
  seat: Seat,
  from: Area,
  offers: Offers<MoveTroll, Word>,
): void {
  for (let to = 0; to < PLACES; to++) {
    if (to === from) continue;
    if ((room & (1 << to)) !== 0) offers.add(routeOf(MOVE, from, to));
    else if (isCavern(to)) offers.block(routeOf(MOVE, from, to), 'TP-3.9', 'blocked.cavern-full');
    else if (isVillageInPlay(p, to)) offerPushes(p, seat, from, to, offers);
  }
}

/** TP-3.7, TP-3.9 */
function offerPushes(p: TrollsAndPrincesses, seat: Seat, from: Area, to: Area, offers: Offers<MoveTroll, Word>): void {
  let opponents = 0;
  for (let owner = 0; owner < p.seats; owner++) {
    if (owner === seat || trollsIn(playerAt(p, owner), to) === 0) continue;
    opponents++;
    const pushing = moveAt(routeOf(PUSH, from, to), owner);
    if (canBePushed(p, owner, to)) offers.add(pushing);
    else offers.block(pushing, 'TP-3.7', 'blocked.nowhere-to-push', { owner });
  }
  if (opponents === 0) offers.block(routeOf(MOVE, from, to), 'TP-3.9', 'blocked.village-full');
  else offers.block(routeOf(MOVE, from, to), 'TP-3.7', 'blocked.must-push');
}

function explainBarred(p: TrollsAndPrincesses, from: Area, offers: Offers<MoveTroll, Word>): void {
  for (let to = 0; to < PLACES; to++) {
    if (to === from || (!isCavern(to) && !isVillageInPlay(p, to))) continue;
    offers.block(routeOf(MOVE, from, to), 'TP-3.6', 'blocked.barred');
  }
}

/** TP-3.8, TP-11.6, D13 */
function pushTroll(p: TrollsAndPrincesses, owner: Seat, village: Area): void {
  const player = playerAt(p, owner);
  const troll = lowestTroll(player, village, 0);
  if (openCaverns(player) === 1) settle(p, owner, troll, firstOpenCavern(player));
  else if (p.options.pushPlacement === 'automatic') settle(p, owner, troll, fullestOpenCavern(player));
  else push(p, { step: 'push-target', seat: owner, troll });
}

/** TP-11.6 */
function fullestOpenCavern(player: Player): Area {
  let best = -1;
  for (let cavern = 0; cavern < CAVERNS; cavern++) {
    if (!hasCauldron(player, cavern)) continue;
    if (best < 0 || figuresIn(player, cavern) > figuresIn(player, best)) best = cavern;
  }
  return best;
}

function settle(p: TrollsAndPrincesses, owner: Seat, troll: number, cavern: Area): void {
  sendTroll(playerAt(p, owner), troll, cavern);
  tell({ say: 'told.pushed', seat: owner, cavern: cavernId(cavern) });
}

/** Own caverns with an empty cauldron. */
export function offerCaverns<M extends TrollsMove>(player: Player, moves: readonly M[], offers: Offers<M, Word>): void {
  for (let cavern = 0; cavern < CAVERNS; cavern++) {
    if (hasCauldron(player, cavern)) offers.add(moveAt(moves, cavern));
    else offers.block(moveAt(moves, cavern), 'TP-3.9', 'blocked.cavern-full');
  }
}

export const pushTarget: Ask<'push-target', ToCavern> = {
  rule: 'TP-3.8',
  ask: (p) => ({ say: 'ask.push-target', seat: p.active }),
  offer: (p, _frame, seat, offers) => offerCaverns(playerAt(p, seat), TO_CAVERN, offers),
  take: (p, { troll }, seat, { cavern }) => settle(p, seat, troll, areaNumber(cavern)),
};

/** TP-4.1 to TP-4.4: points are counted once, on arrival. */
export const arrive: Auto<'arrive'> = {
  auto(p, { troll, to }) {
    const seat = p.active;
    const player = playerAt(p, seat);
    sendTroll(player, troll, to);
    if (p.phase === 2) p.barred = troll;
    p.area = to;
    const { own, help } = actionPoints(p, seat, to);
    p.points = own;
    p.help = help;
    const { sharedActions: shared } = p.options;
    tell({ say: 'told.points', seat, area: areaId(to), points: p.points, help: p.help, shared });
    push(p, ACT[seat] as (typeof ACT)[number]);
  },
};

export const ACT = [0, 1, 2, 3].map((seat) => ({ step: 'act', seat }) as const);
