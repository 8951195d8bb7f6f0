import { rays } from '../../../../web/look/print/cuts.ts';

const RAYS = rays({ x: 0, y: 0, from: 70, count: 26, length: 90, width: 5, seed: 4 });
const STAR = 'M0-34l9 20 21-9-8 21 20 8-21 8 8 20-20-9-9 21-8-21-21 9 9-20-20-8 20-8-9-21 21 9z';

/** Where blows fall. */
export function Burst() {
  return (
    <g>
      <path d={RAYS} fill="#ffe9a6" opacity="0.85" />
      <path d={STAR} fill="#fff6d8" stroke="var(--tt-ink)" strokeWidth="4" strokeLinejoin="round" />
    </g>
  );
}
