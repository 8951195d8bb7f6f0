import { useId } from 'react';
import { fringe } from '../print/cuts.ts';
import { outline } from '../print/forms.ts';
import type { Point } from '../print/hand.ts';
import { masonry, wedges } from '../print/stone.ts';

export interface BridgeColours {
  stone: string;
  light: string;
  ink: string;
}

/** The roadway from bank to bank: highest over the crown of the arch. */
export function road(x: number): number {
  const away = (x - 400) / 400;
  return 64 + 96 * away * away;
}

const WAY = Array.from({ length: 41 }, (_, index): Point => [index * 20, road(index * 20)]);
const WALL = `M${WAY.map(([x, y]) => `${x} ${y}`).join('L')}L800 330L640 330A240 196 0 0 0 160 330L0 330z`;
const STONES = masonry({ x: 0, y: 52, width: 800, height: 290, course: 25, seed: 3 });
const RING = wedges({ x: 400, y: 330, span: 240, rise: 196, thickness: 38, count: 23, seed: 41 });
const CAPS = WAY.slice(0, -1)
  .filter((_, index) => index % 2 === 0)
  .map(([x, y], index) => {
    const next = road(x + 40);
    const lift = index % 3 === 0 ? 22 : 18;
    return outline(
      [
        [x + 1.5, y + 5],
        [x + 3, y - lift + 4],
        [x + 37, next - lift + 4],
        [x + 38.5, next + 5],
      ],
      index + 9,
      1.2,
      12,
    );
  })
  .join('');
const LIGHT = fringe(WAY, { lean: 118, step: 13, length: 26, width: 1.8, seed: 6 });
const MOSS = fringe(WAY.slice(6, 36), { lean: 92, step: 17, length: 17, width: 4.2, seed: 16 });
const WET = fringe(
  Array.from({ length: 25 }, (_, index): Point => {
    const angle = Math.PI + (index / 24) * Math.PI;
    return [400 + 240 * Math.cos(angle), 330 + 196 * Math.sin(angle)];
  }),
  { lean: 96, step: 12, length: 30, width: 2, seed: 33 },
);

/** An old stone arch in a box of 800 by 330; the water is at 330, the opening runs from 160 to 640. */
export function Bridge({ colours, moss }: { colours: BridgeColours; moss: string }) {
  const clip = useId();
  const { stone, light, ink } = colours;
  return (
    <g>
      <clipPath id={clip}>
        <path d={WALL} />
      </clipPath>
      <path d={WALL} fill={ink} />
      <g clipPath={`url(#${clip})`}>
        <path d={STONES} fill={stone} />
        <path d={LIGHT} fill={light} opacity="0.75" />
        <path d={WET} fill={ink} transform="translate(0 -40)" opacity="0.5" />
      </g>
      <path d={RING.join('')} fill={ink} stroke={ink} strokeWidth="7" />
      <path d={RING.filter((_, index) => index % 2 === 0).join('')} fill={light} />
      <path d={RING.filter((_, index) => index % 2 === 1).join('')} fill={stone} />
      <path d={RING.join('')} fill="url(#ink-hatch)" />
      <path d={CAPS} fill={stone} stroke={ink} strokeWidth="4" />
      <path d={MOSS} fill={moss} stroke={ink} strokeWidth="1.4" />
    </g>
  );
}
