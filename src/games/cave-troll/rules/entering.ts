import type { Offers } from '../../../kernel/offers.ts';
import { type Figure, ownerOf } from '../box/figures.ts';
import type { FigureKind } from '../box/kinds.ts';
import { type Area, areaId, isEntrance, isPit, neighbours } from '../box/map.ts';
import { PUSH, type Way } from '../box/ways.ts';
import type { CaveTrollMove } from '../moves.ts';
import { areaOf, type CaveTroll, kindOf, nextIn } from '../position.ts';
import type { Word } from '../words.ts';
import { crowdIn, isClosed, isGuardedAgainst, isPresent, isShunnedBy, type Survey, withMoved } from './survey.ts';

/** CT-5.7: heroes and monsters a room has place for. */
export const ROOM_LIMIT = 5;

/** What keeps a figure out of an area. */
type Barrier = 'pit' | 'no-room' | 'closed' | 'guarded' | 'shunned' | 'full' | 'nobody-to-push';

const RULE: Readonly<Record<Exclude<Barrier, 'guarded'>, string>> = {
  pit: 'CT-5.2',
  'no-room': 'CT-7.19',
  closed: 'CT-5.4',
  shunned: 'CT-5.6',
  full: 'CT-5.7',
  'nobody-to-push': 'CT-6.16',
};

/** CT-5.2 to CT-5.8: what keeps the figure out when it comes by this way; undefined if nothing does. */
export function barrierTo(there: Survey, figure: Figure, area: Area, way: Way): Barrier | undefined {
  const kind = kindOf(there.p, figure);
  if (isEntrance(area)) return way.entrances ? undefined : 'no-room';
  if (isPit(area)) return way.pits && kind.class === 'monster' ? undefined : 'pit';
  if (isClosed(there, area)) return 'closed';
  const seat = ownerOf(figure);
  if (isGuardedAgainst(there, area, seat) && isStopped(kind, way)) return 'guarded';
  if (kind.shunsItsKind && isShunnedBy(there, area, seat)) return 'shunned';
  return crowdIn(there, area) < ROOM_LIMIT ? undefined : barrierOfCrowd(there, figure, kind, area, way);
}

function isStopped(kind: FigureKind, way: Way): boolean {
  return way.guardsStop === 'all' || (way.guardsStop === 'all-but-knights' && !kind.passesGuards);
}

/** CT-5.8: a sixth figure. */
function barrierOfCrowd(
  there: Survey,
  figure: Figure,
  kind: FigureKind,
  room: Area,
  way: Way,
): 'full' | 'nobody-to-push' | undefined {
  if (crowdIn(there, room) > ROOM_LIMIT) return 'full';
  if (kind.overLimit === 'by-pushing' && way.wraithPushes) {
    return couldPushFrom(there, room, areaOf(there.p, figure)) ? undefined : 'nobody-to-push';
  }
  const amongStrangers = kind.overLimit === 'among-strangers' && way.amongStrangers;
  return amongStrangers && !isPresent(there, room, ownerOf(figure)) ? undefined : 'full';
}

/** CT-6.17: whether a wraith that came into the room from there could push somebody out of it. */
function couldPushFrom(there: Survey, room: Area, from: Area): boolean {
  return canPushSomebody(withMoved(there, from, room), room);
}

/** CT-6.19: whether there is a hero in the room whom a wraith could push. */
export function canPushSomebody(there: Survey, room: Area): boolean {
  const { p } = there;
  for (let hero = nextIn(p, room); hero >= 0; hero = nextIn(p, room, hero)) {
    if (isPushable(p, hero) && hasWay(there, hero, PUSH)) return true;
  }
  return false;
}

/** CT-6.3, CT-6.19 */
export function isPushable(p: CaveTroll, figure: Figure): boolean {
  const kind = kindOf(p, figure);
  return kind.class === 'hero' && !kind.standsFirm;
}

/** Whether a door leads the figure somewhere by this way. */
export function hasWay(there: Survey, figure: Figure, way: Way): boolean {
  const doors = neighbours(areaOf(there.p, figure));
  for (const area of doors) {
    if (barrierTo(there, figure, area, way) === undefined) return true;
  }
  return false;
}

/** Offers the areas behind the doors; those that the figure may not enter are greyed out. */
export function offerDoors(
  there: Survey,
  figure: Figure,
  way: Way,
  moves: readonly CaveTrollMove[],
  offers: Offers<CaveTrollMove, Word>,
): void {
  for (const area of neighbours(areaOf(there.p, figure))) offerArea(there, figure, area, way, moves, offers);
}

export function offerArea(
  there: Survey,
  figure: Figure,
  area: Area,
  way: Way,
  moves: readonly CaveTrollMove[],
  offers: Offers<CaveTrollMove, Word>,
): void {
  const move = moves[area] as CaveTrollMove;
  const barrier = barrierTo(there, figure, area, way);
  if (barrier === undefined) offers.add(move);
  else if (offers.explain) {
    const rule = barrier === 'guarded' ? way.guardRule : RULE[barrier];
    offers.block(move, rule, `blocked.${barrier}`, { area: areaId(area), kind: kindOf(there.p, figure).id });
  }
}
