import { outline } from '../../../../web/look/print/forms.ts';
import { hand, near, type Point } from '../../../../web/look/print/hand.ts';
import { disc } from '../../../../web/look/print/rough.ts';
import { wedges } from '../../../../web/look/print/stone.ts';
import { ROCK } from '../../box/areas.ts';
import { DOORS } from '../../box/doors.ts';
import { ENTRANCES, labelPoint, PITS } from '../../box/map.ts';
import { CELL } from './scale.ts';

function middleOf(area: number): Point {
  const [x, y] = labelPoint(area);
  return [x * CELL, y * CELL];
}

/** Planks with iron bands, across the wall between two areas. */
export function Doors() {
  return (
    <g>
      <symbol id="ct-door" viewBox="-20 -10 40 20" overflow="visible">
        <rect x="-17" y="-8" width="34" height="16" rx="3" className="ct-door-frame" />
        <rect x="-14" y="-5.5" width="28" height="11" rx="1.5" className="ct-door-wood" />
        <path d="M-7-5.5V5.5M0-5.5V5.5M7-5.5V5.5" className="ct-door-gap" />
        <path d="M-14-2.6H14M-14 2.6H14" className="ct-door-iron" />
      </symbol>
      {DOORS.map(({ a, b, cellOfA, cellOfB }) => {
        const x = ((cellOfA[0] + cellOfB[0] + 1) / 2) * CELL;
        const y = ((cellOfA[1] + cellOfB[1] + 1) / 2) * CELL;
        const turn = cellOfA[0] === cellOfB[0] ? 0 : 90;
        return (
          <use
            key={`${a} ${b} ${x}`}
            href="#ct-door"
            x="-20"
            y="-10"
            width="40"
            height="20"
            transform={`translate(${x} ${y}) rotate(${turn})`}
          />
        );
      })}
    </g>
  );
}

const STEPS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Steps that come down out of the daylight. */
export function Stairs() {
  return (
    <g>
      {ENTRANCES.map((area) => {
        const [x, y] = middleOf(area);
        return (
          <g key={area} transform={`translate(${x - 44} ${y - 46})`}>
            <path d="M-4 96L8-4H80L92 96z" className="ct-stair-well" />
            {STEPS.map((step) => (
              <path
                key={step}
                d={outline(
                  [
                    [9 - step * 1.6, step * 13],
                    [79 + step * 1.6, step * 13],
                    [80.4 + step * 1.6, step * 13 + 9],
                    [7.6 - step * 1.6, step * 13 + 9],
                  ],
                  area * 9 + step,
                  0.9,
                  20,
                )}
                className="ct-step"
                style={{ '--step': step } as React.CSSProperties}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}

const EYES: readonly Point[] = [
  [-15, 6],
  [12, -8],
  [4, 17],
];

/** Holes without a bottom, and something that looks up out of them. */
export function Pits() {
  return (
    <g>
      {PITS.map((area) => {
        const [x, y] = middleOf(area);
        const rim = wedges({ x, y, span: 41, rise: 41, thickness: 11, count: 18, seed: area, from: 0, to: 360 });
        return (
          <g key={area}>
            <path d={disc(x, y, 54)} className="ct-pit-edge" />
            <path d={rim.join('')} className="ct-pit-rim" />
            <path d={disc(x, y, 41)} className="ct-pit" />
            <path d={disc(x + 2, y + 3, 32)} className="ct-pit-deep" />
            <path d={disc(x + 3, y + 5, 20)} className="ct-pit-deepest" />
            {EYES.map(([dx, dy]) => (
              <g key={dx} transform={`translate(${x + dx} ${y + dy})`} className="ct-eyes">
                <circle cx="-3" r="1.7" />
                <circle cx="3" r="1.7" />
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}

function boulder(x: number, y: number, radius: number, seed: number): string {
  const shake = hand(seed);
  const points = Array.from({ length: 8 }, (_, index): Point => {
    const turn = (index / 8) * Math.PI * 2;
    const reach = near(shake, radius, radius * 0.18);
    return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * 0.82];
  });
  return outline(points, seed, 1.2, 12);
}

const BOULDERS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [28, 34, 25],
  [84, 28, 30],
  [40, 84, 31],
  [92, 86, 24],
  [64, 58, 22],
];

/** CT-1.12: solid ground. */
export function Rocks() {
  return (
    <g>
      {ROCK.map(([left, top], rock) =>
        BOULDERS.map(([x, y, radius], index) => {
          const [cx, cy] = [left * CELL + x, top * CELL + y];
          return (
            <g key={`${left} ${x}`}>
              <path d={boulder(cx, cy, radius, rock * 20 + index)} className="ct-boulder" />
              <path
                d={boulder(cx - radius * 0.2, cy - radius * 0.24, radius * 0.6, rock * 20 + index)}
                className="ct-boulder-lit"
              />
            </g>
          );
        }),
      )}
    </g>
  );
}
