import { Cut } from '../../../../web/look/print/Cut.tsx';
import { upTo } from './numbers.ts';

const FLAME =
  'M-18 0c-6-12-1-19 3-27 3 6 5 7 7 7-1-10 3-18 8-25 2 9 6 12 9 13 0-6 3-11 6-15 3 12 10 16 11 32-1 8-5 13-8 15z';
const HEART = 'M-11 0c-3-8 0-12 3-16 2 3 4 4 5 4 0-7 2-11 5-15 2 7 8 9 9 17 0 4-2 8-4 10z';
const CORE = 'M-5 0c-1-5 1-8 3-11 3 3 6 5 6 11z';

/** A flame that stands on the point it is drawn around. */
export function Flame({ scale = 1 }: { scale?: number }) {
  return (
    <g transform={`scale(${scale})`} className="tt-flame">
      <Cut d={FLAME} fill="#d4532a" stroke="var(--tt-ink)" strokeWidth="2" />
      <Cut d={HEART} fill="#f0913a" />
      <Cut d={CORE} fill="#ffd36a" />
    </g>
  );
}

const STONES = upTo(14).map((stone) => {
  const angle = (stone / 14) * Math.PI * 2;
  return `M${Math.round(64 * Math.cos(angle)) - 12} ${30 + Math.round(26 * Math.sin(angle))}c2-12 22-12 24 0c-2 10-22 10-24 0z`;
});

/** The fire in the middle of the Hub. */
export function Bonfire() {
  return (
    <g>
      <g stroke="var(--tt-ink)" strokeWidth="3" strokeLinejoin="round">
        <Cut d="M-58 22l96 26 6-14L-50 8zM58 22l-96 26-6-14L52 8z" fill="var(--tt-log)" />
        <Cut d={STONES.join('')} fill="var(--tt-stone)" />
      </g>
      <g transform="translate(0 36)">
        <Flame scale={2.3} />
      </g>
    </g>
  );
}
