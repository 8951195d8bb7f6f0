import { type CSSProperties, useMemo } from 'react';
import { usePlace } from '../../../../web/board-kit/places.tsx';
import type { GhostCell } from '../../../../web/board-kit/turning/turning.ts';
import { type Turning, useGhost } from '../../../../web/board-kit/turning/use-turning.ts';
import type { Direction, Hex } from '../../box/hexes.ts';
import { isPathPiece } from '../../box/pieces.ts';
import { siteOf } from '../../box/sites.ts';
import { isPathLand, type Land, landAt, type Plan, planOf, type TrollTown, type Work } from '../../position.ts';
import { isShownTo } from '../../rules/slates.ts';
import { Hovel, Hut } from '../art/Homes.tsx';
import { upTo } from '../art/numbers.ts';
import { trackOn, waysFrom } from '../art/roads.ts';
import { Pile, Shop } from '../art/Shop.tsx';
import { Cage, Pit } from '../art/Stores.tsx';
import { paintOf } from '../art/trolls.ts';
import { centreOf, hexLine, hexLines, middleOf, rimOf, SIDE } from '../geometry.ts';
import type { Lie } from '../lies.ts';
import { placeOfLie } from '../places.ts';

interface GhostProps {
  readonly view: TrollTown;
  readonly seat: number;
  readonly work: Work;
  readonly hexes: readonly Hex[];
}

/** What would stand there, as a pale print. */
export function GhostPiece({ view, seat, work, hexes }: GhostProps) {
  const [x, y] = centreOf(hexes);
  return (
    <g className="tt-ghost">
      <path d={hexLines(hexes, SIDE - 2)} className="tt-ghost-ground" />
      {isPathPiece(work as 'i2') ? (
        <GhostRoad land={view.land} hexes={hexes} />
      ) : (
        <g transform={`translate(${x.toFixed(0)} ${y.toFixed(0)})`} className="tt-ghost-house">
          <House view={view} seat={seat} work={work} />
        </g>
      )}
      <path d={rimOf(hexes, SIDE - 2)} className="tt-ghost-rim" />
    </g>
  );
}

function GhostRoad({ land, hexes }: { land: readonly Land[]; hexes: readonly Hex[] }) {
  const tracks = useMemo(() => {
    const isRoad = (hex: Hex) => hexes.includes(hex) || isPathLand(landAt(land, hex));
    return hexes.map((hex) => trackOn(hex, waysFrom(hex, isRoad) as Direction[]));
  }, [land, hexes]);
  return (
    <g className="tt-ghost-house">
      <path d={tracks.map(({ dark }) => dark).join('')} fill="var(--tt-log)" stroke="var(--tt-ink)" strokeWidth="2" />
      <path
        d={tracks.map(({ light }) => light).join('')}
        fill="var(--tt-log-2)"
        stroke="var(--tt-ink)"
        strokeWidth="2"
      />
    </g>
  );
}

function House({ view, seat, work }: Omit<GhostProps, 'hexes'>) {
  switch (work) {
    case 'hovel':
      return <Hovel home={0} />;
    case 'cage':
      return <Cage held={0} sort={0} />;
    case 'shop':
      return (
        <g transform="translate(-2 8) scale(0.9)">
          <Shop level={1} busy={false} />
        </g>
      );
    case 'pit':
      return <Pit held={0} />;
    case 'hut-mud':
    case 'hut-wood':
    case 'hut-clay': {
      const material = work.slice(4) as 'mud' | 'wood' | 'clay';
      return <Hut material={material} boss={view.title === seat} home={0} {...paintOf(view, seat)} />;
    }
    default:
      return null;
  }
}

interface CellProps {
  readonly cell: GhostCell;
  readonly turning: Turning;
  readonly lie: Lie;
}

/** A cell in which the chosen piece fits: a lantern. */
function Cell({ cell, turning, lie }: CellProps) {
  const gestures = useGhost(turning, cell.cell);
  const isPointed = turning.pointed?.cell === cell.cell;
  const [x, y] = middleOf(lie.cell);
  return (
    <g {...usePlace(placeOfLie(lie))} {...gestures} className="tt-cell" data-pointed={isPointed || undefined}>
      <path d={hexLine(lie.cell, SIDE - 4)} className="tt-cell-hex" />
      <circle cx={x.toFixed(0)} cy={y.toFixed(0)} r="9" className="tt-cell-lamp" />
    </g>
  );
}

interface CellsProps {
  readonly view: TrollTown;
  readonly seat: number;
  readonly turning: Turning;
  /** The way of lying that a cell shows now. */
  readonly lieOn: (cell: GhostCell) => Lie | undefined;
}

/** Every cell in which the piece fits, and the piece itself where it is pointed at. */
export function Cells({ view, seat, turning, lieOn }: CellsProps) {
  const pointed = turning.pointed && lieOn(turning.pointed);
  return (
    <g>
      {turning.cells.map((cell) => {
        const lie = lieOn(cell);
        return lie && <Cell key={cell.cell} cell={cell} turning={turning} lie={lie} />;
      })}
      {pointed && (
        <GhostPiece view={view} seat={seat} work={pointed.piece} hexes={siteOf(pointed.piece, pointed.site).hexes} />
      )}
    </g>
  );
}

/** The orders and the add-on of a plan, as they would stand. */
export function PlanGhosts({ view, seat, plan }: { view: TrollTown; seat: number; plan: Plan }) {
  const addOn = plan.deed === 'upgrade-hovel' ? 'addon' : plan.deed === 'upgrade-pile' ? 'pile' : undefined;
  const [x, y] = addOn === undefined ? [0, 0] : middleOf(plan.hex);
  return (
    <g className="tt-planned">
      {addOn && (
        <g transform={`translate(${x.toFixed(0)} ${y.toFixed(0)})`} className="tt-ghost">
          <g className="tt-ghost-house">{addOn === 'pile' ? <Pile /> : <Hovel home={0} addon />}</g>
        </g>
      )}
      {plan.orders.map(({ work, site }) =>
        work === 'rebuild' || work === 'rebuild-clay' ? null : (
          <GhostPiece key={`${work} ${site}`} view={view} seat={seat} work={work} hexes={siteOf(work, site).hexes} />
        ),
      )}
    </g>
  );
}

/** What others build who let one look at their plans. */
export function ShownGhosts({ view, me }: { view: TrollTown; me: number }) {
  return upTo(view.seats)
    .filter((seat) => seat !== me && isShownTo(view, me, seat))
    .map((seat) => (
      <g key={seat} className="tt-shown" style={{ '--tt-shown': paintOf(view, seat).ground } as CSSProperties}>
        <PlanGhosts view={view} seat={seat} plan={planOf(view, seat)} />
      </g>
    ));
}
