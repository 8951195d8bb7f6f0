import './network.css';
import { type ReactNode, useRef } from 'react';
import { usePlace, usePlaces } from '../../../web/board-kit/places.tsx';
import { TurningBar } from '../../../web/board-kit/turning/TurningBar.tsx';
import { type Turning, useGhost, useTurning } from '../../../web/board-kit/turning/use-turning.ts';
import { useTurningGestures } from '../../../web/board-kit/turning/use-turning-gestures.ts';
import { GlyphAt } from '../../../web/look/trolls-and-princesses/Glyph.tsx';
import { CLANS } from '../box/clans.ts';
import { isKingTile, type KingTileId, ROTATIONS, type Tile, type TileId, tileId, tileNumber } from '../box/tiles.ts';
import { MOUTH_CELL, verticesOf } from '../lattice.ts';
import { type Player, playerAt } from '../position.ts';
import { bedsTaken, joinedAt, type LaidTile, middleOfEdge, sitesOf, spotsOf, tilesOf } from './layout.ts';
import { cellOf, placeOf } from './places.ts';
import { Rock } from './Rock.tsx';
import { pointsOf, TilePicture } from './TilePicture.tsx';
import { useTable } from './table.ts';

/** The tile that is being placed: chosen from a display, or asked for by the step. */
function useTileInHand(): Tile | undefined {
  const { frame } = useTable();
  const places = usePlaces();
  for (const [place, { mood }] of places) {
    if (mood === 'chosen' && place.startsWith('tile-')) return tileNumber(place.slice('tile-'.length) as TileId);
  }
  return frame?.step === 'place' ? frame.tile : undefined;
}

/** A cell of the network with a tile turned in it. */
interface Cell {
  readonly i: number;
  readonly j: number;
  readonly r: number;
}

function lieAt(place: string) {
  const cell = cellOf(place);
  return cell && { cell: `${cell.i} ${cell.j}`, turn: cell.r };
}

function cellNamed(cell: string, r: number): Cell {
  const [i = 0, j = 0] = cell.split(' ').map(Number);
  return { i, j, r };
}

const ROOM = 6;
/** The least that is shown, so that the first tile is no giant. */
const LEAST = { left: -46, top: -24, right: 21, bottom: 46 };

function boundsOf(cells: readonly { readonly i: number; readonly j: number }[]): string {
  let { left, top, right, bottom } = LEAST;
  for (const [x, y] of cells.flatMap(({ i, j }) => verticesOf(i, j))) {
    left = Math.min(left, x - ROOM);
    top = Math.min(top, y - ROOM);
    right = Math.max(right, x + 2);
    bottom = Math.max(bottom, y + ROOM);
  }
  return `${left} ${top} ${right - left} ${bottom - top}`;
}

/** The caves of the clan that is shown: they grow to the left of the cave mouth. */
export function Network() {
  const { view, me, shown, speak } = useTable();
  const player = playerAt(view, shown);
  const tiles = tilesOf(player);
  const turning = useTurning(lieAt, ROTATIONS);
  const hand = useTileInHand();
  const drawing = useRef<SVGSVGElement>(null);
  const cells = shown === me && hand !== undefined ? turning.cells.map(({ cell, turn }) => cellNamed(cell, turn)) : [];
  useTurningGestures(drawing, cells.length > 0, turning.turn);

  return (
    <section className="tp-network" aria-label={speak('board.caves', { count: tiles.length })} data-guide="network">
      <Rock />
      {tiles.length === 0 && cells.length === 0 && <p className="tp-no-caves">{speak('board.no-caves')}</p>}
      {cells.length > 0 && (
        <div className="tp-turn">
          <TurningBar turning={turning}>
            {speak(turning.pointed === undefined ? 'board.turn-hint' : 'board.place-hint')}
          </TurningBar>
        </div>
      )}
      <svg
        ref={drawing}
        className="tp-caves"
        viewBox={boundsOf([...tiles, ...cells])}
        preserveAspectRatio="xMaxYMid meet"
        data-placing={cells.length > 0 || undefined}
      >
        <title>{speak('board.caves', { count: tiles.length })}</title>
        <Mouth player={player} />
        <LaidTiles player={player} tiles={tiles} />
        {hand !== undefined &&
          cells.map((cell) => (
            <Ghost
              key={`${cell.i} ${cell.j}`}
              cell={cell}
              tile={hand}
              player={player}
              turning={turning}
              alone={cells.length === 1}
            />
          ))}
      </svg>
    </section>
  );
}

