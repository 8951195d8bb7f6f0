import { useEffect, useState } from 'react';
import type { MatchRecord } from '../../kernel/record.ts';
import { api } from '../connection/api.ts';
import { listLocalTables } from '../connection/local/local-connection.ts';

/** The table at which the match of a record was played, if it is among the reader's own. */
export function useHere({ commitment, seats, playedBefore }: MatchRecord): string | undefined {
  const [table, setTable] = useState<string | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    const lists = [listLocalTables(), api.finished({ game: '', with: '', before: '' }).then(({ tables }) => tables)];
    Promise.allSettled(lists).then((answers) => {
      const infos = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      const same = infos.find(
        (info) =>
          info.state === 'over' &&
          info.commitment === commitment &&
          info.seats.length === seats &&
          info.playedBefore === playedBefore,
      );
      if (isCurrent) setTable(same?.table);
    });
    return () => {
      isCurrent = false;
    };
  }, [commitment, seats, playedBefore]);
  return table;
}
