import { GlyphAt } from '../../../web/look/trolls-and-princesses/Glyph.tsx';
import type { BonusId } from '../box/bonuses.ts';
import type { Form } from '../box/spots.ts';
import { caveTile, isKingTile, kingTile, ROTATIONS, type Tile } from '../box/tiles.ts';
import { verticesOf } from '../lattice.ts';
import { centreOf, edgeShown, middleOfEdge, spotsOnTile } from './layout.ts';
import { MarksAt } from './Marks.tsx';
import { type Mark, marksOf, marksOfBonus, VICTORY_MARKS } from './marks.ts';

/** What lies on a tile that has been built. */
interface TileContents {
  readonly sites?: readonly boolean[];
  readonly spots?: readonly { readonly form: Form; readonly bonus: BonusId; readonly filled: boolean }[];
  readonly slept?: boolean;
}

interface TilePictureProps {
  readonly tile: Tile;
  readonly i: number;
  readonly j: number;
  readonly r: number;
  readonly contents?: TileContents;
}

type Point = readonly [x: number, y: number];

const HALF_COLOURS: Readonly<Record<string, string>> = {
  o: 'var(--tp-obsidian)',
  g: 'var(--tp-gold)',
  d: 'var(--tp-diamond)',
};

export function pointsOf(vertices: readonly Point[]): string {
  return vertices.map(([x, y]) => `${x},${y}`).join(' ');
}

/** The middle of a tile's floor. */
function middleOf(i: number, j: number): Point {
  const vertices = verticesOf(i, j);
  let area = 0;
  let mx = 0;
  let my = 0;
  for (let k = 0; k < ROTATIONS; k++) {
    const [x1, y1] = vertices[k] as Point;
    const [x2, y2] = vertices[(k + 1) % ROTATIONS] as Point;
    const cross = x1 * y2 - x2 * y1;
    area += cross;
    mx += (x1 + x2) * cross;
    my += (y1 + y2) * cross;
  }
  return [mx / (3 * area), my / (3 * area)];
}

function towards([x, y]: Point, [mx, my]: Point, share: number): Point {
  return [x + (mx - x) * share, y + (my - y) * share];
}

/** A tile as it lies in its cell: rock, floor, passages at the openings, halves of sites, and what is printed on it. */
export function TilePicture({ tile, i, j, r, contents = {} }: TilePictureProps) {
  const vertices = verticesOf(i, j);
  const middle = middleOf(i, j);
  const kind = isKingTile(tile) ? 'king' : caveTile(tile).kind;
  const edges = Array.from({ length: ROTATIONS }, (_, k) => edgeShown(tile, r, k));
  return (
    <g className="tp-tile" data-kind={kind}>
      <polygon className="tp-tile-rock" points={pointsOf(vertices)} />
      <polygon className="tp-tile-floor" points={pointsOf(vertices.map((each) => towards(each, middle, 0.26)))} />
      {edges.map((edge, k) => edge !== '#' && <Passage key={middleOfEdge(i, j, k).join()} i={i} j={j} edge={k} />)}
      {edges.map((edge, k) => {
        const colour = HALF_COLOURS[edge];
        return (
          colour && <path key={middleOfEdge(i, j, k).join()} className="tp-half" d={halfDisc(i, j, k)} fill={colour} />
        );
      })}
      <polygon className="tp-tile-rim" points={pointsOf(vertices)} />
      <Print tile={tile} middle={middle} contents={contents} />
    </g>
  );
}

const HALF = 2.9;

/** Half a disc on the inner side of an edge; with the half across it, it makes a whole one. */
function halfDisc(i: number, j: number, edge: number): string {
  const vertices = verticesOf(i, j);
  const [x1, y1] = vertices[edge] as Point;
  const [x2, y2] = vertices[(edge + 1) % ROTATIONS] as Point;
  const [x, y] = middleOfEdge(i, j, edge);
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((x2 - x1) / length) * HALF, ((y2 - y1) / length) * HALF];
  return `M${x - dx} ${y - dy}A${HALF} ${HALF} 0 0 0 ${x + dx} ${y + dy}z`;
}

