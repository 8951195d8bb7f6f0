import type { Point } from '../../../../web/look/print/hand.ts';
import type { TrollTown } from '../../position.ts';
import { centreOf, joinSpot, middleOf, rimOf, SIDE } from '../geometry.ts';
import { standOf } from '../map/Standing.tsx';
import { doerOf, hexesIn, joinIn, numberIn, routeIn } from './events.ts';
import type { Beat } from './script.ts';

const GOOD: ReadonlySet<string> = new Set([
  'told.built',
  'told.boss-built',
  'told.extended',
  'told.stored',
  'told.scared',
]);
const BAD: ReadonlySet<string> = new Set([
  'told.broke-out',
  'told.joined',
  'told.broken',
  'told.harmed',
  'told.removed',
  'told.lit',
  'told.burnt',
  'told.fire-spread',
]);

/** The hexes that a beat is about. */
function groundOf(town: TrollTown, { event }: Beat): readonly number[] {
  const building = numberIn(event, 'building');
  const hexes = hexesIn(event);
  if (event.say === 'told.extended' || building === undefined) return hexes;
  return town.buildings[building]?.hexes ?? hexes;
}

/** Where to look. */
export function spotOf(beat: Beat): Point | undefined {
  const { event, brawl, town } = beat;
  const join = joinIn(event);
  if (join !== undefined) return joinSpot(join).at;
  const route = routeIn(event);
  if (route.length > 0) return middleOf(route.at(-1) as number);
  const ground = groundOf(town, beat);
  if (ground.length > 0) return centreOf(ground);
  if (brawl?.join !== undefined) return joinSpot(brawl.join).at;
  const doer = doerOf(town, event);
  return doer === undefined ? undefined : standOf(town, doer);
}

/** A ring around what is changing: green where something comes, ember where something is lost. */
export function Ring({ beat }: { beat: Beat }) {
  const ground = groundOf(beat.town, beat);
  if (ground.length === 0) return null;
  const { say } = beat.event;
  const kind = GOOD.has(say) ? 'good' : BAD.has(say) ? 'bad' : 'plain';
  return <path d={rimOf(ground, SIDE - 1)} className="tt-ring" data-kind={kind} />;
}
