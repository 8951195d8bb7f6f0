import './caves.css';
import { useRef } from 'react';
import { usePlaces } from '../../../../web/board-kit/places.tsx';
import { useTurning } from '../../../../web/board-kit/turning/use-turning.ts';
import { useTurningGestures } from '../../../../web/board-kit/turning/use-turning-gestures.ts';
import { isKingTile, kingTile, ROTATIONS, type Tile, tileNumber } from '../../box/tiles.ts';
import { type Player, playerAt } from '../../position.ts';
import { bestTurn, tilesOf } from '../layout.ts';
import { cellOf, placeOf, readPlace } from '../places.ts';
import { useTable } from '../table.ts';
import { Ghost } from './Ghost.tsx';
import { boundsOf, LOOKED_AT, scaleFor, TOUCHED } from './geometry.ts';
import { FirstCell, Laid, Mouth } from './Laid.tsx';
import { TurnCard } from './TurnCard.tsx';
import { useRoom } from './use-room.ts';

/** Words on tiles, in pixels, whatever the drawing is scaled to. */
const LETTER = 12;
/** From this scale on every tile has its word; below the other one only those whose picture does not say it. */
const ROOMY = 1;
const TIGHT = 0.62;

/** The tile that is being placed: chosen from a display, or asked for by the step. */
function useTileInHand(): Tile | undefined {
  const { frame } = useTable();
  const places = usePlaces();
  for (const [place, { mood }] of places) {
    const found = mood === 'chosen' ? readPlace(place) : undefined;
    if (found?.is === 'tile') return tileNumber(found.of[0]);
  }
  return frame?.step === 'place' ? frame.tile : undefined;
}

/** A cell of the network with a tile turned in it. */
export interface Cell {
  readonly i: number;
  readonly j: number;
  readonly r: number;
}

/** Whether one of the King's tiles in the caves can be activated. */
function isTileAsked(places: ReturnType<typeof usePlaces>, { tiles }: Pick<Player, 'tiles'>): boolean {
  return tilesOf({ tiles }).some(({ tile }) => {
    return isKingTile(tile) && places.get(placeOf.activate(kingTile(tile).id))?.mood === 'lit';
  });
}

function lieAt(place: string) {
  const cell = cellOf(place);
  return cell && { cell: `${cell.i} ${cell.j}`, turn: cell.r };
}

function cellNamed(cell: string, r: number): Cell {
  const [i = 0, j = 0] = cell.split(' ').map(Number);
  return { i, j, r };
}

/** The caves of the clan that is shown: they grow to the left of the cave mouth. */
export function Network() {
  const { view, me, shown, speak } = useTable();
  const places = usePlaces();
  const player = playerAt(view, shown);
  const tiles = tilesOf(player);
  const hand = useTileInHand();
  const turning = useTurning(lieAt, ROTATIONS, {
    tile: hand,
    best: (cell, turns) => (hand === undefined ? (turns[0] ?? 0) : bestTurn(player, hand, cellNamed(cell, 0), turns)),
  });
  const window = useRef<HTMLElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const cells = shown === me && hand !== undefined ? turning.cells.map(({ cell, turn }) => cellNamed(cell, turn)) : [];
  const current = cells.find(({ i, j }) => `${i} ${j}` === turning.pointed?.cell);
  useTurningGestures(drawing, cells.length > 0, turning.turn);
  const bounds = boundsOf([...tiles, ...cells]);
  const focus = cells.length > 0 ? cells : tiles.slice(-1);
  // The caves are in sight as a whole, unless one of them is to be touched: then it scrolls rather than be too small.
  const least = cells.length > 0 || (shown === me && isTileAsked(places, player)) ? TOUCHED : LOOKED_AT;
  const room = useRoom(window, focus, bounds, least);
  const scale = scaleFor(bounds, room, least);
  const { left, top, width, height } = bounds;
  return (
    <>
      <section
        className="tp-window"
        ref={window}
        aria-label={speak('board.caves', { count: tiles.length })}
        data-under-card={cells.length > 0 || undefined}
      >
        <svg
          ref={drawing}
          className="tp-network"
          viewBox={`${left} ${top} ${width} ${height}`}
          width={width * scale}
          height={height * scale}
          style={{ ['--tp-letter' as string]: `${LETTER / scale}px` }}
          data-placing={cells.length > 0 || undefined}
          data-guide="network"
          role="presentation"
        >
          <Mouth player={player} />
          {tiles.length === 0 && cells.length === 0 && <FirstCell letter={LETTER / scale} />}
          <Laid
            player={player}
            letter={LETTER / scale}
            room={scale >= ROOMY ? 'ample' : scale >= TIGHT ? 'some' : 'little'}
          />
          {hand !== undefined &&
            cells.map((cell) => (
              <Ghost
                key={`${cell.i} ${cell.j}`}
                cell={cell}
                tile={hand}
                player={player}
                pointed={cell === current}
                turning={turning}
              />
            ))}
        </svg>
      </section>
      {hand !== undefined && cells.length > 0 && (
        <TurnCard tile={hand} cell={current} player={player} turn={turning.turn} />
      )}
    </>
  );
}
