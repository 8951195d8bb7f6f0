import { usePlace } from '../../../../web/board-kit/places.tsx';
import { type Turning, useGhost } from '../../../../web/board-kit/turning/use-turning.ts';
import { Cut } from '../../../../web/look/print/Cut.tsx';
import type { Tile } from '../../box/tiles.ts';
import type { Player } from '../../position.ts';
import { countJoined, joinedAt } from '../layout.ts';
import { placeOf } from '../places.ts';
import { useTable } from '../table.ts';
import { cornersOf, edgeMiddle, middleOf, pathOf } from './geometry.ts';
import type { Cell } from './Network.tsx';
import { TilePicture } from './TilePicture.tsx';

interface GhostProps {
  readonly cell: Cell;
  readonly tile: Tile;
  readonly player: Player;
  readonly pointed: boolean;
  readonly turning: Turning;
}

/** A cell that takes the tile: empty until it is pointed at, then the tile as it would lie, with the sites it completes. */
export function Ghost({ cell: { i, j, r }, tile, player, pointed, turning }: GhostProps) {
  const { speak } = useTable();
  const place = usePlace(placeOf.cell(i, j, r));
  const joined = joinedAt(player, tile, i, j, r);
  const pointing = useGhost(turning, `${i} ${j}`);
  const [x, y] = middleOf(i, j);
  const outline = pathOf(cornersOf(i, j));

  const label = `${place['aria-label'] ?? ''}. ${speak('place.joins', countJoined(joined))}`;
  return (
    <g className="tp-ghost" {...place} aria-label={label} data-shown={pointed || undefined} {...pointing}>
      <Cut className="tp-cell" d={outline} />
      {pointed ? (
        <TilePicture tile={tile} i={i} j={j} r={r} />
      ) : (
        <path className="tp-cell-plus" d={`M${x - 9} ${y}h18M${x} ${y - 9}v18`} />
      )}
      {pointed && <path className="tp-cell-rim" d={outline} />}
      {joined.map(({ edge }) => {
        const [cx, cy] = edgeMiddle(i, j, edge);
        return (
          <g key={edge} className="tp-joins">
            <circle cx={cx} cy={cy} r={pointed ? 19 : 8} />
            {pointed && (
              <text className="tp-joins-word" x={cx} y={cy}>
                +1
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
