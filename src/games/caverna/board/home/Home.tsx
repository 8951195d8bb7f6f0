import { useMemo, useRef } from 'react';
import { BesideQuestion } from '../../../../web/board-kit/beside-question.tsx';
import { useTurning } from '../../../../web/board-kit/turning/use-turning.ts';
import { useTurningGestures } from '../../../../web/board-kit/turning/use-turning-gestures.ts';
import { useWords } from '../../../../web/board-kit/words.ts';
import { Button } from '../../../../web/look/Button.tsx';
import { SeatMark, seatNumber } from '../../../../web/look/SeatMark.tsx';
import { TWIN } from '../../box/tiles.ts';
import { CELL_WIDTH } from '../art/home/cell.ts';
import { useColumns } from '../map/use-columns.ts';
import { tilesOn } from '../places.ts';
import { useShownPlayer, useTable } from '../table.ts';
import { arrange } from './arrangement.ts';
import { HALVES_AROUND, readHalf } from './Ghosts.tsx';
import { Half } from './Half.tsx';

/** A home as one landscape: forest on the left, the mountain cut open on the right; whose it is stands above. */
export function Home() {
  const { view, shown, speak, frame: question } = useTable();
  const player = useShownPlayer();
  const arrangement = useMemo(() => arrange(view, shown), [view, shown]);
  const turning = useTurning(readHalf, HALVES_AROUND);
  const frame = useRef<HTMLDivElement>(null);
  const { room } = useColumns(frame, CELL_WIDTH);
  const [tile] = tilesOn(question);
  const canTurn = turning.cells.some(({ turns }) => turns.length > 1);
  useTurningGestures(frame, canTurn, turning.turn);
  return (
    <section className="cv-home" aria-label={speak('board.home-of', { seat: shown })} data-guide="home">
      <Guest />
      <div className="cv-halves" ref={frame} data-ground={tile && TWIN[tile].ground}>
        <Half ground="forest" player={player} arrangement={arrangement} turning={turning} room={room} />
        <Half ground="mountain" player={player} arrangement={arrangement} turning={turning} room={room} />
      </div>
      {canTurn && (
        <BesideQuestion>
          <Button size="small" icon="turn-right" onClick={() => turning.turn(1)}>
            {speak('board.turn')}
          </Button>
        </BesideQuestion>
      )}
    </section>
  );
}

/** Says that this is the home of somebody else, and leads back. */
function Guest() {
  const { me, shown, show, speak } = useTable();
  const say = useWords();
  if (me === shown) return null;
  return (
    <div className="cv-guest">
      <SeatMark seat={seatNumber(shown)} />
      <b>{speak('board.home-of', { seat: shown })}</b>
      {me !== undefined && (
        <Button size="small" icon="undo" onClick={() => show(undefined)}>
          {say('kit.own-board')}
        </Button>
      )}
    </div>
  );
}
