import type { Seat } from '../../../kernel/game.ts';
import type { Offers } from '../../../kernel/offers.ts';
import { push } from '../../../kernel/steps.ts';
import { type Area, areaId, areaNumber, CAVERNS, cavernId, isCavern, PLACES } from '../box/areas.ts';
import { TROLLS } from '../box/clans.ts';
import type { FrameOf } from '../frames.ts';
import { MOVE_UNIT, type MoveUnit, routeOf, STOP, type Stop, TO_CAVERN, type ToCavern } from '../moves.ts';
import { type Player, playerAt, type TrollsAndPrincesses } from '../position.ts';
import {
  bitOf,
  canMoveHuman,
  canMoveTroll,
  firstOpenCavern,
  hasCauldron,
  isVillageInPlay,
  lowestTroll,
  openCaverns,
  roomFor,
  sendTroll,
} from '../rules/figures.ts';
import { plus } from '../rules/goods.ts';
import { tell, type Word } from '../words.ts';
import { offerCaverns } from './move.ts';
import type { Ask, Auto } from './step.ts';

/** TP-10.6: in phase 2 the troll that made the move of the phase is a choice of its own. */
function apart(p: TrollsAndPrincesses): number {
  return p.phase === 2 ? bitOf(p.barred) : 0;
}

/** TP-7.5 to TP-7.7 */
export const unitMove: Ask<'unit-move', MoveUnit | Stop> = {
  rule: 'TP-7.7',
  completes: true,
  ask: (_p, { trolls, humans }) => ({ say: 'ask.unit-move', trolls, humans }),
  offer(p, { trolls, humans, moved }, seat, offers) {
    if (trolls > 0) offerTrolls(p, seat, moved, offers);
    if (humans > 0) offerHumans(playerAt(p, seat), offers);
    offers.add(STOP);
  },
  take(p, frame, seat, move) {
    if (move.do === 'stop') {
      tell({ say: 'told.stopped-moving', seat });
      return;
    }
    if (move.do === 'human') moveHuman(p, seat, move);
    const moved = move.do === 'human' ? frame.moved : frame.moved | bitOf(moveTroll(p, seat, frame, move));
    const trolls = frame.trolls - (move.do === 'human' ? 0 : 1);
    const humans = frame.humans - (move.do === 'human' ? 1 : 0);
    const goesOn = (trolls > 0 && canMoveTroll(p, seat, moved)) || (humans > 0 && canMoveHuman(playerAt(p, seat)));
    if (goesOn) push(p, { step: 'unit-move', seat, trolls, humans, moved });
  },
};

function offerTrolls(p: TrollsAndPrincesses, seat: Seat, moved: number, offers: Offers<MoveUnit | Stop, Word>): void {
  const player = playerAt(p, seat);
  const barred = apart(p);
  const room = roomFor(p, seat);
  for (let from = 0; from < PLACES; from++) {
    if (lowestTroll(player, from, moved | barred) >= 0) offerRoutes(p, room, 'troll', from, offers);
    if (lowestTroll(player, from, moved | ~barred) >= 0) offerRoutes(p, room, 'barred-troll', from, offers);
  }
}

/** TP-7.5: no pushing. */
function offerRoutes(
  p: TrollsAndPrincesses,
  room: number,
  unit: 'troll' | 'barred-troll',
  from: Area,
  offers: Offers<MoveUnit | Stop, Word>,
): void {
  for (let to = 0; to < PLACES; to++) {
    if (to === from) continue;
    const move = routeOf(MOVE_UNIT[unit], from, to);
    if ((room & (1 << to)) !== 0) offers.add(move);
    else if (isCavern(to)) offers.block(move, 'TP-3.9', 'blocked.cavern-full');
    else if (isVillageInPlay(p, to)) offers.block(move, 'TP-7.5', 'blocked.no-pushing');
  }
}

/** TP-7.6 */
function offerHumans(player: Player, offers: Offers<MoveUnit | Stop, Word>): void {
  for (let from = 0; from < CAVERNS; from++) {
    if (player.humans[from] === 0) continue;
    for (let to = 0; to < CAVERNS; to++) {
      if (to === from) continue;
      const move = routeOf(MOVE_UNIT.human, from, to);
      if (hasCauldron(player, to)) offers.add(move);
      else offers.block(move, 'TP-3.9', 'blocked.cavern-full');
    }
  }
}

function moveHuman(p: TrollsAndPrincesses, seat: Seat, { from, to }: MoveUnit): void {
  const player = playerAt(p, seat);
  player.humans = plus(plus(player.humans, areaNumber(from), -1), areaNumber(to), 1);
  tell({ say: 'told.moved-human', seat, from, to });
}

/** Returns which troll it was. */
function moveTroll(p: TrollsAndPrincesses, seat: Seat, { moved }: FrameOf<'unit-move'>, move: MoveUnit): number {
  const player = playerAt(p, seat);
  const barred = apart(p);
  const except = move.do === 'barred-troll' ? moved | ~barred : moved | barred;
  const troll = lowestTroll(player, areaNumber(move.from), except);
  sendTroll(player, troll, areaNumber(move.to));
  tell({ say: 'told.moved-by-effect', seat, from: move.from, to: move.to });
  return troll;
}

/** TP-4.24: one troll after the other, in the order of their numbers. */
export const returning: Auto<'returning'> = {
  auto(p, { troll: next }) {
    const seat = p.active;
    const player = playerAt(p, seat);
    for (let troll = next; troll < TROLLS; troll++) {
      if (player.trolls[troll] !== p.area) continue;
      const open = openCaverns(player);
      if (open === 0) {
        tell({ say: 'told.stays', seat, village: areaId(p.area) });
        return;
      }
      if (open === 1) {
        bringHome(p, seat, troll, firstOpenCavern(player));
        continue;
      }
      push(p, { step: 'returning', troll: troll + 1 });
      push(p, { step: 'return', seat, troll });
      return;
    }
  },
};

function bringHome(p: TrollsAndPrincesses, seat: Seat, troll: number, cavern: Area): void {
  sendTroll(playerAt(p, seat), troll, cavern);
  tell({ say: 'told.returned', seat, village: areaId(p.area), cavern: cavernId(cavern) });
}

export const returnHome: Ask<'return', ToCavern> = {
  rule: 'TP-4.24',
  ask: (p) => ({ say: 'ask.return', village: areaId(p.area) }),
  offer: (p, _frame, seat, offers) => offerCaverns(playerAt(p, seat), TO_CAVERN, offers),
  take: (p, { troll }, seat, { cavern }) => bringHome(p, seat, troll, areaNumber(cavern)),
};
