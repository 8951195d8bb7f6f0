import { MiniaturePiece, type MiniatureProps } from '../../../web/board-kit/miniature.tsx';
import { Picture } from '../../../web/look/Picture.tsx';
import { seatColours, seatNumber } from '../../../web/look/SeatMark.tsx';
import { AREAS, GRID, type Rectangle, ROCK } from '../box/areas.ts';
import { ownerOf } from '../box/figures.ts';
import { type Area, isOnBoard, isRoom } from '../box/map.ts';
import { type CaveTroll, kindOf } from '../position.ts';
import { appraiseBoard } from '../rules/scoring.ts';
import { FLOORS } from './scenery/floors.ts';
import { stand } from './standing.ts';

const CELL = 20;
const WALL = 1.2;
const RING: Rectangle = [6, 6, 4, 4];
/** The pit in the middle lies on the throne's floor. */
const ORDER = AREAS.map((_, area) => area).sort((one, other) => Number(isRing(other)) - Number(isRing(one)));

function isRing(area: Area): boolean {
  return AREAS[area]?.id === 'throne-ring';
}

function boxOf([x, y, width, height]: Rectangle) {
  return {
    x: x * CELL + WALL,
    y: y * CELL + WALL,
    width: width * CELL - 2 * WALL,
    height: height * CELL - 2 * WALL,
    rx: 2,
  };
}

/** The dungeon: who holds which room, and who stands where. */
export function Miniature({ view, className }: MiniatureProps<CaveTroll>) {
  const held = appraiseBoard(view);
  return (
    <Picture width={GRID.width * CELL} height={GRID.height * CELL} fit="fill" className={className}>
      <rect width="100%" height="100%" fill="#1b1814" />
      {ORDER.map((area) => (
        <Floor key={area} area={area} holder={held[area]?.controller} />
      ))}
      {ROCK.map((rock) => (
        <rect key={rock.join()} {...boxOf(rock)} rx={12} fill="#4a4b48" />
      ))}
      {AREAS.map(({ id }, area) => (
        <Standing key={id} view={view} area={area} />
      ))}
    </Picture>
  );
}

function Floor({ area, holder }: { area: Area; holder: number | undefined }) {
  const { id, gold, rectangles } = AREAS[area] as (typeof AREAS)[number];
  const [whole] = isRing(area) ? [RING] : rectangles;
  const box = boxOf(whole);
  return (
    <g>
      <rect {...box} fill={FLOORS[id]} />
      {holder !== undefined && <rect {...box} fill={seatColours(seatNumber(holder)).ground} opacity="0.72" />}
      {isRoom(area) && <Coins gold={gold} x={box.x + 4} y={box.y + box.height - 4} />}
    </g>
  );
}

function Coins({ gold, x, y }: { gold: number; x: number; y: number }) {
  const coins = Array.from(
    { length: gold },
    (_, coin) => `M${x + coin * 4 - 1.6} ${y}a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1-3.2 0`,
  );
  return <path d={coins.join('')} fill="#f0c75e" />;
}

/** Heroes and monsters as pieces, chests as squares. */
function Standing({ view, area }: { view: CaveTroll; area: Area }) {
  const figures = view.where.flatMap((there, figure) => (isOnBoard(there) && there === area ? [figure] : []));
  const spots = stand(area, figures.length);
  return figures.map((figure, index) => {
    const spot = spots[index];
    if (spot === undefined) return null;
    const [x, y] = [(spot.x + spot.size / 2) * CELL, (spot.y + spot.size / 2) * CELL];
    const seat = ownerOf(figure);
    const size = spot.size * CELL * 0.95;
    const isChest = kindOf(view, figure).class === 'chest';
    return isChest ? (
      <rect
        key={figure}
        x={x - size / 3}
        y={y - size / 3}
        width={(size * 2) / 3}
        height={(size * 2) / 3}
        fill={seatColours(seatNumber(seat)).ground}
        stroke="#f3e7cc"
      />
    ) : (
      <MiniaturePiece key={figure} seat={seat} x={x} y={y} size={size} />
    );
  });
}
