import type { Seat } from '../../../../kernel/game.ts';
import { push } from '../../../../kernel/steps.ts';
import { type Figure, figureNumber } from '../../box/figures.ts';
import { areaId, areaNumber } from '../../box/map.ts';
import { BOOTS } from '../../box/ways.ts';
import { type Choose, GO, moveAt, PICK, type Pick, STOP, type Stop } from '../../moves.ts';
import { areaOf, type CaveTroll, kindOf } from '../../position.ts';
import { enter } from '../../rules/arrivals.ts';
import { nextHero } from '../../rules/company.ts';
import { hasWay, offerDoors } from '../../rules/entering.ts';
import { describe, tellMoved } from '../../rules/events.ts';
import { label } from '../../rules/labels.ts';
import { type Survey, survey } from '../../rules/survey.ts';
import type { Ask } from '../step.ts';

/** CT-8.10 */
const MOST_STEPS = 3;

export function canHurry(there: Survey, seat: Seat): boolean {
  const { p } = there;
  for (let hero = nextHero(p, seat); hero >= 0; hero = nextHero(p, seat, hero))
    if (hasWay(there, hero, BOOTS)) return true;
  return false;
}

export const bootsHero: Ask<'boots-hero', Pick> = {
  rule: 'CT-8.10',
  completes: true,
  label,
  offer(p, _frame, seat, offers) {
    const there = survey(p);
    for (let hero = nextHero(p, seat); hero >= 0; hero = nextHero(p, seat, hero)) {
      if (hasWay(there, hero, BOOTS)) offers.add(moveAt(PICK, hero));
      else if (offers.explain) {
        const where = { kind: kindOf(p, hero).id, area: areaId(areaOf(p, hero)) };
        offers.block(moveAt(PICK, hero), 'CT-8.10', 'blocked.no-way', where);
      }
    }
  },
  take(p, _frame, seat, { figure }) {
    push(p, { step: 'boots-step', seat, figure: figureNumber(figure), taken: 0 });
  },
};

export const bootsStep: Ask<'boots-step', Choose<'go'> | Stop> = {
  rule: 'CT-8.10',
  completes: true,
  ask: (p, { figure, taken }) => ({ say: 'ask.boots-step', left: MOST_STEPS - taken, ...describe(p, figure) }),
  offer(p, { figure, taken }, _seat, offers) {
    offerDoors(survey(p), figure, BOOTS, GO, offers);
    if (taken > 0) offers.add(STOP);
  },
  take(p, { figure, taken }, seat, move) {
    if (move.do === 'stop') return;
    tellMoved(p, 'told.hurried', seat, figure, areaNumber(move.area));
    enter(p, figure, areaNumber(move.area), BOOTS);
    askForMore(p, seat, figure, taken + 1);
  },
};

function askForMore(p: CaveTroll, seat: Seat, figure: Figure, taken: number): void {
  if (taken === MOST_STEPS) return;
  if (hasWay(survey(p), figure, BOOTS)) push(p, { step: 'boots-step', seat, figure, taken });
}
