import type { Score, Seat } from '../../../kernel/game.ts';
import type { ScoreRow } from '../../board-kit/tabletop.ts';
import { SeatMark, seatNumber } from '../../look/SeatMark.tsx';
import { useSay } from '../../messages/text.ts';
import type { Speech } from '../log/speech.ts';
import { type Cell, cellsOf } from './score-cells.ts';

interface ScoreTableProps {
  readonly scores: readonly Score[];
  readonly rows: readonly ScoreRow[];
  readonly speech: Speech;
}

/** With more columns than this there is no room for the counts. */
const WITH_COUNTS = 4;

/** All scores in one table: a column for each seat, the best value of a row marked. */
export function ScoreTable({ scores, rows, speech }: ScoreTableProps) {
  const say = useSay();
  const inOrder = [...scores].sort((one, other) => one.seat - other.seat);
  return (
    <table className="score-table" data-many={inOrder.length > WITH_COUNTS || undefined}>
      <thead>
        <tr>
          <td />
          {inOrder.map(({ seat }) => (
            <th key={seat} scope="col" data-mine={speech.isReader(seat) || undefined}>
              <SeatMark seat={seatNumber(seat)} />
              <span>{speech.nameOf(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cellsOf(inOrder, rows).map(({ title, cells }) => (
          <tr key={title}>
            <th scope="row">{speech.say(title)}</th>
            {cells.map((cell, column) => (
              <Points key={inOrder[column]?.seat} cell={cell} mine={isMine(inOrder[column]?.seat, speech)} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('score.sum')}</th>
          {inOrder.map(({ seat, points }) => (
            <td key={seat} data-mine={speech.isReader(seat) || undefined}>
              {points}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function isMine(seat: Seat | undefined, speech: Speech): boolean {
  return seat !== undefined && speech.isReader(seat);
}

function Points({ cell: { count, points, best }, mine }: { readonly cell: Cell; readonly mine: boolean }) {
  return (
    <td data-best={best || undefined} data-mine={mine || undefined} data-lost={points < 0 || undefined}>
      {count !== undefined && <small>{count} </small>}
      <b data-none={points === 0 || undefined}>{points < 0 ? `−${-points}` : points}</b>
    </td>
  );
}
