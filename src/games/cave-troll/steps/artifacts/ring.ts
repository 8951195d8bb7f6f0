import type { Seat } from '../../../../kernel/game.ts';
import { push } from '../../../../kernel/steps.ts';
import { type Figure, figureNumber, ownerOf } from '../../box/figures.ts';
import { type Area, areaId, areaNumber, ROOMS } from '../../box/map.ts';
import { RING } from '../../box/ways.ts';
import { type Choose, moveAt, PICK, type Pick, ROOM, SEND } from '../../moves.ts';
import { type CaveTroll, isSpare, kindOf, nextIn } from '../../position.ts';
import { enter } from '../../rules/arrivals.ts';
import { hasHeroIn } from '../../rules/company.ts';
import { hasWay, offerDoors } from '../../rules/entering.ts';
import { describe, tellMoved } from '../../rules/events.ts';
import { label } from '../../rules/labels.ts';
import { heroesIn, type Survey, survey } from '../../rules/survey.ts';
import type { Ask } from '../step.ts';

/** CT-8.12: another player's hero. */
function isSubject(p: CaveTroll, figure: Figure, seat: Seat): boolean {
  return ownerOf(figure) !== seat && kindOf(p, figure).class === 'hero';
}

/** Whether somebody in the room can be commanded out of it. */
function commands(there: Survey, seat: Seat, room: Area): boolean {
  const { p } = there;
  for (let other = nextIn(p, room); other >= 0; other = nextIn(p, room, other)) {
    if (isSubject(p, other, seat) && hasWay(there, other, RING)) return true;
  }
  return false;
}

/** A room where the seat and somebody else have heroes. */
function isShared(there: Survey, seat: Seat, room: Area): boolean {
  return heroesIn(there, room) > 1 && hasHeroIn(there.p, seat, room);
}

export function canCommand(there: Survey, seat: Seat): boolean {
  return ROOMS.some((room) => isShared(there, seat, room) && commands(there, seat, room));
}

export const ringRoom: Ask<'ring-room', Choose<'room'>> = {
  rule: 'CT-8.12',
  completes: true,
  offer(p, _frame, seat, offers) {
    const there = survey(p);
    for (const room of ROOMS) {
      if (!isShared(there, seat, room)) continue;
      if (commands(there, seat, room)) offers.add(moveAt(ROOM, room));
      else if (offers.explain) {
        offers.block(moveAt(ROOM, room), 'CT-8.12', 'blocked.nobody-to-command', { area: areaId(room) });
      }
    }
  },
  take(p, _frame, seat, { area }) {
    push(p, { step: 'ring-hero', seat, room: areaNumber(area) });
  },
};

export const ringHero: Ask<'ring-hero', Pick> = {
  rule: 'CT-8.12',
  completes: true,
  label,
  ask: (_p, { room }) => ({ say: 'ask.ring-hero', area: areaId(room) }),
  offer(p, { room }, seat, offers) {
    const there = survey(p);
    for (let other = nextIn(p, room); other >= 0; other = nextIn(p, room, other)) {
      if (!isSubject(p, other, seat) || isSpare(p, other)) continue;
      if (hasWay(there, other, RING)) offers.add(moveAt(PICK, other));
      else if (offers.explain) {
        offers.block(moveAt(PICK, other), 'CT-8.12', 'blocked.no-way-out', { kind: kindOf(p, other).id });
      }
    }
  },
  take(p, _frame, seat, { figure }) {
    push(p, { step: 'ring-dest', seat, figure: figureNumber(figure) });
  },
};

export const ringDest: Ask<'ring-dest', Choose<'send'>> = {
  rule: 'CT-8.12',
  completes: true,
  ask: (p, { figure }) => ({ say: 'ask.ring-dest', ...describe(p, figure) }),
  offer(p, { figure }, _seat, offers) {
    offerDoors(survey(p), figure, RING, SEND, offers);
  },
  take(p, { figure }, seat, { area }) {
    tellMoved(p, 'told.pushed', seat, figure, areaNumber(area));
    enter(p, figure, areaNumber(area), RING);
  },
};
