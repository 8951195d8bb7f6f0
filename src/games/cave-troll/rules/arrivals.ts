import { push } from '../../../kernel/steps.ts';
import { type Figure, ownerOf } from '../box/figures.ts';
import type { Arrival } from '../box/kinds.ts';
import { type Area, areaId, isRoom } from '../box/map.ts';
import type { Way } from '../box/ways.ts';
import { type CaveTroll, kindOf, nextIn } from '../position.ts';
import { tell } from '../words.ts';
import { isAlone } from './company.ts';
import { canPushSomebody, ROOM_LIMIT } from './entering.ts';
import { discard } from './events.ts';
import { pay } from './scoring.ts';
import { crowdIn, survey } from './survey.ts';

/** CT-5.1: the figure is in the area now, and what its arrival in a room sets off has happened or is asked. */
export function enter(p: CaveTroll, figure: Figure, area: Area, way: Way): void {
  p.where[figure] = area;
  const { onArrival } = kindOf(p, figure);
  if (onArrival !== 'nothing' && isRoom(area)) ARRIVALS[onArrival](p, figure, area, way);
}

type Effect = (p: CaveTroll, figure: Figure, room: Area, way: Way) => void;

const ARRIVALS: Readonly<Record<Exclude<Arrival, 'nothing'>, Effect>> = {
  'slay-orcs': slayOrcs,
  push: pushOnArrival,
  'earn-gold': earnGold,
};

/** CT-6.9 */
function slayOrcs(p: CaveTroll, knight: Figure, room: Area): void {
  for (let other = nextIn(p, room); other >= 0; other = nextIn(p, room, other)) {
    if (kindOf(p, other).isOrc) discard(p, 'told.slain-by-knight', ownerOf(knight), other);
  }
}

/** CT-5.12, CT-6.15, CT-6.16 */
function pushOnArrival(p: CaveTroll, wraith: Figure, room: Area, way: Way): void {
  if (!way.wraithPushes) return;
  const there = survey(p);
  const must = crowdIn(there, room) > ROOM_LIMIT;
  if (!must && !canPushSomebody(there, room)) return;
  push(p, { step: 'push-hero', seat: ownerOf(wraith), figure: wraith, push: must ? 'must' : 'wish' });
}

/** CT-7.14 */
function earnGold(p: CaveTroll, slayer: Figure, room: Area): void {
  const seat = ownerOf(slayer);
  if (p.slayersPaid.includes(seat) || !isAlone(p, slayer)) return;
  p.slayersPaid.push(seat);
  const area = areaId(room);
  tell({ say: 'told.slayer-gold', seat, area });
  pay(p, { say: 'score.slayer', seat, count: 1, points: 1, rule: 'CT-7.14', area });
}
