import { commitment } from '../../../kernel/random.ts';
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
    row: {
      id,
      game,
      version,
      rules: version,
      seats: seats.length,
      options: JSON.stringify(options),
      open: 0,
      state: 'gathering',
      host: ME,
      seed,
      commitment: commitment(seed),
      opening: '[]',
      asked: 0,
      made,
      started: null,
      ended: null,
      places: null,
      rematch: null,
      spectators_chat: 1,
      hints: 0,
      clock_period: null,
      clock_due: null,
      clock_left: null,
      pace: null,
      rated: 0,
    },
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
