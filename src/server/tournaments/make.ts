import type { z } from 'zod';
import { type Denial, deny } from '../../host/denial.ts';
import { InputError, tableFor } from '../../kernel/table.ts';
import { FARTHEST_START, type newTournament } from '../../protocol/tournaments.ts';
import { randomId, randomSeed } from '../identity.ts';
import { whyMuted } from '../people/restraints.ts';
import type { Server } from '../server.ts';
import { whoCanSignInAgain } from '../store/people/lasting.ts';
import { addTournament } from '../store/tournaments/tournaments.ts';

const MINUTE = 60_000;

/** Makes a tournament as requested, and returns its id. */
export async function makeTournament(
  server: Server,
  host: string,
  wish: z.output<typeof newTournament>,
): Promise<string | Denial> {
  const muted = await whyMuted(server, host);
  if (muted !== undefined) return muted;
  if (!(await whoCanSignInAgain(server.db, [host])).has(host)) return deny('not-allowed', 'refused.tournament-lasting');
  const game = await server.gameNamed(wish.game);
  if (game === undefined) return deny('not-found', 'refused.unknown-game', { game: wish.game });
  const now = server.now();
  const { starts, every, pace } = wish;
  if (starts !== undefined && (starts <= now || starts > now + FARTHEST_START))
    return deny('malformed', 'refused.tournament-start');
  if (pace === undefined) return deny('malformed', 'refused.tournament-clock');
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
    pace: JSON.stringify(pace),
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
    due: starts ?? null,
  });
  return id;
}
