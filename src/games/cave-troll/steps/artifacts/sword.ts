import type { Seat } from '../../../../kernel/game.ts';
import { type Figure, figureNumber } from '../../box/figures.ts';
import { isRoom } from '../../box/map.ts';
import { moveAt, PICK, type Pick } from '../../moves.ts';
import { areaOf, type CaveTroll, kindOf } from '../../position.ts';
import { hasHeroIn } from '../../rules/company.ts';
import { discard } from '../../rules/events.ts';
import { label } from '../../rules/labels.ts';
import type { Survey } from '../../rules/survey.ts';
import type { Ask } from '../step.ts';

/** CT-8.9: an orc or grunt, of whomever, in a room with a hero of the seat. */
function isInReach(p: CaveTroll, figure: Figure, seat: Seat): boolean {
  const area = areaOf(p, figure);
  return isRoom(area) && kindOf(p, figure).isOrc && hasHeroIn(p, seat, area);
}

export function canSmite({ p }: Survey, seat: Seat): boolean {
  return p.where.some((_, figure) => isInReach(p, figure, seat));
}

export const swordTarget: Ask<'sword-target', Pick> = {
  rule: 'CT-8.9',
  completes: true,
  label,
  offer(p, _frame, seat, offers) {
    for (let figure = 0; figure < p.where.length; figure++) {
      if (isInReach(p, figure, seat)) offers.add(moveAt(PICK, figure));
      else if (offers.explain && isRoom(areaOf(p, figure)) && kindOf(p, figure).isOrc) {
        offers.block(moveAt(PICK, figure), 'CT-8.9', 'blocked.no-hero-there', { kind: kindOf(p, figure).id });
      }
    }
  },
  take(p, _frame, seat, { figure }) {
    discard(p, 'told.smitten', seat, figureNumber(figure));
  },
};
