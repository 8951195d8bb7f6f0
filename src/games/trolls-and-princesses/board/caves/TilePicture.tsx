import { memo } from 'react';
import { at } from '../../../../kernel/lists.ts';
import { Cut } from '../../../../web/look/print/Cut.tsx';
import { field } from '../../../../web/look/print/cuts.ts';
import { caveTile, isKingTile, ROTATIONS, type Tile } from '../../box/tiles.ts';
import { edgeShown } from '../layout.ts';
import type { TileContents } from './contents.ts';
import { cornersOf, edgeMiddle, middleOf, type Point, pathOf, towards } from './geometry.ts';
import { TilePrint } from './TilePrint.tsx';

interface TilePictureProps {
  readonly tile: Tile;
  readonly i: number;
  readonly j: number;
  readonly r: number;
  readonly contents?: TileContents;
}

const INK = '#0e1a20';

const FLOORS = {
  princess: ['#c98a95', '#f3cdd0'],
  bell: ['#b98a45', '#ecd194'],
  resource: ['#8f8674', '#cfc6ae'],
  victory: ['#5e93ad', '#b4dae8'],
  king: ['#c79a2f', '#f6dd8b'],
} as const;

const HALVES: Readonly<Record<string, string>> = { o: '#232b33', g: '#f0b93a', d: '#8fd2e6' };
const HALF = 15;

/** Half a disc on the inner side of an edge; with the half across it, it makes a whole one. */
function halfDisc(i: number, j: number, edge: number): string {
  const corners = cornersOf(i, j);
  const [x1, y1] = at(corners, edge);
  const [x2, y2] = at(corners, (edge + 1) % ROTATIONS);
  const [x, y] = edgeMiddle(i, j, edge);
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((x2 - x1) / length) * HALF, ((y2 - y1) / length) * HALF];
  return `M${x - dx} ${y - dy}A${HALF} ${HALF} 0 0 0 ${x + dx} ${y + dy}z`;
}

/** The floor runs out to the edge where there is an opening. */
function passage(corners: readonly Point[], middle: Point, edge: number): string {
  const one = at(corners, edge);
  const other = at(corners, (edge + 1) % ROTATIONS);
  return pathOf([
    towards(one, other, 0.2),
    towards(one, other, 0.8),
    towards(towards(one, other, 0.74), middle, 0.4),
    towards(towards(one, other, 0.26), middle, 0.4),
  ]);
}

/** A tile as it lies in its cell: rock, a lit floor, passages at the openings, halves of sites, and what is on it. */
export const TilePicture = memo(function TilePicture({ tile, i, j, r, contents }: TilePictureProps) {
  const corners = cornersOf(i, j);
  const middle = middleOf(i, j);
  const kind = isKingTile(tile) ? 'king' : caveTile(tile).kind;
  const [deep, light] = FLOORS[kind];
  const edges = Array.from({ length: ROTATIONS }, (_, k) => edgeShown(tile, r, k));
  const rim = pathOf(corners);
  const floor = pathOf(corners.map((corner) => towards(corner, middle, 0.2)));
  const ways = edges.map((edge, k) => (edge === '#' ? '' : passage(corners, middle, k))).join('');
  const wear = field({
    x: middle[0] - 40,
    y: middle[1] - 34,
    width: 74,
    height: 66,
    across: 26,
    down: 12,
    length: 15,
    stroke: 1.3,
    angle: 8,
    seed: 3 + Math.abs(i * 3 + j),
  });
  return (
    <g className="tp-tile" data-kind={kind}>
      <Cut d={rim} fill="#4d534f" stroke={INK} strokeWidth="3.4" strokeLinejoin="round" />
      <path d={rim} fill="url(#ink-hatch)" />
      <Cut d={floor} fill="none" stroke={INK} strokeWidth="6" />
      {ways && <Cut d={ways} fill="none" stroke={INK} strokeWidth="5" />}
      <Cut d={floor} fill={light} />
      {ways && <Cut d={ways} fill={light} />}
      <path d={wear} fill={deep} opacity="0.6" />
      {edges.map((edge, k) => {
        const colour = HALVES[edge];
        return (
          colour && (
            <path key={edgeMiddle(i, j, k).join()} d={halfDisc(i, j, k)} fill={colour} stroke={INK} strokeWidth="2.6" />
          )
        );
      })}
      <Cut
        d={rim}
        fill="none"
        stroke={kind === 'king' ? '#f0c75e' : INK}
        strokeWidth={kind === 'king' ? 4 : 2.6}
        strokeLinejoin="round"
      />
      <TilePrint tile={tile} middle={middle} contents={contents} />
    </g>
  );
});
