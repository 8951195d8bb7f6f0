import { newTableRow } from '../../../host/match/new-table-row.ts';
import type { KeptTable } from './local-database.ts';
import { ME, type NewLocalTable } from './stored-table.ts';

interface NewTableDetails {
  readonly id: string;
  readonly seed: string;
  readonly version: number;
  readonly made: number;
}

/** A local table whose match has not begun. Every seat without a bot belongs to the person at this screen. */
export function newKeptTable({ game, options, seats, script }: NewLocalTable, given: NewTableDetails): KeptTable {
  const { id, seed, version, made } = given;
  return {
    id,
    row: newTableRow({
      id,
      game,
      version,
      seats: seats.length,
      options: JSON.stringify(options),
      host: ME,
      seed,
      made,
    }),
    seats: seats.map(({ name, bot = null }, seat) => ({
      seat,
      holder: bot === null ? 'person' : 'bot',
      person: bot === null ? ME : null,
      bot,
      stand_in: null,
      name,
      seen: null,
      program: null,
      votes: [],
    })),
    asked: 0,
    publicAsked: 0,
    entered: made,
    moved: made,
    muted: [],
    ...(script && { script }),
  };
}
