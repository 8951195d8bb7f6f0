import type { Seat } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import { end, learn, push } from '../../../kernel/steps.ts';
import { areaId, FIRST_VILLAGE, NOWHERE, villageId } from '../box/areas.ts';
import { NO_CARD, TURN_CARDS, type TurnCardFace } from '../box/turn-cards.ts';
import { type Claim, DONE, type Done } from '../moves.ts';
import { NOBODY, playerAt, type TrollsAndPrincesses, villageAt } from '../position.ts';
import { canClaimAny, claimCard, offerClaims } from '../rules/claims.ts';
import { fillDisplays } from '../rules/displays.ts';
import { pointsOf } from '../score.ts';
import { tell } from '../words.ts';
import type { Ask, Auto } from './step.ts';

const MOVE = [0, 1, 2, 3].map((seat) => ({ step: 'move', seat }) as const);
const CLOSE = [0, 1, 2, 3].map((seat) => ({ step: 'close', seat }) as const);

/** Phases 2 and 3 begin alike. */
function beginPhase(p: TrollsAndPrincesses, phase: number): void {
  p.phase = phase;
  p.area = NOWHERE;
  p.points = 0;
  p.help = 0;
  p.activated = false;
  p.castled = false;
  push(p, MOVE[p.active] as (typeof MOVE)[number]);
}

/** TP-3.2, TP-3.3: phase 1. */
export const turn: Auto<'turn'> = {
  auto(p) {
    const seat = p.active;
    const player = playerAt(p, seat);
    const card = player.hand;
    const face = TURN_CARDS[card] as (typeof TURN_CARDS)[number];
    const village = villageAt(p, face.village);
    p.turns++;
    p.barred = NOBODY;
    player.hand = NO_CARD;
    p.revealed = [...p.revealed, card];
    learn(p);
    const placed = addItem(p, face.item, village);
    p.king = face.king;
    p.kingAt = seat;
    const { item, id } = face;
    const where = villageId(face.village);
    const king = areaId(face.king);
    tell({ say: placed ? 'told.revealed' : 'told.revealed-in-vain', seat, card: id, item, village: where, king });
    beginPhase(p, 2);
  },
};

function addItem({ supply }: TrollsAndPrincesses, item: string, village: ReturnType<typeof villageAt>): boolean {
  if (item === 'human') {
    if (supply.humans === 0) return false;
    supply.humans--;
    village.humans++;
  } else if (item === 'changeling') {
    if (supply.changelings === 0) return false;
    supply.changelings--;
    village.changelings++;
  } else {
    if (supply.princesses === 0 || village.princesses > 0) return false;
    supply.princesses--;
    village.princesses++;
  }
  return true;
}

/** TP-3.11: first the trolls come home from a castle, then the displays are filled. */
export const endPhase: Auto<'end-phase'> = {
  auto(p) {
    push(p, { step: 'fill' });
    if (p.castled && p.area >= FIRST_VILLAGE) push(p, { step: 'returning', troll: 0 });
  },
};

export const fill: Auto<'fill'> = {
  auto(p) {
    fillDisplays(p);
    if (p.phase === 2) {
      beginPhase(p, 3);
    } else {
      push(p, { step: 'draw' });
      push(p, { step: 'closing' });
    }
  },
};

/** TP-4.31: asked only while there is something to claim. */
export const closing: Auto<'closing'> = {
  auto(p) {
    if (canClaimAny(p, p.active)) push(p, CLOSE[p.active] as (typeof CLOSE)[number]);
  },
};

/** TP-3.12 */
function isLastTurn(p: TrollsAndPrincesses, seat: Seat): boolean {
  return playerAt(p, seat).deck.length === 0;
}

export const close: Ask<'close', Claim | Done> = {
  rule: 'TP-4.31',
  ask: (p, _frame, seat) => ({ say: isLastTurn(p, seat) ? 'ask.close-last' : 'ask.close' }),
  label: (p, _frame, seat, move) =>
    move.do === 'done' && isLastTurn(p, seat) ? { say: 'move.done-last' } : { ...move, say: `move.${move.do}` },
  offer(p, _frame, seat, offers) {
    offerClaims(p, seat, offers);
    offers.add(DONE);
  },
  take(p, _frame, seat, move) {
    if (move.do === 'done') return;
    push(p, { step: 'closing' });
    claimCard(p, seat, move);
  },
};

/** TP-3.12, TP-3.13: everybody has the same number of cards, so whoever comes next without one ends the game. */
export const draw: Auto<'draw'> = {
  auto(p) {
    const seat = p.active;
    const player = playerAt(p, seat);
    const card = player.deck.at(-1);
    if (card !== undefined) {
      player.hand = card;
      player.deck = player.deck.slice(0, -1);
      learn(p);
      tell({ say: 'told.drew', seat, card: at<TurnCardFace>(TURN_CARDS, card).id }, { only: seat });
      tell({ say: 'told.drew-a-card', seat }, { except: seat });
    }
    p.active = (seat + 1) % p.seats;
    if (playerAt(p, p.active).hand !== NO_CARD) {
      push(p, { step: 'turn' });
      return;
    }
    for (let each = 0; each < p.seats; each++) tell({ say: 'told.scored', seat: each, points: pointsOf(p, each) });
    end(p);
  },
};
