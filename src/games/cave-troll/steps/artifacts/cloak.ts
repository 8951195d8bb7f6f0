import type { Seat } from '../../../../kernel/game.ts';
import { push } from '../../../../kernel/steps.ts';
import { type Figure, figureNumber } from '../../box/figures.ts';
import { type Area, areaId, areaNumber, isPit, neighbours } from '../../box/map.ts';
import { CLOAK } from '../../box/ways.ts';
import { type Choose, GO, moveAt, PICK, type Pick } from '../../moves.ts';
import { areaOf, kindOf } from '../../position.ts';
import { enter } from '../../rules/arrivals.ts';
import { nextHero } from '../../rules/company.ts';
import { barrierTo, hasWay, offerArea } from '../../rules/entering.ts';
import { describe, tellMoved } from '../../rules/events.ts';
import { label } from '../../rules/labels.ts';
import { isClosed, type Survey, survey } from '../../rules/survey.ts';
import type { Ask } from '../step.ts';

/** CT-8.8: the rooms and entrances within two doors, not through pits nor past a cave troll. */
function within2Doors(there: Survey, from: Area): Area[] {
  const reached = new Set<Area>();
  for (const next of neighbours(from)) {
    if (isPit(next)) continue;
    reached.add(next);
    if (isClosed(there, next)) continue;
    for (const beyond of neighbours(next)) if (!isPit(beyond)) reached.add(beyond);
  }
  reached.delete(from);
  return [...reached].sort((one, other) => one - other);
}

function canSlip(there: Survey, hero: Figure): boolean {
  if (hasWay(there, hero, CLOAK)) return true;
  return within2Doors(there, areaOf(there.p, hero)).some((area) => barrierTo(there, hero, area, CLOAK) === undefined);
}

export function canCloak(there: Survey, seat: Seat): boolean {
  const { p } = there;
  for (let hero = nextHero(p, seat); hero >= 0; hero = nextHero(p, seat, hero)) if (canSlip(there, hero)) return true;
  return false;
}

export const cloakHero: Ask<'cloak-hero', Pick> = {
  rule: 'CT-8.8',
  completes: true,
  label,
  offer(p, _frame, seat, offers) {
    const there = survey(p);
    for (let hero = nextHero(p, seat); hero >= 0; hero = nextHero(p, seat, hero)) {
      if (canSlip(there, hero)) offers.add(moveAt(PICK, hero));
      else if (offers.explain) {
        const where = { kind: kindOf(p, hero).id, area: areaId(areaOf(p, hero)) };
        offers.block(moveAt(PICK, hero), 'CT-8.8', 'blocked.no-way', where);
      }
    }
  },
  take(p, _frame, seat, { figure }) {
    push(p, { step: 'cloak-dest', seat, figure: figureNumber(figure) });
  },
};

export const cloakDest: Ask<'cloak-dest', Choose<'go'>> = {
  rule: 'CT-8.8',
  completes: true,
  ask: (p, { figure }) => ({ say: 'ask.cloak-dest', ...describe(p, figure) }),
  offer(p, { figure }, _seat, offers) {
    const there = survey(p);
    for (const area of within2Doors(there, areaOf(p, figure))) offerArea(there, figure, area, CLOAK, GO, offers);
  },
  take(p, { figure }, seat, { area }) {
    tellMoved(p, 'told.slipped', seat, figure, areaNumber(area));
    enter(p, figure, areaNumber(area), CLOAK);
  },
};
