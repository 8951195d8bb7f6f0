import { memo } from 'react';
import { outline } from '../../../../web/look/print/forms.ts';
import type { Point } from '../../../../web/look/print/hand.ts';
import { isPathPiece, PATH_PIECES, type PathId } from '../../box/pieces.ts';
import type { Work } from '../../position.ts';
import { cornersOf, HALF, SIDE } from '../geometry.ts';
import { Hovel, Hut } from './Homes.tsx';
import { Shop } from './Shop.tsx';
import { Cage, Pit } from './Stores.tsx';

/** A piece of road as hexes of logs. */
function RoadPicture({ piece, className }: { piece: PathId; className: string }) {
  const middles: Point[] = PATH_PIECES[piece].shape.map(({ q, r }) => [1.5 * SIDE * q, HALF * (2 * r + q)]);
  const xs = middles.map(([x]) => x);
  const ys = middles.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - SIDE - 6, Math.min(...ys) - HALF - 6];
  const [width, height] = [Math.max(...xs) + SIDE + 6 - left, Math.max(...ys) + HALF + 6 - top];
  // Alike in scale, whatever the piece.
  const size = Math.max(width, height, 5.4 * HALF);
  return (
    <svg
      viewBox={`${left - (size - width) / 2} ${top} ${size} ${height}`}
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      {middles.map(([x, y], hex) => (
        <g key={`${x} ${y}`}>
          <path
            d={outline(cornersOf([x, y], SIDE - 1), hex + 5, 2, 20)}
            fill="#8a6238"
            stroke="var(--tt-ink)"
            strokeWidth="7"
          />
          <path
            d={[-26, -2, 22]
              .map((up) =>
                outline(
                  [
                    [x - 34, y + up],
                    [x + 34, y + up - 3],
                    [x + 34, y + up + 13],
                    [x - 34, y + up + 14],
                  ],
                  hex * 3 + up + 90,
                  2,
                  24,
                ),
              )
              .join('')}
            fill="#d9a866"
            stroke="var(--tt-ink)"
            strokeWidth="4"
          />
        </g>
      ))}
    </svg>
  );
}

const BOX = {
  hovel: '-60 -96 120 150',
  cage: '-60 -66 124 112',
  shop: '-110 -160 220 230',
  pit: '-140 -130 280 270',
  hut: '-120 -130 280 220',
} as const;

/** What Minions can build, as a small picture. */
export const PiecePicture = memo(function PiecePicture({
  work,
  className = 'tt-piece',
}: {
  work: Work;
  className?: string;
}) {
  if (isPathPiece(work as PathId)) return <RoadPicture piece={work as PathId} className={className} />;
  const kind = work in BOX ? (work as keyof typeof BOX) : 'hut';
  return (
    <svg viewBox={BOX[kind]} className={className} aria-hidden="true" focusable="false">
      {kind === 'hovel' && <Hovel home={2} />}
      {kind === 'cage' && <Cage held={0} sort={0} />}
      {kind === 'shop' && <Shop level={1} busy />}
      {kind === 'pit' && <Pit held={0} />}
      {kind === 'hut' && (
        <Hut
          material={work === 'hut-mud' ? 'mud' : work === 'hut-clay' || work === 'rebuild-clay' ? 'clay' : 'wood'}
          boss={false}
          home={2}
          ground="var(--tt-thatch)"
          on="none"
          mark=""
        />
      )}
    </svg>
  );
});
