import type { Offers } from '../../../kernel/offers.ts';
import { push } from '../../../kernel/steps.ts';
import { type Figure, figureNumber } from '../box/figures.ts';
import { areaNumber } from '../box/map.ts';
import { PUSH } from '../box/ways.ts';
import { type CaveTrollMove, type Choose, moveAt, NONE, type None, PICK, type Pick, SEND } from '../moves.ts';
import { areaOf, type CaveTroll, isSpare, kindOf, nextIn } from '../position.ts';
import { enter } from '../rules/arrivals.ts';
import { hasWay, isPushable, offerDoors } from '../rules/entering.ts';
import { describe, tellMoved } from '../rules/events.ts';
import { label } from '../rules/labels.ts';
import { survey } from '../rules/survey.ts';
import { tell, type Word } from '../words.ts';
import type { Ask } from './step.ts';

/** CT-6.15 to CT-6.19 */
export const pushHero: Ask<'push-hero', Pick | None> = {
  rule: 'CT-6.19',
  completes: true,
  label,
  ask: (p, { figure, push: why }) => ({ say: `ask.push-hero-${why}`, ...describe(p, figure) }),
  offer(p, { figure: wraith, push: why }, _seat, offers) {
    const there = survey(p);
    const room = areaOf(p, wraith);
    for (let other = nextIn(p, room); other >= 0; other = nextIn(p, room, other)) {
      if (isSpare(p, other)) continue;
      if (isPushable(p, other) && hasWay(there, other, PUSH)) offers.add(moveAt(PICK, other));
      else if (offers.explain && other !== wraith) explainNoPush(p, other, offers);
    }
    if (why === 'wish') offers.add(NONE);
    else if (why === 'must') offers.block(NONE, 'CT-6.16', 'blocked.must-push');
  },
  take(p, { figure }, seat, move) {
    if (move.do === 'none') tell({ say: 'told.pushed-nobody', seat, ...describe(p, figure) });
    else push(p, { step: 'push-dest', seat, figure, hero: figureNumber(move.figure) });
  },
};

function explainNoPush(p: CaveTroll, figure: Figure, offers: Offers<CaveTrollMove, Word>): void {
  const kind = kindOf(p, figure);
  const move = moveAt(PICK, figure);
  if (kind.class !== 'hero') offers.block(move, 'CT-6.19', 'blocked.only-heroes-pushed');
  else if (kind.standsFirm) offers.block(move, 'CT-6.3', 'blocked.stands-firm', { kind: kind.id });
  else offers.block(move, 'CT-6.20', 'blocked.no-way-out', { kind: kind.id });
}

/** CT-6.20 */
export const pushDest: Ask<'push-dest', Choose<'send'>> = {
  rule: 'CT-6.20',
  completes: true,
  ask: (p, { hero }) => ({ say: 'ask.push-dest', ...describe(p, hero) }),
  offer(p, { hero }, _seat, offers) {
    offerDoors(survey(p), hero, PUSH, SEND, offers);
  },
  take(p, { hero }, seat, { area }) {
    tellMoved(p, 'told.pushed', seat, hero, areaNumber(area));
    enter(p, hero, areaNumber(area), PUSH);
  },
};
