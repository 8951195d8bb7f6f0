import { memo, type ReactNode } from 'react';
import { field } from '../../../../../web/look/print/cuts.ts';
import type { PlaceKind } from '../ids.ts';
import { INKS } from '../inks.ts';
import { Pieces } from '../Piece.tsx';
import { HILL } from './hill.ts';
import type { Terrain } from './scene.ts';
import { SCENES } from './scenes.ts';

const CUTS = { x: 0, y: 36, width: 148, height: 56, across: 24, down: 12, length: 14, stroke: 1.5 };
const GROUND: Record<Terrain, readonly [fill: string, cut: string, cuts: string]> = {
  forest: ['var(--cv-dome)', 'var(--cv-forest-cut)', field({ ...CUTS, angle: -76, seed: 31 })],
  meadow: ['var(--cv-meadow)', 'var(--cv-meadow-cut)', field({ ...CUTS, angle: -70, seed: 37 })],
  rock: ['var(--cv-rock)', 'var(--cv-rock-cut)', field({ ...CUTS, angle: -24, length: 20, seed: 41 })],
};

interface PlaceSceneProps {
  readonly kind: PlaceKind;
  /** Snow lies on the hill in the last rounds. */
  readonly snow?: boolean;
  /** Goods and people: before the scene, behind its near fence. */
  readonly children?: ReactNode;
}

/**
 * A place as a hill with its scene, in a box of 148 by 88. Its edge is drawn with `--cv-edge` and `--cv-edge-width`,
 * so that the board can make it glow.
 */
export const PlaceScene = memo(function PlaceScene({ kind, snow = false, children }: PlaceSceneProps) {
  const { terrain, placed, front = [], lights = [] } = SCENES[kind];
  const [fill, cut, cuts] = GROUND[terrain];
  return (
    <g {...(snow && { style: SNOWED })}>
      <path d={HILL} fill={INKS.ink} opacity="0.55" transform="translate(3 3)" />
      <path
        className="cv-edge"
        d={HILL}
        fill={INKS.ink}
        stroke={`var(--cv-edge, ${INKS.ink})`}
        style={{ strokeWidth: 'var(--cv-edge-width, 5)' }}
      />
      <path d={HILL} fill={fill} />
      <g clipPath="url(#cv-hill)">
        <path d={cuts} fill={cut} />
        {snow && <path d={DRIFT} fill="var(--cv-snow)" />}
      </g>
      {lights.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="30" fill="url(#cv-light)" />
      ))}
      <Pieces placed={placed} />
      {children}
      <Pieces placed={front} />
    </g>
  );
});

const SNOWED = { ['--tree-lit' as string]: 'var(--cv-snow)' };
const DRIFT = 'M0 30h148v24c-8-8-14-2-20-6s-12-6-20-3-12-4-20-3-14 5-22 1-14 4-22 2-14 6-22 5-14 2-22 8z';
