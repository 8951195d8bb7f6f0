import { memo, type ReactNode, useId } from 'react';
import { Picture, type PictureProps } from '../Picture.tsx';
import { TrollHead } from '../people/TrollHead.tsx';
import { Cut } from '../print/Cut.tsx';
import { gouge } from '../print/cuts.ts';
import { Bridge, road } from './Bridge.tsx';
import { Goat } from './Goat.tsx';
import { MOSS_TROLL as TROLL } from './ground.ts';
import { FLOOR, HERO_LAND as LAND } from './hero-land.ts';
import { HERO_SKY as SKY } from './hero-sky.ts';

const STONE = { stone: 'var(--scene-stone)', light: 'var(--scene-stone-cut)', ink: 'var(--scene-ink)' };

/** A hand that rests on the bank, four knuckles and a thumb; mirrored for the other side. */
const HAND =
  'M0 40c-8-14-4-30 8-34 4-8 16-8 19 0 5-8 16-7 19 1 6-6 16-4 18 4 9-3 15 4 13 13-2 12-12 20-26 22-18 4-38 4-51-6z';
const KNUCKLES =
  gouge(14, 10, 1.5, 18, 1.8) + gouge(32, 8, 1.5, 20, 1.8) + gouge(51, 11, 1.6, 18, 1.8) + gouge(66, 18, 1.8, 12, 1.6);
const NAILS =
  'M4 33c-3-6-2-11 3-14 4 4 4 10 2 15zM22 36c-3-6-1-12 3-14 5 4 5 10 2 15zM42 36c-3-6-1-12 4-14 4 4 5 10 2 15z';

function Hand({ x, y, flip }: { x: number; y: number; flip?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -1.2 : 1.2} 1.2)`} strokeLinejoin="round">
      <Cut d={HAND} fill={TROLL.skin} stroke={TROLL.ink} strokeWidth="5" />
      <path d={KNUCKLES} fill={TROLL.ink} />
      <Cut d={NAILS} fill={TROLL.tusk} stroke={TROLL.ink} strokeWidth="2" />
    </g>
  );
}

const GOATS: readonly (readonly [x: number, scale: number])[] = [
  [300, 0.5],
  [372, 0.66],
  [458, 0.86],
];

const HeroArt = memo(function HeroArt({ title }: PictureProps) {
  const bank = useId();
  return (
    <Picture width={1600} height={FLOOR} title={title} className="hero-scene-art">
      <rect width="1600" height={FLOOR} fill="var(--scene-sky)" />
      <path d={SKY.strokes} fill="var(--scene-halo)" />
      <g className="night-only">
        <path d={SKY.stars} fill="var(--scene-star)" />
        <path d={SKY.moon} fill="var(--scene-light)" />
        <path d={SKY.moonSeas} fill="var(--scene-light-cut)" />
      </g>
      <g className="day-only">
        <path d={SKY.sun} fill="var(--scene-light)" />
        <path d={SKY.beams} fill="var(--scene-light)" />
        <path className="hero-birds" d={SKY.birds} fill="var(--scene-ink)" />
      </g>
      {LAND.peaks.map(({ shape, lit, snow, shade }) => (
        <g key={shape}>
          <path d={shape} fill="var(--scene-ink)" transform="translate(3 -3)" opacity="0.6" />
          <path d={shape} fill="var(--scene-far)" />
          <path d={shade} fill="var(--scene-mid-cut)" />
          <path d={lit} fill="var(--scene-far-lit)" />
          <path d={snow} fill="var(--scene-far-cut)" />
        </g>
      ))}
      <path d={LAND.farWood} fill="var(--scene-mid)" />
      <path d={LAND.farHill} fill="var(--scene-mid)" />
      <path d={LAND.farLight} fill="var(--scene-mid-cut)" />
      <path d={LAND.farStrokes} fill="var(--scene-mid-cut)" opacity="0.6" />
      <path d={LAND.leftBank} fill="var(--scene-pine)" />
      <path d={LAND.wood} fill="var(--scene-pine)" />
      <path d={LAND.woodLight} fill="var(--scene-pine-cut)" />
      <path d="M790 520H1460V640H790z" fill="var(--scene-water)" />
      <path d="M880 534a240 198 0 0 1 480 0z" fill="var(--scene-ink)" />
      <g transform="translate(720 202)">
        <g transform="translate(262 168) scale(1.15)">
          <Cut d="M10 196c20-30 50-42 110-42s92 12 112 42z" fill={TROLL.hair} stroke={TROLL.ink} strokeWidth="5" />
          <TrollHead colours={TROLL} />
        </g>
        <Bridge colours={STONE} moss="#5d7f3e" />
        {GOATS.map(([x, scale]) => (
          <g key={x} transform={`translate(${x} ${road(x + 40 * scale) - 12 - 88 * scale}) scale(${scale})`}>
            <Goat coat="#f3e7cc" ink="var(--scene-ink)" horn="#c9862b" />
          </g>
        ))}
      </g>
      <clipPath id={bank}>
        <path d={LAND.banks} />
      </clipPath>
      <path d={LAND.banks} fill="var(--scene-near)" />
      <path d={LAND.bankStrokes} fill="var(--scene-near-cut)" clipPath={`url(#${bank})`} opacity="0.55" />
      <path d={LAND.bankGrass} fill="var(--scene-near)" />
      <path d={LAND.bankLight} fill="var(--scene-near-cut)" />
      <path d="M800 532H1440L1500 640H740z" fill="var(--scene-water)" />
      <path d="M884 532H1356C1330 566 1240 580 1120 580S910 566 884 532z" fill="var(--scene-ink)" opacity="0.45" />
      <path d={LAND.ripples} fill="var(--scene-water-cut)" />
      <path d={LAND.glitter} fill="var(--scene-light)" />
      <Hand x={930} y={500} />
      <Hand x={1312} y={500} flip />
      <path d={LAND.giants} fill="var(--scene-near)" />
      <path d={LAND.giantsLight} fill="var(--scene-near-cut)" />
      <path d={LAND.near} fill="var(--page)" />
      <path d={LAND.nearGrass} fill="var(--scene-near)" />
    </Picture>
  );
});

interface HeroSceneProps {
  title?: string;
  /** Words over the drawing; a `div` of class `hero-words` finds its place. */
  children?: ReactNode;
}

/** The bridge at night or in the snow, with the troll beneath it and three goats that want to cross. */
export function HeroScene({ title, children }: HeroSceneProps) {
  return (
    <div className="hero-scene">
      <HeroArt title={title} />
      {children}
    </div>
  );
}
