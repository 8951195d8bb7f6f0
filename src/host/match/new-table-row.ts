import { commitment } from '../../kernel/random.ts';
import type { TableRow } from '../store.ts';

type Needed = 'id' | 'game' | 'version' | 'seats' | 'options' | 'host' | 'seed' | 'made';

/** The row of a table whose match has not begun: alone, with nothing agreed, unless `own` says otherwise. */
export function newTableRow(own: Pick<TableRow, Needed> & Partial<TableRow>): TableRow {
  return {
    rules: own.version,
    open: 0,
    state: 'gathering',
    commitment: own.commitment ?? commitment(own.seed),
    opening: '[]',
    asked: 0,
    started: null,
    ended: null,
    places: null,
    rematch: null,
    spectators_chat: 1,
    hints: 0,
    pace: null,
    rated: 0,
    ...own,
  };
}
