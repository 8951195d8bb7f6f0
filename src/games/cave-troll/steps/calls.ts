import { push } from '../../../kernel/steps.ts';
import { type Figure, figureNumber } from '../box/figures.ts';
import { type Area, isRoom, neighbours } from '../box/map.ts';
import { CALL } from '../box/ways.ts';
import { moveAt, PICK, type Pick } from '../moves.ts';
import { areaOf, isSpare, kindOf, nextIn } from '../position.ts';
import { enter } from '../rules/arrivals.ts';
import { areForeign, isProtected } from '../rules/company.ts';
import { barrierTo, ROOM_LIMIT } from '../rules/entering.ts';
import { describe, tellMoved } from '../rules/events.ts';
import { label } from '../rules/labels.ts';
import { crowdIn, heroesIn, type Survey, survey } from '../rules/survey.ts';
import type { Word } from '../words.ts';
import type { Ask } from './step.ts';
import type { Use } from './use.ts';

/** CT-7.24 */
export const call: Use = {
  rule: 'CT-7.24',
  onEntrances: false,
  obstacle(there, banshee) {
    const { p } = there;
    const room = areaOf(p, banshee);
    if (crowdIn(there, room) >= ROOM_LIMIT) return 'blocked.call-full';
    for (const area of neighbours(room)) if (isRoom(area) && hasListener(there, area, banshee)) return undefined;
    return 'blocked.nobody-to-call';
  },
  begin: (p, seat, figure) => push(p, { step: 'call-hero', seat, figure }),
};

function hasListener(there: Survey, area: Area, banshee: Figure): boolean {
  const { p } = there;
  if (heroesIn(there, area) === 0) return false;
  for (let hero = nextIn(p, area); hero >= 0; hero = nextIn(p, area, hero)) {
    if (deafness(there, hero, banshee) === undefined) return true;
  }
  return false;
}

/** Why a figure next door does not follow the call; undefined if it does. */
function deafness(there: Survey, figure: Figure, banshee: Figure): Word | undefined {
  const { p } = there;
  if (kindOf(p, figure).class !== 'hero') return 'blocked.only-heroes-called';
  if (!areForeign(figure, banshee)) return 'blocked.own-not-called';
  if (isProtected(p, figure)) return 'blocked.protected';
  return barrierTo(there, figure, areaOf(p, banshee), CALL) === undefined ? undefined : 'blocked.shunned';
}

const RULE: Readonly<Partial<Record<Word, string>>> = { 'blocked.protected': 'CT-7.9', 'blocked.shunned': 'CT-5.6' };

export const callHero: Ask<'call-hero', Pick> = {
  rule: 'CT-7.24',
  completes: true,
  label,
  ask: (p, { figure }) => ({ say: 'ask.call-hero', ...describe(p, figure) }),
  offer(p, { figure: banshee }, _seat, offers) {
    const there = survey(p);
    for (const area of neighbours(areaOf(p, banshee))) {
      if (!isRoom(area)) continue;
      for (let other = nextIn(p, area); other >= 0; other = nextIn(p, area, other)) {
        if (isSpare(p, other) || kindOf(p, other).class === 'chest') continue;
        const why = deafness(there, other, banshee);
        if (why === undefined) offers.add(moveAt(PICK, other));
        else if (offers.explain) {
          offers.block(moveAt(PICK, other), RULE[why] ?? 'CT-7.24', why, { kind: kindOf(p, other).id });
        }
      }
    }
  },
  take(p, { figure: banshee }, seat, { figure }) {
    const hero = figureNumber(figure);
    const room = areaOf(p, banshee);
    tellMoved(p, 'told.called', seat, hero, room);
    enter(p, hero, room, CALL);
  },
};
