import { createContext, useContext } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { BoardProps, BoardSeat } from '../../../web/board-kit/tabletop.ts';
import type { CavernaFrame } from '../frames.ts';
import type { CavernaMove } from '../moves.ts';
import { type Caverna, type Player, playerAt } from '../position.ts';
import type { BoardWord, Speak } from './words.ts';

/** What everything on the table goes by. */
export interface Table {
  readonly view: Caverna;
  readonly seats: readonly BoardSeat[];
  /** The one who looks, if they play. */
  readonly me: Seat | undefined;
  /** What the viewer has to answer. */
  readonly frame: CavernaFrame | undefined;
  readonly over: boolean;
  /** Whose home is shown. */
  readonly shown: Seat;
  readonly show: (seat: Seat | undefined) => void;
  readonly speak: Speak;
  readonly openRule: (id: string) => void;
  readonly recent: BoardProps<Caverna, BoardWord>['recent'];
  readonly offers: readonly CavernaMove[];
  readonly give: BoardProps<Caverna, BoardWord>['give'];
}

export const TableContext = createContext<Table | undefined>(undefined);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error('this stands on no table');
  return table;
}

/** The one whose goods matter to the reader: their own, or those of the home that is shown. */
export function readerOf({ me, shown }: Pick<Table, 'me' | 'shown'>): Seat {
  return me ?? shown;
}

/** Whose home is shown. */
export function useShownPlayer(): Player {
  const { view, shown } = useTable();
  return playerAt(view, shown);
}

/** The reader's own goods and home, for what something would cost or bring. */
export function useReader(): Player {
  const table = useTable();
  return playerAt(table.view, readerOf(table));
}
