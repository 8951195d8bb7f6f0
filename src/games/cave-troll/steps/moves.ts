import { push } from '../../../kernel/steps.ts';
import { areaNumber, ENTRANCES, ROOMS } from '../box/map.ts';
import { LEAP, MOVE } from '../box/ways.ts';
import { type Choose, GO, STOP, type Stop } from '../moves.ts';
import { areaOf, kindOf } from '../position.ts';
import { enter } from '../rules/arrivals.ts';
import { hasWay, offerArea, offerDoors } from '../rules/entering.ts';
import { describe, tellMoved } from '../rules/events.ts';
import { survey } from '../rules/survey.ts';
import type { Ask } from './step.ts';

/** CT-4.14 to CT-4.16 */
export const moveTo: Ask<'move-to', Choose<'go'>> = {
  rule: 'CT-4.14',
  completes: true,
  ask: (p, { figure }) => ({ say: 'ask.move-to', ...describe(p, figure) }),
  offer(p, { figure }, _seat, offers) {
    offerDoors(survey(p), figure, MOVE, GO, offers);
  },
  take(p, { figure }, seat, { area }) {
    const to = areaNumber(area);
    const kind = kindOf(p, figure);
    tellMoved(p, 'told.moved', seat, figure, to);
    if (kind.movesOnceATurn) p.trollMoved = true;
    enter(p, figure, to, MOVE);
    if (kind.stride === 1) return;
    if (hasWay(survey(p), figure, MOVE)) push(p, { step: 'banshee-second-step', seat, figure });
  },
};

/** CT-7.23 */
export const bansheeSecondStep: Ask<'banshee-second-step', Choose<'go'> | Stop> = {
  rule: 'CT-7.23',
  completes: true,
  ask: (p, { figure }) => ({ say: 'ask.banshee-second-step', ...describe(p, figure) }),
  offer(p, { figure }, _seat, offers) {
    offerDoors(survey(p), figure, MOVE, GO, offers);
    offers.add(STOP);
  },
  take(p, { figure }, seat, move) {
    if (move.do === 'stop') return;
    const to = areaNumber(move.area);
    tellMoved(p, 'told.moved-on', seat, figure, to);
    enter(p, figure, to, MOVE);
  },
};

const ANYWHERE = [...ENTRANCES, ...ROOMS];

/** CT-6.4 */
export const leapTo: Ask<'leap-to', Choose<'go'>> = {
  rule: 'CT-6.4',
  completes: true,
  ask: (p, { figure }) => ({ say: 'ask.leap-to', ...describe(p, figure) }),
  offer(p, { figure }, _seat, offers) {
    const there = survey(p);
    const here = areaOf(p, figure);
    for (const area of ANYWHERE) {
      if (area !== here) offerArea(there, figure, area, LEAP, GO, offers);
    }
  },
  take(p, { figure }, seat, { area }) {
    tellMoved(p, 'told.leapt', seat, figure, areaNumber(area));
    enter(p, figure, areaNumber(area), LEAP);
  },
};
