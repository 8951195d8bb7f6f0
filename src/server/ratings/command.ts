import { type Overrides, settingsFor } from '../settings.ts';
import { openForCommand } from '../store/database/command-database.ts';
import { poolsOf } from '../store/ratings/ratings.ts';
import { type Recomputed, recompute } from './rate.ts';

/** Works out the ratings of all games again, one game after the other. */
export async function recomputeRatings(overrides: Overrides): Promise<(Recomputed & { readonly game: string })[]> {
  const { database, games } = settingsFor(overrides);
  const { db, close } = await openForCommand(database);
  try {
    const done: (Recomputed & { readonly game: string })[] = [];
    for (const { game } of await poolsOf(db)) {
      const title = games.find(({ id }) => id === game)?.title ?? game;
      done.push({ game: title, ...(await recompute(db, game)) });
    }
    return done;
  } finally {
    await close();
  }
}
