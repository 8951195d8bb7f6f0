import { createContext, useContext } from 'react';
import type { Seat } from '../../../../kernel/game.ts';
import type { BoardProps } from '../../../../web/board-kit/tabletop.ts';
import type { TrollTown } from '../../position.ts';
import type { BoardWord } from '../words.ts';

/** What everything on the table goes by. */
export interface Table
  extends Pick<
    BoardProps<TrollTown, BoardWord>,
    'view' | 'frame' | 'seats' | 'speak' | 'openRule' | 'give' | 'hinted' | 'proposals' | 'propose'
  > {
  /** The one who looks, if they play. */
  readonly me: Seat | undefined;
}

export const TableContext = createContext<Table | undefined>(undefined);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error('this stands on no table');
  return table;
}
