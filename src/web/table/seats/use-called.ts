import { useEffect, useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { CalledList, CalledSeat } from '../../../protocol/calls.ts';
import type { TableInfo } from '../../../protocol/server.ts';
import { ApiError, request } from '../../connection/api.ts';
import { isLocal } from '../../connection/connection.ts';

/** In milliseconds: how often it is asked anew. */
const AGAIN = 60_000;

export type CalledTable = Pick<TableInfo, 'table' | 'state' | 'seats'>;

/** When the person of a seat was called, as the server says it to those who sit there, and a way to show a newer answer. */
export function useCalled({ table, seats, state }: CalledTable, seat: Seat, wanted = true) {
  const [called, setCalled] = useState<CalledSeat>();
  const isAsked = wanted && state !== 'over' && seats.some(({ mine }) => mine) && !isLocal(table);
  const show = (list: CalledList) => setCalled(list.seats.find((each) => each.seat === seat));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` differs each time, but does the same.
  useEffect(() => {
    if (!isAsked) return;
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
  }, [isAsked, state, table, seat]);
  return [isAsked ? called : undefined, show] as const;
}
