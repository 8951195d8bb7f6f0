import { FIRST_RATING } from '../ratings/elo.ts';
import type { Database } from '../store/database/schema.ts';
import { ratingsIn } from '../store/ratings/ratings.ts';
import type { WaitingRow } from '../store/tables/schema.ts';
import type { Waiter } from './match.ts';

/** People who wait, with their ratings. Without one, the initial rating counts. */
export async function waitersFrom(db: Database, rows: readonly WaitingRow[]): Promise<Waiter[]> {
  const waiters: Waiter[] = [];
  for (const game of new Set(rows.map((row) => row.game))) {
    const own = rows.filter((row) => row.game === game);
    const ratings = await ratingsIn(
      db,
      game,
      own.map(({ person }) => person),
    );
    for (const { person, seats, pace, rated, since, bot_after } of own) {
      const rating = ratings.get(person)?.rating ?? FIRST_RATING;
      waiters.push({ person, game, seats, pace, rated: rated === 1, rating, since, botAfter: bot_after ?? undefined });
    }
  }
  return waiters;
}
