import { usePlace, usePlaces } from '../../../../web/board-kit/places.tsx';
import type { Turning } from '../../../../web/board-kit/turning/use-turning.ts';
import { seatColours, seatNumber } from '../../../../web/look/SeatMark.tsx';
import { cellOf, type Ground } from '../../box/cells.ts';
import { furnishingAt } from '../../box/furnishings.ts';
import type { Some } from '../../box/goods.ts';
import { type Face, type Top, TWIN, type TwinTile } from '../../box/tiles.ts';
import type { Sown } from '../../position.ts';
import type { FenceKind } from '../../rules/fencing.ts';
import { closesForest } from '../../rules/geometry.ts';
import { Good } from '../art/goods.tsx';
import { CELL_HEIGHT, CELL_WIDTH } from '../art/home/cell.ts';
import { Fence, Stable } from '../art/home/Farmland.tsx';
import { thingOf } from '../explain/things.ts';
import { GoodsLine, listed } from '../goods.tsx';
import { heldAt } from '../held.ts';
import { placeOf, readPlace } from '../place-ids.ts';
import { fencesOn, singlesOn, tilesOn } from '../places.ts';
import { useShownPlayer, useTable } from '../table.ts';
import { CellPicture } from './CellPicture.tsx';
import { type Box, cellBox, placed } from './geometry.ts';
import { nameOfTop } from './tags.ts';

const VIEW = `0 0 ${CELL_WIDTH} ${CELL_HEIGHT}`;
const AROUND = 2;

/** Which cell a place is on, and which half would lie there. */
export function readHalf(place: string): { cell: string; turn: number } | undefined {
  const found = readPlace(place);
  return found?.is === 'half' ? { cell: String(found.of[0]), turn: found.of[1] } : undefined;
}

export const HALVES_AROUND = AROUND;

/** The twin tile that is being laid, once it is settled which. */
function useTwin(): TwinTile | undefined {
  const { view, frame } = useTable();
  const places = usePlaces();
  const tiles = tilesOn(frame);
  const [only, ...others] = tiles;
  const isChosen = (tile: TwinTile) => places.get(placeOf.tile(tile))?.mood === 'chosen';
  return others.length > 0 || singlesOn(view, frame).length > 0 ? tiles.find(isChosen) : only;
}

interface HalfGhostsProps {
  readonly ground: Ground;
  readonly half: Box;
  readonly turning: Turning;
}

/** Where a twin tile fits: first one half, then the other on a cell beside it. */
export function HalfGhosts({ ground, half, turning }: HalfGhostsProps) {
  const places = usePlaces();
  const tile = useTwin();
  if (tile === undefined || TWIN[tile].ground !== ground) return null;
  const chosen = [...places].flatMap(([place, { mood }]) => {
    const lie = mood === 'chosen' ? readHalf(place) : undefined;
    return lie === undefined ? [] : [lie];
  });
  return (
    <>
      {chosen.map(({ cell, turn }) => (
        <HalfGhost key={cell} cell={Number(cell)} turn={turn} tile={tile} half={half} turning={turning} laid />
      ))}
      {turning.cells
        .filter(({ cell }) => !chosen.some((each) => each.cell === cell))
        .map(({ cell, turn }) => (
          <HalfGhost
            key={cell}
            cell={Number(cell)}
            turn={turn}
            tile={tile}
            half={half}
            turning={turning}
            last={chosen.length > 0}
          />
        ))}
    </>
  );
}

interface HalfGhostProps {
  readonly cell: number;
  readonly turn: number;
  readonly tile: TwinTile;
  readonly half: Box;
  readonly turning: Turning;
  readonly laid?: boolean;
  /** Whether the tile lies with this half: a finger is told where first, and has a button for it. */
  readonly last?: boolean;
}