/** The floor runs out to the edge where there is an opening. */
function Passage({ i, j, edge }: { readonly i: number; readonly j: number; readonly edge: number }) {
  const vertices = verticesOf(i, j);
  const middle = middleOf(i, j);
  const one = vertices[edge] as Point;
  const other = vertices[(edge + 1) % ROTATIONS] as Point;
  const corners = [
    towards(one, other, 0.24),
    towards(one, other, 0.76),
    towards(towards(one, other, 0.7), middle, 0.4),
    towards(towards(one, other, 0.3), middle, 0.4),
  ];
  return <polygon className="tp-tile-floor" points={pointsOf(corners)} />;
}

interface PrintProps {
  readonly tile: Tile;
  readonly middle: Point;
  readonly contents: TileContents;
}

function Print({ tile, middle: [x, y], contents }: PrintProps) {
  const { resource, count } = centreOf(tile);
  const spots = contents.spots ?? spotsOnTile(tile).map((spot) => ({ ...spot, filled: false }));
  const marks = printedMarks(tile);
  const isBed = !isKingTile(tile) && caveTile(tile).kind === 'princess';
  const rows = [count > 0, spots.length > 0, marks.length > 0, isBed].filter(Boolean).length;
  const above = rows > 1 ? y - 2.6 : y;
  const below = rows > 1 ? y + 2.6 : y;
  return (
    <g className="tp-print">
      {isBed && <GlyphAt name={contents.slept ? 'princess' : 'bed'} x={x} y={y} size={8} />}
      {marks.length > 0 && <MarksAt marks={marks} x={x} y={y} size={marks.length > 1 ? 3.7 : 5} />}
      {Array.from({ length: count }, (_, index) => {
        const filled = contents.sites?.[index] ?? contents.sites === undefined;
        const at = x + (index - (count - 1) / 2) * 4;
        return (
          <g key={at} className="tp-site" data-filled={filled || undefined}>
            <circle cx={at} cy={above} r="1.9" className="tp-site-hole" />
            {filled && <GlyphAt name={resource} x={at} y={above} size={3.6} />}
          </g>
        );
      })}
      {spots.map((spot, index) => {
        const at = x + (index - (spots.length - 1) / 2) * 6.4;
        return <Spot key={at} {...spot} x={at} y={count > 0 ? below : y} />;
      })}
    </g>
  );
}

function printedMarks(tile: Tile): readonly Mark[] {
  if (isKingTile(tile)) {
    const { effects, totems } = kingTile(tile);
    if (totems !== undefined) return [{ glyph: 'bat' }, { glyph: 'snake' }, { glyph: 'toad' }];
    return effects === undefined ? [] : marksOf(effects);
  }
  const { victory } = caveTile(tile);
  return victory === undefined ? [] : [{ glyph: 'trophy' }, VICTORY_MARKS[victory]];
}

/** TP-6.8: a square for a changeling, seven corners for an outpost, a round one for a bell. */
const SPOT_SHAPES: Readonly<Record<Form, string>> = {
  changeling: 'M-2.7-2.7H2.7V2.7H-2.7z',
  outpost: 'M0-3.1L2.42-1.93 3.02.69 1.35 2.79H-1.35L-3.02.69-2.42-1.93z',
  bell: 'M0-2.9a2.9 2.9 0 1 1-.01 0z',
};

interface SpotProps {
  readonly form: Form;
  readonly bonus: BonusId;
  readonly filled: boolean;
  readonly x: number;
  readonly y: number;
}

export function Spot({ form, bonus, filled, x, y }: SpotProps) {
  const marks = marksOfBonus(bonus);
  return (
    <g className="tp-spot" data-filled={filled || undefined}>
      <path d={SPOT_SHAPES[form]} transform={`translate(${x} ${y})`} />
      {filled ? (
        <GlyphAt name={form} x={x} y={y} size={4.6} />
      ) : marks.length === 0 ? (
        <g opacity="0.35">
          <GlyphAt name={form} x={x} y={y} size={3.8} />
        </g>
      ) : (
        <MarksAt marks={marks} x={x} y={y} size={marks.length > 1 ? 2.1 : 2.5} />
      )}
    </g>
  );
}
