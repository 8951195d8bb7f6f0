import type { Seat } from '../../../kernel/game.ts';
import type { Offers } from '../../../kernel/offers.ts';
import { push } from '../../../kernel/steps.ts';
import { type Figure, figureNumber, ownerOf } from '../box/figures.ts';
import { areaId, areaNumber, ROOMS } from '../box/map.ts';
import { FLIGHT, TIMID_FLIGHT, type Way } from '../box/ways.ts';
import { type CaveTrollMove, type Choose, GO, moveAt, NONE, type None, PICK, type Pick, PUT } from '../moves.ts';
import { areaOf, type CaveTroll, isSpare, kindOf, nextIn } from '../position.ts';
import { enter } from '../rules/arrivals.ts';
import { hasWay, offerDoors } from '../rules/entering.ts';
import { describe, discard, tellMoved } from '../rules/events.ts';
import { label } from '../rules/labels.ts';
import { isClosed, type Survey, survey } from '../rules/survey.ts';
import { tell, type Word } from '../words.ts';
import type { Ask, Auto } from './step.ts';

/** CT-6.21 */
export const placeTroll: Ask<'place-troll', Choose<'put'>> = {
  rule: 'CT-6.21',
  completes: true,
  ask: (p, { figure }) => ({ say: 'ask.place-troll', ...describe(p, figure) }),
  offer(p, _frame, _seat, offers) {
    const there = survey(p);
    for (const room of ROOMS) {
      if (!isClosed(there, room)) offers.add(moveAt(PUT, room));
      else if (offers.explain) offers.block(moveAt(PUT, room), 'CT-6.21', 'blocked.closed', { area: areaId(room) });
    }
  },
  take(p, { figure: troll }, seat, { area }) {
    tellMoved(p, 'told.placed', seat, troll, areaNumber(area));
    p.where[troll] = areaNumber(area);
    push(p, { step: 'flights', troll, seatsDone: 0 });
  },
};

/** CT-6.22 to CT-6.24, CT-11.8: asks one seat after another, and then lets the troll loose. */
export const flights: Auto<'flights'> = {
  auto(p, { troll, seatsDone }) {
    const there = survey(p);
    for (let done = seatsDone; done < p.seats; done++) {
      const seat = (p.active + 1 + done) % p.seats;
      if (!canSomebodyFlee(there, seat, troll)) continue;
      push(p, { step: 'flights', troll, seatsDone: done + 1 });
      push(p, { step: 'flight-figure', seat, figure: troll });
      return;
    }
    crushTheRest(p, troll);
  },
};

function canSomebodyFlee(there: Survey, seat: Seat, troll: Figure): boolean {
  const { p } = there;
  const room = areaOf(p, troll);
  const way = wayToFlee(p);
  for (let figure = nextIn(p, room); figure >= 0; figure = nextIn(p, room, figure)) {
    if (ownerOf(figure) === seat && mayFlee(p, figure) && hasWay(there, figure, way)) return true;
  }
  return false;
}

/** CT-6.22, D16: chests and trolls stay, and so may the barbarian have to. */
function mayFlee(p: CaveTroll, figure: Figure): boolean {
  const kind = kindOf(p, figure);
  return kind.stride > 0 && !(kind.standsFirm && p.options.barbarianNeverFlees);
}

/** CT-6.23, D17 */
function wayToFlee({ options }: CaveTroll): Way {
  return options.fleeingWraithPushes ? FLIGHT : TIMID_FLIGHT;
}

/** CT-6.24 */
function crushTheRest(p: CaveTroll, troll: Figure): void {
  const room = areaOf(p, troll);
  for (let figure = nextIn(p, room); figure >= 0; figure = nextIn(p, room, figure)) {
    if (figure !== troll) discard(p, 'told.crushed', ownerOf(troll), figure);
  }
}

export const flightFigure: Ask<'flight-figure', Pick | None> = {
  rule: 'CT-6.22',
  completes: true,
  label,
  ask: (p, { figure: troll }) => ({ say: 'ask.flight-figure', area: areaId(areaOf(p, troll)), ...describe(p, troll) }),
  offer(p, { figure: troll }, seat, offers) {
    const there = survey(p);
    const room = areaOf(p, troll);
    const way = wayToFlee(p);
    for (let figure = nextIn(p, room); figure >= 0; figure = nextIn(p, room, figure)) {
      if (ownerOf(figure) !== seat || figure === troll || isSpare(p, figure)) continue;
      if (mayFlee(p, figure) && hasWay(there, figure, way)) offers.add(moveAt(PICK, figure));
      else if (offers.explain) explainNoFlight(p, figure, offers);
    }
    offers.add(NONE);
  },
  take(p, { figure: troll }, seat, move) {
    if (move.do === 'none') tell({ say: 'told.stayed', seat, area: areaId(areaOf(p, troll)) });
    else push(p, { step: 'flight-dest', seat, figure: figureNumber(move.figure) });
  },
};

function explainNoFlight(p: CaveTroll, figure: Figure, offers: Offers<CaveTrollMove, Word>): void {
  const { id: kind, stride } = kindOf(p, figure);
  const move = moveAt(PICK, figure);
  if (stride === 0) offers.block(move, 'CT-4.16', 'blocked.never-moves', { kind });
  else if (mayFlee(p, figure)) offers.block(move, 'CT-6.22', 'blocked.no-way-out', { kind });
  else offers.block(move, 'CT-12.8', 'blocked.never-flees', { kind });
}

export const flightDest: Ask<'flight-dest', Choose<'go'>> = {
  rule: 'CT-6.22',
  completes: true,
  ask: (p, { figure }) => ({ say: 'ask.flight-dest', ...describe(p, figure) }),
  offer(p, { figure }, _seat, offers) {
    offerDoors(survey(p), figure, wayToFlee(p), GO, offers);
  },
  take(p, { figure }, seat, { area }) {
    tellMoved(p, 'told.fled', seat, figure, areaNumber(area));
    enter(p, figure, areaNumber(area), wayToFlee(p));
  },
};
