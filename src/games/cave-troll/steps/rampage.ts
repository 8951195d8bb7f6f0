import { push } from '../../../kernel/steps.ts';
import { type Figure, figureNumber, ownerOf } from '../box/figures.ts';
import { areaNumber } from '../box/map.ts';
import { RAMPAGE } from '../box/ways.ts';
import { type Choose, moveAt, PICK, type Pick, SEND } from '../moves.ts';
import { areaOf, type CaveTroll, isSpare, kindOf, nextIn } from '../position.ts';
import { enter } from '../rules/arrivals.ts';
import { isHeroOrMonster } from '../rules/company.ts';
import { hasWay, offerDoors } from '../rules/entering.ts';
import { describe, discard, tellMoved } from '../rules/events.ts';
import { label } from '../rules/labels.ts';
import { crowdIn, type Survey, survey } from '../rules/survey.ts';
import type { Ask, Auto } from './step.ts';
import type { Use } from './use.ts';

/** CT-7.17 */
const PUSHES = 2;

/** CT-7.17 */
export const rampage: Use = {
  rule: 'CT-7.17',
  onEntrances: false,
  obstacle: (there, troll) => (crowdIn(there, areaOf(there.p, troll)) > 1 ? undefined : 'blocked.nobody-to-trample'),
  begin(p, seat, troll) {
    tellMoved(p, 'told.rampaged', seat, troll, areaOf(p, troll));
    push(p, { step: 'rampage', troll, pushes: PUSHES });
  },
};

/** CT-7.17, CT-7.18: asks for pushes while there are any to be made, and then lets the troll loose. */
export const rampaging: Auto<'rampage'> = {
  auto(p, { troll, pushes }) {
    if (pushes > 0 && canPushAway(survey(p), troll)) {
      push(p, { step: 'rampage', troll, pushes: pushes - 1 });
      push(p, { step: 'rampage-figure', seat: ownerOf(troll), figure: troll });
    } else {
      trampleTheRest(p, troll);
    }
  },
};

/** CT-7.19 */
function canPushAway(there: Survey, troll: Figure): boolean {
  const { p } = there;
  const room = areaOf(p, troll);
  for (let other = nextIn(p, room); other >= 0; other = nextIn(p, room, other)) {
    if (other !== troll && isHeroOrMonster(p, other) && hasWay(there, other, RAMPAGE)) return true;
  }
  return false;
}

function trampleTheRest(p: CaveTroll, troll: Figure): void {
  const room = areaOf(p, troll);
  for (let figure = nextIn(p, room); figure >= 0; figure = nextIn(p, room, figure)) {
    if (figure !== troll && isHeroOrMonster(p, figure)) discard(p, 'told.trampled', ownerOf(troll), figure);
  }
}

/** CT-7.18 */
export const rampageFigure: Ask<'rampage-figure', Pick> = {
  rule: 'CT-7.18',
  completes: true,
  label,
  ask: (p, { figure }) => ({ say: 'ask.rampage-figure', ...describe(p, figure) }),
  offer(p, { figure: troll }, _seat, offers) {
    const there = survey(p);
    const room = areaOf(p, troll);
    for (let other = nextIn(p, room); other >= 0; other = nextIn(p, room, other)) {
      if (other === troll || isSpare(p, other) || !isHeroOrMonster(p, other)) continue;
      if (hasWay(there, other, RAMPAGE)) offers.add(moveAt(PICK, other));
      else if (offers.explain) {
        offers.block(moveAt(PICK, other), 'CT-7.19', 'blocked.no-room-next-door', { kind: kindOf(p, other).id });
      }
    }
  },
  take(p, { figure: troll }, seat, { figure }) {
    push(p, { step: 'rampage-dest', seat, figure: troll, pushed: figureNumber(figure) });
  },
};

/** CT-7.19 */
export const rampageDest: Ask<'rampage-dest', Choose<'send'>> = {
  rule: 'CT-7.19',
  completes: true,
  ask: (p, { pushed }) => ({ say: 'ask.rampage-dest', ...describe(p, pushed) }),
  offer(p, { pushed }, _seat, offers) {
    offerDoors(survey(p), pushed, RAMPAGE, SEND, offers);
  },
  take(p, { pushed }, seat, { area }) {
    tellMoved(p, 'told.pushed', seat, pushed, areaNumber(area));
    enter(p, pushed, areaNumber(area), RAMPAGE);
  },
};
