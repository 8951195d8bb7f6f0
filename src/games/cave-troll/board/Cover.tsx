import { memo } from 'react';
import { Picture, type PictureProps } from '../../../web/look/Picture.tsx';
import { TrollHead } from '../../../web/look/people/TrollHead.tsx';
import { Cut } from '../../../web/look/print/Cut.tsx';
import { fringe, gouge, halo, rays } from '../../../web/look/print/cuts.ts';
import { hand, near, type Point } from '../../../web/look/print/hand.ts';
import { Misprint } from '../../../web/look/print/Misprint.tsx';
import { masonry, wedges } from '../../../web/look/print/stone.ts';

const INK = '#0f0b0a';
const STONES = masonry({ x: 0, y: 0, width: 400, height: 300, course: 32, seed: 22, joint: 4 });
const ARCH = { x: 200, y: 300, span: 128, rise: 222, thickness: 34, count: 19, seed: 12 };
const RING = wedges(ARCH);
const MOUTH = 'M72 300a128 222 0 0 1 256 0z';
const TORCHES: readonly Point[] = [
  [44, 124],
  [356, 124],
];
const FLAME = 'M0 6c-16-6-20-24-8-40 2 8 6 10 8 8-4-14 2-26 12-34-2 12 4 18 10 26 8 14 4 34-10 40z';
const GLOW = TORCHES.map(([x, y]) =>
  rays({ x: x + 2, y: y - 22, from: 40, count: 18, length: 30, width: 2.6, seed: x }),
).join('');
const LIT = TORCHES.map(([x, y]) =>
  halo({ x, y, from: 56, to: 120, step: 13, gap: 12, length: 26, width: 1.8, seed: x + 1 }),
).join('');

/** Gold that a troll has sat on: coins piled up towards the middle. */
const COINS: readonly (readonly [x: number, y: number, tilt: number])[] = (() => {
  const shake = hand(15);
  const coins: [number, number, number][] = [];
  for (let row = 0; row < 6; row += 1) {
    const half = 184 - row * 30;
    for (let x = 226 - half; x <= 226 + half; x += 21) {
      coins.push([near(shake, x, 5), near(shake, 352 - row * 11, 3), near(shake, 0, 24)]);
    }
  }
  return coins.reverse();
})();

const BLADE = 'M-2.6 0L-2 -46L0 -54L2 -46L2.6 0z';

/** Torch light on an old arch; somebody large lives behind it, somebody small has come for the gold. */
export const Cover = memo(function Cover({ title, className = 'cover' }: PictureProps) {
  return (
    <Picture width={400} height={360} fit="fill" title={title} className={className}>
      <rect width="400" height="360" fill={INK} />
      <path d={STONES} fill="#4d4033" />
      <path d={LIT} fill="#8a6a40" />
      <path d={GLOW} fill="#e39a3c" />
      <path d={STONES} fill="url(#ink-hatch)" />
      <g>
        <path d={RING.join('')} fill={INK} stroke={INK} strokeWidth="8" />
        <path d={RING.filter((_, index) => index % 2 === 0).join('')} fill="#9a7b4c" />
        <path d={RING.filter((_, index) => index % 2 === 1).join('')} fill="#6f5a3c" />
        <path d={RING.join('')} fill="url(#ink-hatch)" />
        <Cut d={MOUTH} fill={INK} />
      </g>
      <g transform="translate(70 84) scale(1.09)">
        <Cut d="M-10 216c26-44 62-58 130-58s104 14 130 58z" fill="#5a3a1c" stroke={INK} strokeWidth="5" />
        <TrollHead
          colours={{ skin: '#b8752f', light: '#ffd98c', hair: '#5a3a1c', ink: INK, eye: '#fff0a8', tusk: '#fbe9c0' }}
          sapling={false}
        />
      </g>
      {TORCHES.map(([x, y]) => (
        <Misprint key={x} transform={`translate(${x} ${y})`}>
          <Cut d="M-12 6h28l-4 12h4l-10 50h-8l-10-50h4z" fill="#7a5630" stroke={INK} strokeWidth="3" />
          <Cut d={FLAME} fill="#e0682c" stroke={INK} strokeWidth="3" transform="scale(1.15)" />
          <Cut d={FLAME} fill="#ffd36a" transform="translate(1 2) scale(0.66)" />
        </Misprint>
      ))}
      <Cut d="M0 318c60-16 120-22 200-22s140 6 200 22v44H0z" fill={INK} />
      <g stroke={INK} strokeWidth="2">
        {COINS.map(([x, y, tilt]) => (
          <g key={`${x} ${y}`} transform={`translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(tilt)})`}>
            <ellipse cy="2.6" rx="12" ry="7.4" fill="#9a6a18" />
            <ellipse rx="12" ry="7.4" fill="#f0c75e" />
            <Cut d="M-6-2q6-4 12 0" fill="none" stroke="#9a6a18" strokeWidth="1.6" />
          </g>
        ))}
      </g>
      <Misprint transform="translate(92 350) scale(1.12)">
        <Cut d={BLADE} fill="#f3e7cc" stroke={INK} strokeWidth="2.4" transform="translate(30 -54) rotate(24)" />
        <Cut d="M24-52l14 5-2 5-14-5zM14-60l12 8-5 9-13-8z" fill="#8a5f2c" stroke={INK} strokeWidth="2.4" />
        <Cut d="M-24 12c-2-34 4-60 24-62s27 28 26 62z" fill="#7d2c1c" stroke={INK} strokeWidth="3" />
        <path
          d={
            fringe(
              [
                [-18, -10],
                [-20, 8],
              ],
              { lean: -62, step: 7, length: 20, width: 1.7, seed: 3 },
            ) +
            gouge(0, -44, 1.62, 48, 2) +
            gouge(10, -40, 1.5, 46, 1.7)
          }
          fill="#d9683f"
        />
        <Cut d="M-13-56c-4-20 4-31 14-31s18 11 14 31c-8 6-20 6-28 0z" fill="#a9b0ab" stroke={INK} strokeWidth="3" />
        <path d={gouge(-6, -80, 1.9, 24, 2.2, 2) + gouge(1, -82, 1.7, 22, 1.4)} fill="#f7efd9" />
        <Cut d="M1-87c10-8 20-6 24 2-8 0-14 2-22 4z" fill="#c23b22" stroke={INK} strokeWidth="2.4" />
        <Cut d="M-46-22c10-6 22-6 30 0 2 18-4 30-15 36-11-6-17-18-15-36z" fill="#5b4180" stroke={INK} strokeWidth="3" />
        <Cut d="M-31-20v28M-42-8h22" stroke="#f0c75e" strokeWidth="3.4" />
      </Misprint>
    </Picture>
  );
});
