import { useState } from 'react';
import { Caption } from '../../../../web/board-kit/captions/captions.tsx';
import { ChangedMark } from '../../../../web/board-kit/changed/marks.tsx';
import { usePlace, usePlaces } from '../../../../web/board-kit/places.tsx';
import type { Turning } from '../../../../web/board-kit/turning/use-turning.ts';
import { seatColours, seatNumber } from '../../../../web/look/SeatMark.tsx';
import { ADJACENT, cellAt, cellOf, type Ground, markOf, READING_ORDER } from '../../box/cells.ts';
import { furnishingNumber } from '../../box/furnishings.ts';
import type { Player } from '../../position.ts';
import { CELL_HEIGHT, CELL_WIDTH } from '../art/home/cell.ts';
import { Fence, Meadow, Stable } from '../art/home/Farmland.tsx';
import { Forest } from '../art/home/Forest.tsx';
import { ForestGround, MountainGround } from '../art/home/HomeGround.tsx';
import { Entrance, Passage } from '../art/home/Mountain.tsx';
import { Outcrop, type Side } from '../art/home/Outcrop.tsx';
import { spotOf } from '../changes.ts';
import { thingOf } from '../explain/things.ts';
import { Fitting } from '../map/fitting.tsx';
import { placeOf } from '../place-ids.ts';
import { useSown } from '../sowing/use-sown.ts';
import { useTable } from '../table.ts';
import type { Arrangement } from './arrangement.ts';
import { Beds } from './Beds.tsx';
import { CellPicture } from './CellPicture.tsx';
import { CellGhost, HalfGhosts } from './Ghosts.tsx';
import { cellBox, cellsShown, halfBox, pairBox, placed } from './geometry.ts';
import { Animals } from './Herds.tsx';
import { nameOfTop, shortTagOf, tagOf } from './tags.ts';

interface HalfProps {
  readonly ground: Ground;
  readonly player: Player;
  readonly arrangement: Arrangement;
  readonly turning: Turning;
  /** Changes with the room for words. */
  readonly room: string;
}

/** Forest or mountain of a home, seen from the side: what has been cleared and dug, who lives there. */
export function Half({ ground, player, arrangement, turning, room }: HalfProps) {
  const { me, shown, speak } = useTable();
  const places = usePlaces();
  const own = me === shown;
  const offered = own ? places : new Map();
  const cells = cellsShown(ground, player, offered);
  const half = halfBox(cells, cellsShown(ground === 'forest' ? 'mountain' : 'forest', player, offered));
  const ordered = READING_ORDER.filter((cell) => cells.includes(cell));
  return (
    <section
      className="cv-half"
      aria-label={speak(`board.${ground}`)}
      data-half={ground}
      style={{ aspectRatio: `${half.width} / ${half.height}`, '--units': half.width } as React.CSSProperties}
    >
      <svg
        viewBox={`${half.x} ${half.y} ${half.width} ${half.height}`}
        className="cv-half-picture"
        aria-hidden="true"
        focusable="false"
      >
        <rect x={half.x} y={half.y} width={half.width} height={half.height} fill="var(--cv-sky)" />
        {ground === 'forest' ? <ForestGround /> : <MountainGround />}
        <Outcrops cells={ordered} ground={ground} />
        {ground === 'mountain' && <Passages player={player} cells={ordered} />}
        {ordered.map((cell) => (
          <OnCell key={cell} cell={cell} player={player} seat={shown} arrangement={arrangement} />
        ))}
        {ground === 'mountain' && (
          <g transform={`translate(${cellBox(cellAt(4, 4)).x} ${cellBox(cellAt(4, 4)).y + 60})`}>
            <Entrance />
          </g>
        )}
      </svg>
      {ordered.map((cell) => (
        <CellSpot
          key={cell}
          cell={cell}
          style={placed(cellBox(cell), half)}
          tag={tagOf(player, cell, arrangement, speak)}
          short={shortTagOf(player, cell, arrangement, speak)}
          room={`${room} ${half.width}`}
          top={nameOfTop(player.tops[cell] ?? 'none', speak)}
          wide={(player.mates[cell] ?? -1) >= 0}
          planked={furnishingNumber(player.tops[cell] ?? 'none') >= 0}
        />
      ))}
      <Beds player={player} seat={shown} half={half} ground={ground} />
      {own && <HalfGhosts ground={ground} half={half} turning={turning} />}
    </section>
  );
}

/** CV-1.16: the edge of the board where something hangs over it, and the ground below what does. */
function Outcrops({ cells, ground }: { readonly cells: readonly number[]; readonly ground: Ground }) {
  const beyond = cells.filter((cell) => cellOf(cell).overhang);
  if (beyond.length === 0) return null;
  const first = cellBox(ground === 'forest' ? cellAt(1, 1) : cellAt(4, 1));
  return (
    <>
      {beyond.map((cell) => {
        const { x, y } = cellBox(cell);
        const below = cellAt(cellOf(cell).x, cellOf(cell).y + 1);
        return (
          <g key={cell} transform={`translate(${x} ${y})`}>
            <Outcrop ground={ground} side={sideOf(cell)} held={!beyond.includes(below)} />
          </g>
        );
      })}
      <rect
        className="cv-board-edge"
        x={first.x - 3}
        y={first.y - 1}
        width={3 * CELL_WIDTH + 6}
        height={4 * CELL_HEIGHT + 2}
      />
    </>
  );
}

function sideOf(cell: number): Side {
  const { x, y } = cellOf(cell);
  if (y === 0) return 'above';
  if (y > 4) return 'below';
  return x === 0 ? 'left' : 'right';
}

