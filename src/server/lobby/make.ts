import type { z } from 'zod';
import { type Denial, deny, isDenial } from '../../host/denial.ts';
import { isLevel } from '../../host/levels.ts';
import type { SeatRow, TableRow } from '../../host/store.ts';
import type { Game, Table } from '../../kernel/game.ts';
import { commitment } from '../../kernel/random.ts';
import { InputError, tableFor } from '../../kernel/table.ts';
import type { newTable, seatWish } from '../../protocol/client.ts';
import { drawId, drawSeed } from '../identity.ts';
import type { Server } from '../server.ts';
import { makeTable } from '../store/tables.ts';

type Wish = z.output<typeof newTable>;
type Holding = Pick<SeatRow, 'holder' | 'person' | 'bot'>;

/** Sets up a table as wished, and gives its id. */
export async function setUpTable(server: Server, host: string, wish: Wish): Promise<string | Denial> {
  const game = await server.gameNamed(wish.game);
  if (game === undefined) return deny('not-found', 'refused.unknown-game', { game: wish.game });
  const table = tableAsWished(game, wish);
  if (isDenial(table)) return table;
  const holdings: Holding[] = [];
  for (const seat of wish.seats) {
    const holding = holdingFor(seat, host);
    if (isDenial(holding)) return holding;
    holdings.push(holding);
  }
  const row = newRow(server, game, table, host, wish);
  await makeTable(
    server.db,
    row,
    holdings.map((holding, seat) => ({ table_id: row.id, seat, stand_in: null, ...holding })),
  );
  return row.id;
}

function tableAsWished(game: Game, { seats, options }: Wish): Table | Denial {
  try {
    return tableFor(game, seats.length, options);
  } catch (error) {
    if (error instanceof InputError) return deny('malformed', 'refused.bad-table', { problem: error.message });
    throw error;
  }
}

/** Who has a seat by that wish of the host. */
export function holdingFor(wish: z.infer<typeof seatWish>, host: string): Holding | Denial {
  if (wish === 'me') return { holder: 'person', person: host, bot: null };
  if (wish === 'anyone') return { holder: 'nobody', person: null, bot: null };
  if (!isLevel(wish.bot)) return deny('unknown-bot', 'refused.unknown-bot', { bot: wish.bot });
  return { holder: 'bot', person: null, bot: wish.bot };
}

/** The seed is drawn with the table, so that its hash is known before anybody has chosen a seat. */
export function newRow(
  { settings }: Server,
  game: Game,
  table: Table,
  host: string,
  { open, hints }: Pick<Wish, 'open' | 'hints'>,
): TableRow {
  const seed = settings.seed ?? drawSeed();
  return {
    id: drawId(),
    game: game.id,
    version: game.version,
    rules: game.version,
    seats: table.seats,
    options: JSON.stringify(table.options),
    open: open ? 1 : 0,
    state: 'gathering',
    host,
    seed,
    commitment: commitment(seed),
    opening: '[]',
    asked: 0,
    made: Date.now(),
    started: null,
    ended: null,
    places: null,
    rematch: null,
    spectators_chat: 1,
    hints: hints ? 1 : 0,
    clock_period: null,
    clock_due: null,
  };
}
