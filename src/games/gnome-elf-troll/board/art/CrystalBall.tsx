import { Picture, type PictureProps } from '../../../../web/look/Picture.tsx';
import { Cut } from '../../../../web/look/print/Cut.tsx';
import { gouge, halo, rays } from '../../../../web/look/print/cuts.ts';

const MIST = halo({
  x: 80,
  y: 74,
  from: 14,
  to: 50,
  step: 8,
  gap: 7,
  length: 24,
  width: 2.4,
  seed: 9,
  start: 20,
  end: 330,
});
const SHINE = gouge(46, 62, -1.2, 26, 4, 5) + gouge(54, 48, -0.8, 12, 3, 2);
const BEAMS = rays({ x: 80, y: 74, from: 64, count: 22, length: 13, width: 2.4, seed: 5, start: 150, end: 390 });

/** The prize of the contest: a ball of crystal on four claws, 160 by 176. Glow is drawn, not filtered. */
export function CrystalBall({ title, className = 'crystal-ball' }: PictureProps) {
  return (
    <Picture width={160} height={176} title={title} className={className}>
      <path d={BEAMS} fill="var(--gold)" />
      <circle cx="83" cy="78" r="56" fill="#0d1418" />
      <circle cx="80" cy="74" r="56" fill="#1d3a55" stroke="#0d1418" strokeWidth="4" />
      <circle cx="80" cy="74" r="52" fill="#4f7f97" />
      <Cut d="M128 74a48 48 0 0 1-88 27c26 12 62 2 70-40 2-10 2-20-2-27a48 48 0 0 1 20 40z" fill="#2f5a75" />
      <path d={MIST} fill="#d5ecec" />
      <Cut
        d="M80 52l5 15 16 1-13 10 5 16-13-9-13 9 5-16-13-10 16-1z"
        fill="var(--glow)"
        stroke="#0d1418"
        strokeWidth="2.6"
        strokeLinejoin="round"
      />
      <path d={SHINE} fill="#fffaf0" />
      <g fill="#8a5f2c" stroke="#0d1418" strokeWidth="4" strokeLinejoin="round">
        <Cut d="M34 110c-6 12-4 24 6 32l12-6c-8-6-10-14-8-22zM126 110c6 12 4 24-6 32l-12-6c8-6 10-14 8-22z" />
        <Cut d="M36 138c26 12 62 12 88 0l10 26c-32 12-76 12-108 0z" />
      </g>
      <path
        d={
          gouge(46, 146, 1.9, 18, 2) +
          gouge(60, 150, 1.7, 18, 2) +
          gouge(76, 151, 1.57, 18, 2) +
          gouge(92, 150, 1.45, 18, 2)
        }
        fill="#e8bf7e"
      />
      <path
        d={gouge(106, 150, 1.3, 18, 2.4) + gouge(116, 146, 1.2, 18, 2.4) + gouge(100, 150, 1.4, 18, 1.8)}
        fill="#0d1418"
      />
    </Picture>
  );
}
