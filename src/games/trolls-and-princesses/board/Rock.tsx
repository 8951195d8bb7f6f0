import { memo } from 'react';
import { field } from '../../../web/look/print/cuts.ts';

const CUTS = field({
  x: -20,
  y: 0,
  width: 440,
  height: 420,
  across: 46,
  down: 17,
  length: 34,
  stroke: 2,
  angle: 62,
  seed: 21,
});
const CRACKS = field({
  x: -20,
  y: 0,
  width: 440,
  height: 420,
  across: 92,
  down: 61,
  length: 52,
  stroke: 2.4,
  angle: -18,
  seed: 5,
});

/** The rock into which a clan digs, as the knife left it. */
export const Rock = memo(function Rock() {
  return (
    <svg
      viewBox="0 0 400 420"
      className="tp-rock"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d={CUTS} className="tp-rock-cut" />
      <path d={CRACKS} className="tp-rock-crack" />
    </svg>
  );
});
