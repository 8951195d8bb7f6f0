import type { z } from 'zod';
import { type Denial, deny } from '../../host/denial.ts';
import { isLevel } from '../../host/levels.ts';
import { InputError, tableFor } from '../../kernel/table.ts';
import { FARTHEST_START, MOST_ENTRANTS, type newBots, type newTournament } from '../../protocol/tournaments.ts';
import { randomId, randomSeed } from '../identity.ts';

import type { Server } from '../server.ts';
import { lastingAmong } from '../store/lasting.ts';
import type { TournamentEntryRow } from '../store/schema.ts';
import { addEntries, addTournament, type StoredTournament } from '../store/tournaments.ts';

const MINUTE = 60_000;

/** Makes a tournament as requested, and returns its id. */
export async function makeTournament(
  server: Server,
  host: string,
  wish: z.output<typeof newTournament>,
): Promise<string | Denial> {
  if (!(await lastingAmong(server.db, [host])).has(host)) return deny('not-allowed', 'refused.tournament-lasting');
  const game = await server.gameNamed(wish.game);
  if (game === undefined) return deny('not-found', 'refused.unknown-game', { game: wish.game });
  const now = server.now();
  const { starts, every, pace } = wish;
  if (starts !== undefined && (starts <= now || starts > now + FARTHEST_START))
    return deny('malformed', 'refused.tournament-start');
  if (wish.rated && pace === undefined) return deny('not-allowed', 'refused.tournament-clock');
  try {
    tableFor(game, wish.seats, wish.options);
  } catch (error) {
    if (error instanceof InputError) return deny('malformed', 'refused.bad-table', { problem: error.message });
    throw error;
  }
  const id = randomId();
  await addTournament(server.db, {
    id,
    name: wish.name,
    host,
    game: game.id,
    options: JSON.stringify(wish.options),
    pace: pace === undefined ? null : JSON.stringify(pace),
    rated: wish.rated ? 1 : 0,
    format: wish.format,
    seats: wish.seats,
    rounds: wish.rounds,
    every: every === undefined ? null : every * MINUTE,
    open: wish.open ? 1 : 0,
    state: 'entry',
    seed: server.settings.seed ?? randomSeed(),
    notice: null,
    made: now,
    starts: starts ?? null,
    started: null,
    ended: null,
  });
  return id;
}

/** Bots that take part, named by their level and a number of their own. */
export async function addBots(
  server: Server,
  { row, entries }: StoredTournament,
  { level, count }: z.output<typeof newBots>,
): Promise<Denial | undefined> {
  if (!isLevel(level)) return deny('unknown-bot', 'refused.unknown-bot', { bot: level });
  if (row.state !== 'entry') return deny('not-allowed', 'refused.tournament-begun');
  if (row.rated === 1) return deny('not-allowed', 'refused.tournament-no-bots');
  if (entries.length + count > MOST_ENTRANTS)
    return deny('table-full', 'refused.tournament-full', { most: MOST_ENTRANTS });
  const earlier = entries.filter(({ bot }) => bot !== null).length;
  const bots = Array.from({ length: count }, (_, index): TournamentEntryRow => {
    const entrant = `bot-${earlier + index + 1}`;
    return { tournament: row.id, entrant, person: null, bot: level, seed: null, state: 'in', made: server.now() };
  });
  await addEntries(server.db, bots);
  return undefined;
}
