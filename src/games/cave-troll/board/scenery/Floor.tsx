import { outline } from '../../../../web/look/print/forms.ts';
import { hand } from '../../../../web/look/print/hand.ts';
import { masonry } from '../../../../web/look/print/stone.ts';
import { AREAS, type AreaId, type Rectangle } from '../../box/areas.ts';
import { labelPoint } from '../../box/map.ts';
import { EMBLEMS } from './emblems.ts';
import { FLOORS } from './floors.ts';
import { CELL, WALL } from './scale.ts';

function corners([x, y, width, height]: Rectangle, inset: number): [number, number][] {
  const [left, top] = [x * CELL + inset, y * CELL + inset];
  const [right, bottom] = [(x + width) * CELL - inset, (y + height) * CELL - inset];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** The ground under an area; the ring has the pit's rim for its inner edge, which is drawn over it. */
function shapeOf(area: number): string {
  const { id, rectangles } = AREAS[area] as (typeof AREAS)[number];
  const whole: Rectangle = id === 'throne-ring' ? [6, 6, 4, 4] : rectangles[0];
  return outline(corners(whole, WALL), area + 3, 1.7, 17);
}

const SHAPES: readonly string[] = AREAS.map((_, area) => shapeOf(area));
/** The pit in the middle lies on the throne's floor. */
const ORDER = AREAS.map(({ id }, area) => ({ id, area })).sort(
  (one, other) => Number(other.id === 'throne-ring') - Number(one.id === 'throne-ring'),
);

const STONES = masonry({ x: 0, y: 0, width: 16 * CELL, height: 16 * CELL, course: 30, seed: 41, joint: 2.4 })
  .split('z')
  .slice(0, -1)
  .map((stone) => `${stone}z`);
const shake = hand(19);
const WORN = STONES.filter(() => shake() < 0.3).join('');
const ALL_STONES = STONES.join('');

/** Flagstones, each room of its own stone, with what it is known for carved into it. */
export function Floors() {
  return (
    <g>
      <clipPath id="ct-floors">
        <path d={SHAPES.join('')} />
      </clipPath>
      {ORDER.map(({ id, area }) => (
        <path key={id} d={SHAPES[area]} className="ct-floor" style={{ color: FLOORS[id] }} />
      ))}
      <g clipPath="url(#ct-floors)">
        <path d={ALL_STONES} className="ct-stones" />
        <path d={WORN} className="ct-worn" />
      </g>
      {ORDER.map(({ id, area }) => (
        <Emblem key={id} id={id} area={area} />
      ))}
    </g>
  );
}

function Emblem({ id, area }: { id: AreaId; area: number }) {
  const d = EMBLEMS[id];
  if (d === undefined) return null;
  const [x, y] = labelPoint(area);
  const [, , width, height] = (AREAS[area] as (typeof AREAS)[number]).rectangles[0];
  const scale = (Math.min(width, height) * CELL * 0.3) / 32;
  return (
    <g transform={`translate(${x * CELL} ${y * CELL}) scale(${scale})`} className="ct-emblem">
      <path d={d} transform="translate(1.4 1.6)" className="ct-emblem-shadow" />
      <path d={d} />
    </g>
  );
}
