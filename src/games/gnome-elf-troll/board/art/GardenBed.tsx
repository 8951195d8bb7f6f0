import { type ReactNode, useId } from 'react';
import { field, gouge } from '../../../../web/look/print/cuts.ts';
import { hand } from '../../../../web/look/print/hand.ts';

const WIDE = 320;
const HIGH = 108;

/** Ridges of a dug bed: three waves that meet themselves at the seam. */
const RIDGES = [18, 54, 90].map((y) => `M0 ${y}q20-9 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0`).join('');
const CRUMBS = field({
  x: 6,
  y: 24,
  width: 290,
  height: 78,
  across: 44,
  down: 18,
  length: 20,
  stroke: 1.4,
  angle: 3,
  seed: 17,
});
const PEBBLES = (() => {
  const shake = hand(40);
  return Array.from(
    { length: 9 },
    () => `M${Math.round(shake() * 300 + 8)} ${Math.round(shake() * 96 + 6)}q4-5 8 0-3 4-8 0z`,
  ).join('');
})();
const SPROUTS = [
  [30, 40],
  [210, 76],
  [128, 102],
  [288, 30],
]
  .map(([x = 0, y = 0]) => gouge(x, y, -2.1, 11, 2) + gouge(x, y, -1, 11, 2))
  .join('');

/** A dug garden bed behind a row of tiles. The wattle edge and the soil repeat, so the bed takes any size. */
export function GardenBed({ children, className }: { children?: ReactNode; className?: string }) {
  const soil = useId();
  const wattle = useId();
  return (
    <div className={className ? `garden-bed ${className}` : 'garden-bed'}>
      <svg className="garden-bed-soil" width="100%" height="100%" aria-hidden="true" focusable="false">
        <defs>
          <pattern id={soil} width={WIDE} height={HIGH} patternUnits="userSpaceOnUse">
            <rect width={WIDE} height={HIGH} fill="var(--soil)" />
            <path d={RIDGES} fill="none" stroke="var(--soil-2)" strokeWidth="7" />
            <path d={RIDGES} fill="none" stroke="var(--soil-cut)" strokeWidth="1.6" transform="translate(0 -5)" />
            <path d={CRUMBS} fill="var(--soil-2)" />
            <path d={PEBBLES} fill="var(--soil-cut)" />
            <path d={SPROUTS} fill="#7f9a52" />
          </pattern>
          <pattern id={wattle} width="56" height="16" patternUnits="userSpaceOnUse">
            <rect width="56" height="16" fill="#1c140c" />
            <path d="M0 5q14-5 28 0t28 0M0 11q14 5 28 0t28 0" fill="none" stroke="#9a7440" strokeWidth="3.6" />
            <path d="M0 4q14-5 28 0M28 12q14-5 28 0" fill="none" stroke="#d3ab6c" strokeWidth="1" />
            <path d="M11 0h6v16h-6zM39 0h6v16h-6z" fill="#7c5a30" stroke="#1c140c" strokeWidth="1.4" />
            <path d="M12.6 2v11M40.6 2v11" stroke="#d3ab6c" strokeWidth="1" />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill={`url(#${soil})`} />
        <rect width="100%" height="16" fill={`url(#${wattle})`} />
      </svg>
      {children}
    </div>
  );
}
