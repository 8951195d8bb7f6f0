import './called-at.css';
import { useEffect, useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { CalledList, CalledSeat } from '../../../protocol/calls.ts';
import type { TableInfo } from '../../../protocol/server.ts';
import { ApiError, request } from '../../connection/api.ts';
import { isLocal } from '../../connection/connection.ts';
import { useTask } from '../../frame/use-task.ts';
import { Button } from '../../look/Button.tsx';
import { useSay } from '../../messages/text.ts';
import { sayTime } from '../result/outcome.ts';

/** In milliseconds: how often it is asked anew. */
const AGAIN = 60_000;

interface CalledAtProps {
  readonly info: Pick<TableInfo, 'table' | 'state' | 'seats'>;
  readonly seat: Seat;
}

/** When the person was called whom the others at the table wait for, and a button that calls them once more. */
export function CalledAt({ info, seat }: CalledAtProps) {
  const say = useSay();
  const task = useTask();
  const [called, show] = useCalled(info, seat);
  const [isRepeated, setRepeated] = useState(false);
  if (called === undefined) return null;
  const since = sayTime(called.at);
  const repeat = () =>
    task.run(async () => {
      show(await request<CalledList>('POST', `/api/tables/${info.table}/call-again`, { seat }));
      setRepeated(true);
    });
  return (
    <span className="called-at">
      <span className="small soft">{say(called.seen ? 'players.called' : 'players.called-unseen', { since })}</span>
      {called.again !== undefined && called.again <= Date.now() && (
        <Button size="small" icon="bell" busy={task.busy} onClick={repeat}>
          {say('players.call-again')}
        </Button>
      )}
      <span className="small" role="status">
        {isRepeated && say('players.called-again')}
      </span>
      {task.trouble && <span className="error">{task.trouble}</span>}
    </span>
  );
}

function useCalled({ table, seats, state }: CalledAtProps['info'], seat: Seat) {
  const [called, setCalled] = useState<CalledSeat>();
  const isHere = seats.some(({ mine }) => mine) && !isLocal(table);
  const show = (list: CalledList) => setCalled(list.seats.find((each) => each.seat === seat));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` differs each time, but does the same.
  useEffect(() => {
    if (!isHere || state === 'over') return;
    let isShown = true;
    const look = () =>
      request<CalledList>('GET', `/api/tables/${table}/called`).then(
        (list) => {
          if (isShown) show(list);
        },
        (trouble: unknown) => {
          // It is asked again.
          if (!(trouble instanceof ApiError)) throw trouble;
        },
      );
    void look();
    const timer = setInterval(look, AGAIN);
    return () => {
      isShown = false;
      clearInterval(timer);
    };
  }, [isHere, state, table, seat]);
  return [called, show] as const;
}