/** The cells of the board that lie along the network, as far as networks reach. */
const CLIFF = Array.from({ length: 61 }, (_, at) => at - 30).map((j) => ({ i: j % 2 === 0 ? 3 : 2, j }));

/** TP-5.6: the rock of the board, with the way in and the clan's half-site. */
function Mouth({ player }: { readonly player: Player }) {
  const [x, y] = middleOfEdge(MOUTH_CELL[0], MOUTH_CELL[1], 0);
  const mouth = CLANS[player.clan]?.mouth;
  return (
    <g className="tp-cliff">
      {CLIFF.map(({ i, j }) => (
        <polygon key={j} points={pointsOf(verticesOf(i, j))} />
      ))}
      <path className="tp-cliff-way" d={`M${x} ${y - 4}H${x + 12}V${y + 4}H${x}z`} />
      {mouth && (
        <path className="tp-half" d={`M${x} ${y - 2.9}A2.9 2.9 0 0 1 ${x} ${y + 2.9}z`} fill={`var(--tp-${mouth})`} />
      )}
    </g>
  );
}

function LaidTiles({ player, tiles }: { readonly player: Player; readonly tiles: readonly LaidTile[] }) {
  const { centres, joints } = sitesOf(player);
  const spots = spotsOf(player);
  const slept = bedsTaken(player);
  return (
    <>
      {tiles.map(({ tile, i, j, r }, at) => (
        <BuiltTile key={tile} tile={tile}>
          <TilePicture
            tile={tile}
            i={i}
            j={j}
            r={r}
            contents={{
              ...(centres.has(at) && { sites: centres.get(at) ?? [] }),
              spots: spots.filter(({ on }) => on === `tile-${at}`),
              slept: slept.has(at),
            }}
          />
        </BuiltTile>
      ))}
      {joints.map(({ x, y, resource, filled }) => (
        <g key={`${x} ${y}`} className="tp-joint" data-filled={filled || undefined}>
          <circle cx={x} cy={y} r="3.5" />
          {filled && <GlyphAt name={resource} x={x} y={y} size={5.4} />}
        </g>
      ))}
    </>
  );
}

/** A King's tile can be activated where it lies. */
function BuiltTile({ tile, children }: { readonly tile: Tile; readonly children: ReactNode }) {
  const { speak, me, shown } = useTable();
  const id = tileId(tile);
  const place = usePlace(placeOf.activate(id as KingTileId));
  const name = speak(`tile.${id}`);
  const isPlace = isKingTile(tile) && me === shown && place['data-mood'] !== undefined;
  return (
    <g className="tp-built" {...(isPlace ? place : { role: 'img', 'aria-label': name })}>
      <title>{name}</title>
      {children}
    </g>
  );
}

interface GhostProps {
  readonly cell: Cell;
  readonly tile: Tile;
  readonly player: Player;
  readonly turning: Turning;
  /** Whether there is no other cell, so that nobody has to ask where the tile would lie. */
  readonly alone: boolean;
}

/** A cell that takes the tile: empty until it is pointed at, if there are several, then the tile as it would lie, with the sites it completes. */
function Ghost({ cell: { i, j, r }, tile, player, turning, alone }: GhostProps) {
  const { speak } = useTable();
  const place = usePlace(placeOf.cell(i, j, r));
  const joined = joinedAt(player, tile, i, j, r);
  const pointed = turning.pointed?.cell === `${i} ${j}`;
  const pointing = useGhost(turning, `${i} ${j}`);
  const label = `${place['aria-label'] ?? ''}. ${speak('place.joins', { count: joined.length })}`;
  return (
    <g
      className="tp-ghost"
      {...place}
      aria-label={label}
      data-shown={pointed || undefined}
      data-joins={joined.length > 0 || undefined}
      {...pointing}
    >
      <polygon className="tp-cell" points={pointsOf(verticesOf(i, j))} />
      {(pointed || alone) && <TilePicture tile={tile} i={i} j={j} r={r} />}
      {joined.map(({ edge }) => {
        const [x, y] = middleOfEdge(i, j, edge);
        return <circle key={edge} className="tp-joins" cx={x} cy={y} r={pointed ? 4 : 2.2} />;
      })}
      {pointed && <polygon className="tp-cell-rim" points={pointsOf(verticesOf(i, j))} />}
    </g>
  );
}