function HalfGhost({ cell, turn, tile, half, turning, laid = false, last = false }: HalfGhostProps) {
  const { speak, shown } = useTable();
  const player = useShownPlayer();
  const place = usePlace(placeOf.half(cell, turn === 0 ? 0 : 1));
  const point = () => turning.point(String(cell));
  const pointing = { onPointerEnter: point, onFocus: point };
  const face: Face = TWIN[tile].halves[turn === 0 ? 0 : 1];
  const isPointed = laid || turning.pointed?.cell === String(cell);
  return (
    <div
      className="cv-ghost"
      style={placed(cellBox(cell), half)}
      {...{ ...place, ...(laid ? {} : pointing) }}
      data-shown={isPointed || undefined}
      data-bonus={cellOf(cell).printed}
      {...(last && { 'data-about': thingOf.cell(cell) })}
    >
      {isPointed && (
        <svg viewBox={VIEW} aria-hidden="true" focusable="false">
          <CellPicture cell={cell} top={face} seat={shown} />
        </svg>
      )}
      <span className="cv-ghost-word" aria-hidden="true">
        {face === 'cavern' ? speak('tag.cavern') : nameOfTop(face, speak)}
      </span>
      {cellOf(cell).overhang && (
        <span className="cv-ghost-gain" aria-hidden="true">
          {heldAt(player, 'place.overhang').map(({ gain, grounds }) => (
            <Gain key={grounds.join()} gain={gain} />
          ))}
        </span>
      )}
    </div>
  );
}

/** What hanging over brings: on a phone by pictures, since the name of the half stands above it. */
function Gain({ gain }: { readonly gain: Some }) {
  const { speak } = useTable();
  return (
    <>
      <span className="cv-gain-words">
        <GoodsLine some={gain} speak={speak} />
      </span>
      <span className="cv-gain-pictures">
        {listed(gain).map(([good, count]) => (
          <span key={good}>
            {count}
            <Good id={good} />
          </span>
        ))}
      </span>
    </>
  );
}

interface CellGhostProps {
  readonly cell: number;
  readonly pointed: boolean;
  /** What is planned to be sown there. */
  readonly sown: Sown | undefined;
}

/** What would come to a cell that can be chosen. */
export function CellGhost({ cell, pointed, sown }: CellGhostProps) {
  const { view, frame, shown, speak } = useTable();
  const player = useShownPlayer();
  const places = usePlaces();
  const fences = fencesOn(frame);
  const fence: FenceKind | undefined =
    fences.length === 1 ? fences[0] : fences.find((kind) => places.get(placeOf.fence(kind))?.mood === 'chosen');
  const isChosen = (place: string) => places.get(place)?.mood === 'chosen';
  const single = singlesOn(view, frame).find((tile) => isChosen(placeOf.single(tile)));
  const top: Top | undefined =
    single ??
    (frame?.step === 'place-single'
      ? frame.tile
      : frame?.step === 'furnish-cell'
        ? furnishingAt(frame.furnishing).id
        : frame?.step === 'place-ruby-mine'
          ? 'ruby-mine'
          : undefined);
  const what =
    sown !== undefined
      ? speak(`amount.${sown.crop}`, { count: sown.count })
      : top === undefined
        ? speak(fence === undefined ? 'tag.here' : `fence.${fence}`)
        : nameOfTop(top, speak);
  const isTile = fence === 'stable' || single !== undefined || frame?.step === 'place-single';
  const isClosing = !isTile && closesForest(player, cell);
  return (
    <>
      {pointed && (
        <svg className="cv-ghost-picture" viewBox={VIEW} aria-hidden="true" focusable="false">
          {sown !== undefined && <CellPicture cell={cell} top={player.tops[cell] ?? 'none'} seat={shown} sown={sown} />}
          {top !== undefined && <CellPicture cell={cell} top={top} seat={shown} />}
          {fence === 'stable' && <Stable x={98} y={78} roof={seatColours(seatNumber(shown)).ground} size={0.8} />}
          {(fence === 'small' || fence === 'large') && (
            <>
              <Fence side="back" />
              <Fence side="front" />
            </>
          )}
        </svg>
      )}
      <span className="cv-ghost-word" aria-hidden="true" data-closing={isClosing || undefined}>
        {isClosing ? speak('tag.closes-forest', { what }) : what}
      </span>
    </>
  );
}
