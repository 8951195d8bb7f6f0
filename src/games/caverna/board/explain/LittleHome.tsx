import './explain.css';
import { Picture } from '../../../../web/look/Picture.tsx';
import { BOARD_CELLS, cellOf } from '../../box/cells.ts';
import type { Player } from '../../position.ts';
import { CELL_HEIGHT, CELL_WIDTH } from '../art/home/cell.ts';
import { Fence, Meadow } from '../art/home/Farmland.tsx';
import { CellPicture } from '../home/CellPicture.tsx';
import { upTo } from '../numbers.ts';

const [COLUMNS, ROWS] = [6, 4];

interface LittleHomeProps {
  readonly player: Player;
  readonly seat: number;
  /** The cells that could be used. */
  readonly cells: readonly number[];
  readonly title: string;
}

/** A home seen from afar, without words on it: where something could go. */
export function LittleHome({ player, seat, cells, title }: LittleHomeProps) {
  return (
    <Picture width={COLUMNS * CELL_WIDTH} height={ROWS * CELL_HEIGHT} title={title} className="cv-little-home">
      <rect className="cv-little-forest" width={3 * CELL_WIDTH} height={ROWS * CELL_HEIGHT} />
      <rect className="cv-little-rock" x={3 * CELL_WIDTH} width={3 * CELL_WIDTH} height={ROWS * CELL_HEIGHT} />
      {upTo(BOARD_CELLS).map((cell) => {
        const { x, y } = cellOf(cell);
        const top = player.tops[cell] ?? 'none';
        return (
          <g key={cell} transform={`translate(${(x - 1) * CELL_WIDTH} ${(y - 1) * CELL_HEIGHT})`}>
            {top === 'large-pasture' ? (
              <>
                <Meadow seed={cell} />
                <Fence side="back" />
              </>
            ) : (
              <CellPicture
                cell={cell}
                top={top}
                seat={seat}
                stabled={player.stables.includes(cell)}
                sown={player.sown.find((each) => each.cell === cell)}
              />
            )}
          </g>
        );
      })}
      {cells.map((cell) => {
        const { x, y } = cellOf(cell);
        return (
          <rect
            key={cell}
            className="cv-little-glow"
            x={(x - 1) * CELL_WIDTH + 5}
            y={(y - 1) * CELL_HEIGHT + 5}
            width={CELL_WIDTH - 10}
            height={CELL_HEIGHT - 10}
            rx="14"
          />
        );
      })}
    </Picture>
  );
}
