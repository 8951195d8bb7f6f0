import { memo } from 'react';
import type { PictureProps } from '../Picture.tsx';
import { TrollBody } from '../people/TrollBody.tsx';
import { Cut } from '../print/Cut.tsx';
import { gouge } from '../print/cuts.ts';
import { Misprint } from '../print/Misprint.tsx';
import { Clearing } from './Clearing.tsx';
import { MOSS_TROLL } from './ground.ts';

const RUNES =
  'M20 12v20M20 14l8 5M20 21l8 5M42 12v20M42 22l9-9M42 22l9 9M66 12v20M58 18l8-6 8 6M88 12l10 10-10 10M98 12L88 22l10 10';

function Board({ x, y, turn, flip }: { x: number; y: number; turn: number; flip?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})${flip ? ' scale(-1 1)' : ''}`} strokeLinejoin="round">
      <Cut d="M0 2l112-4 24 22-22 26L2 44z" fill="#a9763e" stroke="var(--scene-ink)" strokeWidth="4" />
      <path d={gouge(8, 8, 0, 80, 1.4) + gouge(20, 38, 0, 90, 1.4) + gouge(60, 6, 0, 50, 1.2)} fill="#e0b676" />
      <Cut d={RUNES} fill="none" stroke="var(--scene-ink)" strokeWidth="3.4" strokeLinecap="round" />
    </g>
  );
}

/** A crossroads with too many signs, and a traveller with the map upside down. */
export const NotFoundScene = memo(function NotFoundScene({ title, className = 'scene' }: PictureProps) {
  return (
    <Clearing title={title} className={className}>
      <Misprint>
        <Cut d="M478 150l22-8v308h-22z" fill="#8a5a2c" stroke="var(--scene-ink)" strokeWidth="4" />
        <path d={gouge(484, 170, 1.57, 120, 1.6) + gouge(492, 260, 1.57, 140, 1.6)} fill="#e0b676" />
        <Board x={470} y={162} turn={-5} />
        <Board x={514} y={236} turn={6} flip />
        <Board x={466} y={286} turn={3} />
      </Misprint>
      <g transform="translate(104 70)">
        <TrollBody colours={MOSS_TROLL} left="rest" right="scratch" />
        <g transform="translate(-46 262) rotate(-8)" strokeLinejoin="round">
          <Cut
            d="M0 6l34-8 34 10 36-10v78l-36 10-34-10-34 8z"
            fill="#f3e7cc"
            stroke="var(--scene-ink)"
            strokeWidth="4"
          />
          <Cut d="M34-2v78M68 8v78" stroke="var(--scene-ink)" strokeWidth="2" />
          <Cut
            d="M14 66c10-20 26-10 36-26s26-14 38-30"
            fill="none"
            stroke="#b5452f"
            strokeWidth="4"
            strokeDasharray="7 6"
          />
          <Cut d="M84 14l12 12M96 14L84 26" stroke="#b5452f" strokeWidth="4" />
          <Cut d="M12 30l8-14 8 14zM44 30l8-14 8 14z" fill="#3f6b3a" stroke="var(--scene-ink)" strokeWidth="2" />
        </g>
        <Cut
          d="M24 326c-4-12 6-20 16-16 12 4 14 18 6 26-10 6-20 0-22-10z"
          fill={MOSS_TROLL.skin}
          stroke="var(--scene-ink)"
          strokeWidth="4"
        />
      </g>
    </Clearing>
  );
});
