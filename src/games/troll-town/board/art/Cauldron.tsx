import { Cut } from '../../../../web/look/print/Cut.tsx';
import { gouge } from '../../../../web/look/print/cuts.ts';
import { Flame } from './Fire.tsx';

/** The pot of a Feast, as full as what was served of what was wanted. */
export function Cauldron({ share, className = 'tt-cauldron' }: { share: number; className?: string }) {
  const level = 150 - 86 * Math.min(1, share);
  return (
    <svg viewBox="0 0 240 240" className={className} aria-hidden="true" focusable="false">
      <clipPath id="tt-pot">
        <path d="M34 70c-16 70 18 116 86 116s102-46 86-116z" />
      </clipPath>
      <g transform="translate(120 226)">
        <Flame scale={1.8} />
      </g>
      <Cut d="M34 70c-16 70 18 116 86 116s102-46 86-116z" fill="#2d2a33" stroke="var(--tt-ink)" strokeWidth="6" />
      <g clipPath="url(#tt-pot)">
        <rect x="20" y={level} width="200" height="140" fill="#c0762a" className="tt-stew" />
        <path d={gouge(60, level + 16, 0.1, 60, 4) + gouge(120, level + 30, 0.05, 60, 4)} fill="#f0c07a" />
      </g>
      <Cut d="M22 56c34-16 162-16 196 0-2 22-194 22-196 0z" fill="#4a4652" stroke="var(--tt-ink)" strokeWidth="6" />
      <path d={gouge(52, 96, 1.4, 60, 5, -6)} fill="#8f8a9c" />
    </svg>
  );
}
