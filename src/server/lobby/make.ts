import type { z } from 'zod';
import { isLevel } from '../../host/bots/levels.ts';
import { type Denial, deny, isDenial } from '../../host/denial.ts';
import { newTableRow } from '../../host/match/new-table-row.ts';
import type { SeatRow, TableRow } from '../../host/store.ts';
import type { Game, Table } from '../../kernel/game.ts';
import { InputError, tableFor } from '../../kernel/table.ts';
import type { newTable, seatRequest } from '../../protocol/client.ts';
import { randomId, randomSeed } from '../identity.ts';
import { whyNotRated } from '../ratings/fit.ts';
import type { Server } from '../server.ts';
import { makeTable } from '../store/tables/tables.ts';
import { callInvited, whyNotInvited } from './invite.ts';

type TableRequest = z.output<typeof newTable>;
type NewRow = Pick<TableRequest, 'open' | 'hints' | 'pace' | 'rated' | 'begins'> & Pick<TableRow, 'arranged'>;
type SeatHolder = Pick<SeatRow, 'holder' | 'person' | 'bot' | 'kept'>;

/** Creates a table as requested, and returns its id. */
export async function setUpTable(server: Server, host: string, wish: TableRequest): Promise<string | Denial> {
  const game = await server.gameNamed(wish.game);
  if (game === undefined) return deny('not-found', 'refused.unknown-game', { game: wish.game });
  const table = tableRequested(game, wish);
  if (isDenial(table)) return table;
  const unfit = wish.rated ? await whyNotRated(server, host, wish) : undefined;
  if (unfit !== undefined) return unfit;
  const holders: SeatHolder[] = [];
  for (const seat of wish.seats) {
    const holder = holderFor(seat, host);
    if (isDenial(holder)) return holder;
    holders.push(holder);
  }
  const invited = wish.seats.flatMap((seat) => (typeof seat === 'object' && 'invite' in seat ? [seat.invite] : []));
  const uninvited = await whyNotInvited(server, host, invited);
  if (uninvited !== undefined) return uninvited;
  const row = newRow(server, game, table, host, wish);
  await makeTable(
    server.db,
    row,
    holders.map((holder, seat) => ({ table_id: row.id, seat, stand_in: null, ...holder })),
  );
  await callInvited(server, row, invited);
  return row.id;
}

function tableRequested(game: Game, { seats, options }: TableRequest): Table | Denial {
  try {
    return tableFor(game, seats.length, options);
  } catch (error) {
    if (error instanceof InputError) return deny('malformed', 'refused.bad-table', { problem: error.message });
    throw error;
  }
}

/** The holder of a seat, as the host has chosen. */
export function holderFor(wish: z.infer<typeof seatRequest>, host: string): SeatHolder | Denial {
  if (wish === 'me') return { holder: 'person', person: host, bot: null, kept: null };
  if (wish === 'anyone') return { holder: 'nobody', person: null, bot: null, kept: null };
  if ('invite' in wish) return { holder: 'nobody', person: null, bot: null, kept: wish.invite };
  if (!isLevel(wish.bot)) return deny('unknown-bot', 'refused.unknown-bot', { bot: wish.bot });
  return { holder: 'bot', person: null, bot: wish.bot, kept: null };
}

/** By days nobody waits at the table for its host to begin the match. */
function usualBeginning(pace: TableRequest['pace']): TableRequest['begins'] {
  return pace?.kind === 'days' ? 'when-full' : 'by-host';
}

/** The seed is drawn with the table, so that its hash is public before anybody has chosen a seat. */
export function newRow(
  { settings, now }: Server,
  game: Game,
  table: Table,
  host: string,
  { open, hints, pace, rated, arranged = null, begins }: NewRow,
): TableRow {
  return newTableRow({
    id: randomId(),
    game: game.id,
    version: game.version,
    seats: table.seats,
    options: JSON.stringify(table.options),
    open: open ? 1 : 0,
    host,
    seed: settings.seed ?? randomSeed(),
    made: now(),
    hints: hints ? 1 : 0,
    pace: pace === undefined ? null : JSON.stringify(pace),
    rated: rated ? 1 : 0,
    arranged,
    begins: (begins ?? usualBeginning(pace)) === 'when-full' && arranged === null ? 'full' : null,
  });
}
