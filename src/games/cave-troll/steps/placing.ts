import { type Area, areaNumber, ENTRANCES, PITS, ROOMS } from '../box/map.ts';
import { type Choose, moveAt, PUT, ROOM } from '../moves.ts';
import { describe, tellMoved } from '../rules/events.ts';
import { scoreRoom } from '../rules/scoring.ts';
import type { Ask } from './step.ts';

/** CT-4.13: a figure that is placed has not entered, so nothing follows. */
function placing<Step extends 'place-hero' | 'place-monster' | 'place-chest'>(
  step: Step,
  rule: string,
  areas: readonly Area[],
): Ask<'place-hero' | 'place-monster' | 'place-chest', Choose<'put'>> {
  return {
    rule,
    completes: true,
    ask: (p, { figure }) => ({ say: `ask.${step}`, ...describe(p, figure) }),
    offer(_p, _frame, _seat, offers) {
      for (const area of areas) offers.add(moveAt(PUT, area));
    },
    take(p, { figure }, seat, { area }) {
      tellMoved(p, 'told.placed', seat, figure, areaNumber(area));
      p.where[figure] = areaNumber(area);
    },
  };
}

export const placeHero = placing('place-hero', 'CT-4.8', ENTRANCES);
export const placeMonster = placing('place-monster', 'CT-4.9', PITS);
export const placeChest = placing('place-chest', 'CT-4.10', ROOMS);

/** CT-4.11 */
export const pickScoreRoom: Ask<'pick-score-room', Choose<'room'>> = {
  rule: 'CT-4.11',
  completes: true,
  offer(_p, _frame, _seat, offers) {
    for (const area of ROOMS) offers.add(moveAt(ROOM, area));
  },
  take(p, _frame, _seat, { area }) {
    scoreRoom(p, areaNumber(area));
  },
};
