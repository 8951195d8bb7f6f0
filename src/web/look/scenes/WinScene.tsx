import { memo } from 'react';
import type { PictureProps } from '../Picture.tsx';
import { Gnome } from '../people/Gnome.tsx';
import { RED_DRESS, RED_HAT } from '../people/liveries.ts';
import { Princess } from '../people/Princess.tsx';
import { TrollBody } from '../people/TrollBody.tsx';
import { Cut } from '../print/Cut.tsx';
import { gouge, rays } from '../print/cuts.ts';
import { hand } from '../print/hand.ts';
import { Misprint } from '../print/Misprint.tsx';
import { SEAT_MARKS, type SeatNumber, seatColours } from '../SeatMark.tsx';
import { Clearing } from './Clearing.tsx';
import { MOSS_TROLL } from './ground.ts';

const INK = 'var(--scene-ink)';
const SHINE =
  rays({ x: 320, y: 74, from: 76, count: 34, length: 74, width: 4, seed: 6 }) +
  rays({ x: 320, y: 74, from: 170, count: 26, length: 110, width: 3.4, seed: 9 });
const LEAVES = (() => {
  const shake = hand(33);
  return Array.from({ length: 40 }, () =>
    gouge(shake() * 620 + 10, shake() * 330 + 8, shake() * 6.28, 12 + shake() * 8, 4),
  );
})();
const FLAGS = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((flag) => {
  const share = (flag + 0.5) / 9;
  return { x: 640 * share, y: 22 + 4 * 46 * share * (1 - share) };
});
const CUP = 'M-40-52h80c2 34-10 58-30 64v14c14 4 22 8 24 16h-68c2-8 10-12 24-16V12C-30 6-42-18-40-52z';
const EARS = 'M-40-42c-26-6-34 34-4 44M40-42c26-6 34 34 4 44';

interface WinSceneProps extends PictureProps {
  /** Whose win it is: the bunting takes their colour and mark. */
  seat: SeatNumber;
}

/** A cup held high, a full clearing, bunting in the winner's colour. */
export const WinScene = memo(function WinScene({ seat, title, className = 'scene' }: WinSceneProps) {
  const { ground, on } = seatColours(seat);
  return (
    <Clearing title={title} className={className}>
      <path d={SHINE} fill="var(--scene-light)" opacity="0.85" />
      <Cut d="M0 22Q320 114 640 22" fill="none" stroke={INK} strokeWidth="4" />
      {FLAGS.map(({ x, y }, index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <Cut d="M-25 0h50L2 54z" fill={INK} transform="translate(2 3)" />
          <Cut
            d="M-25 0h50L1 54z"
            fill={index % 2 ? 'var(--birch)' : ground}
            stroke={INK}
            strokeWidth="3"
            strokeLinejoin="round"
          />
          <path d={SEAT_MARKS[seat].path} fill={index % 2 ? ground : on} transform="translate(0 17) scale(0.95)" />
        </g>
      ))}
      <path d={LEAVES.filter((_, index) => index % 3 === 0).join('')} fill="#f0c75e" />
      <path d={LEAVES.filter((_, index) => index % 3 === 1).join('')} fill="#e0683c" />
      <path d={LEAVES.filter((_, index) => index % 3 === 2).join('')} fill="#a5bd74" />
      <g transform="translate(168 98) scale(0.95)">
        <TrollBody colours={MOSS_TROLL} left="raised" right="raised" />
      </g>
      <Misprint transform="translate(320 86) scale(0.95)" strokeLinejoin="round">
        <Cut d="M-108 30c0-8 216-8 216 0v12c-60 8-156 8-216 0z" fill="#a9763e" stroke={INK} strokeWidth="4" />
        <Cut d={EARS} fill="none" stroke={INK} strokeWidth="15" />
        <Cut d={EARS} fill="none" stroke="#e3ac3f" strokeWidth="7" />
        <Cut d={CUP} fill="#f0c75e" stroke={INK} strokeWidth="4.4" />
        <path d={gouge(-26, -44, 1.5, 44, 3.4, -3) + gouge(-14, -46, 1.5, 50, 2.4, -2)} fill="#fff6d0" />
        <path d={gouge(28, -44, 1.7, 42, 3.4, 3) + gouge(18, -40, 1.65, 44, 2.4, 2)} fill="#9a6a18" />
        <path
          d={SEAT_MARKS[seat].path}
          fill={ground}
          stroke={INK}
          strokeWidth="1.6"
          transform="translate(0 -24) scale(1.5)"
        />
      </Misprint>
      <Misprint>
        <g transform="translate(42 286) scale(0.92)">
          <Gnome colours={{ ...RED_HAT, ink: INK }} />
        </g>
        <g transform="translate(470 296) scale(0.9)">
          <Princess colours={{ ...RED_DRESS, ink: INK }} />
        </g>
      </Misprint>
    </Clearing>
  );
});
