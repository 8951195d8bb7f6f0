import type { Seat } from '../../../../kernel/game.ts';
import { push } from '../../../../kernel/steps.ts';
import { type Figure, figureNumber, ownerOf } from '../../box/figures.ts';
import { areaNumber, isOnBoard, isPit, PITS } from '../../box/map.ts';
import { type Choose, moveAt, PICK, type Pick, SEND } from '../../moves.ts';
import { areaOf, type CaveTroll, kindOf } from '../../position.ts';
import { describe, tellMoved } from '../../rules/events.ts';
import { label } from '../../rules/labels.ts';
import type { Survey } from '../../rules/survey.ts';
import type { Word } from '../../words.ts';
import type { Ask } from '../step.ts';

/** CT-8.11: why the bell does not reach a monster in play; undefined if it does. */
function deafness(p: CaveTroll, monster: Figure, seat: Seat): Word | undefined {
  if (ownerOf(monster) === seat) return 'blocked.own-monster';
  if (kindOf(p, monster).stride === 0) return 'blocked.never-moves';
  return isPit(areaOf(p, monster)) ? 'blocked.in-pit' : undefined;
}

function isMonsterInPlay(p: CaveTroll, figure: Figure): boolean {
  return isOnBoard(areaOf(p, figure)) && kindOf(p, figure).class === 'monster';
}

export function canRing({ p }: Survey, seat: Seat): boolean {
  return p.where.some((_, figure) => isMonsterInPlay(p, figure) && deafness(p, figure, seat) === undefined);
}

export const bellTarget: Ask<'bell-target', Pick> = {
  rule: 'CT-8.11',
  completes: true,
  label,
  offer(p, _frame, seat, offers) {
    for (let figure = 0; figure < p.where.length; figure++) {
      if (!isMonsterInPlay(p, figure)) continue;
      const why = deafness(p, figure, seat);
      if (why === undefined) offers.add(moveAt(PICK, figure));
      else if (offers.explain) offers.block(moveAt(PICK, figure), 'CT-8.11', why, { kind: kindOf(p, figure).id });
    }
  },
  take(p, _frame, seat, { figure }) {
    push(p, { step: 'bell-pit', seat, figure: figureNumber(figure) });
  },
};

export const bellPit: Ask<'bell-pit', Choose<'send'>> = {
  rule: 'CT-8.11',
  completes: true,
  ask: (p, { figure }) => ({ say: 'ask.bell-pit', ...describe(p, figure) }),
  offer(_p, _frame, _seat, offers) {
    for (const area of PITS) offers.add(moveAt(SEND, area));
  },
  take(p, { figure }, seat, { area }) {
    tellMoved(p, 'told.banished', seat, figure, areaNumber(area));
    p.where[figure] = areaNumber(area);
  },
};
