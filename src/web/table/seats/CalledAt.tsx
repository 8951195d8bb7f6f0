import { useEffect, useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { CalledList, CalledSeat } from '../../../protocol/calls.ts';
import type { TableInfo } from '../../../protocol/server.ts';
import { ApiError, request } from '../../connection/api.ts';
import { isLocal } from '../../connection/connection.ts';
import { useSay } from '../../messages/text.ts';
import { sayTime } from '../result/outcome.ts';

/** In milliseconds: how often it is asked anew. */
const AGAIN = 60_000;

interface CalledAtProps {
  readonly info: Pick<TableInfo, 'table' | 'state' | 'seats'>;
  readonly seat: Seat;
}

/** When the person was called whom the others at the table wait for. */
export function CalledAt({ info, seat }: CalledAtProps) {
  const say = useSay();
  const called = useCalled(info, seat);
  if (called === undefined) return null;
  const since = sayTime(called.at);
  return <span className="small soft">{say(called.seen ? 'players.called' : 'players.called-unseen', { since })}</span>;
}

function useCalled({ table, seats, state }: CalledAtProps['info'], seat: Seat): CalledSeat | undefined {
  const [called, setCalled] = useState<CalledSeat>();
  const isHere = seats.some(({ mine }) => mine) && !isLocal(table);
  useEffect(() => {
    if (!isHere || state === 'over') return;
    let isShown = true;
    const look = () =>
      request<CalledList>('GET', `/api/tables/${table}/called`).then(
        (list) => {
          if (isShown) setCalled(list.seats.find((each) => each.seat === seat));
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
  return called;
}