interface OnCellProps {
  readonly cell: number;
  readonly player: Player;
  readonly seat: number;
  readonly arrangement: Arrangement;
}

/** The picture of a cell with its animals; a pasture over two cells is drawn with the first of them. */
function OnCell({ cell, player, seat, arrangement: { herds, dogs } }: OnCellProps) {
  const { tops, under, mates, stables, sown } = player;
  const { x, y } = cellBox(cell);
  const top = tops[cell] ?? 'none';
  const mate = mates[cell] ?? -1;
  if (mate >= 0) {
    if (READING_ORDER.indexOf(mate) < READING_ORDER.indexOf(cell)) return null;
    const { width, height } = pairBox(cell, mate);
    const isHigh = height > CELL_HEIGHT;
    return (
      <g transform={`translate(${x} ${y})`}>
        <Meadow seed={cell} width={width} height={height} />
        {[cell, mate].map((each) => under[each] === 'none' && <Wild key={each} cell={each} from={cell} />)}
        <Fence side="back" width={width} height={height} />
        {[cell, mate].map(
          (each, index) =>
            stables.includes(each) && (
              <Stable
                key={each}
                x={isHigh ? 98 : index === 0 ? 34 : width - 34}
                y={isHigh ? 70 + index * CELL_HEIGHT : 66}
                roof={seatColours(seatNumber(seat)).ground}
                size={0.8}
              />
            ),
        )}
        <Animals herd={herds.get(cell)} dogs={dogs.get(cell) ?? 0} width={width} height={height} />
        <Fence side="front" width={width} height={height} />
      </g>
    );
  }
  return (
    <g transform={`translate(${x} ${y})`}>
      <CellPicture
        cell={cell}
        top={top}
        seat={seat}
        stabled={stables.includes(cell)}
        sown={sown.find((each) => each.cell === cell)}
        wild={under[cell] === 'none'}
      />
      <Animals
        herd={herds.get(cell)}
        dogs={dogs.get(cell) ?? 0}
        width={top === 'none' && stables.includes(cell) ? 80 : CELL_WIDTH}
        height={CELL_HEIGHT}
      />
      {top === 'small-pasture' && <Fence side="front" />}
    </g>
  );
}

/** FF-7.3.2: the half of a pasture that lies straight on the forest. */
function Wild({ cell, from }: { readonly cell: number; readonly from: number }) {
  const [at, first] = [cellBox(cell), cellBox(from)];
  return (
    <g transform={`translate(${at.x - first.x} ${at.y - first.y})`}>
      <Forest seed={cell} sparse />
    </g>
  );
}

/** Wherever two dug cells touch. */
function Passages({ player: { tops }, cells }: { readonly player: Player; readonly cells: readonly number[] }) {
  const isDug = (cell: number) => tops[cell] !== 'none' && cellOf(cell).ground === 'mountain';
  return cells.filter(isDug).flatMap((cell) => {
    const { x, y } = cellOf(cell);
    const box = cellBox(cell);
    return (ADJACENT[cell] ?? []).filter(isDug).flatMap((other) => {
      const next = cellOf(other);
      const towards = next.x === x + 1 ? 'right' : next.y === y + 1 ? 'below' : undefined;
      return towards === undefined
        ? []
        : [
            <g key={`${cell} ${other}`} transform={`translate(${box.x} ${box.y})`}>
              <Passage towards={towards} />
            </g>,
          ];
    });
  });
}

interface CellSpotProps {
  readonly cell: number;
  readonly style: React.CSSProperties;
  readonly tag: string;
  /** The tag where there is little room. */
  readonly short: string | undefined;
  readonly room: string;
  readonly top: string;
  readonly wide: boolean;
  /** Whether a plank takes the words: wherever a room stands. */
  readonly planked: boolean;
}

/** A cell as something to point at: its tag, its news, and what would come to it. */
function CellSpot({ cell, style, tag, short, room, top, wide, planked }: CellSpotProps) {
  const { shown, me } = useTable();
  const asked = usePlace(placeOf.cell(cell));
  const sown = useSown(cell, asked);
  const place = sown?.place ?? asked;
  const [pointed, point] = useState(false);
  const own = shown === me;
  const spot = spotOf.cell(shown, cell);
  const pointing = {
    onPointerEnter: () => point(true),
    onPointerLeave: () => point(false),
    onFocus: () => point(true),
    onBlur: () => point(false),
  };
  return (
    <div
      className="cv-cell"
      style={style}
      {...{ role: 'img', 'aria-label': tag || top, ...(own ? place : {}), ...pointing, ...(own ? sown?.acting : {}) }}
      data-about={thingOf.cell(cell)}
    >
      {own && place['data-mood'] !== undefined && place['data-mood'] !== 'blocked' && (
        <CellGhost cell={cell} pointed={pointed || place['data-mood'] === 'chosen'} sown={sown?.crop} />
      )}
      {!cellOf(cell).overhang && (
        <span className="cv-cell-mark" aria-hidden="true">
          {markOf(cell)}
        </span>
      )}
      {tag !== '' && sown?.crop === undefined && (
        <Fitting
          className="cv-tag"
          data-wide={wide || undefined}
          data-ground={planked ? 'mountain' : cellOf(cell).ground}
          aria-hidden="true"
          forms={short === undefined ? [tag] : [tag, short]}
          measured={`${tag} ${room}`}
        />
      )}
      <ChangedMark of={spot} />
      <Caption of={spot} />
    </div>
  );
}
