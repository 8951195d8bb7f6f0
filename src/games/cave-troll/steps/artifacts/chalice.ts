import type { Seat } from '../../../../kernel/game.ts';
import { push } from '../../../../kernel/steps.ts';
import { FIGURES_OF_A_PLAYER, type Figure, figureNumber } from '../../box/figures.ts';
import { areaNumber, ENTRANCES, LOST } from '../../box/map.ts';
import { type Choose, moveAt, PICK, type Pick, PUT } from '../../moves.ts';
import { areaOf, type CaveTroll, isSpare, kindOf } from '../../position.ts';
import { describe, tellMoved } from '../../rules/events.ts';
import { label } from '../../rules/labels.ts';
import type { Survey } from '../../rules/survey.ts';
import type { Ask } from '../step.ts';

/** CT-8.7: the seat's next hero in its lost pile after this one, or -1. */
function nextLostHero(p: CaveTroll, seat: Seat, after: Figure = -1): Figure {
  const first = seat * FIGURES_OF_A_PLAYER;
  for (let figure = Math.max(first, after + 1); figure < first + FIGURES_OF_A_PLAYER; figure++) {
    if (areaOf(p, figure) === LOST && kindOf(p, figure).class === 'hero' && !isSpare(p, figure)) return figure;
  }
  return -1;
}

export function canRaise({ p }: Survey, seat: Seat): boolean {
  return nextLostHero(p, seat) >= 0;
}

export const chaliceHero: Ask<'chalice-hero', Pick> = {
  rule: 'CT-8.7',
  completes: true,
  label,
  offer(p, _frame, seat, offers) {
    for (let hero = nextLostHero(p, seat); hero >= 0; hero = nextLostHero(p, seat, hero))
      offers.add(moveAt(PICK, hero));
  },
  take(p, _frame, seat, { figure }) {
    push(p, { step: 'chalice-entrance', seat, figure: figureNumber(figure) });
  },
};

/** CT-4.13: it is placed, and has not entered. */
export const chaliceEntrance: Ask<'chalice-entrance', Choose<'put'>> = {
  rule: 'CT-8.7',
  completes: true,
  ask: (p, { figure }) => ({ say: 'ask.chalice-entrance', ...describe(p, figure) }),
  offer(_p, _frame, _seat, offers) {
    for (const area of ENTRANCES) offers.add(moveAt(PUT, area));
  },
  take(p, { figure }, seat, { area }) {
    tellMoved(p, 'told.raised', seat, figure, areaNumber(area));
    p.where[figure] = areaNumber(area);
  },
};
